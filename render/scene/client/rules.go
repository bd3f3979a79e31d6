package client

import (
	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/render/room/pages"
)

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
