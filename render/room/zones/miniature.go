package zones

import (
	"image"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Thumbnail paints a board small, to be told from the maps of other games: its bands, its networks, and its zones in the shapes and
// colours of their kinds.
func Thumbnail(c *widget.Canvas, area view.Rect, g *industry.Game) {
	c.Picture(area, miniature{g, c.Palette.Name}, 1)
	c.Add(view.Item{Kind: view.Box, Area: area, Line: c.Palette.Night, Width: 2})
	c.Add(view.Item{Kind: view.Box, Area: area.Inset(1.5), Line: c.Palette.CanalLand.Rim.Fade(0.8), Width: theme.Hair})
}

// miniature is the painting of a board in small.
type miniature struct {
	game    *industry.Game
	palette string
}

// miniatureWide is how wide the grid of a miniature is, whatever its size.
const miniatureWide = 480.0

// Paint paints the board.
func (m miniature) Paint(onto *image.RGBA) {
	k := float64(onto.Rect.Dx()) / miniatureWide
	area := view.Rect{W: miniatureWide, H: float64(onto.Rect.Dy()) / k}
	g := &grid{area: area, whole: true, last: industry.Zones, rows: industry.Eras, columns: industry.Columns}
	g.place(area.Insets(8, 12), area.H*0.075)
	p := &groundPen{look: ground{game: m.game, plain: true}, brush: &brush{onto, k}, grid: g, Palette: theme.Named(m.palette)}
	for era := range industry.Eras {
		e := livery.Era(p.Palette, era)
		p.band(view.Rect{Y: area.H * float64(era) / industry.Eras, W: area.W, H: area.H / industry.Eras}, e.Top, e.Foot)
	}
	w := webOf(g, m.game)
	for _, l := range w.lines {
		c := livery.Network(l.network)
		way := rounded(w.course(l), 6)
		way[0].X, way[len(way)-1].X = 0, area.W
		p.stroke(way, 7, c.Dark)
		p.stroke(way, 4, c.Light)
	}
	for z := range industry.ID(industry.Zones) {
		p.small(z)
	}
}

// small paints a zone as a plate with its sky and its band.
func (p *groundPen) small(z industry.ID) {
	printed, area, e := &p.look.game.Zones[z], p.zone(z), livery.Era(p.Palette, z.Era())
	unit := 1.6 * plate.ZoneUnit(area)
	fill := func(in float64, c view.Colour) {
		plate.ZoneOutline(printed.Kind, area.Inset(in), unit).Transformed(vector.Scale(p.k, 0, 0)).Fill(p.RGBA, c.NRGBA())
	}
	fill(-2, 0x0b0d0eff)
	fill(0, e.Sky.Mix(e.Low, 0.3))
	band, name := livery.ZoneBand(printed)
	if printed.Kind == industry.Bonus {
		band = band.Mix(name, 0.5)
	}
	_, below := area.Top(area.H * 0.5)
	p.band(below.Insets(1.5, 1.5), band.Mix(view.White, 0.12), band)
}
