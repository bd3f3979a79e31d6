package client

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/workshop"
	"sohofoundry/render/tell/words"
)

// Follow opens a link. A game is shown from its beginning, one on a real table is played on, a challenge or the day's game is
// offered, and a deck or mat is shown in the workshop. The game at the table is saved first. While the workshop has something
// unsaved, the link waits.
func (c *Client) Follow(text string) {
	if w, open := screen.Find[*workshop.Scene](&c.screens); open && w.Unsaved() {
		c.waiting = text
		w.LinkWaits()
		c.stage.Refresh()
		return
	}
	c.closePages()
	err := c.follow(text)
	switch {
	case err == nil:
	case c.atTable():
		c.table.Tell(words.In(c.stage.Env.Words).Error(err))
	default:
		c.tell(err)
	}
	c.stage.Refresh()
}

// followWaiting follows the link that waited for the workshop.
func (c *Client) followWaiting() {
	if c.waiting == "" {
		return
	}
	if w, open := screen.Find[*workshop.Scene](&c.screens); !open || !w.Unsaved() {
		text := c.waiting
		c.waiting = ""
		c.Follow(text)
	}
}

func (c *Client) follow(text string) error {
	l, err := link.Parse(text)
	if err != nil {
		return err
	}
	switch l.Kind {
	case link.Game:
		r, err := link.ReadGame(l)
		if err != nil {
			return err
		}
		if r.Game().Edition.Companion {
			return c.takeTable(r)
		}
		return c.borrow(r)
	case link.Challenge:
		g, h, err := link.ReadChallenge(l)
		if err != nil {
			return err
		}
		c.start.Challenge(g, h, c.toStart())
	case link.Deck:
		return c.followDeck(l)
	default:
		c.start.Day(c.toStart())
	}
	return nil
}

// toStart goes to the start screen, and reports whether that was from the table.
func (c *Client) toStart() (fromTable bool) {
	if fromTable = c.atTable(); fromTable {
		c.leave()
	} else {
		c.refresh()
	}
	return fromTable
}

// borrow shows another player's game from its beginning. It is not saved, and does not count. A player who plays it on plays
// a new game of their own, for practice.
func (c *Client) borrow(r *record.Record) error {
	if err := c.playable(r, r.Game().Name); err != nil {
		return err
	}
	if err := c.allKept(); err != nil {
		return err
	}
	for r.Position().AutomasTurn() { // else the table would play on as soon as it is seen
		r.AutomaTurn()
		r.AnswerForced()
	}
	saved, err := store.NewGame(c.Store, NameOf(r.Game(), r.Header()), nil)
	if err != nil {
		return err
	}
	c.name = ""
	c.put(r, saved, true)
	c.table.Replay()
	c.table.Tell(c.stage.Env.Words.Text("window.borrowed"))
	return nil
}

// takeTable goes on with a game on a real table, which came from another device. It is the player's own, and saved at once.
func (c *Client) takeTable(r *record.Record) error {
	if c.LooksOn {
		c.refuse()
		return nil
	}
	if err := c.allKept(); err != nil {
		return err
	}
	saved, key, err := c.importGame(NameOf(r.Game(), r.Header())+store.TableEnding, r.Marshal())
	if err != nil {
		return err
	}
	if err := c.Open(saved); err != nil {
		return err
	}
	c.table.Tell(c.stage.Env.Words.Text(key, "name", saved))
	return nil
}

// allKept waits until the game at the table is saved, before another one takes its place. The error is why it could not be.
func (c *Client) allKept() error {
	_ = c.keeper.Flush() // watchKeeper shows the other failures
	return c.keeper.Status(c.game).Err
}

// makeOwn makes a borrowed game the player's own, when it is played on.
func (c *Client) makeOwn() {
	if c.readOnlyGame {
		c.table.Record().MakePractice()
		c.readOnlyGame = false
	}
}
