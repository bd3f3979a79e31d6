package terminal_test

import (
	"io"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/words"
)

// A hint tells the best choice and why, marks the game, and leaves it at that; what was typed after it is read as ever.
func TestHintTellsAndMarks(t *testing.T) {
	for _, game := range []string{"birmingham", "lancashire", "brass"} {
		r := seededIn(t, game, 5)
		shown(t, r, []string{"hint", "hint", "undo", "quit"}, "> hint", "marked as one with hints", "1. ", "the best that was found", "possible futures were played", "As it is typed:",
			"> hint", "1. ", "There is nothing to take back")
		if !r.Header().Hinted || r.Header().Practice || len(r.Entries()) != 0 {
			t.Errorf("%s: %+v, %d entries", game, r.Header(), len(r.Entries()))
		}
		out, err := session(t, r, nil, "table", "quit")
		if err != nil || !strings.Contains(out, "With hints: the result does not count") {
			t.Errorf("%v: the table does not say so:\n%s", err, out)
		}
	}
}

// In somebody's first game a hint is free, and told in words before its figures.
func TestAFreeHintMarksNothing(t *testing.T) {
	r := seeded(t, 5)
	out, err := session(t, r, func(o *terminal.Options) { o.Free, o.Words.Width = true, 400 }, "hint")
	if err != nil || r.Header().Hinted || strings.Contains(out, "marked as one") {
		t.Errorf("%v, %+v:\n%s", err, r.Header(), out)
	}
	if words, figures := strings.Index(out, "Next: "), strings.Index(out, " of 28 futures "); words < 0 || figures < words {
		t.Errorf("words at %d, figures at %d:\n%s", words, figures, out)
	}
}

// What it says is typed can be typed.
func TestWhatAHintSaysIsTypedIsLegal(t *testing.T) {
	r := seeded(t, 5)
	out, err := session(t, r, func(o *terminal.Options) { o.Words.Width = 400 }, "hint")
	if err != nil {
		t.Fatal(err)
	}
	_, line, _ := strings.Cut(out, "As it is typed: ")
	line, _, _ = strings.Cut(line, "\n")
	if _, err := session(t, r, nil, line); err != nil || len(r.Entries()) == 0 {
		t.Errorf("%q: %v, %d entries", line, err, len(r.Entries()))
	}
}

// There is none where nothing is to be chosen, and while the Automa's turn is shown.
func TestNoHintWithoutAChoice(t *testing.T) {
	r := seeded(t, 5)
	c := r.Game().Choices(&r.Position().State, nil)
	if why := r.Act(c[0]); !why.OK() {
		t.Fatal(why)
	}
	for !r.Position().AutomasTurn() {
		r.Act(r.Game().Choices(&r.Position().State, nil)[0])
	}
	shown(t, r, []string{"hint", "end", "quit"}, "> hint", "nothing to choose now")
	if r.Header().Hinted {
		t.Error("it is marked all the same")
	}
}

// An empty line ends the thinking, and is no answer to what is asked; another line ends it, too, and is read.
func TestEnterEndsTheThinking(t *testing.T) {
	for typed, want := range map[string]string{"": "Taken back", "undo": "Taken back"} {
		r := seeded(t, 5)
		r.Act(r.Game().Choices(&r.Position().State, nil)[0])
		for r.Position().AutomasTurn() {
			r.AutomaTurn()
		}
		w, err := words.New(r.Game(), "en")
		if err != nil {
			t.Fatal(err)
		}
		keys, in := io.Pipe()
		var out strings.Builder
		begun := make(chan bool)
		steps := 0
		o := terminal.Options{Words: w, Save: func(*record.Record) (string, error) { return "game.soho", nil }}
		o.Think = func() func(*search.Search) bool { // it would go on for ever
			close(begun)
			return func(*search.Search) bool { steps++; time.Sleep(time.Millisecond); return true }
		}
		lines := "\nundo\nquit\n"
		if typed != "" {
			lines = typed + "\nquit\n"
		}
		go func() {
			_, err := io.WriteString(in, "hint\n")
			<-begun
			if err == nil {
				_, err = io.WriteString(in, lines)
			}
			_ = in.CloseWithError(err) // which is nil always
		}()
		if err := terminal.New(r, keys, &out, o).Run(); err != nil {
			t.Fatal(err)
		}
		told := strings.Join(strings.Fields(out.String()), " ") // wherever its lines end
		if !strings.Contains(told, want) || !strings.Contains(told, "the best that was found") {
			t.Errorf("%q typed while it thinks:\n%s", typed, out.String())
		}
	}
}
