package table

import (
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ending is the mode in which the human has done all they may in a turn, and has not ended it yet.
type ending struct {
	asking
	*turnEnd
}

// endTurn is the human's act that ends the turn.
type endTurn struct{}

func (*ending) String() string { return "ending" }

func (*ending) pauses() bool { return true }

func (*ending) guideTarget() string { return "ending:end-turn" }

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
		e.table.advanceGame(e.entry)
		if p := e.table.mode.playing(); p != nil { // the events after the turn
			p.seek(e.from)
		}
	case screen.Hurry:
		return e.hurried()
	default:
		return false
	}
	return true
}
