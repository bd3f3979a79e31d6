package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/tell/hint"
)

// futures is how many are played for a hint unless Options say otherwise.
const futures = 64

// hint searches for the best choice and tells the result. The game is marked as one with hints, unless they are free.
func (t *Client) hint(string) {
	p := t.rec.Position()
	switch {
	case !t.onePerson():
		t.tell("hint.not-solo")
		return
	case t.shown != nil || p.AutomasTurn() || p.Decision == engine.GameOver:
		t.tell("hint.not-now")
		return
	}
	found, err := search.Begin(t.game(), p, hint.Options)
	if err != nil {
		t.print(t.Words.Reason(err))
		return
	}
	if !t.rec.Header().Hinted && !t.Free {
		t.rec.MarkHinted()
		t.tell("hint.marked")
		t.save()
	}
	t.think(found)
	h := hint.Of(t.Words, &p.State, found)
	t.tellLines([]string{h.Sure})
	if len(h.Words) > 0 {
		t.tellLines([]string{strings.Join(h.Words, " ")})
	}
	for i, c := range h.List {
		t.print(t.Words.Hang(t.say("hint.choice", "n", strconv.Itoa(i+1), "choice", c.Text, "note", c.Note), 2, 5)...)
	}
	if len(h.Why) > 0 {
		t.tellLines([]string{strings.Join(h.Why, " ")})
	}
	if h.Looked != "" {
		t.tellLines([]string{h.Looked})
	}
	t.tellLines([]string{t.say("hint.how", "choice", notation.Format(t.game().Game, &p.State, h.List[0].Choice))})
}

// think searches, and ends early if a line is typed. Input through a pipe is there already and ends nothing.
func (t *Client) think(found *search.Search) {
	budget := t.Think
	if budget == nil {
		budget = search.Futures(futures)
	}
	if t.Echo {
		found.Run(budget)
		return
	}
	t.tell("hint.thinking")
	typed := t.in.await()
	more := budget()
	found.Run(func() func(*search.Search) bool {
		return func(s *search.Search) bool { return len(typed) == 0 && more(s) }
	})
	t.in.forget()
}
