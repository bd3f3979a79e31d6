package paint

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
)

// part is a part of a sprite that is not clear.
type part struct {
	at   image.Rectangle // in the sprite
	page *ebiten.Image
	in   image.Point // its corner there
}

// cut is a part of a picture that is to be stored.
type cut struct {
	*part
	of image.Image
}

// A sprite is looked through in cells of so many pixels.
const (
	cellWide = 32
	cellHigh = 8
)

// slack is how many clear pixels may be drawn so that there is one part less, which costs about as much.
const slack = 100

// copy copies a part of a picture to its place; of a mask, as white that can be coloured.
func (p *part) copy(onto *image.RGBA, of image.Image) {
	mask, ok := of.(*image.Alpha)
	if !ok {
		draw.Draw(onto, image.Rectangle{Min: p.in, Max: p.in.Add(p.at.Size())}, of, p.at.Min, draw.Src)
		return
	}
	for y := range p.at.Dy() {
		from := mask.Pix[mask.PixOffset(p.at.Min.X, p.at.Min.Y+y):][:p.at.Dx()]
		to := onto.Pix[onto.PixOffset(p.in.X, p.in.Y+y):][:4*p.at.Dx()]
		for x, a := range from {
			to[4*x], to[4*x+1], to[4*x+2], to[4*x+3] = a, a, a, a
		}
	}
}

// filled finds the parts of a mask that are not clear: lines leave most of theirs clear, and a clear pixel costs as much to
// keep and to draw as any other. One that is to be stretched stays whole.
func filled(mask *image.Alpha, whole bool) (list []part) {
	if whole {
		return []part{{at: mask.Rect}}
	}
	for y := 0; y < mask.Rect.Max.Y; y += cellHigh {
		var run *part
		for x := 0; x < mask.Rect.Max.X; x += cellWide {
			t := tight(mask, image.Rect(x, y, x+cellWide, y+cellHigh).Intersect(mask.Rect))
			if t.Empty() {
				continue
			}
			if run != nil && spare(run.at, t) <= slack && t.Max.X-run.at.Min.X <= pageWide {
				run.at = run.at.Union(t)
				continue
			}
			list = append(list, part{at: t})
			run = &list[len(list)-1]
		}
	}
	return list
}

// spare is the number of pixels in the bounds of two areas that are in neither of them.
func spare(a, b image.Rectangle) int {
	u := a.Union(b)
	return u.Dx()*u.Dy() - a.Dx()*a.Dy() - b.Dx()*b.Dy()
}

// tight returns the part of an area that is not clear.
func tight(mask *image.Alpha, area image.Rectangle) (t image.Rectangle) {
	t = image.Rectangle{Min: area.Max, Max: area.Min}
	for y := area.Min.Y; y < area.Max.Y; y++ {
		line := mask.Pix[mask.PixOffset(area.Min.X, y):][:area.Dx()]
		for x, a := range line {
			if a != 0 {
				t.Min.X, t.Max.X = min(t.Min.X, area.Min.X+x), max(t.Max.X, area.Min.X+x+1)
				t.Min.Y, t.Max.Y = min(t.Min.Y, y), y+1
			}
		}
	}
	return t
}
