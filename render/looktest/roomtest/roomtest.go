// Package roomtest helps the tests of rooms: it sets up positions and the environment of a view, and looks for texts that are
// cut, run out of their room or into each other.
package roomtest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Least is the smallest window in logical units.
var Least = view.Size{W: view.LeastWide, H: view.LeastHigh}

// State is a position in the notation of package sketch, against the Automa with the medium mat.
func State(t testing.TB, g *automa.Game, text string) *engine.State {
	t.Helper()
	return StateOn(t, g, "medium", text)
}

// StateOn is a position against the Automa with the mat of a name.
func StateOn(t testing.TB, g *automa.Game, mat, text string) *engine.State {
	t.Helper()
	m, ok := decks.MatNamed(g.ID, mat)
	if !ok {
		t.Fatalf("there is no mat %q", mat)
	}
	s, err := sketch.Position(g.Game, m.Count, text)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

// Recorded is the text of a game that the tests of package record keep, such as "medium".
func Recorded(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "automa", "record", "testdata", name+".soho"))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Thing finds a thing that can be picked by its name: a card with "card:", an industry with "mat:", a merchant, a port or the
// distant market with "to:", a size of loan with "loan:", an action, a space, line or location without a prefix.
func Thing(t testing.TB, g *engine.Game, name string) thing.Thing {
	t.Helper()
	kinds := []thing.Kind{thing.Action, thing.Space, thing.Line, thing.Location}
	if before, rest, ok := strings.Cut(name, ":"); ok {
		kinds, name = map[string][]thing.Kind{"card": {thing.Card}, "mat": {thing.Industry}, "loan": {thing.LoanSize},
			"to": {thing.Merchant, thing.Port, thing.Distant}}[before], rest
	}
	for _, kind := range kinds {
		if found := thing.Named(g, kind, name); found.ID != 0 {
			return found
		}
	}
	t.Fatalf("there is no %q", name)
	return thing.Thing{}
}

// Env is the environment of a view in a window of a size, with reading text larger than usual by a factor.
func Env(t testing.TB, g *automa.Game, size view.Size, reading float64) *widget.Env {
	t.Helper()
	w, err := words.New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	keys, _ := keymap.New(nil)
	return &widget.Env{Size: size, Words: w, Palette: &theme.Foundry, Reading: reading, Keys: keys}
}

// Readings are the sizes of reading text that the settings offer.
var Readings = []float64{1, 1.15, 1.3}

// leastType is the smallest size of type that can be read in the smallest window.
const leastType = 10.0

// OneGolden fails if more than one button is golden, or if a golden one cannot be clicked because it is hidden: Enter presses it,
// so it must be in sight. Buttons below an open page do not count. It returns the id of the golden button, if any.
func OneGolden(t testing.TB, v *view.View) (id string) {
	t.Helper()
	var golden []string
	for i := range v.Targets {
		target := &v.Targets[i]
		isBrass := func(item view.Item) bool {
			return item.Kind == view.Box && item.Area == target.Area && item.Low == theme.Foundry.BrassDeep && item.Line == item.Low
		}
		if target.Act == nil || v.Covered(i) || !slices.ContainsFunc(v.Items, isBrass) {
			continue
		}
		id = target.ID
		golden = append(golden, id)
		seen := false
		for _, part := range target.Area.Columns(9, 0) {
			seen = seen || v.Under(part.Middle(), func(*view.Target) bool { return true }) == target
		}
		if !seen {
			t.Errorf("the golden %s at %v is hidden", target.ID, target.Area)
		}
	}
	if len(golden) > 1 {
		t.Errorf("all of these are golden: %q", golden)
	}
	return id
}

// Legible reports every text that is cut, too small, out of the room or runs into another, and every target that is out of
// the room.
func Legible(t testing.TB, v *view.View, room view.Rect) {
	t.Helper()
	var inks []view.Rect
	var texts []string
	for i := range v.Items {
		item := &v.Items[i]
		if item.Kind != view.Label {
			continue
		}
		ink := Ink(item)
		switch {
		case strings.HasSuffix(item.Text, "…"):
			t.Errorf("%q is cut", item.Text)
		case item.Size < leastType:
			t.Errorf("%q is only %.1f high", item.Text, item.Size)
		case !room.Holds(ink):
			t.Errorf("%q at %v runs out of its room %v", item.Text, ink, room)
		}
		for n, other := range inks {
			if ink.Meets(other) {
				t.Errorf("%q at %v runs into %q at %v", item.Text, ink, texts[n], other)
			}
		}
		inks, texts = append(inks, ink), append(texts, item.Text)
	}
	for i := range v.Targets {
		if target := &v.Targets[i]; !room.Holds(target.Area) {
			t.Errorf("target %s at %v is out of its room %v", target.ID, target.Area, room)
		}
	}
}

// Ink is where the letters of a label are, from the top of its capitals to its baseline.
func Ink(item *view.Item) view.Rect {
	wide := fonts.Width(item.Font, item.Size, item.Text)
	high := fonts.CapHeight(item.Font, item.Size)
	ink := view.Rect{X: item.Area.X, Y: item.Area.Middle().Y - high/2, W: wide, H: high}
	switch item.Align {
	case view.Centre:
		ink.X += (item.Area.W - wide) / 2
	case view.Right:
		ink.X = item.Area.Right() - wide
	}
	return ink
}

// Texts are all labels of a view.
func Texts(v *view.View) (list []string) {
	for i := range v.Items {
		if v.Items[i].Kind == view.Label {
			list = append(list, v.Items[i].Text)
		}
	}
	return list
}

// CheckTips reports whether inspection has something to tell about every target that can be asked about.
func CheckTips(t testing.TB, v *view.View, about func(any) widget.Tip) {
	t.Helper()
	for i := range v.Targets {
		target := &v.Targets[i]
		if target.About == nil {
			continue
		}
		tip := about(target.About)
		if tip.Title == "" || len(tip.Lines) == 0 || len(tip.Rules) == 0 {
			t.Errorf("%s: the tip about %+v lacks a title, a text or a rule: %+v", target.ID, target.About, tip)
		}
		for _, line := range append(tip.Lines, tip.Title) {
			if strings.ContainsAny(line, "{}") {
				t.Errorf("%s: a placeholder is left in %q", target.ID, line)
			}
		}
	}
}
