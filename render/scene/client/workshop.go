package client

import (
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/workshop"
)

// openWorkshop opens the list of decks and mats.
func (c *Client) openWorkshop() *workshop.Scene {
	c.refreshStart()
	s := workshop.New(c.own.world(c.start.Game(), &c.stage.Env))
	c.screens.Open(screen.Layer{Screen: s, Answer: func(ask any) bool { return c.doesForWorkshop(s, ask) }})
	c.stage.Refresh()
	return s
}

// whenSaved closes all but the start screen and the table, and does something there. It waits while the workshop has something unsaved.
func (c *Client) whenSaved(do func()) {
	c.waiting = append(c.waiting, do)
	c.doWaiting()
}

// doWaiting does what waits for the workshop, unless something is unsaved there.
func (c *Client) doWaiting() {
	for len(c.waiting) > 0 {
		c.stage.Refresh()
		if w, open := screen.Find[*workshop.Scene](&c.screens); open && w.Unsaved() {
			w.ShowWaiting()
			return
		}
		do := c.waiting[0]
		c.waiting = c.waiting[1:]
		c.screens.CloseAllBut(c.start, c.game.table, c.auction.table)
		do()
	}
}

// doesForWorkshop answers a request of the workshop, and reports whether it is known.
func (c *Client) doesForWorkshop(s *workshop.Scene, ask any) bool {
	w := c.words()
	var told string
	var err error
	switch ask := ask.(type) {
	case workshop.Close:
		c.screens.Close(s)
	case workshop.Open:
		var text []byte
		if text, err = c.Store.Read(ask.Path); err == nil {
			err = s.Take(ask.Path, ask.Kind, text)
		}
	case workshop.Save:
		var where, key string
		if where, key, err = c.own.save(ask); err != nil {
			break
		}
		c.refreshStart()
		s.Show(c.own.world(c.start.Game(), &c.stage.Env))
		for _, then := range s.Saved(where, w.Text(key, "file", where, "other", ask.Path)) {
			c.doesForWorkshop(s, then)
		}
	case workshop.Copy:
		told = copyOut(&c.Options, w, ask.Text)
	case workshop.Download:
		var where string
		where, err = c.Store.Export(stem(ask.Name)+store.OwnEnding, []byte(ask.Text))
		told = w.Text("workshop.saved", "file", where)
	case workshop.Print:
		told, err = c.own.printDeck(c.start.Game(), ask, &c.language)
	case workshop.ForGame:
		c.start.ChooseGame(ask.Game)
		c.refreshStart()
		s.Show(c.own.world(c.start.Game(), &c.stage.Env))
	case workshop.Play:
		c.screens.Close(s)
		c.start.Choose(c.start.Game(), ask.Kind, ask.Path)
		c.refreshStart()
	default:
		return c.doesForAny(ask)
	}
	if err != nil {
		told = w.Notice(err)
	}
	if told != "" {
		s.Tell(told)
	}
	return true
}
