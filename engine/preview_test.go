package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/engine"
)

// Trying leads to where the choice would, without what comes after the turn.
func TestTry(t *testing.T) {
	for _, c := range []struct {
		name, position, play string
		last                 bool
		want                 string // on the table then
	}{
		{"the first action of two", "you: card:coal, card:dudley, card:iron", "loan card:coal", false, "round 2; turn p0; asks action; actions 1; you: money 47, hand 2"},
		{"the second: no card is drawn", "actions 1; you: card:coal, card:dudley, card:iron", "loan card:coal", true, "round 2; turn p0; actions 0; you: money 47, hand 2"},
		{"the last of the round: no income, no new order", "turn p1; actions 1; seats 2; p1: card:coal, card:dudley, card:iron", "loan card:coal", true,
			"round 2; turn p1; order p0 p1; p1: money 47, hand 2"},
		{"the last card but one", "round 10; you: card:coal, card:dudley", "loan card:coal", false, "actions 1; you: hand 1, holds dudley"},
		{"the last card of the era: no scoring", "round 10; actions 1; you: card:coal, birmingham_oxford; seats 2", "loan card:coal", true,
			"canal; round 10; turn p0; p0: hand 0, vp 0, birmingham_oxford, money 47"},
		{"the last card with an action to spare", "round 10; you: card:coal", "loan card:coal", true, "canal; you: hand 0"},
		{"a question in between", "you: card:coal, card:dudley", "develop coal card:coal", false, "asks develop; actions 2; you: mat coal 0 2 2 2"},
		{"an end to it", "you: card:coal, card:dudley", "develop coal card:coal; done", false, "asks action; actions 1; you: mat coal 0 2 2 2"},
		{"a debt: one tile is not enough", "seats 2; round 3; turn p1; actions 1; p0: income 0, money 0, coal1@dudley.1!, iron1@redditch.2!, cotton1@worcester.1!; p1: card:coal, card:dudley",
			"pass card:coal; give-up dudley.1", false, "asks give-up; debt 8"},
		{"a debt that is paid: no next round", "seats 2; round 3; turn p1; actions 1; p0: income 9, money 0, coal1@dudley.1!, iron1@redditch.2!; p1: card:coal, card:dudley",
			"pass card:coal; give-up dudley.1", true, "round 3; actions 0; debt 0; p0: money 1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := position(t, c.position)
			choices := parse(t, c.play)
			for _, choice := range choices[:len(choices)-1] {
				apply(t, &s, choice)
			}
			before := s
			trial, why := game.Try(&s, choices[len(choices)-1])
			if !why.OK() {
				t.Fatalf("it is refused: %s, %s", why.Reason, facts(why))
			}
			same(t, "the turn ends", trial.Last, c.last)
			same(t, "nothing is asked", trial.After.Decision == 0, c.last)
			table(t, &trial.After, c.want)
			same(t, "events of the next round", len(order(trial.Log, engine.RoundBegan, engine.IncomeMoved)) > 1, false)
			if s != before {
				t.Error("trying changed the position")
			}
		})
	}
	s := position(t, "you: income 0, card:coal")
	trial, why := game.Try(&s, parse(t, "loan card:coal")[0])
	same(t, "a loan below level −10", why.Reason, engine.IncomeTooLow)
	same(t, "leads nowhere", trial.After == engine.State{} && trial.Log == nil && !trial.Last, true)
	s = position(t, "you: card:coal, card:dudley")
	_, why = game.Try(&s, parse(t, "scout card:coal")[0])
	same(t, "a scout with two cards", why.Reason, engine.TooFewCards)
	s = position(t, "seats 2; round 9; p0: income 4, money 0, cotton2@worcester.1, cotton2@kidderminster.2; turn p1; actions 1")
	play(t, &s, "pass card:"+game.Cards[s.Players[1].Hand[0]].ID)
	noCards(&s)
	trial, why = game.Try(&s, parse(t, "give-up worcester.1")[0])
	same(t, "a debt after the last card", why.OK() && trial.Last, true)
	table(t, &trial.After, "canal; round 9; debt 0; p0: hand 0, money 1")
	s = position(t, "turn automa")
	trial, why = game.Try(&s, engine.Choice{Verb: engine.Done})
	same(t, "the Automa ends its turn", why.OK() && trial.Last && trial.After.Decision == 0, true)
	trial.After.Decision = s.Decision
	same(t, "and nothing else", trial.After == s, true)
	s.SpendingOrder, s.Order, s.Turn = true, [4]engine.Seat{engine.AutomaSeat, engine.HumanSeat}, 0
	trial, _ = game.Try(&s, engine.Choice{Verb: engine.Done})
	trial.After.Decision = s.Decision
	same(t, "nor is it the human's turn then", trial.After == s, true)
	s = position(t, "you: card:coal")
	_, why = game.Try(&s, engine.Choice{Verb: engine.Pass, Card: 1})
	same(t, "a card that the only one is not", why.Reason, engine.CardNotHeld)
	_, why = game.Try(&s, engine.Choice{Verb: engine.Done})
	same(t, "a human must choose", why.Reason, engine.MustChoose)
}

// B4.1, B4.2, B4.7: what would be scored now, link by link and tile by tile.
func TestScoreNow(t *testing.T) {
	const board = "rail; you: birmingham_oxford, cotton2@worcester.1!, coal2@dudley.1!, manufacturer2@coventry.2; automa: birmingham_dudley"
	for _, c := range []struct{ name, position, want string }{
		{"the game", board, "[p0 links 2 p1 links 1 p0 tile 2 p0 tile 5]"},
		{"the introductory game counts level 2 once more, not level 1", "intro; " + board[len("rail; "):] + ", iron1@redditch.2!",
			"[p0 links 2 p1 links 1 p0 tile 2 p0 tile 5 p1 tile 3 p0 intro-tile 2 p0 intro-tile 5]"},
	} {
		s := position(t, c.position)
		before := s
		var got []string
		for _, e := range game.ScoreNow(&s) {
			got = append(got, fmt.Sprintf("p%d %s %d", e.Seat, e.Reason, e.Amount))
		}
		same(t, c.name, fmt.Sprint(got), c.want)
		same(t, c.name+": the position stays", s == before, true)
		same(t, c.name+": one link", game.LinkValue(&s, game.LineNamed("birmingham_oxford")), 2)
	}
}

func TestFlipped(t *testing.T) {
	s := position(t, "you: coal1@dudley.1=2, income 10")
	after := game.Flipped(&s, game.SpaceNamed("dudley.1"))
	table(t, &after, "you: coal1@dudley.1!, income 14")
	same(t, "nothing is left to take", after.Tiles[game.SpaceNamed("dudley.1")].Cubes, 0)
	table(t, &s, "you: coal1@dudley.1=2, income 10")
	for id, want := range map[string]bool{"coal 1": false, "coal 2": true, "manufacturer 1": false, "pottery 5": true} {
		same(t, id+" stays for the Rail Era", game.Outlasts(game.TileNamed(id)), want)
	}
	same(t, "a mine, works and brewery hold", fmt.Sprint(game.Produces(game.TileNamed("coal 1")), game.Produces(game.TileNamed("iron 2")),
		game.Produces(game.TileNamed("brewery 3"))), "coal iron beer")
	same(t, "what a sale names", game.Uses(engine.Sell), engine.Choice{Card: 1, Space: 1, Merchant: 1})
	same(t, "done answers another sale", game.Answers(engine.Done, engine.ChooseSale), true)
	same(t, "done answers no source", game.Answers(engine.Done, engine.ChooseCoal), false)
}

// What is no choice is tried too, up to the next question; the events are those of all that was tried.
func TestTryThrough(t *testing.T) {
	const mill = "merchants: shrewsbury.1=all, gloucester.1=cotton-a, gloucester.2=blank-a, oxford.1=manufacturer-a-dry, oxford.2=blank-b; " +
		"you: manufacturer5@birmingham.2, birmingham_oxford, card:coal, card:dudley, brewery1@farm-north, brewery1@burton-on-trent.2"
	const third = "; automa: birmingham_tamworth, nuneaton_tamworth, brewery1@nuneaton.1"
	const sell = "sell birmingham.2 to:oxford.1 card:coal"
	for _, c := range []struct {
		name, position, play string
		asks                 engine.Decision
		drunk                int
	}{
		{"both barrels there are", mill, sell, engine.ChooseAction, 2},
		{"two of three are a choice", mill + third, sell, engine.ChooseBeer, 0},
		{"and so is the second", mill + third, sell + " beer:farm-north", engine.ChooseBeer, 1},
		{"all chosen", mill + third, sell + " beer:farm-north beer:nuneaton.1", engine.ChooseAction, 2},
		{"nothing", mill, "", engine.ChooseAction, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := position(t, c.position)
			var choices []engine.Choice
			if c.play != "" {
				choices = parse(t, c.play)
			}
			trial, why := game.TryThrough(&s, choices...)
			same(t, "refused", why, engine.Refusal{})
			same(t, "asks", trial.After.Decision, c.asks)
			same(t, "barrels", len(order(trial.Log, engine.Consumed)), c.drunk)
			step := engine.Trial{After: s}
			for _, choice := range choices {
				before := step.Log
				step, _ = game.Try(&step.After, choice)
				step.Log = append(before, step.Log...)
			}
			if len(trial.Log) < len(step.Log) || !slices.Equal(trial.Log[:len(step.Log)], step.Log) {
				t.Errorf("the events are %v, those of what was chosen %v", trial.Log, step.Log)
			}
		})
	}
	s := position(t, mill)
	choices := append(parse(t, sell), engine.Choice{Verb: engine.Loan})
	if trial, why := game.TryThrough(&s, choices...); why.OK() || trial.Log != nil || trial.After != (engine.State{}) {
		t.Errorf("a choice that is refused leads to %v, %v", trial, why)
	}
}

// Trying a sale to the distant market shows nothing of the tile that will be turned up, but what each of those face down would
// bring (C13.1).
func TestC13_1_TryingTurnsNoTileUp(t *testing.T) {
	playing(t, "lancashire")
	const table = boltonsMill + "; automa: port1@warrington-runcorn.1; turned 2 2"
	sale := parse(t, "sell bolton.1 to:distant card:bury")[0]
	for _, next := range []string{"1", "2", "3"} {
		s := position(t, table+"; next "+next)
		trial, why := game.Try(&s, sale)
		same(t, "it may be tried", why, engine.Refusal{})
		same(t, "what happens", fmt.Sprint(len(trial.Log), trial.Log[0].Kind), "1 discarded")
		same(t, "the market", trial.After.Distant, s.Distant)
		same(t, "it goes on unseen", fmt.Sprint(trial.Hidden, trial.Last, trial.After.Decision), fmt.Sprint(true, false, engine.Decision(0)))
		before := s
		for _, steps := range slices.Compact(s.FaceDown()) {
			trial, _ := game.TryTurning(&s, sale, steps)
			same(t, "turned", int(game.Turned(&trial.After)[2]), int(steps))
			same(t, "the bonus", trial.After.Distant.Marker, min(4+steps, 8))
			same(t, "nothing is hidden of that", trial.Hidden, false)
		}
		same(t, "the position", s == before, true)
	}
	s := position(t, boltonsMill)
	for _, try := range []func() (engine.Trial, engine.Refusal){
		func() (engine.Trial, engine.Refusal) { return game.Try(&s, sale) },
		func() (engine.Trial, engine.Refusal) { return game.TryTurning(&s, sale, 1) },
	} {
		trial, why := try()
		same(t, "without access", why.Reason, engine.NoMarketAccess)
		same(t, "leads nowhere", trial.Hidden || trial.Log != nil, false)
	}
}
