// Package skyline draws the towns as seen from afar: roofs, spires, chimneys, and the sights that each was known for, such as the
// bottle kilns of Stoke-on-Trent.
package skyline

import (
	"hash/fnv"
	"math"
	"strings"

	"sohofoundry/render/ui/random"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Skyline is a town's silhouette on a base line at the height 0, from x 0 to its width; it rises to negative heights.
type Skyline struct {
	Body     vector.Path // the filled silhouette
	Edges    vector.Path // lines along its roofs, where light falls
	Windows  []view.Rect // that can be lit
	Chimneys []view.Point
}

// towns have a word for each of their sights, from the west: see outlines.
var towns = map[string]string{
	"birmingham": "d c t c s c m c", "coventry": "s r S r s c", "worcester": "T r r m r", "dudley": "k r c f c",
	"wolverhampton": "T c f r c", "walsall": "r S r c", "cannock": "w r h r", "tamworth": "k r T r c", "stafford": "k r s r",
	"coalbrookdale": "f c b f r c", "kidderminster": "m c s r m", "redditch": "r m c r", "nuneaton": "s r c r", "derby": "T m c r",
	"belper": "m r c m", "leek": "s m r", "uttoxeter": "S r r", "stone": "o r s", "stoke-on-trent": "o O c o O r",
	"burton-on-trent": "y O c y r T", "farm-north": "y r", "farm-south": "y r",

	"liverpool": "d c T m S c m", "manchester": "c m T c s m c", "birkenhead": "s r T", "barrow": "f r c", "lancaster": "k r T",
	"fleetwood": "t r", "preston": "S c m T r c", "blackburn": "m c s m c", "burnley": "c m s c", "colne": "s m c", "bury": "m c T c",
	"bolton": "c T m c m", "wigan": "h s c", "rochdale": "m T c m c", "oldham": "c m c m c", "stockport": "m c s m",
	"macclesfield": "s m c m", "warrington-runcorn": "S c r m c", "ellesmere-port": "t r m",
}

// Of is the skyline of a town by its id, so wide and about so high.
func Of(town string, wide, high float64) *Skyline {
	p := &pen{random: randomOf(town)}
	sights := p.fill(strings.Fields(towns[town]), int(wide/(high*0.34)))
	step := wide / float64(len(sights))
	for i, sight := range sights {
		place := (float64(i) + 0.5) / float64(len(sights))
		tall := high * (0.55 + 0.45*(1-math.Abs(place-0.5)*0.9)) * (0.85 + 0.3*p.random.Next())
		p.roof(place*wide, step*1.15, tall*0.36)
		p.sight(sight, place*wide, step*1.15, tall)
	}
	return &p.Skyline
}

// randomOf gives the same numbers for the same town.
func randomOf(name string) random.Source {
	h := fnv.New64a()
	h.Write([]byte(name))
	return random.Source(h.Sum64())
}

// pen draws a skyline.
type pen struct {
	Skyline
	random random.Source
}

func (p *pen) below(n int) int { return int(p.random.Next() * float64(n)) }

// fill puts plain houses and chimneys between the sights, until there are so many of them.
func (p *pen) fill(sights []string, need int) []string {
	for len(sights) < max(need, 1) {
		at, plain := p.below(len(sights)+1), "r"
		if len(sights) > 5 && p.below(4) == 0 {
			plain = "c"
		}
		sights = append(sights[:at], append([]string{plain}, sights[at:]...)...)
	}
	return sights
}

// outline is the outline of something that stands around x, as parts of a width and a height: pairs of them.
func (p *pen) outline(x, w, h float64, parts ...float64) {
	points := make([]vector.Point, len(parts)/2)
	for i := range points {
		points[i] = vector.Point{X: x + w*parts[2*i], Y: -h * parts[2*i+1]}
	}
	p.Body.Polygon(points...)
	p.Edges.Polyline(points[1 : 1+len(points)/2]...)
}

func (p *pen) roof(x, w, h float64) {
	p.outline(x, w, h, -0.5, 0, -0.5, 0.6, -0.28, 1, 0.28, 1, 0.5, 0.6, 0.5, 0)
	for _, at := range []float64{-0.22, 0.1} {
		p.window(x+w*at, h*0.44, w*0.13)
	}
}

func (p *pen) window(x, y, w float64) {
	p.Windows = append(p.Windows, view.Rect{X: x, Y: -y, W: w, H: w * 1.3})
}
