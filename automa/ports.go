package automa

import "sohofoundry/engine"

// SELL on the Lancashire map: own ports, a link to one, the distant market, the human's ports (N11 to N13).

// buyers are one group of buyers in a row of SELL.
type buyers struct {
	why  func(*turn, engine.Space) engine.Refusal // refuses a mill
	sale func(*turn, engine.Space) engine.Choice  // sells one that is not refused
	ours engine.Rule
}

var (
	ownPorts      = buyers{why: (*turn).whyOwnPort, sale: (*turn).toOwnPort}
	distantMarket = buyers{why: (*turn).whyDistant, sale: (*turn).toDistant, ours: engine.N(13)}
	humanPorts    = buyers{why: (*turn).whyHumanPort, sale: (*turn).toHumanPort, ours: engine.N(13)}
)

// ship carries out the first of the alternatives of SELL that does something. First row: mills go to own ports, or else one link
// is placed that a mill lacks to one (N11). Second row, where it is printed: they go to the distant market, or else to ports of the
// human (N13). If none does anything, DEVELOP is next (M65).
func (t *turn) ship(card *CardFacts) bool {
	if t.mills() == 0 {
		t.step(Step{Kind: Refused, Refusal: engine.Refusal{Rule: engine.N(11), Reason: engine.NothingToSell}})
		return false
	}
	if t.sellTo(&ownPorts) || t.linkToPort() {
		return true
	}
	if !card.Back.SecondRow {
		return false
	}
	t.step(Step{Kind: ReadBack, Card: card.Number, Back: BackSell, Slot: 2, Ours: engine.N(13)})
	if !t.g.Distant.IsOpen(&t.s.Distant) {
		t.step(Step{Kind: Refused, Refusal: engine.Refusal{Rule: engine.C(11, 3), Reason: engine.DistantIsClosed}})
	} else if t.sellTo(&distantMarket) {
		return true
	}
	return t.sellTo(&humanPorts)
}

// mills returns the own unsold mills.
func (t *turn) mills() (mills engine.SpaceSet) {
	for r := t.s.Owned(engine.AutomaSeat); r != 0; r = r.Rest() {
		if t.g.WhyUnsold(t.s, engine.AutomaSeat, r.First()).OK() {
			mills = mills.With(r.First())
		}
	}
	return mills
}

// sellTo sells every own mill that can be sold to some buyers, one after the other in the order of N12, and reports whether there
// was one. A try that closes the distant market ends the action; it counts as one, and ends all further sales (N13).
func (t *turn) sellTo(b *buyers) (acted bool) {
	for {
		var able engine.SpaceSet
		for r := t.mills(); r != 0; r = r.Rest() {
			x := r.First()
			if why := b.why(t, x); why.OK() {
				able = able.With(x)
			} else {
				t.refuseBuilding(x, why)
			}
		}
		if able == 0 {
			break
		}
		c := b.sale(t, t.chooseSpace(OverBuildings, able, t.g.AutomaRules.ladders.buildings))
		t.ours = b.ours
		t.do(c)
		acted = true
		if t.s.Decision != engine.ChooseSale {
			return true
		}
	}
	if acted {
		t.do(engine.Choice{Verb: engine.Done})
	}
	return acted
}

// portsOf returns the unflipped ports of a seat that are connected to some locations.
func (t *turn) portsOf(seat engine.Seat, from engine.LocationSet) engine.SpaceSet {
	return t.g.Ports(t.s, from) & t.s.Owned(seat)
}

func (t *turn) siteOf(x engine.Space) engine.LocationSet { return 1 << t.g.LocationOf(x) }

func (t *turn) whyOwnPort(x engine.Space) engine.Refusal {
	if t.portsOf(engine.AutomaSeat, t.siteOf(x)) != 0 {
		return engine.Refusal{}
	}
	return engine.Refusal{Rule: engine.N(11), Reason: engine.NoOwnPort, Space: x, Industry: t.industry(x)}
}

func (t *turn) whyHumanPort(x engine.Space) engine.Refusal {
	if t.portsOf(engine.HumanSeat, t.siteOf(x)) != 0 {
		return engine.Refusal{}
	}
	return engine.Refusal{Rule: engine.N(13), Reason: engine.NoHumanPort, Space: x, Industry: t.industry(x)}
}

func (t *turn) whyDistant(x engine.Space) engine.Refusal {
	return t.g.WhyDistant(t.s, engine.AutomaSeat, x)
}

func (t *turn) toOwnPort(x engine.Space) engine.Choice   { return t.toPort(x, engine.AutomaSeat) }
func (t *turn) toHumanPort(x engine.Space) engine.Choice { return t.toPort(x, engine.HumanSeat) }

// toPort sells a mill to the port of a seat that comes first in the order of N12.
func (t *turn) toPort(x engine.Space, seat engine.Seat) engine.Choice {
	t.selling = x
	port := t.chooseSpace(OverPorts, t.portsOf(seat, t.siteOf(x)), t.g.AutomaRules.ladders.buildings)
	return engine.Choice{Verb: engine.Sell, Space: x, Port: port}
}

func (t *turn) toDistant(x engine.Space) engine.Choice {
	return engine.Choice{Verb: engine.Sell, Space: x, Distant: true}
}

// linkToPort takes the unsold mills in the order of N12 and places one link that would connect the mill with an own unflipped
// port; the first mill for which there is one decides (N11).
func (t *turn) linkToPort() bool {
	for mills := t.mills(); mills != 0; {
		x := t.chooseSpace(OverBuildings, mills, t.g.AutomaRules.ladders.buildings)
		mills &^= 1 << x
		t.step(Step{Kind: Examined, Building: x, Industry: t.industry(x), Ours: engine.N(11)})
		if t.missingLink(x, t.joinsPort, engine.N(11)) {
			return true
		}
		t.step(Step{Kind: Refused, Building: x, Industry: t.industry(x),
			Refusal: engine.Refusal{Rule: engine.N(11), Reason: engine.NoLinkToPort, Space: x, Industry: t.industry(x)}})
	}
	return false
}

// joinsPort reports whether an own unflipped port is connected to some locations.
func (t *turn) joinsPort(from engine.LocationSet) bool {
	return t.portsOf(engine.AutomaSeat, from) != 0
}
