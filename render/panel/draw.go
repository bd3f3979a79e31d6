package panel

import (
	"sohofoundry/engine"
	"sohofoundry/render/fonts"
	"sohofoundry/render/pick"
	"sohofoundry/render/theme"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// pen writes the panel from the top downwards.
type pen struct {
	*widget.Canvas
	y    say
	room view.Rect // what is left below
}

const (
	gap    = 8.0
	beside = 14.0 // the bar of what scrolls stands in the margin
)

// Draw draws the panel into an area and returns how far it is scrolled. The foot of the area, Strip, stays free.
func Draw(c *widget.Canvas, area view.Rect, m *Model) widget.Scroll {
	room := c.Panel(area)
	_, room = room.Foot(stripHigh)
	line, room := room.Foot(gap * 1.5)
	c.Line([]view.Point{{X: line.X, Y: line.Middle().Y}, {X: line.Right(), Y: line.Middle().Y}}, 1, c.Palette.Grid)
	p := &pen{Canvas: c, y: say{c.Words, m.Question.Game, m.Question.State}, room: room}
	p.top(m)
	buttons := p.buttons(m)
	foot := p.foot(len(buttons))
	p.refusal(m)
	p.keys(m)
	p.room.W += beside
	scroll := c.Scrolling(p.room, ScrollID, m.Scroll, func(in view.Rect) float64 {
		inner := &pen{Canvas: c, y: p.y, room: in}
		inner.content(m)
		return inner.room.Y - in.Y
	})
	p.pressed(foot, buttons) // last, as the keyboard comes to them last
	return scroll
}

// down leaves some room free.
func (p *pen) down(h float64) { p.room.Y += h; p.room.H -= h }

// strip takes a strip off the room.
func (p *pen) strip(h float64) view.Rect {
	strip := p.room
	strip.H = h
	p.down(h)
	return strip
}

// top is the title, what to choose now, and what was picked so far.
func (p *pen) top(m *Model) {
	line := p.strip(34)
	note := p.Soft().To(view.Right)
	text := m.action(p.y)
	w := fonts.Width(note.Font, note.Size, text) + gap
	side, line := line.Side(w)
	p.Fitted(line, m.title(p.y), p.Title())
	p.Label(side, text, note)
	p.down(p.Para(p.room, "panel:ask", m.ask(p.y), p.Body().Sized(theme.Body*p.Reading*0.95)) + gap)
	p.chips(m)
}

const chipHigh = 30.0

// chips are the things that were picked, each to be taken back.
func (p *pen) chips(m *Model) {
	list := m.Picked.Things()
	if len(list) == 0 {
		return
	}
	s := p.Body().Sized(theme.Small)
	at := p.strip(chipHigh)
	x := at.X
	for _, t := range list {
		text := p.y.thing(t)
		w := min(fonts.Width(s.Font, s.Size, text)+44, at.W)
		if x > at.X && x+w > at.Right() {
			p.down(6)
			at, x = p.strip(chipHigh), at.X
		}
		chip := view.Rect{X: x, Y: at.Y, W: w, H: chipHigh}
		id := "picked:" + partNames[t.Part] + ":" + name(p.y.g, t)
		line := p.Palette.BrassDeep
		if p.Attended(id) {
			line = p.Palette.Brass
		}
		p.Box(chip, chipHigh/2, p.Palette.Raised, line)
		p.Fitted(view.Rect{X: x + 12, Y: at.Y, W: w - 40, H: chipHigh}, text, s)
		p.Icon(view.Rect{X: chip.Right() - 25, Y: at.Y, W: 11, H: chipHigh}, "cross", p.Palette.Soft)
		p.FocusRing(id, chip, chipHigh/2)
		p.Target(view.Target{ID: id, Area: chip, Act: Unpick{t}, About: t})
		x += w + 6
	}
	p.down(gap)
}

// foot takes the room for the buttons that go on and back.
func (p *pen) foot(n int) view.Rect {
	if n == 0 {
		return view.Rect{}
	}
	row, rest := p.room.Foot(44)
	_, p.room = rest.Foot(gap)
	return row
}

// pressed draws the buttons at the foot: the main one is wider.
func (p *pen) pressed(row view.Rect, buttons []widget.Button) {
	if len(buttons) < 2 {
		for _, b := range buttons {
			p.Button(row, b)
		}
		return
	}
	first, second := row.Columns(2, gap)[0], row.Columns(2, gap)[1]
	if buttons[1].Main {
		first, second = row.Left((row.W - gap) / 3)
		_, second = second.Left(gap)
	}
	p.Button(first, buttons[0])
	p.Button(second, buttons[1])
}

func (p *pen) buttons(m *Model) (list []widget.Button) {
	back := widget.Button{ID: BackID, Text: p.y.t("button.back"), Act: Back{}, Action: "back"}
	if len(m.Picked.Things()) > 0 {
		list = append(list, back)
		if m.billed {
			main := widget.Button{ID: ConfirmID, Text: m.confirm(p.y), Main: true}
			if c, ok := m.Ready(); ok {
				main.Act, main.Action = Confirm{c}, "confirm"
			}
			list = append(list, main)
		}
		return list
	}
	if m.Question.State.Decision == engine.ChooseAction {
		return p.undoing(m)
	}
	if m.Undo != Shut {
		back.Act = Undo{}
		if m.Undo == Practice {
			back.Note = p.y.t("button.practice")
		}
		list = append(list, back)
	}
	if done := (engine.Choice{Verb: engine.Done}); m.asks(done) {
		list = append(list, widget.Button{ID: DoneID, Text: p.y.t("button.done." + m.Question.State.Decision.String()),
			Act: Confirm{done}, Action: "done", Main: true})
	}
	return list
}

// asks reports whether a choice is among the answers.
func (m *Model) asks(c engine.Choice) bool {
	for _, answer := range m.Question.Choices {
		if answer == c {
			return true
		}
	}
	return false
}

func (p *pen) undoing(m *Model) (list []widget.Button) {
	for _, b := range []struct {
		way      Way
		id, icon string
		act      any
	}{{m.Undo, UndoID, "undo", Undo{}}, {m.Redo, RedoID, "redo", Redo{}}} {
		if b.way == Shut {
			continue
		}
		button := widget.Button{ID: b.id, Text: p.y.t("button." + b.id), Icon: b.icon, Act: b.act, Action: b.id}
		if b.way == Practice {
			button.Note = p.y.t("button.practice")
			button.Align = view.Left
		}
		list = append(list, button)
	}
	return list
}

// refusal says above the buttons why the last click led nowhere.
func (p *pen) refusal(m *Model) {
	text := m.Refused.Text(p.y.Words, m.Question.State)
	if text == "" {
		return
	}
	s := p.Body().Sized(theme.Body * p.Reading * 0.95)
	const cross = 26.0
	inside := p.room.W - 2*12 - cross
	box, rest := p.room.Foot(p.ParaHeight(inside, text, s) + 2*8)
	_, p.room = rest.Foot(gap)
	p.Box(box, theme.Corner, p.Palette.Night.Mix(p.Palette.No, 0.10), p.Palette.No)
	p.Para(view.Rect{X: box.X + 12, Y: box.Y + 8, W: inside}, "panel:refusal", text, s)
	x := view.Rect{X: box.Right() - cross - 4, Y: box.Y + 4, W: cross, H: cross}
	colour := p.Palette.Soft
	if p.Attended(DismissID) {
		colour = p.Palette.Text
	}
	p.Icon(x.Inset(7), "cross", colour)
	p.FocusRing(DismissID, x, theme.Corner)
	p.Target(view.Target{ID: DismissID, Area: x, Act: Dismiss{}})
	p.Key("back", Dismiss{}) // unless a button goes back
}

// keys are those that no button shows: every action's, and the pages of what is scrolled.
func (p *pen) keys(m *Model) {
	if m.Question.State.Decision == engine.ChooseAction {
		for _, v := range actions {
			p.Key(v.String(), Pick{pick.AVerb(v)})
		}
	}
	page := p.room.H * 0.85
	p.Key("page-up", widget.ScrollTo{ID: ScrollID, Offset: max(0, m.Scroll.Offset-page)})
	p.Key("page-down", widget.ScrollTo{ID: ScrollID, Offset: min(m.Scroll.Room, m.Scroll.Offset+page)})
}

// content is what scrolls: what is open, the bill, and why not elsewhere.
func (p *pen) content(m *Model) {
	parts := m.openParts()
	switch s := m.Question.State; {
	case m.billed && m.open: // the card is asked for first
		p.sections(m, parts)
		p.bill(m)
	case m.billed:
		p.bill(m)
		p.sections(m, parts)
	case AtOnce(s.Decision) || s.Decision == engine.ChooseGiveUp:
		p.section(m.answers(p.y))
	case s.Decision == engine.ChooseAction && len(parts) == 0:
		p.section(m.everyAction(p.y))
		p.hint(m)
	default:
		p.sections(m, parts)
	}
	p.elsewhere(m)
}

func (p *pen) sections(m *Model, parts []pick.Part) {
	for _, part := range parts {
		p.section(m.part(p.y, part))
	}
}

// hint tells how to begin from either end.
func (p *pen) hint(m *Model) {
	if len(m.Picked.Things()) > 0 {
		return
	}
	held := number(p.y.s.Players[p.y.s.Actor].HandLen())
	first, last := p.KeyName(p.Keys.Key("card-1")), p.KeyName(p.Keys.Key("card-"+held))
	again := p.KeyName(p.Keys.Key("replay-turn"))
	hints := []string{"hint.card", "hint.place", "hint.why"}
	if m.Again {
		hints = append(hints, "hint.again")
	}
	for _, key := range hints {
		p.down(p.Para(p.room, "panel:"+key, p.y.t(key, "n", held, "first", first, "last", last, "again", again), p.Soft()) + 4)
	}
}

// elsewhere lists where an industry cannot be built, with spaces that are refused alike in one.
func (p *pen) elsewhere(m *Model) {
	var texts []string
	places := map[string][]string{}
	for _, e := range m.elsewhere {
		text := e.Why.Text(p.y.Words, p.y.s)
		if places[text] == nil {
			texts = append(texts, text)
		}
		places[text] = append(places[text], p.y.Location(p.y.g.LocationOf(e.Slot)))
	}
	if len(texts) == 0 {
		return
	}
	p.heading(p.y.t("elsewhere"))
	for i, text := range texts {
		p.down(p.Para(p.room, "panel:elsewhere:"+number(i), p.y.list(places[text]), p.Soft().In(p.Palette.Text)))
		p.down(p.Para(p.room, "panel:elsewhere:"+number(i), text, p.Soft()) + 6)
	}
}

func (p *pen) heading(text string) {
	if text == "" {
		return
	}
	p.down(4)
	p.Fitted(p.strip(28), text, p.Heading())
	p.down(2)
}
