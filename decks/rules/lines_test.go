package rules

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestLines_NumberInAColumnAndItemsSetIn(t *testing.T) {
	rule := Rule{Number: "B7.1", Text: "Discard a card that matches.\n- Location card: any industry there.\n1. First the one, then\n- two."}
	want := []string{
		"B7.1    Discard a card",
		"        that matches.",
		"        - Location card:",
		"          any industry",
		"          there.",
		"        1. First the",
		"           one, then",
		"        - two.",
	}
	if got := rule.Lines(24); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestLines_ChaptersUnderTheirTitles(t *testing.T) {
	found := []Rule{{"B1.1", "Set-up", "One."}, {"B1.2", "Set-up", "Two."}, {"M3", "Rounds", "Three."}}
	want := []string{"Set-up", "", "B1.1    One.", "", "B1.2    Two.", "", "Rounds", "", "M3      Three."}
	if got := Lines(found, 40); !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}

// Nothing is lost and nothing is wider than it may be, wherever it is shown.
func TestLines_KeepEveryWordWithinTheWidth(t *testing.T) {
	for _, width := range []int{40, 78, 120} {
		for _, game := range Books {
			book := Of(game)
			for _, line := range append(Lines(book.All(), width), book.Chapters(width)...) {
				if utf8.RuneCountInString(line) > width {
					t.Errorf("%s, wider than %d: %q", game, width, line)
				}
			}
			for _, rule := range book.All() {
				got := strings.Fields(strings.Join(rule.Lines(width), " "))
				if want := strings.Fields(rule.Number + " " + rule.Text); !slices.Equal(got, want) {
					t.Errorf("%s, %s in %d characters: %q", game, rule.Number, width, got)
				}
			}
		}
	}
}

func TestChapters_NameTheirRules(t *testing.T) {
	beside := regexp.MustCompile(` {2,}`)
	for game, chapters := range map[string][]string{
		Birmingham: {
			"  Build  B7.1 – B7.10\n", "  Choosing a link  M42 – M44\n",
			"  Score  A23, A45\n",
		},
		Lancashire: {
			"  Sell  C11.1 – C11.4\n", "  Pass  C12.1\n",
			"  The Automa: back of a card  N11 – N14\n",
			"  Resources  B6.1 – B6.4, B6.6 – B6.9\n", // what is not shared is left out
		},
	} {
		text := beside.ReplaceAllString(strings.Join(Of(game).Chapters(80), "\n"), "  ")
		for _, want := range chapters {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is missing in\n%s", game, want, text)
			}
		}
	}
}
