package auction

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/ui/widget"
)

// naming is the mode in which the person, as auctioneer, names a zone (I9): by a click on the board or in the list, and a confirmation.
type naming struct {
	asking
	zone industry.ID
}

func newNaming(p plain) *naming {
	n := &naming{asking: newAsking(p), zone: industry.NoZone}
	if list := n.choices(industry.Name); len(list) == 1 {
		n.zone = list[0].Zone
	}
	return n
}

// Acts of the modes in which a person is asked.
type (
	confirm struct{} // what was picked is done
	back    struct{} // what was picked is not picked any more
)

func (*naming) String() string { return "naming" }

func (n *naming) title() string {
	return n.text("naming.title")
}

func (n *naming) asked() string { return n.scene.words.IndustryAsk(n.scene.game, n.at) }

func (n *naming) lit(z industry.ID) bool    { return n.at.OnOffer(z) }
func (n *naming) picked(z industry.ID) bool { return z == n.zone }

func (n *naming) lot() (lot, bool) {
	if n.zone == industry.NoZone {
		return lot{}, false
	}
	l, _ := lotOf(n.at)
	l.zone, l.asked, l.bidder = n.zone, industry.Nobody, industry.Nobody
	return l, true
}

func (n *naming) content(p *pen) {
	n.hinted(p)
	if l, picked := n.lot(); picked {
		p.auction(&l)
		p.brings(n.zone)
		return
	}
	for _, c := range n.choices(industry.Name) {
		p.zoneOption(c.Zone, zones.Zone{ID: c.Zone})
	}
	p.news()
}

func (n *naming) footHigh(p *pen) float64 {
	if n.zone == industry.NoZone {
		return 0
	}
	return p.buttonHigh()
}

func (n *naming) foot(p *pen) {
	if n.zone == industry.NoZone {
		return
	}
	left, right := p.room.Left((p.room.W - gap) / 3)
	_, right = right.Left(gap)
	if len(n.choices(industry.Name)) > 1 {
		p.Button(left, widget.Button{ID: "auction:back", Text: p.text("back"), Act: back{}, Action: "back"})
	} else {
		right = p.room
	}
	p.Button(right, widget.Button{ID: "auction:confirm", Text: p.text("naming.confirm"), Act: confirm{}, Main: true})
}

func (n *naming) do(act any) bool {
	switch act := act.(type) {
	case zones.Zone:
		if !n.at.OnOffer(act.ID) {
			n.scene.refuse(n.scene.game.Refused(n.at, industry.Choice{Verb: industry.Name, Seat: n.at.Actor, Zone: act.ID}))
			return true
		}
		if n.zone == act.ID && len(n.choices(industry.Name)) > 1 {
			act.ID = industry.NoZone
		}
		n.zone = act.ID
		n.scene.panel = widget.Scroll{}
	case back:
		n.zone = industry.NoZone
	case confirm:
		if n.zone != industry.NoZone {
			n.scene.choose(industry.Choice{Verb: industry.Name, Seat: n.at.Actor, Zone: n.zone})
		}
	default:
		return n.asking.do(act)
	}
	return true
}
