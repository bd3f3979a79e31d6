package screens

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/market"
	scene "sohofoundry/render/scene/table"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// wider is a window that is wider than the desks that pictures are kept of.
var wider = image.Point{X: 3440, Y: 1440}

// long leaves a test out where races are looked for: it reads one screen after another, as TestNothingIsCut does there.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes long where races are looked for")
	}
}

// TestNothingIsCut reads every screen in every window, with reading text of every size; a short test with the largest alone, on a
// desk and on a phone.
func TestNothingIsCut(t *testing.T) {
	textSizes, windows := settings.TextSizes, append(slices.Concat(golden.Sizes, otherPhones), wider)
	if testing.Short() {
		textSizes, windows = textSizes[len(textSizes)-1:], []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}}
	}
	for _, s := range screens {
		for _, textSize := range textSizes {
			inSize := s.with(func(set *settings.Settings) { set.TextSize = textSize })
			for _, pixels := range windows {
				name := fmt.Sprintf("%s/%s/%dx%d", s.name, textSize, pixels.X, pixels.Y)
				t.Run(name, func(t *testing.T) {
					size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
					legible(t, inSize.see(t, size), view.Whole(size))
				})
			}
		}
	}
}

// TestNothingIsCut_InAnyLanguage reads every screen in the languages that players are offered, on a desk and on a phone.
func TestNothingIsCut_InAnyLanguage(t *testing.T) {
	long(t)
	for _, language := range words.Languages() {
		if language == words.English {
			continue // read by TestNothingIsCut
		}
		for _, s := range screens {
			spoken := s.with(func(set *settings.Settings) { set.Language = language })
			for _, pixels := range []image.Point{{X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 844, Y: 390}} {
				t.Run(fmt.Sprintf("%s/%s/%dx%d", language, s.name, pixels.X, pixels.Y), func(t *testing.T) {
					size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
					legible(t, spoken.see(t, size), view.Whole(size))
				})
			}
		}
	}
}

// At most one button is golden, as Enter does one thing, and it is in sight.
func TestOneButtonIsGolden(t *testing.T) {
	long(t)
	found := 0
	for _, s := range screens {
		for _, pixels := range golden.Sizes[:3] { // those of desktops
			t.Run(fmt.Sprintf("%s-%dx%d", s.name, pixels.X, pixels.Y), func(t *testing.T) {
				size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
				if roomtest.OneGolden(t, s.see(t, size)) != "" {
					found++
				}
			})
		}
	}
	if found < len(screens) {
		t.Errorf("only %d pictures have a golden button", found)
	}
}

// written is a label with where its letters are.
type written struct {
	text string
	ink  view.Rect
}

// legible reports every text that is cut, out of the window, under something small or in another text. What lies below an
// open page, a tip or a notice is not read.
func legible(t *testing.T, v *view.View, window view.Rect) {
	t.Helper()
	items := uncovered(v.Items, window)
	var all []written
	for i := range items {
		item := &items[i]
		if item.Kind != view.Label {
			continue
		}
		w := written{item.Text, roomtest.Ink(item)}
		if strings.HasSuffix(w.text, "…") {
			t.Errorf("%q is cut", w.text)
		}
		if !window.Holds(w.ink) && item.Clip.Empty() {
			t.Errorf("%q at %v runs out of the window", w.text, w.ink)
		}
		if !item.Clip.Empty() {
			if !panned(v, item) && (w.ink.X < item.Clip.X-1 || w.ink.Right() > item.Clip.Right()+1) {
				t.Errorf("%q at %v runs out of the side of what scrolls, %v", w.text, w.ink, item.Clip)
			}
			w.ink = w.ink.Shared(item.Clip)
		}
		w.ink = inSight(w.ink, items[i+1:])
		if w.ink.Empty() || panned(v, item) && (onRim(v, w.ink) || item.Size < leastSeen) || hidden(t, w, items[i+1:]) {
			continue
		}
		for _, other := range all {
			shadow := w.text == other.text && w.ink.Middle().Sub(other.ink.Middle()).Length() < 2
			if w.ink.Meets(other.ink) && !shadow {
				t.Errorf("%q at %v runs into %q at %v", w.text, w.ink, other.text, other.ink)
			}
		}
		all = append(all, w)
	}
}

// panned reports whether an item is on a board that can be moved about, so that its edges are no edges of what it says.
func panned(v *view.View, item *view.Item) bool {
	ground := v.Target(board.GroundID)
	return ground != nil && ground.Area == item.Clip
}

// leastSeen is the size of names on a board that is looked at from so far away that they are not to be read.
const leastSeen = 9.0

// onRim reports whether what stands on the rim of a board that can be moved about lies over a part of it.
func onRim(v *view.View, part view.Rect) bool {
	const edge = -8
	for _, id := range []string{scene.OverviewID, market.DistantID} {
		if t := v.Target(id); t != nil && t.Area.Inset(edge).Meets(part) {
			return true
		}
	}
	return false
}

// inSight is what is left of an area beside the pictures that lie over it, as cards of a fan lie over each other.
func inSight(ink view.Rect, above []view.Item) view.Rect {
	for i := range above {
		p := &above[i]
		if p.Kind != view.Picture || p.Late != (image.Point{}) || !p.Area.Meets(ink) || p.Area.H < 60 {
			continue
		}
		if p.Area.X > ink.X {
			ink.W = p.Area.X - ink.X
			continue
		}
		ink.X, ink.W = p.Area.Right(), ink.Right()-p.Area.Right()
	}
	return ink
}

// uncovered are the items above the last one that fills the window.
func uncovered(items []view.Item, window view.Rect) []view.Item {
	for i := len(items) - 1; i > 0; i-- {
		if items[i].Kind == view.Box && items[i].Area == window {
			return items[i+1:]
		}
	}
	return items
}

// hidden reports whether something large lies over a text. Nothing small may.
func hidden(t *testing.T, w written, above []view.Item) bool {
	t.Helper()
	for i := range above {
		box := &above[i]
		if box.Kind != view.Box || box.Fill&0xff < 0xc0 {
			continue
		}
		area := box.Area
		if !box.Clip.Empty() {
			area = area.Shared(box.Clip)
		}
		if !area.Meets(w.ink) {
			continue
		}
		if area.W > 200 && area.H > 60 {
			return true
		}
		t.Errorf("a box at %v lies over %q at %v", area, w.text, w.ink)
	}
	return false
}
