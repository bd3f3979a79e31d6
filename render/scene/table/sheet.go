package table

import (
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// sheet is what the person has moved in the rooms beside the board.
type sheet struct {
	drawn float64       // how far the sheet of the tall layout is drawn up
	notes widget.Scroll // of what was told in the place of the hand
}

// sheetID is the target by which the sheet of the tall layout is drawn up and down.
const sheetID = "sheet"

// drawSheet draws, in the layouts for hands, the sheet of the hand below the board while a card is picked at most, else the
// handle of the panel.
func (s *Scene) drawSheet(c *widget.Canvas, r rooms, m *models) {
	p := c.Palette
	if !r.handle.Empty() {
		c.Add(view.Item{Kind: view.Box, Area: r.handle, Fill: p.Panel})
		c.Box(view.Around(r.handle.Middle(), 48, 5), 2.5, p.Edge, 0)
		c.Target(view.Target{ID: sheetID, Area: r.handle, Drag: true, NoFocus: true})
	}
	if !r.purse.Empty() {
		s.mode.drawHand(c, r, m)
	}
}

// drawHand draws the purse, the actions and the hand.
func (ch *choosing) drawHand(c *widget.Canvas, r rooms, m *models) {
	s, p := ch.table, c.Palette
	below := r.purse.Joined(r.actions).Joined(r.hand)
	c.Add(view.Item{Kind: view.Box, Area: below, Fill: p.Panel})
	c.Target(view.Target{ID: "sheet:ground", Area: below, NoFocus: true})
	ch.panel.CanUndo = s.rec.CanUndo()
	undo, purse := r.purse.Insets(theme.Gap/2, 0).Side(theme.Touch)
	panel.DrawUndo(c, undo, &ch.panel)
	hand.DrawPurse(c, purse, m.hand)
	panel.DrawActions(c, r.actions, &ch.panel)
	hand.DrawFan(c, r.hand, m.hand)
	ch.pointed = -1
	if i, pointed := hand.Attended(c); pointed {
		ch.pointed = i
	}
}

// do draws the sheet up and down, and scrolls the notes in the place of the cards. A drag along a hand that is out of sight by now means
// nothing.
func (s *sheet) do(act any) bool {
	drag, ok := act.(view.Drag)
	if ok && drag.ID == sheetID {
		s.drawn -= drag.By.Y
		return true
	}
	return ok && drag.ID == hand.FanID || s.notes.Do(hand.NotesID, act)
}
