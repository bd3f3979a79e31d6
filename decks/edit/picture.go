package edit

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// The columns of a picture of a card.
const (
	frontWide  = 50 // of the front, with the free space at its right
	cornerWide = 28 // of the word in the corner of a back
	indent     = 9  // of a line that continues the one before
)

// industries are the names of the industries on cards.
var industries = [engine.MaxIndustries]string{
	engine.Cotton: "COTTON", engine.Manufacturer: "MANUFACTURER", engine.Pottery: "POTTERY", engine.CoalMine: "COAL MINE",
	engine.IronWorks: "IRON", engine.Brewery: "BREWERY", engine.Port: "PORT", engine.Shipyard: "SHIPYARD",
}

func (w writer) pictureText(c *decks.Card) string { return strings.Join(w.picture(c), "\n") + "\n" }

// pictureAbove is where the comment above a card is, and whether it is the picture of that card.
func (w writer) pictureAbove(text []byte, card *strict.Node, c *decks.Card) (from, to int, ours bool) {
	to = lineStart(text, card.At)
	from = to
	for range w.picture(c) {
		if from == 0 {
			break
		}
		from = lineStart(text, from-1)
	}
	return from, to, strings.ReplaceAll(string(text[from:to]), "\r\n", "\n") == w.pictureText(c)
}

// picture is the comment above a card that shows its two faces beside each other.
func (w writer) picture(c *decks.Card) (lines []string) {
	head := fmt.Sprintf("%d %s, front", c.Number, decks.Groups()[c.Group])
	if c.Map != "" {
		head += "; " + map[string]string{"full": "full map", "community": "community map", "both": "both maps"}[c.Map]
		if c.RailOnly {
			head += ", rail only"
		}
	}
	left, right := append([]string{head}, w.frontPicture(c)...), append([]string{"back"}, w.backPicture(&c.Back)...)
	for i := range max(len(left), len(right)) {
		line := ""
		if i < len(left) {
			line = left[i]
		}
		if i < len(right) {
			line = padded(line, frontWide) + right[i]
		}
		lines = append(lines, "# "+line)
	}
	return lines
}

func padded(text string, wide int) string {
	return text + strings.Repeat(" ", max(wide-utf8.RuneCountInString(text), 1))
}

// frontPicture are the slots of a front, each in as many lines as it needs.
func (w writer) frontPicture(c *decks.Card) (lines []string) {
	widest := 49
	if w.icons() {
		widest = 46
	}
	for i := range c.Front {
		slot := &c.Front[i]
		line := slotSign(slot) + " "
		for n, l := range slot.At {
			name := " " + w.f.Locations[l].Name
			if rest := len(slot.At) - 1 - n; rest > 0 {
				name += " /"
			}
			if n > 0 && utf8.RuneCountInString(line+name) > widest {
				lines = append(lines, line)
				line, name = strings.Repeat(" ", indent), strings.TrimPrefix(name, " ")
			}
			line += name
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// slotSign is the sign of a slot's action: "( link ) IRON £3+".
func slotSign(s *automa.SlotFacts) string {
	if !s.Kind.Builds() {
		return "NETWORK"
	}
	sign := industries[s.Industry]
	if s.LinkFirst {
		sign = "( link ) " + sign
	}
	if s.IronFrom > 0 {
		sign += fmt.Sprintf(" £%d+", s.IronFrom)
	}
	if s.Kind.Links() {
		sign += ", then links"
	}
	return sign
}

// backPicture are the corner and the actions of a back.
func (w writer) backPicture(b *automa.BackFacts) []string {
	corner, less := "DRAW", "-"
	if b.FirstTurnDevelop {
		corner = "DEVELOP"
	}
	if b.DevelopTo == 0 {
		less = ""
	}
	sell, toward := "SELL  own port / link to one", ""
	if w.icons() {
		corner = padded(corner, cornerWide) + "icon: " + [automa.Cells]string{"upper left", "upper right", "lower left", "lower right"}[b.Icon]
		sell = "SELL, else brewery at " + w.f.Locations[b.Brewery].Name
	} else if b.SecondRow {
		sell += " / distant market / human's port"
	}
	var names []string
	for _, l := range Toward(b) {
		names = append(names, w.f.Locations[l].Name)
	}
	if len(names) > 0 {
		toward = "  " + strings.Join(names, " / ")
	}
	return []string{corner, sell, fmt.Sprintf("DEVELOP at £%d%s, +%d VP", b.DevelopTo, less, w.f.Limits.AutomaDevelopVP),
		fmt.Sprintf("NETWORK%s · PASS +%d VP", toward, w.f.Limits.AutomaPassVP)}
}
