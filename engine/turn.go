package engine

// Turns and rounds: the automatic steps between two decisions (B2, B3).

// proceed takes the next automatic step.
func (do play) proceed() {
	p := &do.s.Pending
	if p.Verb == DoubleBuild && do.serveDiscard() {
		return
	}
	switch {
	case p.Bonus:
		do.serveBonus()
	case p.Coal > 0:
		do.serveCube(Coal, &p.Coal, do.coalMines(do.s), ChooseCoal)
	case p.Iron > 0:
		do.serveCube(Iron, &p.Iron, do.s.Works(), ChooseIron)
	case p.Beer > 0:
		do.serveBeer()
	case p.Verb == Build, p.Verb == DoubleBuild:
		do.finishBuild()
	case p.Verb == Network:
		do.finishLink()
	case p.Verb == Develop:
		do.finishDevelop()
	case p.Verb == Sell:
		do.finishSale()
	case p.Verb == Scout:
		do.finishScout()
	default:
		do.collect()
	}
}

// whyDone refuses to end a turn with actions left. The Automa's turn may end at any time: its cards say when (M14, M16).
func whyDone(_ *Game, s *State, _ Choice) Refusal {
	if s.Decision == ChooseAction && !s.IsAutoma(s.Actor) {
		return refuse(B(2, 2), MustChoose)
	}
	return allowed
}

func doneChoices(g *Game, s *State, out []Choice) []Choice {
	if !whyDone(g, s, Choice{}).OK() {
		return out
	}
	return append(out, Choice{Verb: Done})
}

// done ends an action that could go on, or the Automa's turn.
func (do play) done(_ Choice) {
	switch do.s.Pending.Verb {
	case 0:
		do.endTurn()
	case Develop:
		do.endDevelop()
	default:
		do.endAction()
	}
}

// endAction finishes an action; after the last of the turn the turn ends (B2.2, C2.2). Before that any action may follow, the same
// one too (B2.6).
func (do play) endAction() {
	s := do.s
	s.Pending = Pending{}
	s.ActionsLeft--
	if s.ActionsLeft > 0 && s.CanAct(s.Actor) {
		s.Decision = ChooseAction
		return
	}
	do.endTurn()
}

// CanAct reports whether a seat has a card to discard, or needs none.
func (s *State) CanAct(seat Seat) bool {
	return s.IsAutoma(seat) || s.Players[seat].Hand[0] != 0
}

// endTurn refills the hand, after all actions of the turn (B2.4; in the Brass of 2007 it waits for the end of the round, C2.4),
// and passes on.
func (do play) endTurn() {
	do.tell(Event{Kind: TurnEnded, Seat: do.s.Actor})
	if !do.Edition.FirstEdition {
		do.refill(do.s.Actor)
	}
	do.s.Turn++
	do.beginTurn()
}

// ToDraw is how many cards a seat draws when its turn ends: up to a full hand, as long as there are cards (B2.4).
func (s *State) ToDraw(seat Seat) int {
	if s.IsAutoma(seat) {
		return 0
	}
	return min(HandSize-s.Players[seat].HandLen(), int(s.Draw))
}

// refill draws them.
func (do play) refill(seat Seat) {
	for n := do.s.ToDraw(seat); n > 0; n-- {
		drawn := do.s.draw()
		do.s.Players[seat].gain(drawn)
		do.tell(Event{Kind: Drew, Seat: seat, Card: drawn})
	}
}

// draw takes the top card of the draw pile.
func (s *State) draw() Card {
	s.Draw--
	top := s.Aside + s.Draw
	c := s.Deck[top]
	s.Deck[top] = 0
	return c
}

// Rounds is how many rounds each era has with 2 to 4 seats: the cards of the Rail Era over two actions a turn (B2.1, C2.1, M7).
func (f *Figures) Rounds(seats int) int {
	if seats < 2 || seats > MaxSeats {
		return 0
	}
	_, total := f.DeckFor(seats)
	return (total - int(f.Edition.Aside[Rail-Canal][seats-2])) / (seats * int(f.Limits.ActionsPerTurn))
}

// Actions is how many actions a turn of this round has in all: one in the very first round, two later (B2.2). See ActionsOf.
func (f *Figures) Actions(s *State) uint8 {
	if s.Era == Canal && s.Round == 1 {
		return f.Limits.ActionsFirstTurn
	}
	return f.Limits.ActionsPerTurn
}

// beginTurn gives the turn to the next seat of the order, or ends the round.
func (do play) beginTurn() {
	s := do.s
	for ; s.Turn < s.Seats; s.Turn++ {
		seat := s.Order[s.Turn]
		if !s.CanAct(seat) {
			continue
		}
		s.Actor = seat
		s.ActionsLeft = do.ActionsOf(s, seat)
		do.tell(Event{Kind: TurnBegan, Seat: seat, Amount: int16(s.ActionsLeft)})
		s.Decision = ChooseAction
		return
	}
	do.endRound()
}

// endRound sets the new turn order, then takes income, which is skipped after the last round of the game (B3.1, B3.2). In the
// Brass of 2007 hands are refilled now (C2.4), and income comes when the next round begins (C3.1).
func (do play) endRound() {
	s := do.s
	do.setOrder()
	s.ActionsLeft = 0
	if do.Edition.FirstEdition {
		for _, seat := range s.Order[:s.Seats] { // C2.4
			do.refill(seat)
		}
		do.nextRound()
		return
	}
	s.Collecting = 1
	if s.EraOver() && (s.Era == Rail || s.Introductory) {
		s.Collecting = s.Seats + 1
	}
}

// setOrder sorts the seats by the £ they spent, least first, ties in their old order (B3.1). In solo play the order is fixed
// (M3), but for the variant (M83).
func (do play) setOrder() {
	s := do.s
	seats := s.Order[:s.Seats]
	if !s.Solo || s.SpendingOrder {
		for i := 1; i < len(seats); i++ {
			for j := i; j > 0 && s.Players[seats[j]].Spent < s.Players[seats[j-1]].Spent; j-- {
				seats[j], seats[j-1] = seats[j-1], seats[j]
			}
		}
		do.tellOrder()
	}
	for seat := range s.Players {
		s.Players[seat].Spent = 0
	}
}

// EraOver reports whether the draw deck and all hands are empty (B2.1).
func (s *State) EraOver() bool {
	for seat := range s.Players[:s.Seats] {
		if s.Players[seat].Hand[0] != 0 {
			return false
		}
	}
	return s.Draw == 0
}

// collect takes the income of the next seat; after the last one the next round or the end of the era follows.
func (do play) collect() {
	s := do.s
	if s.Collecting > s.Seats {
		s.Collecting = 0
		if do.Edition.FirstEdition {
			s.Turn = 0
			do.beginTurn()
		} else {
			do.nextRound()
		}
		return
	}
	seat := s.Order[s.Collecting-1]
	switch {
	case s.Debt > 0:
		do.settle(seat)
	case s.IsAutoma(seat): // M2: no income
		s.Collecting++
	default:
		do.takeIncome(seat)
	}
}

// takeIncome gives a seat its income level, or takes it if negative (B3.2); the part that cannot be paid becomes a debt (B3.3).
func (do play) takeIncome(seat Seat) {
	s := do.s
	p := &s.Players[seat]
	level := int16(do.IncomeLevel(p))
	paid := max(level, min(-do.Edition.purse(p), 0)) // a purse is below 0 where a price was overruled
	if paid != 0 {
		do.Edition.moveMoney(p, paid)
		do.tell(Event{Kind: MoneyMoved, Reason: ForIncome, Seat: seat, Amount: paid})
	}
	if s.Debt = paid - level; s.Debt == 0 {
		s.Collecting++
		return
	}
	do.tell(Event{Kind: ShortfallBegan, Seat: seat, Amount: s.Debt})
}

// settle pays a debt: with a tile while one brings money, which one the seat chooses (B3.3, C3.2), then with VP (B3.4).
func (do play) settle(seat Seat) {
	s := do.s
	s.Actor = seat
	switch salvage := do.salvage(s, seat); salvage.Len() {
	case 0:
		lost := min(s.Debt, s.Players[seat].VP)
		if do.Edition.FirstEdition { // C3.2: its rules name nothing more to lose
			lost = 0
		}
		do.score(seat, -lost, Event{Reason: ForDebt})
		if s.Debt > lost {
			do.tell(Event{Kind: DebtDropped, Seat: seat, Amount: s.Debt - lost})
		}
		s.Debt = 0
		s.Collecting++
	case 1:
		do.giveUp(Choice{Space: salvage.First()})
	default:
		s.Decision = ChooseGiveUp
	}
}

// salvageValue is the £ for a tile given up: half its money cost, rounded down (B3.3).
func (k *kit) salvageValue(t Tile) int16 { return k.tiles[t].Money / 2 }

// salvage returns a seat's tiles that bring money, flipped or not; never links (B3.3).
func (k *kit) salvage(s *State, seat Seat) (tiles SpaceSet) {
	for r := s.index.owned[seat]; r != 0; r = r.Rest() {
		if k.salvageValue(s.Tiles[r.First()].Tile) > 0 {
			tiles = tiles.With(r.First())
		}
	}
	return tiles
}

// forcedGiveUp returns the next tile to give up when the debt is covered by all of them only, so that none is left to the seat's
// choice: not even the one that brings least can stay. Their values add up, and so does the rest after the debt (B3.3).
func (k *kit) forcedGiveUp(s *State) (c Choice, ok bool) {
	tiles := k.salvage(s, s.Actor)
	sum, least := int16(0), k.salvageValue(s.Tiles[tiles.First()].Tile)
	for r := tiles; r != 0; r = r.Rest() {
		value := k.salvageValue(s.Tiles[r.First()].Tile)
		sum, least = sum+value, min(least, value)
	}
	if sum-least >= s.Debt {
		return Choice{}, false
	}
	return Choice{Verb: GiveUp, Space: tiles.First()}, true
}

func (g *Game) whyGiveUp(s *State, c Choice) Refusal {
	switch {
	case c.Space == 0:
		return refuse(0, NoSuchThing)
	case !s.index.owned[s.Actor].Has(c.Space):
		return refuse(B(3, 3), NotYourTile).on(c.Space)
	case g.salvageValue(s.Tiles[c.Space].Tile) == 0:
		return refuse(B(3, 3), BringsNothing).on(c.Space).tile(s.Tiles[c.Space].Tile)
	}
	return allowed
}

func (g *Game) giveUpChoices(s *State, out []Choice) []Choice {
	return spaceChoices(GiveUp, g.salvage(s, s.Actor), out)
}

// giveUp removes a tile and pays the debt with its value; the excess is kept (B3.3).
func (do play) giveUp(c Choice) {
	s := do.s
	seat, t := s.Actor, s.Tiles[c.Space].Tile
	value := do.salvageValue(t)
	do.removeTile(c.Space, ForDebt)
	e := Event{Reason: ForDebt, Tile: t, Space: c.Space}
	do.receive(seat, value, e)
	paid := min(value, s.Debt)
	do.Edition.moveMoney(&s.Players[seat], -paid)
	do.tell(Event{Kind: MoneyMoved, Reason: ForIncome, Seat: seat, Amount: -paid})
	if s.Debt -= paid; s.Debt == 0 {
		s.Collecting++
	}
}

// PayDebt gives a tile up and settles the debt as far as nothing more is asked, and reports whether it is paid. The income of the
// others is not part of it.
func (g *Game) PayDebt(s *State, c Choice, log *Log) (paid bool) {
	do := play{g, s, log}
	s.Decision = 0
	do.giveUp(c)
	for s.Debt > 0 && s.Decision == 0 {
		do.settle(s.Actor)
	}
	return s.Debt == 0
}

// nextRound begins the next round, or ends the era (B2.1).
func (do play) nextRound() {
	if do.s.EraOver() {
		do.endEra()
		return
	}
	do.s.Round++
	do.beginRound()
}

// beginRound gives the first turn. In the Brass of 2007 income comes before it, though the first round of the game has none (C3.1).
func (do play) beginRound() {
	s := do.s
	do.tell(Event{Kind: RoundBegan, Amount: int16(s.Round)})
	if do.Edition.FirstEdition && (s.Era == Rail || s.Round > 1) {
		s.Turn, s.Collecting = s.Seats, 1
		return
	}
	s.Turn = 0
	do.beginTurn()
}
