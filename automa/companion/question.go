package companion

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Asked is the kind of a question.
type Asked uint8

// The kinds of questions.
const (
	AskHand     Asked = iota + 1 // which card was drawn to a place of the player's hand, which is kept
	AskDeck                      // which card lies at a place of the Automa's printed deck, back up
	AskDrawn                     // which card was drawn from it, if it is not the one named by its back
	AskMerchant                  // which tile lies at a merchant
)

// Question is something on the table that has to be named, or can be.
type Question struct {
	Asked    Asked
	Place    int                  // AskHand, AskDeck: the place in the hand or from the top, from 1
	Drawn    int                  // AskDeck: the number of the card to draw so that the one to be named lies on top, 0 for none
	Merchant engine.Merchant      // AskMerchant
	Answers  []correct.Correction // the things that may lie there, each as a correction
}

// Asks returns the question that has to be answered before the game goes on, and reports whether there is one.
func (d *Dialogue) Asks() (q Question, asks bool) {
	g := d.rec.Game()
	if place, wanted := HandWanted(d.rec); wanted {
		q = Question{Asked: AskHand, Place: place}
		counts, _ := g.DeckFor(2)
		for c := range g.Cards {
			if counts[c] > 0 {
				d.mayBe(&q, correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: engine.Card(c)})
			}
		}
		return q, true
	}
	if place, wanted := CardWanted(d.rec); wanted {
		q = Question{Asked: AskDeck, Place: place, Drawn: DrawnFirst(d.rec)}
		for i := range g.Deck.Cards {
			d.mayBe(&q, cardAt(place, g.Deck.Cards[i].Number))
		}
		return q, true
	}
	return Question{}, false
}

// AsksDrawn asks which card was drawn instead of the one that was named by its back: any other with the same back.
func (d *Dialogue) AsksDrawn(number int) (q Question) {
	place, _ := CardWanted(d.rec)
	q = Question{Asked: AskDrawn, Place: place - 1}
	g := d.rec.Game()
	for i := range g.Deck.Cards {
		if other := g.Deck.Cards[i].Number; other != number && BackOf(g, other) == BackOf(g, number) {
			d.mayBe(&q, cardAt(place-1, other))
		}
	}
	return q
}

// AsksMerchant asks for the tile at the next merchant where the player has not told it. Tiles that look the same are one answer.
// If there is only one answer, nothing is asked.
func (d *Dialogue) AsksMerchant() (q Question, asks bool) {
	places := MerchantsUntold(d.rec)
	if len(places) == 0 {
		return Question{}, false
	}
	q = Question{Asked: AskMerchant, Merchant: places[0]}
	tiles := d.rec.Game().MerchantTiles
	for _, m := range places {
		tile := d.rec.Position().Merchants[m].Tile
		if !slices.ContainsFunc(q.Answers, func(f correct.Correction) bool { return tiles[f.Trader].Accepts == tiles[tile].Accepts }) {
			d.mayBe(&q, correct.Correction{Thing: correct.MerchantThing, Merchant: q.Merchant, Trader: tile})
		}
	}
	return q, len(q.Answers) > 1
}

// mayBe adds an answer, if there can be such a thing.
func (d *Dialogue) mayBe(q *Question, f correct.Correction) {
	p := *d.rec.Position()
	if d.rec.Game().PutRight(&p, f).OK() {
		q.Answers = append(q.Answers, f)
	}
}

func cardAt(place, number int) correct.Correction {
	return correct.Correction{Thing: correct.CardThing, Place: uint8(place), Amount: int16(number)}
}

// BackOf is the back of a printed card, by its number.
func BackOf(g *automa.Game, number int) automa.BackFacts {
	return g.Deck.Cards[slices.IndexFunc(g.Deck.Cards, func(c automa.CardFacts) bool { return c.Number == number })].Back
}

// PutRight corrects a thing that lies otherwise on the table, which may be shown as before tasks that are still to be done. It
// returns why the correction cannot be made. later reports that one of these tasks is still to change the thing.
func (d *Dialogue) PutRight(f correct.Correction) (why engine.Refusal, later bool) {
	shown, end := *d.Position(), *d.rec.Position()
	if f, why, later = d.correction(&shown, &end, f); !why.OK() || later {
		return why, later
	}
	why = d.rec.PutRight(f)
	d.renew()
	return why, false
}

// Refuses returns the first of several corrections, made one after the other, that cannot be made, and why not, as PutRight
// does.
func (d *Dialogue) Refuses(list []correct.Correction) (f correct.Correction, why engine.Refusal, later bool) {
	shown, end := *d.Position(), *d.rec.Position()
	for _, f := range list {
		if _, why, later = d.correction(&shown, &end, f); !why.OK() || later {
			return f, why, later
		}
	}
	return f, engine.Refusal{}, false
}

// correction makes a correction of the table as it is shown, and returns that of the record's position, which is changed likewise.
func (d *Dialogue) correction(shown, end *automa.Position, f correct.Correction) (likewise correct.Correction, why engine.Refusal, later bool) {
	g := d.rec.Game()
	was := CurrentValue(&shown.State, f)
	if why = g.PutRight(shown, f); !why.OK() {
		return f, why, false
	}
	likewise, ok := Likewise(&end.State, was, f)
	if !ok {
		return f, engine.Refusal{}, true
	}
	return likewise, g.PutRight(end, likewise), false
}

// Overrules returns a choice that the rules refuse, with the card that it discards, and reports whether it can be made with the
// pieces on the table. known is false where the player has to name the card, so that the one returned is only an example.
func (d *Dialogue) Overrules(wish engine.Choice) (c engine.Choice, known, can bool) {
	if !d.OnTable() || wish.Verb == 0 {
		return wish, true, false
	}
	p := *d.rec.Position()
	c, known = WithCard(d.rec.Game(), &p.State, wish)
	return c, known, d.rec.Game().Overrule(&p, c, nil).OK()
}

// Overrule makes a choice that the rules refuse, which names its card.
func (d *Dialogue) Overrule(c engine.Choice) engine.Refusal {
	why := d.rec.Overrule(c)
	if why.OK() {
		d.rec.AnswerForced()
	}
	return why
}
