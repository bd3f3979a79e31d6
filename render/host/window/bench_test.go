//go:build unix

package window

import (
	"image"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) { golden.Main(m) }

var sizes = map[string]image.Point{"1600x1000": {X: 1600, Y: 1000}, "4K": {X: 3840, Y: 2160}}

// bench is a client in front of a full table: late in a game, the human is asked.
type bench struct {
	*client.Client
	in    stage.Input
	scale float64
}

func sitDown(b *testing.B, pixels image.Point) *bench {
	b.Helper()
	r, err := played.Game(played.Medium(3), 60)
	for err == nil && r.Position().AutomasTurn() {
		r.AutomaTurn()
	}
	if err != nil {
		b.Fatal(err)
	}
	c := client.New(client.Options{Store: store.NewMemory(time.Now), Clock: time.Now, Chance: 1})
	c.Began(true) // where there is no graphics card, smoke does not drift in what is measured
	if err := c.Play(r, nil); err != nil {
		b.Fatal(err)
	}
	t := &bench{Client: c}
	t.open(pixels)
	return t
}

// startBench is a client that shows the start screen in a window of a size.
func startBench(pixels image.Point) *bench {
	t := &bench{Client: client.New(client.Options{Store: store.NewMemory(time.Now), Clock: time.Now, Chance: 1})}
	t.Began(true)
	t.open(pixels)
	return t
}

// open opens a window of a size.
func (t *bench) open(pixels image.Point) {
	t.in.Size, t.scale = view.Fit(float64(pixels.X), float64(pixels.Y), 1)
	t.in.Pixel = 1 / t.scale
	t.pass(5)
}

// pass lets moments of 1/60 s pass.
func (t *bench) pass(moments int) {
	for range moments {
		t.in.Now += time.Second / 60
		t.Update(t.in)
		t.in.Wheel = 0
	}
}

// cpu is what this program took of the processors so far, with the threads that draw in place of a graphics card.
func cpu(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// measure runs something again and again, and reports what it takes of the processors beside the time that it takes.
func measure(b *testing.B, once func()) {
	b.Helper()
	b.ReportAllocs()
	once()
	before, turns := cpu(b), 0
	for b.Loop() {
		once()
		turns++
	}
	b.ReportMetric(float64(cpu(b)-before)/float64(turns)/1e6, "cpu-ms/op")
}

// atEachSize measures what is done at a table that is drawn, in windows of several sizes.
func atEachSize(b *testing.B, work func(*testing.B, *bench, *easel)) {
	for name, pixels := range sizes {
		b.Run(name, func(b *testing.B) {
			golden.Needed(b)
			work(b, sitDown(b, pixels), newEasel(pixels))
		})
	}
}

// BenchmarkTableView makes the view of the table, as whenever anything is done.
func BenchmarkTableView(b *testing.B) {
	t := sitDown(b, sizes["1600x1000"])
	wide := t.in.Size.W
	measure(b, func() {
		t.in.Size.W = 2*wide + 1 - t.in.Size.W // a reason to make it
		t.pass(1)
	})
}

// BenchmarkTableDraw draws the view of the table into all of a window, and waits until that is done.
func BenchmarkTableDraw(b *testing.B) {
	atEachSize(b, func(b *testing.B, t *bench, easel *easel) {
		measure(b, func() { easel.draw(t) })
	})
}

// BenchmarkStartDraw draws all of the start screen.
func BenchmarkStartDraw(b *testing.B) {
	atStart(b, func(b *testing.B, t *bench, easel *easel) {
		measure(b, func() { easel.draw(t) })
	})
}

// BenchmarkStartMoves draws what changes in the picture of the start screen from one moment in which it moves to the next.
func BenchmarkStartMoves(b *testing.B) {
	atStart(b, func(b *testing.B, t *bench, easel *easel) {
		easel.draw(t)
		turn, before := 0, 0
		measure(b, func() {
			turn++
			t.in.Cursor.X = float64(600 + turn%2) // somebody is there
			for moved := false; !moved; {
				t.pass(1)
				_, now := t.Picture()
				moved, before = now != before, now
			}
			easel.update(t)
		})
	})
}

// atStart measures the start screen in windows of several sizes.
func atStart(b *testing.B, work func(*testing.B, *bench, *easel)) {
	for name, pixels := range sizes {
		b.Run(name, func(b *testing.B) {
			golden.Needed(b)
			work(b, startBench(pixels), newEasel(pixels))
		})
	}
}

// BenchmarkHover moves the mouse from button to button, and draws what changes.
func BenchmarkHover(b *testing.B) {
	atEachSize(b, func(b *testing.B, t *bench, easel *easel) {
		easel.draw(t)
		v, _ := t.Picture()
		places := [2]view.Point{v.Target("action:pass").Area.Middle(), v.Target("action:loan").Area.Middle()}
		turn := 0
		measure(b, func() {
			turn++
			t.in.Cursor = places[turn%2]
			t.pass(1)
			easel.update(t)
		})
	})
}

// BenchmarkPan drags the board, and draws every picture.
func BenchmarkPan(b *testing.B) {
	atEachSize(b, func(b *testing.B, t *bench, easel *easel) {
		easel.draw(t)
		t.in.Cursor, t.in.Wheel = view.Point{X: 500, Y: 400}, 5
		t.pass(1)
		t.in.Pressed = true
		t.pass(1)
		turn := 0
		measure(b, func() {
			turn++
			t.in.Cursor = view.Point{X: 500 + float64(turn*7%100), Y: 400 + float64(turn*5%60)}
			t.pass(1)
			easel.update(t)
		})
	})
}

// BenchmarkZoom turns the wheel over the board to a closeness that was not seen yet, and draws what is to be seen then.
func BenchmarkZoom(b *testing.B) {
	atEachSize(b, func(b *testing.B, t *bench, easel *easel) {
		easel.draw(t)
		t.in.Cursor = view.Point{X: 500, Y: 400}
		turn := 0
		measure(b, func() {
			turn++
			t.in.Wheel = 0.37
			if turn%20 >= 10 {
				t.in.Wheel = -0.41
			}
			t.pass(1)
			easel.update(t)
		})
	})
}

// BenchmarkFirst draws the table when nothing was drawn before.
func BenchmarkFirst(b *testing.B) {
	atEachSize(b, func(b *testing.B, t *bench, easel *easel) {
		measure(b, func() {
			easel.painter = paint.New()
			easel.draw(t)
		})
	})
}

// BenchmarkIdleUpdate lets time pass while nothing happens.
func BenchmarkIdleUpdate(b *testing.B) {
	t := sitDown(b, sizes["1600x1000"])
	t.pass(200)
	measure(b, func() { t.pass(1) })
}

// easel is what is drawn on.
type easel struct {
	painter *paint.Painter
	target  *ebiten.Image
	pixel   *ebiten.Image
}

func newEasel(pixels image.Point) *easel {
	return &easel{painter: paint.New(), target: ebiten.NewImage(pixels.X, pixels.Y), pixel: ebiten.NewImage(1, 1)}
}

// draw draws all that is to be seen.
func (e *easel) draw(t *bench) {
	v, _ := t.Picture()
	e.painter.Draw(e.target, v, t.scale)
	e.wait()
}

// update draws what has changed of that.
func (e *easel) update(t *bench) {
	v, _ := t.Picture()
	e.painter.Update(e.target, v, t.scale)
	e.wait()
}

// wait reads one pixel back, which is there only when all of the picture is.
func (e *easel) wait() {
	e.pixel.DrawImage(e.target, nil)
	e.pixel.ReadPixels(make([]byte, 4))
}
