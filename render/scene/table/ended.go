package table

import (
	"sohofoundry/render/room/motion"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ended is the mode of a game that is over. Its last choice can be taken back.
type ended struct{ staticMode }

func (*ended) String() string { return "ended" }

func (e *ended) opened() { e.table.open(e.table.newFinalPage()) }

func (e *ended) arrive() { e.table.gameOver() }

func (*ended) changes() bool { return true }

func (e *ended) moment() motion.Moment { return motion.Moment{Position: *e.table.position, Over: true} }

func (*ended) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	in := c.Panel(area)
	head, in := in.Top(theme.Button)
	c.Fitted(head, c.Words.Text("table.over.title"), c.Title())
	row, _ := in.Top(theme.Button)
	c.Button(row, widget.Button{ID: "over:final", Text: c.Words.Text("table.over.final"), Act: openFinal{}, Main: true})
}

// openFinal opens the final page.
type openFinal struct{}

func (e *ended) do(act any) bool {
	_, final := act.(openFinal)
	if final {
		e.table.open(e.table.newFinalPage())
	}
	return final
}
