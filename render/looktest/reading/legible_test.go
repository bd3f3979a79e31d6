// Package reading reads every screen of the client in every window, language and palette: that nothing on it is cut, too small, too
// faint, or written by the program in English.
package reading

import (
	"fmt"
	"image"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/looktest/screens"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/market"
	scene "sohofoundry/render/scene/table"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

func TestMain(m *testing.M) {
	debug.SetGCPercent(400) // views are thrown away by the thousand, and what is kept is small
	os.Exit(m.Run())
}

// desks are windows of the layout for a mouse: those that pictures are kept of, and one that is wider.
var desks = []image.Point{{X: 1280, Y: 720}, {X: 1600, Y: 1000}, {X: 3840, Y: 2160}, {X: 3440, Y: 1440}}

// phones are windows of the layouts for hands: of a phone, a small one and a tablet, upright and across, and a low one.
var phones = []image.Point{{X: 390, Y: 844}, {X: 844, Y: 390}, {X: 375, Y: 667}, {X: 667, Y: 375}, {X: 820, Y: 1180}, {X: 1180, Y: 820}, {X: 1600, Y: 480}}

// long leaves a test out where races are looked for: it reads one screen after another, as TestEveryWindow does there.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes long where races are looked for")
	}
}

// TestEveryWindow comes to every screen in every window, with reading text of every size: nothing is cut; what a phone shows is large
// enough for fingers and eyes; and on a desk at most one button is golden, as Enter does one thing. A short test looks at the largest
// text alone, on a desk and on a phone.
func TestEveryWindow(t *testing.T) {
	textSizes, layouts := textSizes(), [][]image.Point{desks, phones}
	if testing.Short() {
		textSizes, layouts = textSizes[len(textSizes)-1:], [][]image.Point{desks[:1], phones[:1]}
	}
	var golden atomic.Int32
	t.Run("screens", func(t *testing.T) {
		for _, s := range screens.All {
			t.Run(s.Name, func(t *testing.T) {
				t.Parallel()
				for _, windows := range layouts {
					inEveryOf(t, windows, &s, textSizes, func(t *testing.T, v *view.View, window view.Rect) {
						legible(t, v, window)
						owned(t, v)
						switch {
						case &windows[0] == &phones[0]:
							handy(t, v, window)
							large(t, v, window)
						case roomtest.OneGolden(t, v) != "":
							golden.Add(1)
						}
					})
				}
			})
		}
	})
	if found := int(golden.Load()); found < len(screens.All) && !testing.Short() {
		t.Errorf("only %d views have a golden button", found)
	}
}

// variant is a setting in which a screen is looked at.
type variant struct {
	name   string
	change func(*settings.Settings)
}

func textSizes() (list []variant) {
	for _, size := range settings.TextSizes {
		list = append(list, variant{size, func(set *settings.Settings) { set.TextSize = size }})
	}
	return list
}

// inEveryOf comes to a screen in windows of one layout, anew in each unless one waits long there or it is looked at once, and looks at it in every variant.
func inEveryOf(t *testing.T, windows []image.Point, s *screens.Screen, variants []variant, look func(*testing.T, *view.View, view.Rect)) {
	t.Helper()
	var p *screens.Person
	for i, pixels := range windows {
		size, _ := view.Fit(float64(pixels.X), float64(pixels.Y), 1)
		if i == 0 || !s.Thinks && !s.Once {
			p = s.Come(t, size)
		} else {
			p.Resize(t, size)
		}
		for _, in := range variants {
			t.Run(fmt.Sprintf("%s/%dx%d", in.name, pixels.X, pixels.Y), func(t *testing.T) {
				look(t, s.As(t, p, in.change), view.Whole(size))
			})
		}
	}
}

// TestEveryScreenFollowsItsSettings: where the text is made larger while a screen is shown, it says the same as if one had come to it
// like that.
func TestEveryScreenFollowsItsSettings(t *testing.T) {
	long(t)
	size, _ := view.Fit(1280, 720, 1)
	larger := func(set *settings.Settings) { set.TextSize = "largest" }
	for _, s := range screens.All {
		if s.Thinks {
			continue // what was found in a moment may be otherwise the next time
		}
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			anew := s.With(larger)
			got, want := roomtest.Texts(s.As(t, s.Come(t, size), larger)), roomtest.Texts(anew.See(t, size))
			if !slices.Equal(got, want) {
				t.Errorf("it says\n%q, not\n%q", got, want)
			}
		})
	}
}

// TestNothingIsCut_InAnyLanguage reads every screen in the languages that players are offered, on a desk and on a phone.
func TestNothingIsCut_InAnyLanguage(t *testing.T) {
	long(t)
	for _, language := range words.Languages() {
		if language == words.English {
			continue // read by TestEveryWindow
		}
		t.Run(language, func(t *testing.T) {
			t.Parallel()
			same := []variant{{language, func(*settings.Settings) {}}}
			for _, s := range screens.All {
				spoken := s.With(func(set *settings.Settings) { set.Language = language })
				spoken.Once = !s.Moves() // the phone is turned: TestEveryWindow comes to every screen in all windows
				t.Run(s.Name, func(t *testing.T) {
					for _, windows := range [][]image.Point{desks[:1], phones[:2]} {
						inEveryOf(t, windows, &spoken, same, legible)
					}
				})
			}
		})
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
