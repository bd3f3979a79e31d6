package industry_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine/industry"
)

// played is a case of a table: a position (see Sketch), choices with semicolons between them, and what is then so, as facts tells it.
// "2 says bid 3" is a choice of a seat whose turn it may not be. If the last choice is to be refused, why and rule say how.
type played struct {
	name, position, choices, want string
	why                           industry.Reason
	rule                          industry.Rule
}

// run plays the cases on the board for tests.
func run(t *testing.T, cases []played) {
	t.Helper()
	g := newGame(t)
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			s := position(t, g, c.position)
			refused := play(t, g, &s, c.choices)
			if refused.Reason != c.why || refused.Rule != c.rule {
				t.Errorf("refused for reason %d by %q, not for %d by %q", refused.Reason, refused.Rule, c.why, c.rule)
			}
			expect(t, g, &s, c.want)
			if err := g.Check(&s); err != nil {
				t.Error(err)
			}
		})
	}
}

func position(t testing.TB, g *industry.Game, text string) industry.State {
	t.Helper()
	s, err := industry.Sketch(g, text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s
}

// play plays choices. All but the last must be allowed; it returns why that is refused. A refused choice changes nothing.
func play(t testing.TB, g *industry.Game, s *industry.State, choices string) (refused industry.Refusal) {
	t.Helper()
	for text := range strings.SplitSeq(choices, ";") {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if !refused.OK() {
			t.Fatalf("refused before %q: %+v", text, refused)
		}
		seat, said, other := strings.Cut(text, " says ")
		if !other {
			said = text
		}
		c, err := g.Parse(s, said)
		if err != nil {
			t.Fatal(err)
		}
		if other {
			c.Seat = industry.Seat(strings.TrimSpace(seat)[0] - '1')
		}
		before := *s
		if refused = g.Apply(s, c, nil); !refused.OK() && before != *s {
			t.Fatalf("%q was refused, and yet something happened", text)
		}
		if listed := slices.Contains(g.Choices(&before), c); listed && !refused.OK() || !listed && refused.OK() && c.Seat == before.Actor {
			t.Fatalf("%q is listed: %t, and refused: %+v", text, listed, refused)
		}
	}
	return refused
}

// expect compares what is so with parts like "talers 5 4 5; actor 2; owner I-A 1 developed; jokers 2 any wood".
func expect(t testing.TB, g *industry.Game, s *industry.State, want string) {
	t.Helper()
	for part := range strings.SplitSeq(want, ";") {
		words := strings.Fields(part)
		if len(words) == 0 {
			continue
		}
		if got := fact(g, s, words); got != strings.Join(words, " ") {
			t.Errorf("%s, not %s", got, strings.Join(words, " "))
		}
	}
}

// fact tells what is so as the words of a part ask for it: by the first, and for owner, jokers and points by the second too.
func fact(g *industry.Game, s *industry.State, words []string) string {
	each := func(of func(p industry.Seat) any) string {
		text := words[0]
		for p := range industry.Seat(s.Seats) {
			text += fmt.Sprint(" ", of(p))
		}
		return text
	}
	switch words[0] {
	case "talers":
		return each(func(p industry.Seat) any { return s.Talers[p] })
	case "cogs":
		return each(func(p industry.Seat) any { return s.Cogs[p] })
	case "points":
		return each(func(p industry.Seat) any { return g.Points(s, p) })
	case "tokens":
		return each(func(p industry.Seat) any { return s.Tokens(p) })
	case "bids":
		return each(func(p industry.Seat) any { return s.Bids[p] })
	case "subsidies":
		return each(func(p industry.Seat) any { return s.Subsidies[p] })
	case "phase":
		return "phase " + s.Phase.String()
	case "actor":
		return "actor " + s.Actor.String()
	case "auctioneer":
		return "auctioneer " + s.Auctioneer.String()
	case "first":
		return "first " + s.First.String()
	case "era":
		return fmt.Sprint("era ", s.Era+1)
	case "round":
		return fmt.Sprint("round ", s.Round+1)
	case "offer":
		return strings.TrimSpace("offer " + s.Offer())
	case "offered":
		return fmt.Sprint("offered ", s.Offered())
	case "bag":
		return strings.TrimSpace("bag " + s.Bag())
	case "up":
		return "up " + s.Up.String()
	case "high":
		return fmt.Sprint("high ", s.High, " ", s.Bidder)
	case "developed":
		return fmt.Sprint("developed ", s.Developed)
	case "owner":
		return "owner " + words[1] + " " + owner(s, words[1])
	case "jokers":
		return strings.TrimSpace("jokers " + words[1] + " " + jokers(s, industry.Seat(words[1][0]-'1')))
	}
	return words[0] + " is no fact"
}

func owner(s *industry.State, place string) string {
	id := zone(place)
	p, developed := s.Owner(id)
	switch {
	case developed:
		return p.String() + " developed"
	case p != industry.Nobody:
		return p.String()
	case s.Taken(id):
		return "taken"
	}
	return "nobody"
}

func jokers(s *industry.State, p industry.Seat) (text string) {
	for r, n := range s.Jokers[p] {
		for range n {
			text += industry.Resource(r).String() + " "
		}
	}
	return text
}
