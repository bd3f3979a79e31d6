package client

import (
	"fmt"
	"slices"

	"sohofoundry/render/room/pages"
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
	c.answer(top, top.Do(act))
	c.followWaiting()
}

// answer answers the requests of a screen.
func (c *Client) answer(l screen.Layer, asks []any) {
	for _, ask := range asks {
		if !l.Answer(ask) {
			c.noAnswer(ask)
		}
	}
}

// noAnswer shows a notice that nothing answers a request.
func (c *Client) noAnswer(ask any) {
	c.unanswered = ask
	text := c.stage.Env.Words.Text("window.no-answer", "act", fmt.Sprintf("%T", ask))
	if c.atTable() {
		c.table.Tell(text)
	} else if !slices.Contains(c.notices, text) {
		c.notices = append(c.notices, text)
		c.start.Show(c.world())
	}
}

// doesForStart answers a request of the start screen, and reports whether it is known.
func (c *Client) doesForStart(ask any) bool {
	if c.refused(ask) {
		return true
	}
	switch ask := ask.(type) {
	case widget.OpenRule:
		c.openRules(ask.Number)
	case start.Begin:
		c.Begin(ask)
	case start.Continue:
		c.load(ask.Name)
	case start.Load:
		c.load(ask.Name)
	case start.Replay:
		if c.load(ask.Name) {
			c.table.Replay()
		}
	case start.Rescue:
		if _, err := c.Rescue(ask.Name); err != nil {
			c.tell(err)
		}
	case start.Lesson:
		c.teach(ask.Name)
	case start.ReadOn:
		c.list()
	case start.Refresh:
		c.refresh()
	case start.Changed:
		c.Change(ask.Settings)
	case start.Dismiss:
		c.notices = c.notices[min(1, len(c.notices)):]
		c.start.Show(c.world())
	case start.Return:
		c.showTable()
	case start.Import:
		c.Choose()
	case start.Quit:
		c.over = true
	default:
		return c.opensFromStart(ask) || c.analyses(ask)
	}
	return true
}

// opensFromStart opens a screen for the start screen, and reports whether the request is one for a screen.
func (c *Client) opensFromStart(ask any) bool {
	switch ask := ask.(type) {
	case start.Share:
		c.shareSaved(ask.Name)
	case start.Workshop:
		c.openWorkshop()
	case start.OpenRules:
		c.openRules("")
	default:
		return false
	}
	return true
}

// load goes on with a saved game, or shows why not.
func (c *Client) load(name string) bool {
	err := c.Open(name)
	if err != nil {
		c.tell(err)
	}
	return err == nil
}

// doesForTable answers a request of the table, and reports whether it is known.
func (c *Client) doesForTable(ask any) bool {
	if c.refused(ask) {
		return true
	}
	switch ask := ask.(type) {
	case widget.OpenRule:
		c.openRules(ask.Number)
	case table.Changed:
		c.save()
	case table.Noise:
		c.Player.Play(ask.Sound)
	case table.Branched:
		c.branch(ask.Record)
	case table.LessonDone:
		c.learnt(ask.Name)
	case pages.TakeLesson:
		c.teach(ask.Name)
	case pages.Lessons:
		c.openLessons()
	case table.GuideRead, table.Ticked:
		c.keepGuide()
		c.keepTicks()
		c.settle()
	case table.Stepped:
		c.keepReached()
	case pages.Share:
		c.shareTable()
	case pages.SameSeed:
		h := c.table.Record().Header()
		h.Practice, h.Hinted = false, false
		c.begin(c.table.Record().Game(), h, c.game.Deck())
	case pages.NewGame:
		c.leave()
		c.start.NewGame()
	case pages.Settings:
		c.leave()
		c.start.Settings()
	case pages.Rules:
		c.openRules("")
	case pages.Leave:
		c.leave()
	case pages.Quit:
		c.over = true
	default:
		return c.setsAtTable(ask) || c.analyses(ask)
	}
	return true
}

// setsAtTable changes a setting for the table, and reports whether the request is one to change a setting.
func (c *Client) setsAtTable(ask any) bool {
	s := c.settings
	switch ask := ask.(type) {
	case table.Fullscreen:
		s.Fullscreen = !s.Fullscreen
	case table.Sound:
		s.Sound = !s.Sound
	case table.Pace:
		s.Pace = ask.Name
	default:
		return false
	}
	c.Change(s)
	return true
}
