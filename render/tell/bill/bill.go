// Package bill tells what a choice would cost and bring before it is made. Everything in it comes from making the choice on a
// copy of the position and from scoring that copy: no rules are worked out here.
package bill

import (
	"cmp"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/cited"
	"sohofoundry/engine/preview"
)

// Bill lists the effects of a choice up to the next decision, without the end of the turn. Money is in £.
type Bill struct {
	Seat   engine.Seat // the seat that chooses
	Choice engine.Choice

	Money    Money
	Payments []Payment
	Used     []Source // coal, iron and beer that is consumed
	Sold     []Sale   // cubes to a market
	Market   [2]Change

	Income Income
	VP     Change  // of the seat, at once
	Final  Final   // of both
	Points []Point // changes to each seat's score if the era ended after the choice, by tile and link
	Flips  []Flip  // tiles of any owner, including the tile being sold while its beer or bonus is still to be chosen

	Placed  *Placed            // the tile that is built
	Links   []Link             // the links that are built
	Removed []Tile             // tiles that leave the board: replaced or given up
	Mat     []OnMat            // kinds of tile of which the mat loses some
	Network engine.LocationSet // locations that the network gains

	Discarded []engine.Card // wild cards go back to their piles
	Taken     []engine.Card // wild cards that scouting brings

	Distant *Distant // the possible results of a sale to the distant market

	Next Next
}

// Distant lists the possible results of a sale to the distant market: its tile is not known before it is turned up (C11.3).
type Distant struct {
	Tiles   int         // that lie face down
	Closing int         // those of them that close the market: the mill stays unsold
	Bonus   Range       // income spaces, if it stays open
	Mill    Flip        // what the sold mill brings, without its income
	Rule    engine.Rule // by which it is sold
}

// Change is a figure before and after.
type Change struct{ Before, After int }

// Range is from the least to the most; both are the same where nothing is left to choose.
type Range struct{ Low, High int }

// Money is the seat's money and payments.
type Money struct {
	Before, Lowest, After int
	Paid, Received        int   // in sum, both positive
	Cost                  Range // the sum paid once every source is chosen
	Final                 Range // the money left then
}

// Final is the result of a choice once every source and every bonus is chosen.
type Final struct {
	Income Range       // the space of the income track
	VP     Range       // that the seat has then
	Rule   engine.Rule // by which the marker moves
}

// Payment is money that moves: one event, or several equal ones.
type Payment struct {
	Amount   int        // each; negative if the seat pays
	Count    int        // how often
	For      engine.For // the reason, with details in the fields below
	Resource engine.Resource
	Tile     engine.Tile
	Space    engine.Space
	Line     engine.Line
	Merchant engine.Merchant
	Rule     engine.Rule
}

// Source is where cubes or barrels come from: a tile, a merchant's barrel, or, without both, the market.
type Source struct {
	Resource engine.Resource
	Space    engine.Space
	Tile     engine.Tile
	Owner    engine.Seat // of the tile
	Merchant engine.Merchant
	Distance int // links from a coal mine to where its coal is needed
	Count    int
	Prices   []int // of each cube from the market
	Rule     engine.Rule
}

// Sale is a sale of cubes from a tile to a market.
type Sale struct {
	Resource engine.Resource
	Space    engine.Space
	Prices   []int // of each cube
	Rule     engine.Rule
}

// Track is a position on the income track.
type Track struct{ Space, Level int }

// Income is the income marker.
type Income struct {
	Before, After Track
}

// Point is the change that a choice makes to the score of one tile or link at the end of the era.
type Point struct {
	Seat  engine.Seat
	Tile  engine.Tile // with its space, or
	Space engine.Space
	Line  engine.Line // a link
	VP    int
}

// Tile is a tile on the board.
type Tile struct {
	Space engine.Space
	Tile  engine.Tile
	Owner engine.Seat
	Cubes int         // lost with it, if it leaves
	Rule  engine.Rule // by which it comes, leaves or turns over
}

// Flip is a tile that flips, with the income and the VP that it brings.
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
	Made, Left int         // cubes or barrels put on it, and those not sold at once
	MadeRule   engine.Rule // by which they are put on it
	WhenFlip   *Flip       // what it will bring; nil if it flips at once or coal, iron or beer is still to be chosen
}

// Link is a link and the VP that it would score now.
type Link struct {
	Line engine.Line
	VP   int
}

// OnMat is how many tiles of a kind are left on the seat's mat, and which of the industry comes next.
type OnMat struct {
	Tile engine.Tile
	Left Change
	Next engine.Tile // 0 if none is left
}

// Next is the decision that follows, or the end of the turn.
type Next struct {
	Decision engine.Decision               // that the seat is asked, or 0 if its turn ends or its debt is paid
	Choices  []engine.Choice               // the answers
	Open     [engine.Resources]int         // cubes and barrels that are still to be consumed
	Rules    [engine.Resources]engine.Rule // about where each of these comes from
	Drawn    int                           // cards, when the turn ends
	Hidden   bool                          // a tile of the distant market is turned up: how it goes on is not known
}

// Of makes the bill for a legal choice and the answers to the questions that follow it, such as its sources. They are previewed
// together. For an illegal choice it returns the refusal.
func Of(g *engine.Game, s *engine.State, c engine.Choice, answers ...engine.Choice) (Bill, engine.Refusal) {
	trial, why := preview.TryThrough(g, s, append([]engine.Choice{c}, answers...)...)
	if !why.OK() {
		return Bill{}, why
	}
	b := &book{g: g, before: s, after: &trial.After, Bill: Bill{Seat: s.Actor, Choice: c}}
	b.begin()
	for _, e := range trial.Log {
		b.enter(e)
	}
	b.finish()
	ends := outcomes(g, trial, s.Actor)
	if trial.Hidden {
		ends = b.turnings(c)
	}
	b.Money.Cost, b.Money.Final, b.Final = ends.cost, ends.money, ends.Final
	b.Next.Decision, b.Next.Hidden = trial.After.Decision, trial.Hidden
	if b.Next.Hidden {
		return b.Bill, why
	}
	if b.Next.Decision == 0 {
		if !g.Edition.FirstEdition { // which fills hands at the end of the round (C2.4)
			b.Next.Drawn = trial.After.ToDraw(s.Actor)
		}
	} else {
		b.Next.Choices = g.Choices(&trial.After, nil)
		p := trial.After.Pending
		b.Next.Open = [engine.Resources]int{engine.Coal: int(p.Coal), engine.Iron: int(p.Iron), engine.Beer: int(p.Beer)}
		for r := range b.Next.Rules {
			b.Next.Rules[r] = g.Cite(cited.Source(s, c, engine.Resource(r)))
		}
	}
	return b.Bill, why
}

// Cost is the least and the most in £ that any of some legal choices would cost, whichever card is played. The button of an
// action shows it. Without choices it is zero.
func Cost(g *engine.Game, s *engine.State, choices []engine.Choice) (cost Range) {
	seen := map[engine.Choice]bool{}
	for _, c := range choices {
		kind := c
		kind.Card = 0
		if seen[kind] {
			continue
		}
		trial, why := preview.Try(g, s, c)
		if !why.OK() {
			continue
		}
		cost = cost.with(outcomes(g, trial, s.Actor).cost, len(seen) == 0)
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

// sources are the decisions that complete a choice already made and are no further step.
var sources = map[engine.Decision]bool{
	engine.ChooseCoal: true, engine.ChooseIron: true, engine.ChooseBeer: true, engine.ChooseBonus: true,
}

// halfDone reports whether the choice is still to be completed: by its sources, or first by the two cards that a double build
// discards before its coal and iron come (C7.11).
func halfDone(s *engine.State) bool {
	return sources[s.Decision] || s.Decision == engine.ChooseDiscard && s.Pending.Verb == engine.DoubleBuild
}

// ends are all ways in which a choice can end.
type ends struct {
	cost  Range // the sum that the seat has paid
	money Range // the money that it has left
	Final
}

// outcomes tries all ways to choose the sources that are still open, and returns the range of results for a seat.
func outcomes(g *engine.Game, t preview.Trial, seat engine.Seat) (all ends) {
	paid, rule := 0, engine.Rule(0)
	for _, e := range t.Log {
		switch {
		case e.Seat != seat:
		case e.Kind == engine.MoneyMoved:
			paid += max(0, -int(e.Amount))
		case e.Kind == engine.IncomeMoved:
			rule = cited.Event(g, &t.After, engine.Choice{}, e)
		}
	}
	if !halfDone(&t.After) {
		one := func(n int) Range { return Range{n, n} }
		p := &t.After.Players[seat]
		return ends{one(paid), one(int(p.Money)), Final{one(int(p.Income)), one(int(p.VP)), rule}}
	}
	list := g.Choices(&t.After, nil)
	if t.After.Decision == engine.ChooseDiscard { // which card it is makes no difference
		list = list[:1]
	}
	for i, c := range list {
		next, _ := preview.Try(g, &t.After, c)
		all = all.with(outcomes(g, next, seat), i == 0)
	}
	all.cost.Low += paid
	all.cost.High += paid
	all.Rule = cmp.Or(all.Rule, rule)
	return all
}

// turnings are all ways in which a sale to the distant market can end, by the tile that is turned up.
func (b *book) turnings(c engine.Choice) (all ends) {
	g, s := b.g, b.before
	d := &Distant{Rule: g.Cite(engine.C(11, 3))}
	for i, steps := range s.FaceDown() {
		trial, _ := preview.TryTurning(g, s, c, steps)
		all = all.with(outcomes(g, trial, s.Actor), i == 0)
		d.Tiles++
		if slices.ContainsFunc(trial.Log, func(e engine.Event) bool { return e.Kind == engine.DistantClosed }) {
			d.Closing++
			continue
		}
		bonus := int(g.Distant.Bonuses[trial.After.Distant.Marker])
		d.Bonus = d.Bonus.with(Range{bonus, bonus}, d.Tiles-d.Closing == 1)
		d.Mill = Flip{Tile: Tile{Space: c.Space, Tile: s.Tiles[c.Space].Tile, Owner: s.Actor, Rule: d.Rule}}
		b.worth(&d.Mill, s, &trial.After)
	}
	b.Distant, all.Rule = d, d.Rule
	return all
}

func (e ends) with(other ends, first bool) ends {
	return ends{e.cost.with(other.cost, first), e.money.with(other.money, first),
		Final{e.Income.with(other.Income, first), e.VP.with(other.VP, first), cmp.Or(e.Rule, other.Rule)}}
}
