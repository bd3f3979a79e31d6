package words

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// happenings are logs of one action each, as the engine makes them, with the sentences for every event alone (each) or, if
// there are others, for all of them together.
func happenings(x ids) []happening {
	if x.g.Family == engine.Lancashire {
		return lancashireHappenings(x)
	}
	you, it := engine.HumanSeat, engine.AutomaSeat
	mine, mill, works, brewery := x.tile(engine.CoalMine, 2), x.tile(engine.Cotton, 2), x.tile(engine.IronWorks, 1), x.tile(engine.Brewery, 1)
	dudley, worcester, stafford := x.space("dudley.1"), x.space("worcester.1"), x.space("stafford.1")
	oxford, link := x.merchant("oxford.1"), x.line("birmingham_oxford")
	return []happening{
		{engine.Log{{Kind: engine.EraBegan, Amount: 1}}, "The Canal Era begins.", ""},
		{engine.Log{{Kind: engine.EraBegan, Amount: 2}}, "The Rail Era begins.", ""},
		{engine.Log{{Kind: engine.RoundBegan, Amount: 3}}, "Round 3 begins.", ""},
		{engine.Log{{Kind: engine.TurnBegan, Seat: you, Amount: 1}}, "Your turn begins, with 1 action.", ""},
		{engine.Log{{Kind: engine.TurnBegan, Seat: it, Amount: 2}}, "The Automa's turn begins, with 2 actions.", ""},
		{engine.Log{{Kind: engine.TurnEnded, Seat: you}}, "Your turn ends.", ""},
		{engine.Log{{Kind: engine.OrderSet, Seat: it, Amount: 1}, {Kind: engine.OrderSet, Seat: you, Amount: 2}},
			"The Automa is number 1 in the turn order. You are number 2 in the turn order.", "The turn order is the Automa and you."},
		{engine.Log{{Kind: engine.Shuffled, Amount: 19}, {Kind: engine.PutAside, Amount: 21}},
			"19 cards make the draw pile. 21 cards are put aside unseen.", ""},
		{engine.Log{{Kind: engine.MerchantPlaced, Merchant: oxford, Amount: 3}, {Kind: engine.MerchantPlaced, Merchant: x.merchant("oxford.2"), Amount: 4}},
			"Oxford's left tile takes manufacturers. Oxford's right tile is blank.",
			"The merchants are laid out: Oxford's left tile (manufacturers) and Oxford's right tile (blank)."},
		{engine.Log{{Kind: engine.Drew, Seat: you, Card: x.card("dudley")}, {Kind: engine.Drew, Seat: you, Card: x.card("wild-industry")}},
			"You draw the Dudley card. You draw the wild industry.", "You draw the Dudley card and the wild industry."},
		{engine.Log{{Kind: engine.DealtFaceDown, Seat: you, Card: x.card("dudley")}}, "You begin your discards with a card face down.", ""},
		{engine.Log{{Kind: engine.Discarded, Seat: you, Card: x.card("coal")}, {Kind: engine.Discarded, Seat: you, Card: x.card("leek")}},
			"You discard the coal mine card. You discard the Leek card.", "You discard the coal mine card and the Leek card."},
		{engine.Log{{Kind: engine.WildReturned, Seat: you, Card: x.card("wild-location")}}, "You return the wild location to its pile.", ""},
		{engine.Log{{Kind: engine.WildTaken, Seat: you, Card: x.card("wild-location")}, {Kind: engine.WildTaken, Seat: you, Card: x.card("wild-industry")}},
			"You take the wild location. You take the wild industry.", "You take the wild location and the wild industry."},
		{engine.Log{{Kind: engine.TilePlaced, Seat: you, Tile: mill, Space: worcester},
			{Kind: engine.MoneyMoved, Reason: engine.ForBuild, Seat: you, Amount: -14, Tile: mill, Space: worcester}},
			"You build a cotton mill II at Worcester (left space). You pay £14 for the cotton mill II at Worcester (left space).",
			"You build a cotton mill II at Worcester (left space) for £14."},
		{engine.Log{{Kind: engine.TilePlaced, Seat: it, Tile: mine, Space: dudley},
			{Kind: engine.CostCounted, Reason: engine.ForBuild, Seat: it, Amount: 7, Tile: mine, Space: dudley}},
			"The Automa builds a coal mine II at Dudley (left space). £7 is counted as what the Automa would have paid for the coal mine II at Dudley (left space).",
			"The Automa builds a coal mine II at Dudley (left space), which counts as £7 spent."},
		{engine.Log{{Kind: engine.TileRemoved, Reason: engine.ForOverbuild, Seat: it, Tile: mine, Space: dudley, Amount: 2}},
			"The Automa's coal mine II at Dudley (left space) is replaced, with 2 coal still on it, and leaves the game.", ""},
		{engine.Log{{Kind: engine.TileRemoved, Reason: engine.ForOverbuild, Seat: you, Tile: brewery, Space: stafford, Amount: 1}},
			"Your brewery I at Stafford (left space) is replaced, with 1 barrel of beer still on it, and leaves the game.", ""},
		{engine.Log{{Kind: engine.TileRemoved, Reason: engine.ForDebt, Seat: you, Tile: mine, Space: dudley},
			{Kind: engine.MoneyMoved, Reason: engine.ForDebt, Seat: you, Tile: mine, Space: dudley, Amount: 3}},
			"You give up the coal mine II at Dudley (left space). The coal mine II that you give up brings £3.", "You give up the coal mine II at Dudley (left space) for £3."},
		{engine.Log{{Kind: engine.TileRemoved, Reason: engine.ForEra, Seat: it, Tile: works, Space: x.space("dudley.2")},
			{Kind: engine.TileRemoved, Reason: engine.ForEra, Seat: you, Tile: brewery, Space: stafford, Amount: 1}},
			"The Automa's iron works I at Dudley (right space) leaves the board. Your brewery I at Stafford (left space) leaves the board.",
			"The tiles of level I leave the board: the Automa's iron works I at Dudley (right space) and your brewery I at Stafford (left space)."},
		{engine.Log{{Kind: engine.TileFlipped, Seat: you, Tile: mill, Space: worcester},
			{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mill, Space: worcester, Amount: 4}},
			"Your cotton mill II at Worcester (left space) flips. Your income marker moves 4 spaces on for the flipped tile at Worcester (left space).",
			"Your cotton mill II at Worcester (left space) flips, and your income marker moves 4 spaces on."},
		{engine.Log{{Kind: engine.TileDeveloped, Reason: engine.ForDevelop, Seat: you, Tile: mine}}, "A coal mine II leaves your mat.", ""},
		{engine.Log{{Kind: engine.TileDeveloped, Reason: engine.ForBonus, Seat: you, Tile: works}},
			"An iron works I leaves your mat as the merchant's bonus.", ""},
		{engine.Log{{Kind: engine.TileDeveloped, Reason: engine.ForEra, Seat: it, Tile: works}, {Kind: engine.TileDeveloped, Reason: engine.ForEra, Seat: it, Tile: brewery}},
			"An iron works I leaves the Automa's mat, as the Rail Era has no use for it. A brewery I leaves the Automa's mat, as the Rail Era has no use for it.",
			"The Automa's mat loses what the Rail Era has no use for: iron works I and brewery I."},
		{engine.Log{{Kind: engine.LinkPlaced, Seat: you, Line: link}, {Kind: engine.MoneyMoved, Reason: engine.ForLinks, Seat: you, Line: link, Amount: -3}},
			"You build the link Birmingham–Oxford. You pay £3 for the link Birmingham–Oxford.", "You build the link Birmingham–Oxford for £3."},
		{engine.Log{{Kind: engine.LinkPlaced, Seat: it, Line: link}, {Kind: engine.CostCounted, Reason: engine.ForLinks, Seat: it, Line: link, Amount: 5}},
			"The Automa builds the link Birmingham–Oxford. £5 is counted as what the Automa would have paid for the link Birmingham–Oxford.",
			"The Automa builds the link Birmingham–Oxford, which counts as £5 spent."},
		{engine.Log{{Kind: engine.Stocked, Seat: it, Resource: engine.Beer, Space: stafford, Amount: 1}},
			"1 barrel of beer lies on the Automa's brewery at Stafford (left space).", ""},
		{engine.Log{{Kind: engine.Consumed, Seat: it, Owner: you, Resource: engine.Coal, Space: dudley, Tile: mine, Distance: 2, Amount: 1},
			{Kind: engine.Consumed, Seat: it, Owner: you, Resource: engine.Coal, Space: dudley, Tile: mine, Distance: 2, Amount: 1},
			{Kind: engine.TileFlipped, Seat: you, Tile: mine, Space: dudley}, {Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mine, Space: dudley, Amount: 7}},
			"The Automa takes 1 coal from your coal mine II at Dudley (left space), 2 links away. The Automa takes 1 coal from your coal mine II at Dudley (left space), 2 links away. " +
				"Your coal mine II at Dudley (left space) flips. Your income marker moves 7 spaces on for the flipped tile at Dudley (left space).",
			"The Automa takes 2 coal from your coal mine II at Dudley (left space), 2 links away; it is now empty and flips, and your income marker moves 7 spaces on."},
		{engine.Log{{Kind: engine.Consumed, Seat: you, Owner: it, Resource: engine.Coal, Space: dudley, Tile: mine, Distance: 1, Amount: 1},
			{Kind: engine.TileFlipped, Seat: it, Tile: mine, Space: dudley}},
			"You take 1 coal from the Automa's coal mine II at Dudley (left space), 1 link away. The Automa's coal mine II at Dudley (left space) flips.",
			"You take 1 coal from the Automa's coal mine II at Dudley (left space), 1 link away; it is now empty and flips."},
		{engine.Log{{Kind: engine.Consumed, Seat: you, Owner: you, Resource: engine.Coal, Space: dudley, Tile: mine, Amount: 1}},
			"You take 1 coal from your own coal mine II at Dudley (left space).", ""},
		{engine.Log{{Kind: engine.Consumed, Seat: it, Owner: it, Resource: engine.Beer, Space: stafford, Tile: brewery, Amount: 1},
			{Kind: engine.TileFlipped, Seat: it, Tile: brewery, Space: stafford}},
			"The Automa takes 1 barrel of beer from its own brewery I at Stafford (left space). The Automa's brewery I at Stafford (left space) flips.",
			"The Automa takes 1 barrel of beer from its own brewery I at Stafford (left space); it is now empty and flips."},
		{engine.Log{{Kind: engine.Consumed, Seat: you, Resource: engine.Beer, Merchant: oxford, Amount: 1}, {Kind: engine.IncomeMoved, Reason: engine.ForBonus, Seat: you, Merchant: oxford, Amount: 2}},
			"You take the merchant's barrel at Oxford's left tile. Your income marker moves 2 spaces on as the bonus of Oxford's left tile.", ""},
		{engine.Log{{Kind: engine.Consumed, Seat: you, Resource: engine.Iron, Amount: 1, Price: 2}, {Kind: engine.MoneyMoved, Reason: engine.ForCube, Seat: you, Resource: engine.Iron, Amount: -2},
			{Kind: engine.Consumed, Seat: you, Resource: engine.Iron, Amount: 1, Price: 3}, {Kind: engine.MoneyMoved, Reason: engine.ForCube, Seat: you, Resource: engine.Iron, Amount: -3}},
			"You buy 1 iron for £2. You pay £2 for a cube of iron. You buy 1 iron for £3. You pay £3 for a cube of iron.", "You buy 2 iron for £2 + £3."},
		{engine.Log{{Kind: engine.Consumed, Seat: it, Resource: engine.Coal, Amount: 1, Price: 8}, {Kind: engine.CostCounted, Reason: engine.ForCube, Seat: it, Resource: engine.Coal, Amount: 8}},
			"The Automa takes 1 coal from the market, worth £8. £8 is counted as what the Automa would have paid for a cube of coal.",
			"The Automa takes 1 coal from the market, worth £8."},
		{engine.Log{{Kind: engine.SoldToMarket, Seat: you, Resource: engine.Coal, Space: dudley, Amount: 1, Price: 5}, {Kind: engine.MoneyMoved, Reason: engine.ForMarketSale, Seat: you, Resource: engine.Coal, Space: dudley, Amount: 5},
			{Kind: engine.SoldToMarket, Seat: you, Resource: engine.Coal, Space: dudley, Amount: 1, Price: 4}, {Kind: engine.MoneyMoved, Reason: engine.ForMarketSale, Seat: you, Resource: engine.Coal, Space: dudley, Amount: 4},
			{Kind: engine.TileFlipped, Seat: you, Tile: mine, Space: dudley}, {Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mine, Space: dudley, Amount: 7}},
			"1 coal from your coal mine at Dudley (left space) goes to the market for £5. You receive £5 for a cube of coal. " +
				"1 coal from your coal mine at Dudley (left space) goes to the market for £4. You receive £4 for a cube of coal. " +
				"Your coal mine II at Dudley (left space) flips. Your income marker moves 7 spaces on for the flipped tile at Dudley (left space).",
			"2 coal from your coal mine at Dudley (left space) go to the market for £5 + £4; the coal mine is now empty and flips, and your income marker moves 7 spaces on."},
		{engine.Log{{Kind: engine.SoldToMarket, Seat: it, Resource: engine.Coal, Space: dudley, Amount: 1, Price: 5}, {Kind: engine.TileFlipped, Seat: it, Tile: mine, Space: dudley}},
			"1 coal from the Automa's coal mine at Dudley (left space) goes to the market at £5. The Automa's coal mine II at Dudley (left space) flips.",
			"1 coal from the Automa's coal mine at Dudley (left space) goes to the market at £5; the coal mine is now empty and flips."},
		{engine.Log{{Kind: engine.TileSold, Seat: you, Tile: mill, Space: worcester, Merchant: oxford}, {Kind: engine.TileFlipped, Seat: you, Tile: mill, Space: worcester},
			{Kind: engine.IncomeMoved, Reason: engine.ForFlip, Seat: you, Tile: mill, Space: worcester, Amount: 1}},
			"You sell the cotton mill II at Worcester (left space) to Oxford's left tile. Your cotton mill II at Worcester (left space) flips. " +
				"Your income marker moves 1 space on for the flipped tile at Worcester (left space).",
			"You sell the cotton mill II at Worcester (left space) to Oxford's left tile; it flips, and your income marker moves 1 space on."},
		{engine.Log{{Kind: engine.TileSold, Seat: it, Tile: mill, Space: worcester}, {Kind: engine.TileFlipped, Seat: it, Tile: mill, Space: worcester}},
			"The Automa sells the cotton mill II at Worcester (left space), which needs no beer. The Automa's cotton mill II at Worcester (left space) flips.",
			"The Automa sells the cotton mill II at Worcester (left space), which needs no beer; it flips."},
		{engine.Log{{Kind: engine.BarrelPlaced, Merchant: oxford}, {Kind: engine.BarrelPlaced, Merchant: x.merchant("shrewsbury.1")}},
			"A barrel is put beside Oxford's left tile. A barrel is put beside Shrewsbury.", "One barrel each is put beside Oxford's left tile and Shrewsbury."},
		{engine.Log{{Kind: engine.MoneyMoved, Reason: engine.ForLoan, Seat: you, Amount: 30}, {Kind: engine.IncomeMoved, Reason: engine.ForLoan, Seat: you, Amount: -5}},
			"You take a loan of £30. Your income marker moves 5 spaces back.", ""},
		{engine.Log{{Kind: engine.MoneyMoved, Reason: engine.ForBonus, Seat: you, Merchant: x.merchant("warrington.2"), Amount: 5}},
			"You receive £5 as the bonus of Warrington's right tile.", ""},
		{engine.Log{{Kind: engine.MoneyMoved, Reason: engine.ForIncome, Seat: you, Amount: 5}}, "You receive an income of £5.", ""},
		{engine.Log{{Kind: engine.MoneyMoved, Reason: engine.ForIncome, Seat: you, Amount: -5}, {Kind: engine.ShortfallBegan, Seat: you, Amount: 2}},
			"You pay £5 for a negative income. You are £2 short and must give up tiles while any are left, then lose 1 VP for each £1 still owed.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForLinks, Seat: it, Line: link, Amount: 4}, {Kind: engine.LinkRemoved, Seat: it, Line: link},
			{Kind: engine.LinkRemoved, Seat: it, Line: x.line("belper_leek")}},
			"The Automa scores 4 VP for the link Birmingham–Oxford. The Automa's link Birmingham–Oxford leaves the board. The Automa's link Belper–Leek leaves the board.",
			"The Automa's links score 4 VP and leave the board: Birmingham–Oxford 4 and Belper–Leek 0."},
		{engine.Log{{Kind: engine.LinkRemoved, Seat: you, Line: x.line("belper_leek")}, {Kind: engine.LinkRemoved, Seat: you, Line: x.line("cannock_walsall")}},
			"Your link Belper–Leek leaves the board. Your link Cannock–Walsall leaves the board.", "Your links score 0 VP and leave the board: Belper–Leek 0 and Cannock–Walsall 0."},
		{engine.Log{{Kind: engine.LinkRemoved, Seat: you, Line: x.line("belper_leek")}, {Kind: engine.Scored, Reason: engine.ForLinks, Seat: you, Line: link, Amount: 4}, {Kind: engine.LinkRemoved, Seat: you, Line: link}},
			"Your link Belper–Leek leaves the board. You score 4 VP for the link Birmingham–Oxford. Your link Birmingham–Oxford leaves the board.",
			"Your links score 4 VP and leave the board: Belper–Leek 0 and Birmingham–Oxford 4."},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForTile, Seat: you, Tile: mill, Space: worcester, Amount: 5}, {Kind: engine.Scored, Reason: engine.ForTile, Seat: you, Tile: mine, Space: dudley, Amount: 2}},
			"You score 5 VP for the cotton mill II at Worcester (left space). You score 2 VP for the coal mine II at Dudley (left space).",
			"Your flipped tiles score 7 VP: cotton mill II at Worcester (left space) 5 and coal mine II at Dudley (left space) 2."},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForIntroTile, Seat: you, Tile: mill, Space: worcester, Amount: 5}, {Kind: engine.Scored, Reason: engine.ForIntroTile, Seat: you, Tile: mine, Space: dudley, Amount: 2}},
			"You score another 5 VP for the cotton mill II at Worcester (left space). You score another 2 VP for the coal mine II at Dudley (left space).",
			"Your flipped tiles of level II and higher score once more, 7 VP: cotton mill II at Worcester (left space) 5 and coal mine II at Dudley (left space) 2."},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForBonus, Seat: it, Merchant: x.merchant("shrewsbury.1"), Amount: 4}}, "The Automa scores 4 VP as the bonus of Shrewsbury.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForDebt, Seat: you, Amount: -2}}, "You lose 2 VP for what could not be paid.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForDevelop, Seat: it, Amount: 3}}, "The Automa scores 3 VP for developing.", ""},
		{engine.Log{{Kind: engine.Passed, Seat: it}, {Kind: engine.Scored, Reason: engine.ForPass, Seat: it, Amount: 5}}, "The Automa passes. The Automa scores 5 VP for passing.", ""},
		{engine.Log{{Kind: engine.Passed, Seat: you}}, "You pass.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForIntroMoney, Seat: you, Amount: 3}}, "You score 3 VP for money.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForIntroIncome, Seat: you, Amount: 3}}, "You score 3 VP for income.", ""},
		{engine.Log{{Kind: engine.Scored, Reason: engine.ForIntroIncome, Seat: you, Amount: -3}}, "You lose 3 VP for a negative income.", ""},
		{engine.Log{{Kind: engine.GameEnded}}, "The game is over.", ""},
		{engine.Log{{Kind: engine.DebtDropped, Seat: you, Amount: 7}}, "£7 of your debt stays unpaid.", ""},
		{engine.Log{{Kind: engine.BonusLost, Seat: it, Merchant: oxford}}, "The bonus of Oxford's left tile brings the Automa nothing.", ""},
		{engine.Log{{Kind: engine.DeckPrepared, Seat: it}}, "The Automa's deck is prepared from all its cards.", ""},
	}
}

type happening struct {
	log      engine.Log
	each     string // the sentences of the events alone
	together string // and of all of them, if it is not the same
}

func TestEventsAreReadAloud(t *testing.T) {
	told := map[engine.EventKind]bool{}
	reasons := map[engine.For]bool{engine.ForNothing: true}
	for _, x := range both(t) {
		w := newWords(t, x.g)
		for _, h := range happenings(x) {
			var each []string
			for _, e := range h.log {
				each = append(each, w.Event(e))
				told[e.Kind] = true
				reasons[e.Reason] = true
			}
			if got := strings.Join(each, " "); got != h.each {
				t.Errorf("one by one these read\n     %s\nwant %s", got, h.each)
			}
			if h.together == "" {
				h.together = h.each
			}
			if got := strings.Join(w.EventLines(h.log), " "); got != h.together {
				t.Errorf("together these read\n     %s\nwant %s", got, h.together)
			}
		}
	}
	for kind := engine.EraBegan; kind < engine.EventKinds; kind++ {
		if !told[kind] {
			t.Errorf("events of kind %d (%q) have no sentence in this test", kind, kind.String())
		}
	}
	for reason := range engine.Fors {
		if !reasons[reason] {
			t.Errorf("events for reason %d (%q) have no sentence in this test", reason, reason.String())
		}
	}
}

// TestNothingIsUnsaid plays games at random and reads everything aloud: choices, events, refusals, the Automa's turns.
func TestNothingIsUnsaid(t *testing.T) {
	games := []struct {
		id string
		o  engine.Options
	}{
		{"birmingham", engine.Options{Seats: 2, Solo: true, AutomaMat: mat(t, "birmingham", "easy")}},
		{"birmingham", engine.Options{Seats: 2, Solo: true, AutomaMat: mat(t, "birmingham", "hard"), SpendingOrder: true}},
		{"birmingham", engine.Options{Seats: 2, Solo: true, AutomaMat: mat(t, "birmingham", "medium"), Introductory: true}},
		{"birmingham", engine.Options{Seats: 2}}, {"birmingham", engine.Options{Seats: 3}}, {"birmingham", engine.Options{Seats: 4, Introductory: true}},
		{"lancashire", engine.Options{Seats: 2}}, {"lancashire", engine.Options{Seats: 3}}, {"lancashire", engine.Options{Seats: 4, Introductory: true}},
		{"lancashire-virtual", engine.Options{Seats: 4}}, {"lancashire-community", engine.Options{Seats: 2}}, {"brass", engine.Options{Seats: 3}},
	}
	met := map[string]bool{}
	for seed := range uint64(24) {
		c := games[seed%uint64(len(games))]
		g := decks.Game(c.id)
		w := newWords(t, g)
		w.Numbered = !c.o.Solo
		for _, text := range readGame(t, g, w, c.o, seed, met) {
			short := len(text) < 5 && !strings.HasPrefix(text, "  ") // of a long line a short end may be left
			if short || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") && !w.Plain && !strings.HasPrefix(text, "  ") {
				t.Fatalf("game %d of %s: %q", seed, c.id, text)
			}
		}
	}
	for _, x := range both(t) {
		for v := engine.Build; v < engine.FirstDevelop; v++ {
			if choice := x.g.ID + " " + v.String(); x.g.Answers(v, engine.ChooseAction) && !met[choice] {
				t.Errorf("no game came to %s", choice)
			}
		}
	}
	for _, name := range []string{"lancashire double-build", "lancashire discard", "lancashire distant-opened", "lancashire distant-turned",
		"lancashire distant-closed", "lancashire tile-sold", "birmingham tile-sold"} {
		if !met[name] {
			t.Errorf("no game came to %s", name)
		}
	}
}

// readGame plays a game at random and returns all that can be said about it. It marks what was met: choices and events.
func readGame(t *testing.T, g *automa.Game, w Words, o engine.Options, seed uint64, met map[string]bool) (texts []string) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	var log engine.Log
	p, err := g.Start(o, seed, &log)
	if err != nil {
		t.Fatal(err)
	}
	for p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			var steps automa.Steps
			g.Turn(&p, &steps)
			texts = append(texts, w.TurnLines(steps)...)
			continue
		}
		choices := g.Choices(&p.State, nil)
		shown := map[string]engine.Choice{}
		for _, c := range choices {
			text := w.Choice(&p.State, c)
			if other, twice := shown[text]; twice {
				t.Errorf("%v and %v both read %q", c, other, text)
			}
			shown[text] = c
			met[g.ID+" "+c.Verb.String()] = true
			texts = append(texts, text)
		}
		for range 20 { // anything else is refused
			c := engine.Choice{Verb: engine.Verb(1 + random.IntN(int(engine.Verbs)-1)), Card: choices[0].Card,
				Industry: engine.Industry(random.IntN(engine.MaxIndustries)), Space: engine.Space(random.IntN(len(g.Spaces))), Line: engine.Line(random.IntN(len(g.Lines)))}
			if r := g.Why(&p.State, c); !r.OK() {
				texts = append(texts, w.Refusal(p.Actor, r))
			}
		}
		g.Apply(&p, playSensibly(random, g, &p.State), &log)
	}
	for _, e := range log {
		texts = append(texts, w.Event(e))
		met[g.ID+" "+e.Kind.String()] = true
	}
	return slices.Concat(texts, w.EventLines(log))
}

// A space has one name: where its location has others it is told which one it is, whatever these take.
func TestASpaceHasOneName(t *testing.T) {
	tile := regexp.MustCompile(`\b(?:builds|[Yy]our(?: own)?|its own|Automa's|Player [1-4]'s) (?:an? )?[a-z]+(?: [a-z]+)?(?: [IVX]+)? at (.*)`)
	for _, id := range decks.Games() {
		g := decks.Game(id)
		w := newWords(t, g)
		var texts []string
		for seed := range uint64(4) {
			kinds := []engine.Options{{Seats: 2}, {Seats: 3}, {Seats: 4}} // not every deck has cards for each
			if mats := decks.Mats(id); seed > 0 && len(mats) > 0 {
				kinds = append([]engine.Options{{Seats: 2, Solo: true, AutomaMat: mats[0].Count}}, kinds...)
			}
			at := slices.IndexFunc(kinds, func(o engine.Options) bool {
				_, err := g.Start(o, seed, nil)
				return err == nil
			})
			texts = append(texts, readGame(t, g, w, kinds[at], seed, map[string]bool{})...)
		}
		told := 0
		for _, text := range texts {
			at := tile.FindStringSubmatch(text)
			if at == nil {
				continue
			}
			for l, f := range g.Locations {
				rest, names := strings.CutPrefix(at[1], f.Name)
				if !names || f.Name == "" || rest != "" && rest[0] != ' ' && rest[0] != ',' && rest[0] != '.' && rest[0] != ';' {
					continue
				}
				told++
				several := g.SpacesAt(engine.Location(l)).Rest() != 0
				if strings.HasPrefix(rest, " (") != several && rest != "" {
					t.Errorf("%s: %q, where %s has several spaces: %v", id, text, f.Name, several)
				}
			}
		}
		if told < 100 {
			t.Errorf("%s: only %d texts tell of a tile on a space", id, told)
		}
	}
}

// What a rival draws is hidden: it is told in the same words whatever cards they are, and how many, in every language.
func TestARivalsCardsAreNotNamed(t *testing.T) {
	for _, language := range Languages() {
		w, err := New(decks.Game("birmingham"), language)
		if err != nil {
			t.Fatal(err)
		}
		w.Rival = true
		draws := func(cards ...engine.Card) string {
			var log engine.Log
			for _, c := range cards {
				log = append(log, engine.Event{Kind: engine.Drew, Seat: engine.AutomaSeat, Card: c})
			}
			return strings.Join(w.EventLines(log), " ")
		}
		if draws(1) != draws(2) || draws(1, 2, 3) != draws(4, 5, 6) {
			t.Errorf("%s: %q, %q", language, draws(2), draws(4, 5, 6))
		}
		if text := draws(1, 2, 3); !strings.Contains(text, "3") {
			t.Errorf("%s: %q", language, text)
		}
	}
}
