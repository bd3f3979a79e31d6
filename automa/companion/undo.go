package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Undo are the tasks that take back the last entries of a record, the last one first. drawn is the card of a printed deck that was drawn
// to name another one, 0 for none. Tasks that were still open need not be taken back.
func Undo(r *record.Record, entries []record.Entry, drawn int, open []Task) (list []Task) {
	g := r.Game()
	if drawn > 0 {
		list = append(list, drawBack(drawn))
	}
	open = slices.Clone(open)
	for i := range slices.Backward(entries) {
		e, back := &entries[i], []Task(nil)
		now := e.Before.State
		for _, t := range ByHand(r, tasksOf(g, e)) {
			if k := slices.IndexFunc(open, t.alike); k >= 0 {
				open = slices.Delete(open, k, k+1)
				continue
			}
			was := now
			Do(g, &now, []Task{t})
			if t.undo(g, e, &was, &now) {
				back = append(back, t)
			}
		}
		slices.Reverse(back)
		list = append(list, back...)
		list = append(list, drawnAgain(r, e)...)
	}
	return list
}

// tasksOf are all the tasks that an entry led to.
func tasksOf(g *automa.Game, e *record.Entry) (list []Task) {
	switch {
	case e.Correction.Thing != 0: // a correction moves no pieces on the table
		return nil
	case !e.Automa():
		return Tasks(g, &e.Before.State, e.Events)
	}
	for _, action := range Turn(g, &e.Before.State, e.Steps) {
		list = append(list, action.Tasks...)
	}
	return list
}

// alike reports whether two tasks are the same but for the place of a marker.
func (t *Task) alike(other Task) bool {
	other.To = t.To
	return t.Same(other)
}

// undo turns a task of an entry into the one that takes it back, and reports whether the player has anything to do then. was and
// now are the states before and after the task.
func (t *Task) undo(g *automa.Game, e *record.Entry, was, now *engine.State) bool {
	t.Back, t.Events = true, nil
	p := &was.Players[t.Cause.Seat]
	switch t.Kind {
	case BeginEra, BeginRound, NextTurn, EndGame, CountMoney:
		return false
	case MoveVP, TakeLink:
		t.To = int(p.VP)
	case MoveIncome:
		t.To = int(p.Income)
	case MoveMoney:
		t.Back, t.Amount = false, -t.Amount
	case ShuffleCards:
		t.To = int(was.Draw)
	case TurnDistant, OpenDistant:
		t.To = int(was.Distant.Marker)
	case BuyCubes, SellCubes: // cubes bought from an empty market came from the supply
		t.Amount = int(was.Market[t.Cause.Resource]) - int(now.Market[t.Cause.Resource])
		t.Amount = max(t.Amount, -t.Amount)
		return t.Amount > 0
	case TakeTile:
		tile := was.Tiles[t.Cause.Space]
		if t.Amount, t.To = int(tile.Cubes), 0; tile.Flipped {
			t.To = 1
		}
		t.Cause.Resource = g.Produces(tile.Tile)
	case TakePlace:
		t.Back, t.To, t.Amount = false, -1, slices.Index(e.Before.Order[:e.Before.Seats], t.Cause.Seat)+1
	}
	return true
}

// drawnAgain are the tasks that put the cards of a printed deck back on it when an entry is taken back, the last one drawn
// first.
func drawnAgain(r *record.Record, e *record.Entry) (list []Task) {
	if !r.Header().OwnDeck {
		return nil
	}
	for i := range slices.Backward(e.Steps) {
		if st := &e.Steps[i]; st.Kind == automa.Drew {
			list = append(list, drawBack(st.Card))
		}
	}
	return list
}

func drawBack(card int) Task {
	return Task{Kind: DrawAutoma, Cause: engine.Event{Seat: engine.AutomaSeat}, Amount: card, Back: true}
}
