package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// teller tells an analysis to a person.
type teller struct {
	words.Words
	record   *record.Record
	analysis *analysis.Analysis
	out      strings.Builder
}

func tellAnalysis(cmd *cobra.Command, r *record.Record, a *analysis.Analysis) error {
	w, err := words.New(r.Game(), spoken(cmd))
	if err != nil {
		return err
	}
	w.Width = widthOf(cmd.OutOrStdout()) - 2
	t := &teller{Words: w, record: r, analysis: a}
	t.paragraph(0, "head", "game", r.Game().Name, "difficulty", t.Mat(r.Header().Difficulty), "futures", t.Count(a.Futures()))
	t.curve()
	t.summary()
	t.moments()
	_, err = io.WriteString(cmd.OutOrStdout(), t.out.String())
	return err
}

func (t *teller) say(key string, named ...any) string {
	return t.Text("command.analyse."+key, named...)
}

// paragraph writes a text, cut to the width.
func (t *teller) paragraph(indent int, key string, named ...any) {
	t.lines(indent, t.say(key, named...))
}

func (t *teller) lines(indent int, text string) {
	for _, line := range t.Hang(text, indent, 2*indent) {
		fmt.Fprintln(&t.out, line)
	}
}

// vp is a number of VP given in hundredths, and signed one with its sign.
func (t *teller) vp(hundredths int) string { return t.Decimal(float64(hundredths)/100, 1) }

func (t *teller) signed(hundredths int) string {
	text := t.vp(hundredths)
	switch {
	case strings.Trim(text, "-0.,") == "":
		return t.vp(0)
	case hundredths > 0:
		return "+" + text
	}
	return strings.Replace(text, "-", "−", 1)
}

const (
	roundColumn = 13 // letters
	vpColumn    = 9
	least       = 12 // letters of the curve
	widest      = 40
)

// curve is a table by rounds, with the curves of both beside it.
func (t *teller) curve() {
	rounds := t.analysis.Rounds()
	low, high := rounds[0].Start[0], rounds[0].Start[0]
	for _, r := range rounds {
		for _, vp := range []int{r.Start[0], r.Start[1], r.End[0], r.End[1]} {
			low, high = min(low, vp), max(high, vp)
		}
	}
	wide := min(t.Width-roundColumn-4*vpColumn-2, widest)
	row := func(name, you, automa, play, luck, curve string) {
		line := padded(name, -roundColumn) + padded(you, vpColumn) + padded(automa, vpColumn) + padded(play, vpColumn) + padded(luck, vpColumn)
		fmt.Fprintln(&t.out, strings.TrimRight(line+"  "+curve, " "))
	}
	draw := func(vp analysis.VP) string {
		if wide < least {
			return ""
		}
		return plotted(vp, low, high, wide)
	}
	fmt.Fprintln(&t.out)
	row(t.say("round"), t.say("you"), t.say("automa"), t.say("play"), t.say("luck"), "")
	row(t.say("start"), t.vp(rounds[0].Start[0]), t.vp(rounds[0].Start[1]), "", "", draw(rounds[0].Start))
	for _, r := range rounds {
		row(t.say("row."+r.Era.String(), "n", r.Number), t.vp(r.End[0]), t.vp(r.End[1]), t.signed(r.Play[0]), t.signed(r.Luck[0]), draw(r.End))
	}
	fmt.Fprintln(&t.out)
}

// plotted marks both on a line: ● is the player, ○ the Automa.
func plotted(vp analysis.VP, low, high, wide int) string {
	line := []rune(strings.Repeat("·", wide))
	at := func(vp int) int { return (vp - low) * (wide - 1) / max(high-low, 1) }
	line[at(vp[engine.AutomaSeat])] = '○'
	line[at(vp[engine.HumanSeat])] = '●'
	return string(line)
}

// padded fills a text up with spaces, on the left, or on the right if the width is negative.
func padded(text string, width int) string {
	if width < 0 {
		return text + strings.Repeat(" ", max(-width-utf8.RuneCountInString(text), 1))
	}
	return strings.Repeat(" ", max(width-utf8.RuneCountInString(text), 1)) + text
}

// summary tells luck from play.
func (t *teller) summary() {
	s, ending := t.analysis.Sums(), "expected"
	you, automa := t.vp(s.End[0]), t.vp(s.End[1])
	if t.record.Position().Decision == engine.GameOver && t.analysis.Done() == t.analysis.Decisions() {
		ending, you, automa = "final", t.Decimal(float64(s.End[0])/100, 0), t.Decimal(float64(s.End[1])/100, 0)
	}
	t.paragraph(0, "sums", "start", t.vp(s.Start[0]), "play", t.signed(s.Play[0]), "error", t.vp(s.Error), "luck", t.signed(s.Luck[0]))
	t.paragraph(0, ending, "you", you, "automa", automa)
	fmt.Fprintln(&t.out)
}

// moments tells the choices that cost something.
func (t *teller) moments() {
	blunders, inaccurate := t.analysis.Count(analysis.Blunder), t.analysis.Count(analysis.Inaccurate)
	if blunders+inaccurate == 0 {
		t.paragraph(0, "nothing", "n", t.Count(t.analysis.Done()))
		return
	}
	t.paragraph(0, "found", "n", t.Count(t.analysis.Done()), "blunders", t.Count(blunders), "inaccurate", t.Count(inaccurate))
	for i := range t.analysis.Moments() {
		if m := &t.analysis.Moments()[i]; m.Verdict() != analysis.Fine {
			t.moment(m)
		}
	}
}

func (t *teller) moment(m *analysis.Moment) {
	s := &t.record.Entries()[m.Entry].Before.State
	fmt.Fprintln(&t.out)
	t.paragraph(0, m.Verdict().String(), "round", t.say("row."+s.Era.String(), "n", int(s.Round)), "drop", t.vp(m.Drop), "error", t.vp(2*m.DropErr))
	t.paragraph(2, "made", "choice", t.Choice(s, m.Made))
	t.paragraph(2, "better", "choice", t.Choice(s, m.Better), "you", t.signed(m.More[0]), "automa", t.signed(m.More[1]))
}
