package pages

import (
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// partHigh is the height of a heading in the list of chapters, chapterHigh that of a chapter.
const partHigh = 40.0

func chapterHigh(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return theme.Touch
	}
	return 32
}

// list lists the chapters.
func (b *RuleBook) list(c *widget.Canvas, area view.Rect) {
	if b.listed != b.at.chapter+1 {
		b.findChapter(c, area.H)
		b.listed = b.at.chapter + 1
	}
	b.chapters = c.Scrolling(area, chaptersID, b.chapters, func(in view.Rect) float64 {
		at := in
		for i := range b.contents {
			if b.newPart(i) {
				at.H = partHigh
				c.Fitted(at, c.Words.Text(b.partName(i)), c.Heading())
				at.Y += partHigh
			}
			at.H = chapterHigh(c)
			b.chapterLine(c, at, i)
			at.Y += at.H
		}
		return at.Y - in.Y + 6
	})
}

// newPart reports whether a chapter is the first of the board game, of the Automa or of the resolutions.
func (b *RuleBook) newPart(i int) bool {
	return i == 0 || b.contents[i].part() != b.contents[i-1].part()
}

// partName is the key of the name of the part that begins with a chapter. Rules of another game than those that come first are shared
// with it.
func (b *RuleBook) partName(i int) string {
	part := string(b.contents[i].part())
	if first := b.contents[0].part(); first != 'B' && (part == "B" || part == "M") {
		return "page.rules.shared." + part
	}
	return "page.rules.part." + part
}

// findChapter scrolls the list so that the open chapter is seen.
func (b *RuleBook) findChapter(c *widget.Canvas, high float64) {
	chapterHigh := chapterHigh(c)
	total, top := 6.0, 0.0
	for i := range b.contents {
		if b.newPart(i) {
			total += partHigh
		}
		if i == b.at.chapter {
			top = total
		}
		total += chapterHigh
	}
	b.chapters.Room = max(0, total-high)
	if top < b.chapters.Offset || top+chapterHigh > b.chapters.Offset+high {
		b.chapters.Offset = top - high/2
	}
	b.chapters = b.chapters.By(0)
}

func (b *RuleBook) chapterLine(c *widget.Canvas, area view.Rect, i int) {
	id := "rules:chapter:" + itoa(i)
	if i == b.at.chapter && b.query == "" {
		c.Box(area.Insets(0, 1), theme.Corner, c.Palette.Raised.Mix(c.Palette.Brass, 0.18), c.Palette.BrassDeep)
	} else if c.Attended(id) {
		c.Box(area.Insets(0, 1), theme.Corner, c.Palette.Raised, 0)
	}
	defer c.Part(id)()
	inner := area.Insets(8, 0)
	span := b.contents[i].span()
	soft := c.Soft().To(view.Right)
	spanWide := soft.Width(span) + 8
	c.Label(inner, span, soft)
	inner.W -= spanWide
	c.Fitted(inner, b.contents[i].title, c.Body().Sized(theme.Body*c.Reading))
	c.FocusRing(id, area.Inset(2), theme.Corner)
	c.Target(view.Target{ID: id, Name: b.contents[i].title, Area: area, Act: OpenChapter{i}})
}
