package terminal

import (
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
	p, h := t.rec.Position(), t.rec.Header()
	switch {
	case h.Players[p.Actor].Unaided:
		t.tell("hint.unaided")
		return
	case t.shown != nil || p.AutomasTurn() || p.Decision == engine.GameOver:
		t.tell("hint.not-now")
		return
	}
	found, err := search.Begin(t.game, p, hint.Options)
	if err != nil {
		t.write(t.Sentence(t.Reason(err)))
		return
	}
	if !h.Hinted && !t.options.Free {
		t.rec.MarkHinted()
		t.tell("hint.marked")
		t.saved.keep()
	}
	t.think(found)
	best := hint.Of(t.Words, &p.State, found)
	t.write(best.Sure)
	if len(best.Words) > 0 {
		t.write(strings.Join(best.Words, " "))
	}
	t.print(t.weighed(best)...)
	t.write(best.Seats...)
	if best.Looked != "" {
		t.write(best.Looked)
	}
	t.write(t.say("hint.how", "choice", notation.Format(t.game.Game, &p.State, best.List[0].Choice)))
}

// think searches, and ends early if a line is typed. Input through a pipe is there already and ends nothing.
func (t *Client) think(found *search.Search) {
	budget := t.options.Think
	if budget == nil {
		budget = search.Futures(futures)
	}
	if t.echo {
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
