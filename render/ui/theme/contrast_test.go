package theme_test

import (
	"math"
	"testing"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// every is every palette, with those of games against a rival and of tables of several.
func every() map[string]*theme.Palette {
	all := map[string]*theme.Palette{}
	for name, p := range theme.Palettes {
		all[name], all[p.AgainstRival().Name], all[p.OfCompany().Name] = p, p.AgainstRival(), p.OfCompany()
	}
	return all
}

// A palette for a game against a rival is found by its name, and its table is one for such a game.
func TestPalettesAgainstARival(t *testing.T) {
	for name, p := range theme.Palettes {
		r := p.AgainstRival()
		if theme.Named(r.Name) != r || r.AgainstRival() != r || !r.Table().Rival || p.Table().Rival || r.AutomaPlate == p.AutomaPlate {
			t.Errorf("%s: the palette against a rival is %s", name, r.Name)
		}
	}
}

// A palette for a table of several is found by its name, and its table is one for such a game.
func TestPalettesOfCompany(t *testing.T) {
	for name, p := range theme.Palettes {
		of := p.OfCompany()
		if theme.Named(of.Name) != of || of.OfCompany() != of || !of.Table().Company || p.Table().Company || of.Rival {
			t.Errorf("%s: the palette of a table of several is %s", name, of.Name)
		}
	}
}

// Every seat of the largest table has colours of its own, in which text is read on panels, signs on pieces, and edges on the board.
func TestSeatsHaveContrast(t *testing.T) {
	for name, p := range every() {
		seen := map[view.Colour]bool{}
		for seat := range 4 {
			coat := p.Coat(seat)
			if seen[coat.Plate] && !p.Rival { // a lone rival has the colours of the fourth seat
				t.Errorf("%s: seat %d has the colour of another", name, seat)
			}
			seen[coat.Plate] = true
			for what, c := range map[string][3]float64{
				"text on a panel": {theme.Contrast(coat.Text, p.Panel), 4.5}, "text on a button": {theme.Contrast(coat.Text, p.Raised), 4.5},
				"text on the ground": {theme.Contrast(coat.Text, p.Night), 4.5}, "a sign on a piece": {theme.Contrast(coat.Deep, coat.Plate), 4.5},
				"the edge of a piece": {theme.Contrast(coat.Plate, 0x0b0d0eff), 3},
			} {
				if c[0] < c[1] {
					t.Errorf("%s, seat %d: %s has a contrast of %.2f", name, seat, what, c[0])
				}
			}
		}
	}
}

// TestInkHasContrast: everything written is written in one of these, on one of these.
func TestInkHasContrast(t *testing.T) {
	for name, p := range every() {
		onPanels := map[string]view.Colour{"text": p.Text, "soft": p.Soft, "faint": p.Faint, "brass": p.Brass, "yes": p.Yes, "no": p.No,
			"link": p.Link, "human": p.Human, "automa": p.Automa}
		for ink, colour := range onPanels {
			for ground, on := range map[string]view.Colour{"panel": p.Panel, "raised": p.Raised, "night": p.Night} {
				if c := theme.Contrast(colour, on); c < 4.5 {
					t.Errorf("%s: %s on %s has a contrast of %.2f", name, ink, ground, c)
				}
			}
		}
		for what, pair := range map[string][2]view.Colour{"ink on parchment": {p.Ink, p.Parchment}, "soft ink on parchment": {p.InkSoft, p.Parchment},
			"soft ink on its foot": {p.InkSoft, p.ParchmentDeep}, "text on brass": {p.OnBrass, p.Brass}, "text on the foot of brass": {p.OnBrass, p.BrassDeep},
			"signs of a human's tile": {p.HumanDeep, p.HumanPlate}, "signs of an Automa's tile": {p.AutomaDeep, p.AutomaPlate}} {
			if c := theme.Contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("%s: %s has a contrast of %.2f", name, what, c)
			}
		}
	}
}

// What colour-blind eyes see of an amount of red, green and blue light: Machado, Oliveira and Fernandes 2009, at full severity.
var blindness = map[string][3][3]float64{
	"no kind of blindness": {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	"protanopia":           {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	"deuteranopia":         {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	"tritanopia":           {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
}

// TestColourBlindEyesTellThingsApart: whose a thing is, what a cube is, and what worked.
func TestColourBlindEyesTellThingsApart(t *testing.T) {
	const apart = 20 // in CIE Lab, where 2.3 can just be noticed
	for name, p := range every() {
		for what, pair := range map[string][2]view.Colour{"plates": {p.HumanPlate, p.AutomaPlate}, "seats": {p.Human, p.Automa},
			"coal and iron": {p.Coal, p.Iron}, "coal and beer": {p.Coal, p.Beer}, "brass and what the Automa looks at": {p.Brass, p.Automa}} {
			for kind, matrix := range blindness {
				if d := distance(seen(matrix, pair[0]), seen(matrix, pair[1])); d < apart {
					t.Errorf("%s: %s are %.1f apart with %s", name, what, d, kind)
				}
			}
		}
	}
}

// seen is what eyes see of a colour, as light.
func seen(matrix [3][3]float64, c view.Colour) (light [3]float64) {
	r, g, b := theme.Linear(c)
	for i, row := range matrix {
		light[i] = min(max(row[0]*r+row[1]*g+row[2]*b, 0), 1)
	}
	return light
}

// distance is how far apart two kinds of light are for eyes, in CIE Lab.
func distance(a, b [3]float64) (sum float64) {
	p, q := lab(a), lab(b)
	for i := range p {
		sum += (p[i] - q[i]) * (p[i] - q[i])
	}
	return math.Sqrt(sum)
}

func lab(light [3]float64) [3]float64 {
	r, g, b := light[0], light[1], light[2]
	f := func(part float64) float64 {
		if part > 0.008856 {
			return math.Cbrt(part)
		}
		return 7.787*part + 16.0/116
	}
	x := f((0.4124*r + 0.3576*g + 0.1805*b) / 0.9505)
	y := f(0.2126*r + 0.7152*g + 0.0722*b)
	z := f((0.0193*r + 0.1192*g + 0.9505*b) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}
