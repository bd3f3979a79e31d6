package client

import (
	"cmp"
	"strings"

	"sohofoundry/automa/industry/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/scene/auction"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/ui/sound"
)

// auctionGame is the game of Industry at the table, and where it is saved. Without a table there is none. Only one game is open at a
// time, of this kind or of the others (see game).
type auctionGame struct {
	place
	table    *auction.Scene
	settings *preferences
	games    *savedGames
	last     bool   // it was opened later than the game of the others
	lesson   string // the name of the lesson that it is, empty for none
}

// Auction is the game of Industry at the table, nil without one.
func (c *Client) Auction() *auction.Scene { return c.auction.table }

// beginIndustry starts a new game of Industry. Errors are shown on the start screen.
func (c *Client) beginIndustry(b start.BeginIndustry) {
	r, err := record.New(decks.Industry(), b.Header)
	if err == nil {
		if b.Guide && !c.games.results().None() { // it advises every choice, which is free in a first game alone
			r.MarkHinted()
		}
		r.AnswerForced()
		err = c.PlayIndustry(r, nil)
	}
	if err != nil {
		c.tell(err)
		return
	}
	if b.Guide {
		c.auction.table.Guide(nil, false)
	}
}

// teachIndustry begins a lesson about Industry. Only the fact that it was done is saved.
func (c *Client) teachIndustry(l lesson.Lesson) {
	r, err := l.BeginIndustry()
	if err == nil {
		err = c.PlayIndustry(r, nil)
	}
	if err != nil {
		c.tell(err)
		return
	}
	c.auction.lesson = l.Name
	c.auction.table.Teach(l)
}

// PlayIndustry puts a game of Industry on the table that is not saved anywhere yet. The board is the text of the player's own board, or nil
// for ours.
func (c *Client) PlayIndustry(r *record.Record, board []byte) error {
	saved, err := store.NewGame(c.Store, library.IndustryName(r), board)
	if err != nil {
		return err
	}
	c.putAuction(r, saved, "")
	return nil
}

// openIndustry puts a saved game of Industry on the table.
func (c *Client) openIndustry(name string) error {
	if c.auction.is(name) {
		c.showAuction()
		return nil
	}
	if err := c.auction.flush(); err != nil {
		return err
	}
	r, saved, err := c.games.library.OpenIndustry(name)
	if err != nil {
		return err
	}
	c.putAuction(r, saved, name)
	c.auction.table.Saved(name, nil)
	if guide, ok := c.settings.Guides[name]; ok {
		c.auction.table.Guide(strings.Fields(guide.Read), guide.Left)
	}
	return nil
}

// followIndustry shows a game of Industry as another tab has saved it.
func (c *Client) followIndustry(name string) error {
	if !c.atAuction() || c.auction.savedName() != name {
		return c.openIndustry(name)
	}
	r, _, err := c.games.library.OpenIndustry(name)
	if err == nil {
		c.auction.table.Follow(r)
	}
	return err
}

// rescueIndustry sets a damaged game aside, and puts the good part of it on the table.
func (c *Client) rescueIndustry(name string) (aside string, err error) {
	r, saved, aside, err := c.games.library.RescueIndustry(name)
	if saved == nil {
		return "", err
	}
	c.putAuction(r, saved, name)
	c.auction.save()
	c.auction.table.Tell(c.words().Text("window.rescued", "name", aside))
	return aside, nil
}

// putAuction puts a game of Industry on the table, under the name that it was opened with.
func (c *Client) putAuction(r *record.Record, saved *store.Game, name string) {
	c.leaveGame()
	c.leaveAuction()
	w := c.language.words()
	c.auction = auctionGame{place: place{&c.saver, saved, name}, table: auction.New(r, w), settings: &c.settings, games: &c.games, last: true}
	c.auction.table.Browser = c.Browser
	if c.LooksOn {
		c.auction.table.LookOn()
	}
	c.auction.apply()
	c.stage.Env.Words = w
	c.showAuction()
	if text := c.notices.first(); text != "" { // it was not seen on the start screen
		c.auction.table.Tell(text)
		c.notices.removeFirst()
	}
	c.answer(c.doesForAuction, c.auction.table.Asks())
	c.stage.Refresh()
}

// atAuction reports whether the game of Industry is open.
func (c *Client) atAuction() bool {
	return c.auction.table != nil && c.screens.Has(c.auction.table)
}

// showAuction opens the game of Industry.
func (c *Client) showAuction() {
	if !c.atAuction() {
		c.screens.Open(screen.Layer{Screen: c.auction.table, Answer: c.doesForAuction, Leave: c.leaveToStart, Pages: 1, Apart: true})
	}
	c.auction.last = true
	c.stage.Refresh()
}

// leaveAuction checks and saves the game of Industry, if there is one, and closes it. It can be opened again.
func (c *Client) leaveAuction() {
	if c.auction.table == nil {
		return
	}
	c.notices.add(c.auction.check(c.words()))
	_ = c.auction.flush() // the start screen shows what could not be saved
	c.screens.Close(c.auction.table)
}

// leaveToStart goes back to the start screen. The game stays on the table.
func (c *Client) leaveToStart() {
	c.leaveAuction()
	c.start.Home()
	c.refreshStart()
}

// doesForAuction answers a request of the table of Industry, and reports whether it is known.
func (c *Client) doesForAuction(ask any) bool {
	switch ask := ask.(type) {
	case screen.Changed:
		c.auction.save()
		c.saver.settle()
		c.auction.saveGuide()
		if r := c.auction.table.Record(); r.Over() && c.auction.lesson == "" {
			c.countIndustry(r)
		}
	case pages.GuideRead:
		c.auction.saveGuide()
		c.saver.settle()
	case auction.SameSeed:
		h := c.auction.table.Record().Header()
		h.Practice, h.Hinted = false, false
		c.beginIndustry(start.BeginIndustry{Header: h})
	case auction.Branched:
		c.branchAuction(ask.Record)
	case analyst.Keep:
		c.auction.keepAnalysis(c.auction.savedName(), c.auction.table)
	case pages.Analyse:
		c.auction.openAnalysis(c.auction.savedName(), c.auction.table)
	case pages.SaveCopy:
		c.copyAuction()
	case pages.NewGame:
		c.leaveToStart()
		c.start.NewGame()
	case pages.Settings:
		c.leaveToStart()
		c.start.Settings()
	case pages.Leave:
		c.leaveToStart()
	default:
		return c.doesForAny(ask)
	}
	return true
}

// branchAuction goes on with another record, which begins like the one at the table.
func (c *Client) branchAuction(r *record.Record) {
	saved, err := store.NewGame(c.Store, library.IndustryName(r)+"-from", c.auction.saved.Deck())
	if err != nil {
		c.auction.table.Tell(c.words().Notice(err))
		return
	}
	c.putAuction(r, saved, "")
	c.auction.save()
	c.saver.settle()
}

// analyse opens the analysis of the game that was opened last.
func (c *Client) analyse() {
	if c.atAuction() {
		c.auction.openAnalysis(c.auction.savedName(), c.auction.table)
		return
	}
	c.game.openAnalysis(c.game.besideName(), c.game.table)
}

// copyAuction writes a copy of the record to another file, and tells where it is.
func (c *Client) copyAuction() {
	g, w := &c.auction, c.words()
	name := cmp.Or(g.savedName(), library.IndustryName(g.table.Record())+store.Ending)
	where, err := g.saved.Export(name[strings.LastIndexAny(name, `/\`)+1:], g.table.Record().Marshal())
	if err != nil {
		g.table.Tell(w.Text("window.not-copied", "error", w.Reason(err)))
		return
	}
	g.table.Tell(w.Text("window.copied", "name", where))
}

// countIndustry puts the result of a game that is over into the statistics.
func (c *Client) countIndustry(r *record.Record) {
	if result, counts := statistics.ResultOfIndustry(r, c.auction.savedName(), c.Clock()); counts {
		c.games.add(result)
	}
}

// apply lets the settings take effect at the table.
func (g *auctionGame) apply() {
	s := g.settings
	g.table.Set(s.Pace, s.ReducedMotion)
	g.table.PlainMap(s.PlainMap)
	g.table.UndoOthers(s.UndoOthers)
}

// is reports whether a game is still on the table, and was not played on elsewhere.
func (g *auctionGame) is(name string) bool {
	return g.table != nil && g.holds(name, func() []byte { return g.table.Record().Marshal() })
}

// unsaved is the game if it is not over and was not saved since it was put on the table, nil otherwise.
func (g *auctionGame) unsaved() *library.Game {
	if g.table == nil || g.lesson != "" || g.saver.keeper.Status(g.saved).Name != "" || g.name != "" || g.table.Record().Over() {
		return nil
	}
	of := library.OfIndustry(g.table.Record())
	return &of
}

func (g *auctionGame) save() {
	if !g.saver.LooksOn && g.lesson == "" {
		g.saver.keeper.Save(g.saved, g.table.Record().Marshal())
	}
}

// saveGuide saves the progress of the guide, so that it goes on when the game is opened again.
func (g *auctionGame) saveGuide() {
	if name := g.savedName(); name != "" && !g.saver.LooksOn {
		read, left, on := g.table.Guided()
		g.settings.saveGuide(g.saver.Store, name, read, left, on && !g.table.Record().Over())
	}
}

// showSaved shows whether the game is saved and under which name, and reports whether that is news.
func (g *auctionGame) showSaved() bool { return g.show(g.table.Saved) }

// background is what is to be heard at the table: the first eras are those of canals, the later ones those of railways.
func (g *auctionGame) background() sound.Background {
	switch {
	case g.table.Over():
		return sound.GameOver
	case g.table.Era() < 2:
		return sound.CanalEra
	}
	return sound.RailEra
}

// doesForStartOfIndustry answers requests of the start screen about games of Industry, and reports whether it is one.
func (c *Client) doesForStartOfIndustry(ask any) bool {
	begin, is := ask.(start.BeginIndustry)
	if is {
		c.beginIndustry(begin)
	}
	return is
}
