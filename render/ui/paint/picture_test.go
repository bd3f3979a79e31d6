package paint_test

import (
	"bytes"
	"image"
	"image/color"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/view"
)

// chequers is a painting whose every pixel tells where it is.
type chequers struct{ shade uint8 }

func (c chequers) Paint(onto *image.RGBA) {
	for y := onto.Rect.Min.Y; y < onto.Rect.Max.Y; y++ {
		for x := onto.Rect.Min.X; x < onto.Rect.Max.X; x++ {
			onto.SetRGBA(x, y, color.RGBA{uint8(3 * x), uint8(5 * y), c.shade, 255})
		}
	}
}

const white = view.Colour(0xffffffff)

// TestPaintingsAreDrawnPixelByPixel: one in its own size is copied, a late one without its margin.
func TestPaintingsAreDrawnPixelByPixel(t *testing.T) {
	golden.Needed(t)
	target := ebiten.NewImage(40, 20)
	v := &view.View{Items: []view.Item{
		{Kind: view.Picture, Area: view.Rect{X: 2, Y: 3, W: 10, H: 12}, Painting: chequers{1}, Fill: white},
		{Kind: view.Picture, Area: view.Rect{X: 22, Y: 3, W: 10, H: 12}, Painting: chequers{2}, Fill: white, Late: image.Pt(10, 12)},
	}}
	paint.New().Draw(target, v, 1)
	for _, corner := range []struct{ x, shade int }{{2, 1}, {22, 2}} {
		for y := range 12 {
			for x := range 10 {
				want := color.RGBA{uint8(3 * x), uint8(5 * y), uint8(corner.shade), 255}
				if got := target.At(corner.x+x, 3+y); got != want {
					t.Fatalf("pixel %d, %d of painting %d is %v, not %v", x, y, corner.shade, got, want)
				}
			}
		}
	}
}

// lateOnes is a view of late paintings beside each other.
func lateOnes(from, to int) *view.View {
	v := &view.View{Items: []view.Item{ground}}
	for i := from; i < to; i++ {
		v.Items = append(v.Items, view.Item{Kind: view.Picture, Area: view.Rect{X: float64(20 * i), W: 20, H: 20}, Painting: chequers{uint8(i)},
			Fill: white, Late: image.Pt(8, 8)})
	}
	return v
}

// Late paintings that come into sight beside others come one by one, and in the end it looks as if all had been there.
func TestLatePaintingsComeOneByOne(t *testing.T) {
	golden.Needed(t)
	shown, whole := apart(image.Pt(80, 20)), apart(image.Pt(80, 20))
	p := paint.New()
	p.Draw(shown, lateOnes(0, 1), 1)
	v := lateOnes(0, 4)
	updates := 1
	for p.Update(shown, v, 1); p.Unready(); p.Update(shown, v, 1) {
		updates++
	}
	if updates != 3 {
		t.Errorf("three late paintings took %d updates", updates)
	}
	paint.New().Draw(whole, v, 1)
	if !bytes.Equal(pixels(shown), pixels(whole)) {
		t.Error("late paintings look other than those drawn at once")
	}
}

// Where no late painting in sight was there before, they come all together.
func TestANewPictureDoesNotFillUpInBands(t *testing.T) {
	golden.Needed(t)
	const many = 200
	size := image.Pt(20*many, 20)
	shown, bare, whole := apart(size), apart(size), apart(size)
	p, v := paint.New(), lateOnes(0, many)
	p.Draw(shown, lateOnes(0, 0), 1)
	paint.New().Draw(bare, lateOnes(0, 0), 1)
	paint.New().Draw(whole, v, 1)
	updates := 1
	for p.Update(shown, v, 1); p.Unready(); p.Update(shown, v, 1) {
		if updates++; !bytes.Equal(pixels(shown), pixels(bare)) {
			t.Fatalf("after %d updates a part is shown", updates-1)
		}
	}
	if updates < 2 || updates > many/4+1 || !bytes.Equal(pixels(shown), pixels(whole)) {
		t.Errorf("after %d updates it is not all there", updates)
	}
}

// TestWhatIsMadeLittleByLittleLooksTheSame: sprites that are stored with others, one picture after the other, are those that one
// picture makes at once.
func TestWhatIsMadeLittleByLittleLooksTheSame(t *testing.T) {
	golden.Needed(t)
	shown, whole := apart(image.Pt(400, 200)), apart(image.Pt(400, 200))
	v := &view.View{Items: []view.Item{ground}}
	p := paint.New()
	p.Draw(shown, v, 1)
	for i := range 60 {
		at := view.Rect{X: float64(i * 31 % 360), Y: float64(i * 17 % 160), W: float64(5 + i%37), H: float64(5 + i*7%31)}
		v = &view.View{Items: append(slices.Clone(v.Items), view.Item{Kind: view.Picture, Area: at, Painting: chequers{uint8(i)}, Fill: white})}
		p.Update(shown, v, 1)
	}
	paint.New().Draw(whole, v, 1)
	if !bytes.Equal(pixels(shown), pixels(whole)) {
		t.Error("the pictures differ")
	}
}
