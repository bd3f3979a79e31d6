package words

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/message"
)

// zoneNamed is the zone with a name on our own board.
func zoneNamed(t *testing.T, name string) industry.ID {
	t.Helper()
	g := decks.Industry()
	for z := range g.Zones {
		if g.Zones[z].Name == name {
			return industry.ID(z)
		}
	}
	t.Fatalf("there is no zone %q", name)
	return industry.NoZone
}

func TestIndustryEvent(t *testing.T) {
	g, w := decks.Industry(), industrial(t, English)
	const you, rival1, ada = industry.Seat(0), industry.Seat(1), industry.Seat(2)
	yard, none := zoneNamed(t, "Brickyard"), industry.NoZone
	era := industry.At(1, 0)
	type e = industry.Event
	told := map[industry.EventKind]bool{}
	for _, c := range []struct {
		event industry.Event
		want  string
	}{
		{e{Kind: industry.RoundBegins, Seat: ada, Zone: era, Amount: 0}, "Era II, round 1 begins; Ada has the first player's marker."},
		{e{Kind: industry.RoundBegins, Seat: you, Zone: era, Amount: 2}, "Era II, round 3 begins; you have the first player's marker."},
		{e{Kind: industry.Income, Seat: you, Amount: 1, Zone: none, Rule: 5}, "You get 1 taler from the bank."},
		{e{Kind: industry.Income, Seat: rival1, Amount: 1, Zone: none, Rule: 6}, "Rival 1 gets 1 taler more from the bank for the token that was drawn."},
		{e{Kind: industry.TokenDrawn, Seat: you, Zone: yard}, "Token B is drawn: Brickyard is on offer."},
		{e{Kind: industry.ZoneNamed, Seat: ada, Zone: yard}, "Ada puts Brickyard up for auction."},
		{e{Kind: industry.BidMade, Seat: you, Zone: yard, Amount: 3}, "You bid 3 talers for Brickyard."},
		{e{Kind: industry.BidPassed, Seat: ada, Zone: yard}, "Ada passes."},
		{e{Kind: industry.NobodyBid, Seat: you, Zone: yard}, "Nobody bids, so you must take Brickyard for nothing."},
		{e{Kind: industry.ZoneGiven, Seat: ada, Other: you, Zone: yard, Amount: 3}, "Ada wins Brickyard and pays 3 talers to you."},
		{e{Kind: industry.ZoneTakenFor, Seat: you, Zone: yard, Amount: 1}, "You take Brickyard yourself for 1 taler."},
		{e{Kind: industry.ZoneTakenFor, Seat: ada, Zone: yard, Amount: 1}, "Ada takes Brickyard as auctioneer for 1 taler."},
		{e{Kind: industry.TalersDealt, Seat: you, Other: ada, Zone: yard, Amount: 2}, "You get 2 talers of it."},
		{e{Kind: industry.ZoneOwned, Seat: you, Zone: yard}, "Brickyard is yours now, not developed yet."},
		{e{Kind: industry.JokerTaken, Seat: you, Zone: yard, Resource: industry.Wood}, "You take a joker for wood."},
		{e{Kind: industry.JokerTaken, Seat: ada, Zone: yard, Resource: industry.Any}, "Ada takes a joker for any resource."},
		{e{Kind: industry.CostPaid, Seat: you, Zone: yard, Amount: 2}, "You pay the bank 2 talers for Brickyard."},
		{e{Kind: industry.ResourceSupplied, Seat: you, Other: you, Zone: yard, Resource: industry.Wood, Source: industry.OwnWorks},
			"Your own works supply Brickyard with wood."},
		{e{Kind: industry.ResourceSupplied, Seat: you, Other: you, Zone: yard, Resource: industry.Wood, Source: industry.SpareJoker, Joker: industry.Wood},
			"You give up a joker for wood."},
		{e{Kind: industry.ResourceSupplied, Seat: ada, Other: ada, Zone: yard, Resource: industry.Wood, Source: industry.SpareJoker, Joker: industry.Any},
			"Ada gives up a joker for any resource and gets wood."},
		{e{Kind: industry.ResourceSupplied, Seat: ada, Other: you, Zone: yard, Resource: industry.Wood, Source: industry.OthersWorks, Amount: 1},
			"Ada buys wood for 1 taler from you."},
		{e{Kind: industry.ResourceSupplied, Seat: you, Other: you, Zone: yard, Resource: industry.Computer, Source: industry.Bank, Amount: 1},
			"You buy computers for 1 taler from the bank."},
		{e{Kind: industry.ZoneDeveloped, Seat: ada, Zone: yard}, "Ada develops Brickyard."},
		{e{Kind: industry.CogScored, Seat: you, Zone: yard, Amount: 2}, "You score 2 VP for Brickyard."},
		{e{Kind: industry.DevelopsNoMore, Seat: you, Zone: none}, "You develop nothing more in this round."},
		{e{Kind: industry.MarkerPasses, Seat: ada, Zone: none}, "Ada gets the first player's marker."},
		{e{Kind: industry.EraBegins, Seat: ada, Zone: era, Amount: 1}, "Era II begins: Water."},
		{e{Kind: industry.SubsidyPaid, Seat: you, Zone: none, Amount: 3}, "You take a subsidy of 3 talers."},
		{e{Kind: industry.TokenRemoved, Seat: you, Zone: yard}, "Brickyard was not developed, and your token leaves it."},
		{e{Kind: industry.EndScored, Seat: ada, Zone: none, Part: industry.Roads, Amount: 6}, "Ada scores 6 VP for roads."},
		{e{Kind: industry.EndScored, Seat: you, Zone: none, Part: industry.Debt, Amount: -5}, "You lose 5 VP for a subsidy."},
		{e{Kind: industry.GameEnds, Seat: industry.Nobody, Zone: none}, "The game is over."},
	} {
		told[c.event.Kind] = true
		if got := w.IndustryEvent(g, c.event); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
	for kind := industry.RoundBegins; kind <= industry.GameEnds; kind++ {
		if !told[kind] {
			t.Errorf("%s has no sentence in this test", eventKeys[kind])
		}
	}
}

func TestIndustryLines_TellTogetherWhatBelongsTogether(t *testing.T) {
	g, w := decks.Industry(), industrial(t, English)
	const you, rival1, ada = industry.Seat(0), industry.Seat(1), industry.Seat(2)
	yard, pit := zoneNamed(t, "Brickyard"), zoneNamed(t, "Clay pit")
	income := func(rule industry.Rule) (log industry.Log) {
		for p := range industry.Seat(3) {
			log = append(log, industry.Event{Kind: industry.Income, Seat: p, Amount: 1, Zone: industry.NoZone, Rule: rule})
		}
		return log
	}
	token := func(z industry.ID) industry.Log { return industry.Log{{Kind: industry.TokenDrawn, Zone: z, Rule: 6}} }
	dealt := func(p industry.Seat, talers int16) industry.Event {
		return industry.Event{Kind: industry.TalersDealt, Seat: p, Other: ada, Zone: yard, Amount: talers}
	}
	for _, c := range []struct {
		log  industry.Log
		want string
	}{
		{income(5), "Everybody gets 1 taler from the bank."},
		{income(5)[:1], "You get 1 taler from the bank."},
		{slices.Concat(token(yard), token(pit)), "On offer are Brickyard and Clay pit."},
		{slices.Concat(token(pit), income(6), token(yard)), "On offer are Clay pit and Brickyard; everybody gets 1 taler more for the token that was drawn."},
		{industry.Log{{Kind: industry.ZoneGiven, Seat: you, Other: ada, Zone: yard, Amount: 2}, {Kind: industry.ZoneOwned, Seat: you, Zone: yard}},
			"You win Brickyard and pay 2 talers to Ada."},
		{industry.Log{{Kind: industry.ZoneTakenFor, Seat: ada, Zone: yard, Amount: 4}, dealt(you, 2), dealt(rival1, 1), dealt(ada, 1), {Kind: industry.ZoneOwned, Seat: ada, Zone: yard}},
			"Ada takes Brickyard as auctioneer for 4 talers, dealt out: 2 T to you, 1 T to Rival 1 and 1 T to Ada."},
		{industry.Log{{Kind: industry.CostPaid, Seat: you, Zone: yard, Amount: 2},
			{Kind: industry.ResourceSupplied, Seat: you, Other: ada, Zone: yard, Resource: industry.Wood, Source: industry.OthersWorks, Amount: 1},
			{Kind: industry.ResourceSupplied, Seat: you, Other: you, Zone: yard, Resource: industry.Stone, Source: industry.OwnWorks},
			{Kind: industry.ZoneDeveloped, Seat: you, Zone: yard}, {Kind: industry.CogScored, Seat: you, Zone: yard, Amount: 1}},
			"You develop Brickyard for 3 talers, with wood from Ada's works (1 T) and stone from your own works, and score 1 VP."},
		{industry.Log{{Kind: industry.ZoneDeveloped, Seat: ada, Zone: pit}}, "Ada develops Clay pit for nothing."},
		{industry.Log{{Kind: industry.CostPaid, Seat: you, Zone: yard, Amount: 2}}, "You pay the bank 2 talers for Brickyard."},
		{industry.Log{{Kind: industry.TokenRemoved, Seat: ada, Zone: yard}, {Kind: industry.TokenRemoved, Seat: ada, Zone: pit}, {Kind: industry.TokenRemoved, Seat: you, Zone: yard}},
			"Not developed, and without their tokens now: Brickyard and Clay pit, Ada's until now. Not developed, and without its token now: Brickyard, yours until now."},
		{industry.Log{{Kind: industry.EndScored, Seat: you, Zone: industry.NoZone, Part: industry.Roads, Amount: 6},
			{Kind: industry.EndScored, Seat: you, Zone: industry.NoZone, Part: industry.Debt, Amount: -5}},
			"You score 1 VP at the end: roads 6, subsidy −5."},
	} {
		if got := strings.Join(w.IndustryLines(g, c.log), " "); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

func TestZones_HaveANameInEveryLanguage(t *testing.T) {
	g := decks.Industry()
	for _, language := range Files() {
		w := industrial(t, language)
		seen := map[string]industry.ID{}
		for i := range g.Zones {
			z := industry.ID(i)
			if _, ok := catalogueOf(language).own("industry.zone." + slug(g.Zones[z].Name)); !ok {
				t.Errorf("%s: %s has no name", language, g.Zones[z].Name)
			}
			name := w.Zone(g, z)
			if other, twice := seen[name]; twice && g.Zones[z].Name != g.Zones[other].Name {
				t.Errorf("%s: %s and %s are both %q", language, other, z, name)
			}
			seen[name] = z
		}
	}
}

// What no language knows, as on a board of somebody's own, is called as it is there; two of a name are told apart by their places.
func TestZone_OfAnotherBoard(t *testing.T) {
	board := decks.Industry().Board
	a, b := industry.At(0, 3), industry.At(2, 3)
	board.Zones[a].Name, board.Zones[b].Name = "Zeppelin {works}", "Zeppelin {works}"
	g, err := industry.New(board)
	if err != nil {
		t.Fatal(err)
	}
	w := industrial(t, "de")
	if got := w.Zone(g, a); got != "Zeppelin {works}" {
		t.Errorf("it is called %q", got)
	}
	if got := w.ZoneInText(g, b); got != "„Zeppelin {works}“ (III-D)" {
		t.Errorf("amid a text it is called %q", got)
	}
	if got := w.ZoneInText(g, zoneNamed(t, "Brickyard")); got != "„Ziegelei“" {
		t.Errorf("amid a text the brickyard is called %q", got)
	}
	if got := w.Zone(g, industry.NoZone); got != "" {
		t.Errorf("no zone is called %q", got)
	}
}

// wordsOf are the names of every thing of the game.
func wordsOf(w Words) []string {
	texts := []string{w.Talers(1), w.Talers(12)}
	for _, r := range append(industry.Resources[:], industry.Any) {
		texts = append(texts, w.ResourceName(r))
	}
	for _, n := range industry.Networks {
		texts = append(texts, w.NetworkName(n), w.BonusName(n))
	}
	for k := industry.Factory; k <= industry.Joker; k++ {
		texts = append(texts, w.KindName(k))
	}
	for era := range industry.Eras {
		texts = append(texts, w.EraName(era), w.EraHeading(era))
	}
	for p := range industry.Parts {
		texts = append(texts, w.PartName(p), w.PartAbout(p))
	}
	for p := industry.Naming; p <= industry.Over; p++ {
		texts = append(texts, w.PhaseName(p))
	}
	for _, from := range []industry.Source{{Kind: industry.OwnWorks}, {Kind: industry.SpareJoker, Joker: industry.Wood}, {Kind: industry.SpareJoker, Joker: industry.Any},
		{Kind: industry.OthersWorks, Seat: 2}, {Kind: industry.OthersWorks}, {Kind: industry.Bank}} {
		texts = append(texts, w.SourceName(from), w.SuppliedBy(0, industry.Wood, from), w.SuppliedBy(1, industry.Steel, from))
	}
	for _, topic := range w.IndustryHelp() {
		texts = append(texts, topic.Title, topic.Text)
	}
	return texts
}

// Every thing of the game has a word in every language, the pseudo-language among them.
func TestIndustry_EveryThingHasItsWord(t *testing.T) {
	for _, language := range append(Files(), Pseudo) {
		for _, text := range wordsOf(industrial(t, language)) {
			if text == "" || strings.ContainsAny(text, "{}") {
				t.Errorf("%s: %q", language, text)
			}
		}
	}
}

func TestSourceName(t *testing.T) {
	w := industrial(t, English)
	for want, from := range map[string]industry.Source{
		"own works": {Kind: industry.OwnWorks}, "joker": {Kind: industry.SpareJoker, Joker: industry.Wood},
		"joker for any resource": {Kind: industry.SpareJoker, Joker: industry.Any}, "Ada's works, 1 T": {Kind: industry.OthersWorks, Seat: 2},
		"your works, 1 T": {Kind: industry.OthersWorks}, "the bank, 1 T": {Kind: industry.Bank},
	} {
		if got := w.SourceName(from); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// Words that speak of a game of the family cite the rules of Industry as they are, and have its book.
func TestIndustry_RulesAreCited(t *testing.T) {
	w := industrial(t, English)
	if got, want := w.Cited("a joker", engine.I(14), engine.I(36)), "a joker (I14; our decision I36)"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	for _, language := range append(Files(), Pseudo) {
		book := industrial(t, language).IndustryBook()
		for rule := industry.Rule(1); rule <= 29; rule++ {
			if !book.Has(rule.String()) || engine.I(int(rule)).String() != rule.String() {
				t.Errorf("%s: %s cannot be read", language, rule)
			}
		}
	}
	if rules.Of(rules.Birmingham).Has("I14") {
		t.Error("Birmingham has a rule of Industry")
	}
}

// ended is a game that three play to its end without bids and, if nobody develops, without developing. Then all are even but for that.
func ended(t *testing.T, develops industry.Seat) industry.State {
	t.Helper()
	g := decks.Industry()
	s, err := g.Start(industry.Options{Seats: 3}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	verbs := map[industry.Phase]industry.Verb{industry.Naming: industry.Name, industry.Bidding: industry.Pass, industry.Developing: industry.Done}
	for s.Phase != industry.Over {
		for _, c := range g.Choices(&s) {
			if c.Verb == verbs[s.Phase] || c.Verb == industry.Develop && s.Actor == develops {
				g.Apply(&s, c, nil)
				break
			}
		}
	}
	s.Talers = [industry.MaxSeats]int16{}
	for p := range industry.Seat(s.Seats) {
		s.Cogs[p] += int16(50 - g.Points(&s, p))
	}
	return s
}

func TestIndustryResult_I29(t *testing.T) {
	g, w := decks.Industry(), industrial(t, English)
	for _, c := range []struct {
		name     string
		develops industry.Seat
		change   func(*industry.State)
		result   string
		standing string
	}{
		{"by VP", 0, func(s *industry.State) { s.Cogs[2]++ }, "Ada wins with 51 VP.", "1. Ada, 51 VP; 2. You, 50 VP; 3. Rival 1, 50 VP"},
		{"by tokens", 2, func(*industry.State) {}, "Ada wins with 50 VP, by tokens on the board: 6 to 0 (I29).",
			"1. Ada, 50 VP; 2. You, 50 VP; 2. Rival 1, 50 VP"},
		{"by money", industry.Nobody, func(s *industry.State) { s.Talers[0], s.Talers[1] = 2, 1 }, "You win with 50 VP, by money: 2 talers to 1 taler (I29).",
			"1. You, 50 VP; 2. Rival 1, 50 VP; 3. Ada, 50 VP"},
		{"by nothing", industry.Nobody, func(*industry.State) {}, "You, Rival 1 and Ada win together with 50 VP each, equal in tokens and money too (I29; our decision I39).",
			"1. You, 50 VP; 1. Rival 1, 50 VP; 1. Ada, 50 VP"},
	} {
		s := ended(t, c.develops)
		c.change(&s)
		result := w.IndustryResult(g, &s)
		if c.name == "by tokens" { // how many depends on the board
			c.result = strings.Replace(c.result, "6", strconv.Itoa(s.Tokens(2)), 1)
		}
		if result != c.result {
			t.Errorf("%s: got %q, want %q", c.name, result, c.result)
		}
		if got := strings.Join(w.IndustryStanding(g, &s), "; "); got != c.standing {
			t.Errorf("%s: got %q, want %q", c.name, got, c.standing)
		}
	}
}

// thoughts are what is told of the thoughts of three rivals in a game.
func thoughts(t *testing.T, w Words, seed uint64) (texts []string) {
	t.Helper()
	g := decks.Industry()
	s, err := g.Start(industry.Options{Seats: 3}, seed, nil)
	if err != nil {
		t.Fatal(err)
	}
	phases := map[industry.Phase]bool{}
	for n := 0; s.Phase != industry.Over; n++ {
		st := rival.Strength{Policy: rival.Keen}
		if n == 20 {
			st = rival.Strength{Policy: rival.Adviser, Futures: 2}
		}
		m := rival.Think(g, &s, st, 1)
		m.Step(func() bool { return true })
		thought := m.Thought()
		lines := w.IndustryThought(g, &s, &thought)
		phases[s.Phase] = phases[s.Phase] || len(lines) > 0
		texts = append(texts, lines...)
		g.Apply(&s, m.Choice(), nil)
	}
	for p := industry.Naming; p < industry.Over; p++ {
		if !phases[p] {
			t.Errorf("%s: nothing is told of %s", w.Language(), phaseKeys[p])
		}
	}
	return texts
}

func TestIndustryThought(t *testing.T) {
	for _, language := range append(Files(), Pseudo) {
		for _, line := range thoughts(t, industrial(t, language), 7) {
			if strings.ContainsAny(line, "{}") || strings.Contains(line, "  ") {
				t.Fatalf("%s: %q", language, line)
			}
		}
	}
}

// TestWorthPartsAddUp: what is told of the parts of a zone's worth comes to what is told of the whole, however they are rounded.
func TestWorthPartsAddUp(t *testing.T) {
	for _, parts := range [][]rival.Points{
		{234, 136, 84, 580, 0, 0, -424}, {4, 4, 4, 4, 4}, {-4, -4, -4}, {5, -5}, {95, -4, -4}, {0}, {144, 144, 144, -444}, {-15, 104, 104, 104, 104},
	} {
		sum := rival.Points(0)
		for _, p := range parts {
			sum += p
		}
		told, rounded := rival.Points(0), slices.Clone(parts)
		adding(rounded)
		for i, p := range rounded {
			told += p
			if off := p - parts[i]; p%tenth != 0 || off <= -tenth || off >= tenth {
				t.Errorf("%v: %d is told as %d", parts, parts[i], p)
			}
		}
		if told != tenths(sum) {
			t.Errorf("%v: %v are told, %d together, for %d", parts, rounded, told, sum)
		}
	}
}

// ofIndustry reports whether a text is of the game Industry: those of the industries of the family are in the table industry itself.
func ofIndustry(key string) bool {
	rest, ok := strings.CutPrefix(key, "industry.")
	table, _, _ := strings.Cut(rest, ".")
	_, family := catalogueOf(English).own("industry." + table + ".many")
	return ok && !family
}

// TestEveryTextOfIndustryIsUsed marks every text with its key, says all that can be said, and looks which keys were not heard.
func TestEveryTextOfIndustryIsUsed(t *testing.T) {
	g, w := decks.Industry(), industrial(t, English)
	marked := &catalogue{tag: English, texts: map[string]text{}}
	for key, text := range w.texts.all() {
		text.Message = append(message.Message{{Literal: "⟦" + key + "⟧"}}, text.Message...)
		marked.texts[key] = text
	}
	w.texts = marked
	texts := append(wordsOf(w), w.Text("industry.text.title"))
	for seed := range uint64(6) {
		h := hearing{t: t, g: g, w: w, random: rand.New(rand.NewPCG(seed, 1)), reasons: map[industry.Reason]bool{}}
		h.game(industry.Options{Seats: 3}, seed)
		texts = append(texts, h.texts...)
		texts = append(texts, thoughts(t, w, seed)...)
	}
	for reason := range refusalKeys {
		for rule := range industry.Rule(40) {
			texts = append(texts, w.IndustryRefusal(g, 0, industry.Refusal{Reason: industry.Reason(reason), Rule: rule, Zone: 0}))
		}
	}
	for _, develops := range []industry.Seat{0, industry.Nobody} {
		s := ended(t, develops)
		texts = append(texts, w.IndustryResult(g, &s))
		s.Talers[1] = 1
		texts = append(texts, w.IndustryResult(g, &s))
	}
	twice := decks.Industry().Board
	twice.Zones[1].Name = twice.Zones[0].Name
	if g, err := industry.New(twice); err != nil {
		t.Error(err)
	} else {
		texts = append(texts, w.ZoneInText(g, 1))
	}
	heard := map[string]bool{}
	for _, key := range regexp.MustCompile(`⟦([^⟧]*)⟧`).FindAllStringSubmatch(strings.Join(texts, " "), -1) {
		heard[key[1]] = true
	}
	for key := range marked.texts {
		if ofIndustry(key) && !heard[key] {
			t.Errorf("%s is never said", key)
		}
	}
}
