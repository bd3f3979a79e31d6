package position

import (
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// The checks of Restore on the decision: that it can come up at this moment, that the action under way can be finished from
// here, and that there is something to choose. Apply relies on all this: it takes a choice that a guard has once allowed
// without asking again.

func checkDecision(g *engine.Game, s *engine.State) error {
	check := checkTurn
	switch s.Decision {
	case engine.ChooseGiveUp:
		check = checkDebt
	case engine.GameOver:
		return checkOver(s)
	}
	if err := first(check(g, s), checkSupply(s), checkPending(g, s)); err != nil {
		return err
	}
	// Automatic parts are done within Apply; only a real choice is asked, done included. The Automa is always asked whether
	// it is done.
	least := 2
	if s.Decision == engine.ChooseAction || s.IsAutoma(s.Actor) && g.Answers(engine.Done, s.Decision) {
		least = 1
	}
	if n := len(g.Choices(s, nil)); n < least {
		return fault.Errorf("decision: %s is asked with %d choices, so nothing is left to choose (B2.2)", s.Decision, n)
	}
	return nil
}

// checkTurn sees that the actor's turn is under way.
func checkTurn(g *engine.Game, s *engine.State) error {
	if err := first(
		within("turn", int(s.Turn), 0, int(s.Seats)-1, engine.B(2, 2)),
		within("actions_left", int(s.ActionsLeft), 1, int(g.ActionsOf(s, s.Actor)), engine.B(2, 2)),
	); err != nil {
		return err
	}
	switch {
	case s.Order[s.Turn] != s.Actor:
		return fault.Errorf("actor: seat %d is to choose, but it is the turn of seat %d (B2.2)", s.Actor, s.Order[s.Turn])
	case s.Debt != 0 || s.Collecting != 0:
		return fault.Errorf("debt: income is collected after the last turn of a round, not during one (B3.2)")
	case s.Decision == engine.ChooseAction && !s.CanAct(s.Actor):
		return fault.Errorf("players[%d]: hand: without a card there is no action (B2.3)", s.Actor)
	}
	return nil
}

// checkSupply sees that every seat that does not act now has cards while there are any, as its hand is refilled after each
// of its turns. A seat without would be passed over for ever, and the era would never end.
func checkSupply(s *engine.State) error {
	for seat := range s.Players[:s.Seats] {
		acting := engine.Seat(seat) == s.Actor && s.Decision != engine.ChooseGiveUp
		if s.Draw > 0 && !acting && !s.CanAct(engine.Seat(seat)) {
			return fault.Errorf("players[%d]: hand: empty, while %d cards can be drawn (B2.4)", seat, s.Draw)
		}
	}
	return nil
}

// checkDebt sees that the actor owes money at the end of a round (B3.3).
func checkDebt(g *engine.Game, s *engine.State) error {
	if err := first(
		checkRoundOver(s),
		within("collecting", int(s.Collecting), 1, int(s.Seats), engine.B(3, 2)),
	); err != nil {
		return err
	}
	p := &s.Players[s.Actor]
	switch owed := -g.IncomeLevel(p); {
	case s.Order[s.Collecting-1] != s.Actor || s.IsAutoma(s.Actor):
		return fault.Errorf("collecting: it is not the income of seat %d that is collected (B3.2)", s.Actor)
	case s.Debt < 1 || int(s.Debt) > owed:
		return fault.Errorf("debt: £%d cannot be owed at income level %d (B3.3)", s.Debt, -owed)
	case p.Money != 0:
		return fault.Errorf("players[%d]: money: £%d are paid before a tile is given up (B3.3)", s.Actor, p.Money)
	case g.Edition.FirstEdition && s.Era == engine.Canal && s.Round == 1:
		return fault.Errorf("debt: there is no income before the first round (C3.1)")
	case s.EraOver() && (s.Era == engine.Rail || s.Introductory):
		return fault.Errorf("debt: there is no income after the last round of the game (B3.2)")
	}
	return nil
}

// checkOver sees that the last era has been played and scored.
func checkOver(s *engine.State) error {
	if s.Era == engine.Canal && !s.Introductory {
		return fault.Errorf("era: the game does not end with the Canal Era (B2.1)")
	}
	if s.Debt != 0 || s.Collecting != 0 {
		return fault.Errorf("debt: nobody owes anything after the game (B3.2)")
	}
	if !s.EraOver() {
		return fault.Errorf("decision: the game is not over while there are cards in hands or to draw (B2.1)")
	}
	for seat := range s.Players {
		if s.Players[seat].Links != 0 {
			return fault.Errorf("players[%d]: links: they were taken off the board when they scored (B4.1)", seat)
		}
	}
	return checkRoundOver(s)
}

// checkRoundOver sees that no turn is under way and that the new turn order is set (B3.1).
func checkRoundOver(s *engine.State) error {
	switch {
	case s.Turn != s.Seats || s.ActionsLeft != 0:
		return fault.Errorf("turn: a turn is under way, so the round is not over (B3.1)")
	case s.Pending != (engine.Pending{}):
		return fault.Errorf("pending: an action is under way, so the round is not over (B3.1)")
	}
	for seat := range s.Players {
		if n := s.Players[seat].Spent; n != 0 {
			return fault.Errorf("players[%d]: spent: £%d are forgotten at the end of the round (B2.5)", seat, n)
		}
	}
	return nil
}
