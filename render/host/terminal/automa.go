package terminal

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// automasTurn plays the Automa's turn and shows it step by step.
func (t *Client) automasTurn() error {
	steps := t.rec.AutomaTurn()
	made := len(t.rec.Entries())
	t.rec.AnswerForced()
	follows := t.eventsFrom(made)
	t.save()
	t.print("")
	t.tell("automa.turn")
	err := t.showSteps(steps)
	if err == nil && !t.over && !t.moved {
		t.tellLines(t.Words.EventLines(follows))
	}
	return err
}

// eventsFrom are the events of the entries from a number on.
func (t *Client) eventsFrom(made int) (events engine.Log) {
	for _, e := range t.rec.Entries()[made:] {
		events = append(events, e.Events...)
	}
	return events
}

// showSteps shows the steps of a turn one by one, and its summary before it ends: Enter for the next, "end" for all the others.
func (t *Client) showSteps(steps automa.Steps) error {
	t.stepping = true
	defer func() { t.stepping = false }()
	whole := t.whole
	pieces := t.Words.TurnPieces(steps)
	for i, piece := range steps.Pieces() {
		if piece.Subject()[0].Kind == automa.TurnOver {
			t.print(t.Words.Summary(steps)...)
		}
		t.print(pieces[i]...)
		for !whole && i < len(pieces)-1 {
			line, err := t.read(t.say("automa.prompt"))
			if err != nil {
				return err
			}
			if line == "" {
				break
			}
			whole = strings.EqualFold(line, t.say("automa.end"))
			switch {
			case whole:
			case !t.command(line):
				t.tell("automa.unknown", "line", quoted(line))
			default:
				t.tell("automa.played")
			}
			if t.over || t.moved {
				return nil
			}
		}
	}
	return nil
}
