package guide_test

import (
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/guide"
)

// What is said of the VP and the income of tiles is true, in any position: of the tile that leaves the mat and those that stay there, and
// of the tile that is built over and the new one.
func TestAdviceToDevelopAndToBuildOverIsTrue(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(40) {
		r, by, chance := firstGame(t, seed), []policy.Policy{policy.Random, policy.Keen, policy.Greedy}[seed%3], policy.Chance(seed)
		var choices []engine.Choice
		for p := r.Position(); p.Decision != engine.GameOver; p = r.Position() {
			if p.AutomasTurn() {
				r.AutomaTurn()
				continue
			}
			choices = r.Game().Choices(&p.State, choices[:0])
			played := guide.Played{Game: r.Game(), Position: p}
			for _, c := range choices {
				switch {
				case c.Verb == engine.TakeBonus, c.Verb == engine.Develop && p.Decision == engine.ChooseAction:
					advice := guide.AdviceFor(&played, c)
					if told[advice]++; advice != c.Verb.String()+staying(&p.Players[engine.HumanSeat], c.Industry) {
						t.Fatalf("seed %d, round %d: to remove %v is advised as %q", seed, p.Round, c.Industry, advice)
					}
				case c.Verb == engine.Build && p.Decision == engine.ChooseAction && p.Tiles[c.Space].Tile != 0:
					advice := guide.AdviceFor(&played, c)
					old, on := &r.Game().Tiles[p.Tiles[c.Space].Tile], &r.Game().Tiles[lowest(&p.Players[engine.HumanSeat], c.Industry)[0]]
					want := map[bool]string{true: "build-over", false: "build-over-income"}[on.VP > old.VP]
					if told[advice]++; advice != want || on.Level <= old.Level || on.IncomeSpaces <= 0 {
						t.Fatalf("seed %d, round %d: %v %d over %d is advised as %q", seed, p.Round, c.Industry, on.Level, old.Level, advice)
					}
				}
			}
			r.Choose(choices[by.Pick(r.Game(), p, choices, chance)])
		}
	}
	for _, advice := range []string{"develop", "develop-later", "develop-none", "bonus", "bonus-later", "build-over", "build-over-income"} {
		if told[advice] == 0 {
			t.Errorf("%s was never told", advice)
		}
	}
	t.Log(told)
}

// lowest are the tiles of an industry that are left on a mat, the lowest first.
func lowest(p *engine.Player, i engine.Industry) (list []engine.Tile) {
	tiles := decks.Game(guide.Game).Tiles
	for level := int8(1); level <= 8; level++ {
		for t := range tiles {
			for range p.Mat[t] {
				if tiles[t].Industry == i && tiles[t].Level == level {
					list = append(list, engine.Tile(t))
				}
			}
		}
	}
	return list
}

// staying tells of the tiles that stay on a mat when the lowest one of an industry leaves it.
func staying(p *engine.Player, i engine.Industry) string {
	tiles, list := decks.Game(guide.Game).Tiles, lowest(p, i)
	for n, t := range list[1:] {
		switch more := tiles[t].VP > tiles[list[0]].VP; {
		case more && n == 0:
			return ""
		case more:
			return "-later"
		}
	}
	return "-none"
}
