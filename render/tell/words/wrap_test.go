package words

import (
	"slices"
	"testing"
)

func TestHang_NotAtANoBreakSpace(t *testing.T) {
	lines := Words{Width: 8}.Hang("one two\u00a0; three", 0, 2)
	if want := []string{"one", "  two\u00a0;", "  three"}; !slices.Equal(lines, want) {
		t.Errorf("%q, want %q", lines, want)
	}
}
