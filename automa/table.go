package automa

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// A game on a real table (engine.AtTable): its pieces can be corrected, and its cards may be those drawn there.

// AtTable is the same game on a real table, against the Automa or among people, where hands and money are private unless they are kept.
// The error is that of figures that cannot be.
func AtTable(g *Game, kept engine.Kept) (*Game, error) {
	figures := engine.AtTable(g.Figures, kept)
	table, err := engine.New(&figures)
	if err != nil {
		return nil, err
	}
	return New(table, g.Deck), nil
}

// PutRight sets a thing on the table, or says which card lies in the Automa's deck at a place from the top, from 1; those above it are
// known already. It refuses a piece or card that is missing.
func (g *Game) PutRight(p *Position, f correct.Correction) engine.Refusal {
	if f.Thing != correct.CardThing {
		return correct.Apply(g.Game, &p.State, f)
	}
	c := &p.Cards
	deck := c.Deck[:c.Left]
	known := slices.IndexFunc(g.Deck.Cards, func(card CardFacts) bool { return card.Number == int(f.Amount) && card.UsedIn(c.Era) })
	at := slices.Index(deck, uint8(max(known, 0)))
	to := len(deck) - int(f.Place)
	why := engine.Refusal{Rule: g.Cite(engine.M(8)), Need: f.Amount, Have: int16(len(deck))}
	switch {
	case to < 0 || to >= len(deck):
		why.Reason = engine.NoCardThere
	case known < 0:
		why.Reason = engine.NoSuchCard
	case at < 0 || to < at:
		why.Reason = engine.CardIsOut
	default:
		deck[at], deck[to] = deck[to], deck[at]
		return engine.Refusal{}
	}
	return why
}
