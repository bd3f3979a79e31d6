package screens

import (
	"sync"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
)

// onTable is a kept game on a real table after so many entries, played at random.
func onTable(id string, ownDeck bool, entries int) []byte {
	g, err := automa.AtTable(decks.Game(id), engine.Kept{})
	if err != nil {
		panic(err)
	}
	h := played.Medium(3)
	h.Options.AutomaMat, h.OwnDeck = decks.Mats(id)[1].Count, ownDeck
	r, err := record.New(g, h)
	if err != nil {
		panic(err)
	}
	for chance := policy.Chance(3); r.Position().Decision != engine.GameOver && len(r.Entries()) < entries; {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Random.Pick(g, p, choices, chance)])
	}
	return r.Marshal()
}

// companion is a screen of a game on a real table, after so many entries.
func companion(name, id string, ownDeck bool, entries int, steps ...step) screen {
	text := sync.OnceValue(func() []byte { return onTable(id, ownDeck, entries) })
	return screen{name: name, kept: []game{{"table.soho-table", time.Hour, text}},
		steps: append([]step{click("start:at-table", "at-table:go-on")}, steps...)}
}

// companions are the screens of games on real tables.
var companions = []screen{
	{name: "at-table", steps: []step{click("start:at-table")}},
	{name: "at-table-again", kept: companion("", "birmingham", false, 9).kept, steps: []step{click("start:at-table", "new-game:game:lancashire")}},
	companion("companion-set-up", "birmingham", false, 0),
	companion("companion-turn", "birmingham", false, 3),
}

func init() { screens = append(screens, companions...) }
