package main

import (
	"encoding/json"
	"io"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// analysisReport is the output of soho analyse with --json. VP are in hundredths, the player's before the Automa's.
type analysisReport struct {
	File       string `json:"file,omitempty"` // of several
	GameRules  string `json:"game_rules"`
	Difficulty string `json:"difficulty,omitempty"`
	Seat       int    `json:"seat,omitempty"` // of whose choices are judged, from 1, where several people play
	Player     string `json:"player,omitempty"`
	Seed       uint64 `json:"seed"`
	Hash       string `json:"hash"`
	Over       bool   `json:"over"`
	Judge      int    `json:"judge"` // the way in which choices are judged
	Futures    int    `json:"futures"`
	Decisions  int    `json:"decisions"`
	Judged     int    `json:"judged"`
	Inaccurate int    `json:"inaccurate"`
	Blunders   int    `json:"blunders"`
	analysisSums
	Rounds  []analysisRound  `json:"rounds"`
	Moments []analysisMoment `json:"moments"`
}

type analysisSums struct {
	Start     analysis.VP `json:"start"`
	Play      analysis.VP `json:"play"`
	Luck      analysis.VP `json:"luck"`   // which is both
	Cards     analysis.VP `json:"cards"`  // that the player drew,
	Automa    analysis.VP `json:"automa"` // and the Automa's turns
	End       analysis.VP `json:"end"`
	PlayError int         `json:"play_error"`
	LuckError int         `json:"luck_error"` // of how luck is told apart
}

type analysisRound struct {
	Era   string `json:"era"`
	Round int    `json:"round"`
	analysisSums
}

type analysisMoment struct {
	Entry     int          `json:"entry"`
	Era       string       `json:"era"`
	Round     int          `json:"round"`
	Made      wire.Choice  `json:"made"`
	Before    analysis.VP  `json:"before"`
	After     analysis.VP  `json:"after"`
	Error     int          `json:"error"`
	Luck      analysis.VP  `json:"luck"`
	Cards     analysis.VP  `json:"cards"`
	Automa    analysis.VP  `json:"automa"`
	LuckError int          `json:"luck_error"`
	Verdict   string       `json:"verdict"`
	Better    *wire.Choice `json:"better,omitempty"`
	Drop      int          `json:"drop"`
	DropError int          `json:"drop_error"`
	More      [2]int       `json:"more"`

	Why []analysisReason `json:"why,omitempty"`
}

// analysisReason is why better is better, counted some rounds on.
type analysisReason struct {
	Fact    search.Fact    `json:"fact"`
	Futures int            `json:"futures"` // in which it is so, of all
	Of      int            `json:"of"`
	Next    *wire.Choice   `json:"next,omitempty"` // the action that follows
	Means   []analysisMean `json:"means,omitempty"`
}

// analysisMean is a mean with the better choice and with the one that was made, in tenths.
type analysisMean struct {
	Of     search.Measure `json:"of"`
	Better int            `json:"better"`
	Made   int            `json:"made"`
}

func sumsReport(s analysis.Sums) analysisSums {
	return analysisSums{Start: s.Start, Play: s.Play, Luck: s.Both(), Cards: s.Cards, Automa: s.Automa, End: s.End, PlayError: s.Error, LuckError: s.LuckErr}
}

func writeAnalysis(out io.Writer, from string, r *record.Record, a *analysis.Analysis) error {
	h := r.Header()
	report := analysisReport{
		File: from, GameRules: r.Game().ID, Difficulty: h.Difficulty, Seed: h.Seed, Hash: r.Hash(),
		Over: r.Position().Decision == engine.GameOver, Judge: analysis.JudgeVersion, Futures: a.Futures(), Decisions: a.Decisions(), Judged: a.Done(),
		Inaccurate: a.Count(judged.Inaccurate), Blunders: a.Count(judged.Blunder), analysisSums: sumsReport(a.Sums()),
	}
	if !h.OnePerson() {
		report.Seat, report.Player = int(a.Seat())+1, h.Players[a.Seat()].Name
	}
	for _, round := range a.Rounds() {
		report.Rounds = append(report.Rounds, analysisRound{round.Era.String(), round.Number, sumsReport(round.Sums)})
	}
	for i := range a.Moments() {
		report.Moments = append(report.Moments, momentReport(r, a, i))
	}
	return json.NewEncoder(out).Encode(report)
}

func momentReport(r *record.Record, a *analysis.Analysis, i int) analysisMoment {
	g, m, luck := r.Game().Game, &a.Moments()[i], a.Luck(i)
	before := &r.Entries()[m.Entry].Before.State
	report := analysisMoment{
		Entry: m.Entry, Era: before.Era.String(), Round: int(before.Round), Made: wire.ChoiceOf(g, before, m.Made),
		Before: m.Before, After: m.After, Error: m.Error, Luck: luck.Both(), Cards: luck.Cards, Automa: luck.Automa, LuckError: m.SplitErr, Verdict: m.Verdict().String(),
		Drop: m.Drop, DropError: m.DropErr, More: m.More,
	}
	if m.Better.Verb != 0 {
		better := wire.ChoiceOf(g, before, m.Better)
		report.Better = &better
	}
	for _, why := range m.Why {
		report.Why = append(report.Why, reasonReport(g, a, m, why))
	}
	return report
}

func reasonReport(g *engine.Game, a *analysis.Analysis, m *analysis.Moment, why search.Reason) analysisReason {
	report := analysisReason{Fact: why.Fact, Futures: why.N, Of: why.Of}
	for _, mean := range why.Means {
		report.Means = append(report.Means, analysisMean{mean.Of, mean.Best, mean.Other})
	}
	if why.Fact == search.Follow {
		before, next := a.NextOf(m, why.Future)
		choice := wire.ChoiceOf(g, &before, next)
		report.Next = &choice
	}
	return report
}
