package table

import (
	"slices"
	"time"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// finalPage shows how the game ended. Its bars rise when it comes at the end of a game.
type finalPage struct {
	overPage
	final *pages.Final
	rise  screen.Timer // of the bars
}

// newFinalPage is the page of the end, at rest.
func newFinalPage(s *Scene) *finalPage {
	p := &finalPage{overPage: overPage{s}}
	p.renew()
	return p
}

func (*finalPage) ofEnd() bool { return true }

func (p *finalPage) renew() { p.final = pages.NewFinal(p.table.rec, p.table.before) }

func (p *finalPage) tick(now time.Duration) { p.rise.Tick(now) }

func (p *finalPage) moving() bool { return p.rise.On }

func (p *finalPage) draw(c *widget.Canvas, m *models) {
	whole := c.Whole()
	if !c.TouchLayout() {
		_, whole = whole.Top(m.rooms.top.Bottom())
	}
	c.Target(view.Target{ID: "final", Area: whole, NoFocus: true})
	if !c.TouchLayout() {
		whole = whole.Inset(theme.Gap)
	}
	p.final.Left = 1 - p.rise.Part(p.table.now)
	p.final.View(c, whole)
}

func (p *finalPage) do(act any) bool {
	if _, hurried := act.(screen.Hurry); hurried {
		rising := p.rise.On
		p.rise.On = false
		return rising
	}
	return p.final.Do(act)
}

// Ended tells how the games like this one went, now that it is over.
func (s *Scene) Ended(before pages.Past) {
	s.before = before
	s.pages.top().renew() // it was shown without knowing
}

// gameOver opens the page of the end.
func (s *Scene) gameOver() {
	s.showFinal()
	s.Ask(screen.Noise{Sound: s.soundOfEnd()})
}

// showFinal opens the page of the end, on which the bars rise.
func (s *Scene) showFinal() {
	final := newFinalPage(s)
	if !s.reduced {
		final.rise.Start(endLong)
	}
	s.pages.open(final)
}

// soundOfEnd is what tells who won.
func (p *progress) soundOfEnd() sound.Sound {
	won := sound.Lost
	if o := companion.OutcomeOf(p.rec); o.Behind > 0 || o.Uncounted != [engine.MaxSeats]bool{} {
		won = sound.TurnOver
	} else if h := p.rec.Header(); slices.Contains(h.Persons(), pages.ResultOf(p.game.Game, &p.position.State).Winner) {
		won = sound.Won
	}
	return won
}
