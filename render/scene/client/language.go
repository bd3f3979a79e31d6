package client

import (
	"cmp"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/locale"
	"sohofoundry/render/tell/words"
)

// fetched is the result of fetching the texts of a language. The error is why they cannot be had.
type fetched struct {
	language string
	err      error
}

// language is the language to speak: that of the command line, or else of the settings, or else of the system.
func (c *Client) language() string {
	return locale.Choose(cmp.Or(c.Language, c.settings.Language))
}

// wordsOf returns the words for the game of a record.
func (c *Client) wordsOf(r *record.Record) words.Words {
	w := c.words(r.Game())
	w.Rival = r.Header().Rival > 0
	return w
}

// words returns the words for a game in the language to speak, in English as long as its texts are not here.
func (c *Client) words(g *automa.Game) words.Words {
	w, err := words.New(g, c.language())
	if err != nil {
		panic(err) // language chooses only languages that exist
	}
	return w
}

// Spoken is the language of the view.
func (c *Client) Spoken() string { return words.In(c.stage.Env.Words).Language() }

// fetch asks for the texts of the language to speak, if they are not here, without waiting for them.
func (c *Client) fetch() {
	c.fetching = ""
	if language := c.language(); !words.Here(language) {
		c.fetching = language
		go func() { c.fetched <- fetched{language, c.Load(language)} }()
	}
}

// listenForTexts takes in fetched texts: everything is shown anew, or a notice says why not.
func (c *Client) listenForTexts() {
	select {
	case got := <-c.fetched:
		if got.language != c.fetching { // another one was chosen meanwhile
			return
		}
		c.fetching = ""
		c.missing(got)
		c.apply()
		c.start.Show(c.world())
	default:
	}
}

// missing shows a notice if the texts of a language cannot be had.
func (c *Client) missing(f fetched) {
	if f.err != nil {
		name := c.words(decks.Game(decks.Games()[0])).Text("settings.language.name." + f.language)
		c.note(words.Wrong("no-texts", nil, "language", name))
	}
}
