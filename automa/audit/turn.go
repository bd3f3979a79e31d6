package audit

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// Turn checks a turn of the Automa: its steps lead from the position before it to the one after it, in as many actions as the
// rules say; they tell every comparison truly; and its cards are all there.
func Turn(g *automa.Game, before, after *automa.Position, steps automa.Steps) error {
	if len(steps) == 0 {
		return errors.New("the turn has no steps")
	}
	last := steps[len(steps)-1].Kind
	if last == automa.Prepared && len(steps) > 1 { // M81: the new era's deck comes after the end of the old one
		last = steps[len(steps)-2].Kind
	}
	if last != automa.TurnOver {
		return errors.New("the last step is not the end of the turn")
	}
	for i := range steps {
		if err := step(&steps[i]); err != nil {
			return fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	if own := after.Players[engine.AutomaSeat]; own.Money != 0 || own.Income != 0 || own.HandLen() != 0 || own.Discards != [engine.MaxCards]uint8{} {
		return errors.New("the Automa has money, income or cards (M2)")
	}
	return cmp.Or(replayed(g, before, after, steps), followedSteps(g, before, after, steps), deck(g, before, after, steps))
}

func step(s *automa.Step) error {
	switch s.Kind {
	case automa.Compared:
		return tie(s.Tie)
	case automa.Refused:
		if s.Refusal.OK() || s.Refusal.Rule == 0 {
			return errors.New("a refusal without a reason or rule")
		}
	case automa.Acted:
		return act(s)
	}
	return nil
}

// act sees that the human's things change only by flips while the Automa acts.
func act(s *automa.Step) error {
	switch s.Choice.Verb {
	case engine.Loan, engine.Scout, engine.Discard, engine.GiveUp, engine.TakeBonus, engine.DoubleBuild:
		return fmt.Errorf("it chooses %s (M18, M57, N2)", s.Choice.Verb)
	}
	for _, e := range s.Events {
		possible := true
		switch e.Kind {
		case engine.MoneyMoved, engine.Drew, engine.Discarded, engine.WildReturned, engine.WildTaken, engine.TileRemoved,
			engine.TileDeveloped, engine.LinkRemoved:
			possible = false
		case engine.IncomeMoved:
			possible = e.Seat == engine.HumanSeat && e.Reason == engine.ForFlip
		case engine.Scored:
			possible = e.Seat == engine.AutomaSeat
		}
		if !possible {
			return fmt.Errorf("event %+v in its action", e)
		}
	}
	return nil
}

// replayed makes the choices of the steps on a copy: the same position and events must come of it, in as many actions as M17,
// M76 and the house rules say.
func replayed(g *automa.Game, before, after *automa.Position, steps automa.Steps) error {
	s := before.State
	var log engine.Log
	actions, lost, checked := 0, 0, 0
	for i := range steps {
		step := &steps[i]
		if step.Kind == automa.Lost {
			lost++
		}
		if step.Kind == automa.Acted {
			if s.Decision == engine.ChooseAction && step.Choice.Verb != engine.Done {
				actions++
			}
			if why := g.Game.Apply(&s, step.Choice, &log); !why.OK() {
				return fmt.Errorf("told choice %s is refused (%s)", notation.Format(g.Game, &s, step.Choice), why.Rule)
			}
		}
		if checked+len(step.Events) > len(log) || !slices.Equal(step.Events, log[checked:checked+len(step.Events)]) {
			return errors.New("the choices told lead to other events")
		}
		checked += len(step.Events)
	}
	if s != after.State || checked != len(log) {
		return errors.New("the choices told lead to another position, or to more events")
	}
	want := int(g.ActionsOf(&before.State, engine.AutomaSeat)) - lost
	if actions != want {
		return fmt.Errorf("%d actions, not %d", actions, want)
	}
	return nil
}

// followedSteps follows the steps: they must show the position that was played.
func followedSteps(g *automa.Game, before, after *automa.Position, steps automa.Steps) error {
	shown := *before
	for i := range steps {
		g.FollowStep(&shown, &steps[i])
	}
	if shown.Cards != after.Cards {
		return errors.New("followed step by step, the Automa's cards lie otherwise")
	}
	return Followed(&shown.State, &after.State)
}

// deck sees that the cards are distinct, those of the era (N5), and accounted for, and that exactly the drawn cards were discarded (M8,
// M15).
func deck(g *automa.Game, before, after *automa.Position, steps automa.Steps) error {
	c := &after.Cards
	var seen [automa.MaxDeck]bool
	for _, pile := range [][]uint8{c.Deck[:c.Left], c.Discards[:c.Discarded]} {
		for _, card := range pile {
			if int(card) >= len(g.Deck.Cards) || seen[card] {
				return fmt.Errorf("card %d is in two places, or there is none", card)
			}
			seen[card] = true
		}
	}
	for i, card := range g.Deck.Cards {
		if in := !card.RailOnly || after.Era == engine.Rail; in != seen[i] { // N5
			return fmt.Errorf("card %d belongs to the era: %t, it is in deck or discards: %t", card.Number, in, seen[i])
		}
	}
	if c.Left == 0 {
		return errors.New("no card is left to be drawn")
	}
	var drawn, discarded int
	var order [2 * automa.MaxDeck]int
	for i := range steps {
		switch steps[i].Kind {
		case automa.Drew:
			order[drawn%len(order)] = steps[i].Card
			drawn++
		case automa.Discarded:
			if discarded >= drawn || order[discarded%len(order)] != steps[i].Card {
				return errors.New("another card is discarded than was drawn")
			}
			discarded++
		}
	}
	if drawn != discarded {
		return fmt.Errorf("%d cards are drawn, %d discarded", drawn, discarded)
	}
	if before.Era == after.Era && int(before.Cards.Left) > drawn && int(c.Left) != int(before.Cards.Left)-drawn {
		return fmt.Errorf("%d cards are drawn, the deck went from %d to %d", drawn, before.Cards.Left, c.Left)
	}
	return nil
}

// lows are the criteria that prefer the lowest value.
var lows = [automa.Criteria]bool{
	automa.Clockwise: true, automa.LinksFromSite: true, automa.NearName: true, automa.EndNames: true, automa.Alphabet: true,
	automa.Icon: true, automa.LinksAway: true, automa.LeftSpace: true, automa.ReadingOrder: true,
}

// tie sees that the winner follows from the rungs: each keeps those of the last that score best, the last one alone.
func tie(t *automa.Tie) error {
	if len(t.Candidates) < 2 {
		return fmt.Errorf("a comparison of %d", len(t.Candidates))
	}
	left := make([]bool, len(t.Candidates))
	for i := range left {
		left[i] = true
	}
	for i := range t.Rungs {
		if err := rung(&t.Rungs[i], left, i == len(t.Rungs)-1); err != nil {
			return err
		}
	}
	for i := range left {
		if left[i] != (i == t.Winner) {
			return fmt.Errorf("the winner %d is not the one left", t.Winner)
		}
	}
	return nil
}

// rung keeps the best of those left.
func rung(r *automa.Rung, left []bool, last bool) error {
	if len(r.Values) != len(left) || len(r.Left) != len(left) || r.Rule == 0 || r.Criterion == 0 || r.Low != lows[r.Criterion] {
		return fmt.Errorf("a rung %+v for %d candidates", *r, len(left))
	}
	best, found := 0, false
	for i, v := range r.Values {
		if left[i] && (!found || v != best && (v < best) == lows[r.Criterion]) {
			best, found = v, true
		}
	}
	survivors := 0
	for i := range left {
		left[i] = left[i] && r.Values[i] == best
		if left[i] != r.Left[i] {
			return fmt.Errorf("criterion %d: who is left is not who scores best", r.Criterion)
		}
		if left[i] {
			survivors++
		}
	}
	if survivors == 1 && !last {
		return fmt.Errorf("it goes on comparing after criterion %d", r.Criterion)
	}
	return nil
}
