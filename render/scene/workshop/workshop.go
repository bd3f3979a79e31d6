package workshop

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// File is a deck or a mat of the player's own.
type File struct {
	Path string
	Name string
	Kind decks.Kind
	Err  error // the fault in it, nil for none
}

// World is the data that the workshop shows, which the client sets.
type World struct {
	Game   string // the id of the game of the decks and mats
	Files  []File
	Page   string                   // the address that links open, empty where there is none
	Prints bool                     // a PDF can be written
	Folder string                   // the folder of files, empty where there are none
	CopyOf func(name string) string // names a copy of a printed deck or mat
}

// The requests of the scene to the client.
type (
	// Close leaves the workshop.
	Close struct{}
	// Open asks for a file to be read and given to Take.
	Open struct {
		Path string
		Kind decks.Kind
	}
	// Save asks for a text to be saved under its path, or under a new path with that name if it has none or the file no longer holds
	// Was. Saved takes the path.
	Save struct{ Path, Name, Text, Was string }
	// Copy asks for a link to be put on the clipboard.
	Copy struct{ Text string }
	// Download asks for a copy of a text to be exported.
	Download struct{ Name, Text string }
	// Print asks for the cards of a deck as a PDF, beside its file if it has one.
	Print struct{ Path, Name, Text string }
	// ForGame asks for the decks and mats of another game.
	ForGame struct{ Game string }
	// Play asks for a new game with the deck or mat in a file.
	Play struct {
		Path string
		Kind decks.Kind
	}
)

// Scene is the workshop.
type Scene struct {
	world  World
	text   *text // open in the editor, nil in the list
	card   int   // the index of the selected card
	slot   int   // the index of the selected slot on its front, or -1
	back   bool  // its back is selected
	typing bool
	waits  bool   // a link or a saved game waits until nothing is unsaved
	leave  bool   // the player was warned of unsaved changes, and leaving once more gives them up
	said   string // the result of the last act, as a sentence
	play   bool   // a game with the text begins once it is saved

	noPrint bool // the way to print elsewhere is shown
	trial   *trial
	scroll  widget.Scroll
}

// New makes a workshop that shows the list.
func New(w World) *Scene { return &Scene{world: w} }

// Show sets the data to show from now on.
func (s *Scene) Show(w World) { s.world = w }

// Take opens a text in the editor. The path is that of its file, empty for none.
func (s *Scene) Take(path string, kind decks.Kind, source []byte) error {
	t, err := open(&s.world, path, kind, source)
	if err != nil {
		return err
	}
	s.text, s.card, s.slot, s.back, s.said, s.trial, s.leave, s.typing = t, 0, 0, false, "", nil, false, false
	s.scroll = widget.Scroll{}
	return nil
}

// Tell shows a sentence about the last request.
func (s *Scene) Tell(text string) { s.said = text }

// Unsaved reports whether there are unsaved changes.
func (s *Scene) Unsaved() bool { return s.text != nil && s.text.changed() }

// ShowWaiting shows that a link or a saved game waits until nothing is unsaved.
func (s *Scene) ShowWaiting() { s.waits = true }

// Saved takes the path of the saved text and a sentence about it, and returns further requests.
func (s *Scene) Saved(path, told string) (asks []any) {
	t := s.text
	if t == nil {
		return nil
	}
	t.path, t.kept, s.said = path, t.now, told
	if s.play {
		s.play = false
		return []any{Play{path, t.kind}}
	}
	return nil
}

// Depth is the number of pages from the one shown back to the screen from which the workshop was opened.
func (s *Scene) Depth() int {
	if s.text == nil {
		return 1
	}
	return 2
}

// Update does nothing, as only acts change the workshop.
func (s *Scene) Update(time.Duration) []any { return nil }

// Moving is always false.
func (s *Scene) Moving() bool { return false }

// About returns no tips, as everything is written on the page.
func (s *Scene) About(any) widget.Tip { return widget.Tip{} }

// Job is the trial of a mat, while its games are played.
func (s *Scene) Job() screen.Job {
	if s.trying() {
		return s.trial
	}
	return nil
}

func (s *Scene) trying() bool { return s.trial != nil && !s.trial.over() }

// board is the game that has the locations on the cards.
func (s *Scene) board() *automa.Game { return decks.Game(edit.MapOf(s.world.Game)) }

// Acts within the scene.
type (
	leave struct{}
	take  struct { // an embedded deck or mat
		kind decks.Kind
		name string
	}
	act    struct{ what string }
	focus  struct{ on bool }
	change struct { // of the card or mat
		what string
		to   int
	}
)

const list = "workshop:list"

// longestName is the largest number of letters in the name of a deck.
const longestName = 40

// Do does the act of a click or key, and returns its requests to the client.
func (s *Scene) Do(did any) (asks []any) {
	if s.scroll.Do(list, did) {
		return nil
	}
	left := s.leave
	s.leave = false
	if _, typed := did.(view.Typed); !typed {
		s.typing, s.said, s.noPrint = false, "", false
	}
	switch a := did.(type) {
	case nil:
	case leave:
		return s.out(left)
	case take:
		source := decks.DeckSource(s.world.Game)
		if a.kind == decks.MatText {
			source = decks.MatSource(s.world.Game, a.name)
		}
		if err := s.Take("", a.kind, source); err != nil {
			s.said = err.Error() // a mistake in an embedded text is a bug, which tests show
		}
	case focus:
		s.typing = a.on
	case view.Typed:
		if s.text != nil {
			s.text.rename(widget.Type(s.text.name(), a, longestName))
		}
	case act:
		if s.text != nil {
			return s.acts(a.what)
		}
	case change:
		if s.text != nil {
			s.change(a)
		}
	default:
		return []any{did}
	}
	return nil
}

// out leaves the editor for the list, or the list for the screen before. Unsaved changes are given up only at a second try.
func (s *Scene) out(sure bool) []any {
	switch {
	case s.text == nil:
		return []any{Close{}}
	case s.text.changed() && !sure:
		s.leave = true
	default:
		s.text, s.trial, s.scroll = nil, nil, widget.Scroll{}
	}
	return nil
}

// acts does the act of a button above a text.
func (s *Scene) acts(what string) []any {
	t := s.text
	switch what {
	case "undo":
		t.past, t.next = t.step(t.past, t.next)
	case "redo":
		t.next, t.past = t.step(t.next, t.past)
	case "save":
		return []any{t.save()}
	case "share":
		if l, err := link.OfDeck(t.id, "toml", t.now); err == nil {
			return []any{Copy{s.world.Page + l.Fragment()}}
		}
	case "print":
		return []any{Print{t.path, t.name(), string(t.now)}}
	case "download":
		return []any{Download{t.name(), string(t.now)}}
	case "play":
		if t.path != "" && !t.changed() {
			return []any{Play{t.path, t.kind}}
		}
		s.play = true
		return []any{t.save()}
	case "no-print":
		s.noPrint = true
	case "try":
		s.trial = newTrial(decks.Game(t.id), &t.mat.Mat, t.now)
	case "stop":
		s.trial = nil
	}
	s.keepInside()
	return nil
}

// keepInside keeps the selected card and slot in range.
func (s *Scene) keepInside() {
	if s.text.deck == nil {
		return
	}
	s.card = min(max(s.card, 0), len(s.text.deck.Cards)-1)
	s.slot = min(max(s.slot, 0), len(s.text.deck.Cards[s.card].Front)-1)
}
