package bill

import (
	"sohofoundry/engine"
	"sohofoundry/engine/cited"
)

// book is a bill that is being written.
type book struct {
	Bill
	g             *engine.Game
	before, after *engine.State
	track         uint8 // where the income marker is after the events so far
}

func (b *book) begin() {
	p := &b.before.Players[b.Seat]
	money := int(p.Money)
	b.Money = Money{Before: money, Lowest: money, After: money}
	b.VP = Change{int(p.VP), int(p.VP)}
	b.track = p.Income
	b.Income.Before = b.at(b.track)
}

// rule is the rule that an event rests on.
func (b *book) rule(e engine.Event) engine.Rule { return cited.Event(b.g, b.before, b.Choice, e) }

// at is a space of the income track.
func (b *book) at(space uint8) Track { return Track{int(space), int(b.g.Income[space])} }

// enter takes one event in.
func (b *book) enter(e engine.Event) {
	if write := entries[e.Kind]; write != nil {
		write(b, e)
	}
}

// entries hold, for each kind of event, the function that adds it to the bill; nil for kinds that are not part of it.
var entries = [engine.EventKinds]func(*book, engine.Event){
	engine.MoneyMoved:    (*book).pay,
	engine.Consumed:      (*book).consume,
	engine.SoldToMarket:  (*book).sell,
	engine.IncomeMoved:   (*book).advance,
	engine.Scored:        (*book).score,
	engine.TileFlipped:   (*book).flip,
	engine.TilePlaced:    (*book).placeTile,
	engine.Stocked:       (*book).stock,
	engine.TileRemoved:   (*book).remove,
	engine.LinkPlaced:    (*book).link,
	engine.Discarded:     (*book).discard,
	engine.WildReturned:  (*book).discard,
	engine.WildTaken:     (*book).take,
	engine.TileDeveloped: (*book).develop,
}

func (b *book) pay(e engine.Event) {
	if e.Seat != b.Seat {
		return
	}
	amount := int(e.Amount)
	b.Money.After += amount
	b.Money.Lowest = min(b.Money.Lowest, b.Money.After)
	if amount < 0 {
		b.Money.Paid -= amount
	} else {
		b.Money.Received += amount
	}
	p := Payment{Amount: amount, Count: 1, For: e.Reason, Resource: e.Resource, Tile: e.Tile, Space: e.Space, Line: e.Line,
		Merchant: e.Merchant, Rule: b.rule(e)}
	if n := len(b.Payments); n > 0 {
		same := b.Payments[n-1]
		same.Count = 1
		if same == p {
			b.Payments[n-1].Count++
			return
		}
	}
	b.Payments = append(b.Payments, p)
}

func (b *book) consume(e engine.Event) {
	for i := range b.Used {
		if u := &b.Used[i]; u.Resource == e.Resource && u.Space == e.Space && u.Merchant == e.Merchant {
			u.take(e)
			return
		}
	}
	u := Source{Resource: e.Resource, Space: e.Space, Tile: e.Tile, Owner: e.Owner, Merchant: e.Merchant, Distance: int(e.Distance), Rule: b.rule(e)}
	u.take(e)
	b.Used = append(b.Used, u)
}

func (u *Source) take(e engine.Event) {
	u.Count += int(e.Amount)
	if e.Space == 0 && e.Merchant == 0 {
		u.Prices = append(u.Prices, int(e.Price))
	}
}

func (b *book) sell(e engine.Event) {
	if n := len(b.Sold); n == 0 || b.Sold[n-1].Space != e.Space {
		b.Sold = append(b.Sold, Sale{Resource: e.Resource, Space: e.Space, Rule: b.rule(e)})
	}
	last := &b.Sold[len(b.Sold)-1]
	last.Prices = append(last.Prices, int(e.Price))
}

func (b *book) advance(e engine.Event) {
	if e.Seat == b.Seat {
		b.track = uint8(int(b.track) + int(e.Amount))
	}
	if n := len(b.Flips); n > 0 && e.Reason == engine.ForFlip && b.Flips[n-1].Space == e.Space {
		in := &b.Flips[n-1].Income
		in.After = b.at(uint8(in.Before.Space + int(e.Amount)))
	}
}

func (b *book) score(e engine.Event) {
	if e.Seat == b.Seat {
		b.VP.After += int(e.Amount)
	}
}

// flip enters a tile that turns over. The links that gain from it are found at the end.
func (b *book) flip(e engine.Event) {
	f := Flip{Tile: Tile{Space: e.Space, Tile: e.Tile, Owner: e.Seat, Rule: b.rule(e)}}
	switch {
	case e.Seat == b.Seat:
		f.Income = Income{Before: b.at(b.track), After: b.at(b.track)}
	case !b.before.IsAutoma(e.Seat):
		here := b.at(b.before.Players[e.Seat].Income)
		for _, earlier := range b.Flips {
			if earlier.Owner == e.Seat {
				here = earlier.Income.After
			}
		}
		f.Income = Income{Before: here, After: here}
	}
	b.Flips = append(b.Flips, f)
}

func (b *book) placeTile(e engine.Event) {
	b.Placed = &Placed{Tile: Tile{Space: e.Space, Tile: e.Tile, Owner: e.Seat, Rule: b.rule(e)}}
	b.leaves(e.Tile)
}

func (b *book) stock(e engine.Event) {
	if b.Placed != nil && b.Placed.Space == e.Space {
		b.Placed.Made, b.Placed.MadeRule = int(e.Amount), b.rule(e)
	}
}

func (b *book) remove(e engine.Event) {
	b.Removed = append(b.Removed, Tile{e.Space, e.Tile, e.Seat, int(e.Amount), b.rule(e)})
}

func (b *book) link(e engine.Event) {
	b.Links = append(b.Links, Link{Line: e.Line, VP: int(b.g.LinkValue(b.after, e.Line))})
}

func (b *book) discard(e engine.Event) { b.Discarded = append(b.Discarded, e.Card) }
func (b *book) take(e engine.Event)    { b.Taken = append(b.Taken, e.Card) }
func (b *book) develop(e engine.Event) { b.leaves(e.Tile) }

// leaves enters that a tile was taken from the mat.
func (b *book) leaves(t engine.Tile) {
	for _, m := range b.Mat {
		if m.Tile == t {
			return
		}
	}
	before, after := &b.before.Players[b.Seat], &b.after.Players[b.Seat]
	left := Change{int(before.Mat[t]), int(after.Mat[t])}
	b.Mat = append(b.Mat, OnMat{Tile: t, Left: left, Next: b.g.Next(after, b.g.Tiles[t].Industry)})
}

// finish enters the parts of the bill that come from comparing the positions before and after.
func (b *book) finish() {
	b.sale()
	for r := range b.Market {
		b.Market[r] = Change{int(b.before.Market[r]), int(b.after.Market[r])}
	}
	b.Income.After = b.at(b.track)
	b.Network = b.after.Network(b.Seat) &^ b.before.Network(b.Seat)
	b.Points = gains(b.g, b.before, b.after)
	for i := range b.Flips {
		f := &b.Flips[i]
		still := *b.after
		still.Tiles[f.Space].Flipped = false
		b.worth(f, &still, b.after)
	}
	if b.Placed == nil {
		return
	}
	here := b.after.Tiles[b.Placed.Space]
	b.Placed.Left = int(here.Cubes)
	if here.Flipped || halfDone(b.after) {
		return
	}
	f := Flip{Tile: b.Placed.Tile}
	turned := b.g.Flipped(b.after, f.Space)
	if !b.after.IsAutoma(f.Owner) {
		f.Income = Income{Before: b.at(b.after.Players[f.Owner].Income), After: b.at(turned.Players[f.Owner].Income)}
	}
	b.worth(&f, b.after, &turned)
	b.Placed.WhenFlip = &f
}

// sale enters the flip of the tile that is being sold, while its beer or bonus is still to be chosen.
func (b *book) sale() {
	p := b.after.Pending
	if p.Verb != engine.Sell || p.Space == 0 {
		return
	}
	sold, seat := b.after.Tiles[p.Space], b.Seat
	turned := b.g.Flipped(b.after, p.Space)
	b.enter(engine.Event{Kind: engine.TileFlipped, Seat: seat, Tile: sold.Tile, Space: p.Space})
	b.enter(engine.Event{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: seat, Space: p.Space,
		Amount: int16(turned.Players[seat].Income) - int16(b.track)})
	b.after = &turned
}

// worth enters the VP that flipping a tile adds to the score of the era, by tile and link.
func (b *book) worth(f *Flip, before, after *engine.State) {
	f.Twice = after.Era == engine.Canal && !after.Introductory && b.g.Outlasts(f.Tile.Tile)
	for _, p := range gains(b.g, before, after) {
		if p.Space == f.Space {
			f.VP = p.VP
		} else {
			f.Links = append(f.Links, p)
		}
	}
}

// gains returns the differences between the scores of two positions, by tile and link, in the order of scoring.
func gains(g *engine.Game, before, after *engine.State) (list []Point) {
	sum := map[Point]int{}
	var order []Point
	add := func(log engine.Log, sign int) {
		for _, e := range log {
			p := Point{Seat: e.Seat, Tile: e.Tile, Space: e.Space, Line: e.Line}
			if _, known := sum[p]; !known {
				order = append(order, p)
			}
			sum[p] += sign * int(e.Amount)
		}
	}
	add(g.ScoreNow(after), 1)
	add(g.ScoreNow(before), -1)
	for _, p := range order {
		if vp := sum[p]; vp != 0 {
			p.VP = vp
			list = append(list, p)
		}
	}
	return list
}
