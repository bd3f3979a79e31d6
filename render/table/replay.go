package table

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/assets"
	"sohofoundry/render/fonts"
	"sohofoundry/render/settings"
	"sohofoundry/render/theatre"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
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
	s.over, s.called = over{}, spell{}
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
	if last := s.lastAutomas(); last >= 0 {
		s.watch(last)
	}
}

// lastAutomas is the last turn of the Automa before the position that is on the table, by its entry, or −1.
func (s *Scene) lastAutomas() int {
	entries := s.rec.Entries()
	if s.past != now {
		entries = entries[:min(s.past, len(entries))]
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if entries[i].Automa() {
			return i
		}
	}
	return -1
}

// aboutReplay is what hovering over a button of the bar asks about.
type aboutReplay struct{ Name string }

func tellReplay(w words.Words, _ *automa.Game, _ *engine.State, subject any) widget.Tip {
	a, ok := subject.(aboutReplay)
	if !ok {
		return widget.Tip{}
	}
	return widget.Tip{Title: w.Text("table.replay.tip." + a.Name)}
}

// drawReplay draws a bar above what is told while something is shown again: where in the game this is, and the ways through
// it and out of it. It returns what is left of an area.
func (s *Scene) drawReplay(c *widget.Canvas, area view.Rect) view.Rect {
	if s.play.film == nil || s.play.again == nil {
		return area
	}
	const gap = 6.0
	bar, rest := area.Top(theme.Button + 2*gap)
	rest.Y, rest.H = rest.Y+theme.Gap, rest.H-theme.Gap
	c.Box(bar, theme.Corner+2, c.Palette.Panel, c.Palette.Brass)
	row := bar.Inset(gap)
	for _, b := range s.replayButtons(c) {
		wide := theme.Button + 6
		if b.Text != "" {
			wide = fonts.Width(assets.Medium, theme.Body, b.Text) + 30
		}
		var at view.Rect
		at, row = row.Side(wide)
		c.Button(at, b)
		row.W -= gap
	}
	a, title := s.play.again, c.Words.Text("table.replay.title")
	if a.last > a.first {
		title = c.Words.Text("table.replay.whole", "n", strconv.Itoa(s.play.entries[0]-a.first+1), "all", strconv.Itoa(a.last-a.first+1))
	}
	c.Fitted(row.Insets(gap, 0), title, c.Strong().In(c.Palette.Brass))
	return rest
}

// replayButtons are those of the bar, from the right.
func (s *Scene) replayButtons(c *widget.Canvas) []widget.Button {
	a, entry := s.play.again, s.play.entries[0]
	auto := widget.Button{ID: "replay:auto", Icon: "play", Act: theatre.Auto{}, Action: "auto", About: aboutReplay{"play"}}
	if s.play.auto {
		auto.Icon, auto.About = "pause", aboutReplay{"pause"}
	}
	next := settings.Paces[(slices.Index(settings.Paces, s.paceName)+1)%len(settings.Paces)]
	buttons := []widget.Button{
		{ID: "replay:stop", Icon: "cross", Act: endReplay{}, About: aboutReplay{"stop"}},
		{ID: "replay:pace", Text: c.Words.Text("table.replay.pace." + s.paceName), Act: Pace{next}, About: aboutReplay{"pace"}},
		{ID: "replay:after", Icon: "skip", About: aboutReplay{"after"}},
		auto,
		{ID: "replay:before", Icon: "step-back", About: aboutReplay{"before"}},
	}
	if entry < a.last {
		buttons[2].Act = toEntry{entry + 1}
	}
	if entry > a.first {
		buttons[4].Act = toEntry{entry - 1}
	}
	if a.first == a.last {
		return slices.Delete(slices.Delete(buttons, 4, 5), 2, 3)
	}
	return buttons
}
