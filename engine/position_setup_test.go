package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
)

// How the tests of the rules are written: a position is a sketch, what is played is notation, and what is then on the table
// is asked in the words of the sketch. What to expect comes from the rules' text, never from what the engine answered.

// game is the board of Birmingham, on which all tests play.
var game = func() *engine.Game {
	f := decks.Birmingham()
	g, err := engine.New(&f)
	if err != nil {
		panic(err)
	}
	return g
}()

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

// facts writes a refusal's rule and facts: "B7.7: slot dudley.1, at dudley".
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
	note(r.Slot != 0, "slot %s", slotText(r.Slot))
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

func slotText(x engine.Slot) string {
	if x == 0 {
		return "none"
	}
	return game.SlotName(x)
}

// table checks what is on the table, in words like a sketch's: "you: money 5, coal1@dudley.1=2; coal 12; turn p1".
func table(t *testing.T, s *engine.State, want string) {
	t.Helper()
	for _, clause := range strings.Split(want, ";") {
		clause = strings.TrimSpace(clause)
		if clause == "" {
			continue
		}
		name, things, ofSeat := strings.Cut(clause, ":")
		if !ofSeat {
			if got := onTable(t, s, clause); got != clause {
				t.Errorf("got %q, want %q", got, clause)
			}
			continue
		}
		seat, ok := seatNames[name]
		if !ok {
			t.Fatalf("%q is no seat", name)
		}
		for _, thing := range strings.Split(things, ",") {
			thing = strings.TrimSpace(thing)
			if got := ofSeatOn(t, s, seat, thing); got != thing {
				t.Errorf("%s: got %q, want %q", name, got, thing)
			}
		}
	}
}

var seatNames = map[string]engine.Seat{"you": 0, "p0": 0, "automa": 1, "p1": 1, "p2": 2, "p3": 3}

// askedFor are the words for decisions.
var askedFor = map[engine.Decision]string{
	engine.ChooseAction: "action", engine.ChooseCoal: "coal", engine.ChooseIron: "iron", engine.ChooseBeer: "beer",
	engine.ChooseBonus: "bonus", engine.ChooseLink: "link", engine.ChooseDevelop: "develop", engine.ChooseSale: "sale",
	engine.ChooseDiscard: "discard", engine.ChooseGiveUp: "give-up", engine.GameOver: "nothing",
}

// onTable says how a thing of the whole table is, in the words in which it was wanted.
func onTable(t *testing.T, s *engine.State, thing string) string {
	t.Helper()
	word, rest, _ := strings.Cut(thing, " ")
	switch word {
	case "canal", "rail":
		return map[engine.Era]string{engine.Canal: "canal", engine.Rail: "rail"}[s.Era]
	case "round":
		return fmt.Sprint("round ", s.Round)
	case "coal":
		return fmt.Sprint("coal ", s.Market[engine.Coal])
	case "iron":
		return fmt.Sprint("iron ", s.Market[engine.Iron])
	case "actions":
		return fmt.Sprint("actions ", s.ActionsLeft)
	case "draw":
		return fmt.Sprint("draw ", s.Draw)
	case "debt":
		return fmt.Sprint("debt ", s.Debt)
	case "wild":
		return fmt.Sprint("wild ", s.Wild[0], " ", s.Wild[1])
	case "turn":
		return fmt.Sprint("turn p", s.Actor)
	case "asks":
		return "asks " + askedFor[s.Decision]
	case "order":
		got := "order"
		for _, seat := range s.Order[:s.Seats] {
			got += fmt.Sprint(" p", seat)
		}
		return got
	case "empty":
		x := game.SlotNamed(rest)
		if x == 0 {
			t.Fatalf("there is no space %q", rest)
		}
		if s.Tiles[x].Tile != 0 {
			return "not empty: " + tileOn(s, s.Tiles[x].Owner, x)
		}
		return thing
	case "free":
		x := game.LineNamed(rest)
		if x == 0 {
			t.Fatalf("there is no line %q", rest)
		}
		if s.Built().Has(x) {
			return "not free: " + rest
		}
		return thing
	case "barrel", "dry":
		m := game.MerchantNamed(rest)
		if m == 0 {
			t.Fatalf("there is no merchant space %q", rest)
		}
		if s.Merchants[m].Beer {
			return "barrel " + rest
		}
		return "dry " + rest
	}
	t.Fatalf("%q is not understood", thing)
	return ""
}

// ofSeatOn says how a thing of a seat is, in the words in which it was wanted.
func ofSeatOn(t *testing.T, s *engine.State, seat engine.Seat, thing string) string {
	t.Helper()
	p := &s.Players[seat]
	if strings.Contains(thing, "@") {
		_, place, _ := strings.Cut(strings.TrimSuffix(thing, "!"), "@")
		place, _, _ = strings.Cut(place, "=")
		x := game.SlotNamed(place)
		if x == 0 {
			t.Fatalf("there is no space %q", place)
		}
		return tileOn(s, seat, x)
	}
	if x := game.LineNamed(thing); x != 0 {
		if p.Links.Has(x) {
			return thing
		}
		return "no link there"
	}
	word, rest, _ := strings.Cut(thing, " ")
	switch word {
	case "money":
		return fmt.Sprint("money ", p.Money)
	case "spent":
		return fmt.Sprint("spent ", p.Spent)
	case "vp":
		return fmt.Sprint("vp ", p.VP)
	case "income":
		return fmt.Sprint("income ", p.Income)
	case "level":
		return fmt.Sprint("level ", game.IncomeLevel(p))
	case "hand":
		return fmt.Sprint("hand ", p.HandLen())
	case "links":
		return fmt.Sprint("links ", game.LinksLeft(p))
	case "holds":
		return fmt.Sprint("holds ", holding(p))
	case "discards":
		n := 0
		for _, k := range p.Discards {
			n += int(k)
		}
		return fmt.Sprint("discards ", n)
	case "discarded":
		if p.Discards[cardNamed(t, rest)] > 0 {
			return thing
		}
		return "not discarded"
	case "mat":
		industry, _, _ := strings.Cut(rest, " ")
		got := "mat " + industry
		for k := range game.Tiles {
			if k > 0 && game.Tiles[k].Industry.String() == industry {
				got += fmt.Sprint(" ", p.Mat[k])
			}
		}
		return got
	}
	t.Fatalf("%q is not understood", thing)
	return ""
}

// holding lists a hand in order.
func holding(p *engine.Player) string {
	var names []string
	for _, c := range p.Hand[:p.HandLen()] {
		names = append(names, game.Cards[c].ID)
	}
	return strings.Join(names, " ")
}

// tileOn writes what stands on a space: coal1@dudley.1=2, coal1@dudley.1!, or p1's coal1@dudley.1=2.
func tileOn(s *engine.State, seat engine.Seat, x engine.Slot) string {
	placed := s.Tiles[x]
	if placed.Tile == 0 {
		return "nothing at " + game.SlotName(x)
	}
	text := tileText(placed.Tile) + "@" + game.SlotName(x)
	if l := game.LocationOf(x); game.SlotsAt(l).Len() == 1 {
		text = tileText(placed.Tile) + "@" + game.Locations[l].ID
	}
	if placed.Owner != seat {
		text = fmt.Sprintf("p%d's %s", placed.Owner, text)
	}
	if placed.Cubes > 0 {
		text += fmt.Sprint("=", placed.Cubes)
	}
	if placed.Flipped {
		text += "!"
	}
	return text
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
