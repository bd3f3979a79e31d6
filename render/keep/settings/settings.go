// Package settings holds the lasting choices of the player about the client: a small text that a person can read and change.
package settings

import (
	"bytes"
	"maps"
	"slices"

	"github.com/pelletier/go-toml/v2"
)

// Settings are all settings. Load and Default give every one an allowed value.
type Settings struct {
	Language      string            `toml:"language" comment:"The language of all texts, such as \"en\"; empty for that of the system."`
	TextSize      string            `toml:"text_size" comment:"small, normal, large or largest"`
	Pace          string            `toml:"pace" comment:"How fast the Automa's turns are shown: slow, normal or fast."`
	EndTurn       string            `toml:"end_turn" comment:"Whether you end your turns with a button: first-game, until you have finished one, always or never."`
	UndoOthers    bool              `toml:"undo_others" comment:"At a table of several people, Undo reaches into the turns of others: all agree."`
	ReducedMotion bool              `toml:"reduced_motion" comment:"Nothing glides or fades."`
	PlainMap      bool              `toml:"plain_map" comment:"The map shows only what tells something: no hills, woods or smoke."`
	Palette       string            `toml:"palette" comment:"default, high-contrast or day; all of them suit colour-blind eyes"`
	Sound         bool              `toml:"sound"`
	Volume        int               `toml:"volume" comment:"0 to 100"`
	Background    string            `toml:"background" comment:"The tune and what is heard of the era: off, quiet or normal."`
	ReadAloud     bool              `toml:"read_aloud" comment:"A voice of the system reads what happens and what is asked."`
	Fullscreen    bool              `toml:"fullscreen"`
	GuideSeen     bool              `toml:"guide_seen" comment:"The guided first game is not offered again."`
	NewsSeen      string            `toml:"news_seen" comment:"The newest version that was run: what a newer one brings is pointed to once."`
	Saves         string            `toml:"saves" comment:"The whole path of the folder where games are saved; empty for the usual one."`
	BackedUp      int               `toml:"backed_up" comment:"How many games were finished when the last backup was made, or the page last asked for one."`
	Window        Window            `toml:"window" comment:"Where the window was when it was closed last."`
	Guides        map[string]Guide  `toml:"guides" comment:"Where the guide is that shows you round, by the names of the games."`
	Ticks         map[string]string `toml:"ticks" comment:"What was ticked off of the tasks on a real table, by the names of the games."`
	Lessons       string            `toml:"lessons" comment:"The lessons that were done."` // with spaces between them
	NewGame       NewGame           `toml:"new_game" comment:"What the last new game was started with."`
	Keys          map[string]string `toml:"keys" comment:"Keys other than the usual ones: what they do, and the name of the key."`
}

// Window is the state in which the window was last seen. Lengths are in the system's units for windows.
type Window struct {
	Width     int    `toml:"width" comment:"0 if it was not open yet."` // and that of Height: when it did not fill the monitor
	Height    int    `toml:"height"`
	X         int    `toml:"x" comment:"From the upper left corner of the monitor."`
	Y         int    `toml:"y"`
	Monitor   string `toml:"monitor" comment:"The name of the monitor."`
	Maximised bool   `toml:"maximised"`
}

// Guide is how far the guide of a game is.
type Guide struct {
	Read string `toml:"read" comment:"The steps that were read."` // with spaces between them
	Left bool   `toml:"left" comment:"The guide was left, and comes back when it is asked for."`
}

// NewGame holds the options of the last new game.
type NewGame struct {
	Game          string            `toml:"game" comment:"The id of the game, such as \"lancashire\"."`
	Difficulty    string            `toml:"difficulty" comment:"The name of one of the Automa's mats."`
	Table         bool              `toml:"table" comment:"A table of people and rivals, in place of the Automa or a rival."`
	SeatCount     int               `toml:"seat_count" comment:"Of such a table."`
	Seats         []Seat            `toml:"seats" comment:"Who sits there, and sat at seats that it had before."`
	Rival         string            `toml:"rival" comment:"The strength of a rival in place of the Automa; none if it is empty."`
	MatFiles      map[string]string `toml:"mat_file" comment:"The paths of mats of your own, by the id of the game that each was chosen for."`
	DeckFiles     map[string]string `toml:"deck_file" comment:"The paths of decks of your own, in the same way; the printed deck has none."`
	Introductory  bool              `toml:"introductory" comment:"The Canal Era alone (B4.7, C4.6)."`
	SpendingOrder bool              `toml:"spending_order" comment:"Who spent less starts a round (M83)."`
	People        bool              `toml:"people" comment:"On a real table, people in place of the Automa; their seats are those above."`
	OwnCards      bool              `toml:"own_cards" comment:"On a real table, the Automa's cards are printed ones."`
	KeepMoney     bool              `toml:"keep_money" comment:"On a real table, your money is kept as well."`
	KeepHand      bool              `toml:"keep_hand" comment:"On a real table, your hand is kept as well."`
	Industry      Industry          `toml:"industry" comment:"What the last game of Industry was started with."`
}

// Industry holds the options of the last game of Industry.
type Industry struct {
	SeatCount  int    `toml:"seat_count" comment:"Three or four; 0 is four."`
	Unadjusted bool   `toml:"unadjusted" comment:"As many tokens as players are drawn in all eras (I6), not the recommended numbers (I7)."`
	Seats      []Seat `toml:"seats" comment:"Who sits there, and sat at seats that it had before."`
}

// Seat is who sits at a seat of a table.
type Seat struct {
	Name    string `toml:"name" comment:"Of a person."`
	Rival   string `toml:"rival" comment:"The strength of a rival; empty for a person."`
	Unaided bool   `toml:"unaided" comment:"The person gets no hints."`
}

// Clone returns a copy that shares nothing. Its maps can be written to.
func (n NewGame) Clone() NewGame {
	mats, decks := map[string]string{}, map[string]string{}
	maps.Copy(mats, n.MatFiles)
	maps.Copy(decks, n.DeckFiles)
	n.MatFiles, n.DeckFiles, n.Seats, n.Industry.Seats = mats, decks, slices.Clone(n.Seats), slices.Clone(n.Industry.Seats)
	return n
}

// The values of those settings that are chosen from a list, in the order in which they are offered.
var (
	TextSizes = []string{"small", "normal", "large", "largest"}
	Paces     = []string{"slow", "normal", "fast"}
	EndTurns  = []string{"first-game", "always", "never"}
	Palettes  = []string{"default", "high-contrast", "day"}

	Backgrounds = []string{"off", "quiet", "normal"}
)

// Default returns the settings that hold until the player changes them.
func Default() Settings {
	return Settings{
		TextSize:   "normal",
		Pace:       "normal",
		EndTurn:    "first-game",
		Palette:    "default",
		Sound:      true,
		Volume:     70,
		Background: "quiet",
		NewGame:    NewGame{Game: "birmingham", Difficulty: "medium", MatFiles: map[string]string{}, DeckFiles: map[string]string{}},
		Guides:     map[string]Guide{},
		Ticks:      map[string]string{},
		Keys:       map[string]string{},
	}
}

// Text writes the settings. It goes to the store under the name store.Settings. A path that could not be read again, for which
// all settings would be set aside, is left out.
func (s Settings) Text() ([]byte, error) {
	if !shown(s.Window.Monitor, longestPath) {
		s.Window.Monitor = ""
	}
	if !shown(s.Saves, longestPath) {
		s.Saves = ""
	}
	s.Guides = maps.Clone(s.Guides)
	maps.DeleteFunc(s.Guides, func(game string, _ Guide) bool { return !shown(game, longestPath) })
	s.Ticks = maps.Clone(s.Ticks)
	maps.DeleteFunc(s.Ticks, func(game, ticks string) bool { return !shown(game, longestPath) || !shown(ticks, mostRead) })
	s.NewGame = s.NewGame.Clone()
	for _, files := range []map[string]string{s.NewGame.MatFiles, s.NewGame.DeckFiles} {
		maps.DeleteFunc(files, func(_, path string) bool { return !shown(path, longestPath) })
	}
	var text bytes.Buffer
	text.WriteString("# The settings of Soho Foundry. The program writes them anew whenever one is changed.\n\n")
	err := toml.NewEncoder(&text).Encode(s)
	return text.Bytes(), err
}
