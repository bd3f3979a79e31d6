package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Action is a part of the Automa's turn: an action of its own with all that led to it, or what follows on the last.
type Action struct {
	Deed   *automa.Deed // nil for the end of the turn
	Tasks  []Task
	events engine.Log
}

// Turn are the actions of a turn of the Automa, of which there may be none, and what follows on them.
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

// LastChosen is the number of the last entry in which the player chose something, or 0: hands may not have done yet what followed on it,
// the Automa's turn and what nobody need be asked, with what was put right or named meanwhile.
func LastChosen(r *record.Record) int {
	entries := r.Entries()
	for i := range slices.Backward(entries) {
		_, forced := r.Game().Forced(&entries[i].Before.State)
		if e := &entries[i]; !forced && !e.Automa() && e.Fix.Thing == 0 {
			return i
		}
	}
	return 0
}
