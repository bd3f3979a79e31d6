package panel

import (
	"sohofoundry/engine"
	"sohofoundry/render/bill"
	"sohofoundry/render/pick"
)

// row is a line of a bill: what, how much, and whence.
type row struct {
	label  string
	amount string
	detail string // with the numbers of rules
	loud   bool   // a sum
	about  any    // what to light up on the board
}

// outlay are the rows of what a choice takes.
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
		rows = append(rows, y.removed(b, t))
	}
	if card := m.card(y); card != "" {
		rows = append(rows, row{label: y.t("row.card"), detail: card})
	}
	return append(rows, y.money(b))
}

// payment is money paid for a tile, a link or a debt.
func (y say) payment(p bill.Payment) row {
	key := p.For.String()
	what := row{label: y.t("row.pay-" + key), amount: y.Money(-p.Amount * p.Count)}
	switch p.For {
	case engine.ForBuild:
		what.detail = y.cited(y.Tile(p.Tile), "B7.4")
	case engine.ForLinks:
		what.detail = y.cited(y.Line(p.Line), map[engine.Era]string{engine.Canal: "B8.2", engine.Rail: "B8.3"}[y.s.Era])
	}
	return what
}

// used are the cubes or barrels of a resource that are consumed, and those whose source is still to be chosen.
func (y say) used(b *bill.Bill, r engine.Resource) (rows []row) {
	for _, u := range b.Used {
		if u.Resource == r {
			rows = append(rows, y.source(b, u))
		}
	}
	if open := [engine.Resources]int{b.Next.Coal, b.Next.Iron, b.Next.Beer}[r]; open > 0 {
		rows = append(rows, row{amount: y.t("open"), detail: y.cited(y.t("source-open", "cubes", y.Amount(open, r)), sourceRule(b, r, false))})
	}
	if len(rows) > 0 {
		rows[0].label = capital(y.Resource(r))
	}
	return rows
}

func (y say) source(b *bill.Bill, u bill.Source) row {
	cubes := y.Amount(u.Count, u.Resource)
	line := row{amount: y.t("free")}
	switch {
	case u.Merchant != 0:
		line.about = pick.AMerchant(u.Merchant)
		line.detail = y.cited(y.t("source-merchant", "merchant", y.Merchant(u.Merchant)), "B12.3")
	case u.Slot != 0:
		line.about = pick.ASlot(u.Slot)
		line.detail = y.cited(y.t("source-tile", "cubes", cubes, "tile", y.theirTile(u.Owner, u.Tile, u.Slot)), sourceRule(b, u.Resource, false))
	default:
		sum := 0
		for _, price := range u.Prices {
			sum += price
		}
		line.amount = y.Money(sum)
		line.detail = y.cited(y.t("source-market", "cubes", cubes, "prices", y.prices(u.Prices)), sourceRule(b, u.Resource, true))
	}
	return line
}

// sourceRule is the number of the rule about where a resource comes from.
func sourceRule(b *bill.Bill, r engine.Resource, market bool) string {
	switch {
	case r == engine.Iron:
		return "B6.4"
	case r == engine.Beer:
		return "B6.5"
	case b.Choice.Verb == engine.Network:
		return "B6.3"
	case market:
		return "B6.2"
	}
	return "B6.1"
}

// removed is a tile that leaves the board for good.
func (y say) removed(b *bill.Bill, t bill.Tile) row {
	rule := "B7.10"
	if b.Choice.Verb == engine.GiveUp {
		rule = "B3.3"
	}
	text := y.t("leaves", "tile", y.theirTile(t.Owner, t.Tile, t.Slot), "n", number(t.Cubes),
		"cubes", y.Amount(t.Cubes, y.g.Produces(t.Tile)))
	return row{label: y.t("row.removed"), detail: y.cited(text, rule), about: pick.ASlot(t.Slot)}
}

// card says what becomes of the card; nothing for a choice without one.
func (m *Model) card(y say) string {
	c := m.bill.Choice.Card
	switch {
	case c == 0:
		return ""
	case m.open:
		return y.cited(y.t("card.open"), "B2.3")
	case y.g.Cards[c].Kind == engine.WildLocation || y.g.Cards[c].Kind == engine.WildIndustry:
		return y.cited(y.t("card.wild", "card", y.Card(c)), "B2.3")
	}
	return y.cited(y.t("card.leaves", "card", y.Card(c)), "B2.3")
}

// money is what one has, has at the least, and has then.
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
		r.detail = y.cited(y.t("money.received", "money", y.Money(m.Received)), "B7.4")
	}
	return r
}

// brings are the rows of what a choice gives.
func (m *Model) brings(y say) (rows []row) {
	b := &m.bill
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
			rows = append(rows, row{label: y.t("row.link"), amount: y.vp(0), detail: y.cited(y.t("link-scores", "line", y.Line(l.Line)), "B4.1"),
				about: pick.ALine(l.Line)})
		}
	}
	rows = append(rows, y.marker(b)...)
	for _, f := range b.Flips {
		rows = append(rows, row{label: y.t("row.flip"), detail: y.flips(f), about: pick.ASlot(f.Slot)})
	}
	rows = append(rows, y.points(b)...)
	switch open := b.Next.Coal+b.Next.Iron+b.Next.Beer > 0; {
	case b.Placed != nil && b.Placed.WhenFlip != nil:
		rows = append(rows, y.whenFlip(*b.Placed.WhenFlip))
	case b.Placed != nil && open:
		rows = append(rows, y.printed("row.later", b.Placed.Tile.Tile, "B4.2"))
	case b.Choice.Verb == engine.Sell && open:
		rows = append(rows, y.printed("row.sold", y.s.Tiles[b.Choice.Slot].Tile, "B12.4"))
	}
	if places := y.places(b.Network); places != "" {
		rows = append(rows, row{label: y.t("row.network"), detail: y.cited(y.t("reaches", "places", places), "B5.1")})
	}
	for _, left := range b.Mat {
		rows = append(rows, row{label: y.t("row.mat"), amount: y.figures(left.Left), detail: y.mat(left)})
	}
	if len(b.Taken) > 0 {
		cards := make([]string, len(b.Taken))
		for i, c := range b.Taken {
			cards[i] = y.Card(c)
		}
		rows = append(rows, row{label: y.t("row.taken"), detail: y.cited(y.t("takes", "cards", y.list(cards)), "B10.1")})
	}
	return rows
}

// income is money that comes in: a loan, a bonus, half the cost of a tile given up.
func (y say) income(p bill.Payment) row {
	key := p.For.String()
	rule := map[engine.For]string{engine.ForLoan: "B11.1", engine.ForBonus: "B12.6", engine.ForDebt: "B3.3"}[p.For]
	return row{label: y.t("row." + key), amount: y.Money(p.Amount * p.Count), detail: y.cited(y.t("receives."+key), rule)}
}

// made tells what becomes of the cubes or barrels on a new tile.
func (y say) made(b *bill.Bill) row {
	p := b.Placed
	r := y.g.Produces(p.Tile.Tile)
	line := row{label: capital(y.Resource(r)), amount: number(p.Made), detail: y.cited(y.t("made.stays"), "B7.5")}
	for _, sale := range b.Sold {
		key := "made.some"
		if p.Left == 0 {
			key = "made.all"
		}
		line.detail = y.cited(y.t(key, "n", number(len(sale.Prices)), "prices", y.prices(sale.Prices), "left", number(p.Left)), "B7.6")
	}
	return line
}

// marker is the income marker and the VP, as far as they move at once.
func (y say) marker(b *bill.Bill) (rows []row) {
	if in := b.Income; in.Before != in.After {
		rule, key := "B6.8", "income.up"
		spaces := in.After.Space - in.Before.Space
		if spaces < 0 {
			rule, key, spaces = "B11.1", "income.down", -spaces
		}
		rows = append(rows, row{label: y.t("row.income"), amount: y.track(in),
			detail: y.cited(y.t(key, "n", number(spaces), "space", number(in.After.Space)), rule)})
	}
	if vp := b.VP; vp.Before != vp.After {
		rows = append(rows, row{label: y.t("row.vp"), amount: y.figures(vp), detail: y.t("at-once")})
	}
	return rows
}

func (y say) track(in bill.Income) string {
	return y.t("change", "from", y.Money(in.Before.Level), "to", y.Money(in.After.Level))
}

func (y say) figures(c bill.Change) string {
	return y.t("change", "from", number(c.Before), "to", number(c.After))
}

func (y say) vp(n int) string { return y.t("vp", "n", number(n)) }

// signed is a gain or a loss of VP.
func (y say) signed(n int) string {
	if n < 0 {
		return y.t("minus", "n", number(-n))
	}
	return y.t("plus", "n", number(n))
}

// points are what the end of the era would bring more or less, for each player.
func (y say) points(b *bill.Bill) (rows []row) {
	for seat := range engine.Seat(y.s.Seats) {
		sum := 0
		var parts []string
		for _, p := range b.Points {
			if p.Seat == seat {
				sum += p.VP
				parts = append(parts, y.point(p))
			}
		}
		if len(parts) == 0 {
			continue
		}
		label := "row.points"
		if seat != b.Seat {
			label = "row.points_other"
		}
		rows = append(rows, row{label: y.t(label, "who", capital(y.name(seat))), amount: y.t("gain", "n", y.signed(sum)),
			detail: y.cited(y.list(parts), "B4.2")})
	}
	return rows
}

func (y say) point(p bill.Point) string {
	vp := y.signed(p.VP)
	if p.Line != 0 {
		return y.t("point", "what", y.Line(p.Line), "vp", vp)
	}
	return y.t("point", "what", y.tileAt(p.Tile, p.Slot), "vp", vp)
}

// flips names a tile that turns over, beside rows that say what that brings.
func (y say) flips(f bill.Flip) string {
	rule := "B12.4"
	if i := y.g.Tiles[f.Tile.Tile].Industry; i == engine.CoalMine || i == engine.IronWorks || i == engine.Brewery {
		rule = "B6.6"
	}
	key := "flip"
	if f.Twice {
		key = "flip_twice"
	}
	return y.cited(y.t(key, "tile", y.theirTile(f.Owner, f.Tile.Tile, f.Slot)), rule)
}

// flip is a tile that turns over: whose, and what it brings to whom.
func (y say) flip(f bill.Flip) string {
	gain := []string{y.flipVP(f)}
	if f.Income.After != f.Income.Before {
		gain = append([]string{y.spaces(f.Income)}, gain...)
	}
	for _, p := range f.Links {
		gain = append(gain, y.pointOf(p, f.Owner))
	}
	return y.cited(y.t("flips", "tile", capital(y.theirTile(f.Owner, f.Tile.Tile, f.Slot)), "gain", y.list(gain)), "B6.6")
}

// pointOf says whose the points are if they are not the owner's of what brings them.
func (y say) pointOf(p bill.Point, owner engine.Seat) string {
	if p.Seat == owner {
		return y.point(p)
	}
	return y.t("point_other", "point", y.point(p), "who", y.name(p.Seat))
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

// whenFlip is what a tile that is built will bring once it flips.
func (y say) whenFlip(f bill.Flip) row {
	gain := []string{y.spaces(f.Income)}
	for _, p := range f.Links {
		gain = append(gain, y.pointOf(p, f.Owner))
	}
	key := "when-flip"
	if f.Twice {
		key = "when-flip_twice"
	}
	return row{label: y.t("row.later"), amount: y.vp(f.VP), detail: y.cited(y.t(key, "gain", y.list(gain)), "B4.2"), about: pick.ASlot(f.Slot)}
}

// printed is what a tile shows that it brings, where what comes of it depends on sources that are still open.
func (y say) printed(label string, t engine.Tile, rule string) row {
	f := y.g.Tiles[t]
	return row{label: y.t(label), amount: y.vp(int(f.VP)),
		detail: y.cited(y.t("printed", "n", number(int(f.IncomeSpaces))), rule)}
}

func (y say) places(set engine.LocationSet) string {
	var names []string
	for ; set != 0; set = set.Rest() {
		names = append(names, y.Location(set.First()))
	}
	return y.list(names)
}

// mat tells what is left of a stack of the mat.
func (y say) mat(m bill.OnMat) string {
	key, next := "mat", y.Tile(m.Next)
	switch m.Next {
	case 0:
		key, next = "mat_empty", y.Industry(y.g.Tiles[m.Tile].Industry)
	case m.Tile:
		key = "mat_same"
	}
	return y.t(key, "tile", y.Tile(m.Tile), "left", number(m.Left.After), "next", next)
}

// lost is what a tile that is given up would have scored.
func (y say) lost(b bill.Bill) string {
	sum := 0
	for _, p := range b.Points {
		if p.Seat == b.Seat {
			sum += p.VP
		}
	}
	return y.t("lost", "n", number(-sum))
}

// then says what comes after the choice.
func (m *Model) then(y say) string {
	n := m.bill.Next
	switch {
	case n.Decision == 0 && y.s.Decision == engine.ChooseGiveUp:
		return y.t("then.paid")
	case n.Decision == 0:
		return y.t("then.end")
	}
	return y.t("then."+n.Decision.String(), "answers", number(len(n.Choices)))
}
