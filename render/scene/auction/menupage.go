package auction

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// menuPage is the menu of the table. It lies over another page as well.
type menuPage struct{ scroll widget.Scroll }

const menuID = "menu:list"

func (*menuPage) passing() bool { return true }

func (m *menuPage) do(_ *Scene, act any) bool { return m.scroll.Do(menuID, act) }

// entries are the buttons of the menu but the one that resumes.
func (*menuPage) entries(s *Scene, c *widget.Canvas) (list []widget.Button) {
	if about := s.aboutGuide(); about != "" {
		act := map[string]any{"leave": pages.GuideLeave{}, "resume": pages.GuideOn{}}[about]
		list = append(list, widget.Button{ID: "menu:guide", Icon: "lesson", Text: c.Words.Text("page.menu.guide." + about), Act: act, Entry: true})
	}
	for _, e := range []widget.Button{
		{ID: "menu:purses", Icon: "player", Text: s.text("purses.title"), Act: openPurses{}},
		{ID: "menu:log", Icon: "log", Text: c.Words.Text("page.log.title"), Act: topbar.Log{}, Action: "log"},
		{ID: "menu:help", Icon: "help", Text: s.words.Text("industry-table.help"), Act: pages.Help{}, Action: "help"},
		{ID: "menu:rules", Icon: "rules", Text: c.Words.Text("page.menu.rules"), Act: pages.Rules{}, Action: "rules"},
		{ID: "menu:settings", Icon: "settings", Text: c.Words.Text("page.menu.settings"), Act: pages.Settings{}},
		{ID: "menu:analyse", Icon: "statistics", Text: c.Words.Text("page.menu.analyse"), Act: pages.Analyse{}},
		{ID: "menu:copy", Icon: "save", Text: c.Words.Text("page.share.file"), Act: pages.SaveCopy{}},
		{ID: "menu:new", Icon: "plus", Text: c.Words.Text("page.menu.new"), Act: pages.NewGame{}, Action: "new-game"},
		{ID: "menu:leave", Icon: "foundry", Text: c.Words.Text("page.menu.leave"), Act: pages.Leave{}},
		{ID: "menu:quit", Icon: "exit", Text: c.Words.Text("page.menu.quit"), Act: pages.Quit{}, Action: "quit"},
	} {
		if s.lesson != nil && e.ID == "menu:copy" { // it is no game to be kept
			continue
		}
		if e.ID != "menu:quit" || !s.Browser {
			e.Entry = true
			list = append(list, e)
		}
	}
	return list
}

func (m *menuPage) draw(s *Scene, c *widget.Canvas) {
	const wide, apart = 480.0, 6.0
	list, high := m.entries(s, c), c.ButtonHigh()+2
	saved, place := menuTexts(s, c)
	total := 24 + 40 + 12 + (high+apart)*float64(len(list)+1) + 12 + c.ParaHeight(wide-48, saved, c.Body()) + 6 + c.ParaHeight(wide-48, place, c.Soft()) + 24
	room := c.Page(wide, total, c.Words.Text("page.menu.title"), pages.Close{})
	m.scroll = c.Scrolling(room, menuID, m.scroll, func(in view.Rect) float64 {
		at, _ := in.Top(high)
		c.Button(at, widget.Button{ID: "menu:resume", Icon: "play", Text: c.Words.Text("page.menu.resume"), Act: pages.Close{}, Action: "back", Main: true, Entry: true})
		at.Y += high + apart
		for _, b := range list {
			c.Button(at, b)
			at.Y += high + apart
		}
		at.Y += 12
		style := c.Body()
		if s.save.Error != "" {
			style = style.In(c.Palette.No).Of(assets.Medium)
		}
		at.Y += c.Para(at, "menu:saved", saved, style) + 6
		at.Y += c.Para(at, "menu:place", place, c.Soft())
		return at.Y - in.Y
	})
	c.Key("menu", pages.Close{})
}

// menuTexts say that everything is saved, and where; or that it is not.
func menuTexts(s *Scene, c *widget.Canvas) (saved, place string) {
	w := c.Words
	switch {
	case s.save.Error != "":
		return w.Text("page.menu.failed", "error", s.save.Error), w.Text("page.menu.try")
	case s.save.Name == "":
		return w.Text("page.menu.saved"), ""
	case s.Browser:
		return w.Text("page.menu.saved"), w.Text("page.menu.browser", "path", s.save.Name)
	}
	return w.Text("page.menu.saved"), w.Text("page.menu.place", "path", s.save.Name)
}
