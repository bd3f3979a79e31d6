package skyline

import (
	"image"
	"math"

	"sohofoundry/render/ui/view"
)

// Smoke is the painting of the smoke from the chimneys of a town, one plume for each tile there up to five, drifting to the upper
// right. Its phases follow each other in a circle.
type Smoke struct {
	ID         string
	Wide, High float64 // of the town, in units
	Plumes     int
	Phase      int // from 0 to Phases-1
	Rail       bool
}

const (
	// Phases is how many pictures a puff takes to where the next one was.
	Phases = 4
	// MostPlumes is how many plumes a town has at most.
	MostPlumes = 5
	// SmokeRight is how far smoke reaches beyond a town at its right, in parts of the town's height.
	SmokeRight = 2.6
	// SmokeUp is how far it reaches above it.
	SmokeUp = 2.2

	puffs = 7 // of a plume
)

// smokes are the colours of smoke by canal and by rail.
var smokes = [2]view.Colour{0xe9e3cfff, 0xb9aca0ff}

// Paint paints the smoke; the town's base is the lower edge, and its left end the left one.
func (s Smoke) Paint(onto *image.RGBA) {
	k := float64(onto.Rect.Dx()) / (s.Wide + SmokeRight*s.High)
	town := Of(s.ID, s.Wide, s.High)
	chimneys := town.Chimneys
	if len(chimneys) == 0 {
		chimneys = []view.Point{{X: s.Wide / 2, Y: -s.High * 0.8}}
	}
	colour := smokes[0]
	if s.Rail {
		colour = smokes[1]
	}
	random := randomOf(s.ID + " smoke")
	for plume := range s.Plumes {
		from := chimneys[plume*2%len(chimneys)]
		if round := plume * 2 / len(chimneys); round > 0 {
			from = chimneys[(plume*2+1)%len(chimneys)]
		}
		sway := random.Next() * 2 * math.Pi
		for i := range puffs {
			t := (float64(i) + float64(s.Phase)/Phases) / puffs
			long := s.High * (1 + 0.22*float64(s.Plumes))
			at := view.Point{X: from.X + long*(0.75*t*t+0.12*t) + 0.03*s.High*math.Sin(sway+7*t), Y: from.Y - long*0.55*math.Pow(t, 0.8)}
			radius := s.High * (0.09 + 0.27*t)
			puff(onto, at.X*k, float64(onto.Rect.Dy())+at.Y*k, radius*k, colour, 0.6*(1-t)*min(1, 6*t+0.25))
		}
	}
}

// puff is a soft round cloud.
func puff(onto *image.RGBA, x, y, radius float64, c view.Colour, strength float64) {
	r, g, b, _ := c.Parts()
	area := image.Rect(int(x-radius*1.25), int(y-radius), int(x+radius*1.25)+1, int(y+radius)+1).Intersect(onto.Rect)
	for py := area.Min.Y; py < area.Max.Y; py++ {
		for px := area.Min.X; px < area.Max.X; px++ {
			away := math.Hypot((float64(px)+0.5-x)/1.25, float64(py)+0.5-y) / radius
			if away >= 1 {
				continue
			}
			a := float32(strength * (1 - away*away))
			pixel := onto.Pix[onto.PixOffset(px, py):][:4]
			for i, part := range [4]float32{r, g, b, 1} {
				pixel[i] = uint8(part*a*255 + float32(pixel[i])*(1-a) + 0.5)
			}
		}
	}
}
