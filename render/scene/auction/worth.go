package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// brings is what a zone would bring a player: four lines in words, each with a figure and a reason. It reads the rules' own figures.
type brings struct {
	scene  *Scene
	state  *industry.State
	player industry.Seat
	zone   industry.ID
	text   func(key string, named ...any) string
}

// line is one of the lines: its name, what it brings, and why.
type line struct{ icon, name, gain, why string }

// lines are the lines that have something to say.
func (b *brings) lines() (list []line) {
	printed := &b.scene.game.Zones[b.zone]
	if printed.Kind == industry.Joker {
		return []line{b.joker()}
	}
	list = append(list, b.now())
	for _, l := range []line{b.networks(), b.roads(), b.resources()} {
		if l.gain != "" {
			list = append(list, l)
		}
	}
	return list
}

// joker tells of a joker (I14, I16, I28).
func (b *brings) joker() line {
	r := b.scene.game.Zones[b.zone].Joker
	return line{"wild", b.text("worth.joker"), b.scene.words.ResourceName(r), b.text("worth.joker-kept", "n", industry.JokerPoints)}
}

// now tells what developing it scores at once, and what that costs (I15, I19).
func (b *brings) now() line {
	l := line{icon: "cog", name: b.text("worth.now"), gain: b.text("worth.points", "n", int(b.scene.game.CogPoints(b.state, b.zone)))}
	if b.scene.game.Zones[b.zone].Kind == industry.Bonus {
		l.gain = b.text("worth.end-only")
	}
	l.why = b.cost()
	return l
}

// cost tells what developing the zone takes now: talers for the bank, and each resource from its cheapest source (I15, I16).
func (b *brings) cost() string {
	w := b.scene.words
	sum, parts, lacks := b.reckon()
	switch {
	case lacks != industry.NoResource:
		return b.text("worth.lacks", "resource", w.ResourceName(lacks))
	case len(parts) == 0:
		return b.text("worth.cost", "talers", w.Talers(int(sum)))
	}
	return b.text("worth.cost-with", "talers", w.Talers(int(sum)), "list", w.Commas(parts))
}

// reckon reckons what developing the zone takes now: talers in all, where its resources come from, and the first that cannot be had.
func (b *brings) reckon() (sum int16, parts []string, lacks industry.Resource) {
	g := b.scene.game
	sum = g.Cost(b.state, b.player, b.zone)
	for _, need := range g.Zones[b.zone].Needs {
		if need == industry.NoResource {
			break
		}
		from, ok := cheapest(g.Sources(b.state, b.player, need))
		if !ok {
			return sum, parts, need
		}
		sum += from.Price()
		parts = append(parts, b.scene.words.SuppliedBy(b.player, need, from))
	}
	return sum, parts, industry.NoResource
}

// cheapest is the source that costs least, of several the first.
func cheapest(list []industry.Source) (best industry.Source, ok bool) {
	for i, f := range list {
		if i == 0 || f.Price() < best.Price() {
			best = f
		}
	}
	return best, len(list) > 0
}

// mine are the zones of the player, developed or not.
func (b *brings) mine() []industry.ID {
	return append(b.state.Built(b.player), b.state.Held(b.player)...)
}

// networks tells what the zone adds on networks: a factory to bonus zones of the player, a bonus zone to factories (I27).
func (b *brings) networks() line {
	g, printed := b.scene.game, &b.scene.game.Zones[b.zone]
	points, with := 0, []string(nil)
	for _, other := range b.mine() {
		theirs := &g.Zones[other]
		switch {
		case other == b.zone:
		case printed.Kind == industry.Factory && theirs.Kind == industry.Bonus && g.OnNetwork(b.zone, theirs.Network):
			points += theirs.Multiplier
			with = append(with, b.scene.words.Zone(g, other))
		case printed.Kind == industry.Bonus && theirs.Kind == industry.Factory && g.OnNetwork(other, printed.Network):
			points += printed.Multiplier
			with = append(with, b.scene.words.Zone(g, other))
		}
	}
	if points == 0 {
		return line{}
	}
	return line{"network", b.text("worth.networks"), b.text("worth.end", "n", points), b.scene.words.Commas(with)}
}

// roads tells what the zone adds by roads or links (I26).
func (b *brings) roads() line {
	g := b.scene.game
	var with []string
	for _, other := range b.mine() {
		if other != b.zone && g.Joined(b.zone, other) {
			with = append(with, b.scene.words.Zone(g, other))
		}
	}
	if len(with) == 0 {
		return line{}
	}
	return line{"links", b.text("worth.roads"), b.text("worth.end", "n", industry.PairPoints*len(with)), b.text("worth.joins", "list", b.scene.words.And(with))}
}

// resources tells what the zone makes (I16), or saves (I20).
func (b *brings) resources() line {
	printed := &b.scene.game.Zones[b.zone]
	switch {
	case printed.Makes != industry.NoResource:
		return line{"cube", b.text("worth.resources"), b.text("worth.makes", "resource", b.scene.words.ResourceName(printed.Makes)), b.text("worth.makes-why")}
	case printed.Discount:
		return line{"money", b.text("worth.saves"), b.text("worth.discount"), b.text("worth.discount-why")}
	}
	return line{}
}

// brings draws what a zone would bring you.
func (p *pen) brings(zone industry.ID) {
	s := p.scene
	b := brings{s, s.state(), s.you, zone, p.text}
	if !p.low() {
		p.Fitted(p.strip(p.Heading().Lead()), p.text("worth.title"), p.Heading())
	}
	for i, l := range b.lines() {
		if i > 0 {
			p.rule()
		}
		if p.low() {
			p.lowLine(l)
		} else {
			p.wideLine(l, i)
		}
	}
	p.down(gap)
}

func (p *pen) wideLine(l line, n int) {
	const icon = 26.0
	gain, why := p.Strong(), p.Soft()
	name := 84 * p.grown()
	wide := p.room.W - icon - name - 2*gap
	high := gain.Lead() + p.ParaHeight(wide, l.why, why)
	at := p.strip(high)
	mark, rest := at.Left(icon)
	p.Icon(view.Rect{X: mark.X, Y: mark.Y, W: icon, H: icon}, l.icon, p.Palette.Brass)
	_, rest = rest.Left(gap)
	label, rest := rest.Left(name)
	label.H = gain.Lead()
	p.Fitted(label, l.name, p.Soft())
	_, rest = rest.Left(gap)
	upper, lower := rest.Top(gain.Lead())
	p.Fitted(upper, words.Capital(l.gain), gain)
	p.Para(lower, "worth:"+strconv.Itoa(n), l.why, why)
}

func (p *pen) lowLine(l line) {
	gain, why := p.Strong().Sized(p.Least(theme.Small*p.Reading)), p.Soft()
	at := p.strip(max(gain.Lead(), 22))
	mark, rest := at.Left(20)
	p.Icon(mark, l.icon, p.Palette.Brass)
	_, rest = rest.Left(gap)
	wide := min(gain.Width(l.gain)+1, rest.W*0.5)
	left, rest := rest.Left(wide)
	p.Fitted(left, l.gain, gain)
	_, rest = rest.Left(gap)
	if why.Width(l.why) < rest.W {
		p.Fitted(rest, l.why, why.To(view.Right))
		return
	}
	p.down(p.Para(view.Rect{X: left.X, Y: p.room.Y, W: p.room.Right() - left.X}, "worth:"+l.icon, l.why, why))
}
