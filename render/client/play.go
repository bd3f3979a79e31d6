package client

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/pages"
	"sohofoundry/render/settings"
	"sohofoundry/render/start"
	"sohofoundry/render/statistics"
	"sohofoundry/render/store"
	"sohofoundry/render/table"
)

// Begin starts a new game as the start screen asks for it. What is wrong is told there.
func (c *Client) Begin(b start.Begin) {
	game, deck := c.Board, []byte(nil)
	if b.Deck != "" {
		text, err := c.Store.Read(b.Deck)
		var own *automa.Deck
		if err == nil {
			figures := decks.Birmingham()
			own, err = decks.ParseDeck(b.Deck, text, &figures)
		}
		if err != nil {
			c.tell(err)
			return
		}
		game, deck = automa.New(c.Board.Game, own), text
	}
	c.begin(game, b.Header, deck)
	if b.Guide && c.atTable {
		c.table.Guide(nil)
	}
}

func (c *Client) begin(g *automa.Game, h record.Header, deck []byte) {
	r, err := record.New(g, h)
	if err == nil {
		err = c.Play(r, deck)
	}
	if err != nil {
		c.tell(err)
	}
}

// Play puts a game on the table that is not kept anywhere yet. The deck is the text of one that is not the printed one, or
// nil.
func (c *Client) Play(r *record.Record, deck []byte) error {
	kept, err := store.NewGame(c.Store, NameOf(r.Header()), deck)
	if err != nil {
		return err
	}
	c.name = ""
	c.sit(r, kept, deck)
	return nil
}

// NameOf is what a game is called where it is kept, if nobody says otherwise.
func NameOf(h record.Header) string { return fmt.Sprintf("%s-%d", h.Difficulty, h.Seed) }

// Open puts a saved game on the table.
func (c *Client) Open(name string) error {
	if name == "" { // the one on the table
		name = c.name
	}
	if c.lies(name) {
		c.atTable = true
		c.stage.Refresh()
		return nil
	}
	_ = c.keeper.Flush() // what could not be kept is told; only a game of which this table is the one place must not go
	if err := c.keeper.Status(c.game).Err; err != nil {
		return err
	}
	r, kept, err := c.library.Open(name)
	if err != nil {
		return err
	}
	if err := c.plays(r, name); err != nil {
		return err
	}
	c.name = name
	c.sit(r, kept, c.deckOf(name))
	c.table.Kept(name, nil)
	return nil
}

// lies reports whether a game is on the table still, and not played on elsewhere, such as in another tab of the browser.
func (c *Client) lies(name string) bool {
	if c.table == nil {
		return false
	}
	status := c.keeper.Status(c.game)
	if cmp.Or(status.Name, c.name) != name {
		return false
	}
	if name == "" || status.Err != nil { // it is nowhere else as it is here
		return true
	}
	text, err := c.Store.Read(name)
	return err != nil || bytes.Equal(text, c.table.Record().Marshal())
}

// plays says why a game cannot be played here, if it cannot.
func (c *Client) plays(r *record.Record, name string) error {
	if r.Header().Options.Solo {
		return nil
	}
	return errors.New(c.stage.Env.Words.Text("window.not-solo", "name", name))
}

// Rescue sets a damaged game aside, under the name it returns, and puts what is good of it on the table.
func (c *Client) Rescue(name string) (aside string, err error) {
	if r, _, _ := c.library.Open(name); r != nil {
		if err := c.plays(r, name); err != nil {
			return "", err
		}
	}
	r, kept, aside, err := c.library.Rescue(name)
	if kept == nil {
		return "", err
	}
	c.name = name
	c.sit(r, kept, c.deckOf(name))
	c.keeper.Save(c.game, r.Marshal()) // tries again if the rescued game could not be kept, and tells
	c.table.Tell(c.stage.Env.Words.Text("window.rescued", "name", aside))
	return aside, nil
}

// deckOf is the text of the deck that a saved game is played with, nil for the printed one.
func (c *Client) deckOf(name string) []byte {
	deck, err := c.Store.Read(name + store.DeckEnding)
	if err != nil {
		return nil
	}
	return deck
}

// branch goes on from an earlier position as a game of its own.
func (c *Client) branch(r *record.Record) {
	kept, err := store.NewGame(c.Store, NameOf(r.Header())+"-from", c.deck)
	if err != nil {
		c.table.Tell(c.stage.Env.Words.Error(err))
		return
	}
	c.name = ""
	c.sit(r, kept, c.deck)
	c.keeper.Save(c.game, r.Marshal())
}

// sit puts a game on the table.
func (c *Client) sit(r *record.Record, kept *store.Game, deck []byte) {
	c.game, c.deck = kept, deck
	c.table = table.New(r, c.words(r.Game()))
	c.table.Set(c.settings.Pace, c.settings.ReducedMotion)
	c.stage.Env.Words = c.words(r.Game())
	c.atTable = true
	if guide := c.settings.Guide; guide.Game != "" && guide.Game == c.name {
		c.table.Guide(strings.Fields(guide.Read))
	}
	if len(c.notices) > 0 { // nobody saw it on the start screen
		c.table.Tell(c.notices[0])
		c.notices = c.notices[1:]
	}
	c.answer(c.table.Asks())
	c.count()
	c.stage.Refresh()
}

// keepGuide remembers how far the guide is, so that it goes on with the game another time.
func (c *Client) keepGuide() {
	read, on := c.table.Guided()
	name := cmp.Or(c.keeper.Status(c.game).Name, c.name)
	now := settings.Guide{Game: name, Read: strings.Join(read, " ")}
	if !on || name == "" || now == c.settings.Guide {
		return
	}
	s := c.settings
	s.Guide = now
	c.change(s)
}

// leave goes back to the start screen. The game stays on the table.
func (c *Client) leave() {
	_ = c.keeper.Flush() // what could not be kept is told on the start screen
	c.atTable = false
	c.start.Home()
	c.refresh()
}

// count puts the game at the table into the statistics when it ends.
func (c *Client) count() {
	result, over := statistics.ResultOf(c.table.Record(), c.gameName(), c.Clock())
	if !over {
		return
	}
	before := c.statistics.Before(result)
	if c.statistics.Add(result) {
		c.keepStatistics()
	}
	c.table.Ended(pages.Past{Played: before.Played, Best: before.Best})
}

// gameName is what the game at the table is called in the store.
func (c *Client) gameName() string {
	return cmp.Or(c.keeper.Status(c.game).Name, c.name, NameOf(c.table.Record().Header())+store.Ending)
}

// export hands out a copy of the game, and tells where it is.
func (c *Client) export() (where string, err error) {
	name := c.gameName()
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	return c.game.Export(name, c.table.Record().Marshal())
}

// tell tells something on the start screen that must be read.
func (c *Client) tell(err error) {
	c.note(err)
	c.atTable = false
	c.start.Show(c.world())
	c.stage.Refresh()
}
