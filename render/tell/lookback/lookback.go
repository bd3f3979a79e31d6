// Package lookback words an analysis of a game: how the expected VP changed, and which choices cost VP.
package lookback

import (
	"strings"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/hint"
	"sohofoundry/render/tell/words"
)

// Teller tells an analysis of a record.
type Teller struct {
	words.Words
	Record   *record.Record
	Analysis *analysis.Analysis
}

// Say is a text about analyses.
func (t *Teller) Say(key string, named ...any) string { return t.Text("analysis."+key, named...) }

// VP is a number of VP given in hundredths, and Signed one with its sign.
func (t *Teller) VP(hundredths int) string { return minus(t.Decimal(float64(hundredths)/100, 1)) }

// Signed is a difference of VP given in hundredths.
func (t *Teller) Signed(hundredths int) string {
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

// Sums tell the VP due to play and due to luck, and the result; of several players what each could expect.
func (t *Teller) Sums() []string {
	s, ending := t.Analysis.Sums(), "expected"
	you, automa := t.VP(s.End[0]), t.VP(s.End[1])
	if t.Record.Position().Decision == engine.GameOver && t.Analysis.Done() == t.Analysis.Decisions() {
		ending, you, automa = "final", minus(t.Decimal(float64(s.End[0])/100, 0)), minus(t.Decimal(float64(s.End[1])/100, 0))
	}
	sums := []string{
		t.Say("sums", "start", t.VP(s.Start[0]), "play", t.Signed(s.Play[0]), "error", t.VP(s.Error), "luck", t.Signed(s.Both()[0])),
		t.Say("luck", "cards", t.Signed(s.Cards[0]), "automa", t.Signed(s.Automa[0]), "error", t.VP(s.LuckErr)),
	}
	if !t.Company() {
		return append(sums, t.Say(ending, "you", you, "automa", automa))
	}
	for seat := range engine.Seat(t.Record.Position().Seats) {
		sums = append(sums, t.Say(ending+"-of", "name", t.SeatName(seat), "start", t.VP(s.Start[seat]), "end", t.VP(s.End[seat])))
	}
	return sums
}

// Found tells how many choices were judged, and how many of them cost something.
func (t *Teller) Found() string {
	blunders, inaccurate := t.Analysis.Count(judged.Blunder), t.Analysis.Count(judged.Inaccurate)
	found := t.Say("nothing", "n", t.Count(t.Analysis.Done()))
	if blunders+inaccurate > 0 {
		found = t.Say("found", "n", t.Count(t.Analysis.Done()), "blunders", t.Count(blunders), "inaccurate", t.Count(inaccurate))
	}
	if n, most := t.unsure(); n > 0 {
		found += " " + t.Say("unsure", "n", t.Count(n), "drop", t.VP(most.Drop), "error", t.VP(most.DropErr))
	}
	return found
}

// unsure counts the choices that may have cost as much as those listed, but not surely enough to be listed, and returns the one
// that seems to have cost most.
func (t *Teller) unsure() (n int, most *analysis.Moment) {
	for i := range t.Analysis.Moments() {
		if m := &t.Analysis.Moments()[i]; m.Unsure() {
			n++
			if most == nil || m.Drop > most.Drop {
				most = m
			}
		}
	}
	return n, most
}

// Moment is a choice that cost something, as it is told.
type Moment struct {
	*analysis.Moment
	Title, Made, Better string
	Words               []string // what the better choice does, without figures
	Why                 []string // with figures
}

// Moments are the choices that cost something.
func (t *Teller) Moments() (list []Moment) {
	for i := range t.Analysis.Moments() {
		if m := &t.Analysis.Moments()[i]; m.Verdict() != judged.Fine {
			list = append(list, t.Moment(m))
		}
	}
	return list
}

// Moment tells of a choice that cost something.
func (t *Teller) Moment(m *analysis.Moment) Moment {
	s := t.before(m)
	return Moment{
		Moment: m,
		Title:  t.Say(m.Verdict().String(), "round", t.RoundOf(m), "drop", t.VP(m.Drop), "error", t.VP(m.DropErr)),
		Made:   t.Made(m),
		Better: t.Say("better", "choice", t.Choice(s, m.Better), "you", t.Signed(m.More[0]), "automa", t.Signed(m.More[1])),
		Words:  hint.BetterInWords(t.Words, t.Record.Game().Game, s, t.Analysis, m),
		Why:    hint.WhyBetter(t.Words, t.Analysis, m),
	}
}

// Made names the choice that was made.
func (t *Teller) Made(m *analysis.Moment) string {
	return t.Say("made", "choice", t.Choice(t.before(m), m.Made))
}
