package fonts

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"sohofoundry/render/ui/assets"
)

// lacks is which of some letters a font does not have.
func lacks(f assets.Font, letters string) string {
	return strings.Map(func(r rune) rune {
		if faces()[f].shaper.letters[r] != 0 || unicode.IsControl(r) {
			return -1
		}
		return r
	}, letters)
}

// TestFontsCoverTheLanguages: the letters and quotation marks of English, Italian, Romanian, German, Spanish, French, Polish and
// Portuguese, and figures; ticks, stars and circled figures are icons. Titles have no minus sign.
func TestFontsCoverTheLanguages(t *testing.T) {
	letters := "£€–—·…’‘“”„«»×½àèéìíîòóùúăâșțäöüßçœæëïôûÿñáąćęłńśźżãõêº¿¡"
	letters += strings.ToUpper(strings.ReplaceAll(letters, "ß", ""))
	for r := ' '; r <= '~'; r++ {
		letters += string(r)
	}
	for _, f := range assets.Fonts {
		wanted := letters
		if f != assets.Title {
			wanted += "−"
		}
		if missing := lacks(f, wanted); missing != "" {
			t.Errorf("font %d lacks %q", f, missing)
		}
	}
}

// TestFontsCoverWhatIsRead: what the catalogues, lessons, rules and decks have is seen.
func TestFontsCoverWhatIsRead(t *testing.T) {
	for _, pattern := range []string{"render/tell/*/*.toml", "decks/rules/*/*.md", "decks/*/*.toml", "decks/*/*/*.toml", "*.txt", "CHANGELOG.md"} {
		files, err := filepath.Glob(filepath.Join("../../..", pattern))
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			const signs = "✓✗●○" // a terminal shows them; a window has icons
			if missing := strings.Trim(lacks(assets.Text, string(text)), signs); missing != "" {
				t.Errorf("%s has %q, which the font lacks", file, missing)
			}
		}
	}
}

// TestAnUnknownLetterIsSeen: as a box, as wide as fonts have it.
func TestAnUnknownLetterIsSeen(t *testing.T) {
	if len(Outline(assets.Text, 20, "字")) == 0 || Width(assets.Text, 20, "字") == 0 {
		t.Error("a letter that the font lacks is not drawn")
	}
}

// TestALongWordGoesOnInTheNextLine: after a slash or a dash, with nothing added and nothing lost.
func TestALongWordGoesOnInTheNextLine(t *testing.T) {
	text := "see https://example.org/licences/by/3.0/ and Kidderminster–Worcester now"
	lines := Wrap(assets.Text, 16, text, 120)
	for _, line := range lines {
		if Width(assets.Text, 16, line) > 120 {
			t.Errorf("%q is too wide", line)
		}
	}
	if all := strings.Join(lines, ""); strings.ReplaceAll(all, " ", "") != strings.ReplaceAll(text, " ", "") {
		t.Errorf("the lines are %q", lines)
	}
	for _, line := range lines {
		if strings.Contains(line, "/ l") || strings.Contains(line, "– W") {
			t.Errorf("%q has a space within a word", line)
		}
	}
}

func TestWrap_NotAtANoBreakSpace(t *testing.T) {
	lines := Wrap(assets.Text, 16, "one two\u00a0; three", Width(assets.Text, 16, "one two"))
	if want := []string{"one", "two\u00a0;", "three"}; !slices.Equal(lines, want) {
		t.Errorf("%q, want %q", lines, want)
	}
}
