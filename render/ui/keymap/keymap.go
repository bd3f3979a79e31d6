// Package keymap says which key does which action. Scenes name actions; people may give them other keys.
package keymap

import "slices"

// Map knows the keys of every action.
type Map struct{ keys map[string][]string }

// Action is something that a key can do, wherever a scene offers it.
type Action struct {
	Name string   // as in the settings and the catalogue: "confirm"
	Keys []string // unless the settings say otherwise: "Enter", "Ctrl+S", "Shift+Tab"
}

// Actions are all there are, in the order in which help lists them.
var Actions = []Action{
	{"confirm", []string{"Enter"}},
	{"back", []string{"Escape", "Backspace"}},
	{"next-step", []string{"Space"}},
	{"previous-step", []string{"Comma"}},
	{"end-of-turn", []string{"E"}},
	{"auto", []string{"P"}},
	{"replay-turn", []string{"R"}},
	{"undo", []string{"U"}},
	{"redo", []string{"Y"}},
	{"hint", []string{"H"}},
	{"put-right", []string{"G"}},
	{"build", []string{"B"}},
	{"network", []string{"K"}},
	{"develop", []string{"V"}},
	{"sell", []string{"X"}},
	{"loan", []string{"O"}},
	{"scout", []string{"C"}},
	{"pass", []string{"Z"}},
	{"done", []string{"E"}},
	{"card-1", []string{"1"}},
	{"card-2", []string{"2"}},
	{"card-3", []string{"3"}},
	{"card-4", []string{"4"}},
	{"card-5", []string{"5"}},
	{"card-6", []string{"6"}},
	{"card-7", []string{"7"}},
	{"card-8", []string{"8"}},
	{"bid-1", []string{"1"}},
	{"bid-2", []string{"2"}},
	{"bid-3", []string{"3"}},
	{"bid-4", []string{"4"}},
	{"bid-5", []string{"5"}},
	{"bid-6", []string{"6"}},
	{"bid-7", []string{"7"}},
	{"bid-8", []string{"8"}},
	{"bid-9", []string{"9"}},
	{"bid-0", []string{"0"}},
	{"pass-bid", []string{"P"}},
	{"give", []string{"G"}},
	{"take", []string{"T"}},
	{"subsidy", []string{"S"}},
	{"pan-up", []string{"W"}},
	{"pan-left", []string{"A"}},
	{"pan-down", []string{"S"}},
	{"pan-right", []string{"D"}},
	{"zoom-in", []string{"+", "="}},
	{"zoom-out", []string{"-"}},
	{"fit", []string{"F"}},
	{"your-mat", []string{"M"}},
	{"automas-mat", []string{"N"}},
	{"log", []string{"L"}},
	{"rules", []string{"F2"}},
	{"help", []string{"F1"}},
	{"menu", []string{"F10"}},
	{"sound", []string{"F9"}},
	{"fullscreen", []string{"F11"}},
	{"inspect", []string{"I"}},
	{"next", []string{"Tab"}},
	{"previous", []string{"Shift+Tab"}},
	{"up", []string{"Up"}},
	{"down", []string{"Down"}},
	{"left", []string{"Left"}},
	{"right", []string{"Right"}},
	{"page-up", []string{"PageUp"}},
	{"page-down", []string{"PageDown"}},
	{"continue", []string{"C"}},
	{"new-game", []string{"N"}},
	{"at-table", []string{"A"}},
	{"load", []string{"L"}},
	{"lessons", []string{"J"}},
	{"settings", []string{"T"}},
	{"statistics", []string{"I"}},
	{"quit", []string{"Q"}},
	{"search", []string{"Ctrl+F", "/"}},
}

// PadActions are the actions of the buttons of a game pad, laid out as on the standard one: the four at the right are named by
// where they are. PadSouth is not among them: it presses the target with the focus.
var PadActions = map[string]string{
	"PadWest": "confirm", "PadEast": "back", "PadNorth": "inspect", "PadL1": "previous", "PadR1": "next", "PadL2": "zoom-out", "PadR2": "zoom-in",
	"PadStart": "menu", "PadSelect": "log", "PadL3": "fit", "PadR3": "undo",
	"PadUp": "up", "PadDown": "down", "PadLeft": "left", "PadRight": "right",
	"PadPanUp": "pan-up", "PadPanDown": "pan-down", "PadPanLeft": "pan-left", "PadPanRight": "pan-right",
}

// PadSouth is the button that presses the target with the focus.
const PadSouth = "PadSouth"

// PadKey is the button of a game pad for an action, or empty. An action without a button is reached by moving the focus.
func PadKey(action string) string {
	for button, does := range PadActions {
		if does == action {
			return button
		}
	}
	return ""
}

// Moves reports whether an action moves something by a little, so that its key does it again and again while it is held.
func (a Action) Moves() bool {
	switch a.Name {
	case "pan-up", "pan-left", "pan-down", "pan-right", "zoom-in", "zoom-out", "next", "previous", "up", "down", "left", "right",
		"page-up", "page-down":
		return true
	}
	return false
}

// New is the map with some actions on other keys. Names that are no actions are returned in alphabetical order. The others are
// taken over.
func New(own map[string]string) (m Map, unknown []string) {
	m = Map{keys: map[string][]string{}}
	for _, a := range Actions {
		m.keys[a.Name] = a.Keys
	}
	for name, key := range own {
		if _, ok := m.keys[name]; !ok {
			unknown = append(unknown, name)
			continue
		}
		m.keys[name] = []string{key}
	}
	slices.Sort(unknown)
	return m, unknown
}

// Keys are the keys of an action.
func (m Map) Keys(action string) []string { return m.keys[action] }

// Key is the first key of an action, as it is shown on buttons; empty for an action without one.
func (m Map) Key(action string) string {
	if keys := m.keys[action]; len(keys) > 0 {
		return keys[0]
	}
	return ""
}

// Does reports whether a key does an action.
func (m Map) Does(key, action string) bool { return slices.Contains(m.keys[action], key) }
