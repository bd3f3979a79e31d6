package table

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ending is the mode in which the human has done all they may in a turn, and has not ended it yet. The record has the last
// action, and is saved with it, but the events after it, such as drawing cards, are not shown yet. So taking the action back
// costs nothing (B14.3), unless it turned a tile of the distant market up (C13.1).
type ending struct {
	plain
	table  *Scene
	entry  int         // of the record, with which the turn ends
	from   film.Cursor // where the end of the turn begins in its film
	seen   automa.Position
	log    *record.Record // without the last action, whose entry tells the end of the turn
	motion *playback      // of the last action, nil when it is over
	costs  bool           // the last action brought something hidden to light: taking it back makes the game practice
}

// endTurn is the human's act that ends the turn.
type endTurn struct{}

// newEnding is the mode after entries of the record, from a number on, that ended the human's turn. It is nil if the turn goes
// on, ends without a question, as on a real table, or is followed by the Automa's turn, which was shown before. In a lesson the
// turn always waits, so that the player can see the result and try again.
func newEnding(s *Scene, first int) *ending {
	entries := s.rec.Entries()
	if s.onTable() || !s.asksToEnd && s.lesson == nil || entries[len(entries)-1].Automa() {
		return nil
	}
	for i := first; i < len(entries); i++ {
		f := film.Of(s.game, &entries[i])
		n := slices.IndexFunc(f.Frames, endsTurn)
		if n < 0 {
			continue
		}
		e := &ending{table: s, entry: i, from: film.Cursor{Frame: n}, seen: f.Frames[n].Before, log: s.rec.Branch(len(entries))}
		e.costs = reveals(entries[first:i], f.Frames[:n])
		e.undo(e.log)
		if n > 0 { // else the last action, such as to stop, has nothing to show
			e.motion = &playback{table: s, last: i, upTo: film.PassOn, after: e.settle}
			e.motion.show(first)
		}
		return e
	}
	return nil
}

// reveals reports whether entries, or frames of the one after them, bring something hidden to light.
func reveals(entries []record.Entry, frames []film.Frame) bool {
	return slices.ContainsFunc(entries, func(e record.Entry) bool { return record.Reveals(e.Events) }) ||
		slices.ContainsFunc(frames, func(f film.Frame) bool { return record.Reveals(f.Events) })
}

// undo takes the last action back from a record of it.
func (e *ending) undo(from *record.Record) bool {
	if e.costs {
		return from.Undo()
	}
	return from.UndoUnseen()
}

// endsTurn reports whether a turn ends in a frame; tiles are given up for a debt when it has ended already (B3.3).
func endsTurn(f film.Frame) bool {
	return slices.ContainsFunc(f.Events, func(e engine.Event) bool { return e.Kind == engine.TurnEnded })
}

func (*ending) String() string { return "ending" }

func (*ending) pauses() bool { return true }

func (*ending) guideTarget() string { return "ending:end-turn" }

func (*ending) changes() bool { return true }

func (e *ending) playing() *playback { return e.motion }

// settle ends the motion of the last action.
func (e *ending) settle() {
	if e.motion != nil {
		e.motion = nil
		e.table.giveBackAfter()
	}
}

func (e *ending) moment() motion.Moment {
	if e.motion != nil {
		return e.motion.moment()
	}
	return motion.Moment{Position: e.seen, Over: true}
}

func (*ending) light(*widget.Canvas, *models) {}

func (*ending) keys(c *widget.Canvas) { c.Key("back", panel.Undo{}) }

func (e *ending) draw(c *widget.Canvas, area view.Rect, shown *motion.Moment) {
	in := c.Panel(area)
	head, in := in.Top(c.ButtonHigh())
	if c.TouchLayout() {
		var undo view.Rect
		undo, head = head.Side(theme.Touch)
		c.Button(undo, widget.Button{ID: "ending:undo", Name: c.Words.Text("topbar.undo"), Icon: "undo", Act: panel.Undo{}})
	}
	title := c.Words.Text("table.ending.title")
	text := c.Words.Text(map[bool]string{false: "table.ending.text", true: "table.ending.seen"}[e.costs], "undo", c.KeyName(c.Keys.Key("undo")))
	c.Say(title, text)
	c.Fitted(head, title, c.Title())
	in.Y += c.Para(in, "ending", text, c.Body()) + theme.Gap
	c.Button(view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.ButtonHigh()}, widget.Button{ID: "ending:end-turn", Icon: "tick",
		Text: c.Words.Text("table.ending.end-turn"), Act: endTurn{}, Action: "done", Main: !e.table.lessonOver()})
	if c.TouchLayout() || !shown.Position.Solo { // the back is on the page of the markets, if there is one
		return
	}
	theatre.DrawStrip(c, panel.Strip(area, c.Reading), e.table.game, theatre.OnTop(e.table.game, &shown.Position))
}

func (e *ending) do(act any) bool {
	switch act.(type) {
	case endTurn:
		e.settle()
		e.table.endTurn(e.entry, e.from)
	case hurry:
		if e.motion == nil {
			return false
		}
		e.motion.hurry()
	default:
		return false
	}
	return true
}

// endTurn shows the events after the human's turn, from a place in the film of the entry that ended it, and goes on.
func (s *Scene) endTurn(entry int, from film.Cursor) {
	s.advanceGame(entry)
	if p := s.mode.playing(); p != nil {
		p.seek(from)
	}
}

// listed is the record that may be shown: without the last action, if the end of its turn is not shown yet.
func (s *Scene) listed() *record.Record {
	if s.pendingTurnEnd != nil {
		return s.pendingTurnEnd.log
	}
	return s.rec
}

// undoCosts reports whether taking the last decision back would make the game practice.
func (s *Scene) undoCosts() bool {
	return (s.pendingTurnEnd == nil || s.pendingTurnEnd.costs) && s.rec.UndoCosts()
}
