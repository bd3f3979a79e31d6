package pages

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Scoring is the room beside the board while an era is scored: the scores so far, link by link and tile by tile, and the totals. It
// follows the cursor of the film; the board shows the link or the tile of the last line.
type Scoring struct {
	Film *film.Film
	At   film.Cursor
}

// scoringKinds are the frames of the page.
var scoringKinds = [film.Kinds]bool{film.LinkScoring: true, film.TileScoring: true, film.IntroScoring: true}

// Scores reports whether a position in a film is shown on this page.
func Scores(f *film.Film, at film.Cursor) bool {
	return at.Frame >= 0 && at.Frame < len(f.Frames) && scoringKinds[f.Frames[at.Frame].Kind]
}

// count adds up the scores so far.
type count struct {
	lines []countLine
	by    map[engine.For]account.VP
	vp    account.VP // on the track
}

// countLine is a heading, or one thing scored.
type countLine struct {
	kind  film.Kind // of a heading; 0: a thing
	score film.Score
	last  bool // it is the one that is shown now
}

// count adds up the frames up to the cursor.
func (p Scoring) count() count {
	n := count{by: map[engine.For]account.VP{}}
	for i := range p.Film.Frames {
		f := &p.Film.Frames[i]
		if i > p.At.Frame {
			break
		}
		if !scoringKinds[f.Kind] {
			continue
		}
		n.lines = append(n.lines, countLine{kind: f.Kind})
		if len(n.lines) == 1 {
			for seat := range n.vp {
				n.vp[seat] = int(f.Before.Players[seat].VP)
			}
		}
		for _, s := range f.Scores() {
			if i == p.At.Frame && s.Stage > p.At.Stage {
				break
			}
			n.add(s, i == p.At.Frame && s.Stage == p.At.Stage)
		}
	}
	return n
}

func (n *count) add(s film.Score, last bool) {
	n.lines = append(n.lines, countLine{score: s, last: last})
	sum := n.by[s.Reason]
	sum[s.Seat] += int(s.VP)
	n.by[s.Reason] = sum
	n.vp[s.Seat] += int(s.VP)
}

// View draws the page into an area beside the board.
func (p Scoring) View(c *widget.Canvas, area view.Rect) {
	inner := c.Panel(area)
	n := p.count()
	s := &p.Film.Frames[min(max(p.At.Frame, 0), len(p.Film.Frames)-1)].Before
	title, boxes := c.Title(), 64.0
	switch {
	case c.TouchLayout():
		title, boxes = c.Heading(), theme.Touch
	case s.Seats > 2:
		boxes = 2*theme.Touch + theme.Gap
	}
	head, rest := inner.Top(title.Lead() + 2)
	c.Fitted(head, c.Words.Text("page.scoring.title."+s.Era.String()), title)
	totals, rest := rest.Top(boxes)
	p.totals(c, totals, account.Seats(&s.State), n.vp)
	_, rest = rest.Top(theme.Gap)
	foot, rest := rest.Foot(c.ButtonHigh())
	p.buttons(c, foot)
	_, rest = rest.Foot(theme.Gap)
	const least = 3 // lines that are worth more than the table
	if high := 34 + float64(len(p.rows(&n)))*(c.Body().Lead()+4) + 8; !c.TouchLayout() || rest.H-high-theme.Gap > least*c.Body().Lead() {
		var table view.Rect
		table, rest = rest.Foot(high)
		p.table(c, table, account.Seats(&s.State), &n)
		_, rest = rest.Foot(theme.Gap)
	}
	p.list(c, rest, n.lines)
}

// totals draws what each seat has so far: more than two stand in two rows, but in the layouts for hands, where their marks are enough.
func (p Scoring) totals(c *widget.Canvas, area view.Rect, seats []engine.Seat, vp account.VP) {
	rows, columns := 1, len(seats)
	if columns > 2 && !c.TouchLayout() {
		rows, columns = 2, 2
	}
	row := view.Rect{X: area.X, Y: area.Y, W: area.W, H: (area.H - theme.Gap*float64(rows-1)) / float64(rows)}
	for len(seats) > 0 {
		n := min(columns, len(seats))
		for i, box := range row.Columns(columns, theme.Gap)[:n] {
			text := c.Words.Text("page.vp", "n", plain(vp[seats[i]]))
			if columns > 2 { // there is room for no more than the number
				text = plain(vp[seats[i]])
			}
			p.total(c, box, seats[i], text)
		}
		row.Y, seats = row.Bottom()+theme.Gap, seats[n:]
	}
}

// total draws what a seat has so far.
func (p Scoring) total(c *widget.Canvas, box view.Rect, seat engine.Seat, text string) {
	c.Box(box, theme.Corner, c.Palette.Sunk, livery.Seat(c.Palette, seat))
	in := box.Insets(min(12, box.W*0.08), 0)
	ownerMark(c, view.Rect{X: in.X, Y: in.Y, W: 22, H: in.H}, seat)
	number := widget.Style{Font: assets.Bold, Size: theme.Title * c.Reading, Colour: livery.Seat(c.Palette, seat), Align: view.Right}
	const wide = 90.0
	if c.TouchLayout() { // the mark shows the seat
		number.Size = theme.Heading * c.Reading
		c.Fitted(view.Rect{X: in.X + 32, Y: in.Y, W: in.W - 32, H: in.H}, text, number)
		return
	}
	name := view.Rect{X: in.X + 32, Y: in.Y, W: in.W - 110, H: in.H}
	c.Fitted(name, words.In(c.Words).SeatName(seat), c.Strong())
	c.Fitted(view.Rect{X: in.Right() - wide, Y: in.Y, W: wide, H: in.H}, text, number)
}

// list shows the newest lines: those that do not fit have gone out at the top.
func (p Scoring) list(c *widget.Canvas, area view.Rect, lines []countLine) {
	style := c.Body().Sized((theme.Body - 1) * c.Reading)
	if c.TouchLayout() && len(lines) > 0 { // the newest heading stays, and its lines pass below it
		newest := len(lines) - 1
		for newest > 0 && lines[newest].kind == 0 {
			newest--
		}
		var head view.Rect
		head, area = area.Top(p.lineHigh(c, area.W, &lines[newest], style))
		p.line(c, head, &lines[newest], style)
		lines = lines[newest+1:]
	}
	total := 0.0
	for i := range lines {
		total += p.lineHigh(c, area.W, &lines[i], style)
	}
	c.Clipped(area, func() {
		at := view.Rect{X: area.X, Y: min(area.Y, area.Bottom()-total), W: area.W}
		for i := range lines {
			at.H = p.lineHigh(c, area.W, &lines[i], style)
			if at.Y >= area.Y-1 {
				p.line(c, at, &lines[i], style)
			}
			at.Y += at.H
		}
	})
}

// thingWide is the room for the name of the scored thing in a line, in a layout for hands.
func thingWide(c *widget.Canvas, wide float64) float64 { return wide - 16 - 26 - 36*c.Reading }

// lineHigh is the height of a line: one line of text, or as many as it needs in the layouts for hands.
func (p Scoring) lineHigh(c *widget.Canvas, wide float64, l *countLine, style widget.Style) float64 {
	if c.TouchLayout() && l.kind == 0 {
		return c.ParaHeight(thingWide(c, wide), p.thing(c, &l.score), style) + 6
	}
	return style.Lead() + 6
}

func (p Scoring) line(c *widget.Canvas, area view.Rect, l *countLine, style widget.Style) {
	if l.kind != 0 {
		c.Fitted(area, c.Words.Text("page.scoring.kind."+kindKeys[l.kind]), c.Heading())
		return
	}
	if l.last {
		c.Box(area.Insets(0, 1), theme.Corner, c.Palette.Raised.Mix(c.Palette.Brass, 0.1), c.Palette.Brass)
	}
	in := area.Insets(8, 0)
	ownerMark(c, view.Rect{X: in.X, Y: in.Y, W: 17, H: in.H}, l.score.Seat)
	number := style.Of(assets.Bold).In(livery.Seat(c.Palette, l.score.Seat)).To(view.Right)
	if l.score.VP == 0 {
		number = number.In(c.Palette.Faint)
	}
	text := words.Signed(int(l.score.VP))
	c.Label(in, text, number)
	if c.TouchLayout() {
		c.Para(view.Rect{X: in.X + 26, Y: in.Y + 3, W: thingWide(c, area.W), H: in.H}, "scoring", p.thing(c, &l.score), style)
		return
	}
	wide := number.Width(text)
	c.Fitted(view.Rect{X: in.X + 26, Y: in.Y, W: in.W - 26 - wide - 10, H: in.H}, p.thing(c, &l.score), style)
}

var kindKeys = [film.Kinds]string{film.LinkScoring: "links", film.TileScoring: "tiles", film.IntroScoring: "intro"}

// thing names the scored thing.
func (p Scoring) thing(c *widget.Canvas, s *film.Score) string {
	w := words.In(c.Words)
	switch s.Reason {
	case engine.ForLinks:
		return w.Line(s.Line)
	case engine.ForMoney, engine.ForIntroMoney, engine.ForIntroIncome:
		return w.Text("page.scoring.by." + s.Reason.String())
	}
	return words.Capital(w.Text("page.tile-at", "tile", w.Noun().Tile(s.Tile), "space", w.Noun().Space(s.Space)))
}

// tableReasons are the rows of the table of scores so far.
var tableReasons = []engine.For{
	engine.ForLinks, engine.ForTile, engine.ForIntroTile, engine.ForMoney, engine.ForIntroMoney, engine.ForIntroIncome,
}

func (p Scoring) rows(n *count) (rows []engine.For) {
	for _, reason := range tableReasons {
		if _, ok := n.by[reason]; ok {
			rows = append(rows, reason)
		}
	}
	return rows
}

// table adds up where the points of this scoring came from.
func (p Scoring) table(c *widget.Canvas, area view.Rect, seats []engine.Seat, n *count) {
	c.Line([]view.Point{{X: area.X, Y: area.Y}, {X: area.Right(), Y: area.Y}}, 1, c.Palette.Edge)
	number := 64.0
	if len(seats) > 2 {
		number = 44 * c.Reading
	}
	names := area.W - float64(len(seats))*number
	c.Fitted(view.Rect{X: area.X, Y: area.Y + 4, W: names, H: 30}, c.Words.Text("page.scoring.table"), c.Heading())
	for i, seat := range seats {
		x := area.Right() - number*float64(len(seats)-i)
		ownerMark(c, view.Rect{X: x + number - 22, Y: area.Y + 8, W: 20, H: 20}, seat)
	}
	style := c.Body()
	at := view.Rect{X: area.X, Y: area.Y + 36, W: area.W, H: style.Lead() + 4}
	for _, reason := range p.rows(n) {
		c.Fitted(view.Rect{X: at.X, Y: at.Y, W: names, H: at.H}, c.Words.Text("page.scoring.by."+reason.String()), style)
		for i, seat := range seats {
			x := at.Right() - number*float64(len(seats)-i)
			c.Label(view.Rect{X: x, Y: at.Y, W: number, H: at.H}, plain(n.by[reason][seat]),
				style.Of(assets.Bold).In(livery.Seat(c.Palette, seat)).To(view.Right))
		}
		at.Y += at.H
	}
}

func (p Scoring) buttons(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	parts := area.Columns(2, theme.Gap)
	c.Button(parts[0], widget.Button{ID: "scoring:skip", Icon: "skip", Text: w.Text("page.scoring.skip"), Act: Skip{}, Action: "end-of-turn"})
	c.Button(parts[1], widget.Button{ID: "scoring:next", Icon: "step", Text: w.Text("page.scoring.next"), Act: Step{}, Action: "next-step",
		Main: true})
	c.Key("previous-step", StepBack{})
	c.Key("back", Skip{})
}
