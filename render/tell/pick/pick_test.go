package pick_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
)

// ask sets up a position, makes choices in notation, and asks what comes then.
func ask(t *testing.T, text string, moves ...string) pick.Question {
	t.Helper()
	return askIn(t, "birmingham", text, moves...)
}

func askIn(t *testing.T, game, text string, moves ...string) pick.Question {
	t.Helper()
	g := decks.Game(game).Game
	s, err := sketch.Position(g, decks.Mats(game)[1].Count, text)
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range moves {
		choices, err := notation.Parse(g, move)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range choices {
			if r := g.Apply(&s, c, nil); !r.OK() {
				t.Fatalf("%s: %v", move, r.Reason)
			}
		}
	}
	return pick.Ask(g, &s)
}

const opening = "you: cotton1@worcester.1, money 30, card:coventry, card:iron, card:coal, card:wild-location, card:worcester; coal 13"

const linked = opening + "; you: birmingham_coventry, birmingham_oxford"

func TestClicksLeadToAChoice(t *testing.T) {
	saleRoom := "you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1, brewery1@uttoxeter.1=1, card:stafford, money 20"
	for name, c := range map[string]struct {
		position string
		moves    []string
		clicks   []string
		want     string // in notation; empty if more than one choice is left
	}{
		"card, then place":                     {opening + "; you: gloucester_worcester, birmingham_worcester", nil, []string{"card:iron", "birmingham"}, "build iron@birmingham.3 card:iron"},
		"place first leaves the cards open":    {opening, nil, []string{"coventry.2"}, ""},
		"place, then card, then industry":      {linked, nil, []string{"coventry.3", "card:coventry", "mat:iron"}, "build iron@coventry.3 card:coventry"},
		"industry first":                       {linked, nil, []string{"mat:iron", "card:coventry", "coventry"}, "build iron@coventry.3 card:coventry"},
		"another lit space moves it":           {opening, nil, []string{"build", "card:wild-location", "mat:coal", "dudley.1", "cannock.2"}, "build coal@cannock.2 card:wild-location"},
		"another card replaces a card":         {opening, nil, []string{"loan", "card:iron", "card:coal"}, "loan card:coal"},
		"another action keeps the card":        {opening, nil, []string{"loan", "card:iron", "pass"}, "pass card:iron"},
		"a line begins a link, whatever stood": {linked, nil, []string{"card:iron", "birmingham", "gloucester_worcester"}, "network gloucester_worcester card:iron"},
		"link":                                 {opening, nil, []string{"gloucester_worcester", "card:coal"}, "network gloucester_worcester card:coal"},
		"link from a place":                    {opening, nil, []string{"network", "gloucester", "card:coal"}, "network gloucester_worcester card:coal"},
		"development":                          {opening, nil, []string{"mat:cotton", "card:coal", "develop"}, "develop cotton card:coal"},
		"scouting":                             {"you: card:stafford, card:redditch, card:cannock, card:coal", nil, []string{"scout", "card:stafford"}, "scout card:stafford"},
		"further discard":                      {"you: card:stafford, card:redditch, card:cannock, card:coal", []string{"scout card:stafford"}, []string{"card:coal"}, "discard:coal"},
		"sale to a merchant location":          {saleRoom, nil, []string{"gloucester", "worcester.1", "card:stafford"}, "sell cotton@worcester.1 to:gloucester.1 card:stafford"},
		"barrel of a brewery":                  {saleRoom, []string{"sell cotton@worcester.1 to:gloucester.1 card:stafford"}, []string{"gloucester", "stone.1"}, "beer:stone.1"},
		"barrel of the merchant":               {saleRoom, []string{"sell cotton@worcester.1 to:gloucester.1 card:stafford"}, []string{"stone.1", "gloucester"}, "beer:gloucester.1"},
		"no more links":                        {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40, card:stafford", []string{"network birmingham_coventry card:stafford"}, []string{"done"}, "done"},
	} {
		t.Run(name, func(t *testing.T) {
			q := ask(t, c.position, c.moves...)
			var sel pick.Selection
			for _, click := range c.clicks {
				var why pick.Explanation
				if sel, why = q.Click(sel, roomtest.Thing(t, q.Game, click)); !why.OK() {
					t.Fatalf("%s is refused: %v", click, why.Refusal.Reason)
				}
			}
			got := ""
			if whole, ok := q.Whole(sel); ok {
				got = notation.Format(q.Game, q.State, whole)
			}
			if got != c.want {
				t.Errorf("%v: got %q, want %q (%d left)", c.clicks, got, c.want, len(q.Fit(sel)))
			}
		})
	}
}

// On the Lancashire map: a mill and its buyer, sizes of loans, two cards for one.
const coast = "you: cotton1@preston.1, fleetwood_preston, lancaster_preston, port1@fleetwood.1, card:wigan, card:port, card:coal, money 60; " +
	"automa: port1@lancaster.1"

func TestClicksOnTheLancashireMap(t *testing.T) {
	for name, c := range map[string]struct {
		position, clicks, want string // the choice in notation; empty if more than one is left
	}{
		"a mill, then a port":                   {coast, "preston.1 lancaster.1 card:wigan", "sell cotton@preston.1 to:lancaster.1 card:wigan"},
		"a port, then a mill":                   {coast, "to:fleetwood.1 preston.1 card:wigan", "sell cotton@preston.1 to:fleetwood.1 card:wigan"},
		"another port":                          {coast, "sell preston.1 fleetwood.1 lancaster.1 card:wigan", "sell cotton@preston.1 to:lancaster.1 card:wigan"},
		"a port, then the distant market":       {coast, "preston.1 card:wigan lancaster.1 to:distant", "sell cotton@preston.1 to:distant card:wigan"},
		"the distant market first":              {coast, "to:distant card:coal", "sell cotton@preston.1 to:distant card:coal"},
		"a port clicked twice is taken back":    {coast, "preston.1 lancaster.1 lancaster.1 to:distant card:coal", "sell cotton@preston.1 to:distant card:coal"},
		"a port to build over":                  {coast + "; you: mat port 0 2 2 2", "fleetwood.1 card:port", "build port@fleetwood.1 card:port"},
		"a size of loan":                        {coast, "loan loan:20 card:coal", "loan 20 card:coal"},
		"a size of loan begins it":              {coast, "card:coal loan:10", "loan 10 card:coal"},
		"another size":                          {coast, "loan:10 card:coal loan:30", "loan 30 card:coal"},
		"two cards":                             {coast, "double-build mat:coal wigan.2", "double-build coal@wigan.2"},
		"two cards need no third":               {coast, "card:coal double-build wigan.2", "double-build coal@wigan.2"},
		"they are not proposed":                 {coast + "; you: card:wigan", "wigan.2", "build coal@wigan.2 card:wigan"},
		"an end point means its lines":          {"rail; you: port2@fleetwood.1, fleetwood_preston, card:wigan, card:bury, money 60", "blackpool card:wigan", "network blackpool_preston card:wigan"},
		"an end point with a network asked for": {"rail; you: port2@fleetwood.1, fleetwood_preston, card:wigan, card:bury, money 60", "network card:wigan blackpool", "network blackpool_preston card:wigan"},
	} {
		t.Run(name, func(t *testing.T) {
			q := askIn(t, "lancashire", c.position)
			var sel pick.Selection
			for _, click := range strings.Fields(c.clicks) {
				var why pick.Explanation
				if sel, why = q.Click(sel, roomtest.Thing(t, q.Game, click)); !why.OK() {
					t.Fatalf("%s is refused: %v", click, why.Refusal.Reason)
				}
			}
			got := ""
			if whole, ok := q.Whole(sel); ok {
				got = notation.Format(q.Game, q.State, whole)
			}
			if got != c.want {
				t.Errorf("got %q, want %q (%d left)", got, c.want, len(q.Fit(sel)))
			}
		})
	}
}

// What is lit on the Lancashire map: a port beside its space, the distant market, the sizes of loans, and the action of two cards
// but not where they alone would build.
func TestLitOnTheLancashireMap(t *testing.T) {
	q := askIn(t, "lancashire", coast)
	port := func(name string) thing.Thing { return roomtest.Thing(t, q.Game, "to:"+name) }
	space := func(name string) thing.Thing { return thing.Of(notation.SpaceNamed(q.Game, name)) }
	sel, _ := q.Click(pick.Selection{}, space("preston.1"))
	lit, left := q.Lit(sel), q.Left(sel)
	for _, is := range []thing.Thing{port("lancaster.1"), port("fleetwood.1"), port("distant"), space("lancaster.1")} {
		if !lit.Has(is) {
			t.Errorf("%v is not lit for a mill", is.FullName(q.Game))
		}
	}
	if left.Count(thing.Port) != 2 || left.Count(thing.Distant) != 1 || left.Has(space("lancaster.1")) {
		t.Errorf("left to a mill are %v", left)
	}
	none := q.Lit(pick.Selection{})
	if !none.Has(thing.Of(engine.DoubleBuild)) || none.Has(space("stockport.1")) || none.Count(thing.LoanSize) == 0 {
		t.Errorf("with nothing picked are lit %v", none)
	}
	sel, _ = q.Click(pick.Selection{}, thing.Of(engine.DoubleBuild))
	if lit := q.Lit(sel); !lit.Has(space("wigan.2")) {
		t.Errorf("for two cards are lit %v", lit)
	}
}

func TestRefusalsOnTheLancashireMapAreExplained(t *testing.T) {
	w := newWords(t, "lancashire")
	for name, c := range map[string]struct{ position, clicks, want string }{
		"a port too far":        {coast + "; automa: port1@liverpool.1", "preston.1 to:liverpool.1", "The upper left space at Preston is not connected to the port at Liverpool (upper left space) (C11.2)."},
		"a flipped port":        {coast + "; automa: port1@lancaster.1!", "sell preston.1 to:lancaster.1", "The port at Lancaster (left space) is flipped and takes no more (C11.2)."},
		"no market access":      {"you: cotton1@bury.1, card:wigan", "to:distant", "The cotton mill at Bury (upper space) is not connected to a port, Scotland, Yorkshire or The Midlands (C5.3)."},
		"the market is closed":  {coast + "; turned 4 3 3", "preston.1 to:distant", "The distant market is closed for the rest of the era (C11.3)."},
		"nothing to sell":       {"you: cotton1@bury.1, card:wigan", "sell", "There is nothing to sell: no unsold mill of yours is connected to an unflipped port, and none has access to the distant market while it is open (C11.1)."},
		"two cards, one action": {coast + "; actions 1", "double-build", "Building with two cards uses both actions of a turn, and only 1 is left (C7.11)."},
		"too late for a loan":   {"rail; round 10; you: card:wigan, card:coal", "loan", "Nobody takes a loan in the Rail Era once there is no card left to draw (C10.2)."},
		"no card, but two":      {coast, "mat:cotton stockport.1", "No card in your hand allows that (C7.1): Build a cotton mill, level I, at Stockport (left space). With two cards and both actions of a turn it could be built (C7.11)."},
		"two cards, too early":  {coast, "double-build mat:coal wigan.2 card:port", "The two cards are asked for once the building is confirmed (C7.11)."},
		"no link can begin":     {"you: card:wigan, card:coal", "bolton_bury", "You have nothing on the board that a link could touch (C8.3)."},
		"no link at all":        {"you: card:wigan, card:coal", "network", "You have nothing on the board that a link could touch (C8.3)."},
	} {
		t.Run(name, func(t *testing.T) {
			q := askIn(t, "lancashire", c.position)
			var sel pick.Selection
			var why pick.Explanation
			for _, click := range strings.Fields(c.clicks) {
				if !why.OK() {
					break
				}
				sel, why = q.Click(sel, roomtest.Thing(t, q.Game, click))
			}
			if got := why.Text(w, q.State); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestTheCardThatIsGoodForLeastElseIsProposed(t *testing.T) {
	q := ask(t, "you: cotton1@worcester.1, gloucester_worcester, birmingham_worcester, money 40, card:wild-location, card:birmingham, card:iron; coal 13")
	sel, _ := q.Click(pick.Selection{}, thing.Of(notation.SpaceNamed(q.Game, "birmingham.3")))
	if c, ok := q.Suggested(sel); !ok || q.Game.Cards[c.Card].ID != "iron" {
		t.Errorf("proposed: %+v, %v", c, ok)
	}
	if left := q.Left(sel); left[thing.Card] != q.Lit(sel)[thing.Card] || left.Count(thing.Card) < 2 {
		t.Errorf("the other cards are not offered: %v", left.Of(thing.Card))
	}
	if sel.Back() != (pick.Selection{}) {
		t.Error("Back did not take the place back")
	}
}

func TestClicksThatLeadNowhereAreExplained(t *testing.T) {
	for name, c := range map[string]struct {
		position string
		moves    []string
		clicks   []string // the last one is refused
		kind     pick.Kind
		want     engine.Reason
	}{
		"outside the network":   {opening, nil, []string{"card:iron", "dudley.2"}, pick.Refused, engine.NotInNetwork},
		"another town's card":   {opening, nil, []string{"card:coventry", "dudley"}, pick.Refused, engine.CardNamesOther},
		"no card at all":        {"you: cotton1@worcester.1, card:stafford", nil, []string{"mat:coal", "dudley.1"}, pick.NoCard, engine.CardNamesOther},
		"no money":              {"you: money 1, card:stafford", nil, []string{"network", "leek_stoke-on-trent"}, pick.Nothing, engine.NotEnoughMoney},
		"rail line":             {opening, nil, []string{"birmingham_redditch"}, pick.Refused, engine.LineNotInEra},
		"nothing to sell":       {opening, nil, []string{"sell"}, pick.Nothing, engine.NotConnectedTo},
		"wild in hand":          {opening, nil, []string{"scout"}, pick.Refused, engine.WildHeld},
		"must act":              {opening, nil, []string{"done"}, pick.Refused, engine.MustChoose},
		"the Automa's tile":     {opening + "; automa: manufacturer1@coventry.2", nil, []string{"coventry.2"}, pick.Refused, engine.OpponentsTileStays},
		"a merchant too far":    {opening, nil, []string{"worcester.1", "to:gloucester.1"}, pick.Refused, engine.NotConnectedTo},
		"not asked now":         {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40, card:stafford", []string{"network birmingham_coventry card:stafford"}, []string{"loan"}, pick.Refused, engine.NotAsked},
		"a card when none goes": {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40, card:stafford, card:redditch", []string{"network birmingham_coventry card:stafford"}, []string{"card:redditch"}, pick.Refused, engine.NoCardNeeded},
	} {
		t.Run(name, func(t *testing.T) {
			q := ask(t, c.position, c.moves...)
			var sel pick.Selection
			var why pick.Explanation
			for _, click := range c.clicks {
				if !why.OK() {
					break
				}
				sel, why = q.Click(sel, roomtest.Thing(t, q.Game, click))
			}
			if why.Kind != c.kind || why.Refusal.Reason != c.want {
				t.Errorf("got kind %d, %v; want kind %d, %v", why.Kind, why.Refusal.Reason, c.kind, c.want)
			}
		})
	}
}

func TestElsewhereTellsWhyNot(t *testing.T) {
	q := ask(t, opening+"; you: gloucester_worcester, birmingham_worcester, iron1@birmingham.3!, money 6; coal 14; automa: iron1@redditch.2")
	var sel pick.Selection
	if list := q.Elsewhere(sel); list != nil {
		t.Errorf("nothing is picked, but %d places are told", len(list))
	}
	sel, _ = q.Click(sel, roomtest.Thing(t, q.Game, "card:iron"))
	var got []string
	for _, e := range q.Elsewhere(sel) {
		got = append(got, notation.SpaceName(q.Game, e.Space)+" "+e.Why.Refusal.Reason.String())
	}
	want := "" +
		"birmingham.3 not-enough-money, coalbrookdale.2 not-in-network, coventry.3 not-in-network, derby.3 not-in-network, " +
		"dudley.2 not-in-network, stoke-on-trent.2 not-in-network, walsall.1 not-in-network"
	if text := strings.Join(got, ", "); text != want {
		t.Errorf("got  %s\nwant %s", text, want)
	}
}

func TestEveryActionThatCanBeImpossibleHasAText(t *testing.T) {
	w := newWords(t, "birmingham")
	for _, v := range []engine.Verb{engine.Build, engine.Network, engine.Develop, engine.Sell, engine.DoubleBuild} {
		if !w.Has("pick.none." + v.String()) {
			t.Errorf("there is no text for %v", v)
		}
	}
}

func newWords(t *testing.T, game string) words.Words {
	t.Helper()
	w, err := words.New(decks.Game(game), "en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// everyThing lists all that can be pointed at: the whole board, the mat, the hand and the buttons.
func everyThing(q pick.Question) (all []thing.Thing) {
	g := q.Game
	for v := engine.Build; v < engine.Verbs; v++ {
		all = append(all, thing.Of(v))
	}
	for _, f := range g.Industries {
		all = append(all, thing.Of(f.Industry))
	}
	if g.Family == engine.Lancashire {
		all = append(all, thing.Thing{Kind: thing.Distant, ID: 1})
		for size := range g.Limits.Loans {
			all = append(all, thing.Thing{Kind: thing.LoanSize, ID: uint8(size + 1)})
		}
		for x := 1; x < len(g.Spaces); x++ {
			all = append(all, thing.Thing{Kind: thing.Port, ID: uint8(x)})
		}
	}
	p := &q.State.Players[q.State.Actor]
	for _, c := range p.Hand[:p.HandLen()] {
		all = append(all, thing.Of(c))
	}
	for x := 1; x < len(g.Spaces); x++ {
		all = append(all, thing.Of(engine.Space(x)))
	}
	for x := 1; x < len(g.Lines); x++ {
		all = append(all, thing.Of(engine.Line(x)))
	}
	for m := 1; m < len(g.Merchants); m++ {
		all = append(all, thing.Of(engine.Merchant(m)))
	}
	for l := 1; l < len(g.Locations); l++ {
		all = append(all, thing.Of(engine.Location(l)))
	}
	return all
}

// positions plays games at random, of Birmingham against the Automa and of Lancashire among people, and calls with some of their
// positions, more of those in the middle of an action.
func positions(t *testing.T, games, every int, with func(q pick.Question, random *rand.Rand)) {
	t.Helper()
	t.Run("birmingham", func(t *testing.T) {
		positionsOf(t, decks.Game("birmingham").Game, engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[1].Count}, games, every, with, [][2]string{
			{"you: iron1@coventry.3=2; automa: iron1@dudley.2=1", "develop cotton card:coal"},
			{"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40", "network birmingham_coventry card:coal"},
			{"you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1", "sell cotton@worcester.1 to:gloucester.1 card:coal"},
			{"you: cotton1@worcester.1, gloucester_worcester, cotton1@kidderminster.1, farm-south_kidderminster_worcester, brewery1@stone.1=1",
				"sell cotton@worcester.1 to:gloucester.1 card:coal beer:gloucester.1"},
			{"you: cotton1@worcester.1, gloucester_worcester, cotton1@kidderminster.1, farm-south_kidderminster_worcester, brewery1@stone.1=1",
				"sell cotton@worcester.1 to:gloucester.1 card:coal beer:gloucester.1 bonus:coal"},
		})
	})
	t.Run("lancashire", func(t *testing.T) {
		positionsOf(t, decks.Game("lancashire").Game, engine.Options{Seats: 3}, games, every, with, [][2]string{
			{"you: cotton1@bury.1, port1@fleetwood.1", "double-build coal@wigan.1"},
			{"you: iron1@bolton.3=2; automa: iron1@preston.2=1", "develop shipyard card:coal"},
		})
	})
}

func positionsOf(t *testing.T, g *engine.Game, o engine.Options, games, every int, with func(q pick.Question, random *rand.Rand), rare [][2]string) {
	t.Helper()
	met := map[engine.Decision]bool{}
	for seed := range uint64(games) {
		random := rand.New(rand.NewPCG(seed, 7))
		s, err := g.Start(o, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; ; n++ {
			q := pick.Ask(g, &s)
			if !s.IsAutoma(s.Actor) && (n%every == 0 || s.Decision != engine.ChooseAction && n%3 == 0) {
				met[s.Decision] = true
				with(q, random)
			}
			if s.Decision == engine.GameOver {
				break
			}
			list := q.Choices
			for _, v := range []engine.Verb{engine.Sell, engine.Build, engine.Verb(1 + random.IntN(4))} { // passes and loans lead to little
				if some := q.Fit(first(q, v)); first(q, v).Has(thing.Of(v)) && random.IntN(2) == 0 {
					list = some
					break
				}
			}
			g.Apply(&s, list[random.IntN(len(list))], nil)
		}
	}
	hand := map[engine.Family]string{engine.Birmingham: "; you: card:stafford, card:coal, card:redditch", engine.Lancashire: "; you: card:wigan, card:coal, card:bury"}
	for _, r := range rare {
		q := askIn(t, g.ID, r[0]+hand[g.Family], r[1])
		met[q.State.Decision] = true
		with(q, rand.New(rand.NewPCG(1, 7)))
	}
	for d := engine.ChooseAction; d < engine.GameOver; d++ {
		for v := engine.Build; v < engine.Verbs; v++ {
			if g.Answers(v, d) && !met[d] {
				t.Errorf("decision %d was never met", d)
				break
			}
		}
	}
}

// first is a selection of nothing but a verb.
func first(q pick.Question, v engine.Verb) pick.Selection {
	sel, _ := q.Click(pick.Selection{}, thing.Of(v))
	return sel
}

// TestEveryChoiceCanBeReachedFromEitherEnd clicks the parts of choices in any order.
func TestEveryChoiceCanBeReachedFromEitherEnd(t *testing.T) {
	positions(t, 15, 9, func(q pick.Question, random *rand.Rand) {
		for i := 0; i < len(q.Choices); i += 1 + random.IntN(9) {
			c := q.Choices[i]
			parts := thing.Parts(c)
			ordered := parts
			if c.Verb == engine.DoubleBuild { // whoever spends two cards says so first
				ordered = parts[1:]
			}
			random.Shuffle(len(ordered), func(i, j int) { ordered[i], ordered[j] = ordered[j], ordered[i] })
			var sel pick.Selection
			for _, part := range parts {
				if lit := q.Lit(sel); !lit.Has(part) {
					t.Fatalf("%s: %v is not lit after %v", notation.Format(q.Game, q.State, c), part, sel.Things())
				}
				var why pick.Explanation
				if sel, why = q.Click(sel, part); !why.OK() {
					t.Fatalf("%s: %v is refused", notation.Format(q.Game, q.State, c), part)
				}
			}
			if whole, ok := q.Whole(sel); !ok || whole != c {
				t.Fatalf("%s: came to %+v", notation.Format(q.Game, q.State, c), whole)
			}
		}
	})
}

// TestNobodyIsStuckOrLeftWithoutAnExplanation clicks anything at all, in any position.
func TestNobodyIsStuckOrLeftWithoutAnExplanation(t *testing.T) {
	said := map[string]words.Words{"birmingham": newWords(t, "birmingham"), "lancashire": newWords(t, "lancashire")}
	positions(t, 15, 9, func(q pick.Question, random *rand.Rand) {
		all := everyThing(q)
		var sel pick.Selection
		for range 150 {
			click := all[random.IntN(len(all))]
			lit := q.Lit(sel)
			next, why := q.Click(sel, click)
			switch {
			case !why.OK() && (next != sel || why.Refusal.OK() == (why.Kind != pick.CardsLater) || why.Kind == pick.Allowed):
				t.Fatalf("%v: %v after %v: kind %d, %v", q.State.Decision, click, sel.Things(), why.Kind, why.Refusal.Reason)
			case !why.OK() && why.Text(said[q.Game.ID], q.State) == "":
				t.Fatalf("%v after %v is refused without a text", click, sel.Things())
			case !why.OK() && lit.Has(click) && !sel.Has(click):
				t.Fatalf("%v: lit %v after %v is refused", q.State.Decision, click, sel.Things())
			case why.OK() && next == sel:
				t.Fatalf("%v after %v does nothing", click, sel.Things())
			case why.OK() && !q.Any(next):
				t.Fatalf("%v after %v leads nowhere", click, sel.Things())
			}
			if sel = next; random.IntN(6) == 0 {
				sel = sel.Back()
			}
		}
	})
}

// TestRefusalSpeaksOfWhatTheCardAndTheSpaceAreFor: who clicks with a brewery card on a space means a brewery there.
func TestRefusalSpeaksOfWhatTheCardAndTheSpaceAreFor(t *testing.T) {
	g := played.Birmingham()
	s := roomtest.State(t, g, "rail; round 2; you: card:brewery, card:dudley, mat brewery 0 2 2 1, birmingham_coventry")
	q := pick.Ask(g.Game, s)
	w, err := words.New(g, "en")
	if err != nil {
		t.Fatal(err)
	}
	for space, want := range map[string]string{
		"stone.1":   "Stone is not in your network, and the brewery card names no town (B7.1).",
		"cannock.1": "The left space at Cannock takes no brewery (B7.3).",
	} {
		sel, _ := q.Click(pick.Selection{}, thing.Of(notation.CardNamed(g.Game, "brewery")))
		if _, why := q.Click(sel, thing.Of(notation.SpaceNamed(g.Game, space))); why.Text(w, s) != want {
			t.Errorf("a brewery card on %s: %s", space, why.Text(w, s))
		}
	}
}
