package zones

import (
	"image"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
)

// upright is a text that runs from below to above, as large as fits.
type upright struct {
	text string
	ink  view.Colour
}

// uprightMost is how much of its room's width a letter takes at most.
const uprightMost = 0.5

// Paint paints the text.
func (u upright) Paint(onto *image.RGBA) {
	wide, high := float64(onto.Rect.Dx()), float64(onto.Rect.Dy())
	size := wide * uprightMost
	if long := fonts.Width(assets.Title, size, u.text); long > high*0.92 {
		size *= high * 0.92 / long
	}
	long, capitals := fonts.Width(assets.Title, size, u.text), fonts.CapHeight(assets.Title, size)
	up := vector.Matrix{0, -1, 1, 0, wide/2 + capitals/2, high/2 + long/2}
	fonts.Path(assets.Title, size, u.text).Transformed(up).Fill(onto, u.ink.NRGBA())
}
