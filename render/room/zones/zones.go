// Package zones draws the board of Industry: sixty zones in five eras of twelve columns, with the networks between them, roads, links
// and the marks of who owns them. It keeps no state: the Model says what is lit, and every zone is a target.
//
// On a desk all of the board is seen, and the zone that is pointed at is shown larger over it. In a hand one era is seen at a time, with
// tabs for the others. Nothing is placed by hand: where networks run follows from the board (I27), which may be anybody's.
package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is everything that the board shows. Every field but Game, State and Names may be zero: then it shows nothing more.
type Model struct {
	Game  *industry.Game
	State *industry.State
	Names Names
	Marks Marks
	Shown int  // the era that is shown where one fits at a time, from 0
	Plain bool // without patterns on the ground
}

// Names are the words on the board, in the language of the player.
type Names struct {
	Zone   func(industry.ID) string // as printed; a soft hyphen says where a long word may be parted
	Spoken func(industry.ID) string // all that a screen reader says of a zone
	Era    func(era int) string     // from 0
	Tab    func(era int) string     // what a screen reader says of the tab of an era
	HeldUp string                   // on the place of the zone that is auctioned
	Taken  string                   // on a joker zone
	Kept   string                   // beside what a joker is worth at the end (I28)
}

// Set is a set of zones.
type Set uint64

// Of is a set of some zones.
func Of(zones ...industry.ID) (s Set) {
	for _, z := range zones {
		s |= 1 << z
	}
	return s
}

// Has reports whether a zone is in the set.
func (s Set) Has(z industry.ID) bool { return z >= 0 && s>>z&1 != 0 }

// Marks say how zones stand out beside what the position tells: those on offer are lit anyway, and the one that is auctioned is held up.
type Marks struct {
	Open   Set // can be chosen now: the others that are on offer are lit, but not pressed
	Picked Set // is chosen: in brackets, with a tick
}

// Zone is the act of a click on a zone, and what is told of one that is pointed at.
type Zone struct{ ID industry.ID }

// Era is the act of a click on the tab of an era, from 0.
type Era struct{ Number int }

// ID is the id of the target of a zone.
func ID(z industry.ID) string { return "zone:" + z.String() }

// TabID is the id of the target of an era's tab.
func TabID(era int) string { return "era:" + industry.EraName(era) }

// drawing is the board being drawn.
type drawing struct {
	*widget.Canvas
	*grid
	*Model
}

// Draw draws the board into an area of a canvas and makes its zones targets.
func Draw(c *widget.Canvas, area view.Rect, m *Model) {
	d := &drawing{c, gridOf(c.Size, area, m), m}
	defer c.Part(view.Silent)() // the targets say it all
	c.Clipped(area, func() {
		d.ground()
		d.signs()
		d.ways(true)
		d.lamps()
		for z := d.first; z < d.last; z++ {
			d.zone(z)
		}
		d.ways(false)
		d.letters()
		d.stages()
		d.larger()
	})
}

// light is how a zone stands out.
func (m *Model) light(z industry.ID) plate.Light {
	s := m.State
	switch owner, _ := s.Owner(z); {
	case s.OnOffer(z) && z != s.Up, m.Marks.Open.Has(z):
		return plate.Offered
	case z.Era() > int(s.Era):
		return plate.Coming
	case s.Taken(z) && owner == industry.Nobody:
		return plate.Gone
	}
	return plate.Usual
}

// zone draws a zone and makes it a target.
func (d *drawing) zone(z industry.ID) {
	area, id := d.grid.zone(z), ID(z)
	t := view.Target{ID: id, Name: d.Names.Spoken(z), Area: area, Act: Zone{z}, About: Zone{z}, Aside: !d.Marks.Open.Has(z), Picked: d.Marks.Picked.Has(z)}
	if d.Marks.Open.Has(z) {
		d.Asks(area)
	}
	if d.enlarges(z) {
		t.Clear = d.largerArea(z)
	}
	defer d.Target(t)
	if z == d.State.Up {
		d.heldUp(z, area)
	} else {
		d.plate(z, area, d.light(z), d.nameSize())
		d.mark(z, area)
	}
	if d.Marks.Picked.Has(z) {
		d.brackets(area)
	}
	d.FocusRing(id, area, 3)
}

// Plate draws a zone alone, as large as an area, with its name in letters of a size: in the panel of an auction.
func Plate(c *widget.Canvas, area view.Rect, m *Model, z industry.ID, size float64) {
	d := &drawing{c, nil, m}
	d.plate(z, area, plate.Usual, size)
	d.mark(z, area)
}

// plate draws a zone with its name.
func (d *drawing) plate(z industry.ID, area view.Rect, light plate.Light, size float64) {
	painting := plate.ZoneOf(d.Palette, d.Game, z)
	_, painting.Built = d.State.Owner(z)
	painting.Light = light
	d.Picture(plate.ZonePainting(area), painting, 1)
	_, ink := livery.ZoneBand(&d.Game.Zones[z])
	d.name(plate.ZoneName(area), d.Names.Zone(z), size, light.Shaded(ink))
	if d.Game.Zones[z].Kind == industry.Joker {
		d.joker(area, light)
	}
}

// mark draws the mark of a zone's owner.
func (d *drawing) mark(z industry.ID, area view.Rect) {
	if owner, _ := d.State.Owner(z); owner != industry.Nobody {
		d.Picture(plate.ZoneMark(area), d.deed(z, d.Palette), 1)
	}
}

// deed is the mark of the owner of a zone. A technology that was not developed in its era never will be (I19).
func (m *Model) deed(z industry.ID, p *theme.Palette) plate.Deed {
	owner, built := m.State.Owner(z)
	deed := plate.DeedOf(p, owner, built)
	deed.Lost = !built && m.Game.Zones[z].Kind == industry.Technology && z.Era() < int(m.State.Era)
	return deed
}
