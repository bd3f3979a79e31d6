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
	Err  error // what is wrong with it
}

// World is what the workshop is told.
type World struct {
	Game   string // the id of the one that it is for
	Files  []File
	Page   string                   // the address that links open, empty where there is none
	Prints bool                     // a PDF can be written
	Folder string                   // where files lie, empty where there are none
	CopyOf func(name string) string // names a copy of what is printed
}

// What the scene asks for.
type (
	// Close leaves the workshop.
	Close struct{}
	// Open wants the text of a file, which Take takes.
	Open struct {
		Path string
		Kind decks.Kind
	}
	// Save wants a text to be kept: under its path, unless what is there is no longer as it was, or under a new one with that name.
	// Saved tells which.
	Save struct{ Path, Name, Text, Was string }
	// Copy wants a link to be put on the clipboard.
	Copy struct{ Text string }
	// Download wants a copy to be handed out.
	Download struct{ Name, Text string }
	// Print wants the cards of a deck as a PDF, beside its file if it has one.
	Print struct{ Path, Name, Text string }
	// ForGame wants what there is for another game.
	ForGame struct{ Game string }
	// Play wants a new game with what lies at a path.
	Play struct {
		Path string
		Kind decks.Kind
	}
)

// Scene is the workshop.
type Scene struct {
	world  World
	text   *text // that is being changed, nil in the list
	card   int   // that is looked at
	slot   int   // of its front, or -1
	back   bool  // its back is
	typing bool
	waits  bool   // a link does, until nothing is lost
	leave  bool   // whoever leaves once more gives up what is not kept
	said   string // what came of the last thing done
	play   bool   // as soon as it is kept

	noPrint bool // it is told how to print
	trial   *trial
	scroll  widget.Scroll
}

// New makes a workshop that shows what there is.
func New(w World) *Scene { return &Scene{world: w} }

// Show takes over what is to be shown from now on.
func (s *Scene) Show(w World) { s.world = w }

// Take takes a text to be changed, of a file if the path says where it is kept.
func (s *Scene) Take(path string, kind decks.Kind, source []byte) error {
	t, err := open(&s.world, path, kind, source)
	if err != nil {
		return err
	}
	s.text, s.card, s.slot, s.back, s.said, s.trial, s.leave, s.typing = t, 0, 0, false, "", nil, false, false
	s.scroll = widget.Scroll{}
	return nil
}

// Tell shows a sentence about what was asked for last.
func (s *Scene) Tell(text string) { s.said = text }

// Unsaved reports whether something was changed that is not kept.
func (s *Scene) Unsaved() bool { return s.text != nil && s.text.changed() }

// LinkWaits says that a link waits until nothing is lost.
func (s *Scene) LinkWaits() { s.waits = true }

// Saved tells where the text is kept now. What it returns is to be asked for then.
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

// Depth is how many pages lie between what is shown and whatever the workshop was opened from.
func (s *Scene) Depth() int {
	if s.text == nil {
		return 1
	}
	return 2
}

// Update does nothing: only what is done there changes the workshop.
func (s *Scene) Update(time.Duration) []any { return nil }

// Moving is never so.
func (s *Scene) Moving() bool { return false }

// About tells nothing, as all is written there.
func (s *Scene) About(any) widget.Tip { return widget.Tip{} }

// Job is the games that tell what to expect of a mat, while they are played.
func (s *Scene) Job() screen.Job {
	if s.trying() {
		return s.trial
	}
	return nil
}

func (s *Scene) trying() bool { return s.trial != nil && !s.trial.over() }

// board is the game whose locations cards name.
func (s *Scene) board() *automa.Game { return decks.Game(edit.MapOf(s.world.Game)) }

// acts are done within the scene.
type (
	leave struct{}
	take  struct { // what is embedded
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

// longestName is how many letters the name of a deck may have.
const longestName = 40

// Do does what was clicked or pressed, and returns what it asks of the client.
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

// out leaves the text for the list, and the list for good. What is not kept is not given up at once.
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

// acts are those of the buttons above a text.
func (s *Scene) acts(what string) []any {
	t := s.text
	switch what {
	case "undo":
		t.undo()
	case "redo":
		t.redo()
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

// keepInside keeps what is looked at among what there is.
func (s *Scene) keepInside() {
	if s.text.deck == nil {
		return
	}
	s.card = min(max(s.card, 0), len(s.text.deck.Cards)-1)
	s.slot = min(max(s.slot, 0), len(s.text.deck.Cards[s.card].Front)-1)
}
