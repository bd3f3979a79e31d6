package client

import (
	"slices"

	"sohofoundry/decks"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/foundry"
	"sohofoundry/render/scene/start"
)

// world returns the data that the start screen shows.
func (c *Client) world() start.World {
	w := start.World{Settings: c.settings, Games: c.library.Games(), Listing: c.listing,
		Statistics: c.statistics, Files: c.own, Folder: c.Folder, Browser: c.Browser, Bare: c.Browser && !c.began, Imports: c.Choose != nil,
		Fresh: c.fresh, Today: c.today, SoundElsewhere: c.Player.Elsewhere(), Voice: c.aloud.offered,
		Outside: foundry.At(c.Clock()), Costly: c.costly}
	if latest, ok, _ := c.library.Latest(); ok {
		w.Latest = &latest
	} else if damaged, some := c.library.Damaged(); some {
		w.Damaged = damaged.Name
	}
	if c.table != nil && c.lesson == "" && !c.readOnlyGame && c.keeper.Status(c.game).Name == "" { // Open takes an empty name for it
		if waiting := library.Of(c.table.Record()); !waiting.Over {
			w.Latest = &waiting
		}
	}
	if len(c.notices) > 0 {
		w.Notice = c.notices[0]
	}
	return w
}

// refresh lists the saved games and the player's own files anew; the games are read a few at a time.
func (c *Client) refresh() {
	c.own = c.ownFiles(c.start.Game())
	if err := c.library.Refresh(); err != nil {
		c.note(err)
	}
	c.listing = true
	c.showResults()
	c.start.Show(c.world())
	c.stage.Refresh()
}

// results are those of all finished games. They are read when they are first asked for, after the first picture unless the program
// was started with a game.
func (c *Client) results() *statistics.Statistics {
	if c.statistics == nil {
		var err error
		if c.statistics, err = statistics.Load(c.Store); err != nil {
			c.note(err)
		}
	}
	return c.statistics
}

// showResults tells the start screen about results, as far as they are read.
func (c *Client) showResults() {
	known := c.statistics
	if known == nil {
		known = &statistics.Statistics{}
	}
	c.today = start.Today{Day: daily.On(c.Clock())}
	c.today.DaysGame = c.library.DaysGame(c.today.Day, known)
	c.counted = known.Counted()
}

// gamesAtOnce is how many saved games are read in one update: about a millisecond each.
const gamesAtOnce = 3

// list reads some more of the saved games: those in sight first, then those that Continue may go on with, and then, once there is
// a picture, those that the statistics do not have yet.
func (c *Client) list() {
	if c.pictured && c.statistics == nil {
		c.results()
		c.showResults()
		c.start.Show(c.world())
		c.stage.Refresh()
	}
	seen := c.start.Unread()
	if !c.listing && len(seen) == 0 {
		return
	}
	for _, name := range seen[:min(len(seen), gamesAtOnce)] {
		c.library.Read(name)
	}
	if c.listing && len(seen) < gamesAtOnce {
		const most = gamesAtOnce * library.PlayingCost
		c.listing = c.library.Seek(most) || !c.pictured || c.library.Scan(most, c.counted)
	}
	if !c.listing {
		c.keepListed()
	}
	c.start.Show(c.world())
	c.stage.Refresh()
}

// keepListed saves the results and glances, once all saved games were looked at.
func (c *Client) keepListed() {
	if c.results().Add(c.library.Finished()...) {
		c.keepStatistics()
	}
	if text, changed := c.library.Glances(); changed && !c.LooksOn {
		c.keeper.Put(store.Glances, text)
	}
}

// note shows a sentence on the start screen, after earlier ones.
func (c *Client) note(err error) {
	if text := c.words(decks.Game(decks.Games()[0])).Notice(err); !slices.Contains(c.notices, text) {
		c.notices = append(c.notices, text)
	}
}

func (c *Client) keepStatistics() {
	if c.LooksOn {
		return
	}
	text, err := c.results().Text()
	if err != nil {
		c.note(err)
		return
	}
	c.keeper.Put(store.Statistics, text)
}
