package automa

import (
	"slices"

	"sohofoundry/engine"
)

// The rules behind the signs printed on the cards, and our own decisions where they are silent (A…).

// SlotRules are the rules behind a slot of a front; the first defines it.
func (g *Game) SlotRules(slot *SlotFacts) []engine.Rule { return slotKinds[slot.Kind].rules(g, slot) }

func (g *Game) networkRules(slot *SlotFacts) []engine.Rule {
	if len(slot.At) > 1 {
		return []engine.Rule{engine.M(35), engine.M(36), engine.A(8), engine.M(37), engine.M(38)}
	}
	return []engine.Rule{engine.M(35), engine.M(36), engine.M(37), engine.M(38)}
}

func (g *Game) buildRules(slot *SlotFacts) []engine.Rule {
	rules := []engine.Rule{engine.M(23), engine.M(25)}
	if slot.IronFrom > 0 {
		rules = append(rules, engine.M(26), engine.A(4))
	}
	switch {
	case slot.LinkFirst && g.Locations[slot.At[0]].Kind == engine.Farm:
		rules = append(rules, engine.M(32))
	case slot.LinkFirst:
		rules = append(rules, engine.M(29), engine.M(30), engine.A(5))
	}
	if slot.LinkFirst && len(slot.At) > 1 {
		rules = append(rules, engine.A(6))
	}
	return rules
}

// BackRules are the rules behind an action of a back; the first defines it.
func (g *Game) BackRules(back *BackFacts, b BackAction) []engine.Rule {
	rules := backRules[b]
	switch {
	case b == BackSell && back.SecondRow:
		return []engine.Rule{engine.N(11), engine.N(12), engine.N(13)}
	case b == BackSell:
		return g.AutomaRules.sellRules
	case b == BackNetwork && back.Toward[0] != 0:
		return append(slices.Clip(rules), engine.N(14))
	}
	return rules
}

var backRules = [BackPass + 1][]engine.Rule{
	BackDevelop: {engine.M(66), engine.M(67)},
	BackNetwork: {engine.M(68), engine.M(69), engine.A(46)},
	BackPass:    {engine.M(71)},
}

// CornerRules are the rules behind the upper left corner of a back; the first is about the first turn.
func (b *BackFacts) CornerRules() []engine.Rule {
	if b.FirstTurnDevelop {
		return []engine.Rule{engine.M(72), engine.M(73)}
	}
	return []engine.Rule{engine.M(72), engine.M(74), engine.A(22)}
}
