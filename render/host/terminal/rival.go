package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/tell/hint"
)

// The game against a rival: its turns and its thoughts.

// onePerson reports whether one person plays alone, so that hints are fair.
func (t *Client) onePerson() bool {
	h := t.rec.Header()
	return h.OnePerson()
}

// person is the seat of the person at the terminal: of several, the one to choose.
func (t *Client) person(s *engine.State) engine.Seat {
	if t.Words.Rival || t.onTable() || s.IsAutoma(s.Actor) { // amid the Automa's turn too
		return engine.HumanSeat
	}
	return s.Actor
}

// rivalsTurn plays the rival's choices until another player is to choose, and tells the reason of each. Each choice is saved at
// once.
func (t *Client) rivalsTurn() error {
	t.print("")
	t.tell("rival.turn")
	for t.rec.RivalsTurn() {
		made := len(t.rec.Entries())
		found, err := t.thinkAnew(t.rec.Position())
		if err != nil {
			return err
		}
		t.rec.Act(found.Choice())
		path, err := t.Save(t.rec)
		t.tellLines(t.Words.EventLines(t.eventsFrom(made)))
		t.whyIt(&t.rec.Entries()[made], found)
		t.reportSave(path, err)
	}
	return nil
}

// thinkAnew searches for the rival's choice in a position; the result is always the same.
func (t *Client) thinkAnew(p *automa.Position) (*search.Search, error) {
	found, err := search.Rival(t.game(), p)
	if err == nil {
		found.Run(search.Futures(t.rec.Header().Rival))
	}
	return found, err
}

// thought explains the rival's search for a choice that it made.
func (t *Client) thought(e *record.Entry, found *search.Search) hint.Hint {
	return hint.Thought(t.Words, &e.Before.State, found, e.Choice, t.rec.Position().Decision == engine.GameOver)
}

// whyIt tells in short why the rival made a choice.
func (t *Client) whyIt(e *record.Entry, found *search.Search) {
	if !hint.Thoughtful(&e.Before.State, found) {
		return
	}
	h := t.thought(e, found)
	text := strings.Join(append([]string{h.Sure}, h.Why...), " ")
	t.print(t.Words.Hang(t.say("rival.why", "text", text), 2, 4)...)
}

// rivals are the entries of the rival's last turn, and of one right before it.
func (t *Client) rivals() (list []record.Entry) {
	entries := t.rec.Entries()
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

// rivalsLast tells the events of the rival's last turn.
func (t *Client) rivalsLast() {
	list := t.rivals()
	if len(list) == 0 {
		t.tell("last.none")
	}
	for i := range list {
		t.tellLines(t.Words.EventLines(list[i].Events))
	}
}

// thoughts explains the rival's last turn: the choices it weighed and the reasons for those it made.
func (t *Client) thoughts(string) {
	if !t.Words.Rival {
		t.tell("rival.none")
		return
	}
	told := false
	list := t.rivals()
	for i := range list {
		e := &list[i]
		found, err := t.thinkAnew(&e.Before)
		if err != nil || !hint.Thoughtful(&e.Before.State, found) {
			continue
		}
		h := t.thought(e, found)
		t.print(t.Words.Wrap(t.say("rival.chose", "choice", t.Words.Choice(&e.Before.State, e.Choice)), 2)...)
		t.tellLines([]string{h.Sure})
		for i, c := range h.List {
			t.print(t.Words.Hang(t.say("hint.choice", "n", strconv.Itoa(i+1), "choice", c.Text, "note", c.Note), 2, 5)...)
		}
		if len(h.Why) > 0 {
			t.tellLines([]string{strings.Join(h.Why, " ")})
		}
		t.tellLines([]string{h.Looked})
		told = true
	}
	if !told {
		t.tell("last.none")
	}
}
