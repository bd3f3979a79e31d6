// Package rulestest has the language of the rules' tests: a sketch sets up a position, notation plays choices, and a sketch states the
// expected table. Expectations come from the rules' text, never from the engine's answers.
package rulestest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/sketch/sketchtest"
)

// Board is a game that tests play. An error fails the test that is given.
type Board struct{ *engine.Game }

// On is a board of its own for a package's tests.
func On(id string) *Board {
	f := decks.Figures(id)
	g, err := engine.New(&f)
	if err != nil {
		panic(err)
	}
	return &Board{g}
}

// Playing makes the tests play another b.Game until this one is over.
func (b *Board) Playing(tb testing.TB, id string) {
	tb.Helper()
	before := b.Game
	b.Game = decks.Game(id).Game
	tb.Cleanup(func() { b.Game = before })
}

// Position sets up the position that a sketch describes.
func (b *Board) Position(tb testing.TB, text string) engine.State {
	tb.Helper()
	s, err := sketch.Position(b.Game, b.FullSet(), text)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// Parse reads choices that are separated by semicolons.
func (b *Board) Parse(tb testing.TB, play string) (choices []engine.Choice) {
	tb.Helper()
	for _, line := range strings.Split(play, ";") {
		more, err := notation.Parse(b.Game, line)
		if err != nil {
			tb.Fatal(err)
		}
		choices = append(choices, more...)
	}
	return choices
}

// Play makes choices that must be legal and returns their events.
func (b *Board) Play(tb testing.TB, s *engine.State, text string) (log engine.Log) {
	tb.Helper()
	for _, c := range b.Parse(tb, text) {
		log = append(log, b.Make(tb, s, c)...)
	}
	return log
}

// Make makes a choice that must be listed and legal, and returns its events.
func (b *Board) Make(tb testing.TB, s *engine.State, c engine.Choice) (log engine.Log) {
	tb.Helper()
	if !slices.Contains(b.Choices(s, nil), c) {
		tb.Fatalf("%s is not listed, Why says: reason %d, %s", notation.Format(b.Game, s, c), b.Why(s, c).Reason, b.Facts(b.Why(s, c)))
	}
	if r := b.Apply(s, c, &log); !r.OK() {
		tb.Fatalf("%s is refused: reason %d, %s", notation.Format(b.Game, s, c), r.Reason, b.Facts(r))
	}
	return log
}

// Asked lists the legal choices, in notation, without the cards to discard: each choice once.
func (b *Board) Asked(s *engine.State, verbs ...engine.Verb) string {
	var words []string
	for _, c := range b.Choices(s, nil) {
		if len(verbs) > 0 && !slices.Contains(verbs, c.Verb) {
			continue
		}
		if c.Verb != engine.Discard {
			c.Card = 0
		}
		if word := notation.Format(b.Game, s, c); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return strings.Join(words, ", ")
}

// Facts writes a refusal's rule and facts: "B7.7: space dudley.1, at dudley".
func (b *Board) Facts(r engine.Refusal) string {
	var words []string
	note := func(set bool, format string, arg any) {
		if set {
			words = append(words, fmt.Sprintf(format, arg))
		}
	}
	withResource := r.Reason == engine.NothingThere || r.Reason == engine.CubesLeft
	note(withResource, "%s", r.Resource.String())
	note(r.Industry != 0, "industry %s", r.Industry)
	note(r.Tile != 0, "tile %s", b.TileText(r.Tile))
	note(r.Space != 0, "space %s", b.SpaceText(r.Space))
	if r.Port != 0 {
		note(true, "port %s", notation.SpaceName(b.Game, r.Port))
	}
	note(r.Location != 0, "at %s", b.Locations[r.Location].ID)
	note(r.Line != 0, "line %s", b.Lines[r.Line].ID)
	note(r.Card != 0, "card %s", b.Cards[r.Card].ID)
	if r.Merchant != 0 {
		note(true, "merchant %s", notation.MerchantName(b.Game, r.Merchant))
	}
	note(r.Need != 0, "need %d", r.Need)
	note(r.Need != 0 || r.Have != 0, "have %d", r.Have)
	if len(words) == 0 {
		return r.Rule.String()
	}
	return r.Rule.String() + ": " + strings.Join(words, ", ")
}

// TileText names a kind of tile as a sketch does: "coal2".
func (b *Board) TileText(t engine.Tile) string {
	return fmt.Sprintf("%s%d", b.Tiles[t].Industry, b.Tiles[t].Level)
}

// SpaceText names a space, or says that there is none.
func (b *Board) SpaceText(x engine.Space) string {
	if x == 0 {
		return "none"
	}
	return notation.SpaceName(b.Game, x)
}

// Table checks the things on the table, in words like a sketch's: "you: money 5, coal1@dudley.1=2; coal 12; turn p1".
func (b *Board) Table(t *testing.T, s *engine.State, want string) {
	t.Helper()
	differ, err := sketchtest.Differences(b.Game, s, want)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range differ {
		t.Error(text)
	}
}

// Card finds a kind of card, which must be there.
func (b *Board) Card(tb testing.TB, id string) engine.Card {
	tb.Helper()
	c := notation.CardNamed(b.Game, id)
	if c == 0 {
		tb.Fatalf("there is no card %q", id)
	}
	return c
}

// Begin begins a b.Game of a number of seats.
func (b *Board) Begin(tb testing.TB, o engine.Options, seed uint64) (engine.State, engine.Log) {
	tb.Helper()
	var log engine.Log
	s, err := b.Start(o, seed, &log)
	if err != nil {
		tb.Fatal(err)
	}
	return s, log
}

// Passing passes until a condition holds or the b.Game is over; a seat that must choose something else takes the first choice.
func (b *Board) Passing(tb testing.TB, s *engine.State, until func() bool) (log engine.Log) {
	tb.Helper()
	for s.Decision != engine.GameOver && !until() {
		c := b.Choices(s, nil)[0]
		if s.Decision == engine.ChooseAction {
			c = engine.Choice{Verb: engine.Pass, Card: s.Players[s.Actor].Hand[0]}
		}
		log = append(log, b.Make(tb, s, c)...)
	}
	return log
}

// Same compares one thing.
func Same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// Order lists the kinds of events in a log, of those asked for.
func Order(log engine.Log, kinds ...engine.EventKind) (got []engine.EventKind) {
	for _, e := range log {
		if slices.Contains(kinds, e.Kind) {
			got = append(got, e.Kind)
		}
	}
	return got
}

// KindsOf lists kinds of event by name.
func KindsOf(kinds []engine.EventKind) string {
	var names []string
	for _, kind := range kinds {
		names = append(names, kind.String())
	}
	return strings.Join(names, " ")
}

// Away puts cards of a hand, or of the draw pile, on a seat's discards.
func Away(p *engine.Player, cards []engine.Card) {
	for i, c := range cards {
		if c != 0 {
			p.Discards[c]++
			cards[i] = 0
		}
	}
}

// NoCards ends an era: hands and draw pile are played.
func NoCards(s *engine.State) {
	for seat := range s.Players {
		Away(&s.Players[seat], s.Players[seat].Hand[:])
	}
	Away(&s.Players[0], s.Deck[:])
	s.Draw = 0
}
