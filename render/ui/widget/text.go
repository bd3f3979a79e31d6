package widget

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
)

// OpenRule asks for a rule in the built-in rules, such as "B7.3"; clicking on its number does.
type OpenRule struct{ Number string }

var ruleNumber = regexp.MustCompile(`\b[BCMNAHI]\d{1,2}(\.\d{1,2})?\b`)

// Para writes a text in lines of the area's width from its top, and returns how high it came out. Numbers of the game's rules
// in it can be clicked; id begins the ids of their targets.
func (c *Canvas) Para(area view.Rect, id, text string, s Style) float64 {
	lines, from := c.wrap(text, area.W, s), len(c.View.Items)
	for i, line := range lines {
		c.ruledLine(view.Rect{X: area.X, Y: area.Y + float64(i)*s.Lead(), W: area.W, H: s.Lead()}, id, line, s)
	}
	goesOn := false
	for i := from; i < len(c.View.Items); i++ {
		if item := &c.View.Items[i]; item.Kind == view.Label {
			item.On, goesOn = goesOn, true
		}
	}
	return float64(len(lines)) * s.Lead()
}

// ParaHeight is the height of a paragraph.
func (c *Canvas) ParaHeight(width float64, text string, s Style) float64 {
	return float64(len(c.wrap(text, width, s))) * s.Lead()
}

// wrap cuts a text into lines, with the icons in it that it speaks of.
func (c *Canvas) wrap(text string, width float64, s Style) []string {
	if c.signer == nil {
		c.signer = signer(c.Words.Text("sign.links"))
	}
	return fonts.Wrap(s.Font, s.Size, c.signer.Replace(text), width)
}

// signers are by the names that they look for.
var signers sync.Map

// signer sets the sign of links behind each of its names, which a language lists between bars, the longer ones first.
func signer(names string) *strings.Replacer {
	known, ok := signers.Load(names)
	if !ok {
		var pairs []string
		for name := range strings.SplitSeq(names, "|") {
			pairs = append(pairs, name, fonts.Links.After(name))
		}
		known, _ = signers.LoadOrStore(names, strings.NewReplacer(pairs...))
	}
	return known.(*strings.Replacer)
}

// ruledLine writes a line with its rules' numbers marked and clickable.
func (c *Canvas) ruledLine(area view.Rect, id, line string, s Style) {
	found := slices.DeleteFunc(ruleNumber.FindAllStringIndex(line, -1), func(at []int) bool {
		return !c.Words.Cites(line[at[0]:at[1]])
	})
	if len(found) == 0 || s.Align != view.Left {
		c.Label(area, line, s)
		return
	}
	x, from := area.X, 0
	piece := func(to int, style Style) (wide float64) {
		wide = s.Width(line[from:to])
		c.Label(view.Rect{X: x, Y: area.Y, W: wide + 1, H: area.H}, line[from:to], style)
		return wide
	}
	for _, at := range found {
		x += piece(at[0], s)
		from = at[0]
		c.rule(view.Rect{X: x, Y: area.Y, H: area.H}, id, line[at[0]:at[1]], s)
		x += s.Width(line[at[0]:at[1]])
		from = at[1]
	}
	piece(len(line), s)
}

// ruleID is the id of the target of a rule's number.
func ruleID(id, number string) string { return id + ":rule:" + number }

// rule writes a rule's number that opens the rule.
func (c *Canvas) rule(area view.Rect, id, number string, s Style) {
	area.W = s.Width(number)
	id = ruleID(id, number)
	c.Label(view.Rect{X: area.X, Y: area.Y, W: area.W + 1, H: area.H}, number, s.In(c.Palette.Link))
	if c.Attended(id) {
		y := area.Middle().Y + s.Size*0.45
		c.Line([]view.Point{{X: area.X, Y: y}, {X: area.Right(), Y: y}}, 1, c.Palette.Link)
	}
	c.Target(view.Target{ID: id, Name: number, Area: area, Act: OpenRule{number}})
}

// Rule writes a rule's number at the right of an area, to be clicked.
func (c *Canvas) Rule(area view.Rect, id, number string) {
	s := Style{Font: assets.Text, Size: c.Soft().Size, Colour: c.Palette.Link}
	w := s.Width(number)
	defer c.Part(ruleID(id, number))()
	c.rule(view.Rect{X: area.Right() - w, Y: area.Y, W: w, H: area.H}, id, number, s)
}
