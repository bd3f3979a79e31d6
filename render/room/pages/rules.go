package pages

import (
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// What the rules page does itself.
type (
	// OpenBook shows the rules of a game, by its number from 0 among those that one can read about.
	OpenBook struct{ Book int }
	// OpenChapter shows a chapter, by its number from 0.
	OpenChapter struct{ Chapter int }
	// Search lets one type what is looked for; Found ends it with the first rule found.
	Search struct{}
	Found  struct{}
	// Unsearch forgets what was looked for.
	Unsearch struct{}
	// Chapters lists the chapters, or goes back to what was read.
	Chapters struct{}
	// RuleBack goes back to what was read before.
	RuleBack struct{}
)

const (
	rulesID    = "rules:text"
	chaptersID = "rules:chapters"
	searchID   = "rules:search"
)

// RuleBook is the built-in rules: chapters at the left, what they say at the right, and words to look for.
type RuleBook struct {
	games    []*automa.Game // that one can read about
	game     int            // the one that is read about
	texts    rules.Book     // of it
	contents []chapter      // all there are, in reading order
	at       leaf
	before   []leaf
	query    string
	typing   bool
	seek     bool // the marked rule, or the beginning, has to come into view
	choosing bool // the chapters are listed in the place of what they say, where there is no room for both
	text     widget.Scroll
	chapters widget.Scroll
	listed   int // the number from 1 of the chapter that was brought into view in the list
}

// NewRuleBook opens the rules of one of some games, that at an index.
func NewRuleBook(at int, games ...*automa.Game) *RuleBook {
	b := &RuleBook{games: games}
	b.take(at)
	return b
}

// take takes up the book of a game.
func (b *RuleBook) take(game int) {
	b.game, b.texts, b.at, b.before = game, words.Words{}.About(b.games[game]).Book(), leaf{}, nil
	b.contents = chaptersOf(b.texts)
	b.query, b.typing, b.seek = "", false, true
}

// leaf is where one reads: a chapter, a rule of it that is marked, and how far down.
type leaf struct {
	chapter int
	number  string
	offset  float64
}

// chapter is rules that follow each other under one title.
type chapter struct {
	title string
	rules []rules.Rule
}

// part is the letter that the chapter's rules are cited by.
func (c *chapter) part() byte { return c.rules[0].Number[0] }

// span are its first and last rule.
func (c *chapter) span() string {
	first, last := c.rules[0].Number, c.rules[len(c.rules)-1].Number
	if first == last {
		return first
	}
	return first + "–" + last
}

// chaptersOf are the chapters of a book, in reading order.
func chaptersOf(book rules.Book) (list []chapter) {
	for _, r := range book.All() {
		n := len(list)
		if n == 0 || list[n-1].title != r.Title || list[n-1].part() != r.Number[0] {
			list = append(list, chapter{title: r.Title})
			n++
		}
		list[n-1].rules = append(list[n-1].rules, r)
	}
	return list
}

// Open shows a rule by its number, "B7.3" or a step of one, "M44.1"; a number that there is not, or none, shows the beginning.
func (b *RuleBook) Open(number string) {
	to := leaf{}
	for _, found := range b.texts.Find(number) {
		to = leaf{chapter: b.chapterOf(found.Number), number: found.Number}
		break
	}
	b.turn(to)
}

func (b *RuleBook) chapterOf(number string) int {
	return max(0, slices.IndexFunc(b.contents, func(c chapter) bool {
		return slices.ContainsFunc(c.rules, func(r rules.Rule) bool { return r.Number == number })
	}))
}

// turn goes to another leaf, from where one can come back.
func (b *RuleBook) turn(to leaf) {
	const most = 50
	b.at.offset = b.text.Offset
	if b.at.chapter != to.chapter || b.at.number != to.number {
		b.before = append(b.before, b.at)
		b.before = b.before[max(0, len(b.before)-most):]
	}
	b.at, b.query, b.typing, b.seek, b.choosing = to, "", false, true, false
}

// Do takes in all that is done on the page but closing it.
func (b *RuleBook) Do(act any) bool {
	if b.text.Do(rulesID, act) || b.chapters.Do(chaptersID, act) {
		return true
	}
	const longest = 60
	switch act := act.(type) {
	case widget.OpenRule:
		b.Open(act.Number)
	case OpenBook:
		b.take(act.Book)
	case OpenChapter:
		b.turn(leaf{chapter: act.Chapter})
	case Search:
		b.typing = true
	case Unsearch:
		b.query, b.typing, b.seek = "", false, true
	case Found:
		b.typing = false
		if found := b.texts.Find(b.query); len(found) == 1 {
			b.Open(found[0].Number)
		}
	case RuleBack:
		b.back()
	case Chapters:
		b.choosing, b.query, b.typing = !b.choosing, "", false
	case view.Typed:
		if act.ID != searchID {
			return false
		}
		b.query = widget.Type(b.query, act, longest)
		b.text.Offset = 0
	default:
		return false
	}
	return true
}

func (b *RuleBook) back() {
	n := len(b.before)
	if n == 0 {
		return
	}
	b.at, b.before = b.before[n-1], b.before[:n-1]
	b.query, b.typing, b.seek = "", false, false
	b.text = widget.Scroll{Offset: b.at.offset, Room: b.at.offset}
}

// View draws the page; out is what closing it does.
func (b *RuleBook) View(c *widget.Canvas, out any) {
	env := *c.Env
	env.Words = env.Words.About(b.games[b.game])
	c.Env = &env
	room := c.Page(1240, 1100, c.Words.Text("page.rules.title"), out)
	if c.Size.Layout() == view.Tall {
		b.tall(c, room, out)
		return
	}
	head, room := room.Top(c.ButtonHigh())
	_, room = room.Top(12)
	left, right := room.Left(min(360, 300*max(1, c.Reading*0.9), room.W*0.4))
	_, right = right.Left(24)
	b.head(c, head, left.W, out)
	b.list(c, left)
	c.ScrollKeys(rulesID, right.H)
	b.read(c, right)
}

// head has the field to search with, and the way back.
func (b *RuleBook) head(c *widget.Canvas, area view.Rect, wide float64, out any) {
	field, rest := area.Left(wide)
	b.field(c, field, out)
	_, rest = rest.Left(24)
	rest = b.books(c, rest)
	if !c.ForHands() || !b.leads() {
		var teach view.Rect
		teach, rest = rest.Side(besideBooks(c))
		c.Button(teach, lessonsButton(c))
		_, rest = rest.Side(8)
	}
	b.wayBack(c, rest)
}

// field is the line to search with.
func (b *RuleBook) field(c *widget.Canvas, field view.Rect, out any) {
	w := c.Words
	c.Field(field, widget.Field{ID: searchID, Name: w.Text("page.rules.search"), Text: b.query, Empty: w.Text("page.rules.search"), Focus: Search{},
		On: b.typing})
	c.Key("search", Search{})
	if b.query != "" {
		c.Key("confirm", Found{})
		c.Key("back", Unsearch{})
	} else {
		c.Key("back", out)
	}
}

// leads reports whether there is a way back, for which the lessons make room where there is little.
func (b *RuleBook) leads() bool { return b.query != "" || len(b.before) > 0 }

// wayBack is the button that forgets what was looked for, or that leads back to what was read before.
func (b *RuleBook) wayBack(c *widget.Canvas, rest view.Rect) {
	w := c.Words
	if b.query != "" {
		whole, _ := rest.Left(min(150, rest.W))
		c.Button(whole, widget.Button{ID: "rules:unsearch", Icon: "cross", Text: w.Text("page.rules.clear"), Act: Unsearch{}})
		return
	}
	if n := len(b.before); n > 0 {
		back, _ := rest.Left(min(260, rest.W))
		note := b.name(b.before[n-1])
		if c.ForHands() {
			note = ""
		}
		c.Button(back, widget.Button{ID: "rules:back", Icon: "arrow-left", Text: w.Text("page.rules.back"), Note: note,
			Act: RuleBack{}})
		c.Key("left", RuleBack{})
	}
}

// besideBooks is how wide the buttons beside each other in the head are.
func besideBooks(c *widget.Canvas) float64 {
	if c.Size.Layout() == view.Short {
		return 110
	}
	return 150
}

func lessonsButton(c *widget.Canvas) widget.Button {
	b := widget.Button{ID: "rules:lessons", Icon: "lesson", Text: c.Words.Text("page.rules.lessons"), Act: Lessons{}}
	if c.Size.Layout() == view.Short {
		b.Icon = ""
	}
	return b
}

// books lets one change to the rules of another game, and returns what is left of the head.
func (b *RuleBook) books(c *widget.Canvas, area view.Rect) view.Rect {
	wide := besideBooks(c)
	if c.Size.Layout() == view.Tall {
		wide = (area.W - 8) / 2
	}
	for i := len(b.games) - 1; i >= 0 && len(b.games) > 1; i-- {
		var at view.Rect
		at, area = area.Side(wide)
		_, area = area.Side(8)
		c.Button(at, widget.Button{ID: "rules:book:" + itoa(i), Text: b.games[i].Name, Act: OpenBook{i}, Picked: i == b.game})
	}
	return area
}

// name is the name of a leaf on the button that leads back to it.
func (b *RuleBook) name(l leaf) string {
	if l.number != "" {
		return l.number
	}
	return b.contents[l.chapter].title
}

// partHigh is the height of a heading in the list of chapters, chapterHigh that of a chapter.
const partHigh = 40.0

func chapterHigh(c *widget.Canvas) float64 {
	if c.ForHands() {
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

// partName is the key of what the part is called that begins with a chapter. Rules of another game than those that come first are
// shared with it.
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
	inner := area.Insets(8, 0)
	span := b.contents[i].span()
	soft := c.Soft().To(view.Right)
	spanWide := fonts.Width(soft.Font, soft.Size, span) + 8
	c.Label(inner, span, soft)
	inner.W -= spanWide
	c.Fitted(inner, b.contents[i].title, c.Body().Sized(theme.Body*c.Reading))
	c.FocusRing(id, area.Inset(2), theme.Corner)
	c.Target(view.Target{ID: id, Name: b.contents[i].title, Area: area, Act: OpenChapter{i}})
}

// read draws the chapter that is open, or what was found.
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

// offsetOf is how far to scroll so that the marked rule is seen with a little of what stands above it.
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
	return high
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
	return high
}
