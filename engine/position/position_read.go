package position

import (
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/untrusted"
)

// Unmarshal reads a position as Marshal writes it. The error is one sentence that names the place of the
// first thing that cannot be read, is not known or, as Restore finds, cannot be.
func Unmarshal(g *engine.Game, text []byte) (engine.State, error) {
	var t positionText
	if err := readStrict(text, &t); err != nil {
		return engine.State{}, err
	}
	r := nameReader{g: g}
	if t.Game != gameName(g.ID) {
		r.refuse("game", "this is a position of %s, not of %s", gameOf(t.Game), g.ID)
	}
	s := r.state(&t)
	if r.err == nil {
		r.err = Restore(g, &s)
	}
	if r.err != nil {
		return engine.State{}, r.err
	}
	return s, nil
}

// gameOf is the id of the game that a position names.
func gameOf(name string) string {
	if name == "" {
		return firstGame
	}
	return untrusted.Quoted(name)
}

// nameReader turns names into ids and keeps the first error.
type nameReader struct {
	g   *engine.Game
	err error
}

func (r *nameReader) refuse(place, format string, args ...any) {
	if r.err == nil {
		r.err = fault.Errorf("%s: %s", place, fault.Sprintf(format, args...))
	}
}

func (r *nameReader) state(t *positionText) engine.State {
	s := engine.State{
		Seats: t.Seats, Solo: t.Solo, Introductory: t.Introductory, SpendingOrder: t.SpendingOrder, House: t.House,
		Round: t.Round, Turn: t.Turn, ActionsLeft: t.ActionsLeft, Actor: engine.Seat(t.Actor),
		Collecting: t.Collecting, Debt: t.Debt,
		Market: [2]uint8{t.CoalMarket, t.IronMarket}, Wild: [2]uint8{t.WildLocations, t.WildIndustries},
		Aside: uint8(len(t.Aside)), Draw: uint8(len(t.Draw)),
	}
	s.Era = engine.Era(r.word("era", t.Era, namesTo(engine.Rail)))
	s.Decision = engine.Decision(r.word("decision", t.Decision, namesTo(engine.GameOver)))
	s.Pending = r.pending(&t.Pending)
	r.seats(t, &s)
	for _, name := range slices.Sorted(maps.Keys(t.Tiles)) {
		r.tile(name, t.Tiles[name], &s)
	}
	for _, name := range slices.Sorted(maps.Keys(t.Merchants)) {
		r.merchant(name, t.Merchants[name], &s)
	}
	if n := len(t.Aside) + len(t.Draw); n > engine.MaxDeck {
		r.refuse("draw", "%d cards are to be drawn or aside, there are at most %d (B1.1)", n, engine.MaxDeck)
	} else {
		r.cards("aside", t.Aside, s.Deck[:])
		r.cards("draw", t.Draw, s.Deck[len(t.Aside):])
	}
	r.distant(&t.Distant, &s)
	random, err := hex.DecodeString(t.Random)
	if err != nil || s.Random.UnmarshalBinary(random) != nil {
		r.refuse("random", "%s is not the state of a generator", untrusted.Quoted(t.Random))
	}
	return s
}

// namesTo are the names of the eras or decisions up to the last one. The first entry is none.
func namesTo[E interface {
	engine.Era | engine.Decision
	String() string
}](last E) []string {
	names := []string{""}
	for e := E(1); e <= last; e++ {
		names = append(names, e.String())
	}
	return names
}

// word finds a word in a list, in which the first entry is none.
func (r *nameReader) word(place, word string, words []string) int {
	n := slices.Index(words[1:], word) + 1
	if n == 0 {
		r.refuse(place, "%s is none of: %s", untrusted.Quoted(word), strings.Join(words[1:], ", "))
	}
	return n
}

func (r *nameReader) seats(t *positionText, s *engine.State) {
	if n := len(t.Order); n != int(t.Seats) || n > engine.MaxSeats {
		r.refuse("order", "%d seats are named, the game has %d (B1.7)", n, t.Seats)
		return
	}
	if n := len(t.Players); n != int(t.Seats) {
		r.refuse("players", "%d players are listed, the game has %d seats (B1.1)", n, t.Seats)
		return
	}
	for i, seat := range t.Order {
		if seat < 0 || seat >= engine.MaxSeats {
			r.refuse("order", "there is no seat %d (B1.7)", seat)
		}
		s.Order[i] = engine.Seat(seat)
	}
	for seat := range t.Players {
		s.Players[seat] = r.player(fmt.Sprintf("players[%d]", seat), &t.Players[seat])
	}
}

func (r *nameReader) pending(t *pendingText) (p engine.Pending) {
	if *t == (pendingText{}) {
		return p
	}
	p = engine.Pending{Coal: t.Coal, Iron: t.Iron, Beer: t.Beer, Bonus: t.Bonus, Count: t.Count}
	actions, verbs := []string{""}, []engine.Verb{0}
	for v := engine.Build; v < engine.Verbs; v++ {
		if r.g.Answers(v, engine.ChooseAction) {
			actions, verbs = append(actions, v.String()), append(verbs, v)
		}
	}
	p.Verb = verbs[r.word("pending: action", t.Action, actions)]
	if t.Space != "" {
		p.Space = notation.SpaceNamed(r.g, t.Space)
		r.known("pending: space", notation.NoSuchSpace, t.Space, p.Space != 0)
	}
	if t.Line != "" {
		p.Line = notation.LineNamed(r.g, t.Line)
		r.known("pending: line", notation.NoSuchLine, t.Line, p.Line != 0)
	}
	if t.Merchant != "" {
		p.Merchant = notation.MerchantNamed(r.g, t.Merchant)
		r.known("pending: merchant", notation.NoSuchMerchant, t.Merchant, p.Merchant != 0)
	}
	return p
}

// known refuses a name that names nothing on this board.
func (r *nameReader) known(place, not, name string, ok bool) {
	if !ok {
		r.refuse(place, not, untrusted.Quoted(name))
	}
}

func (r *nameReader) player(place string, t *playerText) engine.Player {
	p := engine.Player{Money: t.Money, Spent: t.Spent, VP: t.VP, Income: t.IncomeSpace, Built: t.Built}
	if n := len(t.Hand); n > engine.HandSize {
		r.refuse(place+": hand", "%d cards, a hand has at most %d (B2.4)", n, engine.HandSize)
	} else {
		r.cards(place+": hand", t.Hand, p.Hand[:])
	}
	r.mat(place+": mat", t.Mat, &p)
	for _, name := range slices.Sorted(maps.Keys(t.Discards)) {
		c := r.card(inside(place+": discards", name), name)
		p.Discards[c] = t.Discards[name]
	}
	if t.FaceDown != "" {
		p.FaceDown = r.card(place+": face_down", t.FaceDown)
	}
	for i, name := range t.Links {
		x := notation.LineNamed(r.g, name)
		at := fmt.Sprintf("%s: links[%d]", place, i)
		r.known(at, notation.NoSuchLine, name, x != 0)
		if x != 0 && p.Links.Has(x) {
			r.refuse(at, "there is a link on %s already (B8.2)", r.g.Lines[x].ID)
		}
		p.Links = p.Links.With(x)
	}
	return p
}

func (r *nameReader) card(place, name string) engine.Card {
	c := notation.CardNamed(r.g, name)
	r.known(place, notation.NoSuchCard, name, c != 0)
	return c
}

func (r *nameReader) cards(place string, names []string, into []engine.Card) {
	for i, name := range names {
		into[i] = r.card(fmt.Sprintf("%s[%d]", place, i), name)
	}
}

// mat reads how many tiles of each level are left, for all industries.
func (r *nameReader) mat(place string, t map[string][]int16, p *engine.Player) {
	for _, name := range slices.Sorted(maps.Keys(t)) {
		r.known(place, notation.NoSuchIndustry, name, engine.IndustryNamed(name) != 0)
	}
	for _, f := range r.g.Industries {
		i := f.Industry
		left := t[i.String()]
		lowest, highest := r.g.Levels(i)
		if most := int(highest-lowest) + 1; len(left) != most {
			r.refuse(place, "%s: %d numbers, one for each of the %d levels is wanted (B1.6)", i, len(left), most)
			return
		}
		for level, n := range left {
			tile := lowest + engine.Tile(level)
			if f := &r.g.Tiles[tile]; n < 0 || n > int16(f.Count) {
				r.refuse(place, "%s: %d tiles of level %d, there are %d (B1.6)", i, n, f.Level, f.Count)
			}
			p.Mat[tile] = uint8(n)
		}
	}
}

// distant reads the tiles of the distant market; where its marker stands follows from those that were turned (C11.3).
func (r *nameReader) distant(t *distantText, s *engine.State) {
	turned := slices.Clone(t.Turned)
	slices.Reverse(turned)
	all := slices.Concat(t.FaceDown, turned)
	if len(all) > engine.MaxDistant {
		r.refuse("distant", "%d tiles, there are at most %d (C1.1)", len(all), engine.MaxDistant)
		return
	}
	for i, steps := range all {
		if steps < 0 || int(steps) > len(r.g.Distant.Bonuses) {
			r.refuse("distant", "there is no tile of -%d (C1.1)", steps)
			return
		}
		s.Distant.Stack[i] = uint8(steps)
	}
	s.Distant.Left = uint8(len(t.FaceDown))
	for _, steps := range t.Turned {
		s.Distant.Marker = r.g.Distant.MarkerAfter(s.Distant.Marker, uint8(steps))
	}
}

func (r *nameReader) tile(name string, t tileText, s *engine.State) {
	place := inside("tiles", name)
	x, tile := notation.SpaceNamed(r.g, name), notation.TileNamed(r.g, t.Tile)
	switch {
	case x == 0:
		r.refuse(place, "there is no such space")
	case tile == 0:
		r.refuse(place, "there is no tile %s", untrusted.Quoted(t.Tile))
	case s.Tiles[x].Tile != 0:
		r.refuse(place, "the space is named twice")
	}
	s.Tiles[x] = engine.PlacedTile{Tile: tile, Owner: engine.Seat(t.Owner), Cubes: t.Cubes, Flipped: t.Flipped}
}

func (r *nameReader) merchant(name string, t merchantText, s *engine.State) {
	place := inside("merchants", name)
	m := notation.MerchantNamed(r.g, name)
	tile := slices.IndexFunc(r.g.MerchantTiles[1:], func(f engine.MerchantTileFacts) bool { return f.ID == t.Tile }) + 1
	switch {
	case m == 0:
		r.refuse(place, "there is no such merchant space")
	case tile == 0:
		r.refuse(place, "there is no merchant tile %s", untrusted.Quoted(t.Tile))
	case s.Merchants[m].Tile != 0:
		r.refuse(place, "the space is named twice")
	}
	s.Merchants[m] = engine.MerchantSpace{Tile: engine.MerchantTile(tile), Beer: t.Beer}
}
