// Package paint draws views. Vectors are rasterised once into sprites, without help of the graphics card, so that they look
// the same everywhere; a frame only puts sprites and letters in their places, which costs little.
package paint

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/fonts"
	"sohofoundry/render/view"
)

// Painter draws views of one scale after the other. It keeps the sprites that were in use lately.
type Painter struct {
	scale   float64 // pixels in a logical unit
	sprites map[sprite]*kept
	frame   int // counts the views drawn
	target  *ebiten.Image
	clips   map[view.Rect]*ebiten.Image // parts of the target, for this frame
}

// kept is a sprite with the frame that needed it last.
type kept struct {
	image *ebiten.Image
	used  int
}

// New makes a painter.
func New() *Painter { return &Painter{sprites: map[sprite]*kept{}} }

// keepFor is how many frames a sprite is kept that none needs.
const keepFor = 240

// Draw draws a view into an image, at a scale of pixels to a logical unit.
func (p *Painter) Draw(target *ebiten.Image, v *view.View, scale float64) {
	if scale != p.scale {
		p.forget(func(*kept) bool { return true })
		p.scale = scale
	}
	p.frame++
	p.target, p.clips = target, map[view.Rect]*ebiten.Image{}
	for i := range v.Items {
		p.item(&v.Items[i])
	}
	p.target, p.clips = nil, nil
	if p.frame%keepFor == 0 {
		p.forget(func(k *kept) bool { return p.frame-k.used > keepFor })
	}
}

// forget gives up the sprites that are not worth keeping.
func (p *Painter) forget(old func(*kept) bool) {
	for key, k := range p.sprites {
		if old(k) {
			k.image.Deallocate()
			delete(p.sprites, key)
		}
	}
}

// painters draw each kind of item.
var painters = map[view.Kind]func(*Painter, *ebiten.Image, *view.Item){
	view.Box:     (*Painter).box,
	view.Label:   (*Painter).label,
	view.Icon:    (*Painter).icon,
	view.Stroke:  (*Painter).shape,
	view.Polygon: (*Painter).shape,
}

func (p *Painter) item(i *view.Item) {
	onto := p.target
	if !i.Clip.Empty() {
		onto = p.clipped(i.Clip)
	}
	painters[i.Kind](p, onto, i)
}

// clipped is the part of the target that is not clipped away.
func (p *Painter) clipped(area view.Rect) *ebiten.Image {
	part, ok := p.clips[area]
	if !ok {
		x, y, right, bottom := p.pixels(area)
		part = p.target.SubImage(image.Rect(x, y, right, bottom)).(*ebiten.Image)
		p.clips[area] = part
	}
	return part
}

// pixels are the edges of an area in whole pixels, so that they are sharp.
func (p *Painter) pixels(r view.Rect) (left, top, right, bottom int) {
	round := func(v float64) int { return int(math.Round(v * p.scale)) }
	return round(r.X), round(r.Y), round(r.Right()), round(r.Bottom())
}

// sprite finds a sprite or makes it.
func (p *Painter) sprite(key sprite) *ebiten.Image {
	k, ok := p.sprites[key]
	if !ok {
		k = &kept{image: ebiten.NewImageFromImage(key.raster())}
		p.sprites[key] = k
	}
	k.used = p.frame
	return k.image
}

// label writes a line of text with its capitals in the middle of the area, its baseline on a whole pixel.
func (p *Painter) label(onto *ebiten.Image, i *view.Item) {
	size := i.Size * p.scale
	x := i.Area.X * p.scale
	if i.Align != view.Left {
		free := i.Area.W*p.scale - fonts.Width(i.Font, size, i.Text)
		if i.Align == view.Centre {
			free /= 2
		}
		x += free
	}
	baseline := i.Area.Middle().Y*p.scale + fonts.CapHeight(i.Font, size)/2
	key := sprite{kind: textSprite, name: i.Text, font: i.Font, line: int(math.Round(size * textGrain))}
	p.put(onto, key, int(math.Round(x))-textMargin(size), int(math.Round(baseline))-textRise(size), i.Fill)
}

func (p *Painter) icon(onto *ebiten.Image, i *view.Item) {
	x, y, right, bottom := p.pixels(i.Area)
	size := min(right-x, bottom-y)
	if size > 0 {
		p.put(onto, sprite{kind: iconSprite, name: i.Name, w: size, h: size}, x, y, i.Fill)
	}
}

// put draws a sprite in a colour.
func (p *Painter) put(onto *ebiten.Image, key sprite, x, y int, colour view.Colour) {
	o := &ebiten.DrawImageOptions{}
	o.GeoM.Translate(float64(x), float64(y))
	o.ColorScale = tint(colour)
	onto.DrawImage(p.sprite(key), o)
}

func tint(c view.Colour) (s ebiten.ColorScale) {
	r, g, b, a := c.Parts()
	s.Scale(r*a, g*a, b*a, a)
	return s
}
