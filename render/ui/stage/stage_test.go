package stage_test

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// box is a show of some targets that notes what is asked of it.
type box struct {
	targets []view.Target
	keys    map[string]any
	said    []string
	typing  string
	moving  bool
	done    []any
	views   int
	onDo    func(act any)
}

func (b *box) View(env *widget.Env) view.View {
	b.views++
	keys := map[string]any{}
	for k, act := range b.keys {
		keys[k] = act
	}
	c := widget.New(env)
	for _, t := range b.targets {
		c.Target(t)
		colour := view.Colour(0x111111ff)
		if c.Attended(t.ID) {
			colour = 0xffffffff
		}
		c.Box(t.Area, 0, colour, 0)
	}
	v := c.View
	v.Keys, v.Said, v.Typing, v.Moving = keys, b.said, b.typing, b.moving
	return v
}

func (b *box) Do(act any) {
	b.done = append(b.done, act)
	if b.onDo != nil {
		b.onDo(act)
	}
}

func (b *box) About(any) widget.Tip { return widget.Tip{Title: "a thing"} }

// keysAlone are words without texts.
type keysAlone struct{ widget.Words }

func (keysAlone) Text(key string, _ ...any) string { return key }

// player plays on a stage, a moment of 16 ms at a time.
type player struct {
	*stage.Stage
	in stage.Input
}

func play(t *testing.T, b *box) *player {
	t.Helper()
	keys, _ := keymap.New(nil)
	p := &player{Stage: stage.New(b, widget.Env{Palette: &theme.Foundry, Reading: 1, Keys: keys, Words: keysAlone{}})}
	p.in.Size = view.Size{W: 1440, H: 860}
	p.pass(1)
	return p
}

// pass lets some moments pass.
func (p *player) pass(moments int) {
	for range moments {
		p.in.Now += 16 * time.Millisecond
		p.Update(p.in)
		p.in.Keys, p.in.Held, p.in.Typed, p.in.Back, p.in.Wheel, p.in.Second = nil, nil, "", 0, 0, false
	}
}

func (p *player) at(x, y float64) *player { p.in.Cursor = view.Point{X: x, Y: y}; p.pass(1); return p }
func (p *player) press() *player          { p.in.Pressed = true; p.pass(1); return p }
func (p *player) release() *player        { p.in.Pressed = false; p.pass(1); return p }
func (p *player) keys(keys ...string) *player {
	for _, k := range keys {
		p.in.Keys = []string{k}
		p.pass(1)
	}
	return p
}

func (p *player) fingers(points ...view.Point) *player {
	p.in.Fingers = points
	p.pass(1)
	return p
}

func row(ids ...string) (targets []view.Target) {
	for i, id := range ids {
		targets = append(targets, view.Target{ID: id, Area: view.Rect{X: float64(100 * i), W: 80, H: 80}, Act: id})
	}
	return targets
}

func expect(t *testing.T, b *box, want ...any) {
	t.Helper()
	if !slices.Equal(b.done, want) {
		t.Errorf("done: %v, want %v", b.done, want)
	}
	b.done = nil
}

func TestClickIsPressAndReleaseOnTheSameThing(t *testing.T) {
	b := &box{targets: row("a", "b")}
	p := play(t, b)
	p.at(40, 40).press().release()
	expect(t, b, "a")
	p.press().at(140, 40).release()
	expect(t, b)
	p.at(95, 40).press().release() // between the two
	expect(t, b)
}

func TestTheUppermostTargetTakesTheClick(t *testing.T) {
	b := &box{targets: append(row("a"), view.Target{ID: "page", Area: view.Rect{W: 60, H: 60}})}
	p := play(t, b)
	p.at(40, 40).press().release()
	expect(t, b)
	p.at(70, 70).press().release()
	expect(t, b, "a")
}

func TestDragIsNoClick(t *testing.T) {
	ground := view.Target{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true}
	b := &box{targets: append([]view.Target{ground}, row("a")...)}
	p := play(t, b)
	p.at(40, 40).press().at(60, 50).at(70, 50).release()
	expect(t, b, view.Drag{ID: "ground", By: view.Point{X: 20, Y: 10}},
		view.Drag{ID: "ground", By: view.Point{X: 10}})
	p.at(40, 40).press().at(42, 41).release() // a shaky click
	expect(t, b, "a")
}

func TestWhatIsGoneIsDraggedNoFurther(t *testing.T) {
	ground := view.Target{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true}
	b := &box{targets: []view.Target{ground}}
	p := play(t, b)
	b.onDo = func(any) { b.targets = row("a") }
	p.at(40, 40).press().at(60, 50).at(70, 50).release()
	expect(t, b, view.Drag{ID: "ground", By: view.Point{X: 20, Y: 10}})
}

// The wheel, or the right button, in the moment of a click acts on what the click has led to.
func TestWhatAClickTookAwayTakesNoWheel(t *testing.T) {
	b := &box{targets: row("a")}
	b.targets[0].Wheel = true
	p := play(t, b)
	b.onDo = func(any) { b.targets = row("b") }
	p.at(40, 40).press()
	p.in.Pressed, p.in.Wheel = false, 2
	p.pass(1)
	expect(t, b, "a")
}

func TestWheelGoesToWhatTakesIt(t *testing.T) {
	ground := view.Target{ID: "ground", Area: view.Rect{W: 500, H: 500}, Wheel: true}
	b := &box{targets: append([]view.Target{ground}, row("a")...)}
	p := play(t, b)
	p.at(40, 40)
	p.in.Wheel = 2
	p.pass(1)
	expect(t, b, view.Wheel{ID: "ground", Steps: 2, At: view.Point{X: 40, Y: 40}})
	p.at(700, 700)
	p.in.Wheel = 2
	p.pass(1)
	expect(t, b)
}

func TestKeysDoWhatTheViewOffers(t *testing.T) {
	b := &box{targets: row("a"), keys: map[string]any{"confirm": "yes", "back": "no"}}
	p := play(t, b)
	p.keys("Enter", "Escape", "U")
	expect(t, b, "yes", "no")
	p.in.Second = true // the right button goes back, too
	p.pass(1)
	expect(t, b, "no")
}

func TestFocusGoesRoundAndPresses(t *testing.T) {
	targets := row("a", "b", "c", "d")
	targets[1].NoFocus = true
	targets[3].Aside = true
	b := &box{targets: targets}
	p := play(t, b)
	p.keys("Tab", "Tab", "Enter")
	expect(t, b, "c")
	p.keys("Tab", "Space")
	expect(t, b, "a")
	p.keys("Shift+Tab", "Enter")
	expect(t, b, "c")
	p.keys("Right", "Enter")
	expect(t, b, "d")
	p.keys("Left", "Left", "Enter")
	expect(t, b, "a")
}

func TestFocusIsSeenOnlyWhenTheKeyboardIsUsed(t *testing.T) {
	b := &box{targets: row("a", "b")}
	p := play(t, b)
	p.at(40, 40).press().release()
	if p.Env.Pointer.Keyed {
		t.Error("a click shows the focus")
	}
	p.keys("Tab")
	if !p.Env.Pointer.Keyed || p.Env.Pointer.Focus != "b" {
		t.Errorf("after a click on a and Tab the focus is %+v", p.Env.Pointer)
	}
}

func TestEnterThatMakesSomethingReadyGoesOnToConfirmIt(t *testing.T) {
	b := &box{targets: row("a", "b"), keys: map[string]any{}}
	b.onDo = func(act any) {
		if act == "a" {
			b.keys["confirm"] = "sure"
			b.targets = append(b.targets, view.Target{ID: "ok", Area: view.Rect{Y: 300, W: 80, H: 40}, Act: "sure"})
		}
	}
	play(t, b).keys("Tab", "Enter", "Enter")
	expect(t, b, "a", "sure")
}

func TestEnterDoesTheGoldenThingWhateverHasTheFocus(t *testing.T) {
	b := &box{targets: row("a", "b"), keys: map[string]any{"confirm": "golden"}}
	p := play(t, b)
	p.keys("Tab", "Enter")
	expect(t, b, "golden")
	p.keys("Space")
	expect(t, b, "a")
}

// What the first half of a double click puts under the mouse must not be pressed by the second.
func TestTheSecondHalfOfADoubleClickIsIgnored(t *testing.T) {
	b := &box{targets: row("confirm")}
	b.onDo = func(any) { b.targets = row("undo") }
	p := play(t, b)
	p.at(40, 40).press().release().press().release()
	expect(t, b, "confirm")
	p.press().release() // the third click is one of its own
	expect(t, b, "undo")
	p.pass(30)
	p.press().release() // and so is a slow one
	expect(t, b, "undo")
}

// What Enter has confirmed may put another golden button in its place, such as the one that ends the turn.
func TestTheSecondHalfOfADoubleEnterIsIgnored(t *testing.T) {
	b := &box{keys: map[string]any{"confirm": "build"}}
	b.onDo = func(any) { b.keys["confirm"] = "end" }
	p := play(t, b)
	p.keys("Enter", "Enter")
	expect(t, b, "build")
	p.pass(30)
	p.keys("Enter", "Enter", "Enter") // the same thing is done as often as it is asked for
	expect(t, b, "end", "end", "end")
	b.keys["confirm"] = "more"
	p.keys("B", "Enter") // with another key between them, two are meant
	expect(t, b, "more")
}

func TestAHeldKeyMovesThingsAndDoesNothingElseTwice(t *testing.T) {
	b := &box{targets: row("a", "b", "c"), keys: map[string]any{"confirm": "golden", "undo": "undo", "pan-left": "pan"}}
	p := play(t, b)
	p.in.Held = []string{"Enter", "U", "A", "Tab", "Tab"}
	p.pass(1)
	expect(t, b, "pan")
	if focus := p.Env.Pointer.Focus; focus != "b" {
		t.Errorf("a held Tab has moved the focus to %q, want b", focus)
	}
}

func TestTwoQuickClicksFarApartAreTwo(t *testing.T) {
	b := &box{targets: row("a", "b")}
	p := play(t, b)
	p.at(40, 40).press().release().at(140, 40).press().release()
	expect(t, b, "a", "b")
}

func TestADoubleTapOfAFingerIsOneTap(t *testing.T) {
	b := &box{targets: row("a")}
	p := play(t, b)
	at := view.Point{X: 40, Y: 40}
	p.at(300, 300).fingers(at).fingers().fingers(at).fingers()
	expect(t, b, "a")
}

func TestWhatIsPressedManyTimesTakesEveryClick(t *testing.T) {
	b := &box{targets: []view.Target{{ID: "more", Area: view.Rect{W: 80, H: 80}, Act: "more", Repeats: true}}}
	p := play(t, b)
	p.at(40, 40).press().release().press().release().press().release()
	expect(t, b, "more", "more", "more")
}

func TestTypingGoesIntoTheField(t *testing.T) {
	b := &box{targets: row("field"), typing: "field", keys: map[string]any{"undo": "undo", "confirm": "ok"}}
	p := play(t, b)
	p.in.Keys, p.in.Typed = []string{"U"}, "u"
	p.pass(1)
	p.keys("Backspace", "Enter")
	expect(t, b, view.Typed{ID: "field", Text: "u"}, view.Typed{ID: "field", Back: 1}, "ok")
}

func TestRestingFingerTellsAndDoesNotClick(t *testing.T) {
	b := &box{targets: row("a")}
	b.targets[0].About = "a"
	p := play(t, b)
	before, _ := p.View()
	items := len(before.Items)
	p.fingers(view.Point{X: 40, Y: 40})
	p.pass(40)
	if after, _ := p.View(); len(after.Items) <= items {
		t.Error("nothing is told about what a finger rests on")
	}
	p.fingers()
	expect(t, b)
	p.fingers(view.Point{X: 40, Y: 40}).fingers()
	expect(t, b, "a")
}

// What a tap brings to where the finger was is not pointed at, and so nothing is told about it.
func TestWhatComesToLieWhereAFingerWasIsNotPointedAt(t *testing.T) {
	b := &box{targets: row("a")}
	b.onDo = func(any) {
		b.targets = row("b")
		b.targets[0].About = "b"
	}
	p := play(t, b)
	p.fingers(view.Point{X: 40, Y: 40}).fingers()
	expect(t, b, "a")
	v, _ := p.View()
	items := len(v.Items)
	p.pass(60)
	if v, _ = p.View(); len(v.Items) != items {
		t.Error("something is told about what a finger does not touch")
	}
	p.fingers(view.Point{X: 40, Y: 40}).fingers()
	expect(t, b, "b")
}

func TestTwoFingersPanAndZoom(t *testing.T) {
	b := &box{targets: []view.Target{{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true, Wheel: true}}}
	p := play(t, b)
	p.fingers(view.Point{X: 100, Y: 100}, view.Point{X: 200, Y: 100})
	p.fingers(view.Point{X: 100, Y: 120}, view.Point{X: 300, Y: 120})
	expect(t, b, view.Drag{ID: "ground", By: view.Point{X: 50, Y: 20}},
		view.Wheel{ID: "ground", Steps: 5, At: view.Point{X: 200, Y: 120}})
}

func TestHoveringTellsAfterAMoment(t *testing.T) {
	b := &box{targets: row("a")}
	b.targets[0].About = "a"
	p := play(t, b)
	p.at(40, 40)
	v, _ := p.View()
	before := len(v.Items)
	p.pass(40)
	if v, _ = p.View(); len(v.Items) <= before {
		t.Error("nothing is told")
	}
	p.at(500, 500)
	if v, _ = p.View(); len(v.Items) != before {
		t.Error("the tip stays when the mouse leaves")
	}
}

// A person who reads one tip after the other need not wait for the next one; after a pause, or a click, it takes its moment again.
func TestTheNextTipComesAtOnce(t *testing.T) {
	for name, between := range map[string]struct {
		do     func(p *player)
		atOnce bool
	}{
		"the mouse goes on": {func(*player) {}, true},
		"a pause":           {func(p *player) { p.at(500, 500); p.pass(40) }, false},
		"a click":           {func(p *player) { p.press().release() }, false},
	} {
		b := &box{targets: row("a", "b")}
		for i := range b.targets {
			b.targets[i].About = "told"
		}
		p := play(t, b)
		v, _ := p.View()
		bare := len(v.Items)
		p.at(40, 40)
		p.pass(40)
		between.do(p)
		next := b.targets[1].Area.Middle()
		p.at(next.X, next.Y)
		p.pass(2)
		if v, _ = p.View(); len(v.Items) > bare != between.atOnce {
			t.Errorf("%s: the next tip comes at once: %t", name, len(v.Items) > bare)
		}
	}
}

// A tip is for who points at something. What comes to lie under a mouse that rests, or what is asked for meanwhile, is covered by none
// until the mouse is moved.
func TestAMouseThatRestsIsToldNothing(t *testing.T) {
	told := func(p *player, items int) bool { v, _ := p.View(); return len(v.Items) > items }
	for name, change := range map[string]func(b *box){
		"another thing lies there": func(b *box) { b.targets[0].ID = "b" },
		"something else is asked":  func(b *box) { b.said = []string{"Now choose a town."} },
	} {
		b := &box{targets: row("a")}
		b.targets[0].About = "a"
		p := play(t, b)
		v, _ := p.View()
		before := len(v.Items)
		p.at(40, 40)
		p.pass(40)
		if !told(p, before) {
			t.Fatalf("%s: nothing is told at first", name)
		}
		change(b)
		p.Refresh()
		for _, x := range []float64{40, 41, 43} { // a hand that rests trembles
			p.at(x, 40)
			p.pass(60)
			if told(p, before) {
				t.Errorf("%s: at %v a tip covers it", name, x)
			}
			if !p.Idle() {
				t.Errorf("%s: the window does not rest", name)
			}
		}
		p.at(50, 42)
		p.pass(40)
		if !told(p, before) {
			t.Errorf("%s: nothing is told after the mouse was moved", name)
		}
	}
}

func TestTheKeyForItTellsAboutTheFocus(t *testing.T) {
	b := &box{targets: row("a")}
	b.targets[0].About = "a"
	p := play(t, b)
	p.keys("Tab")
	v, _ := p.View()
	before := len(v.Items)
	p.keys("I")
	if v, _ = p.View(); len(v.Items) <= before {
		t.Error("nothing is told")
	}
	p.keys("I")
	if v, _ = p.View(); len(v.Items) != before {
		t.Error("it is told until the window closes")
	}
}

func TestNothingIsMadeAnewWhileNothingHappens(t *testing.T) {
	b := &box{targets: row("a")}
	p := play(t, b)
	p.at(40, 40)
	p.pass(60)
	views := b.views
	_, number := p.View()
	p.pass(200)
	if _, after := p.View(); b.views != views || after != number || !p.Idle() {
		t.Errorf("%d views were made while nothing happened; idle: %v", b.views-views, p.Idle())
	}
	b.moving = true
	p.Refresh()
	p.pass(5)
	if b.views < views+5 {
		t.Error("what moves is not made anew")
	}
}

func TestTheKeyboardStaysOnThePage(t *testing.T) {
	b := &box{targets: row("a", "b")}
	p := play(t, b)
	p.keys("Tab", "Tab")
	b.targets = append(b.targets, view.Target{ID: "page", Area: view.Rect{W: 1440, H: 860}, NoFocus: true},
		view.Target{ID: "close", Area: view.Rect{X: 600, W: 40, H: 40}, Act: "close"})
	p.Refresh()
	p.pass(2)
	p.keys("Enter")
	expect(t, b)
	p.keys("Tab", "Tab", "Enter")
	expect(t, b, "close")
	b.targets = b.targets[:2]
	p.Refresh()
	p.pass(2)
	p.keys("Enter")
	expect(t, b, "b") // where it was before the page
}

// A page over what is ready to be confirmed, such as the rules over a new game, makes nothing ready when it closes.
func TestAPageThatClosesLeavesTheFocusWhereItWas(t *testing.T) {
	ready := map[string]any{"confirm": "yes"}
	b := &box{targets: append(row("a", "b"), view.Target{ID: "ok", Area: view.Rect{Y: 300, W: 80, H: 40}, Act: "yes"}), keys: ready}
	b.onDo = func(act any) {
		switch act {
		case "b":
			b.keys = map[string]any{"back": "close"}
			b.targets = append(b.targets, view.Target{ID: "page", Area: view.Rect{W: 1440, H: 860}, NoFocus: true},
				view.Target{ID: "close", Area: view.Rect{X: 600, W: 40, H: 40}, Act: "close"})
		case "close":
			b.keys, b.targets = ready, b.targets[:3]
		}
	}
	p := play(t, b)
	p.keys("Tab", "Tab", "Space", "Tab", "Escape", "Space")
	expect(t, b, "b", "close", "b")
}

func TestAClickLeavesNoFocusForKeys(t *testing.T) {
	b := &box{targets: row("a"), keys: map[string]any{"confirm": "yes", "undo": "undo"}}
	p := play(t, b)
	p.at(40, 40).press().release()
	p.keys("U", "Enter")
	expect(t, b, "a", "undo", "yes")
}

func TestFocusGoesToWhatConfirms(t *testing.T) {
	b := &box{targets: row("a", "b", "ok")}
	b.targets[2].Act = "yes"
	b.onDo = func(act any) {
		if act == "b" {
			b.keys = map[string]any{"confirm": "yes"}
		}
	}
	p := play(t, b)
	p.keys("Tab", "Tab", "Enter", "Enter")
	expect(t, b, "b", "yes")
}

func TestFocusScrollsWhatIsOutOfSight(t *testing.T) {
	b := &box{targets: row("a", "far")}
	b.targets[1].Room, b.targets[1].Beyond = "room", 30
	p := play(t, b)
	p.keys("Tab", "Tab")
	if len(b.done) != 1 {
		t.Fatalf("done: %v", b.done)
	}
	if drag, ok := b.done[0].(view.Drag); !ok || drag.ID != "room" || drag.By.Y > -30 {
		t.Errorf("the room is not scrolled to what has the focus: %v", b.done[0])
	}
}

// The mouse rests on another thing than the finger taps, and whatever it does meanwhile, the finger means its own.
func TestALiftedFingerMeansWhereItWas(t *testing.T) {
	b := &box{targets: row("a", "b", "c")}
	p := play(t, b)
	p.at(40, 40)
	p.fingers(view.Point{X: 140, Y: 40})
	p.in.Cursor = view.Point{X: 240, Y: 40} // a browser moves it along, or elsewhere
	p.fingers()
	p.in.Cursor = view.Point{X: 40, Y: 40}
	p.pass(1)
	expect(t, b, "b")
	p.in.Pressed = true // the click that browsers make of a tap
	p.pass(2)
	p.in.Pressed = false
	p.pass(1)
	expect(t, b)
	p.pass(60)
	p.at(240, 40).press().release()
	expect(t, b, "c")
}

// A finger that lands beside everything means the nearest thing, if that is within reach; the mouse means what is below it.
func TestAFingerMeansTheNearestThing(t *testing.T) {
	ground := view.Target{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true, NoFocus: true}
	b := &box{targets: append([]view.Target{ground}, row("a", "b")...)}
	p := play(t, b)
	p.fingers(view.Point{X: 92, Y: 40}).fingers()
	expect(t, b, "b")
	p.pass(60)
	p.fingers(view.Point{X: 40, Y: 120}).fingers()
	expect(t, b)
	p.pass(60)
	p.at(92, 40).press().release()
	expect(t, b)
}

// Between two things on a ground that asks for it a finger is asked which one it means; well within one of them it means that.
func TestAFingerBetweenTwoThingsIsAskedWhich(t *testing.T) {
	ground := view.Target{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true, Asks: true, NoFocus: true}
	b := &box{targets: []view.Target{ground}}
	for i, id := range []string{"a", "b", "refused", "c"} {
		b.targets = append(b.targets, view.Target{ID: id, Area: view.Rect{X: float64(50 * i), W: 45, H: 45}, Act: id, Room: "ground", Aside: id == "refused"})
	}
	p := play(t, b)
	tap := func(x float64) (asked []string) {
		b.done = nil
		p.fingers(view.Point{X: x, Y: 20}).fingers()
		p.pass(60)
		for _, act := range b.done {
			if which, ok := act.(view.Which); ok {
				for _, t := range which.Of {
					asked = append(asked, t.ID)
				}
			}
		}
		return asked
	}
	for x, want := range map[float64][]string{20: nil, 44: {"a", "b"}, 52: {"b", "a"}, 70: nil, 97: nil, 143: nil} {
		if asked := tap(x); !slices.Equal(asked, want) {
			t.Errorf("at %v it is asked whether %v is meant, want %v", x, asked, want)
		}
	}
	p.at(44, 20).press().release()
	if _, asked := b.done[len(b.done)-1].(view.Which); asked {
		t.Error("the mouse is asked too")
	}
}

func TestADoubleTapOnTheGroundIsTold(t *testing.T) {
	b := &box{targets: []view.Target{{ID: "ground", Area: view.Rect{W: 500, H: 500}, Drag: true, Doubles: true}}}
	p := play(t, b)
	at := view.Point{X: 140, Y: 340}
	p.at(20, 20).fingers(at).fingers().fingers(at).fingers()
	expect(t, b, view.Double{ID: "ground", At: at})
}

// A keyboard on a screen takes characters off the end of a field and puts others there in one go.
func TestAFieldIsEdited(t *testing.T) {
	b := &box{targets: row("a"), typing: "a"}
	p := play(t, b)
	p.in.Back, p.in.Typed = 2, "é"
	p.pass(1)
	p.in.Back = 1
	p.pass(1)
	expect(t, b, view.Typed{ID: "a", Back: 2, Text: "é"}, view.Typed{ID: "a", Back: 1})
}

// A list that can only be scrolled is tapped twice in a hurry: no screen is told what it has no answer to.
func TestADoubleTapOnAListIsNothing(t *testing.T) {
	b := &box{targets: []view.Target{{ID: "list", Area: view.Rect{W: 500, H: 500}, Drag: true, Wheel: true}}}
	p := play(t, b)
	at := view.Point{X: 140, Y: 340}
	p.at(20, 20).fingers(at).fingers().fingers(at).fingers()
	expect(t, b)
}

// A game pad chooses with its stick, presses with one button, and hints are for it as long as it is used.
func TestAGamePadPlays(t *testing.T) {
	b := &box{targets: row("a", "b", "c"), keys: map[string]any{"back": "back", "menu": "menu"}}
	p := play(t, b)
	p.keys("PadRight", "PadRight", "PadSouth")
	expect(t, b, "b")
	if hand := p.Env.Pointer.Hand; hand != widget.Pad {
		t.Errorf("what is used is %v", hand)
	}
	p.keys("PadR1", "PadSouth", "PadEast", "PadStart")
	expect(t, b, "c", "back", "menu")
	b.keys["confirm"] = "go on"
	p.keys("PadLeft", "PadWest")
	expect(t, b, "go on")
	p.at(40, 40)
	if hand := p.Env.Pointer.Hand; hand != widget.Mouse {
		t.Errorf("after the mouse moved, what is used is %v", hand)
	}
}

// A short tap is a tap however long the picture takes that it brings about: updates without a new look at the fingers know nothing of them,
// and the first look after a slow picture may come before it is told that the finger is gone.
func TestAShortTapIsNoLongPressWherePicturesAreSlow(t *testing.T) {
	at := view.Point{X: 40, Y: 40}
	second := time.Second
	for name, c := range map[string]struct {
		looks []stage.Input // the finger, until it is lifted
		long  bool
	}{
		"many updates for one look":   {[]stage.Input{{Now: second, Looked: second}, {Now: 2 * second, Looked: second}, {Now: 3 * second, Looked: second}}, false},
		"one look after a slow frame": {[]stage.Input{{Now: second, Looked: second}, {Now: 2 * second, Looked: 2 * second}, {Now: 3 * second, Looked: 2 * second}}, false},
		"two looks, but short":        {[]stage.Input{{Now: second, Looked: second}, {Now: 2 * second, Looked: 1300 * time.Millisecond}, {Now: 3 * second, Looked: 1400 * time.Millisecond}}, false},
		"looks without their time":    {[]stage.Input{{Now: second}, {Now: 2 * second}, {Now: 2100 * time.Millisecond}}, true},
		"it rests":                    {[]stage.Input{{Now: second, Looked: second}, {Now: 1500 * time.Millisecond, Looked: 1500 * time.Millisecond}, {Now: 1516 * time.Millisecond, Looked: 1516 * time.Millisecond}}, true},
	} {
		b := &box{targets: row("a")}
		p := play(t, b)
		for _, in := range c.looks {
			in.Size, in.Fingers = p.in.Size, []view.Point{at}
			p.Update(in)
		}
		last := c.looks[len(c.looks)-1].Now
		p.Update(stage.Input{Now: last + 20*time.Millisecond, Size: p.in.Size})
		if t.Log(name); c.long {
			expect(t, b)
		} else {
			expect(t, b, "a")
		}
	}
}

// The event of a finger that is lifted may come so late that the tip of a long press is there: its own time decides.
func TestALateLiftOfAShortTapIsATap(t *testing.T) {
	b := &box{targets: row("a")}
	p := play(t, b)
	for _, ms := range []int{1000, 1600, 1700, 1800} {
		p.Update(stage.Input{Now: time.Duration(ms) * time.Millisecond, Size: p.in.Size, Fingers: []view.Point{{X: 40, Y: 40}}})
	}
	expect(t, b)
	p.Update(stage.Input{Now: 1900 * time.Millisecond, Looked: 1060 * time.Millisecond, Size: p.in.Size})
	expect(t, b, "a")
}
