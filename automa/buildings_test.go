package automa_test

import (
	"fmt"
	"testing"
)

// Choosing among buildings (section 9: M50 to M52; A15, A35, A36).

// elsewhere is quiet for scenes in which Belper is not.
var elsewhere = fronts{1: `{ build = "coal", at = ["Kidderminster"] }`}

const thereBuilt = "build coal@kidderminster.1; "

// oneBarrel is for two goods: whoever is chosen drinks it, the other is left out.
const (
	oneBarrel = "merchants: oxford.1=all; "
	goods     = "automa: manufacturer2@birmingham.2, manufacturer2@coventry.2, birmingham_coventry, birmingham_oxford"
)

func TestM50_LinksThenAlphabet(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "most links of its own less the human's", fronts: quiet, cards: []int{1, 5},
			position: oneBarrel + goods + "; you: birmingham_dudley, birmingham_walsall, birmingham_tamworth",
			does:     quietly + "sell manufacturer@coventry.2 to:oxford.1; done",
			tells:    "buildings birmingham.2 coventry.2: coventry.2\n- more links (M50): -1 1 = coventry.2",
		},
		{
			name: "its own count", fronts: quiet, cards: []int{1, 5}, position: oneBarrel + goods,
			does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; done", tells: "- more links (M50): 2 1 = birmingham.2",
		},
		{
			name: "then the first in the alphabet", fronts: quiet, cards: []int{1, 5}, position: oneBarrel + goods + "; you: birmingham_dudley",
			does: quietly + "sell manufacturer@birmingham.2 to:oxford.1; done", tells: "- more links (M50): 1 1\n- alphabet (M50)", never: "icon",
		},
		{
			// A35: the line with the farm counts at all three ends.
			name: "the line with the farm, at Kidderminster (A35)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a; automa: cotton1@kidderminster.1, cotton1@worcester.1, " + farmLine + "; you: gloucester_worcester",
			does:     quietly + "sell cotton@kidderminster.1 to:gloucester.1; done",
			tells:    "- more links (M50): 1 0 = kidderminster.1",
		},
		{
			name: "and at Worcester (A35)", fronts: quiet, cards: []int{1, 5},
			position: "merchants: gloucester.1=cotton-a; automa: cotton1@kidderminster.1, cotton1@worcester.1, gloucester_worcester; you: " + farmLine,
			does:     quietly + "sell cotton@worcester.1 to:gloucester.1; done",
			tells:    "- more links (M50): -1 0 = worcester.1",
		},
	})
}

// M51, A36: the icon is on the back of the card on top after the draw, for front and back alike. Cards 5, 16, 6 and 12 have
// NW, NE, SW and SE.
func TestM51_IconOfTheNextCard(t *testing.T) {
	for card, want := range map[int]string{
		5:  "build manufacturer@walsall.1; sell cotton@birmingham.1 to:oxford.1; done",
		16: "build manufacturer@walsall.2; sell manufacturer@birmingham.2 to:oxford.1; done",
	} {
		runScenes(t, []scene{{
			name: fmt.Sprint("card ", card), cards: []int{18, card},
			position: oneBarrel + "rail; automa: cotton2@birmingham.1, manufacturer2@birmingham.2, mat manufacturer 0 0 0 0 0 1 1 2; you: birmingham_oxford",
			does:     want, tells: "spaces walsall.1 walsall.2\nbuildings birmingham.1 birmingham.2",
		}})
	}
}

// M52: the cell, then to the right, then the next row, round to the top. Who sells first is whom the icon chooses.
func TestM52_Icon(t *testing.T) {
	icons := map[string]int{"NW": 5, "NE": 16, "SW": 6, "SE": 12}
	const toOxford = "; you: birmingham_oxford"
	for _, c := range []struct {
		name, position string
		want           map[string]string
	}{
		{
			"four spaces, one of them a works'", "cotton2@birmingham.1, manufacturer2@birmingham.2, manufacturer2@birmingham.4" + toOxford,
			map[string]string{"NW": "cotton@birmingham.1", "NE": "manufacturer@birmingham.2", "SW": "manufacturer@birmingham.4", "SE": "manufacturer@birmingham.4"},
		},
		{
			"the upper two of four: round to the top", "cotton2@birmingham.1, manufacturer2@birmingham.2" + toOxford,
			map[string]string{"NW": "cotton@birmingham.1", "NE": "manufacturer@birmingham.2", "SW": "cotton@birmingham.1", "SE": "cotton@birmingham.1"},
		},
		{
			"left above and right below", "cotton2@birmingham.1, manufacturer2@birmingham.4" + toOxford,
			map[string]string{"NW": "cotton@birmingham.1", "NE": "manufacturer@birmingham.4", "SW": "manufacturer@birmingham.4", "SE": "manufacturer@birmingham.4"},
		},
		{
			"right above and right below", "manufacturer2@birmingham.2, manufacturer2@birmingham.4" + toOxford,
			map[string]string{"NW": "manufacturer@birmingham.2", "NE": "manufacturer@birmingham.2", "SW": "manufacturer@birmingham.4", "SE": "manufacturer@birmingham.4"},
		},
		{ // A15: one above two, the upper one fills both upper cells
			"one above two", "pottery1@coventry.1, manufacturer2@coventry.2, manufacturer2@coventry.3; you: birmingham_coventry, birmingham_oxford",
			map[string]string{"NW": "pottery@coventry.1", "NE": "pottery@coventry.1", "SW": "manufacturer@coventry.2", "SE": "manufacturer@coventry.3"},
		},
		{ // A15: two are the upper row
			"a row of two", "manufacturer2@walsall.1, manufacturer2@walsall.2; you: birmingham_walsall, birmingham_oxford",
			map[string]string{"NW": "manufacturer@walsall.1", "NE": "manufacturer@walsall.2", "SW": "manufacturer@walsall.1", "SE": "manufacturer@walsall.1"},
		},
		{ // A15: three in a row are NW, NE and SW
			"a row of three, the outer two", "cotton2@belper.1, pottery1@belper.3; you: belper_derby, burton-on-trent_derby, " +
				"burton-on-trent_tamworth, birmingham_tamworth, birmingham_oxford",
			map[string]string{"NW": "cotton@belper.1", "NE": "pottery@belper.3", "SW": "pottery@belper.3", "SE": "cotton@belper.1"},
		},
	} {
		for cell, want := range c.want {
			runScenes(t, []scene{{
				name: c.name + " " + cell, fronts: elsewhere, cards: []int{1, icons[cell]}, position: oneBarrel + "rail; automa: " + c.position,
				does: thereBuilt + "sell " + want + " to:oxford.1; done", tells: "- alphabet (M50)\n- icon (M52)",
			}})
		}
	}
}
