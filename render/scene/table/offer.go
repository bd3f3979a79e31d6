package table

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
)

// offers tell the uses of a lit space, line, merchant or the distant market together with the selection, and their price: a
// sentence for each choice that a click there leaves, whatever the card.
func (ch *choosing) offers(t thing.Thing) (sentences []string) {
	q, picked := ch.question, ch.picked
	lit := q.Lit(picked)
	if !slices.Contains([]thing.Kind{thing.Space, thing.Line, thing.Merchant, thing.Distant}, t.Kind) || !lit.Has(t) {
		return nil
	}
	if !q.Picked(picked, t) {
		with, why := q.Click(picked, t)
		if !why.OK() {
			return nil
		}
		picked = with
	}
	seen := map[engine.Choice]bool{}
	for _, c := range q.Fit(picked) {
		cardless := c
		cardless.Card = 0
		if seen[cardless] {
			continue
		}
		seen[cardless] = true
		b, why := bill.Of(q.Game, q.State, c)
		if text := offer(ch.table.words, q, &b, t); why.OK() && text != "" {
			sentences = append(sentences, text)
		}
	}
	return sentences
}

// offer tells the effect of a bill's choice at a thing, and its cost or gain. It is empty for the choice of a source.
func offer(w words.Words, q pick.Question, b *bill.Bill, t thing.Thing) string {
	switch {
	case b.Placed != nil:
		return w.Text("table.offer.build", append(price(w, b), "tile", w.Noun().Tile(b.Placed.Tile.Tile), "over", len(b.Removed) > 0)...)
	case len(b.Links) > 0:
		return w.Text("table.offer.link", price(w, b)...)
	case b.Choice.Verb == engine.Sell:
		return sale(w, q, b, t)
	}
	return ""
}

// price is the price of a tile or a link, and the total with purchases from the markets.
func price(w words.Words, b *bill.Bill) []any {
	paid := 0
	for _, p := range b.Payments {
		if p.For == engine.ForBuild || p.For == engine.ForLinks {
			paid -= p.Amount * p.Count
		}
	}
	parts := []string{w.Money(paid)}
	for r := engine.Coal; r < engine.Resources; r++ {
		if n := needed(b, r); n > 0 {
			parts = append(parts, w.Amount(n, r))
		}
	}
	all, cost := "range", b.Money.Cost
	switch {
	case cost.High == paid:
		all = "none"
	case cost.Low == cost.High:
		all = "sum"
	}
	return []any{"price", w.And(parts), "all", all, "low", w.Money(cost.Low), "high", w.Money(cost.High)}
}

// needed is how much of a resource a choice consumes, including that from sources still to be chosen.
func needed(b *bill.Bill, r engine.Resource) int {
	n := b.Next.Open[r]
	for _, u := range b.Used {
		if u.Resource == r {
			n += u.Count
		}
	}
	return n
}

// sale tells the gain from selling a tile.
func sale(w words.Words, q pick.Question, b *bill.Bill, t thing.Thing) string {
	vp := 0
	for _, p := range b.Points {
		if p.Seat == b.Seat {
			vp += p.VP
		}
	}
	low, high := b.Final.Income.Low-b.Income.Before.Space, b.Final.Income.High-b.Income.Before.Space
	spaces := strconv.Itoa(low)
	if low != high {
		spaces = w.Text("panel.range", "low", spaces, "high", strconv.Itoa(high))
	}
	c, key, merchant := b.Choice, "table.offer.sell", "none"
	if t != thing.Of(c.Space) {
		key = "table.offer.sell-here"
	}
	switch {
	case c.Merchant != 0:
		merchant = w.Merchant(c.Merchant)
	case c.Port != 0:
		merchant = w.Text("table.offer.port", "space", w.Noun().Space(c.Port))
	case c.Distant:
		merchant = w.Text("table.offer.distant")
	}
	return w.Text(key, "tile", w.Noun().Tile(q.State.Tiles[c.Space].Tile), "space", w.Noun().Space(c.Space),
		"merchant", merchant, "barrels", strconv.Itoa(needed(b, engine.Beer)),
		"beer", w.Noun().Amount(needed(b, engine.Beer), engine.Beer), "spaces", spaces, "vp", strconv.Itoa(vp))
}
