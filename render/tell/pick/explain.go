package pick

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/words"
)

// Explanation says why a wish cannot be done. The zero value explains nothing: all is well.
type Explanation struct {
	Kind    Kind
	Refusal engine.Refusal // the most telling one of the guards; there is always one unless the wish is allowed
	Wish    engine.Choice  // the wished choice, with parts that were left out still open; if allowed, the whole choice
	Double  bool           // with two cards and both actions it could be built (C7.11)
}

// Kind tells how an explanation is best worded.
type Kind uint8

// The kinds of explanation.
const (
	Fine       Kind = iota
	Refused         // by the guard's refusal
	NoCard          // no card in the hand lets it be built
	Nothing         // the whole action is impossible with any selection
	Unsaid          // too little was said to tell
	CardsLater      // the two cards of a building are asked for once it is confirmed
	Allowed         // nothing forbids it
)

// OK reports whether there is nothing to explain.
func (e Explanation) OK() bool { return e.Kind == Fine }

// Text is the explanation in a sentence, addressed to the player to act. It is empty if nothing is refused.
func (e Explanation) Text(w words.Words, s *engine.State) (text string) {
	switch e.Kind {
	case NoCard:
		text = w.Text("pick.no-card", "choice", w.Choice(s, e.Wish))
	case Nothing:
		text = w.Text("pick.none." + e.Wish.Verb.String())
	case CardsLater:
		text = w.Text("pick.cards-later")
	default:
		text = w.Refusal(s.Actor, e.Refusal)
	}
	if e.Double {
		text += " " + w.Text("pick.double")
	}
	return text
}

// Explain says why none of some wishes can be done. They are one wish, once for each space or line that it may mean; parts
// may be left out.
func (q Question) Explain(wishes []engine.Choice) Explanation {
	var most engine.Refusal
	for _, wish := range wishes {
		for _, c := range q.completed(wish) {
			r := q.Game.Why(q.State, c)
			if r.OK() {
				return Explanation{Kind: Allowed, Refusal: r, Wish: c}
			}
			if most.OK() || weight(r) > weight(most) {
				most = r
			}
		}
	}
	e := Explanation{Kind: Refused, Refusal: most, Wish: wishes[0], Double: q.double(wishes)}
	switch {
	case most.Reason == engine.NoSuchThing && !q.Any(Selection{}.with(thing.Of(e.Wish.Verb))):
		return q.Impossible(e.Wish.Verb)
	case most.Reason == engine.NoSuchThing:
		e.Kind = Unsaid
	case (most.Reason == engine.NoIcon || most.Reason == engine.OtherIndustryHere) && atOneLocation(q.Game, wishes):
		e.Refusal = q.noSpace(e.Wish, most)
	case most.Reason == engine.CardNamesOther && e.Wish.Card == 0: // of every card in the hand
		e.Kind = NoCard
	}
	return e
}

// double reports whether one of the wishes is for a building that two cards would allow.
func (q Question) double(wishes []engine.Choice) bool {
	return slices.ContainsFunc(wishes, func(wish engine.Choice) bool {
		wish.Card = 0
		if wish.Verb != engine.Build || wish.Space == 0 || wish.Industry == 0 {
			return false
		}
		wish.Verb = engine.DoubleBuild
		return slices.Contains(q.Choices, wish)
	})
}

// atOneLocation reports whether the wishes are to build one industry on any space of one location.
func atOneLocation(g *engine.Game, wishes []engine.Choice) bool {
	first := wishes[0]
	for _, c := range wishes {
		if c.Industry != first.Industry || g.LocationOf(c.Space) != g.LocationOf(first.Space) {
			return false
		}
	}
	return len(wishes) > 1
}

// noSpace is the guard's refusal of an industry at a whole location.
func (q Question) noSpace(wish engine.Choice, otherwise engine.Refusal) engine.Refusal {
	tile, why := q.Game.WhyTile(q.State, q.State.Actor, wish.Industry)
	if why.OK() {
		_, why = q.Game.OpenSpaces(q.State, q.State.Actor, tile, q.Game.LocationOf(wish.Space))
	}
	if why.OK() {
		return otherwise
	}
	return why
}

// Impossible explains why no choice of a verb is legal, and is empty if one is. The best explanation is a guard's refusal that
// holds for every selection.
func (q Question) Impossible(v engine.Verb) Explanation {
	if q.Any(Selection{}.with(thing.Of(v))) {
		return Explanation{}
	}
	wish := engine.Choice{Verb: v}
	e := Explanation{Kind: Refused, Wish: wish}
	if r := q.Game.Why(q.State, wish); r.Reason != engine.NoSuchThing || !q.Game.Answers(v, q.State.Decision) {
		e.Refusal = r
		return e
	}
	for _, each := range q.wishes(v, Selection{}) {
		for _, c := range q.completed(each) {
			if r := q.Game.Why(q.State, c); e.Refusal.OK() || weight(r) > weight(e.Refusal) {
				e.Refusal = r
			}
		}
	}
	parts := q.Game.Uses(v)
	if e.Refusal.Reason != engine.NothingOnBoard && (parts.Space != 0 || parts.Line != 0 || parts.Industry != 0) {
		e.Kind = Nothing
	}
	return e
}

// weights say how much a refusal tells about a wish that left parts out: one about the parts that were filled in for it
// tells least, and one that came last in the row of guards tells most.
var weights = map[engine.Reason]int{
	engine.NoSuchThing:         0,
	engine.NoIcon:              1,
	engine.NotYourTile:         1,
	engine.OtherIndustryHere:   2,
	engine.NotForSale:          2,
	engine.CardNamesOther:      3,
	engine.MerchantRefuses:     3,
	engine.MerchantNeeded:      3,
	engine.NoMerchantNeeded:    3,
	engine.AloneFirst:          3,
	engine.LevelNotHigher:      3,
	engine.NotConnectedToCoal:  5,
	engine.NotEnoughMoney:      5,
	engine.NoBeer:              5,
	engine.NoMerchantConnected: 5,
	engine.NotAPort:            1,
	engine.TakerNeeded:         3,
	engine.NotConnectedToPort:  5,
	engine.NoMarketAccess:      5,
	engine.DistantIsClosed:     5,
	engine.NothingOnBoard:      6, // it holds of every line
}

const usualWeight = 4

// weight returns how much a refusal tells; of two missing sums the smaller one tells more.
func weight(r engine.Refusal) int {
	weight, known := weights[r.Reason]
	if !known {
		weight = usualWeight
	}
	weight *= 1000
	if r.Reason == engine.NotEnoughMoney {
		weight -= int(r.Need)
	}
	return weight
}

// completed fills in the card, the tile to sell, its buyer and the size of a loan in a wish that names none, in every way there is.
func (q Question) completed(wish engine.Choice) []engine.Choice {
	list := []engine.Choice{wish}
	if wish.Verb == engine.Sell && wish.Space == 0 {
		for r := q.State.Owned(q.State.Actor); r != 0; r = r.Rest() {
			wish.Space = r.First()
			list = append(list, wish)
		}
	}
	if wish.Verb == engine.Sell && wish.Merchant == 0 && wish.Port == 0 && !wish.Distant {
		for _, c := range slices.Clone(list) {
			for _, buyer := range q.buyers() {
				c.Merchant, c.Port, c.Distant = buyer.Merchant, buyer.Port, buyer.Distant
				list = append(list, c)
			}
		}
	}
	if sizes := len(q.Game.Limits.Loans); wish.Verb == engine.Loan && wish.Size == 0 && sizes > 1 {
		list = spread(list, sizes+1, func(c *engine.Choice, id int) bool { c.Size = uint8(id); return true })
	}
	if wish.Card == 0 && q.State.Decision == engine.ChooseAction && q.Game.Uses(wish.Verb).Card != 0 && !wish.Verb.Follows() {
		player := &q.State.Players[q.State.Actor]
		for _, c := range slices.Clone(list) {
			for _, c.Card = range player.Hand[:player.HandLen()] {
				list = append(list, c)
			}
		}
	}
	return list
}

// buyers are all that a tile may be sold to: the merchants, or the ports on the board and the distant market.
func (q Question) buyers() (list []engine.Choice) {
	for m := 1; m < len(q.Game.Merchants); m++ {
		list = append(list, engine.Choice{Merchant: engine.Merchant(m)})
	}
	parts := q.Game.Uses(engine.Sell)
	for x, here := range q.State.Tiles {
		if parts.Port != 0 && q.Game.Tiles[here.Tile].Industry == engine.Port {
			list = append(list, engine.Choice{Port: engine.Space(x)})
		}
	}
	if parts.Distant {
		list = append(list, engine.Choice{Distant: true})
	}
	return list
}

// Elsewhere is a space where an industry cannot be built, and why.
type Elsewhere struct {
	Space engine.Space
	Why   Explanation
}

// Elsewhere tells why a building that is being picked cannot stand on the other spaces that show its industry and are empty,
// or hold a lower tile of one's own; the most telling reasons first, one for a location. There is none as long as the
// industry is open.
func (q Question) Elsewhere(sel Selection) (list []Elsewhere) {
	i := q.industry(sel)
	if i == 0 {
		return nil
	}
	verb := engine.Build
	if engine.Verb(sel.Of(thing.Action)) == engine.DoubleBuild {
		verb = engine.DoubleBuild
	}
	s, g := q.State, q.Game
	next := g.Next(&s.Players[s.Actor], i)
	for x := engine.Space(1); int(x) < len(g.Spaces); x++ {
		here := s.Tiles[x]
		lower := here.Tile != 0 && here.Owner == s.Actor && g.Tiles[here.Tile].Industry == i && here.Tile < next
		if !g.Spaces[x].Industries.Has(i) || here.Tile != 0 && !lower {
			continue
		}
		wish := engine.Choice{Verb: verb, Card: engine.Card(sel.Of(thing.Card)), Industry: i, Space: x}
		if e := q.Explain([]engine.Choice{wish}); e.Kind != Allowed {
			list = append(list, Elsewhere{x, e})
		}
	}
	slices.SortStableFunc(list, func(a, b Elsewhere) int { return weight(b.Why.Refusal) - weight(a.Why.Refusal) })
	var seen engine.LocationSet
	return slices.DeleteFunc(list, func(e Elsewhere) bool {
		l := g.LocationOf(e.Space)
		again := seen.Has(l)
		seen = seen.With(l)
		return again
	})
}

// industry returns the industry that is being built: the one picked, or the only one left, or the only one that the card names.
func (q Question) industry(sel Selection) engine.Industry {
	if v := engine.Verb(sel.Of(thing.Action)); q.State.Decision != engine.ChooseAction || sel.n == 0 || v != 0 && !builds(v) {
		return 0
	}
	if i := engine.Industry(sel.Of(thing.Industry)); i != 0 {
		return i
	}
	set := q.Game.Cards[sel.Of(thing.Card)].Industries
	if c, ok := q.Suggested(sel); ok {
		set = engine.IndustrySet(0).With(c.Industry)
	}
	return set.Only()
}
