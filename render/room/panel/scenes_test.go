package panel_test

import (
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/tell/pick"
)

// scene is a position, choices made in it, and clicks on what is asked then; the last one may be refused.
type scene struct {
	name     string
	position string
	moves    []string
	clicks   []string
}

const hand = "; you: card:stafford, card:coal, card:redditch, card:iron, card:coventry, card:wild-location, card:brewery, card:burton-on-trent"

const network = "you: birmingham_coventry, birmingham_oxford, cotton1@worcester.1, money 14; coal 11; iron 4" + hand

const rails = "rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40" + hand

const shop = "you: cotton1@worcester.1, manufacturer1@birmingham.2, gloucester_worcester, birmingham_oxford, brewery1@stone.1=1, brewery1@uttoxeter.1=1, money 20" + hand

var scenes = []scene{
	{"nothing picked", network, nil, nil},
	{"the opening", "round 1; you: money 17" + hand, nil, nil},
	{"little is possible", "you: money 0, income 0, card:wild-location", nil, nil},
	{"an action is refused", "you: money 0, income 0, card:wild-location", nil, []string{"scout"}},
	{"a card, every action", network, nil, []string{"card:coventry"}},
	{"build, all open", network, nil, []string{"build"}},
	{"build with a card", network, nil, []string{"build", "card:wild-location"}},
	{"an industry", network, nil, []string{"build", "mat:iron"}},
	{"a place, refused", network, nil, []string{"card:iron", "dudley.2"}},
	{"a works, whole", network, nil, []string{"card:iron", "coventry.3"}},
	{"a works, the card proposed", network, nil, []string{"coventry.3", "mat:iron"}},
	{"a place, the tile proposed", network, nil, []string{"coventry.3"}},
	{"overbuilding", "you: iron1@coventry.3!, birmingham_coventry, birmingham_oxford, money 30" + hand, nil, []string{"card:iron", "coventry.3"}},
	{"the Automa's mine runs dry", "you: birmingham_dudley, birmingham_coventry, money 20; automa: coal1@dudley.1=1" + hand, nil, []string{"card:iron", "coventry.3"}},
	{"a brewery", "rail; you: birmingham_coventry, birmingham_oxford, stafford_stone, money 60, mat brewery 0 2 2 1, card:brewery, card:iron; iron 2", nil, []string{"card:brewery", "stone.1"}},
	{"a mine for the market", "you: birmingham_oxford, birmingham_dudley, money 30; coal 3" + hand, nil, []string{"card:coal", "dudley.1"}},
	{"two mines to come", "you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1" + hand, nil, []string{"card:iron", "birmingham.3"}},
	{"links", network, nil, []string{"network"}},
	{"a link, its card open", network, nil, []string{"gloucester_worcester"}},
	{"a link, whole", network, nil, []string{"gloucester_worcester", "card:coal"}},
	{"a rail link", rails, nil, []string{"birmingham_coventry", "card:coal"}},
	{"develop", "you: money 20; iron 4" + hand, nil, []string{"develop"}},
	{"develop, whole", "you: money 20; iron 4" + hand, nil, []string{"develop", "mat:cotton", "card:coal"}},
	{"sell", shop, nil, []string{"sell"}},
	{"sell, one tile", "merchants: gloucester.1=cotton-a, gloucester.2=all; " + shop, nil, []string{"worcester.1"}},
	{"sell, whole", shop, nil, []string{"worcester.1", "card:coal"}},
	{"sell with the merchant's beer, a bonus follows", "you: cotton1@worcester.1, gloucester_worcester, card:coal, card:dudley, money 20", nil,
		[]string{"worcester.1", "card:coal"}},
	{"loan", network, nil, []string{"loan", "card:coal"}},
	{"scout", "you: money 3, card:coal, card:iron, card:redditch, card:stafford", nil, []string{"scout", "card:coal"}},
	{"pass", network, nil, []string{"pass", "card:coal"}},
	{"pass, last action", "actions 1; " + network, nil, []string{"pass", "card:coal"}},
	{"pass, no cards left", "rail; round 10; actions 1; you: money 20, card:coal", nil, []string{"pass", "card:coal"}},
	{"which coal", "you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1" + hand, []string{"build iron@birmingham.3 card:iron"}, nil},
	{"which iron", "you: iron1@coventry.3=2, money 9; automa: iron1@dudley.2=1" + hand, []string{"develop cotton card:coal"}, nil},
	{"which beer", shop, []string{"sell cotton@worcester.1 to:gloucester.1 card:coal"}, nil},
	{"Gloucester's bonus", shop, []string{"sell cotton@worcester.1 to:gloucester.1 card:coal", "beer:gloucester.1"}, nil},
	{"a second link", rails, []string{"network birmingham_coventry card:coal"}, nil},
	{"a second link, whole", rails, []string{"network birmingham_coventry card:coal"}, []string{"birmingham_oxford"}},
	{"a second tile", "you: money 20; iron 4" + hand, []string{"develop cotton card:coal"}, nil},
	{"a second tile, whole", "you: money 20; iron 4" + hand, []string{"develop cotton card:coal"}, []string{"mat:coal"}},
	{"another sale", shop, []string{"sell cotton@worcester.1 to:gloucester.1 card:coal", "beer:stone.1"}, nil},
	{"another sale, whole", shop, []string{"sell cotton@worcester.1 to:gloucester.1 card:coal", "beer:stone.1"}, []string{"birmingham.2"}},
	{"a further card", "you: money 3, card:coal, card:iron, card:redditch, card:stafford", []string{"scout card:coal"}, nil},
	{"the last card", "you: money 3, card:coal, card:iron, card:redditch, card:stafford", []string{"scout card:coal", "discard:iron"}, nil},
	{"a debt", "actions 1; you: money 0, income 2, card:coal, cotton1@worcester.1, iron1@coventry.3=2, brewery1@stone.1!", []string{"pass card:coal"}, nil},
	{"a debt, whole", "actions 1; you: money 0, income 2, card:coal, cotton1@worcester.1, iron1@coventry.3=2, brewery1@stone.1!", []string{"pass card:coal"}, []string{"worcester.1"}},
	{"a mine that is not asked for", "you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1" + hand, []string{"build iron@birmingham.3 card:iron"}, []string{"stone.1"}},
}

func (sc *scene) model(t testing.TB, g *automa.Game) panel.Model {
	t.Helper()
	s := roomtest.State(t, g, sc.position)
	for _, move := range sc.moves {
		choices, err := notation.Parse(g.Game, move)
		if err != nil {
			// a follow-up stands on the line of its action
			choices, err = notation.Parse(g.Game, "pass card:coal "+move)
			if err != nil {
				t.Fatalf("%s: %v", sc.name, err)
			}
			choices = choices[1:]
		}
		for _, c := range choices {
			if r := g.Game.Apply(s, c, nil); !r.OK() {
				t.Fatalf("%s: %s: %v", sc.name, move, r.Reason)
			}
		}
	}
	for s.IsAutoma(s.Actor) {
		if r := g.Game.Apply(s, engine.Choice{Verb: engine.Pass}, nil); !r.OK() {
			t.Fatalf("%s: the Automa passes: %v", sc.name, r.Reason)
		}
	}
	q := pick.Ask(g.Game, s)
	var sel pick.Selection
	var why pick.Explanation
	for i, click := range sc.clicks {
		if sel, why = q.Click(sel, roomtest.Thing(t, g.Game, click)); !why.OK() && i < len(sc.clicks)-1 {
			t.Fatalf("%s: %s is refused: %v", sc.name, click, why.Refusal.Reason)
		}
	}
	m := panel.New(q, sel)
	m.Refused, m.CanUndo = why, true
	return m
}
