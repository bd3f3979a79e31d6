package plate

import (
	"image"

	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// Ribbon is the banner of a town, so wide and so high in units, with its ends folded behind it.
type Ribbon struct {
	Wide, High   float64
	Colour, Edge view.Colour
}

// How far a ribbon reaches beyond its front, at its sides and below it, in units.
const (
	RibbonEnd  = 14.0
	RibbonFold = 5.0
)

// Paint paints the ribbon.
func (r Ribbon) Paint(onto *image.RGBA) {
	s := newSheet(onto, r.Wide+2*RibbonEnd, "")
	edge := s.least(1.2, 1)
	left, right := RibbonEnd, RibbonEnd+r.Wide
	for _, end := range [2][2]float64{{left, 0}, {right, 2*RibbonEnd + r.Wide}} {
		in := 5.0
		if end[1] > end[0] {
			in = -5
		}
		var tail vector.Path
		tail.Polygon(pt(end[0]+in, RibbonFold), pt(end[1], RibbonFold), pt(end[1]+in, RibbonFold+r.High/2), pt(end[1], RibbonFold+r.High), pt(end[0]+in, RibbonFold+r.High))
		s.fill(&tail, r.Colour.Mix(black, 0.3))
		s.stroke(&tail, edge, black)
		var fold vector.Path
		fold.Polygon(pt(end[0], r.High), pt(end[0]+in, r.High), pt(end[0]+in, RibbonFold+r.High))
		s.fill(&fold, r.Colour.Mix(black, 0.65))
	}
	front := view.Rect{X: left, W: r.Wide, H: r.High}
	s.box(front, 1, black)
	s.shaded(box(front.Inset(edge), 1), front, r.Colour.Mix(view.White, 0.09), r.Colour, r.Colour)
	s.edge(front.Inset(s.least(2.4, 2)), 0, s.least(0.8, 0.6), r.Edge.Fade(0.65))
}
