package panel

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
)

// row is a line of a bill: its label, the amount, and the source.
type row struct {
	label  string
	amount string
	detail string // with the numbers of rules
	loud   bool   // a sum
	about  any    // the things to light up on the board
	act    any    // of a click
}

// outlay are the rows of the costs of a choice.
func (m *Model) outlay(y say) (rows []row) {
	b := &m.bill
	for _, p := range b.Payments {
		if p.Amount > 0 || p.For == engine.ForCube {
			continue
		}
		rows = append(rows, y.payment(p))
	}
	for r := engine.Coal; r < engine.Resources; r++ {
		rows = append(rows, y.used(b, r)...)
	}
	for _, t := range b.Removed {
		rows = append(rows, y.removed(t))
	}
	rows = append(rows, m.cardRows(y)...)
	if line, moved := y.marker(b); moved && y.falls(b) {
		rows = append(rows, line)
	}
	if y.g.Edition.PrivateMoney || y.gains(b) {
		return rows
	}
	return append(rows, y.money(b))
}

// gains reports whether money only comes in, and falls whether the income marker goes back: each stands under the heading where it belongs.
func (y say) gains(b *bill.Bill) bool {
	return b.Money.Received > 0 && b.Money.Paid == 0 && b.Money.Cost.High == 0
}

func (y say) falls(b *bill.Bill) bool { return b.Final.Income.High < b.Income.Before.Space }

// payment is money paid for a tile, a link or a debt.
func (y say) payment(p bill.Payment) row {
	key := p.For.String()
	what := row{label: y.t("row.pay-" + key), amount: y.Money(-p.Amount * p.Count)}
	switch p.For {
	case engine.ForBuild:
		what.detail = y.Cited(y.Tile(p.Tile), p.Rule)
	case engine.ForLinks:
		what.detail = y.Cited(y.Line(p.Line), p.Rule)
	}
	return what
}

// used are the rows of a resource consumed: its sources, and the amount whose source is still to be chosen.
func (y say) used(b *bill.Bill, r engine.Resource) (rows []row) {
	for _, u := range b.Used {
		if u.Resource == r {
			rows = append(rows, y.source(u))
		}
	}
	if open := b.Next.Open[r]; open > 0 {
		rows = append(rows, row{amount: y.t("open"), detail: y.Cited(y.t("source-open", "cubes", y.Noun().Amount(open, r)), b.Next.Rules[r])})
	}
	if len(rows) > 0 {
		rows[0].label = words.Capital(y.Resource(r))
	}
	return rows
}

func (y say) source(u bill.Source) row {
	cubes := y.Noun().Amount(u.Count, u.Resource)
	line := row{amount: y.t("free")}
	switch {
	case u.Merchant != 0:
		line.about = thing.Of(u.Merchant)
		line.detail = y.Cited(y.t("source-merchant", "merchant", y.Noun().Merchant(u.Merchant)), u.Rule)
	case u.Space != 0:
		line.about = thing.Of(u.Space)
		line.detail = y.Cited(y.t("source-tile", "n", number(u.Count), "cubes", cubes, "tile", y.ownedTile(u.Owner, u.Tile, u.Space),
			"away", number(u.Distance)), u.Rule)
	default:
		sum := 0
		for _, price := range u.Prices {
			sum += price
		}
		line.amount = y.Money(sum)
		line.detail = y.Cited(y.t("source-market", "cubes", cubes, "prices", y.prices(u.Prices)), u.Rule)
	}
	return line
}

// removed is a tile that leaves the board for good.
func (y say) removed(t bill.Tile) row {
	text := y.t("leaves", "tile", y.ownedTile(t.Owner, t.Tile, t.Space), "n", number(t.Cubes),
		"cubes", y.Noun().Amount(t.Cubes, y.g.Produces(t.Tile)))
	return row{label: y.t("row.removed"), detail: y.Cited(text, t.Rule), about: thing.Of(t.Space)}
}

// cardRows say which cards go, and, where they cost both actions of a turn, that too (C7.11).
func (m *Model) cardRows(y say) (rows []row) {
	if m.choice.Verb != engine.DoubleBuild {
		if card := m.card(y); card != "" {
			rows = append(rows, row{label: y.t("row.card"), detail: card})
		}
		return rows
	}
	cards := row{label: y.t("row.taken"), amount: number(2), detail: y.t("card.double")}
	if list := m.bill.Discarded; len(list) > 0 { // the last two, which the player is not asked for
		names := make([]string, len(list))
		for i, c := range list {
			names[i] = y.Card(c)
		}
		cards.detail = y.And(names)
	}
	return append(rows, cards, row{label: y.t("row.actions"), amount: number(2), detail: y.Cited(y.t("both-actions"), engine.C(7, 11))})
}

// card says where the card goes; empty for a choice without one.
func (m *Model) card(y say) string {
	c := m.bill.Choice.Card
	switch {
	case c == 0 || y.g.Cards[c].Kind == engine.UnknownCard:
		return ""
	case m.open:
		return y.Cited(y.t("card.open"), cite.Of(cite.CardPlayed)...)
	case y.g.Cards[c].Kind == engine.WildLocation || y.g.Cards[c].Kind == engine.WildIndustry:
		return y.Cited(y.t("card.wild", "card", y.Noun().Card(c)), cite.Of(cite.CardPlayed)...)
	}
	return y.Cited(y.t("card.leaves", "card", y.Noun().Card(c)), cite.Of(cite.CardPlayed)...)
}

// money is a row with the money before, the least on the way, and the money after.
func (y say) money(b *bill.Bill) row {
	m := b.Money
	r := row{label: y.t("row.money"), amount: y.Money(m.Before), loud: true}
	if m.Paid+m.Received == 0 && m.Cost.High == 0 {
		r.detail = y.t("money.same")
		return r
	}
	if m.Lowest != m.Before && m.Lowest != m.After {
		r.amount = y.t("change", "from", r.amount, "to", y.Money(m.Lowest))
	}
	r.amount = y.t("change", "from", r.amount, "to", y.Money(m.After))
	switch {
	case m.Final.Low != m.Final.High:
		r.detail = y.t("money.range", "low", y.Money(m.Final.Low), "high", y.Money(m.Final.High))
	case m.Final.Low != m.After:
		r.detail = y.t("money.final", "money", y.Money(m.Final.Low))
	case len(b.Sold) > 0:
		r.detail = y.Cited(y.t("money.received", "money", y.Money(m.Received)), cite.Of(cite.PaidBeforeSale)...)
	}
	return r
}

// brings are the rows of the gains of a choice.
func (m *Model) brings(y say) (rows []row) {
	b := &m.bill
	if y.gains(b) && !y.g.Edition.PrivateMoney {
		rows = append(rows, y.money(b))
	}
	for _, p := range b.Payments {
		if p.Amount > 0 && p.For != engine.ForMarketSale {
			rows = append(rows, y.income(p))
		}
	}
	if b.Placed != nil && b.Placed.Made > 0 {
		rows = append(rows, y.made(b))
	}
	for _, l := range b.Links {
		if l.VP == 0 { // else it is among the points
			rows = append(rows, row{label: y.t("row.link"), amount: y.vp(0), detail: y.Cited(y.t("link-scores", "line", y.Noun().Line(l.Line)), cite.Of(cite.LinkScores)...),
				about: thing.Of(l.Line)})
		}
	}
	if line, moved := y.marker(b); moved && !y.falls(b) {
		rows = append(rows, line)
	}
	if vp := b.Final.VP; vp.Low != b.VP.Before || vp.High != b.VP.Before {
		rows = append(rows, row{label: y.t("row.vp"), detail: y.t("at-once"),
			amount: y.t("change", "from", number(b.VP.Before), "to", y.span(number(vp.Low), number(vp.High)))})
	}
	for _, f := range b.Flips {
		rows = append(rows, row{label: y.t("row.flip"), detail: y.flips(f), about: thing.Of(f.Space)})
	}
	rows = append(rows, y.points(b)...)
	switch {
	case b.Placed != nil && b.Placed.WhenFlip != nil:
		rows = append(rows, y.whenFlip(*b.Placed.WhenFlip))
	case b.Placed != nil && b.Next.Open != [engine.Resources]int{}:
		rows = append(rows, y.printed(b.Placed.Tile.Tile))
	}
	if locations := y.And(y.Locations(b.Network)); locations != "" {
		rows = append(rows, row{label: y.t("row.network"), detail: y.Cited(y.t("reaches", "locations", locations), cite.Of(cite.Reaches)...)})
	}
	return append(rows, y.leaves(b)...)
}

// leaves are the rows of tiles that leave the mat, and of cards taken into the hand.
func (y say) leaves(b *bill.Bill) (rows []row) {
	for _, left := range b.Mat {
		rows = append(rows, row{label: y.t("row.mat"), amount: y.t("change", "from", number(left.Left.Before), "to", number(left.Left.After)), detail: y.mat(left)})
	}
	if len(b.Taken) > 0 {
		cards := make([]string, len(b.Taken))
		for i, c := range b.Taken {
			cards[i] = y.Card(c)
		}
		rows = append(rows, row{label: y.t("row.taken"), detail: y.Cited(y.t("takes", "cards", y.And(cards)), cite.Of(cite.WildTaken)...)})
	}
	return rows
}

// income is money that comes in: a loan, a bonus, half the cost of a tile given up.
func (y say) income(p bill.Payment) row {
	key := p.For.String()
	return row{label: y.t("row." + key), amount: y.Money(p.Amount * p.Count), detail: y.Cited(y.t("receives."+key), p.Rule)}
}

// made tells where the cubes or barrels of a new tile go.
func (y say) made(b *bill.Bill) row {
	p := b.Placed
	r := y.g.Produces(p.Tile.Tile)
	line := row{label: words.Capital(y.Resource(r)), amount: number(p.Made), detail: y.Cited(y.t("made.stays"), p.MadeRule)}
	for _, sale := range b.Sold {
		key := "made.some"
		if p.Left == 0 {
			key = "made.all"
		}
		line.detail = y.Cited(y.t(key, "n", number(len(sale.Prices)), "prices", y.prices(sale.Prices), "left", number(p.Left)), sale.Rule)
	}
	return line
}

// marker is the income marker, if it moves at once or will when every source is chosen.
func (y say) marker(b *bill.Bill) (line row, moved bool) {
	from, to := b.Income.Before, b.Final.Income
	on := bill.Range{Low: to.Low - from.Space, High: to.High - from.Space}
	line = row{label: y.t("row.income"), amount: y.track(from, to), act: tracks.Open{}}
	switch {
	case on.Low != on.High:
		key := "income.range"
		if b.Next.Hidden {
			key = "income.range_hidden"
		}
		line.detail = y.Cited(y.t(key, "low", number(on.Low), "high", number(on.High)), b.Final.Rule)
	case on.Low > 0:
		line.detail = y.Cited(y.t("income.up", "n", number(on.Low), "space", number(to.Low)), b.Final.Rule)
	case on.Low < 0:
		line.detail = y.Cited(y.t("income.down", "space", number(to.Low)), b.Final.Rule)
	}
	return line, on != bill.Range{}
}

// track is the income before, and that of the spaces on which the marker may come to stand.
func (y say) track(from bill.Track, to bill.Range) string {
	level := func(space int) string { return y.Money(int(y.g.Income[space])) }
	return y.t("change", "from", y.Money(from.Level), "to", y.span(level(to.Low), level(to.High)))
}

// span is a figure, or from the least to the most.
func (y say) span(low, high string) string {
	if low == high {
		return low
	}
	return y.t("range", "low", low, "high", high)
}

func (y say) vp(n int) string { return y.t("vp", "n", number(n)) }

// signed is a gain or a loss of VP.
func (y say) signed(n int) string {
	if n < 0 {
		return y.t("minus", "n", number(-n))
	}
	return y.t("plus", "n", number(n))
}

// points are rows with the VP that the end of the era would bring more or less, for each player.
func (y say) points(b *bill.Bill) (rows []row) {
	for seat := range engine.Seat(y.s.Seats) {
		sum := 0
		var parts []string
		var links, tiles []cite.Subject // links score first (B4.1, B4.2)
		for _, p := range b.Points {
			if p.Seat != seat {
				continue
			}
			sum += p.VP
			parts = append(parts, y.point(p))
			if p.Line != 0 {
				links = []cite.Subject{cite.LinkScores}
			} else {
				tiles = []cite.Subject{cite.TileScores}
			}
		}
		if len(parts) == 0 {
			continue
		}
		label := "row.points"
		if seat != b.Seat {
			label = "row.points_other"
		}
		rows = append(rows, row{label: words.Capital(y.t(label, "who", y.Noun().Seat(seat))), amount: y.t("gain", "n", y.signed(sum)),
			detail: y.Cited(y.And(parts), cite.Of(append(links, tiles...)...)...)})
	}
	return rows
}

func (y say) point(p bill.Point) string {
	vp := y.signed(p.VP)
	if p.Line != 0 {
		return y.t("point", "what", y.Noun().Line(p.Line), "vp", vp)
	}
	return y.t("point", "what", y.tileAt(p.Tile, p.Space), "vp", vp)
}

// flips names a tile that turns over; other rows list its gains.
func (y say) flips(f bill.Flip) string {
	key := "flip"
	if f.Twice {
		key = "flip_twice"
	}
	return y.Cited(y.t(key, "tile", y.ownedTile(f.Owner, f.Tile.Tile, f.Space)), f.Rule)
}

// flip tells about a tile that turns over: its owner, and the gains of each seat.
func (y say) flip(f bill.Flip) string {
	gain := []string{y.flipVP(f)}
	if f.Income.After != f.Income.Before {
		gain = append([]string{y.spaces(f.Income)}, gain...)
	}
	for _, p := range f.Links {
		gain = append(gain, y.pointOf(p, f.Owner))
	}
	return y.Cited(y.t("flips", "tile", words.Capital(y.ownedTile(f.Owner, f.Tile.Tile, f.Space).Text), "gain", y.And(gain)), f.Rule)
}

// pointOf tells the points, with their owner if it is not the owner of the tile.
func (y say) pointOf(p bill.Point, owner engine.Seat) string {
	if p.Seat == owner {
		return y.point(p)
	}
	return y.t("point_other", "point", y.point(p), "who", y.Noun().Seat(p.Seat))
}

func (y say) flipVP(f bill.Flip) string {
	if f.Twice {
		return y.t("flip-vp_twice", "n", number(f.VP))
	}
	return y.t("flip-vp", "n", number(f.VP))
}

func (y say) spaces(in bill.Income) string {
	return y.t("spaces", "n", number(in.After.Space-in.Before.Space), "from", y.Money(in.Before.Level), "to", y.Money(in.After.Level))
}

// whenFlip is the gain from a new tile once it flips.
func (y say) whenFlip(f bill.Flip) row {
	gain := []string{y.spaces(f.Income)}
	for _, p := range f.Links {
		gain = append(gain, y.pointOf(p, f.Owner))
	}
	key := "when-flip"
	if f.Twice {
		key = "when-flip_twice"
	}
	return row{label: y.t("row.later"), amount: y.vp(f.VP), detail: y.Cited(y.t(key, "gain", y.And(gain)), cite.Of(cite.TileScores)...), about: thing.Of(f.Space)}
}

// printed is a row with the printed figures of a tile, where the result depends on sources that are still open.
func (y say) printed(t engine.Tile) row {
	f := y.g.Tiles[t]
	return row{label: y.t("row.later"), amount: y.vp(int(f.VP)),
		detail: y.Cited(y.t("printed", "n", number(int(f.IncomeSpaces))), cite.Of(cite.TileScores)...)}
}

// mat tells the rest of a stack of the mat.
func (y say) mat(m bill.OnMat) string {
	key, next := "mat", y.Noun().Tile(m.Next)
	switch m.Next {
	case 0:
		key, next = "mat_empty", y.Noun().Industry(y.g.Tiles[m.Tile].Industry)
	case m.Tile:
		key = "mat_same"
	}
	return y.t(key, "tile", y.Noun().Tile(m.Tile), "left", number(m.Left.After), "next", next)
}

// lost tells the VP that a tile given up would have scored.
func (y say) lost(b bill.Bill) string {
	sum := 0
	for _, p := range b.Points {
		if p.Seat == b.Seat {
			sum += p.VP
		}
	}
	return y.t("lost", "n", number(-sum))
}

// then tells the step after the choice.
func (m *Model) then(y say) string {
	n := m.bill.Next
	switch {
	case n.Hidden:
		return y.t("then.hidden")
	case n.Decision == 0 && y.s.Decision == engine.ChooseGiveUp:
		return y.t("then.paid")
	case n.Decision == 0 && n.Drawn == 0:
		return y.t("then.end_empty")
	case n.Decision == 0:
		return y.t("then.end", "n", number(n.Drawn))
	}
	return y.t("then."+n.Decision.String(), "answers", number(len(n.Choices)), "after", m.choice.Verb.String())
}
