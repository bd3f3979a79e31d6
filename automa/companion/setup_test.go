package companion_test

import (
	"slices"
	"testing"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// A merchant that was told is asked for no more and is no task; where a tile goes elsewhere after it was told, it is asked for again.
func TestMerchantsThatWereToldAreNotAskedFor(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{}, 1)
	places := companion.MerchantsUntold(r)
	if len(places) < 4 {
		t.Fatalf("asked for are %v", places)
	}
	at := func(n int) engine.MerchantTile { return r.Position().Merchants[places[n]].Tile }
	tell := func(n int, tile engine.MerchantTile) {
		t.Helper()
		if why := r.PutRight(correct.Correction{Thing: correct.MerchantThing, Merchant: places[n], Trader: tile}); !why.OK() {
			t.Fatal(why.Reason)
		}
	}
	same := func(what string, want []engine.Merchant) {
		t.Helper()
		var tasks []engine.Merchant
		for _, task := range companion.SetUp(decks.Game("birmingham"), r) {
			if task.Kind == companion.PutMerchant {
				tasks = append(tasks, task.Cause.Merchant)
			}
		}
		if got := companion.MerchantsUntold(r); !slices.Equal(got, want) || !slices.Equal(tasks, want) {
			t.Errorf("%s: asked for are %v and laid by hand %v, not %v", what, got, tasks, want)
		}
	}
	same("at first", places)
	r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 1})
	same("after something else is put right", places)
	tell(0, at(0))
	same("after the first is told as it lies", places[1:])
	tell(1, at(0))
	if at(0) == at(1) {
		t.Fatal("a tile lies at two merchants")
	}
	same("after its tile is told at the second", slices.Concat(places[:1], places[2:]))
}

// The set-up ends with the first thing played, or the first card of the hand named; what is put right before belongs to it.
func TestTheSetUpEndsWithWhatIsPlayed(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{Hand: true}, 1)
	if companion.Begun(r) {
		t.Error("a game in which nothing was done has begun")
	}
	if r.PutRight(correct.Correction{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 1}); len(r.Entries()) != 1 || companion.Begun(r) {
		t.Error("a game in which something was put right has begun")
	}
	hand := r.Position().Players[engine.HumanSeat].Hand
	if r.PutRight(correct.Correction{Thing: correct.HandThing, Place: 1, Card: hand[0]}); !companion.Begun(r) {
		t.Error("a game in which a card of the hand was named has not begun")
	}
	r.Undo()
	if r.Choose(engine.Choice{Verb: engine.Pass, Card: hand[0]}); len(r.Entries()) != 2 || !companion.Begun(r) {
		t.Error("a game in which something was played has not begun")
	}
}

// What the player chose last is neither what was put right or named since, nor what he had no choice about: here all that he has is given up
// for a debt when the Automa ends the round (B3.3).
func TestWhatWasChosenLast(t *testing.T) {
	r := begin(t, "birmingham", engine.Kept{Money: true}, 1)
	last := func(what string, want int) {
		t.Helper()
		if got := companion.LastChosen(r); got != want {
			t.Errorf("%s: entry %d of %d was chosen last, not %d", what, got, len(r.Entries()), want)
		}
	}
	last("at first", 0)
	r.PutRight(correct.Correction{Thing: correct.VPThing, Amount: 1})
	last("before anything is chosen", 0)
	for r.Position().AutomasTurn() {
		r.AutomaTurn()
	}
	chosen := len(r.Entries())
	if why := r.Choose(engine.Choice{Verb: engine.Build, Industry: engine.IndustryNamed("coal"), Space: notation.SpaceNamed(r.Game().Game, "dudley.1"), Card: 1}); !why.OK() {
		t.Fatal(why.Reason)
	}
	last("after a choice", chosen)
	g := r.Game()
	r.PutRight(correct.Correction{Thing: correct.TileThing, Space: notation.SpaceNamed(g.Game, "worcester.1"), Tile: notation.TileNamed(g.Game, "cotton 1")})
	r.PutRight(correct.Correction{Thing: correct.IncomeThing})
	r.PutRight(correct.Correction{Thing: correct.MoneyThing})
	last("after corrections", chosen)
	r.AutomaTurn()
	made := len(r.Entries())
	last("after the Automa's turn", chosen)
	if r.AnswerForced(); len(r.Entries()) == made {
		t.Fatal("nothing is given up")
	}
	last("after what was given up", chosen)
}

// A printed deck is prepared by hand, without the cards that the Canal Era does not use; the program's own prepares itself.
func TestAPrintedDeckIsPreparedByHand(t *testing.T) {
	for id, out := range map[string]int{"birmingham": 0, "lancashire": 10} {
		for _, own := range []bool{true, false} {
			r := begin(t, id, engine.Kept{}, 1)
			h := r.Header()
			h.OwnDeck = own
			r, err := record.New(r.Game(), h)
			if err != nil {
				t.Fatal(err)
			}
			prepares := func(list []companion.Task) (found []companion.Task) {
				for _, task := range list {
					if task.Kind == companion.PrepareDeck {
						found = append(found, task)
					}
				}
				return found
			}
			if got := prepares(companion.SetUp(decks.Game(id), r)); len(got) == 1 != own || own && got[0].Amount != out {
				t.Errorf("%s, a printed deck: %v: it is prepared with %+v, %d cards left out", id, own, got, out)
			}
			list := []companion.Task{{Kind: companion.PrepareDeck}, {Kind: companion.BeginEra}}
			if got := companion.ByHand(r, list); len(prepares(got)) == 1 != own || got[len(got)-1].Kind != companion.BeginEra {
				t.Errorf("%s, a printed deck: %v: hands do %+v", id, own, got)
			}
		}
	}
}
