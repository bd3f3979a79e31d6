package start

import (
	"image"
	"time"

	"sohofoundry/render/room/foundry"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawGround draws the foundry by the canal, and darkens it below the title, the buttons and what stands at the foot. While a page is
// open, or after a while in which nothing was done, the picture rests.
func (s *Scene) drawGround(c *widget.Canvas, r rooms) {
	p, whole := c.Palette, c.Whole()
	if s.world.Bare {
		c.Add(view.Item{Kind: view.Box, Area: whole, Fill: p.Night})
		return
	}
	picture := whole
	if c.TouchLayout() {
		picture = r.scene
	}
	scene := foundry.Scene{Moment: s.world.Outside.In(p.Name), Part: partOf(c.Size.Layout(), picture), Still: s.page != home,
		Sign: c.Words.Text("start.title")}
	if !scene.Still {
		s.living.move(c, &s.world)
	}
	scene.Life = s.living.life
	if picture != whole {
		c.Add(view.Item{Kind: view.Box, Area: whole, Fill: p.Night})
	}
	foundry.Draw(c, picture, scene)
	switch c.Size.Layout() {
	case view.Tall:
		top, foot := picture.Top(picture.H * 0.72)
		c.Add(view.Item{Kind: view.Box, Area: top, Fill: p.Night.Fade(0.88), Low: p.Night.Fade(0.12)})
		c.Add(view.Item{Kind: view.Box, Area: foot, Fill: p.Night.Fade(0.12), Low: p.Night})
	case view.Short:
		top, foot := picture.Top(picture.H * 0.45)
		c.Add(view.Item{Kind: view.Box, Area: top, Fill: p.Night.Fade(0.88), Low: p.Night.Fade(0.1)})
		c.Add(view.Item{Kind: view.Box, Area: foot, Fill: p.Night.Fade(0.1), Low: p.Night})
	default:
		column := view.Rect{W: r.buttons.Right() * 1.3, H: whole.H}
		c.Add(view.Item{Kind: view.Picture, Area: column, Fill: p.Night, Painting: shade{}, Late: image.Pt(shadeSteps, 1)})
		foot, _ := whole.Foot(whole.H * 0.22)
		c.Add(view.Item{Kind: view.Box, Area: foot, Fill: p.Night.Fade(0), Low: p.Night.Fade(0.92)})
	}
	if scene.Still {
		c.Add(view.Item{Kind: view.Box, Area: whole, Fill: p.Night.Fade(0.45)})
	}
}

// partOf is the part of the scene that is seen in an area: all of it, or the works alone where the area is small.
func partOf(layout view.Layout, area view.Rect) view.Rect {
	switch layout {
	case view.Tall:
		const wide, foot = 1400.0, 750.0
		high := wide * area.H / area.W
		return view.Rect{X: foundry.Wide - wide - 40, Y: foot - high, W: wide, H: high}
	case view.Short:
		const high, foot = 900.0, 900.0
		wide := high * area.W / area.H
		return view.Rect{X: foundry.Wide - wide, Y: foot - high, W: wide, H: high}
	}
	high := foundry.Wide * area.H / area.W
	return view.Rect{Y: (foundry.High - high) * 0.9, W: foundry.Wide, H: high}
}

// living is how far the picture has moved.
type living struct {
	life time.Duration
	at   time.Duration // by the clock, when it moved last
}

const (
	livesFor = 20 * time.Second // after the person did something: then the picture rests as it is, and costs nothing
	mostLost = 4                // steps that are made up for when the picture comes late
)

// move lets the picture move on, unless nothing is to move. Where pictures are costly, it makes three steps at a time.
func (l *living) move(c *widget.Canvas, w *World) {
	if w.Settings.ReducedMotion || c.Now-c.Active > livesFor {
		return
	}
	step := foundry.Every
	if w.Costly {
		step *= 3
	}
	if steps := (c.Now - l.at) / step; steps > mostLost {
		l.at, l.life = c.Now, l.life+step
	} else {
		l.at, l.life = l.at+steps*step, l.life+steps*step
	}
	c.View.Drifts = l.at + step
}

// shade is the painting of a shade that is thick at the left and ends at the right.
type shade struct{}

const (
	shadeSteps = 64
	shadeKnee  = 0.78 // the part of its width in which it is thick
)

// Paint paints the shade in white, which is coloured as it is drawn.
func (shade) Paint(onto *image.RGBA) {
	for y := onto.Rect.Min.Y; y < onto.Rect.Max.Y; y++ {
		for x := onto.Rect.Min.X; x < onto.Rect.Max.X; x++ {
			t := (float64(x) + 0.5) / shadeSteps
			opacity := 0.94 - 0.16*min(t/shadeKnee, 1)
			if t > shadeKnee {
				opacity *= max(0, 1-view.Ease((t-shadeKnee)/(1-shadeKnee)))
			}
			pixel := onto.Pix[onto.PixOffset(x, y):][:4]
			for i := range pixel {
				pixel[i] = uint8(255*opacity + 0.5)
			}
		}
	}
}
