package audit

import "sohofoundry/engine"

// printed are the figures of a game that the audit needs, of its own.
type printed struct {
	money             int      // at the start (B1.6, C1.5)
	prices            [2][]int // of the coal and the iron market, cheapest first
	empty             [2]int   // the price of a cube when no cube is left
	cubes             [2]int   // at the start (B1.5, C1.4)
	wild              int      // cards of each kind (B1.2, C1.6)
	atRoundsEnd       bool     // hands are filled up at the end of the round, not of the turn (C2.4)
	remembersBuilding bool     // whether a seat has ever built a tile is kept (C7.8)
}

// of returns the figures of a game.
func of(g *engine.Game) *printed {
	switch {
	case g.Rules().Merchants:
		return &birmingham
	case g.ID == "lancashire-community":
		return &community
	case g.ID == "brass":
		return &brass
	}
	return &lancashire
}

var (
	eight = []int{1, 1, 2, 2, 3, 3, 4, 4}
	six   = []int{2, 2, 3, 3, 4, 4}

	birmingham = printed{
		money: 17, empty: [2]int{8, 6}, cubes: [2]int{13, 8}, wild: 4,
		prices: [2][]int{{1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7}, {1, 1, 2, 2, 3, 3, 4, 4, 5, 5}},
	}
	lancashire = printed{money: 30, prices: [2][]int{eight, eight}, empty: [2]int{5, 5}, cubes: [2]int{8, 8}}
	community  = printed{money: 25, prices: [2][]int{six, six}, empty: [2]int{5, 5}, cubes: [2]int{6, 6}} // C14.3
	brass      = printed{
		money: 30, prices: [2][]int{eight, eight}, empty: [2]int{5, 5}, cubes: [2]int{8, 8}, atRoundsEnd: true, remembersBuilding: true,
	}
)

// Price is the price of the next cube when n cubes are left, and the gain of the next one sold if n are left with it (B6.2,
// B6.4, B7.6).
func Price(g *engine.Game, resource engine.Resource, n int) int {
	prices := of(g).prices[resource]
	switch {
	case n == 0:
		return of(g).empty[resource]
	case n > len(prices): // more than the market holds, which is found elsewhere
		return prices[0]
	}
	return prices[len(prices)-n]
}
