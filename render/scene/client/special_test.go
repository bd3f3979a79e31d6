package client_test

import (
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/sketch"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/view"
)

// setUp is somebody at the table of a game that was set up, in the notation of package sketch.
func setUp(t *testing.T, game, position string) *person {
	t.Helper()
	p := hasty(t)
	mat, _ := decks.MatNamed(game, "medium")
	g := decks.Game(game)
	first, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := sketch.Position(g.Game, mat.Count, position)
	if err != nil {
		t.Fatal(err)
	}
	if s.Era == engine.Rail {
		first.Cards = railCards(t, g)
	}
	r, err := record.New(g, record.Header{From: &automa.Position{State: s, Cards: first.Cards}, Difficulty: "medium"})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Play(r, nil); err != nil {
		t.Fatal(err)
	}
	p.pass(5)
	return p
}

// railCards are the Automa's cards as the Rail Era begins.
func railCards(t *testing.T, g *automa.Game) automa.Cards {
	t.Helper()
	r, err := played.Of(g, played.MediumOf(g, 1), -1)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for r.After(n).Era != engine.Rail {
		n++
	}
	return r.After(n).Cards
}

// step is one decision: what is seen before it, the choice in notation, what is told before it is confirmed and what cannot be
// chosen.
type step struct {
	seen    []string // what is told while the person watches, before
	title   string
	lit     []string // ids that can be chosen, and
	unlit   []string // ids that lead nowhere
	choice  string
	told    []string // by the bill
	refused string   // the beginning of what a click on the first of unlit says
}

const hand = "; you: card:stafford, card:coal, card:redditch, card:iron, card:coventry, card:wild-location, card:brewery, card:burton-on-trent"

const shop = "you: cotton1@worcester.1, manufacturer1@birmingham.2, gloucester_worcester, birmingham_oxford, brewery1@stone.1=1, brewery1@uttoxeter.1=1, money 20" + hand

const rails = "rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40" + hand

// special is a position in which something seldom has to be decided.
type special struct {
	name, position string
	steps          []step
}

var specials = []special{
	{"mines equally near", "you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1" + hand, []step{
		{title: "Your turn", choice: "build iron@birmingham.3 card:iron", told: []string{"1 coal, whose source you choose next", "£20 → £15", "Build for £5"}},
		{title: "Which coal?", lit: []string{"space:dudley.1", "space:coventry.2"}, unlit: []string{"space:stone.1", "card:1"}, choice: "coal:coventry.2"},
	}},
	{"works of either", "you: iron1@coventry.3=2, money 9; automa: iron1@dudley.2=1" + hand, []step{
		{title: "Your turn", choice: "develop cotton card:coal", told: []string{"1 iron, whose source you choose next", "no money moves"}},
		{title: "Which iron?", lit: []string{"space:dudley.2", "space:coventry.3"}, unlit: []string{"space:stone.1"}, choice: "iron:dudley.2"},
		{title: "A second tile?", lit: []string{"done"}, unlit: []string{"space:dudley.2"}, choice: "develop manufacturer", told: []string{"from your iron works I (Coventry, lower right space)"}},
	}},
	{"one tile is enough", "you: money 20; iron 4" + hand, []step{
		{title: "Your turn", choice: "develop cotton card:coal"},
		{title: "A second tile?", choice: "done"},
	}},
	{"the merchant's barrel and its bonus, then the brewery's", shop, []step{
		{title: "Your turn", choice: "sell cotton@worcester.1 to:gloucester.1 card:coal", told: []string{"which of 3 sources gives the beer", "5 VP"}},
		{title: "Which beer?", lit: []string{"space:stone.1", "space:uttoxeter.1", "merchant:gloucester.1"}, unlit: []string{"space:worcester.1"}, choice: "beer:gloucester.1"},
		{title: "Gloucester's bonus", unlit: []string{"space:stone.1"}, choice: "bonus:coal"},
		{title: "Another sale?", lit: []string{"space:birmingham.2", "done"}, unlit: []string{"space:worcester.1", "card:1"}, refused: "The cotton mill I at Worcester (left space) is flipped already", choice: "sell manufacturer@birmingham.2 to:oxford.1", told: []string{"which of 3 sources gives the beer", "3 VP"}},
		{title: "Which beer?", lit: []string{"space:stone.1", "merchant:oxford.1"}, choice: "beer:stone.1"},
	}},
	{"the opponent's beer, if the brewery is connected", "you: cotton1@worcester.1, gloucester_worcester, farm-south_kidderminster_worcester, money 20; automa: brewery1@farm-south.1=1; merchants: gloucester.1=cotton-a-dry, gloucester.2=blank-a, shrewsbury.1=all, oxford.1=manufacturer-a, oxford.2=blank-b" + hand, []step{
		{title: "Your turn", choice: "sell cotton@worcester.1 to:gloucester.1 card:coal", told: []string{"from the Automa's brewery I at Farm", "+9 VP", "£0 → £3"}},
	}},
	{"a second rail link with beer", rails, []step{
		{title: "Your turn", choice: "network birmingham_coventry card:coal", told: []string{"£40 → £35", "Then you may place a second link", "Place the link for £5"}},
		{title: "A second link?", lit: []string{"line:birmingham_oxford", "done"}, unlit: []string{"line:birmingham_coventry", "card:1"}, refused: "Birmingham–Coventry has a link already", choice: "network birmingham_oxford", told: []string{"from your brewery II (Stone, left space)", "£35 → £25", "+7 VP", "Place the link for £10"}},
	}},
	{"over one's own works", "you: iron1@coventry.3!, birmingham_coventry, birmingham_oxford, money 30" + hand, []step{
		{title: "Your turn", choice: "build iron@coventry.3 card:iron", told: []string{"your iron works I (Coventry, lower right space) is removed from the game", "£30 → £22 → £24", "−4 VP", "Build for £8"}},
	}},
	{"over the opponent's mine, when there is no coal", "you: birmingham_dudley, birmingham_coventry, money 40, mat coal 0 2 2 2; automa: coal1@dudley.1!; coal 0; iron 10" + hand, []step{
		{title: "Your turn", choice: "build coal@dudley.1 card:coal", told: []string{"the Automa's coal mine I (Dudley, left space) is removed from the game", "£40 → £33", "Build for £7"}},
	}},
	{"scouting", "you: money 3, card:coal, card:iron, card:redditch, card:stafford", []step{
		{title: "Your turn", choice: "scout card:coal", told: []string{"Then you choose a further card to discard"}},
		{title: "Scout", lit: []string{"card:2", "card:3", "card:1"}, unlit: []string{"space:stone.1"}, choice: "discard:iron"},
		{title: "Scout", lit: []string{"card:2", "card:1"}, choice: "discard:redditch"},
		{title: "Your turn", lit: []string{"card:1", "card:2", "card:3"}, unlit: []string{"action:scout"}, refused: "You already hold the wild location", choice: "pass card:wild-location"},
	}},
	{"a loan", "you: money 3, income 15" + hand, []step{
		{title: "Your turn", choice: "loan card:coal", told: []string{"£3 → £33", "£3 → £0", "three levels back", "Take £30"}},
	}},
	{"a debt", "actions 1; you: money 0, income 2, card:coal, card:iron, cotton1@worcester.1, iron1@coventry.3=2, brewery1@stone.1!", []step{
		{title: "Your turn", choice: "pass card:coal", told: []string{"no money moves", "With that your turn ends"}},
		{title: "A debt to pay", lit: []string{"space:worcester.1", "space:coventry.3", "space:stone.1"}, unlit: []string{"space:stafford.1"}, refused: "The left space at Stafford holds no tile of yours", choice: "give-up brewery@stone.1", told: []string{"−4 VP", "The debt is not paid yet", "Give it up for £2"}},
		{title: "A debt to pay", lit: []string{"space:worcester.1", "space:coventry.3"}, choice: "give-up cotton@worcester.1", told: []string{"With that the debt is settled", "Give it up for £6"}},
		{title: "Your turn", lit: []string{"action:loan"}, choice: "loan card:iron"},
	}},
	{"a debt beyond all tiles", "actions 1; merchants: shrewsbury.1=all-dry, gloucester.1=cotton-a, gloucester.2=blank-a, oxford.1=manufacturer-a, oxford.2=blank-b; you: money 0, income 1, vp 4, card:coal, card:iron, iron1@coventry.3!", []step{
		{title: "Your turn", choice: "pass card:coal"},
		{title: "Your turn", choice: "pass card:iron",
			seen: []string{"You give up the iron works I at Coventry (lower right space).", "You lose 4 VP for what could not be paid.", "£3 of your debt stays unpaid."}},
	}},
	{"over one's own mine, for more coal", "you: coal1@dudley.1!, birmingham_dudley, money 40, mat coal 0 2 2 2; coal 4" + hand, []step{
		{title: "Your turn", choice: "build coal@dudley.1 card:coal", told: []string{"your coal mine I (Dudley, left space) is removed from the game"}},
	}},
	{"the opponent's mine stays while there is coal", "you: birmingham_dudley, birmingham_coventry, money 40, mat coal 0 2 2 2; automa: coal1@dudley.1!; coal 3" + hand, []step{
		{title: "Your turn", unlit: []string{"space:dudley.1"}, refused: "replaced only when there is no coal left", choice: "pass card:coal"},
	}},
}

const cards = ", card:coal, card:port, card:wigan, card:bolton, card:iron"

const mills = "you: cotton1@blackburn.1, cotton1@manchester.1, port1@liverpool.1, blackburn_wigan, liverpool_wigan," +
	"warrington-runcorn_wigan, manchester_warrington-runcorn, money 20" + cards + "; automa: port1@liverpool.2"

// lancashire are those decisions that only the Lancashire map has.
var lancashire = []special{
	{"a mill to the Automa's port, another one to the distant market", mills + "; next 2", []step{
		{title: "Your turn", lit: []string{"space:blackburn.1", "distant-market:distant"}, choice: "sell cotton@blackburn.1 to:liverpool.2 card:coal",
			told: []string{"to the port at Liverpool", "the Automa's port I", "Then you may sell another tile"}},
		{title: "Another sale?", lit: []string{"space:manchester.1", "space:liverpool.1", "distant-market:distant", "done"}, unlit: []string{"space:blackburn.1", "card:1"},
			refused: "The cotton mill I at Blackburn", choice: "sell cotton@manchester.1 to:distant", told: []string{"to the distant market", "The tile that is turned up decides", "practice"}},
	}},
	{"the distant market closes", "turned 3 4; " + mills + "; next 2", []step{
		{title: "Your turn", choice: "sell cotton@blackburn.1 to:distant card:coal"},
		{title: "Your turn", lit: []string{"space:liverpool.1"}, unlit: []string{"distant-market:distant"}, refused: "The distant market is closed", choice: "sell cotton@blackburn.1 to:liverpool.1 card:port"},
	}},
	{"loans of three sizes", "you: money 3, income 20, card:coal, card:port, card:wigan", []step{
		{title: "Your turn", choice: "loan 10 card:coal", told: []string{"£3 → £13", "Take £10"}},
		{title: "Your turn", choice: "loan 30 card:port", told: []string{"£13 → £43", "Take £30"}},
	}},
	{"two cards for a place of one's own", "you: cotton1@bolton.1, bolton_manchester, money 30, card:coal, card:port, card:shipyard", []step{
		{title: "Your turn", choice: "double-build cotton@preston.1", told: []string{"at Preston", "Build for £12", "Then you choose the two cards to discard", "both actions of the turn"}},
		{title: "Two cards", lit: []string{"card:1", "card:2", "card:3"}, unlit: []string{"space:preston.1"}, choice: "discard:coal"},
		{title: "Two cards", lit: []string{"card:1", "card:2"}, choice: "discard:shipyard"},
	}},
	{"only one action is left for two cards", "actions 1; you: money 30, card:coal, card:port, card:shipyard", []step{
		{title: "Your turn", unlit: []string{"action:double-build"}, refused: "Building with two cards uses both actions of a turn", choice: "pass card:coal"},
	}},
	{"a second rail link without beer", "rail; you: coal2@wigan.1=3, liverpool_wigan, money 40" + cards, []step{
		{title: "Your turn", choice: "network preston_wigan card:coal", told: []string{"£40 → £35", "Then you may place a second link", "Place the link for £5"}},
		{title: "A second link?", lit: []string{"line:blackburn_wigan", "done"}, choice: "network blackburn_wigan", told: []string{"£35 → £25", "Place the link for £10"}},
	}},
}

func TestEveryKindOfDecision(t *testing.T) {
	for game, list := range map[string][]special{"birmingham": specials, "lancashire": lancashire} {
		for _, special := range list {
			t.Run(game+": "+special.name, func(t *testing.T) {
				p := setUp(t, game, special.position)
				for i := range special.steps {
					p.decide(&special.steps[i])
				}
			})
		}
	}
}

// decide goes through one decision.
func (p *person) decide(s *step) {
	p.t.Helper()
	seen := ""
	for n := 0; p.Watching() && n < 500; n++ {
		seen += texts(p.see())
		if on := p.first(onwards); on != "" {
			p.click(on)
		}
		p.pass(3)
	}
	for _, text := range s.seen {
		if !strings.Contains(seen, text) {
			p.t.Errorf("%q is not shown before %s", text, s.choice)
		}
	}
	if !p.says(s.title) {
		p.t.Errorf("%q is not to be read before %s; but: %s", s.title, s.choice, texts(p.see()))
	}
	for _, id := range s.lit {
		if t := p.see().Target(id); t == nil || t.Act == nil || t.Aside {
			p.t.Errorf("%s: %s is not lit", s.choice, id)
		}
	}
	for _, id := range s.unlit {
		if t := p.see().Target(id); t != nil && !t.Aside {
			p.t.Errorf("%s: %s is lit", s.choice, id)
		}
	}
	if s.refused != "" {
		p.click(s.unlit[0])
		if !p.says(s.refused) {
			p.t.Errorf("%s: a click on %s does not tell %q; but: %s", s.choice, s.unlit[0], s.refused, texts(p.see()))
		}
	}
	c := p.choice(s.choice)
	before := len(p.Record().Entries())
	p.assemble(c)
	for _, text := range s.told {
		if !p.says(text) {
			p.t.Errorf("%s: %q is not told before it is confirmed; but: %s", s.choice, text, texts(p.see()))
		}
	}
	if len(p.Record().Entries()) == before {
		p.click("confirm")
	}
	if e := p.Record().Entries(); len(e) == before || e[before].Choice != c {
		p.t.Fatalf("%s is not what was done", s.choice)
	}
}

// choice is the legal choice with a notation.
func (p *person) choice(text string) engine.Choice {
	p.t.Helper()
	s, g := &p.Record().Position().State, p.Record().Game().Game
	var all []string
	for _, c := range g.Choices(s, nil) {
		if notation.Format(g, s, c) == text {
			return c
		}
		all = append(all, notation.Format(g, s, c))
	}
	p.t.Fatalf("%q is not among the choices: %s", text, strings.Join(all, ", "))
	return engine.Choice{}
}

// texts are what is to be read.
func texts(v *view.View) string { return strings.Join(roomtest.Texts(v), " ") }
