package theatre

import (
	"strconv"

	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Open shows the steps that led to a line of the summary, from their first frame on.
type Open struct{ Frame int }

func deedID(i int) string { return "theatre:deed:" + strconv.Itoa(i+1) }

// Pointed is the line of the summary that is looked at, by the mouse or by the keyboard, or −1.
func Pointed(c *widget.Canvas, deeds []film.Deed) int {
	for i := range deeds {
		if c.Attended(deedID(i)) {
			return i
		}
	}
	return -1
}

// deeds are the lines of the summary: each action and its reason. Each has its number, as on the board, and leads to its steps.
func (s *scene) deeds(wide float64) (blocks []block) {
	deeds := s.Film.Deeds()
	for i := range deeds {
		blocks = append(blocks, s.deed(wide, i, &deeds[i]))
	}
	return blocks
}

func (s *scene) deed(wide float64, i int, d *film.Deed) block {
	const indent, pad = 36.0, 8.0
	report, id := words.In(s.Words).Deed(&d.Deed), deedID(i)
	title, text := s.Strong(), s.Body().Sized(s.Least(theme.Small*s.Reading+0.5)).In(s.Palette.Soft)
	beside := wide - indent - pad
	high := s.ParaHeight(beside, report.Title, title)
	for _, line := range report.Lines {
		high += s.ParaHeight(beside, line, text)
	}
	const apart = 6.0
	return block{high + 2*pad + apart, func(area view.Rect) {
		box := view.Rect{X: area.X, Y: area.Y, W: wide, H: area.H - apart}
		fill, line := s.Palette.Raised.Fade(0.5), s.Palette.Edge
		if s.Attended(id) {
			fill, line = s.Palette.Raised, s.Palette.Automa
		}
		s.Box(box, 6, fill, line)
		s.FocusRing(id, box, 6)
		s.Target(view.Target{ID: id, Area: box, Act: Open{d.Frame}})
		defer s.Part(id)()
		s.badge(view.Around(view.Point{X: box.X + 18, Y: box.Y + pad + title.Lead()/2}, 19, 19), i, false)
		at := view.Rect{X: box.X + indent, Y: box.Y + pad, W: beside}
		at.Y += s.Para(at, id+":what", report.Title, title)
		for n, line := range report.Lines {
			at.Y += s.Para(at, id+":why:"+strconv.Itoa(n), line, text)
		}
	}}
}
