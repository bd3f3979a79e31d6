package record_test

import (
	"testing"

	"sohofoundry/automa/transcript"
)

// A text goes on from another if all that was done in that one was done in it, in whole lines.
func TestGoesOn(t *testing.T) {
	const from = "seed 1\n\nloan card:coal\n\nhash 1234\n"
	for _, c := range []struct {
		name, text, from string
		want             bool
	}{
		{"a line more", "seed 1\n\nloan card:coal\npass card:iron\n\nhash 5678\n", from, true},
		{"a source on the last line", "seed 1\n\nloan card:coal coal:dudley.1\n\nhash 5678\n", from, true},
		{"the same", from, from, true},
		{"a longer word", "seed 1\n\nloan card:coalmine\n\nhash 5678\n", from, false},
		{"another game", "seed 2\n\nloan card:coal\npass card:iron\n\nhash 5678\n", from, false},
		{"less", "seed 1\n\nhash 5678\n", from, false},
		{"nothing after it", "seed 1\n\nloan card:coal", from, false},
		{"from what has no end", "seed 1\n\nloan card:coal\npass card:iron\n\nhash 5678\n", "seed 1\n\nloan card:coal\n", false},
	} {
		if got := transcript.GoesOn([]byte(c.text), []byte(c.from)); got != c.want {
			t.Errorf("%s: %t, want %t", c.name, got, c.want)
		}
	}
}
