package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/engine/rulestest"
)

func TestLedger(t *testing.T) {
	var l engine.Ledger
	l.Add(engine.Log{
		{Kind: engine.MoneyMoved, Amount: -5},
		{Kind: engine.RoundBegan, Amount: 10},
		{Kind: engine.Scored, Seat: 1, Amount: 4},
		{Kind: engine.Passed},
		{Kind: engine.EraBegan, Amount: int16(engine.Rail)},
		{Kind: engine.IncomeMoved, Amount: 3},
		{Kind: engine.RoundBegan, Amount: 2},
		{Kind: engine.Scored, Amount: 6},
		{Kind: engine.Scored, Amount: 1},
	}, engine.Canal, 9)
	var got []string
	for _, e := range l {
		got = append(got, fmt.Sprintf("%s %d, p%d %s %d;", e.Era, e.Round, e.Seat, e.Kind, e.Amount))
	}
	rulestest.Same(t, "entries", fmt.Sprint(got), "[canal 9, p0 money-moved -5; canal 10, p1 scored 4; rail 1, p0 income-moved 3; rail 2, p0 scored 6; rail 2, p0 scored 1;]")
	rulestest.Same(t, "VP", l.Total(0, engine.Scored), 7)
	rulestest.Same(t, "VP of another", l.Total(1, engine.Scored), 4)
	rulestest.Same(t, "£", l.Total(0, engine.MoneyMoved), -5)
}
