package position

import (
	"fmt"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// Restore takes over a position that was set up outside: it checks that every part can stand on a table and that play can go on
// from there, names the first thing that is impossible, and derives the index that a State keeps beside it. The state is not
// changed when it is refused. An error opens with the place, named as Marshal writes it. Whether play can have led there,
// Arisen tells.
func Restore(g *engine.Game, s *engine.State) error {
	restored := *s
	for _, check := range []func(*engine.Game, *engine.State) error{
		checkTable, checkOrder, checkPlayers, checkLinks, checkTiles,
		checkMats, checkMerchants, checkDistant, checkPiles, checkHands, checkCards,
		reindexed, checkDecision, checkCardsLast, checkVP,
	} {
		if err := check(g, &restored); err != nil {
			return err
		}
	}
	*s = restored
	return nil
}

// reindexed derives the index once the board is sound; the checks after it may ask the guards.
func reindexed(g *engine.Game, s *engine.State) error {
	g.Reindex(s)
	return nil
}

// within refuses a number outside its bounds.
func within(place string, n, low, high int, rule engine.Rule) error {
	if n >= low && n <= high {
		return nil
	}
	return fault.Errorf("%s: %d is not from %d to %d (%s)", place, n, low, high, rule)
}

// notNegative refuses a number below 0.
func notNegative(place string, n int16, rule engine.Rule) error {
	if n >= 0 {
		return nil
	}
	return fault.Errorf("%s: %d is less than nothing (%s)", place, n, rule)
}

// first returns the first error of a list.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// ofSeat names a part of a seat's things: "players[1]: hand".
func ofSeat[S engine.Seat | int](seat S, part string) string {
	return fmt.Sprintf("players[%d]: %s", seat, part)
}

func checkTable(g *engine.Game, s *engine.State) error {
	if err := g.CheckSeats(int(s.Seats), s.Solo); err != nil {
		return fault.Errorf("seats: %w", err)
	}
	if err := first(
		within("era", int(s.Era), int(engine.Canal), int(engine.Rail), engine.B(2, 1)),
		within("decision", int(s.Decision), int(engine.ChooseAction), int(engine.GameOver), engine.B(2, 2)),
		within("round", int(s.Round), 1, g.Rounds(int(s.Seats)), engine.B(2, 1)),
		within("actor", int(s.Actor), 0, int(s.Seats)-1, engine.B(2, 2)),
		within("coal_market", int(s.Market[engine.Coal]), 0, len(g.Markets[engine.Coal].Prices), engine.B(1, 5)),
		within("iron_market", int(s.Market[engine.Iron]), 0, len(g.Markets[engine.Iron].Prices), engine.B(1, 5)),
	); err != nil {
		return err
	}
	switch {
	case s.SpendingOrder && !s.Solo:
		return fault.Errorf("spending_order: turn order by spending is an option of solo play only (M83)")
	case s.SpendingOrder && !g.Rules().SpendingOrder:
		return fault.Errorf("spending_order: turn order by spending is an option of Birmingham alone, not of %s (M83)", g.Name)
	case s.Introductory && g.Edition.FirstEdition:
		return fault.Errorf("introductory: %s has no introductory game (C14.2)", g.Name)
	case s.Introductory && s.Era == engine.Rail:
		return fault.Errorf("introductory: the introductory game has no Rail Era (B4.7)")
	}
	if err := s.House.Check(s.Solo); err != nil {
		return fault.Errorf("house: %w", err)
	}
	return nil
}

// checkOrder sees that every seat is named once.
func checkOrder(_ *engine.Game, s *engine.State) error {
	var named [engine.MaxSeats]bool
	for place, seat := range s.Order {
		switch {
		case place >= int(s.Seats) && seat != 0:
			return fault.Errorf("order: more than %d seats are named (B1.7)", s.Seats)
		case place >= int(s.Seats):
		case seat >= engine.Seat(s.Seats) || named[seat]:
			return fault.Errorf("order: seats 0 to %d are not named once each (B1.7)", s.Seats-1)
		default:
			named[seat] = true
		}
	}
	if s.Solo && !s.SpendingOrder && s.Order[0] != engine.HumanSeat {
		return fault.Errorf("order: the human has the first turn of every round (M3)")
	}
	return nil
}

func checkPlayers(g *engine.Game, s *engine.State) error {
	for seat := range s.Players {
		p := &s.Players[seat]
		switch {
		case seat >= int(s.Seats) && *p != (engine.Player{}):
			return fault.Errorf("players[%d]: the seat has things but is not in the game (B1.1)", seat)
		case s.IsAutoma(engine.Seat(seat)) && *p != (engine.Player{Spent: p.Spent, VP: p.VP, Mat: p.Mat, Links: p.Links, Built: p.Built}):
			return fault.Errorf("players[%d]: the Automa has no money, no income and no cards (M2)", seat)
		case s.IsAutoma(engine.Seat(seat)) && p.Spent != 0 && !s.SpendingOrder:
			return fault.Errorf("players[%d]: spent: £%d, but the Automa's costs count only for turn order by spending (M83)", seat, p.Spent)
		}
		switch {
		case p.Built && !g.Edition.FirstEdition:
			return fault.Errorf("players[%d]: built: this is kept in the Brass of 2007 only (C7.8)", seat)
		case p.Links != 0 && !p.Built && g.Edition.FirstEdition && !s.IsAutoma(engine.Seat(seat)): // its first turn may begin with a link, M75
			return fault.Errorf("players[%d]: built: who has never built has no links either (C8.3)", seat)
		}
		if err := first(
			notNegative(ofSeat(seat, "money"), p.Money, engine.B(3, 3)),
			notNegative(ofSeat(seat, "spent"), p.Spent, engine.B(2, 5)),
			notNegative(ofSeat(seat, "vp"), p.VP, engine.B(3, 4)),
			within(ofSeat(seat, "income_space"), int(p.Income), 0, len(g.Income)-1, engine.B(6, 8)),
		); err != nil {
			return err
		}
	}
	return nil
}

// checkPiles sees that the draw pile and the cards put aside are as long as they say, and hold no wild card (B1.2).
func checkPiles(g *engine.Game, s *engine.State) error {
	if aside := g.AsideCards(s); int(s.Aside) != aside {
		return fault.Errorf("aside: %d cards, %d are put aside in this game and era (M5, M6)", s.Aside, aside)
	}
	size := int(s.Aside) + int(s.Draw)
	if size > engine.MaxDeck {
		return fault.Errorf("draw: %d cards, more than there are (B1.1)", s.Draw)
	}
	for i, c := range s.Deck {
		place := "draw"
		if i < int(s.Aside) {
			place = "aside"
		}
		switch {
		case i >= size && c != 0:
			return fault.Errorf("draw: more cards lie there than the %d counted (B1.1)", s.Draw)
		case i >= size:
		case c == 0 || int(c) >= len(g.Cards):
			return fault.Errorf("%s: there is no card %d (B1.1)", place, c)
		case isWild(g, c):
			return fault.Errorf("%s: the card %s is never shuffled in (B1.2)", place, g.Cards[c].ID)
		}
	}
	return nil
}

func isWild(g *engine.Game, c engine.Card) bool {
	return g.Cards[c].Kind == engine.WildLocation || g.Cards[c].Kind == engine.WildIndustry
}

func checkHands(g *engine.Game, s *engine.State) error {
	for seat := range s.Players[:s.Seats] {
		p := &s.Players[seat]
		for i, c := range p.Hand {
			if int(c) >= len(g.Cards) || c != 0 && i >= p.HandLen() {
				return fault.Errorf("players[%d]: hand: a gap between the cards, or one that does not exist (B1.1)", seat)
			}
			// Only Scout brings wild cards, one of each, and none to a hand with a wild card. A second one of a kind
			// would leave a later Scout without.
			if isWild(g, c) && count(p.Hand[:], c) > 1 {
				return fault.Errorf("players[%d]: hand: a second %s is never taken (B10.2)", seat, g.Cards[c].ID)
			}
		}
		for c, n := range p.Discards {
			if n > 0 && (c == 0 || c >= len(g.Cards) || isWild(g, engine.Card(c))) {
				return fault.Errorf("players[%d]: discards: card %d is never discarded (B2.3)", seat, c)
			}
		}
		switch c := p.FaceDown; {
		case c == 0:
		case s.Era == engine.Rail || s.Solo || !g.Edition.FaceDown:
			return fault.Errorf("players[%d]: face_down: there is no such card in this game and era (B4.5, M5)", seat)
		case int(c) >= len(g.Cards) || isWild(g, c):
			return fault.Errorf("players[%d]: face_down: card %d is never dealt (B1.6)", seat, c)
		}
	}
	return nil
}

func count(cards []engine.Card, c engine.Card) (n int) {
	for _, held := range cards {
		if held == c {
			n++
		}
	}
	return n
}

// checkCards sees that every card of the game is in exactly one place.
func checkCards(g *engine.Game, s *engine.State) error {
	var found [engine.MaxCards]int
	for _, c := range s.Deck {
		found[c]++
	}
	for seat := range s.Players {
		p := &s.Players[seat]
		for _, c := range p.Hand {
			found[c]++
		}
		for c, n := range p.Discards {
			found[c] += int(n)
		}
		found[p.FaceDown]++
	}
	want, _ := g.DeckFor(int(s.Seats))
	for pile, kind := range []engine.CardKind{engine.WildLocation, engine.WildIndustry} {
		wild := max(0, slices.IndexFunc(g.Cards, func(f engine.CardFacts) bool { return f.Kind == kind }))
		if wild == 0 && s.Wild[pile] != 0 {
			return fault.Errorf("cards: this game has no wild cards (C1.6)")
		}
		found[wild] += int(s.Wild[pile])
		want[wild] = g.Limits.WildCards
	}
	for c := 1; c < len(g.Cards); c++ {
		if found[c] != int(want[c]) {
			return fault.Errorf("cards: %d of %s are in hands, piles and discards, the game has %d (B1.1)", found[c],
				g.Cards[c].ID, want[c])
		}
	}
	return nil
}
