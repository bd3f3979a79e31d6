// Package start is the start screen with its pages: a new game, the saved ones, settings, statistics. It touches no file:
// the client gives it the data to show, and does what it asks for.
package start

import (
	"math/rand/v2"
	"reflect"
	"strconv"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Scene is the start screen.
type Scene struct {
	world     World
	words     words.Words // of the last view, for its tips
	chance    *rand.Rand
	page      page
	fromTable bool // closing the page leads back to the table
	game      settings.NewGame
	seed      string // as typed, or as
	proposed  bool   // by the scene, and typing replaces it
	guide     bool
	typing    string // the text field with the cursor, empty for none
	search    string
	listening string    // the action to get the next key pressed
	keyReport keyReport // the result of the last key pressed
	kind      statistics.Kind
	invited   invitation // to a challenge
	sheets    [pages]sheet
	unread    []string // games in sight that were not read yet
	living    living   // how far the picture has moved
}

// New makes the start screen. It draws the seeds that it proposes from a generator seeded with chance.
func New(w World, chance uint64) *Scene {
	s := &Scene{chance: rand.New(rand.NewPCG(chance, 0x7365656473))}
	s.sheets = sheetsOf(s)
	s.Show(w)
	s.game = w.Settings.NewGame.Clone()
	s.guide = !w.Settings.GuideSeen && len(w.Settings.Guides) == 0
	if s.guide && reflect.DeepEqual(s.game, settings.Default().NewGame) && len(s.world.Statistics.Kinds()) == 0 {
		s.game.Difficulty = guide.Difficulty // a first game
	}
	s.propose()
	return s
}

// Show sets the data to show from now on.
func (s *Scene) Show(w World) {
	s.world = w
	if s.world.Statistics == nil {
		s.world.Statistics = &statistics.Statistics{}
	}
}

// Home closes the open page, if there is one.
func (s *Scene) Home() { s.open(home) }

// Load opens the page of the saved games.
func (s *Scene) Load() { s.open(load) }

// Depth is the number of pages between the one shown and the start screen.
func (s *Scene) Depth() int {
	switch {
	case s.page == home:
		return 0
	case s.fromTable:
		return 2
	}
	return 1
}

// NewGame opens the page for a new game from the table. Closing it leads back there.
func (s *Scene) NewGame() { s.openFromTable(newGame) }

// Settings opens the page of the settings in the same way.
func (s *Scene) Settings() { s.openFromTable(options) }

func (s *Scene) openFromTable(p page) {
	s.open(p)
	s.fromTable = true
}

// SetsUp reports whether the page of the settings is open.
func (s *Scene) SetsUp() bool { return s.page == options }

// OverTable reports whether the page was opened at the table and changes its looks, so that the table should be seen behind it.
func (s *Scene) OverTable() bool { return s.fromTable && (s.page == options || s.page == keys) }

// View draws the start screen.
func (s *Scene) View(env *widget.Env) view.View {
	own := *env
	own.Words = words.In(env.Words).About(s.Board())
	s.words, s.unread = words.In(own.Words), nil
	c := widget.New(&own)
	c.View.Listens = s.listening != ""
	r := s.roomsOf(c)
	if (!c.TouchLayout() || s.page == home) && !s.OverTable() { // else the page fills the window, or the table is seen beside it
		s.drawGround(c, r)
		s.drawColumn(c, r)
		if plates, ok := platesArea(c, r); ok && s.page == home && s.world.Notice == "" {
			s.drawPlates(c, plates)
		}
	}
	s.keys(c)
	if s.page != home {
		s.drawPage(c, r.page)
	}
	if s.world.Notice != "" {
		s.drawNotice(c, r.page)
	}
	return c.View
}

// Update asks to read on while some games are still to be read.
func (s *Scene) Update(time.Duration) []any {
	if s.Moving() {
		return []any{ReadOn{}}
	}
	return nil
}

// Moving reports whether more games are still to be read.
func (s *Scene) Moving() bool { return s.world.Listing || len(s.unread) > 0 }

// Job is none.
func (s *Scene) Job() screen.Job { return nil }

// Unread names the games in sight that were not read yet.
func (s *Scene) Unread() []string { return s.unread }

// Acts within the scene.
type (
	open  struct{ page page }
	focus struct{ field string } // type into it, or nowhere
)

// Do does the act of a click or key, and returns its requests to the client: those above, or widget.OpenRule.
func (s *Scene) Do(act any) (asks []any) {
	if p := s.sheets[s.page]; p != nil && p.do(act) {
		return nil
	}
	if _, typed := act.(view.Typed); !typed {
		s.typing = ""
	}
	switch a := act.(type) {
	case nil:
	case open:
		return s.open(a.page)
	case openGame:
		s.game.Game = a.game
		s.propose()
		return s.open(newGame)
	case focus:
		s.typing = a.field
	case view.Typed:
		s.typed(a)
	case choose:
		return a.choose(s)
	case roll:
		s.roll()
	case begin:
		return s.begin()
	case beginTable:
		return s.beginTable()
	case change:
		return s.change(a)
	case listen, view.Pressed, usualKey, usualKeys:
		return s.keysDo(a)
	case pickKind:
		s.kind = a.kind
	default:
		return []any{act}
	}
	return nil
}

func (s *Scene) open(p page) (asks []any) {
	s.page, s.typing, s.listening, s.keyReport = p, "", "", keyReport{}
	returns := s.fromTable && p == home
	s.fromTable = s.fromTable && p != home
	if returns {
		return []any{Return{}}
	}
	if p == newGame || p == tablePage || p == load || p == results || p == dayPage {
		return []any{Refresh{}}
	}
	return nil
}

const seedField, searchField = "new-game:seed", "load:search"

func (s *Scene) typed(t view.Typed) {
	switch s.typing {
	case seedField:
		if s.proposed && t.Back == 0 {
			s.seed = ""
		}
		s.proposed = false
		s.seed = digits(widget.Type(s.seed, t, longestSeed))
	case searchField:
		s.search = widget.Type(s.search, t, longestSearch)
		s.sheets[load].framed().scroll.Offset = 0
	}
}

const longestSeed, longestSearch = 20, 40

func digits(text string) string {
	var kept []byte
	for i := range len(text) {
		if '0' <= text[i] && text[i] <= '9' {
			kept = append(kept, text[i])
		}
	}
	return string(kept)
}

// propose proposes a seed where none was typed: the fixed one of the guided first game, or a random one.
func (s *Scene) propose() {
	switch {
	case s.seed != "" && !s.proposed:
	case s.guide && s.Game() == guide.Game:
		s.seed, s.proposed = strconv.Itoa(guide.Seed), true
	default:
		s.roll()
	}
}

// mostSeeds is the largest seed that is proposed.
const mostSeeds = 999_999

// roll proposes a seed that is short enough to pass on.
func (s *Scene) roll() {
	s.seed, s.proposed = strconv.FormatUint(s.chance.Uint64N(mostSeeds)+1, 10), true
}

type roll struct{}

// mat is the chosen mat of the Automa, and whether it is one of the player's own.
func (s *Scene) mat() (mat *automa.Mat, own bool) {
	for i := range s.world.Files {
		if f := &s.world.Files[i]; f.Mat != nil && f.Path == s.game.MatFiles[s.Game()] {
			return f.Mat, true
		}
	}
	if mat, ok := decks.MatNamed(s.Game(), s.game.Difficulty); ok {
		return mat, false
	}
	mat, _ = decks.MatNamed(s.Game(), settings.Default().NewGame.Difficulty)
	return mat, false
}

// deck is the file of the chosen deck of the Automa, nil for the printed one.
func (s *Scene) deck() *File {
	for i := range s.world.Files {
		if f := &s.world.Files[i]; f.Deck != nil && f.Path == s.game.DeckFiles[s.Game()] {
			return f
		}
	}
	return nil
}

// seedNumber is the seed as typed.
func (s *Scene) seedNumber() (uint64, error) { return strconv.ParseUint(s.seed, 10, 64) }

type begin struct{}

// begin asks for the game as chosen, and for the choices to be saved for the next one.
func (s *Scene) begin() []any {
	if s.seed == "" {
		s.roll()
	}
	seed, err := s.seedNumber()
	if err != nil {
		return nil // the page says so
	}
	if rival, ok := s.rival(); ok {
		return s.beginRival(seed, rival)
	}
	ask := s.against(seed)
	ask.Guide, s.guide = s.guide, false
	kept := s.keep(&ask)
	s.roll()
	return []any{Changed{kept}, ask}
}

// against is the game against the Automa as chosen.
func (s *Scene) against(seed uint64) Begin {
	mat, _ := s.mat()
	ask := Begin{Game: s.Game(), Header: record.Header{Seed: seed, Difficulty: mat.Name, Options: engine.Options{
		Seats: 2, Solo: true, Introductory: s.introductory(), SpendingOrder: s.spendingOrder(), AutomaMat: mat.Count, House: mat.House,
	}}}
	if deck := s.deck(); deck != nil {
		ask.Deck = deck.Path
	}
	return ask
}

// keep returns the settings with the choices for a game against the Automa, saved for the next one.
func (s *Scene) keep(ask *Begin) settings.Settings {
	kept := s.world.Settings
	kept.NewGame = s.game.Clone()
	kept.NewGame.Game = ask.Game
	if _, own := s.mat(); !own {
		kept.NewGame.Difficulty = ask.Header.Difficulty
		delete(kept.NewGame.MatFiles, ask.Game)
	}
	if ask.Deck == "" {
		delete(kept.NewGame.DeckFiles, ask.Game)
	}
	s.world.Settings = kept
	return kept
}

// choose chooses something for the new game.
type choose struct{ what, to string }

var choosing = map[string]func(s *Scene, to string){
	"game":       func(s *Scene, to string) { s.game.Game = to; s.propose() },
	"difficulty": func(s *Scene, to string) { s.game.Difficulty, s.game.MatFiles[s.Game()] = to, "" },
	"mat":        func(s *Scene, to string) { s.game.MatFiles[s.Game()] = to },
	"deck":       func(s *Scene, to string) { s.game.DeckFiles[s.Game()] = to },
	"length":     func(s *Scene, to string) { s.game.Introductory = to == "introductory" },
	"order":      func(s *Scene, to string) { s.game.SpendingOrder = to == "spending" },
	"against":    func(s *Scene, to string) { s.game.Rival = map[string]string{"rival": search.UsualStrength}[to] },
	"strength":   func(s *Scene, to string) { s.game.Rival = to },
	"guide":      func(s *Scene, to string) { s.guide = to == "on"; s.propose() },
	"cards":      func(s *Scene, to string) { s.game.OwnCards = to == "own" },
	"hand":       func(s *Scene, to string) { s.game.KeepHand = to == "kept" },
	"money":      func(s *Scene, to string) { s.game.KeepMoney = to == "kept" },
}

func (a choose) choose(s *Scene) (asks []any) {
	choosing[a.what](s, a.to)
	if a.what == "game" { // it has files of its own
		asks = append(asks, Refresh{})
	}
	return asks
}
