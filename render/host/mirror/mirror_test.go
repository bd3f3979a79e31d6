package mirror_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/host/mirror"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// listener plays by what is heard: it knows no places, only names.
type listener struct {
	*client.Client
	t  *testing.T
	in stage.Input
}

func listen(t *testing.T, size view.Size) *listener {
	clock := func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) }
	l := &listener{t: t, in: stage.Input{Size: size},
		Client: client.New(client.Options{Store: store.NewMemory(clock), Clock: clock, Chance: 1, Browser: true})}
	l.pass()
	return l
}

// pass lets two seconds pass.
func (l *listener) pass() {
	for range 120 {
		l.in.Now += time.Second / 60
		l.Update(l.in)
		l.in.Acted, l.in.Focused = "", ""
	}
}

func (l *listener) nodes() []mirror.Node {
	v, _ := l.Picture()
	return mirror.Of(v, l.About)
}

func (l *listener) said() string {
	v, _ := l.Picture()
	return strings.Join(v.Said, " ")
}

// more scrolls down, and reports whether there was more.
func (l *listener) more() bool {
	nodes := l.nodes()
	i := slices.IndexFunc(nodes, func(n mirror.Node) bool { return n.Name == "More below" })
	if i < 0 {
		return false
	}
	l.in.Acted = nodes[i].ID
	l.pass()
	return true
}

// press presses what has a name.
func (l *listener) press(name string) {
	l.t.Helper()
	var nodes []mirror.Node
	find := func(name string) int {
		nodes = l.nodes()
		return slices.IndexFunc(nodes, func(n mirror.Node) bool {
			return n.Acts && !n.Off && (n.Name == name || strings.HasPrefix(n.Name, name+","))
		})
	}
	i := find(name)
	for more := 0; i < 0 && more < 20 && l.more(); more++ { // it is further down
		i = find(name)
	}
	if i < 0 {
		l.t.Fatalf("nothing to press is called %q among %q", name, names(nodes))
	}
	l.in.Acted = nodes[i].ID
	l.pass()
	l.everythingIsNamed()
}

func names(nodes []mirror.Node) (list []string) {
	for _, n := range nodes {
		list = append(list, n.Name)
	}
	return list
}

// everythingIsNamed sees that nothing has to be seen to be known.
func (l *listener) everythingIsNamed() {
	l.t.Helper()
	for _, n := range l.nodes() {
		if strings.TrimSpace(n.Name) == "" || n.Acts && strings.HasSuffix(n.Name, "…") {
			l.t.Errorf("%s is called %q", n.ID, n.Name)
		}
	}
}

var sizes = map[string]view.Size{"wide": {W: 1440, H: 900}, "tall": {W: 390, H: 844}, "short": {W: 844, H: 390}}

func TestATurnIsPlayedByNamesAlone(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			l := listen(t, size)
			l.press("New game")
			l.press("No guide")
			l.press("Begin")
			if !strings.Contains(l.said(), "Your turn") {
				t.Errorf("at the beginning of a turn is said: %q", l.said())
			}
			l.press("Loan")
			l.press("Take £30")
			l.press("End turn")
			if said := l.said(); !strings.Contains(said, "The first turn of the game.") {
				t.Errorf("of the Automa's turn is said: %q", said)
			}
			before := l.said()
			l.press("Next step")
			if l.said() == before {
				t.Errorf("the next step says nothing new: %q", before)
			}
		})
	}
}

func TestEveryPageIsNamed(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			for _, page := range []string{"Load or replay", "Lessons", "Rules", "Settings", "Statistics"} {
				l := listen(t, size)
				l.press(page)
			}
			l := listen(t, size)
			l.press("New game")
			l.press("Begin")
			l.press("Menu")
		})
	}
}

// Who cannot see the printed cards of the Automa hears the backs of those that may lie on top, and the front of the one that was drawn.
func TestPrintedCardsAreHeard(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			l := listen(t, size)
			for _, name := range []string{"At a real table", "My printed one", "Set the table up", "All done", "Pass"} {
				l.press(name)
			}
			l.in.Keys = []string{"Enter"} // which confirms
			l.Update(l.in)
			l.in.Keys = nil
			l.pass()
			// backs counts the options that tell what is on the back of a card, further down too.
			backs := func() int {
				seen := map[string]bool{}
				for range 20 {
					for _, n := range l.nodes() {
						if strings.HasPrefix(n.ID, "tasks:card:") && strings.Contains(n.About, "FIRST TURN") && strings.Contains(n.About, "PASS: ") {
							seen[n.ID] = true
						}
					}
					if !l.more() {
						break
					}
				}
				return len(seen)
			}
			before := backs()
			l.press("9")
			after := backs()
			l.press("22")
			l.press("Why?")
			l.press("Next step")
			if name != "wide" { // where they lie behind the reasons
				l.press("The cards")
			}
			heard := slices.ContainsFunc(l.nodes(), func(n mirror.Node) bool { return n.ID == "theatre:card" && strings.Contains(n.About, "1. ") })
			if before != 22 || after != 21 || !heard {
				t.Errorf("%d backs, then %d, are heard, want 22 and 21, and of the front it is %t", before, after, heard)
			}
		})
	}
}

// TestThingsAreLargeEnoughForAFinger: on a phone a number in a sentence and a line on the map are found by a finger that feels for them,
// as far as there is room, and nothing lies over the middle of something else.
func TestThingsAreLargeEnoughForAFinger(t *testing.T) {
	l := listen(t, sizes["tall"])
	for _, name := range []string{"New game", "No guide", "Begin", "Loan"} {
		l.press(name)
	}
	v, _ := l.Picture()
	grown, nodes := 0, l.nodes()
	for _, n := range nodes {
		target := v.Target(n.ID)
		if target == nil || !n.Acts {
			continue
		}
		if n.Area.Middle().Sub(target.Area.Middle()).Length() > 0.01 || !n.Area.Holds(target.Area) {
			t.Errorf("%s lies at %v, its target at %v", n.Name, n.Area, target.Area)
		}
		if strings.Contains(n.ID, ":rule:") && n.Area.W >= theme.Touch && n.Area.H > target.Area.H {
			grown++
		}
		crowded := false
		for _, other := range nodes {
			if other.ID == n.ID || !other.Acts || other.Area.Holds(target.Area) || v.Target(other.ID) == nil {
				continue
			}
			if o := v.Target(other.ID).Area; n.Area.Has(o.Middle()) && !target.Area.Has(o.Middle()) {
				t.Errorf("%s at %v lies over %s", n.Name, n.Area, other.Name)
			}
			crowded = crowded || view.Around(n.Area.Middle(), n.Area.W+1, n.Area.H+1).Meets(v.Target(other.ID).Area)
		}
		if !crowded && (n.Area.W < theme.Touch || n.Area.H < theme.Touch) {
			t.Errorf("%s is only %v, and there is room", n.Name, n.Area)
		}
	}
	if grown == 0 {
		t.Error("no number of a rule is larger than it is written")
	}
}

// TestSignsAreNotRead: an icon in a text is for the eye; the words before it say the same.
func TestSignsAreNotRead(t *testing.T) {
	v := view.View{Items: []view.Item{{Kind: view.Label, Area: view.Rect{W: 200, H: 20}, Text: fonts.Links.After("Two link icons") + "."}}}
	nodes := mirror.Of(&v, nil)
	if len(nodes) != 1 || nodes[0].Name != "Two link icons." {
		t.Errorf("read are %+v", nodes)
	}
}

// TestATitleIsNotReadTwice: where a name goes on from the title of the tip, it is read once.
func TestATitleIsNotReadTwice(t *testing.T) {
	about := func(any) widget.Tip { return widget.Tip{Title: "Ada's VP: 28", Lines: []string{"Her mat."}} }
	for name, want := range map[string]string{"Ada's VP: 28, £11": "Ada's VP: 28, £11", "Ada's": "Ada's, Ada's VP: 28"} {
		v := view.View{Targets: []view.Target{{ID: "seat", Name: name, Area: view.Rect{W: 200, H: 44}, Act: 1, About: 1}}}
		if nodes := mirror.Of(&v, about); len(nodes) != 1 || nodes[0].Name != want || nodes[0].About != "Her mat." {
			t.Errorf("%q is read as %+v", name, nodes)
		}
	}
}

// A line to type into is one for a screen reader and the keyboard of a phone too: its name does not repeat what stands in it.
func TestAFieldIsNamedBesideItsText(t *testing.T) {
	c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1))
	c.Field(view.Rect{W: 200, H: 40}, widget.Field{ID: "name", Name: "Name of seat 1", Text: "Ada", Focus: 1, On: true})
	for _, n := range mirror.Of(&c.View, nil) {
		if n.ID == "name" && n.Name == "Name of seat 1" && n.Text == "Ada" && n.Field && n.Typing {
			return
		}
	}
	t.Errorf("there is no such field: %+v", mirror.Of(&c.View, nil))
}
