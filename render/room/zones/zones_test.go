package zones_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/engine/industry"
	"sohofoundry/render/looktest/golden"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func TestMain(m *testing.M) { golden.Main(m) }

// names are those on the board, in English.
func names(g *industry.Game) zones.Names {
	name := func(z industry.ID) string { return g.Zones[z].Name }
	era := func(era int) string { return []string{"Clay", "Water", "Steam", "Current", "Neon"}[era] }
	return zones.Names{Zone: name, Spoken: func(z industry.ID) string { return z.String() + ", " + name(z) }, Era: era, Tab: era,
		HeldUp: "Held up", Taken: "taken", Kept: "if kept"}
}

// played is a position after so many decisions of players who bid little and develop what they can.
func played(t testing.TB, g *industry.Game, seats int, seed uint64, decisions int) *industry.State {
	t.Helper()
	s, err := g.Start(industry.Options{Seats: seats, Adjusted: true}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 7))
	for range decisions {
		choices := g.Choices(&s)
		if len(choices) == 0 {
			break
		}
		c := choices[0]
		switch {
		case s.Phase == industry.Bidding && chance.IntN(3) > 0:
			for c = range values(choices) {
				if c.Verb == industry.Pass {
					break
				}
			}
		case s.Phase == industry.Naming || s.Phase == industry.Deciding:
			c = choices[chance.IntN(max(1, len(choices)-1))]
		}
		if refused := g.Apply(&s, c, nil); !refused.OK() {
			t.Fatal(refused)
		}
	}
	return &s
}

func values[T any](list []T) func(func(T) bool) {
	return func(yield func(T) bool) {
		for _, v := range list {
			if !yield(v) {
				return
			}
		}
	}
}

// environment is that of a view in a window.
func environment(size view.Size, p *theme.Palette) *widget.Env {
	w, err := words.New(nil, "en")
	if err != nil {
		panic(err)
	}
	keys, _ := keymap.New(nil)
	return &widget.Env{Size: size, Words: w, Palette: p, Reading: 1, Keys: keys}
}

// drawn is a view of the board in its area of a window.
func drawn(env *widget.Env, m *zones.Model) *view.View {
	c := widget.New(env)
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: env.Palette.Night})
	zones.Draw(c, room(env.Size), m)
	return &c.View
}

// room is about the area that a table gives the board.
func room(window view.Size) view.Rect {
	all := view.Whole(window)
	switch window.Layout() {
	case view.Tall:
		return view.Rect{Y: 48, W: all.W, H: all.H - 48 - max(all.H*0.44, 330)}
	case view.Short:
		return view.Rect{W: all.W - max(330, all.W*0.38), H: all.H}
	}
	return view.Rect{X: 12, Y: 64, W: all.W - 36 - min(max(all.W*0.28, 404), 442), H: all.H - 64 - 172 - 24}
}
