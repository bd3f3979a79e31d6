package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// curtain is the mode in which the screen passes to the person who is on turn: nothing of the table is seen until they say that it is
// theirs, so that nobody sees another's hand.
type curtain struct{ plain }

// lift takes the curtain away.
type lift struct{}

func (*curtain) String() string { return "passing the screen" }

func (*curtain) changes() bool { return true }

func (*curtain) hides() bool { return true }

func (*curtain) keys(*widget.Canvas) {}

func (*curtain) draw(*widget.Canvas, view.Rect, *motion.Moment) {}

// do lifts the curtain: the person sees what the others have done since their last choice, and is asked.
func (m *curtain) do(act any) bool {
	if _, lifts := act.(lift); !lifts {
		return false
	}
	s := m.table
	s.you, s.hung, s.notices = s.position.Actor, false, nil
	s.hear(s.words.SeenBy(s.you))
	s.advanceGame(s.unseen(s.you))
	return true
}

const (
	curtainWide = 460.0
	curtainSign = 96.0
)

// drawCurtain draws the curtain, and before it the panel of a mode that hides the table.
func drawCurtain(c *widget.Canvas, panel func(area view.Rect)) {
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Night, Low: c.Palette.Dusk})
	panel(view.Around(c.Whole().Middle(), min(curtainWide, c.Whole().W-2*theme.Gap), min(curtainWide/2, c.Whole().H-2*theme.Gap)))
}

func (m *curtain) drawOverAll(c *widget.Canvas) bool {
	s := m.table
	next := s.position.Actor
	drawCurtain(c, func(view.Rect) {
		if !s.pages.covers() { // else its buttons are those that count
			m.drawWhoseTurn(c, next)
		}
	})
	return true
}

// drawWhoseTurn names the person who is next, with the button to say that they have come. A low window has no room for the sign.
func (m *curtain) drawWhoseTurn(c *widget.Canvas, next engine.Seat) {
	name, colour := words.In(c.Words).SeatName(next), livery.Seat(c.Palette, next)
	lead, own := c.Words.Text("table.curtain.lead"), c.Words.Text("table.curtain.own")
	c.Say(lead+" "+name, own)
	whole := c.Whole().Inset(theme.Gap)
	wide, button := min(curtainWide, whole.W), c.ButtonHigh()
	leadHigh, nameHigh, ownHigh := c.Body().Lead()+theme.Gap, c.Title().Lead()+theme.Gap, c.ParaHeight(wide, own, c.Soft())+theme.Gap
	high := leadHigh + nameHigh + ownHigh + 2*button + theme.Gap
	sign := min(curtainSign, whole.H-high)
	in := view.Around(whole.Middle(), wide, min(high+max(sign, 0), whole.H))
	if sign > curtainSign/2 {
		at, rest := in.Top(sign)
		c.Icon(view.Around(at.Middle(), sign, sign).Inset(theme.Gap/2), livery.SeatIcon(c.Palette, next), colour)
		in = rest
	}
	line, in := in.Top(leadHigh)
	c.Fitted(line, lead, c.Body().In(c.Palette.Soft).To(view.Centre))
	line, in = in.Top(nameHigh)
	c.Fitted(line, name, c.Title().In(colour).To(view.Centre))
	c.Para(in, "curtain", own, c.Soft().To(view.Centre))
	_, in = in.Top(ownHigh)
	at, in := in.Top(button)
	c.Button(at, widget.Button{ID: "curtain:lift", Icon: "tick", Text: c.Words.Text("table.curtain.lift", "name", name), Act: lift{}, Action: "done", Main: true})
	_, in = in.Top(theme.Gap)
	at, _ = in.Top(button)
	c.Button(at, widget.Button{ID: "curtain:menu", Icon: "menu", Text: c.Words.Text("table.curtain.menu"), Act: topbar.Menu{}})
	for action, act := range map[string]any{"back": topbar.Menu{}, "fullscreen": screen.Fullscreen{}, "sound": screen.Sound{}, "menu": topbar.Menu{}} {
		c.Key(action, act)
	}
}
