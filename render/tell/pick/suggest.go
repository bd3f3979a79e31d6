package pick

import (
	"cmp"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Suggested returns a whole choice to propose if only parts are open that can still be changed while the preview is shown: the
// card, the tile for a picked space, the size of a loan. It proposes the cheapest tile, the largest loan, and the card with the
// fewest other uses. The alternatives are in Left. Scouting is about choosing cards, so none are proposed for it.
func (q Question) Suggested(sel Selection) (best engine.Choice, ok bool) {
	if sel.n == 0 {
		return best, false
	}
	fit := q.Fit(sel)
	for i, c := range fit {
		if c.Verb == engine.Scout || settled(c, sel) != settled(fit[0], sel) {
			return engine.Choice{}, false
		}
		if i == 0 || q.better(c, best) {
			best = c
		}
	}
	return best, len(fit) > 0
}

// settled is a choice without the parts that may be proposed.
func settled(c engine.Choice, sel Selection) engine.Choice {
	c.Card, c.Size = 0, 0
	if sel.Of(thing.Space) != 0 {
		c.Industry = 0
	}
	return c
}

// better reports whether a choice is to be proposed rather than another one.
func (q Question) better(c, than engine.Choice) bool {
	return cmp.Or(cmp.Compare(than.Size, c.Size), cmp.Compare(q.price(c), q.price(than)), cmp.Compare(c.Industry, than.Industry),
		cmp.Compare(q.worth(c), q.worth(than))) < 0
}

// price is the price in money of the tile of a choice.
func (q Question) price(c engine.Choice) int16 {
	if c.Industry == 0 {
		return 0
	}
	return q.Game.Tiles[q.Game.Next(&q.State.Players[q.State.Actor], c.Industry)].Money
}

// worth orders the cards of choices by their other uses: by the kind of card, then by the number of buildings that it allows now.
// If the card is only discarded, these buildings and the free spaces that it names count. Wild cards always come last.
func (q Question) worth(c engine.Choice) int {
	const wild, many = 3, 1 << 12
	kind := map[engine.CardKind]int{engine.IndustryCard: 1, engine.LocationCard: 2, engine.WildIndustry: wild,
		engine.WildLocation: wild + 1}[q.Game.Cards[c.Card].Kind]
	uses := 0
	for _, other := range q.Choices {
		if other.Card == c.Card && other.Verb == engine.Build {
			uses++
		}
	}
	if builds(c.Verb) || kind >= wild {
		return kind*many + uses
	}
	return uses + q.free(&q.Game.Cards[c.Card])
}

// free counts the free spaces that a card names.
func (q Question) free(card *engine.CardFacts) (spaces int) {
	for x := range q.Game.Spaces[1:] {
		facts := &q.Game.Spaces[x+1]
		if q.State.Tiles[x+1].Tile == 0 && (facts.Location == card.Location || facts.Industries&card.Industries != 0) {
			spaces++
		}
	}
	return spaces
}
