// Package wire gives choices, refusals, events and the Automa's steps the form that they have in JSON: names in place of
// numbers, those of the notation of choices and of positions. Programs that play with soho read and write it.
package wire

import (
	"errors"
	"fmt"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
)

// Names are those of the things on the table that a choice, a refusal, an event or a step is about. The others are
// left out.
type Names struct {
	Card     string `json:"card,omitempty"`     // "coventry", "cotton+manufacturer", "wild-location"
	Industry string `json:"industry,omitempty"` // "cotton"
	Tile     string `json:"tile,omitempty"`     // "pottery 1": industry and level
	Space    string `json:"space,omitempty"`    // "coventry.2": location and number
	Location string `json:"location,omitempty"` // "burton-on-trent"
	Line     string `json:"line,omitempty"`     // "birmingham_oxford"
	Merchant string `json:"merchant,omitempty"` // "gloucester.2": location and number
	Port     string `json:"port,omitempty"`     // "preston.1": the space of the port that a mill is sold to
	Resource string `json:"resource,omitempty"` // "coal", "iron" or "beer"
}

// of is where the name of a thing of a kind stands.
func (n *Names) of(kind thing.Kind) *string {
	return [...]*string{thing.Card: &n.Card, thing.Industry: &n.Industry, thing.Mat: &n.Tile, thing.Space: &n.Space,
		thing.Location: &n.Location, thing.Line: &n.Line, thing.Merchant: &n.Merchant, thing.Port: &n.Port}[kind]
}

// named names those of the things that are not none. A resource is named apart.
func named(g *engine.Game, things ...thing.Thing) (n Names) {
	for _, t := range things {
		if t.ID != 0 {
			*n.of(t.Kind) = t.Name(g)
		}
	}
	return n
}

// port is the port on a space.
func port(x engine.Space) thing.Thing { return thing.Thing{Kind: thing.Port, ID: uint8(x)} }

// Choice is a choice in notation and in its parts: card, industry, space, line, merchant, port, distant and loan, as its verb
// uses them.
type Choice struct {
	Notation string `json:"notation,omitempty"`
	Verb     string `json:"verb,omitempty"`
	Names
	Distant bool  `json:"distant,omitempty"` // a mill is sold to the distant market
	Loan    int16 `json:"loan,omitempty"`    // £, where loans have several sizes
}

// ChoiceOf gives a choice that may be made in a position its form.
func ChoiceOf(g *engine.Game, s *engine.State, c engine.Choice) Choice {
	names := named(g, thing.Of(c.Card), thing.Of(c.Industry), thing.Of(c.Space), thing.Of(c.Line), thing.Of(c.Merchant), port(c.Port))
	form := Choice{Notation: notation.Format(g, s, c), Verb: c.Verb.String(), Names: names, Distant: c.Distant}
	if c.Size != 0 {
		form.Loan = g.Limits.Loans[c.Size-1].Money
	}
	return form
}

// Choices reads the output of ChoiceOf: the notation, which may hold several choices, or the parts, or both if they say the
// same. It checks names only.
func (c Choice) Choices(g *engine.Game) ([]engine.Choice, error) {
	if c.Verb == "" {
		if c.Names != (Names{}) || c.Distant || c.Loan != 0 {
			return nil, errors.New("a choice in parts needs its verb")
		}
		return notation.Parse(g, c.Notation)
	}
	parts, err := c.parts(g)
	if err != nil || c.Notation == "" {
		return []engine.Choice{parts}, err
	}
	noted, err := notation.Parse(g, c.Notation)
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
		return choice, errors.New("a choice has no tile, location or resource; its parts are card, industry, space, line, merchant, port, distant and loan")
	}
	parts := []thing.Thing{thing.Of(choice.Verb)}
	for kind := thing.Card; kind <= thing.Port; kind++ {
		name, what := *c.of(kind), kind.String()
		part := thing.Named(g, kind, name)
		if kind >= thing.Merchant {
			what += " space"
		}
		if name != "" && part.ID == 0 {
			return choice, fmt.Errorf("there is no %s %q", what, name)
		}
		parts = append(parts, part)
	}
	choice = thing.Choice(parts...)
	choice.Distant = c.Distant
	if c.Loan != 0 {
		if choice.Size = notation.LoanNamed(g, strconv.Itoa(int(c.Loan))); choice.Size == 0 {
			return choice, fmt.Errorf("there is no loan of £%d to choose", c.Loan)
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

// Refusal is why something may not be done: the rule, the fault, and the facts.
type Refusal struct {
	Rule   string `json:"rule,omitempty"`
	Reason string `json:"reason"`
	Names
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
		Names: named(g, thing.Of(r.Card), thing.Of(r.Industry), thing.Of(r.Tile), thing.Of(r.Space), thing.Of(r.Location),
			thing.Of(r.Line), thing.Of(r.Merchant), port(r.Port)),
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
