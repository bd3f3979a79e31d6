package start

import (
	"math"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const (
	rungHigh = 30.0 // without a finger
	rungGap  = 5.0
	railWide = 8.0
	signWide = 84.0 // of the sign beside the ladder, with the rating
)

// drawLadder draws the ladder with its hardest rung on top, the sign of the player's rating beside it, and what there is to say about the
// rung under the pointer or the chosen one: at its right, or below it in a narrow window. It returns the height.
func drawLadder(c *widget.Canvas, area view.Rect, ch *choice) float64 {
	ladder := decks.Ladder(ch.Game())
	stacked := c.Size.Layout() == view.Tall
	frame, beside := area, view.Rect{}
	if !stacked {
		frame, beside = area.Left(area.W * 0.56)
		_, beside = beside.Left(theme.Pad)
	}
	frame.Y += rungGap
	rung := c.Body().Lead() + 8
	if rung = max(rung, rungHigh); c.TouchLayout() {
		rung = c.ButtonHigh()
	}
	frame.H = float64(len(ladder))*(rung+rungGap) + rungGap
	plates, sign := frame.Left(frame.W - signWide)
	for _, x := range []float64{plates.X, plates.Right() - railWide} {
		c.Add(view.Item{Kind: view.Box, Area: view.Rect{X: x, Y: frame.Y, W: railWide, H: frame.H}, Radius: 3,
			Fill: c.Palette.BrassDeep, Low: c.Palette.BrassDeep.Mix(c.Palette.Panel, 0.4)})
	}
	middles := make([]float64, len(ladder))
	chosen, _ := ch.mat()
	told := chosen
	for i := len(ladder) - 1; i >= 0; i-- {
		at := view.Rect{X: plates.X, Y: frame.Y + rungGap + float64(len(ladder)-1-i)*(rung+rungGap), W: plates.W, H: rung}
		at = at.Insets(railWide-2, 0)
		middles[i] = at.Middle().Y
		if drawRung(c, at, ch, ladder[i], ladder[i].Name == chosen.Name) {
			told = ladder[i]
		}
	}
	drawSign(c, sign, ch, middles)
	texts := ladderTexts(c, ch, told)
	if stacked {
		area.Y = frame.Bottom() + theme.Gap
		return frame.Bottom() + drawTexts(c, area, texts) + 2*theme.Gap - frame.Y + rungGap
	}
	beside.Y = frame.Y + rungGap
	return max(frame.H, drawTexts(c, beside, texts)) + theme.Gap
}

// drawTexts draws paragraphs below each other, and returns their height.
func drawTexts(c *widget.Canvas, area view.Rect, texts []string) float64 {
	top, style := area.Y, c.Body()
	for _, text := range texts {
		area.Y += c.Para(area, "new-game:rungs"+explained, text, style) + theme.Gap/2
		style = c.Soft()
	}
	return area.Y - top
}

// ladderTexts are what is said beside the ladder: about a rung, and about the player's place.
func ladderTexts(c *widget.Canvas, ch *choice, told *automa.Mat) (texts []string) {
	w := words.In(c.Words)
	for i, mat := range decks.Ladder(ch.Game()) {
		if mat.Name == told.Name {
			texts = append(texts, aboutRung(w, ch, i, mat))
		}
	}
	r, games := rated(ch.world.Statistics)
	if games == 0 {
		return append(texts, w.Text("new-game.no-place"))
	}
	place := w.Text("new-game.place", "n", strconv.Itoa(int(math.Round(r.Points))))
	if mat, ok := suggested(ch.world.Statistics, ch.Game()); ok {
		place += " " + w.Text("new-game.suggested", "level", w.Mat(mat.Name)) + "."
	}
	return append(texts, place)
}

// drawRung draws a rung with its name and how often it is won, and reports whether the pointer or the focus is on it.
func drawRung(c *widget.Canvas, area view.Rect, ch *choice, mat *automa.Mat, picked bool) bool {
	id, name := "new-game:difficulty:"+mat.Name, words.Capital(words.In(c.Words).Mat(mat.Name))
	ink := drawCard(c, view.Target{ID: id, Area: area, Act: choose{"difficulty", mat.Name}, Picked: picked}, picked)
	defer c.Part(id)()
	in := area.Insets(10, 0)
	if scores := ch.expects(mat); scores != nil {
		style := c.Soft().To(view.Right)
		figure, rest := in.Side(82 * c.Reading)
		c.Fitted(figure, c.Words.Text("new-game.rung-won", "n", strconv.Itoa(scores.Beaten)), style)
		share, rest := rest.Side(rest.W * 0.3)
		share = view.Around(share.Middle(), share.W-theme.Gap, 6)
		c.Add(view.Item{Kind: view.Box, Area: share, Radius: 3, Fill: c.Palette.Sunk})
		share.W *= float64(scores.Beaten) / 100
		c.Add(view.Item{Kind: view.Box, Area: share, Radius: 3, Fill: ink.Fade(0.8)})
		in = rest
	}
	c.Fitted(in, name, c.Body().In(ink))
	return c.Attended(id)
}

// drawSign draws the sign of the player at the height of their rating.
func drawSign(c *widget.Canvas, area view.Rect, ch *choice, middles []float64) {
	r, games := rated(ch.world.Statistics)
	if games == 0 {
		return
	}
	high := c.Body().Lead() + 6
	y := heightOnLadder(r.Points, ch.Game(), middles)
	y = min(max(y, area.Y+high/2), area.Bottom()-high/2)
	at := view.Rect{X: area.X + 10, Y: y - high/2, W: area.W - 10, H: high}
	p := c.Palette
	pointer := []view.Point{{X: at.X - 9, Y: y}, {X: at.X + 1, Y: y - 7}, {X: at.X + 1, Y: y + 7}}
	c.Add(view.Item{Kind: view.Polygon, Points: pointer, Fill: p.Brass})
	c.Box(at, theme.Corner, p.Brass, p.BrassDeep)
	icon, text := at.Insets(6, 0).Left(high * 0.75)
	c.Icon(view.Around(icon.Middle(), high*0.62, high*0.62), "player", p.OnBrass)
	c.Fitted(text.Insets(4, 0), strconv.Itoa(int(math.Round(r.Points))), c.Body().In(p.OnBrass))
}

// heightOnLadder is the height of a rating beside the rungs, whose middles are given: between those that are weaker and stronger, and
// beyond the last ones by half a rung.
func heightOnLadder(points float64, game string, middles []float64) float64 {
	step := 0.0
	if len(middles) > 1 {
		step = (middles[0] - middles[1]) / 2
	}
	below, belowAt := math.Inf(-1), 0.0
	for i, mat := range decks.Ladder(game) {
		level, ok := levelRating(&statistics.Kind{Game: game, Difficulty: mat.Name})
		switch {
		case !ok:
			continue
		case points < level.Points && math.IsInf(below, -1):
			return middles[i] + step
		case points < level.Points:
			return belowAt + (middles[i]-belowAt)*(points-below)/(level.Points-below)
		}
		below, belowAt = level.Points, middles[i]
	}
	return belowAt - step
}

// rungRules are the rules that describe the rungs of a game's ladder, one on each line.
var rungRules = map[string]string{"birmingham": "H4", "lancashire": "H5", "lancashire-virtual": "H5"}

// aboutRung describes the changes of a rung, and the scores to expect.
func aboutRung(w words.Words, ch *choice, i int, mat *automa.Mat) string {
	about := ""
	if found := w.Book().Find(rungRules[ch.Game()]); len(found) > 0 {
		if lines := strings.Split(found[0].Text, "\n- "); i+1 < len(lines) {
			about, _, _ = strings.Cut(lines[i+1], "\n")
			about = strings.TrimRight(about, " ;.") + "."
		}
	}
	scores := ch.expects(mat)
	if scores == nil {
		return about
	}
	won, expect := expectTexts(w, scores)
	return w.Text("new-game.rung", "about", about, "beaten", won, "scores", expect)
}
