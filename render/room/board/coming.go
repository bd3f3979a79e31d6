package board

import (
	"math"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// Coming is a thing that is coming about: a link that runs along its line, or a tile over which night falls.
type Coming struct {
	On   thing.Thing
	Part float64 // of it that is there, from 0 to 1
}

// come is the part of a thing that is there.
func (m *Model) come(t thing.Thing) float64 {
	for _, c := range m.Coming {
		if c.On == t {
			return c.Part
		}
	}
	return 1
}

// tile draws a tile on its space. Night falls from above.
func (d *drawing) tile(what thing.Thing, area view.Rect, t engine.PlacedTile) {
	coat := plate.CoatOf(d.Palette, t.Owner)
	tile := plate.TileOf(coat, d.g.Game, t)
	if t.Flipped && what.Kind == thing.Space {
		tile.Burn = d.burn(d.g.LocationOf(engine.Space(what.ID)), int(what.ID))
	}
	paint := func() { d.Picture(area, tile, 1) }
	part := d.m.come(what)
	if part == 1 || !t.Flipped {
		paint()
		return
	}
	day := t
	day.Flipped = false
	d.Picture(area, plate.TileOf(coat, d.g.Game, day), 1)
	night, _ := area.Top(area.H * part)
	d.Clipped(night, paint)
}

// reached draws something along a course, as far as that is there yet: it runs from its first end.
func (d *drawing) reached(course []view.Point, draw func()) {
	if d.absent == 0 {
		draw()
		return
	}
	way, all := course[len(course)-1].Sub(course[0]), view.Bounds(course).Inset(-d.u(glowWide))
	there := all
	if math.Abs(way.X) > math.Abs(way.Y) {
		there.W *= 1 - d.absent
		if way.X < 0 {
			there.X = all.Right() - there.W
		}
	} else {
		there.H *= 1 - d.absent
		if way.Y < 0 {
			there.Y = all.Bottom() - there.H
		}
	}
	d.Clipped(there, draw)
}
