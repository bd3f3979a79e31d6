package client

import (
	"slices"

	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/render/room/pages"
)

// openRules opens the rules at a number, or at the beginning if it is empty: those of the game at the table alone, or of all with
// the chosen game in front. A rule of Industry is in its own book.
func (c *Client) openRules(number string) {
	at, volumes := c.volumes()
	var rule engine.Rule
	if rule.UnmarshalText([]byte(number)) == nil && rule.OfIndustry() {
		if at = slices.Index(volumes, pages.Industry); at < 0 {
			at, volumes = 0, []pages.Volume{pages.Industry}
		}
	}
	book := pages.NewRuleBook(at, volumes...)
	book.Open(number)
	book.Do(pages.Search{}) // typing searches at once
	c.openPage(&page{content: book})
}

// volumes are the books of rules that can be opened, and which of them is in front.
func (c *Client) volumes() (at int, list []pages.Volume) {
	if c.atAuction() {
		return 0, []pages.Volume{pages.Industry}
	}
	if c.atTable() {
		return 0, []pages.Volume{pages.VolumeOf(c.game.table.Record().Game())}
	}
	chosen := c.start.Board()
	for i, id := range []string{rules.Birmingham, rules.Lancashire} {
		g := decks.Game(id)
		if g.Rules() == chosen.Rules() {
			g, at = chosen, i
		}
		list = append(list, pages.VolumeOf(g))
	}
	if list = append(list, pages.Industry); c.start.Industry() {
		at = len(list) - 1
	}
	return at, list
}
