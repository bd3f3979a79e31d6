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

// page is a screen with a page that lies over every other screen.
type page struct {
	screen.Page
	content interface {
		View(c *widget.Canvas, out any)
		Do(act any) bool // reports whether the act is known
	}
}

func (p *page) View(env *widget.Env) view.View {
	c := widget.New(env)
	p.content.View(c, pages.Close{})
	return c.View
}

func (p *page) Do(act any) (asks []any) {
	if p.content.Do(act) {
		return nil
	}
	return []any{act}
}

// openPage opens a page. What it asks for closes it.
func (c *Client) openPage(p *page) {
	c.screens.Open(screen.Layer{Screen: p, Over: true, Pages: 1, Answer: func(ask any) bool {
		switch ask.(type) {
		case pages.Close:
			c.screens.Close(p)
			return true
		case pages.Lessons, pages.TakeLesson:
			c.screens.Close(p)
			return c.doesForAny(ask)
		}
		return false
	}})
	c.stage.Refresh()
}

// openRules opens the rules at a number, or at the beginning if it is empty: those of the game at the table alone, or of all with
// the chosen game in front.
func (c *Client) openRules(number string) {
	at, games := 0, []*automa.Game(nil)
	if c.atTable() {
		games = append(games, c.game.table.Record().Game())
	} else {
		chosen := c.start.Board()
		for i, id := range []string{rules.Birmingham, rules.Lancashire} {
			g := decks.Game(id)
			if g.Rules() == chosen.Rules() {
				g, at = chosen, i
			}
			games = append(games, g)
		}
	}
	book := pages.NewRuleBook(at, games...)
	book.Open(number)
	book.Do(pages.Search{}) // typing searches at once
	c.openPage(&page{content: book})
}
