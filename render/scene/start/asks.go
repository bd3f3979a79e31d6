package start

import (
	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/record"
	"sohofoundry/render/keep/settings"
)

// The requests of the scene to the client; more are those of pages. All but Changed are comparable.
type (
	// Begin starts a new game.
	Begin struct {
		Game   string // its id
		Header record.Header
		Deck   string // the path of the Automa's deck, empty for the printed one
		Guide  bool   // the player wants to be shown round

		Table     bool // it is played on a real table
		KeepMoney bool // and the player's money is kept there as well
		KeepHand  bool // and so is the hand
	}
	// BeginIndustry starts a new game of Industry.
	BeginIndustry struct {
		Header industry.Header
		Guide  bool // the player wants to be shown round
	}
	// Continue goes on with the latest game.
	Continue struct{ Name string }
	// Load goes on with a saved game, or shows the end of one that is over.
	Load struct{ Name string }
	// Replay shows a saved game from its start.
	Replay struct{ Name string }
	// Analyse opens the analysis of a saved game.
	Analyse struct{ Name string }
	// Rescue goes on from the newest good state of a damaged game.
	Rescue struct{ Name string }
	// Refresh asks for the list of games and the player's own files anew, as a page that shows them was opened.
	Refresh struct{}
	// Changed asks for new settings to take effect, and to be saved.
	Changed struct{ Settings settings.Settings }
	// Dismiss tells the client that the notice was read.
	Dismiss struct{}
	// Return goes back to the table, from where the settings were opened.
	Return struct{}
	// Import lets files be chosen to be taken in as saved games.
	Import struct{}
	// BackUp asks for a backup of everything.
	BackUp struct{}
	// ReadOn asks to read some more of the saved games.
	ReadOn struct{}
	// Share asks for the page on which a saved game can be shared.
	Share struct{ Name string }
	// Workshop opens the workshop of decks and mats.
	Workshop struct{}
)
