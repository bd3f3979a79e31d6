package start

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/ui/view"
)

// begun is the game that is asked for.
func begun(t *testing.T, asks []any) Begin {
	t.Helper()
	for _, ask := range asks {
		if b, ok := ask.(Begin); ok {
			return b
		}
	}
	t.Fatalf("no game is asked for, but %v", asks)
	return Begin{}
}

// At a real table people sit in place of the Automa: as many as chosen, with the names typed, and nobody else, whoever sat at the table on
// the screen; only money can be kept.
func TestPeopleSitDownAtARealTable(t *testing.T) {
	s := testScene(0)
	s.choice.game.Seats = []settings.Seat{{Name: "Ada"}, {Rival: "careful"}, {Rival: "careful"}, {Name: "Dee", Unaided: true}}
	s.choice.game.KeepHand, s.choice.game.OwnCards = true, true
	click(t, s, "start:at-table")
	v := s.View(testEnv(t))
	if v.Target("new-game:seats:3") != nil || v.Target("new-game:cards:own") == nil {
		t.Fatal("with the Automa seats are asked for")
	}
	click(t, s, "new-game:who:people")
	v = s.View(testEnv(t))
	for id, want := range map[string]bool{"new-game:seats:2": true, "new-game:seats:4": true, "new-game:seats:5": false, "new-game:cards:own": false,
		"new-game:hand:kept": false, "new-game:money:kept": true, "new-game:difficulty:hard": false, "new-game:order:spending": false,
		"new-game:seat:2:careful": false, "new-game:seat:2:hints": false, "new-game:edition:lancashire-classic": false} {
		if (v.Target(id) != nil) != want {
			t.Errorf("%s is offered: %v", id, !want)
		}
	}
	click(t, s, "new-game:seats:3")
	click(t, s, "new-game:seat:2:name")
	s.Do(view.Typed{Text: "Bo"})
	click(t, s, "new-game:money:kept")
	if text := shown(s, testEnv(t)); !strings.Contains(text, "Ada, Bo and Player 3") {
		t.Errorf("the game that would begin is not named:\n%s", text)
	}
	b := begun(t, click(t, s, "at-table:begin"))
	want := record.Header{Seed: b.Header.Seed, Options: engine.Options{Seats: 3}, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}}}
	if b.Header != want || !b.Table || !b.KeepMoney || b.KeepHand || b.Deck != "" || b.Game != "birmingham" {
		t.Errorf("asked for is %+v", b)
	}
	if kept := s.choice.world.Settings.NewGame; !kept.People || kept.Table || kept.Seats[1].Name != "Bo" {
		t.Errorf("kept is %+v", kept)
	}
}

// Nobody begins where two have one name, and the page says so.
func TestTwoPeopleAtARealTableAreCalledOtherwise(t *testing.T) {
	s := testScene(0)
	s.choice.game.People, s.choice.game.SeatCount = true, 2
	s.choice.game.Seats = []settings.Seat{{Name: "Ada"}, {Name: "Ada"}}
	click(t, s, "start:at-table")
	v := s.View(testEnv(t))
	if begin := v.Target("at-table:begin"); begin == nil || begin.Act != nil || !strings.Contains(shown(s, testEnv(t)), "Ada") {
		t.Error("a game of two people of one name begins")
	}
}

// Brass of 2007 and the classic deck of Lancashire seat three or four; with the Automa the usual edition is played again.
func TestEditionsForThreeAreOfferedToPeopleAtARealTable(t *testing.T) {
	s := testScene(0)
	s.choice.game.Game, s.choice.game.People = "lancashire", true
	click(t, s, "start:at-table")
	click(t, s, "new-game:edition:lancashire-classic")
	v := s.View(testEnv(t))
	if v.Target("new-game:seats:2") != nil || v.Target("new-game:seats:3") == nil {
		t.Error("two are offered the classic deck")
	}
	if b := begun(t, click(t, s, "at-table:begin")); b.Game != "lancashire-classic" || b.Header.Options.Seats < 3 || b.Header.Options.Solo {
		t.Errorf("asked for is %+v", b)
	}
	click(t, s, "new-game:who:automa")
	if b := begun(t, click(t, s, "at-table:begin")); b.Game != "lancashire" || !b.Header.Options.Solo {
		t.Errorf("asked for is %+v", b)
	}
	s.choice.game.Game = "brass"
	click(t, s, "new-game:who:people")
	v = s.View(testEnv(t))
	if v.Target("new-game:seats:2") != nil || v.Target("new-game:seats:4") == nil {
		t.Error("two are offered the Brass of 2007")
	}
}
