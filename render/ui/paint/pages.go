package paint

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// pages are textures of one size on which the parts of sprites lie in rows. They are filled again and again: the memory of a
// texture that was given up is seldom to be had for others.
type pages struct {
	list   []*ebiten.Image
	large  []*ebiten.Image // each for one part that is larger than a page
	filled int             // pages of the list on which something lies
	next   image.Point     // where the next part goes on the last of those
	row    int             // how high the row is in which that is
	pixels []byte          // of the part being stored, kept for its memory alone
}

// The size of a page in pixels.
const (
	pageWide  = 2048
	pageHigh  = 1024
	pageBytes = 4 * pageWide * pageHigh
)

// bytes is how much memory the sprites on the pages take, with the free space in their rows.
func (p *pages) bytes() int {
	n := max(p.filled-1, 0)*pageBytes + 4*pageWide*(p.next.Y+p.row)
	for _, page := range p.large {
		n += 4 * page.Bounds().Dx() * page.Bounds().Dy()
	}
	return n
}

// clear lets the pages be filled anew, and keeps no more of them than take so many bytes.
func (p *pages) clear(most int) {
	keep := min(len(p.list), (most+pageBytes-1)/pageBytes)
	for _, page := range slices.Concat(p.large, p.list[keep:]) {
		page.Deallocate()
	}
	*p = pages{list: slices.Delete(p.list, keep, len(p.list)), pixels: p.pixels}
}

// store gives parts of pictures their places on pages, and hands them to the graphics card.
func (p *pages) store(cuts []cut) {
	slices.SortStableFunc(cuts, func(a, b cut) int { return b.at.Dy() - a.at.Dy() })
	for len(cuts) > 0 {
		n, area := p.place(cuts)
		picture := p.canvas(area)
		for i := range cuts[:n] {
			cuts[i].copy(picture, cuts[i].of)
		}
		write(cuts[0].page, picture)
		cuts = cuts[n:]
	}
}

// canvas is a picture with anything in it.
func (p *pages) canvas(area image.Rectangle) *image.RGBA {
	n := 4 * area.Dx() * area.Dy()
	p.pixels = slices.Grow(p.pixels[:0], n)[:n]
	return &image.RGBA{Pix: p.pixels, Stride: 4 * area.Dx(), Rect: area}
}

// place finds places on one page for the first of some parts, of which the highest come first: for how many of them, and the
// area that they take and no other part.
func (p *pages) place(cuts []cut) (n int, area image.Rectangle) {
	size := cuts[0].at.Size()
	if isLarge(size) {
		cuts[0].page, cuts[0].in = alone(size), image.Point{}
		p.large = append(p.large, cuts[0].page)
		return 1, image.Rectangle{Max: size}
	}
	if !p.fits(size) {
		p.newRow(size.Y)
	}
	whole := p.next.X == 0 // else there are other parts in the row, and below it begins another area
	for area.Min = p.next; n < len(cuts); n++ {
		size := cuts[n].at.Size()
		if !p.fits(size) {
			if !whole || isLarge(size) || p.next.Y+p.row+size.Y > pageHigh {
				break
			}
			p.newRow(size.Y)
		}
		cuts[n].page, cuts[n].in = p.list[p.filled-1], p.next
		p.next.X += size.X
		area.Max = image.Pt(max(area.Max.X, p.next.X), p.next.Y+p.row)
	}
	return n, area
}

// isLarge reports whether a part has a page of its own.
func isLarge(size image.Point) bool { return size.X > pageWide || size.Y > pageHigh }

// fits reports whether the row has room for a part.
func (p *pages) fits(size image.Point) bool { return p.next.X+size.X <= pageWide && size.Y <= p.row }

// newRow begins a row, on the next page if it must.
func (p *pages) newRow(high int) {
	p.next = image.Pt(0, p.next.Y+p.row)
	p.row = high
	if p.filled > 0 && p.next.Y+high <= pageHigh {
		return
	}
	p.next.Y = 0
	if p.filled++; p.filled > len(p.list) {
		p.list = append(p.list, alone(image.Pt(pageWide, pageHigh)))
	}
}

// alone is a picture with a place of its own on the graphics card.
func alone(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

// strip is how many pixels are handed to the graphics card at a time: Ebitengine keeps the memory of the last thirty times.
const strip = 1 << 15

// write copies a picture to where its bounds say, some rows at a time.
func write(onto *ebiten.Image, picture *image.RGBA) {
	at := picture.Rect
	rows := max(1, strip/at.Dx())
	for y := at.Min.Y; y < at.Max.Y; y += rows {
		part := image.Rect(at.Min.X, y, at.Max.X, min(y+rows, at.Max.Y))
		pixels := picture.Pix[picture.PixOffset(part.Min.X, part.Min.Y):][:4*part.Dx()*part.Dy()]
		onto.SubImage(part).(*ebiten.Image).WritePixels(pixels)
	}
}
