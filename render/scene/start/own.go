package start

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// File is a deck or a mat of the player's own.
type File struct {
	Path string
	Kind decks.Kind   // 0 if it is none
	Deck *automa.Deck // one of Deck and Mat is set, unless Err is
	Mat  *automa.Mat
	Err  error
}

// OwnFile reads a deck or a mat for a game, or the error in it, and reports whether it is for that game at all.
func OwnFile(game, name string, text []byte, err error) (File, bool) {
	if err != nil {
		return File{Path: name, Err: err}, true
	}
	own := readOwn(game, name, text)
	of := func(other string) bool { return readOwn(other, name, text).Err == nil }
	return own, own.Err == nil || !slices.ContainsFunc(decks.Games(), of)
}

func readOwn(game, name string, text []byte) File {
	own := File{Path: name}
	own.Kind, own.Err = decks.KindOf(name, text)
	switch own.Kind {
	case decks.DeckText:
		own.Deck, own.Err = decks.ParseDeck(game, name, text)
	case decks.MatText:
		own.Mat, own.Err = decks.ParseMat(game, name, text)
	}
	return own
}

// Choose opens the page of a new game with a game chosen, and with a deck or mat of the player's own unless the path is empty.
func (s *Scene) Choose(game string, kind decks.Kind, path string) {
	s.game.Game = game
	switch {
	case path == "":
	case kind == decks.MatText:
		s.game.MatFiles[s.Game()] = path
	default:
		s.game.DeckFiles[s.Game()] = path
	}
	s.open(newGame)
}

// ChooseGame chooses the game that the page of a new game proposes.
func (s *Scene) ChooseGame(game string) {
	s.game.Game = game
	s.propose()
}

// workshopButton draws the button for the workshop at the right of an area, and returns the rest of the area. The button has no label
// if it would leave less than the width of the text.
func workshopButton(c *widget.Canvas, area view.Rect, text float64) view.Rect {
	b := widget.Button{ID: "new-game:workshop:open", Text: c.Words.Text("workshop.title"), Icon: "deck", Act: Workshop{},
		About: about{"workshop.open-explained"}}
	if area.W-c.ButtonWide(&b)-theme.Gap < text {
		b.Name, b.Text = b.Text, ""
	}
	at, rest := area.Side(c.ButtonWide(&b))
	c.Button(at.Insets(0, 1), b)
	_, rest = rest.Side(theme.Gap)
	return rest
}

// workshopRow is the row with the button for the workshop.
func workshopRow(c *widget.Canvas) row {
	return row{id: "new-game:workshop", label: c.Words.Text("workshop.title"), options: []option{{id: "new-game:workshop:open",
		text: c.Words.Text("workshop.open"), act: Workshop{}}}, explain: c.Words.Text("workshop.open-explained")}
}

// explainOwn explains the choice of decks or mats, with the folder of their files.
func (s *Scene) explainOwn(c *widget.Canvas, what string) string {
	if s.world.Folder == "" { // a browser keeps them itself
		return c.Words.Text("workshop.open-explained")
	}
	return c.Words.Text("new-game."+what+"-explained", "folder", s.world.Folder)
}
