package paint_test

import (
	"bytes"
	"image"
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) { golden.Main(m) }

var window = view.Rect{W: 400, H: 300}

// ground is what lies below everything.
var ground = view.Item{Kind: view.Box, Area: window, Fill: 0x102030ff, Low: 0x304050ff}

// something is any item, partly beyond the edge of the window now and then.
func something(dice *rand.Rand) view.Item {
	some := func(most int) float64 { return dice.Float64() * float64(most) }
	i := view.Item{Kind: view.Kind(1 + dice.IntN(5)), Area: view.Rect{X: some(420) - 20, Y: some(320) - 20, W: 1 + some(90), H: 1 + some(60)},
		Fill: view.Colour(dice.Uint32()), Name: "cog", Text: "Coalbrookdale", Font: assets.Font(dice.IntN(5)), Size: 8 + some(14)}
	for range 2 + dice.IntN(4) {
		i.Points = append(i.Points, view.Point{X: i.Area.X + some(80), Y: i.Area.Y + some(80)})
	}
	i.Width, i.Radius = some(6), some(20)
	if dice.IntN(2) == 0 {
		i.Line, i.Low = view.Colour(dice.Uint32()), view.Colour(dice.Uint32())
	}
	if dice.IntN(3) == 0 {
		i.Clip = view.Rect{X: some(200), Y: some(150), W: 30 + some(200), H: 30 + some(150)}
	}
	return i
}

// other is a view after a few changes: things go, come, and lie elsewhere.
func other(dice *rand.Rand, items []view.Item) []view.Item {
	next := append([]view.Item(nil), items...)
	for range 1 + dice.IntN(3) {
		at := 1 + dice.IntN(len(next)-1)
		switch dice.IntN(4) {
		case 0:
			next = append(next[:at], next[at+1:]...)
		case 1:
			next = append(next[:at], append([]view.Item{something(dice)}, next[at:]...)...)
		case 2:
			next[at] = something(dice)
		default:
			with := 1 + dice.IntN(len(next)-1)
			next[at], next[with] = next[with], next[at]
		}
	}
	return next
}

// TestUpdateLooksLikeDraw: whatever changes, drawing the differences comes to the same pixels as drawing everything.
func TestUpdateLooksLikeDraw(t *testing.T) {
	golden.Needed(t)
	for _, scale := range []float64{1, 1.37} {
		dice := rand.New(rand.NewPCG(1, 2))
		items := []view.Item{ground}
		for range 60 {
			items = append(items, something(dice))
		}
		size := image.Pt(int(window.W*scale), int(window.H*scale))
		updated, whole := apart(size), apart(size)
		painter, fresh := paint.New(), paint.New()
		painter.Draw(updated, &view.View{Items: items}, scale)
		for turn := range 60 {
			items = other(dice, items)
			v := &view.View{Items: items}
			painter.Update(updated, v, scale)
			fresh.Draw(whole, v, scale)
			if !bytes.Equal(pixels(updated), pixels(whole)) {
				t.Fatalf("at a scale of %v, after %d changes, the picture is another than when all of it is drawn", scale, turn+1)
			}
		}
	}
}

// apart is a picture that shares no sheet with others: where it lies on one would show in the last bit of a colour.
func apart(size image.Point) *ebiten.Image {
	return ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: true})
}

func pixels(i *ebiten.Image) []byte {
	all := make([]byte, 4*i.Bounds().Dx()*i.Bounds().Dy())
	i.ReadPixels(all)
	return all
}
