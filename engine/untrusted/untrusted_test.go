package untrusted_test

import (
	"testing"

	"sohofoundry/engine/untrusted"
)

func TestPrintable(t *testing.T) {
	for text, want := range map[string]string{
		"Stoke-on-Trent £5": "Stoke-on-Trent £5", "a\x1b[2Jb": "a�[2Jb", "tab\tline\n": "tab�line�", "\xff": "�", "\u202e": "�",
	} {
		if got := untrusted.Printable(text); got != want {
			t.Errorf("%q is shown as %q", text, got)
		}
	}
}
