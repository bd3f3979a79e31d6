package start

import (
	"slices"
	"strings"

	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/room/foundry"
)

// World is all data that the start screen shows. The client sets it again whenever any of it changes.
type World struct {
	Settings   settings.Settings
	Games      []library.Game // the newest first
	Listing    bool           // more of the games are still to be read
	Latest     *library.Game  // the game that Continue goes on with, if there is one
	Damaged    string         // the newest damaged game, where there is none to go on with
	Statistics *statistics.Statistics
	Files      []File // decks and mats of the player's own for the game that is chosen
	Today      Today
	Outside    foundry.Moment // the light and the weather of the hour
	Costly     bool           // pictures are, as there is no graphics card
	Folder     string         // of games, and of decks and mats of the player's own; empty where there are no files
	Bare       bool           // the picture and the maps come later, as they would delay the first picture
	Browser    bool           // there is no window to close, and none to fill the screen with by itself
	Imports    bool           // files can be chosen to be taken in as saved games
	Fresh      bool           // an older version ran before, and this one runs for the first time
	Notice     string         // a sentence that must be read, such as a failure to read or save

	Voice          bool // there is a voice for the language
	SoundElsewhere bool // nothing is heard, since the sound was to go to another machine
}

// Today is the day's game, with its saved game and result so far.
type Today struct {
	Day daily.Day
	library.DaysGame
}

// done reports whether a lesson was done.
func (w *World) done(name string) bool {
	return slices.Contains(strings.Fields(w.Settings.Lessons), name)
}
