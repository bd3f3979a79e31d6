package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/lookback"
)

// teller tells an analysis to a person.
type teller struct {
	lookback.Teller
	out strings.Builder
}

func tellAnalysis(cmd *cobra.Command, from string, r *record.Record, a *analysis.Analysis) error {
	h := r.Header()
	w := wordsAbout(cmd, r.Game()).At(&h)
	w.Width = widthOf(cmd.OutOrStdout()) - 2
	t := &teller{Teller: lookback.Of(w, r, a)}
	if !h.OnePerson() {
		t.lines(0, t.Say("whose", "name", t.SeatName(a.Seat())))
	}
	t.lines(0, t.Say("head", "game", r.Game().Name, "difficulty", t.Mat(r.Header().Difficulty), "futures", t.Count(a.Futures())))
	if w.Company() {
		t.seats()
	} else {
		t.curve()
	}
	t.summary()
	t.moments(from)
	_, err := io.WriteString(cmd.OutOrStdout(), t.out.String())
	return err
}

// lines writes a text, cut to the width.
func (t *teller) lines(indent int, text string) {
	for _, line := range t.Hang(text, indent, 2*indent) {
		fmt.Fprintln(&t.out, line)
	}
}

const (
	roundColumn = 13 // letters
	vpColumn    = 9
	seatColumn  = 12
	least       = 12 // letters of the curve
	widest      = 40
)

// curve is a table by rounds, with the curves of both beside it.
func (t *teller) curve() {
	rounds := t.Analysis.Rounds()
	low, high := rounds[0].Start[0], rounds[0].Start[0]
	for _, r := range rounds {
		for _, vp := range []int{r.Start[0], r.Start[1], r.End[0], r.End[1]} {
			low, high = min(low, vp), max(high, vp)
		}
	}
	wide := min(t.Width-roundColumn-5*vpColumn-2, widest)
	row := func(name, you, automa, play, cards, draws, curve string) {
		line := padded(name, -roundColumn) + padded(you, vpColumn) + padded(automa, vpColumn) + padded(play, vpColumn) +
			padded(cards, vpColumn) + padded(draws, vpColumn)
		fmt.Fprintln(&t.out, strings.TrimRight(line+"  "+curve, " "))
	}
	draw := func(vp analysis.VP) string {
		if wide < least {
			return ""
		}
		return plotted(vp, low, high, wide)
	}
	fmt.Fprintln(&t.out)
	row(t.Say("round"), t.Say("you"), t.Say("automa"), t.Say("play"), t.Say("cards-you"), t.Say("cards-automa"), "")
	row(t.Say("start"), t.VP(rounds[0].Start[0]), t.VP(rounds[0].Start[1]), "", "", "", draw(rounds[0].Start))
	for _, r := range rounds {
		row(t.Round(r.Era, r.Number), t.VP(r.End[0]), t.VP(r.End[1]), t.Signed(r.Play[0]), t.Signed(r.Cards[0]), t.Signed(r.Automa[0]), draw(r.End))
	}
	fmt.Fprintln(&t.out)
}

// seats is a table by rounds, with what each seat at a table of several could expect.
func (t *teller) seats() {
	all := account.Seats(&t.Record.Position().State)
	row := func(name string, vp analysis.VP, play string) {
		line := padded(name, -roundColumn)
		for _, seat := range all {
			line += padded(t.VP(vp[seat]), seatColumn)
		}
		fmt.Fprintln(&t.out, strings.TrimRight(line+padded(play, vpColumn), " "))
	}
	heads := padded(t.Say("round"), -roundColumn)
	for _, seat := range all {
		heads += padded(t.SeatName(seat), seatColumn)
	}
	rounds := t.Analysis.Rounds()
	fmt.Fprintln(&t.out, "\n"+heads+padded(t.Say("play"), vpColumn))
	row(t.Say("start"), rounds[0].Start, "")
	for _, r := range rounds {
		row(t.Round(r.Era, r.Number), r.End, t.Signed(r.Play[t.Analysis.Seat()]))
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
	for _, sentence := range t.Sums() {
		t.lines(0, sentence)
	}
	fmt.Fprintln(&t.out)
}

// moments tells the choices that cost something, and how each can be tried again.
func (t *teller) moments(from string) {
	t.lines(0, t.Found())
	for _, m := range t.Moments() {
		fmt.Fprintln(&t.out)
		t.lines(0, m.Title)
		for _, sentence := range append([]string{m.Made, m.Better}, m.Why...) {
			t.lines(2, sentence)
		}
		command := "soho play --from " + terminal.ShellWord(from+":"+strconv.Itoa(m.Entry+1))
		fmt.Fprintln(&t.out, "  "+t.Say("again", "command", command)) // in one line, to be copied
	}
}
