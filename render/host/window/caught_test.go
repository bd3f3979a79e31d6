package window

import (
	"errors"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestAPanicEndsTheGameInOrder(t *testing.T) {
	g := &game{} // without a client, whatever it does is a panic
	g.Draw(nil)
	if g.bug == nil {
		t.Fatal("the panic was not caught")
	}
	if err := g.Update(); !errors.Is(err, ebiten.Termination) {
		t.Errorf("the next update returns %v, so the game goes on", err)
	}
}

// TestTheWindowStaysWithoutMonitor: when the last monitor is unplugged, the window is laid out as it was before.
func TestTheWindowStaysWithoutMonitor(t *testing.T) {
	g := &game{factor: 2}
	if wide, high := g.layOut(1440, 900, nil); wide != 2880 || high != 1800 {
		t.Errorf("a window of 1440 by 900 has %v by %v pixels, want 2880 by 1800 as before", wide, high)
	}
}
