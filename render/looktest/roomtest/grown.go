package roomtest

import (
	"testing"

	"sohofoundry/render/ui/view"
)

// Grown reports every text of a view that is not larger by a factor in another, which was made with larger reading text.
func Grown(t *testing.T, usual, large *view.View, by float64) {
	t.Helper()
	sizes := map[string][]float64{} // of one text from the first on
	for i := range large.Items {
		if item := &large.Items[i]; item.Kind == view.Label {
			sizes[item.Text] = append(sizes[item.Text], item.Size)
		}
	}
	for i := range usual.Items {
		item := &usual.Items[i]
		if item.Kind != view.Label || len(sizes[item.Text]) == 0 {
			continue
		}
		size := sizes[item.Text][0]
		sizes[item.Text] = sizes[item.Text][1:]
		if size < by*item.Size {
			t.Errorf("%q is %.1f high in large text, and %.1f usually", item.Text, size, item.Size)
		}
	}
}
