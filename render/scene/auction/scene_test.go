package auction

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/view"
)

func always() bool { return true }

// pass lets the rivals think and what they chose be shown, until a person is asked or the game is over.
func (s *Scene) pass(t *testing.T) {
	t.Helper()
	at := s.now
	for range 10000 {
		if s.asksPerson() || s.Mode() == "ended" {
			return
		}
		at += time.Second
		s.Update(at)
		if j := s.Job(); j != nil {
			j.Step(always)
		}
	}
	t.Fatalf("the game does not go on: it is %s", s.Mode())
}

// texts is all that a view says.
func texts(v *view.View) string {
	var all []string
	for _, item := range v.Items {
		all = append(all, item.Text)
	}
	return strings.Join(all, "\n")
}

// Two people and a rival play in turn: whoever is asked is "you", nobody's money is hidden, and the rival's choices are shown.
func TestPeopleInTurn(t *testing.T) {
	s := sit(t, 5, "", "", "steady")
	asked := map[industry.Seat]bool{}
	for range 60 {
		s.pass(t)
		if s.Mode() == "ended" {
			break
		}
		p := s.rec.Position()
		if s.you != p.Actor {
			t.Fatalf("seat %s is asked, and seat %s is you", p.Actor, s.you)
		}
		asked[p.Actor] = true
		v := s.View(env(s, 1280, 720))
		if text := texts(&v); strings.ContainsAny(text, "{}") {
			t.Fatalf("it says\n%s", text)
		}
		s.choose(s.game.Choices(p)[0])
	}
	if !asked[0] || !asked[1] || asked[2] {
		t.Errorf("asked are %v", asked)
	}
}

// A zone that cannot be named, and one that cannot be developed, are refused in a sentence with the rule.
func TestRefusalsSayWhy(t *testing.T) {
	s := sit(t, 3, "", "steady", "steady", "steady")
	for n := 0; s.Mode() != "naming"; n++ {
		s.pass(t)
		if s.Mode() == "naming" {
			break
		}
		if n > 100 {
			t.Fatal("the person never names a zone")
		}
		choices := s.game.Choices(s.rec.Position())
		s.choose(choices[max(0, len(choices)-2)]) // passes, takes, or is done
	}
	for z := range industry.ID(industry.Zones) {
		if !s.state().OnOffer(z) {
			s.Do(zones.Zone{ID: z})
			break
		}
	}
	if len(s.notices) != 1 || !strings.Contains(s.notices[0], "(I8)") {
		t.Errorf("it says %q", s.notices)
	}
}

// I10: every bid is one press, or two where there are more than fit.
func TestI10_ABidTakesTwoClicksAtMost(t *testing.T) {
	s := sit(t, 3, "", "steady", "steady", "steady")
	for n := 0; s.Mode() != "bidding"; n++ {
		s.pass(t)
		if n > 100 {
			t.Fatal("the person never bids")
		}
		if s.Mode() == "bidding" {
			break
		}
		s.choose(s.game.Choices(s.rec.Position())[0])
	}
	for _, size := range [][2]float64{{1600, 1000}, {390, 844}, {844, 390}} {
		reached := map[int8]bool{}
		look := func() {
			v := s.View(env(s, size[0], size[1]))
			for i := range v.Targets {
				if c, bids := v.Targets[i].Act.(industry.Choice); bids && c.Verb == industry.Bid {
					reached[c.Talers] = true
				}
			}
		}
		look()
		s.Do(moreBids{})
		look()
		s.Do(moreBids{})
		for _, c := range s.game.Choices(s.rec.Position()) {
			if c.Verb == industry.Bid && !reached[c.Talers] {
				t.Errorf("%v: a bid of %d is out of reach", size, c.Talers)
			}
		}
	}
}

// Reduced motion: nothing moves after a choice.
func TestReducedMotionStandsStill(t *testing.T) {
	for _, still := range []bool{false, true} {
		s := sit(t, 3, "", "steady", "steady", "steady")
		s.Set("fast", still)
		moved := false
		for range 30 {
			s.pass(t)
			choices := s.game.Choices(s.rec.Position())
			if i := slices.IndexFunc(choices, func(c industry.Choice) bool { return c.Verb == industry.Bid || c.Verb == industry.Name }); i >= 0 {
				s.choose(choices[i])
				moved = moved || s.motion.on()
			} else {
				s.choose(choices[0])
			}
		}
		if moved == still {
			t.Errorf("reduced motion %v, and something moved: %v", still, moved)
		}
	}
}
