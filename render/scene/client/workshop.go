package client

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/workshop"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// openWorkshop opens the list of decks and mats.
func (c *Client) openWorkshop() *workshop.Scene {
	c.refresh()
	s := workshop.New(c.workshopWorld())
	c.screens.Open(screen.Layer{Screen: s, Answer: func(ask any) bool { return c.doesForWorkshop(s, ask) }})
	c.stage.Refresh()
	return s
}

// workshopWorld returns the data that the workshop shows.
func (c *Client) workshopWorld() workshop.World {
	w := workshop.World{Game: c.start.Game(), Page: c.Page, Prints: c.Print != nil, Folder: c.Folder, CopyOf: c.copyOf}
	for i := range c.own {
		f := &c.own[i]
		file := workshop.File{Path: f.Path, Name: baseOf(f.Path), Kind: f.Kind, Err: f.Err}
		switch {
		case f.Deck != nil:
			file.Name = f.Deck.Name
		case f.Mat != nil:
			file.Name = f.Mat.Name
		}
		w.Files = append(w.Files, file)
	}
	return w
}

// copyOf names a copy of a printed deck, or of a level.
func (c *Client) copyOf(name string) string {
	w := words.In(c.stage.Env.Words)
	return w.Text("workshop.copy-of", "name", w.Mat(name))
}

func baseOf(name string) string { return path.Base(strings.ReplaceAll(name, `\`, "/")) }

// followDeck opens the workshop with the deck or mat of a link.
func (c *Client) followDeck(l link.Link) error {
	id, kind, text, err := link.ReadDeck(l)
	if err != nil {
		return err
	}
	c.toStart()
	c.start.Choose(id, kind, "")
	return c.openWorkshop().Take("", kind, text)
}

// doesForWorkshop answers a request of the workshop, and reports whether it is known.
func (c *Client) doesForWorkshop(s *workshop.Scene, ask any) bool {
	w := words.In(c.stage.Env.Words)
	var told string
	var err error
	switch ask := ask.(type) {
	case workshop.Close:
		c.screens.Close(s)
	case workshop.Open:
		var text []byte
		if text, err = c.Store.Read(ask.Path); err == nil {
			err = s.Take(ask.Path, ask.Kind, text)
		}
	case workshop.Save:
		err = c.keepOwn(s, ask)
	case workshop.Copy:
		told = c.copyOut(ask.Text)
	case workshop.Download:
		var where string
		where, err = c.Store.Export(stem(ask.Name)+ownEnding, []byte(ask.Text))
		told = w.Text("workshop.saved", "file", where)
	case workshop.Print:
		told, err = c.print(ask)
	case workshop.ForGame:
		c.start.ChooseGame(ask.Game)
		c.refresh()
		s.Show(c.workshopWorld())
	case workshop.Play:
		c.screens.Close(s)
		c.start.Choose(c.start.Game(), ask.Kind, ask.Path)
		c.refresh()
	case widget.OpenRule:
		c.openRules(ask.Number)
	default:
		return false
	}
	if err != nil {
		told = w.Notice(err)
	}
	if told != "" {
		s.Tell(told)
	}
	return true
}

// keepOwn saves a deck or mat of the player's own in its file, or under a new name if it has none yet or another program has changed
// the file since it was read.
func (c *Client) keepOwn(s *workshop.Scene, ask workshop.Save) error {
	if c.LooksOn {
		return words.Wrong("looks-on", nil)
	}
	where, key := ask.Path, "workshop.saved"
	there, err := c.Store.Read(where)
	if where != "" && err == nil && string(there) != ask.Was && string(there) != ask.Text {
		where, key = "", "workshop.saved-beside"
	}
	if where == "" {
		if where, err = c.newOwn(stem(ask.Name)); err != nil {
			return err
		}
	}
	if err := c.Store.Write(where, []byte(ask.Text)); err != nil {
		return err
	}
	if c.Own == nil {
		if err := c.listOwn(where); err != nil {
			return err
		}
	}
	c.refresh()
	s.Show(c.workshopWorld())
	told := c.stage.Env.Words.Text(key, "file", where, "other", ask.Path)
	for _, then := range s.Saved(where, told) {
		c.doesForWorkshop(s, then)
	}
	return nil
}

// ownEnding is the ending of the file names of decks and mats.
const ownEnding = ".toml"

// newOwn is a file name that is not in use.
func (c *Client) newOwn(stem string) (string, error) {
	const most = 100
	for n := 1; n <= most; n++ {
		name := stem
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		if c.Folder == "" { // beside the settings, which end in the same way
			name = "own-" + name
		}
		where := filepath.Join(c.Folder, name+ownEnding)
		if _, err := c.Store.Read(where); errors.Is(err, fs.ErrNotExist) {
			return where, nil
		}
	}
	return "", words.Wrong("many-decks", nil, "n", most, "name", strconv.Quote(stem))
}

// stem makes a file name from the name of a deck: letters, digits and dashes.
func stem(name string) string {
	safe := strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		}
		return '-'
	}, strings.ToLower(name))
	if safe = strings.Trim(safe, "-"); safe == "" {
		return "cards"
	}
	return safe
}

// ownIndex is the store's name for the list of the player's own decks and mats, where there is no folder to list them.
const ownIndex = "own-decks"

func (c *Client) ownNames() []string {
	text, err := c.Store.Read(ownIndex)
	if err != nil {
		return nil
	}
	return strings.Fields(string(text))
}

// listOwn puts a name into the index.
func (c *Client) listOwn(name string) error {
	names := c.ownNames()
	if slices.Contains(names, name) {
		return nil
	}
	return c.Store.Write(ownIndex, []byte(strings.Join(append(names, name), "\n")+"\n"))
}

// ownFiles are the player's own decks and mats for a game.
func (c *Client) ownFiles(game string) (list []start.File) {
	if c.Own != nil {
		return c.Own(game)
	}
	for _, name := range c.ownNames() {
		text, err := c.Store.Read(name)
		if f, ok := start.OwnFile(game, name, text, err); ok {
			list = append(list, f)
		}
	}
	return list
}

// print writes the cards of a deck as a PDF, and returns a sentence that tells where.
func (c *Client) print(ask workshop.Print) (told string, err error) {
	id := c.start.Game()
	deck, err := decks.ParseDeck(id, "toml", []byte(ask.Text))
	if err != nil {
		return "", err
	}
	g := automa.New(decks.Game(id).Game, deck)
	w := c.words(g)
	job := printed.Job{Game: g, Words: w, Paper: printed.A4, Layout: printed.Duplex, Sheet: true}
	job.Cards, job.Own = printed.OfPlayers(decks.Deck(id), deck)
	own := w.Text("printed.own", "n", w.Count(len(job.Own)), "list", printed.Ranges(job.Own))
	if len(job.Cards) == 0 {
		return own, nil
	}
	pages, err := job.Pages()
	if err != nil {
		return "", err
	}
	where := strings.TrimSuffix(ask.Path, ownEnding) + ".pdf"
	if ask.Path == "" {
		where = filepath.Join(c.Folder, stem(ask.Name)+".pdf")
	}
	if err := c.Print(where, deck.Name, w.Language(), pages); err != nil {
		return "", err
	}
	told = w.Text("printed.done", "file", where, "pages", w.Count(len(pages)), "n", w.Count(len(job.Cards)))
	if len(job.Own) > 0 {
		told += " " + own
	}
	return told, nil
}
