package paint

import (
	"image"
	"runtime"
	"slices"
	"sync"
)

// storedSprite is a sprite that was made: its parts that are not clear.
type storedSprite struct{ parts []part }

// ready makes the sprites of a picture that are in some areas and not made yet. All of them are made before anything is drawn,
// on all processors, and handed to the graphics card together: a sprite stored between two drawing commands would hold up all
// the rest.
func (p *Painter) ready(areas []image.Rectangle) {
	p.forget()
	var missing []sprite
	for i := range p.pieces {
		b := &p.pieces[i]
		if _, ok := p.sprites[b.sprite]; ok || b.sprite.late || !slices.ContainsFunc(areas, b.seen().Overlaps) {
			continue
		}
		p.sprites[b.sprite] = &storedSprite{}
		missing = append(missing, b.sprite)
	}
	if len(missing) == 0 {
		return
	}
	masks := make([]image.Image, len(missing))
	together(len(missing), func(i int) {
		s := missing[i]
		if s.kind == pictureSprite {
			colours := s.paint(0)
			masks[i], p.sprites[s].parts = colours, []part{{at: colours.Rect}}
			return
		}
		mask := s.raster()
		masks[i], p.sprites[s].parts = mask, filled(mask, s.stretched())
	})
	var cuts []cut
	for i, s := range missing {
		parts := p.sprites[s].parts
		for n := range parts {
			cuts = append(cuts, cut{&parts[n], masks[i]})
		}
	}
	p.pages.store(cuts)
}

// together does something so many times, on all processors.
func together(times int, do func(i int)) {
	next := make(chan int, times)
	for i := range times {
		next <- i
	}
	close(next)
	var all sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), times) {
		all.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	all.Wait()
}

// pictures limits the size of all pages together, in sizes of the picture that is drawn. One picture needs less than half.
const pictures = 3

// forget gives up all sprites when there are too many: a person who zooms leaves many behind. Those still needed are made anew,
// which takes no longer than it took at first.
func (p *Painter) forget() {
	if most := pictures * 4 * p.whole.Dx() * p.whole.Dy(); p.pages.bytes() > most {
		p.pages.clear(most)
		clear(p.sprites)
	}
}
