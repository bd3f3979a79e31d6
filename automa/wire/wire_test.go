package wire

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

func TestEveryNameIsThereOnce(t *testing.T) {
	vocabularies := append(Vocabularies(), Vocabulary{"resource", names[engine.Resource](0, engine.Resources)}, Vocabulary{"era", names(engine.Canal, engine.Rail+1)})
	for _, v := range vocabularies {
		seen := map[string]bool{"": true}
		for i, name := range v.Names {
			if seen[name] {
				t.Errorf("%s: the name %q of number %d is missing or there twice", v.Field, name, i+1)
			}
			seen[name] = true
		}
	}
}

// everything plays games and shows every choice, event and turn of them.
func everything(t *testing.T, choice func(*automa.Game, *engine.State, engine.Choice), events func(*automa.Game, engine.Log),
	turn func(*automa.Game, *engine.State, automa.Steps)) {
	for seed := range uint64(14) {
		id, o := "birmingham", engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}
		if games := decks.Games(); seed >= 5 {
			id, o = games[int(seed)%len(games)], engine.Options{Seats: 2 + int(seed)%3}
		}
		if strings.HasPrefix(id, "lancashire-classic") || id == "brass" {
			o.Seats = max(o.Seats, 3)
		}
		if id == "lancashire-community" {
			o.Seats = 2
		}
		g := decks.Game(id)
		var log engine.Log
		p, err := g.Start(o, seed, &log)
		if err != nil {
			t.Fatal(err)
		}
		events(g, log)
		chance := rand.New(rand.NewPCG(seed, 0))
		for p.Decision != engine.GameOver {
			if p.AutomasTurn() {
				before := p.State
				var steps automa.Steps
				g.Turn(&p, &steps)
				turn(g, &before, steps)
				continue
			}
			choices := g.Choices(&p.State, nil)
			for _, c := range choices {
				choice(g, &p.State, c)
			}
			log = log[:0]
			g.Apply(&p, choices[chance.IntN(len(choices))], &log)
			events(g, log)
		}
	}
}

// Programs know these names: the first and the last of each kind.
func TestVocabularies(t *testing.T) {
	var got []string
	for _, v := range Vocabularies() {
		if len(v.Names) == 0 {
			t.Fatalf("%s has no names", v.Field)
		}
		got = append(got, v.Field+": "+v.Names[0]+" … "+v.Names[len(v.Names)-1])
	}
	want := []string{
		"event: era-began … distant-closed", "for: build … money", "step: drew … back-again", "back: sell … pass", "over: links … ports",
		"criterion: not-merchant … reading-order", "icon: NW … SE", "reason: not-asked … card-is-out",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What an event of each kind says of a seat, a resource and an amount.
func TestEventsOf(t *testing.T) {
	var log engine.Log
	for kind := engine.EventKind(1); kind < engine.EventKinds; kind++ {
		log = append(log, engine.Event{Kind: kind, Seat: 1, Amount: 2, Price: 3})
	}
	text, err := json.Marshal(EventsOf(decks.Game("birmingham").Game, log))
	if err != nil {
		t.Fatal(err)
	}
	const want = `[{"event":"era-began","era":"rail"}
{"event":"round-began","amount":2}
{"event":"turn-began","seat":1,"amount":2}
{"event":"turn-ended","seat":1}
{"event":"order-set","seat":1,"amount":2}
{"event":"shuffled","amount":2}
{"event":"put-aside","amount":2}
{"event":"merchant-placed","merchant_tile":"cotton-a"}
{"event":"drew","seat":1}
{"event":"dealt-face-down","seat":1}
{"event":"discarded","seat":1}
{"event":"wild-returned","seat":1}
{"event":"wild-taken","seat":1}
{"event":"tile-placed","seat":1}
{"event":"tile-removed","seat":1,"amount":2}
{"event":"tile-flipped","seat":1}
{"event":"tile-developed","seat":1}
{"event":"link-placed","seat":1}
{"event":"link-removed","seat":1}
{"event":"stocked","seat":1,"resource":"coal","amount":2}
{"event":"consumed","seat":1,"resource":"coal","amount":2,"price":3}
{"event":"sold-to-market","seat":1,"resource":"coal","amount":2,"price":3}
{"event":"tile-sold","seat":1}
{"event":"barrel-placed"}
{"event":"money-moved","seat":1,"amount":2}
{"event":"cost-counted","seat":1,"amount":2}
{"event":"income-moved","seat":1,"amount":2}
{"event":"scored","seat":1,"amount":2}
{"event":"passed","seat":1}
{"event":"shortfall-began","seat":1,"amount":2}
{"event":"debt-dropped","seat":1,"amount":2}
{"event":"bonus-lost","seat":1}
{"event":"game-ended"}
{"event":"deck-prepared","seat":1}
{"event":"distant-opened","amount":2}
{"event":"distant-turned","seat":1,"amount":2}
{"event":"distant-closed","seat":1}]`
	if diff := cmp.Diff(want, strings.ReplaceAll(string(text), "},{", "}\n{")); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// What the Automa did is told with its step, as it stands in a record.
func TestStepsOf_TellsWhatWasDone(t *testing.T) {
	everything(t, func(*automa.Game, *engine.State, engine.Choice) {}, func(*automa.Game, engine.Log) {},
		func(g *automa.Game, before *engine.State, steps automa.Steps) {
			s := *before
			for i, form := range StepsOf(g.Game, before, steps) {
				if steps[i].Kind != automa.Acted {
					if form.Choice != nil {
						t.Fatalf("step %d: %s does %s", i, form.Step, form.Choice.Notation)
					}
					continue
				}
				if want := notation.Format(g.Game, &s, steps[i].Choice); form.Choice == nil || form.Choice.Notation != want {
					t.Fatalf("step %d: %+v, done was %s", i, form.Choice, want)
				}
				g.Game.Apply(&s, steps[i].Choice, nil)
			}
		})
}

// What is written of a choice reads back as that choice, whole, by its notation and by its parts.
func TestChoicesReadBack(t *testing.T) {
	everything(t, func(g *automa.Game, s *engine.State, c engine.Choice) {
		written := ChoiceOf(g.Game, s, c)
		parts := written
		parts.Notation = ""
		for _, form := range []Choice{written, {Notation: written.Notation}, parts} {
			read, err := form.Choices(g.Game)
			if err != nil || len(read) != 1 || read[0] != c {
				t.Fatalf("%+v, written %+v, read %+v, error %v", c, form, read, err)
			}
		}
	}, func(*automa.Game, engine.Log) {}, func(*automa.Game, *engine.State, automa.Steps) {})
}

// Numbers have no place in what is written but where they count something.
func TestAllIsNamed(t *testing.T) {
	see := func(v any) {
		text, err := json.Marshal(v)
		if err != nil || strings.Contains(string(text), `"event":""`) || strings.Contains(string(text), `"step":""`) ||
			strings.Contains(string(text), `"reason":""`) || strings.Contains(string(text), `"criterion":""`) {
			t.Fatalf("%s, error %v", text, err)
		}
	}
	everything(t, func(*automa.Game, *engine.State, engine.Choice) {},
		func(g *automa.Game, log engine.Log) { see(EventsOf(g.Game, log)) },
		func(g *automa.Game, before *engine.State, steps automa.Steps) { see(StepsOf(g.Game, before, steps)) })
}

func TestForms(t *testing.T) {
	g := decks.Game("birmingham").Game
	coventry, gloucester := notation.SpaceNamed(g, "coventry.1"), notation.MerchantNamed(g, "gloucester.2")
	cases := []struct {
		name string
		form any
		want string
	}{
		{"nothing refused", RefusalOf(g, engine.Refusal{}), `null`},
		{"money short", RefusalOf(g, engine.Refusal{Rule: engine.B(7, 4), Reason: engine.NotEnoughMoney, Need: 5, Tile: notation.TileNamed(g, "pottery 1")}),
			`{"rule":"B7.4","reason":"not-enough-money","tile":"pottery 1","need":5,"have":0}`},
		{"no rule", RefusalOf(g, engine.Refusal{Reason: engine.NoSuchThing}), `{"reason":"no-such-thing"}`},
		{"cubes left", RefusalOf(g, engine.Refusal{Rule: engine.B(7, 10), Reason: engine.CubesLeft, Space: coventry, Have: 2}),
			`{"rule":"B7.10","reason":"cubes-left","space":"coventry.1","resource":"coal","have":2}`},
		{"an era", eventOf(g, engine.Event{Kind: engine.EraBegan, Amount: 2}), `{"event":"era-began","era":"rail"}`},
		{"coal of the human", eventOf(g, engine.Event{Kind: engine.Consumed, Seat: 1, Space: coventry, Amount: 1}),
			`{"event":"consumed","seat":1,"owner":0,"space":"coventry.1","resource":"coal","amount":1}`},
		{"coal of the market", eventOf(g, engine.Event{Kind: engine.Consumed, Amount: 1, Price: 3}),
			`{"event":"consumed","seat":0,"resource":"coal","amount":1,"price":3}`},
		{"beer of a merchant", eventOf(g, engine.Event{Kind: engine.Consumed, Resource: engine.Beer, Merchant: gloucester, Amount: 1}),
			`{"event":"consumed","seat":0,"merchant":"gloucester.2","resource":"beer","amount":1}`},
		{"a tile placed", eventOf(g, engine.Event{Kind: engine.TilePlaced, Seat: 1, Space: coventry, Card: 1}),
			`{"event":"tile-placed","seat":1,"card":"belper","space":"coventry.1"}`},
		{"a place", RefusalOf(g, engine.Refusal{Reason: engine.NoSuchThing, Location: 1}), `{"reason":"no-such-thing","location":"belper"}`},
		{"money for a cube sold", eventOf(g, engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForMarketSale, Resource: engine.Iron, Amount: 3}),
			`{"event":"money-moved","seat":0,"for":"market-sale","resource":"iron","amount":3}`},
		{"money for a cube", eventOf(g, engine.Event{Kind: engine.MoneyMoved, Reason: engine.ForCube, Amount: -3}),
			`{"event":"money-moved","seat":0,"for":"cube","resource":"coal","amount":-3}`},
		{"a turn of two steps", StepsOf(g, &engine.State{}, automa.Steps{
			{Kind: automa.ReadFront, Card: 7, Slot: 2},
			{Kind: automa.Compared, Tie: &automa.Tie{Over: automa.OverSpaces, Candidates: []automa.Candidate{{Space: coventry}},
				Rungs: []automa.Rung{{Criterion: automa.Icon, Rule: engine.M(52), Values: []int{0}, Left: []bool{true}}}, Icon: automa.SW}}}),
			`[{"step":"read-front","automa_card":7,"slot":2},{"step":"compared","tie":{"over":"spaces","candidates":[{"space":"coventry.1"}],` +
				`"criteria":[{"criterion":"icon","rule":"M52","low":false,"values":[0],"left":[true]}],"icon":"SW","winner":0}}]`},
		{"a buyer is chosen", tieOf(g, &automa.Tie{Over: automa.OverMerchants, Sold: automa.Candidate{Space: coventry, Industry: engine.Pottery},
			Candidates: []automa.Candidate{{Merchant: 1}}, Icon: automa.SW}),
			`{"over":"merchants","sold":{"industry":"pottery","space":"coventry.1"},"candidates":[{"merchant":"gloucester.1"}],"criteria":null,"icon":"SW","winner":0}`},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			text, err := json.Marshal(c.form)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, string(text)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestRefusesWhatIsNoChoice(t *testing.T) {
	g := decks.Game("birmingham").Game
	cases := []struct {
		name string
		form Choice
		want string
	}{
		{"nothing", Choice{}, "empty line"},
		{"no verb", Choice{Names: Names{Card: "leek"}}, "needs its verb"},
		{"unknown verb", Choice{Verb: "steal"}, `no verb "steal"`},
		{"unknown card", Choice{Verb: "pass", Names: Names{Card: "london"}}, `no card "london"`},
		{"unknown space", Choice{Verb: "give-up", Names: Names{Space: "leek.9"}}, `no space "leek.9"`},
		{"a tile", Choice{Verb: "pass", Names: Names{Tile: "cotton 1"}}, "has no tile"},
		{"unknown industry", Choice{Verb: "build", Names: Names{Industry: "tea"}}, `no industry "tea"`},
		{"unknown line", Choice{Verb: "network", Names: Names{Line: "here_there"}}, `no line "here_there"`},
		{"unknown merchant", Choice{Verb: "sell", Names: Names{Merchant: "oxford.9"}}, `no merchant space "oxford.9"`},
		{"unknown port", Choice{Verb: "sell", Names: Names{Port: "oxford.9"}}, `no port space "oxford.9"`},
		{"a loan of the only size", Choice{Verb: "loan", Loan: 30}, "no loan of £30"},
		{"the distant market alone", Choice{Distant: true}, "needs its verb"},
		{"a loan alone", Choice{Loan: 20}, "needs its verb"},
		{"a location", Choice{Verb: "pass", Names: Names{Location: "leek"}}, "has no tile"},
		{"a resource", Choice{Verb: "pass", Names: Names{Resource: "coal"}}, "has no tile"},
		{"an unknown verb beside its notation", Choice{Notation: "pass card:leek", Verb: "steal"}, `no verb "steal"`},
		{"unknown notation beside parts", Choice{Notation: "steal coal", Verb: "pass", Names: Names{Card: "leek"}}, `"steal"`},
		{"more notation than parts", Choice{Notation: "pass card:leek coal:dudley.1", Verb: "pass", Names: Names{Card: "leek"}}, "something else"},
		{"unknown notation", Choice{Notation: "steal coal"}, `"steal"`},
		{"two choices", Choice{Notation: "pass card:leek", Verb: "pass", Names: Names{Card: "stone"}}, "something else"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if _, err := c.form.Choices(g); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want one with %q", err, c.want)
			}
		})
	}
}

func TestMatCounts(t *testing.T) {
	g := decks.Game("birmingham").Game
	full := func() map[string][]int {
		counts := map[string][]int{}
		for t := 1; t < len(g.Tiles); t++ {
			name := g.Tiles[t].Industry.String()
			counts[name] = append(counts[name], int(g.Tiles[t].Count))
		}
		return counts
	}
	bounds := full()
	bounds["iron"][0], bounds["iron"][1] = 0, 255
	if _, err := MatCounts(g, bounds); err != nil {
		t.Error(err)
	}
	if mat, err := MatCounts(g, full()); err != nil || mat != g.FullSet() {
		t.Errorf("a full set reads as %v, error %v", mat, err)
	}
	cases := []struct {
		name   string
		change func(map[string][]int)
		want   string
	}{
		{"no industry", func(m map[string][]int) { m["tea"] = []int{1} }, `no industry "tea"`},
		{"one missing", func(m map[string][]int) { delete(m, "iron") }, "lacks a count for iron 1"},
		{"a level missing", func(m map[string][]int) { m["iron"] = m["iron"][:2] }, "lacks a count for iron 3"},
		{"a level too many", func(m map[string][]int) { m["iron"] = append(m["iron"], 1) }, "more counts than there are levels of iron"},
		{"less than none", func(m map[string][]int) { m["coal"][0] = -1 }, "cannot have -1 tiles of coal 1"},
		{"too many to count", func(m map[string][]int) { m["coal"][0] = 256 }, "cannot have 256 tiles"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			counts := full()
			c.change(counts)
			if _, err := MatCounts(g, counts); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("error %v, want one with %q", err, c.want)
			}
		})
	}
}
