package workshop

import (
	"strconv"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// rounds are the intervals of a house rule: it holds in one of so many rounds.
var rounds = func() (list []int) {
	for n := range engine.MaxEvery {
		list = append(list, n+1)
	}
	return list
}()

// drawLevels draws the number of tiles of each level, with buttons for fewer and more, and returns the height.
func (s *Scene) drawLevels(c *widget.Canvas, area view.Rect, tiles []engine.Tile) float64 {
	const gap, figureWide = 10.0, 76.0
	high := c.ButtonHigh()
	wide := 2*high + figureWide
	x, y := area.X, area.Y
	full := decks.Game(s.text.id).FullSet()
	for _, t := range tiles {
		if x > area.X && x+wide > area.Right() {
			x, y = area.X, y+high+gap
		}
		box := view.Rect{X: x, Y: y, W: wide, H: high}
		c.Box(box, theme.Corner, c.Palette.Sunk, c.Palette.Edge)
		less, rest := box.Left(high)
		more, middle := rest.Side(high)
		now := s.text.mat.Count[t]
		figure(c, middle, c.Words.Text("workshop.count", "level", words.In(c.Words).Level(t), "n", strconv.Itoa(int(now)), "full", strconv.Itoa(int(full[t]))))
		fewer := widget.Button{ID: "workshop:less:" + strconv.Itoa(int(t)), Icon: "minus", Repeats: true, Name: words.In(c.Words).Tile(t) + " −"}
		if now > 0 {
			fewer.Act = change{"less", int(t)}
		}
		further := widget.Button{ID: "workshop:more:" + strconv.Itoa(int(t)), Icon: "plus", Repeats: true, Name: words.In(c.Words).Tile(t) + " +"}
		if now < full[t] {
			further.Act = change{"more", int(t)}
		}
		c.Button(less, fewer)
		c.Button(more, further)
		x += wide + gap
	}
	return y + high - area.Y
}

// drawTrial draws the scores to expect of the mat, or the progress of the trial games.
func (s *Scene) drawTrial(c *widget.Canvas, in view.Rect) float64 {
	const wide = 280.0
	w, t := words.In(c.Words), s.trial
	button, text := in, in
	button.H = c.ButtonHigh()
	if c.Size.Layout() == view.Tall {
		text.Y += button.H + 6
	} else {
		button, _ = button.Left(wide)
		_, text = text.Left(wide + theme.Gap)
	}
	b := widget.Button{ID: "workshop:try", Text: w.Text("workshop.try", "n", w.Count(trialGames)), Icon: "statistics", Act: act{"try"}}
	if s.trying() {
		b = widget.Button{ID: "workshop:try", Text: w.Text("workshop.stop"), Icon: "cross", Act: act{"stop"}}
	} else if s.text.problem != nil {
		b.Act = nil
	}
	c.Button(button, b)
	switch {
	case s.trying():
		bar := view.Rect{X: text.X, Y: text.Y + 4, W: text.W, H: 10}
		c.Box(bar, 5, c.Palette.Sunk, c.Palette.Edge)
		bar.W *= float64(len(t.vp)) / trialGames
		c.Box(bar, 5, c.Palette.Brass, 0)
		text.Y += 18
		text.Y += c.Para(text, "workshop:progress", w.Text("workshop.progress", "n", strconv.Itoa(len(t.vp)), "all", strconv.Itoa(trialGames)), c.Soft())
	case t == nil:
		text.Y += c.Para(text, "workshop:trial", w.Text("workshop.try-about"), c.Soft())
	default:
		low, typical, high, beaten := t.scores()
		said := w.Text("workshop.tried", "n", strconv.Itoa(typical), "low", strconv.Itoa(low), "high", strconv.Itoa(high), "beaten", strconv.Itoa(beaten))
		style := c.Body()
		if t.of != string(s.text.now) {
			said, style = w.Text("workshop.tried-before", "text", said), c.Soft()
		}
		text.Y += c.Para(text, "workshop:trial", said, style)
	}
	return max(text.Y, button.Bottom()) - in.Y
}
