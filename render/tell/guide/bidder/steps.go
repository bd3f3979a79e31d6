package bidder

import "sohofoundry/engine/industry"

// step is a part of the guide. One that is told is shown once, when its subject comes up; the one that proposes comes with every decision.
type step struct {
	name, title string // title: the key of it
	icon        string
	rule        industry.Rule
	due         func(p *Played) bool
	spots       []string
	proposes    bool
}

// Name implements course.Step.
func (s *step) Name() string { return s.name }

// Proposes implements course.Step.
func (s *step) Proposes() bool { return s.proposes }

// Again implements course.Step.
func (s *step) Again() bool { return s.proposes }

// The places that steps point at.
var (
	atPurse   = []string{"purse:0", "topbar:menu"}
	atSubsidy = []string{"purse:subsidy"}
)

// steps in the order in which they are shown, if several are due.
var steps = []step{
	{name: "goal", title: "industry.help.goal.title", icon: "trophy", rule: 29, due: asked},
	{name: "money", title: "industry.help.money.title", icon: "money", rule: 5, due: asked, spots: atPurse},
	{name: "eras", title: "industry.help.eras.title", icon: "hourglass", rule: 22, due: inEra(1)},
	{name: "end", title: "industry.help.end.title", icon: "laurels", rule: 24, due: inEra(industry.Eras - 1)},

	{name: "naming", title: "industry-table.auctioneer", icon: "eye", rule: 9, due: in(industry.Naming)},
	{name: "bidding", title: "industry.help.auction.title", icon: "money", rule: 10, due: in(industry.Bidding)},
	{name: "deciding", title: "industry.help.choice.title", icon: "build", rule: 11, due: in(industry.Deciding)},
	{name: "thoughts", title: "industry-table.thoughts", icon: "lesson", rule: 10, due: told},
	{name: "developing", title: "industry.help.develop.title", icon: "cog", rule: 15, due: in(industry.Developing)},
	{name: "sources", title: "industry.help.sources.title", icon: "cube", rule: 16, due: and(in(industry.Developing), needsSupply)},
	{name: "subsidy", title: "industry-table.purses.subsidy", icon: "loan", rule: 23, due: and(in(industry.Developing), short), spots: atSubsidy},

	{name: "joker", title: "industry.help.jokers.title", icon: "wild", rule: 14, due: up(industry.Joker)},
	{name: "technology", title: "industry.kind.technology", icon: "lesson", rule: 19, due: up(industry.Technology)},
	{name: "networks", title: "industry.kind.bonus", icon: "network", rule: 27, due: up(industry.Bonus)},
	{name: "roads", title: "industry.help.networks.title", icon: "links", rule: 26, due: and(up(industry.Factory), joinsYours)},

	{name: "advice", proposes: true},
}

// all yields the steps in their order.
func all(yield func(*step) bool) {
	for i := range steps {
		if !yield(&steps[i]) {
			return
		}
	}
}

func asked(p *Played) bool { return p.Asked }

func told(p *Played) bool { return p.Told }

func and(a, b func(*Played) bool) func(*Played) bool {
	return func(p *Played) bool { return a(p) && b(p) }
}

// in is for decisions of a phase.
func in(phase industry.Phase) func(*Played) bool {
	return func(p *Played) bool { return p.Asked && p.Position.Phase == phase }
}

// inEra is for decisions from an era on.
func inEra(era int) func(*Played) bool {
	return func(p *Played) bool { return p.Asked && int(p.Position.Era) >= era }
}

// up is for bids and decisions about a zone of a kind.
func up(kind industry.Kind) func(*Played) bool {
	return func(p *Played) bool {
		return p.Asked && p.Position.Up != industry.NoZone && p.Game.Zones[p.Position.Up].Kind == kind
	}
}

// needsSupply reports whether a zone that you hold needs a resource.
func needsSupply(p *Played) bool {
	for held := p.Position.HeldBy(p.You); held != 0; held = held.Rest() {
		if p.Game.Zones[held.First()].Needs[0] != industry.NoResource {
			return true
		}
	}
	return false
}

// short reports whether you have fewer talers than a zone that you hold costs, and could take a subsidy.
func short(p *Played) bool {
	for held := p.Position.HeldBy(p.You); held != 0; held = held.Rest() {
		if p.Game.Cost(p.Position, p.You, held.First()) > p.Position.Talers[p.You] {
			return !p.Position.Subsidies[p.You]
		}
	}
	return false
}

// joinsYours reports whether a road leads from the zone that is auctioned to one of yours.
func joinsYours(p *Played) bool {
	return p.Game.JoinedTo(p.Position.Up)&(p.Position.HeldBy(p.You)|p.Position.BuiltBy(p.You)) != 0
}
