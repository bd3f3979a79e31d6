package client

import (
	"errors"
	"strconv"

	"sohofoundry/automa/record"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/backup"
	"sohofoundry/render/tell/words"
)

// Import takes in a saved game from elsewhere as a new saved game, or a backup. The text may be anything, and so may the name, which is empty
// where there is none. The page of the saved games shows the result. While the workshop has something unsaved, the game waits.
func (c *Client) Import(name string, text []byte) {
	c.whenSaved(func() { c.takeIn(name, text) })
}

func (c *Client) takeIn(name string, text []byte) {
	if c.atTable() {
		c.leave()
	}
	if c.LooksOn {
		c.refuse()
		return
	}
	if backup.Is(text) {
		c.restore(name, text)
		return
	}
	saved, key, err := c.games.take(name, text)
	if err != nil {
		c.notices.addError(notTaken(name, err))
	} else {
		c.notices.list = append(c.notices.list, c.words().Text(key, "name", saved)) // even if the last one said the same
	}
	c.start.Load()
	c.refreshStart()
}

// longestShown is how many characters of the name of a file are shown.
const longestShown = 60

// notTaken says in plain words why a text was not taken in.
func notTaken(name string, why error) error {
	var damage *record.Damage
	switch {
	case !errors.As(why, &damage) || damage.Needs:
	case damage.Line == 1:
		why = words.Wrong("no-saved-game", nil)
	default:
		why = words.Wrong("its-line", nil, "n", damage.Line)
	}
	if name == "" {
		return words.Wrong("paste-not-taken", why)
	}
	return words.Wrong("not-taken", why, "name", shortened(name))
}

// shortened is the name of a file as it is shown.
func shortened(name string) string {
	shown := []rune(untrusted.Printable(name))
	if len(shown) > longestShown {
		shown = append(shown[:longestShown], '…')
	}
	return strconv.Quote(string(shown))
}
