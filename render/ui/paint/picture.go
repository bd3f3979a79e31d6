package paint

import (
	"image"
	"math"
	"runtime"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/view"
)

// late are the paintings that take long: they are made one at a time between the frames. Until they are there, the things below
// them are seen.
type late struct {
	wanted []sprite
	done   map[sprite]*latePicture
	bytes  int  // in all of them
	whole  bool // none of those in sight was there: they are shown once all are
	frame  int  // counts the pictures drawn
}

// latePicture is a late painting that is there, with a margin of one pixel.
type latePicture struct {
	image *ebiten.Image
	used  int // the frame in which it was last in sight
}

// lateMargin is how far a late painting reaches beyond its area: a stretched one is mixed of neighbouring pixels.
const lateMargin = 1

// picture lays a painting, and notes a late one that is not there yet.
func (p *Painter) picture(i *view.Item) {
	at := p.pixels(i.Area)
	s := sprite{kind: pictureSprite, painting: i.Painting, late: i.Late != image.Point{}, w: i.Late.X, h: i.Late.Y}
	if !s.late { // one size wherever it lies: a square stays one, and is painted once
		s.w, s.h = int(math.Round(i.Area.W*p.scale)), int(math.Round(i.Area.H*p.scale))
		at.Max = at.Min.Add(image.Pt(s.w, s.h))
	}
	if !at.Empty() {
		p.add(i, s, at, i.Fill, i.Fill)
	}
}

// Unready reports whether something that was drawn lacks late paintings: another Update brings the next of them.
func (p *Painter) Unready() bool { return len(p.late.wanted) > 0 }

// gatheredAtOnce is how many late paintings a processor makes for one picture, of those that are shown together.
const gatheredAtOnce = 4

// makeLate makes so many of the late paintings that are in sight and not there; those that were not seen for longest
// make room for them. Where none in sight was there before, none is shown until all are: a picture does not fill up in bands.
func (p *Painter) makeLate(most int) {
	l := &p.late
	l.frame++
	l.want(p.pieces)
	if l.whole && most == 1 {
		most = gatheredAtOnce * runtime.GOMAXPROCS(0)
	}
	most = min(most, len(l.wanted))
	made := make([]*image.RGBA, most)
	together(most, func(i int) { made[i] = l.wanted[i].paint(lateMargin) })
	for _, picture := range made {
		l.bytes += len(picture.Pix)
	}
	spare := l.forget(pictures * 4 * p.whole.Dx() * p.whole.Dy())
	for i, s := range l.wanted[:most] {
		l.done[s] = &latePicture{kept(made[i], &spare), l.frame}
	}
	for _, image := range spare {
		image.Deallocate()
	}
	l.wanted = l.wanted[most:]
	l.whole = l.whole && len(l.wanted) > 0
	for i := range p.pieces {
		b := &p.pieces[i]
		b.missing = b.sprite.late && (l.whole || l.done[b.sprite] == nil)
	}
}

// want lists the late paintings that are in sight and not there.
func (l *late) want(pieces []piece) {
	l.wanted = l.wanted[:0]
	some := false
	for i := range pieces {
		b := &pieces[i]
		if !b.sprite.late {
			continue
		}
		if picture := l.done[b.sprite]; picture != nil {
			some = some || picture.used == l.frame-1
			picture.used = l.frame
		} else if !slices.Contains(l.wanted, b.sprite) {
			l.wanted = append(l.wanted, b.sprite)
		}
	}
	l.whole = len(l.wanted) > 0 && (l.whole || !some)
}

// kept is a picture in an image of its own on the graphics card: on a shared page its neighbours would show when it is
// stretched. It takes the place of a spare one, if there is one of its size: the memory of one that is given up is seldom to be
// had for others.
func kept(of *image.RGBA, spare *[]*ebiten.Image) (picture *ebiten.Image) {
	size := of.Rect.Size()
	fits := func(s *ebiten.Image) bool { return s.Bounds().Size() == size }
	if i := slices.IndexFunc(*spare, fits); i >= 0 {
		picture = (*spare)[i]
		*spare = slices.Delete(*spare, i, i+1)
	} else {
		picture = alone(size)
	}
	picture.WritePixels(of.Pix)
	return picture
}

// paint makes the picture of a painting, which reaches beyond its area by a margin.
func (s sprite) paint(margin int) *image.RGBA {
	onto := image.NewRGBA(image.Rect(0, 0, s.w, s.h).Inset(-margin))
	s.painting.Paint(onto)
	return onto
}

// forget gives up those pictures that were not in sight for longest, until the rest has no more than so many bytes.
func (l *late) forget(most int) (spare []*ebiten.Image) {
	for l.bytes > most {
		var oldest sprite
		for s, picture := range l.done {
			if o := l.done[oldest]; o == nil || picture.used < o.used {
				oldest = s
			}
		}
		old := l.done[oldest]
		if old == nil || old.used == l.frame {
			break
		}
		size := old.image.Bounds().Size()
		l.bytes -= 4 * size.X * size.Y
		spare = append(spare, old.image)
		delete(l.done, oldest)
	}
	return spare
}

// putPicture draws a painting in its own colours. One that is as large as its area is copied pixel by pixel, another one
// is mixed of neighbouring pixels.
func (p *Painter) putPicture(onto *ebiten.Image, b *piece) {
	from, in := (*ebiten.Image)(nil), image.Point{}
	if l := p.late.done[b.sprite]; l != nil {
		from, in = l.image, image.Pt(lateMargin, lateMargin)
	} else {
		whole := p.sprites[b.sprite].parts[0]
		from, in = whole.page, whole.in
	}
	p.begin()
	for _, y := range [2]int{0, 1} {
		for _, x := range [2]int{0, 1} {
			at := b.at.Min.Add(image.Pt(x*b.at.Dx(), y*b.at.Dy()))
			p.vertices = append(p.vertices, vertex(float32(at.X), float32(at.Y), float32(in.X+x*b.sprite.w), float32(in.Y+y*b.sprite.h), b.top))
		}
	}
	p.indices = quad(p.indices, 0, 2)
	if b.at.Size() == image.Pt(b.sprite.w, b.sprite.h) {
		o := &ebiten.DrawTrianglesShaderOptions{}
		o.Images[0] = from
		onto.DrawTrianglesShader32(p.vertices, p.indices, pictureShader(), o)
		return
	}
	onto.DrawTriangles32(p.vertices, p.indices, from, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear,
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
}
