package sim

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Detail tells how the games went beyond their results: the sources of VP, and how often each possible result of the Automa's
// cards happened. Those that never happened are left out of VP and refusals, and listed with 0 elsewhere.
type Detail struct {
	HumanGames  []int   `json:"human_games"` // games by the final VP, from 0
	AutomaGames []int   `json:"automa_games"`
	HumanVP     []Share `json:"human_vp"` // by era and source
	AutomaVP    []Share `json:"automa_vp"`
	HumanDid    []Share `json:"human_did"`
	Slots       []Share `json:"slots"`    // the results of the slots of fronts that were read
	Backs       []Share `json:"backs"`    // results of the backs read: the action, or the substitute of a SELL without a sale at once
	Criteria    []Share `json:"criteria"` // tie-breaks, by the criterion that decided
	Refusals    []Share `json:"refusals"` // the Automa's attempts in vain, by the reason
}

// Share is how often something happened, or how many VP it brought, in the mean of a game.
type Share struct {
	Name string  `json:"name"`
	Mean float64 `json:"mean"`
}

// cardOutcome is the result of a slot of a front, or of the actions of a back.
type cardOutcome uint8

const (
	slotBuild cardOutcome = iota
	slotLinkAndBuild
	slotMine
	slotMineAndLinks
	slotNetwork
	slotNoBuild
	slotNoMine
	slotNoNetwork
	cornerDevelop
	backSell
	backBrewery // in Birmingham
	backLink
	backDistant   // on the Lancashire map
	backHumanPort // likewise
	backDevelop
	backNetwork
	backPass
	cardOutcomes
)

var outcomeNames = [cardOutcomes]string{
	slotBuild:        "build",
	slotLinkAndBuild: "link-and-build",
	slotMine:         "coal-mine",
	slotMineAndLinks: "coal-mine-and-links",
	slotNetwork:      "network",
	slotNoBuild:      "build-illegal",
	slotNoMine:       "coal-mine-illegal",
	slotNoNetwork:    "network-illegal",
	cornerDevelop:    "first-turn-develop",
	backSell:         "sell",
	backBrewery:      "brewery-substitute",
	backLink:         "link-substitute",
	backDistant:      "distant-market",
	backHumanPort:    "human-port",
	backDevelop:      "develop",
	backNetwork:      "network",
	backPass:         "pass",
}

// humanDeed is a thing that is counted of the human.
type humanDeed uint8

const (
	humanBuilds humanDeed = iota
	humanLinks
	humanSales
	humanDevelopments
	humanLoans
	humanDebts
	humanDeeds
)

var humanDeedNames = [humanDeeds]string{
	"tiles-built", "links", "tiles-sold", "tiles-developed", "loans", "rounds-in-debt",
}

// counts add up the figures of a Detail.
type counts struct {
	vp       [2][engine.Rail + 1][engine.Fors]int // by seat
	human    [humanDeeds]int
	cards    [cardOutcomes]int
	criteria [automa.Criteria]int
	refusals [engine.Reasons]int
}

func (n *counts) add(more *counts) {
	for seat := range n.vp {
		for era := range n.vp[seat] {
			addUp(n.vp[seat][era][:], more.vp[seat][era][:])
		}
	}
	addUp(n.human[:], more.human[:])
	addUp(n.cards[:], more.cards[:])
	addUp(n.criteria[:], more.criteria[:])
	addUp(n.refusals[:], more.refusals[:])
}

func addUp(sums, more []int) {
	for i, n := range more {
		sums[i] += n
	}
}

// events counts the events of an era, for both seats.
func (n *counts) events(era engine.Era, log engine.Log) {
	for i := range log {
		e := &log[i]
		if e.Kind == engine.Scored {
			n.vp[e.Seat][era][e.Reason] += int(e.Amount)
		}
		if e.Seat != engine.HumanSeat {
			continue
		}
		switch {
		case e.Kind == engine.TilePlaced:
			n.human[humanBuilds]++
		case e.Kind == engine.LinkPlaced:
			n.human[humanLinks]++
		case e.Kind == engine.TileSold:
			n.human[humanSales]++
		case e.Kind == engine.TileDeveloped:
			n.human[humanDevelopments]++
		case e.Kind == engine.MoneyMoved && e.Reason == engine.ForLoan:
			n.human[humanLoans]++
		case e.Kind == engine.ShortfallBegan:
			n.human[humanDebts]++
		}
	}
}

// reading is the part of a turn in which one slot of a front, or a back, is read.
type reading struct {
	open  bool
	front automa.SlotKind   // 0: a back
	back  automa.BackAction // that was tried last
	acted [engine.Verbs]bool
	row   int  // of SELL
	afar  bool // to the distant market
}

// steps counts the Automa's steps in a turn of an era.
func (n *counts) steps(g *automa.Game, era engine.Era, steps automa.Steps) {
	var now reading
	for i := range steps {
		st := &steps[i]
		n.events(era, st.Events)
		switch st.Kind {
		case automa.ReadCorner:
			now = reading{open: true}
		case automa.ReadFront:
			n.close(&now)
			card := &g.Deck.Cards[g.Deck.Index(st.Card)]
			now = reading{open: true, front: card.Front[st.Slot-1].Kind}
		case automa.ReadBack:
			if now.front != 0 {
				n.close(&now)
			}
			now.open, now.back, now.row = true, st.Back, st.Slot
		case automa.Acted:
			now.acted[st.Choice.Verb] = true
			now.afar = now.afar || st.Choice.Distant
		case automa.Refused:
			n.refusals[st.Refusal.Reason]++
		case automa.Compared:
			n.criteria[st.Tie.Rungs[len(st.Tie.Rungs)-1].Criterion]++
		}
	}
	n.close(&now)
}

// close counts the result of a slot or a back.
func (n *counts) close(r *reading) {
	if !r.open {
		return
	}
	built, linked := r.acted[engine.Build], r.acted[engine.Network]
	switch {
	case r.front == 0:
		n.closeBack(r)
	case !r.front.Builds():
		n.cards[pick(linked, false, slotNoNetwork, slotNetwork, slotNetwork)]++
	case r.front.Links():
		n.cards[pick(built, linked, slotNoMine, slotMine, slotMineAndLinks)]++
	default:
		n.cards[pick(built, linked, slotNoBuild, slotBuild, slotLinkAndBuild)]++
	}
	*r = reading{}
}

// pick chooses by whether something was done, and something else with it.
func pick(done, more bool, none, alone, both cardOutcome) cardOutcome {
	switch {
	case !done:
		return none
	case more:
		return both
	}
	return alone
}

// closeBack counts the action of a back that was carried out: the one tried last. SELL without a sale was a substitute.
func (n *counts) closeBack(r *reading) {
	switch {
	case r.acted[engine.FirstDevelop]:
		n.cards[cornerDevelop]++
	case r.back == automa.BackSell && r.afar:
		n.cards[backDistant]++
	case r.back == automa.BackSell && r.row == 2:
		n.cards[backHumanPort]++
	case r.back == automa.BackSell:
		n.cards[pick(!r.acted[engine.Sell], r.acted[engine.Network], backSell, backBrewery, backLink)]++
	case r.back == automa.BackDevelop:
		n.cards[backDevelop]++
	case r.back == automa.BackNetwork:
		n.cards[backNetwork]++
	case r.back == automa.BackPass:
		n.cards[backPass]++
	}
}

func (t *tally) detail(g *automa.Game) *Detail {
	n := &t.counts
	games := float64(max(t.humanVP.games(), 1))
	return &Detail{
		HumanGames: t.humanVP, AutomaGames: t.automaVP,
		HumanVP:  sources(&n.vp[engine.HumanSeat], games),
		AutomaVP: sources(&n.vp[engine.AutomaSeat], games),
		HumanDid: shares(n.human[:], games, func(i int) string { return humanDeedNames[i] }),
		Slots:    shares(n.cards[:backSell], games, func(i int) string { return outcomeNames[i] }),
		Backs:    backs(g, n, games),
		Criteria: criteria(g, n, games),
		Refusals: some(shares(n.refusals[:], games, func(i int) string { return engine.Reason(i).String() })),
	}
}

// backs leaves out results that the game does not have.
func backs(g *automa.Game, n *counts, games float64) (list []Share) {
	for o := backSell; o < cardOutcomes; o++ {
		if merchants := g.Rules().Merchants; o == backBrewery && !merchants || (o == backDistant || o == backHumanPort) && merchants {
			continue
		}
		list = append(list, Share{outcomeNames[o], float64(n.cards[o]) / games})
	}
	return list
}

// criteria are those of the game.
func criteria(g *automa.Game, n *counts, games float64) (list []Share) {
	for _, c := range g.Criteria() {
		list = append(list, Share{c.String(), float64(n.criteria[c]) / games})
	}
	return list
}

func shares(sums []int, games float64, name func(i int) string) []Share {
	list := make([]Share, len(sums))
	for i, n := range sums {
		list[i] = Share{name(i), float64(n) / games}
	}
	return list
}

// sources names VP by era and source: "rail links".
func sources(vp *[engine.Rail + 1][engine.Fors]int, games float64) (list []Share) {
	for _, era := range []engine.Era{engine.Canal, engine.Rail} {
		list = append(list, some(shares(vp[era][:], games, func(i int) string { return era.String() + " " + engine.For(i).String() }))...)
	}
	return list
}

// some leaves out shares of 0.
func some(all []Share) []Share {
	return slices.DeleteFunc(all, func(s Share) bool { return s.Mean == 0 })
}
