package table

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/ceremony"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/ui/view"
)

// meant checks that what the guide says is a whole text, and that what it points at is in sight.
func (w *watcher) meant() {
	w.t.Helper()
	var v view.View
	for range 3 { // the board is brought to it, and the panel scrolls
		w.pass()
		v = w.view()
	}
	for _, said := range v.Said {
		if strings.ContainsAny(said, "{}⟦") || strings.Contains(said, "  ") || strings.Contains(said, " .") {
			w.t.Errorf("%s says %q", w.guide.Shown(), said)
		}
	}
	if len(w.spots) == 0 {
		return
	}
	for _, id := range w.spots {
		if t := v.Target(id); t != nil && t.Area.H >= 20 && t.Area.W >= 20 { // what a low panel shows a part of is in sight
			if on := v.Under(t.Area.Middle(), func(*view.Target) bool { return true }); on != nil && on.ID == "guide" {
				w.t.Errorf("%v: %s speaks of %s, and lies over it", w.env.Size, w.guide.Shown(), id)
			}
			return
		}
	}

	w.t.Errorf("%v, entry %d: %s points at %v, none of which is in sight", w.env.Size, len(w.rec.Entries()), w.guide.Shown(), w.spots)
}

// Whatever somebody does who does not what the guide proposes, for four rounds: it never stands still, says no half a sentence, and
// points at nothing that is not there.
func TestTheGuideFollowsAnyLegalChoice(t *testing.T) {
	for seed := range uint64(200) {
		w := guided(t, seed)
		w.follows(seed, func(p *engine.State) bool { return p.Round <= 4 && p.Era == engine.Canal })
	}
}

// So it is to the end of the game, with advice and without.
func TestTheGuideFollowsToTheEnd(t *testing.T) {
	for seed := range uint64(9) {
		w := guided(t, seed)
		w.FreeHints(seed < 3)
		w.follows(seed, func(p *engine.State) bool { return p.Decision != engine.GameOver })
	}
}

// guided is a game with the guide, at a desk or on a phone.
func guided(t *testing.T, seed uint64) *watcher {
	t.Helper()
	sizes := []view.Size{roomtest.Least, {W: 390, H: 844}, {W: 844, H: 390}}
	w := sit(t, game(t, seed, 0))
	w.env.Size = sizes[seed%3]
	w.Set("normal", true)
	w.Guide(nil, false)
	return w
}

// follows plays on at random while a condition holds, and reads what the guide says.
func (w *watcher) follows(seed uint64, on func(p *engine.State) bool) {
	w.t.Helper()
	random := rand.New(rand.NewPCG(seed, 7))
	shown, next, still := "", thing.Thing{}, 0
	for on(&w.rec.Position().State) {
		entries := len(w.rec.Entries())
		if !w.asked() {
			v := w.view()
			if p := w.mode.playing(); p != nil && p.betweenTurns() && v.Target("guide") != nil {
				w.t.Errorf("between two turns the guide tells %s", w.guide.Shown())
			}
			w.Do(theatre.End{})
			w.Do(theatre.Continue{})
			w.Do(ceremony.GoOn{})
			w.pass()
		} else {
			w.mode.(*choosing).settle()
			for w.Thinking() {
				w.Think(func() bool { return true })
			}
			w.view()
			if w.guide.Shown() != shown || w.next != next {
				shown, next = w.guide.Shown(), w.next
				w.meant()
			}
			if shown != "" && random.IntN(3) == 0 { // it is read, or not wanted now
				w.guide.Next()
				continue
			}
			list := w.game.Choices(&w.position.State, nil)
			w.choose(list[random.IntN(len(list))])
		}
		if still++; len(w.rec.Entries()) > entries {
			still = 0
		}
		if still == 100 {
			w.t.Fatalf("seed %d: it stands still in round %d with %s", seed, w.rec.Position().Round, w.guide.Shown())
		}
	}
	if w.t.Failed() {
		w.t.Fatalf("seed %d", seed)
	}
}
