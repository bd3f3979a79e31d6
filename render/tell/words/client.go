package words

import (
	"slices"

	"sohofoundry/engine"
)

// Texts that clients need beside the words of the game: those of their own rooms in the catalogue, and lines cut to width.

// Text fills the text of a key with named values: pairs of a placeholder's name and its value, a text, a number, a noun, or the answer
// to a question. A text for the game alone takes precedence: key_lancashire, and before that for Brass of 2007 key_brass. Against a
// rival key_rival comes before these, and key_rival-lancashire before it; where several people or rivals play, key_company before all.
func (w Words) Text(key string, named ...any) string {
	return w.fill(w.texts.find(key, w.ofGame()), func(name string) (Noun, bool) {
		for i := 0; i+1 < len(named); i += 2 {
			if named[i] == name {
				return w.stands(named[i+1]), true
			}
		}
		return Noun{}, false
	})
}

// ofGame are the tags of texts for the game alone, and for a game against a rival.
func (w Words) ofGame() []string {
	var tags []string
	switch {
	case w.game.Edition.FirstEdition:
		tags = []string{"brass", w.game.Rules().ID}
	default:
		tags = []string{w.game.Rules().ID}
	}
	if !w.Rival {
		return tags
	}
	of := []string{"rival"}
	for i := range tags {
		of = slices.Insert(of, i, "rival-"+tags[i])
	}
	if w.Company() {
		of = slices.Insert(of, 0, "company")
	}
	return append(of, tags...)
}

// GameName is how the game is offered to players; one that is not offered has the name of its board.
func (w Words) GameName() string {
	if key := "start.game." + w.game.ID; w.Has(key) {
		return w.Text(key)
	}
	return w.game.Name
}

// Has reports whether the catalogue has a text of exactly this key.
func (w Words) Has(key string) bool { _, ok := w.texts.get(key); return ok }

// Mat is the name of one of the Automa's mats, or of the strength of a rival; a player's own mat has the name in its file.
func (w Words) Mat(name string) string {
	for _, group := range []string{"mat-name.", "strength."} {
		if key := "new-game." + group + name; w.Has(key) {
			return w.Text(key)
		}
	}
	return name
}

// Wrap cuts a text into lines of at most Width characters, all but the first indented by some spaces.
func (w Words) Wrap(text string, indent int) []string { return w.Hang(text, 0, indent) }

// Level is the level of a tile in Roman numerals.
func (w Words) Level(t engine.Tile) string { return Roman(int(w.game.Tiles[t].Level)) }

// Industries lists the industries of a set, as "cotton mill or manufacturer".
func (w Words) Industries(set engine.IndustrySet) string { return w.industries(set, "list.or").Text }
