package auction

import (
	"strings"
	"testing"
	"time"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
)

// rivalsRun lets the rivals choose until a person is asked, while nothing of it is shown yet but the first choice.
func (s *Scene) rivalsRun(t *testing.T) {
	t.Helper()
	for range 1000 {
		j := s.Job()
		if j == nil {
			return
		}
		j.Step(always)
	}
	t.Fatal("the rivals do not come to an end")
}

// What rivals think of a zone is told once its auction is over, never before: it would tell how far they go.
func TestThoughtsWaitForTheEndOfTheAuction(t *testing.T) {
	s := sit(t, 3, "", "keen", "keen", "keen")
	heading, told := s.text("why"), 0
	for range 400 {
		if s.Mode() == "ended" {
			break
		}
		v := s.View(env(s, 390, 844))
		tells := strings.Contains(texts(&v), heading) || strings.Contains(texts(&v), s.text("thoughts"))
		phase := s.state().Phase
		if running := s.Mode() != "watching" && (phase == industry.Bidding || phase == industry.Deciding); tells && running {
			t.Fatalf("amid an auction it says\n%s", texts(&v))
		}
		if w, watches := s.mode.(*watching); watches && tells {
			told++
			if !s.settled(w.entry) {
				t.Fatalf("entry %d: its auction is not over, and it says\n%s", w.entry, texts(&v))
			}
		}
		switch {
		case s.asksPerson():
			choices := s.game.Choices(s.rec.Position())
			s.choose(choices[0])
		case s.Mode() == "watching":
			s.Do(nextStep{})
		default:
			s.rivalsRun(t)
		}
	}
	if told == 0 {
		t.Error("nothing of what rivals think is ever told")
	}
}

// Taken back at once, before anything of what the rivals did was shown, a choice costs nothing, however fast they were.
func TestUndoCostsNothingThatWasNotShown(t *testing.T) {
	s := sit(t, 3, "", "keen", "keen", "keen")
	s.pass(t)
	before := *s.rec.Position()
	for _, c := range s.game.Choices(&before) {
		if c.Verb != industry.Subsidy {
			s.choose(c)
			break
		}
	}
	made := len(s.rec.Entries())
	s.mode = &waiting{plain{scene: s, at: s.rec.Position()}} // as long as nothing is shown
	s.shown = made
	mind := s.rec.Mind(made)
	if mind == nil {
		t.Fatal("no rival is to choose")
	}
	mind.Step(always)
	s.rec.Choose(mind.Choice())
	s.Do(topbar.Undo{})
	if h := s.rec.Header(); h.Practice || *s.rec.Position() != before {
		t.Errorf("practice %v; it says %q", h.Practice, s.notices)
	}
}

// A subsidy that is taken while the choices of the others are shown skips none of them.
func TestI23_ASubsidySkipsNothing(t *testing.T) {
	s := sit(t, 3, "", "keen", "keen", "keen")
	for range 50 {
		s.pass(t)
		s.choose(s.game.Choices(s.rec.Position())[0])
		s.rivalsRun(t)
		if w, watches := s.mode.(*watching); watches && len(s.rec.Entries()) > w.entry+1 && s.canSubsidy() {
			s.choose(s.subsidyOf())
			if after, still := s.mode.(*watching); !still || after.entry != w.entry {
				t.Fatalf("it is %s, and entry %d was shown", s.Mode(), w.entry)
			}
			return
		}
	}
	t.Fatal("nothing was shown amid which a subsidy could be taken")
}

// Under a page the rivals wait.
func TestRivalsWaitUnderAPage(t *testing.T) {
	s := sit(t, 3, "", "keen", "keen", "keen")
	for s.Job() == nil {
		s.pass(t)
		s.choose(s.game.Choices(s.rec.Position())[0])
	}
	s.Do(topbar.Log{})
	s.Update(s.now + time.Second)
	if s.Job() != nil {
		t.Error("somebody thinks under the log")
	}
	s.Do(pages.Close{})
	s.Update(s.now + time.Second)
	if s.Job() == nil {
		t.Error("nobody goes on when the log is closed")
	}
}
