package industry_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine/industry"
)

const last = "era 5; first 1; naming 1; bag; offer L" // the last zone of the game is on offer

func TestI24_TheEnd(t *testing.T) {
	const all = "; 1: held I-B; 2: held V-B"
	run(t, []played{
		{name: "with the round in which the last zone is taken", position: last + all, choices: "name V-L; pass; pass; done; done; done", want: "phase over; actor nobody; auctioneer nobody; era 5; up none"},
		{name: "after everybody has developed (I34)", position: last + all, choices: "name V-L; pass; pass", want: "phase developing; actor 1"},
		{name: "not with the last auction of a round before", position: "era 5; first 1; naming 1; bag ACD; offer L" + all, choices: "name V-L; pass; pass; done; done; done", want: "phase naming; offer ACD; era 5"},
		{name: "not with an earlier era", position: "era 4; first 1; naming 1; bag; offer L; 1: held I-B", choices: "name IV-L; pass; pass; done; done", want: "phase naming; era 5"},
		{name: "what is undeveloped is removed", position: last + all, choices: "name V-L; pass; pass; develop I-B; done; done; done", want: "owner I-B 1 developed; owner V-B taken; owner V-L taken; tokens 1 0 0"},
		{name: "the marker stays", position: last + all, choices: "name V-L; pass; pass; done; done; done", want: "first 1"},
		{name: "then nothing is chosen", position: last + all, choices: "name V-L; pass; pass; done; done; done; 1 says done", why: industry.GameIsOver, rule: 24},
	})
	g := newGame(t)
	s := position(t, g, last+all)
	play(t, g, &s, "name V-L; pass; pass; done; done; done")
	if list := g.Choices(&s); len(list) != 0 {
		t.Errorf("when the game is over, these may be chosen: %q", texts(g, &s, list))
	}
}

// scored is what a seat scores for what it has, part by part: cogs, money, roads, links, ports, stations, pumps, plants, jokers, debt.
type scored struct {
	name, has string
	want      industry.Score
}

func scores(t *testing.T, cases []scored) {
	t.Helper()
	g := newGame(t)
	for _, c := range cases {
		s := position(t, g, "era 5; offer L; 1: 0T "+c.has+"; 2: 0T; 3: 0T")
		if got := g.Score(&s, 0); got != c.want {
			t.Errorf("%s: %v, not %v", c.name, got, c.want)
		}
		total := 0
		for _, points := range c.want {
			total += int(points)
		}
		if got := g.Points(&s, 0); got != total {
			t.Errorf("%s: %d points, not %d", c.name, got, total)
		}
	}
}

func TestI25_Money(t *testing.T) {
	scores(t, []scored{
		{"nothing", "0T", industry.Score{}},
		{"2 T", "2T", industry.Score{}},
		{"3 T", "3T", industry.Score{industry.Money: 1}},
		{"5 T", "5T", industry.Score{industry.Money: 1}},
		{"17 T", "17T", industry.Score{industry.Money: 5}},
		{"beside the points of the game", "6T cogs 30", industry.Score{industry.Cogs: 30, industry.Money: 2}},
	})
}

func TestI26_Joined(t *testing.T) {
	scores(t, []scored{
		{"two factories on a road", "built I-A I-B", industry.Score{industry.Roads: 3}},
		{"two without", "built I-A I-C", industry.Score{}},
		{"three in a row are two pairs", "built I-A I-B I-C", industry.Score{industry.Roads: 6}},
		{"a star of three", "built I-A I-B I-C II-B", industry.Score{industry.Roads: 9}},
		{"a road to one undeveloped", "built I-A held I-B", industry.Score{}},
		{"technologies", "built I-D II-D", industry.Score{industry.Links: 3}},
		{"three technologies in a row", "built I-D II-D III-D", industry.Score{industry.Links: 6}},
		{"technologies not next to each other", "built I-D III-D", industry.Score{}},
		{"both", "built I-D II-D II-A II-B", industry.Score{industry.Links: 3, industry.Roads: 3}},
	})
	g := newGame(t)
	s := position(t, g, "era 5; offer L; 1: built I-A; 2: built I-B")
	if got := g.Score(&s, 0)[industry.Roads] + g.Score(&s, 1)[industry.Roads]; got != 0 {
		t.Errorf("for a road to another's factory are %d points", got)
	}
}

func TestI27_BonusZones(t *testing.T) {
	scores(t, []scored{
		{"a port without factories", "built I-F", industry.Score{}},
		{"factories without a port", "built I-A I-C", industry.Score{}},
		{"a port at 3 and two factories on the river", "built I-F I-A I-C", industry.Score{industry.Ports: 6}},
		{"an undeveloped port", "held I-F built I-A I-C", industry.Score{}},
		{"an undeveloped factory", "built I-F I-A held I-C", industry.Score{industry.Ports: 3}},
		{"a factory off the river", "built I-F I-A I-G", industry.Score{industry.Ports: 3}},
		{"two ports, 3 and 2, and four factories", "built I-F II-L I-A I-C I-E II-E", industry.Score{industry.Ports: 20}},
		{"a factory on two networks", "built I-F II-F II-G", industry.Score{industry.Ports: 3, industry.Pumps: 2}},
		{"stations", "built III-C IV-J III-A III-F", industry.Score{industry.Stations: 10}},
		{"pumping stations, far away", "built III-J II-A", industry.Score{industry.Pumps: 3}},
		{"power stations", "built IV-A V-A V-E", industry.Score{industry.Plants: 6}},
		{"a factory of another network", "built IV-A II-A", industry.Score{}},
	})
	g := newGame(t)
	s := position(t, g, "era 5; offer L; 1: built I-F; 2: built I-A")
	if got := g.Score(&s, 0)[industry.Ports]; got != 0 {
		t.Errorf("for another's factory are %d points", got)
	}
}

func TestI28_JokersAndSubsidy(t *testing.T) {
	scores(t, []scored{
		{"a joker", "jokers wood", industry.Score{industry.SpareJokers: 2}},
		{"three jokers", "jokers wood any any", industry.Score{industry.SpareJokers: 6}},
		{"a subsidy", "subsidy", industry.Score{industry.Debt: -5}},
		{"both", "3T subsidy jokers steel", industry.Score{industry.Money: 1, industry.SpareJokers: 2, industry.Debt: -5}},
	})
}

func TestI29_WhoWins(t *testing.T) {
	g := newGame(t)
	for _, c := range []struct{ name, position, standing, winners string }{
		{"most points", "1: 0T cogs 3; 2: 0T cogs 5; 3: 0T cogs 4", "[2 3 1]", "[2]"},
		{"most tokens at equal points", "1: 0T cogs 5; 2: 0T cogs 5 built I-C; 3: 0T cogs 4", "[2 1 3]", "[2]"},
		{"fewer points with more tokens", "1: 0T cogs 6; 2: 0T cogs 5 built I-C; 3: 0T cogs 4", "[1 2 3]", "[1]"},
		{"tokens before money", "1: 2T cogs 5; 2: 0T cogs 5 built I-C; 3: 0T", "[2 1 3]", "[2]"},
		{"most money at equal tokens", "1: 0T cogs 5; 2: 1T cogs 5; 3: 2T cogs 5", "[3 2 1]", "[3]"},
		{"undeveloped tokens do not count (I33)", "1: 1T cogs 5; 2: 0T cogs 5 held I-C; 3: 0T", "[1 2 3]", "[1]"},
		{"two equal in all (I39)", "1: 0T cogs 4; 2: 1T cogs 5; 3: 1T cogs 5", "[2 3 1]", "[2 3]"},
		{"all equal", "1: 1T; 2: 1T; 3: 1T", "[1 2 3]", "[1 2 3]"},
		{"of four", "seats 4; 1: 0T; 2: 0T; 3: 0T; 4: 3T", "[4 1 2 3]", "[4]"},
	} {
		s := position(t, g, "era 5; offer L; "+c.position)
		if got := fmt.Sprintf("%v", g.Standing(&s)); got != c.standing {
			t.Errorf("%s: the standing is %s, not %s", c.name, got, c.standing)
		}
		if got := fmt.Sprintf("%v", g.Winners(&s)); got != c.winners {
			t.Errorf("%s: won has %s, not %s", c.name, got, c.winners)
		}
	}
}

// The end tells each part of the score but the cogs, which were told when they were scored.
func TestI24_TheEndIsTold(t *testing.T) {
	g := newGame(t)
	s := position(t, g, last+"; 1: 4T cogs 9 held I-B built I-A I-F jokers wood subsidy; 2: 0T; 3: 2T")
	play(t, g, &s, "name V-L; pass; pass; done")
	var log industry.Log
	for s.Phase != industry.Over {
		c, err := g.Parse(&s, "done")
		if err != nil {
			t.Fatal(err)
		}
		g.Apply(&s, c, &log)
	}
	scored := map[industry.Part]int16{}
	removed := 0
	for _, e := range log {
		switch e.Kind {
		case industry.EndScored:
			if e.Seat == 0 {
				scored[e.Part] += e.Amount
			} else {
				t.Errorf("seat %s scores %d for part %d", e.Seat, e.Amount, e.Part)
			}
			if e.Rule != e.Part.Rule() || e.Zone != industry.NoZone {
				t.Errorf("part %d by %s", e.Part, e.Rule)
			}
		case industry.TokenRemoved:
			removed++
		}
	}
	if got, want := fmt.Sprint(scored), fmt.Sprint(map[industry.Part]int16{industry.Money: 1, industry.Ports: 3, industry.SpareJokers: 2, industry.Debt: -5}); got != want {
		t.Errorf("scored %s, not %s", got, want)
	}
	if end := log[len(log)-1]; end.Kind != industry.GameEnds || end.Rule != 24 || end.Seat != industry.Nobody {
		t.Errorf("at last: %+v", end)
	}
	if removed == 0 {
		t.Error("no token is removed")
	}
	for part, rule := range []industry.Rule{19, 25, 26, 26, 27, 27, 27, 27, 28, 28} {
		if got := industry.Part(part).Rule(); got != rule {
			t.Errorf("part %d is scored by %s", part, got)
		}
	}
}
