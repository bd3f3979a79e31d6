package golden

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"image"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// digest stands for a picture: its hash, and a fingerprint for machines that draw a little differently.
//
// Sprites are rasterised by our own code, so that all a graphics driver adds is how it blends and rounds. The software driver
// that CI installs, with a fixed set of instructions, always gives the same bytes; another version of it, a graphics card or
// another processor is off by a shade here and there. The hash is therefore binding in CI and on every machine that draws
// the test chart as it was drawn for the list. Elsewhere a fingerprint that is near suffices.
type digest struct{ hash, fingerprint string }

func digestOf(p *image.RGBA) digest { return digest{hashOf(p), fingerprintOf(p)} }

func hashOf(p *image.RGBA) string { return fmt.Sprintf("%x", sha256.Sum256(p.Pix))[:16] }

// cells is into how many columns and rows a fingerprint divides a picture.
const cells = 16

// fingerprintOf is the mean brightness of each cell, a byte each.
func fingerprintOf(p *image.RGBA) string {
	size := p.Bounds().Size()
	var sums, counts [cells * cells]int
	for y := range size.Y {
		row := p.Pix[y*p.Stride:][:4*size.X]
		for x := range size.X {
			cell := y*cells/size.Y*cells + x*cells/size.X
			sums[cell] += 3*int(row[4*x]) + 4*int(row[4*x+1]) + int(row[4*x+2])
			counts[cell]++
		}
	}
	var means [cells * cells]byte
	for i := range means {
		means[i] = byte(sums[i] / (8 * max(counts[i], 1)))
	}
	return base64.RawStdEncoding.EncodeToString(means[:])
}

// roundingSlack is by how much, of 255, the mean of a cell may differ between graphics drivers. A word that is gone from a cell
// differs by more.
const roundingSlack = 2

// near reports whether two pictures differ by rounding alone, as far as fingerprints tell.
func (d digest) near(other digest) bool {
	a, errA := base64.RawStdEncoding.DecodeString(d.fingerprint)
	b, errB := base64.RawStdEncoding.DecodeString(other.fingerprint)
	if errA != nil || errB != nil || len(a) != cells*cells || len(b) != len(a) {
		return false
	}
	for i := range a {
		if apart(a[i], b[i]) > roundingSlack {
			return false
		}
	}
	return true
}

func apart(a, b uint8) int { return int(max(a, b) - min(a, b)) }

// chart is the name of the test chart in the list.
const chart = "chart"

// drawChart draws the test chart: gradients, round corners, lines, an icon and a text over each other, half clear.
func drawChart() *image.RGBA {
	v, p := &view.View{}, &theme.Foundry
	v.Items = append(v.Items, view.Item{Kind: view.Box, Area: view.Rect{W: 3000, H: 3000}, Fill: p.Dusk, Low: p.Parchment})
	for i := range 12 {
		area := view.Rect{X: 80 * float64(i), Y: 50 * float64(i), W: 500, H: 300}
		seen := float64(i+1) / 13
		v.Items = append(v.Items,
			view.Item{Kind: view.Box, Area: area, Radius: 21, Fill: p.Brass.Fade(seen), Low: p.Automa, Line: p.Text.Fade(seen), Width: 3},
			view.Item{Kind: view.Icon, Name: "coal", Area: area.Inset(77), Fill: p.No.Fade(seen)},
			view.Item{Kind: view.Label, Text: "Soho Foundry, 1795", Font: assets.Title, Size: 40, Area: area, Fill: p.Ink.Fade(seen)},
			view.Item{Kind: view.Stroke, Points: []view.Point{{X: area.X}, {X: 900, Y: area.Bottom()}}, Fill: p.Yes.Fade(seen), Width: 7})
	}
	return draw(v, image.Pt(400, 300))
}
