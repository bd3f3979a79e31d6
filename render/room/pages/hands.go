package pages

import (
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The pages in the layouts for hands: columns that stand side by side on a desk stand below each other here, and scroll.

// handButton is the height of the buttons of a page.
const handButton = 50.0

// grid draws buttons in rows of some columns from the top of an area, and returns how high they came out.
func grid(c *widget.Canvas, area view.Rect, columns int, list []widget.Button) float64 {
	y := area.Y
	for len(list) > 0 {
		n := min(columns, len(list))
		row := view.Rect{X: area.X, Y: y, W: area.W, H: handButton}
		for i, at := range row.Columns(columns, 8)[:n] {
			c.Button(at, list[i])
		}
		y, list = y+handButton+8, list[n:]
	}
	return y - area.Y
}

// across is how many buttons stand side by side.
func across(c *widget.Canvas) int {
	if c.Size.Layout() == view.Short {
		return 3
	}
	return 2
}

// hands draws the menu with all that has a button in the bar at the top elsewhere.
func (m *Menu) hands(c *widget.Canvas, out any) {
	w := words.In(c.Words)
	room := c.Page(0, 0, w.Text("page.menu.title"), out)
	foot, rest := room.Foot(handButton + theme.Gap/2)
	c.Button(view.Rect{X: foot.X, Y: foot.Y, W: foot.W, H: handButton},
		widget.Button{ID: "menu:resume", Icon: "play", Text: w.Text("page.menu.resume"), Act: out, Action: "back", Main: true, Entry: true})
	_, rest = rest.Foot(8)
	c.ScrollKeys(menuID, rest.H)
	m.scroll = c.Scrolling(rest, menuID, m.scroll, func(in view.Rect) float64 {
		top := in.Y
		in.Y += grid(c, in, across(c), append(m.bar(c), m.buttons(c)...)) + theme.Gap/2
		return in.Y + m.note(c, in) - top
	})
	c.Key("menu", out)
}

// bar are the buttons that the narrow bar at the top has no room for.
func (m *Menu) bar(c *widget.Canvas) []widget.Button {
	undo := widget.Button{ID: "menu:undo", Icon: "undo", Text: c.Words.Text("topbar.undo"), Action: "undo"}
	redo := widget.Button{ID: "menu:redo", Icon: "redo", Text: c.Words.Text("topbar.redo"), Action: "redo"}
	if m.CanUndo {
		undo.Act = topbar.Undo{}
		if m.UndoPractice {
			undo.Icon, undo.Name = "warning", c.Words.Text("topbar.undo-practice")
		}
	}
	if m.CanRedo {
		redo.Act = topbar.Redo{}
	}
	log := widget.Button{ID: "menu:log", Icon: "log", Text: c.Words.Text("topbar.log"), Action: "log"}
	if !m.Hidden {
		log.Act = topbar.Log{}
	}
	return []widget.Button{undo, redo, log}
}

// gestures are the ways of fingers that help lists.
var gestures = []string{"tap", "hold", "drag", "pinch", "double", "sheet", "menu"}

// hands draws the page with the gestures first and the keys last, and returns where its lowest part ends.
func (h help) hands(room view.Rect) (bottom float64) {
	columns := []view.Rect{room}
	if h.c.Size.Layout() == view.Short {
		columns = room.Columns(2, 24)
	}
	ends := make([]float64, len(columns))
	for i, part := range []func(view.Rect) float64{
		h.gestures,
		func(at view.Rect) float64 { return h.legend(at, "board", h.board()) },
		func(at view.Rect) float64 { return h.legend(at, "panel", h.panel()) },
		func(at view.Rect) float64 { return h.topics(at, 0, 3) },
		func(at view.Rect) float64 { return h.topics(at, 3, 6) },
	} {
		n := i % len(columns)
		if len(columns) > 1 && ends[1-n] < ends[n] { // the shorter one
			n = 1 - n
		}
		at := columns[n]
		at.Y = max(ends[n], at.Y)
		ends[n] = part(at) + 20
		bottom = max(bottom, ends[n])
	}
	return bottom
}

// gestures explains the gestures.
func (h help) gestures(area view.Rect) (bottom float64) {
	c := h.c
	c.Fitted(view.Rect{X: area.X, Y: area.Y, W: area.W, H: 28}, c.Words.Text("page.help.touch.title"), c.Heading())
	area.Y += 36
	for _, g := range gestures {
		id := "page.help.touch." + g
		area.Y += c.Para(area, id, c.Words.Text(id), c.Strong().In(c.Palette.Brass))
		area.Y += c.Para(area, id, c.Words.Text(id+"-does"), h.body()) + 8
	}
	return area.Y - 8
}

// tall draws the rules in one column: the text, or the chapters.
func (b *RuleBook) tall(c *widget.Canvas, room view.Rect, out any) {
	row := func() (at view.Rect) {
		at, room = room.Top(theme.Touch)
		_, room = room.Top(8)
		return at
	}
	b.field(c, row(), out)
	if len(b.volumes) > 1 {
		b.books(c, row())
	}
	contents := widget.Button{ID: "rules:contents", Icon: "rules", Text: c.Words.Text("page.rules.chapters"), Act: Chapters{}, Picked: b.choosing}
	halves := row().Columns(2, 8)
	c.Button(halves[0], contents)
	if b.leads() {
		b.wayBack(c, halves[1])
	} else {
		c.Button(halves[1], lessonsButton(c))
	}
	if b.choosing && b.query == "" {
		c.ScrollKeys(chaptersID, room.H)
		b.list(c, room)
		return
	}
	c.ScrollKeys(rulesID, room.H)
	b.read(c, room)
}
