package client

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/store"
)

// Follow opens a link. A game is shown from its beginning, one on a real table is played on, a challenge or the day's game is
// offered, and a deck or mat is shown in the workshop. The game at the table is saved first. While the workshop has something
// unsaved, the link waits.
func (c *Client) Follow(text string) {
	c.whenSaved(func() {
		if err := c.follow(text); err != nil && c.atTable() {
			c.game.table.Tell(c.words().Error(err))
		} else if err != nil {
			c.tell(err)
		}
	})
}

func (c *Client) follow(text string) error {
	l, err := link.Parse(text)
	if err != nil {
		return err
	}
	switch l.Kind {
	case link.Game:
		if link.IsIndustry(l) {
			return c.borrowIndustry(l)
		}
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
		id, kind, text, err := link.ReadDeck(l)
		if err != nil {
			return err
		}
		c.toStart()
		c.start.Choose(id, kind, "")
		return c.openWorkshop().Take("", kind, text)
	default:
		c.start.Day(c.toStart())
	}
	return nil
}

// borrow shows another player's game from its beginning. It is not saved, and does not count. A player who plays it on plays
// a new game of their own, for practice.
func (c *Client) borrow(r *record.Record) error {
	if err := c.game.flush(); err != nil {
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
	c.put(r, saved, "", true)
	c.game.table.Replay()
	c.game.table.Tell(c.words().Text("window.borrowed"))
	return nil
}

// borrowIndustry shows another player's game of Industry as far as it was played, to be played on for practice. It is saved with
// the next choice in it.
func (c *Client) borrowIndustry(l link.Link) error {
	if c.LooksOn {
		c.refuse()
		return nil
	}
	r, err := link.ReadIndustry(l)
	if err != nil {
		return err
	}
	r.MakePractice()
	return c.PlayIndustry(r, nil)
}

// takeTable goes on with a game on a real table, which came from another device. It is the player's own, and saved at once.
func (c *Client) takeTable(r *record.Record) error {
	if c.LooksOn {
		c.refuse()
		return nil
	}
	if err := c.game.flush(); err != nil {
		return err
	}
	saved, key, err := c.games.take(NameOf(r.Game(), r.Header())+store.TableEnding, r.Marshal())
	if err != nil {
		return err
	}
	if err := c.Open(saved); err != nil {
		return err
	}
	c.game.table.Tell(c.words().Text(key, "name", saved))
	return nil
}
