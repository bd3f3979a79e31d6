package screens

import (
	"sync"
	"time"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
)

// rival is a screen of a game against a rival, after so many entries and before a choice of the rival.
func rival(name string, entries int, steps ...step) Screen {
	return Screen{Name: name, Thinks: true, kept: rivalsGame(entries), steps: append([]step{key("Enter")}, steps...)}
}

func rivalsGame(entries int) []game {
	return []game{{"quick-3.soho", time.Hour, sync.OnceValue(func() []byte { return againstRival(entries) })}}
}

// againstRival is a kept game against a rival, in which the keen policy has chosen for both.
func againstRival(entries int) []byte {
	g := played.Birmingham()
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2}, Seed: 3, Difficulty: "quick", Players: record.AgainstRival(4)})
	if err != nil {
		panic(err)
	}
	for p := r.Position(); p.Decision != engine.GameOver && (len(r.Entries()) < entries || !r.RivalsTurn()); p = r.Position() {
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	return r.Marshal()
}

const wholeGame = 1 << 20 // entries that no game has

// rivals are the screens of games against a rival.
var rivals = []Screen{
	{Name: "new-rival", steps: []step{click("start:new-game", "new-game:against:rival")}},
	rival("rival-thoughts", 30),
	rival("rival-mat", 30, key("N")),
	rival("rival-log", 60, key("L")),
	rival("rival-help", 30, key("F1")),
	rival("rival-tip", 60, hover("topbar:vp:1")),
	{Name: "rival-final", kept: rivalsGame(wholeGame), steps: []step{click("start:load", "load:look:quick-3.soho")}},
}
