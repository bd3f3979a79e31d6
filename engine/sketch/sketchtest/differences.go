// Package sketchtest compares positions with sketches of them, for tests.
package sketchtest

import (
	"fmt"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
)

// Differences compares a position with a wanted table, in words like a sketch's, and lists the differences:
//
//	rail; coal 12; empty dudley.1; turn p1; you: money 5, coal1@dudley.1=2, hand 8; automa: vp 5
//
// Clauses are those of a sketch, and: marker N (of the distant market, from 1; closed for X), left N (of its tiles), draw N, debt N, wild N N (cards left of each kind), asks DECISION, order p0 p1 …, and empty
// SPACE, free LINE, barrel or dry MERCHANT. Things of a seat are those of a sketch, and: level N (of income), links N (left), hand N,
// holds CARD CARD …, discards N, discarded CARD. The error is about a text that is not understood.
func Differences(g *engine.Game, s *engine.State, want string) (differ []string, err error) {
	t := table{g: g, s: s}
	for _, clause := range strings.Split(want, ";") {
		clause = strings.TrimSpace(clause)
		name, things, ofSeat := strings.Cut(clause, ":")
		if !ofSeat {
			things = clause
		}
		seat, known := sketch.Seats[name]
		switch {
		case clause == "":
			continue
		case ofSeat && !known:
			return nil, fmt.Errorf("%q is no seat", name)
		case !ofSeat:
			name = "the table"
		}
		for _, thing := range strings.Split(things, ",") {
			thing = strings.TrimSpace(thing)
			got := ""
			if ofSeat {
				got, err = t.ofSeat(seat, thing)
			} else {
				got, err = t.whole(thing)
			}
			if err != nil {
				return nil, err
			}
			if got != thing {
				differ = append(differ, fmt.Sprintf("%s: got %q, want %q", name, got, thing))
			}
		}
	}
	return differ, nil
}

// table tells how things are on it, in the words in which they were wanted.
type table struct {
	g *engine.Game
	s *engine.State
}

// whole describes things that belong to no seat.
func (t table) whole(thing string) (string, error) {
	s := t.s
	word, rest, _ := strings.Cut(thing, " ")
	switch word {
	case "canal", "rail":
		return s.Era.String(), nil
	case "round":
		return fmt.Sprint("round ", s.Round), nil
	case "coal":
		return fmt.Sprint("coal ", s.Market[engine.Coal]), nil
	case "iron":
		return fmt.Sprint("iron ", s.Market[engine.Iron]), nil
	case "actions":
		return fmt.Sprint("actions ", s.ActionsLeft), nil
	case "draw":
		return fmt.Sprint("draw ", s.Draw), nil
	case "debt":
		return fmt.Sprint("debt ", s.Debt), nil
	case "wild":
		return fmt.Sprint("wild ", s.Wild[0], " ", s.Wild[1]), nil
	case "turn":
		return fmt.Sprint("turn p", s.Actor), nil
	case "turned":
		got := "turned"
		for _, steps := range t.g.Distant.Turned(s) {
			got += fmt.Sprint(" ", steps)
		}
		return got, nil
	case "left":
		return fmt.Sprint("left ", s.Distant.Left), nil
	case "marker", "closed":
		if !t.g.Distant.IsOpen(&s.Distant) {
			return "closed", nil
		}
		return fmt.Sprint("marker ", s.Distant.Marker+1), nil
	case "asks":
		return "asks " + s.Decision.String(), nil
	case "order":
		got := "order"
		for _, seat := range s.Order[:s.Seats] {
			got += fmt.Sprint(" p", seat)
		}
		return got, nil
	}
	return t.onBoard(thing, word, rest)
}

// onBoard tells of a space, a line or a merchant by itself.
func (t table) onBoard(thing, word, id string) (string, error) {
	switch x, line, m := notation.SpaceNamed(t.g, id), notation.LineNamed(t.g, id), notation.MerchantNamed(t.g, id); {
	case word == "empty" && x != 0:
		if here := t.s.Tiles[x]; here.Tile != 0 {
			return "not empty: " + t.tile(here.Owner, x, id), nil
		}
		return thing, nil
	case word == "free" && line != 0:
		if t.s.Built().Has(line) {
			return "not free: " + id, nil
		}
		return thing, nil
	case (word == "barrel" || word == "dry") && m != 0:
		if t.s.Merchants[m].Beer {
			return "barrel " + id, nil
		}
		return "dry " + id, nil
	}
	return "", fmt.Errorf("%q is not understood", thing)
}

// ofSeat tells of a thing of a seat.
func (t table) ofSeat(seat engine.Seat, thing string) (string, error) {
	p := &t.s.Players[seat]
	if _, place, ok := strings.Cut(strings.TrimSuffix(thing, "!"), "@"); ok {
		place, _, _ = strings.Cut(place, "=")
		x := notation.SpaceNamed(t.g, place)
		if x == 0 {
			return "", fmt.Errorf("there is no space %q", place)
		}
		return t.tile(seat, x, place), nil
	}
	if x := notation.LineNamed(t.g, thing); x != 0 {
		if p.Links.Has(x) {
			return thing, nil
		}
		return "no link there", nil
	}
	word, rest, _ := strings.Cut(thing, " ")
	switch word {
	case "built":
		if !p.Built {
			return "not built", nil
		}
		return thing, nil
	case "money":
		return fmt.Sprint("money ", p.Money), nil
	case "spent":
		return fmt.Sprint("spent ", p.Spent), nil
	case "vp":
		return fmt.Sprint("vp ", p.VP), nil
	case "income":
		return fmt.Sprint("income ", p.Income), nil
	case "level":
		return fmt.Sprint("level ", t.g.IncomeLevel(p)), nil
	case "links":
		return fmt.Sprint("links ", t.g.LinksLeft(p)), nil
	case "mat":
		return t.mat(p, rest), nil
	}
	return t.cards(p, thing, word, rest)
}

// cards tells of the cards of a seat.
func (t table) cards(p *engine.Player, thing, word, id string) (string, error) {
	switch word {
	case "hand":
		return fmt.Sprint("hand ", p.HandLen()), nil
	case "holds":
		got := "holds"
		for _, c := range p.Hand[:p.HandLen()] {
			got += " " + t.g.Cards[c].ID
		}
		return got, nil
	case "discards":
		n := 0
		for _, k := range p.Discards {
			n += int(k)
		}
		return fmt.Sprint("discards ", n), nil
	case "discarded":
		c := notation.CardNamed(t.g, id)
		if c == 0 {
			return "", fmt.Errorf("there is no card %q", id)
		}
		if p.Discards[c] == 0 {
			return "not discarded", nil
		}
		return thing, nil
	}
	return "", fmt.Errorf("%q is not understood", thing)
}

// mat counts the tiles left of an industry by level: "mat coal 1 2 2 2".
func (t table) mat(p *engine.Player, text string) string {
	industry, _, _ := strings.Cut(text, " ")
	got := "mat " + industry
	for k := 1; k < len(t.g.Tiles); k++ {
		if t.g.Tiles[k].Industry.String() == industry {
			got += fmt.Sprint(" ", p.Mat[k])
		}
	}
	return got
}

// tile writes the tile on a space of that name, as a sketch does: coal1@dudley.1=2, coal1@dudley.1!, or p1's coal1@dudley.1=2.
func (t table) tile(seat engine.Seat, x engine.Space, name string) string {
	here := t.s.Tiles[x]
	if here.Tile == 0 {
		return "nothing at " + name
	}
	f := &t.g.Tiles[here.Tile]
	text := fmt.Sprintf("%s%d@%s", f.Industry, f.Level, name)
	if here.Owner != seat {
		text = fmt.Sprintf("p%d's %s", here.Owner, text)
	}
	if here.Cubes > 0 {
		text += fmt.Sprint("=", here.Cubes)
	}
	if here.Flipped {
		text += "!"
	}
	return text
}
