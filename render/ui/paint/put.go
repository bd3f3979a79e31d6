package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// put draws a piece.
func (p *Painter) put(onto *ebiten.Image, b *piece) {
	switch {
	case b.sprite.stretched():
		p.patches(onto, b)
		return
	case b.sprite.kind == pictureSprite:
		p.putPicture(onto, b)
		return
	}
	var page *ebiten.Image
	p.begin()
	for _, r := range p.sprites[b.sprite].parts {
		at := r.at.Add(b.at.Min)
		if !at.Overlaps(b.clip) {
			continue
		}
		if r.page != page {
			p.triangles(onto, page)
			p.begin()
			page = r.page
		}
		n := len(p.vertices)
		for _, y := range [2]int{0, at.Dy()} {
			for _, x := range [2]int{0, at.Dx()} {
				p.vertices = append(p.vertices, vertex(float32(at.Min.X+x), float32(at.Min.Y+y), float32(r.in.X+x), float32(r.in.Y+y), b.top))
			}
		}
		p.indices = quad(p.indices, n, 2)
	}
	p.triangles(onto, page)
}

// begin forgets the triangles gathered so far.
func (p *Painter) begin() {
	p.vertices, p.indices, p.plain = p.vertices[:0], p.indices[:0], p.plain[:0]
}

// vertex is a corner in a colour, on the target and in the sprite.
func vertex(x, y, u, v float32, c view.Colour) ebiten.Vertex {
	r, g, b, a := c.Parts()
	return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: r * a, ColorG: g * a, ColorB: b * a, ColorA: a}
}

// quad adds the rectangle of a vertex, the one after it, and the two in the next row, which is some vertices further.
func quad(indices []uint32, at, row int) []uint32 {
	n, below := uint32(at), uint32(at+row)
	return append(indices, n, n+1, below, n+1, below, below+1)
}

// triangles draws the triangles gathered from a page, and those that need none.
func (p *Painter) triangles(onto, page *ebiten.Image) {
	if len(p.plain) > 0 {
		onto.DrawTrianglesShader32(p.vertices, p.plain, plainShader(), &ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy})
	}
	if len(p.indices) > 0 {
		o := &ebiten.DrawTrianglesShaderOptions{}
		o.Images[0] = page
		onto.DrawTrianglesShader32(p.vertices, p.indices, spriteShader(), o)
	}
}
