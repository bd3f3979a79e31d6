package pseudo

import "testing"

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"[Ţĥé Áûţömá ö]": "", "[Ţĥé Áûţömá] wins": "wins", "Burton-on-Trent": "", "B7.3 (U) coal1@dudley medium-2.soho IV": "",
		"Wolver-": "", "permission denied": "permission",
	} {
		if got := Plain(text); got != want {
			t.Errorf("of %q, %q is not of the catalogue, and not %q", text, got, want)
		}
	}
}

func TestGlued(t *testing.T) {
	for text, want := range map[string]string{
		"[Á šéñţéñçé.] [Áñöţĥéř.]": "", "[Šĥífţ]+[Ţáß]": "", "[Ýöû]    [£5]": "", "[Á [ß] ç [ď]]": "",
		"[Á], [ß]": ", ", "[Ýöû]: [£5]": ": ", "[Ţáķé] [á míĺĺ]": " ",
	} {
		if got := Glued(text); got != want {
			t.Errorf("%q is glued with %q, and not %q", text, got, want)
		}
	}
}
