package engine_test

import (
	"fmt"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// outcome is what a choice of a human comes to on the Lancashire map by the second reading of the rules: a position that is
// brought on in the plainest way. It has nothing of the engine's but the figures and the fields of a State.
type outcome struct {
	game     *engine.Game
	s        engine.State
	shuffled bool // a new era began: what lies where is known to nobody
}

// predict returns what is on the table after a choice and all that follows from it.
func predict(g *engine.Game, before *engine.State, c engine.Choice) *outcome {
	t := &outcome{game: g, s: *before}
	t.s.Decision = 0
	t.choose(c)
	for t.s.Decision == 0 {
		t.goOn()
	}
	return t
}

func (t *outcome) me() *engine.Player { return &t.s.Players[t.s.Actor] }

// oracle answers for the actor.
func (t *outcome) oracle() oracle { return oracle{t.game, &t.s, t.me()} }

func (t *outcome) choose(c engine.Choice) {
	s, p := &t.s, &t.s.Pending
	if c.Card != 0 {
		t.discard(c.Card)
	}
	switch c.Verb {
	case engine.Build, engine.DoubleBuild:
		t.build(c)
	case engine.Network:
		t.me().Links |= 1 << c.Line
		count := p.Count
		*p = engine.Pending{Verb: c.Verb, Line: c.Line, Count: count}
		switch {
		case s.Era == engine.Canal: // C8.1
			t.pay(3)
		case count == 0:
			t.pay(5)
			p.Coal = 1
		default: // £15 for both
			t.pay(10)
			p.Coal = 1
		}
	case engine.Develop: // C9
		t.me().Mat[t.oracle().lowest(c.Industry)]--
		*p = engine.Pending{Verb: c.Verb, Iron: 1, Count: p.Count}
	case engine.Sell:
		t.sell(c)
	case engine.Loan: // C10.1
		t.me().Money += 10 * int16(c.Size)
		level := t.level(t.me()) - int16(c.Size)
		for x, of := range t.game.Income {
			if int16(of) == level {
				t.me().Income = uint8(x)
			}
		}
		t.endAction()
	case engine.Pass, engine.Done:
		t.endAction()
	case engine.TakeCoal:
		t.take(c.Space)
		p.Coal--
	case engine.TakeIron:
		t.take(c.Space)
		p.Iron--
	case engine.Discard:
		p.Count++
	case engine.GiveUp:
		t.giveUp(c.Space)
	}
}

// goOn does what needs no choice, or asks.
func (t *outcome) goOn() {
	s, p := &t.s, &t.s.Pending
	switch {
	case p.Verb == engine.DoubleBuild && p.Count < 2: // C7.11: which cards, if it matters
		hand := t.me().Hand[:t.me().HandLen()]
		if different := slices.ContainsFunc(hand, func(c engine.Card) bool { return c != hand[0] }); different && len(hand) > 2-int(p.Count) {
			s.Decision = engine.ChooseDiscard
			return
		}
		t.discard(hand[0])
		p.Count++
	case p.Coal > 0:
		at := locations{}
		if p.Verb == engine.Network {
			for _, l := range t.game.Lines[p.Line].Ends {
				at[l] = true
			}
		} else {
			at[t.game.Spaces[p.Space].Location] = true
		}
		t.consume(engine.Coal, &p.Coal, t.oracle().mines(at), engine.ChooseCoal)
	case p.Iron > 0:
		t.consume(engine.Iron, &p.Iron, t.oracle().full(engine.IronWorks), engine.ChooseIron)
	case p.Verb != 0:
		t.finish()
	case s.Debt > 0:
		t.settle()
	default:
		t.collect()
	}
}

func (t *outcome) finish() {
	s, p := &t.s, &t.s.Pending
	ask := func(d engine.Decision, more []engine.Choice) {
		if len(more) == 0 {
			t.endAction()
			return
		}
		s.Decision = d
	}
	switch p.Verb {
	case engine.Network:
		if p.Count++; p.Count == 2 || s.Era == engine.Canal {
			t.endAction()
			return
		}
		ask(engine.ChooseLink, t.oracle().links(0, true))
	case engine.Develop:
		if p.Count++; p.Count == 2 {
			t.endAction()
			return
		}
		ask(engine.ChooseDevelop, t.oracle().develops(0, engine.Develop, 1))
	case engine.Sell:
		ask(engine.ChooseSale, t.oracle().shipments(0))
	default:
		t.opened(p.Space)
		t.endAction()
	}
}

func (t *outcome) discard(c engine.Card) {
	p := t.me()
	p.Discards[c]++
	at := slices.Index(p.Hand[:], c)
	copy(p.Hand[at:], p.Hand[at+1:])
	p.Hand[len(p.Hand)-1] = 0
}

func (t *outcome) pay(pounds int) {
	t.me().Money -= int16(pounds)
	t.me().Spent += int16(pounds) // C2.5
}

func (t *outcome) build(c engine.Choice) {
	tile := t.oracle().lowest(c.Industry)
	f := t.game.Tiles[tile]
	t.me().Mat[tile]--
	t.me().Built = t.game.Edition.FirstEdition
	t.s.Tiles[c.Space] = engine.PlacedTile{Tile: tile, Owner: t.s.Actor} // the old one leaves the game (C7.10)
	t.pay(int(f.Money))
	t.s.Pending = engine.Pending{Verb: c.Verb, Space: c.Space, Coal: uint8(f.Coal), Iron: uint8(f.Iron)}
	if c.Verb == engine.DoubleBuild {
		t.s.ActionsLeft--
	}
}

// opened is what a tile does once it is paid for (C7.5, C7.6, C7.9).
func (t *outcome) opened(x engine.Space) {
	s, tile := &t.s, &t.s.Tiles[x]
	f := t.game.Tiles[tile.Tile]
	resource := engine.Coal
	switch f.Industry {
	case engine.Shipyard:
		t.flip(x)
		return
	case engine.IronWorks:
		resource = engine.Iron
	case engine.CoalMine:
	default:
		return
	}
	tile.Cubes = f.Amount[0]
	o := t.oracle()
	if resource == engine.Coal && !o.hasPort(o.steps(locations{t.game.Spaces[x].Location: true})) {
		return
	}
	prices := t.game.Markets[resource].Prices
	for tile.Cubes > 0 && int(s.Market[resource]) < len(prices) {
		t.me().Money += prices[len(prices)-1-int(s.Market[resource])]
		s.Market[resource]++
		tile.Cubes--
	}
	if tile.Cubes == 0 {
		t.flip(x)
	}
}

// flip turns a tile over and brings its owner income, up to level 30 (C6.4).
func (t *outcome) flip(x engine.Space) {
	tile := &t.s.Tiles[x]
	tile.Flipped = true
	t.advance(tile.Owner, t.game.Tiles[tile.Tile].IncomeSpaces)
}

func (t *outcome) advance(seat engine.Seat, spaces int16) {
	if !t.isAutoma(seat) {
		p := &t.s.Players[seat]
		p.Income = uint8(min(int(p.Income)+int(spaces), 99))
	}
}

func (t *outcome) isAutoma(seat engine.Seat) bool { return t.s.Solo && seat == 1 }

// consume takes a cube where there is one place only to take it from, or from the market, or asks.
func (t *outcome) consume(resource engine.Resource, left *uint8, from []engine.Space, ask engine.Decision) {
	switch len(from) {
	case 0:
		market := &t.s.Market[resource]
		prices := t.game.Markets[resource].Prices
		if *market == 0 {
			t.pay(5)
		} else {
			t.pay(int(prices[len(prices)-int(*market)]))
			*market--
		}
	case 1:
		t.take(from[0])
	default:
		t.s.Decision = ask
		return
	}
	*left--
}

func (t *outcome) take(x engine.Space) {
	if t.s.Tiles[x].Cubes--; t.s.Tiles[x].Cubes == 0 {
		t.flip(x)
	}
}

// sell is C11.
func (t *outcome) sell(c engine.Choice) {
	s, d := &t.s, &t.s.Distant
	s.Pending = engine.Pending{Verb: engine.Sell, Count: s.Pending.Count + 1}
	if c.Distant {
		d.Left--
		d.Marker += d.Stack[d.Left]
		if d.Marker >= 8 {
			d.Marker = 8
			t.endAction()
			return
		}
		t.advance(s.Actor, [8]int16{3, 3, 2, 2, 1, 1, 0, 0}[d.Marker])
	} else {
		t.flip(c.Port)
	}
	t.flip(c.Space)
}

// endAction is C2.2.
func (t *outcome) endAction() {
	s := &t.s
	s.Pending = engine.Pending{}
	if s.ActionsLeft--; s.ActionsLeft > 0 && t.me().Hand[0] != 0 {
		s.Decision = engine.ChooseAction
		return
	}
	if !t.game.Edition.FirstEdition { // C2.4
		t.refill(s.Actor)
	}
	s.Turn++
	t.nextTurn()
}

func (t *outcome) refill(seat engine.Seat) {
	s, p := &t.s, &t.s.Players[seat]
	for n := p.HandLen(); n < 8 && s.Draw > 0 && !t.isAutoma(seat); n++ {
		s.Draw--
		top := &s.Deck[s.Aside+s.Draw]
		p.Hand[n], *top = *top, 0
	}
}

func (t *outcome) nextTurn() {
	s := &t.s
	for ; s.Turn < s.Seats; s.Turn++ {
		if seat := s.Order[s.Turn]; t.isAutoma(seat) || s.Players[seat].Hand[0] != 0 {
			s.Actor, s.Decision, s.ActionsLeft = seat, engine.ChooseAction, 2
			if s.Era == engine.Canal && s.Round == 1 {
				s.ActionsLeft = 1
			}
			return
		}
	}
	t.endRound()
}

// endRound is C3.1: the order, then income, unless it was the last round of the board.
func (t *outcome) endRound() {
	s := &t.s
	s.ActionsLeft = 0
	if !s.Solo || s.SpendingOrder {
		slices.SortStableFunc(s.Order[:s.Seats], func(a, b engine.Seat) int { return int(s.Players[a].Spent) - int(s.Players[b].Spent) })
	}
	for seat := range s.Players {
		s.Players[seat].Spent = 0
	}
	if t.game.Edition.FirstEdition {
		for _, seat := range s.Order[:s.Seats] {
			t.refill(seat)
		}
		t.nextRound()
		return
	}
	s.Collecting = 1
	if t.eraOver() && (s.Era == engine.Rail || s.Introductory) {
		t.nextRound()
	}
}

func (t *outcome) eraOver() bool {
	cards := int(t.s.Draw)
	for seat := range t.s.Players {
		cards += t.s.Players[seat].HandLen()
	}
	return cards == 0
}

func (t *outcome) level(p *engine.Player) int16 { return int16(t.game.Income[p.Income]) }

// collect gives the next seat its income, or goes on with the next round.
func (t *outcome) collect() {
	s := &t.s
	if s.Collecting > s.Seats {
		t.afterIncome()
		return
	}
	seat := s.Order[s.Collecting-1]
	p := &s.Players[seat]
	if t.isAutoma(seat) {
		s.Collecting++
		return
	}
	if p.Money += t.level(p); p.Money >= 0 {
		s.Collecting++
		return
	}
	s.Debt, p.Money, s.Actor = -p.Money, 0, seat
}

func (t *outcome) afterIncome() {
	t.s.Collecting = 0
	if t.game.Edition.FirstEdition {
		t.s.Turn = 0
		t.nextTurn()
		return
	}
	t.nextRound()
}

// settle is C3.2.
func (t *outcome) settle() {
	s := &t.s
	var own []engine.Space
	for x, tile := range s.Tiles {
		if tile.Tile != 0 && tile.Owner == s.Actor {
			own = append(own, engine.Space(x))
		}
	}
	switch len(own) {
	case 0:
		if !t.game.Edition.FirstEdition {
			t.me().VP = max(0, t.me().VP-s.Debt)
		}
		s.Debt = 0
		s.Collecting++
	case 1:
		t.giveUp(own[0])
	default:
		s.Decision = engine.ChooseGiveUp
	}
}

func (t *outcome) giveUp(x engine.Space) {
	s := &t.s
	s.Debt -= t.game.Tiles[s.Tiles[x].Tile].Money / 2
	s.Tiles[x] = engine.PlacedTile{}
	if s.Debt <= 0 {
		t.me().Money, s.Debt = -s.Debt, 0
		s.Collecting++
	}
}

func (t *outcome) nextRound() {
	s := &t.s
	s.Collecting = 0
	if t.eraOver() {
		t.endEra()
		return
	}
	s.Round++
	t.beginRound()
}

func (t *outcome) beginRound() {
	if t.game.Edition.FirstEdition { // C3.1; the first round of the game is never begun here
		t.s.Turn, t.s.Collecting = t.s.Seats, 1
		return
	}
	t.s.Turn = 0
	t.nextTurn()
}

// endEra is C4.
func (t *outcome) endEra() {
	s := &t.s
	icons := map[engine.Location]int16{}
	for l, f := range t.game.Locations {
		if f.Kind == engine.EndPoint {
			icons[engine.Location(l)] = 2
		}
	}
	for x, tile := range s.Tiles {
		if tile.Flipped {
			icons[t.game.Spaces[x].Location]++
			s.Players[tile.Owner].VP += t.game.Tiles[tile.Tile].VP
		}
	}
	for x, line := range t.game.Lines {
		for seat := range s.Players {
			if p := &s.Players[seat]; p.Links.Has(engine.Line(x)) {
				p.VP += icons[line.Ends[0]] + icons[line.Ends[1]]
			}
		}
	}
	for seat := range s.Players {
		s.Players[seat].Links = 0
	}
	switch {
	case s.Introductory:
		t.scoreIntroductory()
		s.Decision = engine.GameOver
	case s.Era == engine.Rail:
		for seat := range s.Players {
			s.Players[seat].VP += s.Players[seat].Money / 10 // C4.4
		}
		s.Decision = engine.GameOver
	default:
		t.beginRailEra()
	}
}

// scoreIntroductory is C4.6.
func (t *outcome) scoreIntroductory() {
	s := &t.s
	for seat := range engine.Seat(s.Seats) {
		p := &s.Players[seat]
		if !t.isAutoma(seat) {
			p.VP += min(15, p.Money/4)
			p.VP = max(0, p.VP+t.level(p))
		}
		for _, tile := range s.Tiles {
			if tile.Flipped && tile.Owner == seat && t.game.Tiles[tile.Tile].Level >= 2 {
				p.VP += t.game.Tiles[tile.Tile].VP
			}
		}
	}
}

// beginRailEra is C4.3. What is shuffled cannot be known: of the cards it says how many there are.
func (t *outcome) beginRailEra() {
	s := &t.s
	t.shuffled = true
	for x, tile := range s.Tiles {
		if t.game.Tiles[tile.Tile].Level == 1 {
			s.Tiles[x] = engine.PlacedTile{}
		}
	}
	tiles := 0
	for _, f := range t.game.Distant.Tiles {
		tiles += int(f.Counts[s.Seats-2])
	}
	s.Distant.Left, s.Distant.Marker = uint8(tiles), 0
	s.Era, s.Round = engine.Rail, 1
	cards := 0
	for _, f := range t.game.Cards {
		cards += int(f.Counts[s.Seats-2])
	}
	aside := map[uint8]int{3: 6, 4: 2}[s.Seats] // the classic deck and the Brass of 2007
	if cards < 66 {
		aside = 0
	}
	if s.Solo {
		aside = cards - 20 // N3
		for tile := range s.Players[1].Mat {
			if f := t.game.Tiles[min(tile, len(t.game.Tiles)-1)]; !f.Rail { // M80
				s.Players[1].Mat[tile] = 0
			}
		}
	}
	s.Aside, s.Draw = uint8(aside), uint8(cards-aside)
	for seat := range engine.Seat(s.Seats) {
		s.Players[seat].Discards = [engine.MaxCards]uint8{}
		if !t.isAutoma(seat) {
			s.Draw -= 8
			s.Players[seat].Hand = [8]engine.Card{1, 1, 1, 1, 1, 1, 1, 1} // whichever they are
		}
	}
	t.beginRound()
}

// differs names the first thing in which a position that was played is not what was predicted.
func (t *outcome) differs(s *engine.State) error {
	want := t.s
	if t.shuffled {
		want.Deck, want.Distant.Stack = s.Deck, s.Distant.Stack
		for seat := range want.Players {
			if want.Players[seat].HandLen() == s.Players[seat].HandLen() {
				want.Players[seat].Hand = s.Players[seat].Hand
			}
		}
	}
	if s.Decision == engine.GameOver {
		want.Actor = s.Actor // nobody's turn
	}
	// All that can be seen; the rest, what a position keeps beside it and chance, is that of the position.
	seen := *s
	seen.Era, seen.Round, seen.Order, seen.Turn, seen.ActionsLeft = want.Era, want.Round, want.Order, want.Turn, want.ActionsLeft
	seen.Decision, seen.Actor, seen.Pending, seen.Collecting, seen.Debt = want.Decision, want.Actor, want.Pending, want.Collecting, want.Debt
	seen.Players, seen.Tiles, seen.Market, seen.Deck, seen.Aside, seen.Draw, seen.Distant = want.Players, want.Tiles, want.Market, want.Deck, want.Aside, want.Draw, want.Distant
	if seen == *s {
		return nil
	}
	for seat := range s.Players {
		if s.Players[seat] != want.Players[seat] {
			return fmt.Errorf("seat %d:\n%+v, by the rules\n%+v", seat, s.Players[seat], want.Players[seat])
		}
	}
	for x := range s.Tiles {
		if s.Tiles[x] != want.Tiles[x] {
			return fmt.Errorf("%s: %+v, by the rules %+v", notation.SpaceName(t.game, engine.Space(x)), s.Tiles[x], want.Tiles[x])
		}
	}
	seen.Players, seen.Tiles = [engine.MaxSeats]engine.Player{}, [engine.MaxSpaces]engine.PlacedTile{}
	played := *s
	played.Players, played.Tiles = seen.Players, seen.Tiles
	return fmt.Errorf("it is\n%+v, by the rules\n%+v", played, seen)
}
