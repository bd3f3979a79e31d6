package window

import (
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// inputReader reads the person's input by mouse, keys, fingers and game pads.
type inputReader struct {
	clock   clock
	cursor  [2]int
	keys    []ebiten.Key
	runes   []rune
	touches touches
	passed  []touch // the touches between the last update and this one
	pads    []ebiten.GamepadID
	stick   map[string]int // how many updates the sticks have been held in each direction
	held    bool           // the mouse's button was down at the last update
	buttons []bool         // the states in which it was since then, before the one in which it is now: true is down
	busy    bool           // something was done since the last update
}

func (h *inputReader) read(scale float64) (in stage.Input) {
	x, y := ebiten.CursorPosition()
	at := func(x, y int) view.Point { return view.Point{X: float64(x) / scale, Y: float64(y) / scale} }
	in.Cursor = at(x, y)
	in.Pressed = inpututil.MouseButtonPressDuration(ebiten.MouseButtonLeft) > 0
	h.buttons = between(h.held, in.Pressed, inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft),
		inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft))
	h.held = in.Pressed
	in.Second = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight)
	_, in.Wheel = ebiten.Wheel()
	var fingers []view.Point
	h.passed, fingers = h.touches.read()
	in.Fingers = scaled(fingers, scale)
	h.runes = ebiten.AppendInputChars(h.runes[:0])
	in.Typed = string(h.runes)
	in.Keys, in.Held = h.pressed()
	h.pad(&in)
	moved := h.cursor != [2]int{x, y}
	h.cursor = [2]int{x, y}
	h.busy = moved || in.Pressed || len(h.buttons) > 0 || in.Second || in.Wheel != 0 || len(in.Fingers) > 0 || len(h.passed) > 0 || len(in.Keys) > 0 || len(in.Held) > 0 || in.Typed != ""
	return in
}

// between are the states of a button between two updates, if it was down at the first or not, is down now or not, and went down and up
// since. Ebitengine knows the last time of both alone: two whole clicks between two updates are one.
func between(before, now, wentDown, wentUp bool) (states []bool) {
	switch {
	case !wentDown:
	case before && now:
		states = []bool{false}
	case before:
		states = []bool{false, true}
	case now && wentUp:
		states = []bool{true, false}
	case !now:
		states = []bool{true}
	}
	return states
}

// early returns the touches before an input, and what the mouse's button did, as inputs of their own, none of which is earlier than the
// last one was: what was clicked on answers the keys that follow, even where a picture takes longer than both.
func (h *inputReader) early(in stage.Input, last time.Duration, scale float64) (list []stage.Input) {
	for _, t := range h.passed {
		at := in.Now - time.Since(t.at)
		last = min(max(last, at), in.Now)
		list = append(list, stage.Input{Now: last, Looked: at, Size: in.Size, Pixel: in.Pixel, Point: in.Point, Cursor: in.Cursor, Fingers: scaled(t.fingers, scale)})
	}
	for _, down := range h.buttons {
		list = append(list, stage.Input{Now: in.Now, Size: in.Size, Pixel: in.Pixel, Point: in.Point, Cursor: in.Cursor, Pressed: down})
	}
	return list
}

// scaled are points in logical units.
func scaled(pixels []view.Point, scale float64) (list []view.Point) {
	for _, p := range pixels {
		list = append(list, p.Times(1/scale))
	}
	return list
}

// How many updates a key is held until it repeats, and then between two repeats.
const (
	repeatAfter = 24
	repeatEvery = 4
)

// pressed names the keys that went down, even if they are up again already, and those that are held and repeat.
func (h *inputReader) pressed() (pressed, held []string) {
	h.keys = inpututil.AppendJustPressedKeys(h.keys[:0])
	down := len(h.keys)
	h.keys = inpututil.AppendPressedKeys(h.keys)
	for i, k := range h.keys {
		if long := inpututil.KeyPressDuration(k); i >= down && (long < repeatAfter || (long-repeatAfter)%repeatEvery != 0) {
			continue
		}
		name := keyName(k)
		if name == "" {
			continue
		}
		switch {
		case ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta):
			name = "Ctrl+" + name
		case ebiten.IsKeyPressed(ebiten.KeyAlt): // Alt+Tab and the like are meant for others
			name = "Alt+" + name
		case ebiten.IsKeyPressed(ebiten.KeyShift) && len(name) > 1:
			name = "Shift+" + name
		}
		if i < down {
			pressed = append(pressed, name)
		} else {
			held = append(held, name)
		}
	}
	return pressed, held
}

// named are the keys that the keymap calls otherwise than Ebitengine; those without a name are held with others.
var named = map[ebiten.Key]string{
	ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down", ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right",
	ebiten.KeyNumpadEnter: "Enter", ebiten.KeyNumpadAdd: "+", ebiten.KeyNumpadSubtract: "-",
	ebiten.KeyShift: "", ebiten.KeyShiftLeft: "", ebiten.KeyShiftRight: "",
	ebiten.KeyControl: "", ebiten.KeyControlLeft: "", ebiten.KeyControlRight: "",
	ebiten.KeyAlt: "", ebiten.KeyAltLeft: "", ebiten.KeyAltRight: "",
	ebiten.KeyMeta: "", ebiten.KeyMetaLeft: "", ebiten.KeyMetaRight: "",
	ebiten.KeyMinus: "-", ebiten.KeyEqual: "+", ebiten.KeySlash: "/",
}

// keyName is the name of a key in the keymap: letters as the keyboard's layout has them, digits by their place, which some
// layouts have other characters on.
func keyName(k ebiten.Key) string {
	if name, ok := named[k]; ok {
		return name
	}
	name := k.String()
	if digit, ok := strings.CutPrefix(name, "Digit"); ok {
		return digit
	}
	if digit, ok := strings.CutPrefix(name, "Numpad"); ok {
		return digit
	}
	if len(name) == 1 {
		if layout := strings.ToUpper(ebiten.KeyName(k)); len(layout) == 1 {
			return layout
		}
	}
	return name
}
