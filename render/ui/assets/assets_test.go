package assets

import (
	"testing"

	"golang.org/x/image/font/sfnt"
)

// TestFontsCoverTheLanguages: letters and figures; ticks, stars and circled figures are icons. Titles have no minus sign.
func TestFontsCoverTheLanguages(t *testing.T) {
	needed := []rune("£–—·…’‘“”„«»×½ăâîșțĂÂÎȘȚäöüßÄÖÜéèêàçñÉÈÊÀÇÑìòùï¿¡")
	for r := ' '; r <= '~'; r++ {
		needed = append(needed, r)
	}
	for _, f := range Fonts {
		parsed, err := sfnt.Parse(f.TTF())
		if err != nil {
			t.Fatalf("font %d: %v", f, err)
		}
		wanted := needed
		if f != Title {
			wanted = append(wanted, '−')
		}
		for _, r := range wanted {
			if glyph, err := parsed.GlyphIndex(nil, r); err != nil || glyph == 0 {
				t.Errorf("font %d has no %q (%v)", f, r, err)
			}
		}
	}
}
