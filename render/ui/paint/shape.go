package paint

import (
	"image"
	"math"
	"strconv"

	"sohofoundry/render/ui/view"
)

// quarter is the precision of the points of shapes, in pixels: a shape that moves by whole pixels keeps its sprite.
const quarter = 4.0

// shape lays a stroke or a polygon. Its sprite is named by its points, counted from its own corner.
func (p *Painter) shape(i *view.Item) {
	if len(i.Points) < 2 {
		return
	}
	line := int(math.Round(i.Width * p.scale * quarter))
	bounds := view.Bounds(i.Points)
	margin := i.Width*p.scale/2 + 2
	x, y := int(math.Floor(bounds.X*p.scale-margin)), int(math.Floor(bounds.Y*p.scale-margin))
	length := func(units float64) int { return int(math.Round(units * p.scale * quarter)) }
	key := sprite{kind: strokeSprite, line: line, dash: length(i.Dash), gap: length(i.Gap)}
	if i.Gap == 0 {
		key.gap = key.dash
	}
	if i.Kind == view.Polygon {
		key.kind, key.line, key.dash, key.gap = polygonSprite, 0, 0, 0
	}
	name := make([]byte, 0, 8*len(i.Points))
	for _, point := range i.Points {
		name = strconv.AppendInt(name, int64(math.Round((point.X*p.scale-float64(x))*quarter)), 36)
		name = append(name, ' ')
		name = strconv.AppendInt(name, int64(math.Round((point.Y*p.scale-float64(y))*quarter)), 36)
		name = append(name, ' ')
	}
	key.name = string(name)
	key.w = int(math.Ceil(bounds.Right()*p.scale+margin)) - x
	key.h = int(math.Ceil(bounds.Bottom()*p.scale+margin)) - y
	p.add(i, key, image.Rect(x, y, x+key.w, y+key.h), i.Fill, i.Fill)
}
