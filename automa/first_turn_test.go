package automa_test

import (
	"fmt"
	"strings"
	"testing"

	"sohofoundry/engine"
)

// The first turn of the game (section 12: M72 to M77).

// firstTurns is the table at the end of the rules: nothing on the board, iron at £2. A second entry is for medium and hard.
var firstTurns = map[int][2]string{
	1:  {"pottery 1 coventry"},
	2:  {"cotton 1 nuneaton", "manufacturer 2 cannock"},
	3:  {"brewery 1 nuneaton"},
	4:  {"brewery 1 coalbrookdale"},
	5:  {"coal 2 redditch"},
	6:  {"brewery 1 stafford"},
	7:  {"develop"},
	8:  {"cotton 1 tamworth", "manufacturer 2 coventry"},
	9:  {"coal 2 dudley", "manufacturer 2 birmingham"},
	10: {"cotton 1 tamworth"},
	11: {"pottery 1 stafford"},
	12: {"develop"},
	13: {"oxford_redditch", "manufacturer 2 redditch"}, // A14
	14: {"coal 2 wolverhampton"},
	15: {"develop"},
	16: {"nuneaton_tamworth", "manufacturer 2 nuneaton"},
	17: {"develop"},
	18: {"birmingham_walsall", "manufacturer 2 walsall"}, // most empty spaces
	19: {"coal 2 kidderminster"},
	20: {"develop"},
	21: {"coal 2 nuneaton"},
	22: {"develop"},
}

func TestM72_EveryCardOnEveryLevel(t *testing.T) {
	for number, want := range firstTurns {
		for _, mat := range []string{"easy", "medium", "hard"} {
			t.Run(fmt.Sprint(number, mat), func(t *testing.T) {
				result := want[0]
				if mat != "easy" && want[1] != "" {
					result = want[1]
				}
				p := at(t, game, mat, "round 1; you: card:birmingham, card:coventry", number)
				human(t, game, &p, "pass card:birmingham")
				before := p.State
				story := play(t, game, &p)
				story.wants(t, fmt.Sprint("corner ", number), "back")
				if got := outcome(&before, &p.State); got != result {
					t.Errorf("it does %q (%s), want %q", got, story.does(), result)
				}
				vp, iron := 0, before.Market[engine.Iron]
				if result == "develop" { // M73
					vp, iron = 3, iron-2
				}
				if result == "develop" && p.Market[engine.Iron] != iron || int(p.Players[engine.AutomaSeat].VP) != vp {
					t.Errorf("%d iron and %d VP", p.Market[engine.Iron], p.Players[engine.AutomaSeat].VP)
				}
				if p.Round != 2 || p.AutomasTurn() {
					t.Error("the turn is not over after one action")
				}
			})
		}
	}
}

// outcome says what a turn put on the board: a tile, a link, or neither.
func outcome(before, after *engine.State) string {
	var found []string
	for x := range after.Tiles {
		if tile := after.Tiles[x]; tile != before.Tiles[x] {
			f := board.Tiles[tile.Tile]
			found = append(found, fmt.Sprintf("%s %d %s", f.Industry, f.Level, locationName(board.LocationOf(engine.Space(x)))))
		}
	}
	for r := after.Built() &^ before.Built(); r != 0; r = r.Rest() {
		found = append(found, board.Lines[r.First()].ID)
	}
	if len(found) == 0 {
		return "develop"
	}
	return strings.Join(found, " and ")
}

func TestM73_Develop(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "two iron of the market, 3 VP", position: "round 1", cards: []int{7, 5},
			does: "first-develop", leaves: "iron 6; automa: vp 3", never: "draw\ndiscard",
		},
		{
			// A21: the text says market, so works are left alone, and the price does not matter.
			name: "whatever lies on works and whatever the price", position: "round 1; iron 3; you: iron1@dudley.2=4", cards: []int{7, 5},
			does: "first-develop", leaves: "iron 1; you: iron1@dudley.2=4; automa: vp 3",
		},
	})
	p := solo(t, game, "", "round 1", 7, 5)
	play(t, game, &p)
	if got := deckOf(game, &p); got[0] != 7 || len(got) != 22 {
		t.Errorf("the deck is %v; card 7 should stay on it", got)
	}
	human(t, game, &p, "pass card:"+board.Cards[p.Players[0].Hand[0]].ID, "pass card:"+board.Cards[p.Players[0].Hand[1]].ID)
	play(t, game, &p).wants(t, "draw 7", "")
	late := solo(t, game, "", "round 2")
	if why := board.Why(&late.State, engine.Choice{Verb: engine.FirstDevelop}); why.Rule != engine.M(73) {
		t.Errorf("in round 2 the first turn's DEVELOP is refused by %s, want M73", why.Rule)
	}
}

func TestM74_FirstLegalBuildAsOneAction(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "iron too cheap, so the pottery (the rulebook's example)", position: "round 1", cards: []int{1, 5},
			does:  "build pottery@coventry.1",
			tells: "corner 1\ndraw 1\nfront 1.1\nno iron: iron too cheap 3/2 (M26)\nfront 1.2\ndo build", never: "back",
		},
		{
			name: "no link in parentheses (A22)", position: "round 1; automa: mat manufacturer 1 2 0 0 0 0 0 0", cards: []int{16, 5},
			does:  "network nuneaton_tamworth",
			tells: "no manufacturer@nuneaton: no coal 1/0 (B6.2)\nno manufacturer@redditch: no coal 1/0 (B6.2)", never: "(M30)",
		},
		{
			name: "no links after a coal mine (A22)", position: "round 1", cards: []int{5, 16},
			does: "build coal@redditch.1", tells: "do build\n= our decision A22", never: "do network",
		},
		{
			name: "a mine that cannot be built leaves the next build to the rules", position: "round 1; you: coal1@redditch.1=2", cards: []int{5, 16},
			fronts: fronts{5: `{ build = "coal", at = ["Redditch"], then_links = true }, { build = "coal", at = ["Belper"] }`},
			does:   "build coal@belper.2", tells: "front 5.1\nno coal@redditch\nfront 5.2", never: "A22",
		},
		{
			name: "no farm, since its link would be a second action", position: "round 1", cards: []int{6, 16},
			does:  "build brewery@stafford.1",
			tells: "no brewery@farm-south: farm outside (M32)\nno brewery@farm-north: farm outside (M32)\nfront 6.2",
		},
		{
			name: "the icon is that of the next card", mat: "easy", position: "round 1", cards: []int{10, 16},
			does: "build cotton@tamworth.2", tells: "spaces tamworth.1 tamworth.2: tamworth.2",
		},
	})
}

func TestM75_LinkIfNothingCanBeBuilt(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "from the last slot's location, not in the network", mat: "easy", position: "round 1", cards: []int{18, 5},
			does:  "network birmingham_walsall",
			tells: "front 18.1\nno manufacturer@walsall: no coal\nno manufacturer@birmingham: no coal\nfront 18.2\n- empty spaces (M44): 2 2 4 2 = birmingham_walsall",
			never: "outside its network\nno walsall:", leaves: "automa: birmingham_walsall",
		},
		{
			// A44: the first location in order with a free line. Worcester's are all taken.
			name: "the first location with a free line (A44)", cards: []int{10, 5},
			fronts: fronts{10: `{ build = "cotton", at = ["Worcester"] }, { network = ["Worcester", "Kidderminster"] }`},
			position: "round 1; you: birmingham_worcester, gloucester_worcester, farm-south_kidderminster_worcester; " +
				"automa: mat cotton 0 0 0 0",
			does:  "network coalbrookdale_kidderminster",
			tells: "no worcester: no free line (M75)\n- empty spaces (M44): 2 3 = coalbrookdale_kidderminster",
		},
		{
			name: "neither a build nor a link: not with the printed deck", cards: []int{10, 5},
			fronts: fronts{10: `{ build = "cotton", at = ["Worcester"] }, { network = ["Worcester"] }`},
			position: "round 1; you: birmingham_worcester, gloucester_worcester, farm-south_kidderminster_worcester; " +
				"automa: mat cotton 0 0 0 0",
			does: "done", tells: "no worcester: no free line (M75)\nlost\ndo done\ndiscard 10", leaves: "automa: vp 0",
		},
	})
}

// M76: one action and no back, whatever the card.
func TestM76_NoSecondActionNoBack(t *testing.T) {
	for number := range firstTurns {
		p := at(t, game, "", "round 1; you: card:birmingham, card:coventry", number)
		human(t, game, &p, "pass card:birmingham")
		story := play(t, game, &p)
		story.wants(t, "over", "back")
		if n := strings.Count(story.does(), ";"); n > 0 {
			t.Errorf("card %d makes more than one action: %s", number, story.does())
		}
	}
}

func TestM77_NoSpecialTurnInTheRailEra(t *testing.T) {
	runScenes(t, []scene{{
		name: "first round of the Rail Era", position: "rail; round 1", cards: []int{12, 5},
		does:  "build brewery@walsall.2; develop; develop",
		tells: "draw 12\nfront 12.1\nfront 12.2\nback 5 sell\nback 5 develop", never: "corner",
	}})
}
