// Package sketch sets up positions for tests from a short notation, so that a test is one readable line:
//
//	rail; round 4; you: birmingham_dudley, coal2@dudley.1=2, money 30, card:coventry; automa: iron1@walsall.1!; coal 5
//
// Clauses are separated by semicolons: canal or rail (canal), round N (2), actions N (2; 1 in the very first round), intro,
// spending, seats N (a game without the Automa), coal N and iron N (cubes in the markets), merchants: SPACE=TILE, or
// SPACE=TILE-dry, … (see Merchants), turned N N … and next N N … (tiles of the distant market, by how far each moves the marker),
// turn NAME, and the things of a seat: you (seat 0), automa or p1 (seat 1), p2, p3.
//
// Things of a seat are separated by commas: a line's id is a link; INDUSTRY LEVEL @ SPACE is a tile, unflipped and full, with
// =N cubes or barrels, or flipped with !; money N, vp N, income N (the space), spent N; built (a tile before, in the Brass of
// 2007); card:ID, which replaces the dealt hand by those named; mat INDUSTRY N N N … the tiles left by level. Lower levels leave
// the mat when a higher one stands on the board.
package sketch

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/position"
)

// Merchants is how the merchant tiles lie in a sketch of a game with two players unless it says otherwise.
const Merchants = "shrewsbury.1=all, gloucester.1=cotton-a, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b"

// Seats are the names of seats in a sketch.
var Seats = map[string]engine.Seat{"you": 0, "p0": 0, "automa": 1, "p1": 1, "p2": 2, "p3": 3}

// Position sets up the position that the text describes. The Automa starts with the tiles of mat.
func Position(g *engine.Game, mat [engine.MaxTiles]uint8, text string) (engine.State, error) {
	d := drawing{g: g, seats: 2, solo: true}
	d.s.Era, d.s.Round, d.s.ActionsLeft = engine.Canal, 2, 2
	clauses := strings.Split(text, ";")
	for _, clause := range clauses {
		if word, n, ok := strings.Cut(strings.TrimSpace(clause), " "); ok && word == "seats" {
			d.seats, d.solo = number(n), false
		}
	}
	if err := d.start(mat); err != nil {
		return engine.State{}, err
	}
	for _, clause := range clauses {
		if err := d.clause(strings.TrimSpace(clause)); err != nil {
			return engine.State{}, fmt.Errorf("sketch %q: %w", text, err)
		}
	}
	d.dropLowerLevels()
	d.dealRest()
	if err := position.Restore(g, &d.s); err != nil {
		return engine.State{}, fmt.Errorf("sketch %q: %w", text, err)
	}
	for seat := range d.s.Players { // after the checks, which want to know where they come from
		d.s.Players[seat].VP, d.s.Players[seat].Spent = d.vp[seat], d.spent[seat]
	}
	return d.s, nil
}

// drawing is a position being set up.
type drawing struct {
	g         *engine.Game
	s         engine.State
	seats     int
	solo      bool
	hands     [engine.MaxSeats][]engine.Card
	chosen    [engine.MaxSeats]bool // the cards of the hand are
	vp, spent [engine.MaxSeats]int16
}

func (d *drawing) start(mat [engine.MaxTiles]uint8) error {
	o := engine.Options{Seats: d.seats, Solo: d.solo}
	if d.solo {
		o.AutomaMat = mat
	}
	s, err := d.g.Start(o, 1, nil)
	if err != nil {
		return err
	}
	s.Round, s.ActionsLeft = d.s.Round, d.s.ActionsLeft
	s.Random = *rand.NewPCG(1, 1)
	for seat := range d.seats {
		s.Order[seat] = engine.Seat(seat)
		p := &s.Players[seat]
		d.hands[seat] = append([]engine.Card(nil), p.Hand[:p.HandLen()]...)
	}
	s.Turn, s.Actor = 0, 0
	d.s = s
	if d.seats == 2 && d.g.Rules().Merchants {
		return d.merchants(Merchants)
	}
	return nil
}

func (d *drawing) clause(clause string) error {
	if name, things, ok := strings.Cut(clause, ":"); ok && !strings.Contains(name, " ") {
		return d.named(name, things)
	}
	word, value, _ := strings.Cut(clause, " ")
	n := number(value)
	switch word {
	case "", "canal", "seats":
	case "turned", "next":
		return d.distant(word, strings.Fields(value))
	case "turn":
		return d.turn(value)
	case "rail":
		d.s.Era = engine.Rail
		for t := range d.s.Players[1].Mat { // M80
			if d.solo && t > 0 && t < len(d.g.Tiles) && !d.g.Tiles[t].Rail {
				d.s.Players[1].Mat[t] = 0
			}
		}
	case "intro":
		d.s.Introductory = true
	case "spending":
		d.s.SpendingOrder = true
	case "round":
		d.s.Round = uint8(n)
		if n == 1 && d.s.Era == engine.Canal { // B2.2
			d.s.ActionsLeft = d.g.Limits.ActionsFirstTurn
		}
	case "actions":
		d.s.ActionsLeft = uint8(n)
	case "coal":
		d.s.Market[engine.Coal] = uint8(n)
	case "iron":
		d.s.Market[engine.Iron] = uint8(n)
	default:
		return fmt.Errorf("%q is not understood", clause)
	}
	return nil
}

func (d *drawing) turn(name string) error {
	seat, ok := d.seat(name)
	if !ok {
		return fmt.Errorf("%q is no seat", name)
	}
	d.s.Turn, d.s.Actor = uint8(seat), seat
	return nil
}

// named reads a clause about the things of the merchants or of a seat.
func (d *drawing) named(name, things string) error {
	if name == "merchants" {
		return d.merchants(things)
	}
	seat, ok := d.seat(name)
	if !ok {
		return fmt.Errorf("%q is no seat", name)
	}
	d.clearHand(seat, things)
	for _, thing := range strings.Split(things, ",") {
		if err := d.thing(seat, strings.TrimSpace(thing)); err != nil {
			return err
		}
	}
	return nil
}

func (d *drawing) seat(name string) (engine.Seat, bool) {
	seat, ok := Seats[name]
	return seat, ok && int(seat) < d.seats
}

func (d *drawing) clearHand(seat engine.Seat, things string) {
	if strings.Contains(things, "card:") {
		d.hands[seat], d.chosen[seat] = nil, true
	}
}

// thing adds one thing to a seat.
func (d *drawing) thing(seat engine.Seat, text string) error {
	p := &d.s.Players[seat]
	if x := notation.LineNamed(d.g, text); x != 0 {
		p.Links, p.Built = p.Links.With(x), d.g.Edition.FirstEdition
		return nil
	}
	if id, ok := strings.CutPrefix(text, "card:"); ok {
		c := notation.CardNamed(d.g, id)
		if c == 0 {
			return fmt.Errorf("there is no card %q", id)
		}
		d.hands[seat] = append(d.hands[seat], c)
		return nil
	}
	if strings.Contains(text, "@") {
		return d.tile(seat, text)
	}
	if text == "built" {
		p.Built = true
		return nil
	}
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("%q is not understood", text)
	}
	n := number(words[1])
	switch words[0] {
	case "money":
		p.Money = int16(n)
	case "vp":
		d.vp[seat] = int16(n)
	case "income":
		p.Income = uint8(n)
	case "spent":
		d.spent[seat] = int16(n)
	case "mat":
		return d.mat(p, words[1], words[2:])
	default:
		return fmt.Errorf("%q is not understood", text)
	}
	return nil
}

// tile adds a tile such as coal2@dudley.1=3 or cotton1@worcester.1!
func (d *drawing) tile(seat engine.Seat, text string) error {
	kind, place, _ := strings.Cut(text, "@")
	place, flipped := strings.CutSuffix(place, "!")
	place, cubes, counted := strings.Cut(place, "=")
	space := notation.SpaceNamed(d.g, place)
	level := strings.TrimLeft(kind, "abcdefghijklmnopqrstuvwxyz")
	t := d.kind(strings.TrimSuffix(kind, level), number(level))
	if space == 0 || t == 0 {
		return fmt.Errorf("%q is no tile on a space", text)
	}
	placed := engine.PlacedTile{Tile: t, Owner: seat, Flipped: flipped}
	if !flipped {
		placed.Cubes = d.g.Tiles[t].Amount[d.s.Era-engine.Canal]
	}
	if counted {
		placed.Cubes = uint8(number(cubes))
	}
	d.s.Tiles[space] = placed
	p := &d.s.Players[seat]
	p.Built = d.g.Edition.FirstEdition
	if p.Mat[t] > 0 {
		p.Mat[t]--
	}
	return nil
}

func (d *drawing) kind(industry string, level int) engine.Tile {
	for t := 1; t < len(d.g.Tiles); t++ {
		if f := d.g.Tiles[t]; f.Industry == engine.IndustryNamed(industry) && int(f.Level) == level {
			return engine.Tile(t)
		}
	}
	return 0
}

func (d *drawing) mat(p *engine.Player, industry string, counts []string) error {
	t := 1
	for t < len(d.g.Tiles) && d.g.Tiles[t].Industry != engine.IndustryNamed(industry) {
		t++
	}
	for _, count := range counts {
		if t == len(d.g.Tiles) || d.g.Tiles[t].Industry != engine.IndustryNamed(industry) {
			return fmt.Errorf("%s has no %d levels", industry, len(counts))
		}
		p.Mat[t] = uint8(number(count))
		t++
	}
	return nil
}

// distant turns tiles of the distant market, in this order, or puts those on top that are turned next.
func (d *drawing) distant(word string, figures []string) error {
	m := &d.s.Distant
	for i, figure := range figures {
		top := int(m.Left) - 1
		if word == "next" {
			top -= i
		}
		found := top
		for found >= 0 && m.Stack[found] != uint8(number(figure)) {
			found--
		}
		if found < 0 {
			return fmt.Errorf("no tile of -%s is left in the distant market", figure)
		}
		m.Stack[top], m.Stack[found] = m.Stack[found], m.Stack[top]
		if word == "turned" {
			m.Left--
			m.Marker = min(m.Marker+m.Stack[top], uint8(len(d.g.Distant.Bonuses)))
		}
	}
	return nil
}

func (d *drawing) merchants(list string) error {
	d.s.Merchants = [engine.MaxMerchants]engine.MerchantSpace{}
	for _, item := range strings.Split(list, ",") {
		space, tile, _ := strings.Cut(strings.TrimSpace(item), "=")
		tile, dry := strings.CutSuffix(tile, "-dry")
		m := notation.MerchantNamed(d.g, space)
		if m == 0 {
			return fmt.Errorf("%q is no merchant space", space)
		}
		for t := 1; t < len(d.g.MerchantTiles); t++ {
			if f := d.g.MerchantTiles[t]; f.ID == tile {
				d.s.Merchants[m] = engine.MerchantSpace{Tile: engine.MerchantTile(t), Beer: f.Accepts != 0 && !dry}
			}
		}
		if d.s.Merchants[m].Tile == 0 {
			return fmt.Errorf("%q is no merchant tile", tile)
		}
	}
	return nil
}

// dropLowerLevels takes off the mats the tiles that must have left them before those on the board could be built (B7.2).
func (d *drawing) dropLowerLevels() {
	for _, placed := range d.s.Tiles {
		for t := placed.Tile; t > 1; t-- {
			if d.g.Tiles[t-1].Industry != d.g.Tiles[placed.Tile].Industry {
				break
			}
			d.s.Players[placed.Owner].Mat[t-1] = 0
		}
	}
}

// dealRest puts every card that is in no hand somewhere: aside and to the draw pile as the round has it, the rest discarded.
func (d *drawing) dealRest() {
	draw := 0
	for seat := range d.seats {
		draw += d.lastingHand(engine.Seat(seat))
	}
	counts, _ := d.g.DeckFor(d.seats)
	d.s.Wild = [2]uint8{d.g.Limits.WildCards, d.g.Limits.WildCards}
	for seat := range d.seats {
		d.s.Players[seat].Hand = [engine.HandSize]engine.Card{}
		d.s.Players[seat].FaceDown = 0
		for i, c := range d.hands[seat] {
			d.s.Players[seat].Hand[i] = c
			switch d.g.Cards[c].Kind {
			case engine.WildLocation:
				d.s.Wild[0]--
			case engine.WildIndustry:
				d.s.Wild[1]--
			default:
				counts[c]--
			}
		}
	}
	var rest []engine.Card
	for c, n := range counts {
		for ; n > 0 && n < 100; n-- {
			rest = append(rest, engine.Card(c))
		}
	}
	aside := min(d.aside(), len(rest))
	draw = min(max(0, draw), len(rest)-aside)
	d.s.Deck = [engine.MaxDeck]engine.Card{}
	copy(d.s.Deck[:], rest[:aside+draw])
	d.s.Aside, d.s.Draw = uint8(aside), uint8(draw)
	for _, c := range rest[aside+draw:] {
		d.s.Players[0].Discards[c]++
	}
}

// aside is how many cards are put aside (M5, M6, C1.2).
func (d *drawing) aside() int {
	_, total := d.g.DeckFor(d.seats)
	switch {
	case !d.solo:
		return int(d.g.Edition.Aside[d.s.Era-engine.Canal][d.seats-2])
	case d.s.Era == engine.Rail:
		return total - d.g.Limits.SoloRailSupply
	}
	return total - d.g.Limits.SoloCanalSupply
}

// lastingHand gives a seat a hand that lasts for its turn in this round, as dealt unless its cards are named, and returns how many
// cards it draws before the era ends. A seat with one card left has one action left.
func (d *drawing) lastingHand(seat engine.Seat) (draws int) {
	if d.solo && seat == engine.AutomaSeat {
		return 0
	}
	hand := &d.hands[seat]
	turn := int(d.g.Actions(&d.s))
	switch place := uint8(seat); {
	case place < d.s.Turn:
		turn = 0
	case place == d.s.Turn:
		d.s.ActionsLeft = uint8(min(int(d.s.ActionsLeft), max(1, len(*hand))))
		turn = int(d.s.ActionsLeft)
	}
	least := turn
	if turn == 0 && int(d.s.Round) < d.g.Rounds(d.seats) { // its next turn is in the next round
		least = int(d.g.Limits.ActionsPerTurn)
	}
	left := turn + (d.g.Rounds(d.seats)-int(d.s.Round))*int(d.g.Limits.ActionsPerTurn)
	if !d.chosen[seat] {
		*hand = (*hand)[:min(len(*hand), left)]
	}
	for len(*hand) < least {
		*hand = append(*hand, d.spare())
	}
	return left - len(*hand)
}

// spare is a card that is in no hand.
func (d *drawing) spare() engine.Card {
	counts, _ := d.g.DeckFor(d.seats)
	for _, hand := range d.hands {
		for _, c := range hand {
			counts[c]--
		}
	}
	for c := range counts {
		if n := counts[c]; 0 < n && n < 100 {
			return engine.Card(c)
		}
	}
	return 0
}

// number reads a whole number; other text reads as 0 and is found out by Restore or the test.
func number(text string) int {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil {
		return 0
	}
	return n
}
