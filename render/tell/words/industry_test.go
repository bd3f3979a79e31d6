package words

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// industrial are words about Industry at a table of a person and rivals, in a language.
func industrial(t *testing.T, language string) Words {
	t.Helper()
	w, err := New(decks.Game("birmingham"), language)
	if err != nil {
		t.Fatal(err)
	}
	w.Strict = true
	return w.Seated(Sitter{}, Sitter{Rival: true}, Sitter{Rival: true, Name: "Ada"})
}

func TestSeated_YouAndTheNamesOfOthers(t *testing.T) {
	w := industrial(t, English)
	for p, want := range []string{"you", "Rival 1", "Ada", "seat 4"} {
		if got := w.sitter(industry.Seat(p)).Text; got != want {
			t.Errorf("seat %d is %q, want %q", p, got, want)
		}
	}
	several := w.Seated(Sitter{}, Sitter{Name: "Ben"}, Sitter{Rival: true})
	for p, want := range []string{"Player 1", "Ben", "Rival 1"} {
		if got := several.TableName(industry.Seat(p)); got != want {
			t.Errorf("among several seat %d is %q, want %q", p, got, want)
		}
	}
	if got := several.SeenBy(1).sitter(1).Text; got != "you" {
		t.Errorf("who looks is %q", got)
	}
}

// TestIndustry_NothingIsUnsaid plays games at random and tells everything, in every language: choices, refusals, events, what is asked,
// headings and results. Each is a text without a hole, and different choices are told differently.
func TestIndustry_NothingIsUnsaid(t *testing.T) {
	g := decks.Industry()
	kinds, verbs, reasons := map[industry.EventKind]bool{}, map[industry.Verb]bool{}, map[industry.Reason]bool{}
	for _, language := range append(Files(), Pseudo) {
		w := industrial(t, language)
		for seed := range uint64(4) {
			h := hearing{t: t, g: g, w: w, random: rand.New(rand.NewPCG(seed, 1)), reasons: reasons}
			h.game(industry.Options{Seats: 3 + int(seed%2), Adjusted: seed%3 == 0}, seed)
			for _, e := range h.log {
				kinds[e.Kind] = true
			}
			for v := range h.verbs {
				verbs[v] = true
			}
			for _, text := range h.texts {
				if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") {
					t.Fatalf("%s: %q", language, text)
				}
			}
		}
	}
	for kind := industry.RoundBegins; kind <= industry.GameEnds; kind++ {
		if !kinds[kind] {
			t.Errorf("no game came to %s", eventKeys[kind])
		}
	}
	for v := industry.Name; v <= industry.Subsidy; v++ {
		if !verbs[v] {
			t.Errorf("no game came to %s", v)
		}
	}
	for _, r := range []industry.Reason{industry.NotYourTurn, industry.NotAsked, industry.ZoneTaken, industry.NotOnOffer, industry.BidTooLow,
		industry.NotEnoughMoney, industry.AlreadyDeveloped, industry.NotYours, industry.SubsidyTaken} {
		if !reasons[r] { // the others are seldom met at random: TestIndustryRefusal has them
			t.Errorf("no game came to %s", refusalKeys[r])
		}
	}
}

// hearing is a game that is read aloud.
type hearing struct {
	t       *testing.T
	g       *industry.Game
	w       Words
	random  *rand.Rand
	texts   []string
	log     industry.Log
	verbs   map[industry.Verb]bool
	reasons map[industry.Reason]bool
}

func (h *hearing) say(texts ...string) { h.texts = append(h.texts, texts...) }

func (h *hearing) game(o industry.Options, seed uint64) {
	h.t.Helper()
	h.verbs = map[industry.Verb]bool{}
	s, err := h.g.Start(o, seed, &h.log)
	if err != nil {
		h.t.Fatal(err)
	}
	for s.Phase != industry.Over {
		h.say(h.w.IndustryAsk(h.g, &s), h.w.RoundHeading(&s), h.w.EraHeading(int(s.Era)), h.w.PhaseName(s.Phase))
		h.choices(&s)
	}
	for _, e := range h.log {
		h.say(h.w.IndustryEvent(h.g, e))
	}
	h.say(h.w.IndustryLines(h.g, h.log)...)
	h.say(h.w.IndustryStanding(h.g, &s)...)
	h.say(h.w.IndustryResult(h.g, &s), h.w.IndustryAsk(h.g, &s), h.w.PhaseName(s.Phase))
}

// choices tells what may be chosen and what is refused, and makes one choice.
func (h *hearing) choices(s *industry.State) {
	h.t.Helper()
	choices := h.g.Choices(s)
	told := map[string]industry.Choice{}
	for _, c := range choices {
		text := h.w.IndustryChoice(h.g, s, c)
		if other, twice := told[text]; twice {
			h.t.Errorf("%v and %v both read %q", c, other, text)
		}
		told[text] = c
		h.verbs[c.Verb] = true
		h.say(text)
	}
	for range 3 { // anything else is refused
		c := choices[h.random.IntN(len(choices))]
		c.Verb, c.Zone = industry.Verb(1+h.random.IntN(int(industry.Subsidy))), industry.ID(h.random.IntN(industry.Zones))
		c.Talers, c.Seat = int8(h.random.IntN(12)), industry.Seat(h.random.IntN(int(s.Seats)))
		if r := h.g.Refused(s, c); !r.OK() {
			h.reasons[r.Reason] = true
			h.say(h.w.IndustryRefusal(h.g, c.Seat, r))
		}
	}
	if last := choices[len(choices)-1]; last.Verb == industry.Subsidy && h.random.IntN(50) > 0 { // it is seldom taken
		choices = slices.Delete(choices, len(choices)-1, len(choices))
	}
	h.g.Apply(s, choices[h.random.IntN(len(choices))], &h.log)
}

func TestIndustryRefusal(t *testing.T) {
	g, w := decks.Industry(), industrial(t, English)
	const you, ada = industry.Seat(0), industry.Seat(2)
	z := industry.At(0, 1)
	zone := w.Zone(g, z)
	type r = industry.Refusal
	none := industry.NoZone
	told := map[industry.Reason]bool{industry.Allowed: true}
	for _, c := range []struct {
		seat    industry.Seat
		refusal industry.Refusal
		want    string
	}{
		{you, r{Reason: industry.GameIsOver, Zone: none, Rule: 24}, "The game is over (I24)."},
		{you, r{Reason: industry.NoSuchSeat, Zone: none}, "There is no such seat."},
		{you, r{Reason: industry.NotYourTurn, Seat: ada, Zone: none, Rule: 4}, "Ada decides now (I4)."},
		{ada, r{Reason: industry.NotYourTurn, Seat: you, Zone: none, Rule: 4}, "You decide now (I4)."},
		{you, r{Reason: industry.NotAsked, Zone: none, Rule: 4}, "This is not what must be chosen now (I4)."},
		{you, r{Reason: industry.NoSuchZone, Zone: none}, "There is no such zone."},
		{you, r{Reason: industry.ZoneTaken, Zone: z, Rule: 8}, zone + " is taken already (I8)."},
		{you, r{Reason: industry.NotOnOffer, Zone: z, Rule: 8}, zone + " is not on offer in this round (I8)."},
		{you, r{Reason: industry.BidTooLow, Zone: z, Need: 2, Have: 1, Rule: 10}, "A bid for " + zone + " must be 2 talers or more (I10)."},
		{you, r{Reason: industry.NotEnoughMoney, Zone: z, Need: 5, Have: 1, Rule: 10}, "You cannot bid 5 talers for " + zone + ", having 1 taler (I10)."},
		{ada, r{Reason: industry.NotEnoughMoney, Zone: z, Need: 5, Have: 0, Rule: 32},
			"Ada cannot take " + zone + ", which needs 5 talers first, having 0 talers (our decision I32)."},
		{ada, r{Reason: industry.NotEnoughMoney, Zone: z, Need: 5, Have: 4, Rule: 18}, zone + " costs 5 talers with all it needs, and Ada has 4 talers (I18)."},
		{you, r{Reason: industry.AlreadyDeveloped, Zone: z, Rule: 19}, zone + " is developed already (I19)."},
		{you, r{Reason: industry.NotYours, Zone: z, Rule: 15}, zone + " is not yours to develop (I15)."},
		{you, r{Reason: industry.EraIsPast, Zone: z, Rule: 22}, zone + " is a technology, which can be developed in its own era only (I22)."},
		{you, r{Reason: industry.NoSuchSource, Zone: z, Resource: industry.Wood, Rule: 16}, zone + " needs wood, and you cannot have it from there (I16)."},
		{you, r{Reason: industry.JokerUsed, Zone: z, Resource: industry.Any, Rule: 16},
			"A joker is good for one resource, and you have only one for any resource (I16)."},
		{ada, r{Reason: industry.SubsidyTaken, Zone: none, Rule: 30}, "Ada has taken a subsidy already, and there is one for each player (our decision I30)."},
	} {
		told[c.refusal.Reason] = true
		if got := w.IndustryRefusal(g, c.seat, c.refusal); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
		for _, language := range append(Files(), Pseudo) {
			if text := industrial(t, language).IndustryRefusal(g, c.seat, c.refusal); strings.ContainsAny(text, "{}") {
				t.Errorf("%s: %s", language, text)
			}
		}
	}
	for reason := range refusalKeys {
		if !told[industry.Reason(reason)] {
			t.Errorf("%s has no sentence in this test", refusalKeys[reason])
		}
	}
	if text := w.IndustryRefusal(g, you, r{}); text != "" {
		t.Errorf("what is allowed is refused: %s", text)
	}
}
