package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/sketch/sketchtest"
)

// How the tests of the rules are written: a position is a sketch, what is played is notation, and what is then on the table
// is asked in the words of the sketch. What to expect comes from the rules' text, never from what the engine answered.

// game is the board of Birmingham, on which all tests play.
var game = func() *engine.Game {
	f := decks.Figures("birmingham")
	g, err := engine.New(&f)
	if err != nil {
		panic(err)
	}
	return g
}()

// playing makes the tests play another game until this one is over.
func playing(tb testing.TB, id string) {
	tb.Helper()
	before := game
	game = decks.Game(id).Game
	tb.Cleanup(func() { game = before })
}

// try is a case: in a position something is played, choices separated by semicolons, and the last one is judged.
type try struct {
	name     string
	position string
	play     string
	reason   engine.Reason // why the last choice is refused; Allowed: it is not
	want     string        // refused: rule and facts; allowed: what is on the table then
}

// allowed makes the cases read well.
const allowed = engine.Allowed

func runTries(t *testing.T, tries []try) {
	t.Helper()
	for _, c := range tries {
		t.Run(c.name, func(t *testing.T) {
			t.Helper()
			s := position(t, c.position)
			choices := parse(t, c.play)
			for _, choice := range choices[:len(choices)-1] {
				apply(t, &s, choice)
			}
			judge(t, &s, choices[len(choices)-1], c.reason, c.want)
		})
	}
}

// judge tries a choice: Why, Choices and Apply must agree on it.
func judge(t *testing.T, s *engine.State, c engine.Choice, reason engine.Reason, want string) {
	t.Helper()
	why := game.Why(s, c)
	listed := slices.Contains(game.Choices(s, nil), c)
	if listed != why.OK() {
		t.Errorf("%s: listed %v, but Why says %s", game.Format(s, c), listed, facts(why))
	}
	before := *s
	text := game.Format(s, c)
	if applied := game.Apply(s, c, nil); applied != why {
		t.Errorf("%s: Why says %s, but Apply %s", text, facts(why), facts(applied))
	}
	switch {
	case reason == allowed && !why.OK():
		t.Fatalf("%s is refused: reason %d, %s", text, why.Reason, facts(why))
	case reason == allowed:
		table(t, s, want)
	case why.OK():
		t.Fatalf("%s is allowed, but should be refused: %s", text, want)
	case why.Reason != reason || facts(why) != want:
		t.Errorf("%s is refused: reason %d, %s\nwant reason %d, %s", text, why.Reason, facts(why), reason, want)
	case *s != before:
		t.Errorf("%s is refused but changed the position", text)
	}
}

func position(tb testing.TB, text string) engine.State {
	tb.Helper()
	s, err := sketch.Position(game, game.FullSet(), text)
	if err != nil {
		tb.Fatal(err)
	}
	return s
}

// parse reads choices that are separated by semicolons.
func parse(tb testing.TB, play string) (choices []engine.Choice) {
	tb.Helper()
	for _, line := range strings.Split(play, ";") {
		more, err := game.Parse(line)
		if err != nil {
			tb.Fatal(err)
		}
		choices = append(choices, more...)
	}
	return choices
}

// play makes choices that must be legal and returns their events.
func play(tb testing.TB, s *engine.State, text string) (log engine.Log) {
	tb.Helper()
	for _, c := range parse(tb, text) {
		log = append(log, apply(tb, s, c)...)
	}
	return log
}

func apply(tb testing.TB, s *engine.State, c engine.Choice) (log engine.Log) {
	tb.Helper()
	if !slices.Contains(game.Choices(s, nil), c) {
		tb.Fatalf("%s is not listed, Why says: reason %d, %s", game.Format(s, c), game.Why(s, c).Reason, facts(game.Why(s, c)))
	}
	if r := game.Apply(s, c, &log); !r.OK() {
		tb.Fatalf("%s is refused: reason %d, %s", game.Format(s, c), r.Reason, facts(r))
	}
	return log
}

// asked lists what may be chosen, in notation, without the cards to discard: each choice once.
func asked(s *engine.State, verbs ...engine.Verb) string {
	var words []string
	for _, c := range game.Choices(s, nil) {
		if len(verbs) > 0 && !slices.Contains(verbs, c.Verb) {
			continue
		}
		if c.Verb != engine.Discard {
			c.Card = 0
		}
		if word := game.Format(s, c); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	return strings.Join(words, ", ")
}

// facts writes a refusal's rule and facts: "B7.7: space dudley.1, at dudley".
func facts(r engine.Refusal) string {
	var words []string
	note := func(set bool, format string, arg any) {
		if set {
			words = append(words, fmt.Sprintf(format, arg))
		}
	}
	withResource := r.Reason == engine.NothingThere || r.Reason == engine.CubesLeft
	note(withResource, "%s", resourceNames[r.Resource])
	note(r.Industry != 0, "industry %s", r.Industry)
	note(r.Tile != 0, "tile %s", tileText(r.Tile))
	note(r.Space != 0, "space %s", spaceText(r.Space))
	if r.Port != 0 {
		note(true, "port %s", game.SpaceName(r.Port))
	}
	note(r.Location != 0, "at %s", game.Locations[r.Location].ID)
	note(r.Line != 0, "line %s", game.Lines[r.Line].ID)
	note(r.Card != 0, "card %s", game.Cards[r.Card].ID)
	if r.Merchant != 0 {
		note(true, "merchant %s", game.MerchantName(r.Merchant))
	}
	note(r.Need != 0, "need %d", r.Need)
	note(r.Need != 0 || r.Have != 0, "have %d", r.Have)
	if len(words) == 0 {
		return r.Rule.String()
	}
	return r.Rule.String() + ": " + strings.Join(words, ", ")
}

var resourceNames = [engine.Resources]string{"coal", "iron", "beer"}

func tileText(t engine.Tile) string {
	return fmt.Sprintf("%s%d", game.Tiles[t].Industry, game.Tiles[t].Level)
}

func spaceText(x engine.Space) string {
	if x == 0 {
		return "none"
	}
	return game.SpaceName(x)
}

// table checks what is on the table, in words like a sketch's: "you: money 5, coal1@dudley.1=2; coal 12; turn p1".
func table(t *testing.T, s *engine.State, want string) {
	t.Helper()
	differ, err := sketchtest.Differences(game, s, want)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range differ {
		t.Error(text)
	}
}

func cardNamed(tb testing.TB, id string) engine.Card {
	tb.Helper()
	c := game.CardNamed(id)
	if c == 0 {
		tb.Fatalf("there is no card %q", id)
	}
	return c
}

// same compares one thing.
func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

// start begins a game of a number of seats.
func start(tb testing.TB, o engine.Options, seed uint64) (engine.State, engine.Log) {
	tb.Helper()
	var log engine.Log
	s, err := game.Start(o, seed, &log)
	if err != nil {
		tb.Fatal(err)
	}
	return s, log
}

// passing passes until a condition holds or the game is over; whoever must choose something else takes the first choice.
func passing(tb testing.TB, s *engine.State, until func() bool) (log engine.Log) {
	tb.Helper()
	for s.Decision != engine.GameOver && !until() {
		c := game.Choices(s, nil)[0]
		if s.Decision == engine.ChooseAction {
			c = engine.Choice{Verb: engine.Pass, Card: s.Players[s.Actor].Hand[0]}
		}
		log = append(log, apply(tb, s, c)...)
	}
	return log
}

// order lists the kinds of events in a log, of those asked for.
func order(log engine.Log, kinds ...engine.EventKind) (got []engine.EventKind) {
	for _, e := range log {
		if slices.Contains(kinds, e.Kind) {
			got = append(got, e.Kind)
		}
	}
	return got
}

// kindsOf lists kinds of event by name.
func kindsOf(kinds []engine.EventKind) string {
	var names []string
	for _, kind := range kinds {
		names = append(names, kind.String())
	}
	return strings.Join(names, " ")
}
