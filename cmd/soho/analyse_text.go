package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
)

// teller tells an analysis to a person.
type teller struct {
	words.Words
	lookback.Told
	out strings.Builder
}

// tellAnalysis prints an analysis, with a table that the game has.
func tellAnalysis(cmd *cobra.Command, from string, told lookback.Told, w words.Words, table func(*teller)) error {
	t := &teller{Words: w, Told: told}
	if whose := told.Whose(); whose != "" {
		t.lines(0, whose)
	}
	t.lines(0, t.Head())
	fmt.Fprintln(&t.out)
	table(t)
	fmt.Fprintln(&t.out)
	for _, sentence := range t.Sums() {
		t.lines(0, sentence)
	}
	fmt.Fprintln(&t.out)
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

// say is a text about analyses.
func (t *teller) say(key string) string { return t.Text("analysis." + key) }

const (
	roundColumn = 13 // letters
	vpColumn    = 9
	seatColumn  = 12
	least       = 12 // letters of the curve
	widest      = 40
)

// curve is a table by rounds, with the curves of both beside it.
func curve(t *teller, of *lookback.Teller) {
	rounds := of.Analysis.Rounds()
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
	row(t.say("round"), t.say("you"), t.say("automa"), t.say("play"), t.say("cards-you"), t.say("cards-automa"), "")
	row(t.say("start"), of.VP(rounds[0].Start[0]), of.VP(rounds[0].Start[1]), "", "", "", draw(rounds[0].Start))
	for _, r := range rounds {
		row(of.Round(r.Era, r.Number), of.VP(r.End[0]), of.VP(r.End[1]), of.Signed(r.Play[0]), of.Signed(r.Cards[0]), of.Signed(r.Automa[0]), draw(r.End))
	}
}

// seatsByRound is a table by rounds of a column a seat, and one of what the choices of the person changed.
func seatsByRound(t *teller, of *lookback.Teller) {
	rounds := of.Analysis.Rounds()
	t.seatRow(t.say("round"), t.Name, t.say("play"))
	t.seatRow(t.say("start"), t.vpOf(rounds[0].Start), "")
	for _, r := range rounds {
		t.seatRow(of.Round(r.Era, r.Number), t.vpOf(r.End), of.Signed(r.Play[of.You()]))
	}
}

// vpOf writes the VP of a seat.
func (t *teller) vpOf(vp judged.VP) func(engine.Seat) string {
	return func(seat engine.Seat) string { return t.Told.VP(vp[seat]) }
}

// seatRow is a row of a table with a column for each seat.
func (t *teller) seatRow(name string, column func(engine.Seat) string, last string) {
	line := padded(name, -roundColumn)
	for _, seat := range t.Seats() {
		line += padded(column(seat), seatColumn)
	}
	fmt.Fprintln(&t.out, strings.TrimRight(line+padded(last, vpColumn), " "))
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

// moments tells the choices that cost something, and how each can be tried again.
func (t *teller) moments(from string) {
	t.lines(0, t.Found())
	for _, m := range lookback.Moments(t.Told) {
		fmt.Fprintln(&t.out)
		t.lines(0, m.Title)
		for _, sentence := range append([]string{m.Made, m.Better}, m.Why...) {
			t.lines(2, sentence)
		}
		command := "soho play --from " + terminal.ShellWord(from+":"+strconv.Itoa(m.Entry+1))
		fmt.Fprintln(&t.out, "  "+t.Text("analysis.again", "command", command)) // in one line, to be copied
	}
}
