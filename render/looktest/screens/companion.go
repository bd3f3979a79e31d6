package screens

import (
	"slices"
	"sync"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/looktest/played"
)

// onTable is a kept game on a real table, played until a condition holds.
func onTable(id string, ownDeck bool, until func(*record.Record) bool) []byte {
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
	for chance := policy.Chance(3); r.Position().Decision != engine.GameOver && !until(r); {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, chance)])
	}
	return r.Marshal()
}

func entries(n int) func(*record.Record) bool {
	return func(r *record.Record) bool { return len(r.Entries()) >= n }
}

// secondAction reports whether, after at least n entries, the player has taken one of two actions.
func secondAction(n int) func(*record.Record) bool {
	return func(r *record.Record) bool {
		p := r.Position()
		return len(r.Entries()) >= n && !p.AutomasTurn() && p.Decision == engine.ChooseAction && p.ActionsLeft == 1
	}
}

// afterAutoma reports whether, after at least n entries, the Automa had its turn just now.
func afterAutoma(n int) func(*record.Record) bool {
	return func(r *record.Record) bool {
		return len(r.Entries()) >= n && r.Entries()[len(r.Entries())-1].Automa()
	}
}

// automasTurn reports whether the Automa is to move.
func automasTurn(r *record.Record) bool { return r.Position().AutomasTurn() }

// eraOver reports whether an era ended just now.
func eraOver(r *record.Record) bool {
	n := len(r.Entries())
	return n > 0 && slices.ContainsFunc(r.Entries()[n-1].Events, func(e engine.Event) bool { return e.Kind == engine.EraBegan })
}

// atTable is a screen of a game on a real table.
func atTable(name, id string, ownDeck bool, until func(*record.Record) bool, steps ...step) Screen {
	text := sync.OnceValue(func() []byte { return onTable(id, ownDeck, until) })
	return Screen{Name: name, kept: []game{{"table.soho-table", time.Hour, text}},
		steps: append([]step{click("start:at-table", "at-table:go-on")}, steps...)}
}

// refusedWithAHand is a kept game on a real table with the hand kept and its cards named.
func refusedWithAHand() []byte {
	g, err := automa.AtTable(decks.Game("birmingham"), engine.Kept{Hand: true})
	if err != nil {
		panic(err)
	}
	h := played.Medium(3)
	h.Options.AutomaMat = decks.Mats("birmingham")[1].Count
	r, err := record.New(g, h)
	if err != nil {
		panic(err)
	}
	for place, wanted := companion.HandWanted(r); wanted; place, wanted = companion.HandWanted(r) {
		card := r.Position().Players[engine.HumanSeat].Hand[place-1]
		r.PutRight(correct.Correction{Thing: correct.HandThing, Place: uint8(place), Card: card})
	}
	return r.Marshal()
}

// companions are the screens of games on real tables.
var companions = []Screen{
	{Name: "at-table", steps: []step{click("start:at-table")}},
	{Name: "at-table-again", kept: atTable("", "birmingham", false, entries(9)).kept, steps: []step{click("start:at-table", "new-game:game:lancashire")}},
	{Name: "companion-share", kept: []game{{"1769.soho-table", time.Hour, atTable("", "birmingham", false, entries(9)).kept[0].text}},
		page: "https://example.org/soho/", steps: []step{click("start:load", "load:share:1769.soho-table")}},
	atTable("companion-set-up", "birmingham", false, entries(0)),
	atTable("companion-merchants", "birmingham", false, entries(0), click("tasks:merchants")),
	atTable("companion-turn", "birmingham", false, secondAction(4)),
	atTable("companion-build", "birmingham", false, secondAction(4), click("space:cannock.2")),
	{Name: "companion-discarding", kept: []game{{"table.soho-table", time.Hour, refusedWithAHand}}, steps: []step{
		click("start:at-table", "at-table:go-on"), key("B"), click("choice:industry:coal", "space:leek.1", "anyway")}},
	atTable("companion-automa", "birmingham", false, afterAutoma(14), click("task:8")),
	atTable("companion-why", "birmingham", false, afterAutoma(14), click("tasks:section:2:why")),
	atTable("companion-deck", "birmingham", true, automasTurn),
	atTable("companion-deck-card", "birmingham", true, automasTurn, hover("tasks:card:9")),
	atTable("companion-second-tile", "birmingham", false, secondAction(4), click("action:develop", "choice:industry:coal", "confirm")),
	atTable("companion-deck-backs", "birmingham", true, automasTurn, click("tasks:by-back")),
	atTable("companion-at-once", "birmingham", false, afterAutoma(14), click("tasks:all")),
	atTable("companion-era", "birmingham", false, eraOver),
	{Name: "companion-final", kept: atTable("", "birmingham", false, entries(wholeGame)).kept, steps: []step{click("start:load", "load:look:table.soho-table")}},
	{Name: "companion-lancashire-final", kept: atTable("", "lancashire", false, entries(wholeGame)).kept, steps: []step{click("start:load", "load:look:table.soho-table",
		"final:put-right", "put-right:vp-1", "put-right:by:10", "put-right:by:10", "put-right:by:10", "put-right:by:10", "put-right:by:10", "put-right:confirm",
		"put-right:leave", "over:final")}},
	atTable("companion-lancashire-set-up", "lancashire", false, entries(0)),
	atTable("companion-lancashire", "lancashire", false, afterAutoma(20)),
	atTable("companion-lancashire-deck", "lancashire", true, automasTurn),
	atTable("companion-lancashire-backs", "lancashire", true, automasTurn, click("tasks:by-back")),
	largest(atTable("companion-lancashire-deck-card", "lancashire", true, automasTurn, click("tasks:card:2"), hover("tasks:card:9"))),
	atTable("companion-lancashire-era", "lancashire", false, eraOver),
	largest(atTable("largest-companion", "birmingham", false, afterAutoma(14))),
}
