package terminal

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/hint"
)

// The game against a rival: its turns and its thoughts.

// rivalsTurn plays the rival's choices until another player is to choose, and tells the reason of each. Each choice is saved at
// once.
func (t *Client) rivalsTurn() error {
	t.print("")
	t.tell("rival.turn")
	for t.rec.RivalsTurn() {
		made := len(t.rec.Entries())
		found, err := thinkAnew(t.rec, t.rec.Position())
		if err != nil {
			return err
		}
		t.rec.Act(found.Choice())
		t.saved.write()
		t.write(t.EventLines(t.eventsFrom(made))...)
		if e := &t.rec.Entries()[made]; hint.Thoughtful(&e.Before.State, found) {
			h := thought(t.speech, t.rec, e, found)
			text := strings.Join(append([]string{h.Sure}, h.Why...), " ")
			t.print(t.Hang(t.say("rival.why", "text", text), 2, 4)...)
		}
		t.saved.report()
	}
	return nil
}

// thinkAnew searches for the rival's choice in a position; the result is always the same.
func thinkAnew(r *record.Record, p *automa.Position) (*search.Search, error) {
	found, err := search.Rival(r.Game(), p, r.RivalOf(p))
	if err == nil {
		found.Run(search.Futures(r.RivalOf(p)))
	}
	return found, err
}

// thought explains the rival's search for a choice that it made.
func thought(s speech, r *record.Record, e *record.Entry, found *search.Search) hint.Hint {
	return hint.Thought(s.Words, &e.Before.State, found, e.Choice, r.Position().Decision == engine.GameOver)
}

// rivals are the entries of the rival's last turn, and of one right before it.
func rivals(r *record.Record) (list []record.Entry) {
	entries := r.Entries()
	end := len(entries)
	for end > 0 && !entries[end-1].Rivals {
		end--
	}
	first := end
	for first > 0 && entries[first-1].Rivals {
		first--
	}
	return entries[first:end]
}

// thoughts explains the rival's last turn: the choices it weighed and the reasons for those it made.
func (v *view) thoughts(string) (lines []string) {
	if !v.Rival {
		return v.lines("rival.none")
	}
	list := rivals(v.rec)
	for i := range list {
		e := &list[i]
		found, err := thinkAnew(v.rec, &e.Before)
		if err != nil || !hint.Thoughtful(&e.Before.State, found) {
			continue
		}
		h := thought(v.speech, v.rec, e, found)
		lines = append(lines, v.cut(v.say("rival.chose", "choice", v.Choice(&e.Before.State, e.Choice)), h.Sure)...)
		lines = append(append(lines, v.weighed(h)...), v.cut(h.Looked)...)
	}
	if lines == nil {
		return v.lines("last.none")
	}
	return lines
}

// weighed are the choices of a hint, and why the first is better than the others.
func (s speech) weighed(h hint.Hint) (lines []string) {
	for i, c := range h.List {
		lines = append(lines, s.Hang(s.say("hint.choice", "n", i+1, "choice", c.Text, "note", c.Note), 2, 5)...)
	}
	if len(h.Why) > 0 {
		lines = append(lines, s.cut(strings.Join(h.Why, " "))...)
	}
	return lines
}
