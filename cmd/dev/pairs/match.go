package main

import (
	"context"
	"fmt"
	"io"
	"math"
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
	wins    [2]int          // games against the Automa, or against each other
	more    sim.Differences // in VP that the first player had more, pair by pair
}

// between is after how many pairs the state of things is told.
const between = 20

// play plays a range of pairs, or less of them if it is sure before, and tells how it stands.
func (m *match) play(ctx context.Context, from, to int) error {
	for n := from; n < to && !sure(m.more, m.doubt); n++ {
		if err := m.pair(ctx, n); err != nil {
			return err
		}
		if (n+1-from)%between == 0 {
			fmt.Fprintf(m.out, "%d pairs: %s\n", m.more.N(), m.standing())
		}
	}
	return nil
}

// pair plays a pair. One that was not played to its end does not count.
func (m *match) pair(ctx context.Context, n int) error {
	play := m.rivals
	if m.options.Solo {
		play = m.solo
	}
	more, wins, err := play(ctx, n)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	m.more.Add(int64(more))
	m.wins[0] += wins[0]
	m.wins[1] += wins[1]
	return nil
}

// solo lets each of the players play the same deal against the Automa.
func (m *match) solo(ctx context.Context, n int) (more float64, wins [2]int, err error) {
	var vp [2]float64
	for i, p := range m.players {
		r, err := sim.Run(ctx, m.game, sim.Setup{From: n, Games: 1, Seed: m.seed, Workers: 1, Policy: p.policy, Options: m.options})
		if err != nil {
			return 0, wins, err
		}
		vp[i], wins[i] = r.Human.VP.Mean, r.Human.Wins
	}
	return vp[0] - vp[1], wins, nil
}

// rivals lets the players play a deal against each other, in both seats. The VP are those of both games.
func (m *match) rivals(ctx context.Context, n int) (more float64, wins [2]int, err error) {
	seats := m.policies()
	for first := range seats {
		r, err := sim.Tables(ctx, m.game, sim.TablesSetup{From: n, Games: 1, Seed: m.seed, Workers: 1, Policies: seats[:], Options: m.options})
		if err != nil {
			return 0, wins, err
		}
		wins[first] += r.Players[0].Wins
		wins[1-first] += r.Players[1].Wins
		more += [...]float64{1, -1}[first] * r.Margin.Mean
		slices.Reverse(seats[:])
	}
	return more, wins, nil
}

// games are how many there are in a pair, without those of the second player against the Automa.
func (m *match) games() int {
	if m.options.Solo {
		return 1
	}
	return 2
}

// standing tells by how much the first player is better so far, in the mean of the games, and the confidence sequence for that.
func (m *match) standing() string {
	is, n := m.more.Difference(), float64(m.games())
	sequence := ""
	if w := width(m.more, m.doubt); !math.IsInf(w, 1) {
		sequence = fmt.Sprintf(" (%+.2f to %+.2f)", (is.Mean-w)/n, (is.Mean+w)/n)
	}
	return fmt.Sprintf("%+.2f ± %.2f VP%s, wins %d : %d", is.Mean/n, is.Error/n, sequence, m.wins[0], m.wins[1])
}

// tellResult tells how it ended. Processor time of another program is known only after its end.
func (m *match) tellResult() error {
	verdict := "not sure"
	if sure(m.more, m.doubt) {
		verdict = "sure: " + m.players[0].name
		if m.more.Difference().Mean < 0 {
			verdict = "sure: " + m.players[1].name
		}
	}
	for _, p := range m.players {
		if err := p.quit(); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
	}
	_, err := fmt.Fprintf(m.out, "%s − %s: %s of %d, CPU %.1f : %.1f s, %s\n", m.players[0].name, m.players[1].name, m.standing(), m.more.N()*m.games(),
		m.players[0].used.Seconds(), m.players[1].used.Seconds(), verdict)
	return err
}

// policies are those of both players.
func (m *match) policies() [2]policy.Policy {
	return [2]policy.Policy{m.players[0].policy, m.players[1].policy}
}
