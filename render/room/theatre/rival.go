package theatre

import (
	"strconv"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// thoughts are the rival's thoughts: its certainty and reasons, the alternatives, and the extent of its search.
func (s *scene) thoughts(wide float64) (blocks []block) {
	h := s.Thought
	if h == nil {
		return nil
	}
	para := func(id, text string, style widget.Style, below float64) {
		blocks = append(blocks, block{s.ParaHeight(wide, text, style) + below, func(in view.Rect) {
			s.Para(in, "theatre:rival:"+id, text, style)
		}})
	}
	soft := s.Soft().In(s.Palette.Text)
	blocks = append(blocks, block{theme.Gap, func(view.Rect) {}})
	para("title", s.Words.Text("theatre.rival.thoughts"), s.Heading(), 4)
	para("sure", h.Sure, soft, 4)
	for i, why := range h.Why {
		para("why:"+strconv.Itoa(i), why, soft, 4)
	}
	if len(h.List) > 1 {
		para("others", s.Words.Text("theatre.rival.others"), s.Soft(), 4)
	}
	for i, c := range h.List {
		para("choice:"+strconv.Itoa(i), s.Words.Text("theatre.rival.choice", "n", strconv.Itoa(i+1), "choice", c.Text, "note", c.Note), soft, 2)
	}
	para("looked", h.Looked, s.Soft(), 0)
	return blocks
}
