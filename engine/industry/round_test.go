package industry_test

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"

	"sohofoundry/engine/industry"
)

// A round's phases come one after the other: nobody develops before all zones on offer are taken, and nobody names one while others develop.
func TestI4_PhasesInOrder(t *testing.T) {
	const two = "naming 1; offer BC"
	run(t, []played{
		{name: "the next auction before any development", position: two, choices: "name I-B; pass; pass", want: "phase naming; offered 1; actor 2"},
		{name: "then development", position: two, choices: "name I-B; pass; pass; name I-C; pass; pass", want: "phase developing; actor 1; offered 0; auctioneer nobody; up none"},
		{name: "no development in phase 3", position: two + "; 1: held I-J", choices: "develop I-J", why: industry.NotAsked, rule: 4},
		{name: "no bid while a zone is named", position: two, choices: "bid 3", why: industry.NotAsked, rule: 4},
		{name: "no decision while a zone is named", position: two, choices: "take", why: industry.NotAsked, rule: 4},
		{name: "no decision while bids are asked for", position: two, choices: "name I-B; give", why: industry.NotAsked, rule: 4},
		{name: "no pass by the auctioneer", position: two, choices: "name I-B; bid 1; pass; pass", why: industry.NotAsked, rule: 4},
		{name: "no auction in phase 4", position: "developing 1; bag KL; 1: held I-J", choices: "name I-K", why: industry.NotAsked, rule: 4},
		{name: "no other than who is asked", position: two, choices: "name I-B; 3 says bid 1", why: industry.NotYourTurn, rule: 4},
		{name: "no seat that there is not", position: two, choices: "4 says name I-B", why: industry.NoSuchSeat},
		{name: "no subsidy for a seat that there is not", position: two, choices: "4 says subsidy", why: industry.NoSuchSeat},
	})
}

// What stands in the log of each round: when it began, how many tokens were drawn, and what was paid.
type round struct {
	era, round, tokens int
	bonus              bool
}

// rounds plays a game in which nobody bids or develops, and returns its rounds.
func rounds(t *testing.T, o industry.Options, seed uint64) (list []round) {
	t.Helper()
	g := newGame(t)
	s, log := start(t, g, o, seed)
	for s.Phase != industry.Over {
		c := industry.Choice{Verb: industry.Done, Seat: s.Actor, Zone: industry.NoZone}
		switch s.Phase {
		case industry.Naming:
			c = g.Choices(&s)[0]
		case industry.Bidding:
			c.Verb = industry.Pass
		}
		if refused := g.Apply(&s, c, &log); !refused.OK() {
			t.Fatal(refused)
		}
	}
	paid := 0
	for _, e := range log {
		switch e.Kind {
		case industry.RoundBegins:
			list, paid = append(list, round{era: e.Zone.Era(), round: int(e.Amount)}), 0
		case industry.TokenDrawn:
			list[len(list)-1].tokens++
		case industry.Income:
			if paid++; e.Amount != 1 {
				t.Errorf("an income of %d T", e.Amount)
			}
			if now := &list[len(list)-1]; paid > o.Seats { // I5: 1 T each, and I6: 1 more each by token A
				now.bonus = true
				if paid > 2*o.Seats || e.Rule != 6 {
					t.Errorf("%d incomes in a round, the last one by %s", paid, e.Rule)
				}
			} else if e.Rule != 5 || now.tokens != 0 {
				t.Errorf("an income by %s after %d tokens", e.Rule, now.tokens)
			}
		}
	}
	return list
}

func TestI7_TokensAndRounds(t *testing.T) {
	for _, c := range []struct {
		options industry.Options
		tokens  [industry.Eras]int
	}{
		{industry.Options{Seats: 3}, [5]int{3, 3, 3, 3, 3}},
		{industry.Options{Seats: 4}, [5]int{4, 4, 4, 4, 4}},
		{industry.Options{Seats: 3, Adjusted: true}, [5]int{3, 3, 3, 4, 4}},
		{industry.Options{Seats: 4, Adjusted: true}, [5]int{4, 4, 4, 4, 3}},
	} {
		list := rounds(t, c.options, 7)
		at := 0
		for era, tokens := range c.tokens {
			bonuses := 0
			for i := range industry.Columns / tokens {
				r := list[at]
				if r.era != era || r.round != i || r.tokens != tokens {
					t.Errorf("%+v: %+v, not round %d of era %d with %d tokens", c.options, r, i, era, tokens)
				}
				if r.bonus {
					bonuses++
				}
				at++
			}
			if bonuses != 1 {
				t.Errorf("%+v: token A came %d times in era %d", c.options, bonuses, era)
			}
		}
		if at != len(list) {
			t.Errorf("%+v: %d rounds, not %d", c.options, len(list), at)
		}
	}
}

func TestI4_RoundsOfAnEra(t *testing.T) {
	g := newGame(t)
	for text, want := range map[string]int{
		"": 4, "seats 4": 3, "adjusted; era 3": 4, "adjusted; era 4": 3, "adjusted; era 5": 3, "seats 4; adjusted; era 4": 3, "seats 4; adjusted; era 5": 4, "era 5": 4, "seats 4; era 5": 3,
	} {
		if s := position(t, g, text+"; offer A"); s.Rounds() != want {
			t.Errorf("%s: %d rounds, not %d", text, s.Rounds(), want)
		}
	}
}

func TestI5_EverybodyGetsATaler(t *testing.T) {
	run(t, []played{
		{name: "the next round begins", position: "developing 3; first 1; bag IJK; 1: 0T; 2: 1T; 3: 7T held I-B", choices: "done", want: "talers 1 2 8; phase naming"},
		{name: "a round of four", position: "seats 4; developing 4; first 1; bag IJKL; 4: 0T held I-B", choices: "done", want: "talers 6 6 6 1; phase naming"},
	})
}

func TestI6_TokensAreDrawn(t *testing.T) {
	run(t, []played{
		{name: "as many as players", position: "developing 3; first 1; bag JKL; 3: held I-B", choices: "done", want: "offer JKL; bag"},
		{name: "as many as four players", position: "seats 4; developing 4; first 1; bag IJKL; 4: held I-B", choices: "done", want: "offer IJKL; bag"},
		{name: "token A brings everybody a taler at once", position: "developing 3; first 1; bag AKL; 3: held I-B", choices: "done", want: "talers 7 7 7; offer AKL"},
		{name: "no other does", position: "developing 3; first 1; bag BKL; 3: held I-C", choices: "done", want: "talers 6 6 6; offer BKL"},
	})
	g := newGame(t)
	drawn := map[string]int{}
	for seed := range uint64(600) { // each column comes about as often as another: 3 of 12 in each first round
		s, _ := start(t, g, industry.Options{Seats: 3}, seed)
		if bits.OnesCount(uint(s.Offered())) == 0 || len(s.Offer()) != 3 || len(s.Bag()) != 9 || strings.ContainsAny(s.Offer(), s.Bag()) {
			t.Fatalf("game %d: %s on offer, %s in the bag", seed, s.Offer(), s.Bag())
		}
		for _, letter := range s.Offer() {
			drawn[string(letter)]++
			if s.InBag(industry.ColumnNamed(string(letter))) {
				t.Errorf("%c is drawn, and in the bag", letter)
			}
		}
		for _, letter := range s.Bag() {
			if !s.InBag(industry.ColumnNamed(string(letter))) {
				t.Errorf("%c is in the bag, and is not", letter)
			}
		}
	}
	for column := range industry.Columns {
		if n := drawn[industry.ColumnName(column)]; n < 110 || n > 190 {
			t.Errorf("of 600 games, %d begin with column %s", n, industry.ColumnName(column))
		}
	}
}

func TestI8_ZonesOnOffer(t *testing.T) {
	const second = "era 2; naming 1; offer CD; bag EF; 1: held II-A II-B II-G II-I; 2: held II-J II-K II-L; 2: jokers wood"
	run(t, []played{
		{name: "of the current era in a drawn column", position: second, choices: "name II-C", want: "up II-C; offer D; phase bidding"},
		{name: "of another era", position: second, choices: "name III-C", why: industry.NotOnOffer, rule: 8},
		{name: "of an earlier era", position: second, choices: "name I-C", why: industry.ZoneTaken, rule: 8},
		{name: "in a column still in the bag", position: second, choices: "name II-E", why: industry.NotOnOffer, rule: 8},
		{name: "taken", position: second, choices: "name II-A", why: industry.ZoneTaken, rule: 8},
		{name: "taken in this round", position: second, choices: "name II-C; pass; pass; name II-C", why: industry.ZoneTaken, rule: 8},
	})
	g := newGame(t)
	s := position(t, g, second)
	for _, z := range []industry.ID{industry.NoZone, industry.Zones} {
		if refused := g.Refused(&s, industry.Choice{Verb: industry.Name, Zone: z}); refused.Reason != industry.NoSuchZone || refused.Rule != 0 {
			t.Errorf("zone %d: %+v", z, refused)
		}
	}
	if list := g.Choices(&s); fmt.Sprint(texts(g, &s, list)) != "[name II-C name II-D subsidy]" {
		t.Error(texts(g, &s, list))
	}
}

func texts(g *industry.Game, s *industry.State, list []industry.Choice) (all []string) {
	for _, c := range list {
		all = append(all, g.Text(s, c))
	}
	return all
}

func TestI21_TheMarkerGoesToTheLeft(t *testing.T) {
	run(t, []played{
		{name: "from 1 to 2", position: "developing 3; first 1; bag JKL; 3: held I-B", choices: "done", want: "first 2; actor 2; auctioneer 2; round 2"},
		{name: "from the last to the first", position: "developing 2; first 3; bag JKL; 2: held I-B", choices: "done", want: "first 1; actor 1"},
		{name: "from the last of four", position: "seats 4; developing 3; first 4; bag IJKL; 3: held I-B", choices: "done", want: "first 1; actor 1"},
		{name: "into the next era", position: "developing 3; first 1; bag; 3: held I-B", choices: "done", want: "first 2; era 2"},
		{name: "whoever was auctioneer", position: "naming 3; first 1; offer A; bag JKL; 3: held I-B", choices: "name I-A; pass; pass; done", want: "first 2; actor 2"},
	})
}

func TestI22_TheEraMovesOn(t *testing.T) {
	run(t, []played{
		{name: "after the round of its 12th zone", position: "round 4; naming 1; first 1; offer L; bag", choices: "name I-L; pass; pass; done; done",
			want: "era 2; round 1; offered 3"},
		{name: "not before", position: "round 3; developing 3; first 1; bag JKL; 3: held I-B", choices: "done", want: "era 1; round 4; offered 3"},
		{name: "with all tokens in the bag again, from which three are drawn", position: "developing 3; first 1; bag; 3: held I-B; 1: held I-J", choices: "done", want: "era 2; offered 3"},
		{name: "a technology of an earlier era", position: "era 2; developing 1; first 1; 1: held I-L I-J", choices: "develop I-L", why: industry.EraIsPast, rule: 22},
		{name: "a factory of an earlier era", position: "era 2; developing 1; first 1; 1: held I-L I-J", choices: "develop I-J", want: "owner I-J 1 developed"},
		{name: "with no more than technologies of earlier eras nobody is asked", position: "era 2; naming 1; first 1; offer A; 1: held I-L; 2: held I-J",
			choices: "name II-A; bid 1; bid 2; give", want: "phase developing; actor 2"},
	})
	g := newGame(t)
	s := position(t, g, "developing 3; first 1; bag; 3: held I-B")
	play(t, g, &s, "done")
	if len(s.Bag())+s.Offered() != 12 || len(s.Bag()) != 9 {
		t.Errorf("%s in the bag, %s on offer", s.Bag(), s.Offer())
	}
}
