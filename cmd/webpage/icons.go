package main

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// drawIcons draws the icon in the sizes that the page and its manifest name.
func drawIcons(to string) error {
	for _, size := range []int{192, 512} {
		file, err := os.Create(filepath.Join(to, fmt.Sprintf("icon-%d.png", size)))
		if err != nil {
			return err
		}
		if err := png.Encode(file, icon(size)); err != nil {
			return err
		}
		if err := file.Close(); err != nil {
			return err
		}
	}
	return nil
}

// icon is the foundry in brass upon the night. A system may cut it to a circle, so the drawing keeps to the middle.
func icon(size int) image.Image {
	onto := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(onto, onto.Bounds(), plain(theme.Foundry.Night), image.Point{}, draw.Src)
	inner := size * 3 / 5
	edge := (size - inner) / 2
	mask := assets.Icon("foundry", inner)
	draw.DrawMask(onto, mask.Bounds().Add(image.Pt(edge, edge)), plain(theme.Foundry.Brass), image.Point{}, mask, image.Point{}, draw.Over)
	return onto
}

func plain(c view.Colour) image.Image {
	return image.NewUniform(color.NRGBA{R: uint8(c >> 24), G: uint8(c >> 16), B: uint8(c >> 8), A: uint8(c)})
}
