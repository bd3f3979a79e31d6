package table

import (
	"sohofoundry/automa/record"
	"sohofoundry/render/ui/sound"
)

// The requests of the table to the client, beside those of pages.
type (
	// Changed asks to keep the record: something was done or taken back.
	Changed struct{}
	// Noise asks for a sound.
	Noise struct{ Sound sound.Sound }
	// Branched asks to go on with another record, which begins like this one.
	Branched struct{ Record *record.Record }
	// Fullscreen and Sound ask for those settings to be turned over.
	Fullscreen struct{}
	Sound      struct{}
	// Ticked tells that something was ticked off on a real table, see Ticks.
	Ticked struct{}
	// Stepped tells that the playback went on, see Reached.
	Stepped struct{}
)
