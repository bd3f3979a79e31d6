package table

import (
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// lookingOn is the mode at rest of a table whose game is played elsewhere, such as in another tab of the browser. It changes
// nothing.
type lookingOn struct{ plain }

// LookOn makes the scene of a game that is played elsewhere, and cannot be changed here.
func LookOn(r *record.Record, w words.Words) *Scene {
	s := newScene(r, w, companion.LookOn(inBox(r.Game()), r))
	s.looksOn = true
	s.enterIdleMode()
	if s.position.Decision == engine.GameOver {
		s.pages.open(newFinalPage(s))
	}
	return s
}

// Follow updates the table to the game as it is now elsewhere. A replay that is being shown goes on, unless entries were taken
// back.
func (s *Scene) Follow(r *record.Record) {
	shorter := len(r.Entries()) < len(s.rec.Entries())
	s.rec, s.companion = r, companion.LookOn(inBox(r.Game()), r)
	if s.mode.playing() != nil && !shorter {
		s.position = r.Position()
		return
	}
	s.enterIdleMode()
}

func (*lookingOn) String() string { return "looking on" }

func (*lookingOn) changes() bool { return false }

// hides reports whether the game is one of several people: who looks on may be one of them, and must not see the hands of others.
func (l *lookingOn) hides() bool {
	return l.table.rec.Shared() && l.table.position.Decision != engine.GameOver
}

func (l *lookingOn) drawOverAll(c *widget.Canvas) bool {
	if l.hides() {
		drawCurtain(c, func(area view.Rect) { l.draw(c, area, nil) })
	}
	return l.hides()
}

// draw tells that nothing can be done here.
func (*lookingOn) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	in := c.Panel(area)
	head, in := in.Top(theme.Button)
	c.Fitted(head, c.Words.Text("table.looking-on.title"), c.Title())
	text := c.Words.Text("window.looks-on")
	c.Say(text)
	c.Para(in, "looking-on", text, c.Body())
}
