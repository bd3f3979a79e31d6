package plot

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"sohofoundry/render/ui/assets"
)

// scale is how many pixels of a PNG a logical unit has.
const scale = 2

// PNG writes the drawing as a PNG file.
func (d *Drawing) PNG(w io.Writer) error {
	picture := image.NewRGBA(image.Rect(0, 0, d.Width*scale, d.Height*scale))
	var fonts faces
	for i := range d.parts {
		p := &d.parts[i]
		if p.text == "" {
			draw.Draw(picture, pixels(p), image.NewUniform(p.colour), image.Point{}, draw.Src)
			continue
		}
		face, err := fonts.face(p.bold, p.size)
		if err != nil {
			return err
		}
		set(picture, p, face)
	}
	return png.Encode(w, picture)
}

// pixels are those that a box covers. A box that is thinner than a pixel still has one.
func pixels(p *part) image.Rectangle {
	left, top := round(p.x), round(p.y)
	return image.Rect(left, top, max(round(p.x+p.w), left+1), max(round(p.y+p.h), top+1))
}

func round(x float64) int { return int(math.Round(x * scale)) }

func set(picture *image.RGBA, p *part, face font.Face) {
	pen := font.Drawer{Dst: picture, Src: image.NewUniform(color.Color(p.colour)), Face: face}
	pen.Dot = fixed.P(round(p.x), round(p.y))
	switch width := pen.MeasureString(p.text); p.align {
	case middle:
		pen.Dot.X -= width / 2
	case end:
		pen.Dot.X -= width
	}
	pen.DrawString(p.text)
}

// faces keeps the fonts at the sizes that were used.
type faces map[style]font.Face

type style struct {
	bold bool
	size float64
}

func (f *faces) face(bold bool, size float64) (font.Face, error) {
	want := style{bold, size}
	if face := (*f)[want]; face != nil {
		return face, nil
	}
	source := assets.Text
	if bold {
		source = assets.Bold
	}
	parsed, err := opentype.Parse(source.TTF())
	if err != nil {
		return nil, fmt.Errorf("a font of the program cannot be read: %w", err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size * scale, DPI: 72})
	if err != nil {
		return nil, fmt.Errorf("a font of the program cannot be set at %g: %w", size, err)
	}
	if *f == nil {
		*f = faces{}
	}
	(*f)[want] = face
	return face, nil
}
