package automa

import (
	"slices"

	"sohofoundry/engine"
)

// A game on a real table (engine.AtTable): its things can be put right, and its cards may be those that somebody draws there.

// AtTable is the same game on a real table, where the player's hand is private, and money too unless it is kept. The error is that of
// figures that cannot be.
func AtTable(g *Game, keepMoney bool) (*Game, error) {
	figures := engine.AtTable(g.Figures, keepMoney)
	table, err := engine.New(&figures)
	if err != nil {
		return nil, err
	}
	return New(table, g.Deck), nil
}

// PutRight sets a thing on the table, or says which card lies in the Automa's deck at a place from the top, from 1; those above it are
// known already. The refusal is of what there is not.
func (g *Game) PutRight(p *Position, f engine.Fix) engine.Refusal {
	if f.Thing != engine.CardThing {
		return g.Game.PutRight(&p.State, f)
	}
	c := &p.Cards
	deck := c.Deck[:c.Left]
	at := slices.IndexFunc(deck, func(card uint8) bool { return g.Deck.Cards[card].Number == int(f.Amount) })
	to := len(deck) - int(f.Place)
	if at < 0 || to < at || to >= len(deck) {
		return engine.Refusal{Rule: g.Cite(engine.M(8)), Reason: engine.NoSuchThing}
	}
	deck[at], deck[to] = deck[to], deck[at]
	return engine.Refusal{}
}
