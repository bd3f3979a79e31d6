package fonts

import (
	"strings"
	"testing"

	"sohofoundry/render/ui/assets"
)

// TestSignsAreSetAsLetters: every font draws a sign, as high as its capitals or a little higher, and no line begins with it.
func TestSignsAreSetAsLetters(t *testing.T) {
	text := Links.After("icons")
	for _, f := range assets.Fonts {
		if wide := Width(f, 100, text) - Width(f, 100, "icons\u00a0"); wide < CapHeight(f, 100) || wide > 1.4*CapHeight(f, 100) {
			t.Errorf("font %d sets the sign %.1f wide, and capitals %.1f high", f, wide, CapHeight(f, 100))
		}
		least, most := Path(f, 100, strings.TrimPrefix(text, "icons\u00a0")).Extent()
		if high := most.Y - least.Y; least.X < 0 || high < CapHeight(f, 100)*0.8 || high > CapHeight(f, 100)*1.3 {
			t.Errorf("font %d draws the sign from %v to %v", f, least, most)
		}
		if lines := Wrap(f, 100, "link "+text, Width(f, 100, "link icons")); len(lines) != 2 || lines[1] != text {
			t.Errorf("font %d cuts it into %q", f, lines)
		}
	}
	if Unsigned(text+", 2") != "icons, 2" {
		t.Errorf("without signs it is %q", Unsigned(text+", 2"))
	}
}
