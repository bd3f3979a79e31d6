package library

import (
	"errors"
	"io/fs"

	"sohofoundry/engine"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
)

// DaysGame is the state of a day's game for this player.
type DaysGame struct {
	Unfinished string             // the name of the saved game to go on with, nothing without one
	Begun      bool               // it was begun before, so that to begin it again is practice
	Result     *statistics.Result // how it ended the first time, if it did
}

// DaysGame looks the game of a day up, which is saved under a name of its own.
func (l *Library) DaysGame(d daily.Day, s *statistics.Statistics) (g DaysGame) {
	if result, ok := s.Day(d); ok {
		g.Begun, g.Result = true, &result
	}
	name := d.Name() + store.Ending
	o, err := l.load(name)
	if errors.Is(err, fs.ErrNotExist) {
		return g
	}
	g.Begun = true
	if err != nil {
		return g
	}
	if of, ok := daily.Of(o.record.Game(), o.record.Header()); !ok || of != d {
		return g
	}
	if o.record.Position().Decision != engine.GameOver {
		g.Unfinished = name
	} else if result, ok := statistics.ResultOf(o.record, name, d.Time()); ok && g.Result == nil {
		g.Result = &result
	}
	return g
}
