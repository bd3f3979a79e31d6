package screens

import (
	"slices"
	"sync"
	"time"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// people are three at a table, and rivals one person against three.
var (
	people = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy", Unaided: true}}
	three  = [engine.MaxSeats]record.Player{1: {Rival: 1}, 2: {Rival: 2}, 3: {Rival: 1}}
)

// ofSeats is a screen of a game of several seats, after so many entries and before a choice of a person.
func ofSeats(name string, seats int, players [engine.MaxSeats]record.Player, entries int, steps ...step) Screen {
	text := sync.OnceValue(func() []byte { return seatsGame(seats, players, entries) })
	return Screen{Name: name, Thinks: true, kept: []game{{"seats-3.soho", time.Hour, text}}, steps: append([]step{key("Enter")}, steps...)}
}

// seatsGame is a kept game of several seats, in which the keen policy has chosen for all.
func seatsGame(seats int, players [engine.MaxSeats]record.Player, entries int) []byte {
	g := played.Birmingham()
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: seats}, Seed: 3, Players: players})
	if err != nil {
		panic(err)
	}
	for p := r.Position(); p.Decision != engine.GameOver && (len(r.Entries()) < entries || r.RivalsTurn()); p = r.Position() {
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	return r.Marshal()
}

// seats are the screens of tables of people and rivals.
var seats = []Screen{
	{Name: "new-table", steps: []step{click("start:new-game", "new-game:against:table")}},
	{Name: "new-table-name", steps: []step{click("start:new-game", "new-game:against:table", "new-game:seats:2", "new-game:seat:1:name"), typed("Ada"),
		click("new-game:seat:2:person", "new-game:seat:2:name"), typed("ada")}},
	ofSeats("curtain", 3, people, 30),
	ofSeats("seats-three", 3, people, 30, click("curtain:lift")),
	ofSeats("seats-four", 4, three, 121),
	{Name: "seats-final", kept: []game{{"seats-3.soho", time.Hour, sync.OnceValue(func() []byte { return seatsGame(4, three, wholeGame) })}},
		steps: []step{click("start:load", "load:look:seats-3.soho")}},
	{Name: "seats-analysis", kept: []game{
		{"seats-3.soho", time.Hour, func() []byte { return peoplesAnalysis().game }},
		{"seats-3.soho" + store.AnalysisEnding, time.Hour, func() []byte { return peoplesAnalysis().found }},
	}, steps: []step{click("start:load", "load:analyse:seats-3.soho", "analysis:of:3")}},
}

// analysedGame is a kept game with its analysis.
type analysedGame struct{ game, found []byte }

// peoplesAnalysis is a game of three people that began with its last four rounds, and its analysis: made in few futures, as said in analyses.
var peoplesAnalysis = sync.OnceValue(func() analysedGame {
	g := played.Birmingham()
	whole, err := record.Load("seats-3.soho", seatsGame(3, people, wholeGame), record.Library{g})
	if err != nil {
		panic(err)
	}
	entries, last := whole.Entries(), uint8(g.Rounds(3))
	first := slices.IndexFunc(entries, func(e record.Entry) bool { return e.Before.Era == engine.Rail && e.Before.Round == last-3 })
	h := whole.Header()
	h.From = &entries[first].Before
	r, err := record.New(g, h)
	if err != nil {
		panic(err)
	}
	for _, e := range entries[first:] {
		r.Act(e.Choice)
	}
	all, err := analysis.BeginAll(r, analysis.Options{Futures: 8})
	if err != nil {
		panic(err)
	}
	for _, a := range all {
		for a.Done() < a.Decisions() {
			a.Step()
		}
	}
	return analysedGame{r.Marshal(), inManyFutures(all.Marshal())}
})
