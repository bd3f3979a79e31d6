package sim

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa/policy"
	"sohofoundry/decks"
)

// ranges plays 60 games in ranges, and brings their sums on their way as text.
func ranges(t *testing.T, setup Setup, bounds ...int) (parts []Sums) {
	t.Helper()
	from := 0
	for _, to := range append(bounds, 60) {
		setup.From, setup.Games = from, to-from
		text, err := json.Marshal(mustRun(t, setup).Sums)
		if err != nil {
			t.Fatal(err)
		}
		var part Sums
		if err := json.Unmarshal(text, &part); err != nil {
			t.Fatal(err)
		}
		parts = append(parts, part)
		from = to
	}
	return parts
}

// Ranges add up to exactly what one run counts, in whatever order they come.
func TestRangesJoin(t *testing.T) {
	for _, detail := range []bool{false, true} {
		setup := medium(60)
		setup.Policy, setup.Detail = policy.Steady, detail
		want := mustRun(t, setup)
		parts := ranges(t, setup, 7, 8, 40)
		parts[0], parts[3] = parts[3], parts[0]
		got, err := Join(decks.Game("birmingham"), parts)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("joined: %v (-one run +ranges):\n%s", err, diff)
		}
	}
}

func TestWhatDoesNotJoin(t *testing.T) {
	setup := medium(60)
	for _, wrong := range []struct {
		name, says string
		spoil      func(parts []Sums) []Sums
	}{
		{"a gap", "after game 6 comes game 40", func(p []Sums) []Sums { return []Sums{p[0], p[2]} }},
		{"twice the same", "after game 6 comes game 0", func(p []Sums) []Sums { return []Sums{p[0], p[0]} }},
		{"nothing", "from game 7 on", func(p []Sums) []Sums { p[1] = Sums{From: 7}; return p }},
		{"a win too many", "from game 7 on", func(p []Sums) []Sums { p[1].Wins = 34; return p }},
		{"a game less than none", "from game 7 on", func(p []Sums) []Sums { p[1].CanalVP[0] -= 1000; return p }},
		{"a game too many", "from game 7 on", func(p []Sums) []Sums { p[1].AutomaVP[0]++; return p }},
		{"a detail", "from game 7 on", func(p []Sums) []Sums { p[1].Detail = map[string]int{"human loans": 1}; return p }},
		{"unknown details", "from game 0 on", func(p []Sums) []Sums {
			for i := range p {
				p[i].Detail = map[string]int{"elephants": 1}
			}
			return p
		}},
	} {
		_, err := Join(decks.Game("birmingham"), wrong.spoil(ranges(t, setup, 7, 40)))
		if err == nil || !strings.Contains(err.Error(), wrong.says) {
			t.Errorf("%s: %v, want %q", wrong.name, err, wrong.says)
		}
	}
}
