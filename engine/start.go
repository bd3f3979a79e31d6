package engine

import (
	"math/rand/v2"

	"sohofoundry/engine/fault"
)

// Options say which game is set up.
type Options struct {
	Seats         int             // 2 to 4; solo play has 2
	Solo          bool            // against the Automa (M1)
	Introductory  bool            // B4.7
	SpendingOrder bool            // M83, solo only
	AutomaMat     [MaxTiles]uint8 // the Automa's tiles (M4), solo only
	House         House           // solo only
}

// seedStream separates the stream of the table's cards from that of the Automa's deck.
const seedStream = 0x736f686f_7461626c

// Start sets up a game (B1; M1 to M6 for solo play). The seed decides everything that is random.
func (g *Game) Start(o Options, seed uint64, log *Log) (State, error) {
	if err := g.check(o); err != nil {
		return State{}, err
	}
	s := State{
		Seats: uint8(o.Seats), Solo: o.Solo, Introductory: o.Introductory, SpendingOrder: o.SpendingOrder, House: o.House,
		Era: Canal, Round: 1,
		Market: [2]uint8{g.Markets[Coal].Start, g.Markets[Iron].Start}, // B1.5, C1.4
		Wild:   [2]uint8{g.Limits.WildCards, g.Limits.WildCards},       // B1.2; none in C1.6
		Random: *rand.NewPCG(seed, seedStream),
	}
	do := play{g, &s, log}
	do.tell(Event{Kind: EraBegan, Amount: int16(Canal)})
	if g.rules.Merchants {
		do.layMerchants()
	} else {
		do.openDistant()
	}
	for seat := range o.Seats {
		p := &s.Players[seat]
		s.Order[seat] = Seat(seat)
		if s.IsAutoma(Seat(seat)) { // M2, M4
			p.Mat = o.AutomaMat
			continue
		}
		p.Money, p.Income, p.Mat = g.Limits.StartMoney, g.Limits.StartIncome, g.fullSet // B1.6
	}
	do.deal()
	if !o.Solo { // B1.7; M3 fixes it
		do.seatOrder()
		do.tellOrder()
	}
	do.beginRound()
	return s, nil
}

// seatOrder draws the first turn order (B1.7); in the Brass of 2007 only the first player; the others follow clockwise (C1.5).
func (do play) seatOrder() {
	seats := do.s.Order[:do.s.Seats]
	if do.Edition.FirstEdition {
		first := below(&do.s.Random, uint64(len(seats)))
		for i := range seats {
			seats[i] = Seat((int(first) + i) % len(seats))
		}
	} else {
		Shuffle(&do.s.Random, seats)
	}
}

// tellOrder tells the place of every seat (B1.7, B3.1).
func (do play) tellOrder() {
	for place, seat := range do.s.Order[:do.s.Seats] {
		do.tell(Event{Kind: OrderSet, Seat: seat, Amount: int16(place + 1)})
	}
}

// CheckSeats refuses a number of seats that a game has no cards for.
func (f *Figures) CheckSeats(seats int, solo bool) error {
	if seats < 2 || seats > MaxSeats {
		return fault.Errorf("a game has 2 to %d seats, not %d (B1.1)", MaxSeats, seats)
	}
	if solo && seats != 2 {
		return fault.Errorf("solo play has 2 seats, not %d (M1)", seats)
	}
	if f.Edition.FirstEdition && seats == 2 && !solo {
		return fault.Errorf("%s has 3 or 4 seats, or 2 against the Automa (C1.1, N1)", f.Name)
	}
	if _, cards := f.DeckFor(seats); cards == 0 {
		return fault.Errorf("%s has no cards for %d seats (C14)", f.Name, seats)
	}
	if f.Edition.Companion && f.Kept().Hand && !solo { // one screen would show them to all
		return fault.Errorf("hands of several people are not kept on a real table: they are hidden (B14.3)")
	}
	return nil
}

func (g *Game) check(o Options) error {
	if err := g.CheckSeats(o.Seats, o.Solo); err != nil {
		return err
	}
	switch {
	case o.SpendingOrder && !o.Solo:
		return fault.Errorf("turn order by spending is an option of solo play only (M83)")
	case o.SpendingOrder && !g.rules.SpendingOrder:
		return fault.Errorf("turn order by spending is an option of Birmingham alone, not of %s (M83)", g.Name)
	case o.Introductory && g.Edition.FirstEdition:
		return fault.Errorf("%s has no introductory game (C14.2)", g.Name)
	}
	for t, n := range o.AutomaMat {
		if n > g.fullSet[t] {
			return fault.Errorf("the Automa's mat has %d tiles of %s, the full set %d (M4)", n, g.Tiles[t].Name(), g.fullSet[t])
		}
	}
	return o.House.Check(o.Solo)
}

// deal shuffles all cards of the player count and deals hands: in the Canal Era each seat also gets a first discard, face
// down (B1.6, B4.5). In solo play part of the cards is put aside, and there is no first discard (M5, M6).
func (do play) deal() {
	s := do.s
	counts, total := do.DeckFor(int(s.Seats))
	s.Deck, s.Aside, s.Draw = [MaxDeck]Card{}, 0, 0
	for c, n := range counts {
		for range n {
			s.Deck[s.Draw] = Card(c)
			s.Draw++
		}
	}
	Shuffle(&s.Random, s.Deck[:total])
	if aside := do.AsideCards(s); aside > 0 {
		s.Aside, s.Draw = uint8(aside), uint8(total-aside)
		do.tell(Event{Kind: PutAside, Amount: int16(s.Aside)})
	}
	do.tell(Event{Kind: Shuffled, Amount: int16(s.Draw)})
	for _, seat := range s.Order[:s.Seats] {
		do.refill(seat)
		if s.Era == Canal && !s.Solo && do.Edition.FaceDown {
			c := s.draw()
			s.Players[seat].FaceDown = c
			do.tell(Event{Kind: DealtFaceDown, Seat: seat, Card: c})
		}
	}
}

// AsideCards is how many cards are put aside in an era (C1.2, C4.3): in solo play all but the human's (M5, M6, N3).
func (f *Figures) AsideCards(s *State) int {
	if !s.Solo {
		return int(f.Edition.Aside[s.Era-Canal][s.Seats-2])
	}
	_, total := f.DeckFor(int(s.Seats))
	if s.Era == Rail {
		return total - f.Limits.SoloRailSupply
	}
	return total - f.Limits.SoloCanalSupply
}
