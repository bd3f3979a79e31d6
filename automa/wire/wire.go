// Package wire gives choices, refusals, events and the Automa's steps the form that they have in JSON: names in place of
// numbers, those of the notation of choices and of positions. It is what programs read and write that play with soho.
package wire

import (
	"errors"
	"fmt"

	"sohofoundry/engine"
)

// Things are the things on the table that a choice, a refusal, an event or a step is about. What it is not about is left out.
type Things struct {
	Card     string `json:"card,omitempty"`     // "coventry", "cotton+manufacturer", "wild-location"
	Industry string `json:"industry,omitempty"` // "cotton"
	Tile     string `json:"tile,omitempty"`     // "pottery 1": industry and level
	Space    string `json:"space,omitempty"`    // "coventry.2": location and number
	Location string `json:"location,omitempty"` // "burton-on-trent"
	Line     string `json:"line,omitempty"`     // "birmingham_oxford"
	Merchant string `json:"merchant,omitempty"` // "gloucester.2": location and number
	Resource string `json:"resource,omitempty"` // "coal", "iron" or "beer"
}

// ids are the same things as the engine knows them. A resource is named apart, since its first is 0.
type ids struct {
	card     engine.Card
	industry engine.Industry
	tile     engine.Tile
	slot     engine.Slot
	location engine.Location
	line     engine.Line
	merchant engine.Merchant
}

func things(g *engine.Game, of ids) Things {
	var t Things
	if of.card != 0 {
		t.Card = g.Cards[of.card].ID
	}
	if of.industry != 0 {
		t.Industry = of.industry.String()
	}
	if of.tile != 0 {
		t.Tile = g.TileName(of.tile)
	}
	if of.slot != 0 {
		t.Space = g.SlotName(of.slot)
	}
	if of.location != 0 {
		t.Location = g.Locations[of.location].ID
	}
	if of.line != 0 {
		t.Line = g.Lines[of.line].ID
	}
	if of.merchant != 0 {
		t.Merchant = g.MerchantName(of.merchant)
	}
	return t
}

// Choice is a choice in notation and in its parts: card, industry, space, line and merchant, as its verb uses them.
type Choice struct {
	Notation string `json:"notation,omitempty"`
	Verb     string `json:"verb,omitempty"`
	Things
}

// ChoiceOf gives a choice that may be made in a position its form.
func ChoiceOf(g *engine.Game, s *engine.State, c engine.Choice) Choice {
	return Choice{
		Notation: g.Format(s, c),
		Verb:     c.Verb.String(),
		Things:   things(g, ids{card: c.Card, industry: c.Industry, slot: c.Slot, line: c.Line, merchant: c.Merchant}),
	}
}

// Choices reads what ChoiceOf writes: the notation, which may hold several choices, or the parts, or both if they say the
// same. It knows names, not what is legal.
func (c Choice) Choices(g *engine.Game) ([]engine.Choice, error) {
	if c.Verb == "" {
		if c.Things != (Things{}) {
			return nil, errors.New("a choice in parts needs its verb")
		}
		return g.Parse(c.Notation)
	}
	parts, err := c.parts(g)
	if err != nil || c.Notation == "" {
		return []engine.Choice{parts}, err
	}
	noted, err := g.Parse(c.Notation)
	if err != nil {
		return nil, err
	}
	if len(noted) != 1 || noted[0] != parts {
		return nil, fmt.Errorf("the notation %q says something else than the parts of the choice", c.Notation)
	}
	return noted, nil
}

func (c Choice) parts(g *engine.Game) (engine.Choice, error) {
	choice := engine.Choice{Verb: verbNamed(c.Verb)}
	if choice.Verb == 0 {
		return choice, fmt.Errorf("there is no verb %q", c.Verb)
	}
	if c.Tile != "" || c.Location != "" || c.Resource != "" {
		return choice, errors.New("a choice has no tile, location or resource; its parts are card, industry, space, line and merchant")
	}
	choice.Card = g.CardNamed(c.Card)
	choice.Industry = engine.IndustryNamed(c.Industry)
	choice.Slot = g.SlotNamed(c.Space)
	choice.Line = g.LineNamed(c.Line)
	choice.Merchant = g.MerchantNamed(c.Merchant)
	for _, part := range []struct {
		what, name string
		found      bool
	}{
		{"card", c.Card, choice.Card != 0},
		{"industry", c.Industry, choice.Industry != 0},
		{"space", c.Space, choice.Slot != 0},
		{"line", c.Line, choice.Line != 0},
		{"merchant space", c.Merchant, choice.Merchant != 0},
	} {
		if part.name != "" && !part.found {
			return choice, fmt.Errorf("there is no %s %q", part.what, part.name)
		}
	}
	return choice, nil
}

func verbNamed(name string) engine.Verb {
	for v := engine.Build; v < engine.Verbs; v++ {
		if v.String() == name {
			return v
		}
	}
	return 0
}

// Refusal is why something may not be done: the rule, what is wrong, and the facts.
type Refusal struct {
	Rule   string `json:"rule,omitempty"`
	Reason string `json:"reason"`
	Things
	Need *int16 `json:"need,omitempty"` // £, cubes, barrels, cards or a level, as the reason says
	Have *int16 `json:"have,omitempty"`
}

// RefusalOf gives a refusal its form; one that refuses nothing has none.
func RefusalOf(g *engine.Game, r engine.Refusal) *Refusal {
	if r.OK() {
		return nil
	}
	form := &Refusal{
		Rule:   r.Rule.String(),
		Reason: r.Reason.String(),
		Things: things(g, ids{
			card: r.Card, industry: r.Industry, tile: r.Tile, slot: r.Slot, location: r.Location, line: r.Line, merchant: r.Merchant,
		}),
	}
	switch r.Reason {
	case engine.CubesLeft, engine.NothingThere:
		form.Resource = r.Resource.String()
	}
	if r.Need != 0 {
		form.Need = &r.Need
	}
	if r.Need != 0 || r.Have != 0 {
		form.Have = &r.Have
	}
	return form
}
