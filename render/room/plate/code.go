package plate

import (
	"image"
	"image/color"
	"image/draw"

	"rsc.io/qr"
)

// Code is a text as a QR code, black on white in every palette: cameras read no other.
type Code struct{ Text string }

// codeQuiet is how many squares the white border around a code is wide, as cameras want it.
const codeQuiet = 4

// Paint paints the code, each of its squares in the same whole number of pixels. A text for which no code has room leaves it white.
func (c Code) Paint(onto *image.RGBA) {
	draw.Draw(onto, onto.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	code, err := qr.Encode(c.Text, qr.L)
	if err != nil {
		return
	}
	size := onto.Rect.Size()
	side := min(size.X, size.Y) / (code.Size + 2*codeQuiet)
	left, top := (size.X-side*code.Size)/2, (size.Y-side*code.Size)/2
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				square := image.Rect(0, 0, side, side).Add(image.Pt(left+x*side, top+y*side))
				draw.Draw(onto, square, image.NewUniform(color.Black), image.Point{}, draw.Src)
			}
		}
	}
}
