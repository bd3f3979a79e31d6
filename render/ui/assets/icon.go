package assets

import (
	"bytes"
	"embed"
	"image"
	"strings"
	"sync"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

//go:embed icons/*.svg
var icons embed.FS

// side is the width and height of the drawings.
const side = 512

// drawings are the paths of the icons by name, each read when it is first wanted.
var drawings = sync.OnceValue(func() map[string]func() []oksvg.SvgPath {
	all := map[string]func() []oksvg.SvgPath{}
	entries, _ := icons.ReadDir("icons") // without any, every name is unknown, and seen to be
	for _, e := range entries {
		all[strings.TrimSuffix(e.Name(), ".svg")] = sync.OnceValue(func() []oksvg.SvgPath {
			drawing, _ := icons.ReadFile("icons/" + e.Name())
			return read(drawing)
		})
	}
	return all
})

// missing is drawn where there is no icon: a crossed box, which nobody overlooks.
var missing = sync.OnceValue(func() []oksvg.SvgPath {
	return read([]byte(`<svg viewBox="0 0 512 512"><path fill="none" stroke="#000" stroke-width="40"
		d="M40 40H472V472H40ZM40 40L472 472M472 40L40 472"/></svg>`))
})

// read takes the paths out of a drawing; none, if it cannot be read.
func read(svg []byte) []oksvg.SvgPath {
	drawing, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		return nil
	}
	return drawing.SVGPaths
}

// paths are those of an icon, or the missing one's.
func paths(name string) []oksvg.SvgPath {
	if drawing, known := drawings()[name]; known && len(drawing()) > 0 {
		return drawing()
	}
	return missing()
}

// Icon draws an icon as a mask of size × size pixels, opaque where the shape is: the same one for the same size, drawn anew at
// every call. Industries and resources are named as in the notation: "cotton", "beer"; a name that no icon has gives a crossed
// box. It may be called from several goroutines at once.
func Icon(name string, size int) *image.Alpha {
	size = max(size, 0)
	mask := image.NewAlpha(image.Rect(0, 0, size, size))
	dasher := rasterx.NewDasher(size, size, rasterx.NewScannerGV(size, size, mask, mask.Bounds()))
	scale := float64(size) / side
	for _, p := range paths(name) {
		p.LineWidth *= scale // which drawing does not scale by itself
		p.DrawTransformed(dasher, 1, rasterx.Identity.Scale(scale, scale))
	}
	return mask
}
