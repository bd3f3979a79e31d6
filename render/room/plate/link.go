package plate

import (
	"image"

	"sohofoundry/engine"
	"sohofoundry/render/ui/view"
)

// Link is a link tile in the shape of its owner: square, a cog, a diamond or a shield.
type Link struct {
	Coat
	Era engine.Era
}

// LinkReach is how much larger the painting of a link tile is than the tile, as its cog reaches beyond it.
const LinkReach = 1.44

var eraIcons = [...]string{engine.Canal: "canal", engine.Rail: "locomotive"}

// Paint paints the link tile.
func (l Link) Paint(onto *image.RGBA) {
	s, c := newSheet(onto, 100*LinkReach, l.Palette), l.colours()
	middle := 50 * LinkReach
	if l.Riveted() {
		s.stroke(l.emblem(middle, middle, 65), s.least(12, 2), black)
		s.fill(l.emblem(middle, middle, 65), c.plate)
		side := 62.0
		if l.shape() == diamond {
			side = 56
			s.stroke(l.emblem(middle, middle, 54), s.least(4, 0.7), c.ink)
		} else {
			s.ring(middle, middle, 46, s.least(4, 0.7), c.ink)
		}
		s.icon(eraIcons[l.Era], middle, middle, side, c.ink)
		return
	}
	tile := view.Around(view.Point{X: middle, Y: middle}, 100, 100)
	s.box(tile.Inset(-s.least(5.5, 1.2)), 4, black)
	s.shaded(box(tile, 2), tile, c.plate.Mix(view.White, 0.2), c.plate)
	s.edge(tile.Inset(9), 0, s.least(4, 0.7), c.ink)
	s.icon(eraIcons[l.Era], middle, middle, 66, c.ink)
}
