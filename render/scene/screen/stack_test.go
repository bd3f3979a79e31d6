package screen

import (
	"slices"
	"testing"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// sheet is a screen that shows its name, where the focus is.
type sheet struct {
	Page
	name  string
	depth int
	tip   string
}

func (s *sheet) View(env *widget.Env) view.View {
	return view.View{
		Items:   []view.Item{{Text: s.name + env.Pointer.Focus}},
		Targets: []view.Target{{ID: "same"}, {ID: s.name, Act: s.name}},
		Keys:    map[string]any{"back": s.name},
	}
}

func (s *sheet) Do(act any) []any { return []any{act} }

func (s *sheet) Depth() int { return s.depth }

func (s *sheet) About(any) widget.Tip { return widget.Tip{Title: s.tip} }

func texts(v *view.View) (list []string) {
	for _, item := range v.Items {
		list = append(list, item.Text)
	}
	return list
}

func TestOnlyTheTopIsPlayedAndKnowsOfThePointer(t *testing.T) {
	var s Stack
	s.Open(Layer{Screen: &sheet{name: "start"}})
	s.Open(Layer{Screen: &sheet{name: "table"}})
	s.Open(Layer{Screen: &sheet{name: "rules"}, Over: true})
	v := s.View(&widget.Env{Pointer: widget.Pointer{Focus: "!"}})
	if want := []string{"table", "rules!"}; !slices.Equal(texts(&v), want) {
		t.Errorf("%q is shown, not %q", texts(&v), want)
	}
	var acts []any
	for i := range v.Targets {
		if v.Targets[i].Act != nil {
			acts = append(acts, v.Targets[i].Act)
		}
	}
	if len(v.Targets) != 3 || !slices.Equal(acts, []any{"rules"}) || v.Keys["back"] != "rules" {
		t.Errorf("targets %+v and keys %v, but only the top is answered to", v.Targets, v.Keys)
	}
}

func TestAScreenThatFillsTheWindowComesBelowPages(t *testing.T) {
	var s Stack
	start, table, rules := &sheet{name: "start"}, &sheet{name: "table"}, &sheet{name: "rules"}
	s.Open(Layer{Screen: start})
	s.Open(Layer{Screen: rules, Over: true})
	s.Open(Layer{Screen: table})
	if v := s.View(&widget.Env{}); !slices.Equal(texts(&v), []string{"table", "rules"}) {
		t.Errorf("%q is shown", texts(&v))
	}
	s.CloseAllBut(start, table)
	if s.Top().Screen != Screen(table) || s.Has(rules) {
		t.Errorf("%+v is on top", s.Top())
	}
	s.Close(table)
	s.Close(table) // it is not there any more
	if s.Top().Screen != Screen(start) {
		t.Errorf("%+v is on top", s.Top())
	}
}

func TestDepthEndsWhereNothingBelowIsOnTheWayBack(t *testing.T) {
	var s Stack
	s.Open(Layer{Screen: &sheet{name: "start", depth: 2}})
	s.Open(Layer{Screen: &sheet{name: "workshop", depth: 1}})
	if s.Depth() != 3 {
		t.Errorf("%d pages deep, want 3", s.Depth())
	}
	s.Open(Layer{Screen: &sheet{name: "table"}, Pages: 1, Apart: true})
	s.Open(Layer{Screen: &sheet{name: "rules"}, Over: true, Pages: 1})
	if s.Depth() != 2 {
		t.Errorf("%d pages deep, want 2", s.Depth())
	}
}

func TestWhatIsSeenBelowAPageIsToldAbout(t *testing.T) {
	var s Stack
	s.Open(Layer{Screen: &sheet{name: "start", tip: "start"}})
	s.Open(Layer{Screen: &sheet{name: "table", tip: "table"}})
	s.Open(Layer{Screen: &sheet{name: "rules"}, Over: true})
	if tip := s.About(1); tip.Title != "table" {
		t.Errorf("%q is told", tip.Title)
	}
	s.Open(Layer{Screen: &sheet{name: "workshop"}})
	if tip := s.About(1); tip.Title != "" {
		t.Errorf("%q is told of what is not seen", tip.Title)
	}
}

type other struct{ sheet }

func TestFind(t *testing.T) {
	var s Stack
	s.Open(Layer{Screen: &sheet{name: "start"}})
	if _, ok := Find[*other](&s); ok {
		t.Error("a screen is found that is not open")
	}
	want := &other{}
	s.Open(Layer{Screen: want})
	if got, ok := Find[*other](&s); !ok || got != want {
		t.Errorf("%v is found", got)
	}
}

func TestWhatIsSeenBehindIsNotOpen(t *testing.T) {
	var s Stack
	table := &sheet{name: "table"}
	s.Open(Layer{Screen: &sheet{name: "settings"}, Behind: func(size view.Size) Screen {
		if size.Layout() == view.Wide {
			return table
		}
		return nil
	}})
	wide := s.View(&widget.Env{Size: view.Size{W: 1600, H: 1000}})
	tall := s.View(&widget.Env{Size: view.Size{W: 390, H: 844}})
	if s.Has(table) || !slices.Equal(texts(&wide), []string{"table", "settings"}) || !slices.Equal(texts(&tall), []string{"settings"}) {
		t.Errorf("%q and %q are shown", texts(&wide), texts(&tall))
	}
	if at := wide.Targets[wide.Index("settings")].At; at != 1 {
		t.Errorf("what is written on a target of the page is looked for from item %d on, not behind those below", at)
	}
}
