package client

import (
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/scene/workshop"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
)

// Record is the game at the table, for tests that know what they want and play it by what is seen.
func (c *Client) Record() *record.Record { return c.game.table.Record() }

// Watching reports whether something is being shown at the table.
func (c *Client) Watching() bool { return c.game.table.Watching() }

// Advising reports whether the guide still looks for its advice.
func (c *Client) Advising() bool {
	if !c.atTable() || c.game.table.Mode() != "choosing" {
		return false
	}
	_, left, on := c.game.table.Guided()
	return on && !left && c.screens.Top().Job() != nil
}

// Safe reports whether all that was to be kept is written, or could not be.
func (c *Client) Safe() bool { return !c.saver.waits }

// Settled waits until everything is on the disk, and reports whether it is.
func (c *Client) Settled() bool { return c.saver.keeper.Settle(time.Minute) }

// AtTable reports whether a game is on.
func (c *Client) AtTable() bool { return c.atTable() }

// Refresh makes the view anew at the next update.
func (c *Client) Refresh() { c.stage.Refresh() }

// Words are what speaks now.
func (c *Client) Words() words.Words { return c.words() }

// Unanswered is what was asked last that has no answer, nil if all had one.
func (c *Client) Unanswered() any { return c.unanswered }

// Where is what answers now: "start", "workshop", "rules" or the mode of the table.
func (c *Client) Where() string {
	switch top := c.screens.Top().Screen.(type) {
	case *page:
		if _, shares := top.content.(*sharing); shares {
			return "share"
		}
		return "rules"
	case *workshop.Scene:
		return "workshop"
	case *start.Scene:
		return "start"
	case *table.Scene:
		return top.Mode()
	}
	return ""
}

// Answered forgets that something was not.
func (c *Client) Answered() { c.unanswered = nil }

// Unread is how many of the saved games nobody has looked at.
func (c *Client) Unread() (n int) {
	for _, g := range c.games.library.Games() {
		if !g.Known {
			n++
		}
	}
	return n
}

// Background is what is to be heard under the sounds.
func (c *Client) Background() sound.Background { return c.background() }

// AtAuction reports whether a game of Industry is on.
func (c *Client) AtAuction() bool { return c.atAuction() }
