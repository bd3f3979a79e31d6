package land

import (
	"math"
	"sync"

	"sohofoundry/render/ui/view"
)

// survey is the layout of all the land at a scale, worked out when it is first drawn. It is in pixels, with the printed origin at 0, 0.
// Lists are in the order of drawing unless a comment says otherwise.
type survey struct {
	site  *Site
	scale float64 // pixels in a unit
	close bool    // from near, there is more detail

	once   sync.Once
	rivers []course
	fields []field
	trees  []tree
	roofs  []roof
	masts  []mast
	names  []*curved
	coast  *coast

	lock   sync.Mutex
	blocks map[[2]int]*block
}

// usualScale is how many pixels a unit has in a window of 1600×1000: for that the thin lines are made.
const usualScale = 0.757

// closeZoom is from where on there is more detail.
const closeZoom = 1.4

func (s *survey) drawn() {
	s.once.Do(func() {
		if s.site.Map.Sea != nil {
			s.coast = s.findCoast()
		}
		s.rivers = s.findRivers()
		s.fields = s.findFields()
		s.trees = s.findTrees()
		s.roofs = s.findRoofs()
		s.masts = s.findMasts()
		s.names = s.findNames()
	})
}

// grown is how much larger than usual things are that grow more slowly than the land when it is looked at closely.
func (s *survey) grown(power float64) float64 { return math.Pow(s.scale/usualScale, power) }

// unit is so many units in pixels.
func (s *survey) unit(units float64) float64 { return units * s.scale }

// at is where a printed point lies.
func (s *survey) at(x, y float64) view.Point { return s.site.at(x, y).Times(s.scale) }

func (s *survey) all(points [][2]float64) []view.Point {
	list := s.site.all(points)
	for i := range list {
		list[i] = list[i].Times(s.scale)
	}
	return list
}

func (s *survey) rect(units view.Rect) view.Rect {
	return view.Rect{X: units.X * s.scale, Y: units.Y * s.scale, W: units.W * s.scale, H: units.H * s.scale}
}

// surveyKey tells surveys apart.
type surveyKey struct {
	site  *Site
	scale float64
	close bool
}

// surveys are the latest ones, so that the land is worked out once for all its tiles.
var surveys struct {
	sync.Mutex
	known map[surveyKey]*survey
}

// mostSurveys is more than are in use at a time: of all steps of a zoom.
const mostSurveys = 12

func surveyOf(key surveyKey) *survey {
	surveys.Lock()
	defer surveys.Unlock()
	if s := surveys.known[key]; s != nil {
		return s
	}
	if surveys.known == nil || len(surveys.known) >= mostSurveys {
		surveys.known = map[surveyKey]*survey{}
	}
	s := &survey{site: key.site, scale: key.scale, close: key.close, blocks: map[[2]int]*block{}}
	surveys.known[key] = s
	return s
}
