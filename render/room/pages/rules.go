package pages

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks/rules"
	"sohofoundry/render/tell/lesson"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The acts that the rules page does itself.
type (
	// OpenBook shows another volume, by its number from 0.
	OpenBook struct{ Book int }
	// OpenChapter shows a chapter, by its number from 0.
	OpenChapter struct{ Chapter int }
	// Search begins the typing of a search; Found ends it with the first rule found.
	Search struct{}
	Found  struct{}
	// Unsearch clears the search.
	Unsearch struct{}
	// Chapters lists the chapters, or goes back to the text.
	Chapters struct{}
	// RuleBack goes back to the rule or chapter read before.
	RuleBack struct{}
)

const (
	rulesID    = "rules:text"
	chaptersID = "rules:chapters"
	searchID   = "rules:search"
)

// Volume is a book of rules that can be opened: that of a game of the family, or that of Industry.
type Volume struct{ game *automa.Game }

// VolumeOf is the book of a game of the family.
func VolumeOf(g *automa.Game) Volume { return Volume{g} }

// Industry is the book of Industry.
var Industry = Volume{}

// name is what its button says.
func (v Volume) name(w words.Words) string {
	if v == Industry {
		return w.Text("industry.text.title")
	}
	return v.game.Name
}

// about is the same words about what the book is about.
func (v Volume) about(w words.Words) words.Words {
	if v == Industry {
		return w
	}
	return w.About(v.game)
}

// book is the text in the language that is spoken.
func (v Volume) book(w words.Words) rules.Book {
	if v == Industry {
		return w.IndustryBook()
	}
	return w.Book()
}

// lessons are those about a rule.
func (v Volume) lessons(number string) []lesson.Lesson {
	if v == Industry {
		return lesson.AboutIndustry(number)
	}
	return lesson.About(v.game.Game, number)
}

// RuleBook is the built-in rules: chapters at the left, their text at the right, and a search.
type RuleBook struct {
	volumes  []Volume
	open     int         // the volume that is open
	words    words.Words // in the language of the book
	texts    rules.Book  // of it
	contents []chapter   // all there are, in reading order
	at       leaf
	before   []leaf
	query    string
	typing   bool
	seek     bool // the marked rule, or the beginning, has to come into view
	choosing bool // the chapters are listed in the place of their text, where there is no room for both
	text     widget.Scroll
	chapters widget.Scroll
	listed   int // the number from 1 of the chapter that was brought into view in the list
}

// NewRuleBook opens one of some volumes, that at an index.
func NewRuleBook(at int, volumes ...Volume) *RuleBook {
	b := &RuleBook{volumes: volumes}
	b.take(at)
	return b
}

// take takes up a volume.
func (b *RuleBook) take(volume int) {
	b.open, b.at, b.before = volume, leaf{}, nil
	b.speak(b.volume().about(b.words))
	b.query, b.typing, b.seek = "", false, true
}

func (b *RuleBook) volume() Volume { return b.volumes[b.open] }

// speak puts the book into a language.
func (b *RuleBook) speak(w words.Words) {
	b.words, b.texts = w, b.volume().book(w)
	b.contents = chaptersOf(b.texts)
	b.at.chapter = min(b.at.chapter, len(b.contents)-1)
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

// View draws the page; out is the act that closes it.
func (b *RuleBook) View(c *widget.Canvas, out any) {
	env := *c.Env
	env.Words = b.volume().about(words.In(env.Words))
	if words.In(env.Words).Language() != b.words.Language() {
		b.speak(words.In(env.Words))
	}
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
	if !c.TouchLayout() || !b.leads() {
		var teach view.Rect
		teach, rest = rest.Side(besideBooks(c))
		c.Button(teach, lessonsButton(c))
		_, rest = rest.Side(8)
	}
	b.wayBack(c, rest)
}

// field is the line to search with.
func (b *RuleBook) field(c *widget.Canvas, field view.Rect, out any) {
	w := words.In(c.Words)
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

// wayBack is the button that clears the search, or that leads back to the text read before.
func (b *RuleBook) wayBack(c *widget.Canvas, rest view.Rect) {
	w := words.In(c.Words)
	if b.query != "" {
		whole, _ := rest.Left(min(150, rest.W))
		c.Button(whole, widget.Button{ID: "rules:unsearch", Icon: "cross", Text: w.Text("page.rules.clear"), Act: Unsearch{}})
		return
	}
	if n := len(b.before); n > 0 {
		back, _ := rest.Left(min(260, rest.W))
		note := b.name(b.before[n-1])
		if c.TouchLayout() {
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

// books draws the buttons that change to the rules of another game, and returns the rest of the head.
func (b *RuleBook) books(c *widget.Canvas, area view.Rect) view.Rect {
	n := float64(len(b.volumes))
	wide := min(besideBooks(c), (area.W-c.ButtonHigh())/n-8) // the way back is beside them
	if c.Size.Layout() == view.Tall {
		wide = (area.W+8)/n - 8
	}
	for i := len(b.volumes) - 1; i >= 0 && len(b.volumes) > 1; i-- {
		var at view.Rect
		at, area = area.Side(wide)
		_, area = area.Side(8)
		c.Button(at, widget.Button{ID: "rules:book:" + itoa(i), Text: b.volumes[i].name(words.In(c.Words)), Act: OpenBook{i}, Picked: i == b.open})
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
