package board

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/view"
)

// Route is a way along links: of coal from a mine to the place where it is burnt. It starts in From and ends in To.
type Route struct{ From, To engine.LocationSet }

// leg is a line that a way goes along, between two locations.
type leg struct {
	line     engine.Line
	from, to engine.Location
}

// route is the shortest way along links of any owner, by the lowest numbers where several are (B5.2).
func (d *drawing) route(w Route) (legs []leg) {
	came := map[engine.Location]leg{}
	seen, frontier := w.From, w.From
	for frontier != 0 && frontier&w.To == 0 {
		next := engine.LocationSet(0)
		for x := engine.Line(1); int(x) < len(d.g.Lines); x++ {
			ends := d.g.Ends(x)
			if _, built := d.owner(x); !built || ends&frontier == 0 {
				continue
			}
			from := (ends & frontier).First()
			for r := ends &^ seen &^ next; r != 0; r = r.Rest() {
				came[r.First()] = leg{x, from, r.First()}
				next |= 1 << r.First()
			}
		}
		frontier = next
		seen |= next
	}
	if frontier&w.To == 0 {
		return nil
	}
	for at := (frontier & w.To).First(); w.From&(1<<at) == 0; at = came[at].from {
		legs = append(legs, came[at])
	}
	slices.Reverse(legs)
	return legs
}

// Lengths of the chevrons along a way, in units.
const (
	chevronEvery = 26.0
	chevronSide  = 15.0
)

// ways draws chevrons along the links of all routes.
func (d *drawing) ways() {
	for _, w := range d.m.Ways {
		for _, l := range d.route(w) {
			d.chevrons(l)
		}
	}
}

func (d *drawing) chevrons(l leg) {
	curve := d.curves(l.line)[0]
	if end := d.centre(l.to); curve[0].Sub(end).Length() < curve[len(curve)-1].Sub(end).Length() {
		curve = slices.Clone(curve)
		slices.Reverse(curve)
	}
	for _, at := range view.Along(curve, d.u(chevronEvery)) {
		d.chevron(at.Point, at.Direction)
	}
}

// chevron points on: two strokes, light on dark.
func (d *drawing) chevron(at, direction view.Point) {
	half := d.u(chevronSide / 2)
	side := view.Point{X: -direction.Y, Y: direction.X}
	back := at.Sub(direction.Times(half * 0.7))
	points := []view.Point{back.Add(side.Times(half)), at.Add(direction.Times(half * 0.5)), back.Sub(side.Times(half))}
	d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(6), 3.4), Fill: litEdge})
	d.Add(view.Item{Kind: view.Stroke, Points: points, Width: max(d.u(3), 1.8), Fill: litBand})
}

// sources draws, at the left of each source, a sign of the cube or barrel taken.
func (d *drawing) sources() {
	for _, s := range d.m.Sources {
		area := d.areaOf(s.On)
		if area.Empty() {
			continue
		}
		d.ring(area, d.u(3), d.u(4), litEdge, d.u(4.4))
		d.ring(area, d.u(2.6), d.u(4), litBand, max(d.u(2.2), 1.4))
		side := max(d.u(21), 13)
		at := view.Around(view.Point{X: area.X - d.u(1), Y: area.Middle().Y}, side, side)
		d.Add(view.Item{Kind: view.Box, Area: at.Inset(-2), Radius: side/2 + 2, Fill: d.Palette.Parchment, Line: litEdge, Width: 1.4})
		d.Picture(at.Inset(side*0.14), plate.CubeOf(d.Palette, s.Of), 1)
	}
}

// Source is a thing that a cube or barrel would be taken from.
type Source struct {
	On thing.Thing
	Of engine.Resource
}
