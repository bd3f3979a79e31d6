package table

import (
	"slices"
	"strconv"

	"sohofoundry/render/fonts"
	"sohofoundry/render/settings"
	"sohofoundry/render/theatre"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// again is the showing of what was done earlier, and where the person was before it.
type again struct {
	first, last int // entries
	past        int
	over        over
	auto        bool
}

// What the bar of a replay does.
type (
	toEntry   struct{ Entry int }
	endReplay struct{}
)

// Pace asks the client for another setting of the pace.
type Pace struct{ Name string }

// show shows entries again, from one to another.
func (s *Scene) show(first, last int, auto bool) {
	before := again{first: first, last: last, past: s.past, over: s.over, auto: s.play.auto}
	if earlier := s.play.again; earlier != nil {
		before.past, before.over, before.auto = earlier.past, earlier.over, earlier.auto
	}
	s.stop()
	s.over = over{}
	s.play.again, s.play.auto = &before, auto
	s.showFrom(first)
}

// showFrom goes to an entry of what is shown again.
func (s *Scene) showFrom(entry int) {
	p := &s.play
	p.entries, p.film = p.entries[:0], nil
	for i := entry; i <= p.again.last; i++ {
		p.add(i)
	}
	s.next()
}

// replayDoes does what the bar of a replay does.
func (s *Scene) replayDoes(act any) bool {
	if s.play.again == nil {
		return false
	}
	switch act := act.(type) {
	case toEntry:
		s.showFrom(act.Entry)
	case endReplay:
		s.allShown()
	case Pace:
		s.ask(act)
	default:
		return false
	}
	return true
}

// watch shows an entry again.
func (s *Scene) watch(entry int) { s.show(entry, entry, s.play.auto) }

// Replay shows the whole game from its start, by itself.
func (s *Scene) Replay() {
	s.stop()
	if last := len(s.rec.Entries()) - 1; last >= 0 {
		s.show(0, last, true)
	}
}

// replayTurn shows the last turn of the Automa again, before the position that is on the table.
func (s *Scene) replayTurn() {
	entries := s.rec.Entries()
	if s.past != now {
		entries = entries[:min(s.past, len(entries))]
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Automa() {
			s.watch(i)
			return
		}
	}
}

// drawReplay draws a bar at the foot of the board: where in the game this is, and the ways through it and out of it.
func (s *Scene) drawReplay(c *widget.Canvas, r rooms) {
	if s.play.film == nil || s.play.again == nil {
		return
	}
	text := func(key string, pairs ...string) string { return c.Words.Text("table.replay."+key, pairs...) }
	a, entry := s.play.again, s.play.entries[0]
	title := text("title")
	if a.last > a.first {
		title = text("whole", "n", strconv.Itoa(entry-a.first+1), "all", strconv.Itoa(a.last-a.first+1))
	}
	auto := widget.Button{ID: "replay:auto", Icon: "play", Text: text("play"), Act: theatre.Auto{}, Action: "auto"}
	if s.play.auto {
		auto.Icon, auto.Text = "pause", text("pause")
	}
	paces := settings.Paces
	pace := paces[(slices.Index(paces, s.paceName)+1)%len(paces)]
	buttons := []widget.Button{
		{ID: "replay:before", Icon: "step-back", Text: text("before"), Act: toEntry{entry - 1}},
		{ID: "replay:after", Icon: "step", Text: text("after"), Act: toEntry{entry + 1}},
		auto,
		{ID: "replay:pace", Text: text("pace." + s.paceName), Act: Pace{pace}},
		{ID: "replay:stop", Icon: "cross", Text: text("stop"), Act: endReplay{}, Action: "back", Main: true},
	}
	if entry == a.first {
		buttons[0].Act = nil
	}
	if entry == a.last {
		buttons[1].Act = nil
	}
	if a.first == a.last {
		buttons = buttons[2:]
	}
	c.Key("back", endReplay{})
	drawBar(c, r.board, title, buttons)
}

// drawBar draws a row of buttons after a title at the foot of an area.
func drawBar(c *widget.Canvas, area view.Rect, title string, buttons []widget.Button) {
	const gap, pad = 8.0, 10.0
	style := c.Strong()
	wide := []float64{fonts.Width(style.Font, style.Size, title) + 12}
	all := wide[0] + 2*pad
	for _, b := range buttons {
		w := fonts.Width(style.Font, theme.Body, b.Text) + 30
		if b.Icon != "" {
			w += 28
		}
		if b.Action != "" {
			w += fonts.Width(style.Font, theme.Tiny, c.KeyName(c.Keys.Key(b.Action))) + 12
		}
		wide = append(wide, w)
		all += w + gap
	}
	bar := view.Rect{X: area.Middle().X - all/2, Y: area.Bottom() - theme.Button - 2*pad - gap, W: all, H: theme.Button + 2*pad}
	c.Target(view.Target{ID: "replay", Area: bar, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: bar, Radius: theme.Corner + 2, Fill: c.Palette.Panel, Line: c.Palette.Brass, Width: 1.5})
	at := view.Rect{X: bar.X + pad, Y: bar.Y + pad, W: wide[0], H: theme.Button}
	c.Label(at, title, style)
	for i, b := range buttons {
		at.X += at.W + gap
		at.W = wide[i+1]
		c.Button(at, b)
	}
}
