package workshop

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// world is where nothing is kept yet, with a printer.
func world(id string) World {
	return World{Game: id, Prints: true, Folder: "/games", CopyOf: func(name string) string { return "Copy of " + name }}
}

// opened is a workshop with something open.
func opened(t *testing.T, id string, kind decks.Kind, source []byte) *Scene {
	t.Helper()
	s := New(world(id))
	if err := s.Take("", kind, source); err != nil {
		t.Fatal(err)
	}
	return s
}

// offered are what can be done to a text in a window of a size, by clicks and keys, but for leaving it.
func offered(t *testing.T, s *Scene, size view.Size) (acts []any) {
	t.Helper()
	v := s.View(roomtest.Env(t, decks.Game(s.world.Game), size, 1))
	for i := range v.Targets {
		switch a := v.Targets[i].Act.(type) {
		case change:
			acts = append(acts, a)
		case act:
			if a.what != "try" {
				acts = append(acts, a)
			}
		}
	}
	if v.Typing != "" {
		acts = append(acts, view.Typed{ID: v.Typing, Text: "ä"}, view.Typed{ID: v.Typing, Back: 3})
	}
	return append(acts, focus{true})
}

// sources are what is opened, by a name for each.
func sources(id string) map[string][]byte {
	return map[string][]byte{"deck": decks.DeckSource(id), "hard": decks.MatSource(id, "hard"), "foreman": decks.MatSource(id, "foreman")}
}

// TestWhateverIsClickedIsJudgedAsItsTextAndUndoneByteForByte: hundreds of clicks of chance, in every layout. What is said of the text
// is what lint says of it at any time, and undoing all of it leaves the bytes of the beginning.
func TestWhateverIsClickedIsJudgedAsItsTextAndUndoneByteForByte(t *testing.T) {
	sizes := []view.Size{{W: 1600, H: 1000}, {W: 390, H: 844}, {W: 844, H: 390}}
	for _, id := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		for name, source := range sources(id) {
			t.Run(id+"/"+name, func(t *testing.T) {
				kind, err := decks.KindOf(name, source)
				if err != nil {
					t.Fatal(err)
				}
				s, chance := opened(t, id, kind, source), rand.New(rand.NewPCG(3, 9))
				wrong := 0
				for range 120 {
					acts := offered(t, s, sizes[chance.IntN(len(sizes))])
					s.Do(acts[chance.IntN(len(acts))])
					problem := lint(id, kind, s.text.now)
					if fmt.Sprint(s.text.problem) != fmt.Sprint(problem) {
						t.Fatalf("it is said %v, and lint says %v", s.text.problem, problem)
					}
					if problem != nil {
						wrong++
					}
				}
				if changed := s.text.changed(); !changed || kind == decks.DeckText && wrong == 0 {
					t.Errorf("changed: %v, and lint refused it %d times", changed, wrong)
				}
				last := s.text.now
				for len(s.text.past) > 0 {
					s.Do(act{"undo"})
				}
				if !bytes.Equal(s.text.now, source) {
					t.Error("undone, it is not what it was")
				}
				for len(s.text.next) > 0 {
					s.Do(act{"redo"})
				}
				if !bytes.Equal(s.text.now, last) {
					t.Error("done again, it is not what it had become")
				}
			})
		}
	}
}

// lint is what soho deck lint says.
func lint(id string, kind decks.Kind, text []byte) (err error) {
	if kind == decks.MatText {
		_, err = decks.ParseMat(id, "toml", text)
	} else {
		_, err = decks.ParseDeck(id, "toml", text)
	}
	return err
}

// TestASlotIsMadeMovedAndTakenAway by what is clicked.
func TestASlotIsMadeMovedAndTakenAway(t *testing.T) {
	s := opened(t, "birmingham", decks.DeckText, decks.DeckSource("birmingham"))
	was := s.text.deck.Cards[2].Front
	for _, do := range []change{{"card", 2}, {"add", 0}, {"industry", int(engine.CoalMine)}, {"then-links", 1}, {"move", -1}, {"move", -1}} {
		s.Do(do)
	}
	front := s.text.deck.Cards[2].Front
	if len(front) != len(was)+1 || front[len(was)-2].Industry != engine.CoalMine || s.slot != len(was)-2 || s.text.problem != nil {
		t.Fatalf("the front is %+v, slot %d, %v", front, s.slot, s.text.problem)
	}
	s.Do(change{"remove", 0})
	if !bytes.Equal(s.text.now, bytes.Replace(decks.DeckSource("birmingham"), []byte(`"MAUtoma"`), []byte(`"Copy of MAUtoma"`), 1)) {
		t.Error("without the slot again, more than the name is otherwise")
	}
}

// TestANameThatIsTypedIsUndoneAtOnce, not letter by letter.
func TestANameThatIsTypedIsUndoneAtOnce(t *testing.T) {
	s := opened(t, "birmingham", decks.DeckText, decks.DeckSource("birmingham"))
	s.Do(focus{true})
	for range 9 {
		s.Do(view.Typed{Back: 1})
	}
	if s.text.problem == nil {
		t.Error("a deck without a name is good")
	}
	s.Do(view.Typed{Text: "Mine"})
	if s.text.name() != "Mine" || s.text.problem != nil {
		t.Errorf("it is called %q, %v", s.text.name(), s.text.problem)
	}
	if s.Do(act{"undo"}); s.text.changed() {
		t.Error("it takes more than one step back")
	}
}

// TestNothingIsGivenUpAtOnce: who leaves with changes that are not kept is told so, and has to leave once more.
func TestNothingIsGivenUpAtOnce(t *testing.T) {
	s := opened(t, "birmingham", decks.MatText, decks.MatSource("birmingham", "easy"))
	s.Do(change{"less", 1})
	if s.Do(leave{}); s.text == nil || !s.leave {
		t.Fatal("it is gone, or nothing is said")
	}
	if s.Do(change{"less", 1}); s.leave {
		t.Error("whoever goes on still gives it up")
	}
	s.Do(leave{})
	if s.Do(leave{}); s.text != nil {
		t.Error("it cannot be left")
	}
	if asks := s.Do(leave{}); len(asks) != 1 || asks[0] != any(Close{}) {
		t.Errorf("leaving the list asks for %v", asks)
	}
}

// TestWhatWaitsIsToldAfterEveryAct: what an act came to does not hide that something waits.
func TestWhatWaitsIsToldAfterEveryAct(t *testing.T) {
	s := opened(t, "birmingham", decks.MatText, decks.MatSource("birmingham", "easy"))
	s.ShowWaiting()
	s.Tell("Copied.")
	c := widget.New(roomtest.Env(t, decks.Game("birmingham"), view.Size{W: 1280, H: 720}, 1))
	if text, _ := s.verdict(c); !strings.HasPrefix(text, "Copied. ") || !strings.HasSuffix(text, c.Words.Text("workshop.waits")) {
		t.Errorf("it says %q", text)
	}
}

// TestTheTrialPlaysAsSohoSimDoes, in pieces as small as one likes, and stops when it is told to.
func TestTheTrialPlaysAsSohoSimDoes(t *testing.T) {
	s := opened(t, "birmingham", decks.MatText, decks.MatSource("birmingham", "foreman"))
	s.Do(act{"try"})
	for n := 0; s.trying(); n++ {
		left := 1 + n%50
		s.trial.Step(func() bool { left--; return left >= 0 })
	}
	mat := &s.text.mat.Mat
	want, err := sim.Run(t.Context(), decks.Game("birmingham"), sim.Setup{Games: trialGames, Seed: 1, Workers: 2, Policy: policy.Steady,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count, House: mat.House}})
	if err != nil {
		t.Fatal(err)
	}
	if low, typical, high, _ := s.trial.scores(); s.trial.beaten != want.Human.Wins || abs(typical-want.Automa.VP.P50) > 1 ||
		abs(low-want.Automa.VP.P5) > 1 || abs(high-want.Automa.VP.P95) > 1 {
		t.Errorf("%d, %d, %d VP and %d games beaten, want %+v", low, typical, high, s.trial.beaten, want.Human)
	}
	s.Do(act{"try"})
	s.Do(act{"stop"})
	if s.trying() {
		t.Error("it plays on")
	}
}

func abs(n int) int { return max(n, -n) }

// TestAPieceOfTheTrialIsShort: none keeps a picture waiting.
func TestAPieceOfTheTrialIsShort(t *testing.T) {
	s := opened(t, "birmingham", decks.MatText, decks.MatSource("birmingham", "hard"))
	s.Do(act{"try"})
	longest := time.Duration(0)
	for range 2000 {
		once, begun := true, time.Now()
		s.trial.Step(func() bool { was := once; once = false; return was })
		longest = max(longest, time.Since(begun))
	}
	if longest > 100*time.Millisecond { // a few ms, on a machine that does much else
		t.Errorf("a choice takes %v", longest)
	}
}
