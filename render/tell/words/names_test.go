package words

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
)

type noun struct{ got, want string }

// nouns are names of things, as they stand and as they should be.
func nouns(x ids, w Words) []noun {
	if x.g.Family == engine.Lancashire {
		return lancashireNouns(x, w)
	}
	numbered := w
	numbered.Numbered = true
	s, err := sketch.Position(x.g.Game, [engine.MaxTiles]uint8{}, "")
	if err != nil {
		x.t.Fatal(err)
	}
	list := []noun{
		{w.Location(x.location("burton-on-trent")), "Burton-on-Trent"},
		{w.Space(x.space("birmingham.1")), "Birmingham, upper left space"},
		{w.Space(x.space("birmingham.4")), "Birmingham, lower right space"},
		{w.Space(x.space("coventry.1")), "Coventry, upper space"},
		{w.Space(x.space("coventry.2")), "Coventry, lower left space"},
		{w.Space(x.space("dudley.2")), "Dudley, right space"},
		{w.Space(x.space("belper.2")), "Belper, middle space"},
		{w.Space(x.space("farm-north")), "Farm Brewery (North)"},
		{w.Line(x.line("birmingham_oxford")), "Birmingham–Oxford"},
		{w.Line(x.line("farm-south_kidderminster_worcester")), "Kidderminster–Worcester with the farm"},
		{w.Line(x.line("cannock_farm-north")), "Cannock–Farm Brewery (North)"},
		{w.Tile(x.tile(engine.Cotton, 2)), "cotton mill II"},
		{w.Tile(x.tile(engine.Manufacturer, 8)), "manufacturer VIII"},
		{w.Tile(x.tile(engine.Pottery, 4)), "pottery IV"},
		{w.Noun().OwnedTile(engine.HumanSeat, x.tile(engine.Cotton, 1), "Stone", false).Text, "your cotton mill I at Stone"},
		{w.Noun().OwnedTile(engine.AutomaSeat, x.tile(engine.Cotton, 1), "Stone, left space", true).Text, "the Automa's cotton mill I (Stone, left space)"},
		{w.Card(x.card("dudley")), "the Dudley card"},
		{w.Card(x.card("cotton+manufacturer")), "the cotton or manufacturer card"},
		{w.Card(x.card("iron")), "the iron works card"},
		{w.Card(x.card("wild-location")), "the wild location"},
		{w.Card(x.card("wild-industry")), "the wild industry"},
		{w.Merchant(x.merchant("shrewsbury.1")), "Shrewsbury"},
		{w.Merchant(x.merchant("gloucester.2")), "Gloucester's right tile"},
		{w.MerchantSide(x.merchant("gloucester.1")), "left"},
		{w.MerchantSide(x.merchant("gloucester.2")), "right"},
		{w.MerchantSide(x.merchant("shrewsbury.1")), "none"},
		{w.MerchantAndGoods(&s, x.merchant("gloucester.1")), "Gloucester's left tile (cotton mills)"},
		{w.MerchantAndGoods(&s, x.merchant("gloucester.2")), "Gloucester's right tile (blank)"},
		{w.MerchantAndGoods(&s, x.merchant("shrewsbury.1")), "Shrewsbury (cotton mills, manufacturers or potteries)"},
		{w.MerchantAndGoods(&s, x.merchant("nottingham.1")), "Nottingham's left tile (not in use)"},
		{w.Resource(engine.Coal), "coal"}, {w.Resource(engine.Iron), "iron"}, {w.Resource(engine.Beer), "beer"},
		{w.Amount(1, engine.Coal), "1 coal"}, {w.Amount(2, engine.Iron), "2 iron"}, {w.Amount(0, engine.Beer), "0 barrels of beer"},
		{w.Amount(1, engine.Beer), "1 barrel of beer"}, {w.Amount(2, engine.Beer), "2 barrels of beer"},
		{w.Money(5), "£5"}, {w.Money(-5), "−£5"}, {w.Money(0), "£0"},
		{w.seat(engine.HumanSeat).Text, "you"}, {w.seat(engine.AutomaSeat).Text, "the Automa"}, {numbered.seat(0).Text, "seat 1"}, {numbered.seat(3).Text, "seat 4"},
		{w.Cell(automa.NW), "upper left"}, {w.Cell(automa.SE), "lower right"},
	}
	industries := [][3]string{{"cotton mill", "a cotton mill", "cotton mills"}, {"manufacturer", "a manufacturer", "manufacturers"},
		{"pottery", "a pottery", "potteries"}, {"coal mine", "a coal mine", "coal mines"},
		{"iron works", "an iron works", "iron works"}, {"brewery", "a brewery", "breweries"}}
	for i, want := range industries {
		i := engine.Industry(i + 1)
		list = append(list, noun{w.Industry(i), want[0]}, noun{w.industryForm(i, "a"), want[1]}, noun{w.industryForm(i, "many"), want[2]})
	}
	return list
}

func TestNames(t *testing.T) {
	for _, x := range both(t) {
		for _, n := range nouns(x, newWords(t, x.g)) {
			if n.got != n.want {
				t.Errorf("%q, want %q", n.got, n.want)
			}
		}
	}
	for level, want := range map[int]string{0: "0", 1: "I", 3: "III", 4: "IV", 6: "VI", 8: "VIII", 9: "IX", 14: "XIV"} {
		if got := Roman(level); got != want {
			t.Errorf("level %d is %s, want %s", level, got, want)
		}
	}
}

// A language may give the owner's word the gender and the case that a tile has there.
func TestOwnedTile_HasForms(t *testing.T) {
	x := both(t)[0]
	w, err := New(x.g, "de")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		seat engine.Seat
		form string
		want string
	}{
		{engine.HumanSeat, "name", "deine Baumwollspinnerei I in Dudley"}, {engine.HumanSeat, "dat", "deiner Baumwollspinnerei I in Dudley"},
		{engine.AutomaSeat, "name", "die Baumwollspinnerei I des Automa in Dudley"}, {engine.AutomaSeat, "dat", "der Baumwollspinnerei I des Automa in Dudley"},
	} {
		if got := w.form(w.Noun().OwnedTile(c.seat, x.tile(engine.Cotton, 1), "Dudley", false), c.form); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

func TestUnknownLanguage(t *testing.T) {
	if _, err := New(decks.Game("birmingham"), "xx"); err == nil || !strings.Contains(err.Error(), "en") {
		t.Errorf("the error for an unknown language is %v", err)
	}
}

func TestAutomaCards(t *testing.T) {
	for game, name := range map[string]string{"birmingham": "cards", "lancashire": "cards-lancashire"} {
		w := newWords(t, decks.Game(game))
		var all []string
		for n := 1; n < 99; n++ {
			if card := w.AutomaCard(n); card != nil {
				all = append(append(all, card...), "")
			}
		}
		checkLines(t, w, strings.Join(all, "\n"))
		golden(t, name, strings.Join(all, "\n"))
		if w.AutomaCard(99) != nil {
			t.Error("there is a card 99")
		}
	}
}

// menu is a choice as a menu shows it.
type menu struct {
	state  engine.State
	choice engine.Choice
	want   string
}

// menuCase is a choice in a sketch.
type menuCase struct {
	position string
	decision engine.Decision
	choice   engine.Choice
	want     string
}

func menus(x ids) (list []menu) {
	cases, game := menuCases, "birmingham"
	if x.g.Family == engine.Lancashire {
		cases, game = lancashireMenus, "lancashire"
	}
	for _, c := range cases(x) {
		s, err := sketch.Position(x.g.Game, decks.Mats(game)[1].Count, c.position)
		if err != nil {
			x.t.Fatal(err)
		}
		if c.decision != 0 {
			s.Decision = c.decision
		}
		list = append(list, menu{s, c.choice, c.want})
	}
	return list
}

func menuCases(x ids) []menuCase {
	return []menuCase{
		{"you: card:worcester", 0, engine.Choice{Verb: engine.Build, Industry: engine.Cotton, Space: x.space("worcester.1"), Card: x.card("worcester")},
			"Build a cotton mill, level I, at Worcester (left space) with the Worcester card"},
		{"you: card:worcester, coal1@dudley.1", 0, engine.Choice{Verb: engine.Build, Industry: engine.CoalMine, Space: x.space("dudley.1"), Card: x.card("coal")},
			"Build a coal mine, level II, at Dudley (left space), replacing what stands there, with the coal mine card"},
		{"turn automa", 0, engine.Choice{Verb: engine.Build, Industry: engine.Brewery, Space: x.space("walsall.2")}, "Build a brewery, level I, at Walsall (right space)"},
		{"", 0, engine.Choice{Verb: engine.Network, Line: x.line("birmingham_oxford"), Card: x.card("leek")}, "Link Birmingham–Oxford with the Leek card"},
		{"", engine.ChooseLink, engine.Choice{Verb: engine.Network, Line: x.line("birmingham_oxford")}, "Link Birmingham–Oxford"},
		{"", 0, engine.Choice{Verb: engine.Develop, Industry: engine.IronWorks, Card: x.card("leek")}, "Develop with the Leek card: remove an iron works I"},
		{"turn automa", 0, engine.Choice{Verb: engine.Develop}, "Develop"},
		{"turn automa", 0, engine.Choice{Verb: engine.FirstDevelop}, "Develop with two iron from the market"},
		{"you: pottery1@coventry.1", 0, engine.Choice{Verb: engine.Sell, Space: x.space("coventry.1"), Merchant: x.merchant("shrewsbury.1"), Card: x.card("leek")},
			"Sell the pottery I at Coventry (upper space) to Shrewsbury with the Leek card"},
		{"you: manufacturer3@coventry.2", engine.ChooseSale, engine.Choice{Verb: engine.Sell, Space: x.space("coventry.2")},
			"Sell the manufacturer III at Coventry (lower left space)"},
		{"", 0, engine.Choice{Verb: engine.Loan, Card: x.card("leek")}, "Take a loan with the Leek card"},
		{"", 0, engine.Choice{Verb: engine.Scout, Card: x.card("leek")}, "Scout with the Leek card"},
		{"", 0, engine.Choice{Verb: engine.Pass, Card: x.card("wild-industry")}, "Pass with the wild industry"},
		{"automa: coal2@dudley.1=2", engine.ChooseCoal, engine.Choice{Verb: engine.TakeCoal, Space: x.space("dudley.1")}, "Coal from the mine at Dudley (left space): the Automa's, 2 left"},
		{"you: iron1@dudley.2=3", engine.ChooseIron, engine.Choice{Verb: engine.TakeIron, Space: x.space("dudley.2")}, "Iron from the works at Dudley (right space): yours, 3 left"},
		{"you: brewery1@stafford.1=1", engine.ChooseBeer, engine.Choice{Verb: engine.TakeBeer, Space: x.space("stafford.1")},
			"Beer from the brewery at Stafford (left space): yours, 1 left"},
		{"", engine.ChooseBeer, engine.Choice{Verb: engine.TakeBeer, Merchant: x.merchant("shrewsbury.1")}, "The merchant's barrel at Shrewsbury (4 VP)"},
		{"", engine.ChooseBeer, engine.Choice{Verb: engine.TakeBeer, Merchant: x.merchant("oxford.1")},
			"The merchant's barrel at Oxford's left tile (income 2 spaces on)"},
		{"", engine.ChooseBeer, engine.Choice{Verb: engine.TakeBeer, Merchant: x.merchant("gloucester.1")},
			"The merchant's barrel at Gloucester's left tile (a tile may leave the mat without iron)"},
		{"", engine.ChooseBeer, engine.Choice{Verb: engine.TakeBeer, Merchant: x.merchant("warrington.1")}, "The merchant's barrel at Warrington's left tile (£5)"},
		{"", engine.ChooseBonus, engine.Choice{Verb: engine.TakeBonus, Industry: engine.CoalMine}, "Remove a coal mine I from your mat"},
		{"", engine.ChooseDiscard, engine.Choice{Verb: engine.Discard, Card: x.card("leek")}, "Discard the Leek card"},
		{"you: cotton1@worcester.2", engine.ChooseGiveUp, engine.Choice{Verb: engine.GiveUp, Space: x.space("worcester.2")},
			"Give up the cotton mill I at Worcester (right space)"},
		{"turn automa", 0, engine.Choice{Verb: engine.Done}, "End the turn"},
		{"", engine.ChooseLink, engine.Choice{Verb: engine.Done}, "No second link"},
		{"", engine.ChooseDevelop, engine.Choice{Verb: engine.Done}, "No second tile"},
		{"", engine.ChooseSale, engine.Choice{Verb: engine.Done}, "No further sale"},
	}
}

func TestChoicesInAMenu(t *testing.T) {
	told := map[engine.Verb]bool{}
	for _, x := range both(t) {
		w := newWords(t, x.g)
		for _, c := range menus(x) {
			told[c.choice.Verb] = true
			if got := w.Choice(&c.state, c.choice); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
		}
	}
	for v := engine.Build; v < engine.Verbs; v++ {
		if !told[v] {
			t.Errorf("%v is in no menu of this test", v)
		}
	}
}

// ties are comparisons of every kind by every criterion; the winner comes second.
func ties(x ids) (list []*automa.Tie) {
	if x.g.Family == engine.Lancashire {
		return tiesOver(lancashireCandidates(x), automa.Candidate{Space: x.space("bolton.2"), Industry: engine.Cotton})
	}
	return tiesOver([automa.Choosings][2]automa.Candidate{
		automa.OverLinks:     {{Line: x.line("birmingham_oxford")}, {Line: x.line("farm-south_kidderminster_worcester")}},
		automa.OverSpaces:    {{Space: x.space("birmingham.1")}, {Space: x.space("birmingham.2")}},
		automa.OverBuildings: {{Space: x.space("coventry.1"), Industry: engine.Pottery}, {Space: x.space("worcester.1"), Industry: engine.Cotton}},
		automa.OverMerchants: {{Merchant: x.merchant("oxford.1")}, {Merchant: x.merchant("shrewsbury.1")}},
		automa.OverMines:     {{Space: x.space("dudley.1"), Industry: engine.CoalMine}, {Space: x.space("cannock.2"), Industry: engine.CoalMine}},
		automa.OverWorks:     {{Space: x.space("dudley.2"), Industry: engine.IronWorks}, {Space: x.space("walsall.1"), Industry: engine.IronWorks}},
		automa.OverBeer:      {{Space: x.space("stafford.1"), Industry: engine.Brewery}, {Merchant: x.merchant("oxford.1")}},
	}, automa.Candidate{Space: x.space("worcester.1"), Industry: engine.Cotton})
}

// tiesOver are ties of the candidates for each thing to choose; buyers are for the building sold.
func tiesOver(candidates [automa.Choosings][2]automa.Candidate, sold automa.Candidate) (list []*automa.Tie) {
	for over := automa.OverLinks; over < automa.Choosings; over++ {
		if candidates[over] == ([2]automa.Candidate{}) { // the game has none of them
			continue
		}
		building := automa.Candidate{}
		if over == automa.OverMerchants || over == automa.OverPorts {
			building = sold
		}
		for c := automa.NotMerchant; c < automa.Criteria; c++ {
			list = append(list, &automa.Tie{Over: over, Sold: building, Candidates: candidates[over][:], Winner: 1, Rungs: []automa.Rung{
				{Criterion: c, Rule: engine.M(44), Values: []int{int(c) % 2, int(c) % 2}, Left: []bool{true, true}},
				{Criterion: c, Rule: engine.M(44), Values: []int{2, 1}, Left: []bool{false, true}},
			}})
		}
	}
	return list
}

func TestTiesOfEveryKind(t *testing.T) {
	for _, x := range both(t) {
		w := newWords(t, x.g)
		for _, tie := range ties(x) {
			lines := w.Tie(tie)
			checkLines(t, w, strings.Join(lines, "\n"))
			if last := lines[len(lines)-1]; !strings.HasSuffix(last, "(M44).") {
				t.Errorf("a tie ends with %q", last)
			}
			w.Width = 30 // too narrow for the table
			if narrow := w.Tie(tie); slices.ContainsFunc(narrow, func(line string) bool { return strings.Contains(line, "✗") }) {
				t.Errorf("a table does not fit:\n%s", strings.Join(narrow, "\n"))
			}
			w.Width = DefaultWidth
		}
	}
}

// Several sales follow one another: who buys is asked of one building each time.
func TestWhoBuysIsAskedOfABuilding(t *testing.T) {
	want := map[automa.Choosing]string{
		automa.OverMerchants: "Who buys the cotton mill at Worcester (left space)?",
		automa.OverPorts:     "Which port buys the cotton mill at Bolton (upper right space)?",
	}
	for _, x := range both(t) {
		w := newWords(t, x.g)
		for _, tie := range ties(x) {
			if title := w.TieTable(tie, 0).Title; want[tie.Over] != "" && title != want[tie.Over] {
				t.Errorf("it is asked %q, want %q", title, want[tie.Over])
			}
		}
	}
}

func TestSignedNumbers(t *testing.T) {
	for n, want := range map[int]string{12: "+12", -5: "−5", 0: "0"} {
		if got := Signed(n); got != want {
			t.Errorf("%d is written %s", n, got)
		}
	}
}
