package plate

import (
	"image"
	"image/color"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// The pieces of the four seats of a table of several differ by colour, pattern and sign, and, colours left aside, by shape.
func TestFourCoatsDifferInShapeColourPatternAndSign(t *testing.T) {
	for name := range theme.Palettes {
		p := theme.Named(name).OfCompany()
		colours, patterns, signs := map[view.Colour]bool{}, map[Pattern]bool{}, map[string]bool{}
		for seat := range engine.Seat(engine.MaxSeats) {
			colours[livery.Plate(p, seat)], patterns[CoatOf(p, seat).Pattern()], signs[livery.SeatIcon(p, seat)] = true, true, true
		}
		if len(colours) != engine.MaxSeats || len(patterns) != engine.MaxSeats || len(signs) != engine.MaxSeats {
			t.Errorf("%s: the seats have the colours %v, the patterns %v and the signs %v", name, colours, patterns, signs)
		}
		for piece, of := range map[string]func(Coat) view.Painting{
			"tile":      func(c Coat) view.Painting { return Tile{Coat: c, Industry: engine.Cotton, Level: 1} },
			"link":      func(c Coat) view.Painting { return Link{c, engine.Canal} },
			"sign":      func(c Coat) view.Painting { return Sign{c} },
			"owned":     func(c Coat) view.Painting { return Deed{Coat: c} },
			"developed": func(c Coat) view.Painting { return Deed{Coat: c, Built: true} },
			"badge":     func(c Coat) view.Painting { return Points{c, "7"} },
		} {
			for _, side := range []int{14, 26, 36, 56, 120} {
				if piece == "badge" && side < 36 { // its marks are too small to be seen
					continue
				}
				seen := map[string]engine.Seat{}
				for seat := range engine.Seat(engine.MaxSeats) {
					look := darkness(painted(of(CoatOf(p, seat)), side))
					if other, known := seen[look]; known {
						t.Errorf("%s, %d pixels: without colours the %ss of seats %d and %d look the same", name, side, piece, other, seat)
					}
					seen[look] = seat
				}
			}
		}
	}
}

// darkness is where a picture is clear, dark or light.
func darkness(m *image.RGBA) string {
	var look []byte
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			at := m.RGBAAt(x, y)
			switch light := color.GrayModel.Convert(at).(color.Gray).Y; {
			case at.A < 128:
				look = append(look, ' ')
			case light < 90:
				look = append(look, '#')
			default:
				look = append(look, '.')
			}
		}
	}
	return string(look)
}

// The pieces at a table of two, against the Automa or a rival, have no patterns on their rims, whoever owns them.
func TestRimsArePlainAtATableOfTwo(t *testing.T) {
	for name, p := range theme.Palettes {
		for _, p := range []*theme.Palette{p, p.AgainstRival()} {
			for seat := range engine.Seat(2) {
				if c := CoatOf(p, seat); c.patterned() {
					t.Errorf("%s: the rim of seat %d has a pattern", name, seat)
				}
			}
		}
	}
}
