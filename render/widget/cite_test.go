package widget_test

import (
	"slices"
	"testing"

	"sohofoundry/render/widget"
)

func TestCite_NamesTheChapter(t *testing.T) {
	if got, want := widget.Cite("B7.1", "B13.1"), []string{"B7.1 Build", "B13.1 Pass"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
