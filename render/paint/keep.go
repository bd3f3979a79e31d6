package paint

import (
	"cmp"
	"image"
	"maps"
	"runtime"
	"slices"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// kept is a sprite with the frame that needed it last.
type kept struct {
	image  *ebiten.Image
	filled []image.Rectangle // what of it is not clear
	used   int
}

// ready makes the sprites of a picture that lie in some areas and are not there yet. All of them are made before anything is
// drawn, on all processors, and then handed to the graphics card together: between what is drawn, each one would hold up all
// the rest.
func (p *Painter) ready(areas []image.Rectangle) {
	var missing []sprite
	for i := range p.pieces {
		b := &p.pieces[i]
		if _, ok := p.sprites[b.sprite]; ok || !slices.ContainsFunc(areas, b.seen().Overlaps) {
			continue
		}
		p.sprites[b.sprite] = &kept{}
		missing = append(missing, b.sprite)
	}
	pictures := make([]*image.RGBA, len(missing))
	next := make(chan int, len(missing))
	for i := range missing {
		next <- i
	}
	close(next)
	var all sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), len(missing)) {
		all.Go(func() {
			for i := range next {
				pictures[i] = missing[i].raster()
				p.sprites[missing[i]].filled = filled(pictures[i])
			}
		})
	}
	all.Wait()
	for i, s := range missing {
		p.sprites[s].image = ebiten.NewImageFromImage(pictures[i])
		p.bytes += len(pictures[i].Pix)
	}
}

// band is how high the parts of a sprite are that are taken for clear or filled.
const band = 16

// filled finds what of a picture is not clear, in bands: lines leave most of a picture clear, and a clear pixel costs as much
// to draw as any other.
func filled(picture *image.RGBA) (list []image.Rectangle) {
	whole := picture.Bounds()
	for y := 0; y < whole.Max.Y; y += band {
		part := image.Rect(0, y, whole.Max.X, min(y+band, whole.Max.Y))
		left, right := part.Max.X, 0
		for row := part.Min.Y; row < part.Max.Y; row++ {
			line := picture.Pix[row*picture.Stride : row*picture.Stride+4*whole.Max.X]
			for x := 0; x < left; x++ {
				if line[4*x+3] != 0 {
					left = x
				}
			}
			for x := whole.Max.X - 1; x >= right; x-- {
				if line[4*x+3] != 0 {
					right = x + 1
				}
			}
		}
		if left < right {
			list = append(list, image.Rect(left, part.Min.Y, right, part.Max.Y))
		}
	}
	return list
}

// pictures is how many times as large as what is drawn on all sprites may be together. One picture needs less than two.
const pictures = 8

// forget gives up the sprites that were not needed for longest, down to a half, when there are too many: a person who zooms
// leaves many behind.
func (p *Painter) forget() {
	whole := p.whole.Size()
	limit := pictures * 4 * whole.X * whole.Y
	if p.bytes <= limit {
		return
	}
	for i := range p.pieces { // what is on the screen was needed now, though it may not have been drawn now
		if k := p.sprites[p.pieces[i].sprite]; k != nil {
			k.used = p.frame
		}
	}
	oldest := slices.SortedFunc(maps.Keys(p.sprites), func(a, b sprite) int {
		return cmp.Compare(p.sprites[a].used, p.sprites[b].used)
	})
	for _, s := range oldest {
		k := p.sprites[s]
		if p.bytes <= limit/2 || k.used == p.frame {
			return
		}
		p.bytes -= 4 * k.image.Bounds().Dx() * k.image.Bounds().Dy()
		k.image.Deallocate()
		delete(p.sprites, s)
	}
}
