// Package lookback words an analysis of a game: how the expected VP changed, and which choices cost VP.
package lookback

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
)

// speech is how analyses are told, whichever game they are of.
type speech struct{ words.Words }

// Say is a text about analyses.
func (t speech) Say(key string, named ...any) string { return t.Text("analysis."+key, named...) }

// VP is a number of VP given in hundredths, and Signed one with its sign.
func (t speech) VP(hundredths int) string { return minus(t.Decimal(float64(hundredths)/100, 1)) }

// Signed is a difference of VP given in hundredths.
func (t speech) Signed(hundredths int) string {
	text := t.VP(hundredths)
	switch {
	case strings.Trim(text, "−0.,") == "":
		return t.VP(0)
	case hundredths > 0:
		return "+" + text
	}
	return text
}

func minus(text string) string { return strings.Replace(text, "-", "−", 1) }

// found tells how many choices were judged, how many of them cost something, and how many may have cost as much, but not surely enough to be
// listed: drops and their errors are those of the latter.
func (t speech) found(count func(judged.Verdict) int, done, least int, unsure []loss) string {
	blunders, inaccurate := count(judged.Blunder), count(judged.Inaccurate)
	found := t.Say("nothing", "n", t.Count(done))
	if blunders+inaccurate > 0 {
		found = t.Say("found", "n", t.Count(done), "blunders", t.Count(blunders), "inaccurate", t.Count(inaccurate))
	}
	if len(unsure) > 0 {
		most := slices.MaxFunc(unsure, func(a, b loss) int { return a.drop - b.drop })
		found += " " + t.Say("unsure", "n", t.Count(len(unsure)), "least", t.VP(least), "drop", t.VP(most.drop), "error", t.VP(most.err))
	}
	return found
}

// loss is how much less a choice seems to be worth than another, with its standard error, in hundredths.
type loss struct{ drop, err int }

// Teller tells an analysis of a record of the Brass family.
type Teller struct {
	speech
	Record   *record.Record
	Analysis *analysis.Analysis
}

// Of tells the analysis of a person: at a table of several they are "you".
func Of(w words.Words, r *record.Record, a *analysis.Analysis) *Teller {
	if h := r.Header(); !h.OnePerson() {
		w = w.At(&h).SeenBy(a.Seat())
	}
	return &Teller{speech{w}, r, a}
}

// Done implements Told.
func (t *Teller) Done() int { return t.Analysis.Done() }

// Decisions implements Told.
func (t *Teller) Decisions() int { return t.Analysis.Decisions() }

// Head implements Told.
func (t *Teller) Head() string {
	return t.Say("head", "game", t.Record.Game().Name, "difficulty", t.Mat(t.Record.Header().Difficulty), "futures", t.Count(t.Analysis.Futures()))
}

// Whose implements Told.
func (t *Teller) Whose() string {
	if h := t.Record.Header(); h.OnePerson() {
		return ""
	}
	return t.Say("whose", "name", t.SeatName(t.You()))
}

// How implements Told.
func (t *Teller) How() string {
	return t.Text("page.analysis.how", "n", strconv.Itoa(t.Analysis.Futures()))
}

// Seats implements Told.
func (t *Teller) Seats() []engine.Seat { return account.Seats(&t.Record.Position().State) }

// You implements Told.
func (t *Teller) You() engine.Seat { return t.Analysis.Seat() }

// Name implements Told.
func (t *Teller) Name(seat engine.Seat) string { return t.SeatName(seat) }

// Points implements Told.
func (t *Teller) Points() (list []Point) {
	var last *Point
	for i := range t.Analysis.Moments() {
		m := &t.Analysis.Moments()[i]
		s := t.before(m)
		p := Point{Entry: m.Entry, After: m.After, Verdict: m.Verdict(), Era: int(s.Era), Round: int(s.Round)}
		if last != nil && last.Era != p.Era {
			p.Begins, p.Short = t.Text("page.final.rail-begins"), t.Text("topbar.era-short."+engine.Rail.String())
		}
		list = append(list, p)
		last = &list[i]
	}
	return list
}

// Expected implements Told.
func (t *Teller) Expected() (start, end analysis.VP) {
	s := t.Analysis.Sums()
	return s.Start, s.End
}

// Point implements Told.
func (t *Teller) Point(choice int) string {
	m := &t.Analysis.Moments()[choice]
	n, all := strconv.Itoa(choice+1), strconv.Itoa(t.Decisions())
	if t.Company() {
		list := t.Each("page.seats.vp", t.Seats(), func(seat engine.Seat) string { return t.VP(m.After[seat]) })
		return t.Text("page.analysis.point-all", "round", t.RoundOf(m), "n", n, "all", all, "list", list)
	}
	return t.Text("page.analysis.point", "round", t.RoundOf(m), "n", n, "all", all, "you", t.VP(m.After[0]), "automa", t.VP(m.After[1]))
}

// Came implements Told.
func (t *Teller) Came(choice int) string {
	m, luck, own := &t.Analysis.Moments()[choice], t.Analysis.Luck(choice), t.You()
	return t.Text("page.analysis.luck", "play", t.Signed(m.Play(own)), "luck", t.Signed(luck.Both()[own]), "cards", t.Signed(luck.Cards[own]), "automa", t.Signed(luck.Automa[own]))
}

// Round names a round.
func (t *Teller) Round(era engine.Era, number int) string {
	return t.Say("row."+era.String(), "n", number)
}

// RoundOf names the round of a moment.
func (t *Teller) RoundOf(m *analysis.Moment) string {
	s := t.before(m)
	return t.Round(s.Era, int(s.Round))
}

func (t *Teller) before(m *analysis.Moment) *engine.State {
	return &t.Record.Entries()[m.Entry].Before.State
}

// Sums implements Told: the VP due to play and due to luck, and the result; of several players what each could expect.
func (t *Teller) Sums() []string {
	s, ending, own := t.Analysis.Sums(), "expected", t.Analysis.Seat()
	you, automa := t.VP(s.End[0]), t.VP(s.End[1])
	if t.Record.Position().Decision == engine.GameOver && t.Analysis.Done() == t.Analysis.Decisions() {
		ending, you, automa = "final", minus(t.Decimal(float64(s.End[0])/100, 0)), minus(t.Decimal(float64(s.End[1])/100, 0))
	}
	sums := []string{
		t.Say("sums", "start", t.VP(s.Start[own]), "play", t.Signed(s.Play[own]), "error", t.VP(s.Error), "luck", t.Signed(s.Both()[own])),
		t.Say("luck", "cards", t.Signed(s.Cards[own]), "automa", t.Signed(s.Automa[own]), "error", t.VP(s.LuckErr)),
	}
	if !t.Company() {
		return append(sums, t.Say(ending, "you", you, "automa", automa))
	}
	for seat := range engine.Seat(t.Record.Position().Seats) {
		sums = append(sums, t.Say(ending+"-of", "name", t.SeatName(seat), "start", t.VP(s.Start[seat]), "end", t.VP(s.End[seat])))
	}
	return sums
}

// Found implements Told.
func (t *Teller) Found() string {
	var unsure []loss
	for i := range t.Analysis.Moments() {
		if m := &t.Analysis.Moments()[i]; m.Unsure() {
			unsure = append(unsure, loss{m.Drop, m.DropErr})
		}
	}
	return t.found(t.Analysis.Count, t.Done(), analysis.Least(), unsure)
}

// Moment implements Told.
func (t *Teller) Moment(choice int) Moment {
	m := &t.Analysis.Moments()[choice]
	s := t.before(m)
	return Moment{
		Entry: m.Entry, Verdict: m.Verdict(),
		Title:  t.Say(m.Verdict().String(), "round", t.RoundOf(m), "drop", t.VP(m.Drop), "error", t.VP(m.DropErr)),
		Made:   t.Made(choice),
		Better: t.Say("better", "choice", t.Choice(s, m.Better), "you", t.Signed(m.More[0]), "automa", t.Signed(m.More[1])),
		Words:  hint.BetterInWords(t.Words, t.Record.Game().Game, s, t.Analysis, m),
		Why:    hint.WhyBetter(t.Words, t.Analysis, m),
	}
}

// Made implements Told.
func (t *Teller) Made(choice int) string {
	m := &t.Analysis.Moments()[choice]
	return t.Say("made", "choice", t.Choice(t.before(m), m.Made))
}
