// Package emblem draws the icon of the program.
package emblem

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// PNG is the foundry in brass upon the night, size pixels wide and high, with a drawing of inner pixels in the middle.
func PNG(size, inner int) ([]byte, error) {
	onto := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(onto, onto.Bounds(), plain(theme.Foundry.Night), image.Point{}, draw.Src)
	edge := (size - inner) / 2
	mask := assets.Icon("foundry", inner)
	draw.DrawMask(onto, mask.Bounds().Add(image.Pt(edge, edge)), plain(theme.Foundry.Brass), image.Point{}, mask, image.Point{}, draw.Over)
	var out bytes.Buffer
	err := png.Encode(&out, onto)
	return out.Bytes(), err
}

func plain(c view.Colour) image.Image {
	return image.NewUniform(color.NRGBA{R: uint8(c >> 24), G: uint8(c >> 16), B: uint8(c >> 8), A: uint8(c)})
}
