package terminal

import (
	"fmt"
	"strconv"

	"sohofoundry/engine"
)

// scoreKinds are what VP can be for, with their keys, in the order of the table of scores.
var scoreKinds = []struct {
	reason engine.For
	key    string
}{
	{engine.ForLinks, "links"}, {engine.ForTile, "tile"}, {engine.ForBonus, "bonus"}, {engine.ForDevelop, "develop"},
	{engine.ForPass, "pass"}, {engine.ForDebt, "debt"}, {engine.ForIntroMoney, "intro-money"},
	{engine.ForIntroIncome, "intro-income"}, {engine.ForIntroTile, "intro-tile"},
}

// score shows where the VP of every seat came from so far, by era.
func (t *Client) score() []string {
	s := &t.rec.Position().State
	ledger := t.rec.Ledger()
	lines := []string{t.say("score.title")}
	for seat := range int(s.Seats) {
		lines = append(lines, fmt.Sprintf("%-26s %4d", t.say("seat."+strconv.Itoa(seat)), s.Players[seat].VP))
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			for _, kind := range scoreKinds {
				if sum := sumOf(ledger, engine.Seat(seat), era, kind.reason); sum != 0 {
					label := t.say("era."+strconv.Itoa(int(era))) + ", " + t.say("score.for."+kind.key)
					lines = append(lines, fmt.Sprintf("  %-34s %4d", label, sum))
				}
			}
		}
	}
	if s.Decision == engine.GameOver {
		lines = append(lines, t.result(s))
	}
	return lines
}

func sumOf(ledger engine.Ledger, seat engine.Seat, era engine.Era, kind engine.For) (sum int) {
	for _, e := range ledger {
		if e.Kind == engine.Scored && e.Seat == seat && e.Era == era && e.Reason == kind {
			sum += int(e.Amount)
		}
	}
	return sum
}

// result says who won (B4.6, A23).
func (t *Client) result(s *engine.State) string {
	for _, standing := range t.game().Standings(s) {
		if standing.Place == 1 {
			return t.say("result."+strconv.Itoa(int(standing.Seat)), "you", strconv.Itoa(int(s.Players[0].VP)),
				"automa", strconv.Itoa(int(s.Players[1].VP)))
		}
	}
	return ""
}
