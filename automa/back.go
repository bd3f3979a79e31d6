package automa

import "sohofoundry/engine"

// The back of the card on top of the deck: SELL, DEVELOP, NETWORK, else PASS (M17, sections 10 and 11).

// back carries out the first legal action of a back. The card stays on the deck.
func (t *turn) back(card *CardFacts) {
	actions := [...]struct {
		action BackAction
		try    func(*turn, *CardFacts) bool
	}{
		{BackSell, t.g.AutomaRules.sell}, {BackDevelop, (*turn).develop}, {BackNetwork, (*turn).backNetwork}, {BackPass, (*turn).pass},
	}
	for _, a := range actions {
		t.step(Step{Kind: ReadBack, Card: card.Number, Back: a.action})
		if a.try(t, card) {
			return
		}
	}
}

// sell sells every building that can be sold (M53, M54), in the order of section 9, checking again after each (M55, A16). If
// none at all can be (A41), one of the substitutes makes a building ready (M58).
func (t *turn) sell(card *CardFacts) bool {
	sold := false
	for {
		ready, unready := t.goods()
		if ready == 0 {
			if sold {
				t.do(engine.Choice{Verb: engine.Done})
				return true
			}
			if unready == 0 {
				t.step(Step{Kind: Refused, Refusal: engine.Refusal{Rule: engine.M(53), Reason: engine.NothingToSell}})
			}
			return t.makeReady(unready, &card.Back)
		}
		x := t.chooseSpace(OverBuildings, ready, t.g.AutomaRules.ladders.buildings)
		t.do(engine.Choice{Verb: engine.Sell, Space: x, Merchant: t.buyer(x)})
		sold = true
	}
}

// goods returns the own unsold mills, manufacturers and potteries: those that can be sold now, and the others, each with
// the refusal of every merchant that takes it.
func (t *turn) goods() (ready, unready engine.SpaceSet) {
	for r := t.s.Owned(engine.AutomaSeat); r != 0; r = r.Rest() {
		x := r.First()
		switch {
		case !t.g.WhyUnsold(t.s, engine.AutomaSeat, x).OK():
		case t.ready(x):
			ready = ready.With(x)
		default:
			unready = unready.With(x)
			t.tellNotReady(x)
		}
	}
	return ready, unready
}

// ready reports whether a building can be sold to some merchant. The guard looks at the whole supply before anything is
// taken (A26).
func (t *turn) ready(x engine.Space) bool {
	takers, n := t.takers(x)
	for _, m := range takers[:n] {
		if t.g.WhySale(t.s, engine.AutomaSeat, x, m).OK() {
			return true
		}
	}
	return false
}

// tellNotReady tells why a building cannot be sold: no merchant that takes it is connected, or beer is short with each.
func (t *turn) tellNotReady(x engine.Space) {
	if t.steps == nil {
		return
	}
	takers, n := t.takers(x)
	if n == 0 {
		t.refuseBuilding(x, engine.Refusal{Rule: engine.B(12, 2), Reason: engine.NoMerchantConnected, Space: x, Industry: t.industry(x)})
	}
	for _, m := range takers[:n] {
		t.refuseBuilding(x, t.g.WhySale(t.s, engine.AutomaSeat, x, m))
	}
}

func (t *turn) refuseBuilding(x engine.Space, why engine.Refusal) {
	if t.steps != nil {
		var ours engine.Rule
		if why.Need > 1 { // barrels
			ours = engine.A(26)
		}
		t.step(Step{Kind: Refused, Building: x, Industry: t.industry(x), Refusal: why, Again: t.steps.refusedBefore(why), Ours: ours})
	}
}

// refusedBefore reports whether a building, which the refusal names, was refused so since the action of the back was read.
func (s Steps) refusedBefore(why engine.Refusal) bool {
	for i := len(s) - 1; s[i].Kind != ReadBack; i-- {
		if s[i].Refusal == why {
			return true
		}
	}
	return false
}

func (t *turn) industry(x engine.Space) engine.Industry { return t.g.Tiles[t.s.Tiles[x].Tile].Industry }

// takers returns the connected merchants that take the building on a space, with a barrel or without (A42); a building that
// needs no beer is sold without naming one (A25), here none (0).
func (t *turn) takers(x engine.Space) (takers [engine.MaxMerchants]engine.Merchant, n int) {
	takers, n = t.g.Takers(t.s, t.industry(x), 1<<t.g.LocationOf(x))
	if n > 0 && t.g.Tiles[t.s.Tiles[x].Tile].BeerToSell == 0 {
		takers[0], n = 0, 1
	}
	return takers, n
}

// buyer chooses the merchant to sell to among those that allow the sale (A25).
func (t *turn) buyer(x engine.Space) engine.Merchant {
	takers, n := t.takers(x)
	var room [engine.MaxMerchants]engine.Merchant
	able := room[:0]
	for _, m := range takers[:n] {
		if why := t.g.WhySale(t.s, engine.AutomaSeat, x, m); why.OK() {
			able = append(able, m)
		} else {
			t.refuseBuilding(x, why)
		}
	}
	t.site, t.selling = t.g.LocationOf(x), x
	return resolve(t, OverMerchants, able, merchantLadder, func(_ *turn, m engine.Merchant) Candidate { return Candidate{Merchant: m} })
}

// makeReady takes the unsold buildings in the order of section 9 and carries out the first substitute that works: a brewery
// for one that is short of beer (M59), a link for one without a merchant (M60); building by building (M58, A17). If none
// does, DEVELOP is next (M65).
func (t *turn) makeReady(unready engine.SpaceSet, back *BackFacts) bool {
	for unready != 0 {
		x := t.chooseSpace(OverBuildings, unready, t.g.AutomaRules.ladders.buildings)
		unready &^= 1 << x
		t.step(Step{Kind: Examined, Building: x, Industry: t.industry(x), Ours: engine.A(17)})
		if _, n := t.takers(x); n > 0 {
			if t.build(engine.Brewery, back.Brewery) {
				return true
			}
		} else if t.linkToMerchant(x) {
			return true
		}
	}
	return false
}

// linkToMerchant places the one link that is missing between a building and a merchant that takes it (M60).
func (t *turn) linkToMerchant(x engine.Space) bool {
	i := t.industry(x)
	joins := func(from engine.LocationSet) bool {
		_, n := t.g.Takers(t.s, i, from)
		return n > 0
	}
	if t.missingLink(x, joins, 0) {
		return true
	}
	t.step(Step{Kind: Refused, Building: x, Industry: i,
		Refusal: engine.Refusal{Rule: engine.M(60), Reason: engine.StillUnconnected, Space: x, Industry: i}})
	return false
}

// missingLink places the one link that would connect a building as wanted, if there is one: an ordinary single link, so it
// touches the network of the Automa (M61, A18); it may end at a merchant location or an end point (M62, N10). It may rest on a
// reading of our own.
func (t *turn) missingLink(x engine.Space, joins func(engine.LocationSet) bool, reading engine.Rule) bool {
	var room [engine.MaxLines]link
	open := room[:0]
	shared := t.network()
	site := t.siteOf(x)
	reached := t.s.Connected(site)
	for line := engine.Line(1); int(line) < len(t.g.Lines); line++ {
		ends := t.g.Ends(line)
		if ends&reached == 0 || t.s.Built().Has(line) {
			continue
		}
		if !joins(site | ends) {
			continue
		}
		if why := t.g.WhyLink(t.s, engine.AutomaSeat, line, false); !why.OK() {
			var ours engine.Rule
			if why.Reason == engine.NotInNetwork {
				ours = engine.A(18)
			}
			t.step(Step{Kind: Refused, Building: x, Industry: t.industry(x), Line: line, Refusal: why, Ours: ours})
			continue
		}
		shared &= ends
		open = append(open, link{line: line})
	}
	if len(open) == 0 {
		return false
	}
	ladder := scatteredLadder // M64
	if shared != 0 {          // M63: all start at one location of the network
		ladder = saleLadder
	}
	for i, l := range open {
		open[i] = t.linkFrom(shared.First(), l.line)
	}
	missing := resolve(t, OverLinks, open, ladder, (*turn).linkCandidate)
	t.ours = reading
	t.place(missing)
	if t.s.Decision == engine.ChooseLink {
		t.do(engine.Choice{Verb: engine.Done})
	}
	return true
}

// develop uses iron for VP if it costs at most the printed figure (M66): a second cube only if it too does (M67, A20).
func (t *turn) develop(card *CardFacts) bool {
	if !t.ironAtMost(card.Back.DevelopTo, 0) {
		return false
	}
	t.do(engine.Choice{Verb: engine.Develop})
	if t.ironAtMost(card.Back.DevelopTo, engine.A(20)) {
		t.do(engine.Choice{Verb: engine.Develop})
	} else {
		t.do(engine.Choice{Verb: engine.Done})
	}
	return true
}

// ironAtMost reports whether iron costs no more than a figure; £0 is iron on works (A4).
func (t *turn) ironAtMost(figure int16, ours engine.Rule) bool {
	price := t.g.IronPrice(t.s)
	if price <= figure {
		return true
	}
	t.step(Step{Kind: Refused, Ours: ours, Refusal: engine.Refusal{Rule: engine.M(66), Reason: engine.IronTooDear, Need: figure, Have: price}})
	return false
}

// backNetwork places links from where the action just taken was (M68, M69), also from a merchant location or an end point (A27),
// if any can be (M70). A place that the card names comes first (N14).
func (t *turn) backNetwork(card *CardFacts) bool {
	if t.linkToward(card.Back.Toward) {
		return true
	}
	if t.at == 0 { // A40: after a lost action there is no such location
		t.step(Step{Kind: Refused, Refusal: engine.Refusal{Rule: engine.M(68), Reason: engine.NoStart}})
		return false
	}
	if t.placeLinks(t.at, engine.A(46)) {
		return true
	}
	t.step(Step{Kind: Refused, Location: t.at,
		Refusal: engine.Refusal{Rule: engine.M(70), Reason: engine.NoLinkFrom, Location: t.at}})
	return false
}

// linkToward places a link to the first of the named places that has a legal one, from anywhere in the network, seen from that
// place; in the Rail Era a second goes on from there (N14).
func (t *turn) linkToward(places [2]engine.Location) bool {
	for _, l := range places {
		if l == 0 {
			break
		}
		if first, ok := t.chooseLink(l, false); ok {
			t.ours = engine.N(14)
			t.placeOn(t.linkFrom(first.far.First(), first.line), engine.N(14))
			return true
		}
		t.step(Step{Kind: Refused, Location: l, Ours: engine.N(14),
			Refusal: engine.Refusal{Rule: engine.N(14), Reason: engine.NoLinkFrom, Location: l}})
	}
	return false
}

// pass brings VP and nothing else (M71).
func (t *turn) pass(*CardFacts) bool {
	t.do(engine.Choice{Verb: engine.Pass})
	return true
}
