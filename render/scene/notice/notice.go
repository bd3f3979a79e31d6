// Package notice has the sentences that must be read at a table, among them what became of its record.
package notice

import (
	"slices"

	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Dismiss takes the sentence that is shown away.
type Dismiss struct{}

// List are sentences that must be read, the last one first, until something is done.
type List []string

// Tell shows a sentence. Earlier ones that are not read yet are shown again after it.
func (l *List) Tell(sentence string) {
	l.Withdraw(sentence)
	*l = append(*l, sentence)
}

// Withdraw takes a sentence back that is no longer so.
func (l *List) Withdraw(sentence string) {
	*l = slices.DeleteFunc(*l, func(notice string) bool { return notice == sentence })
}

// Warns shows a warning, and reports whether that was not in sight already.
func (l *List) Warns(warning string) bool {
	if slices.Contains(*l, warning) {
		return false
	}
	l.Tell(warning)
	return true
}

// Dismiss takes the sentence that is shown away.
func (l *List) Dismiss() { *l = (*l)[:max(0, len(*l)-1)] }

// Save tells where a record is saved, or why it is not.
type Save struct{ Name, Error string }

// Saved takes up where the record is saved, or why it cannot be, tells what of it must be read, and reports whether it is news.
func (l *List) Saved(before *Save, w words.Words, name string, err error) (news bool) {
	now := Save{Name: name}
	if err != nil {
		now.Error = w.Reason(err)
	}
	if now == *before {
		return false
	}
	if now.Error != before.Error {
		l.Withdraw(w.Text("window.not-saved", "error", before.Error))
		if now.Error != "" {
			l.Tell(w.Text("window.not-saved", "error", now.Error))
		}
	}
	if before.Name != "" && name != before.Name {
		l.Tell(w.Text("window.saved-elsewhere", "name", name))
	}
	*before = now
	return true
}

// Draw draws the sentence that must be read now at the top of a room, in part of its width. If there is none, it is what was told of the
// last action, if that is not empty.
func (l List) Draw(c *widget.Canvas, room view.Rect, wide float64, told string) {
	if len(l) > 0 {
		told = l[len(l)-1]
	}
	if told == "" {
		return
	}
	c.Say(told)
	style, cross := c.Body(), 32.0
	beside := 60.0
	if c.TouchLayout() {
		cross, beside = theme.Touch, 2*theme.Gap
	}
	inside := min(620, wide-beside) - 2*theme.Pad - theme.Button
	area := view.Rect{W: inside + 2*theme.Pad + theme.Button, H: c.ParaHeight(inside, told, style) + 2*theme.Gap}
	if c.TouchLayout() {
		area.H = max(area.H, cross+2*theme.Gap)
	}
	area.X, area.Y = room.Middle().X-area.W/2, room.Y+theme.Gap
	c.Target(view.Target{ID: "notice", Area: area, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Night, Line: c.Palette.Brass, Width: 1.5})
	c.Para(view.Rect{X: area.X + theme.Pad, Y: area.Y + theme.Gap, W: inside, H: area.H}, "notice", told, style)
	shut := view.Around(view.Point{X: area.Right() - theme.Button/2 - 6, Y: area.Middle().Y}, cross, cross)
	c.Button(shut, widget.Button{ID: "notice:close", Name: c.Words.Text("name.close"), Icon: "cross", Act: Dismiss{}, Action: "back"})
}
