package board

import (
	"math"

	"sohofoundry/engine"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/room/skyline"
	"sohofoundry/render/ui/view"
)

// Sizes of silhouettes, in units.
const (
	townHigh  = 43.0
	cityHigh  = 50.0 // of the town with most spaces
	townBase  = 9.0  // how far below the top of a row of spaces it stands
	townSides = 14.0 // how far it reaches beyond them
	glowAway  = 60.0 // how far the glow reaches beyond the spaces
)

// town is a silhouette behind a row of spaces.
type town struct {
	location engine.Location
	area     view.Rect // of the painting
	painting skyline.Town
	plumes   int
}

// towns are the silhouettes of all towns: one behind each row of spaces, that of the lowest one last.
func (d *drawing) towns() (list []town) {
	if d.m.Plain || d.inks().Plain {
		return nil
	}
	for _, l := range d.order {
		if d.g.Locations[l].Kind != engine.Town {
			continue
		}
		built, lit := d.built(l)
		for n, row := range d.rows(l) {
			high := townHigh
			if d.g.SpacesAt(l).Len() > 3 {
				high = cityHigh
			}
			wide := row.W + 2*d.u(townSides)
			t := town{location: l, plumes: min(built, skyline.MostPlumes)}
			if n > 0 {
				high, t.plumes = high*0.8, 0
			}
			t.painting = skyline.Town{ID: d.g.Locations[l].ID, Wide: math.Round(wide / d.u(1)), High: high, Lit: min(lit, 3), Near: d.near(),
				Rail: d.s.Era == engine.Rail, Palette: d.Palette.Name}
			if lit > 0 {
				t.painting.Burn = d.burn(l, n)
			}
			rise := d.u(high * skyline.Rise)
			t.area = view.Rect{X: row.X - d.u(townSides), Y: row.Y + d.u(townBase) - rise, W: wide, H: rise}
			list = append(list, t)
		}
	}
	return list
}

// built counts the tiles of a town, and those that are flipped.
func (d *drawing) built(l engine.Location) (built, flipped int) {
	for r := d.g.SpacesAt(l); r != 0; r = r.Rest() {
		if t := d.s.Tiles[r.First()]; t.Tile != 0 && !(d.sinks(r.First()) && d.leaving > 0.5) {
			built++
			if t.Flipped {
				flipped++
			}
		}
	}
	return built, flipped
}

// glow draws the light below towns where something was built: that of a morning, or of furnaces.
func (d *drawing) glow(towns []town) {
	for i, t := range towns {
		built, flipped := d.built(t.location)
		if built == 0 || i > 0 && towns[i-1].location == t.location { // another row of it
			continue
		}
		strength := 0.3 + 0.15*float64(flipped)*t.painting.Burn.Strength() + 0.06*float64(built)
		if d.s.Era == engine.Canal {
			strength *= 0.5
		}
		d.Picture(d.cluster(t.location).Inset(-d.u(glowAway)), plate.Lamp{Colour: d.inks().Glow}, min(strength, 0.8))
	}
}

// smoke draws the smoke from the chimneys of towns, in its phase at this moment.
func (d *drawing) smoke(towns []town) {
	for _, t := range towns {
		if t.plumes == 0 {
			continue
		}
		s := skyline.Smoke{ID: t.painting.ID, Wide: t.painting.Wide, High: t.painting.High, Plumes: t.plumes, Rail: t.painting.Rail}
		s.Phase = d.m.moment(t.location) % skyline.Phases
		high := d.u(s.High)
		d.Picture(view.Rect{X: t.area.X, Y: t.area.Bottom() - high*(skyline.SmokeUp+1), W: t.area.W + high*skyline.SmokeRight,
			H: high * (skyline.SmokeUp + 1)}, s, 1)
	}
}
