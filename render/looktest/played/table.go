package played

import (
	"errors"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// RunningOut is a game of Birmingham on a real table, before the first choice, in which the Automa's printed deck is down to one
// card and runs out in the middle of its next turn after any action of the player.
func RunningOut() (*record.Record, error) {
	g, err := automa.AtTable(Birmingham(), engine.Kept{})
	if err != nil {
		return nil, err
	}
	for seed := range uint64(20) {
		begun, err := record.New(g, Medium(seed))
		if err != nil {
			return nil, err
		}
		p := begun.Position()
		for p.Cards.Left > 1 {
			p.Cards.Left--
			p.Cards.Discards[p.Cards.Discarded] = p.Cards.Deck[p.Cards.Left]
			p.Cards.Deck[p.Cards.Left] = 0
			p.Cards.Discarded++
		}
		p.House.FullStart, p.House.CardAgain = true, 1 // it draws in its first turn, and another card with some seeds
		h := Medium(seed)
		h.OwnDeck, h.From = true, p
		r, err := record.New(g, h)
		if err != nil {
			return nil, err
		}
		r.Choose(engine.Choice{Verb: engine.Pass, Card: r.Position().Players[engine.HumanSeat].Hand[0]})
		drawn := 0
		for _, step := range r.AutomaTurn() {
			if step.Kind == automa.Drew {
				drawn++
			}
		}
		if last := r.Entries()[len(r.Entries())-1]; drawn > 1 && companion.RanOut(r, last.Steps) {
			r.Undo()
			return r, nil
		}
	}
	return nil, errors.New("no deck runs out in the middle of a turn")
}
