// Package mirror describes a view to a screen reader: a list of texts, headings and named things, in the order in which they are
// drawn, so that related ones come together. It reads the view alone, so that everything that can be played by sight can be played
// without.
package mirror

import (
	"cmp"
	"slices"
	"strings"

	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Node is a thing that can be named, or a text.
type Node struct {
	ID     string // of the target; empty for a text
	Name   string
	About  string // the rest of the tip, beside the name
	Area   view.Rect
	Level  int  // of a text that is a heading
	Acts   bool // something can be done with it
	Off    bool // a button that does nothing now, or only says why it does not
	Picked bool
	Aside  bool   // the Tab key passes it over
	Typing bool   // the text field that takes typed text
	Field  bool   // a text field
	Text   string // what stands in it, which its name leaves out
}

// placed is a node with where it comes among the items of the view.
type placed struct {
	Node
	at int
}

// Of lists the content of a view: its texts and targets, last the many small things that lie on a ground of their own, such as a map.
// About returns the tip about the subject of a target.
func Of(v *view.View, about func(subject any) widget.Tip) []Node {
	seen := labels(v)
	var list []placed
	grounds := grounds(v)
	for i := range v.Targets {
		t := &v.Targets[i]
		if listed(v, i) {
			at := t.At
			if slices.Contains(grounds, t.Room) {
				at += len(v.Items)
			}
			list = append(list, placed{nodeOf(v, t, seen, about), at})
		}
		if t.Above != "" && !v.Covered(i) {
			list = append(list, placed{Node{ID: t.ID + view.Up, Name: t.Above, Area: edge(t.Area, 0), Acts: true, Aside: true}, t.At})
		}
		if t.Below != "" && !v.Covered(i) {
			list = append(list, placed{Node{ID: t.ID + view.Down, Name: t.Below, Area: edge(t.Area, t.Area.H-edgeHigh), Acts: true, Aside: true}, t.Ends})
		}
	}
	list = append(list, texts(v, seen)...)
	slices.SortStableFunc(list, func(a, b placed) int { return cmp.Compare(a.at, b.at) })
	nodes := make([]Node, len(list))
	for i := range list {
		nodes[i] = list[i].Node
	}
	areas := make([]view.Rect, len(nodes))
	for i := range nodes {
		areas[i] = roomy(nodes, i)
	}
	for i := range nodes {
		nodes[i].Area = areas[i]
	}
	return nodes
}

// roomy returns the area of a node, grown around its middle to the size that a finger needs (theme.Touch) where that leaves other
// nodes free. A number in a sentence and a line on a map are drawn smaller than that.
func roomy(nodes []Node, index int) view.Rect {
	n := &nodes[index]
	if !n.Acts || n.Area.W >= theme.Touch && n.Area.H >= theme.Touch {
		return n.Area
	}
	at, wide, high := n.Area.Middle(), max(n.Area.W, theme.Touch), max(n.Area.H, theme.Touch)
	for i := range nodes {
		other := &nodes[i]
		if i == index || !other.Acts || other.Area.Holds(n.Area) || !other.Area.Meets(view.Around(at, wide, high)) {
			continue
		}
		narrow := max(n.Area.W, 2*free(at.X, other.Area.X, other.Area.Right()))
		low := max(n.Area.H, 2*free(at.Y, other.Area.Y, other.Area.Bottom()))
		if narrower := view.Around(at, min(wide, narrow), high); !narrower.Meets(other.Area) && narrow*high >= wide*low {
			wide = narrower.W
		} else if high = min(high, low); view.Around(at, wide, high).Meets(other.Area) {
			wide = min(wide, narrow)
		}
	}
	return view.Around(at, wide, high)
}

// free returns how far a coordinate is from a stretch, 0 within it.
func free(at, from, to float64) float64 { return max(0, from-at, at-to) }

// grounds are the ids of the grounds of small things.
func grounds(v *view.View) (ids []string) {
	for i := range v.Targets {
		if t := &v.Targets[i]; t.Asks {
			ids = append(ids, t.ID)
		}
	}
	return ids
}

// edgeHigh is the height of a strip that leads to more of a room.
const edgeHigh = 24.0

// edge is a strip of a room.
func edge(room view.Rect, down float64) view.Rect {
	return view.Rect{X: room.X, Y: room.Y + down, W: room.W, H: edgeHigh}
}

// listed reports whether a target, of an index, is seen, and is more than ground: something can be done with it or told about it, or it
// is a button that does nothing now.
func listed(v *view.View, index int) bool {
	t := &v.Targets[index]
	dead := t.Off && t.Act == nil
	return (dead || !t.NoFocus && (t.Act != nil || t.About != nil)) && !t.Area.Empty() && !v.Covered(index)
}

// nodeOf names a target: by its own name and the title of its tip, else by the texts that belong to it.
func nodeOf(v *view.View, t *view.Target, seen []int, about func(any) widget.Tip) Node {
	n := Node{ID: t.ID, Name: t.Name, Area: t.Area, Acts: t.Act != nil || t.Off, Off: t.Off, Picked: t.Picked, Aside: t.Aside,
		Typing: v.Typing == t.ID, Field: t.Field, Text: t.Text}
	if t.Field {
		n.Name = strings.TrimSuffix(n.Name, " "+t.Text)
	}
	var told []string
	if t.About != nil {
		tip := about(t.About)
		told = append([]string{tip.Title}, tip.Lines...)
	}
	switch {
	case t.Name == "" && (t.Act != nil || len(told) == 0): // otherwise the tip says more than the texts drawn
		title := ""
		if len(told) > 0 {
			title = told[0]
		}
		told = slices.Insert(told, min(1, len(told)), written(v, seen, t.ID, title))
	case t.Name != "" && len(told) > 0 && told[0] != "" && told[0] != t.Name:
		title := told[0]
		if told = told[1:]; !strings.HasPrefix(t.Name, title+", ") { // otherwise the name goes on where the title ends
			n.Name = t.Name + ", " + title
		}
	}
	told = slices.DeleteFunc(told, func(s string) bool { return s == "" || s == n.Name })
	if n.Name == "" && len(told) > 0 {
		n.Name, told = told[0], told[1:]
	}
	n.About = strings.Join(told, " ")
	return n
}

// written is the texts that belong to the target of an id, without those that its title repeats, even a name cut in two.
func written(v *view.View, seen []int, id, title string) string {
	var parts []string
	for _, i := range seen {
		text := fonts.Unsigned(v.Items[i].Text)
		if v.Items[i].Of == id && !strings.Contains(title, strings.TrimSuffix(text, "-")) {
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, " ")
}

// texts are the labels that belong to nothing that is listed, the lines of a paragraph in one.
func texts(v *view.View, seen []int) (list []placed) {
	var last *view.Item
	for _, i := range seen {
		item := &v.Items[i]
		if t := v.Index(item.Of); item.Of != "" && t >= 0 && listed(v, t) {
			continue
		}
		if item.On && last != nil {
			n := &list[len(list)-1]
			if item.Area.Y != last.Area.Y && !strings.HasSuffix(last.Text, "–") && !strings.HasSuffix(last.Text, "/") { // another line
				n.Name += " "
			}
			n.Name += fonts.Unsigned(item.Text)
			n.Area = n.Area.Joined(item.Area)
		} else {
			list = append(list, placed{Node{Name: fonts.Unsigned(item.Text), Area: item.Area, Level: item.Level}, i})
		}
		last = item
	}
	return list
}

// labels are the numbers of the items that are texts and can be seen: not clipped away, nor beneath the ground of something drawn later.
func labels(v *view.View) (list []int) {
	for i := range v.Items {
		item := &v.Items[i]
		if item.Kind != view.Label || item.Of == view.Silent || strings.TrimSpace(item.Text) == "" || !item.Clip.Empty() && !item.Clip.Has(item.Area.Middle()) {
			continue
		}
		if !v.Hidden(i) {
			list = append(list, i)
		}
	}
	return list
}
