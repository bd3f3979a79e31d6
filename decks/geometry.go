package decks

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// cellNames are the cells of the icon in texts (M52).
var cellNames = []string{automa.NW.String(), automa.NE.String(), automa.SW.String(), automa.SE.String()}

// addGeometry tells a deck of the board of Birmingham: the lines clockwise (M44.6), the cells of the icon (M52).
func addGeometry(d *strict.Document, deck *automa.Deck, f *engine.Figures) error {
	root := d.Record(d.Root(), "the geometry", "clockwise", "icon_cells")
	var names, built []string
	for l := 1; l < len(f.Locations); l++ {
		names = append(names, f.Locations[l].Name)
		if f.Locations[l].Kind != engine.MerchantLocation {
			built = append(built, f.Locations[l].Name)
		}
	}
	clockwise := d.Record(root.Need("clockwise"), "clockwise", names...)
	icons := d.Record(root.Need("icon_cells"), "icon_cells", built...)
	for l := 1; l < len(f.Locations); l++ {
		deck.Clockwise[l] = readClockwise(clockwise, engine.Location(l), f)
		if f.Locations[l].Kind != engine.MerchantLocation {
			readIcons(icons, engine.Location(l), f, deck)
		}
	}
	return d.Problem()
}

// readClockwise reads the lines of a location, each named by its far end, and misses none.
func readClockwise(r strict.Record, from engine.Location, f *engine.Figures) []engine.Line {
	name := f.Locations[from].Name
	var lines []engine.Line
	for _, n := range r.List(name) {
		to := location(r.Document, n, r.About(name), f)
		x := lineBetween(from, to, f)
		if x == 0 || slices.Contains(lines, x) {
			r.Refuse(n.At, "%s names no other line to %s", r.About(name), f.Locations[to].Name)
		}
		lines = append(lines, x)
	}
	for x := 1; x < len(f.Lines); x++ {
		if slices.Contains(f.Lines[x].Ends, from) && !slices.Contains(lines, engine.Line(x)) {
			r.Refuse(r.At, "%s lacks the line %s", r.About(name), f.Lines[x].ID)
		}
	}
	return lines
}

func lineBetween(a, b engine.Location, f *engine.Figures) engine.Line {
	for x := 1; x < len(f.Lines); x++ {
		if ends := f.Lines[x].Ends; a != b && slices.Contains(ends, a) && slices.Contains(ends, b) {
			return engine.Line(x)
		}
	}
	return 0
}

// readIcons reads the cells of the spaces of a location, in the order of the board: "NW NE" fills both.
func readIcons(r strict.Record, l engine.Location, f *engine.Figures, deck *automa.Deck) {
	name := f.Locations[l].Name
	items := r.List(name)
	next := 0
	for x := 1; x < len(f.Spaces); x++ {
		if f.Spaces[x].Location != l {
			continue
		}
		if next == len(items) {
			r.Refuse(r.At, "%s has too few spaces", r.About(name))
			return
		}
		deck.IconCells[x] = readCells(r, items[next], name)
		next++
	}
	if next < len(items) {
		r.Refuse(items[next].At, "%s has too many spaces", r.About(name))
	}
}

func readCells(r strict.Record, n *strict.Node, name string) (cells uint8) {
	for _, word := range strings.Fields(r.AsText(n, r.About(name))) {
		cell := slices.Index(cellNames, word)
		if cell < 0 {
			r.Refuse(n.At, "%s wants %s, not %s", r.About(name), strict.Either(cellNames), strict.Quote(word))
			return 0
		}
		cells |= 1 << cell
	}
	return cells
}

// addBearings tells a deck of the Lancashire map: the lines clockwise, by where their link tiles lie as seen from each location
// on the board that the game is a variant of, not on its own (N10).
func addBearings(deck *automa.Deck, f, base *engine.Figures) {
	for l := 1; l < len(f.Locations); l++ {
		for x := 1; x < len(f.Lines); x++ {
			if slices.Contains(f.Lines[x].Ends, engine.Location(l)) {
				deck.Clockwise[l] = append(deck.Clockwise[l], engine.Line(x))
			}
		}
		from := slices.IndexFunc(base.Locations, func(facts engine.LocationFacts) bool { return facts.ID == f.Locations[l].ID })
		at := func(x engine.Line) float64 {
			line := slices.IndexFunc(base.Lines, func(facts engine.LineFacts) bool { return facts.ID == f.Lines[x].ID })
			return bearing(&base.Locations[from], &base.Lines[line])
		}
		slices.SortFunc(deck.Clockwise[l], func(a, b engine.Line) int { return cmp.Compare(at(a), at(b)) })
	}
}

// bearing is the angle at which a link tile lies from a location, in degrees clockwise from straight above; the last 5 degrees
// before that count as straight above (A14).
func bearing(from *engine.LocationFacts, line *engine.LineFacts) float64 {
	degrees := math.Atan2(line.MidX-from.X, from.Y-line.MidY) * 180 / math.Pi
	if degrees < -5 {
		degrees += 360
	}
	return degrees
}

// alphabet ranks the locations by id, from 1 (M50, N9).
func alphabet(f *engine.Figures) (rank [engine.MaxLocations]uint8) {
	order := make([]engine.Location, 0, len(f.Locations))
	for l := 1; l < len(f.Locations); l++ {
		order = append(order, engine.Location(l))
	}
	slices.SortFunc(order, func(a, b engine.Location) int { return strings.Compare(f.Locations[a].ID, f.Locations[b].ID) })
	for i, l := range order {
		rank[l] = uint8(i + 1)
	}
	return rank
}
