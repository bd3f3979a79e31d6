package wire

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Step is one thing that the Automa did, tried or compared in its turn.
type Step struct {
	Step string `json:"step"`
	Card int    `json:"automa_card,omitempty"` // its number
	Slot int    `json:"slot,omitempty"`        // of its front, from 1
	Back string `json:"back,omitempty"`        // the action of its back
	Names
	Refusal *Refusal `json:"refusal,omitempty"`
	Tie     *Tie     `json:"tie,omitempty"`
	Choice  *Choice  `json:"choice,omitempty"`       // the choice made
	Events  []Event  `json:"events,omitempty"`       // its events
	Ours    string   `json:"our_decision,omitempty"` // that it rests on
}

// Tie is a comparison of candidates, criterion by criterion.
type Tie struct {
	Over       string  `json:"over"`
	Sold       Names   `json:"sold,omitzero"` // the building, if it is a buyer that is chosen
	Candidates []Names `json:"candidates"`    // a link by its line and the location it is seen from
	Criteria   []Rung  `json:"criteria"`
	Icon       string  `json:"icon"`   // the cell that the criterion of that name goes by
	Winner     int     `json:"winner"` // index of the candidate chosen, from 0
}

// Rung is one criterion with the value of every candidate and the candidates left after it.
type Rung struct {
	Criterion string `json:"criterion"`
	Rule      string `json:"rule"`
	Ours      string `json:"our_decision,omitempty"` // that it rests on
	Low       bool   `json:"low"`                    // the lowest value is best, not the highest
	Values    []int  `json:"values"`
	Left      []bool `json:"left"`
}

// StepsOf gives the steps of a turn their form. The position is the one before the turn.
func StepsOf(g *engine.Game, before *engine.State, steps automa.Steps) []Step {
	s := *before
	forms := make([]Step, 0, len(steps))
	for i := range steps {
		forms = append(forms, stepOf(g, &s, &steps[i]))
		if steps[i].Kind == automa.Acted {
			g.Apply(&s, steps[i].Choice, nil)
		}
	}
	return forms
}

func stepOf(g *engine.Game, s *engine.State, step *automa.Step) Step {
	form := Step{
		Step: step.Kind.String(), Card: step.Card, Slot: step.Slot, Back: step.Back.String(),
		Names:   named(g, thing.Of(step.Industry), thing.Of(step.Location), thing.Of(step.Tile), thing.Of(step.Line), thing.Of(step.Building)),
		Refusal: RefusalOf(g, step.Refusal),
		Tie:     tieOf(g, step.Tie),
		Events:  EventsOf(g, step.Events),
		Ours:    step.Ours.String(),
	}
	if step.Kind == automa.Acted {
		choice := ChoiceOf(g, s, step.Choice)
		form.Choice = &choice
	}
	return form
}

func tieOf(g *engine.Game, tie *automa.Tie) *Tie {
	if tie == nil {
		return nil
	}
	form := &Tie{Over: tie.Over.String(), Winner: tie.Winner, Icon: tie.Icon.String(),
		Sold: named(g, thing.Of(tie.Sold.Space), thing.Of(tie.Sold.Industry))}
	for _, c := range tie.Candidates {
		form.Candidates = append(form.Candidates,
			named(g, thing.Of(c.Line), thing.Of(c.Near), thing.Of(c.Space), thing.Of(c.Industry), thing.Of(c.Merchant)))
	}
	for _, r := range tie.Rungs {
		form.Criteria = append(form.Criteria,
			Rung{Criterion: r.Criterion.String(), Rule: r.Rule.String(), Ours: r.Ours.String(), Low: r.Low, Values: r.Values, Left: r.Left})
	}
	return form
}
