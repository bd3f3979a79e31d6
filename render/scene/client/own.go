package client

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/scene/start"
	"sohofoundry/render/scene/workshop"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// ownFiles are the player's own decks and mats.
type ownFiles struct {
	*Options
	list []start.File // those for the game that is chosen
}

// refresh lists the files for a game anew.
func (o *ownFiles) refresh(game string) {
	if o.Own != nil {
		o.list = o.Own(game)
		return
	}
	o.list = nil
	names, _ := o.Store.Own() // without a list none can be chosen
	for _, name := range names {
		text, err := o.Store.Read(name)
		if f, ok := start.OwnFile(game, name, text, err); ok {
			o.list = append(o.list, f)
		}
	}
}

// world returns the data that the workshop shows for a game. The environment is that of its views.
func (o *ownFiles) world(game string, env *widget.Env) workshop.World {
	w := workshop.World{Game: game, Page: o.Page, Prints: o.Print != nil, Folder: o.Folder}
	w.CopyOf = func(name string) string {
		return words.In(env.Words).Text("workshop.copy-of", "name", words.In(env.Words).Mat(name))
	}
	for i := range o.list {
		f := &o.list[i]
		file := workshop.File{Path: f.Path, Name: path.Base(strings.ReplaceAll(f.Path, `\`, "/")), Kind: f.Kind, Err: f.Err}
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

// game is a game with a deck of the player's own, and the text of the deck.
func (o *ownFiles) game(id, deck string) (*automa.Game, []byte, error) {
	text, err := o.Store.Read(deck)
	var own *automa.Deck
	if err == nil {
		own, err = decks.ParseDeck(id, deck, text)
	}
	if err != nil {
		return nil, nil, err
	}
	return automa.New(decks.Game(id).Game, own), text, nil
}

// save writes a deck or mat to its file, or to a new one if it has none yet or another program has changed the file since it was
// read. The key is that of a sentence that tells which.
func (o *ownFiles) save(ask workshop.Save) (where, key string, err error) {
	if o.LooksOn {
		return "", "", words.Wrong("looks-on", nil)
	}
	where, key = ask.Path, "workshop.saved"
	there, err := o.Store.Read(where)
	if where != "" && err == nil && string(there) != ask.Was && string(there) != ask.Text {
		where, key = "", "workshop.saved-beside"
	}
	if where == "" {
		if where, err = o.unusedName(stem(ask.Name)); err != nil {
			return "", "", err
		}
	}
	if err = o.Store.Write(where, []byte(ask.Text)); err != nil {
		return "", "", err
	}
	return where, key, nil
}

// unusedName is the name of a file that does not exist yet.
func (o *ownFiles) unusedName(stem string) (string, error) {
	const most = 100
	for n := 1; n <= most; n++ {
		name := stem
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		if o.Folder == "" { // beside the settings, which end in the same way
			name = "own-" + name
		}
		where := filepath.Join(o.Folder, name+store.OwnEnding)
		if _, err := o.Store.Read(where); errors.Is(err, fs.ErrNotExist) {
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

// printDeck writes the cards of a deck for a game as a PDF, and returns a sentence that tells where.
func (o *ownFiles) printDeck(id string, ask workshop.Print, in *language) (told string, err error) {
	deck, err := decks.ParseDeck(id, "toml", []byte(ask.Text))
	if err != nil {
		return "", err
	}
	g := automa.New(decks.Game(id).Game, deck)
	w := in.wordsFor(g)
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
	where := strings.TrimSuffix(ask.Path, store.OwnEnding) + ".pdf"
	if ask.Path == "" {
		where = filepath.Join(o.Folder, stem(ask.Name)+".pdf")
	}
	if err := o.Print(where, deck.Name, w.Language(), pages); err != nil {
		return "", err
	}
	told = w.Text("printed.done", "file", where, "pages", w.Count(len(pages)), "n", w.Count(len(job.Cards)))
	if len(job.Own) > 0 {
		told += " " + own
	}
	return told, nil
}
