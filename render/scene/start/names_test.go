package start

import (
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// Whoever hears the choices of a game on a real table only, one after the other, knows of each what it is about: none is called like
// another, as what stays with the player, or is kept too, is named.
func TestNoTwoChoicesAtTheTableAreCalledTheSame(t *testing.T) {
	for _, language := range words.Languages() {
		s, env := testScene(0), testEnv(t)
		w, err := words.New(played.Birmingham(), language)
		if err != nil {
			t.Fatal(err)
		}
		env.Words = w
		click(t, s, "start:at-table")
		v, seen, kept := s.View(env), map[string]string{}, 0
		for _, target := range v.Targets {
			if target.Act == nil || target.Name == "" || !strings.HasPrefix(target.ID, "new-game:") {
				continue
			}
			if other, twice := seen[target.Name]; twice {
				t.Errorf("%s: %s and %s are both called %q", language, other, target.ID, target.Name)
			}
			seen[target.Name] = target.ID
			for _, what := range []string{"hand", "money"} {
				if strings.HasPrefix(target.ID, "new-game:"+what) {
					kept++
					if !strings.HasSuffix(target.Name, w.Text("new-game."+what+".label")) {
						t.Errorf("%s: %s is called %q", language, target.ID, target.Name)
					}
				}
			}
		}
		if kept != 4 {
			t.Errorf("%s: %d choices are about what is kept, not 4", language, kept)
		}
	}
}

// Nor is any choice of a table of several people called like another; the name of each stands right below the choice of who sits there.
func TestNoTwoChoicesOfATableAreCalledTheSame(t *testing.T) {
	for _, size := range []view.Size{{W: 1280, H: 720}, {W: 800, H: 3000}} {
		s, env := testScene(0), testEnv(t)
		env.Size = size
		for _, id := range []string{"start:new-game", "new-game:against:table", "new-game:seats:2", "new-game:seat:2:person"} {
			click(t, s, id)
		}
		v, seen := s.View(env), map[string]string{}
		for _, target := range v.Targets {
			if target.Act == nil || target.Name == "" || !strings.HasPrefix(target.ID, "new-game:") {
				continue
			}
			if other, twice := seen[target.Name]; twice {
				t.Errorf("%s and %s are both called %q", other, target.ID, target.Name)
			}
			seen[target.Name] = target.ID
		}
		deep, name := v.Target("new-game:seat:2:deep"), v.Target("new-game:seat:2:name")
		if deep == nil || name == nil || name.Area.Y-deep.Area.Bottom() > 32 {
			t.Errorf("%v: the choice of seat 2 is %+v, its name %+v", size, deep, name)
		}
	}
}

// A name is typed with spaces around it, or with signs of which a record does not know all: the game begins, and whoever is called the
// same is told so.
func TestNamesAreTakenAsTheyAreSeen(t *testing.T) {
	s := testScene(0)
	for _, id := range []string{"start:new-game", "new-game:against:table", "new-game:seats:2", "new-game:seat:2:person"} {
		click(t, s, id)
	}
	env := testEnv(t)
	if s.choice.typeName(nameField(0), view.Typed{Text: "👩\u200d🚀"}); s.choice.game.Seats[0].Name != "👩🚀" {
		t.Errorf("typed, and kept by the settings, is %q", s.choice.game.Seats[0].Name)
	}
	for _, c := range []struct {
		names [2]string
		want  [2]string
	}{
		{[2]string{"  Ada ", "Bo"}, [2]string{"Ada", "Bo"}},
		{[2]string{"Ada  B", "👩\u200d🚀 "}, [2]string{"Ada B", "👩🚀"}},
		{[2]string{" ", "\u200b"}, [2]string{}},
		{[2]string{"Ada ", " Ada"}, [2]string{}},
	} {
		s.choice.game.Seats[0].Name, s.choice.game.Seats[1].Name = c.names[0], c.names[1]
		target := s.View(env)
		button := target.Target("new-game:begin")
		if same := c.names == [2]string{"Ada ", " Ada"}; same {
			if seat, why := s.choice.wrongName(words.In(env.Words)); seat != 1 || why == nil {
				t.Errorf("%q are not called the same", c.names)
			}
			continue
		}
		if button == nil || button.Act == nil {
			t.Fatalf("%q: no game begins", c.names)
		}
		h := s.choice.atTable(7).Header
		if got := [2]string{h.Players[0].Name, h.Players[1].Name}; got != c.want {
			t.Errorf("%q are called %q", c.names, got)
		}
		if _, err := record.New(played.Birmingham(), h); err != nil {
			t.Errorf("%q: %v", c.names, err)
		}
	}
}
