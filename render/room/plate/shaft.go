package plate

import (
	"image"
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Shaft is a piece of a column of VP in the metal of its owner, engraved so that pieces beside each other differ.
type Shaft struct {
	Coat
	Engraving Engraving
	Lying     bool // from left to right instead of upright
}

// Engraving is the pattern of a shaft.
type Engraving uint8

// The engravings.
const (
	Plain Engraving = iota
	Rings
	Twist
	Dots
)

// Paint paints the piece. Its pattern keeps its size however long the piece is.
func (f Shaft) Paint(onto *image.RGBA) {
	c := f.colours()
	wide, high := float64(onto.Rect.Dx()), float64(onto.Rect.Dy())
	across, along := wide, high
	if f.Lying {
		across, along = high, wide
	}
	place := func(a, b float64) vector.Point { // across and along the shaft
		if f.Lying {
			return vector.Point{X: b, Y: a}
		}
		return vector.Point{X: a, Y: b}
	}
	s := newSheet(onto, wide, f.Palette)
	f.metal(s, c.plate, across, along, place)
	ink, pitch := black.Fade(0.38), max(4, across/11)
	switch f.Engraving {
	case Rings:
		for b := pitch; b < along; b += pitch {
			s.line(1, ink, place(0, b), place(across, b))
		}
	case Twist:
		for b := 0.0; b < along+across/4; b += 1.4 * pitch {
			s.line(1, ink, place(0, b), place(across, b-across/4))
		}
	case Dots:
		for row, b := 0, pitch; b < along; row, b = row+1, b+1.5*pitch {
			for a := pitch * (1 + 0.75*float64(row%2)); a < across; a += 1.5 * pitch {
				at := place(a, b)
				s.disc(at.X, at.Y, max(0.8, pitch/7), ink)
			}
		}
	}
	s.line(2, black, place(0, 0), place(across, 0))
	if f.Lying {
		s.line(2, black, place(0, along), place(across, along))
	}
}

// metal paints the round surface, brightest a third of the way across.
func (f Shaft) metal(s *sheet, plate view.Colour, across, along float64, place func(a, b float64) vector.Point) {
	for a := 0.0; a < across; a++ {
		t := a / across
		colour := plate.Mix(view.White, 0.55*math.Max(0, 1-math.Abs(t-0.3)/0.3))
		colour = colour.Mix(black, 0.4*math.Max(0, (t-0.6)/0.4)+0.35*math.Max(0, 1-t/0.15))
		s.line(1.5, colour, place(a+0.5, 0), place(a+0.5, along))
	}
}
