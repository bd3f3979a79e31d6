package table

import (
	"sohofoundry/automa/record"
)

// The requests of the table to the client, beside those of pages.
type (
	// Branched asks to go on with another record, which begins like this one.
	Branched struct{ Record *record.Record }
	// Ticked tells that something was ticked off on a real table, see Ticks.
	Ticked struct{}
	// Stepped tells that the playback went on, see Reached.
	Stepped struct{}
)
