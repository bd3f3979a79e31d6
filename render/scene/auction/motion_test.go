package auction

import (
	"testing"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine/industry"
	"sohofoundry/render/scene/screen"
)

// moving is a table at which a game of rivals begins to be shown, with motion, at the first entry that is wanted.
func moving(t *testing.T, wanted func(*record.Entry) bool) *Scene {
	t.Helper()
	s := sit(t, 3, "", "steady", "steady", "steady")
	s.Set("normal", false)
	for s.Mode() != "ended" && !s.over() {
		if s.asksPerson() {
			s.choose(s.game.Choices(s.rec.Position())[0])
		}
		if w, watches := s.mode.(*watching); watches && wanted(w.shownEntry()) {
			return s
		}
		s.now += time.Second
		s.Update(s.now)
		if j := s.Job(); j != nil {
			j.Step(always)
		}
	}
	t.Fatal("nothing of the kind is shown")
	return nil
}

func has(kind industry.EventKind) func(*record.Entry) bool {
	return func(e *record.Entry) bool {
		for _, event := range e.Events {
			if event.Kind == kind {
				return true
			}
		}
		return false
	}
}

// A zone belongs to nobody on the board before its plate has gone there; a click has all arrive at once.
func TestAZoneIsOwnedOnTheBoardOnceItsPlateIsThere(t *testing.T) {
	s := moving(t, has(industry.ZoneOwned))
	zone := s.motion.plate
	s.View(env(s, 1280, 720))
	if owner, _ := s.onBoard().Owner(zone); owner != industry.Nobody {
		t.Errorf("seat %s has it at once", owner)
	}
	if owner, _ := s.state().Owner(zone); owner == industry.Nobody {
		t.Error("nobody has it on the table")
	}
	v := s.View(env(s, 1280, 720))
	if v.Otherwise != (screen.Hurry{}) {
		t.Fatalf("a click does %T", v.Otherwise)
	}
	s.Do(v.Otherwise)
	if owner, _ := s.onBoard().Owner(zone); owner == industry.Nobody || s.motion.on() {
		t.Error("it is still on its way after a click")
	}
}

// What moves has come to rest when the next choice is shown, however fast that is; a change of light alone may last.
func TestNothingMovesLongerThanItIsShown(t *testing.T) {
	for pace, step := range screen.Paces {
		s := moving(t, has(industry.ZoneOwned))
		s.Set(pace, false)
		for i := range s.rec.Entries() {
			s.motion.begin(s, i)
			if s.motion.long > step && !s.motion.light {
				t.Errorf("%s: entry %d moves for %v", pace, i, s.motion.long)
			}
		}
	}
}

// The coins of a bid are not there before they have arrived, and all of them are then.
func TestTheCoinsOfABidArriveOneByOne(t *testing.T) {
	s := moving(t, has(industry.BidMade))
	c := s.mode.(*watching).shownEntry().Choice
	begun := s.now
	last := -1
	for at := time.Duration(0); at < s.step; at += 10 * time.Millisecond {
		s.motion.tick(begun + at)
		laid := s.motion.laid(c.Seat, int(c.Talers))
		if last < 0 && laid != 0 || laid < last {
			t.Fatalf("after %v %d talers lie there, and %d before", at, laid, last)
		}
		last = laid
	}
	if last != int(c.Talers) {
		t.Errorf("%d of %d talers arrived", last, c.Talers)
	}
}

// Who skips what the others did still sees the end of the game, and then its points race up to what they are; a click has them there.
func TestWhoSkipsSeesTheEnd(t *testing.T) {
	s := sit(t, 3, "", "steady", "steady", "steady")
	s.Set("normal", false)
	for !s.over() {
		if w, watches := s.mode.(*watching); watches {
			w.next()
		} else if s.asksPerson() {
			choices := s.game.Choices(s.rec.Position())
			s.choose(choices[0])
		} else {
			s.rivalsRun(t)
		}
	}
	s.shown = len(s.rec.Entries()) - 3
	s.pages = nil
	s.enter()
	s.Do(skipAll{})
	w, watches := s.mode.(*watching)
	if !watches || !has(industry.GameEnds)(w.shownEntry()) {
		t.Fatalf("it is %s after all was skipped", s.Mode())
	}
	s.Do(skipAll{})
	s.now += time.Second
	s.Update(s.now)
	s.Update(s.now + s.racing.Long/2)
	v := s.View(env(s, 390, 844))
	if p := s.game.Standing(s.rec.Position())[0]; s.counted(p).Total() == int16(s.game.Points(s.rec.Position(), p)) || !s.Moving() {
		t.Error("all points are there at once")
	}
	if v.Otherwise == nil || v.Target("final:leave") != nil {
		t.Fatal("a click does nothing, or one in the place of Next leaves the game")
	}
	s.Do(v.Otherwise)
	for p := range industry.Seat(4) {
		if got, want := int(s.counted(p).Total()), s.game.Points(s.rec.Position(), p); got != want {
			t.Errorf("seat %s has %d points, not %d", p, got, want)
		}
	}
}

// BenchmarkMoving is a picture while coins and a plate are on their way.
func BenchmarkMoving(b *testing.B) {
	s := sit(b, 3, "", "steady", "steady", "steady")
	s.Set("normal", false)
	for range 400 {
		s.now += time.Second
		s.Update(s.now)
		if s.asksPerson() {
			s.choose(s.game.Choices(s.rec.Position())[0])
		}
		if j := s.Job(); j != nil {
			j.Step(always)
		}
		if s.motion.on() && s.motion.plate != industry.NoZone {
			break
		}
	}
	e := env(s, 1600, 1000)
	s.View(e)
	s.motion.fresh = false
	s.motion.began, s.motion.now = 0, s.motion.plateAt+time.Millisecond
	for b.Loop() {
		s.View(e)
	}
}
