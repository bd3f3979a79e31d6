package table

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ended is the mode of a game that is over. Its last choice can be taken back.
type ended struct {
	staticMode
	shown *automa.Position // with the links that were scored, once it was asked for
}

func (*ended) String() string { return "ended" }

func (e *ended) opened() { e.table.open(e.table.newFinalPage()) }

func (e *ended) arrive() {
	if !e.table.celebrateEnd() {
		e.table.gameOver()
	}
}

func (*ended) changes() bool { return true }

func (e *ended) moment() motion.Moment {
	if e.shown == nil {
		e.shown = e.table.withLinks(e.table.position)
	}
	return motion.Moment{Position: *e.shown, Over: true}
}

// withLinks is a position with the links that left the board as they were scored at the end of the game, if it is over: the board shows
// how the game was won.
func (s *Scene) withLinks(p *automa.Position) *automa.Position {
	if p.Decision != engine.GameOver {
		return p
	}
	_, f, at, ok := s.lastScoring()
	if !ok || f.Frames[at.Frame].Before.Era != p.Era {
		return p
	}
	whole := *p
	for seat := range whole.Players {
		whole.Players[seat].Links = f.Frames[at.Frame].Before.Players[seat].Links
	}
	return &whole
}

// lastScoring is the last entry of the record in which links were scored, and where that begins in its film, if there is one.
func (s *Scene) lastScoring() (entry int, f *film.Film, at film.Cursor, ok bool) {
	for i, e := range slices.Backward(s.rec.Entries()) {
		if !slices.ContainsFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.LinkRemoved }) {
			continue
		}
		f = film.Of(s.game, &e)
		n := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return scores(&f) })
		return i, f, film.Cursor{Frame: n}, n >= 0
	}
	return 0, nil, at, false
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
		e.table.open(e.table.newFinalPage())
	}
	return final
}
