package board

import (
	"math"

	"sohofoundry/engine"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// Sizes of things on the board, in units.
const (
	printed      = 46.7 // from space to space in the figures
	nameSize     = 20.5
	bannerHigh   = 25.0
	bannerPad    = 9.0
	bannerBelow  = 2.6  // gap between spaces and banner
	farmHigh     = 18.0 // of a line of its name
	farmSize     = 19.0
	farmWide     = 115.0 // its name is wrapped
	merchantSide = 41.0
	barrelSide   = 23.0
	merchantGap  = 7.0
	plaquePad    = 6.5
	plaqueHead   = 25.0
	plaqueName   = 21.5
	linkScoreOut = 9.0  // of the middle of the score of links beyond the plaque
	medalSide    = 36.0 // of the seal with a location's bonus
	discSide     = 28.0 // of a link tile
)

// spaceArea is where a space lies: spaces stand in the printed order around the middle of their location.
func (f *frame) spaceArea(x engine.Space) view.Rect {
	s := &f.game.Spaces[x]
	l := &f.game.Locations[s.Location]
	half := func(d float64) float64 { return math.Round(d/(printed/2)) * f.u(f.spacePitch) / 2 }
	middle := f.centre(s.Location).Add(view.Point{X: half(s.X - l.X), Y: half(s.Y - l.Y)})
	return view.Around(middle, f.u(f.spaceSide), f.u(f.spaceSide))
}

// rows are the areas of the rows of spaces of a location, from the top.
func (f *frame) rows(l engine.Location) (rows []view.Rect) {
	for r := f.game.SpacesAt(l); r != 0; r = r.Rest() {
		row := f.game.Spaces[r.First()].Row
		for len(rows) <= row {
			rows = append(rows, view.Rect{})
		}
		rows[row] = rows[row].Joined(f.spaceArea(r.First()))
	}
	return rows
}

// cluster is where the spaces of a town or farm lie.
func (f *frame) cluster(l engine.Location) (all view.Rect) {
	for _, row := range f.rows(l) {
		all = all.Joined(row)
	}
	return all
}

// farmName is the name of a farm in lines.
func (f *frame) farmName(l engine.Location) []string {
	return fonts.Wrap(assets.Italic, f.u(farmSize), f.game.Locations[l].Name, f.u(farmWide))
}

// banner is where the name of a town or of a farm stands.
func (f *frame) banner(l engine.Location) view.Rect {
	facts := &f.game.Locations[l]
	c, n := f.cluster(l), f.nudges[facts.ID].banner
	w, h := f.u(farmWide), f.u(farmHigh)*float64(len(f.farmName(l)))
	if facts.Kind == engine.Town {
		w, h = fonts.Width(assets.Title, f.u(nameSize), facts.Name)+2*f.u(bannerPad), f.u(bannerHigh)
	}
	return view.Rect{X: c.Middle().X - w/2 + f.u(n.X), Y: c.Bottom() + f.u(bannerBelow+n.Y), W: w, H: h}
}

// merchants lists the merchant spaces of a location.
func (f *frame) merchants(l engine.Location) (list []engine.Merchant) {
	for m := range f.game.Merchants {
		if m > 0 && f.game.Merchants[m].Location == l {
			list = append(list, engine.Merchant(m))
		}
	}
	return list
}

// plaque is where a merchant location lies: its name and bonus, below them its spaces.
func (f *frame) plaque(l engine.Location) view.Rect {
	n := float64(len(f.merchants(l)))
	tiles := n*f.u(merchantSide+barrelSide) + (n-1)*f.u(merchantGap)
	name := fonts.Width(assets.Title, f.u(plaqueName), f.game.Locations[l].Name) + f.u(4) + f.u(medalSide)
	return view.Around(f.centre(l), max(tiles, name)+2*f.u(plaquePad+2), f.u(plaqueHead+merchantSide+2*plaquePad))
}

// bonusSeal is where the seal with the bonus of a merchant location lies.
func (f *frame) bonusSeal(l engine.Location) view.Rect {
	p := f.plaque(l)
	return view.Around(view.Point{X: p.Right() - f.u(18), Y: p.Y + f.u(17)}, f.u(medalSide), f.u(medalSide))
}

// linkScore is where the score of the links at a merchant location lies: on a side of its plaque that no line comes to.
func (f *frame) linkScore(l engine.Location) view.Rect {
	p, n := f.plaque(l), f.nudges[f.game.Locations[l].ID].score
	at := view.Point{X: p.X + n.X*p.W + (2*n.X-1)*f.u(linkScoreOut), Y: p.Y + n.Y*p.H}
	return view.Around(at, f.u(plate.LinksWide), f.u(plate.LinksHigh))
}

// merchantArea is where a merchant tile lies.
func (f *frame) merchantArea(m engine.Merchant) view.Rect {
	l := f.game.Merchants[m].Location
	all, p := f.merchants(l), f.plaque(l)
	wide := f.u(merchantSide + barrelSide + merchantGap)
	x := p.Middle().X - (float64(len(all))*wide-f.u(merchantGap))/2
	for i, other := range all {
		if other == m {
			x += float64(i) * wide
		}
	}
	return view.Rect{X: x, Y: p.Bottom() - f.u(plaquePad+merchantSide), W: f.u(merchantSide), H: f.u(merchantSide)}
}

// barrel is where the barrel beside a merchant tile lies.
func (f *frame) barrel(m engine.Merchant) view.Rect {
	s := f.merchantArea(m)
	side := f.u(barrelSide)
	return view.Rect{X: s.Right(), Y: s.Bottom() - side*1.1, W: side, H: side}
}

// locationArea is where a location lies with all that belongs to it.
func (f *frame) locationArea(l engine.Location) view.Rect {
	if f.areas == nil {
		f.areas = make([]view.Rect, len(f.game.Locations))
	}
	if f.areas[l].Empty() { // each is asked for again for every line and space there
		f.areas[l] = f.layLocation(l)
	}
	return f.areas[l]
}

func (f *frame) layLocation(l engine.Location) view.Rect {
	switch f.game.Locations[l].Kind {
	case engine.MerchantLocation:
		return f.plaque(l)
	case engine.EndPoint:
		return f.signOf(l).all
	}
	return f.cluster(l).Joined(f.banner(l))
}

// middle is where the link tile of a line lies.
func (f *frame) middle(x engine.Line) view.Point {
	facts := &f.game.Lines[x]
	if at, moved := f.middles[facts.ID]; moved {
		return f.at(at.X, at.Y)
	}
	return f.at(facts.MidX, facts.MidY)
}

// disc is where the link tile of a line lies, with its edge.
func (f *frame) disc(x engine.Line) view.Rect {
	return view.Around(f.middle(x), f.u(discSide), f.u(discSide))
}

// curvePieces is how many straight pieces each half of a line has.
const curvePieces = 10

// curves are the course of a line: from end to end through its middle, and a branch to a third end. They must not be changed.
func (f *frame) curves(x engine.Line) [][]view.Point {
	if f.courses == nil {
		f.courses = make([][][]view.Point, len(f.game.Lines))
	}
	if f.courses[x] == nil { // each is asked for again for every stroke along it
		f.courses[x] = f.layCourse(x)
	}
	return f.courses[x]
}

func (f *frame) layCourse(x engine.Line) (list [][]view.Point) {
	var ends, branches []view.Point
	for _, l := range f.game.Lines[x].Ends {
		if len(f.game.Lines[x].Ends) > 2 && f.game.Locations[l].Kind == engine.Farm {
			branches = append(branches, f.centre(l))
			continue
		}
		ends = append(ends, f.centre(l))
	}
	middle := f.middle(x)
	list = append(list, view.Smooth([]view.Point{ends[0], middle, ends[1]}, curvePieces))
	for _, end := range branches {
		list = append(list, []view.Point{end, middle})
	}
	return list
}
