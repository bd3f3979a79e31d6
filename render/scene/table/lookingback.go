package table

import (
	"sohofoundry/automa"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// lookingBack is the mode in which the table is shown as it was. It changes nothing: playing on from there begins another
// record.
type lookingBack struct {
	plain
	entries int              // how many come before the position shown
	shown   *automa.Position // as the table was, once it was asked for
}

// lookBack shows the table as it was after some entries.
func (s *Scene) lookBack(entries int) {
	if s.pages.top().ofEnd() { // which would lie over it
		s.pages = nil
	}
	s.boardView.restore()
	s.mode = &lookingBack{plain: plain{s}, entries: entries}
}

func (*lookingBack) String() string { return "looking back" }

func (l *lookingBack) shownEntries() int { return l.entries }

func (*lookingBack) changes() bool { return false }

func (l *lookingBack) moment() motion.Moment {
	if l.shown == nil {
		l.shown = l.table.withLinks(l.table.rec.After(l.entries))
	}
	return motion.Moment{Position: *l.shown, Over: true}
}

// draw names the earlier position that is shown, and offers to go back to the game or to play on from here.
func (l *lookingBack) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	in := c.Panel(area)
	head, in := in.Top(theme.Button)
	c.Fitted(head, c.Words.Text("table.past.title"), c.Title())
	in.Y += c.Para(in, "past", c.Words.Text("table.past.text"), c.Body()) + theme.Gap
	row := view.Rect{X: in.X, Y: in.Y, W: in.W, H: theme.Button}
	for _, b := range []widget.Button{
		{ID: "past:now", Text: c.Words.Text("table.past.now"), Act: pages.BackToNow{}, Action: "back", Main: true},
		{ID: "past:play", Text: c.Words.Text("table.past.play"), Act: pages.PlayFrom{Entries: l.entries}},
	} {
		c.Button(row, b)
		row.Y += theme.Button + theme.Gap/2
	}
}

// do handles the acts of the panel, and of the log while an earlier position is shown.
func (l *lookingBack) do(act any) bool {
	s := l.table
	switch act := act.(type) {
	case pages.BackToNow:
		s.backToNow()
	case pages.PlayFrom:
		s.Ask(Branched{s.listed().Branch(act.Entries)})
	case pages.Watch:
		s.replay(act.Entry, act.Entry, s.auto)
	default:
		return false
	}
	return true
}
