package skyline

import (
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
)

func TestEveryTownHasItsOwnSkyline(t *testing.T) {
	seen := map[string]string{}
	for _, game := range []string{"birmingham", "lancashire", "lancashire-community", "brass"} {
		for _, l := range decks.Game(game).Locations[1:] {
			if l.Kind != engine.Town {
				continue
			}
			if towns[l.ID] == "" {
				t.Errorf("%s: %s has no sights", game, l.Name)
			}
			if other, known := seen[towns[l.ID]]; known && other != l.ID {
				t.Errorf("%s looks like %s", l.ID, other)
			}
			seen[towns[l.ID]] = l.ID
		}
	}
}

func TestASkylineStandsInItsPlace(t *testing.T) {
	for town, sights := range towns {
		for _, wide := range []float64{60, 100, 200} {
			s := Of(town, wide, 40)
			if at := s.Body.Bounds(); float64(at.Min.X) < -0.25*wide || float64(at.Max.X) > 1.25*wide || at.Max.Y > 1 || at.Min.Y < -70 || at.Min.Y > -20 {
				t.Errorf("%s, %v wide, lies in %v", town, wide, at)
			}
			for _, c := range s.Chimneys {
				if c.Y >= 0 || c.X < 0 || c.X > wide {
					t.Errorf("%s smokes at %v", town, c)
				}
			}
			smoking := strings.ContainsAny(sights, "cfoOy")
			if smoking && len(s.Chimneys) == 0 || len(s.Windows) == 0 {
				t.Errorf("%s has %d chimneys and %d windows", town, len(s.Chimneys), len(s.Windows))
			}
		}
		for _, sight := range strings.Fields(sights) {
			if sight != "r" && outlines[sight] == nil {
				t.Errorf("%s: %q is no sight", town, sight)
			}
		}
	}
}

func TestASkylineIsAlwaysTheSame(t *testing.T) {
	a, b := Of("dudley", 90, 40), Of("dudley", 90, 40)
	if len(a.Windows) != len(b.Windows) || a.Windows[0] != b.Windows[0] || a.Body.Bounds() != b.Body.Bounds() {
		t.Error("the same town looks different")
	}
	if other := Of("derby", 90, 40); other.Body.Bounds() == a.Body.Bounds() {
		t.Error("two towns look the same")
	}
}
