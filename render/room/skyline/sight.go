package skyline

import (
	"math"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// outlines are those sights that are no more than an outline, as parts of a width and a height.
var outlines = map[string][]float64{
	"s": {-0.21, 0, -0.21, 0.46, -0.16, 0.48, 0, 1, 0.16, 0.48, 0.21, 0.46, 0.21, 0},                                                    // church
	"S": {-0.25, 0, -0.25, 0.58, -0.19, 0.6, 0, 1.25, 0.19, 0.6, 0.25, 0.58, 0.25, 0},                                                   // tall spire
	"T": {-0.24, 0, -0.24, 1.1, -0.14, 1, 0.14, 1, 0.24, 1.1, 0.24, 0},                                                                  // tower
	"t": {-0.16, 0, -0.16, 1, 0, 1.2, 0.16, 1, 0.16, 0},                                                                                 // clock tower
	"k": {-0.5, 0, -0.5, 0.8, -0.3, 0.8, -0.3, 0.68, -0.1, 0.68, -0.1, 0.8, 0.1, 0.8, 0.1, 0.68, 0.3, 0.68, 0.3, 0.8, 0.5, 0.8, 0.5, 0}, // castle
	"c": {-0.12, 0, -0.08, 0.98, 0.08, 0.98, 0.12, 0},                                                                                   // chimney
	"f": {-0.4, 0, -0.24, 0.66, 0.24, 0.66, 0.4, 0},                                                                                     // furnace
	"o": {-0.38, 0, -0.42, 0.28, -0.14, 0.56, -0.12, 0.78, 0.12, 0.78, 0.14, 0.56, 0.42, 0.28, 0.38, 0},                                 // bottle kiln
	"O": {-0.38, 0, -0.42, 0.35, -0.14, 0.71, -0.12, 0.98, 0.12, 0.98, 0.14, 0.71, 0.42, 0.35, 0.38, 0},                                 // high one
	"y": {-0.32, 0, -0.32, 0.42, -0.05, 0.9, 0.22, 0.98, 0.05, 0.86, 0.32, 0.42, 0.32, 0},                                               // brewery, an oast with its cowl
	"m": {-0.55, 0, -0.55, 0.62, 0.55, 0.62, 0.55, 0},                                                                                   // mill
	"w": {-0.26, 0, -0.16, 0.6, 0, 0.74, 0.16, 0.6, 0.26, 0},                                                                            // windmill
	"h": {-0.4, 0, 0, 0.9, 0.1, 0.9, 0.5, 0, 0.38, 0, 0.05, 0.7, -0.2, 0},                                                               // pit head
	"d": append(append([]float64{-0.4, 0, -0.4, 0.5}, arch(0.4, 0.5, 0.42)...), 0.4, 0),                                                 // dome
	"b": append(append([]float64{-0.9, 0, -0.9, 0.1}, arch(0.86, 0.1, 0.32)...), 0.9, 0),                                                // the iron bridge
}

// smoking says how high up a sight smokes, if it does.
var smoking = map[string]float64{"c": 0.98, "f": 0.66, "o": 0.78, "O": 0.98, "y": 0.94}

// arch is half an ellipse.
func arch(w, from, h float64) (parts []float64) {
	const pieces = 8
	for i := range pieces + 1 {
		sin, cos := math.Sincos(math.Pi * (1 - float64(i)/pieces))
		parts = append(parts, w*cos, from+h*sin)
	}
	return parts
}

// sight draws the sight of a word; "r" is no more than its roof.
func (p *pen) sight(word string, x, w, h float64) {
	if parts := outlines[word]; parts != nil {
		p.outline(x, w, h, parts...)
	}
	if up := smoking[word]; up > 0 {
		p.Chimneys = append(p.Chimneys, view.Point{X: x, Y: -h * up})
	}
	thin := vector.RoundPen(h * 0.05)
	var more vector.Path
	switch word {
	case "m":
		for i := range 3 {
			p.window(x-w*0.42+float64(i)*w*0.3, h*0.5, w*0.14)
		}
	case "w": // its sails
		more.Polyline(vector.Point{X: x - h*0.34, Y: -h * 0.9}, vector.Point{X: x + h*0.34, Y: -h * 0.36})
		more.Polyline(vector.Point{X: x - h*0.3, Y: -h * 0.3}, vector.Point{X: x + h*0.3, Y: -h * 0.96})
	case "h": // its wheel
		more.Ellipse(x+w*0.05, -h*0.92, h*0.13, h*0.13)
	}
	p.Body.Add(more.Outline(thin), vector.Identity)
}
