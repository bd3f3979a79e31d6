package terminal

import (
	"fmt"
	"slices"
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/link"
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
func (v *view) score(string) []string {
	ledger := v.rec.Ledger()
	if v.at != nil {
		ledger = v.at.ledger
	}
	type source struct {
		engine.Seat
		engine.Era
		engine.For
	}
	vp := map[source]int{}
	for _, e := range ledger {
		if e.Kind == engine.Scored {
			vp[source{e.Seat, e.Era, e.Reason}] += int(e.Amount)
		}
	}
	lines := []string{v.say("score.title")}
	for seat := range engine.Seat(v.s.Seats) {
		lines = append(lines, v.scoreRow(v.label("seat", seat), 0, 26, int(v.s.Players[seat].VP))...)
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			for _, kind := range scoreKinds {
				if sum := vp[source{seat, era, kind.reason}]; sum != 0 {
					label := v.say("score.in-era", "era", v.say("era."+strconv.Itoa(int(era))), "what", v.say("score.for."+kind.key))
					lines = append(lines, v.scoreRow(label, 2, 36, sum)...)
				}
			}
		}
		if right := int(v.s.Players[seat].VP) - ledger.Total(seat, engine.Scored); v.onTable() && right != 0 {
			lines = append(lines, v.scoreRow(v.say("score.for.put-right"), 2, 36, right)...)
		}
		lines = append(lines, v.coming(seat)...)
	}
	if v.s.Decision == engine.GameOver {
		lines = append(lines, v.cut(v.results()...)...)
		if score, over := record.ScoreOf(v.game, v.rec.Position()); over && v.rec.Header().Challenge.IsChallenge() {
			lines = append(lines, v.cut(link.Outcome(v.Words, score, v.rec.Header().Challenge))...)
		}
	}
	return lines
}

// coming shows the VP that the end of the era would add for a seat, if it came now.
func (v *view) coming(seat engine.Seat) (lines []string) {
	if v.s.Decision == engine.GameOver {
		return nil
	}
	come := bill.Comes(v.game.Game, v.s)[seat]
	for _, part := range []struct {
		key string
		vp  int
	}{{"links", come.Links}, {"tile", come.Tiles}} {
		if part.vp != 0 {
			label := v.say("score.coming", "what", v.say("score.for."+part.key))
			lines = append(lines, v.scoreRow(label, 2, 36, part.vp)...)
		}
	}
	return lines
}

// scoreRow sets a number behind a label, in a column that ends where the width allows.
func (v *view) scoreRow(label string, indent, column, number int) []string {
	const digits = 5
	w := v.Words
	w.Width = min(column, w.Width-digits)
	lines := w.Hang(label, indent, indent+2)
	last := &lines[len(lines)-1]
	*last = fmt.Sprintf("%-*s%*d", w.Width, *last, digits, number)
	return lines
}

// results name the winner, or the places of all at a table of several.
func (v *view) results() (texts []string) {
	if !v.Company() {
		return []string{v.result()}
	}
	standings := v.game.Standings(v.s)
	slices.SortStableFunc(standings, func(a, b engine.Standing) int { return a.Place - b.Place })
	for _, standing := range standings {
		texts = append(texts, v.say("result.place", "place", standing.Place, "who", v.label("seat", standing.Seat),
			"n", v.s.Players[standing.Seat].VP))
	}
	if o := companion.OutcomeOf(v.rec); o.PoundsPerVP > 0 { // at a real table
		texts = append(texts, v.Outcome(o))
	}
	return texts
}

// result names the winner (B4.6, A23).
func (v *view) result() string {
	standings := v.game.Standings(v.s)
	you, automa := v.s.Players[0].VP, v.s.Players[1].VP
	if o := companion.OutcomeOf(v.rec); o.PoundsPerVP > 0 { // at a real table
		key := "page.final.score"
		if o.Behind == 0 {
			key = "terminal.result.0"
		}
		return v.Text(key, "you", you, "automa", automa) + " " + v.Outcome(o)
	}
	if v.Rival && standings[0].Place == standings[1].Place {
		return v.say("result.shared", "n", you)
	}
	for _, standing := range standings {
		if standing.Place == 1 {
			if you == automa && !v.Rival {
				return v.Sentence(v.say("result.equal", "n", you), cite.Of(cite.EqualVP)...)
			}
			return v.say("result."+strconv.Itoa(int(standing.Seat)), "you", you, "automa", automa)
		}
	}
	return ""
}
