package client

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/ui/sound"
)

// sounds prepares the sounds, and plays what is heard under them.
type sounds struct {
	*Options
	warm int // updates since the last sound was prepared; negative: all are
}

func (s *sounds) set(to settings.Settings) {
	s.Player.SetOn(to.Sound)
	s.Player.SetVolume(float64(to.Volume) / 100)
	s.Player.SetBackground(to.Background)
	s.warm = 0 // sound may just have been turned on
}

// prepareEvery is how many updates apart sounds are prepared, so that no two of them make the same picture late.
const prepareEvery = 12

// prepare computes the sounds one by one while nothing is done.
func (s *sounds) prepare() {
	if s.warm >= 0 {
		s.warm++
	}
	if s.warm == prepareEvery {
		s.warm = 0
		if !s.Player.Prepare() {
			s.warm = -1
		}
	}
}

// How long of an update the background may be computed: little enough for one in which much is drawn, and while nothing moves.
const (
	composeFor  = 2 * time.Millisecond
	composeIdle = 6 * time.Millisecond
)

// accompany lets what is heard under the sounds go on.
func (s *sounds) accompany(b sound.Background, idle bool) {
	long := composeFor
	if idle {
		long = composeIdle
	}
	until := s.Clock().Add(long)
	s.Player.Tend(b, func() bool { return s.Clock().Before(until) })
}

// lonely is how long after the last thing done the background ends: nobody seems to be there, and the device can rest.
const lonely = 3 * time.Minute

// background is what is to be heard under the sounds now. A second tab is silent, and so is all while a voice reads aloud.
func (c *Client) background() sound.Background {
	switch {
	case !c.pictures.shown || c.LooksOn || c.settings.ReadAloud || c.stage.Env.Now-c.stage.Env.Active > lonely:
		return sound.Silence
	case c.auction.last && (c.atAuction() || c.start.OverTable()):
		return c.auction.background()
	case c.game.table == nil || !c.atTable() && !c.start.OverTable():
		return sound.StartScreen
	}
	switch era, over := c.game.table.Era(); {
	case over:
		return sound.GameOver
	case era == engine.Rail:
		return sound.RailEra
	}
	return sound.CanalEra
}

// Hide tells whether the program cannot be seen, such as in a tab of a browser behind others. It is silent then.
func (c *Client) Hide(hidden bool) { c.Player.Hide(hidden) }
