package reading

import (
	"slices"
	"testing"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// owned reports what is written on something to press and does not say so: who hears the list of what is seen would hear it as a text of
// its own, or as the name of something else.
func owned(t *testing.T, v *view.View) {
	t.Helper()
	for i := range v.Items {
		item := &v.Items[i]
		if item.Kind != view.Label || item.Of == view.Silent || v.Hidden(i) || !seen(v.Items[i+1:], item) {
			continue
		}
		on := v.Under(item.Area.Middle(), func(t *view.Target) bool { return !t.Drag })
		if on == nil || on.Act == nil || on.NoFocus || v.Target(item.Of) != nil || between(v, i, on) {
			continue
		}
		if _, rule := on.Act.(widget.OpenRule); !rule || on.Name == "" { // a rule's number is part of its sentence
			t.Errorf("%q is written on %s and is of %q", item.Text, on.ID, item.Of)
		}
	}
}

// between reports whether a text is of something that lies over a target without being one, such as a tip.
func between(v *view.View, label int, on *view.Target) bool {
	return on.At < label && slices.ContainsFunc(v.Items[on.At:label], func(box view.Item) bool {
		return box.Kind == view.Box && box.Fill&0xff > 0x80 && box.Area.Has(v.Items[label].Area.Middle()) && !on.Area.Holds(box.Area)
	})
}
