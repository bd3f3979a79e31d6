package industry_test

import (
	"slices"
	"testing"

	"sohofoundry/engine/industry"
)

func TestI15_Development(t *testing.T) {
	const mine = "developing 1; first 1; 1: held I-A I-B I-E; 2: held I-C"
	run(t, []played{
		{name: "paid to the bank", position: mine, choices: "develop I-A", want: "owner I-A 1 developed; talers 3 5 5; actor 1; developed 1"},
		{name: "up to two", position: mine, choices: "develop I-A; develop I-B", want: "talers 1 5 5; actor 2; developed 0; owner I-E 1"},
		{name: "a third is another's turn", position: mine, choices: "develop I-A; develop I-B; 1 says develop I-E", why: industry.NotYourTurn, rule: 4},
		{name: "the second one ends the round", position: "developing 3; first 1; bag DKL; 3: held I-A I-J I-E", choices: "develop I-A; develop I-J", want: "phase naming; developed 0"},
		{name: "one", position: mine, choices: "develop I-A; done", want: "actor 2; developed 0; phase developing"},
		{name: "none", position: mine, choices: "done", want: "actor 2; talers 5 5 5"},
		{name: "from the first player", position: "naming 1; first 3; offer A; 1: held I-B; 2: held I-C; 3: held I-E", choices: "name I-A; pass; pass", want: "phase developing; actor 3"},
		{name: "around to the one before the first", position: "developing 3; first 3; bag JKL; 1: held I-B; 2: held I-C; 3: held I-E",
			choices: "done; done", want: "phase developing; actor 2"},
		{name: "then the round is over", position: "developing 3; first 3; bag JKL; 1: held I-B; 2: held I-C; 3: held I-E", choices: "done; done; done", want: "phase naming; first 1"},
		{name: "who has nothing left is not asked again", position: "developing 1; first 1; 1: held I-A; 2: held I-C", choices: "develop I-A", want: "actor 2; developed 0"},
		{name: "who has nothing is not asked", position: "developing 1; first 1; bag JKL; 1: held I-A I-B; 3: held I-C", choices: "done", want: "actor 3"},
		{name: "another's zone", position: mine, choices: "develop I-C", why: industry.NotYours, rule: 15},
		{name: "nobody's zone", position: mine, choices: "develop I-F", why: industry.NotYours, rule: 15},
		{name: "a technology costs no money", position: "developing 1; first 1; 1: held I-L I-A", choices: "develop I-L", want: "talers 5 5 5; owner I-L 1 developed"},
		{name: "a bonus zone costs what is printed (I31)", position: "developing 1; first 1; 1: held I-F I-A", choices: "develop I-F", want: "talers 3 5 5; owner I-F 1 developed"},
		{name: "a bonus zone needs what is printed (I31)", position: "era 2; developing 1; first 1; 1: held II-F", choices: "develop II-F bank", want: "talers 2 5 5; owner II-F 1 developed"},
		{name: "without a cost nothing is paid", position: "developing 1; first 1; 1: 0T held I-J I-A", choices: "develop I-J", want: "talers 0 5 5; cogs 1 0 0"},
		{name: "out of turn", position: mine, choices: "2 says develop I-C", why: industry.NotYourTurn, rule: 4},
	})
	g := newGame(t)
	s := position(t, g, mine)
	for _, z := range []industry.ID{industry.NoZone, industry.Zones} {
		if refused := g.Refused(&s, industry.Choice{Verb: industry.Develop, Zone: z}); refused.Reason != industry.NoSuchZone || refused.Rule != 0 {
			t.Errorf("zone %d: %+v", z, refused)
		}
	}
}

func TestI16_Resources(t *testing.T) {
	const (
		reed  = "developing 1; first 1; 1: held I-G I-A" // I-G needs stone
		loom  = "developing 1; first 1; 1: held I-K I-A" // I-K needs wood and stone
		forge = "era 2; developing 1; first 1; bag BCD; 1: held II-E"
	)
	run(t, []played{
		{name: "a matching joker", position: "era 2; developing 1; first 1; 1: held II-A I-A jokers wood", choices: "develop II-A joker:wood", want: "jokers 1; talers 2 5 5; owner II-A 1 developed"},
		{name: "the joker for any", position: reed + " jokers any", choices: "develop I-G joker:any", want: "jokers 1; talers 3 5 5"},
		{name: "a joker of another kind", position: "era 3; developing 1; first 1; 1: held I-G jokers wood", choices: "develop I-G joker:wood", why: industry.NoSuchSource, rule: 16},
		{name: "a joker that one has not", position: reed + "; 2: jokers any", choices: "develop I-G joker:any", why: industry.NoSuchSource, rule: 16},
		{name: "one's own works, for nothing", position: reed + " built I-C", choices: "develop I-G own", want: "talers 3 5 5"},
		{name: "one's own works, any number of times", position: "era 2; developing 1; first 1; bag ABCD; 1: held I-G II-L I-I built I-C", choices: "develop I-G own; done", want: "talers 3 5 5"},
		{name: "one's own works, twice for one zone", position: forge + " built II-A", choices: "develop II-E own own", want: "talers 3 5 5"},
		{name: "own works still to be developed", position: reed + " I-C", choices: "develop I-G own", why: industry.NoSuchSource, rule: 16},
		{name: "another's works, paid for", position: reed + "; 2: built I-C", choices: "develop I-G seat:2", want: "talers 2 6 5"},
		{name: "another's works of two", position: "era 2; developing 1; first 1; 1: held II-B I-A; 2: built I-B; 3: built II-I", choices: "develop II-B seat:3", want: "talers 1 5 6"},
		{name: "another's works still to be developed", position: reed + "; 2: held I-C", choices: "develop I-G seat:2", why: industry.NoSuchSource, rule: 16},
		{name: "who makes nothing of the kind", position: reed + "; 2: built I-C", choices: "develop I-G seat:3", why: industry.NoSuchSource, rule: 16},
		{name: "oneself is no other", position: reed + " built I-C", choices: "develop I-G seat:1", why: industry.NoSuchSource, rule: 36},
		{name: "another, with own works (I36)", position: "era 2; developing 1; first 1; 1: held II-B built I-B; 2: built II-I", choices: "develop II-B seat:2", why: industry.NoSuchSource, rule: 36},
		{name: "a joker, with own works (I36)", position: reed + " built I-C jokers any", choices: "develop I-G joker:any", why: industry.NoSuchSource, rule: 36},
		{name: "the bank", position: "era 2; developing 1; first 1; 1: held I-G I-A", choices: "develop I-G bank", want: "talers 2 5 5"},
		{name: "the bank, though another makes it", position: "era 2; developing 1; first 1; 1: held I-G I-A; 2: built I-C", choices: "develop I-G bank", why: industry.NoSuchSource, rule: 16},
		{name: "two resources", position: loom + "; 2: built I-E; 3: built I-C", choices: "develop I-K seat:2 seat:3", want: "talers 2 6 6; cogs 2 0 0"},
		{name: "two resources the wrong way round", position: loom + "; 2: built I-E; 3: built I-C", choices: "develop I-K seat:3 seat:2", why: industry.NoSuchSource, rule: 16},
		{name: "a second resource that is nowhere", position: loom + "; 2: built I-E", choices: "develop I-K seat:2 seat:3", why: industry.NoSuchSource, rule: 16},
		{name: "one joker for two resources", position: loom + " jokers any", choices: "develop I-K joker:any joker:any", why: industry.JokerUsed, rule: 16},
		{name: "two jokers for two resources", position: "era 5; developing 1; first 1; bag ABC; 1: held I-K jokers any any", choices: "develop I-K joker:any joker:any", want: "jokers 1; talers 4 5 5"},
		{name: "two of three jokers", position: "era 5; developing 1; first 1; bag ABC; 1: held I-K jokers any any any", choices: "develop I-K joker:any joker:any", want: "jokers 1 any"},
		{name: "a joker and the bank for two of a kind", position: "era 3; developing 1; first 1; bag ABCD; 1: held II-E jokers any", choices: "develop II-E joker:any bank", want: "talers 2 5 5; jokers 1"},
		{name: "the same seat twice for two of a kind", position: forge + "; 3: built II-A", choices: "develop II-E seat:3 seat:3", want: "talers 1 5 7"},
	})
	g := newGame(t)
	s := position(t, g, loom+" jokers any")
	if refused := play(t, g, &s, "develop I-K joker:any joker:any"); refused.Resource != industry.Any || refused.Zone != zone("I-K") {
		t.Errorf("%+v", refused)
	}
	if refused := play(t, g, &s, "develop I-K joker:any own"); refused.Resource != industry.Stone || refused.Zone != zone("I-K") {
		t.Errorf("%+v", refused)
	}
}

// What is needed and cannot be, and what is not needed and given, is refused.
func TestI16_SourcesOfNothing(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "era 2; developing 1; first 1; 1: held I-A I-G built I-C")
	own := industry.Source{Kind: industry.OwnWorks}
	for _, c := range []struct {
		place string
		from  [industry.MostNeeds]industry.Source
		why   industry.Reason
	}{
		{"I-A", [2]industry.Source{}, industry.Allowed},
		{"I-A", [2]industry.Source{own}, industry.NoSuchSource},
		{"I-G", [2]industry.Source{own}, industry.Allowed},
		{"I-G", [2]industry.Source{}, industry.NoSuchSource},
		{"I-G", [2]industry.Source{own, own}, industry.NoSuchSource},
		{"I-G", [2]industry.Source{{Kind: industry.OwnWorks, Joker: industry.Any}}, industry.NoSuchSource},
		{"I-G", [2]industry.Source{{Kind: industry.OwnWorks, Seat: 1}}, industry.NoSuchSource},
	} {
		if refused := g.Refused(&s, industry.Choice{Verb: industry.Develop, Zone: zone(c.place), From: c.from}); refused.Reason != c.why {
			t.Errorf("%s from %v: %+v", c.place, c.from, refused)
		}
	}
}

// All ways to develop are listed, and none twice: two of a kind from two sources are one way, whichever comes first.
func TestI16_WaysAreListed(t *testing.T) {
	g := newGame(t)
	for _, c := range []struct {
		position string
		want     []string
	}{
		{"developing 1; first 1; 1: held I-G jokers any; 2: built I-C", []string{"develop I-G joker:any", "develop I-G seat:2", "done", "subsidy"}},
		{"developing 1; first 1; 1: held I-G subsidy; 2: 0T", []string{"done"}},
		{"developing 1; first 1; 1: 2T held I-G jokers any; 2: built I-C", []string{"develop I-G joker:any", "done", "subsidy"}},
		{"era 5; developing 1; first 1; bag ABC; 1: held II-E jokers any any; 2: 5T", []string{"develop II-E joker:any joker:any", "develop II-E joker:any bank", "develop II-E bank bank", "done", "subsidy"}},
		{"seats 4; era 2; developing 1; first 1; bag BCD; 1: 9T held II-K; 2: built I-B I-E; 3: built II-I; 4: built II-A", []string{"develop II-K seat:2 seat:2", "develop II-K seat:3 seat:2", "done", "subsidy"}},
		{"era 2; developing 1; first 1; bag BCD; 1: held I-F II-E subsidy built II-A; 2: built I-B", []string{"develop I-F", "develop II-E own own", "done"}},
		{"era 2; developing 1; first 1; bag BCD; 1: held I-L I-J", []string{"develop I-J", "done", "subsidy"}},
		{"seats 4; era 3; developing 1; first 1; bag B; 1: 9T held II-E; 2: built II-A; 4: held I-A", []string{"develop II-E seat:2 seat:2", "done", "subsidy"}},
		{"era 2; developing 2; first 1; bag ACD; 1: built I-B; 2: held II-B jokers any; 3: built II-I", []string{"develop II-B joker:any", "develop II-B seat:1", "develop II-B seat:3", "done", "subsidy"}},
	} {
		s := position(t, g, c.position)
		if got := texts(g, &s, g.Choices(&s)); !slices.Equal(got, c.want) {
			t.Errorf("%s:\ngot  %q\nwant %q", c.position, got, c.want)
		}
	}
}

// Two of a kind from a board on which two seats make it: each pair of sources once.
func TestI16_TwoOfAKindFromTwoSeats(t *testing.T) {
	b := testBoard()
	b.Zones[zone("I-A")].Needs = [2]industry.Resource{industry.Brick, industry.Brick}
	b.Zones[zone("I-C")].Makes = industry.Brick
	g, err := industry.New(b)
	if err != nil {
		t.Fatal(err)
	}
	s := position(t, g, "developing 1; first 1; 1: held I-A jokers any; 2: built I-B; 3: built I-C")
	want := []string{"develop I-A joker:any seat:2", "develop I-A joker:any seat:3", "develop I-A seat:2 seat:2", "develop I-A seat:2 seat:3", "develop I-A seat:3 seat:3", "done", "subsidy"}
	if got := texts(g, &s, g.Choices(&s)); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	if got := g.Sources(&s, 0, industry.NoResource); len(got) != 1 || got[0] != (industry.Source{}) {
		t.Errorf("what needs nothing comes from %v", got)
	}
	b.Zones[zone("I-A")].Needs = [2]industry.Resource{industry.Wood, industry.Wood}
	if g, err = industry.New(b); err != nil {
		t.Fatal(err)
	}
	s = position(t, g, "era 2; developing 1; first 1; 1: held I-A jokers wood any; 2: 5T")
	want = []string{"develop I-A joker:wood joker:any", "develop I-A joker:wood bank", "develop I-A joker:any bank", "develop I-A bank bank", "done", "subsidy"}
	if got := texts(g, &s, g.Choices(&s)); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// The bank sells nothing in the first era, and more with each (I17).
func TestI17_TheBank(t *testing.T) {
	g := newGame(t)
	for era := range industry.Eras {
		s := industry.State{Era: uint8(era)}
		for _, r := range industry.Resources {
			if got, want := s.BankSells(g, r), sells[r] <= era; got != want {
				t.Errorf("in era %s the bank sells %s: %t", industry.EraName(era), r, got)
			}
		}
	}
	run(t, []played{
		{name: "stone in era 1", position: "developing 1; first 1; 1: held I-G I-A", choices: "develop I-G bank", why: industry.NoSuchSource, rule: 16},
		{name: "stone in era 2", position: "era 2; developing 1; first 1; 1: held I-G I-A", choices: "develop I-G bank", want: "talers 2 5 5"},
		{name: "iron in era 2", position: "era 2; developing 1; first 1; bag ABC; 1: held II-E", choices: "develop II-E bank bank", why: industry.NoSuchSource, rule: 16},
		{name: "iron in era 3", position: "era 3; developing 1; first 1; bag ABC; 1: held II-E", choices: "develop II-E bank bank", want: "talers 1 5 5"},
	})
}

func TestI18_WithoutTheMoney(t *testing.T) {
	run(t, []played{
		{name: "the cost exactly", position: "developing 1; first 1; 1: 3T held I-C I-A", choices: "develop I-C", want: "talers 0 5 5"},
		{name: "a taler short", position: "developing 1; first 1; 1: 2T held I-C I-A", choices: "develop I-C", why: industry.NotEnoughMoney, rule: 18},
		{name: "the cost and a resource exactly", position: "developing 1; first 1; 1: 3T held I-G I-A; 2: built I-C", choices: "develop I-G seat:2", want: "talers 0 6 5"},
		{name: "a taler short for the resource", position: "developing 1; first 1; 1: 2T held I-G I-A; 2: built I-C", choices: "develop I-G seat:2", why: industry.NotEnoughMoney, rule: 18},
		{name: "a taler short for the second one", position: "developing 1; first 1; 1: 2T held I-K I-A; 2: built I-C I-E", choices: "develop I-K seat:2 seat:2", why: industry.NotEnoughMoney, rule: 18},
		{name: "two resources exactly", position: "developing 1; first 1; 1: 3T held I-K I-A; 2: built I-C I-E", choices: "develop I-K seat:2 seat:2", want: "talers 0 7 5"},
		{name: "a technology's resource", position: "developing 1; first 1; 1: 0T held I-I I-A; 2: built I-C", choices: "develop I-I seat:2", why: industry.NotEnoughMoney, rule: 18},
		{name: "without the resource", position: "developing 1; first 1; 1: 9T held I-G I-A", choices: "develop I-G own", why: industry.NoSuchSource, rule: 16},
		{name: "with a subsidy after all", position: "developing 1; first 1; 1: 0T held I-C I-A", choices: "subsidy; develop I-C", want: "talers 0 5 5; owner I-C 1 developed"},
	})
	g := newGame(t)
	s := position(t, g, "developing 1; first 1; 1: 2T held I-K I-A; 2: built I-C I-E")
	if refused := play(t, g, &s, "develop I-K seat:2 seat:2"); refused.Need != 3 || refused.Have != 2 || refused.Zone != zone("I-K") {
		t.Errorf("%+v", refused)
	}
}

func TestI19_PointsAtOnce(t *testing.T) {
	run(t, []played{
		{name: "a factory in its own era", position: "developing 1; first 1; 1: held I-A I-B cogs 4", choices: "develop I-A", want: "cogs 5 0 0"},
		{name: "a factory in a later era", position: "era 2; developing 1; first 1; 1: held I-A I-B cogs 4", choices: "develop I-A", want: "cogs 4 0 0; owner I-A 1 developed"},
		{name: "a technology in its own era", position: "era 2; developing 1; first 1; bag ABC; 1: held II-J I-A", choices: "develop II-J", want: "cogs 5 0 0"},
		{name: "a technology in a later era", position: "era 3; developing 1; first 1; 1: held II-J I-A", choices: "develop II-J", why: industry.EraIsPast, rule: 22},
		{name: "a bonus zone at once nothing", position: "developing 1; first 1; 1: held I-F I-A", choices: "develop I-F", want: "cogs 0 0 0"},
		{name: "a bonus zone in a later era", position: "era 5; developing 1; first 1; 1: held I-F I-A", choices: "develop I-F", want: "owner I-F 1 developed"},
		{name: "a zone twice", position: "developing 1; first 1; 1: held I-A I-B I-E", choices: "develop I-A; develop I-A", why: industry.AlreadyDeveloped, rule: 19},
	})
	g := newGame(t)
	s := position(t, g, "era 2; offer A")
	for place, want := range map[string]int16{"I-A": 0, "II-A": 1, "II-J": 5, "III-A": 0, "II-F": 0} {
		if got := g.CogPoints(&s, zone(place)); got != want {
			t.Errorf("%s scores %d, not %d", place, got, want)
		}
	}
}

func TestI20_BankAndStockExchange(t *testing.T) {
	run(t, []played{
		{name: "with neither", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-F", choices: "develop IV-F", want: "talers 4 5 5"},
		{name: "with the one", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-F built II-C", choices: "develop IV-F", want: "talers 5 5 5"},
		{name: "with both", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-F built II-C IV-C", choices: "develop IV-F", want: "talers 6 5 5"},
		{name: "undeveloped", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-F II-C IV-C", choices: "develop IV-F", want: "talers 4 5 5"},
		{name: "another's", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-F; 2: built II-C IV-C", choices: "develop IV-F", want: "talers 4 5 5"},
		{name: "not for itself", position: "era 2; developing 1; first 1; bag AB; 1: 9T held II-C built I-C I-B", choices: "develop II-C own", want: "talers 5 5 5"},
		{name: "the one for the other", position: "era 4; developing 1; first 1; bag AB; 1: 9T held IV-C built II-C", choices: "develop IV-C bank", want: "talers 4 5 5"},
		{name: "for a bonus zone", position: "era 4; developing 1; first 1; bag AB; 1: held I-F built II-C IV-C", choices: "develop I-F", want: "talers 5 5 5"},
		{name: "never below 0", position: "era 4; developing 1; first 1; bag AB; 1: held I-J I-K built II-C IV-C", choices: "develop I-J", want: "talers 5 5 5"},
		{name: "1 less 2 is nothing", position: "era 4; developing 1; first 1; bag AB; 1: held I-K II-I built II-C IV-C I-E I-C", choices: "develop II-I", want: "talers 5 5 5"},
		{name: "a technology brings no money", position: "era 4; developing 1; first 1; bag AB; 1: held IV-K built II-C IV-C", choices: "develop IV-K", want: "talers 5 5 5"},
		{name: "not for resources", position: "era 4; developing 1; first 1; bag AB; 1: 1T held I-G built II-C IV-C; 2: 5T", choices: "develop I-G bank", want: "talers 0 5 5"},
		{name: "with what is saved it can be paid", position: "era 4; developing 1; first 1; bag AB; 1: 3T held IV-F built II-C IV-C", choices: "develop IV-F", want: "talers 0 5 5"},
		{name: "a taler short all the same", position: "era 4; developing 1; first 1; bag AB; 1: 2T held IV-F built II-C IV-C", choices: "develop IV-F", why: industry.NotEnoughMoney, rule: 18},
	})
}

func TestI23_Subsidy(t *testing.T) {
	run(t, []played{
		{name: "three talers", position: auction, choices: "subsidy", want: "talers 8 5 5; subsidies true false false; phase naming; actor 1"},
		{name: "a second one (I30)", position: auction, choices: "subsidy; subsidy", why: industry.SubsidyTaken, rule: 30},
		{name: "one each", position: auction, choices: "subsidy; 2 says subsidy; 3 says subsidy", want: "talers 8 8 8; subsidies true true true"},
		{name: "of another seat, in its words", position: auction, choices: "subsidy 3", want: "talers 5 5 8"},
		{name: "while bids are asked for", position: auction, choices: "name I-B; subsidy; bid 8; pass; give", want: "talers 13 0 5"},
		{name: "when it is not one's turn", position: auction, choices: "name I-B; 3 says subsidy", want: "talers 5 5 8; actor 2; phase bidding"},
		{name: "while the auctioneer decides", position: auction, choices: "name I-B; pass; bid 5; subsidy; take", want: "talers 4 7 7"},
		{name: "while developing", position: "developing 1; first 1; 1: held I-A", choices: "subsidy", want: "talers 8 5 5; phase developing; actor 1"},
		{name: "when the game is over", position: "era 5; first 1; developing 3; bag; 3: held V-A", choices: "done; 1 says subsidy", why: industry.GameIsOver, rule: 24},
	})
}
