package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/view"
)

// put draws a piece.
func (p *Painter) put(onto *ebiten.Image, b *piece) {
	if b.sprite.kind == groundSprite || b.sprite.kind == edgeSprite {
		p.patches(onto, b)
		return
	}
	p.vertices, p.indices = p.vertices[:0], p.indices[:0]
	for _, r := range p.sprites[b.sprite].filled {
		at := r.Add(b.at.Min)
		if !at.Overlaps(b.clip) {
			continue
		}
		n := len(p.vertices)
		for _, y := range [2]int{0, r.Dy()} {
			for _, x := range [2]int{0, r.Dx()} {
				p.vertices = append(p.vertices, vertex(float32(at.Min.X+x), float32(at.Min.Y+y), float32(r.Min.X+x), float32(r.Min.Y+y), b.top))
			}
		}
		p.quad(n, 2)
	}
	p.triangles(onto, b)
}

// vertex is a corner in a colour, on the target and in the sprite.
func vertex(x, y, u, v float32, c view.Colour) ebiten.Vertex {
	r, g, b, a := c.Parts()
	return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: r * a, ColorG: g * a, ColorB: b * a, ColorA: a}
}

// quad is the rectangle of a vertex, the one after it, and the two in the next row, which is some vertices further.
func (p *Painter) quad(at, row int) {
	n, below := uint32(at), uint32(at+row)
	p.indices = append(p.indices, n, n+1, below, n+1, below, below+1)
}

// triangles draws what was gathered from the sprite of a piece.
func (p *Painter) triangles(onto *ebiten.Image, b *piece) {
	if len(p.indices) == 0 {
		return
	}
	k := p.sprites[b.sprite]
	k.used = p.frame
	o := &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}
	onto.DrawTriangles32(p.vertices, p.indices, k.image, o)
}
