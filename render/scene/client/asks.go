package client

import (
	"fmt"
	"slices"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/table"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/widget"
)

// Do implements stage.Show.
func (c *Client) Do(act any) {
	top := c.screens.Top()
	if top.Heard {
		c.Player.Play(sound.Select)
	}
	c.answer(top.Answer, top.Do(act))
	c.doWaiting()
}

// answer answers the requests of a screen. A notice tells if nothing does.
func (c *Client) answer(does func(ask any) bool, asks []any) {
	for _, ask := range asks {
		switch {
		case c.LooksOn && changes(ask):
			c.refuse()
		case !does(ask):
			c.unanswered = ask
			c.inform(c.words().Text("window.no-answer", "act", fmt.Sprintf("%T", ask)))
		}
	}
}

// doesForStart answers a request of the start screen, and reports whether it is known.
func (c *Client) doesForStart(ask any) bool {
	switch ask := ask.(type) {
	case start.Begin:
		c.Begin(ask)
	case start.Continue:
		c.load(ask.Name)
	case start.Load:
		c.load(ask.Name)
	case start.Replay:
		if c.load(ask.Name) {
			c.game.table.Replay()
		}
	case start.Analyse:
		if c.load(ask.Name) {
			c.analyse()
		}
	case start.Rescue:
		if _, err := c.Rescue(ask.Name); err != nil {
			c.tell(err)
		}
	case start.ReadOn:
		if c.games.readOn(c.start.Unread(), c.pictures.made) {
			c.remind()
			c.showStart()
		}
	case start.Refresh:
		c.refreshStart()
	case start.Changed:
		c.Change(ask.Settings)
	case start.Dismiss:
		c.notices.removeFirst()
		c.showStart()
	case start.Return:
		c.returns()
	case start.Workshop:
		c.openWorkshop()
	default:
		return c.handsOut(ask) || c.doesForStartOfIndustry(ask) || c.doesForAny(ask)
	}
	return true
}

// handsOut answers a request to take files in or to hand something out, and reports whether it is one.
func (c *Client) handsOut(ask any) bool {
	switch ask := ask.(type) {
	case start.Import:
		c.Choose()
	case start.BackUp:
		c.backUp()
	case start.Share:
		c.share(ask.Name)
	default:
		return false
	}
	return true
}

// returns goes back to the table that was open last.
func (c *Client) returns() {
	if c.auction.last {
		c.showAuction()
	} else {
		c.showTable()
	}
}

// share opens what a saved game can be shared as.
func (c *Client) share(name string) {
	if r, saved, err := c.games.library.Open(name); err != nil {
		c.tell(err)
	} else {
		c.openShare(r, saved, name)
	}
}

// doesForTable answers a request of the table, and reports whether it is known.
func (c *Client) doesForTable(ask any) bool {
	s := c.settings.Settings
	switch ask := ask.(type) {
	case screen.Changed:
		c.game.saveAll()
	case table.Branched:
		c.branch(ask.Record)
	case pages.GuideRead, table.Ticked:
		c.game.saveGuide()
		c.game.saveTicks()
		c.saver.settle()
	case table.Stepped:
		c.game.saveReached()
	case table.Pace:
		s.Pace = ask.Name
		c.Change(s)
	case analyst.Keep:
		c.game.keepAnalysis(c.game.besideName(), c.game.table)
	case pages.Analyse:
		c.game.openAnalysis(c.game.besideName(), c.game.table)
	case pages.Share:
		c.openShare(c.game.table.Record(), c.game.saved, c.game.resultName())
	case pages.SameSeed:
		h := c.game.table.Record().Header()
		h.Practice, h.Hinted = false, false
		r, err := record.New(c.game.table.Record().Game(), h)
		c.begin(r, c.game.saved.Deck(), err)
	case pages.NewGame:
		c.leave()
		c.start.NewGame()
	case pages.Settings:
		c.leave()
		c.start.Settings()
	case pages.Leave:
		c.leave()
	default:
		return c.doesForAny(ask)
	}
	return true
}

// doesForAny answers a request that several screens have, and reports whether it is known.
func (c *Client) doesForAny(ask any) bool {
	s := c.settings.Settings
	switch ask := ask.(type) {
	case screen.Noise:
		c.Player.Play(ask.Sound)
	case screen.Fullscreen:
		s.Fullscreen = !s.Fullscreen
		c.Change(s)
	case screen.Sound:
		s.Sound = !s.Sound
		c.Change(s)
	case widget.OpenRule:
		c.openRules(ask.Number)
	case pages.Rules:
		c.openRules("")
	case pages.LessonDone:
		s := c.settings.Settings
		if done := strings.Fields(s.Lessons); !slices.Contains(done, ask.Name) {
			s.Lessons = strings.Join(append(done, ask.Name), " ")
			c.Change(s)
		}
	case pages.TakeLesson:
		c.teach(ask.Name)
	case pages.Lessons:
		c.start.Lessons(c.toStart())
		c.stage.Refresh()
	case pages.Quit:
		c.over = true
	default:
		return false
	}
	return true
}
