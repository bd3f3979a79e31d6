package terminal

import (
	"fmt"
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/cite"
)

// scoreKinds are the reasons for VP, with their keys, in the order of the table of scores.
var scoreKinds = []struct {
	reason engine.For
	key    string
}{
	{engine.ForLinks, "links"}, {engine.ForTile, "tile"}, {engine.ForBonus, "bonus"}, {engine.ForDevelop, "develop"},
	{engine.ForPass, "pass"}, {engine.ForDebt, "debt"}, {engine.ForIntroMoney, "intro-money"},
	{engine.ForIntroIncome, "intro-income"}, {engine.ForIntroTile, "intro-tile"}, {engine.ForMoney, "money"},
}

// score shows where the VP of every seat came from so far, by era.
func (t *Client) score() []string {
	s := t.state()
	ledger := t.ledger()
	lines := []string{t.say("score.title")}
	for seat := range int(s.Seats) {
		lines = append(lines, t.scoreRow(t.say("seat."+strconv.Itoa(seat)), 0, 26, int(s.Players[seat].VP))...)
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			for _, kind := range scoreKinds {
				if sum := sumOf(ledger, engine.Seat(seat), era, kind.reason); sum != 0 {
					label := t.say("score.in-era", "era", t.say("era."+strconv.Itoa(int(era))), "what", t.say("score.for."+kind.key))
					lines = append(lines, t.scoreRow(label, 2, 36, sum)...)
				}
			}
		}
		if right := int(s.Players[seat].VP) - ledger.Total(engine.Seat(seat), engine.Scored); t.onTable() && right != 0 {
			lines = append(lines, t.scoreRow(t.say("score.for.put-right"), 2, 36, right)...)
		}
		lines = append(lines, t.coming(s, engine.Seat(seat))...)
	}
	if s.Decision == engine.GameOver {
		lines = append(append(lines, t.Words.Wrap(t.result(s), 0)...), t.outcome()...)
	}
	return lines
}

// ledger is the account at the position shown.
func (t *Client) ledger() engine.Ledger {
	if t.shown != nil {
		return t.shown.ledger
	}
	return t.rec.Ledger()
}

// coming shows the VP that the end of the era would add for a seat, if it came now.
func (t *Client) coming(s *engine.State, seat engine.Seat) (lines []string) {
	if s.Decision == engine.GameOver {
		return nil
	}
	come := bill.Comes(t.game().Game, s)[seat]
	for _, part := range []struct {
		key string
		vp  int
	}{{"links", come.Links}, {"tile", come.Tiles}} {
		if part.vp != 0 {
			label := t.say("score.coming", "what", t.say("score.for."+part.key))
			lines = append(lines, t.scoreRow(label, 2, 36, part.vp)...)
		}
	}
	return lines
}

// scoreRow sets a number behind a label, in a column that ends where the width allows.
func (t *Client) scoreRow(label string, indent, column, number int) []string {
	const digits = 5
	w := t.Words
	w.Width = min(column, w.Width-digits)
	lines := w.Hang(label, indent, indent+2)
	last := &lines[len(lines)-1]
	*last = fmt.Sprintf("%-*s%*d", w.Width, *last, digits, number)
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

// result names the winner (B4.6, A23).
func (t *Client) result(s *engine.State) string {
	standings := t.game().Standings(s)
	you, automa := strconv.Itoa(int(s.Players[0].VP)), strconv.Itoa(int(s.Players[1].VP))
	if o := companion.OutcomeOf(t.rec); o.PoundsPerVP > 0 { // at a real table
		key := "page.final.score"
		if o.Behind == 0 {
			key = "terminal.result.0"
		}
		return t.Words.Text(key, "you", you, "automa", automa) + " " + t.Words.Outcome(o)
	}
	if t.Words.Rival && standings[0].Place == standings[1].Place {
		return t.say("result.shared", "n", strconv.Itoa(int(s.Players[0].VP)))
	}
	for _, standing := range standings {
		if standing.Place == 1 {
			if vp := s.Players[0].VP; vp == s.Players[1].VP && !t.Words.Rival {
				return t.Words.Sentence(t.say("result.equal", "n", strconv.Itoa(int(vp))), cite.Of(cite.EqualVP)...)
			}
			return t.say("result."+strconv.Itoa(int(standing.Seat)), "you", you, "automa", automa)
		}
	}
	return ""
}
