package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// box lays a box: its ground, then its edge inside of it.
func (p *Painter) box(i *view.Item) {
	at := p.pixels(i.Area)
	if at.Empty() {
		return
	}
	radius := int(math.Round(min(i.Radius*p.scale, float64(min(at.Dx(), at.Dy()))/2)))
	low := i.Low
	if low == 0 {
		low = i.Fill
	}
	if i.Fill != 0 {
		p.add(i, patched(sprite{kind: groundSprite, radius: radius}, at), at, i.Fill, low)
	}
	if i.Line != 0 && i.Width > 0 {
		width := max(1, int(math.Round(i.Width*p.scale)))
		p.add(i, patched(sprite{kind: edgeSprite, radius: radius, line: width}, at), at, i.Line, i.Line)
	}
}

// corner is how long the corners of a box are that are not stretched.
func (s *sprite) corner(at image.Rectangle) int {
	return min(max(s.radius, s.line)+1, (at.Dx()+1)/2, (at.Dy()+1)/2)
}

// patched is the sprite of a box of any size: small, with its corners and one stretchable pixel between them.
func patched(s sprite, at image.Rectangle) sprite {
	least := 2*s.corner(at) + 1
	s.w, s.h = min(least, at.Dx()), min(least, at.Dy())
	return s
}

// patches draws a box of any size from a small sprite of its corners: the corners as they are, the sides and the middle
// stretched. The colour shades from the top to the bottom.
func (p *Painter) patches(onto *ebiten.Image, b *piece) {
	corner := b.sprite.corner(b.at)
	xs, us := cuts(b.at.Min.X, b.at.Dx(), corner, b.sprite.w)
	ys, vs := cuts(b.at.Min.Y, b.at.Dy(), corner, b.sprite.h)
	part := p.sprites[b.sprite].parts[0]
	in := part.in
	whole := len(xs) == 4 && len(ys) == 4
	hollow := b.sprite.kind == edgeSprite && whole && corner >= b.sprite.line
	plain := b.sprite.kind == groundSprite && whole && b.opaque() && b.at.Dx()*b.at.Dy() >= plainFrom
	p.begin()
	for row, yy := range ys {
		c := b.top.Mix(b.low, float64(yy-float32(b.at.Min.Y))/float64(b.at.Dy()))
		for column, xx := range xs {
			p.vertices = append(p.vertices, vertex(xx, yy, float32(in.X)+us[column], float32(in.Y)+vs[row], c))
			switch at := row*len(xs) + column; {
			case row+1 == len(ys) || column+1 == len(xs) || hollow && row == 1 && column == 1:
			case plain && (row == 1 || column == 1):
				p.plain = quad(p.plain, at, len(xs))
			default:
				p.indices = quad(p.indices, at, len(xs))
			}
		}
	}
	p.triangles(onto, part.page)
}

// plainFrom is how many pixels an opaque box has at least so that its sides and its middle are drawn without its sprite:
// looking into that costs more than all the rest of a pixel, but so does changing from one way of drawing to the other.
const plainFrom = 8000

// opaque reports whether nothing can be seen through the colours of a piece.
func (p *piece) opaque() bool { return p.top&0xff == 0xff && p.low&0xff == 0xff }

// cuts are where a side of a box is cut, and where that is in a sprite that is size long.
func cuts(from, length, corner, size int) (on, in []float32) {
	if length == size { // nothing to stretch
		return []float32{float32(from), float32(from + length)}, []float32{0, float32(size)}
	}
	return []float32{float32(from), float32(from + corner), float32(from + length - corner), float32(from + length)},
		[]float32{0, float32(corner), float32(corner + 1), float32(size)}
}
