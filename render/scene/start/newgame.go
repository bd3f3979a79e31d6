package start

import (
	"path"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawNewGame draws the choices for a new game.
func (s *Scene) drawNewGame(c *widget.Canvas, area view.Rect) {
	high := c.ButtonHigh() + 6
	if c.Size.Layout() == view.Tall {
		text, style := s.beginText(c)
		high = entryHigh + c.ParaHeight(area.W, text, style) + 6
	}
	foot, rest := area.Foot(high)
	_, rest = rest.Foot(8)
	_, beside := s.besideTitle(c, area.W)
	s.sheets[newGame].framed().scrolling(c, rest, func(in view.Rect) float64 {
		top := in.Y
		in.Y += s.drawBoards(c, in) + theme.Gap
		if s.canHaveRival() && !beside {
			in.Y += drawRow(c, in, s.againstRow(c))
		}
		if _, rival := s.rival(); rival {
			if beside {
				in.Y += c.Para(in, "new-game:rival", c.Words.Text("new-game.against-explained.rival"), c.Soft()) + theme.Gap
			}
			in.Y += drawRow(c, in, s.strengthRow(c))
		} else {
			in.Y += s.drawLevels(c, in) + theme.Gap
		}
		in.Y += s.drawSeed(c, in)
		for _, r := range s.gameRows(c) {
			in.Y += drawRow(c, in, r)
		}
		return in.Y - top
	})
	s.drawBegin(c, foot)
}

// drawBegin draws the button that begins the game, and beside or above it the name of that game.
func (s *Scene) drawBegin(c *widget.Canvas, area view.Rect) {
	text, style := s.beginText(c)
	b := widget.Button{ID: "new-game:begin", Text: c.Words.Text("new-game.begin"), Icon: "play", Act: begin{}, Main: true}
	if s.seedTooLarge() {
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
	if !c.TouchLayout() {
		rest = workshopButton(c, rest, fonts.Width(style.Font, style.Size, text))
	}
	c.Fitted(rest, text, style)
	c.Button(button.Insets(0, 1), b)
}

func (s *Scene) seedTooLarge() bool {
	_, err := s.seedNumber()
	return err != nil && s.seed != ""
}

// beginText names the game that would begin, or says why none can.
func (s *Scene) beginText(c *widget.Canvas) (string, widget.Style) {
	if s.seedTooLarge() {
		return c.Words.Text("new-game.seed-too-large"), c.Soft().In(c.Palette.No)
	}
	if rival, ok := s.rival(); ok {
		return c.Words.Text("new-game.chosen.rival", "game", gameName(words.In(c.Words), s.Game()), "strength", words.In(c.Words).Mat(rival.Name)), c.Soft()
	}
	return s.chosen(c)
}

// chosen names the game against the Automa that would begin.
func (s *Scene) chosen(c *widget.Canvas) (string, widget.Style) {
	mat, _ := s.mat()
	return c.Words.Text("new-game.chosen."+lengthOf(s.introductory()), "game", gameName(words.In(c.Words), s.Game()), "mat", words.In(c.Words).Mat(mat.Name)), c.Soft()
}

func lengthOf(introductory bool) string {
	if introductory {
		return "introductory"
	}
	return "whole"
}

// drawCards draws a card for each difficulty and returns their height.
func (s *Scene) drawCards(c *widget.Canvas, area view.Rect) float64 {
	mats := decks.Mats(s.Game())
	columns, stacked := area.Columns(len(mats), theme.Gap), c.Size.Layout() == view.Tall
	high := 0.0
	for i, mat := range mats {
		if stacked {
			columns[i] = area
		}
		high = max(high, s.placeFacts(c, view.Rect{W: columns[i].W - 2*cardPad}, mat).high)
	}
	chosen, own := s.mat()
	for i, mat := range mats {
		card := columns[i]
		if stacked {
			card.Y = area.Y
		}
		card.H = cardPad + cardHead + high + cardPad
		s.drawMatCard(c, card, mat, !own && mat.Name == chosen.Name)
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
func (s *Scene) placeFacts(c *widget.Canvas, in view.Rect, mat *automa.Mat) (f matFacts) {
	f.scores, f.after = s.expects(mat), in
	if f.scores == nil {
		full := s.Board().FullSet()
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

// expectTexts say how often a level is won, and the Automa's usual scores at it.
func expectTexts(w words.Words, scores *scores) (won, expect string) {
	return w.Text("new-game.beaten", "n", strconv.Itoa(scores.Beaten)), w.Text("new-game.scores", "n", strconv.Itoa(scores.Typical),
		"low", strconv.Itoa(scores.Low), "high", strconv.Itoa(scores.High))
}

func (s *Scene) drawMatCard(c *widget.Canvas, area view.Rect, mat *automa.Mat, picked bool) {
	p, id := c.Palette, "new-game:difficulty:"+mat.Name
	fill, line, title, bars := p.Raised, p.Edge, p.Text, p.Soft
	if picked {
		fill, line, title, bars = p.Raised.Mix(p.Brass, 0.14), p.Brass, p.Brass, p.Brass
	}
	if c.Hovered(id) {
		fill, line = fill.Mix(p.Text, 0.07), p.Brass
	}
	defer c.Part(id)()
	c.Box(area, theme.Corner, fill, line)
	c.FocusRing(id, area, theme.Corner)
	c.Target(view.Target{ID: id, Area: area, Act: choose{"difficulty", mat.Name},
		About: aboutText{c.Words.Text("new-game.mat", "mat", words.In(c.Words).Mat(mat.Name)), s.aboutMat(words.In(c.Words), mat)}})
	head, in := area.Inset(cardPad).Top(cardHead)
	c.Label(head, words.Capital(words.In(c.Words).Mat(mat.Name)), c.Heading().In(title))
	f := s.placeFacts(c, in, mat)
	if f.scores != nil {
		c.Para(f.wonAt, id, f.won, c.Soft().In(p.Text))
		s.drawBars(c, f.bars, f.scores, bars)
	}
	c.Para(f.after, id, f.below, c.Soft())
}

// drawBars draws the distribution of the Automa's scores, the low ones at the left.
func (s *Scene) drawBars(c *widget.Canvas, area view.Rect, scores *scores, colour view.Colour) {
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

// aboutMat names the tiles that a mat lacks, and says how the figures on its card were made.
func (s *Scene) aboutMat(w words.Words, mat *automa.Mat) string {
	if s.expects(mat) == nil {
		return s.fewer(w, mat)
	}
	return s.fewer(w, mat) + "\n" + w.Text("new-game.figures")
}

// fewer says all that a mat has less than a full set.
func (s *Scene) fewer(w words.Words, mat *automa.Mat) string {
	full := s.Board().FullSet()
	less := s.levels(w, func(t engine.Tile) string {
		if full[t] == 0 || mat.Count[t] >= full[t] {
			return ""
		}
		return w.Text("new-game.less", "level", w.Level(t), "n", strconv.Itoa(int(mat.Count[t])), "full", strconv.Itoa(int(full[t])))
	})
	return w.Text("new-game.full-set", "n", strconv.Itoa(total(&mat.Count)), "full", strconv.Itoa(total(&full)), "list", w.And(less))
}

// levels joins the texts of say for the levels of each industry: "manufacturer I, III and IV".
func (s *Scene) levels(w words.Words, say func(engine.Tile) string) (texts []string) {
	for _, f := range s.Board().Industries {
		i := f.Industry
		var said []string
		for t := 1; t < len(s.Board().Tiles); t++ {
			if s.Board().Tiles[t].Industry != i {
				continue
			}
			if text := say(engine.Tile(t)); text != "" {
				said = append(said, text)
			}
		}
		if len(said) > 0 {
			texts = append(texts, w.Text("new-game.levels", "industry", w.Noun().Industry(i), "levels", w.And(said)))
		}
	}
	return texts
}

// drawSeed draws the line for the seed.
func (s *Scene) drawSeed(c *widget.Canvas, area view.Rect) float64 {
	rest, high := drawLabel(c, area, c.Words.Text("new-game.seed")), c.ButtonHigh()
	field := view.Rect{X: rest.X, Y: rest.Y, W: min(170, rest.W-158), H: high}
	c.Field(field, widget.Field{ID: seedField, Name: c.Words.Text("new-game.seed"), Text: s.seed, Empty: c.Words.Text("new-game.random"),
		Focus: focus{seedField}, On: s.typing == seedField})
	c.Button(view.Rect{X: field.Right() + 8, Y: rest.Y, W: 150, H: high}, widget.Button{ID: "new-game:roll",
		Text: c.Words.Text("new-game.roll"), Icon: "seed", Act: roll{}})
	y := rest.Y + high + 3 - area.Y
	return y + c.Para(view.Rect{X: rest.X, Y: area.Y + y, W: rest.W}, "new-game:seed:explained", c.Words.Text("new-game.seed-explained"),
		c.Soft()) + gapBelow(c)
}

// gameRows are the other choices for a new game.
func (s *Scene) gameRows(c *widget.Canvas) []row {
	var rows []row
	if r, ok := s.editionRow(c); ok {
		rows = append(rows, r)
	}
	if s.hasIntroductory() {
		rows = append(rows, s.either(c, "length", "whole", "introductory", s.game.Introductory))
	}
	if _, rival := s.rival(); rival {
		return rows
	}
	if s.hasSpendingOrder() {
		rows = append(rows, s.either(c, "order", "first", "spending", s.game.SpendingOrder))
	}
	rows = append(rows, s.either(c, "guide", "off", "on", s.guide))
	switch {
	case len(s.world.Files) > 0:
		rows = append(rows, s.deckRow(c), s.matRow(c))
	case s.world.Folder != "":
		rows = append(rows, row{id: "new-game:own", label: c.Words.Text("new-game.own.label"),
			explain: c.Words.Text("new-game.own.explained", "folder", s.world.Folder)})
	}
	if c.TouchLayout() { // else it stands beside the button that begins
		rows = append(rows, workshopRow(c))
	}
	return rows
}

func (s *Scene) either(c *widget.Canvas, what, usual, other string, isOther bool) row {
	of := func(name string, picked bool) option {
		return option{id: "new-game:" + what + ":" + name, text: c.Words.Text("new-game." + what + "." + name), act: choose{what, name},
			explain: c.Words.Text("new-game." + what + "-explained." + name), picked: picked}
	}
	return row{id: "new-game:" + what, label: c.Words.Text("new-game." + what + ".label"),
		options: []option{of(usual, !isOther), of(other, isOther)}}
}

// deckRow is the choice among the printed deck and the player's own.
func (s *Scene) deckRow(c *widget.Canvas) row {
	own := func(f *File) bool { return f.Deck != nil }
	r := s.fileRow(c, "deck", own, func(f *File) string { return f.Deck.Name })
	r.options = append([]option{{id: "new-game:deck:printed", text: c.Words.Text("new-game.deck.printed"), act: choose{"deck", ""},
		explain: s.explainOwn(c, "deck"), picked: s.deck() == nil}}, r.options...)
	return r
}

// matRow is the choice among the mats of the difficulties and the player's own.
func (s *Scene) matRow(c *widget.Canvas) row {
	own := func(f *File) bool { return f.Mat != nil }
	r := s.fileRow(c, "mat", own, func(f *File) string {
		return c.Words.Text("new-game.own-mat", "name", f.Mat.Name, "n", strconv.Itoa(total(&f.Mat.Count)))
	})
	_, isOwn := s.mat()
	r.options = append([]option{{id: "new-game:mat:difficulty", text: c.Words.Text("new-game.mat-row.difficulty"), act: choose{"mat", ""},
		explain: s.brokenFiles(c), picked: !isOwn}}, r.options...)
	return r
}

// brokenFiles explains mats of one's own, or says which files cannot be used and why.
func (s *Scene) brokenFiles(c *widget.Canvas) string {
	var why []string
	for i := range s.world.Files {
		if err := s.world.Files[i].Err; err != nil {
			why = append(why, c.Words.Text("new-game.broken-file", "why", strings.TrimSuffix(words.In(c.Words).Error(err), ".")))
		}
	}
	if len(why) == 0 {
		return s.explainOwn(c, "mat")
	}
	return strings.Join(why, " ")
}

// fileRow offers those of the player's own files that fit.
func (s *Scene) fileRow(c *widget.Canvas, what string, fits func(*File) bool, name func(*File) string) row {
	r := row{id: "new-game:" + what, label: c.Words.Text("new-game." + what + "-row.label")}
	chosen := map[string]map[string]string{"deck": s.game.DeckFiles, "mat": s.game.MatFiles}[what][s.Game()]
	for i := range s.world.Files {
		f := &s.world.Files[i]
		if !fits(f) {
			continue
		}
		r.options = append(r.options, option{id: "new-game:" + what + ":" + f.Path, text: name(f), act: choose{what, f.Path},
			explain: c.Words.Text("new-game.file", "file", path.Base(strings.ReplaceAll(f.Path, `\`, "/"))), picked: f.Path == chosen})
	}
	return r
}
