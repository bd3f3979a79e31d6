package industry_test

import (
	"testing"

	"sohofoundry/engine/industry"
)

func TestCheckNamesWhatCannotBe(t *testing.T) {
	g := newGame(t)
	const at = "era 2; naming 1; offer CD; bag EF; 1: held II-A II-B built I-C cogs 3; 2: held II-J II-K II-L II-G jokers wood; 3: held II-I"
	damage := func(what string, p industry.Seat, place string) func(*industry.State) {
		return func(s *industry.State) { industry.Damage(s, what, p, zone(place)) }
	}
	for _, c := range []struct {
		name  string
		spoil func(*industry.State)
		want  string
	}{
		{"nothing", func(*industry.State) {}, ""},
		{"held by two", damage("hold", 1, "II-A"), "a zone has two owners"},
		{"held and built", damage("build", 0, "II-A"), "a zone has two owners"},
		{"built by another", damage("build", 2, "I-C"), "a zone has two owners"},
		{"held too early", damage("hold", 0, "II-E"), "a zone has an owner and was not taken"},
		{"built too early", damage("build", 2, "III-A"), "a zone has an owner and was not taken"},
		{"a joker zone", damage("hold", 0, "I-H"), "a joker zone has an owner"},
		{"less than no talers", func(s *industry.State) { s.Talers[1] = -1 }, "seat 2 has less than nothing"},
		{"less than no points", func(s *industry.State) { s.Cogs[2] = -1 }, "seat 3 has less than nothing"},
		{"no talers", func(s *industry.State) { s.Talers[1], s.Cogs[0] = 0, 0 }, ""},
		{"a joker too many", func(s *industry.State) { s.Jokers[0][industry.Any] += 2 }, "there are more jokers than were taken"},
		{"as many jokers as were taken", func(s *industry.State) { s.Jokers[0][industry.Any]++ }, ""},
		{"a zone without an owner", damage("lose", 1, "II-J"), "a zone was taken and has no owner"},
		{"a zone without an owner when the game is over", func(s *industry.State) { s.Phase = industry.Over; damage("lose", 1, "II-J")(s) }, ""},
		{"a zone up at the wrong time", func(s *industry.State) { s.Up = zone("II-D") }, "a zone is auctioned at the wrong time"},
		{"no zone up for bids", func(s *industry.State) { s.Phase = industry.Bidding }, "a zone is auctioned at the wrong time"},
		{"no zone up for a decision", func(s *industry.State) { s.Phase = industry.Deciding }, "a zone is auctioned at the wrong time"},
		{"a bid of nobody", func(s *industry.State) { s.High = 1 }, "the highest bid is nobody's"},
		{"no bid of somebody", func(s *industry.State) { s.Bidder = 1 }, "the highest bid is nobody's"},
		{"a bid of a seat that there is not", func(s *industry.State) { s.High, s.Bidder = 1, 3 }, "the highest bid cannot be paid"},
		{"too high a bid", func(s *industry.State) { s.High, s.Bidder = 6, 2 }, "the highest bid cannot be paid"},
		{"the highest bid there can be", func(s *industry.State) { s.High, s.Bidder = 5, 2 }, ""},
		{"a sixth era", func(s *industry.State) { s.Era = 5 }, "there is no such era"},
		{"a token twice", damage("bag", 0, "II-C"), "a column's token is missing, or there twice"},
		{"a token in the bag of a zone that was taken", damage("bag", 0, "II-A"), "a column's token is missing, or there twice"},
		{"a token on offer of a zone that was taken", damage("offer", 0, "II-A"), "a column's token is missing, or there twice"},
		{"a token missing in the bag", damage("bag", 0, "II-E"), "a column's token is missing, or there twice"},
		{"a token twice and another missing", func(s *industry.State) { damage("bag", 0, "II-C")(s); damage("bag", 0, "II-E")(s) }, "a column's token is missing, or there twice"},
		{"a token missing on offer", damage("offer", 0, "II-C"), "a column's token is missing, or there twice"},
		{"a zone of an earlier era left", func(s *industry.State) { damage("leave", 0, "I-C")(s); s.Phase = industry.Over }, "a zone has an owner and was not taken"},
		{"a joker zone of an earlier era left", func(s *industry.State) { s.Jokers[1] = [industry.Any + 1]uint8{}; damage("leave", 1, "I-H")(s) }, "the eras before are taken, and those after are not"},
		{"a joker zone of a later era taken", damage("take", 1, "V-I"), "the eras before are taken, and those after are not"},
	} {
		s := position(t, g, at)
		c.spoil(&s)
		if err := g.Check(&s); message(err) != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	s := position(t, g, at)
	play(t, g, &s, "name II-C")
	if err := g.Check(&s); err != nil {
		t.Error(err)
	}
	industry.Damage(&s, "offer", 0, s.Up)
	if err := g.Check(&s); message(err) != "a column's token is missing, or there twice" {
		t.Errorf("the token of the zone that is up lies on offer too: %v", err)
	}
	industry.Damage(&s, "offer", 0, s.Up)
	s.Up += industry.Columns
	if err := g.Check(&s); message(err) != "a zone is auctioned at the wrong time" {
		t.Errorf("a zone of another era is up: %v", err)
	}
}
