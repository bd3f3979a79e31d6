package board

import (
	"math"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// LinkTile draws a link tile of an era into a square: a cog for the Automa, square for a human. Of seen, from 0 to
// 1, it is as much as wanted.
func LinkTile(c *widget.Canvas, area view.Rect, owner engine.Seat, era engine.Era, automa bool, seen float64) {
	p, side := c.Palette, area.W
	colour, deep := livery.Seat(p, owner), livery.SeatDeep(p, owner)
	radius, icon := side*0.12, era.String()
	if automa {
		radius = side / 2
		c.Icon(area.Inset(-side*0.16), "cog", p.Night.Fade(seen))
		c.Icon(area.Inset(-side*0.1), "cog", colour.Fade(seen))
		area = area.Inset(side * 0.1)
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: radius, Fill: p.Night.Mix(deep, 0.3).Fade(seen), Line: colour.Fade(seen),
		Width: max(side*0.085, 1.2)})
	c.Icon(area.Inset(area.W*0.17), icon, colour.Mix(p.Text, 0.25).Fade(seen))
}

// Tile draws an industry tile into a square: in its owner's colour, with square corners for a human, with round ones and a cog
// for the Automa; flipped, with a dark top half that says what it scores. Of seen, from 0 to 1, it is as much as wanted.
func Tile(c *widget.Canvas, area view.Rect, g *engine.Game, t engine.PlacedTile, automa bool, seen float64) {
	f := &g.Tiles[t.Tile]
	k := tileKit{Canvas: c, area: area, side: area.W, automa: automa, seen: seen,
		colour: livery.Seat(c.Palette, t.Owner), deep: livery.SeatDeep(c.Palette, t.Owner).Mix(c.Palette.Night, 0.35)}
	k.ground()
	if t.Flipped {
		k.flipped(f)
		return
	}
	icon := view.Around(area.Middle().Add(view.Point{Y: k.side * 0.1}), k.side*0.62, k.side*0.62)
	if t.Cubes > 0 {
		icon = view.Around(area.Middle().Add(view.Point{Y: -k.side * 0.02}), k.side*0.44, k.side*0.44)
		k.stock(int(t.Cubes), g.Produces(t.Tile))
	}
	c.Icon(icon, livery.IndustryIcon(f.Industry), k.deep.Fade(seen))
	k.level(f, view.Rect{X: area.X + k.side*0.08, Y: area.Y + k.side*0.05, W: k.side * 0.6, H: k.side * 0.24}, 0.29)
	if automa {
		k.cog(view.Point{X: area.X + k.side*0.82, Y: area.Y + k.side*0.18}, 0.24)
	}
}

// tileKit is a tile being drawn.
type tileKit struct {
	*widget.Canvas
	area         view.Rect
	side         float64
	colour, deep view.Colour
	automa       bool
	seen         float64
}

func (k *tileKit) radius() float64 {
	if k.automa {
		return k.side * 0.26
	}
	return k.side * 0.03
}

func (k *tileKit) ground() {
	k.Add(view.Item{Kind: view.Box, Area: k.area, Radius: k.radius(), Fill: k.colour.Mix(k.Palette.Text, 0.12).Fade(k.seen),
		Low: k.colour.Mix(k.deep, 0.12).Fade(k.seen), Line: k.colour.Mix(k.Palette.Text, 0.55).Fade(k.seen), Width: max(k.side*0.035, 1)})
}

// level writes the level in Roman numerals, in a size that is a part of the tile's side.
func (k *tileKit) level(f *engine.TileFacts, area view.Rect, size float64) {
	k.Fitted(area, words.Roman(int(f.Level)), widget.Style{Font: assets.Bold, Size: k.side * size, Colour: k.deep.Fade(k.seen)})
}

// cog marks a tile of the Automa's, in a size that is a part of the tile's side.
func (k *tileKit) cog(at view.Point, size float64) {
	k.Icon(view.Around(at, k.side*size, k.side*size), "cog", k.deep.Fade(k.seen))
}

// flipped draws the side of a tile that scores: its VP in a hexagon and what it gives to links above, its sign below.
func (k *tileKit) flipped(f *engine.TileFacts) {
	edge := max(k.side*0.035, 1)
	top, _ := k.area.Inset(edge).Top(k.side*0.5 - edge)
	k.Add(view.Item{Kind: view.Box, Area: top, Radius: max(k.radius()-edge, 0), Fill: k.Palette.Flipped.Fade(k.seen)})
	middle := top.Middle().Y
	hexagon := view.Point{X: k.area.X + k.side*0.3, Y: middle}
	k.Add(view.Item{Kind: view.Polygon, Points: sixCorners(hexagon, k.side*0.23), Fill: k.colour.Fade(k.seen)})
	number := widget.Style{Font: assets.Bold, Size: k.side * 0.33, Colour: k.Palette.Flipped.Fade(k.seen), Align: view.Centre}
	if f.VP > 9 {
		number.Size = k.side * 0.28
	}
	k.Label(view.Around(hexagon, k.side*0.5, number.Size), strconv.Itoa(int(f.VP)), number)
	worth := view.Rect{X: k.area.X + k.side*0.55, Y: middle - k.side*0.15, W: k.side * 0.4, H: k.side * 0.3}
	if f.LinkVP > 0 {
		sign, rest := worth.Left(k.side * 0.19)
		k.Icon(sign, "network", k.colour.Fade(k.seen))
		k.Label(rest, strconv.Itoa(int(f.LinkVP)), number.In(k.colour.Fade(k.seen)).Sized(k.side*0.29))
	}
	side := k.side * 0.42
	k.Icon(view.Around(view.Point{X: k.area.X + k.side*0.31, Y: k.area.Y + k.side*0.74}, side, side), livery.IndustryIcon(f.Industry),
		k.deep.Fade(k.seen))
	level := view.Rect{X: k.area.X + k.side*0.56, Y: k.area.Y + k.side*0.53, W: k.side * 0.38, H: k.side * 0.42}
	if k.automa {
		level.H = k.side * 0.24
		k.cog(view.Point{X: k.area.X + k.side*0.69, Y: k.area.Y + k.side*0.84}, 0.2)
	}
	k.level(f, level, 0.29)
}

func sixCorners(at view.Point, radius float64) (corners []view.Point) {
	for i := range 6 {
		angle := float64(i) * math.Pi / 3
		corners = append(corners, view.Point{X: at.X + radius*math.Cos(angle), Y: at.Y + radius*math.Sin(angle)})
	}
	return corners
}

// stock draws the cubes or barrels that a tile holds, on a light strip at its foot so that they can be counted.
func (k *tileKit) stock(n int, r engine.Resource) {
	strip := view.Rect{X: k.area.X + k.side*0.05, Y: k.area.Bottom() - k.side*0.3, W: k.side * 0.9, H: k.side * 0.25}
	k.Add(view.Item{Kind: view.Box, Area: strip, Radius: min(k.radius()*0.7, strip.H*0.4), Fill: k.Palette.Parchment.Fade(0.92 * k.seen)})
	gap := k.side * 0.02
	side := min(k.side*0.2, (strip.W-gap)/float64(n)-gap)
	if r == engine.Beer {
		side = strip.H
	}
	x := strip.Middle().X - (float64(n)*(side+gap)-gap)/2
	for range n {
		Cube(k.Canvas, view.Rect{X: x, Y: strip.Middle().Y - side/2, W: side, H: side}, r, k.seen)
		x += side + gap
	}
}

// Cube draws a cube of coal or iron, or a barrel of beer, into a square.
func Cube(c *widget.Canvas, area view.Rect, r engine.Resource, seen float64) {
	p := c.Palette
	switch r {
	case engine.Beer:
		c.Icon(area, "brewery", p.Beer.Mix(p.Ink, 0.55).Fade(seen))
	case engine.Iron:
		c.Add(view.Item{Kind: view.Box, Area: area, Radius: area.W * 0.15, Fill: p.Iron.Fade(seen), Line: p.Iron.Mix(p.Ink, 0.6).Fade(seen),
			Width: max(area.W*0.1, 0.8)})
	default:
		c.Add(view.Item{Kind: view.Box, Area: area, Radius: area.W * 0.15, Fill: p.Coal.Fade(seen), Line: p.Coal.Mix(p.Parchment, 0.35).Fade(seen),
			Width: max(area.W*0.08, 0.8)})
	}
}
