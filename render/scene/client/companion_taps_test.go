package client_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/policy"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/view"
)

// fingers count how often somebody taps on a phone.
type fingers struct {
	*person
	taps  int
	asked int // to confirm choices, by a tap of their own
}

// touch taps somewhere.
func (f *fingers) touch(at view.Point) {
	f.taps++
	f.pass(30) // longer than a double tap takes
	f.in.Fingers = []view.Point{at}
	f.pass(2)
	f.in.Fingers = nil
	f.pass(2)
}

// inSight is where a target can be touched.
func (f *fingers) inSight(id string) (at view.Point, ok bool) {
	t := f.see().Target(id)
	if t == nil || t.Act == nil || t.Beyond != 0 {
		return at, false
	}
	return visible(f.see(), t)
}

// tap touches a target. One that is out of sight is brought there by a tap on the small map first: a person sees there where it is.
func (f *fingers) tap(id string) {
	f.t.Helper()
	at, ok := f.inSight(id)
	if t := f.see().Target(id); !ok && t != nil && t.Beyond != 0 {
		f.taps++ // a finger draws
		for n := 0; n < 20 && !ok; n++ {
			t = f.see().Target(id)
			f.in.Cursor, f.in.Wheel = f.see().Target(t.Room).Area.Middle(), -math.Copysign(1, t.Beyond)
			f.pass(2)
			at, ok = f.inSight(id)
		}
	}
	if !ok {
		before := f.taps
		f.look(id)
		f.taps = before + 1
		at, ok = f.inSight(id)
	}
	if !ok {
		f.t.Fatalf("%s cannot be touched, only %s", id, strings.Join(ids(f.see()), ", "))
	}
	f.touch(at)
	if which := f.see().Target("which:" + id); which != nil {
		f.tap("which:" + id)
	}
}

// look taps on the small map until a target is in sight.
func (f *fingers) look(id string) {
	small := f.see().Target("board:overview")
	if small == nil {
		return
	}
	for y := 0.1; y < 1; y += 0.2 {
		for x := 0.1; x < 1; x += 0.2 {
			f.touch(view.Point{X: small.Area.X + small.Area.W*x, Y: small.Area.Y + small.Area.H*y})
			f.pass(60)
			if _, ok := f.inSight(id); ok {
				return
			}
		}
	}
}

// choose taps a choice together: where it is first, and what it is only if that is not clear from it.
func (f *fingers) choose(c engine.Choice) {
	f.t.Helper()
	made := len(f.Record().Entries())
	list := parts(f.person, c)
	slices.SortStableFunc(list, func(a, b string) int { return order(a) - order(b) })
	if c.Space == 0 && c.Line == 0 && c.Verb != engine.Done {
		list = append([]string{"action:" + c.Verb.String()}, list...)
	}
	for _, id := range list {
		if t := f.see().Target(id); f.confirms(c) || len(f.Record().Entries()) > made || t != nil && t.Picked {
			continue
		}
		if on := strings.HasPrefix(id, "space:") || strings.HasPrefix(id, "line:") || strings.HasPrefix(id, "merchant:"); on || f.has(id) {
			f.tap(id)
		}
	}
	if len(f.Record().Entries()) == made {
		f.asked++
		f.tap("confirm")
	}
	if e := f.Record().Entries(); len(e) == made || cardless(e[made].Choice) != cardless(c) { // another card may be proposed
		f.t.Fatalf("%+v is wished for, and %+v is done", c, e[len(e)-1].Choice)
	}
}

func cardless(c engine.Choice) engine.Choice {
	c.Card = 0
	return c
}

// goesOn are the decisions with which an action that was confirmed goes on.
var goesOn = map[engine.Decision]bool{engine.ChooseLink: true, engine.ChooseSale: true, engine.ChooseDevelop: true}

func order(id string) int {
	return slices.Index([]string{"space", "line", "merchant", "distant-market", "choice", "done", "action", "card"}, strings.SplitN(id, ":", 2)[0])
}

// A usual turn, two actions, is entered on a phone with eight taps at most; one that sells several tiles, or asks for what is no matter of
// tapping faster, may take more.
func TestTapsOfATurnAtTheTable(t *testing.T) {
	if testing.Short() {
		t.Skip("many turns are tapped, and nothing at once")
	}
	for _, game := range []string{"birmingham", "lancashire"} {
		kept := store.NewMemory(clock)
		p := sitDown(t, kept)
		p.moment, p.in.Size = time.Second/30, view.Size{W: 390, H: 844}
		p.pass(2)
		f := &fingers{person: dealtIn(t, p, "new-game:game:"+game)}
		f.click("tasks:all")
		turns, all, within, more, undone := 0, 0, 0, 0, false
		for f.Record().Position().Decision != engine.GameOver && turns < 14 {
			if f.has("tasks:all") {
				f.click("tasks:all")
				continue
			}
			f.taps = 0
			choices, actions := 0, map[engine.Verb]int{}
			for !f.has("tasks:all") && f.Record().Position().Decision != engine.GameOver {
				r := f.Record()
				pos := r.Position()
				list := r.Game().Choices(&pos.State, nil)
				c := list[policy.Keen.Pick(r.Game(), pos, list, nil)]
				actions[c.Verb]++
				choices++
				made, confirmed := len(r.Entries()), f.asked
				f.choose(c)
				f.pass(30)
				if goesOn[pos.Decision] && c.Verb != engine.Done {
					more++
					if f.asked > confirmed {
						t.Errorf("%s, turn %d: what goes on with an action is to be confirmed: %+v", game, turns+1, c)
					}
				}
				if f.has("panel:undo") && !undone { // it is taken back with a tap, and done again
					undone = true
					before := f.taps
					f.tap("panel:undo")
					if n := len(f.Record().Entries()); n != made {
						t.Errorf("taken back, there are %d entries, not %d", n, made)
					}
					f.choose(c)
					f.pass(30)
					f.taps = before
				}
			}
			turns++
			all += f.taps
			if f.taps <= 8 {
				within++
			}
			t.Logf("%s, turn %d: %d taps for %d choices %v", game, turns, f.taps, choices, actions)
			if choices <= 2 && f.taps > 8 {
				t.Errorf("%s, turn %d: two actions take %d taps", game, turns, f.taps)
			}
		}
		if more < 3 {
			t.Errorf("%s: only %d choices go on with an action", game, more)
		}
		if !undone {
			t.Errorf("%s: no action can be taken back with a tap", game)
		}
		t.Logf("%s: %.1f taps a turn, %d of %d turns with eight at most", game, float64(all)/float64(turns), within, turns)
	}
}
