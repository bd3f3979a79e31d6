package client

import (
	"bytes"

	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/auction"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
)

// Another tab of the browser may play already. Two would overwrite each other's games, so this one looks on: it shows the newest
// game as it is saved, and refuses everything that would save, with a notice.

// Kept shows the newest state after another tab saved something.
func (c *Client) Kept() {
	if c.game.readOnly && c.atTable() {
		return
	}
	c.refreshStart()
	if c.atTable() || c.atAuction() {
		c.lookOn()
	}
}

// lookOn puts the newest game on the table, as it is saved.
func (c *Client) lookOn() {
	games := c.games.library.Games()
	if len(games) == 0 {
		c.refuse()
		return
	}
	name := games[0].Name
	if c.games.library.HasIndustry(name) {
		if err := c.followIndustry(name); err != nil {
			c.tell(err)
		}
		c.stage.Refresh()
		return
	}
	r, saved, err := c.games.library.Open(name)
	switch {
	case err != nil:
		c.tell(err)
	case c.game.table == nil || c.game.readOnly || c.game.name != name:
		c.put(r, saved, name, false)
	case !bytes.Equal(r.Marshal(), c.game.table.Record().Marshal()):
		c.game.table.Follow(r)
	}
	if err == nil && !c.atTable() { // a game of Industry was seen meanwhile
		c.leaveAuction()
		c.showTable()
	}
	c.stage.Refresh()
}

// refuse shows a notice that nothing can be changed here, and closes a page that would hide it.
func (c *Client) refuse() {
	if p, open := screen.Find[*page](&c.screens); open {
		c.screens.Close(p)
	}
	c.inform(c.words().Text("window.looks-on"))
}

// changes reports whether a request would change anything, which is refused while another tab plays.
func changes(ask any) bool {
	switch ask.(type) {
	case start.Begin, start.BeginIndustry, start.Rescue, start.Changed, start.Import,
		table.Branched, screen.Fullscreen, screen.Sound, table.Pace, pages.LessonDone, pages.SameSeed, pages.TakeLesson,
		auction.Branched, auction.SameSeed:
		return true
	}
	return false
}
