// Package pages has the pages that open over the table or beside it: the log, the rules, the help, the menu, the end of a round, of an
// era and of a game, and the lessons of a first game. Each is a small model with a View that draws it. Its Do takes in the acts that
// concern the page alone, such as scrolling; all other acts are for the scene.
package pages

// The acts of pages. Numbers of entries are as record.Record.After counts them.
type (
	Close     struct{}              // the page goes
	ShowAt    struct{ Entries int } // the table as it was after so many entries is shown
	BackToNow struct{}              // the table as it is now is shown again
	PlayFrom  struct{ Entries int } // the game goes on from there: record.Record.Branch
	Watch     struct{ Entry int }   // the film of an entry, by its index, is shown
	Replay    struct{}              // the whole game is shown from its start
	SaveCopy  struct{}              // the record is written to another file
	SameSeed  struct{}              // the same game begins again
	NewGame   struct{}
	Board     struct{} // the page makes room for the table
	Settings  struct{}
	Rules     struct{}
	Help      struct{}
	Leave     struct{} // to the start
	Quit      struct{}
	Skip      struct{} // an automatic presentation is shown to its end at once
	Step      struct{} // its next part
	StepBack  struct{} // its part before
)

// Fold opens the details of an entry of the log, or closes them.
type Fold struct{ Entry int }
