package industry_test

import (
	"strings"
	"testing"

	"sohofoundry/engine/industry"
)

func TestSetsAreThoseOfTheTable(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "era 2; naming 1; offer CD; bag EF; 1: held II-A II-B built I-C; 2: held II-J II-K II-L II-G jokers wood; 3: held II-I")
	for _, c := range []struct {
		name, want string
		set        industry.Set
	}{
		{"held", "II-A,II-B", s.HeldBy(0)},
		{"built", "I-C", s.BuiltBy(0)},
		{"nothing built", "none", s.BuiltBy(1)},
		{"taken in the era", "II-A,II-B,II-G,II-H,II-I,II-J,II-K,II-L", s.TakenZones() & industry.InEra(1)},
		{"offered", "II-C,II-D", s.OfferedZones()},
		{"in the bag", "II-E,II-F", s.BagZones()},
		{"makers", "I-B,II-I", g.Makers(industry.Brick)},
		{"on a network", "III-A,III-E,III-F,IV-B,V-K", g.OnNet(industry.Tracks)},
		{"joined", "I-A,I-C,II-B", g.JoinedTo(zone("I-B"))},
		{"of a kind", "I-H,II-H,III-G,IV-G,V-F,V-I,V-J", g.OfKind(industry.Joker)},
		{"that save talers", "II-C,IV-C", g.Reducing()},
		{"without the first", "II-B", s.HeldBy(0).Rest()},
		{"without the first of all", "I-B", (industry.InEra(0) & 3).Rest()},
	} {
		if got := c.set.String(); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
		if n := strings.Count(c.want, "-"); c.set.Len() != n {
			t.Errorf("%s: %d zones, not %d", c.name, c.set.Len(), n)
		}
		if first, _, _ := strings.Cut(c.want, ","); c.set != 0 && (c.set.First() != zone(first) || !c.set.Has(zone(first))) {
			t.Errorf("%s: the first is %s", c.name, c.set.First())
		}
	}
	if s.TakenZones().Has(zone("II-C")) || !s.TakenZones().Has(zone("I-H")) {
		t.Error("other zones are taken")
	}
}

func TestAPositionAsALine(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "era 2; round 2; naming 1; first 3; adjusted; offer CD; bag EF; 1: 7T held II-A II-B built I-C jokers wood cogs 4 subsidy; 2: held II-J II-K II-L II-G; 3: held II-I")
	play(t, g, &s, "name II-C; bid 2")
	line := s.String()
	for _, want := range []string{
		"seats 3 adjusted; era II round 2 bidding; first 3 auctioneer 1 actor 3 developed 0; ",
		"up II-C high 2 by 2 bids [0 2 0]; bag EF; offered D; taken I-A,I-B,",
		"; seat 1 talers 7 cogs 4 joker:wood subsidy owns II-A,II-B developed I-C; seat 2 talers 5 cogs 0 owns II-G,II-J,II-K,II-L developed none; seat 3 ",
		"; chance ",
	} {
		if !strings.Contains(line, want) {
			t.Errorf("%q is not in\n%s", want, line)
		}
	}
	other := s
	if other.Deal(9); other.String() == line {
		t.Error("another deal has the same line")
	}
	s = position(t, g, "seats 4; era 5; developing 2; bag; 2: held V-A; 1: 5T")
	if line = s.String(); !strings.HasPrefix(line, "seats 4; era V round 1 developing; first 1 auctioneer nobody actor 2 developed 0; up none high 0 by nobody bids [0 0 0 0]; bag none; offered none; ") {
		t.Error(line)
	}
}
