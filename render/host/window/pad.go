package window

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sohofoundry/render/ui/stage"
)

// padButtons are the names of the buttons of a game pad in the keymap. Those that go down at once count in this order.
var padButtons = [...]string{
	ebiten.StandardGamepadButtonRightBottom: "PadSouth", ebiten.StandardGamepadButtonRightRight: "PadEast",
	ebiten.StandardGamepadButtonRightLeft: "PadWest", ebiten.StandardGamepadButtonRightTop: "PadNorth",
	ebiten.StandardGamepadButtonFrontTopLeft: "PadL1", ebiten.StandardGamepadButtonFrontTopRight: "PadR1",
	ebiten.StandardGamepadButtonFrontBottomLeft: "PadL2", ebiten.StandardGamepadButtonFrontBottomRight: "PadR2",
	ebiten.StandardGamepadButtonCenterLeft: "PadSelect", ebiten.StandardGamepadButtonCenterRight: "PadStart",
	ebiten.StandardGamepadButtonLeftStick: "PadL3", ebiten.StandardGamepadButtonRightStick: "PadR3",
	ebiten.StandardGamepadButtonLeftTop: "PadUp", ebiten.StandardGamepadButtonLeftBottom: "PadDown",
	ebiten.StandardGamepadButtonLeftLeft: "PadLeft", ebiten.StandardGamepadButtonLeftRight: "PadRight",
}

// padSticks are the directions of the sticks: the left one chooses, the right one moves the board.
var padSticks = []struct {
	axis ebiten.StandardGamepadAxis
	sign float64
	name string
}{
	{ebiten.StandardGamepadAxisLeftStickVertical, -1, "PadUp"}, {ebiten.StandardGamepadAxisLeftStickVertical, 1, "PadDown"},
	{ebiten.StandardGamepadAxisLeftStickHorizontal, -1, "PadLeft"}, {ebiten.StandardGamepadAxisLeftStickHorizontal, 1, "PadRight"},
	{ebiten.StandardGamepadAxisRightStickVertical, -1, "PadPanUp"}, {ebiten.StandardGamepadAxisRightStickVertical, 1, "PadPanDown"},
	{ebiten.StandardGamepadAxisRightStickHorizontal, -1, "PadPanLeft"}, {ebiten.StandardGamepadAxisRightStickHorizontal, 1, "PadPanRight"},
}

// tilted is how far a stick is moved at least, of 1, to mean a direction.
const tilted = 0.55

// pad reads the buttons and sticks of all game pads that are laid out in the standard way.
func (h *inputReader) pad(in *stage.Input) {
	h.pads = ebiten.AppendGamepadIDs(h.pads[:0])
	tilt := map[string]bool{}
	for _, id := range h.pads {
		for button, name := range padButtons {
			h.count(in, name, inpututil.StandardGamepadButtonPressDuration(id, ebiten.StandardGamepadButton(button)))
		}
		for _, s := range padSticks {
			if ebiten.StandardGamepadAxisValue(id, s.axis)*s.sign > tilted {
				tilt[s.name] = true
			}
		}
	}
	for _, s := range padSticks {
		if !tilt[s.name] {
			delete(h.stick, s.name)
			continue
		}
		if h.stick == nil {
			h.stick = map[string]int{}
		}
		h.stick[s.name]++
		h.count(in, s.name, h.stick[s.name])
	}
}

// count takes in that a button has been held for so many updates.
func (h *inputReader) count(in *stage.Input, name string, held int) {
	switch {
	case held == 1:
		in.Keys = append(in.Keys, name)
	case held >= repeatAfter && (held-repeatAfter)%repeatEvery == 0:
		in.Held = append(in.Held, name)
	}
}
