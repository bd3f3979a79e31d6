package automa

import "sohofoundry/engine"

// SlotKind is the kind of a front slot.
type SlotKind uint8

// The kinds of front slot; 0 is none.
const (
	BuildSlot        SlotKind = iota + 1 // M23
	CoalAndLinksSlot                     // M34
	NetworkSlot                          // M35
)

// slotKind has all in which kinds of slot differ: to read, play, draw, write, say, pack or edit a slot is to ask this.
type slotKind struct {
	name   string // in the keys of texts
	builds bool   // it names an industry, and may have a price of iron (M26) and a link in parentheses (M29)
	links  bool   // it places links, after its building or alone
	play   func(*turn, *SlotFacts) int
	rules  func(*Game, *SlotFacts) []engine.Rule // the first defines it
}

var slotKinds = []slotKind{
	BuildSlot: {name: "build", builds: true, rules: (*Game).buildRules,
		play: func(t *turn, slot *SlotFacts) int { return t.buildSlot(slot, slot.LinkFirst) }},
	CoalAndLinksSlot: {name: "coal", builds: true, links: true, play: (*turn).coalSlot,
		rules: func(*Game, *SlotFacts) []engine.Rule { return []engine.Rule{engine.M(34), engine.A(7), engine.M(25)} }},
	NetworkSlot: {name: "network", links: true, play: (*turn).networkSlot, rules: (*Game).networkRules},
}

// SlotKinds is the number of kinds, none among them.
func SlotKinds() int { return len(slotKinds) }

// SlotKindThat is the kind of slot that builds or not, and places links or not.
func SlotKindThat(builds, links bool) SlotKind {
	for k, facts := range slotKinds {
		if facts.builds == builds && facts.links == links {
			return SlotKind(k)
		}
	}
	return 0
}

// String is the name of the kind in the keys of texts.
func (k SlotKind) String() string { return slotKinds[k].name }

// Builds reports whether a slot of the kind builds an industry.
func (k SlotKind) Builds() bool { return slotKinds[k].builds }

// Links reports whether a slot of the kind places links, those in parentheses left aside.
func (k SlotKind) Links() bool { return slotKinds[k].links }
