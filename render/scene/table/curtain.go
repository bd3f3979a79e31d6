package table

import (
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/topbar"
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
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: c.Palette.Night, Low: c.Palette.Dusk})
	if s.pages.covers() { // its buttons are those that count
		return true
	}
	next := s.position.Actor
	name := words.In(c.Words).SeatName(next)
	lead, own := c.Words.Text("table.curtain.lead"), c.Words.Text("table.curtain.own")
	c.Say(lead+" "+name, own)
	high := curtainSign + 5*theme.Pad + 3*c.ButtonHigh() + c.ParaHeight(curtainWide, own, c.Soft())
	in := view.Around(c.Whole().Middle(), min(curtainWide, c.Whole().W-2*theme.Pad), min(high, c.Whole().H))
	sign, in := in.Top(curtainSign)
	c.Icon(view.Around(sign.Middle(), curtainSign, curtainSign), livery.SeatIcon(c.Palette, next), livery.Seat(c.Palette, next))
	_, in = in.Top(theme.Pad)
	line, in := in.Top(c.Body().Lead() + theme.Gap)
	c.Fitted(line, lead, c.Body().In(c.Palette.Soft).To(view.Centre))
	line, in = in.Top(c.Title().Lead() + theme.Pad)
	c.Fitted(line, name, c.Title().In(livery.Seat(c.Palette, next)).To(view.Centre))
	in.Y += c.Para(in, "curtain", own, c.Soft().To(view.Centre)) + theme.Pad
	button := view.Rect{X: in.X, Y: in.Y, W: in.W, H: c.ButtonHigh() + theme.Gap}
	c.Button(button, widget.Button{ID: "curtain:lift", Icon: "tick", Text: c.Words.Text("table.curtain.lift", "name", name), Act: lift{},
		Action: "done", Main: true})
	button.Y = button.Bottom() + theme.Pad
	c.Button(button, widget.Button{ID: "curtain:menu", Icon: "menu", Text: c.Words.Text("table.curtain.menu"), Act: topbar.Menu{}})
	c.Key("back", topbar.Menu{})
	for action, act := range map[string]any{"fullscreen": Fullscreen{}, "sound": Sound{}, "menu": topbar.Menu{}} {
		c.Key(action, act)
	}
	return true
}
