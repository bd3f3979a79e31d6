package pages

import (
	"strings"

	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// read draws the open chapter, or the rules found.
func (b *RuleBook) read(c *widget.Canvas, area view.Rect) {
	var shown []rules.Rule
	if b.query == "" {
		shown = b.contents[b.at.chapter].rules
	} else {
		shown = b.texts.Find(b.query)
	}
	found := ""
	if b.query != "" {
		found = c.Words.Text("page.rules.found", "n", itoa(len(shown)), "words", strings.TrimSpace(b.query))
	}
	t := ruleText{c: c, book: b, wide: area.W - 14}
	if b.seek {
		b.text = widget.Scroll{Offset: t.offsetOf(shown, area.H)}
		b.seek = false
	}
	b.text = c.Scrolling(area, rulesID, b.text, func(in view.Rect) float64 {
		y := in.Y
		if found != "" {
			y += c.Para(in, rulesID, found, c.Soft()) + 10
		}
		for i := range shown {
			y += t.rule(view.Rect{X: in.X, Y: y, W: in.W, H: 0}, shown, i)
		}
		return y - in.Y
	})
}

// ruleText sets rules.
type ruleText struct {
	c    *widget.Canvas
	book *RuleBook
	wide float64
}

const (
	numberWide = 66.0
	ruleGap    = 14.0
)

// offsetOf is the scroll offset at which the marked rule is seen with a little of the text above it.
func (t *ruleText) offsetOf(shown []rules.Rule, high float64) float64 {
	total, at := 0.0, 0.0
	for i := range shown {
		if shown[i].Number == t.book.at.number {
			at = total
		}
		total += t.height(shown, i)
	}
	if at > 0 {
		at -= min(60, high/5)
	}
	return max(0, min(at, total-high))
}

// titled reports whether a rule is the first one under its title.
func titled(shown []rules.Rule, i int) bool {
	return i == 0 || shown[i].Title != shown[i-1].Title || shown[i].Number[0] != shown[i-1].Number[0]
}

const titleHigh = 40.0

func (t *ruleText) height(shown []rules.Rule, i int) float64 {
	high := ruleGap
	if titled(shown, i) {
		high += titleHigh
	}
	t.paragraphs(&shown[i], func(_, text string, in float64) {
		high += t.c.ParaHeight(t.wide-t.number()-in-8, text, t.c.Body()) + 4
	})
	return high + float64(len(t.lessons(&shown[i])))*(t.c.ButtonHigh()+4)
}

// lessons are those about a rule.
func (t *ruleText) lessons(r *rules.Rule) []lesson.Lesson {
	return t.book.volume().lessons(r.Number)
}

// lesson draws the button that begins a lesson about a rule.
func (t *ruleText) lesson(at view.Rect, r *rules.Rule, l *lesson.Lesson) {
	b := widget.Button{ID: "rules:lesson:" + l.Name + ":" + r.Number, Icon: "lesson", Act: TakeLesson{l.Name},
		Text: t.c.Words.Text("page.rules.lesson", "lesson", l.Numbered(words.In(t.c.Words)))}
	at.W = min(at.W, t.c.ButtonWide(&b))
	t.c.Button(at, b)
}

func (t *ruleText) number() float64 { return numberWide * t.c.Reading }

// paragraphs calls for every paragraph of a rule; items of a list have a marker and are set in.
func (t *ruleText) paragraphs(r *rules.Rule, each func(marker, text string, in float64)) {
	const itemIn = 22.0
	for _, p := range strings.Split(r.Text, "\n") {
		marker, text, ok := strings.Cut(p, " ")
		if ok && (marker == "-" || len(marker) == 2 && marker[1] == '.' && marker[0] >= '0' && marker[0] <= '9') {
			each(marker, text, itemIn*t.c.Reading)
			continue
		}
		each("", p, 0)
	}
}

func (t *ruleText) rule(area view.Rect, shown []rules.Rule, i int) float64 {
	c, r := t.c, &shown[i]
	high := t.height(shown, i)
	y := area.Y
	if titled(shown, i) {
		c.Fitted(view.Rect{X: area.X, Y: y, W: area.W, H: 30}, r.Title, c.Heading().Sized((theme.Title-3)*c.Reading))
		y += titleHigh
	}
	box := view.Rect{X: area.X, Y: y - 6, W: area.W, H: area.Y + high - y - 2}
	if r.Number == t.book.at.number && t.book.query == "" {
		c.Box(box, theme.Corner, c.Palette.Raised.Mix(c.Palette.Brass, 0.12), c.Palette.Brass)
	}
	id := "rules:rule:" + r.Number
	body := c.Body()
	number := view.Rect{X: area.X + 8, Y: y, W: t.number() - 8, H: body.Lead()}
	end := c.Part(id)
	c.Label(number, r.Number, body.Of(assets.Bold).In(c.Palette.Brass))
	if t.book.query != "" { // a rule that was found opens in its chapter
		c.Target(view.Target{ID: id, Area: box, Act: widget.OpenRule{Number: r.Number}})
		c.FocusRing(id, box.Inset(3), theme.Corner)
		if c.Attended(id) {
			c.Box(box, theme.Corner, 0, c.Palette.Edge)
		}
	}
	t.paragraphs(r, func(marker, text string, in float64) {
		at := view.Rect{X: area.X + t.number() + in, Y: y, W: t.wide - t.number() - in - 8}
		if marker == "-" {
			c.Add(view.Item{Kind: view.Box, Area: view.Around(view.Point{X: at.X - in/2, Y: y + body.Lead()/2}, 5, 5), Radius: 2.5,
				Fill: c.Palette.Brass})
		} else if marker != "" {
			c.Label(view.Rect{X: at.X - in, Y: y, W: in, H: body.Lead()}, marker, body.In(c.Palette.Brass))
		}
		y += c.Para(at, id, text, body) + 4
	})
	end()
	for _, l := range t.lessons(r) {
		t.lesson(view.Rect{X: area.X + t.number(), Y: y, W: t.wide - t.number() - 8, H: c.ButtonHigh()}, r, &l)
		y += c.ButtonHigh() + 4
	}
	return high
}
