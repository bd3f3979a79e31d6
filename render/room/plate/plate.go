// Package plate paints the pieces on the table as small engraved plates: industry tiles with a building that grows with its level, link
// tiles, cubes, spaces, cards and the cartouches of merchants. Each is a view.Painting, a value that determines its whole look; equal
// ones are painted once for each size in pixels.
//
// By day a tile waits to be flipped; by night it has been, with light in its windows, smoke or fire. The human's are brass with
// square corners, the Automa's blue with round corners and a cog, a rival's green with a shield; at a table of several each seat has a
// colour, a shape, a pattern and a sign (coat.go). Ownership is never told by colour alone.
package plate

import (
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// The colours that are the same for every owner.
const (
	black view.Colour = 0x0b0d0eff // edges of plates, which stand on any ground
	paper view.Colour = 0xf9efd8ff // of small labels on parchment
)

// colours are those of a coat: its own, its shade, its ink, the engraver's light cuts, and the sky by day and by night.
type colours struct {
	plate, low, ink, cut view.Colour
	day, night           []view.Colour
}

func (c Coat) colours() colours {
	p := theme.Named(c.Palette)
	plate, deep := livery.Plate(p, c.Owner), livery.SeatDeep(p, c.Owner)
	low := plate.Mix(deep, 0.35)
	return colours{plate: plate, low: low, ink: deep, cut: plate.Mix(view.White, 0.7),
		day: []view.Colour{plate.Mix(view.White, 0.4), plate.Mix(low, 0.22)}, night: []view.Colour{deep.Mix(0xff, 0.5), deep.Mix(plate, 0.16), plate.Mix(low, 0.55)}}
}

// The sizes, in pixels, from which a plate shows more: numbers and a silhouette, all windows and edges, the engraving.
const (
	small  = 24
	medium = 46
	large  = 96
)
