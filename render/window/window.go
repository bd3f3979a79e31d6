// Package window opens the window: it hands what the person does to the client, and draws what the client shows when that
// looks different. It is the only package that knows of a display.
package window

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/client"
	"sohofoundry/render/paint"
	"sohofoundry/render/view"
)

// Missing says what there is not that a window needs.
type Missing struct{ what string }

func (m *Missing) Error() string { return m.what }

// Possible tells whether a window can be opened here: the error, a *Missing, says why not, as far as that is plain before.
func Possible() error { return possible() }

// Run shows a client in a window until the person leaves, and sees to it that everything is kept. The error is a *Missing if
// there was no window.
func Run(c *client.Client) error {
	ebiten.SetWindowTitle("Soho Foundry")
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSize(1440, 900)
	ebiten.SetWindowSizeLimits(640, 360, -1, -1)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetFullscreen(c.Fullscreen())
	g := &game{client: c, painter: paint.New()}
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{X11ClassName: "soho", X11InstanceName: "soho"})
	if err != nil && g.wide == 0 { // it never began
		first, _, _ := strings.Cut(err.Error(), "\n")
		return &Missing{fmt.Sprintf("no window can be opened (%s)", strings.TrimRight(first, ": "))}
	}
	return errors.Join(err, c.Close())
}

// game is the client as Ebitengine wants it.
type game struct {
	client  *client.Client
	painter *paint.Painter
	hands   hands
	wide    float64 // of the screen, in pixels
	high    float64
	scale   float64 // pixels in a logical unit
	shown   int     // the number of the picture that is on the screen
	size    view.Size
	repaint int // how many frames are still to be drawn though nothing changed
	resting int // updates since something happened
}

// How many updates a second there are, while something moves or is done, and while nothing is.
const (
	awake   = 60
	asleep  = 15
	restFor = 90 // updates without anything until it falls asleep
)

// Update takes in what was done and lets the client act.
func (g *game) Update() error {
	in := g.hands.read(g.scale)
	in.Size = view.Size{W: g.wide / g.scale, H: g.high / g.scale}
	in.Pixel = 1 / g.scale
	in.Now = g.hands.clock()
	if ebiten.IsWindowBeingClosed() {
		return ebiten.Termination
	}
	quit := g.client.Update(in)
	if full := g.client.Fullscreen(); full != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(full)
	}
	g.rest(g.hands.busy || !g.client.Idle())
	if quit {
		return ebiten.Termination
	}
	return nil
}

// rest updates less often while nothing happens.
func (g *game) rest(active bool) {
	g.resting++
	if active {
		g.resting = 0
	}
	tps := awake
	if g.resting > restFor {
		tps = asleep
	}
	if ebiten.TPS() != tps {
		ebiten.SetTPS(tps)
	}
}

// again is how many frames a picture is drawn in: displays swap two or three buffers.
const again = 3

// Draw draws the picture if it is not on the screen yet.
func (g *game) Draw(screen *ebiten.Image) {
	v, number := g.client.Picture()
	if size := (view.Size{W: g.wide, H: g.high}); number != g.shown || size != g.size {
		g.shown, g.size, g.repaint = number, size, again
	}
	if g.repaint == 0 {
		return
	}
	g.repaint--
	g.painter.Draw(screen, v, g.scale)
}

// LayoutF gives the screen as many pixels as the window has.
func (g *game) LayoutF(wide, high float64) (float64, float64) {
	factor := ebiten.Monitor().DeviceScaleFactor()
	g.wide, g.high = math.Ceil(wide*factor), math.Ceil(high*factor)
	_, g.scale = view.Fit(g.wide, g.high)
	return g.wide, g.high
}

// Layout is what LayoutF is asked instead of.
func (g *game) Layout(wide, high int) (int, int) { return wide, high }
