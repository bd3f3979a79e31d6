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
