package client

import (
	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ruleBook is the screen of the rules.
type ruleBook struct {
	screen.Page
	book *pages.RuleBook
}

func (r *ruleBook) View(env *widget.Env) view.View {
	c := widget.New(env)
	r.book.View(c, pages.Close{})
	return c.View
}

func (r *ruleBook) Do(act any) (asks []any) {
	if r.book.Do(act) {
		return nil
	}
	return []any{act}
}

// doesForRules answers a request of the rules, and reports whether it is known.
func (c *Client) doesForRules(r *ruleBook, ask any) bool {
	switch ask := ask.(type) {
	case pages.Close:
		c.screens.Close(r)
	case pages.Lessons:
		c.screens.Close(r)
		c.openLessons()
	case pages.TakeLesson:
		c.screens.Close(r)
		c.teach(ask.Name)
	default:
		return false
	}
	return true
}

// books are the games with rules to read, and the index of the one to open. At the table that is its game alone.
func (c *Client) books() (at int, games []*automa.Game) {
	if c.atTable() {
		return 0, []*automa.Game{c.table.Record().Game()}
	}
	chosen := c.start.Board()
	for i, id := range []string{rules.Birmingham, rules.Lancashire} {
		g := decks.Game(id)
		if g.Rules() == chosen.Rules() {
			g, at = chosen, i
		}
		games = append(games, g)
	}
	return at, games
}

func (c *Client) openRules(number string) {
	at, games := c.books()
	r := &ruleBook{book: pages.NewRuleBook(at, games...)}
	r.book.Open(number)
	r.book.Do(pages.Search{}) // typing searches at once
	c.screens.Open(screen.Layer{Screen: r, Over: true, Pages: 1, Answer: func(ask any) bool { return c.doesForRules(r, ask) }})
	c.stage.Refresh()
}
