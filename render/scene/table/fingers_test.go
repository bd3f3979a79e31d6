package table

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/ui/view"
)

// tap touches the first target in sight whose id begins with one of some texts, the first text first, where it takes the touch.
func (p *player) tap(beginnings ...string) {
	p.t.Helper()
	v, _ := p.View()
	for _, beginning := range beginnings {
		for i := range v.Targets {
			t := &v.Targets[i]
			if !strings.HasPrefix(t.ID, beginning) || t.Act == nil || t.Aside {
				continue
			}
			takes := func(y float64) bool {
				at := view.Point{X: t.Area.Middle().X, Y: t.Area.Y + y*t.Area.H}
				return v.Under(at, func(*view.Target) bool { return true }) == t
			}
			heights := []float64{0.5, 0.2, 0.8}
			free := slices.IndexFunc(heights, takes)
			if free < 0 {
				continue
			}
			at := view.Point{X: t.Area.Middle().X, Y: t.Area.Y + heights[free]*t.Area.H}
			for _, p.in.Fingers = range [][]view.Point{{at}, nil} {
				p.pass(1)
			}
			p.pass(2)
			return
		}
	}
	p.t.Fatalf("nothing of %q can be touched", beginnings)
}

// With fingers alone, on a phone upright and across: something is built with a card, a link is placed, a loan taken, a turn passed.
func TestFingersPlay(t *testing.T) {
	for _, window := range []view.Size{{W: 390, H: 844}, {W: 844, H: 390}} {
		for verb, taps := range map[engine.Verb][][]string{
			engine.Build:   {{"card:2"}, {"action:build"}, {"choice:space:", "space:"}, {"confirm"}},
			engine.Network: {{"action:network"}, {"choice:line:", "line:"}, {"confirm"}},
			engine.Loan:    {{"action:loan"}, {"confirm"}},
			engine.Pass:    {{"action:pass"}, {"confirm"}},
		} {
			p := take(t, game(t, 2, 0))
			p.in.Size = window
			p.pass(2)
			made := len(p.rec.Entries())
			for _, ids := range taps {
				if v, _ := p.View(); len(p.rec.Entries()) == made && (ids[0] == "confirm" || v.Target("confirm") == nil) {
					p.tap(ids...)
				}
			}
			entries := p.rec.Entries()
			if len(entries) == made || entries[made].Choice.Verb != verb {
				t.Fatalf("in %v no %v was done, but %v", window, verb, entries[made:])
			}
		}
	}
}

// A touch amid the spaces of one place picks the place; one between two places asks which space is meant.
func TestATouchAmidATownPicksThePlace(t *testing.T) {
	p := take(t, game(t, 2, 0))
	g := p.game
	targets := func(spaces ...engine.Space) (of view.Which) {
		for _, x := range spaces {
			of.Of = append(of.Of, view.Target{Act: thing.Of(x)})
		}
		return of
	}
	lit := map[engine.Location]engine.SpaceSet{} // the spaces that something can be built on, by place
	for _, c := range g.Choices(&p.position.State, nil) {
		if c.Verb == engine.Build {
			lit[g.LocationOf(c.Space)] |= 1 << c.Space
		}
	}
	var of []engine.Space // one of each place
	several := 0
	for l, spaces := range lit {
		of = append(of, spaces.First())
		if spaces.Rest() == 0 {
			continue
		}
		several++
		p.Do(targets(spaces.First(), spaces.Rest().First()))
		if place := thing.Of(l); len(p.which) != 0 || !p.mode.(*choosing).picked.Has(place) {
			t.Errorf("amid %s %v is asked, and %v picked", g.Locations[l].ID, p.which, p.mode.(*choosing).picked.Things())
		}
		p.Do(panel.Back{})
	}
	if p.Do(targets(of[:2]...)); len(p.which) != 2 || several == 0 {
		t.Errorf("between two places %v is asked; %d places have several spaces", p.which, several)
	}
}

// A touch between two lit spaces asks which one is meant, and the answer is picked.
func TestAFingerIsAskedWhichSpaceItMeans(t *testing.T) {
	p := take(t, game(t, 2, 0))
	p.in.Size = view.Size{W: 390, H: 844}
	p.pass(2)
	p.Do(fit{})
	p.pass(2)
	v, _ := p.View()
	for _, target := range slices.Clone(v.Targets) {
		if len(p.which) < 2 && strings.HasPrefix(target.ID, "space:") && !target.Aside {
			p.Do(panel.Dismiss{})
			p.pass(2)
			p.tap(target.ID)
		}
	}
	if len(p.which) < 2 {
		t.Fatal("nothing is asked, though all of the board is seen")
	}
	p.tap("which:space")
	if len(p.which) != 0 || len(p.mode.(*choosing).picked.Things()) == 0 {
		t.Errorf("after the answer %v is asked for still, and %v picked", p.which, p.mode.(*choosing).picked.Things())
	}
}

// Where hands play, the hand covers nothing of the board and is in sight whole but for the row behind, whose turn it is and which
// action is told, and what takes back has its place beside the purse, not a row of its own.
func TestThePhoneHasAPlaceForEverything(t *testing.T) {
	for _, window := range []view.Size{{W: 390, H: 844}, {W: 844, H: 390}, {W: 700, H: 360}, {W: 1180, H: 820}} {
		p := take(t, game(t, 2, 12))
		p.in.Size = window
		p.pass(2)
		v, _ := p.View()
		ground, cards := v.Target(board.GroundID), 0
		for i := range v.Targets {
			target := &v.Targets[i]
			if !strings.HasPrefix(target.ID, "card:") {
				continue
			}
			cards++
			if target.Area.Meets(ground.Area) || !view.Whole(window).Holds(target.Area) {
				t.Errorf("%v: %s at %v covers the board, or is cut", window, target.ID, target.Area)
			}
		}
		if cards != p.position.Players[engine.HumanSeat].HandLen() {
			t.Errorf("%v: %d cards are in sight", window, cards)
		}
		if !slices.ContainsFunc(v.Items, func(i view.Item) bool { return i.Text == "Your turn, action 2 of 2" }) {
			t.Errorf("%v: which action of the turn it is, is not told", window)
		}
		if undo, money := v.Target("panel:undo"), v.Target("hand:money"); undo == nil || undo.Area.Middle().Y != money.Area.Middle().Y {
			t.Errorf("%v: what takes back is not beside the purse: %+v", window, undo)
		}
	}
}

// What was built on a phone stays in sight once it is built: the board does not jump back to where it was before.
func TestTheBoardStaysAtWhatWasBuilt(t *testing.T) {
	for _, still := range []bool{false, true} {
		p := take(t, game(t, 5, 33))
		p.Set("normal", still)
		p.in.Size = view.Size{W: 390, H: 844}
		p.pass(2)
		p.boardView.camera = board.Near(p.game.Game, p.boardView.room, firstSide)
		far := thing.Thing{}
		for _, c := range p.mode.(*choosing).question.Choices {
			if on := thing.InChoice(c, thing.Space); c.Verb == engine.Build && on.ID != 0 && !p.boardView.owns(on) {
				far = on
			}
		}
		if far.ID == 0 {
			t.Fatal("all that can be built is in sight")
		}
		p.Do(far)
		p.pass(2)
		if _, ready := p.mode.(*choosing).panel.Ready(); !ready {
			t.Fatal("nothing is proposed")
		}
		p.tap("confirm")
		for range 200 {
			p.pass(1)
		}
		if !p.boardView.owns(far) || !p.boardView.room.Holds(p.boardView.around(p.boardView.seen(), []thing.Thing{far})) {
			t.Errorf("reduced motion %t: what was built is out of sight", still)
		}
	}
}
