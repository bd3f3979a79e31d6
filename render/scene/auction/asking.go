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
	mind     *rival.Mind
	done     bool
	told     []string // its reasons
	language string   // of these
}

// askHint asks for a hint, or puts it away.
type askHint struct{}

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
	case !s.advises() && s.warnsOfHint("table.hint-marks"):
	default:
		a.hint = &hinting{mind: s.rec.Hint()}
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
	var why []string
	if a.hint.done {
		text = p.text("hint.best", "choice", p.scene.words.IndustryChoice(p.scene.game, a.at, a.hint.mind.Choice()))
		why = a.hint.why(p.scene, a.at)
	}
	style := p.Strong()
	high := p.ParaHeight(p.room.W-2*gap, text, style) + 2*gap
	for _, line := range why {
		high += p.ParaHeight(p.room.W-2*gap, line, p.Soft())
	}
	at := p.strip(high)
	p.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Fill: p.Palette.Raised, Line: p.Palette.Yes, Width: theme.Hair})
	in := at.Inset(gap)
	in.Y += p.Para(in, "hint", text, style)
	for i, line := range why {
		in.Y += p.Para(in, "hint:"+strconv.Itoa(i), line, p.Soft())
	}
	p.Say(text)
	p.down(gap)
}

// why are the reasons of a hint that was found: they are told once, as making them takes as long as a picture.
func (h *hinting) why(s *Scene, at *industry.State) []string {
	if language := s.words.Language(); h.told == nil || h.language != language {
		t := h.mind.Thought()
		h.told, h.language = s.words.IndustryThought(s.game, at, &t), language
	}
	return h.told
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
	if len(lines) == 0 { // at the beginning of a lesson
		return
	}
	p.down(gap)
	p.Fitted(p.strip(p.Heading().Lead()), p.text("news"), p.Heading())
	for i, line := range lines[max(0, len(lines)-newsLines):] {
		p.para("news:"+strconv.Itoa(i), line, p.Soft())
	}
}

// thoughts tells after an auction what the zone was worth to each rival that bid or passed, by what, and how far each would have bid.
func (p *pen) thoughts(entry int) {
	s := p.scene
	list := s.rec.Entries()
	first := true
	for i := entry; i >= 0 && list[i].Choice.Verb != industry.Name; i-- {
		t, known := s.thought(i)
		if v := list[i].Choice.Verb; !known || v != industry.Bid && v != industry.Pass {
			continue
		}
		if first {
			p.Fitted(p.strip(p.Heading().Lead()), p.text("thoughts"), p.Heading())
			first = false
		}
		seat, id := list[i].Choice.Seat, "thought:"+strconv.Itoa(i)
		worth := t.Worth[seat]
		p.para(id, p.text("thought", "name", s.name(seat), "n", s.words.VP(worth.Total()), "talers", s.words.Talers(t.Limit[seat])), p.Strong().Sized(p.Soft().Size))
		p.para(id+":parts", words.Capital(s.words.Commas(s.words.WorthParts(worth))), p.Soft())
	}
}

// why tells what was behind a rival's choice of an entry.
func (p *pen) why(entry int) {
	s := p.scene
	if !s.settled(entry) {
		return
	}
	t, known := s.thought(entry)
	if !known {
		return
	}
	p.Fitted(p.strip(p.Heading().Lead()), p.text("why"), p.Heading())
	for i, line := range s.words.IndustryThought(s.game, &s.rec.Entries()[entry].Before, t) {
		p.para("why:"+strconv.Itoa(i), line, p.Soft())
	}
}
