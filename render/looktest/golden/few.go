package golden

import (
	"cmp"
	"image"
	"image/color"
	"math"
	"slices"
)

// Few is a picture reduced to the 256 colours at most that suit it best: a quarter of the bytes, with hardly a visible
// difference. The same picture always gives the same result.
func Few(p *image.RGBA) *image.Paletted {
	boxes := []box{count(p)}
	spreads := []float64{boxes[0].spread()}
	for len(boxes) < 256 {
		widest := slices.Index(spreads, slices.Max(spreads))
		if spreads[widest] == 0 {
			break
		}
		low, high := boxes[widest].halves()
		boxes[widest], spreads[widest] = low, low.spread()
		boxes, spreads = append(boxes, high), append(spreads, high.spread())
	}
	few := image.NewPaletted(p.Bounds(), nil)
	index := map[[3]uint8]uint8{}
	for i, b := range boxes {
		few.Palette = append(few.Palette, b.mean())
		for _, s := range b {
			index[s.rgb] = uint8(i)
		}
	}
	var last [3]uint8
	at := index[last]
	for i := range few.Pix {
		if rgb := [3]uint8(p.Pix[4*i : 4*i+3]); rgb != last {
			last, at = rgb, index[rgb]
		}
		few.Pix[i] = at
	}
	return few
}

// shade is a colour with how many pixels have it.
type shade struct {
	rgb  [3]uint8
	many int
}

// box is some shades that are to become one.
type box []shade

// count lists the shades of a picture.
func count(p *image.RGBA) box {
	many := map[[3]uint8]int{}
	var last [3]uint8
	run := 0
	for i := 0; i < len(p.Pix); i += 4 {
		if rgb := [3]uint8(p.Pix[i : i+3]); rgb != last {
			many[last] += run
			last, run = rgb, 0
		}
		run++
	}
	many[last] += run
	var b box
	for rgb, n := range many {
		if n > 0 {
			b = append(b, shade{rgb, n})
		}
	}
	b.sort(0)
	return b
}

// sort orders shades by a channel, and equal ones in the same way every time.
func (b box) sort(channel int) {
	slices.SortFunc(b, func(x, y shade) int {
		return cmp.Or(cmp.Compare(x.rgb[channel], y.rgb[channel]), slices.Compare(x.rgb[:], y.rgb[:]))
	})
}

// longest is the channel in which the shades differ most, and by how much.
func (b box) longest() (channel, by int) {
	for c := range 3 {
		low, high := 255, 0
		for _, s := range b {
			low, high = min(low, int(s.rgb[c])), max(high, int(s.rgb[c]))
		}
		if high-low > by {
			channel, by = c, high-low
		}
	}
	return channel, by
}

// spread says how much is lost if the shades become one: those of few pixels count for more than their share, since small
// things are looked at most.
func (b box) spread() float64 {
	_, by := b.longest()
	weight := 0.0
	for _, s := range b {
		weight += math.Sqrt(float64(s.many))
	}
	return float64(by*by) * weight
}

// halves divides a box in the middle of its longest side.
func (b box) halves() (low, high box) {
	channel, _ := b.longest()
	b.sort(channel)
	middle := (int(b[0].rgb[channel]) + int(b[len(b)-1].rgb[channel]) + 1) / 2
	at, _ := slices.BinarySearchFunc(b, middle, func(s shade, v int) int { return cmp.Compare(int(s.rgb[channel]), v) })
	return b[:at:at], b[at:]
}

// mean is the colour that the shades have together.
func (b box) mean() color.RGBA {
	var sum [3]int
	total := 0
	for _, s := range b {
		total += s.many
		for c := range 3 {
			sum[c] += s.many * int(s.rgb[c])
		}
	}
	return color.RGBA{uint8(sum[0] / total), uint8(sum[1] / total), uint8(sum[2] / total), 255}
}
