package link

import (
	"encoding/hex"
	"slices"
	"strings"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// The bits of a game of Industry are the rules, the number of the game, the beginning of the sum of the board, the header, and for each
// choice its index among the legal choices in the order of their texts. A subsidy of another seat than the one that is to choose has
// the index after them, and the seat.

// industryGame is the number of Industry among the games, between those of the family and those on real tables.
const industryGame = 64

// sumBytes is how much of the sum of the board a link has.
const sumBytes = 2

// The kinds of players.
const (
	aPerson = iota
	isSteady
	isKeen
	isAdviser
	kindsOfPlayers
)

// IsIndustry reports whether a link of a game is one of Industry, which ReadIndustry reads.
func IsIndustry(l Link) bool {
	packed, err := open(l.Code)
	if err != nil || l.Kind != Game {
		return false
	}
	in := reader{bytes: packed}
	in.number() // the rules
	return in.below(mostGames) == industryGame && !in.spoiled
}

// OfIndustry is the link of a game of Industry, as far as it was played. An error says why there is none.
func OfIndustry(r *record.Record) (Link, error) {
	g, entries := r.Game(), r.Entries()
	if g.Sum != decks.Industry().Sum {
		return Link{}, words.Wrong("link-own-board", nil)
	}
	sum, err := boardSum(g)
	if err != nil || len(entries) > mostEntries {
		return Link{}, words.Wrong("link-long", nil)
	}
	h := r.Header()
	var w writer
	w.number(record.Rules)
	w.below(mostGames, industryGame)
	w.raw(sum)
	w.industry(&h)
	w.below(mostEntries+1, len(entries))
	for i := range entries {
		w.choice(g, &entries[i])
	}
	hash, err := hex.DecodeString(r.Hash())
	if err != nil {
		return Link{}, err
	}
	w.raw(hash)
	l := Link{Game, seal(w.bytes)}
	if len(l.Code) > longestCode {
		return Link{}, words.Wrong("link-long", nil)
	}
	return l, nil
}

func boardSum(g *industry.Game) ([]byte, error) {
	sum, err := hex.DecodeString(g.Sum)
	return sum[:min(sumBytes, len(sum))], err
}

func (w *writer) raw(bytes []byte) {
	for _, b := range bytes {
		w.bits(uint64(b), 8)
	}
}

// industry packs the header of a record.
func (w *writer) industry(h *record.Header) {
	w.below(industry.MaxSeats-industry.MinSeats+1, h.Options.Seats-industry.MinSeats)
	w.flag(h.Options.Adjusted)
	w.flag(h.Practice || h.Hinted) // hints count as practice here
	for _, p := range h.Players[:h.Options.Seats] {
		kind := slices.Index([]string{"", rival.Steady, rival.Keen, rival.Adviser}, p.Rival.Policy)
		switch w.below(kindsOfPlayers, kind); kind {
		case aPerson:
			w.flag(p.Unaided)
			w.text(p.Name)
		case isAdviser:
			w.number(uint64(p.Rival.Futures))
		}
	}
	w.number(h.Seed)
}

// choice packs a choice.
func (w *writer) choice(g *industry.Game, e *record.Entry) {
	legal := textOrder(g, &e.Before)
	at := slices.Index(legal, e.Choice)
	if at < 0 { // a subsidy of another seat
		w.below(len(legal)+1, len(legal))
		w.below(industry.MaxSeats, int(e.Choice.Seat))
		return
	}
	w.below(len(legal)+1, at)
}

// textOrder are the legal choices in the order of their texts.
func textOrder(g *industry.Game, s *industry.State) []industry.Choice {
	legal := g.Choices(s)
	slices.SortFunc(legal, func(a, b industry.Choice) int { return strings.Compare(g.Text(s, a), g.Text(s, b)) })
	return legal
}

// ReadIndustry plays the game of a link of Industry.
func ReadIndustry(l Link) (*record.Record, error) {
	packed, err := open(l.Code)
	if err != nil {
		return nil, err
	}
	in, g := reader{bytes: packed}, decks.Industry()
	switch rules := in.number(); {
	case rules > record.Rules:
		return nil, words.Wrong("link-newer", nil)
	case rules < record.Rules:
		return nil, words.Wrong("link-older", nil)
	case in.below(mostGames) != industryGame:
		return nil, damaged()
	}
	sum, err := boardSum(g)
	if err != nil || !slices.Equal(in.raw(len(sum)), sum) {
		return nil, otherRules()
	}
	r, err := record.New(g, in.industry())
	if err != nil || in.spoiled {
		return nil, damaged()
	}
	for range in.below(mostEntries + 1) {
		if err := in.choice(r); err != nil {
			return nil, err
		}
	}
	hash := hex.EncodeToString(in.raw(hashBytes))
	if in.end(); in.spoiled || hash != r.Hash() {
		return nil, otherRules()
	}
	return r, nil
}

func (r *reader) raw(n int) []byte {
	bytes := make([]byte, n)
	for i := range bytes {
		bytes[i] = byte(r.bits(8))
	}
	return bytes
}

// industry reads the header of a record.
func (r *reader) industry() (h record.Header) {
	h.Options.Seats = industry.MinSeats + r.below(industry.MaxSeats-industry.MinSeats+1)
	h.Options.Adjusted, h.Practice = r.flag(), r.flag()
	for seat := range h.Players[:h.Options.Seats] {
		p := &h.Players[seat]
		switch r.below(kindsOfPlayers) {
		case aPerson:
			p.Unaided, p.Name = r.flag(), r.text()
		case isSteady:
			p.Rival.Policy = rival.Steady
		case isKeen:
			p.Rival.Policy = rival.Keen
		case isAdviser:
			p.Rival = rival.Strength{Policy: rival.Adviser, Futures: r.futures()}
		}
	}
	h.Seed = r.number()
	return h
}

// choice makes a choice.
func (r *reader) choice(to *record.Record) error {
	s := to.Position()
	legal := textOrder(to.Game(), s)
	if len(legal) == 0 { // the game is over
		return otherRules()
	}
	c := industry.Choice{Verb: industry.Subsidy, Zone: industry.NoZone}
	if at := r.below(len(legal) + 1); at < len(legal) {
		c = legal[at]
	} else {
		c.Seat = industry.Seat(r.below(industry.MaxSeats))
	}
	if r.spoiled {
		return otherRules()
	}
	if _, why := to.Choose(c); !why.OK() {
		return otherRules()
	}
	return nil
}

// ShareOfIndustry returns the link of a game of Industry, or why there is none. Nobody can be challenged to one.
func ShareOfIndustry(r *record.Record, page string) (s Share) {
	game, err := OfIndustry(r)
	if err != nil {
		return Share{Why: err}
	}
	return Share{Game: page + game.Fragment()}
}
