package hand

import (
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// NotesID is the target that takes the wheel and drags over the notes.
const NotesID = "hand:notes"

// notes writes, where the cards lie on a real table and are not known to the program, how many there are and the results of the last
// action. Wild cards, which are public, lie beside that.
func (m *Model) notes(c *widget.Canvas, area view.Rect) {
	const wide, tall = 88.0, 1.5
	p := m.player(c)
	wild := 0
	for i, card := range p.Hand[:p.HandLen()] {
		if m.Game.Cards[card].Kind == engine.UnknownCard {
			continue
		}
		var at view.Rect
		at, area = area.Side(wide)
		area.W -= between
		at.Y, at.H = at.Y+raise, min(at.H-raise, wide*tall)
		m.card(c, at, i, card)
		wild++
	}
	key := "hand.private"
	if wild > 0 {
		key += "-wild"
	}
	w := words.In(c.Words)
	if w.Numbered { // nobody is "you", as at a real table of people
		key += "-of"
	}
	lines := append([]string{w.Text(key, "n", strconv.Itoa(p.HandLen()), "wild", strconv.Itoa(wild), "name", w.SeatName(w.You))}, m.Notes...)
	if len(m.Notes) == 0 && m.Asked {
		lines = append(lines, c.Words.Text("hand.tap"))
	}
	c.Say(lines...)
	*m.Scroll = c.Scrolling(area, NotesID, *m.Scroll, func(in view.Rect) float64 {
		top, style := in.Y, c.Soft()
		for i, line := range lines {
			in.Y += c.Para(in, NotesID+":"+strconv.Itoa(i), line, style) + 3
			style = c.Body()
		}
		return in.Y - top
	})
}
