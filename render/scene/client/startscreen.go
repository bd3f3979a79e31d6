package client

import (
	"sohofoundry/render/room/foundry"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/view"
)

// startScreen is the start screen, and has what it shows.
type startScreen struct {
	*start.Scene
	options  *Options
	stage    *stage.Stage
	settings *preferences
	games    *savedGames
	own      *ownFiles
	notices  *notices
	game     *game
	aloud    *aloud
	pictures *pictures
	fresh    bool // an older version ran before, and this one runs for the first time
}

// pictures tells about the pictures drawn so far.
type pictures struct {
	made   bool // the first one
	shown  bool // it is in the window
	costly bool // each costs much
}

func (s *startScreen) world() start.World {
	o := s.options
	w := start.World{Settings: s.settings.Settings, Games: s.games.library.Games(), Listing: s.games.reading, Statistics: s.games.statistics,
		Files: s.own.list, Folder: o.Folder, Browser: o.Browser, Bare: o.Browser && !s.pictures.shown, Imports: o.Choose != nil,
		Fresh: s.fresh, Today: s.games.today, SoundElsewhere: o.Player.Elsewhere(), Voice: s.aloud.offered,
		Outside: foundry.At(o.Clock()), Costly: s.pictures.costly, Notice: s.notices.first(), Latest: s.game.unsaved()}
	if w.Latest != nil { // it has no name, and Client.Open takes none for it
		return w
	}
	if latest, ok, _ := s.games.library.Latest(); ok {
		w.Latest = &latest
	} else if damaged, some := s.games.library.Damaged(); some {
		w.Damaged = damaged.Name
	}
	return w
}

// show shows the data as they are now.
func (s *startScreen) show() {
	s.Show(s.world())
	s.stage.Refresh()
}

// refresh lists the saved games and the player's own files anew; the games are read a few at a time.
func (s *startScreen) refresh() {
	s.own.refresh(s.Game())
	s.games.refresh()
	s.show()
}

// readOn reads some more of the saved games, and the results once there is a picture.
func (s *startScreen) readOn() {
	if s.games.readOn(s.Unread(), s.pictures.made) {
		s.show()
	}
}

// behind is the table, seen behind settings that change its looks, if they were opened there and there is room for both.
func (s *startScreen) behind(size view.Size) screen.Screen {
	if s.OverTable() && s.game.table != nil && size.Layout() == view.Wide {
		return s.game.table
	}
	return nil
}

// tell goes to the start screen and shows an error there as a notice.
func (c *Client) tell(err error) {
	c.notices.addError(err)
	c.screens.Close(c.game.table)
	c.start.show()
}

// inform shows a sentence at the table if it is open, or else as a notice on the start screen.
func (c *Client) inform(text string) {
	if c.atTable() {
		c.game.table.Tell(text)
	} else {
		c.notices.add(text)
	}
	c.start.show()
}
