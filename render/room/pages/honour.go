package pages

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// honour is what the game is celebrated for: a rung of the ladder, the first win, the best result. It is empty if there is nothing, or the
// game does not count.
func (f *Final) honour(w words.Words) string {
	if !f.past.Known || w.Company() || f.practice || f.hinted || f.past.Borrowed || f.game.Edition.Companion {
		return ""
	}
	var list []string
	if f.past.Rung != "" {
		list = append(list, w.Text("page.final.honour.rung", "level", w.Mat(f.past.Rung)))
	}
	if level := w.Mat(f.header.Difficulty); level != "" && f.result.Winner == engine.HumanSeat && f.past.Won == 0 {
		list = append(list, w.Text("page.final.honour.win", "difficulty", level))
	}
	if f.past.Played > 0 && f.account.VP[engine.HumanSeat] > f.past.Best {
		list = append(list, w.Text("page.final.honour.best"))
	}
	return strings.Join(list, " · ")
}

// honourPlate celebrates the game at the right of an area, and returns how much room it took.
func (f *Final) honourPlate(c *widget.Canvas, area view.Rect) (wide float64) {
	text := f.honour(words.In(c.Words))
	if text == "" {
		return 0
	}
	style := widget.Style{Font: assets.Bold, Size: theme.Body * 1.1 * c.Reading, Colour: c.Palette.HumanDeep}
	mark := style.Lead() * 1.3
	wide = min(style.Width(text)+mark+3*theme.Gap, area.W*0.6)
	plate, _ := area.Side(wide)
	plate = view.Around(plate.Middle(), plate.W, min(area.H, style.Lead()+2*theme.Gap))
	c.Add(view.Item{Kind: view.Box, Area: plate, Radius: theme.Corner, Fill: c.Palette.HumanPlate.Mix(view.White, 0.7), Low: c.Palette.HumanPlate,
		Line: c.Palette.BrassDeep, Width: 1.5})
	c.Add(view.Item{Kind: view.Box, Area: plate.Inset(3.5), Radius: theme.Corner - 2, Line: c.Palette.HumanDeep.Fade(0.6), Width: 0.8})
	icon, rest := plate.Insets(theme.Gap, 0).Left(mark)
	c.Icon(icon.Insets(2, plate.H/2-mark/2), "trophy", style.Colour)
	_, rest = rest.Left(theme.Gap / 2)
	c.Fitted(rest, text, style)
	return wide + theme.Gap
}
