package start

import (
	"sohofoundry/automa/search"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// againstRow is the choice between the Automa and a rival.
func (p *newGamePage) againstRow(c *widget.Canvas) row {
	_, rival := p.choice.rival()
	return either(c, "against", "automa", "rival", rival)
}

// strengthRow is the choice of how far the rival looks.
func (p *newGamePage) strengthRow(c *widget.Canvas) row {
	chosen, _ := p.choice.rival()
	r := row{id: "new-game:strength", label: c.Words.Text("new-game.strength-row.label")}
	for _, strength := range search.Strengths {
		r.options = append(r.options, option{id: "new-game:strength:" + strength.Name, text: words.Capital(words.In(c.Words).Mat(strength.Name)),
			act: choose{"strength", strength.Name}, explain: c.Words.Text("new-game.strength-row.explained", "n", strength.Futures),
			picked: strength == chosen})
	}
	return r
}

// drawAgainst draws the choice of the opponent behind the title of the page, as the other choices depend on it. It reports whether there
// is one and it fits.
func (p *newGamePage) drawAgainst(c *widget.Canvas, head view.Rect) bool {
	r, rest := p.againstRow(c), p.besideTitle(c, head, 2*theme.Pad)
	label := fonts.Width(assets.Text, c.Body().Size, r.label) + theme.Gap
	buttons, wide := make([]float64, len(r.options)), label
	for i, o := range r.options {
		buttons[i] = fonts.Width(assets.Medium, c.Pressed().Size, o.text) + 34
		wide += buttons[i] + 8
	}
	if !p.choice.canHaveRival() || c.Size.Layout() != view.Wide || wide > rest.W {
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
