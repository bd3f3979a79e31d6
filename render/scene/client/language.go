package client

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/render/keep/locale"
	"sohofoundry/render/tell/words"
)

// language is the language to speak, and the fetching of its texts where they are not part of the program.
type language struct {
	*Options
	tag     string
	fetched chan error // gets the result of fetching the texts; nil while none are fetched
}

// newLanguage is the language asked for, or else that of the system. Its texts are loaded before the first picture, which would be in
// English without them. The error is why they cannot be had.
func newLanguage(asked string, o *Options) (l language, err error) {
	l = language{Options: o, tag: locale.Choose(asked)}
	if !words.Here(l.tag) {
		err = l.missing(l.Load(l.tag))
	}
	return l, err
}

// choose changes the language. Its texts are fetched without waiting for them if they are not here.
func (l *language) choose(asked string) {
	l.tag, l.fetched = locale.Choose(asked), nil
	if tag := l.tag; !words.Here(tag) {
		fetched := make(chan error, 1) // nobody may want these texts any more when they are here
		l.fetched = fetched
		go func() { fetched <- l.Load(tag) }()
	}
}

// arrived reports whether the texts that were waited for are here now, or cannot be had.
func (l *language) arrived() (done bool, err error) {
	select {
	case err := <-l.fetched:
		l.fetched = nil
		return true, l.missing(err)
	default:
		return false, nil
	}
}

// missing is the error for the person if the texts of the language cannot be had.
func (l *language) missing(why error) error {
	if why == nil {
		return nil
	}
	return words.Wrong("no-texts", nil, "language", l.words().Text("settings.language.name."+l.tag))
}

// words returns the words where no game is at the table.
func (l *language) words() words.Words { return l.wordsFor(decks.Game(decks.Games()[0])) }

// wordsFor returns the words for a game, in English as long as the texts of the language are not here.
func (l *language) wordsFor(g *automa.Game) words.Words {
	w, err := words.New(g, l.tag)
	if err != nil {
		panic(err) // there are words in every language that can be chosen
	}
	return w
}

// wordsOf returns the words for the game of a record.
func (l *language) wordsOf(r *record.Record) words.Words {
	h := r.Header()
	return l.wordsFor(r.Game()).At(&h)
}
