package main

import (
	"encoding/json"
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/analysis"
	"sohofoundry/automa/industry/record"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/industry"
	"sohofoundry/render/tell/lookback"
)

// beginIndustry begins to analyse a game of Industry.
func (f *analyseFlags) beginIndustry(cmd *cobra.Command, from string, r *record.Record) (*analysed, error) {
	if f.deckFile != "" {
		return nil, misused(cmd, "--%s means nothing in Industry", "deck")
	}
	options := analysis.Options{Workers: f.workers.value}
	if cmd.Flags().Changed("futures") {
		options.Futures = f.futures.value
	}
	a, err := analysis.Begin(r, options)
	if err != nil {
		return nil, fault.Errorf("%s: %w", from, err)
	}
	return &analysed{a, []analysedPerson{{a, func(out io.Writer, file string) error { return writeIndustryAnalysis(out, file, r, a) }, func() error {
		h := r.Header()
		w := speech(spoken(cmd)).SeatedAt(&h)
		w.Width = widthOf(cmd.OutOrStdout()) - 2
		return tellAnalysis(cmd, from, lookback.OfIndustry(w, r, a), w, func(t *teller) { industryByRound(t, r, a) })
	}}}}, nil
}

// industryByRound is a table by rounds of a column a seat: "III, 2/3" is the second of three rounds of the third era.
func industryByRound(t *teller, r *record.Record, a *analysis.Analysis) {
	start, _ := t.Expected()
	t.seatRow(t.say("round"), t.short, "")
	t.seatRow(t.say("start"), t.vpOf(start), "")
	for _, round := range a.Rounds() {
		s := r.Entries()[a.Moments()[round.From].Entry].Before
		t.seatRow(fmt.Sprintf("%s, %d/%d", industry.EraName(round.Era), round.Number+1, s.Rounds()), t.vpOf(round.End), "")
	}
}

// short is the name of a seat as it fits over a column.
func (t *teller) short(seat engine.Seat) string {
	name := t.Name(seat)
	if utf8.RuneCountInString(name) < seatColumn {
		return name
	}
	return string([]rune(name)[:seatColumn-2]) + "…"
}

// industryReport is the output of soho analyse with --json for a game of Industry. VP are in hundredths, by seat.
type industryReport struct {
	File       string           `json:"file,omitempty"` // of several
	GameRules  string           `json:"game_rules"`
	Seed       uint64           `json:"seed"`
	Hash       string           `json:"hash"`
	Over       bool             `json:"over"`
	Seat       int              `json:"seat"` // whose choices are judged, from 1
	Judge      int              `json:"judge"`
	Futures    int              `json:"futures"`
	Decisions  int              `json:"decisions"`
	Judged     int              `json:"judged"`
	Inaccurate int              `json:"inaccurate"`
	Blunders   int              `json:"blunders"`
	Start      []int            `json:"start"`
	End        []int            `json:"end"`
	Rounds     []industryRound  `json:"rounds"`
	Moments    []industryMoment `json:"moments"`
}

type industryRound struct {
	Era   int   `json:"era"`
	Round int   `json:"round"`
	End   []int `json:"end"`
}

type industryMoment struct {
	Entry   int    `json:"entry"`
	Era     int    `json:"era"`
	Round   int    `json:"round"`
	Made    string `json:"made"`
	Before  []int  `json:"before"`
	After   []int  `json:"after"`
	Error   int    `json:"error"`
	Verdict string `json:"verdict"`
	Better  string `json:"better,omitempty"`
	Drop    int    `json:"drop"`
	DropErr int    `json:"drop_error"`
	More    []int  `json:"more"`
}

func writeIndustryAnalysis(out io.Writer, file string, r *record.Record, a *analysis.Analysis) error {
	h, seats := r.Header(), r.Header().Options.Seats
	list := a.Moments()
	report := industryReport{
		File: file, GameRules: rules.Industry, Seed: h.Seed, Hash: r.Hash(), Over: r.Over(), Seat: int(a.Person()) + 1, Judge: analysis.JudgeVersion,
		Futures: a.Futures(), Decisions: a.Decisions(), Judged: a.Done(), Inaccurate: a.Count(judged.Inaccurate), Blunders: a.Count(judged.Blunder),
		Start: list[0].Before[:seats], End: of(a.Next(len(list)-1), seats),
	}
	for _, round := range a.Rounds() {
		report.Rounds = append(report.Rounds, industryRound{round.Era + 1, round.Number + 1, of(round.End, seats)})
	}
	for i := range list {
		m := &list[i]
		s := &r.Entries()[m.Entry].Before
		report.Moments = append(report.Moments, industryMoment{
			Entry: m.Entry, Era: int(s.Era) + 1, Round: int(s.Round) + 1, Made: a.Text(m, m.Made), Before: of(m.Before, seats), After: of(m.After, seats),
			Error: m.Error, Verdict: m.Verdict().String(), Better: better(a, m), Drop: m.Drop, DropErr: m.DropErr, More: of(m.More, seats),
		})
	}
	return json.NewEncoder(out).Encode(report)
}

// of are the VP of so many seats.
func of(vp judged.VP, seats int) []int { return vp[:seats:seats] }

// better is a choice that seems better, nothing if none does.
func better(a *analysis.Analysis, m *analysis.Moment) string {
	if m.Drop == 0 {
		return ""
	}
	return a.Text(m, m.Better)
}
