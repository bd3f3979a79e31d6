package automa_test

import "testing"

// DEVELOP, NETWORK and PASS on a back (section 11: M66 to M71; A20, A27, A40, A46).

// The backs of cards 1, 6, 2 and 10 say DEVELOP at £1, £2, £3 and £0. Card 7 of these scenes is quiet, so that card 1 can
// be next.
var quiet7 = fronts{7: `{ build = "coal", at = ["Belper"] }`}

const toDerby = "network belper_derby" // what NETWORK then does

func TestM66_IronPrice(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "£2 is more than £1", fronts: quiet7, cards: []int{7, 1},
			does: quietly + toDerby, tells: "back 1 develop\nno: iron too dear 1/2 (M66)\nback 1 network",
		},
		{
			name: "£1 is not", fronts: quiet7, cards: []int{7, 1}, position: "iron 10",
			does: quietly + "develop; develop", leaves: "iron 8; automa: vp 3",
		},
		{
			name: "£0 means iron on works", fronts: quiet7, cards: []int{7, 10}, position: "iron 10; you: iron1@dudley.2=4",
			does: quietly + "develop; develop", leaves: "iron 10; you: iron1@dudley.2=2; automa: vp 3",
		},
		{
			name: "which the market never is", fronts: quiet7, cards: []int{7, 10}, position: "iron 10",
			does: quietly + toDerby, tells: "no: iron too dear 0/1 (M66)",
		},
		{
			name: "an empty market is £6", fronts: quiet7, cards: []int{7, 5}, position: "iron 0",
			does: quietly + toDerby, tells: "no: iron too dear 4/6 (M66)",
		},
	})
}

func TestM67_TwoIronThreeVP(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "no tile leaves the mat", fronts: quiet7, cards: []int{7, 5}, position: "automa: mat cotton 2 1 3 3, mat iron 0 1 1 1, mat coal 0 1 2 2",
			does: quietly + "develop; develop", leaves: "iron 6; automa: vp 3, mat cotton 2 1 3 3, mat iron 0 1 1 1, mat coal 0 0 2 2",
		},
		{
			name: "the second would cost too much: one, and 3 VP all the same", fronts: quiet7, cards: []int{7, 6}, position: "iron 7",
			does: quietly + "develop; done", tells: "do develop\nno: iron too dear 2/3 (M66)\ndo done", leaves: "iron 6; automa: vp 3",
		},
		{
			name: "dearer than the first, but within the figure (A20)", fronts: quiet7, cards: []int{7, 2}, position: "iron 7",
			does: quietly + "develop; develop", leaves: "iron 5; automa: vp 3",
		},
		{
			name: "works first, then the market within the figure (A20)", fronts: quiet7, cards: []int{7, 1}, position: "iron 10; you: iron1@dudley.2=1, income 10",
			does: quietly + "develop; develop", leaves: "iron 9; you: iron1@dudley.2!, income 13; automa: vp 3",
		},
		{
			name: "at £0 only what lies on works (A20)", fronts: quiet7, cards: []int{7, 10}, position: "iron 10; automa: iron2@dudley.2=1",
			does: quietly + "develop; done", tells: "no: iron too dear 0/1 (M66)", leaves: "iron 10; automa: iron2@dudley.2!, vp 3",
		},
	})
}

func TestM68_NetworkFromTheActionJustTaken(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "where it built", cards: []int{4, 10}, position: "automa: birmingham_oxford",
			does: "build brewery@coalbrookdale.1; network coalbrookdale_wolverhampton",
		},
		{
			name: "after a network action where its link led (F-LTP#2)", cards: []int{18, 10}, position: walsall,
			does: "network birmingham_walsall; network birmingham_coventry",
		},
		{
			name: "also a merchant location (A27)", cards: []int{7, 10}, position: "automa: iron2@redditch.2!, " + noMakers,
			does: "network oxford_redditch; network birmingham_oxford", tells: "back 10 network\ndo network birmingham_oxford",
		},
		{
			name: "which may have no free line (A27)", cards: []int{7, 10}, position: "automa: iron2@redditch.2!, " + noMakers + "; you: birmingham_oxford",
			does: "network oxford_redditch; pass", tells: "no oxford along birmingham_oxford: taken (B8.2)\nno oxford: no link from (M70)\ndo pass",
		},
		{
			name: "after two links where the second led", cards: []int{22, 10}, position: twoRails + ", coal2@wolverhampton.2=3",
			does:  "network " + farmLine + "; network coalbrookdale_kidderminster; network coalbrookdale_wolverhampton; network cannock_wolverhampton",
			tells: "back 10 network",
		},
		{
			name: "a farm has but the line it came by", cards: []int{6, 10}, position: "automa: " + farmLine,
			does: "build brewery@farm-south.1; pass", tells: "no farm-south along " + farmLine + ": taken (B8.2)\nno farm-south: no link from (M70)",
		},
	})
}

func TestM69_OneCanalOrTwoRails(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "Canal Era: one, with beer at hand", cards: []int{4, 10},
			does: "build brewery@coalbrookdale.1; network coalbrookdale_wolverhampton", leaves: "automa: brewery1@coalbrookdale.1=1, links 13",
		},
		{
			// A46: not from the town of the build.
			name: "Rail Era: the second from where the first led (A46)", cards: []int{4, 10}, position: "rail; you: coal2@coalbrookdale.3=3",
			does:   "build brewery@coalbrookdale.1; network coalbrookdale_wolverhampton; network cannock_wolverhampton",
			leaves: "you: coal2@coalbrookdale.3=1; automa: brewery2@coalbrookdale.1=1",
		},
		{
			name: "Rail Era: one if the second has no coal", cards: []int{4, 10}, position: "rail; you: coal2@coalbrookdale.3=1",
			does: "build brewery@coalbrookdale.1; network coalbrookdale_wolverhampton; done",
		},
	})
}

func TestM70_NoLegalLink(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "no free line", cards: []int{4, 10}, position: noLinks,
			does: "build brewery@coalbrookdale.1; pass", tells: "no coalbrookdale: no link from (M70)\nback 10 pass",
		},
		{
			name: "no coal in the Rail Era, except from a merchant location", cards: []int{4, 10}, position: "rail",
			does:  "build brewery@coalbrookdale.1; network coalbrookdale_shrewsbury; done",
			tells: "no coalbrookdale along coalbrookdale_wolverhampton: no coal 1/0 (B6.3)\ndo network",
		},
		{
			name: "no link tile (A2)", cards: []int{4, 10}, position: "automa: " + fourteen,
			does:  "build brewery@coalbrookdale.1; pass",
			tells: "no coalbrookdale along coalbrookdale_wolverhampton: no link left (B14.1)\nno coalbrookdale: no link from (M70)",
		},
	})
}

func TestM71_Pass(t *testing.T) {
	runScenes(t, []scene{{
		name: "5 VP and nothing else", cards: []int{4, 10}, position: noLinks + "; automa: vp 7",
		does: "build brewery@coalbrookdale.1; pass", tells: "back 10 pass\ndo pass\nover", leaves: "iron 7; coal 13; automa: vp 12, links 14",
	}})
}
