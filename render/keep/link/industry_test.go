package link_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/link"
)

// auctioned is a game of Industry of some choices at random.
func auctioned(t testing.TB, seed uint64, choices int) *record.Record {
	t.Helper()
	h := record.Header{Options: industry.Options{Seats: 3 + int(seed%2), Adjusted: seed%3 == 0}, Seed: seed}
	h.Players = [industry.MaxSeats]record.Player{
		{Name: "Ada", Unaided: seed%2 == 0}, {Rival: rival.Strength{Policy: rival.Adviser, Futures: 28}}, {Rival: rival.Strength{Policy: rival.Keen}},
	}
	if h.Options.Seats > 3 {
		h.Players[3].Rival.Policy = rival.Steady
	}
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	for n := 0; n < choices && !r.Over(); n++ {
		list := r.Game().Choices(r.Position())
		c := list[chance.IntN(len(list))]
		if n == 7 { // I23: at any time, whoever is to choose
			c = industry.Choice{Verb: industry.Subsidy, Seat: r.Position().Left(r.Position().Actor), Zone: industry.NoZone}
		}
		r.Choose(c)
	}
	return r
}

func TestAGameOfIndustryComesBackFromItsLink(t *testing.T) {
	longest := 0
	for seed := range uint64(30) {
		r := auctioned(t, seed, int(seed*seed))
		l, err := link.OfIndustry(r)
		if err != nil {
			t.Fatal(err)
		}
		longest = max(longest, len(l.Code))
		parsed, err := link.Parse("https://example.org/" + l.Fragment())
		if err != nil || !link.IsIndustry(parsed) {
			t.Fatalf("%s is no link of Industry: %v", l.Fragment(), err)
		}
		again, err := link.ReadIndustry(parsed)
		if err != nil {
			t.Fatal(err)
		}
		if again.Header() != r.Header() || *again.Position() != *r.Position() || len(again.Entries()) != len(r.Entries()) {
			t.Errorf("game %d is another", seed)
		}
		if _, err := link.ReadGame(l); err == nil {
			t.Error("it is read as a game of Brass")
		}
	}
	if longest > 300 {
		t.Errorf("a game takes %d characters", longest)
	}
}

func TestALinkOfIndustryIsForOurBoardAlone(t *testing.T) {
	board := decks.Industry().Board
	board.Sum = "0123456789abcdef"
	own, err := industry.New(board)
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.New(own, record.Header{Options: industry.Options{Seats: 3}})
	if err != nil {
		t.Fatal(err)
	}
	if s := link.ShareOfIndustry(r, "#"); s.Why == nil || s.Game != "" {
		t.Errorf("it is shared as %q", s.Game)
	}
}

// Whatever stands in a link, nothing breaks.
func TestChangedLinksOfIndustryAreRefused(t *testing.T) {
	l, err := link.OfIndustry(auctioned(t, 4, 60))
	if err != nil {
		t.Fatal(err)
	}
	for i := range l.Code {
		changed := link.Link{Kind: link.Game, Code: l.Code[:i] + "A" + l.Code[i+1:]}
		if changed == l {
			continue
		}
		if _, err := link.ReadIndustry(changed); err == nil || link.IsIndustry(changed) {
			t.Errorf("character %d may be another", i)
		}
	}
}
