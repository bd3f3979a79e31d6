package preview_test

import (
	"fmt"
	"slices"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/preview"
	"sohofoundry/engine/rulestest"
)

// Trying leads to where the choice would, without what comes after the turn.
// boltonsMill is a mill that can be sold to a port once there is one.
const boltonsMill = "you: cotton1@bolton.1, bolton_manchester, manchester_warrington-runcorn, card:bury, card:wigan"

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
			s := board.Position(t, c.position)
			choices := board.Parse(t, c.play)
			for _, choice := range choices[:len(choices)-1] {
				board.Make(t, &s, choice)
			}
			before := s
			trial, why := preview.Try(board.Game, &s, choices[len(choices)-1])
			if !why.OK() {
				t.Fatalf("it is refused: %s, %s", why.Reason, board.Facts(why))
			}
			rulestest.Same(t, "the turn ends", trial.Last, c.last)
			rulestest.Same(t, "nothing is asked", trial.After.Decision == 0, c.last)
			board.Table(t, &trial.After, c.want)
			rulestest.Same(t, "events of the next round", len(rulestest.Order(trial.Log, engine.RoundBegan, engine.IncomeMoved)) > 1, false)
			if s != before {
				t.Error("trying changed the position")
			}
		})
	}
	s := board.Position(t, "you: income 0, card:coal")
	trial, why := preview.Try(board.Game, &s, board.Parse(t, "loan card:coal")[0])
	rulestest.Same(t, "a loan below level −10", why.Reason, engine.IncomeTooLow)
	rulestest.Same(t, "leads nowhere", trial.After == engine.State{} && trial.Log == nil && !trial.Last, true)
	s = board.Position(t, "you: card:coal, card:dudley")
	_, why = preview.Try(board.Game, &s, board.Parse(t, "scout card:coal")[0])
	rulestest.Same(t, "a scout with two cards", why.Reason, engine.TooFewCards)
	s = board.Position(t, "seats 2; round 9; p0: income 4, money 0, cotton2@worcester.1, cotton2@kidderminster.2; turn p1; actions 1")
	board.Play(t, &s, "pass card:"+board.Cards[s.Players[1].Hand[0]].ID)
	rulestest.NoCards(&s)
	trial, why = preview.Try(board.Game, &s, board.Parse(t, "give-up worcester.1")[0])
	rulestest.Same(t, "a debt after the last card", why.OK() && trial.Last, true)
	board.Table(t, &trial.After, "canal; round 9; debt 0; p0: hand 0, money 1")
	s = board.Position(t, "turn automa")
	trial, why = preview.Try(board.Game, &s, engine.Choice{Verb: engine.Done})
	rulestest.Same(t, "the Automa ends its turn", why.OK() && trial.Last && trial.After.Decision == 0, true)
	trial.After.Decision = s.Decision
	rulestest.Same(t, "and nothing else", trial.After == s, true)
	s.SpendingOrder, s.Order, s.Turn = true, [4]engine.Seat{engine.AutomaSeat, engine.HumanSeat}, 0
	trial, _ = preview.Try(board.Game, &s, engine.Choice{Verb: engine.Done})
	trial.After.Decision = s.Decision
	rulestest.Same(t, "nor is it the human's turn then", trial.After == s, true)
	s = board.Position(t, "you: card:coal")
	_, why = preview.Try(board.Game, &s, engine.Choice{Verb: engine.Pass, Card: 1})
	rulestest.Same(t, "a card that the only one is not", why.Reason, engine.CardNotHeld)
	_, why = preview.Try(board.Game, &s, engine.Choice{Verb: engine.Done})
	rulestest.Same(t, "a human must choose", why.Reason, engine.MustChoose)
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
			s := board.Position(t, c.position)
			var choices []engine.Choice
			if c.play != "" {
				choices = board.Parse(t, c.play)
			}
			trial, why := preview.TryThrough(board.Game, &s, choices...)
			rulestest.Same(t, "refused", why, engine.Refusal{})
			rulestest.Same(t, "asks", trial.After.Decision, c.asks)
			rulestest.Same(t, "barrels", len(rulestest.Order(trial.Log, engine.Consumed)), c.drunk)
			step := preview.Trial{After: s}
			for _, choice := range choices {
				before := step.Log
				step, _ = preview.Try(board.Game, &step.After, choice)
				step.Log = append(before, step.Log...)
			}
			if len(trial.Log) < len(step.Log) || !slices.Equal(trial.Log[:len(step.Log)], step.Log) {
				t.Errorf("the events are %v, those of what was chosen %v", trial.Log, step.Log)
			}
		})
	}
	s := board.Position(t, mill)
	choices := append(board.Parse(t, sell), engine.Choice{Verb: engine.Loan})
	if trial, why := preview.TryThrough(board.Game, &s, choices...); why.OK() || trial.Log != nil || trial.After != (engine.State{}) {
		t.Errorf("a choice that is refused leads to %v, %v", trial, why)
	}
}

// Trying a sale to the distant market shows nothing of the tile that will be turned up, but what each of those face down would
// bring (C13.1).
func TestC13_1_TryingTurnsNoTileUp(t *testing.T) {
	board.Playing(t, "lancashire")
	const table = boltonsMill + "; automa: port1@warrington-runcorn.1; turned 2 2"
	sale := board.Parse(t, "sell bolton.1 to:distant card:bury")[0]
	for _, next := range []string{"1", "2", "3"} {
		s := board.Position(t, table+"; next "+next)
		trial, why := preview.Try(board.Game, &s, sale)
		rulestest.Same(t, "it may be tried", why, engine.Refusal{})
		rulestest.Same(t, "what happens", fmt.Sprint(len(trial.Log), trial.Log[0].Kind), "1 discarded")
		rulestest.Same(t, "the market", trial.After.Distant, s.Distant)
		rulestest.Same(t, "it goes on unseen", fmt.Sprint(trial.Hidden, trial.Last, trial.After.Decision), fmt.Sprint(true, false, engine.Decision(0)))
		before := s
		for _, steps := range slices.Compact(s.FaceDown()) {
			trial, _ := preview.TryTurning(board.Game, &s, sale, steps)
			rulestest.Same(t, "turned", int(board.Distant.Turned(&trial.After)[2]), int(steps))
			rulestest.Same(t, "the bonus", trial.After.Distant.Marker, min(4+steps, 8))
			rulestest.Same(t, "nothing is hidden of that", trial.Hidden, false)
		}
		rulestest.Same(t, "the position", s == before, true)
	}
	s := board.Position(t, boltonsMill)
	for _, try := range []func() (preview.Trial, engine.Refusal){
		func() (preview.Trial, engine.Refusal) { return preview.Try(board.Game, &s, sale) },
		func() (preview.Trial, engine.Refusal) { return preview.TryTurning(board.Game, &s, sale, 1) },
	} {
		trial, why := try()
		rulestest.Same(t, "without access", why.Reason, engine.NoMarketAccess)
		rulestest.Same(t, "leads nowhere", trial.Hidden || trial.Log != nil, false)
	}
}
