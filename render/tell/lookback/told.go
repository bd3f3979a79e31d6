package lookback

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
)

// Told is an analysis in words, as pages and the terminal show it, whichever game it is of. Choices are those that are judged so far, by their
// number from 0.
type Told interface {
	Done() int      // choices
	Decisions() int // choices that there are to judge
	Whose() string  // whose choices, at a table of several people; nothing at others
	Head() string   // what the table of what could be expected shows, for the terminal
	How() string    // how choices are judged
	// Seats are those at the table, and You the one whose choices are judged.
	Seats() []engine.Seat
	You() engine.Seat
	Name(seat engine.Seat) string
	// Points are the choices on the curve. Expected are the VP that could be expected before the first, and last.
	Points() []Point
	Expected() (start, end judged.VP)
	// Point tells which choice it is and what could be expected then, Made what was chosen, and Came what came of it.
	Point(choice int) string
	Made(choice int) string
	Came(choice int) string
	// Sums tell in sentences what came of all, and Found how many choices cost something.
	Sums() []string
	Found() string
	Moment(choice int) Moment
	// VP is a number of VP given in hundredths.
	VP(hundredths int) string
}

// Point is a choice on the curve of an analysis.
type Point struct {
	Entry   int // of the record
	After   judged.VP
	Verdict judged.Verdict
	Era     int    // any numbers that tell eras and rounds apart
	Round   int    // as it is counted
	Begins  string // what begins with this choice and is marked, if an era does
	Short   string // the same for a narrow window
}

// Moment is a choice, as it is told.
type Moment struct {
	Entry               int
	Verdict             judged.Verdict
	Title, Made, Better string
	Words               []string // what the better choice does, without figures
	Why                 []string // with figures
}

// Moments are the choices that cost something.
func Moments(t Told) (list []Moment) {
	for i, p := range t.Points() {
		if p.Verdict != judged.Fine {
			list = append(list, t.Moment(i))
		}
	}
	return list
}
