package start

import (
	"regexp"
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawText draws the paragraphs of a text, the items of lists with a mark.
func drawText(c *widget.Canvas, area view.Rect, id, text string) float64 {
	top, style := area.Y, c.Body()
	for _, p := range paragraphs(text) {
		at, mark := area, style.Size*0.3
		if p.isItem {
			at.X, at.W = at.X+style.Size, at.W-style.Size
			c.Add(view.Item{Kind: view.Box, Area: view.Around(view.Point{X: area.X + mark, Y: at.Y + style.Lead()/2}, mark, mark),
				Radius: mark / 2, Fill: c.Palette.Brass})
		}
		if p.isTitle {
			style = style.Of(assets.Bold)
		}
		area.Y += c.Para(at, id, p.text, style) + style.Size*0.4
		style = c.Body()
	}
	return area.Y - top
}

// paragraph is a piece of a text, in as many lines as there is room for.
type paragraph struct {
	text            string
	isItem, isTitle bool
}

// begins matches the start of a line that does not continue the one above it: items of lists, and lines of tables.
var begins = regexp.MustCompile(`^\s*([-*|•]|#+|\(?[0-9a-z]{1,2}[.)])\s`)

// ornaments removes marks of Markdown that paragraphs do not need.
var ornaments = strings.NewReplacer("`", "", "**", "", "](", " (", "[", "", "<http", "http", ">,", ",")

// paragraphs joins the lines of a text that was written for windows of one width.
func paragraphs(text string) (list []paragraph) {
	goesOn := false
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		switch {
		case bare == "" || strings.Trim(bare, "-|=*: ") == "":
			goesOn = false
			continue
		case goesOn && !begins.MatchString(line):
			list[len(list)-1].text += " " + ornaments.Replace(bare)
			continue
		}
		p := paragraph{text: ornaments.Replace(bare)}
		if item, found := strings.CutPrefix(bare, "- "); found {
			p = paragraph{text: ornaments.Replace(item), isItem: true}
		} else if title, found := strings.CutPrefix(bare, "#"); found {
			p = paragraph{text: strings.TrimLeft(title, "# "), isTitle: true}
		} else if strings.HasPrefix(bare, "|") {
			p.text = strings.ReplaceAll(strings.Trim(p.text, "| "), " | ", ": ")
		}
		list = append(list, p)
		goesOn = !p.isTitle
	}
	return list
}
