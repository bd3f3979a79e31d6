package client

import (
	"sohofoundry/render/room/foundry"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/ui/view"
)

// pictures tells about the pictures drawn so far.
type pictures struct {
	made   bool // the first one
	shown  bool // it is in the window
	costly bool // each costs much
}

// startWorld returns the data that the start screen shows.
func (c *Client) startWorld() start.World {
	w := start.World{Settings: c.settings.Settings, Games: c.games.library.Games(), Listing: c.games.reading, Statistics: c.games.statistics,
		Files: c.own.list, Folder: c.Folder, Browser: c.Browser, Bare: c.Browser && !c.pictures.shown, Imports: c.Choose != nil,
		Fresh: c.fresh, Today: c.games.today, SoundElsewhere: c.Player.Elsewhere(), Voice: c.aloud.offered,
		Outside: foundry.At(c.Clock()), Costly: c.pictures.costly, Notice: c.notices.first(), Latest: c.game.unsaved()}
	if c.auction.last {
		w.Latest = c.auction.unsaved()
	}
	if w.Latest != nil { // it has no name, and Client.Open takes none for it
		return w
	}
	if latest, ok, _ := c.games.library.Latest(); ok {
		w.Latest = &latest
	} else if damaged, some := c.games.library.Damaged(); some {
		w.Damaged = damaged.Name
	}
	return w
}

// showStart has the start screen show the data as they are now.
func (c *Client) showStart() {
	c.start.Show(c.startWorld())
	c.stage.Refresh()
}

// refreshStart lists the saved games and the player's own files anew; the games are read a few at a time.
func (c *Client) refreshStart() {
	c.own.refresh(c.start.Game())
	c.games.refresh()
	c.showStart()
}

// behindStart is the table, seen behind settings that change its looks, if they were opened there and there is room for both.
func (c *Client) behindStart(size view.Size) screen.Screen {
	if !c.start.OverTable() || size.Layout() != view.Wide {
		return nil
	}
	if c.auction.last {
		return c.auction.table
	}
	if c.game.table != nil {
		return c.game.table
	}
	return nil
}

// tell goes to the start screen and shows an error there as a notice.
func (c *Client) tell(err error) {
	c.notices.addError(err)
	c.screens.Close(c.game.table)
	c.screens.Close(c.auction.table)
	c.showStart()
}

// inform shows a sentence at the table if it is open, or else as a notice on the start screen.
func (c *Client) inform(text string) {
	switch {
	case c.atTable():
		c.game.table.Tell(text)
	case c.atAuction():
		c.auction.table.Tell(text)
	default:
		c.notices.add(text)
	}
	c.showStart()
}
