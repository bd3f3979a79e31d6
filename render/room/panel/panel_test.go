package panel_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// least is the panel in the smallest window, and roomy one that nothing has to be scrolled in.
var (
	least = view.Rect{X: 950, Y: 48, W: 480, H: 620}
	roomy = view.Rect{X: 950, Y: 48, W: 480, H: 4000}
)

func draw(t testing.TB, g *automa.Game, m *panel.Model, area view.Rect, reading float64) *view.View {
	t.Helper()
	c := widget.New(roomtest.Env(t, g, view.Size{W: view.LeastWide, H: view.LeastHigh}, reading))
	m.Scroll = panel.Draw(c, area, m)
	return &c.View
}

// whole is a view without the labels that are partly scrolled away.
func whole(v *view.View) *view.View {
	left := *v
	left.Items = slices.DeleteFunc(slices.Clone(v.Items), func(i view.Item) bool {
		return i.Kind == view.Label && !i.Clip.Empty() && !i.Clip.Holds(roomtest.Ink(&i))
	})
	return &left
}

// text is all that can be read, in one line.
func text(v *view.View) string { return strings.Join(roomtest.Texts(v), " ") }

func says(t *testing.T, v *view.View, want ...string) {
	t.Helper()
	all := strings.Join(strings.Fields(text(v)), " ")
	all = strings.NewReplacer("( ", "(", " )", ")", " .", ".", " ,", ",").Replace(all)
	for _, w := range want {
		if !strings.Contains(all, w) {
			t.Errorf("%q is not said in %q", w, all)
		}
	}
}

func TestEverythingCanBeReadInEveryState(t *testing.T) {
	g := played.Birmingham()
	for i := range scenes {
		for _, reading := range roomtest.Readings {
			for _, area := range []view.Rect{least, roomy} {
				t.Run(scenes[i].name, func(t *testing.T) {
					m := scenes[i].model(t, g)
					v := draw(t, g, &m, area, reading)
					roomtest.Legible(t, whole(v), area)
					apart(t, v, area, reading)
					if strings.ContainsAny(text(v), "{}") {
						t.Errorf("a placeholder is left: %s", text(v))
					}
				})
			}
		}
	}
}

// leastRoom is the height that must be left between what stands above and below.
const leastRoom = 120.0

// apart reports targets that lie on each other, but for what scrolls, rules within a text and what is in the strip.
func apart(t *testing.T, v *view.View, area view.Rect, reading float64) {
	t.Helper()
	if scroll := v.Target(panel.ScrollID); scroll.Area.H < leastRoom {
		t.Errorf("only %.0f units are left for what scrolls", scroll.Area.H)
	}
	var buttons []view.Target
	for _, target := range v.Targets {
		if target.Area.Meets(panel.Strip(area, reading)) {
			t.Errorf("%s lies in the strip at the foot", target.ID)
		}
		_, rule := target.Act.(widget.OpenRule)
		if target.Act == nil || rule {
			continue
		}
		for _, other := range buttons {
			if other.Area.Meets(target.Area) {
				t.Errorf("%s lies on %s", target.ID, other.ID)
			}
		}
		buttons = append(buttons, target)
	}
}

// asked is what the states say and offer.
var asked = map[string]struct {
	title   string
	says    []string
	ids     []string // targets with an act
	confirm string   // what the button says that makes the choice; empty if there is none
}{
	"nothing picked":     {"Your turn", []string{"action 1 of 2", "Choose an action", "(keys 1 to 8)"}, []string{"action:build", "action:pass"}, ""},
	"the opening":        {"Your turn", []string{"action 1 of 1"}, []string{"action:build"}, ""},
	"little is possible": {"Your turn", []string{"(key 1)"}, []string{"action:pass"}, ""},
	"a card, every action": {"What will you do?", []string{"Choose what to do with it"},
		[]string{"action:build", "action:loan", "picked:card:coventry", "back"}, ""},
	"build, all open": {"Build", []string{"Choose what to build", "Which industry?", "Where?"},
		[]string{"choice:industry:cotton", "choice:space:belper.1", "picked:action:build"}, ""},
	"an industry": {"Build an iron works", []string{"Choose where to build", "Why not elsewhere?", "(B6.2)"},
		[]string{"choice:space:coventry.3", "picked:industry:iron"}, ""},
	"a works, the card proposed": {"Build an iron works", []string{"The iron works card is proposed", "another card of your hand can be chosen instead"},
		[]string{"picked:space:coventry.3"}, "Build for £7"},
	"a place, the tile proposed": {"Build", []string{"The cheapest tile is proposed"},
		[]string{"choice:industry:iron", "choice:industry:manufacturer"}, "Build for £7"},
	"links":                 {"Place a link", []string{"Choose a line", "£3 · 2 VP"}, []string{"choice:line:gloucester_worcester"}, ""},
	"a link, its card open": {"Place a link", []string{"card is proposed, as you need it least for anything else"}, nil, "Place the link for £3"},
	"a link, whole":         {"Place a link", []string{"Nothing is done before you confirm it."}, []string{"picked:line:gloucester_worcester"}, "Place the link for £3"},
	"develop":               {"Develop", []string{"Choose the tile that leaves your mat."}, []string{"choice:industry:cotton"}, ""},
	"develop, whole":        {"Develop", []string{"Then you may develop a second tile (B9.1)."}, nil, "Develop for £4"},
	"sell":                  {"Sell", []string{"Choose what to sell.", "Needs 1 barrel of beer"}, []string{"choice:space:worcester.1", "choice:merchant:gloucester.1"}, ""},
	"sell, one tile":        {"Sell a cotton mill", []string{"Which merchant?"}, []string{"choice:merchant:gloucester.1", "choice:merchant:gloucester.2"}, ""},
	"sell, whole":           {"Sell a cotton mill", []string{"Then you choose which of 3 sources gives the beer (B6.5)."}, nil, "Sell"},
	"sell with the merchant's beer, a bonus follows": {"Sell a cotton mill", []string{"Gloucester's bonus (B12.6)"}, nil, "Sell"},
	"loan":                {"Take a loan", []string{"£14 → £44", "three levels back"}, nil, "Take £30"},
	"scout":               {"Scout", []string{"Then you choose a further card to discard (B10.1)."}, nil, "Scout"},
	"pass":                {"Pass", []string{"no money moves", "Then your next action follows."}, nil, "Pass"},
	"pass, last action":   {"Pass", []string{"With that your turn ends, and you draw 1 card (B2.4)."}, nil, "Pass"},
	"pass, no cards left": {"Pass", []string{"With that your turn ends; there are no cards left to draw (B2.4)."}, nil, "Pass"},
	"which coal": {"Which coal?", []string{"One coal is needed", "(B6.1, B6.3)", "1 link away", "The Automa's coal mine I (Coventry, lower left space) flips"},
		[]string{"choice:coal:coventry.2", "choice:coal:dudley.1"}, ""},
	"which iron": {"Which iron?", []string{"One iron is needed", "(B6.4)", "The Automa's iron works I (Dudley, right space) flips: 3 VP at the era's end (B6.6)"},
		[]string{"choice:iron:coventry.3", "choice:iron:dudley.2"}, ""},
	"which beer": {"Which beer?", []string{"One barrel of beer is needed", "(B6.5, B12.3)", "Your brewery I (Stone, left space) flips: income 4 spaces on"},
		[]string{"choice:beer:gloucester.1", "choice:beer:stone.1", "choice:beer:uttoxeter.1"}, ""},
	"Gloucester's bonus": {"Gloucester's bonus", []string{"(B12.6)", "No coal mine I is left on your mat; the next one is coal mine II."},
		[]string{"choice:bonus:cotton", "choice:bonus:coal"}, ""},
	"a second link":        {"A second link?", []string{"(B8.3)", "£10 · 2 VP", "No second link"}, []string{"choice:line:birmingham_oxford", "done"}, ""},
	"a second link, whole": {"A second link?", []string{"brewery II (Stone, left space) (B6.5)"}, nil, "Place the link for £10"},
	"a second tile":        {"A second tile?", []string{"(B9.1)", "No second tile"}, []string{"choice:industry:coal", "done"}, ""},
	"a second tile, whole": {"A second tile?", nil, []string{"picked:industry:coal"}, "Develop for £4"},
	"another sale":         {"Another sale?", []string{"You have sold one tile in this action", "(B12.1)", "No further sale"}, []string{"choice:space:birmingham.2", "done"}, ""},
	"another sale, whole":  {"Another sale?", []string{"to Oxford's left tile"}, nil, "Sell"},
	"a further card":       {"Scout", []string{"(B10.1)", "choose the second one of your hand"}, nil, ""},
	"the last card":        {"Scout", []string{"choose the third one of your hand"}, nil, ""},
	"a debt": {"A debt to pay", []string{"£8 owed", "(B3.3)", "Without it you score 4 VP less"},
		[]string{"choice:give-up:worcester.1", "choice:give-up:stone.1"}, ""},
	"a debt, whole": {"A debt to pay", []string{"The debt is not paid yet"}, nil, "Give it up for £6"},
}

func TestWhatIsAsked(t *testing.T) {
	g := played.Birmingham()
	for name, want := range asked {
		t.Run(name, func(t *testing.T) {
			i := slices.IndexFunc(scenes, func(sc scene) bool { return sc.name == name })
			m := scenes[i].model(t, g)
			v := draw(t, g, &m, roomy, 1)
			if got := roomtest.Texts(v)[0]; got != want.title {
				t.Errorf("the title is %q, want %q", got, want.title)
			}
			says(t, v, want.says...)
			for _, id := range want.ids {
				if target := v.Target(id); target == nil || target.Act == nil {
					t.Errorf("%s cannot be clicked", id)
				}
			}
			confirms(t, v, &m, want.confirm)
		})
	}
}

// confirms checks that there is something to confirm just when the choice is whole, and that it is a legal one.
func confirms(t *testing.T, v *view.View, m *panel.Model, label string) {
	t.Helper()
	c, ready := m.Ready()
	target := v.Target(panel.ConfirmID)
	if can := target != nil && target.Act != nil; can != ready || ready != (label != "") {
		t.Fatalf("confirmed can it be: %v, ready is it: %v, the button should say %q", can, ready, label)
	}
	if !ready {
		if v.Keys["confirm"] != nil {
			t.Error("the key confirms what is not whole")
		}
		return
	}
	says(t, v, label)
	if target.Act != (panel.Confirm{Choice: c}) || v.Keys["confirm"] != target.Act {
		t.Errorf("the button makes %v and the key %v, not %v", target.Act, v.Keys["confirm"], c)
	}
	if why := m.Question.Game.Why(m.Question.State, c); !why.OK() {
		t.Errorf("what is confirmed is refused: %v", why.Reason)
	}
}

func TestImpossibleActionsLookSoAndStillAnswer(t *testing.T) {
	g := played.Birmingham()
	m := scenes[2].model(t, g)
	v := draw(t, g, &m, roomy, 1)
	ink := map[string]view.Colour{}
	for _, item := range v.Items {
		if item.Kind == view.Label {
			ink[item.Text] = item.Fill
		}
	}
	if ink["Build"] == ink["Pass"] || ink["Build"] != ink["Scout"] {
		t.Errorf("Build has the colour %x, Scout %x, Pass %x", ink["Build"], ink["Scout"], ink["Pass"])
	}
	for _, verb := range []engine.Verb{engine.Build, engine.Network, engine.Develop, engine.Sell, engine.Loan, engine.Scout, engine.Pass} {
		act := thing.Of(verb)
		if target := v.Target("action:" + verb.String()); target == nil || target.Act != act || v.Keys[verb.String()] != act {
			t.Errorf("%v cannot be picked with the mouse and its key", verb)
		}
	}
}

func TestARefusalIsSaidWithItsRuleAndCanBePutAway(t *testing.T) {
	g := played.Birmingham()
	refused := 0
	for i := range scenes {
		m := scenes[i].model(t, g)
		if m.Refused.OK() {
			continue
		}
		refused++
		v := draw(t, g, &m, least, 1.3)
		w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
		says(t, v, m.Refused.Text(w, m.Question.State))
		if target := v.Target(panel.DismissID); target == nil || target.Act != (panel.Dismiss{}) {
			t.Errorf("%s: it cannot be put away", scenes[i].name)
		}
		id := "panel:refusal:rule:" + m.Refused.Refusal.Rule.String()
		if target := v.Target(id); target == nil || target.Act != (widget.OpenRule{Number: m.Refused.Refusal.Rule.String()}) {
			t.Errorf("%s: the rule cannot be opened", scenes[i].name)
		}
		if v.Keys["back"] == nil {
			t.Errorf("%s: no key puts it away or goes back", scenes[i].name)
		}
	}
	if refused < 3 {
		t.Errorf("only %d refusals were looked at", refused)
	}
}

func TestTheBillIsThatOfTheChoice(t *testing.T) {
	g := played.Birmingham()
	w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
	for i := range scenes {
		m := scenes[i].model(t, g)
		c, ready := m.Ready()
		if !ready {
			continue
		}
		t.Run(scenes[i].name, func(t *testing.T) {
			b, _ := bill.Of(g.Game, m.Question.State, c)
			v := draw(t, g, &m, roomy, 1)
			money := []string{w.Money(b.Money.Before)}
			if b.Money.Lowest != b.Money.Before && b.Money.Lowest != b.Money.After {
				money = append(money, w.Money(b.Money.Lowest))
			}
			if len(b.Payments) > 0 {
				money = append(money, w.Money(b.Money.After))
			}
			want := []string{strings.Join(money, " → ")}
			for _, p := range b.Payments {
				want = append(want, w.Money(max(p.Amount, -p.Amount)))
			}
			for _, sale := range b.Sold {
				for _, price := range sale.Prices {
					want = append(want, w.Money(price))
				}
			}
			if to := b.Final.Income; to.Low != b.Income.Before.Space || to.High != to.Low {
				line := w.Money(b.Income.Before.Level) + " → " + w.Money(int(g.Income[to.Low]))
				if g.Income[to.Low] != g.Income[to.High] {
					line += " to " + w.Money(int(g.Income[to.High]))
				}
				want = append(want, line)
			}
			if c.Card != 0 {
				want = append(want, w.Card(c.Card))
			}
			for r := b.Network; r != 0; r = r.Rest() {
				want = append(want, w.Location(r.First()))
			}
			says(t, v, want...)
		})
	}
}

func TestBillsInWords(t *testing.T) {
	g := played.Birmingham()
	for name, want := range map[string][]string{
		"a works, whole": {"Tile £5 iron works I (B7.4)", "Coal £2 1 coal from the market: £2 (B6.2)", "Money £14 → £7 → £17 £10 comes in only after paying (B7.4)",
			"Iron 4 all of it to the market at once for £3 + £3 + £2 + £2 (B7.6)", "Income £0 → £2 3 spaces on, to space 13 (B6.8)", "Flips your iron works I (Coventry, lower right space) (B6.6)",
			"Era's end +4 VP Birmingham–Coventry +1 and iron works I (Coventry, lower right space) +3 (B4.1, B4.2)"},
		"overbuilding": {"Tile lost your iron works I (Coventry, lower right space) is removed from the game (B7.10)", "Era's end −4 VP", "Once flipped 5 VP at the end of both eras; also income 3 spaces on (£0 to £2) and Birmingham–Coventry +1 (B4.2)"},
		"the Automa's mine runs dry": {"Coal free from the Automa's coal mine I (Dudley, left space), 2 links away (B6.1)", "2 to the market at once for £1 + £1; 2 stay on the tile (B7.6)",
			"Flips the Automa's coal mine I (Dudley, left space) (B6.6)", "The Automa +1 VP coal mine I (Dudley, left space) +1 (B4.2)"},
		"a brewery": {"Beer 2 all of it stays on the tile until it is used (B7.5)"},
		"two mines to come": {"Coal open 1 coal, whose source you choose next (B6.1)", "£17 at the end, once the source is chosen", "Then you choose which of 2 mines gives the coal (B6.1).",
			"Once flipped 3 VP at the era's end; also income 3 spaces on (B4.2)"},
		"sell, whole": {"Beer open 1 barrel of beer", "Income £0 → £3 to £5 5 to 9 spaces on, as you choose the sources (B6.8)",
			"Flips your cotton mill I (Worcester, left space) (B12.4)", "Era's end +6 VP Gloucester–Worcester +1 and cotton mill I (Worcester, left space) +5 (B4.1, B4.2)"},
		"sell with the merchant's beer, a bonus follows": {"Beer free the merchant's barrel at Gloucester's left tile", "Income £0 → £3 5 spaces on, to space 15 (B6.8)",
			"Flips your cotton mill I (Worcester, left space) (B12.4)", "Era's end +6 VP", "Then you choose the tile that leaves your mat for Gloucester's bonus (B12.6)."},
		"a rail link":          {"Link £5 Birmingham–Coventry (B8.3)", "Coal free from your coal mine II (Dudley, left space), 1 link away (B6.3)", "Network Coventry will be in your network (B5.1)", "Link 0 VP"},
		"a link, whole":        {"Era's end +2 VP Gloucester–Worcester +2 (B4.1)"},
		"a second link, whole": {"Beer free from your brewery II (Stone, left space) (B6.5)", "Flips your brewery II (Stone, left space)"},
		"develop, whole":       {"Iron £4 1 iron from the market: £4 (B6.4)", "Mat 3 → 2 2 more of cotton mill I are left on your mat."},
		"loan":                 {"Loan £30 for three levels of income (B11.1)"},
		"a debt, whole":        {"Debt £6", "your cotton mill I (Worcester, left space) is removed from the game (B3.3)", "Tile £6 half of the money cost, rounded down (B3.3)"},
	} {
		t.Run(name, func(t *testing.T) {
			i := slices.IndexFunc(scenes, func(sc scene) bool { return sc.name == name })
			m := scenes[i].model(t, g)
			says(t, draw(t, g, &m, roomy, 1), want...)
		})
	}
}

// What a choice takes stands under that heading, and what it brings under the other: a loan takes levels of income and brings money.
func TestEachRowOfABillStandsUnderItsHeading(t *testing.T) {
	g := played.Birmingham()
	for name, want := range map[string][]string{
		"loan":           {"What it costs", "Card", "Income", "What it brings", "Money", "Loan"},
		"a works, whole": {"What it costs", "Tile", "Card", "Money", "What it brings", "Income"},
		"a debt, whole":  {"What it costs", "Debt", "Tile lost", "What it brings"},
	} {
		i := slices.IndexFunc(scenes, func(sc scene) bool { return sc.name == name })
		m := scenes[i].model(t, g)
		rest := roomtest.Texts(draw(t, g, &m, roomy, 1))
		for n, text := range want {
			at := slices.Index(rest, text)
			if at < 0 {
				t.Fatalf("%s: %q does not follow %q, but only %q", name, text, want[:n], rest)
			}
			rest = rest[at+1:]
		}
	}
}

// A building with two cards says so: that it takes both, which two where these are the last, and both actions.
func TestATwoCardBuildNamesAllThatItTakes(t *testing.T) {
	g := decks.Game("lancashire")
	base := "you: cotton1@bolton.1, bolton_manchester, money 30, card:coal, card:port"
	for _, c := range []struct {
		scene scene
		says  []string
	}{
		{scene{"three cards", base + ", card:shipyard", nil, []string{"double-build", "mat:cotton", "preston.1"}},
			[]string{"Cards 2 two of your hand, which you choose next", "Actions 2 both actions of the turn (C7.11)", "Then you choose the two cards to discard"}},
		{scene{"the last two", base, nil, []string{"double-build", "mat:cotton", "preston.1"}},
			[]string{"Cards 2 the coal mine card and the port card", "Actions 2 both actions of the turn (C7.11)"}},
		{scene{"the first", base + ", card:shipyard", []string{"double-build cotton@preston.1"}, []string{"card:coal"}},
			[]string{"coal mine card is discarded", "Then you choose the second card to discard (C7.11)."}},
	} {
		m := c.scene.model(t, g)
		says(t, draw(t, g, &m, roomy, 1), c.says...)
	}
}

// That another space may be clicked is said where one is lit, and nowhere else.
func TestABuildingIsMovedOnlyWhereAnotherSpaceIsLit(t *testing.T) {
	g := played.Birmingham()
	var found [2]int
	for i := range scenes {
		m := scenes[i].model(t, g)
		v := draw(t, g, &m, roomy, 1)
		written := text(v)
		if !strings.HasPrefix(written, "Build a") || !strings.Contains(written, "What it costs") {
			continue
		}
		set, said := m.Question.Lit(m.Picked), strings.Contains(written, "another lit space")
		lit := set.Count(thing.Space) > 1
		if lit != said {
			t.Errorf("%s: another space is lit %v, and said %v", scenes[i].name, lit, said)
		}
		if lit {
			found[1]++
		} else {
			found[0]++
		}
	}
	if found[0] == 0 || found[1] == 0 {
		t.Errorf("%d buildings have one space, %d several", found[0], found[1])
	}
}

// TestClicksInThePanelPlayAGame plays by clicking what lies in the panel, and looks at every state on the way.
func TestClicksInThePanelPlayAGame(t *testing.T) {
	g := played.Birmingham()
	met := map[engine.Decision]int{}
	for seed := range uint64(4) {
		random := rand.New(rand.NewPCG(seed, 1))
		p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: roomtest.State(t, g, "").Players[1].Mat}, seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 50 {
			if p.Decision == engine.GameOver {
				break
			}
			if p.IsAutoma(p.Actor) {
				g.Turn(&p, nil)
				continue
			}
			met[p.Decision]++
			c := clicked(t, g, pick.Ask(g.Game, &p.State), random)
			if t.Failed() {
				return
			}
			if why := g.Apply(&p, c, nil); !why.OK() {
				t.Fatalf("seed %d: %v is refused: %v", seed, c, why.Reason)
			}
		}
	}
	for _, d := range []engine.Decision{engine.ChooseAction, engine.ChooseDevelop, engine.ChooseDiscard} {
		if met[d] == 0 {
			t.Errorf("%v was never asked", d)
		}
	}
}

// clicked clicks at random until a choice is made.
func clicked(t *testing.T, g *automa.Game, q pick.Question, random *rand.Rand) engine.Choice {
	t.Helper()
	var sel pick.Selection
	var why pick.Explanation
	for range 200 {
		m := panel.New(q, sel)
		m.Refused, m.CanUndo = why, true
		v := draw(t, g, &m, least, 1.3)
		roomtest.Legible(t, whole(v), least)
		apart(t, v, least, 1)
		if strings.ContainsAny(text(v), "{}") || t.Failed() {
			t.Fatalf("decision %v, picked %v: %s", q.State.Decision, sel.Things(), text(v))
		}
		if c, ok := m.Ready(); ok && random.IntN(4) > 0 {
			return c
		}
		var acts []any
		for _, target := range v.Targets {
			acts = append(acts, target.Act)
		}
		for _, card := range q.State.Players[q.State.Actor].Hand { // cards are clicked there
			if card != 0 {
				acts = append(acts, thing.Of(card))
			}
		}
		if c, ok := q.Whole(sel); ok && panel.AtOnce(q.State.Decision) {
			return c
		}
		switch act := acts[random.IntN(len(acts))].(type) {
		case thing.Thing:
			sel, why = q.Click(sel, act)
		case panel.Back:
			sel, why = sel.Back(), pick.Explanation{}
		case panel.Dismiss:
			why = pick.Explanation{}
		case panel.Confirm:
			return act.Choice
		}
	}
	t.Fatalf("decision %v: 200 clicks make no choice", q.State.Decision)
	return engine.Choice{}
}

func BenchmarkNew(b *testing.B) {
	g := played.Birmingham()
	m := scenes[5].model(b, g)
	for b.Loop() {
		panel.New(m.Question, m.Picked)
	}
}

func BenchmarkDraw(b *testing.B) {
	g := played.Birmingham()
	m := scenes[5].model(b, g)
	env := roomtest.Env(b, g, roomtest.Least, 1)
	for b.Loop() {
		panel.Draw(widget.New(env), least, &m)
	}
}
