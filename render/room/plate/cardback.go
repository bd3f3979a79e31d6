package plate

import (
	"image"

	"sohofoundry/render/ui/view"
)

// CardBack is the back of a card on its way, in the colours of its owner.
type CardBack struct{ Coat }

// Paint paints the back: a compass on slanting lines, or the emblem of the other seat.
func (b CardBack) Paint(onto *image.RGBA) {
	s, c := newSheet(onto, 100, b.Palette), b.colours()
	all := view.Rect{W: 100, H: float64(onto.Rect.Dy()) / s.k}
	middle := all.Middle()
	s.box(all, 8, black)
	s.box(all.Inset(s.least(3, 1)), 6, c.plate)
	s.shaded(box(all.Inset(s.least(8, 2)), 4), all, s.spaceGround(), s.Sunk)
	s.guilloche(all.Inset(14))
	if b.Riveted() {
		s.fill(b.emblem(middle.X, middle.Y, 28), c.plate)
		s.disc(middle.X, middle.Y, 11, s.Sunk)
		return
	}
	s.compass(middle.X, middle.Y, 32, c.ink, c.plate)
}
