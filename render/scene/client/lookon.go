package client

import (
	"bytes"
	"slices"

	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
)

// Another tab of the browser may play already. Two would overwrite each other's games, so this one looks on: it shows the newest
// game as it is saved, and refuses everything that would save, with a notice.

// Kept shows the newest state after another tab saved something.
func (c *Client) Kept() {
	if c.readOnlyGame && c.atTable() {
		return
	}
	c.refresh()
	if c.atTable() {
		c.lookOn()
	}
}

// lookOn puts the newest game on the table, as it is saved.
func (c *Client) lookOn() {
	games := c.library.Games()
	if len(games) == 0 {
		c.refuse()
		return
	}
	name := games[0].Name
	r, saved, err := c.library.Open(name)
	switch {
	case err != nil:
		c.tell(err)
	case c.table == nil || c.readOnlyGame || c.name != name:
		c.name = name
		c.setGame(r, saved)
	case !bytes.Equal(r.Marshal(), c.table.Record().Marshal()):
		c.table.Follow(r)
	}
	c.stage.Refresh()
}

// refuse shows a notice that nothing can be changed here.
func (c *Client) refuse() {
	text := c.stage.Env.Words.Text("window.looks-on")
	if c.atTable() {
		c.table.Tell(text)
	} else if !slices.Contains(c.notices, text) {
		c.notices = append(c.notices, text)
	}
	c.start.Show(c.world())
	c.stage.Refresh()
}

// refused refuses a request that would change anything while another tab plays, and reports whether it did.
func (c *Client) refused(ask any) bool {
	if !c.LooksOn {
		return false
	}
	switch ask.(type) {
	case start.Begin, start.Rescue, start.Changed, start.Import, start.Lesson,
		table.Branched, table.Fullscreen, table.Sound, table.Pace, table.LessonDone, pages.SameSeed, pages.TakeLesson:
		c.refuse()
		return true
	}
	return false
}
