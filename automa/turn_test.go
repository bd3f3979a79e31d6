package automa_test

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// The Automa's turn: cards, slots and backs in order (section 3: M12 to M22), and a deck that runs out (A24).

func TestM12_OnlyTheVeryFirstTurnIsSpecial(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "first round of the Canal Era: the corner of the back", position: "round 1", cards: []int{7, 5},
			does: "first-develop", tells: "corner 7", never: "draw\nfront\nback",
		},
		{
			name: "second round: a card is drawn", position: "round 2", cards: []int{7, 5},
			does: "build manufacturer@wolverhampton.1; develop; develop", tells: "draw 7\nfront 7.1\nback 5 sell", never: "corner",
		},
	})
}

func TestM13_DrawsTheTopCard(t *testing.T) {
	g := game
	p := solo(t, g, "", "", 4, 5, 6)
	steps := play(t, g, &p)
	steps.wants(t, "draw 4\nfront 4.1\ndo build brewery@coalbrookdale.1\ndiscard 4", "draw 5\nfront 5\nfront 6")
	if got := deckOf(g, &p); len(got) != 21 || got[0] != 5 || got[1] != 6 {
		t.Errorf("the deck is %v; card 4 should be gone and nothing else moved", got)
	}
}

func TestM14_FirstSlotWithALegalAction(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "the upper slot is legal", position: "iron 5; automa: gloucester_worcester", cards: []int{1, 5},
			does:  "network gloucester_redditch; build iron@redditch.2",
			tells: "front 1.1", never: "front 1.2",
		},
		{
			name: "the upper one is not, the next is", cards: []int{1, 5},
			does:  "build pottery@coventry.1; develop; develop",
			tells: "front 1.1\nno iron: iron too cheap 3/2 (M26)\nfront 1.2\ndo build", never: "front 1.3",
		},
		{
			name: "only the last one is (F-AS#1)", position: "automa: pottery1@coventry.1!, mat pottery 0 0 0 0 0", cards: []int{1, 5},
			does:  "network birmingham_coventry; develop; develop",
			tells: "front 1.1\nfront 1.2\nno pottery@coventry: no tile left (B14.2)\nfront 1.3\ndo network",
		},
		{
			// A38: no slot is done by half. The link could be placed, but the works would still have no space.
			name: "a slot is legal as a whole or not at all", cards: []int{21, 5},
			position: "iron 5; you: iron1@walsall.1!, iron2@dudley.2!; automa: birmingham_oxford",
			does:     "build coal@nuneaton.2; network nuneaton_tamworth",
			tells:    "no iron@walsall: no space (B7.3)\nno iron@dudley: no space (B7.3)\nfront 21.2",
			leaves:   "free birmingham_walsall; free birmingham_dudley",
		},
	})
}

// Once a deck has been searched a slot is compulsory: there is no declining it (F-AS#2). M15: else the next card is drawn.
func TestM15_CardWithoutALegalSlotIsDiscarded(t *testing.T) {
	g := game
	p := solo(t, g, "", "automa: mat coal 0 0 0 0", 19, 5, 4, 16)
	steps := play(t, g, &p)
	steps.wants(t, `
		draw 19
		front 19.1
		no coal@kidderminster: no tile left (B14.2)
		no coal@cannock: no tile left (B14.2)
		front 19.2
		no kidderminster: outside its network (M35)
		no cannock: outside its network (M35)
		discard 19
		draw 5
		front 5.1
		front 5.2
		no redditch: outside its network (M35)
		discard 5
		draw 4
		do build brewery@coalbrookdale.1
		back 16 sell
		discard 4`, "back 19\nback 5 ")
	if want := []int{19, 5, 4}; !slices.Equal(discardsOf(g, &p), want) {
		t.Errorf("discards %v, want %v", discardsOf(g, &p), want)
	}
	if p.Players[engine.AutomaSeat].VP != 3 {
		t.Errorf("%d VP, want 3: a discarded card brings nothing", p.Players[engine.AutomaSeat].VP)
	}
}

func TestM16_SlotWithTwoActionsEndsTheTurn(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "link and build", position: "iron 5; automa: gloucester_worcester", cards: []int{1, 5},
			does: "network gloucester_redditch; build iron@redditch.2", tells: "discard 1\nover", never: "back 5",
		},
		{
			name: "mine and link", cards: []int{5, 16},
			does: "build coal@redditch.1; network oxford_redditch", tells: "discard 5\nover", never: "back 16",
		},
	})
}

func TestM17_BackOfTheNextCard(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "SELL comes first", fronts: quiet, cards: []int{1, 5},
			position: "automa: cotton1@worcester.1, gloucester_worcester",
			does:     quietly + "sell cotton@worcester.1 to:gloucester.1; done",
			tells:    "back 5 sell\ndo sell", never: "back 5 develop",
		},
		{
			name: "then DEVELOP", cards: []int{4, 5},
			does:  "build brewery@coalbrookdale.1; develop; develop",
			tells: "back 5 sell\nno: nothing to sell (M53)\nback 5 develop\ndo develop", never: "back 5 network",
		},
		{
			name: "then NETWORK", cards: []int{4, 10},
			does:  "build brewery@coalbrookdale.1; network coalbrookdale_wolverhampton",
			tells: "back 10 sell\nback 10 develop\nno: iron too dear 0/2 (M66)\nback 10 network\ndo network", never: "back 10 pass",
		},
		{
			name: "else PASS", cards: []int{4, 10},
			position: "you: coalbrookdale_wolverhampton, coalbrookdale_kidderminster, coalbrookdale_shrewsbury",
			does:     "build brewery@coalbrookdale.1; pass",
			tells:    "back 10 sell\nback 10 develop\nback 10 network\nno coalbrookdale: no link from (M70)\nback 10 pass\ndo pass",
			leaves:   "automa: vp 5",
		},
	})
	g := game
	p := solo(t, g, "", "", 4, 5)
	play(t, g, &p)
	if top := g.Top(&p); top.Number != 5 {
		t.Errorf("card %d is on top after its back was used, want 5: it stays on the deck", top.Number)
	}
}

func TestM18_NeitherLoanNorScout(t *testing.T) {
	p := solo(t, game, "", "")
	for _, verb := range []engine.Verb{engine.Loan, engine.Scout} {
		if why := board.Why(&p.State, engine.Choice{Verb: verb}); why.Rule != engine.M(18) || why.Reason != engine.AutomaNever {
			t.Errorf("%s: %s (%s), want never (M18)", verb, reasons[why.Reason], why.Rule)
		}
	}
	for _, c := range board.Choices(&p.State, nil) {
		if c.Verb == engine.Loan || c.Verb == engine.Scout {
			t.Errorf("%s is offered", c.Verb)
		}
	}
	for i := range game.Deck.Cards {
		for _, slot := range game.Deck.Cards[i].Front {
			if slot.Kind < automa.BuildSlot || slot.Kind > automa.NetworkSlot {
				t.Errorf("card %d has a slot of kind %d", game.Deck.Cards[i].Number, slot.Kind)
			}
		}
	}
}

// What the Automa's rules do not change holds for it as for anyone: a sample, the rest is in the tests of the engine.
func TestM19_EverythingElseIsAsUsual(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "tiles leave the mat lowest level first (B7.2)", cards: []int{4, 5},
			position: "automa: mat brewery 0 1 2 1",
			does:     "build brewery@coalbrookdale.1; develop; develop",
			leaves:   "automa: brewery2@coalbrookdale.1=1, mat brewery 0 0 2 1",
		},
		{
			name: "a link must touch its network (B8.4)", cards: []int{22, 5},
			position: "automa: dudley_wolverhampton, mat cotton 0 0 0 0",
			does:     "build coal@nuneaton.2; network nuneaton_tamworth",
			fronts:   fronts{5: `{ build = "coal", at = ["Nuneaton"], then_links = true }`},
			tells:    "no worcester: outside its network (M35)\nno kidderminster: outside its network (M35)\ndiscard 22",
		},
		{
			name: "14 link tiles (A2)", cards: []int{18, 4, 5},
			position: "automa: mat manufacturer 0 0 0 0 0 0 0 0, " + fourteen,
			does:     "build brewery@coalbrookdale.1; develop; develop",
			tells:    "no walsall along cannock_walsall: no link left (B14.1)\nno walsall: no link from (M36)\ndiscard 18",
			leaves:   "automa: links 0",
		},
	})
}

// fourteen are as many canals as a player has link tiles; Walsall is at the end of one, and has free lines.
const fourteen = "birmingham_walsall, birmingham_dudley, birmingham_coventry, birmingham_oxford, birmingham_tamworth, " +
	"birmingham_worcester, gloucester_worcester, gloucester_redditch, oxford_redditch, dudley_kidderminster, " +
	"dudley_wolverhampton, coalbrookdale_kidderminster, coalbrookdale_shrewsbury, nuneaton_tamworth"

func TestM20_NeverOverbuilds(t *testing.T) {
	runScenes(t, []scene{
		{
			// B7.10 would let a human do it: no coal anywhere, a lower level.
			name: "a human's mine (F-BLD#4)", cards: []int{5, 4, 5},
			position: "coal 0; you: coal1@redditch.1!",
			does:     "build brewery@coalbrookdale.1; develop; develop",
			fronts:   fronts{5: `{ build = "coal", at = ["Redditch"], then_links = true }`},
			tells:    "front 5.1\nno coal@redditch: no space (B7.3)\ndiscard 5",
		},
		{
			name: "its own mine", cards: []int{5, 4, 16},
			position: "rail; automa: coal2@redditch.1!, mat coal 0 0 2 2",
			does:     "build brewery@coalbrookdale.1; develop; develop",
			fronts:   fronts{5: `{ build = "coal", at = ["Redditch"] }`},
			tells:    "front 5.1\nno coal@redditch: no space (B7.3)\ndiscard 5",
		},
	})
	p := solo(t, game, "", "rail; coal 0; you: coal2@redditch.1!; automa: mat coal 0 0 2 2")
	c := engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: notation.SpaceNamed(board, "redditch.1")}
	if why := board.Why(&p.State, c); why.Rule != engine.M(20) || why.Reason != engine.AutomaNeverReplaces {
		t.Errorf("%s (%s), want never replaces (M20)", reasons[why.Reason], why.Rule)
	}
}

func TestM21_PaysNothingButConsumes(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "iron leaves the market", cards: []int{4, 10}, position: noLinks,
			does: "build brewery@coalbrookdale.1; pass", leaves: "iron 7; automa: money 0",
		},
		{
			name: "an empty market still supplies", cards: []int{4, 10}, position: "iron 0; " + noLinks,
			does: "build brewery@coalbrookdale.1; pass", leaves: "iron 0; automa: brewery1@coalbrookdale.1=1",
		},
		{
			name: "an empty coal market as well", cards: []int{9, 10}, mat: "easy", position: noSales + "coal 0; automa: birmingham_oxford",
			does: "build manufacturer@birmingham.2; network birmingham_coventry", leaves: "coal 0; automa: money 0",
		},
	})
}

// noLinks is in the way of NETWORK from Coalbrookdale, so that the back of a card with DEVELOP at £0 is a PASS.
const noLinks = "you: coalbrookdale_wolverhampton, coalbrookdale_kidderminster, coalbrookdale_shrewsbury"

func TestM22_ResourcesAreCommon(t *testing.T) {
	runScenes(t, []scene{
		{
			name: "it empties a human mine, which flips and raises the human's income", cards: []int{9, 5}, mat: "easy",
			position: noSales + "you: birmingham_dudley, coal1@dudley.1=1, income 10",
			does:     "build manufacturer@birmingham.2; develop; develop",
			leaves:   "you: coal1@dudley.1!, income 14; coal 13",
		},
		{
			name: "it empties a human works", cards: []int{4, 16},
			position: "you: iron1@dudley.2=1, income 10; " + noLinks,
			does:     "build brewery@coalbrookdale.1; develop; develop",
			leaves:   "you: iron1@dudley.2!, income 13; iron 6",
		},
		{
			name: "it empties a connected human brewery", cards: []int{1, 10}, fronts: quiet,
			position: "merchants: gloucester.1=cotton-a-dry, oxford.1=manufacturer-a; automa: cotton1@worcester.1, gloucester_worcester;" +
				" you: farm-south_kidderminster_worcester, brewery1@farm-south.1=1, income 10",
			does:   quietly + "sell cotton@worcester.1 to:gloucester.1; done",
			leaves: "you: brewery1@farm-south.1!, income 14; automa: cotton1@worcester.1!, income 0, money 0", // A45
		},
	})
	t.Run("the human empties its mine, which flips and moves no income", func(t *testing.T) {
		p := at(t, game, "", "you: birmingham_dudley, card:birmingham, card:coventry, card:walsall; automa: coal2@dudley.1=1")
		human(t, game, &p, "build manufacturer@birmingham.2 card:birmingham")
		table(t, &p.State, "automa: coal2@dudley.1!, income 0; coal 13")
	})
	t.Run("the human overbuilds its mine under B7.10", func(t *testing.T) {
		p := at(t, game, "", "rail; coal 0; you: money 40, mat coal 0 0 2 2, card:dudley, card:coventry, card:walsall; automa: coal2@dudley.1!")
		human(t, game, &p, "build coal@dudley.1 card:dudley")
		table(t, &p.State, "you: coal3@dudley.1=4")
	})
}

// A24: a draw that empties the deck makes a new one of the discards, without the card just drawn.
func TestA24_DeckRunsOut(t *testing.T) {
	// Card 4 builds a brewery as soon as there is one; without, and without a network, no slot of any card is legal.
	const nothing = "automa: mat brewery 0 0 0 0, mat coal 0 0 0 0, mat iron 0 0 0 0, mat cotton 0 0 0 0, " +
		"mat manufacturer 0 0 0 0 0 0 0 0, mat pottery 0 0 0 0 0"
	all := make([]int, 22)
	for i := range all {
		all[i] = i + 1
	}
	t.Run("the card just drawn stays out of the new deck", func(t *testing.T) {
		p := solo(t, game, "", noLinks)
		lay(game, &p, []int{4}, all[4:])
		p.Cards.Discards[20], p.Cards.Discarded = 0, 18
		play(t, game, &p).wants(t, "draw 4\nreshuffle\n= our decision A24\nfront 4.1\ndo build brewery@coalbrookdale.1\nback\ndiscard 4", "draw 5")
		if p.Cards.Left != 18 || !slices.Equal(discardsOf(game, &p), []int{4}) {
			t.Errorf("%d cards and discards %v; want the 18 of the old discards and card 4", p.Cards.Left, discardsOf(game, &p))
		}
		got := deckOf(game, &p)
		turned := slices.Clone(got)
		if slices.Reverse(turned); slices.Equal(got, all[4:]) || slices.Equal(turned, all[4:]) || !slices.Equal(sorted(got), all[4:]) {
			t.Errorf("the new deck %v is not the old discards, shuffled", got)
		}
	})
	t.Run("a card that fails then goes to the new discards", func(t *testing.T) {
		p := solo(t, game, "", "automa: mat coal 0 0 0 0")
		lay(game, &p, []int{19}, []int{4, 6, 12})
		play(t, game, &p).wants(t, "draw 19\nreshuffle\nfront 19.1\ndiscard 19\ndraw", "")
		if got := discardsOf(game, &p); len(got) != 2 || got[0] != 19 || p.Cards.Left != 2 {
			t.Errorf("discards %v, %d in the deck; want card 19, the card that was used, and 2", got, p.Cards.Left)
		}
	})
	t.Run("there is always a back to read (A29)", func(t *testing.T) {
		p := solo(t, game, "", "")
		lay(game, &p, []int{4}, []int{5})
		play(t, game, &p).wants(t, "draw 4\nreshuffle\nback 5 sell\nback 5 develop\ndo develop", "")
	})
	t.Run("every card tried: the first action is lost, the back follows", func(t *testing.T) {
		p := solo(t, game, "", nothing)
		lay(game, &p, all[:3], all[3:])
		steps := play(t, game, &p)
		steps.wants(t, "draw 1\ndraw 2\ndraw 3\nreshuffle\ndraw\nlost\n= our decision A24\nback", "do build\ndo network")
		tried := map[string]bool{}
		for _, line := range steps {
			if len(line) > 5 && line[:5] == "draw " {
				tried[line] = true
			}
		}
		if len(tried) != 22 {
			t.Errorf("%d cards were tried, want all 22", len(tried))
		}
		if int(p.Cards.Left)+int(p.Cards.Discarded) != 22 {
			t.Errorf("%d cards in the deck and %d discarded, want 22 together", p.Cards.Left, p.Cards.Discarded)
		}
		if p.Actor != engine.HumanSeat {
			t.Error("the turn is not over")
		}
	})
	t.Run("lost without VP; after it NETWORK has no start (A40)", func(t *testing.T) {
		p := solo(t, game, "", nothing)
		// The one card left is tried last; what is under it in the new deck is shuffled, so all backs must do alike.
		p.Market[engine.Iron] = 0
		steps := play(t, game, &p)
		steps.wants(t, "lost\nback\nno: nothing to sell (M53)\nback\nno: iron too dear\nback\nno: no start (M68)\n= our decision A40\nback\ndo pass\ndo done\nover", "")
		if got := steps.does(); got != "pass; done" {
			t.Errorf("it does %q, want only the back's PASS", got)
		}
		table(t, &p.State, "automa: vp 5")
	})
}

func sorted(numbers []int) []int {
	numbers = slices.Clone(numbers)
	slices.Sort(numbers)
	return numbers
}
