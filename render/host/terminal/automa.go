package terminal

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/film"
)

// automasTurn plays the Automa's turn and shows it step by step.
func (t *Client) automasTurn() error {
	turn := film.Reached{Entry: len(t.rec.Entries())}
	t.rec.AutomaTurn()
	t.rec.AnswerForced()
	t.keepReached(turn) // before the turn is saved: it is shown from here even if the program is killed
	t.saved.keep()
	return t.showTurn(turn)
}

// keepReached keeps the step of the Automa's turn that the reader is at. An error only means that the next start does not
// continue the turn, so none is reported.
func (t *Client) keepReached(r film.Reached) {
	if t.options.Reach != nil && !t.whole {
		t.options.Reach(r.Text(t.rec))
	}
}

// showTurn shows a turn of the Automa from a step on, and its consequences.
func (t *Client) showTurn(from film.Reached) error {
	t.print("")
	t.tell("automa.turn")
	err := t.showSteps(from)
	if err != nil || t.over || t.moved {
		return err
	}
	if t.options.Reach != nil {
		t.options.Reach("")
	}
	t.write(t.EventLines(t.eventsFrom(from.Entry + 1))...)
	return nil
}

// eventsFrom are the events of the entries from a number on.
func (t *Client) eventsFrom(made int) (events engine.Log) {
	for _, e := range t.rec.Entries()[made:] {
		events = append(events, e.Events...)
	}
	return events
}

// moment is the position and the ledger at a step of a turn.
type moment struct {
	automa.Position
	ledger engine.Ledger
}

// showSteps shows the steps of a turn one by one from one on, and its summary before it ends: Enter for the next, "end" for all
// the others.
func (t *Client) showSteps(from film.Reached) error {
	e := &t.rec.Entries()[from.Entry]
	at := &moment{e.Before, t.rec.Branch(from.Entry).Ledger()}
	t.shown = at
	defer func() { t.shown = nil }()
	pieces := t.TurnPieces(e.Steps)
	whole := t.whole
	for i, piece := range e.Steps.Pieces() {
		for n := range piece {
			t.game.FollowStep(&at.Position, &piece[n])
			at.ledger.Add(piece[n].Events, e.Before.Era, e.Before.Round)
		}
		if i < min(from.Frame, len(pieces)-1) {
			continue
		}
		over := piece.Subject()[0].Kind == automa.TurnOver
		if t.whole && !over { // its summary is all that is wanted
			continue
		}
		if over {
			t.print(t.Summary(e.Steps)...)
		}
		t.print(pieces[i]...)
		if whole || i == len(pieces)-1 {
			continue
		}
		t.keepReached(film.Reached{Entry: from.Entry, Cursor: film.Cursor{Frame: i}})
		var err error
		if whole, err = t.amidTurn(); err != nil || t.over || t.moved {
			return err
		}
	}
	return nil
}

// amidTurn asks which steps to show after a step: the next one, or all the others. Commands show the position at the step;
// behind "end" they show the one at the end of the turn.
func (t *Client) amidTurn() (whole bool, err error) {
	end := t.say("automa.end")
	for !t.over && !t.moved {
		line, err := t.read(t.say("automa.prompt"))
		first, rest, _ := strings.Cut(line, " ")
		ending, known := strings.EqualFold(first, end), false
		switch {
		case err != nil || line == "" || ending && rest == "":
			return ending, err
		case ending:
			shown := t.shown
			t.shown = nil
			known = t.command(rest)
			t.shown = shown
		default:
			if known = t.command(line); known && commandIn(line, t.speech).shows {
				t.tell("automa.at-step", "line", quoted(end+" "+line))
			}
		}
		if !known {
			t.tell("automa.unknown", "line", quoted(line))
		}
	}
	return false, nil
}
