// Package paint draws views. Vectors are rasterised once into sprites, without help of the graphics card, so that they look the
// same everywhere; a frame only puts sprites and letters in their places, which costs little. Of a view that follows another,
// only the areas that differ are drawn.
package paint

import (
	"image"
	"math"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// Painter draws views, one after the other. It keeps the sprites that were in use lately.
type Painter struct {
	scale   float64 // pixels in a logical unit
	sprites map[sprite]*storedSprite
	pages   pages // that they lie on
	late    late
	pieces  []piece
	before  []piece // of the view drawn before
	whole   image.Rectangle
	target  *ebiten.Image
	parts   map[image.Rectangle]*ebiten.Image // of the target, for this frame
	// The triangles to be drawn next, kept for their memory alone.
	vertices []ebiten.Vertex
	indices  []uint32
	plain    []uint32 // of the triangles that need no sprite
}

// New makes a painter.
func New() *Painter {
	return &Painter{sprites: map[sprite]*storedSprite{}, late: late{done: map[sprite]*latePicture{}}}
}

// piece is a sprite in its place, in pixels.
type piece struct {
	sprite   sprite
	at       image.Rectangle // where it lies: boxes are stretched over it
	clip     image.Rectangle // its visible part lies in here
	top, low view.Colour
	missing  bool // it is a late painting that is not there yet
}

func (p *piece) seen() image.Rectangle { return p.at.Intersect(p.clip) }

// lateAtOnce is how many late paintings a picture waits for that does not show the one before: all, but none in a browser, which stands
// still meanwhile.
var lateAtOnce = func() int {
	if runtime.GOOS == "js" {
		return 0
	}
	return math.MaxInt
}()

// Draw draws a view into an image, at a scale of pixels to a logical unit. The view is opaque: it covers the earlier content of
// the image.
func (p *Painter) Draw(target *ebiten.Image, v *view.View, scale float64) {
	p.lay(target.Bounds(), v, scale)
	p.makeLate(lateAtOnce)
	p.paint(target, []image.Rectangle{p.whole})
}

// Update draws a view into an image that shows the one that this painter drew last: only where they differ. Of the late
// paintings one more is there each time, or some where none was there before.
func (p *Painter) Update(target *ebiten.Image, v *view.View, scale float64) {
	p.lay(target.Bounds(), v, scale)
	p.makeLate(1)
	p.paint(target, differences(p.before, p.pieces))
}

// Prepare makes all that a view is drawn with in a window of some size, so that drawing it there is quick. There need not be
// a window yet.
func (p *Painter) Prepare(size image.Point, v *view.View, scale float64) {
	p.lay(image.Rectangle{Max: size}, v, scale)
	p.makeLate(lateAtOnce)
	p.ready([]image.Rectangle{p.whole})
}

// lay finds the area of everything in a view.
func (p *Painter) lay(whole image.Rectangle, v *view.View, scale float64) {
	p.scale, p.whole = scale, whole
	p.before, p.pieces = p.pieces, p.before[:0]
	for i := range v.Items {
		layers[v.Items[i].Kind](p, &v.Items[i])
	}
}

// layers lay each kind of item.
var layers = map[view.Kind]func(*Painter, *view.Item){
	view.Box:     (*Painter).box,
	view.Label:   (*Painter).label,
	view.Icon:    (*Painter).icon,
	view.Stroke:  (*Painter).shape,
	view.Polygon: (*Painter).shape,
	view.Picture: (*Painter).picture,
}

// add lays a piece, if any of it can be seen.
func (p *Painter) add(i *view.Item, s sprite, at image.Rectangle, top, low view.Colour) {
	clip := p.whole
	if !i.Clip.Empty() {
		clip = clip.Intersect(p.pixels(i.Clip))
	}
	if at.Overlaps(clip) {
		p.pieces = append(p.pieces, piece{sprite: s, at: at, clip: clip, top: top, low: low})
	}
}

// paint draws the pieces in some areas, which do not overlap.
func (p *Painter) paint(target *ebiten.Image, areas []image.Rectangle) {
	p.ready(areas)
	p.target, p.parts = target, map[image.Rectangle]*ebiten.Image{}
	for _, area := range areas {
		for i := range p.pieces {
			if b := &p.pieces[i]; !b.missing && b.seen().Overlaps(area) {
				p.put(p.part(b.clip.Intersect(area)), b)
			}
		}
	}
	p.target, p.parts = nil, nil
}

// part is a part of the target, outside of which nothing is drawn.
func (p *Painter) part(area image.Rectangle) *ebiten.Image {
	part, ok := p.parts[area]
	if !ok {
		part = p.target.SubImage(area).(*ebiten.Image)
		p.parts[area] = part
	}
	return part
}

// pixels is an area in whole pixels, so that its edges are sharp.
func (p *Painter) pixels(r view.Rect) image.Rectangle {
	round := func(v float64) int { return int(math.Round(v * p.scale)) }
	return image.Rect(round(r.X), round(r.Y), round(r.Right()), round(r.Bottom()))
}

// label lays a line of text with its capitals in the middle of the area, its baseline on a whole pixel.
func (p *Painter) label(i *view.Item) {
	size := i.Size * p.scale
	wide := fonts.Width(i.Font, size, i.Text)
	x := i.Area.X * p.scale
	switch free := i.Area.W*p.scale - wide; i.Align {
	case view.Centre:
		x += free / 2
	case view.Right:
		x += free
	}
	baseline := i.Area.Middle().Y*p.scale + fonts.CapHeight(i.Font, size)/2
	s := textSized(sprite{kind: textSprite, name: i.Text, font: i.Font, line: int(math.Round(size * textGrain))})
	corner := image.Pt(int(math.Round(x))-textMargin(size), int(math.Round(baseline))-textRise(size))
	p.add(i, s, image.Rectangle{Min: corner, Max: corner.Add(image.Pt(s.w, s.h))}, i.Fill, i.Fill)
}

func (p *Painter) icon(i *view.Item) {
	at := p.pixels(i.Area)
	side := min(at.Dx(), at.Dy())
	at.Max = at.Min.Add(image.Pt(side, side))
	p.add(i, sprite{kind: iconSprite, name: i.Name, w: side, h: side}, at, i.Fill, i.Fill)
}
