package bidder

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// reason says in a sentence or two what speaks for the choice that is proposed.
func (g *Guide) reason(w words.Words) string {
	p := &g.since
	c, s := p.Advice.choice, p.Position
	zone := c.Zone
	if s.Up != industry.NoZone {
		zone = s.Up
	}
	keen, limit := p.keenest()
	facts := []any{"limit", w.Talers(p.Advice.thought.Limit[p.You]), "name", "", "zone", "", "resource", "", "n", p.later(), "now", 0,
		"talers", w.Talers(int(c.Talers)), "high", w.Talers(int(s.High)), "most", w.Talers(limit), "back", w.Talers(0)}
	set := func(name string, value any) {
		for i := 0; i < len(facts); i += 2 {
			if facts[i] == name {
				facts[i+1] = value
			}
		}
	}
	if zone != industry.NoZone {
		set("zone", w.ZoneInText(p.Game, zone))
		set("now", int(p.Game.CogPoints(s, zone)))
		if r := p.Game.Zones[zone].Makes; r != industry.NoResource {
			set("resource", w.ResourceName(r))
		}
	}
	if s.Phase == industry.Deciding {
		set("back", w.Talers(int(s.Dealt(p.You))))
	}
	if keen != industry.Nobody {
		set("name", w.TableName(keen))
	}
	return w.Text("page.guide.industry.advice."+g.kind(), facts...)
}

// kind is the kind of advice, by what it is good for: the end of the key of its text.
func (g *Guide) kind() string {
	p := &g.since
	c, t := p.Advice.choice, p.Advice.thought
	switch c.Verb {
	case industry.Name:
		return p.naming()
	case industry.Bid:
		if int(c.Talers) <= t.Limit[p.You] {
			return "bid"
		}
		return "bid-more"
	case industry.Pass:
		switch limit := t.Limit[p.You]; {
		case limit == 0:
			return "pass-nothing"
		case limit <= int(p.Position.High):
			return "pass-dear"
		}
		return "pass-save"
	case industry.Develop:
		return p.developing()
	case industry.Done:
		for _, other := range p.Game.Choices(p.Position) {
			if other.Verb == industry.Develop {
				return "done"
			}
		}
		return "done-none"
	}
	if c.Verb == industry.Take && p.Position.Dealt(p.You) > 0 {
		return "take-back"
	}
	return c.Verb.String()
}

// keenest is the rival that would bid most for the zone that is thought of, and how much.
func (p *Played) keenest() (keen industry.Seat, limit int) {
	keen = industry.Nobody
	for seat := range industry.Seat(p.Position.Seats) {
		if bids := p.Advice.thought.Limit[seat]; seat != p.You && bids > limit {
			keen, limit = seat, bids
		}
	}
	return keen, limit
}

// naming is the kind of advice to name a zone.
func (p *Played) naming() string {
	keen, _ := p.keenest()
	worth := &p.Advice.thought.Worth
	switch {
	case p.Position.Offered() == 1:
		return "name-last"
	case keen != industry.Nobody && worth[keen].Total() >= worth[p.You].Total():
		return "name-sell"
	case worth[p.You].Total() > 0:
		return "name-keep"
	}
	return "name"
}

// developing is the kind of advice to develop a zone.
func (p *Played) developing() string {
	printed := &p.Game.Zones[p.Advice.choice.Zone]
	switch {
	case p.Game.CogPoints(p.Position, p.Advice.choice.Zone) > 0:
		return "develop-now"
	case printed.Makes != industry.NoResource:
		return "develop-makes"
	case p.later() > 0:
		return "develop-end"
	}
	return "develop"
}

// later is how many points for roads, links and networks the development that is proposed adds at the end, by what you have now.
func (p *Played) later() (points int) {
	if p.Advice.choice.Verb != industry.Develop {
		return 0
	}
	after := *p.Position
	before := p.Game.Score(&after, p.You)
	p.Game.Apply(&after, p.Advice.choice, nil)
	for part, n := range p.Game.Score(&after, p.You) {
		if part := industry.Part(part); part >= industry.Roads && part <= industry.Plants {
			points += int(n - before[part])
		}
	}
	return points
}
