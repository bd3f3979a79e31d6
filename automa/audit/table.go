// Package audit checks the invariants of a game as it goes on: that cubes, tiles, links and cards are neither lost nor made,
// that every VP and pound has a source, that events tell everything, that exactly the legal choices are listed, and that the
// Automa's turn agrees with its steps. The tests of engine and Automa use it, and so does the soak.
//
// It trusts nothing that it checks: its copy of a game is made from events alone, and it shares no rule with the engine. The
// figures of the games that it needs it has of its own.
package audit

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Table audits a game from its set-up to its end.
type Table struct {
	game   *engine.Game
	mirror mirror
	shown  engine.State // the state that Follow makes of the events
	begun  bool
	start  [engine.MaxSeats][engine.MaxTiles]uint8
	sums   [engine.MaxSeats][3]int // VP, £, income spaces moved
	ledger engine.Ledger
	era    engine.Era
	round  uint8
}

// NewTable is for a game with these options.
func NewTable(g *engine.Game, o engine.Options) *Table {
	t := new(Table)
	t.Reset(g, o)
	return t
}

// Reset makes it ready for another game; it keeps its memory.
func (t *Table) Reset(g *engine.Game, o engine.Options) {
	ledger := t.ledger[:0]
	*t = Table{game: g, ledger: ledger}
	t.mirror.reset(g, o)
	for seat := range o.Seats {
		t.start[seat] = t.mirror.seats[seat].mat
	}
}

// After checks a position, and every moment on the way to it: the events are those since the last position that was checked, of
// the set-up at first. The list has the legal choices now.
func (t *Table) After(s *engine.State, list []engine.Choice, log engine.Log) error {
	if !t.begun {
		t.begun, t.shown = true, t.mirror.before(s)
	}
	moment := moment{open: unstocked(&t.shown)}
	for i, e := range log {
		if err := t.event(&moment, e); err != nil {
			return fmt.Errorf("event %d of %d, %+v: %w", i+1, len(log), e, err)
		}
	}
	t.ledger.Add(log, t.era, t.round)
	t.era, t.round = s.Era, s.Round
	if (len(list) == 0) != (s.Decision == engine.GameOver) {
		return fmt.Errorf("there are %d choices at decision %d", len(list), s.Decision)
	}
	return cmp.Or(t.mirror.differs(s), Followed(&t.shown, s), t.flips(s, unstocked(s)), t.cards(s), t.total(s))
}

// event brings everything on by one event and checks the invariants that hold even between two.
func (t *Table) event(m *moment, e engine.Event) error {
	if err := t.mirror.fold(e); err != nil {
		return err
	}
	if err := t.enter(e); err != nil {
		return err
	}
	t.game.Follow(&t.shown, e)
	m.see(e)
	return cmp.Or(t.seats(), t.market(), t.tiles(), t.flips(&t.shown, m.open))
}

// enter keeps the account. Nothing comes from nowhere.
func (t *Table) enter(e engine.Event) error {
	kind := slices.Index(accounts[:], e.Kind)
	if kind < 0 {
		return nil
	}
	if e.Reason == engine.ForNothing {
		return errors.New("it says not what it is for")
	}
	t.sums[e.Seat][kind] += int(e.Amount)
	return nil
}

// accounts are the kinds of event that a ledger has.
var accounts = [3]engine.EventKind{engine.Scored, engine.MoneyMoved, engine.IncomeMoved}

// seats checks the pieces of every seat and that its VP, money and income are those of the account (B1.6, C1.5, M2).
func (t *Table) seats() error {
	s := &t.shown
	var built engine.LineSet
	var placed [engine.MaxSeats]bool
	for seat := range engine.Seat(s.Seats) {
		p := &s.Players[seat]
		money, income := of(t.game).money, 10
		if s.IsAutoma(seat) {
			money, income = 0, 0
		}
		want := [3]int{t.sums[seat][0], money + t.sums[seat][1], income + t.sums[seat][2]}
		switch {
		case want != [3]int{int(p.VP), int(p.Money), int(p.Income)}:
			return fmt.Errorf("seat %d: the account says %v VP, £ and income space, the table %d, %d and %d", seat, want, p.VP, p.Money, p.Income)
		case p.Income > 99 || p.Money < 0 || p.VP < 0 || p.Spent < 0:
			return fmt.Errorf("seat %d: income space %d, £%d, £%d spent, %d VP", seat, p.Income, p.Money, p.Spent, p.VP)
		case p.Links.Len()+t.game.LinksLeft(p) != 14 || t.game.LinksLeft(p) < 0:
			return fmt.Errorf("seat %d: %d links on the board, %d left", seat, p.Links.Len(), t.game.LinksLeft(p))
		case p.Links&built != 0:
			return fmt.Errorf("seat %d: a link lies on a link", seat)
		case placed[s.Order[seat]]:
			return fmt.Errorf("the turn order is %v", s.Order[:s.Seats])
		}
		built |= p.Links
		placed[s.Order[seat]] = true
	}
	if built != s.Built() {
		return errors.New("the links of all seats are not those built")
	}
	return nil
}

// market checks the markets, and the piles of wild cards (B1.2, B1.5, C1.4).
func (t *Table) market() error {
	s, printed := &t.shown, of(t.game)
	coal, iron, wild := len(printed.prices[engine.Coal]), len(printed.prices[engine.Iron]), uint8(printed.wild)
	if int(s.Market[engine.Coal]) > coal || int(s.Market[engine.Iron]) > iron || s.Wild[0] > wild || s.Wild[1] > wild {
		return fmt.Errorf("coal and iron %v, wild cards %v", s.Market, s.Wild)
	}
	return nil
}

// tiles checks that mat, board and removed tiles add up to the tiles that a seat began with (B1.6, M4).
func (t *Table) tiles() error {
	s := &t.shown
	var sum [engine.MaxSeats][engine.MaxTiles]uint8
	for r := s.Filled(); r != 0; r = r.Rest() {
		tile := &s.Tiles[r.First()]
		sum[tile.Owner][tile.Tile]++
	}
	for seat := range s.Seats {
		mat, removed := &s.Players[seat].Mat, &t.mirror.seats[seat].removed
		for tile := range t.game.Tiles {
			sum[seat][tile] += mat[tile] + removed[tile]
		}
		if sum[seat] != t.start[seat] {
			return fmt.Errorf("seat %d: mat, board and removed tiles are %v, not %v", seat, sum[seat], t.start[seat])
		}
	}
	return nil
}

// flips checks that exactly the empty sources are flipped, but for a tile that is just being stocked or emptied, that nothing
// else holds cubes (B7.4, B7.5), and that shipyards are flipped once they are built (C7.9).
func (t *Table) flips(s *engine.State, open engine.SpaceSet) error {
	for r := s.Filled(); r != 0; r = r.Rest() {
		x := r.First()
		tile := &s.Tiles[x]
		source := t.game.Tiles[tile.Tile].Amount[s.Era-engine.Canal] > 0
		unlaunched := t.game.Tiles[tile.Tile].Industry == engine.Shipyard && !tile.Flipped && !open.Has(x)
		if unlaunched || !source && tile.Cubes > 0 || source && (tile.Cubes == 0) != tile.Flipped && (tile.Flipped || !open.Has(x)) {
			return fmt.Errorf("%s: %+v", notation.SpaceName(t.game, x), *tile)
		}
	}
	return nil
}

// unstocked is a source under construction: its cubes come last (B7.4).
func unstocked(s *engine.State) (open engine.SpaceSet) {
	if s.Pending.Verb == engine.Build || s.Pending.Verb == engine.DoubleBuild {
		open = open.With(s.Pending.Space)
	}
	return open
}

// moment knows which sources are just being stocked or emptied: the events of their flips may come a little later.
type moment struct{ open engine.SpaceSet }

func (m *moment) see(e engine.Event) {
	x := engine.SpaceSet(0).With(e.Space)
	switch e.Kind {
	case engine.TilePlaced, engine.Consumed, engine.SoldToMarket:
		m.open |= x
	case engine.Stocked, engine.TileFlipped:
		m.open &^= x
	}
}

// cards checks that every card is in one place and that hands are full while there are cards (B1.1, B2.4): in the Brass of 2007
// those that have not been played from in this round (C2.4).
func (t *Table) cards(s *engine.State) error {
	var found [engine.MaxCards]uint8
	for _, c := range s.Deck {
		found[c]++
	}
	for seat := range s.Players[:s.Seats] {
		p := &s.Players[seat]
		for _, c := range p.Hand {
			found[c]++
		}
		for c, n := range p.Discards {
			found[c] += n
		}
		found[p.FaceDown]++
		full := s.Draw > 0 && (s.Turn == 0 || !of(t.game).atRoundsEnd)
		if full && engine.Seat(seat) != s.Actor && !s.IsAutoma(engine.Seat(seat)) && p.HandLen() != 8 {
			return fmt.Errorf("seat %d holds %d cards while %d can be drawn", seat, p.HandLen(), s.Draw)
		}
	}
	for c := engine.Card(1); int(c) < len(t.game.Cards); c++ {
		n := t.game.Cards[c].Counts[s.Seats-2]
		switch t.game.Cards[c].Kind {
		case engine.WildLocation:
			n, found[c] = uint8(of(t.game).wild), found[c]+s.Wild[0]
		case engine.WildIndustry:
			n, found[c] = uint8(of(t.game).wild), found[c]+s.Wild[1]
		}
		if found[c] != n {
			return fmt.Errorf("there are %d cards %s, not %d", found[c], t.game.Cards[c].ID, n)
		}
	}
	return nil
}

// total checks at the end that the engine's own ledger adds up to the account.
func (t *Table) total(s *engine.State) error {
	if s.Decision != engine.GameOver {
		return nil
	}
	for seat := range engine.Seat(s.Seats) {
		for i, kind := range accounts {
			if sum := t.ledger.Total(seat, kind); sum != t.sums[seat][i] {
				return fmt.Errorf("seat %d: the ledger says %d for events of kind %d, not %d", seat, sum, kind, t.sums[seat][i])
			}
		}
	}
	return nil
}

// Followed compares a position made by following events with the one that was played: the error names a difference, and is nil
// if both show the same. It takes over the hidden parts of the one that was played.
func Followed(shown, played *engine.State) error {
	shown.Deck, shown.Random, shown.Pending, shown.Collecting = played.Deck, played.Random, played.Pending, played.Collecting
	shown.ActionsLeft = played.ActionsLeft
	copy(shown.Distant.Stack[:shown.Distant.Left], played.Distant.Stack[:]) // face down
	if played.Decision != engine.GameOver && shown.Decision != engine.GameOver {
		shown.Decision = played.Decision
	}
	if *shown != *played {
		return fmt.Errorf("followed through its events it is\n%+v, played\n%+v", *shown, *played)
	}
	return nil
}
