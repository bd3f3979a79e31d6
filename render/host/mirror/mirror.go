// Package mirror tells what a view shows to people who do not see it: a list of texts and of named things, in the order in
// which the keyboard comes to them, for a screen reader. It reads the view alone, so that nothing can be played with the eyes
// that cannot be played without.
package mirror

import (
	"math"
	"slices"
	"strings"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Node is a thing that can be named, or a text.
type Node struct {
	ID     string // of the target; empty for a text
	Name   string
	About  string // what there is to tell beside the name
	Area   view.Rect
	Acts   bool // something can be done with it
	Picked bool
	Aside  bool // the Tab key passes it over
	Typing bool // what is typed goes there
}

// Of lists what a view shows: its texts, from above, then what can be chosen. About tells about a subject of a target.
func Of(v *view.View, about func(subject any) widget.Tip) []Node {
	seen := uncovered(v)
	var named []Node
	var taken []view.Rect
	for i := range v.Targets {
		t := &v.Targets[i]
		if t.NoFocus || t.Act == nil && t.About == nil || v.Covered(i) {
			continue
		}
		named = append(named, nodeOf(v, t, seen, about))
		if _, rule := t.Act.(widget.OpenRule); t.Act != nil && !rule { // a rule's number is part of its sentence
			taken = append(taken, t.Area)
		}
	}
	return append(texts(seen, taken), named...)
}

// nodeOf names a target: as it is called itself, with the title of what is told about it, else by the texts in it.
func nodeOf(v *view.View, t *view.Target, seen []view.Item, about func(any) widget.Tip) Node {
	n := Node{ID: t.ID, Name: t.Name, Area: t.Area, Acts: t.Act != nil, Picked: t.Picked, Aside: t.Aside, Typing: v.Typing == t.ID}
	var told []string
	if t.About != nil {
		tip := about(t.About)
		told = append([]string{tip.Title}, tip.Lines...)
	}
	switch {
	case t.Name == "" && t.Act != nil:
		told = slices.Insert(told, min(1, len(told)), within(seen, t.Area))
	case t.Name != "" && len(told) > 0 && told[0] != "" && told[0] != t.Name:
		n.Name, told = t.Name+", "+told[0], told[1:]
	}
	told = slices.DeleteFunc(told, func(s string) bool { return s == "" || s == n.Name })
	if n.Name == "" && len(told) > 0 {
		n.Name, told = told[0], told[1:]
	}
	n.About = strings.Join(told, " ")
	return n
}

// within is what is written in an area.
func within(seen []view.Item, area view.Rect) string {
	var parts []string
	for i := range seen {
		if item := &seen[i]; item.Kind == view.Label && area.Has(item.Area.Middle()) {
			parts = append(parts, item.Text)
		}
	}
	return strings.Join(parts, " ")
}

// texts are what is written outside of what can be pressed, lines below each other in one.
func texts(seen []view.Item, taken []view.Rect) (list []Node) {
	var first, last *view.Item // of a paragraph
	for i := range seen {
		item := &seen[i]
		if item.Kind != view.Label || slices.ContainsFunc(taken, func(a view.Rect) bool { return a.Has(item.Area.Middle()) }) {
			continue
		}
		switch {
		case last != nil && beside(last, item):
			list[len(list)-1].Name += item.Text
		case last != nil && below(first, last, item):
			n := &list[len(list)-1]
			n.Name += " " + item.Text
			n.Area.H = item.Area.Bottom() - n.Area.Y
		default:
			list = append(list, Node{Name: item.Text, Area: item.Area})
			first = item
		}
		last = item
	}
	return list
}

// beside reports whether a label goes on in the line of the one before it.
func beside(last, item *view.Item) bool {
	return item.Area.Y == last.Area.Y && math.Abs(item.Area.X-last.Area.Right()) < 2
}

// below reports whether a label is the next line of a paragraph.
func below(first, last, item *view.Item) bool {
	down := item.Area.Y - last.Area.Y
	return item.Font == first.Font && item.Size == first.Size && item.Area.X == first.Area.X && down > 0 && down < 1.6*item.Size
}

// uncovered are the items that no page lies over: those after the ground of the last page that takes the focus from others.
func uncovered(v *view.View) []view.Item {
	from := 0
	for i := range v.Targets {
		t := &v.Targets[i]
		if !t.NoFocus || t.About != nil || t.Drag {
			continue
		}
		for n := len(v.Items) - 1; n > from; n-- {
			if item := &v.Items[n]; item.Kind == view.Box && item.Area == t.Area && covers(v, i) {
				from = n
				break
			}
		}
	}
	return v.Items[from:]
}

// covers reports whether a target lies over all others before it that can be chosen.
func covers(v *view.View, index int) bool {
	some := false
	for i := range index {
		if t := &v.Targets[i]; !t.NoFocus {
			if !v.Covered(i) {
				return false
			}
			some = true
		}
	}
	return some
}
