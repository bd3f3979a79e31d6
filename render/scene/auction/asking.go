package auction

import (
	"strconv"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// asking is embedded in the modes in which a person is asked.
type asking struct {
	plain
	all  []industry.Choice // that there are
	hint *hinting
}

func newAsking(p plain) asking { return asking{plain: p, all: p.scene.game.Choices(p.at)} }

// choices are the choices of the person with a verb.
func (a *asking) choices(v industry.Verb) (list []industry.Choice) {
	for _, c := range a.all {
		if c.Verb == v {
			list = append(list, c)
		}
	}
	return list
}

// hinting is a hint that is being found, or was.
type hinting struct {
	mind *rival.Mind
	done bool
}

// askHint asks for a hint, or puts it away.
type askHint struct{}

// hinter is who gives hints.
var hinter = rival.Strength{Policy: "adviser", Futures: 28}

func (a *asking) do(act any) bool {
	if _, hint := act.(askHint); hint {
		a.askHint()
		return true
	}
	return false
}

// askHint begins to look for a hint, or puts it away. A game is marked when the person asks again, with the warning in sight.
func (a *asking) askHint() {
	s := a.scene
	h := s.rec.Header()
	switch {
	case h.Players[a.at.Actor].Unaided:
		s.Tell(s.words.Text("table.unaided"))
	case a.hint != nil:
		a.hint = nil
	case !h.Hinted && !s.freeHints && !h.Practice && s.notices.warns(s.words.Text("table.hint-marks")):
	default:
		s.notices.withdraw(s.words.Text("table.hint-marks"))
		if !h.Hinted && !s.freeHints {
			s.rec.MarkHinted()
			s.ask(Changed{})
		}
		a.hint = &hinting{mind: rival.Think(s.game, a.at, hinter, h.Seed)}
		s.panel = widget.Scroll{}
	}
}

func (a *asking) thinks() func(spare func() bool) (news bool) {
	if a.hint == nil || a.hint.done {
		return nil
	}
	return func(spare func() bool) bool {
		a.hint.done = a.hint.mind.Step(spare)
		return a.hint.done
	}
}

// hinted draws the hint.
func (a *asking) hinted(p *pen) {
	if a.hint == nil {
		return
	}
	text := p.text("hint.thinks")
	if a.hint.done {
		text = p.text("hint.best", "choice", p.scene.words.IndustryChoice(p.scene.game, a.at, a.hint.mind.Choice()))
	}
	style := p.Body()
	high := p.ParaHeight(p.room.W-2*gap, text, style) + 2*gap
	at := p.strip(high)
	p.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Fill: p.Palette.Raised, Line: p.Palette.Yes, Width: theme.Hair})
	p.Para(at.Inset(gap), "hint", text, style)
	p.Say(text)
	p.down(gap)
}

// zoneOption draws a zone to choose from a list: its name, what it costs and brings.
func (p *pen) zoneOption(z industry.ID, act any) {
	s := p.scene
	b := brings{s, s.state(), s.you, z, p.text}
	lines := b.lines()
	note := make([]string, 0, len(lines))
	for _, l := range lines {
		note = append(note, l.gain)
	}
	text := words.Capital(s.words.Commas(append(note, b.shortCost())))
	high := p.Strong().Lead() + p.ParaHeight(p.room.W-2*gap, text, p.Soft()) + gap
	if p.low() {
		high = max(high, theme.Touch)
	}
	at := p.strip(high)
	p.down(gap / 2)
	id := "choose:" + z.String()
	fill, line := p.Palette.Raised, p.Palette.Edge
	if s.mode.lit(z) {
		line = p.Palette.Brass
	} else {
		fill = p.Palette.Panel.Mix(p.Palette.Raised, 0.4)
	}
	if p.Hovered(id) {
		fill = fill.Mix(p.Palette.Text, 0.07)
	}
	p.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Fill: fill, Line: line, Width: theme.Hair})
	end := p.Part(id)
	upper, lower := at.Insets(gap, gap/2).Top(p.Strong().Lead())
	place := p.text("place", "era", industry.EraName(z.Era()), "column", industry.ColumnName(z.Column()))
	side, upper := upper.Side(p.Soft().Width(place) + 1)
	p.Fitted(upper, s.words.Zone(s.game, z), p.Strong())
	p.Label(side, place, p.Soft())
	p.Para(lower, id, text, p.Soft())
	end()
	p.FocusRing(id, at, theme.Corner)
	p.Target(view.Target{ID: id, Area: at, Act: act, About: aboutZone{z}, Off: !s.mode.lit(z)})
}

// shortCost is what developing the zone costs now, or that it cannot be paid.
func (b *brings) shortCost() string {
	if b.scene.game.Zones[b.zone].Kind == industry.Joker {
		return b.text("worth.free")
	}
	sum, _, lacks := b.reckon()
	if lacks != industry.NoResource {
		return b.text("worth.lacks", "resource", b.scene.words.ResourceName(lacks))
	}
	return b.text("worth.cost", "talers", b.scene.words.Talers(int(sum)))
}

// newsLines is how many lines of what happened last are told where nothing else is.
const newsLines = 6

// news tells what happened last.
func (p *pen) news() {
	s := p.scene
	var lines []string
	for i := s.shown - 1; i >= -1 && len(lines) < newsLines; i-- {
		log := s.rec.Opening()
		if i >= 0 {
			log = s.rec.Entries()[i].Events
		}
		lines = append(s.words.IndustryLines(s.game, log), lines...)
	}
	p.down(gap)
	p.Fitted(p.strip(p.Heading().Lead()), p.text("news"), p.Heading())
	for i, line := range lines[max(0, len(lines)-newsLines):] {
		p.para("news:"+strconv.Itoa(i), line, p.Soft())
	}
}

// thoughts tells after an auction what the zone was worth to each rival that bid or passed.
func (p *pen) thoughts(entry int, z industry.ID) {
	s := p.scene
	list := s.rec.Entries()
	var lines []string
	for i := entry; i >= 0 && list[i].Choice.Verb != industry.Name; i-- {
		t, known := s.thought(i)
		if !known {
			continue
		}
		seat := list[i].Choice.Seat
		lines = append(lines, p.text("thought", "name", s.name(seat), "n", points(t, seat, z)))
	}
	if len(lines) == 0 {
		return
	}
	p.Fitted(p.strip(p.Heading().Lead()), p.text("thoughts"), p.Heading())
	for i, line := range lines {
		p.para("thought:"+strconv.Itoa(i), line, p.Soft().In(p.Palette.Text))
	}
}

// points is what a zone was worth to a seat in a thought, in points.
func points(t rival.Thought, seat industry.Seat, _ industry.ID) string {
	return strconv.FormatFloat(float64(t.Worth[seat].Total())/100, 'f', 1, 64)
}
