package pages_test

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func canvas(t testing.TB) *widget.Canvas {
	return widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1))
}

// boards are the games whose pages are looked at.
func boards() []*automa.Game { return []*automa.Game{played.Birmingham(), played.Lancashire()} }

func game(t testing.TB, h record.Header, entries int) *record.Record {
	t.Helper()
	return gameOf(t, played.Birmingham(), h, entries)
}

func gameOf(t testing.TB, g *automa.Game, h record.Header, entries int) *record.Record {
	t.Helper()
	r, err := played.Of(g, h, entries)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// side is where a page beside the board lies.
func side(c *widget.Canvas) view.Rect {
	area, _ := c.Whole().Inset(12).Side(480)
	return area
}

// screens are all pages, in the middle and at the end of a game.
func screens(t testing.TB, g *automa.Game) map[string]func(c *widget.Canvas) {
	mid, over := gameOf(t, g, played.MediumOf(g, 7), 46), gameOf(t, g, played.MediumOf(g, 7), -1)
	list := map[string]func(c *widget.Canvas){
		"log": func(c *widget.Canvas) { logOf(c, mid).View(c, side(c), mid, pages.Close{}) },
		"log of a past position": func(c *widget.Canvas) {
			l := logOf(c, over)
			l.Do(pages.ShowAt{Entries: 22})
			for i := range 30 {
				l.Do(pages.Fold{Entry: i})
			}
			l.View(c, side(c), over, pages.Close{})
		},
		"rules": func(c *widget.Canvas) {
			b := pages.NewRuleBook(0, pages.VolumeOf(g))
			b.Open(g.Cite(engine.B(7, 3)).String())
			b.View(c, pages.Close{})
		},
		"rules searched": func(c *widget.Canvas) { searched("merchant beer").View(c, pages.Close{}) },
		"rules of several games": func(c *widget.Canvas) {
			pages.NewRuleBook(1, pages.VolumeOf(played.Birmingham()), pages.VolumeOf(g), pages.Industry).View(c, pages.Close{})
		},
		"rules of Industry": func(c *widget.Canvas) {
			b := pages.NewRuleBook(0, pages.Industry)
			b.Open("I16")
			b.View(c, pages.Close{})
		},
		"help": func(c *widget.Canvas) { new(pages.HelpPage).View(c, g.Game, pages.Close{}) },
		"menu": func(c *widget.Canvas) {
			(&pages.Menu{Place: "/home/somebody/.local/share/soho-foundry/games/2024-03-01 medium 42.soho"}).View(c, pages.Close{})
		},
		"final": func(c *widget.Canvas) {
			pages.NewFinal(over, pages.Past{Played: 3, Best: 97}).View(c, c.Whole().Inset(40))
		},
		"guide": func(c *widget.Canvas) {
			tutor := pages.Tutor{Icon: "trophy", Title: "Goods", Text: "A mill needs a merchant.", Do: "Now click this card.",
				Buttons: []widget.Button{{ID: "guide:next", Text: "Understood", Act: pages.GuideNext{}}}}
			tutor.View(c, view.Rect{X: 12, Y: 60, W: 478})
			pages.Spotlight(c, view.Rect{X: 600, Y: 60, W: 90, H: 30}, true)
		},
	}
	for kind, name := range map[film.Kind]string{film.RoundEnd: "round", film.LinkScoring: "scoring"} {
		f, at := filmed(t, over, kind)
		list[name] = func(c *widget.Canvas) {
			if kind == film.RoundEnd {
				pages.RoundEnd{Frame: &f.Frames[at]}.View(c, c.Whole())
				return
			}
			pages.Scoring{Film: f, At: film.Cursor{Frame: at, Stage: 2}}.View(c, side(c))
		}
	}
	return list
}

// everyScreen are the pages of both boards, drawn in a window of a size with text so much larger than usual.
func everyScreen(t testing.TB) map[string]func(size view.Size, reading float64) *widget.Canvas {
	list := map[string]func(view.Size, float64) *widget.Canvas{}
	for _, g := range boards() {
		for name, draw := range screens(t, g) {
			list[g.Name+", "+name] = func(size view.Size, reading float64) *widget.Canvas {
				c := widget.New(roomtest.Env(t, g, size, reading))
				draw(c)
				return c
			}
		}
	}
	return list
}

func logOf(c *widget.Canvas, r *record.Record) *pages.Log {
	l := pages.NewLog()
	l.Update(words.In(c.Words), r)
	return l
}

// filmed is the first film of a game that has a frame of a kind, and which.
func filmed(t testing.TB, r *record.Record, kind film.Kind) (*film.Film, int) {
	t.Helper()
	entries := r.Entries()
	for i := range entries {
		f := film.Of(r.Game(), &entries[i])
		for at := range f.Frames {
			if f.Frames[at].Kind == kind {
				return f, at
			}
		}
	}
	t.Fatalf("no film has a frame of kind %d", kind)
	return nil, 0
}

func says(v *view.View, text string) bool {
	return strings.Contains(strings.Join(roomtest.Texts(v), " "), text)
}

func TestEveryTextIsWholeAndInTheWindow(t *testing.T) {
	wide, _ := view.Fit(3440, 1440, 1)
	all := everyScreen(t)
	for _, size := range []view.Size{roomtest.Least, {W: 1600, H: 1000}, wide} {
		for _, reading := range []float64{1, 1.15, 1.3} {
			for name, draw := range all {
				c := draw(size, reading)
				for i := range c.View.Items {
					whole(t, name, c, &c.View.Items[i])
				}
			}
		}
	}
}

// whole fails if a label has placeholders left, was cut, is wider than its area or leaves the window.
func whole(t *testing.T, name string, c *widget.Canvas, item *view.Item) {
	t.Helper()
	if item.Kind != view.Label {
		return
	}
	cut := strings.HasSuffix(item.Text, "…")
	if cut || strings.ContainsAny(item.Text, "{}") {
		t.Errorf("%s, %v at %g: %q", name, c.Size, c.Reading, item.Text)
	}
	if w := fonts.Width(item.Font, item.Size, item.Text); w > item.Area.W+1.5 {
		t.Errorf("%s, %v at %g: %q is %.0f wide in %.0f", name, c.Size, c.Reading, item.Text, w, item.Area.W)
	}
	if item.Clip.Empty() && !c.Whole().Holds(item.Area) {
		t.Errorf("%s, %v at %g: %q is written at %v", name, c.Size, c.Reading, item.Text, item.Area)
	}
}

func TestButtonsDoNotOverlap(t *testing.T) {
	for name, draw := range everyScreen(t) {
		for _, reading := range []float64{1, 1.3} {
			c := draw(roomtest.Least, reading)
			var buttons []view.Target
			for _, target := range c.View.Targets {
				inRow := strings.HasPrefix(target.ID, "log:") || strings.HasPrefix(target.ID, "rules:rule:")
				if target.Act != nil && !target.NoFocus && !inRow {
					buttons = append(buttons, target)
				}
			}
			for i, a := range buttons {
				for _, b := range buttons[:i] {
					if a.Area.Meets(b.Area) {
						t.Errorf("%s at %g: %s and %s overlap", name, reading, a.ID, b.ID)
					}
				}
			}
		}
	}
}

func TestActsCanBeCompared(t *testing.T) {
	for name, draw := range everyScreen(t) {
		c := draw(roomtest.Least, 1)
		if !c.View.Equal(&c.View) {
			t.Errorf("%s differs from itself", name)
		}
		seen := map[string]bool{}
		for _, target := range c.View.Targets {
			if seen[target.ID] && !strings.Contains(target.ID, ":rule:") {
				t.Errorf("%s has %s twice", name, target.ID)
			}
			seen[target.ID] = true
		}
	}
}

// In a game against a rival the help speaks of the rival, in every language.
func TestHelpSpeaksOfTheRival(t *testing.T) {
	for _, language := range words.Languages() {
		w, err := words.New(played.Birmingham(), language)
		if err != nil {
			t.Fatal(err)
		}
		w.Rival = true
		env := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
		env.Words = w
		c := widget.New(env)
		new(pages.HelpPage).View(c, played.Birmingham().Game, pages.Close{})
		texts := roomtest.Texts(&c.View)
		for _, text := range texts {
			if strings.Contains(text, "Autom") {
				t.Errorf("%s: %q", language, text)
			}
		}
		if len(texts) < 50 {
			t.Errorf("%s: only %d texts", language, len(texts))
		}
	}
}
