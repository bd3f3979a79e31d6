// Package pages has what opens over the table or beside it: the log, the rules, the help, the menu, the end of a round, of an
// era and of a game, and the lessons of a first game. Each is a small model with a View that draws it; what a page keeps to
// itself, such as how far it is scrolled, its Do takes in, and everything else it asks of whoever shows it.
package pages

import (
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// What pages ask for. Numbers of entries are as record.Record.After counts them.
type (
	Close     struct{}              // the page goes
	ShowAt    struct{ Entries int } // the table as it was after so many entries is shown
	BackToNow struct{}              // the table as it is now is shown again
	PlayFrom  struct{ Entries int } // the game goes on from there: record.Record.Branch
	Watch     struct{ Entry int }   // the film of an entry, by its index, is shown
	Replay    struct{}              // the whole game is shown from its start
	SaveCopy  struct{}              // the record is written to another place
	SameSeed  struct{}              // the same game begins again
	NewGame   struct{}
	Board     struct{} // the page makes room for the table
	Settings  struct{}
	Rules     struct{}
	Help      struct{}
	Leave     struct{} // to the start
	Quit      struct{}
	Skip      struct{} // what is shown by itself is shown to its end at once
	Step      struct{} // its next part
	StepBack  struct{} // its part before
)

// What pages do themselves.
type (
	// Fold opens the details of an entry of the log, or closes them.
	Fold struct{ Entry int }
	// ScrollBy moves what is scrolled on a page.
	ScrollBy struct {
		ID    string
		Units float64
	}
)

// scroll takes in what moves the room of an id, and reports whether the act was of that kind.
func scroll(s *widget.Scroll, id string, act any) bool {
	switch act := act.(type) {
	case view.Wheel:
		if act.ID == id {
			*s = s.Wheel(act.Steps)
		}
		return act.ID == id
	case view.Drag:
		if act.ID == id {
			*s = s.By(-act.By.Y)
		}
		return act.ID == id
	case widget.ScrollTo:
		if act.ID == id {
			*s = s.By(act.Offset - s.Offset)
		}
		return act.ID == id
	case ScrollBy:
		if act.ID == id {
			*s = s.By(act.Units)
		}
		return act.ID == id
	}
	return false
}

// scrollKeys lets the keyboard scroll a room of a height.
func scrollKeys(c *widget.Canvas, id string, high float64) {
	c.Key("page-up", ScrollBy{id, -0.85 * high})
	c.Key("page-down", ScrollBy{id, 0.85 * high})
}
