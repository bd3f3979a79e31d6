package client

import (
	"fmt"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/tell/lesson"
)

// Begin starts a new game as the start screen asks for it. Errors are shown there.
func (c *Client) Begin(b start.Begin) {
	game, deck := decks.Game(b.Game), []byte(nil)
	var err error
	if b.Deck != "" {
		game, deck, err = c.own.game(b.Game, b.Deck)
	}
	if err == nil && b.Table {
		game, err = automa.AtTable(game, engine.Kept{Money: b.KeepMoney, Hand: b.KeepHand})
	}
	var r *record.Record
	if err == nil {
		r, err = record.New(game, b.Header)
	}
	if c.begin(r, deck, err) && b.Guide {
		c.game.table.Guide(nil, false)
	}
}

// begin puts a new game on the table, or shows why there is none.
func (c *Client) begin(r *record.Record, deck []byte, err error) bool {
	if err == nil {
		err = c.Play(r, deck)
	}
	if err != nil {
		c.tell(err)
	}
	return err == nil
}

// Play puts a game on the table that is not saved anywhere yet. The deck is the text of the player's own deck, or nil for the
// printed one.
func (c *Client) Play(r *record.Record, deck []byte) error {
	again := false
	if day, ok := daily.Of(r.Game(), r.Header()); ok && c.games.library.DaysGame(day, c.games.results()).Begun {
		r.MakePractice()
		again = true
	}
	saved, err := c.games.place(r, NameOf(r.Game(), r.Header()), deck)
	if err != nil {
		return err
	}
	c.put(r, saved, "", false)
	if r.Game().Edition.Companion { // it must not be lost while the player sets up the table for it
		c.game.saveAll()
	}
	if again {
		c.game.table.Tell(c.words().Text("window.day-again"))
	}
	return nil
}

// NameOf is the usual name of a saved game. For Birmingham, which was the first board, the name leaves the board out. A day's game
// has the name of its day.
func NameOf(g *automa.Game, h record.Header) string {
	if day, ok := daily.Of(g, h); ok {
		return day.Name()
	}
	called := h.Difficulty
	if called == "" && !h.Options.Solo {
		called = fmt.Sprintf("seats-%d", h.Options.Seats)
	}
	name := fmt.Sprintf("%s-%d", called, h.Seed)
	if g.ID != "birmingham" {
		name = g.ID + "-" + name
	}
	return name
}

// teach begins a lesson. Only the fact that it was done is saved.
func (c *Client) teach(name string) {
	if i := lesson.Index(name); i >= 0 {
		l := lesson.All()[i]
		if l.Industry {
			c.teachIndustry(l)
			return
		}
		r, err := l.Begin()
		if c.begin(r, nil, err) {
			c.game.lesson = name
			c.game.table.Teach(l)
		}
	}
}

// branch goes on from an earlier position as a new game.
func (c *Client) branch(r *record.Record) {
	read, left, guided := c.game.table.Guided()
	saved, err := c.games.place(r, NameOf(r.Game(), r.Header())+"-from", c.game.saved.Deck())
	if err != nil {
		c.game.table.Tell(c.words().Notice(err))
		return
	}
	if c.game.readOnly {
		r.MakePractice()
	}
	c.put(r, saved, "", false)
	if guided {
		c.game.table.Guide(read, left)
	}
	c.game.save()
	c.saver.settle()
}
