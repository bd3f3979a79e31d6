package table

import (
	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ended is the mode of a game that is over. Its last choice can be taken back.
type ended struct {
	plain
	shown *automa.Position // with the links that were scored, once it was asked for
}

func (*ended) String() string { return "ended" }

func (*ended) changes() bool { return true }

func (e *ended) arrive() {
	s := e.table
	if companion.OutcomeOf(s.rec).PoundsPerVP == 0 { // else the money on the real table, which scores, is still to be counted
		if entry, f, at, ok := s.lastScoring(); ok {
			if m := newCelebrating(s, entry, f, at); m.model.Won { // else there were no links in the last era
				m.begin()
				return
			}
		}
	}
	s.gameOver()
}

func (e *ended) moment() motion.Moment {
	if e.shown == nil {
		e.shown = e.table.withLinks(e.table.position)
	}
	return motion.Moment{Position: *e.shown, Over: true}
}

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
		e.table.pages.open(newFinalPage(e.table))
	}
	return final
}
