package start

import (
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// newGamePage is the page of a new game.
type newGamePage struct {
	frame
	choice *choice
}

// Acts of the page alone.
type (
	begin struct{}
	roll  struct{}
)

// reset has the choice be that of this page.
func (p *newGamePage) reset() {
	p.frame.reset()
	p.choice.real = false
}

func (p *newGamePage) do(act any) (asks []any, known bool) {
	switch act := act.(type) {
	case choose:
		return p.choice.choose(act), true
	case view.Typed:
		if p.typing == seedField {
			p.choice.typeSeed(act)
		} else {
			p.choice.typeName(p.typing, act)
		}
	case chooseSeat:
		p.choice.chooseSeat(act)
	case roll:
		p.choice.roll()
	case begin:
		return p.begin(), true
	default:
		return nil, false
	}
	return nil, true
}

// begin asks for the game as chosen, and for the choices to be saved for the next one.
func (p *newGamePage) begin() []any {
	ch := p.choice
	if ch.seed == "" {
		ch.roll()
	}
	seed, ok := ch.seedNumber()
	if !ok {
		return nil // the page says so
	}
	if ch.isIndustry() {
		return ch.beginIndustry(seed)
	}
	var ask Begin
	rival, hasRival := ch.rival()
	switch {
	case ch.game.Table:
		ask = ch.atTable(seed)
	case hasRival:
		ask = ch.againstRival(rival, seed)
	default:
		ask = ch.againstAutoma(seed)
		ask.Guide = ch.guide
	}
	ch.guide = false
	kept := ch.keep(&ask)
	ch.roll()
	return []any{kept, ask}
}

// draw draws the choices for a new game.
func (p *newGamePage) draw(c *widget.Canvas, head, area view.Rect) {
	high := c.ButtonHigh() + 6
	if c.Size.Layout() == view.Tall {
		text, style := p.beginText(c)
		high = entryHigh + c.ParaHeight(area.W, text, style) + 6
	}
	foot, rest := area.Foot(high)
	_, rest = rest.Foot(8)
	if p.choice.isIndustry() {
		p.scrolling(c, rest, func(in view.Rect) float64 { return p.drawIndustry(c, in) })
		p.drawBegin(c, foot)
		return
	}
	beside := p.drawAgainst(c, head)
	p.scrolling(c, rest, func(in view.Rect) float64 {
		in.Y += drawBoards(c, in, p.choice) + theme.Gap
		if !beside {
			in.Y += drawRow(c, in, p.choice.againstRow(c))
		}
		if _, rival := p.choice.rival(); p.choice.game.Table {
			if beside {
				in.Y += c.Para(in, "new-game:table", c.Words.Text("new-game.against-explained.table"), c.Soft()) + theme.Gap
			}
			in.Y += p.drawSeats(c, in)
		} else if rival {
			if beside {
				in.Y += c.Para(in, "new-game:rival", c.Words.Text("new-game.against-explained.rival"), c.Soft()) + theme.Gap
			}
			in.Y += drawRow(c, in, p.choice.strengthRow(c))
		} else {
			in.Y += drawLevels(c, in, p.choice) + theme.Gap
		}
		in.Y += p.drawSeed(c, in)
		for _, r := range p.rows(c) {
			in.Y += drawRow(c, in, r)
		}
		return in.Y
	})
	p.drawBegin(c, foot)
}

// drawAgainst draws the choice of the opponent behind the title of the page, as the other choices depend on it. It reports whether there
// is one and it fits.
func (p *newGamePage) drawAgainst(c *widget.Canvas, head view.Rect) bool {
	r, rest := p.choice.againstRow(c), p.besideTitle(c, head, 2*theme.Pad)
	label := fonts.Width(assets.Text, c.Body().Size, r.label) + theme.Gap
	buttons, wide := make([]float64, len(r.options)), label
	for i, o := range r.options {
		buttons[i] = fonts.Width(assets.Medium, c.Pressed().Size, o.text) + 34
		wide += buttons[i] + 8
	}
	if c.Size.Layout() != view.Wide || wide > rest.W {
		return false
	}
	at, rest := rest.Left(label)
	c.Fitted(at, r.label, c.Body().In(c.Palette.Soft))
	for i, o := range r.options {
		at, rest = rest.Left(buttons[i])
		c.Button(at, widget.Button{ID: o.id, Text: o.text, Act: o.act, Picked: o.picked, About: aboutText{o.text, o.explain}})
		_, rest = rest.Left(8)
	}
	return true
}

const seedField = "new-game:seed"

// drawSeed draws the line for the seed.
func (p *newGamePage) drawSeed(c *widget.Canvas, area view.Rect) float64 {
	rest, high := drawLabel(c, area, c.Words.Text("new-game.seed")), c.ButtonHigh()
	field := view.Rect{X: rest.X, Y: rest.Y, W: min(170, rest.W-158), H: high}
	c.Field(field, widget.Field{ID: seedField, Name: c.Words.Text("new-game.seed"), Text: p.choice.seed, Empty: c.Words.Text("new-game.random"),
		Focus: focus{seedField}, On: p.typing == seedField})
	c.Button(view.Rect{X: field.Right() + 8, Y: rest.Y, W: 150, H: high}, widget.Button{ID: "new-game:roll",
		Text: c.Words.Text("new-game.roll"), Icon: "seed", Act: roll{}})
	y := rest.Y + high + 3 - area.Y
	explained := c.Words.Text("new-game.seed-explained")
	if p.choice.isIndustry() {
		explained = c.Words.Text("new-game.industry.seed")
	}
	return y + c.Para(view.Rect{X: rest.X, Y: area.Y + y, W: rest.W}, "new-game:seed:explained", explained, c.Soft()) + gapBelow(c)
}

// rows are the other choices.
func (p *newGamePage) rows(c *widget.Canvas) []row {
	ch, rows := p.choice, p.choice.editionRows(c)
	if ch.hasIntroductory() {
		rows = append(rows, either(c, "length", "whole", "introductory", ch.game.Introductory))
	}
	if _, rival := ch.rival(); rival || ch.game.Table {
		return rows
	}
	if ch.hasSpendingOrder() {
		rows = append(rows, either(c, "order", "first", "spending", ch.game.SpendingOrder))
	}
	rows = append(rows, either(c, "guide", "off", "on", ch.guide))
	switch {
	case len(p.world.Files) > 0:
		rows = append(rows, ch.deckRow(c), ch.matRow(c))
	case p.world.Folder != "":
		rows = append(rows, row{id: "new-game:own", label: c.Words.Text("new-game.own.label"),
			explain: c.Words.Text("new-game.own.explained", "folder", p.world.Folder)})
	}
	if c.TouchLayout() { // else it stands beside the button that begins
		rows = append(rows, row{id: "new-game:workshop", label: c.Words.Text("workshop.title"), options: []option{{id: "new-game:workshop:open",
			text: c.Words.Text("workshop.open"), act: Workshop{}}}, explain: c.Words.Text("workshop.open-explained")})
	}
	return rows
}

// drawBegin draws the button that begins the game, and beside or above it the name of that game.
func (p *newGamePage) drawBegin(c *widget.Canvas, area view.Rect) {
	text, style := p.beginText(c)
	b := widget.Button{ID: "new-game:begin", Text: c.Words.Text("new-game.begin"), Icon: "play", Act: begin{}, Main: true}
	if p.seedTooLarge() || p.choice.misnamed(words.In(c.Words)) {
		b.Act = nil
	}
	if c.Size.Layout() == view.Tall {
		button, above := area.Foot(entryHigh)
		c.Para(above, "new-game:begin", text, style.To(view.Centre))
		c.Button(button, b)
		return
	}
	button, rest := area.Side(190)
	_, rest = rest.Side(theme.Gap)
	if !c.TouchLayout() && !p.choice.isIndustry() {
		rest = drawWorkshopButton(c, rest, fonts.Width(style.Font, style.Size, text))
	}
	c.Fitted(rest, text, style)
	c.Button(button.Insets(0, 1), b)
}

// drawWorkshopButton draws the button for the workshop at the right of an area, and returns the rest of the area. The button has no
// label if it would leave less than the width of the text.
func drawWorkshopButton(c *widget.Canvas, area view.Rect, text float64) view.Rect {
	b := widget.Button{ID: "new-game:workshop:open", Text: c.Words.Text("workshop.title"), Icon: "deck", Act: Workshop{},
		About: about{"workshop.open-explained"}}
	if area.W-c.ButtonWide(&b)-theme.Gap < text {
		b.Name, b.Text = b.Text, ""
	}
	at, rest := area.Side(c.ButtonWide(&b))
	c.Button(at.Insets(0, 1), b)
	_, rest = rest.Side(theme.Gap)
	return rest
}

func (p *newGamePage) seedTooLarge() bool {
	_, ok := p.choice.seedNumber()
	return !ok && p.choice.seed != ""
}

// beginText names the game that would begin, or says why none can.
func (p *newGamePage) beginText(c *widget.Canvas) (string, widget.Style) {
	if p.seedTooLarge() {
		return c.Words.Text("new-game.seed-too-large"), c.Soft().In(c.Palette.No)
	}
	if p.choice.isIndustry() {
		return p.choice.industryText(c)
	}
	if p.choice.game.Table {
		return p.choice.tableText(c)
	}
	if rival, ok := p.choice.rival(); ok {
		w := words.In(c.Words)
		return w.Text("new-game.chosen.rival", "game", gameName(w, p.choice.Game()), "strength", w.Mat(rival.Name)), c.Soft()
	}
	return p.choice.text(c), c.Soft()
}
