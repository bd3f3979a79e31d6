package client

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/table"
)

// Open puts a saved game on the table.
func (c *Client) Open(name string) error {
	isIndustry := c.auction.last && c.auction.unsaved() != nil
	switch {
	case name != "":
		isIndustry = c.auction.is(name) || c.games.library.HasIndustry(name)
	case !isIndustry: // the one on the table
		name = c.game.name
	}
	if isIndustry {
		return c.openIndustry(name)
	}
	if c.game.is(name) {
		c.game.table.EndReplay()
		c.showTable()
		return nil
	}
	if err := c.game.flush(); err != nil {
		return err
	}
	r, saved, err := c.games.library.Open(name)
	if err != nil {
		return err
	}
	c.put(r, saved, name, false)
	c.game.table.Saved(name, nil)
	return nil
}

// load goes on with a saved game, or shows why not.
func (c *Client) load(name string) bool {
	err := c.Open(name)
	if err != nil {
		c.tell(err)
	}
	return err == nil
}

// Rescue sets a damaged game aside, under the name it returns, and puts the good part of it on the table.
func (c *Client) Rescue(name string) (aside string, err error) {
	if c.games.library.HasIndustry(name) {
		return c.rescueIndustry(name)
	}
	r, saved, aside, err := c.games.library.Rescue(name)
	if saved == nil {
		return "", err
	}
	c.put(r, saved, name, false)
	c.game.save() // tries again if the rescued game could not be saved, and a failure is shown
	c.game.table.Tell(c.words().Text("window.rescued", "name", aside))
	return aside, nil
}

// put puts a game on the table, under the name that it was opened with.
func (c *Client) put(r *record.Record, saved *store.Game, name string, readOnly bool) {
	c.leaveGame()
	c.leaveAuction()
	sit := table.New
	if c.LooksOn && !readOnly {
		sit = table.LookOn
	}
	w := c.language.wordsOf(r)
	c.game = game{place: place{c.game.saver, saved, name}, settings: c.game.settings, games: c.game.games, table: sit(r, w), readOnly: readOnly}
	c.game.table.Browser = c.Browser
	c.game.apply(c.pictures.costly)
	c.stage.Env.Words = w
	c.showTable()
	c.game.resume()
	if text := c.notices.first(); text != "" { // it was not seen on the start screen
		c.game.table.Tell(text)
		c.notices.removeFirst()
	}
	c.answer(c.doesForTable, c.game.table.Asks())
	c.game.count()
	c.stage.Refresh()
}

// atTable reports whether the game at the table is open.
func (c *Client) atTable() bool { return c.screens.Has(c.game.table) }

// showTable opens the game at the table.
func (c *Client) showTable() {
	if !c.atTable() {
		c.screens.Open(screen.Layer{Screen: c.game.table, Answer: c.doesForTable, Leave: c.leave, Pages: 1, Apart: true})
	}
	c.auction.last = false
	c.stage.Refresh()
}

// leaveGame checks and saves the game at the table, if there is one, and closes it. It can be opened again.
func (c *Client) leaveGame() {
	c.notices.add(c.game.check(c.words()))
	_ = c.game.flush() // the start screen shows what could not be saved
	c.screens.Close(c.game.table)
}

// leave goes back to the start screen. The game stays on the table.
func (c *Client) leave() {
	c.leaveGame()
	c.start.Home()
	c.refreshStart()
}

// toStart goes to the start screen, and reports whether that was from a table.
func (c *Client) toStart() (fromTable bool) {
	switch {
	case c.atTable():
		c.leave()
	case c.atAuction():
		c.leaveToStart()
	default:
		c.refreshStart()
		return false
	}
	return true
}
