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
	if c.atAuction() || c.start.Industry() {
		c.openBook(c.industryShelf(), number)
		return
	}
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
	c.openBook(pages.NewRuleBook(at, games...), number)
}

// industryShelf is the rules of Industry: at its table alone, on the start screen behind those of the other games.
func (c *Client) industryShelf() *pages.RuleBook {
	if c.atAuction() {
		return pages.NewVolumes(0, pages.IndustryVolume())
	}
	return pages.NewVolumes(2, pages.VolumeOf(decks.Game(rules.Birmingham)), pages.VolumeOf(decks.Game(rules.Lancashire)), pages.IndustryVolume())
}

// openBook opens rules at a number, or at the beginning if it is empty.
func (c *Client) openBook(book *pages.RuleBook, number string) {
	book.Open(number)
	book.Do(pages.Search{}) // typing searches at once
	c.openPage(&page{content: book})
}
