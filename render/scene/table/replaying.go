package table

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// replaying is the mode in which earlier entries are shown again. It changes nothing.
type replaying struct {
	playback
	first int
	from  mode      // the person comes back to it
	over  pageStack // and to the pages that were open
}

// Acts of the bar of a replay.
type (
	toEntry   struct{ Entry int }
	endReplay struct{}
)

// Pace asks the client for another setting of the pace.
type Pace struct{ Name string }

// replay shows entries again, from one to another.
func (s *Scene) replay(first, last int, auto bool) {
	r := &replaying{first: first, from: s.mode, over: s.pages}
	s.mode.beforeReplay(r)
	s.boardView.restore()
	s.pages, s.effects.called = nil, screen.Timer{}
	r.playback = playback{plain: plain{s}, last: last, isReplay: true, auto: auto, after: r.end}
	s.mode = r
	r.show(first)
}

// Replay shows the whole game from its start, by itself.
func (s *Scene) Replay() {
	if last := len(s.rec.Entries()) - 1; last >= 0 {
		s.replay(0, last, true)
	}
}

// EndReplay ends a replay, if one is still on, and goes back to the game.
func (s *Scene) EndReplay() { s.mode.do(endReplay{}) }

// replayTurn shows the last turn of the Automa or rival again, before the position that is on the table.
func (s *Scene) replayTurn() {
	last := s.lastAnswer(s.mode.shownEntries())
	if last < 0 {
		return
	}
	first := last
	for entries := s.rec.Entries(); first > 0 && !entries[first].Automa() && s.another(&entries[first-1]) && !entries[first-1].Automa(); {
		first--
	}
	s.replay(first, last, s.auto)
}

func (*replaying) String() string { return "replaying" }

func (*replaying) depth() int { return 1 }

// beforeReplay has another replay lead back to where this one would.
func (r *replaying) beforeReplay(next *replaying) { next.from, next.over = r.from, r.over }

func (*replaying) changes() bool { return false }

func (*replaying) keys(c *widget.Canvas) {
	c.Key("back", endReplay{}) // even where the page that is shown again would be left by it
}

func (r *replaying) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	r.drawFilm(c, r.drawBar(c, area))
}

// do handles the acts of the bar, and those that lead through the film.
func (r *replaying) do(act any) bool {
	switch act := act.(type) {
	case toEntry:
		r.show(act.Entry)
	case endReplay:
		r.end()
	case Pace:
		r.table.Ask(act)
	default:
		return r.playback.do(act)
	}
	return true
}

// end goes back to where the person was.
func (r *replaying) end() {
	r.table.boardView.restore()
	r.table.mode, r.table.pages = r.from, r.over
}

// aboutReplay is a tip about a button of the bar.
type aboutReplay struct{ Name string }

func aboutBar(w words.Words, _ *automa.Game, _ *engine.State, subject any) widget.Tip {
	a, ok := subject.(aboutReplay)
	if !ok {
		return widget.Tip{}
	}
	return widget.Tip{Title: w.Text("table.replay.tip." + a.Name)}
}

// drawBar draws a bar above the film: its place in the game, and buttons to move through the game and to leave the replay. It
// returns the rest of an area.
func (r *replaying) drawBar(c *widget.Canvas, area view.Rect) view.Rect {
	const gap, titleHigh = 6.0, 26.0
	high, square := theme.Button+2*gap, theme.Button+6
	if c.TouchLayout() {
		high, square = titleHigh+theme.Touch+2*gap, theme.Touch
	}
	bar, rest := area.Top(high)
	_, rest = rest.Top(theme.Gap)
	c.Box(bar, theme.Corner+2, c.Palette.Panel, c.Palette.Brass)
	row := bar.Inset(gap)
	var head view.Rect
	if c.TouchLayout() {
		head, row = row.Top(titleHigh)
	}
	for _, b := range r.buttons(c) {
		wide := square
		if b.Text != "" {
			wide = fonts.Width(assets.Medium, c.Pressed().Size, b.Text) + 30
		}
		var at view.Rect
		at, row = row.Side(wide)
		c.Button(at, b)
		row.W -= gap
	}
	if !c.TouchLayout() {
		head = row
	}
	title := c.Words.Text("table.replay.title")
	if r.last > r.first {
		title = c.Words.Text("table.replay.whole", "n", strconv.Itoa(r.entry-r.first+1), "all", strconv.Itoa(r.last-r.first+1))
	}
	c.Fitted(head.Insets(gap, 0), title, c.Strong().In(c.Palette.Brass))
	return rest
}

// buttons are those of the bar, from the right.
func (r *replaying) buttons(c *widget.Canvas) []widget.Button {
	auto := widget.Button{ID: "replay:auto", Icon: "play", Act: theatre.Auto{}, Action: "auto", About: aboutReplay{"play"}}
	if r.auto {
		auto.Icon, auto.About = "pause", aboutReplay{"pause"}
	}
	pace := r.table.pace
	next := settings.Paces[(slices.Index(settings.Paces, pace)+1)%len(settings.Paces)]
	buttons := []widget.Button{
		{ID: "replay:stop", Icon: "cross", Act: endReplay{}, About: aboutReplay{"stop"}},
		{ID: "replay:pace", Text: c.Words.Text("table.replay.pace." + pace), Act: Pace{next}, About: aboutReplay{"pace"}},
		{ID: "replay:after", Icon: "skip", About: aboutReplay{"after"}},
		auto,
		{ID: "replay:before", Icon: "step-back", About: aboutReplay{"before"}},
	}
	if r.entry < r.last {
		buttons[2].Act = toEntry{r.entry + 1}
	}
	if r.entry > r.first {
		buttons[4].Act = toEntry{r.entry - 1}
	}
	if r.first == r.last {
		return slices.Delete(slices.Delete(buttons, 4, 5), 2, 3)
	}
	return buttons
}
