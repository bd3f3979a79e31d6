package terminal

import (
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
)

// The game against rivals: their turns and their thoughts.

// rivalsTurn plays the choices of rivals until a person is to choose, and tells the reason of each. Each choice is saved at once.
func (t *Client) rivalsTurn() error {
	for seat := engine.Nobody; t.rec.RivalsTurn(); {
		if p := t.rec.Position(); p.Actor != seat {
			seat = p.Actor
			t.print("")
			t.print(t.turnOf(seat)...)
		}
		made := len(t.rec.Entries())
		found, err := thinkAnew(t.rec, t.rec.Position())
		if err != nil {
			t.stuck = err
			t.leave()
			return nil
		}
		t.rec.Act(found.Choice())
		t.saved.write()
		t.thoughts[made] = t.whyIn(made, found)
		if !t.rec.Shared() {
			t.tellEntries(made)
		}
		t.saved.report()
	}
	return nil
}

// turnOf opens the turn of a rival.
func (s speech) turnOf(seat engine.Seat) []string {
	return s.cut(words.Capital(s.say("rival.turn", "who", s.Noun().Seat(seat))))
}

// whyIn is the reason of a rival for the choice of an entry, nothing where it did not think, or took at sight what it always does.
func (t *Client) whyIn(entry int, found *search.Search) string {
	e := &t.rec.Entries()[entry]
	if !hint.Thoughtful(&e.Before.State, found) || found.AtSight() {
		return ""
	}
	s := t.speech
	if t.rec.Shared() { // somebody else will read it
		header := t.rec.Header()
		s.Words = s.At(&header)
	}
	h := thought(s, t.rec, e, found)
	return t.say("rival.why", "text", strings.Join(append([]string{h.Sure}, h.Why...), " "))
}

// tellEntries tells what happened in the entries from a number on, and what rivals thought: before their turn ends, as the next player's
// may begin then.
func (t *Client) tellEntries(from int) {
	for i, e := range t.rec.Entries()[from:] {
		own := len(e.Events)
		if end := slices.IndexFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.TurnEnded }); end >= 0 {
			own = end
		}
		t.write(t.EventLines(e.Events[:own])...)
		if text := t.thoughts[from+i]; e.Rivals && text != "" {
			t.print(t.Hang(text, 2, 4)...)
		}
		t.write(t.EventLines(e.Events[own:])...)
	}
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
	if h := v.rec.Header(); h.Rivals() == 0 {
		return v.lines("rival.none")
	}
	list, seat := rivals(v.rec), engine.Nobody
	for i := range list {
		e := &list[i]
		if v.Company() && e.Before.Actor != seat {
			seat = e.Before.Actor
			lines = append(lines, v.turnOf(seat)...)
		}
		found, err := thinkAnew(v.rec, &e.Before)
		if err != nil || !hint.Thoughtful(&e.Before.State, found) {
			continue
		}
		h := thought(v.speech, v.rec, e, found)
		lines = append(lines, v.cut(v.say("rival.chose", "choice", v.Choice(&e.Before.State, e.Choice)), h.Sure)...)
		lines = append(append(lines, v.weighed(h)...), v.cut(h.Looked)...)
	}
	switch {
	case len(list) == 0:
		return v.lines("last.none")
	case lines == nil:
		return v.lines("rival.no-choice")
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
