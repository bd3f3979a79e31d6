package engine

// play is a game going on: the position that effects change and the log that they tell it to. What only asks about a position is a
// method of Game or State.
type play struct {
	*Game
	s   *State
	log *Log
}

// tell adds an event to the log.
func (do play) tell(e Event) { do.log.add(e) }
