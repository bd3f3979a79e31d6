package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// developing is the mode in which the person develops zones (I15): a zone, its sources where there is a choice, and a confirmation.
type developing struct {
	asking
	zone   industry.ID
	ways   []industry.Choice // of developing it
	choice industry.Choice   // one of them; its verb is 0 while there is none
}

func newDeveloping(p plain) *developing {
	return &developing{asking: newAsking(p), zone: industry.NoZone}
}

// way picks the sources of a development.
type way struct{ choice industry.Choice }

func (*developing) String() string { return "developing" }

func (d *developing) title() string { return d.text("developing.title") }
func (d *developing) asked() string { return d.scene.words.IndustryAsk(d.scene.game, d.at) }

func (d *developing) lot() (lot, bool) { return lot{}, false }

func (d *developing) lit(z industry.ID) bool    { return len(d.waysOf(z)) > 0 }
func (d *developing) picked(z industry.ID) bool { return z == d.zone }

// waysOf are the ways to develop a zone now.
func (d *developing) waysOf(z industry.ID) (list []industry.Choice) {
	for _, c := range d.choices(industry.Develop) {
		if c.Zone == z {
			list = append(list, c)
		}
	}
	return list
}

func (d *developing) content(p *pen) {
	d.hinted(p)
	if d.zone == industry.NoZone {
		d.drawZones(p)
	} else {
		d.drawZone(p)
	}
}

// drawZones lists the person's undeveloped zones, those that can be developed first.
func (d *developing) drawZones(p *pen) {
	held := d.at.Held(d.at.Actor)
	for _, can := range []bool{true, false} {
		for _, z := range held {
			if d.lit(z) == can {
				p.zoneOption(z, zones.Zone{ID: z})
			}
		}
	}
	p.news()
}

// drawZone shows the zone that was picked: what it brings, where its resources come from, and what that costs.
func (d *developing) drawZone(p *pen) {
	s := d.scene
	p.zone(d.zone)
	p.brings(d.zone)
	if len(d.ways) > 1 {
		p.para("developing:ways", p.text("developing.ways"), p.Strong())
		for i, c := range d.ways {
			text := p.wayText(c)
			b := widget.Button{ID: "way:" + strconv.Itoa(i), Text: text, Note: s.words.Talers(int(p.priceOf(c))), Act: way{c}, Picked: c == d.choice, Align: 0}
			p.Button(p.strip(p.ButtonHigh()), b)
			p.down(gap / 2)
		}
	}
	if d.choice.Verb != 0 {
		d.bill(p)
	}
}

// zone draws a zone with what is to be known of it beside its plate; where there is little room, its name alone.
func (p *pen) zone(z industry.ID) {
	tip := p.scene.aboutZone(z)
	if p.low() {
		p.Fitted(p.strip(p.Strong().Lead()), tip.Title, p.Strong())
		return
	}
	at := p.strip(plateHigh)
	left, right := at.Left(plateWide)
	p.scene.drawPlate(p.Canvas, left, z)
	_, right = right.Left(2 * gap)
	right.Y += p.Para(right, "zone:title", tip.Title, p.Heading())
	for i, line := range tip.Lines {
		right.Y += p.Para(right, "zone:"+strconv.Itoa(i), line, p.Soft()) + 3
	}
	p.down(gap)
}

// wayText names the sources of a development.
func (p *pen) wayText(c industry.Choice) string {
	var list []string
	for i, from := range c.From {
		if from.Kind != 0 {
			list = append(list, p.scene.words.SuppliedBy(c.Seat, p.scene.game.Zones[c.Zone].Needs[i], from))
		}
	}
	return words.Capital(p.scene.words.Commas(list))
}

// priceOf is what a development costs in all, T.
func (p *pen) priceOf(c industry.Choice) int16 {
	return p.scene.game.Cost(p.scene.state(), c.Seat, c.Zone) + c.From[0].Price() + c.From[1].Price()
}

// bill tells the price of the development that was picked, and where it goes.
func (d *developing) bill(p *pen) {
	s, c := d.scene, d.choice
	have, price := int(d.at.Talers[c.Seat]), int(p.priceOf(c))
	p.rule()
	p.para("developing:bill", p.text("developing.bill", "n", s.words.Talers(price), "before", have, "after", have-price), p.Strong())
	p.para("developing:bank", p.text("developing.bank", "n", s.words.Talers(int(s.game.Cost(d.at, c.Seat, c.Zone)))), p.Soft())
	if text := p.wayText(c); text != "" {
		p.para("developing:from", text, p.Soft())
	}
	before := s.game.Points(d.at, c.Seat)
	after := *d.at
	s.game.Apply(&after, c, nil)
	p.para("developing:points", p.text("developing.points", "before", before, "after", s.game.Points(&after, c.Seat)), p.Soft())
}

func (d *developing) footHigh(p *pen) float64 { return p.buttonHigh() }

func (d *developing) foot(p *pen) {
	left, right := p.room.Left((p.room.W - gap) / 3)
	_, right = right.Left(gap)
	if d.zone == industry.NoZone {
		done := industry.Choice{Verb: industry.Done, Seat: d.at.Actor, Zone: industry.NoZone}
		p.Button(p.room, widget.Button{ID: "auction:done", Text: p.text("developing.done"), Act: done, Action: "done"})
		return
	}
	p.Button(left, widget.Button{ID: "auction:back", Text: p.text("back"), Act: back{}, Action: "back"})
	b := widget.Button{ID: "auction:confirm", Text: p.text("developing.confirm"), Main: true}
	if d.choice.Verb != 0 {
		b.Act = confirm{}
		b.Text = p.text("developing.confirm-for", "n", d.scene.words.Talers(int(p.priceOf(d.choice))))
	}
	p.Button(right, b)
}

// pick picks a zone, or says why it cannot be developed.
func (d *developing) pick(z industry.ID) {
	d.choice = industry.Choice{}
	if z == d.zone {
		d.zone = industry.NoZone
		return
	}
	ways := d.waysOf(z)
	if len(ways) == 0 {
		d.zone = industry.NoZone
		d.scene.refuse(d.why(z))
		return
	}
	d.zone, d.ways = z, ways
	d.scene.panel = widget.Scroll{}
	if len(ways) == 1 {
		d.choice = ways[0]
	}
}

// why is why a zone cannot be developed: the refusal of its cheapest way.
func (d *developing) why(z industry.ID) industry.Refusal {
	c := industry.Choice{Verb: industry.Develop, Seat: d.at.Actor, Zone: z}
	if z >= 0 && z < industry.Zones {
		for i, need := range d.scene.game.Zones[z].Needs {
			c.From[i], _ = cheapest(d.scene.game.Sources(d.at, d.at.Actor, need))
		}
	}
	return d.scene.game.Refused(d.at, c)
}

func (d *developing) do(act any) bool {
	switch act := act.(type) {
	case zones.Zone:
		d.pick(act.ID)
	case way:
		d.choice = act.choice
	case back:
		d.zone, d.choice = industry.NoZone, industry.Choice{}
	case confirm:
		if d.choice.Verb != 0 {
			d.scene.choose(d.choice)
		}
	case industry.Choice:
		d.scene.choose(act)
	default:
		return d.asking.do(act)
	}
	return true
}
