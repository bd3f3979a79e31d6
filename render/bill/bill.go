// Package bill tells what a choice would cost and bring before it is made. Everything in it comes from the events of the
// choice made on a copy, and from scoring that copy: nothing of the rules is worked out here.
package bill

import "sohofoundry/engine"

// Bill is what a choice would do up to the next decision, the end of the turn not included. Money is in £.
type Bill struct {
	Seat   engine.Seat // whose choice it is
	Choice engine.Choice

	Money    Money
	Payments []Payment
	Used     []Source // coal, iron and beer that is consumed
	Sold     []Sale   // cubes to a market
	Market   [2]Change

	Income Income
	VP     Change  // of the seat, at once
	Points []Point // what the era's end would bring more or less to anybody, as things stand, by tile and link
	Flips  []Flip  // of any owner

	Placed  *Placed            // the tile that is built
	Links   []Link             // what is linked
	Removed []Tile             // tiles that leave the board: replaced or given up
	Mat     []OnMat            // kinds of tile of which the mat loses some
	Network engine.LocationSet // locations that the network gains

	Discarded []engine.Card // wild cards go back to their piles
	Taken     []engine.Card // wild cards that scouting brings

	Next Next
}

// Change is a figure before and after.
type Change struct{ Before, After int }

// Range is from the least to the most; both are the same where nothing is left to choose.
type Range struct{ Low, High int }

// Money is what the seat has and pays.
type Money struct {
	Before, Lowest, After int
	Paid, Received        int   // in sum, both positive
	Cost                  Range // what will have been paid when every source is chosen
	Final                 Range // what will be left then
}

// Payment is money that moves: one event, or several equal ones.
type Payment struct {
	Amount   int        // each; negative if the seat pays
	Count    int        // how often
	For      engine.For // and what for:
	Resource engine.Resource
	Tile     engine.Tile
	Slot     engine.Slot
	Line     engine.Line
	Merchant engine.Merchant
}

// Source is where cubes or barrels come from: a tile, a merchant's barrel, or, without both, the market.
type Source struct {
	Resource engine.Resource
	Slot     engine.Slot
	Tile     engine.Tile
	Owner    engine.Seat // of the tile
	Merchant engine.Merchant
	Count    int
	Prices   []int              // of each cube from the market
	Through  engine.LocationSet // merchant locations that connect what is built to the coal market
}

// Sale is what a market takes from a tile.
type Sale struct {
	Resource engine.Resource
	Slot     engine.Slot
	Prices   []int // of each cube
}

// Track is a place on the income track.
type Track struct{ Space, Level int }

// Income is the income marker.
type Income struct{ Before, After Track }

// Point is what one tile or link scores at the end of the era beside what it would have scored without the choice.
type Point struct {
	Seat engine.Seat
	Tile engine.Tile // with its slot, or
	Slot engine.Slot
	Line engine.Line // a link
	VP   int
}

// Tile is a tile on the board.
type Tile struct {
	Slot  engine.Slot
	Tile  engine.Tile
	Owner engine.Seat
	Cubes int // lost with it, if it leaves
}

// Flip is what it brings to turn a tile over.
type Flip struct {
	Tile
	Income Income // of the owner; the Automa has none
	VP     int    // of the tile at the end of an era
	Twice  bool   // it stays for the Rail Era, and scores at the end of both
	Links  []Point
}

// Placed is a tile that is built.
type Placed struct {
	Tile
	Made, Left int   // cubes or barrels put on it, and those not sold at once
	WhenFlip   *Flip // what it will bring, unless it flips at once or coal, iron or beer is still to be chosen
}

// Link is a link and what it scores as things stand.
type Link struct {
	Line engine.Line
	VP   int
}

// OnMat is how many tiles of a kind lie on the seat's mat, and which of the industry comes next.
type OnMat struct {
	Tile engine.Tile
	Left Change
	Next engine.Tile // 0 if none is left
	More int         // tiles of the industry left after, of any level
}

// Next is what follows.
type Next struct {
	Decision engine.Decision // that the seat is asked, or 0 if its turn ends or its debt is paid
	Choices  []engine.Choice // the answers
	Coal     int             // still to be consumed
	Iron     int
	Beer     int
}

// Of makes out the bill for a legal choice and those that answer what is asked after it, such as its sources; together they
// are one preview. For what is not legal it says why not.
func Of(g *engine.Game, s *engine.State, c engine.Choice, answers ...engine.Choice) (Bill, engine.Refusal) {
	trial, why := g.Try(s, c)
	for _, answer := range answers {
		if !why.OK() {
			break
		}
		log := trial.Log
		if trial, why = g.Try(&trial.After, answer); why.OK() {
			trial.Log = append(log, trial.Log...)
		}
	}
	if !why.OK() {
		return Bill{}, why
	}
	b := &book{g: g, before: s, after: &trial.After, Bill: Bill{Seat: s.Actor, Choice: c}}
	b.begin()
	for _, e := range trial.Log {
		b.enter(e)
	}
	b.finish()
	b.Money.Cost, b.Money.Final = outcomes(g, trial, s.Actor)
	b.Next.Decision = trial.After.Decision
	if b.Next.Decision != 0 {
		b.Next.Choices = g.Choices(&trial.After, nil)
		p := trial.After.Pending
		b.Next.Coal, b.Next.Iron, b.Next.Beer = int(p.Coal), int(p.Iron), int(p.Beer)
	}
	return b.Bill, why
}

// Cost is the least and the most that any of some legal choices would cost in £, whatever the card: what the button of an
// action says. Without choices it is nothing.
func Cost(g *engine.Game, s *engine.State, choices []engine.Choice) (cost Range) {
	seen := map[engine.Choice]bool{}
	for _, c := range choices {
		kind := c
		kind.Card = 0
		if seen[kind] {
			continue
		}
		trial, why := g.Try(s, c)
		if !why.OK() {
			continue
		}
		each, _ := outcomes(g, trial, s.Actor)
		cost = cost.with(each, len(seen) == 0)
		seen[kind] = true
	}
	return cost
}

// with is the range that covers both.
func (r Range) with(other Range, first bool) Range {
	if first {
		return other
	}
	return Range{min(r.Low, other.Low), max(r.High, other.High)}
}

// sources are the decisions that are part of what was chosen already, not a further step.
var sources = map[engine.Decision]bool{
	engine.ChooseCoal: true, engine.ChooseIron: true, engine.ChooseBeer: true, engine.ChooseBonus: true,
}

// outcomes chooses every source that is still open in every way, and tells what a seat pays and what it has then.
func outcomes(g *engine.Game, t engine.Trial, seat engine.Seat) (cost, final Range) {
	paid := 0
	for _, e := range t.Log {
		if e.Kind == engine.MoneyMoved && e.Seat == seat {
			paid += max(0, -int(e.Amount))
		}
	}
	if !sources[t.After.Decision] {
		money := int(t.After.Players[seat].Money)
		return Range{paid, paid}, Range{money, money}
	}
	for i, c := range g.Choices(&t.After, nil) {
		next, _ := g.Try(&t.After, c)
		more, left := outcomes(g, next, seat)
		cost, final = cost.with(more, i == 0), final.with(left, i == 0)
	}
	return Range{cost.Low + paid, cost.High + paid}, final
}
