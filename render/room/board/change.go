package board

import (
	"math"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Change is how far the change of the eras has come; each of its parts goes from 0 to 1. The State of the Model is that of the
// new era. At the beginning the board looks as it did in the old one, and the land of the new one is made ready.
type Change struct {
	Before *engine.State // in the old era
	Leave  float64       // links lift off, the water dims, obsolete tiles sink
	Sun    float64       // crosses from the east, and brings the new era
	Rails  float64       // sleepers run out along all lines, and the era is named
}

const (
	liftHigh = 40.0 // how far links lift off, in units
	dimmed   = 0.3  // of the land in the old era, at last
	paled    = 0.6  // of its lines
)

// eras draws the old era in the west and the new one in the east, with the sun between them.
func (d *drawing) eras() {
	ch := d.m.Change
	old, after := *d, *d
	old.s, old.leaving = ch.Before, ch.Leave
	after.absent = 1 - view.Ease(ch.Rails)
	seam := d.area.Right() - d.area.W*view.Ease(ch.Sun)
	west, east := d.area.Left(seam - d.area.X)
	d.ground()
	d.Clipped(west, func() {
		old.ground()
		d.Add(view.Item{Kind: view.Box, Area: d.area, Fill: d.Palette.Night.Fade(dimmed * ch.Leave)})
		old.things()
	})
	d.Clipped(east, after.things)
	if ch.Sun > 0 && ch.Sun < 1 {
		d.sun(seam)
	}
	if ch.Rails > 0 {
		d.title(min(1, 3*ch.Rails))
	}
}

// The sun: how far its light reaches to both sides, how wide it is and its glow, how high its way is, in parts of the board's height.
const (
	beamWide = 0.26
	discWide = 0.05
	haloWide = 0.5
	zenith   = 0.1
	horizon  = 0.3
)

const (
	sunLight view.Colour = 0xffd98eff
	sunDisc  view.Colour = 0xffe9b0ff
)

// sun draws the sun where the eras meet.
func (d *drawing) sun(seam float64) {
	high, t := d.area.H, (d.area.Right()-seam)/d.area.W
	strength := min(1, 6*t, 6*(1-t))
	d.Picture(view.Around(view.Point{X: seam, Y: d.area.Middle().Y}, beamWide*high, high), plate.Beam{Colour: sunLight}, 0.75*strength)
	at := view.Point{X: seam, Y: d.area.Y + high*(horizon-(horizon-zenith)*math.Sin(math.Pi*t))}
	d.Picture(view.Around(at, haloWide*high, haloWide*high), plate.Lamp{Colour: sunLight}, strength)
	d.Add(view.Item{Kind: view.Box, Area: view.Around(at, discWide*high, discWide*high), Radius: discWide * high / 2, Fill: sunDisc.Fade(strength)})
}

// title names the new era on a plate, with its number of rounds and the cost of links.
func (d *drawing) title(seen float64) {
	p := d.Palette
	name := widget.Style{Font: assets.Title, Size: min(44, d.area.W/9), Colour: p.Brass.Fade(seen), Align: view.Centre}
	facts := d.Body().In(p.Text.Fade(seen)).To(view.Centre)
	title := d.Words.Text("board.change.title")
	text := d.Words.Text("board.change.facts", "rounds", strconv.Itoa(d.g.Rounds(int(d.s.Seats))), "cost", words.In(d.Words).Money(int(d.g.Limits.RailLinkCost)))
	wide := max(name.Width(title), facts.Width(text)) + 4*theme.Pad
	area := view.Around(d.area.Middle(), min(wide, d.area.W-2*theme.Gap), name.Lead()+facts.Lead()+3*theme.Gap)
	d.Add(view.Item{Kind: view.Box, Area: area.Inset(-4), Radius: 6, Fill: rimDark.Fade(seen), Line: p.BrassDeep.Fade(seen), Width: 1.5})
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: 3, Fill: p.Panel.Fade(seen), Line: p.Brass.Fade(seen), Width: 1.5})
	in := area.Insets(theme.Pad, theme.Gap)
	head, in := in.Top(name.Lead())
	_, in = in.Top(theme.Gap)
	d.Fitted(head, title, name)
	d.Fitted(in, text, facts)
}

// sinks reports whether a space loses its tile with the era.
func (d *drawing) sinks(x engine.Space) bool {
	return d.leaving > 0 && d.m.State.Tiles[x].Tile == 0 && d.s.Tiles[x].Tile != 0
}
