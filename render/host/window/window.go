// Package window opens the window: it hands the person's input to the client, and draws the client's picture when that looks
// different. It is the only package that knows of a display.
package window

import (
	"errors"
	"image"
	"math"
	"runtime/debug"
	"strings"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/engine/fault"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/paint"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// Missing is the error for a thing that a window needs and the system lacks.
type Missing struct{ what fault.Text }

func (m *Missing) Error() string { return m.what.String() }

// Text is the text of Error, to be told in another language.
func (m *Missing) Text() fault.Text { return m.what }

// Possible tells whether a window can be opened here: the error, a *Missing, says why not, as far as that is plain before.
func Possible() error { return possible() }

// Run shows a client in a window until the person leaves, and saves everything in any case: a panic comes out only after that.
// The error is a *Missing if there was no window.
func Run(c *client.Client) error {
	ebiten.SetWindowTitle("Soho Foundry")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(360, 360, -1, -1)
	pixels, factor := place(c.Settings().Window)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	if placed { // a page may fill the screen only when the person has just asked for it
		ebiten.SetFullscreen(c.Settings().Fullscreen)
	}
	g := &game{client: c, painter: paint.New(), factor: factor, zoom: zoomed(), full: c.Settings().Fullscreen}
	g.page.open(c)
	g.prepared.Go(func() { g.prepare(pixels) })
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{X11ClassName: "soho", X11InstanceName: "soho"})
	g.prepared.Wait()
	closed := c.Close()
	if err != nil && g.wide == 0 { // it never began
		first, _, _ := strings.Cut(err.Error(), "\n")
		return &Missing{fault.Sprintf("no window can be opened (%s)", strings.TrimRight(first, ": "))}
	}
	err = errors.Join(err, closed)
	if g.bug != nil {
		panic(g.bug)
	}
	return err
}

// garbagePart is how much garbage may lie about once there is a picture, in percent of the memory in use: half of the usual, for
// pictures are large and there is time.
const garbagePart = 50

// game is the client as Ebitengine wants it.
type game struct {
	prepared sync.WaitGroup // until the first picture is
	client   *client.Client
	painter  *paint.Painter
	input    inputReader
	page     page    // around the window, in a browser
	wide     float64 // of the screen, in pixels
	high     float64
	points   view.Size // the same, as the system counts it
	factor   float64   // pixels in a unit of the system for the window's size
	scale    float64   // pixels in a logical unit
	zoom     float64   // how many times as large as usual the browser shows the page
	screen   *ebiten.Image
	updated  time.Duration // when the last update was
	looked   time.Duration // when input was last looked at
	drawn    bool          // since the last update there was a picture, or there was none to draw
	shown    int           // the number of the picture that is on the screen
	resting  int           // updates since something happened
	drifts   time.Duration // when the picture changes by itself, 0 for never
	full     bool          // the client wanted the whole screen last
	bug      any           // the value of a panic, which ends the game; for Run, as a panic in a call by Ebitengine would lose unsaved data
}

// caught notes a panic for Run.
func (g *game) caught() {
	if reason := recover(); reason != nil && g.bug == nil {
		g.bug = reason
	}
}

// prepare makes all that the first picture is drawn with while the window opens, which takes some time without anything to do
// for us. If the window is of another size after all, that is done again.
func (g *game) prepare(pixels image.Point) {
	defer g.caught()
	size, scale := view.Fit(float64(pixels.X), float64(pixels.Y), g.factor)
	g.enlarge(size, scale)
	g.client.Update(stage.Input{Size: size, Pixel: 1 / scale, Point: g.factor / scale})
	v, _ := g.client.Picture()
	g.painter.Prepare(pixels, v, scale)
}

// How many updates a second there are, while something moves or is done, and while nothing is.
const (
	awake   = 60
	restFor = 90 // updates without anything until it falls asleep
)

// asleep reports whether nothing has happened for a while.
func (g *game) asleep() bool { return g.resting > restFor }

// Update takes in the input and lets the client act.
func (g *game) Update() error {
	defer g.caught()
	g.prepared.Wait()
	if g.bug != nil {
		return ebiten.Termination
	}
	in := g.input.read(g.scale)
	g.page.read(&in)
	in.Size = view.Size{W: g.wide / g.scale, H: g.high / g.scale}
	in.Pixel, in.Point = 1/g.scale, g.factor/g.scale
	g.enlarge(in.Size, g.scale)
	in.Now = g.input.clock.now()
	if g.drawn || g.looked == 0 { // input counts as looked at once between two pictures, however many updates there are
		g.drawn, g.looked = false, in.Now
	}
	in.Looked = g.looked
	if ebiten.IsWindowBeingClosed() {
		g.remember()
		return ebiten.Termination
	}
	asked, quit := g.page.ask(g.client), false
	for _, in := range append(g.input.early(in, g.updated, g.scale), in) {
		quit = g.client.Update(in) || quit
	}
	g.updated = in.Now
	if full := g.client.Settings().Fullscreen; full != g.full { // a person who leaves full screen by other ways is not brought back
		g.full = full
		ebiten.SetFullscreen(full)
	}
	g.page.update(g, in.Now)
	g.slowDown(g.input.busy || asked || in.Focused != "" || in.Acted != "" || !g.client.Idle() || g.painter.Unready())
	if quit {
		g.remember()
		return ebiten.Termination
	}
	return nil
}

// enlarge makes text larger where a window as it is laid out does not: the layouts for hands where they have no room for a unit as large
// as a point, and the wide layout, which always fills the window, where a browser zooms the page.
func (g *game) enlarge(size view.Size, scale float64) {
	if size.Layout() == view.Wide {
		g.client.Enlarge(g.zoom)
	} else {
		g.client.Enlarge(g.factor / scale)
	}
}

// remember keeps how the window is, for the next time.
func (g *game) remember() { g.client.Placed(left(g.client.Settings().Window)) }

// slowDown updates less often while nothing happens.
func (g *game) slowDown(active bool) {
	g.resting++
	if active {
		g.resting = 0
	}
	if g.resting == restFor {
		g.remember()
	}
	tps := awake
	if g.asleep() {
		tps = int(time.Second / g.longest())
	}
	if ebiten.TPS() != tps {
		ebiten.SetTPS(tps)
	}
}

// longest is how long a frame waits while nothing happens: until the picture changes by itself, or as long as the page lets it.
func (g *game) longest() time.Duration {
	longest := g.page.longest()
	if g.drifts != 0 {
		return min(max(g.drifts-g.updated, time.Second/awake), longest)
	}
	return longest
}

// Draw draws the changes since the last picture. Ebitengine keeps the picture, and shows it for as many frames as the display
// has buffers.
func (g *game) Draw(screen *ebiten.Image) {
	defer g.caught()
	g.drawn = true
	v, number := g.client.Picture()
	g.drifts = v.Drifts
	switch {
	case screen != g.screen: // another size: nothing is on it
		g.painter.Draw(screen, v, g.scale)
	case number != g.shown || g.painter.Unready():
		g.painter.Update(screen, v, g.scale)
	default:
		g.wait()
		return
	}
	if g.screen == nil {
		g.began()
	}
	g.screen, g.shown = screen, number
}

// began does the work that can wait until there is a picture.
func (g *game) began() {
	g.page.shown()
	debug.SetGCPercent(garbagePart)
	g.client.Began(!accelerated())
}

// DrawFinalScreen shows the picture, which has as many pixels as the window. It is the more costly half of a change to a small
// part of the picture.
func (g *game) DrawFinalScreen(screen ebiten.FinalScreen, drawn *ebiten.Image, place ebiten.GeoM) {
	if place == (ebiten.GeoM{}) {
		paint.Copy(screen, drawn)
	} else {
		ebiten.DefaultDrawFinalScreen(screen, drawn, place)
	}
}

// wait lets the processor rest if nothing has happened for a while: Ebitengine would look for input as often as ever.
func (g *game) wait() {
	if g.asleep() && g.page.nap(g.longest()) {
		g.slowDown(true)
	}
}

// LayoutF gives the screen as many pixels as the window has.
func (g *game) LayoutF(wide, high float64) (float64, float64) {
	return g.layOut(wide, high, ebiten.Monitor())
}

func (g *game) layOut(wide, high float64, on *ebiten.MonitorType) (float64, float64) {
	if on != nil { // the last one may just have been unplugged
		g.factor = on.DeviceScaleFactor()
	}
	g.wide, g.high = math.Ceil(wide*g.factor), math.Ceil(high*g.factor)
	if points := (view.Size{W: wide, H: high}); points != g.points { // which a zoom changes
		g.points, g.zoom = points, zoomed()
	}
	_, g.scale = view.Fit(g.wide, g.high, g.factor)
	return g.wide, g.high
}

// Layout is never asked: LayoutF is asked instead.
func (g *game) Layout(wide, high int) (int, int) { return wide, high }
