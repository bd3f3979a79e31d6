package client_test

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/ui/view"
)

// last is what the record says last.
func (p *person) last() string {
	r := p.Record()
	if n := len(r.Entries()); n > 0 {
		return r.Line(n - 1)
	}
	return ""
}

// Any thing on a real table is put right by clicks: on the board, or in the panel; each correction is in the record, and is taken back
// alone.
func TestThingsArePutRight(t *testing.T) {
	for _, c := range []struct {
		game   string
		clicks []string
		want   string
		done   func(*automa.Position) bool
	}{
		{"birmingham", []string{"space:stone.1", "put-right:owner:automas", "put-right:industry:coal", "put-right:by:-1"}, "put tile stone.1 automa coal 2 2", nil},
		{"birmingham", []string{"space:stone.1", "put-right:owner:yours", "put-right:tile:cotton 2", "put-right:flipped"},
			"put tile stone.1 you cotton 2 flipped", nil},
		{"birmingham", []string{"line:stafford_stone", "put-right:owner:automas"}, "put link stafford_stone automa", nil},
		{"birmingham", []string{"merchant:gloucester.1", "put-right:trader:manufacturer-a"}, "put merchant gloucester.1 manufacturer-a", nil},
		{"birmingham", []string{"merchant:oxford.1", "put-right:no-barrel"}, "put barrel oxford.1 0", nil},
		{"birmingham", []string{"location:stone", "put-right:space:stone.2", "put-right:owner:yours"}, "put tile stone.2 you", nil},
		{"birmingham", []string{"put-right:vp-1", "put-right:by:10", "put-right:by:10", "put-right:by:-1"}, "put vp automa 19", nil},
		{"birmingham", []string{"put-right:vp-0", "put-right:by:1"}, "put vp you 1", nil},
		{"birmingham", []string{"put-right:income", "put-right:by:-10"}, "put income you 0", nil},
		{"birmingham", []string{"put-right:market-coal", "put-right:by:-1"}, "put market coal 12", nil},
		{"birmingham", []string{"put-right:market-iron", "put-right:by:1"}, "put market iron 9", nil},
		{"birmingham", []string{"put-right:mat:1", "put-right:mat:coal 2", "put-right:by:-1"}, "put mat automa coal 2 1", nil},
		{"lancashire", []string{"put-right:distant", "put-right:by:1"}, "put distant 2", nil},
		{"birmingham", []string{"market:coal", "put-right:by:-1"}, "put market coal 12", nil},
		{"birmingham", []string{"market:iron:3", "put-right:by:1"}, "put market iron 9", nil},
		{"birmingham", []string{"topbar:vp:1", "put-right:by:10"}, "put vp automa 10", nil},
		{"birmingham", []string{"hand:vp", "put-right:by:1"}, "put vp you 1", nil},
		{"birmingham", []string{"hand:income", "put-right:by:-10"}, "put income you 0", nil},
	} {
		t.Run(c.want, func(t *testing.T) {
			p := dealtIn(t, hasty(t), "new-game:game:"+c.game)
			name, _ := p.onTable()
			p.click("tasks:all")
			before := p.Record().Position()
			p.key("G")
			for _, id := range c.clicks {
				p.click(id)
			}
			p.click("put-right:confirm")
			if !strings.HasPrefix(p.last(), c.want) {
				t.Fatalf("the record says %q, not %q", p.last(), c.want)
			}
			if p = p.again(name); !strings.HasPrefix(p.last(), c.want) {
				t.Errorf("after a kill the record says %q", p.last())
			}
			p.key("U")
			if *p.Record().Position() != *before {
				t.Errorf("taken back, the table is not as it was")
			}
		})
	}
}

// What cannot lie there is said, and no button puts it there; going back leaves all as it was.
func TestWhatCannotLieThereIsSaid(t *testing.T) {
	p := dealtIn(t, hasty(t))
	p.click("tasks:all")
	p.key("G")
	for _, id := range []string{"space:stone.1", "put-right:owner:automas", "put-right:industry:coal", "put-right:tile:coal 1"} {
		p.click(id)
	}
	if target := p.see().Target("put-right:confirm"); target.Act != nil || !p.says("no coal mine I left") {
		t.Errorf("a tile that the Automa has not can be put there; said: %s", p.said())
	}
	p.click("put-right:back")
	p.click("put-right:leave")
	if len(p.Record().Entries()) != 0 || p.has("put-right:leave") {
		t.Errorf("the record says %q", p.last())
	}
}

// What is put right while hands are at work leaves them what is still to be done, also when it is taken back.
func TestACorrectionLeavesHandsTheirWork(t *testing.T) {
	p := dealtIn(t, hasty(t))
	p.click("task:1")
	p.key("G")
	p.click("put-right:vp-0")
	p.click("put-right:by:1")
	p.click("put-right:confirm")
	p.click("topbar:undo")
	if n := len(p.Record().Entries()); n != 0 || !p.has("put-right:leave") {
		t.Fatalf("%d entries; to be seen are %v", n, ids(p.see()))
	}
	p.click("put-right:vp-0")
	p.click("put-right:by:1")
	p.click("put-right:confirm")
	p.click("put-right:leave")
	for range 2 {
		if row := p.see().Target("task:1"); row == nil || !row.Picked || !p.has("tasks:all") {
			t.Fatalf("hands have not the same to do: %v", ids(p.see()))
		}
		p.click("topbar:undo")
	}
}

// What the rules refuse may have been played so all the same: then it is played, the record says that it is against them, and after a
// kill it is the same game. Taken back it is gone.
func TestWhatWasPlayedAgainstTheRules(t *testing.T) {
	p := dealtIn(t, hasty(t))
	name, _ := p.onTable()
	p.click("tasks:all")
	p.key("B")
	p.click("choice:industry:coal")
	p.click("space:leek.1")
	p.click("anyway")
	r := p.Record()
	if e := r.Entries()[0]; !e.Anyway || e.Choice.Space != notation.SpaceNamed(r.Game().Game, "leek.1") {
		t.Fatalf("the record says %q", p.last())
	}
	if text := string(r.Marshal()); !strings.Contains(text, "\nanyway build coal@leek.1 card:unknown\n") {
		t.Errorf("the record does not say so:\n%s", text)
	}
	next := p.again(name)
	if !bytes.Equal(next.Record().Marshal(), r.Marshal()) {
		t.Errorf("after a kill the game is\n%s", next.Record().Marshal())
	}
	if !next.has("tasks:all") {
		t.Errorf("after a kill hands are not told what to do: %v", ids(next.see()))
	}
	next.key("L")
	if !next.says("against the rules") {
		t.Error("the log does not say that it is against the rules")
	}
	next.key("L")
	next.click("topbar:undo")
	if len(next.Record().Entries()) != 0 {
		t.Errorf("taken back, the record says %q", next.last())
	}
}

// Where the hand is kept, the card that went with what was played against the rules is picked, not guessed.
func TestWhoOverrulesWithAKeptHandPicksTheCard(t *testing.T) {
	p := dealtIn(t, hasty(t), "new-game:hand:kept")
	p.click("tasks:all")
	for p.beginning("tasks:card:") != "" {
		p.click(p.beginning("tasks:card:"))
	}
	p.key("B")
	p.click("choice:industry:coal")
	p.click("space:leek.1")
	p.click("anyway")
	p.click("discarding:back")
	p.click("anyway")
	r := p.Record()
	last := r.Position().Players[engine.HumanSeat].Hand[engine.HandSize-1]
	p.click("tasks:card:" + strconv.Itoa(int(last)))
	if want := "\nanyway build coal@leek.1 card:" + r.Game().Cards[last].ID + "\n"; !strings.Contains(string(r.Marshal()), want) {
		t.Errorf("the record says %q, not %q", p.last(), want)
	}
}

// On a screen, nothing is put right and no rule is overruled.
func TestOnAScreenNothingIsPutRight(t *testing.T) {
	p := hasty(t)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.key("G")
	if p.has("put-right:leave") {
		t.Error("things are put right")
	}
	p.key("B")
	p.click("choice:industry:coal")
	p.click("space:leek.1")
	if p.has("anyway") || p.has("panel:put-right") {
		t.Error("rules are overruled")
	}
	if p.Record().Position().Decision != engine.ChooseAction {
		t.Error("something was played")
	}
}

// On a phone VP are put right by a tap on them, and the markets on their page.
func TestWhatLiesBesideTheBoardIsPutRightOnAPhone(t *testing.T) {
	p := hasty(t)
	p.in.Size = view.Size{W: 390, H: 844}
	p.pass(2)
	p = dealtIn(t, p)
	p.click("tasks:all")
	p.key("G")
	for _, id := range []string{"topbar:vp:1", "put-right:by:10", "put-right:confirm"} {
		p.click(id)
	}
	if p.last() != "put vp automa 10" {
		t.Errorf("the record says %q", p.last())
	}
	for _, id := range []string{"topbar:menu", "menu:markets", "market:coal", "put-right:by:-1", "put-right:confirm"} {
		p.click(id)
	}
	if p.last() != "put market coal 12" {
		t.Errorf("the record says %q", p.last())
	}
}

// A card of a kept hand is put right from the list, and by a tap on it where it lies in sight.
func TestACardOfAKeptHandIsPutRight(t *testing.T) {
	p := dealtIn(t, hasty(t), "new-game:hand:kept")
	p.click("tasks:all")
	for rolls := dice(5); p.beginning("tasks:card:") != ""; {
		p.byHand(rolls)
	}
	for _, way := range [][]string{{"put-right:hand", "put-right:hand:2"}, {"card:2"}} {
		p.key("G")
		for _, id := range way {
			p.click(id)
		}
		was := p.Record().Position().Players[engine.HumanSeat].Hand[1]
		other := ""
		for _, id := range ids(p.see()) {
			if t := p.see().Target(id); strings.HasPrefix(id, "put-right:card:") && !t.Picked {
				other = id
			}
		}
		p.click(other)
		p.click("put-right:confirm")
		name := strings.TrimPrefix(other, "put-right:card:")
		now := p.Record().Position().Players[engine.HumanSeat].Hand[1]
		if p.last() != "put hand 2 "+name || now == was || p.Record().Game().Cards[now].ID != name {
			t.Errorf("%v: the record says %q, not that card 2 is %s", way, p.last(), name)
		}
		p.click("put-right:leave")
		if p.Where() != "choosing" {
			t.Errorf("after it is %s", p.Where())
		}
	}
}

// While the merchants are told, what was told last is taken back, and what else lies otherwise put right, without leaving them; what was
// ticked off of the set-up stays so.
func TestPutRightWhileTheMerchantsAreTold(t *testing.T) {
	p := dealtIn(t, hasty(t))
	p.click("task:2")
	p.click("tasks:merchants")
	first := p.beginning("tasks:card:")
	p.click(first)
	p.click("topbar:undo")
	if len(p.Record().Entries()) != 0 || p.beginning("tasks:card:") == "" {
		t.Fatalf("taken back, it is %s", p.Where())
	}
	p.click("tasks:put-right")
	for _, id := range []string{"market:coal", "put-right:by:-1", "put-right:confirm", "put-right:leave"} {
		p.click(id)
	}
	if p.last() != "put market coal 12" || p.beginning("tasks:card:") == "" {
		t.Fatalf("%q is put right, and then it is %s", p.last(), p.Where())
	}
	p.click("tasks:dealt")
	if row := p.see().Target("task:2"); row == nil || !row.Picked {
		t.Error("what was ticked off is not any more")
	}
}
