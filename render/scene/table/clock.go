package table

import "time"

// clock is the time at the table.
type clock struct {
	now     time.Duration
	paused  bool // the table is covered
	reduced bool // nothing glides
}
