package start

import (
	"testing"

	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/ui/view"
)

func TestNoStatisticsInviteToPlay(t *testing.T) {
	for id, page := range map[string]page{"statistics:new-game": newGame, "statistics:lessons": lessons} {
		s := testScene(0)
		s.open(results)
		says(t, s, "Your first result")
		says(t, s, "an example")
		click(t, s, id)
		if s.page != page {
			t.Errorf("%s opens page %d", id, s.page)
		}
	}
}

// The curve of the rating has a point before the first game and one after each.
func TestTheRatingIsDrawnFromGameToGame(t *testing.T) {
	s := testScene(0)
	s.world.Statistics = ended(8, 3, func(*statistics.Result) {})
	s.open(results)
	says(t, s, "Your rating from game to game")
	says(t, s, "apprentice")
	all := ratings(s.world.Statistics)
	if len(all) != 9 || all[3].Points <= all[0].Points || all[8].Points >= all[3].Points {
		t.Fatalf("three games won and five lost are rated %v", all)
	}
	v, brass := s.View(testEnv(t)), testEnv(t).Palette.Brass
	var lines [][]view.Point
	for _, i := range v.Items {
		if i.Kind == view.Stroke && i.Fill == brass {
			lines = append(lines, i.Points)
		}
	}
	if len(lines) != 1 || len(lines[0]) != len(all) {
		t.Fatalf("the curve is %v", lines)
	}
	if line := lines[0]; line[3].Y >= line[0].Y || line[8].Y <= line[3].Y {
		t.Errorf("the curve does not rise and fall with the rating: %v", line)
	}
}
