package auction

import (
	"slices"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// dismiss takes the notice away.
type dismiss struct{}

// saveStatus tells where the record is saved, or why it is not.
type saveStatus struct{ name, error string }

// notices are sentences that must be read, the last one first, until something is done.
type notices []string

func (n *notices) tell(sentence string) {
	n.withdraw(sentence)
	*n = append(*n, sentence)
}

// withdraw takes a sentence back that is no longer so.
func (n *notices) withdraw(sentence string) {
	*n = slices.DeleteFunc(*n, func(notice string) bool { return notice == sentence })
}

// warns shows a warning, and reports whether that was not in sight already.
func (n *notices) warns(warning string) bool {
	if slices.Contains(*n, warning) {
		return false
	}
	n.tell(warning)
	return true
}

// Tell shows a sentence that must be read.
func (s *Scene) Tell(sentence string) { s.notices.tell(sentence) }

// Saved tells where the record is saved, or why it cannot be, and reports whether that is news.
func (s *Scene) Saved(name string, err error) (news bool) {
	status, before := saveStatus{name: name}, s.save
	if err != nil {
		status.error = s.words.Reason(err)
	}
	if status == before {
		return false
	}
	if status.error != before.error {
		s.notices.withdraw(s.words.Text("window.not-saved", "error", before.error))
		if status.error != "" {
			s.Tell(s.words.Text("window.not-saved", "error", status.error))
		}
	}
	if before.name != "" && name != before.name {
		s.Tell(s.words.Text("window.saved-elsewhere", "name", name))
	}
	s.save = status
	return true
}

// draw draws the sentence that must be read now at the top of a room.
func (n notices) draw(c *widget.Canvas, room view.Rect) {
	if len(n) == 0 {
		return
	}
	told := n[len(n)-1]
	c.Say(told)
	style, cross, beside := c.Body(), 32.0, 60.0
	if c.TouchLayout() {
		cross, beside = theme.Touch, 2*theme.Gap
	}
	inside := min(620, room.W-beside) - 2*theme.Pad - theme.Button
	area := view.Rect{W: inside + 2*theme.Pad + theme.Button, H: max(c.ParaHeight(inside, told, style), cross) + 2*theme.Gap}
	area.X, area.Y = room.Middle().X-area.W/2, room.Y+theme.Gap
	c.Target(view.Target{ID: "notice", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	c.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: inside, H: area.H}, "notice", told, style)
	shut := view.Around(view.Point{X: area.Right() - theme.Button/2 - 6, Y: area.Middle().Y}, cross, cross)
	c.Button(shut, widget.Button{ID: "notice:close", Name: c.Words.Text("name.close"), Icon: "cross", Act: dismiss{}, Action: "back"})
}
