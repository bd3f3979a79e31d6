package client

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/ui/sound"
)

// How long of an update the background may be computed: little enough for one in which much is drawn, and while nothing moves.
const (
	composeFor  = 2 * time.Millisecond
	composeIdle = 6 * time.Millisecond
)

// lonely is how long after the last thing done the background ends: nobody seems to be there, and the device can rest.
const lonely = 3 * time.Minute

// accompany lets what is heard under the sounds go on.
func (c *Client) accompany() {
	long := composeFor
	if c.stage.Idle() {
		long = composeIdle
	}
	until := c.Clock().Add(long)
	c.Player.Tend(c.background(), func() bool { return c.Clock().Before(until) })
}

// background is what is to be heard under the sounds now. A second tab is silent, and so is all while a voice reads aloud.
func (c *Client) background() sound.Background {
	switch {
	case !c.began || c.LooksOn || c.settings.ReadAloud || c.stage.Env.Now-c.stage.Env.Active > lonely:
		return sound.Silence
	case c.table == nil || !c.atTable() && !c.start.OverTable():
		return sound.StartScreen
	}
	switch era, over := c.table.Era(); {
	case over:
		return sound.GameOver
	case era == engine.Rail:
		return sound.RailEra
	}
	return sound.CanalEra
}

// Hide tells whether the program cannot be seen, such as in a tab of a browser behind others. It is silent then.
func (c *Client) Hide(hidden bool) { c.Player.Hide(hidden) }
