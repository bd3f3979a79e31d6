package theatre

import (
	"strconv"

	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ladder is a tie laid out: a candidate a row, a criterion a column.
type ladder struct {
	*scene
	table   words.TieTable
	style   widget.Style // of names and values
	head    widget.Style
	names   float64 // how wide the names may be
	column  []float64
	stacked bool // names stand above their values: there are too many columns
}

const (
	badgeWide = 28.0
	leastName = 130.0
)

// tie draws a comparison as far as it is uncovered: the headings stay, the candidates scroll.
func (s *scene) tie(area view.Rect) widget.Scroll {
	l := &ladder{scene: s, table: words.In(s.Words).TieTable(s.shot.Tie.Tie, s.shot.Tie.Shown)}
	for i := range l.table.Rows {
		l.table.Rows[i].Name = words.Capital(l.table.Rows[i].Name)
	}
	l.style = s.Body().Sized(s.Least(theme.Small*s.Reading + 0.5))
	l.head = widget.Style{Font: assets.Text, Size: s.Least(theme.Tiny * s.Reading), Colour: s.Palette.Soft, Align: view.Centre}
	l.lay(area.W - 14)
	high := l.headings(area)
	_, area = area.Top(high)
	rows := make([]block, len(l.table.Rows))
	first, all := -1, 0.0
	for i := range rows {
		rows[i] = l.row(i, area.W-14)
		all += rows[i].high
		if first < 0 && s.shot.Tie.Out[i] < 0 {
			first = i
		}
	}
	if s.shot.Tie.Over {
		first = s.shot.Tie.Winner
	}
	foot := l.foot(area.W)
	area, below := area.Top(min(all, area.H-foot.high))
	foot.draw(below)
	return s.scrolling(area, rows, first)
}

// lay shares the width out among the names and the columns.
func (l *ladder) lay(wide float64) {
	taken := 0.0
	for n, c := range l.table.Columns {
		column := 46.0
		for word := range fonts.Words(c.Head) {
			column = max(column, l.head.Width(word)+8)
		}
		for _, row := range l.table.Rows {
			column = max(column, l.style.Width(row.Cells[n].Value)+26)
		}
		l.column = append(l.column, column)
		taken += column
	}
	longest, least := 0.0, 0.0
	bold := l.style.Of(assets.Bold) // as the winner's is written
	for _, row := range l.table.Rows {
		longest = max(longest, bold.Width(row.Name))
		for word := range fonts.Words(row.Name) {
			least = max(least, bold.Width(word))
		}
	}
	left := wide - badgeWide - taken
	if left < max(least, min(longest, leastName*l.Reading))+8 {
		l.stacked, left = true, wide-badgeWide
		for n := range l.column {
			l.column[n] = (wide - badgeWide) / float64(len(l.column))
		}
		l.names = left
		return
	}
	l.names = min(longest+14, left)
	spare := (left - l.names) / float64(max(len(l.column), 1))
	for n := range l.column {
		l.column[n] += min(spare, 72)
	}
}

// left is where a column begins.
func (l *ladder) left(n int) float64 {
	x := badgeWide
	if !l.stacked {
		x += l.names
	}
	for _, w := range l.column[:n] {
		x += w
	}
	return x
}

// headings draws the criteria above their columns, with their rules, the newest in brass, and returns how high they are.
func (l *ladder) headings(area view.Rect) float64 {
	if len(l.table.Columns) == 0 {
		return 0
	}
	lines := make([][]string, len(l.column))
	most := 0
	for n, c := range l.table.Columns {
		lines[n] = fonts.Wrap(l.head.Font, l.head.Size, c.Head, l.column[n]-4)
		most = max(most, len(lines[n]))
	}
	lead := l.head.Size * 1.15
	high := float64(most) * lead
	for n, c := range l.table.Columns {
		x := area.X + l.left(n)
		style := l.head
		if n == len(l.table.Columns)-1 {
			style = style.In(l.Palette.Brass)
		}
		y := area.Y + high - float64(len(lines[n]))*lead
		for i, line := range lines[n] {
			l.Label(view.Rect{X: x, Y: y + float64(i)*lead, W: l.column[n], H: lead}, line, style)
		}
		number := c.Rule.String()
		half := l.ruleWide(number) / 2
		l.Rule(view.Rect{X: x, Y: area.Y + high, W: l.column[n]/2 + half, H: 18}, "theatre:criterion:"+strconv.Itoa(n), number)
	}
	return high + 22
}

// row is a candidate with its values. Losers fade; the value that lost is marked, and the winner.
func (l *ladder) row(i int, wide float64) block {
	row := &l.table.Rows[i]
	out := l.shot.Tie.Out[i] >= 0
	won := l.shot.Tie.Over && i == l.shot.Tie.Winner
	style := l.style
	switch {
	case won:
		style = style.Of(assets.Bold).In(l.Palette.Text)
	case out:
		style = style.In(l.Palette.Faint)
	}
	names := l.ParaHeight(l.names-6, row.Name, style)
	line := max(style.Lead(), 20)
	high := max(names, line)
	if l.stacked {
		high = names + line
	}
	return block{high + 4, func(area view.Rect) {
		if won {
			l.Box(view.Rect{X: area.X, Y: area.Y + 1, W: wide, H: area.H - 2}, 6, l.Palette.Raised.Mix(l.Palette.Automa, 0.12), l.Palette.Automa)
		}
		l.badge(view.Around(view.Point{X: area.X + 13, Y: area.Y + 2 + line/2}, 19, 19), i, out)
		at := view.Rect{X: area.X + badgeWide, Y: area.Y + 2 + max(0, (line-style.Lead())/2), W: l.names - 6}
		l.Para(at, "theatre:candidate:"+strconv.Itoa(i), row.Name, style)
		y := area.Y + 2
		if l.stacked {
			y += names
		}
		for n := range row.Cells {
			l.cell(view.Rect{X: area.X + l.left(n), Y: y, W: l.column[n], H: line}, &row.Cells[n], style)
		}
	}}
}

// badge is the number of a candidate, as on the board.
func (s *scene) badge(area view.Rect, i int, out bool) {
	fill, ink := s.Palette.AutomaPlate, s.Palette.AutomaDeep
	if out {
		fill, ink = s.Palette.Panel, s.Palette.Faint
	}
	s.Box(area, area.W/2, fill, s.Palette.Automa.Fade(0.6))
	s.Fitted(area, strconv.Itoa(i+1), widget.Style{Font: assets.Bold, Size: theme.Small, Colour: ink, Align: view.Centre})
}

// cell is a value, with a cross if it lost and a tick if it won.
func (l *ladder) cell(area view.Rect, cell *words.TieCell, style widget.Style) {
	if cell.Value == "" {
		return
	}
	icon := ""
	switch {
	case cell.Out:
		icon, style = "cross", style.In(l.Palette.No)
	case cell.Won:
		icon, style = "tick", style.In(l.Palette.Yes)
	}
	l.Label(area, cell.Value, style.To(view.Centre))
	if icon != "" {
		x := area.Middle().X + style.Width(cell.Value)/2 + 9
		l.Icon(view.Around(view.Point{X: x, Y: area.Middle().Y}, 11, 11), icon, style.Colour)
	}
}

// foot says on which criteria all scored alike, and names the winner.
func (l *ladder) foot(wide float64) block {
	soft := l.Soft()
	text := l.Body().Sized(l.Least(theme.Small*l.Reading + 0.5))
	rule := l.table.Rule.String()
	beside := wide - 28
	if rule != "" {
		beside -= l.ruleWide(rule) + 10
	}
	high := 0.0
	if l.table.Equal != "" {
		high += l.ParaHeight(wide, l.table.Equal, soft) + 4
	}
	if l.table.Decision != "" {
		high += l.ParaHeight(beside, l.table.Decision, text) + 4
	}
	return block{high + 4, func(area view.Rect) {
		area.Y += 4
		if l.table.Equal != "" {
			area.Y += l.Para(area, "theatre:equal", l.table.Equal, soft) + 4
		}
		if l.table.Decision == "" {
			return
		}
		l.Icon(view.Rect{X: area.X + 6, Y: area.Y + (text.Lead()-16)/2, W: 16, H: 16}, "tick", l.Palette.Yes)
		l.Rule(view.Rect{X: area.X, Y: area.Y, W: wide, H: text.Lead()}, "theatre:decision", rule)
		l.Para(view.Rect{X: area.X + 28, Y: area.Y, W: beside}, "theatre:decision", l.table.Decision, text)
	}}
}
