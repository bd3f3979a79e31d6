package board

import (
	"sync"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board/land"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// siteKey is the key of a site: the boards of one game have the same site in areas of the same size, at any zoom.
type siteKey struct {
	game *engine.Game
	size view.Size
}

// sites are the latest sites: the land keeps its results for each.
var sites struct {
	sync.Mutex
	known map[siteKey]*land.Site
}

// mostSites is more than are in use at a time.
const mostSites = 8

// siteOf is the land where a board stands, made if it is not known.
func siteOf(key siteKey, build func() *land.Site) *land.Site {
	sites.Lock()
	defer sites.Unlock()
	if s := sites.known[key]; s != nil {
		return s
	}
	if sites.known == nil || len(sites.known) >= mostSites {
		sites.known = map[siteKey]*land.Site{}
	}
	s := build()
	sites.known[key] = s
	return s
}

// site is where everything stands on the land, if all of the board is seen.
func (f *frame) site() *land.Site {
	s := &land.Site{Map: f.land, Stretch: f.sx / f.sy, Bounds: f.units(f.area.Joined(f.board))}
	for l := engine.Location(1); int(l) < len(f.game.Locations); l++ {
		all, facts := f.units(f.locationArea(l)), &f.game.Locations[l]
		if facts.Kind != engine.Town && facts.Kind != engine.Farm {
			s.Signs = append(s.Signs, all)
			continue
		}
		town := land.Town{Spaces: f.units(f.cluster(l)), All: all, Streets: facts.Kind == engine.Town}
		spaces := f.game.SpacesAt(l)
		town.Large = spaces.Len() >= largeTown
		for ; spaces != 0; spaces = spaces.Rest() {
			takes := f.game.Spaces[spaces.First()].Industries
			town.Harbour = town.Harbour || takes.Has(engine.Port) || takes.Has(engine.Shipyard)
		}
		s.Towns = append(s.Towns, town)
	}
	for x := engine.Line(1); int(x) < len(f.game.Lines); x++ {
		for _, curve := range f.curves(x) {
			placed := make([]view.Point, len(curve))
			for i, p := range curve {
				placed[i] = p.Sub(f.origin).Times(1 / f.sy)
			}
			s.Lines = append(s.Lines, placed)
		}
		s.Tiles = append(s.Tiles, f.areaOf(thing.Of(x)).Middle().Sub(f.origin).Times(1/f.sy))
	}
	return s
}

// largeTown is how many spaces a town has that is larger than the others.
const largeTown = 4

// units are an area in units from the printed origin.
func (f *frame) units(area view.Rect) view.Rect {
	return view.Rect{X: (area.X - f.origin.X) / f.sy, Y: (area.Y - f.origin.Y) / f.sy, W: area.W / f.sy, H: area.H / f.sy}
}

// ground draws the land.
func (d *drawing) ground() {
	colours := d.inks()
	site := siteOf(siteKey{d.g.Game, view.Size{W: d.area.W, H: d.area.H}}, func() *land.Site {
		s := newFrame(d.g.Game, d.area, Camera{}).site()
		s.North = d.Words.Text("board.north")
		return s
	})
	sheet := land.Sheet{Site: site, Origin: d.origin, Unit: d.sy, Zoom: d.camera.Zoom, Pixel: d.m.Pixel, Colours: *colours,
		Rail: d.s.Era == engine.Rail, Plain: d.m.Plain || colours.Plain}
	for _, item := range sheet.Items(d.area) {
		d.Add(item)
	}
}

// inks are the colours of the land: in the Canal Era it is dawn, in the Rail Era dusk.
func (d *drawing) inks() *theme.Land {
	if d.s.Era == engine.Rail {
		return &d.Palette.RailLand
	}
	return &d.Palette.CanalLand
}
