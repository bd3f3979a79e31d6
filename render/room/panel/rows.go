package panel

import (
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// section draws options in columns.
func (p *pen) section(sec section) {
	if len(sec.list) > 0 {
		p.heading(sec.heading)
	}
	for sec.columns > 1 && !p.haveRoom(sec) {
		sec.columns--
	}
	for len(sec.list) > 0 {
		n := min(sec.columns, len(sec.list))
		columns := p.room.Columns(sec.columns, gap)
		high := 0.0
		for i, o := range sec.list[:n] {
			high = max(high, p.optionHigh(columns[i].W, &o))
		}
		for i, o := range sec.list[:n] {
			columns[i].H = high
			p.option(columns[i], &o)
		}
		p.down(high + 6)
		sec.list = sec.list[n:]
	}
	p.down(4)
}

// haveRoom reports whether every word of the options' names fits into its column.
func (p *pen) haveRoom(sec section) bool {
	wide, style := p.room.Columns(sec.columns, gap)[0].W, p.nameStyle()
	for i := range sec.list {
		name, _, _, _ := p.spread(wide, &sec.list[i])
		for word := range fonts.Words(sec.list[i].text) {
			if style.Width(word) > name {
				return false
			}
		}
	}
	return true
}

// Lengths within an option.
const (
	margin   = 12.0
	iconWide = 30.0
	optionUp = 9.0 // above and below its text
)

// spread returns the widths of the texts of an option: the name has the room left by the note and the key.
func (p *pen) spread(w float64, o *option) (name, detail, note, key float64) {
	inside := w - 2*margin
	if o.icon != "" {
		inside -= iconWide
	}
	soft := p.Soft()
	if o.note != "" {
		note = min(soft.Width(o.note)+1, inside*0.6)
	}
	if k := p.keyOf(o); k != "" {
		key = fonts.Width(assets.Text, p.Keyed().Size, k) + gap
	}
	return inside - note - key - gap, inside, note, key
}

func (p *pen) keyOf(o *option) string {
	if o.key == "" {
		return ""
	}
	return p.KeyOf(o.key)
}

func (p *pen) optionHigh(w float64, o *option) float64 {
	name, detail, _, _ := p.spread(w, o)
	high := p.ParaHeight(name, o.text, p.nameStyle()) + 2*optionUp
	if o.detail != "" {
		high += p.ParaHeight(detail, o.detail, p.Soft()) + 2
	}
	if p.TouchLayout() {
		high = max(high, theme.Touch)
	}
	return high
}

func (p *pen) nameStyle() widget.Style { return p.Body().Of(assets.Medium) }

// option draws one as a button with its texts on it.
func (p *pen) option(area view.Rect, o *option) {
	p.Button(area, widget.Button{ID: o.id, Name: o.name(), Act: o.act, About: o.about, Picked: o.picked, Off: o.off})
	defer p.Part(o.id)()
	ink, soft := p.Palette.Text, p.Palette.Soft
	if o.off {
		ink, soft = p.Palette.Faint, p.Palette.Faint
	}
	name, detail, note, key := p.spread(area.W, o)
	x, s := area.X+margin, p.nameStyle().In(ink)
	if o.icon != "" {
		first := s.Lead() + 2*optionUp
		if o.detail == "" {
			first = area.H
		}
		p.Icon(view.Rect{X: x, Y: area.Y, W: iconWide - gap, H: first}, o.icon, ink)
		x += iconWide
	}
	y := area.Y + optionUp
	if o.detail == "" {
		y = area.Y + (area.H-p.ParaHeight(name, o.text, s))/2
	}
	right := area.Right() - margin
	p.Fitted(view.Rect{X: right - note, Y: y, W: note, H: s.Lead()}, o.note, p.Soft().In(soft).To(view.Right))
	if k := p.keyOf(o); k != "" {
		style := p.Keyed().In(soft)
		wide := s.Width(o.text)
		end := p.Part(view.Silent)
		p.Label(view.Rect{X: x + min(wide, name) + gap, Y: y + 1, W: key, H: s.Lead()}, k, style)
		end()
	}
	y += p.Para(view.Rect{X: x, Y: y, W: name}, o.id, o.text, s)
	if o.detail != "" {
		p.Para(view.Rect{X: x, Y: y + 2, W: detail}, o.id, o.detail, p.Soft().In(soft))
	}
}

// bill draws the head, costs and gains of a choice, and in a sheet the next step.
func (p *pen) bill(m *Model) {
	about := *m
	if p.TouchLayout() { // a touch is told of elsewhere
		about.movable = false
	}
	head := about.head(p.y, plate.CoatOf(p.Palette, p.y.You))
	costs, brings := m.outlay(p.y), m.brings(p.y)
	label, amount := p.columns(append(costs, brings...))
	if p.TouchLayout() { // a sheet shows all of it without headings
		p.lowHead(head)
		p.rows("costs", "", costs, label, amount)
		p.rows("brings", "", brings, label, amount)
	} else {
		p.head(head)
		p.rows("costs", p.y.t("costs"), costs, label, amount)
		p.rows("brings", p.y.t("brings"), brings, label, amount)
	}
	if p.TouchLayout() {
		p.down(2)
		p.down(p.Para(p.room, thenID, m.then(p.y), p.thenStyle()) + gap)
	}
}

// thenID begins the ids of links to rules in the sentence about the next step.
const thenID = "panel:then"

func (p *pen) thenStyle() widget.Style { return p.Soft().In(p.Palette.Text) }

// whatComes tells above the buttons the step after the previewed choice: below the bill it could be out of sight.
func (p *pen) whatComes(m *Model) {
	if !m.billed || p.TouchLayout() {
		return
	}
	text, style := m.then(p.y), p.thenStyle()
	at, rest := p.room.Foot(p.ParaHeight(p.room.W, text, style) + gap)
	p.room = rest
	p.Para(at, thenID, text, style)
}

// billHigh is the height of a bill with large pictures, and of the alternatives above it.
func (p *pen) billHigh(m *Model) float64 {
	env := *p.Env
	env.Items, env.Targets = 0, 0
	trial := &pen{Canvas: widget.New(&env), y: p.y, room: view.Rect{W: p.room.W - beside}}
	trial.alternatives(m)
	trial.bill(m)
	return trial.room.Y
}

// Sides of the pictures at the head of a bill, and the least width of the words beside them; in a narrower panel they stand below.
const (
	headIcon    = 44.0
	headPlate   = 104.0
	headFlipped = 76.0
	headText    = 150.0
)

// head draws the head of a bill: a tile as placed and as flipped, or small where the rest would be out of sight.
func (p *pen) head(h head) {
	left, right := headIcon, 0.0
	switch {
	case p.tight:
		h.flipped = nil
	case h.flipped != nil:
		left, right = headPlate, headFlipped+headIcon
	case h.now != nil:
		left = headFlipped
	}
	beside := p.room.W - left - right - 3*margin
	inside := beside
	if beside < headText {
		inside = p.room.W - 2*margin
	}
	soft, title := p.Soft(), p.Heading().In(p.Palette.Text)
	for word := range fonts.Words(h.title) { // the name of a line is one
		if wide := title.Width(word) + 1; wide > inside {
			title = title.Sized(title.Size * inside / wide)
		}
	}
	words := p.ParaHeight(inside, h.title, title) + p.ParaHeight(inside, h.text, soft)
	pictures := max(words, left)
	if beside < headText {
		pictures = left
		words += left + gap
	}
	box := p.strip(max(words, left) + 2*optionUp)
	p.Box(box, theme.Corner, p.Palette.Sunk, p.Palette.Edge)
	at := view.Rect{X: box.X + margin, Y: box.Y + optionUp + (pictures-left)/2, W: left, H: left}
	if h.now != nil {
		p.Picture(at, h.now, 1)
	} else {
		p.Icon(at, h.icon, p.Palette.Brass)
	}
	if h.flipped != nil {
		p.onceFlipped(view.Rect{X: box.Right() - right - margin, Y: box.Y + optionUp, W: right, H: pictures}, h.flipped)
	}
	text := view.Rect{X: at.Right() + margin, Y: box.Y + optionUp, W: inside}
	if beside < headText {
		text.X, text.Y = at.X, at.Bottom()+gap
	}
	text.Y += p.Para(text, "panel:head", h.title, title)
	p.Para(text, "panel:head", h.text, soft)
	p.down(2)
}

// lowHead draws the head of a bill in a sheet: its picture at the left, small at the right the flipped tile.
func (p *pen) lowHead(h head) {
	const left, right = 56.0, 44.0
	title, soft := p.Heading().Sized(theme.Body*p.Reading*1.1), p.Soft()
	at := view.Rect{X: p.room.X, Y: p.room.Y, W: left, H: left}
	text := view.Rect{X: at.Right() + gap, Y: p.room.Y, W: p.room.W - left - gap}
	if h.flipped != nil {
		text.W -= right + gap
		p.Picture(view.Rect{X: text.Right() + gap, Y: at.Y, W: right, H: right}, h.flipped, 1)
	}
	if h.now != nil {
		p.Picture(at, h.now, 1)
	} else {
		p.Icon(at.Inset(gap), h.icon, p.Palette.Brass)
	}
	for word := range fonts.Words(h.title) { // the name of a line is one
		if wide := title.Width(word) + 1; wide > text.W {
			title = title.Sized(max(title.Size*text.W/wide, theme.LeastType))
		}
	}
	text.Y += p.Para(text, "panel:head", h.title, title)
	text.Y += p.Para(text, "panel:head", h.text, soft)
	p.down(max(left, text.Y-at.Y) + gap/2)
}

// onceFlipped draws an arrow to the flipped tile.
func (p *pen) onceFlipped(area view.Rect, flipped view.Painting) {
	arrow, rest := area.Left(area.W - headFlipped)
	s := p.Keyed().To(view.Centre)
	tile := view.Rect{X: rest.X, Y: area.Middle().Y - (headFlipped+s.Lead())/2, W: headFlipped, H: headFlipped}
	p.Icon(view.Around(view.Point{X: arrow.Middle().X, Y: tile.Middle().Y}, 20, 20), "arrow-right", p.Palette.Soft)
	p.Picture(tile, flipped, 1)
	p.Fitted(view.Rect{X: tile.X - margin, Y: tile.Bottom() + 2, W: tile.W + 2*margin, H: s.Lead()}, p.y.t("once-flipped"), s)
}

// rows draws a part of the bill as a table: label, amount and source.
func (p *pen) rows(id, heading string, rows []row, label, amount float64) {
	if len(rows) == 0 {
		return
	}
	p.heading(heading)
	for i := range rows {
		p.row("panel:"+id+":"+number(i), &rows[i], label, amount)
	}
}

// columns are the widths of labels and amounts: that of the widest, but for sums, whose amounts may run on.
func (p *pen) columns(rows []row) (label, amount float64) {
	for i := range rows {
		label = max(label, p.wide(p.Soft(), rows[i].label))
		if !rows[i].loud {
			amount = max(amount, p.wide(p.amountStyle(), rows[i].amount))
		}
	}
	return max(label, 56*p.Reading), max(amount, 36*p.Reading)
}

func (p *pen) wide(s widget.Style, text string) float64 {
	return s.Width(text) + gap + 2
}

func (p *pen) amountStyle() widget.Style { return p.Strong().Sized(theme.Body * p.Reading * 0.95) }

// leastDetail is the width below which a detail goes on a line of its own.
const leastDetail = 130.0

func (p *pen) row(id string, r *row, label, amount float64) {
	style, soft := p.amountStyle(), p.Soft()
	if r.loud {
		style = style.In(p.Palette.Brass)
	}
	top, lead := p.room.Y, style.Lead()
	x, wide := p.room.X+label, max(amount, p.wide(style, r.amount))
	detail := view.Rect{X: x + wide, Y: top + (lead-soft.Lead())/2, W: p.room.W - label - wide}
	if detail.W < leastDetail*p.Reading {
		detail.X, detail.W = x, p.room.W-label
		if r.amount != "" {
			detail.Y = top + lead
		}
	}
	high := lead
	if r.detail != "" {
		high = max(high, detail.Y+p.ParaHeight(detail.W, r.detail, soft)-top)
		p.hover(id, r, view.Rect{X: p.room.X, Y: top, W: p.room.W, H: high})
	}
	if r.act != nil { // it is called so
		defer p.Part(id)()
	}
	p.Label(view.Rect{X: p.room.X, Y: top, W: label, H: lead}, r.label, soft)
	p.Label(view.Rect{X: x, Y: top, W: wide, H: lead}, r.amount, style)
	if r.detail != "" {
		p.Para(detail, id, r.detail, soft)
	}
	p.down(high + 3)
}

// hover lets a row of a thing on the board, or one that opens something, be pointed at.
func (p *pen) hover(id string, r *row, area view.Rect) {
	if r.about == nil && r.act == nil {
		return
	}
	if p.Attended(id) {
		p.Add(view.Item{Kind: view.Box, Area: area, Radius: 4, Fill: p.Palette.Raised})
	}
	p.Target(view.Target{ID: id, Area: area, About: r.about, Act: r.act, Aside: true, NoFocus: r.act == nil})
	p.FocusRing(id, area, 4)
}
