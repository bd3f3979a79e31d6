package motion

import (
	"math"

	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawPulse draws the change of a thing: a ring that opens, and for amounts a number that rises.
func drawPulse(c *widget.Canvas, p *Pulse, area view.Rect) {
	fade := 1 - p.Progress
	switch p.Kind {
	case Income:
		incomeBadge(c, risen(p, area), p.At.Seat, p.Amount, vanishing(p))
		return
	case Score, Money:
		rising(c, p, area)
		return
	case Climb: // the track shows it
		return
	case Raise:
		raising(c, p, area)
		return
	case Pop:
		pop(c, p, area)
		return
	case Turn: // it is seen from its edge half way
		half := p.Progress*2 - 1
		edge := view.Around(area.Middle(), area.W*max(half, -half), area.H)
		c.Add(view.Item{Kind: view.Box, Area: edge, Radius: theme.Corner, Fill: c.Palette.Text.Fade(0.55 * fade), Line: c.Palette.Text,
			Width: 2})
		return
	case Leave:
		area = area.Inset(min(area.W, area.H) * 0.4 * view.Ease(p.Progress))
	case Appear:
		area = area.Inset(-10 * view.Ease(p.Progress))
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Line: c.Palette.Text.Fade(fade), Width: 2.5})
}

func rising(c *widget.Canvas, p *Pulse, area view.Rect) {
	key, colour := amounts[p.Kind], c.Palette.Yes
	if p.Amount < 0 {
		colour = c.Palette.No
	}
	if p.Kind == Money && p.Amount < 0 {
		key = "motion.loss"
	}
	text := c.Words.Text(key, "n", words.Signed(p.Amount), "money", words.In(c.Words).Money(p.Amount))
	s := widget.Style{Font: assets.Bold, Size: theme.Heading, Colour: colour.Fade(vanishing(p)), Align: view.Centre}
	at := view.Around(risen(p, area), 120, 28)
	c.Label(at.Move(1.2, 1.2), text, s.In(c.Palette.Night.Fade(vanishing(p))))
	c.Label(at, text, s)
}

// risen is how far a number has risen from a thing, and vanishing how much of it is still seen.
func risen(p *Pulse, area view.Rect) view.Point {
	return area.Middle().Add(view.Point{Y: -14 - 26*view.Ease(p.Progress)})
}

func vanishing(p *Pulse) float64 { return min(1, 2*(1-p.Progress)) }

// amounts are the texts of rising numbers.
var amounts = [...]string{Score: "motion.vp", Money: "motion.gain"}

// firstSmoke is the smoke of a tile that was just built.
const firstSmoke view.Colour = 0xe9e3cfff

// raising draws scaffolding around a tile, from the ground up, and at last puffs of smoke, while it is taken away. A palette without
// decoration has no smoke.
func raising(c *widget.Canvas, p *Pulse, area view.Rect) {
	const up, down = 0.2, 0.4 // when the scaffolding stands, and when it goes
	standing, _ := area.Foot(area.H * min(1, p.Progress/up))
	c.Clipped(standing, func() {
		c.Picture(area, plate.Scaffold{}, min(1, (1-p.Progress)/(1-down)))
	})
	if c.Palette.CanalLand.Plain {
		return
	}
	for i := range 3 {
		puff(c, area, i, (p.Progress-down-0.06*float64(i))/(1-down-0.12))
	}
}

// puff draws a cloud of smoke that rises from a tile, a part t of its time after it left.
func puff(c *widget.Canvas, area view.Rect, number int, t float64) {
	if t <= 0 || t >= 1 {
		return
	}
	out := view.Point{X: area.X + area.W*(0.3+0.2*float64(number)), Y: area.Y + area.H*0.15}
	drift := view.Point{X: 0.35 * area.W * t, Y: -0.75 * area.H * t}
	side := area.W * (0.7 + 1.1*t)
	c.Picture(stepped(view.Around(out.Add(drift), 1.25*side, side)), plate.Lamp{Colour: firstSmoke}, 1-t*t)
}

// beyond is how much larger than in the end something that pops is for a moment.
const beyond = 0.15

// overshoot is the size of something that pops, a part t of its time after it began.
func overshoot(t float64) float64 {
	const grown, settled = 0.5, 0.85
	if t < grown {
		return (1 + beyond) * view.Ease(t/grown)
	}
	return 1 + beyond*(1-view.Ease((t-grown)/(settled-grown)))
}

// pop draws the VP of a tile that was flipped over it, in a light and a ring of its owner's colour.
func pop(c *widget.Canvas, p *Pulse, area view.Rect) {
	const least, reach = 44.0, 3.2
	colour, fade := livery.Plate(c.Palette.Table(), p.Seat), min(1, 5*(1-p.Progress))
	light := max(area.W, least) * reach
	c.Picture(view.Around(area.Middle(), light, light), plate.Lamp{Colour: colour}, 0.55*(1-p.Progress))
	ring := area.Inset(-12 * view.Ease(p.Progress))
	c.Add(view.Item{Kind: view.Box, Area: ring, Radius: theme.Corner, Line: colour.Fade(1 - p.Progress), Width: 3})
	side := max(area.W, least) * overshoot(p.Progress)
	c.Picture(stepped(view.Around(area.Middle(), side, side)), plate.PointsOf(c.Palette, p.Seat, words.Signed(p.Amount)), fade)
}

// shine draws rays and a light around something.
func shine(c *widget.Canvas, around view.Rect, strength float64) {
	const rays, near, far, reach = 10, 1.25, 1.75, 4.4
	brass := c.Palette.Table().Brass
	at := around.Middle()
	c.Picture(view.Around(at, around.W*reach, around.W*reach), plate.Lamp{Colour: brass}, strength)
	for i := range rays {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / rays)
		out := view.Point{X: cos, Y: sin}.Times(around.W)
		c.Line([]view.Point{at.Add(out.Times(near)), at.Add(out.Times(near + (far-near)*strength))}, 3, brass.Fade(strength))
	}
}
