package table

import (
	"sohofoundry/automa/record"
)

// The requests of the table to the client, beside those of pages.
type (
	// Branched asks to go on with another record, which begins like this one.
	Branched struct{ Record *record.Record }
	// LessonDone tells that the goal of a lesson was met.
	LessonDone struct{ Name string }
	// GuideRead tells that a step of the guide was read, or the guide left or taken up again, see Guided.
	GuideRead struct{}
	// Ticked tells that something was ticked off on a real table, see Ticks.
	Ticked struct{}
	// Stepped tells that the playback went on, see Reached.
	Stepped struct{}
)
