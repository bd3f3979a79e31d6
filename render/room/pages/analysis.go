package pages

import (
	"slices"
	"strings"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Analyse asks for the page of the analysis of the game.
type Analyse struct{}

// Analysing goes on with the analysis, or stops it.
type Analysing struct{ On bool }

// Reconsider shows the table as it was before a choice, with the analysis of it; TryAgain goes on from there as practice. Both name the
// entry of the record.
type (
	Reconsider struct{ Entry int }
	TryAgain   struct{ Entry int }
)

// AnalysisOf asks for the analysis of another person's choices.
type AnalysisOf struct{ Seat engine.Seat }

// pickPoint chooses one of the choices that were judged.
type pickPoint struct{ at int }

// foldFigures shows or hides the figures of the choice of an entry.
type foldFigures struct{ entry int }

// Analysis is the page of an analysis, while it is made and after.
type Analysis struct {
	On     bool          // the analysis goes on
	People []engine.Seat // several, each of whom has such a page
	Anew   string        // why the saved analysis is of no use, a sentence; empty if it was taken over

	tell     func(words.Words) lookback.Told
	told     lookback.Told
	wordings map[int]lookback.Moment // by choice, in a language: to work reasons out takes time
	language string
	figures  map[int]bool // by entry: they are shown
	picked   int
	scroll   widget.Scroll
}

const analysisID = "analysis:list"

// NewAnalysis makes the page of an analysis, which is told in any words.
func NewAnalysis(tell func(words.Words) lookback.Told) *Analysis {
	return &Analysis{tell: tell, wordings: map[int]lookback.Moment{}, figures: map[int]bool{}}
}

// Do takes in the acts that concern the page alone.
func (a *Analysis) Do(act any) bool {
	switch act := act.(type) {
	case pickPoint:
		a.picked = act.at
		return true
	case foldFigures:
		a.figures[act.entry] = !a.figures[act.entry]
		return true
	}
	return a.scroll.Do(analysisID, act)
}

// Told returns the verdict on the choice of an entry, a sentence each: the choice made, and the better one.
func (a *Analysis) Told(c *widget.Canvas, entry int) []string {
	a.hear(c)
	for i, p := range a.told.Points() {
		if p.Entry != entry {
			continue
		}
		if p.Verdict == judged.Fine {
			return []string{a.told.Made(i)}
		}
		of := a.moment(i)
		return slices.Concat([]string{of.Title, of.Made, of.Better}, of.Words, of.Why)
	}
	return nil
}

// hear takes over the words in which the analysis is told now.
func (a *Analysis) hear(c *widget.Canvas) {
	w := words.In(c.Words)
	if language := w.Language(); a.language != language {
		clear(a.wordings)
		a.language = language
	}
	a.told = a.tell(w)
}

func (a *Analysis) moment(choice int) lookback.Moment {
	of, ok := a.wordings[choice]
	if !ok {
		of = a.told.Moment(choice)
		a.wordings[choice] = of
	}
	return of
}

// View draws the page; out is the act that closes it.
func (a *Analysis) View(c *widget.Canvas, out any) {
	room := c.Page(1480, 880, c.Words.Text("page.analysis.title"), out)
	c.ScrollKeys(analysisID, room.H)
	a.hear(c)
	if c.TouchLayout() {
		a.scroll = c.Scrolling(room, analysisID, a.scroll, func(in view.Rect) float64 {
			return a.down(c, in, (*Analysis).progress, (*Analysis).handCurve, (*Analysis).point, (*Analysis).sums, (*Analysis).moments)
		})
		return
	}
	_, rest := room.Top(a.progress(c, room) + theme.Gap)
	if a.told.Done() == 0 {
		return
	}
	left, right := rest.Left(rest.W * 0.56)
	_, right = right.Left(2 * theme.Gap)
	curve, point := left.Top(left.H * 0.64)
	a.curve(c, curve)
	_, point = point.Top(theme.Gap)
	a.point(c, point)
	a.scroll = c.Scrolling(right, analysisID, a.scroll, func(in view.Rect) float64 {
		return a.down(c, in, (*Analysis).sums, (*Analysis).moments)
	})
}

// down draws parts below each other and returns how high they came out.
func (a *Analysis) down(c *widget.Canvas, area view.Rect, parts ...func(*Analysis, *widget.Canvas, view.Rect) float64) float64 {
	top := area.Y
	for i, part := range parts {
		if i > 0 && a.told.Done() == 0 { // there is nothing to tell yet
			break
		}
		area.Y += part(a, c, area) + theme.Gap
	}
	return area.Y - top
}

// progress tells how many choices are judged, with the way to stop that and to go on; once all are, only why it was made anew.
func (a *Analysis) progress(c *widget.Canvas, area view.Rect) float64 {
	top, done, all := area.Y, a.told.Done(), a.told.Decisions()
	area.Y += a.people(c, area)
	if a.Anew != "" {
		area.Y += c.Para(area, "analysis:anew", a.Anew, c.Soft()) + theme.Gap/2
	}
	if done < all {
		b := widget.Button{ID: "analysis:stop", Icon: "pause", Text: c.Words.Text("page.analysis.stop"), Act: Analysing{}}
		if !a.On {
			b = widget.Button{ID: "analysis:go-on", Icon: "play", Text: c.Words.Text("page.analysis.go-on"), Act: Analysing{On: true}, Main: true}
		}
		line := view.Rect{X: area.X, Y: area.Y, W: area.W, H: c.ButtonHigh()}
		button, line := line.Side(c.ButtonWide(&b))
		c.Button(button, b)
		line.W -= theme.Gap
		text, track := line.Top(line.H - 10)
		c.Fitted(text, c.Words.Text("page.analysis.progress", "n", itoa(done), "all", itoa(all)), c.Body())
		c.Box(track, 5, c.Palette.Sunk, c.Palette.Edge)
		track.W *= float64(done) / float64(all)
		c.Box(track, 5, c.Palette.Brass, 0)
		area.Y += c.ButtonHigh() + theme.Gap/2
	}
	area.Y += c.Para(area, "analysis:how", a.told.How(), c.Soft())
	return area.Y - top
}

// people are the buttons for the analyses of several people, in as many rows as they take, and how high they are.
func (a *Analysis) people(c *widget.Canvas, area view.Rect) float64 {
	if len(a.People) < 2 {
		return 0
	}
	x, y, high := area.X, area.Y, c.ButtonHigh()
	for _, seat := range a.People {
		b := widget.Button{ID: "analysis:of:" + itoa(int(seat)+1), Icon: livery.SeatIcon(c.Palette, seat), Text: a.told.Name(seat), Act: AnalysisOf{seat},
			Picked: seat == a.told.You()}
		wide := min(c.ButtonWide(&b), area.W)
		if x > area.X && x+wide > area.Right() {
			x, y = area.X, y+high+theme.Gap/2
		}
		c.Button(view.Rect{X: x, Y: y, W: wide, H: high}, b)
		x += wide + theme.Gap/2
	}
	return y + high + theme.Gap - area.Y
}

// sums tell luck from play.
func (a *Analysis) sums(c *widget.Canvas, area view.Rect) float64 {
	top := area.Y
	for i, sentence := range append(a.told.Sums(), a.told.Found()) {
		area.Y += c.Para(area, "analysis:sums:"+itoa(i), sentence, c.Body()) + 4
	}
	return area.Y - top
}

// moments are the choices that cost something, each with the ways to look at it and to try it again.
func (a *Analysis) moments(c *widget.Canvas, area view.Rect) float64 {
	top := area.Y
	for i, p := range a.told.Points() {
		if p.Verdict == judged.Fine {
			continue
		}
		of, id := a.moment(i), "analysis:moment:"+itoa(p.Entry)
		c.Line([]view.Point{{X: area.X, Y: area.Y}, {X: area.Right(), Y: area.Y}}, 1, c.Palette.Grid)
		area.Y += theme.Gap
		head := area
		mark := view.Rect{X: area.X, Y: area.Y, W: 18, H: c.Strong().Lead()}
		verdictMark(c, mark.Middle(), p.Verdict)
		head.X, head.W = head.X+26, head.W-26
		area.Y += c.Para(head, id, of.Title, c.Strong()) + 2
		area.Y += c.Para(area, id+":made", of.Made, c.Body()) + 2
		area.Y += c.Para(area, id+":better", of.Better, c.Body()) + 2
		area.Y += a.reasons(c, area, id, &of)
		area.Y += theme.Gap / 2
		buttons := area
		buttons.W = min(area.W, 460*max(1, c.Reading))
		area.Y += lookButtons(c, buttons, "analysis", p.Entry) + theme.Gap
	}
	return area.Y - top
}

// reasons tells in words why something is better, with a button below that unfolds the figures, and returns the height.
func (a *Analysis) reasons(c *widget.Canvas, area view.Rect, id string, of *lookback.Moment) float64 {
	top := area.Y
	if len(of.Words) > 0 {
		area.Y += c.Para(area, id+":words", strings.Join(of.Words, " "), c.Body()) + 2
	}
	if len(of.Why) == 0 {
		return area.Y - top
	}
	open := a.figures[of.Entry]
	fold := widget.Button{ID: id + ":figures", Icon: "arrow-down", Text: c.Words.Text("hint.figures"), Act: foldFigures{of.Entry}, Align: view.Left}
	if open {
		fold.Icon, fold.Text = "arrow-up", c.Words.Text("hint.no-figures")
	}
	c.Button(view.Rect{X: area.X, Y: area.Y + 2, W: c.ButtonWide(&fold), H: c.ButtonHigh()}, fold)
	if area.Y += c.ButtonHigh() + 6; !open {
		return area.Y - top
	}
	for n, why := range of.Why {
		area.Y += c.Para(area, id+":why:"+itoa(n), why, c.Soft()) + 2
	}
	return area.Y - top
}

// lookButtons draws the buttons for the choice of an entry, and returns their height.
func lookButtons(c *widget.Canvas, area view.Rect, id string, entry int) float64 {
	area.H = c.ButtonHigh()
	places := area.Columns(2, theme.Gap)
	c.Button(places[0], widget.Button{ID: id + ":show:" + itoa(entry), Icon: "eye", Text: c.Words.Text("page.analysis.show"), Act: Reconsider{entry}})
	c.Button(places[1], widget.Button{ID: id + ":again:" + itoa(entry), Icon: "lesson", Text: c.Words.Text("page.analysis.again"), Act: TryAgain{entry}})
	return area.H
}
