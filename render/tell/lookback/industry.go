package lookback

import (
	"strconv"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/analysis"
	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/words"
)

// industryTeller tells an analysis of a record of Industry.
type industryTeller struct {
	speech
	record   *record.Record
	analysis *analysis.Analysis
}

// OfIndustry tells an analysis of a game of Industry. The words are those at its table (see words.Words.SeatedAt).
func OfIndustry(w words.Words, r *record.Record, a *analysis.Analysis) Told {
	return &industryTeller{speech{w}, r, a}
}

func (t *industryTeller) text(key string, named ...any) string {
	return t.Say("industry."+key, named...)
}

func (t *industryTeller) Done() int      { return t.analysis.Done() }
func (t *industryTeller) Decisions() int { return t.analysis.Decisions() }

func (t *industryTeller) Head() string {
	return t.text("head", "game", t.record.Game().Name) + " " + t.How()
}

func (*industryTeller) Whose() string { return "" }

func (t *industryTeller) How() string {
	return t.text("how", "n", t.Count(t.analysis.Futures()), "keen", t.Text("new-game.industry.strength.keen"), "best", rival.OfBest, "rest", rival.OfRest)
}

func (t *industryTeller) Seats() (list []engine.Seat) {
	for seat := range engine.Seat(t.record.Header().Options.Seats) {
		list = append(list, seat)
	}
	return list
}

func (t *industryTeller) You() engine.Seat { return engine.Seat(t.analysis.Person()) }

func (t *industryTeller) Name(seat engine.Seat) string { return t.TableName(industry.Seat(seat)) }

func (t *industryTeller) before(choice int) *industry.State {
	return &t.record.Entries()[t.analysis.Moments()[choice].Entry].Before
}

func (t *industryTeller) Points() (list []Point) {
	for i := range t.analysis.Moments() {
		m, s := &t.analysis.Moments()[i], t.before(i)
		p := Point{Entry: m.Entry, After: m.After, Verdict: m.Verdict(), Era: int(s.Era), Round: int(s.Round) + 1}
		if i > 0 && list[i-1].Era != p.Era {
			p.Begins, p.Short = t.EraName(p.Era), industry.EraName(p.Era)
		}
		list = append(list, p)
	}
	return list
}

func (t *industryTeller) Expected() (start, end judged.VP) {
	return t.analysis.Moments()[0].Before, t.analysis.Next(t.Done() - 1)
}

func (t *industryTeller) Point(choice int) string {
	var list []string
	for _, seat := range t.Seats() {
		list = append(list, t.Text("page.seats.vp", "name", t.Name(seat), "n", t.VP(t.analysis.Moments()[choice].After[seat])))
	}
	return t.Text("page.analysis.point-all", "round", t.RoundHeading(t.before(choice)), "n", strconv.Itoa(choice+1), "all", strconv.Itoa(t.Decisions()), "list", t.Commas(list))
}

func (t *industryTeller) Made(choice int) string {
	return t.Say("made", "choice", t.choice(choice, t.analysis.Moments()[choice].Made))
}

// choice names a choice at a moment; none is to wait with what was chosen.
func (t *industryTeller) choice(at int, c industry.Choice) string {
	if c.Verb == 0 {
		return t.text("wait")
	}
	return t.IndustryChoice(t.record.Game(), t.before(at), c)
}

func (t *industryTeller) Came(choice int) string {
	m, you := &t.analysis.Moments()[choice], t.You()
	return t.text("came", "play", t.Signed(m.After[you]-m.Before[you]), "error", t.VP(m.Error), "keen", t.Text("new-game.industry.strength.keen"),
		"luck", t.Signed(t.analysis.Next(choice)[you]-m.After[you]))
}

func (t *industryTeller) Sums() (sums []string) {
	ending := "expected-of"
	if t.record.Over() && t.Done() == t.Decisions() {
		ending = "final-of"
	}
	start, end := t.Expected()
	for _, seat := range t.Seats() {
		points := t.VP(end[seat])
		if ending == "final-of" {
			points = t.Decimal(float64(end[seat])/100, 0)
		}
		sums = append(sums, t.Say(ending, "name", t.Name(seat), "start", t.VP(start[seat]), "end", points))
	}
	return sums
}

func (t *industryTeller) Found() string {
	var unsure []loss
	for i := range t.analysis.Moments() {
		if m := &t.analysis.Moments()[i]; m.Unsure() {
			unsure = append(unsure, loss{m.Drop, m.DropErr})
		}
	}
	return t.found(t.analysis.Count, t.Done(), analysis.Least(), unsure)
}

func (t *industryTeller) Moment(choice int) Moment {
	m, s := &t.analysis.Moments()[choice], t.before(choice)
	return Moment{
		Entry: m.Entry, Verdict: m.Verdict(),
		Title:  t.Say(m.Verdict().String(), "round", t.RoundHeading(s), "drop", t.VP(m.Drop), "error", t.VP(m.DropErr)),
		Made:   t.Made(choice),
		Better: t.Say("better", "choice", t.choice(choice, m.Better), "you", t.Signed(m.More[t.You()]), "automa", t.Signed(m.More[t.bestOther(m)])),
		Why:    t.why(m, s),
	}
}

// bestOther is who else could expect most after the better choice.
func (t *industryTeller) bestOther(m *analysis.Moment) (best engine.Seat) {
	best = engine.Nobody
	for _, seat := range t.Seats() {
		if seat != t.You() && (best == engine.Nobody || m.After[seat]+m.More[seat] > m.After[best]+m.More[best]) {
			best = seat
		}
	}
	return best
}

// why tells what the zone that was auctioned was worth to the person, and how far each would have bid.
func (t *industryTeller) why(m *analysis.Moment, s *industry.State) []string {
	if m.Early || s.Phase != industry.Bidding && s.Phase != industry.Deciding {
		return nil
	}
	thought := rival.Think(t.record.Game(), s, rival.Strength{Policy: rival.Keen}, 0).Thought()
	return t.IndustryWorth(t.record.Game(), s, &thought)
}
