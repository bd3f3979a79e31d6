package panel

import (
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Of the buttons of all actions in the layouts for hands.
const (
	actionColumns = 4
	actionHigh    = 54.0
	actionGap     = 6.0
)

// ActionsHigh is the height that DrawActions needs for a game.
func ActionsHigh(g *engine.Game) float64 {
	buttons := len(g.Rules().Actions)
	if !g.Edition.Companion {
		buttons++ // a hint
	}
	rows := float64((buttons + actionColumns - 1) / actionColumns)
	return rows*(actionHigh+actionGap) + actionGap
}

// DrawUndo draws the sign that takes the last choice back.
func DrawUndo(c *widget.Canvas, area view.Rect, m *Model) {
	undo := widget.Button{ID: "panel:undo", Name: c.Words.Text("topbar.undo"), Icon: "undo"}
	if m.CanUndo {
		undo.Act = Undo{}
	}
	c.Button(area, undo)
}

// DrawActions draws all actions as buttons to be touched, sign above name.
func DrawActions(c *widget.Canvas, area view.Rect, m *Model) {
	y := say{words.In(c.Words), m.Question.Game, m.Question.State}
	c.Say(m.title(y), m.ask(y))
	list := m.everyAction(y).list
	for i := range list { // to their short names
		if key := "touch." + list[i].id[len("action:"):]; y.Has("panel." + key) {
			list[i].text = y.t(key)
		}
	}
	at := area.Inset(actionGap)
	for len(list) > 0 {
		n := min(actionColumns, len(list))
		var row view.Rect
		row, at = at.Top(actionHigh)
		for i, column := range row.Columns(actionColumns, actionGap)[:n] {
			touched(c, column, &list[i])
		}
		_, at = at.Top(actionGap)
		list = list[n:]
	}
	touch := "hint.touch"
	if y.g.PrivateHand() {
		touch += "-table"
	}
	if hint := y.t(touch); at.H >= c.ParaHeight(at.W, hint, c.Soft()) {
		c.Para(at, "panel:hint", hint, c.Soft())
	}
}

// touched draws an action as a button.
func touched(c *widget.Canvas, area view.Rect, o *option) {
	c.Button(area, widget.Button{ID: o.id, Name: o.name(), Act: o.act, Action: o.key, About: o.about, Picked: o.picked, Off: o.off})
	defer c.Part(o.id)()
	ink := c.Palette.Text
	if o.off {
		ink = c.Palette.Faint
	}
	upper, lower := area.Insets(2, 4).Top(area.H * 0.46)
	c.Icon(view.Around(upper.Middle(), 22, 22), o.icon, ink)
	c.Fitted(lower, o.text, widget.Style{Font: assets.Medium, Size: theme.Small, Colour: ink, Align: view.Centre})
}
