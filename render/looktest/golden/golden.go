// Package golden is for tests that look: it draws views into pictures and compares them with pictures that somebody looked
// at. Drawing needs a display, on a machine without one that of xvfb-run; without any, such tests are skipped, and say so.
//
//	func TestMain(m *testing.M) { golden.Main(m) }
//	func TestStart(t *testing.T) { golden.Check(t, "start", func(t testing.TB, size view.Size) *view.View { … }) }
//
// Run the tests with -update to write the pictures anew, and look at them before they are committed.
package golden

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/view"
)

var update = flag.Bool("update", false, "write the golden pictures anew")

// Sizes are the windows, in pixels, that every screen is looked at in.
var Sizes = []image.Point{{X: 1280, Y: 720}, {X: 1600, Y: 1000}, {X: 3840, Y: 2160}}

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

// easel is what pictures of one size are drawn on. It is kept, since most of what a picture needs was drawn for another.
type easel struct {
	target  *ebiten.Image
	painter *paint.Painter
}

var easels = map[image.Point]easel{}

// Picture draws a view of a window of so many pixels.
func Picture(v *view.View, pixels image.Point) *image.RGBA {
	e, ok := easels[pixels]
	if !ok {
		e = easel{target: ebiten.NewImage(pixels.X, pixels.Y), painter: paint.New()}
		easels[pixels] = e
	}
	_, scale := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
	e.target.Clear()
	e.painter.Draw(e.target, v, scale)
	picture := image.NewRGBA(image.Rect(0, 0, pixels.X, pixels.Y))
	e.target.ReadPixels(picture.Pix)
	return picture
}

// Check compares a screen with its golden pictures, testdata/NAME-WIDTHxHEIGHT.png, at every size: exactly where CI is set,
// and elsewhere with the little that other graphics drivers differ by. Of the sizes in alike no picture is kept, since it
// would look like others: where CI is set it has to be the same nevertheless.
func Check(t *testing.T, name string, screen func(testing.TB, view.Size) *view.View, alike ...image.Point) {
	t.Helper()
	for _, pixels := range Sizes {
		t.Run(fmt.Sprintf("%s-%dx%d", name, pixels.X, pixels.Y), func(t *testing.T) {
			Needed(t)
			logical, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
			picture := Picture(screen(t, logical), pixels)
			check(t, filepath.Base(t.Name()), picture, slices.Contains(alike, pixels))
		})
	}
}

func check(t *testing.T, name string, picture *image.RGBA, alike bool) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		if err := keep(name, picture); err != nil {
			t.Fatal(err)
		}
		if alike {
			return
		}
		if err := Save(path, Few(picture)); err != nil {
			t.Fatal(err)
		}
		return
	}
	known, err := hashes()
	if err != nil {
		t.Fatalf("there is no list of golden pictures; look at what -update writes: %v", err)
	}
	switch {
	case known[name] == hash(picture):
	case !alike:
		compare(t, path, picture)
	case os.Getenv("CI") != "":
		t.Errorf("%s looks otherwise than it did", name)
	}
}

// Save writes a picture as PNG.
func Save(path string, picture image.Image) (err error) {
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
	return (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, picture)
}

// slack is by how much, of 255, a colour may differ where CI is not set: golden pictures have only a few colours.
const slack = 64

// compare tells in which pixels a picture differs from what it was.
func compare(t *testing.T, path string, got *image.RGBA) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatalf("there is no golden picture; look at what -update writes: %v", err)
	}
	defer func() { _ = f.Close() }()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	if want.Bounds() != got.Bounds() {
		t.Fatalf("%s is %v, the picture is %v", path, want.Bounds(), got.Bounds())
	}
	differing, first := differences(want, got, slack)
	if differing == 0 && os.Getenv("CI") == "" {
		return
	}
	seen := filepath.Join(os.TempDir(), "seen-"+filepath.Base(path))
	if err := Save(seen, got); err != nil {
		seen = err.Error()
	}
	t.Errorf("%s is another picture: %d pixels differ much, the first at %v; what was drawn: %s", path, differing, first, seen)
}

func differences(want image.Image, got *image.RGBA, allowed int) (count int, first image.Point) {
	b := got.Bounds()
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			wr, wg, wb, _ := want.At(x, y).RGBA()
			g := got.RGBAAt(x, y)
			if max(apart(wr, g.R), apart(wg, g.G), apart(wb, g.B)) > allowed {
				if count == 0 {
					first = image.Point{X: x, Y: y}
				}
				count++
			}
		}
	}
	return count, first
}

func apart(want uint32, got uint8) int {
	d := int(want>>8) - int(got)
	return max(d, -d)
}
