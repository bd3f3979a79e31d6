package client

import (
	"errors"
	"path"
	"strconv"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// Import takes in a saved game from elsewhere as a new saved game. The text may be anything, and so may the name, which is empty
// where there is none. The page of the saved games shows the result.
func (c *Client) Import(name string, text []byte) {
	if c.atTable() {
		c.leave()
	}
	c.closePages()
	if c.LooksOn {
		c.refuse()
		return
	}
	saved, key, err := c.importGame(name, text)
	if err != nil {
		c.note(notTaken(name, err))
	} else {
		c.notices = append(c.notices, c.stage.Env.Words.Text(key, "name", saved))
	}
	c.start.Load()
	c.refresh()
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
	shown := []rune(untrusted.Printable(name))
	if len(shown) > longestShown {
		shown = append(shown[:longestShown], '…')
	}
	return words.Wrong("not-taken", why, "name", strconv.Quote(string(shown)))
}

// importGame saves a game under a new name, unless the same game is saved already. The key is that of a sentence that tells which.
func (c *Client) importGame(name string, text []byte) (saved, key string, err error) {
	if len(text) > store.Most {
		return "", "", store.ErrTooLong
	}
	games, err := library.GamesOf(text, name, nil)
	if err != nil {
		return "", "", err
	}
	r, err := record.Load(name, text, games)
	if err != nil {
		return "", "", err
	}
	text = r.Marshal()
	if saved = c.sameAs(text); saved != "" {
		return saved, "window.import-there", nil
	}
	wish := store.Stem(path.Base(strings.ReplaceAll(name, `\`, "/")))
	if wish == "" || wish == "." {
		wish = NameOf(r.Game(), r.Header())
	}
	game, err := c.place(r, wish, nil)
	if err != nil {
		return "", "", err
	}
	saved, err = game.Write(text)
	return saved, "window.imported", err
}

// sameAs is the name of a saved game with the same text, if there is one.
func (c *Client) sameAs(text []byte) string {
	list, _ := c.Store.List() // games that cannot be listed count as different
	for _, e := range list {
		if e.Size != int64(len(text)) {
			continue
		}
		if there, err := c.Store.Read(e.Name); err == nil && string(there) == string(text) {
			return e.Name
		}
	}
	return ""
}
