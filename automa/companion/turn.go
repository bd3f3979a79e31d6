package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Action is a part of the Automa's turn: an action with all that led to it, or the events after the last one.
type Action struct {
	Deed   *automa.Deed // nil for the end of the turn
	Tasks  []Task
	events engine.Log
}

// Turn are the actions of a turn of the Automa, of which there may be none, and the events after them.
func Turn(g *automa.Game, before *engine.State, steps automa.Steps) (actions []Action) {
	deeds := steps.Deeds()
	for i := range deeds {
		actions = append(actions, Action{Deed: &deeds[i]})
	}
	actions = append(actions, Action{})
	now, at := *before, 0
	for i := range steps {
		if at+1 < len(deeds) && i == deeds[at+1].First || steps[i].Kind == automa.TurnOver {
			at++
		}
		events := steps[i].Events
		if steps[i].Kind == automa.Prepared { // M81
			events = engine.Log{{Kind: engine.DeckPrepared, Seat: engine.AutomaSeat}}
		}
		do := &actions[min(at, len(deeds))]
		do.events = append(do.events, events...)
	}
	for i := range actions {
		actions[i].Tasks = Tasks(g, &now, actions[i].events)
		for _, e := range actions[i].events {
			g.Game.Follow(&now, e)
		}
	}
	return actions
}

// LastChosen is the number of the entry that began the last action of the player, or 0: its consequences may not be done on the table yet:
// the Automa's turn and forced answers, with the corrections and cards named meanwhile.
func LastChosen(r *record.Record) int { return lastChosen(r, r.Entries()) }

func lastChosen(r *record.Record, entries []record.Entry) int {
	for i := range slices.Backward(entries) {
		_, forced := r.Game().Forced(&entries[i].Before.State)
		if e := &entries[i]; !forced && !e.Automa() && e.Correction.Thing == 0 {
			return ActionOf(r, i)
		}
	}
	return 0
}

// LastTurn is the number of the entry that began the last action before the Automa's last turn, or 0; among people that of the last one.
func LastTurn(r *record.Record) int {
	entries := r.Entries()
	if !r.Header().Options.Solo {
		return LastChosen(r)
	}
	turn := len(entries) - 1
	for turn >= 0 && !entries[turn].Automa() {
		turn--
	}
	return lastChosen(r, entries[:turn+1])
}

// ActionOf is the number of the entry that began the action an entry belongs to: the others answer its open decisions.
func ActionOf(r *record.Record, entry int) int {
	for entry > 0 && parts[r.Entries()[entry].Before.Decision] {
		entry--
	}
	return entry
}

// parts are the decisions that are taken within an action.
var parts = [engine.GameOver + 1]bool{engine.ChooseCoal: true, engine.ChooseIron: true, engine.ChooseBeer: true, engine.ChooseBonus: true,
	engine.ChooseLink: true, engine.ChooseDevelop: true, engine.ChooseSale: true, engine.ChooseDiscard: true}
