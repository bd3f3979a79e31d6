package main

import (
	"context"
	"fmt"
	"io"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/sim"
	"sohofoundry/engine"
)

// match is two players who are compared. Only one of them thinks at a time, so that processor time can be told apart.
type match struct {
	game    *automa.Game
	options engine.Options
	seed    uint64
	doubt   float64
	out     io.Writer

	players [2]*player
	wins    [2]int // games against the Automa, or against each other
	more    differences
}

// between is after how many pairs the state of things is told.
const between = 20

// play plays a range of pairs, or less of them if it is sure before, and tells how it stands.
func (m *match) play(ctx context.Context, from, to int) error {
	for n := from; n < to && !m.more.sure(m.doubt); n++ {
		if err := m.pair(ctx, n); err != nil {
			return err
		}
		if (n+1-from)%between == 0 {
			fmt.Fprintf(m.out, "%d pairs: %s\n", len(m.more), m.standing())
		}
	}
	return nil
}

func (m *match) pair(ctx context.Context, n int) error {
	if m.options.Solo {
		return m.solo(ctx, n)
	}
	return m.rivals(ctx, n)
}

// solo lets each of the players play the same deal against the Automa.
func (m *match) solo(ctx context.Context, n int) error {
	var vp [2]float64
	for i, p := range m.players {
		r, err := sim.Run(ctx, m.game, sim.Setup{From: n, Games: 1, Seed: m.seed, Workers: 1, Policy: p.policy, Options: m.options})
		if err != nil || ctx.Err() != nil {
			return finished(ctx, err)
		}
		vp[i] = r.Human.VP.Mean
		m.wins[i] += r.Human.Wins
	}
	m.more = append(m.more, vp[0]-vp[1])
	return nil
}

// rivals lets the players play a deal against each other, in both seats.
func (m *match) rivals(ctx context.Context, n int) error {
	sum := 0.0
	seats := m.policies()
	for first := range seats {
		r, err := sim.Duels(ctx, m.game, sim.DuelSetup{From: n, Games: 1, Seed: m.seed, Workers: 1, Policies: seats, Options: m.options})
		if err != nil || ctx.Err() != nil {
			return finished(ctx, err)
		}
		m.wins[first] += r.Seats[0].Wins
		m.wins[1-first] += r.Seats[1].Wins
		sum += [...]float64{1, -1}[first] * r.Margin.Mean
		slices.Reverse(seats[:])
	}
	m.more = append(m.more, sum/2)
	return nil
}

// finished is the error of a pair that was not played to its end.
func finished(ctx context.Context, err error) error {
	if err != nil {
		return err
	}
	return ctx.Err()
}

// standing tells by how much the first player is better so far.
func (m *match) standing() string {
	mean, deviation := m.more.mean()
	return fmt.Sprintf("%+.2f ± %.2f VP, wins %d : %d", mean, deviation, m.wins[0], m.wins[1])
}

// tellResult tells how it ended. Processor time of another program is known only after its end.
func (m *match) tellResult() error {
	verdict := "not sure"
	if mean, _ := m.more.mean(); m.more.sure(m.doubt) {
		verdict = "sure: " + m.players[0].name
		if mean < 0 {
			verdict = "sure: " + m.players[1].name
		}
	}
	for _, p := range m.players {
		if err := p.quit(); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	games := len(m.more)
	if !m.options.Solo {
		games *= 2
	}
	_, err := fmt.Fprintf(m.out, "%s − %s: %s of %d, CPU %.1f : %.1f s, %s\n", m.players[0].name, m.players[1].name, m.standing(), games,
		m.players[0].used.Seconds(), m.players[1].used.Seconds(), verdict)
	return err
}

// policies are those of both players.
func (m *match) policies() [2]policy.Policy {
	return [2]policy.Policy{m.players[0].policy, m.players[1].policy}
}
