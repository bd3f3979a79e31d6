package start

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawLevels draws the official levels or the rungs of the ladder, and above them which of the two they are. A game without a ladder has
// the official ones alone.
func drawLevels(c *widget.Canvas, area view.Rect, ch *choice) float64 {
	ladder := decks.Ladder(ch.Game())
	if len(ladder) == 0 {
		return drawCards(c, area, ch)
	}
	chosen, own := ch.mat()
	onLadder := !own && !isOfficial(ch.Game(), chosen.Name)
	first := ladder[0]
	if mat, ok := suggested(ch.world.Statistics, ch.Game()); ok {
		first = mat
	}
	top, high := area.Y, 24.0
	if c.TouchLayout() {
		high = c.ButtonHigh()
	}
	for i, tab := range []widget.Button{
		{ID: "new-game:official", Text: c.Words.Text("new-game.official"), Act: choose{"difficulty", "medium"}, Picked: !onLadder},
		{ID: "new-game:ladder", Text: c.Words.Text("new-game.ladder.label"), Act: choose{"difficulty", first.Name}, Picked: onLadder},
	} {
		at := area.Columns(2, theme.Gap)[i]
		at.H = high
		c.Button(at, tab)
	}
	area.Y += high + 4
	if !onLadder {
		return area.Y + drawCards(c, area, ch) - top
	}
	return area.Y + drawLadder(c, area, ch) - top
}

// drawCards draws a card for each difficulty and returns their height.
func drawCards(c *widget.Canvas, area view.Rect, ch *choice) float64 {
	mats := decks.Mats(ch.Game())
	columns, stacked := area.Columns(len(mats), theme.Gap), c.Size.Layout() == view.Tall
	high := 0.0
	for i, mat := range mats {
		if stacked {
			columns[i] = area
		}
		high = max(high, placeFacts(c, view.Rect{W: columns[i].W - 2*cardPad}, ch, mat).high)
	}
	chosen, own := ch.mat()
	for i, mat := range mats {
		card := columns[i]
		if stacked {
			card.Y = area.Y
		}
		card.H = cardPad + cardHead + high + cardPad
		drawMatCard(c, card, ch, mat, !own && mat.Name == chosen.Name)
		columns[i] = card
		area.Y = card.Bottom() + theme.Gap
	}
	return columns[len(mats)-1].Bottom() - columns[0].Y
}

const cardPad, cardHead, barsHigh = 8.0, 30.0, 26.0

// matFacts are the texts and bars on the card of a level, and their places. How often the level is won comes first.
type matFacts struct {
	scores             *scores // nil if they were not measured
	won, below         string
	wonAt, bars, after view.Rect
	high               float64
}

// placeFacts places the texts and bars of a card. The bars stand above the figures, or beside them where the cards are wide and low.
func placeFacts(c *widget.Canvas, in view.Rect, ch *choice, mat *automa.Mat) (f matFacts) {
	f.scores, f.after = ch.expects(mat), in
	if f.scores == nil {
		full := ch.Board().FullSet()
		f.below = c.Words.Text("new-game.tiles", "n", strconv.Itoa(total(&mat.Count)), "full", strconv.Itoa(total(&full)))
		f.high = c.ParaHeight(in.W, f.below, c.Soft())
		return f
	}
	f.won, f.below = expectTexts(words.In(c.Words), f.scores)
	f.wonAt, in = in.Top(c.ParaHeight(in.W, f.won, c.Soft()))
	f.bars = view.Rect{X: in.X, Y: in.Y + 8, W: in.W, H: barsHigh}
	f.after.Y = f.bars.Bottom() + 8
	if c.Size.Layout() == view.Tall {
		f.bars.W = in.W * 0.38
		f.after = view.Rect{X: f.bars.Right() + theme.Gap, Y: f.bars.Y, W: in.W - f.bars.W - theme.Gap}
	}
	f.after.H = c.ParaHeight(f.after.W, f.below, c.Soft())
	f.high = max(f.bars.Bottom(), f.after.Bottom()) - f.wonAt.Y
	return f
}

func drawMatCard(c *widget.Canvas, area view.Rect, ch *choice, mat *automa.Mat, picked bool) {
	w, id, bars := words.In(c.Words), "new-game:difficulty:"+mat.Name, c.Palette.Soft
	title := drawCard(c, view.Target{ID: id, Area: area, Act: choose{"difficulty", mat.Name},
		About: aboutText{w.Text("new-game.mat", "mat", w.Mat(mat.Name)), aboutMat(w, ch, mat)}}, picked)
	if picked {
		bars = title
	}
	defer c.Part(id)()
	head, in := area.Inset(cardPad).Top(cardHead)
	c.Label(head, words.Capital(w.Mat(mat.Name)), c.Heading().In(title))
	f := placeFacts(c, in, ch, mat)
	if f.scores != nil {
		c.Para(f.wonAt, id, f.won, c.Soft().In(c.Palette.Text))
		drawBars(c, f.bars, f.scores, bars)
	}
	c.Para(f.after, id, f.below, c.Soft())
}

// drawBars draws the distribution of the Automa's scores, the low ones at the left.
func drawBars(c *widget.Canvas, area view.Rect, scores *scores, colour view.Colour) {
	e := expectedScores()
	from, to, most := e.span(scores.Game, scores.Introductory)
	if most == 0 {
		return
	}
	wide := area.W / float64(to-from)
	for i := from; i < to; i++ {
		n := 0
		if i < len(scores.Bars) {
			n = scores.Bars[i]
		}
		high := max(1, area.H*float64(n)/float64(most))
		bar := view.Rect{X: area.X + wide*float64(i-from), Y: area.Bottom() - high, W: max(wide-2, 1), H: high}
		shade := colour.Fade(0.75)
		if scores.Typical/e.Step == i {
			shade = colour
		}
		c.Add(view.Item{Kind: view.Box, Area: bar, Radius: min(2, high/2), Fill: shade})
	}
}

func total(count *[engine.MaxTiles]uint8) (n int) {
	for _, tiles := range count {
		n += int(tiles)
	}
	return n
}

// aboutMat names the tiles that a mat lacks: "manufacturer I, III and IV". It also says how the figures on its card were made.
func aboutMat(w words.Words, ch *choice, mat *automa.Mat) string {
	var less []string
	tiles, full := ch.Board().Tiles, ch.Board().FullSet()
	for _, f := range ch.Board().Industries {
		var levels []string
		for t := 1; t < len(tiles); t++ {
			if tiles[t].Industry == f.Industry && mat.Count[t] < full[t] {
				levels = append(levels, w.Text("new-game.less", "level", w.Level(engine.Tile(t)), "n", strconv.Itoa(int(mat.Count[t])),
					"full", strconv.Itoa(int(full[t]))))
			}
		}
		if len(levels) > 0 {
			less = append(less, w.Text("new-game.levels", "industry", w.Noun().Industry(f.Industry), "levels", w.And(levels)))
		}
	}
	about := w.Text("new-game.full-set", "n", strconv.Itoa(total(&mat.Count)), "full", strconv.Itoa(total(&full)), "list", w.And(less))
	if ch.expects(mat) != nil {
		about += "\n" + w.Text("new-game.figures")
	}
	return about
}
