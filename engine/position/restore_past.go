package position

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// The checks of Restore on the past: that the cards last as long as the rounds, and that the VP can have been scored by now. Every legal
// choice keeps both true, so that a restored game can be played to its end and written.

// checkCardsLast counts the cards to the end of the game. Every action costs its seat one card, as Scout takes two for two
// (B2.3, B10.3), and hands are filled up after each turn (B2.4). So the cards must serve all actions up to the end of the
// last round, and no more (B2.1).
func checkCardsLast(g *engine.Game, s *engine.State) error {
	if s.Decision == engine.GameOver {
		return within("round", int(s.Round), g.Rounds(int(s.Seats)), g.Rounds(int(s.Seats)), engine.B(2, 1))
	}
	t := supply{rounds: g.Rounds(int(s.Seats)), draw: int(s.Draw), late: g.Edition.FirstEdition}
	for seat := range s.Players[:s.Seats] {
		t.hands[seat] = s.Players[seat].HandLen()
	}
	actions := int(s.ActionsLeft)
	if s.Pending.Verb != 0 { // it has its card
		actions--
	}
	switch s.Pending.Verb {
	case engine.Scout: // for these it takes wild cards
		t.hands[s.Actor] += int(s.Pending.Count)
	case engine.DoubleBuild: // it takes the place of both actions
		actions = int(engine.DoubleBuild.Further() - s.Pending.Count)
	}
	turn := min(s.Turn, s.Seats)
	if g.Edition.FirstEdition && s.Decision == engine.ChooseGiveUp { // before the first turn of the round (C3.1)
		turn, actions = 0, int(g.Actions(s))
	}
	for _, seat := range s.Order[turn:s.Seats] {
		if err := t.turn(s, seat, int(s.Round), actions); err != nil {
			return err
		}
		actions = int(g.Actions(s))
	}
	t.refill(s, t.late)
	for round := int(s.Round) + 1; round <= t.rounds; round++ {
		before := t
		for _, seat := range s.Order[:s.Seats] {
			if err := t.turn(s, seat, round, int(g.Limits.ActionsPerTurn)); err != nil {
				return err
			}
		}
		t.refill(s, t.late)
		if before.draw > 0 && t.wanted-before.wanted > before.draw { // the turn order decides which seats get them
			return fault.Errorf("draw: the last cards do not go round in round %d (B2.1)", round)
		}
	}
	for _, left := range t.hands {
		t.draw += left
	}
	if t.draw > 0 {
		return fault.Errorf("round: %d of the cards would be left after round %d, the last of the era (B2.1)", t.draw, t.rounds)
	}
	return nil
}

// supply is how many cards are where, while they are played out.
type supply struct {
	rounds, draw int
	wanted       int // to fill up hands, so far
	hands        [engine.MaxSeats]int
	late         bool // hands are filled up at the end of the round (C2.4)
}

// refill fills all hands up, if they are due.
func (t *supply) refill(s *engine.State, due bool) {
	for _, seat := range s.Order[:s.Seats] {
		if due && !s.IsAutoma(seat) {
			t.fill(seat)
		}
	}
}

func (t *supply) fill(seat engine.Seat) {
	wanted := engine.HandSize - t.hands[seat]
	t.wanted += wanted
	t.hands[seat] += min(wanted, t.draw)
	t.draw -= min(wanted, t.draw)
}

// turn takes a seat's actions and fills its hand up.
func (t *supply) turn(s *engine.State, seat engine.Seat, round, actions int) error {
	if s.IsAutoma(seat) {
		return nil
	}
	hand := &t.hands[seat]
	if *hand < actions {
		return fault.Errorf("players[%d]: hand: of the %d rounds its cards do not last for round %d (B2.1)", seat, t.rounds, round)
	}
	*hand -= actions
	if !t.late {
		t.fill(seat)
	}
	return nil
}

// begun counts the actions that a seat may have begun since the start of an era, those of this round included.
func begun(g *engine.Game, s *engine.State, seat engine.Seat, since engine.Era) int {
	actions, rounds := begunNow(g, s, seat), g.Rounds(int(s.Seats))
	then := engine.State{Solo: s.Solo, House: s.House}
	for n := int(since-engine.Canal) * rounds; n < roundsOver(g, s); n++ {
		then.Era, then.Round = engine.Canal+engine.Era(n/rounds), uint8(n%rounds+1)
		actions += int(g.ActionsOf(&then, seat))
	}
	return actions
}

// begunNow counts the actions that a seat may have begun in this round.
func begunNow(g *engine.Game, s *engine.State, seat engine.Seat) int {
	switch place := s.PlaceOf(seat); {
	case place < s.Turn:
		return int(g.ActionsOf(s, seat))
	case place > s.Turn:
		return 0
	}
	now := int(g.ActionsOf(s, seat)) - int(s.ActionsLeft)
	if s.Pending.Verb != 0 {
		now++
	}
	return now
}

// roundsOver counts the rounds before this one.
func roundsOver(g *engine.Game, s *engine.State) int {
	return int(s.Era-engine.Canal)*g.Rounds(int(s.Seats)) + int(s.Round) - 1
}

// checkVP sees that no seat has more VP than it can have scored. Before the first era's end they come from merchants' barrels
// (B12.6), for all seats together, and from the Automa's substitutes for them (M67, M71).
func checkVP(g *engine.Game, s *engine.State) error {
	bonuses, scored := bonuses(g, s, engine.BonusVP), 0
	if s.Era == engine.Rail || s.Decision == engine.GameOver {
		scored = mostOfEra(g, engine.Canal, 1)
	}
	if s.Era == engine.Rail && s.Decision == engine.GameOver {
		scored += mostOfEra(g, engine.Rail, 1) + mostForMoney(g, s)
	}
	if s.Introductory && s.Decision == engine.GameOver {
		scored += mostOfEra(g, engine.Canal, 2) + int(g.Limits.IntroMoneyVPMax) + mostIncome(g)
	}
	for seat := range s.Players[:s.Seats] {
		most := scored
		if s.IsAutoma(engine.Seat(seat)) {
			most += begun(g, s, engine.Seat(seat), engine.Canal) * int(max(g.Limits.AutomaDevelopVP, g.Limits.AutomaPassVP))
		}
		vp := int(s.Players[seat].VP)
		if vp > most+bonuses {
			return fault.Errorf("players[%d]: vp: %d, but no more than %d can have been scored (B4.1, B4.2, B12.6)", seat, vp, most+bonuses)
		}
		bonuses -= max(0, vp-most)
	}
	return nil
}

// mostForMoney is more VP than any money brings at the end of the game (C4.4).
func mostForMoney(g *engine.Game, s *engine.State) int {
	if g.Edition.MoneyPerVP == 0 {
		return 0
	}
	rounds := 2 * g.Rounds(int(s.Seats))
	most := int(g.Limits.StartMoney) + rounds*(int(g.Limits.ActionsPerTurn)*int(largestLoan(g).Money)+mostIncome(g)) + fromMarkets(g, &engine.Player{})
	return most / int(g.Edition.MoneyPerVP)
}

// bonuses adds up the bonuses of one kind for merchants' barrels that were drunk; all of the Canal Era may have been (B4.4).
func bonuses(g *engine.Game, s *engine.State, kind engine.Bonus) (sum int) {
	for m, space := range s.Merchants[:len(g.Merchants)] {
		f := &g.Locations[g.Merchants[m].Location]
		if g.MerchantTiles[space.Tile].Accepts == 0 || f.Bonus != kind {
			continue
		}
		drunk := int(s.Era - engine.Canal)
		if !space.Beer {
			drunk++
		}
		sum += drunk * int(f.BonusAmount)
	}
	return sum
}

// mostOfEra is more than any seat scores at the end of an era: all link tiles on the best lines between locations full of the
// best tiles, and the best tiles of this level or higher on as many spaces as can be built on (B4.1, B4.2, B7.7). From level 2
// on only the tiles count (B4.7).
func mostOfEra(g *engine.Game, era engine.Era, level int8) (vp int) {
	icons, room := bestIcons(g, era)
	if level == 1 {
		var lines []int16
		for _, f := range g.Lines {
			if in(era, f.Canal, f.Rail) {
				sum := int16(0)
				for _, l := range f.Ends {
					sum += icons[l]
				}
				lines = append(lines, sum)
			}
		}
		vp = sumOfBest(lines, g.Limits.Links)
	}
	var tiles []int16
	for _, f := range g.Tiles[1:] {
		if f.Level >= level && in(era, f.Canal, f.Rail) {
			for range f.Count {
				tiles = append(tiles, f.VP)
			}
		}
	}
	return vp + sumOfBest(tiles, room)
}

// bestIcons are the link icons of each location full of the best tiles, and how many tiles of a seat there is room for (B7.7).
func bestIcons(g *engine.Game, era engine.Era) (icons [engine.MaxLocations]int16, room int) {
	for l := range g.Locations {
		icons[l] = g.Locations[l].LinkIcons
		for r := g.SpacesAt(engine.Location(l)); r != 0; r = r.Rest() {
			var best int16
			for _, f := range g.Tiles[1:] {
				if g.Spaces[r.First()].Industries.Has(f.Industry) && in(era, f.Canal, f.Rail) {
					best = max(best, f.LinkVP)
				}
			}
			icons[l] += best
			room++
			if era == engine.Canal && r.Rest() != 0 {
				room--
			}
		}
	}
	return icons, room
}

// in reports whether a thing that exists in the Canal Era, the Rail Era or both exists in this one.
func in(era engine.Era, canal, rail bool) bool {
	return era == engine.Canal && canal || era == engine.Rail && rail
}

// sumOfBest adds up the highest n of a list.
func sumOfBest(list []int16, n int) (sum int) {
	slices.Sort(list)
	for _, vp := range list[max(0, len(list)-n):] {
		sum += int(vp)
	}
	return sum
}

// mostIncome is the highest income level.
func mostIncome(g *engine.Game) int { return int(slices.Max(g.Income)) }

// dearestCube is the highest price in a market (B6.2, B6.4).
func dearestCube(g *engine.Game, r engine.Resource) int {
	m := &g.Markets[r]
	return int(max(m.EmptyPrice, slices.Max(m.Prices)))
}
