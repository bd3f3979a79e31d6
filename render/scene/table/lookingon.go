package table

import (
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// lookingOn is the mode at rest of a table at which somebody plays elsewhere, such as in another tab of the browser. It changes
// nothing.
type lookingOn struct{ staticMode }

// LookOn sits down beside somebody who plays a game elsewhere.
func LookOn(r *record.Record, w words.Words) *Scene {
	s := &Scene{rec: r, game: r.Game(), words: w, looksOn: true, companion: companion.LookOn(r)}
	s.Set("normal", false)
	s.enterIdleMode()
	if s.position.Decision == engine.GameOver {
		s.open(s.newFinalPage())
	}
	return s
}

// Follow shows how the game is now that is played elsewhere. What is being shown of it again goes on.
func (s *Scene) Follow(r *record.Record) {
	shorter := len(r.Entries()) < len(s.rec.Entries())
	s.rec, s.companion = r, companion.LookOn(r)
	if s.mode.playing() != nil && !shorter {
		s.position = r.Position()
		return
	}
	s.enterIdleMode()
}

func (*lookingOn) String() string { return "looking on" }

func (*lookingOn) changes() bool { return false }

func (l *lookingOn) moment() motion.Moment {
	return motion.Moment{Position: *l.table.position, Over: true}
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

// do answers the log.
func (l *lookingOn) do(act any) bool {
	watch, ok := act.(pages.Watch)
	if ok {
		l.table.replay(watch.Entry, watch.Entry, l.table.auto)
	}
	return ok
}
