package panel

import (
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// pen writes the panel from the top downwards.
type pen struct {
	*widget.Canvas
	y     say
	room  view.Rect // the room left below
	tight bool      // there is no room for large pictures
}

const (
	gap    = 8.0
	beside = 14.0 // the scroll bar stands in the margin
)

// Draw draws the panel into an area and returns how far it is scrolled. The foot of the area, Strip, stays free in the wide
// layout.
func Draw(c *widget.Canvas, area view.Rect, m *Model) widget.Scroll {
	room := c.Panel(area)
	c.Asks(area)
	if c.Size.Layout() == view.Wide {
		_, room = room.Foot(stripHigh(c.Reading))
		var line view.Rect
		line, room = room.Foot(gap * 1.5)
		c.Line([]view.Point{{X: line.X, Y: line.Middle().Y}, {X: line.Right(), Y: line.Middle().Y}}, 1, c.Palette.Grid)
	}
	p := &pen{Canvas: c, y: say{words.In(c.Words), m.Question.Game, m.Question.State}, room: room}
	if len(m.Which) > 0 {
		return p.which(m)
	}
	p.top(m)
	foot := p.foot(m)
	p.whatComes(m)
	p.refusal(m)
	p.keys(m)
	p.room.W += beside
	tight := m.billed && p.billHigh(m) > p.room.H
	scroll := c.Scrolling(p.room, ScrollID, m.Scroll, func(in view.Rect) float64 {
		inner := &pen{Canvas: c, y: p.y, room: in, tight: tight}
		inner.content(m)
		return inner.room.Y - in.Y
	})
	foot() // last, as the keyboard comes to it last
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

// top is the title, the question, and the things picked so far.
func (p *pen) top(m *Model) {
	if p.TouchLayout() {
		p.lowTop(m)
		return
	}
	line := p.strip(34)
	note := p.Soft().To(view.Right)
	text := m.action(p.y)
	w := note.Width(text) + gap
	side, line := line.Side(w)
	p.Fitted(line, m.title(p.y), p.Title())
	p.Label(side, text, note)
	ask := m.ask(p.y)
	p.Say(m.title(p.y), ask)
	p.down(p.Para(p.room, "panel:ask", ask, p.Body().Sized(theme.Body*p.Reading*0.95)) + gap)
	p.chips(m)
}

// which asks which of several things near a finger was meant.
func (p *pen) which(m *Model) widget.Scroll {
	p.Fitted(p.strip(theme.Touch), p.y.t("title.which"), p.Heading())
	back, rest := p.room.Foot(thumbHigh)
	_, p.room = rest.Foot(gap)
	sec := section{columns: 1}
	for _, t := range m.Which {
		o := option{id: "which:" + t.FullName(p.y.g), text: p.y.thing(t), act: t, about: t, picked: m.Picked.Has(t)}
		if t.Kind == thing.Space || t.Kind == thing.Line {
			o.note = m.Price(p.y.Words, t)
		}
		sec.list = append(sec.list, o)
	}
	scroll := p.Scrolling(p.room, ScrollID, m.Scroll, func(in view.Rect) float64 {
		inner := &pen{Canvas: p.Canvas, y: p.y, room: in}
		inner.section(sec)
		return inner.room.Y - in.Y
	})
	p.Button(back, widget.Button{ID: BackID, Text: p.y.t("button.back"), Act: Dismiss{}, Action: "back"})
	return scroll
}

// lowTop is the top where there is little room: none over a preview, which names all that was picked.
func (p *pen) lowTop(m *Model) {
	if m.billed {
		return
	}
	line := p.strip(theme.Touch)
	if m.CanUndo && len(m.Picked.Things()) == 0 {
		var undo view.Rect
		undo, line = line.Side(theme.Touch)
		DrawUndo(p.Canvas, undo, m)
		_, line = line.Side(gap)
	}
	p.Fitted(line, m.title(p.y), p.Heading())
	p.down(p.Para(p.room, "panel:ask", m.ask(p.y), p.Soft().In(p.Palette.Text)) + gap/2)
	p.chips(m)
}

const chipHigh = 30.0

// chips are the things that were picked, each to be taken back.
func (p *pen) chips(m *Model) {
	list := m.Picked.Things()
	if len(list) == 0 {
		return
	}
	s := p.Body().Sized(p.Least(theme.Small * p.Reading))
	high := chipHigh
	if p.TouchLayout() {
		high = theme.Touch
	}
	at := p.strip(high)
	x := at.X
	for _, t := range list {
		text := p.y.thing(t)
		w := min(s.Width(text)+44, at.W)
		if x > at.X && x+w > at.Right() {
			p.down(6)
			at, x = p.strip(high), at.X
		}
		chip := view.Rect{X: x, Y: at.Y, W: w, H: high}
		id := "picked:" + t.FullName(p.y.g)
		line := p.Palette.BrassDeep
		if p.Attended(id) {
			line = p.Palette.Brass
		}
		p.Box(chip, high/2, p.Palette.Raised, line)
		end := p.Part(id)
		p.Fitted(view.Rect{X: x + 12, Y: at.Y, W: w - 40, H: high}, text, s)
		end()
		p.Icon(view.Rect{X: chip.Right() - 25, Y: at.Y, W: 11, H: high}, "cross", p.Palette.Soft)
		p.FocusRing(id, chip, high/2)
		p.Target(view.Target{ID: id, Area: chip, Act: t, About: t, Aside: true})
		x += w + 6
	}
	p.down(gap)
}

// Heights of the buttons at the foot: at a desk, and for thumbs.
const footHigh, thumbHigh = 44.0, 54.0

// foot draws the buttons that go on and back. Each has a place of its own, so that after a press no button that takes back or gives up
// something lies under the mouse: going back at the left, the golden button at the right, and the button that ends an action early in a
// row above them.
func (p *pen) foot(m *Model) (draw func()) {
	var list []func()
	high := footHigh
	if p.TouchLayout() {
		high = thumbHigh
	}
	row := func() view.Rect {
		row, rest := p.room.Foot(high)
		_, p.room = rest.Foot(gap)
		return row
	}
	done := engine.Choice{Verb: engine.Done}
	picked := len(m.Picked.Things()) > 0
	if picked || m.asks(done) {
		left, right := row().Left((p.room.W - gap) / 3)
		_, right = right.Left(gap)
		if picked {
			list = append(list, func() { p.drawContinue(left, right, m) })
		}
	}
	if !picked && m.CanUndo && m.Question.State.Decision != engine.ChooseAction {
		p.Key("back", Undo{})
	}
	if m.asks(done) {
		at := row()
		list = append(list, func() {
			p.Button(at, widget.Button{ID: DoneID, Text: p.y.t("button.done." + m.Question.State.Decision.String()),
				Act: Confirm{done}, Action: "done"})
		})
	}
	return func() {
		for _, draw := range slices.Backward(list) {
			draw()
		}
	}
}

// drawContinue draws the button that takes back the last pick and the one that confirms.
func (p *pen) drawContinue(left, right view.Rect, m *Model) {
	p.Button(left, widget.Button{ID: BackID, Text: p.y.t("button.back"), Act: Back{}, Action: "back"})
	if !m.billed {
		return
	}
	golden := widget.Button{ID: ConfirmID, Text: m.confirm(p.y), Main: true}
	if c, ok := m.Ready(); ok {
		golden.Act = Confirm{c}
	}
	p.Button(right, golden)
}

// asks reports whether a choice is among the answers.
func (m *Model) asks(c engine.Choice) bool { return slices.Contains(m.Question.Choices, c) }

// refusal says above the buttons why the last click led nowhere.
func (p *pen) refusal(m *Model) {
	text := m.Refused.Text(p.y.Words, m.Question.State)
	if text == "" {
		return
	}
	s := p.Body().Sized(theme.Body * p.Reading * 0.95)
	p.Say(text)
	cross := 26.0
	if p.TouchLayout() {
		cross = theme.Touch
	}
	inside := p.room.W - 2*12 - cross
	words, below := max(p.ParaHeight(inside, text, s), cross-8)+2*8, 0.0
	otherwise := m.otherwise(p)
	rows := p.rowsOf(otherwise, p.room.W-16)
	for range rows {
		below += p.ButtonHigh() + 8
	}
	box, rest := p.room.Foot(words + below)
	_, p.room = rest.Foot(gap)
	p.Box(box, theme.Corner, p.Palette.Night.Mix(p.Palette.No, 0.10), p.Palette.No)
	p.Para(view.Rect{X: box.X + 12, Y: box.Y + 8, W: inside}, "panel:refusal", text, s)
	x := view.Rect{X: box.Right() - cross - 4, Y: box.Y + 4, W: cross, H: cross}
	colour := p.Palette.Soft
	if p.Attended(DismissID) {
		colour = p.Palette.Text
	}
	p.Icon(view.Around(x.Middle(), 12, 12), "cross", colour)
	p.FocusRing(DismissID, x, theme.Corner)
	p.Target(view.Target{ID: DismissID, Name: p.Words.Text("name.close"), Area: x, Act: Dismiss{}})
	p.Key("back", Dismiss{}) // unless a button goes back
	at := view.Rect{X: box.X + 8, Y: box.Y + words, W: box.W - 16, H: p.ButtonHigh()}
	for row := range slices.Chunk(otherwise, max(1, len(otherwise)/max(rows, 1))) {
		for i, area := range at.Columns(len(row), gap) {
			p.Button(area, row[i])
		}
		at.Y += at.H + 8
	}
}

// otherwise are the buttons for a refusal at a real table: the choice was played anyway, or a piece lies elsewhere.
func (m *Model) otherwise(p *pen) (list []widget.Button) {
	if !m.Companion {
		return nil
	}
	if m.Anyway != (engine.Choice{}) {
		list = append(list, widget.Button{ID: AnywayID, Text: p.y.t("button.anyway"), Act: Anyway{m.Anyway}})
	}
	return append(list, widget.Button{ID: "panel:put-right", Text: p.Words.Text("put-right.title"), Act: putright.Open{}, Action: "put-right"})
}

// rowsOf is how many rows buttons need: one, if each fits beside the others.
func (p *pen) rowsOf(list []widget.Button, wide float64) int {
	for i := range list {
		if p.ButtonWide(&list[i]) > (wide-gap)/float64(len(list)) {
			return len(list)
		}
	}
	return min(len(list), 1)
}

// keys are the keys without a button: those of every action, and those that page a scrolling list.
func (p *pen) keys(m *Model) {
	if m.Question.State.Decision == engine.ChooseAction {
		for _, v := range m.Question.Game.Rules().Actions {
			p.Key(actionKey(v), thing.Of(v))
		}
		if size := m.nextSize(); size.ID != 0 {
			p.Key(actionKey(engine.Loan), size)
		}
	}
	p.ScrollKeys(ScrollID, p.room.H)
}

// content draws the scrolling part: the open parts, the bill, and why other spaces are not possible.
func (p *pen) content(m *Model) {
	p.hinted(m)
	if m.Question.State.Decision != engine.ChooseAction { // the notes on one part come before the next part
		p.notes(m)
	} else {
		defer p.notes(m)
	}
	parts := m.openParts()
	switch s := m.Question.State; {
	case m.billed:
		billFirst := p.TouchLayout() && !p.y.g.Edition.Companion // at a real table, the moves made there are to be entered fast
		if billFirst {
			p.bill(m)
		}
		p.alternatives(m)
		if !billFirst {
			p.bill(m)
		}
		if p.TouchLayout() { // other cards are chosen here, as the hand is out of sight
			p.section(m.cards(p.y))
		}
		if !m.proposed {
			p.sections(m, parts)
		}
	case s.Decision == engine.ChooseDiscard && !p.TouchLayout(): // in the hand
	case AtOnce(s.Decision) || s.Decision == engine.ChooseGiveUp:
		p.section(m.answers(p.y))
	case s.Decision == engine.ChooseAction && len(parts) == 0:
		p.section(m.everyAction(p.y))
		p.hint(m)
	default:
		p.sections(m, parts)
		if p.TouchLayout() && s.Decision == engine.ChooseAction {
			p.section(m.cards(p.y))
		}
	}
	if s := m.Question.State; s.Decision != engine.ChooseAction && m.Hint == nil && !p.y.g.Edition.Companion {
		p.section(section{columns: 2, list: []option{hintOption(p.y)}})
	}
	p.elsewhere(m)
}

// notes tells the results of the last action, in few lines: there is little room above the question.
func (p *pen) notes(m *Model) {
	if len(m.Notes) == 0 {
		return
	}
	p.Say(m.Notes...)
	p.down(p.Para(p.room, "panel:notes:title", m.Notes[0], p.Soft()))
	p.down(p.Para(p.room, "panel:notes", strings.Join(m.Notes[1:], " "), p.Body().Sized(p.Least(theme.Small*p.Reading))) + gap)
}

// alternatives draws the alternatives to a proposal, a row each above the bill.
func (p *pen) alternatives(m *Model) {
	if !m.proposed {
		return
	}
	for _, kind := range m.openParts() {
		row := m.facet(p.y, kind)
		row.heading, row.columns = "", len(row.list)
		for i := range row.list {
			row.list[i].note, row.list[i].detail, row.list[i].key = "", "", ""
		}
		p.section(row)
	}
}

func (p *pen) sections(m *Model, kinds []thing.Kind) {
	for _, kind := range kinds {
		p.section(m.facet(p.y, kind))
	}
}

// hint tells how to begin from either end.
func (p *pen) hint(m *Model) {
	if len(m.Picked.Things()) > 0 {
		return
	}
	cards := number(p.y.s.Players[p.y.s.Actor].HandLen())
	first, last := p.KeyName(p.Keys.Key("card-1")), p.KeyName(p.Keys.Key("card-"+cards))
	again := p.KeyName(p.Keys.Key("replay-turn"))
	hints := []string{"hint.card", "hint.place", "hint.why"}
	if p.y.g.PrivateHand() {
		hints = hints[1:]
	}
	switch {
	case m.Again && p.y.Company():
		hints = append(hints, "hint.again-others")
	case m.Again:
		hints = append(hints, "hint.again")
	}
	for _, key := range hints {
		p.down(p.Para(p.room, "panel:"+key, p.y.t(key, "n", cards, "first", first, "last", last, "again", again), p.Soft()) + 4)
	}
}

// elsewhere lists where an industry cannot be built, with spaces that are refused alike in one.
func (p *pen) elsewhere(m *Model) {
	var texts []string
	locations := map[string][]string{}
	for _, e := range m.elsewhere {
		text := e.Why.Text(p.y.Words, p.y.s)
		if locations[text] == nil {
			texts = append(texts, text)
		}
		locations[text] = append(locations[text], p.y.Location(p.y.g.LocationOf(e.Space)))
	}
	if len(texts) == 0 {
		return
	}
	p.heading(p.y.t("elsewhere"))
	for i, text := range texts {
		p.down(p.Para(p.room, "panel:elsewhere:"+number(i), p.y.And(locations[text]), p.Soft().In(p.Palette.Text)))
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
