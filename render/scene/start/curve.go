package start

import (
	"math"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/keep/rating"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

const curveHigh = 170.0

// ratedLevel is a level, and its rating.
type ratedLevel struct {
	mat    *automa.Mat
	points float64
}

// ratedLevels are the rungs of a game's ladder, or its official levels, with their ratings.
func ratedLevels(game string) (list []ratedLevel) {
	mats := decks.Ladder(game)
	if len(mats) == 0 {
		mats = decks.Mats(game)
	}
	for _, mat := range mats {
		if r, ok := levelRating(&statistics.Kind{Game: game, Difficulty: mat.Name}); ok {
			list = append(list, ratedLevel{mat, r.Points})
		}
	}
	return list
}

// drawCurve draws ratings from game to game, how sure they are, and the rungs that they climb. A faint one is an example.
func drawCurve(c *widget.Canvas, area view.Rect, game string, all []rating.Rating, strength float64) {
	p, levels := c.Palette, ratedLevels(game)
	size := c.Least(theme.Tiny * c.Reading)
	c.Box(area, theme.Corner, p.Sunk, p.Grid)
	in := area.Insets(10, 10)
	style := c.Soft().Sized(size).To(view.Right)
	names, wide := make([]string, len(levels)), 0.0
	for i, l := range levels {
		names[i] = words.In(c.Words).Mat(l.mat.Name)
		wide = max(wide, fonts.Width(style.Font, style.Size, names[i])+8)
	}
	low, high := rating.New.Points, rating.New.Points
	for _, l := range levels {
		low, high = min(low, l.points), max(high, l.points)
	}
	for _, r := range all {
		low, high = min(low, r.Points), max(high, r.Points)
	}
	height := func(points float64) float64 {
		points = min(max(points, low), high)
		return in.Bottom() - size - (points-low)/max(high-low, 1)*(in.H-2*size)
	}
	label, plot := in.Side(wide)
	before := math.Inf(1)
	for i, l := range levels {
		y := height(l.points)
		c.Line([]view.Point{{X: plot.X, Y: y}, {X: plot.Right(), Y: y}}, 1, p.BrassDeep.Fade(0.55))
		if math.Abs(before-y) < size*1.2 {
			continue
		}
		before = y
		c.Fitted(view.Rect{X: label.X, Y: y - size*0.7, W: label.W, H: size * 1.4}, names[i], style)
	}
	drawRatings(c, plot, all, height, strength)
}

// drawRatings draws the line of the ratings over the band in which the true strength most likely is.
func drawRatings(c *widget.Canvas, plot view.Rect, all []rating.Rating, height func(points float64) float64, strength float64) {
	var line, upper, lower []view.Point
	for i, r := range all {
		x := plot.X + 6 + (plot.W-20)*float64(i)/float64(max(len(all)-1, 1))
		line = append(line, view.Point{X: x, Y: height(r.Points)})
		upper = append(upper, view.Point{X: x, Y: height(r.Points + 2*r.Deviation)})
		lower = append(lower, view.Point{X: x, Y: height(r.Points - 2*r.Deviation)})
	}
	slices.Reverse(lower)
	p := c.Palette
	c.Add(view.Item{Kind: view.Polygon, Points: append(upper, lower...), Fill: p.Brass.Fade(0.13 * strength)})
	c.Line(line, 2.4, p.Brass.Fade(strength))
	last := line[len(line)-1]
	c.Add(view.Item{Kind: view.Box, Area: view.Around(last, 10, 10), Radius: 5, Fill: p.Brass.Fade(strength), Line: p.Sunk, Width: 1.5})
}

// example are ratings of a player who learns, to show what will be seen.
func example() []rating.Rating {
	all := []rating.Rating{rating.New}
	for i, won := range []bool{false, true, false, false, true, true, false, true, true, true, true, false, true, true} {
		level := rating.Rating{Points: 1250 + 40*float64(i)}
		all = append(all, all[len(all)-1].After(rating.Game{Against: level, Won: won}))
	}
	return all
}
