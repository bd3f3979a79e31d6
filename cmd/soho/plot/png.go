package plot

import (
	"image"
	"image/draw"
	"image/png"
	"io"
	"math"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/vector"
)

// scale is how many pixels of a PNG a logical unit has.
const scale = 2

// PNG writes the drawing as a PNG file.
func (d *Drawing) PNG(w io.Writer) error {
	picture := image.NewRGBA(image.Rect(0, 0, d.Width*scale, d.Height*scale))
	for i := range d.parts {
		p := &d.parts[i]
		if p.text == "" {
			draw.Draw(picture, pixels(p), image.NewUniform(p.colour), image.Point{}, draw.Src)
			continue
		}
		set(picture, p)
	}
	return png.Encode(w, picture)
}

// pixels are those that a box covers. A box that is thinner than a pixel still has one.
func pixels(p *part) image.Rectangle {
	left, top := round(p.x), round(p.y)
	return image.Rect(left, top, max(round(p.x+p.w), left+1), max(round(p.y+p.h), top+1))
}

func round(x float64) int { return int(math.Round(x * scale)) }

func set(picture *image.RGBA, p *part) {
	font, size := assets.Text, p.size*scale
	if p.bold {
		font = assets.Bold
	}
	x := math.Round(p.x * scale)
	switch width := fonts.Width(font, size, p.text); p.align {
	case middle:
		x -= width / 2
	case end:
		x -= width
	}
	fonts.Path(font, size, p.text).Transformed(vector.Scale(1, x, math.Round(p.y*scale))).Fill(picture, p.colour)
}
