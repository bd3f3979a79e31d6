package reading

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/looktest/screens"
	"sohofoundry/render/room/board"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// TestAFingerScrollsEveryPage drags what scrolls: something else is seen then, and nothing was pressed.
func TestAFingerScrollsEveryPage(t *testing.T) {
	long(t)
	size, _ := view.Fit(390, 667, 1)
	for _, name := range []string{"new-game", "load", "settings", "keys", "help", "log", "your-mat", "final", "lessons"} {
		t.Run(name, func(t *testing.T) {
			i := slices.IndexFunc(screens.All, func(s screens.Screen) bool { return s.Name == name })
			p := screens.All[i].Come(t, size)
			before := *p.See()
			from := before.Index("page:close")
			for n := range before.Targets {
				if target := &before.Targets[n]; target.Drag && target.Wheel && target.ID != board.GroundID {
					from = n
				}
			}
			at := before.Targets[from].Area.Middle()
			if name == "log" { // which begins at its end
				drag(p, at, view.Point{Y: 120})
			} else {
				drag(p, at, view.Point{Y: -120})
			}
			after := p.See()
			if after.Equal(&before) {
				t.Errorf("nothing moved when %s was dragged", before.Targets[from].ID)
			}
			if after.Target(before.Targets[from].ID) == nil {
				t.Errorf("%s is gone", before.Targets[from].ID)
			}
		})
	}
}

// drag draws a finger over the screen.
func drag(p *screens.Person, from, by view.Point) {
	for i := range 5 {
		p.In.Fingers = []view.Point{from.Add(by.Times(float64(i) / 4))}
		p.In.Now += 20 * time.Millisecond
		p.Update(p.In)
	}
	p.In.Fingers = nil
	p.Pass(1)
}

// handy reports what is pressed with a finger and is too small for one: what has a side of less than theme.Touch, and shares
// an area with such sides with something else that is pressed. On the board, and within a line of text, a finger means the
// nearest thing.
func handy(t *testing.T, v *view.View, window view.Rect) {
	t.Helper()
	ground := v.Target(board.GroundID)
	var pressed []*view.Target
	for i := range v.Targets {
		target := &v.Targets[i]
		onBoard := ground != nil && ground.Area.Holds(target.Area) && i > v.Index(board.GroundID) && !overBoard(v, i)
		inText := strings.Contains(target.ID, ":rule:")
		if target.Act != nil && target.Beyond == 0 && !target.Area.Empty() && !v.Covered(i) && !onBoard && !inText {
			pressed = append(pressed, target)
		}
	}
	for _, target := range pressed {
		if target.Area.W > theme.Touch-0.01 && target.Area.H > theme.Touch-0.01 {
			continue
		}
		reach := view.Around(target.Area.Middle(), max(target.Area.W, theme.Touch), max(target.Area.H, theme.Touch)).Within(window)
		for _, other := range pressed {
			if other != target && other.Area.Meets(reach) {
				t.Errorf("%s at %v is too small for a finger, with %s at %v beside it", target.ID, target.Area, other.ID, other.Area)
				break
			}
		}
	}
}

// overBoard reports whether a target lies on something that lies over the board, such as a page or a notice.
func overBoard(v *view.View, index int) bool {
	for i := v.Index(board.GroundID) + 1; i < index; i++ {
		if t := &v.Targets[i]; t.Act == nil && t.NoFocus && t.Area.Holds(v.Targets[index].Area) {
			return true
		}
	}
	return false
}

// large reports text that is too small to be read in a hand; the board's grows as one comes nearer.
func large(t *testing.T, v *view.View, window view.Rect) {
	t.Helper()
	items := uncovered(v.Items, window)
	for i := range items {
		item := &items[i]
		if item.Kind == view.Label && item.Size < theme.LeastType-0.01 && !panned(v, item) {
			t.Errorf("%q at %v is only %.1f high", item.Text, item.Area, item.Size)
		}
	}
}
