package pages

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Menu is the page that opens in the middle of a game.
type Menu struct {
	Place   string // where the game is saved: a path, or the name of the game where there are no files
	Failed  string // why it could not be saved, if it could not
	NoFiles bool   // as in a browser: there is no program to quit, and copies are downloaded

	Seats  uint8 // at the table; 0 stands for two
	Hidden bool  // the table is hidden, and the log beside it

	Companion bool // the game lies on a real table: not all of it is known, and how it was set up can be read again

	Guide string // the button for the guide: "begin", "resume" or "leave" it; empty in a lesson

	CanUndo, CanRedo bool // asked for in the layouts for hands, where the bar at the top has no room for it
	UndoPractice     bool // an undo would make the game practice, as something hidden was seen

	scroll widget.Scroll
}

const menuID = "menu:list"

// Do takes in the acts that concern the page alone.
func (m *Menu) Do(act any) bool { return m.scroll.Do(menuID, act) }

// entry of the menu; those of the second column are less often wanted.
type menuEntry struct {
	id, icon string
	act      any
	action   string // of the keymap
	program  bool   // only where there is a program to quit
	atTable  bool   // only where the game lies on a real table
	known    bool   // only where all of the game is known
	hidden   bool   // only in the layouts for hands, which have no room for it elsewhere
}

// SetUp asks how a real table is set up.
type SetUp struct{}

// LastTasks asks for the last finished tasks on a real table.
type LastTasks struct{}

var menuEntries = []menuEntry{
	{id: "your-mat", icon: "player", action: "your-mat"},
	{id: "automas-mat"}, // its key begins a new game here
	{id: "markets", icon: "coal", act: hand.Markets{}, atTable: true, hidden: true}, // anywhere else the purse leads there
	{id: "rules", icon: "rules", act: Rules{}, action: "rules"},
	{id: "help", icon: "help", act: Help{}, action: "help"},
	{id: "settings", icon: "settings", act: Settings{}, action: "settings"},
	{id: "put-right", icon: "tie", act: putright.Open{}, action: "put-right", atTable: true},
	{id: "set-up", icon: "tick", act: SetUp{}, atTable: true},
	{id: "last-tasks", icon: "hourglass", act: LastTasks{}, atTable: true},
	{id: "analyse", icon: "statistics", act: Analyse{}, known: true},
	{id: "share", icon: "ship", act: Share{}},
	{id: "new", icon: "plus", act: NewGame{}, action: "new-game"},
	{id: "leave", icon: "foundry", act: Leave{}},
	{id: "quit", icon: "exit", act: Quit{}, action: "quit", program: true},
}

// View draws the menu; out is the act that resumes the game.
func (m *Menu) View(c *widget.Canvas, out any) {
	if c.TouchLayout() {
		m.hands(c, out)
		return
	}
	const wide, high, gap = 480.0, 42.0, 6.0
	w := words.In(c.Words)
	inside := wide - 48
	saved, place := m.texts(c, inside)
	list := m.buttons(c)
	total := 24 + 40 + 12 + (high+gap)*float64(len(list)+1) + 12 +
		c.ParaHeight(inside, saved, c.Body()) + 6 + c.ParaHeight(inside, place, c.Soft()) + 24
	room := c.Page(wide, total, w.Text("page.menu.title"), out)
	at, _ := room.Top(high)
	c.Button(at, widget.Button{ID: "menu:resume", Icon: "play", Text: w.Text("page.menu.resume"), Act: out, Action: "back", Main: true, Entry: true})
	at.Y += high + gap
	for _, b := range list {
		c.Button(at, b)
		at.Y += high + gap
	}
	c.Key("menu", out)
	m.note(c, at.Move(0, 12))
}

// buttons are all but the one that resumes.
func (m *Menu) buttons(c *widget.Canvas) (list []widget.Button) {
	w := words.In(c.Words)
	for _, e := range menuEntries {
		if e.program && m.NoFiles || e.atTable && !m.Companion || e.known && m.Companion || e.hidden && !c.TouchLayout() {
			continue
		}
		if e.id == "settings" && m.Guide != "" {
			list = append(list, m.guide(c))
		}
		text := "page.menu." + e.id
		if short := "page.menu.short." + e.id; c.TouchLayout() && c.Words.Has(short) {
			text = short
		}
		icon, act := e.icon, e.act
		switch other := (w.You + 1) % max(2, engine.Seat(m.Seats)); e.id {
		case "your-mat":
			act = mats.Show{Seat: w.You}
			if w.Company() {
				icon = livery.SeatIcon(c.Palette, w.You)
			}
		case "automas-mat":
			icon, act = livery.SeatIcon(c.Palette, other), mats.Show{Seat: other}
		}
		list = append(list, widget.Button{ID: "menu:" + e.id, Icon: icon, Text: w.Text(text), Act: act, Action: e.action,
			Entry: true})
	}
	return list
}

// guide is the button that sends the guide away or has it back.
func (m *Menu) guide(c *widget.Canvas) widget.Button {
	b := widget.Button{ID: "menu:guide", Icon: "lesson", Text: c.Words.Text("page.menu.guide." + m.Guide), Act: GuideOn{}, Entry: true}
	if m.Guide == "leave" {
		b.Act = GuideLeave{}
	}
	return b
}

// note says where the game is kept, and returns how high that came out.
func (m *Menu) note(c *widget.Canvas, at view.Rect) float64 {
	saved, place := m.texts(c, at.W)
	style := c.Body()
	if m.Failed != "" {
		style = style.In(c.Palette.No).Of(assets.Medium)
	}
	high := c.Para(view.Rect{X: at.X, Y: at.Y, W: at.W}, "menu:saved", saved, style) + 6
	return high + c.Para(view.Rect{X: at.X, Y: at.Y + high, W: at.W}, "menu:place", place, c.Soft())
}

// texts say that everything is saved, and where; or that it is not.
func (m *Menu) texts(c *widget.Canvas, wide float64) (saved, place string) {
	w := words.In(c.Words)
	if m.Failed != "" {
		return w.Text("page.menu.failed", "error", m.Failed), w.Text("page.menu.try")
	}
	if m.Place == "" {
		return w.Text("page.menu.saved"), ""
	}
	path := pathLines(m.Place, wide, c.Soft())
	if m.NoFiles {
		return w.Text("page.menu.saved"), w.Text("page.menu.browser", "path", path)
	}
	return w.Text("page.menu.saved"), w.Text("page.menu.place", "path", path)
}
