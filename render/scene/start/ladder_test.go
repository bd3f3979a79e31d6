package start

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"sohofoundry/decks"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// Each rung is told by how often it is won, the scores to expect, and its name with what it has otherwise (H4, H5).
func TestEveryRungIsTold(t *testing.T) {
	w := words.In(testEnv(t).Words)
	for game := range rungRules {
		s := testScene(0)
		s.choice.game.Game = game
		for i, mat := range decks.Ladder(game) {
			about := aboutRung(w, &s.choice, i, mat)
			if !strings.HasPrefix(about, "An experienced player wins ") || strings.Contains(about, ";") || !strings.Contains(about, ". "+words.Capital(w.Mat(mat.Name))+": ") {
				t.Errorf("%s, %s: %q", game, mat.Name, about)
			}
			for rule, has := range map[string]bool{"(H1)": mat.House.BackAgain > 0, "(H2)": mat.House.CardAgain > 0, "(H3)": mat.House.FullStart} {
				if strings.Contains(about, rule) != has && strings.Contains(about, "H") {
					t.Errorf("%s, %s: %q names %s: %v", game, mat.Name, about, rule, !has)
				}
			}
		}
	}
}

// ended are games of medium, of which so many are won, one a day.
func ended(games, won int, change func(*statistics.Result)) *statistics.Statistics {
	all := &statistics.Statistics{}
	for i := range games {
		r := statistics.Result{Name: fmt.Sprint(i), Hash: fmt.Sprint(i), Date: day.Add(time.Duration(i) * 24 * time.Hour),
			Kind: statistics.Kind{Difficulty: "medium"}, Won: i < won}
		change(&r)
		all.Add(r)
	}
	return all
}

// A rung is suggested after ten fair games, the harder the more of them were won.
func TestSuggestedRung(t *testing.T) {
	for _, c := range []struct {
		games, won int
		change     func(*statistics.Result)
		want       string
	}{
		{9, 5, func(*statistics.Result) {}, ""},
		{10, 5, func(*statistics.Result) {}, "foreman"},
		{12, 12, func(*statistics.Result) {}, "magnate"},
		{12, 0, func(*statistics.Result) {}, "apprentice"},
		{12, 5, func(r *statistics.Result) { r.Hinted = true }, ""},
		{12, 5, func(r *statistics.Result) { r.Practice = true }, ""},
		{12, 5, func(r *statistics.Result) { r.Own = true }, ""},
		{12, 5, func(r *statistics.Result) { r.Introductory = true }, ""},
		{12, 5, func(r *statistics.Result) { r.Deck = "mine" }, ""},
		{12, 5, func(r *statistics.Result) { r.Difficulty = "mine" }, ""},
	} {
		all := ended(c.games, c.won, c.change)
		got := ""
		if mat, ok := suggested(all, "birmingham"); ok {
			got = mat.Name
		}
		if got != c.want {
			r, n := rated(all)
			t.Errorf("%d games, %d won: %q is suggested, not %q; the rating is %+v after %d", c.games, c.won, got, c.want, r, n)
		}
	}
}

// A game leads up a rung if the even match after it is harder than before, whether the game is among the results already or not.
func TestClimbed(t *testing.T) {
	all := ended(20, 0, func(r *statistics.Result) { r.Won = len(r.Name) > 1 }) // all but the first ten
	list := all.Counting()
	climbs := 0
	for i := range list {
		before, was := suggested(all.Until(list[i]), "birmingham")
		rung := Climbed(all, list[i])
		if rung == "" {
			continue
		}
		climbs++
		if !was || before.Name == rung || Climbed(all.Until(list[i]), list[i]) != rung {
			t.Errorf("game %d leads from %v to %s", i, before, rung)
		}
	}
	if climbs == 0 {
		t.Error("who wins game after game never climbs")
	}
	for _, lost := range ended(14, 0, func(*statistics.Result) {}).Counting() {
		if rung := Climbed(ended(14, 0, func(*statistics.Result) {}), lost); rung != "" {
			t.Errorf("a lost game leads up to %s", rung)
		}
	}
}

// The ladder stands upright: its hardest rung is on top, and the sign of the player climbs with what they won.
func TestTheLadderShowsTheRating(t *testing.T) {
	heights := func(all *statistics.Statistics) (sign float64, rungs []float64) {
		s := testScene(0)
		s.world.Statistics = all
		s.open(newGame)
		click(t, s, "new-game:ladder")
		v := s.View(testEnv(t))
		for _, mat := range decks.Ladder("birmingham") {
			rungs = append(rungs, v.Target("new-game:difficulty:"+mat.Name).Area.Middle().Y)
		}
		r, games := rated(all)
		for _, i := range v.Items {
			if games > 0 && i.Kind == view.Label && i.Text == fmt.Sprint(math.Round(r.Points)) {
				sign = i.Area.Middle().Y
			}
		}
		return sign, rungs
	}
	none, rungs := heights(&statistics.Statistics{})
	if none != 0 {
		t.Error("there is a rating without any game")
	}
	for i := range rungs[1:] {
		if rungs[i+1] >= rungs[i] {
			t.Errorf("rung %d is not above the one below it: %v", i+1, rungs)
		}
	}
	weak, _ := heights(ended(12, 2, func(*statistics.Result) {}))
	even, _ := heights(ended(12, 6, func(*statistics.Result) {}))
	strong, _ := heights(ended(12, 11, func(*statistics.Result) {}))
	if !(weak > even && even > strong && strong > 0) {
		t.Errorf("the sign stands at %v after few wins, %v after some and %v after many", weak, even, strong)
	}
}

func TestThereIsNoPlaceBeforeTheFirstGame(t *testing.T) {
	s := testScene(0)
	s.open(newGame)
	click(t, s, "new-game:ladder")
	says(t, s, "Your place on the ladder is shown here")
}
