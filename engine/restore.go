package engine

import "fmt"

// Restore takes over a position that was set up outside: it checks that every part can stand on a table, names the first
// thing that cannot, and derives what a State keeps beside it. The state is not changed when it is refused.
func (g *Game) Restore(s *State) error {
	for _, check := range []func(*Game, *State) error{
		(*Game).checkTable, (*Game).checkPlayers, (*Game).checkLinks, (*Game).checkTiles, (*Game).checkMats,
		(*Game).checkMerchants, (*Game).checkCards,
	} {
		if err := check(g, s); err != nil {
			return err
		}
	}
	copied := *s
	g.reindex(&copied)
	if err := g.checkDecision(&copied); err != nil {
		return err
	}
	*s = copied
	return nil
}

// within refuses a number outside its bounds.
func within(what string, n, low, high int) error {
	if n < low || n > high {
		return fmt.Errorf("%s is %d, possible is %d to %d", what, n, low, high)
	}
	return nil
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

func (g *Game) checkTable(s *State) error {
	if err := within("the number of seats", int(s.Seats), 2, MaxSeats); err != nil {
		return err
	}
	if s.Solo && s.Seats != 2 {
		return fmt.Errorf("solo play has 2 seats, not %d (M1)", s.Seats)
	}
	if s.SpendingOrder && !s.Solo {
		return fmt.Errorf("turn order by spending is an option of solo play only (M83)")
	}
	if s.Introductory && s.Era == Rail {
		return fmt.Errorf("the introductory game has no Rail Era (B4.7)")
	}
	var seen [MaxSeats]bool
	for _, seat := range s.Order[:s.Seats] {
		if int(seat) >= int(s.Seats) || seen[seat] {
			return fmt.Errorf("the turn order does not name every seat once (B1.7)")
		}
		seen[seat] = true
	}
	for _, seat := range s.Order[s.Seats:] {
		if seat != 0 {
			return fmt.Errorf("the turn order names more than %d seats", s.Seats)
		}
	}
	if s.Solo && !s.SpendingOrder && s.Order[0] != HumanSeat {
		return fmt.Errorf("the human has the first turn of every round (M3)")
	}
	return first(
		within("the era", int(s.Era), int(Canal), int(Rail)),
		within("the round", int(s.Round), 1, g.Rounds(int(s.Seats))),
		within("the turn", int(s.Turn), 0, int(s.Seats)),
		within("the number of actions left", int(s.ActionsLeft), 0, int(g.Limits.ActionsPerTurn)),
		within("the seat to choose", int(s.Actor), 0, int(s.Seats)-1),
		within("the number of cubes in the coal market", int(s.Market[Coal]), 0, len(g.Markets[Coal].Prices)),
		within("the number of cubes in the iron market", int(s.Market[Iron]), 0, len(g.Markets[Iron].Prices)),
	)
}

// Rounds is how many rounds each era has: cards over two actions a turn (B2.1, M7).
func (g *Game) Rounds(seats int) int {
	_, total := g.DeckFor(seats)
	return total / (seats * int(g.Limits.ActionsPerTurn))
}

func (g *Game) checkPlayers(s *State) error {
	for seat := range s.Players {
		p := &s.Players[seat]
		if seat >= int(s.Seats) {
			if *p != (Player{}) {
				return fmt.Errorf("seat %d has things but is not in the game", seat)
			}
			continue
		}
		who := fmt.Sprintf("seat %d's ", seat)
		if s.IsAutoma(Seat(seat)) && (p.Money != 0 || p.Income != 0 || p.Hand[0] != 0 || p.FaceDown != 0) {
			return fmt.Errorf("the Automa has no money, no income and no cards (M2)")
		}
		if err := first(
			within(who+"money in £", int(p.Money), 0, 1<<15-1),
			within(who+"spent money in £", int(p.Spent), 0, 1<<15-1),
			within(who+"VP", int(p.VP), 0, 1<<15-1),
			within(who+"income space", int(p.Income), 0, int(g.lastSpace)),
		); err != nil {
			return err
		}
	}
	return nil
}

func (g *Game) checkLinks(s *State) error {
	var built LineSet
	for seat := range s.Players {
		links := s.Players[seat].Links
		if links&^g.everyLine != 0 {
			return fmt.Errorf("seat %d has a link on a line that does not exist", seat)
		}
		if n := links.Len(); n > g.Limits.Links {
			return fmt.Errorf("seat %d has %d links on the board, but only %d link tiles (B14.1)", seat, n, g.Limits.Links)
		}
		for r := links; r != 0; r = r.Rest() {
			x := r.First()
			if built.Has(x) {
				return fmt.Errorf("two links lie on %s (B8.2)", g.Lines[x].ID)
			}
			if !g.linesIn[s.Era].Has(x) {
				return fmt.Errorf("the link on %s is not of this era (B8.2, B8.3)", g.Lines[x].ID)
			}
		}
		built |= links
	}
	return nil
}

func (g *Game) checkTiles(s *State) error {
	var owned [MaxSeats]LocationSet
	for x, t := range s.Tiles {
		if t == (PlacedTile{}) {
			continue
		}
		if x == 0 || x >= len(g.Slots) {
			return fmt.Errorf("a tile lies on space %d, which does not exist", x)
		}
		name := g.SlotName(Slot(x))
		if t.Tile == 0 || int(t.Tile) >= len(g.Tiles) {
			return fmt.Errorf("the tile at %s has a level that does not exist", name)
		}
		f := &g.tiles[t.Tile]
		tile := fmt.Sprintf("the %s level %d at %s", f.Industry, f.Level, name)
		switch most := int(f.Amount[s.Era-Canal]); {
		case t.Owner >= Seat(s.Seats):
			return fmt.Errorf("%s belongs to seat %d, which is not in the game", tile, t.Owner)
		case !g.slotsFor[f.Industry].Has(Slot(x)):
			return fmt.Errorf("%s lies on a space that does not take it (B7.3)", tile)
		case s.Era == Canal && !f.Canal, s.Era == Rail && (!f.Rail || f.Level == 1 && f.Canal && !f.Rail):
			return fmt.Errorf("%s cannot be on the board in this era (B7.2, B4.3)", tile)
		case most == 0 && t.Cubes > 0:
			return fmt.Errorf("%s holds %d cubes, but it produces none (B7.5)", tile, t.Cubes)
		case int(t.Cubes) > most:
			return fmt.Errorf("%s holds %d cubes or barrels, at most %d fit (B7.5)", tile, t.Cubes, most)
		case t.Cubes > 0 && t.Flipped:
			return fmt.Errorf("%s is flipped but holds %d cubes or barrels (B6.6)", tile, t.Cubes)
		case most > 0 && t.Cubes == 0 && !t.Flipped && s.Pending.Slot != Slot(x):
			return fmt.Errorf("%s is empty but not flipped (B6.6)", tile)
		}
		l := g.slotPlace[x]
		if s.Era == Canal && owned[t.Owner].Has(l) {
			return fmt.Errorf("seat %d has two tiles at %s in the Canal Era (B7.7)", t.Owner, g.Locations[l].Name)
		}
		owned[t.Owner] = owned[t.Owner].With(l)
	}
	return nil
}

// checkMats counts each kind on mat and board, and sees that no higher level left a mat before a lower one (B7.2).
func (g *Game) checkMats(s *State) error {
	for seat := range s.Players[:s.Seats] {
		p := &s.Players[seat]
		var board [MaxTiles]uint8
		for _, t := range s.Tiles {
			if t.Tile != 0 && t.Owner == Seat(seat) {
				board[t.Tile]++
			}
		}
		for t := range p.Mat {
			if int(p.Mat[t])+int(board[t]) > int(g.fullSet[t]) {
				return fmt.Errorf("seat %d has more tiles of %s level %d than the %d there are", seat,
					g.tiles[t].Industry, g.tiles[t].Level, g.fullSet[t])
			}
		}
		for t := Tile(1); int(t) < len(g.Tiles); t++ {
			gone := board[t] > 0 || !s.IsAutoma(Seat(seat)) && p.Mat[t] < g.fullSet[t]
			for low := g.levels[g.tiles[t].Industry][0]; gone && low < t; low++ {
				if p.Mat[low] > 0 {
					return fmt.Errorf("seat %d has %s level %d on the mat, but level %d is gone from it (B7.2)", seat,
						g.tiles[t].Industry, g.tiles[low].Level, g.tiles[t].Level)
				}
			}
		}
	}
	return nil
}

func (g *Game) checkMerchants(s *State) error {
	var used [MaxMerchantTiles]bool
	for m, space := range s.Merchants {
		if space == (MerchantSpace{}) {
			continue
		}
		if m == 0 || m >= len(g.Merchants) || g.Merchants[m].MinPlayers > int(s.Seats) {
			return fmt.Errorf("a merchant tile lies on a space that is not in use (B1.3)")
		}
		name := g.MerchantName(Merchant(m))
		switch t := space.Tile; {
		case int(t) >= len(g.MerchantTiles) || t != 0 && g.MerchantTiles[t].MinPlayers > int(s.Seats):
			return fmt.Errorf("the merchant tile at %s is not in this game (B1.1)", name)
		case t != 0 && used[t]:
			return fmt.Errorf("the merchant tile %s lies on two spaces (B1.3)", g.MerchantTiles[t].ID)
		case space.Beer && (t == 0 || g.MerchantTiles[t].Accepts == 0):
			return fmt.Errorf("a barrel lies at %s, where no merchant trades (B1.4)", name)
		default:
			used[t] = true
		}
	}
	return nil
}

// checkCards sees that every card of the game is in exactly one place.
func (g *Game) checkCards(s *State) error {
	if int(s.Aside)+int(s.Draw) > MaxDeck {
		return fmt.Errorf("%d cards are in the draw pile and aside, more than there are", int(s.Aside)+int(s.Draw))
	}
	var count [MaxCards]int
	for _, c := range s.Deck[:s.Aside+s.Draw] {
		if c == 0 || int(c) >= len(g.Cards) {
			return fmt.Errorf("the draw pile holds a card that does not exist")
		}
		count[c]++
	}
	for _, c := range s.Deck[s.Aside+s.Draw:] {
		if c != 0 {
			return fmt.Errorf("the draw pile is longer than it says")
		}
	}
	for seat := range s.Players[:s.Seats] {
		p := &s.Players[seat]
		for i, c := range p.Hand {
			if int(c) >= len(g.Cards) || c != 0 && i >= p.HandLen() {
				return fmt.Errorf("seat %d holds a card that does not exist", seat)
			}
			count[c]++
		}
		for c, n := range p.Discards {
			count[c] += int(n)
		}
		if int(p.FaceDown) >= len(g.Cards) {
			return fmt.Errorf("seat %d's face-down card does not exist", seat)
		}
		count[p.FaceDown]++
	}
	count[g.wildCards[0]] += int(s.Wild[0])
	count[g.wildCards[1]] += int(s.Wild[1])
	want, _ := g.DeckFor(int(s.Seats))
	want[g.wildCards[0]], want[g.wildCards[1]] = g.Limits.WildCards, g.Limits.WildCards
	for c := 1; c < MaxCards; c++ {
		if count[c] == int(want[c]) {
			continue
		}
		if c >= len(g.Cards) {
			return fmt.Errorf("a discard pile holds a card that does not exist")
		}
		return fmt.Errorf("the card %s is in %d places, there are %d of it (B1.1)", g.Cards[c].ID, count[c], want[c])
	}
	return nil
}

// checkDecision sees that what is asked fits what is going on: the actor's turn, the action under way, and at least one
// legal choice.
func (g *Game) checkDecision(s *State) error {
	if err := within("the decision", int(s.Decision), int(ChooseAction), int(GameOver)); err != nil {
		return err
	}
	verb, ok := map[Decision]Verb{
		ChooseLink: Network, ChooseDevelop: Develop, ChooseSale: Sell, ChooseDiscard: Scout, ChooseBonus: Sell,
	}[s.Decision]
	p := s.Pending
	switch {
	case s.Decision == GameOver:
		return nil
	case ok && p.Verb != verb:
		return fmt.Errorf("the decision does not fit the action under way")
	case s.Decision == ChooseAction && p != (Pending{}):
		return fmt.Errorf("an action is under way, so none can be chosen (B2.2)")
	case p.Verb >= Verbs, p.Verb != 0 && !verbs[p.Verb].asked[ChooseAction], p.Coal > 2, p.Iron > 2, p.Beer > 2,
		p.Count > developMost+Industries*MaxSlots/2, int(p.Line) >= len(g.Lines), int(p.Slot) >= len(g.Slots),
		int(p.Merchant) >= len(g.Merchants):
		return fmt.Errorf("the action under way has parts that do not exist")
	}
	if s.Decision == ChooseGiveUp {
		if s.Debt <= 0 || s.Collecting == 0 || s.Collecting > s.Seats || s.Order[s.Collecting-1] != s.Actor {
			return fmt.Errorf("a tile is to be given up, but nobody is in debt (B3.3)")
		}
	} else if s.Debt != 0 || s.Collecting != 0 || s.Turn >= s.Seats || s.Order[s.Turn] != s.Actor || s.ActionsLeft == 0 {
		return fmt.Errorf("the seat to choose is not the one whose turn it is (B2.2)")
	}
	return g.checkPending(s)
}

// checkPending sees that the action under way can be finished from here: its tile or link is there, and a choice is open.
func (g *Game) checkPending(s *State) error {
	p := s.Pending
	asks := map[Decision]bool{
		ChooseCoal: p.Coal > 0, ChooseIron: p.Iron > 0, ChooseBeer: p.Beer > 0, ChooseBonus: p.Bonus,
	}
	if due, asked := asks[s.Decision]; asked && !due {
		return fmt.Errorf("a source is asked for, but nothing is to be consumed")
	}
	own := s.index.owned[s.Actor]
	switch {
	case p.Verb == Build && !own.Has(p.Slot),
		p.Verb == Sell && s.Decision != ChooseSale && (!own.Has(p.Slot) || !g.WhyUnsold(s, s.Actor, p.Slot).OK()),
		p.Verb == Network && !s.Players[s.Actor].Links.Has(p.Line):
		return fmt.Errorf("the action under way is about a tile or link that is not there")
	}
	if len(g.Choices(s, nil)) == 0 {
		return fmt.Errorf("nothing can be chosen in this position")
	}
	return nil
}
