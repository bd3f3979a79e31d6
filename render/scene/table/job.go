package table

import (
	"time"

	"sohofoundry/automa/search"
)

const (
	tellEvery = 300 * time.Millisecond // while a search goes on
	mostParts = 128                    // parts of a search at once, even with time to spare
)

// job is a search or analysis of the table that goes on in parts.
type job struct {
	table *Scene
	think func(spare func() bool) (news bool)
}

// Step implements screen.Job.
func (j *job) Step(spare func() bool) (news bool, asks []any) {
	news = j.think(spare)
	return news, j.table.Asks()
}

// watched watches futures, for the reasons of a hint or a choice, while there is time to spare, and reports whether all were
// watched.
func watched(found *search.Search, spare func() bool) bool {
	for !found.Watch() {
		if !spare() {
			return false
		}
	}
	return true
}
