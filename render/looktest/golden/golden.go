// Package golden is for tests that look: it draws views into pictures and compares them with pictures that people have looked at.
// Drawing needs a display, on a machine without one that of xvfb-run. Without any, such tests are skipped, and say so.
//
//	func TestMain(m *testing.M) { golden.Main(m) }
//
//	func TestGolden(t *testing.T) {
//		album := golden.Open(t, "start-1600x1000")
//		for _, pixels := range golden.Sizes {
//			album.Check(t, golden.Shot{Screen: "start", Pixels: pixels}, func(t testing.TB, size view.Size) *view.View { … })
//		}
//	}
//
// Of every picture a hash is committed, and the picture itself only if people look at it. Run the tests with -update to write
// both anew, and with -gallery FOLDER to see all pictures on one page before they are committed.
package golden

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/view"
)

// Sizes are the windows, in pixels, that screens are looked at in: desktops, and a phone upright and across.
var Sizes = []image.Point{{X: 1280, Y: 720}, {X: 1600, Y: 1000}, Large, {X: 390, Y: 844}, {X: 844, Y: 390}}

// Large is a window that shows the same as a smaller one of its shape, with more pixels: a few screens are enough to check it.
var Large = image.Point{X: 3840, Y: 2160}

// loop runs the tests inside the game loop, without which no pixel can be read.
type loop struct {
	tests *testing.M
	code  int
}

func (l *loop) Update() error {
	l.code = l.tests.Run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image) {}

func (l *loop) Layout(w, h int) (int, int) { return w, h }

// drawing tells whether there is a display to draw on.
var drawing bool

// Main runs the tests of a package, inside a window if there is a display, and ends the program.
func Main(m *testing.M) {
	flag.Parse()
	debug.SetGCPercent(100) // no more: fresh memory costs more than collecting the garbage of pictures
	if os.Getenv("DISPLAY") == "" && runtime.GOOS == "linux" {
		os.Exit(m.Run())
	}
	drawing = true
	l := &loop{tests: m}
	ebiten.SetWindowTitle("Soho Foundry: tests")
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{InitUnfocused: true}); err != nil {
		fmt.Fprintln(os.Stderr, "the tests need a display:", err)
		os.Exit(1)
	}
	os.Exit(l.code)
}

// Needed skips a test if nothing can be drawn here.
func Needed(t testing.TB) {
	t.Helper()
	if !drawing {
		t.Skip("there is no display to draw on: run the tests with xvfb-run")
	}
}

// easel draws pictures of one size. It is kept, since most parts of a picture were drawn for an earlier one already.
type easel struct {
	target  *ebiten.Image
	painter *paint.Painter
	picture *image.RGBA // the last picture
}

var easels = map[image.Point]easel{}

// Picture draws a view of a window of so many pixels.
func Picture(v *view.View, pixels image.Point) *image.RGBA {
	last := draw(v, pixels)
	return &image.RGBA{Pix: slices.Clone(last.Pix), Stride: last.Stride, Rect: last.Rect}
}

// draw draws a view into a picture that holds until the next one of its size.
func draw(v *view.View, pixels image.Point) *image.RGBA {
	e, ok := easels[pixels]
	if !ok {
		alone := &ebiten.NewImageOptions{Unmanaged: true} // on a texture shared with others, its place would change the rounding of pixels
		all := image.Rectangle{Max: pixels}
		e = easel{ebiten.NewImageWithOptions(all, alone), paint.New(), image.NewRGBA(all)}
		easels[pixels] = e
	}
	_, scale := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
	e.target.Clear()
	e.painter.Draw(e.target, v, scale)
	e.target.ReadPixels(e.picture.Pix)
	return e.picture
}

// Save writes a picture as PNG, quickly.
func Save(path string, picture image.Image) error { return save(path, picture, png.BestSpeed) }

func save(path string, picture image.Image, level png.CompressionLevel) (err error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	defer func() {
		if closed := f.Close(); err == nil {
			err = closed
		}
	}()
	return (&png.Encoder{CompressionLevel: level}).Encode(f, picture)
}

// load reads a picture.
func load(path string) (image.Image, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	return png.Decode(f)
}
