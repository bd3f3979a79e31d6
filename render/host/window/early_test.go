package window

import (
	"strings"
	"testing"
	"time"

	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// TestAShortTapStaysShort: what fingers did while a picture took long keeps its own time, so that a tap is no long press.
func TestAShortTapStaysShort(t *testing.T) {
	finger, now := []view.Point{{X: 20, Y: 40}}, time.Now()
	h := inputReader{passed: []touch{{now.Add(-900 * time.Millisecond), finger}, {now.Add(-840 * time.Millisecond), nil}}}
	in := stage.Input{Now: 10 * time.Second}
	list := h.early(in, 9500*time.Millisecond, 2)
	if len(list) != 2 || len(list[0].Fingers) != 1 || list[0].Fingers[0] != (view.Point{X: 10, Y: 20}) || len(list[1].Fingers) != 0 {
		t.Fatalf("the inputs are %+v", list)
	}
	if first, second := list[0].Now, list[1].Now; first != 9500*time.Millisecond || second < first || second-first > 100*time.Millisecond {
		t.Errorf("the tap is from %v to %v, after an update at 9.5s", first, second)
	}
	if list := h.early(in, 0, 2); list[1].Now-list[0].Now > 100*time.Millisecond {
		t.Errorf("a tap of 60 ms takes %v", list[1].Now-list[0].Now)
	}
}

// TestAClickComesBeforeTheKeys: a click and a key while a picture took long are a click, and then a key.
func TestAClickComesBeforeTheKeys(t *testing.T) {
	h := inputReader{buttons: []bool{true}}
	in := stage.Input{Now: 10 * time.Second, Cursor: view.Point{X: 20, Y: 40}, Keys: []string{"1"}}
	list := append(h.early(in, 9500*time.Millisecond, 2), in)
	if len(list) != 2 || !list[0].Pressed || list[0].Cursor != in.Cursor || len(list[0].Keys) != 0 || list[1].Pressed {
		t.Errorf("the inputs are %+v", list)
	}
}

// TestNoClickIsLostAsLongAsTheButtonIsDown: of two clicks while a picture took long both are seen if the button is down before or after it.
func TestNoClickIsLostAsLongAsTheButtonIsDown(t *testing.T) {
	for _, c := range []struct {
		name                          string
		before, now, wentDown, wentUp bool
		want                          string
	}{
		{"nothing", false, false, false, false, "up"},
		{"goes down", false, true, true, false, "down"},
		{"held", true, true, false, false, "down"},
		{"goes up", true, false, false, true, "up"},
		{"clicked", false, false, true, true, "down up"},
		{"clicked and down", false, true, true, true, "down up down"},
		{"up and down again", true, true, true, true, "up down"},
		{"up and clicked", true, false, true, true, "up down up"},
	} {
		var got []string
		for _, down := range append(between(c.before, c.now, c.wentDown, c.wentUp), c.now) {
			got = append(got, map[bool]string{true: "down", false: "up"}[down])
		}
		if all := strings.Join(got, " "); all != c.want {
			t.Errorf("%s: the button is %s, not %s", c.name, all, c.want)
		}
	}
}
