package guide

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/pick"
)

// inOrder are the parts of a choice in the order in which the guide has them picked.
func inOrder(c engine.Choice) []thing.Thing {
	order := []thing.Kind{thing.Action, thing.Space, thing.Line, thing.Industry, thing.Merchant, thing.Card}
	if c.Verb == engine.Build { // the space implies the action
		order = order[1:]
	}
	var parts []thing.Thing
	for _, kind := range order {
		if t := thing.InChoice(c, kind); t.ID != 0 {
			parts = append(parts, t)
		}
	}
	return parts
}

// Towards is the thing to pick next on the way to a wish, or none if everything is picked. It is not ok if the things picked so
// far do not lead to the wish.
func Towards(q pick.Question, picked pick.Selection, wish engine.Choice) (next thing.Thing, ok bool) {
	fit := q.Fit(picked)
	if !slices.ContainsFunc(fit, func(c engine.Choice) bool { return pick.Agrees(c, cardless(wish)) }) {
		return next, false
	}
	if proposed, whole := q.Suggested(picked); whole && pick.Agrees(proposed, wish) {
		return next, true
	}
	for _, part := range inOrder(wish) {
		if part.Kind == thing.Action && q.State.Decision != engine.ChooseAction && wish.Verb != engine.Done { // it was chosen
			continue
		}
		if picked.Has(part) || len(picked.Things()) > 0 && !slices.ContainsFunc(fit, func(c engine.Choice) bool { return thing.InChoice(c, part.Kind) != part }) {
			continue
		}
		return part, true
	}
	return next, true
}

func cardless(c engine.Choice) engine.Choice {
	c.Card = 0
	return c
}

// Targets are the ids that the targets of a thing have in a window, the best first; a card is the first of its kind in the hand.
func Targets(g *engine.Game, s *engine.State, t thing.Thing) []string {
	switch {
	case t == thing.Of(engine.Done):
		return []string{"done"}
	case t.Kind == thing.Card:
		hand := &s.Players[engine.HumanSeat].Hand
		return append([]string{"card:" + strconv.Itoa(slices.Index(hand[:], engine.Card(t.ID))+1), "choice:" + t.FullName(g)}, answers(g, s, t)...)
	}
	return append([]string{t.FullName(g), "choice:" + t.FullName(g)}, answers(g, s, t)...)
}

// answers are the ids of a thing as the answer to a question amid an action: "choice:discard:leek".
func answers(g *engine.Game, s *engine.State, t thing.Thing) (ids []string) {
	for v := engine.Build; v < engine.Verbs; v++ {
		if v.Follows() && g.Answers(v, s.Decision) {
			ids = append(ids, "choice:"+v.String()+":"+t.Name(g))
		}
	}
	return ids
}
