package printed

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The rules that one has to know to play the Automa's turns by hand, in the order in which they are wanted.
var sheetRules = map[engine.Family][]string{
	engine.Birmingham: {"M9", "M10", "M13", "M14", "M15", "M16", "M17", "M18", "M20", "M21", "M23", "M24", "M26", "M29", "M34", "M35", "M36",
		"M38", "M44", "M45", "M46", "M47", "M50", "M52", "M54", "M58", "M59", "M60", "M66", "M67", "M68", "M71", "M72", "M73", "M74", "M75"},
	engine.Lancashire: {"N5", "M10", "M13", "M14", "M15", "M16", "M17", "M18", "M20", "M21", "M23", "M24", "M26", "M29", "M34", "M35",
		"M36", "M44", "M45", "M46", "N9", "N10", "N11", "N12", "N13", "M66", "M67", "M68", "M71", "M72", "M73", "M74", "M75"},
}

// The sheet of rules.
const (
	sheetEdge    = 60.0
	sheetColumns = 2
	sheetGap     = 26.0
	sheetText    = 12.5 // the size of its rules
	sheetNumber  = 30.0 // the room for the number of a rule
)

// sheetPen writes a sheet column by column and page by page.
type sheetPen struct {
	*widget.Canvas
	job    *Job
	pages  []Page
	rooms  []view.Rect // the columns that are left on the page
	number int         // of the page
	last   int         // the number of the page that ends the sheet, 0 if that is not known
	lowest float64     // how high the columns are there
}

// sheet is the sheet of rules: a list of the cards printed, the meaning of the signs on the cards, and the rules of the Automa's turn.
// The columns of its last page are as low as they can be, so that none of them holds almost nothing.
func (j *Job) sheet() []Page {
	const step = 2 * sheetText
	pages := j.sheetOf(0, 0)
	for high := step; ; high += step {
		if even := j.sheetOf(len(pages), high); len(even) == len(pages) {
			return even
		}
	}
}

// sheetOf is the sheet with columns on its last page that are no higher than that.
func (j *Job) sheetOf(last int, high float64) []Page {
	s := &sheetPen{job: j, last: last, lowest: high}
	s.page()
	s.signs()
	style := widget.Style{Font: assets.Text, Size: sheetText, Colour: s.Palette.Text}
	title := ""
	for _, number := range sheetRules[j.Game.Family] {
		for _, rule := range j.book(number).Find(number) {
			if rule.Title != title {
				title = rule.Title
				s.need(30 + 2*style.Lead())
				s.heading(title)
			}
			s.rule(rule.Number, ruleLines(rule.Text, style, s.rooms[0].W-sheetNumber), style)
		}
	}
	s.end()
	return s.pages
}

// rule writes a rule, which may go on in the next column, but with no line of it alone.
func (s *sheetPen) rule(number string, lines []string, style widget.Style) {
	lead := style.Lead()
	for i, line := range lines {
		if i == 0 || i == len(lines)-2 {
			s.need(lead * float64(min(2, len(lines))))
		} else {
			s.need(lead)
		}
		at := s.take(lead)
		if i == 0 {
			s.Label(view.Rect{X: at.X, Y: at.Y, W: sheetNumber, H: lead}, number, style.Of(assets.Bold))
		}
		s.Label(view.Rect{X: at.X + sheetNumber, Y: at.Y, W: at.W - sheetNumber + 1, H: lead}, line, style)
	}
	s.take(3)
}

// book is the book with a rule. Rules that Lancashire shares with Birmingham come from Birmingham's book, which does not say that they
// are shared.
func (j *Job) book(number string) rules.Book {
	if strings.HasPrefix(number, "M") {
		return words.BookIn(j.Words.Language(), rules.Birmingham)
	}
	return j.Words.Book()
}

// ruleLines sets the paragraphs of a rule in lines.
func ruleLines(text string, style widget.Style, wide float64) (lines []string) {
	for paragraph := range strings.Lines(text) {
		lines = append(lines, fonts.Wrap(style.Font, style.Size, strings.TrimSpace(paragraph), wide)...)
	}
	return lines
}

// page begins a page with its title, and on the first one with the list of cards printed.
func (s *sheetPen) page() {
	j := s.job
	s.Canvas = j.canvas()
	s.number++
	in := view.Whole(sizes[j.Paper]).Inset(sheetEdge)
	title, in := in.Top(40)
	s.Fitted(title, j.Words.Text("printed.title", "deck", j.Game.Deck.Name), widget.Style{Font: assets.Title, Size: theme.Title * 1.2, Colour: s.Palette.Brass})
	s.Line([]view.Point{{X: in.X, Y: in.Y + 4}, {X: in.Right(), Y: in.Y + 4}}, theme.Hair, s.Palette.BrassDeep)
	_, in = in.Top(14)
	foot, in := in.Foot(32)
	s.foot(foot)
	if s.number == 1 {
		in = s.facts(in)
	}
	if s.number == s.last {
		in.H = min(in.H, s.lowest)
	}
	s.rooms = in.Columns(sheetColumns, sheetGap)
}

// facts tells which cards are printed, and where the others can be had.
func (s *sheetPen) facts(in view.Rect) view.Rect {
	j := s.job
	style := widget.Style{Font: assets.Text, Size: theme.Small, Colour: s.Palette.Text}
	var texts []string
	if len(j.Cards) > 0 {
		var numbers []int
		for _, card := range j.Cards {
			numbers = append(numbers, card.Number)
		}
		texts = append(texts, j.Words.Text("printed.cards", "n", j.Words.Count(len(numbers)), "list", Ranges(numbers)),
			j.Words.Text("printed."+j.Layout))
	}
	if len(j.Own) > 0 {
		texts = append(texts, j.Words.Text("printed.own", "n", j.Words.Count(len(j.Own)), "list", Ranges(j.Own)))
	}
	for _, text := range texts {
		for _, line := range fonts.Wrap(style.Font, style.Size, text, in.W) {
			var at view.Rect
			at, in = in.Top(style.Lead())
			s.Label(at, line, style)
		}
		_, in = in.Top(4)
	}
	_, in = in.Top(6)
	return in
}

// foot credits the authors of the games and cards.
func (s *sheetPen) foot(area view.Rect) {
	style := widget.Style{Font: assets.Text, Size: 10, Colour: s.Palette.Soft}
	for i, line := range fonts.Wrap(style.Font, style.Size, s.job.Words.Text("start.credits"), area.W) {
		s.Label(view.Rect{X: area.X, Y: area.Y + 6 + float64(i)*style.Lead(), W: area.W, H: style.Lead()}, line, style)
	}
}

// need goes on in the next column, or on the next page, if there is less room left than that.
func (s *sheetPen) need(high float64) {
	if s.rooms[0].H >= high {
		return
	}
	if s.rooms = s.rooms[1:]; len(s.rooms) == 0 {
		s.end()
		s.page()
	}
}

// take cuts a strip off the column.
func (s *sheetPen) take(high float64) (strip view.Rect) {
	strip, s.rooms[0] = s.rooms[0].Top(high)
	return strip
}

func (s *sheetPen) end() {
	s.pages = append(s.pages, Page{sizes[s.job.Paper], s.View.Items})
}

func (s *sheetPen) heading(text string) {
	at := s.take(26)
	s.Fitted(at, text, widget.Style{Font: assets.Title, Size: theme.Body, Colour: s.Palette.Brass})
}

// signs explains the signs on the cards.
func (s *sheetPen) signs() {
	g := s.job.Game
	s.heading(s.job.Words.Text("printed.signs"))
	building := automa.SlotFacts{Kind: automa.BuildSlot, Industry: engine.Cotton}
	withLink, withIron, coal := building, building, building
	withLink.LinkFirst = true
	withIron.Industry, withIron.IronFrom = engine.IronWorks, 3
	coal.Kind, coal.Industry = automa.CoalAndLinksSlot, engine.CoalMine
	for _, row := range []struct {
		key  string
		slot automa.SlotFacts
	}{{"build", building}, {"link", withLink}, {"iron", withIron}, {"coal", coal}, {"network", automa.SlotFacts{Kind: automa.NetworkSlot}}} {
		s.sign(row.key, func(area view.Rect) { Signs(s.Canvas, area, &row.slot, "network", s.Palette.Ink, 0.8) })
	}
	if !g.AutomaRules.Icons {
		s.sign("rail", func(area view.Rect) { s.Icon(area.Insets(0, 4), "locomotive", s.Palette.InkSoft) })
		own, other := ports(s.Canvas, &automa.BackFacts{}), ports(s.Canvas, &automa.BackFacts{SecondRow: true})[3:]
		s.sign("own-port", func(area view.Rect) { s.centred(area, own) })
		s.sign("second-row", func(area view.Rect) { s.centred(area, other) })
	} else {
		s.sign("cells", func(area view.Rect) { Cells(s.Canvas, area.Insets(0, 5), automa.NE) })
	}
	s.sign("corner", func(area view.Rect) {
		style := widget.Style{Font: assets.Bold, Size: theme.Tiny, Colour: s.Palette.Automa, Align: view.Centre}
		s.Fitted(area, s.job.Words.Text("theatre.corner.draw"), style)
	})
	s.take(6)
}

// centred draws the signs of a note in the middle of an area.
func (s *sheetPen) centred(area view.Rect, note []Piece) {
	style := widget.Style{Font: assets.Text, Size: sheetText, Colour: s.Palette.Text}
	DrawNote(s.Canvas, view.Around(area.Middle(), noteWide(note, style), area.H), note, style, noteLarger*style.Size/theme.Body)
}

// sign is a row of the list of signs.
func (s *sheetPen) sign(key string, draw func(area view.Rect)) {
	const wide, least = 62.0, 34.0
	style := widget.Style{Font: assets.Text, Size: sheetText, Colour: s.Palette.Text}
	lines := fonts.Wrap(style.Font, style.Size, s.job.Words.Text("printed.sign."+key), s.rooms[0].W-wide-10)
	high := max(least, float64(len(lines))*style.Lead())
	s.need(high)
	at := s.take(high + 2)
	area, text := at.Left(wide)
	draw(view.Around(area.Middle(), wide, least))
	_, text = text.Left(10)
	y := text.Middle().Y - float64(len(lines))*style.Lead()/2
	for i, line := range lines {
		s.Label(view.Rect{X: text.X, Y: y + float64(i)*style.Lead(), W: text.W + 1, H: style.Lead()}, line, style)
	}
}

// Ranges lists numbers with those that follow each other as one: "1–4, 7".
func Ranges(numbers []int) string {
	numbers = slices.Sorted(slices.Values(numbers))
	var parts []string
	for from := 0; from < len(numbers); {
		to := from
		for to+1 < len(numbers) && numbers[to+1] == numbers[to]+1 {
			to++
		}
		switch to - from {
		case 0:
			parts = append(parts, strconv.Itoa(numbers[from]))
		case 1:
			parts = append(parts, strconv.Itoa(numbers[from]), strconv.Itoa(numbers[to]))
		default:
			parts = append(parts, fmt.Sprintf("%d–%d", numbers[from], numbers[to]))
		}
		from = to + 1
	}
	return strings.Join(parts, ", ")
}
