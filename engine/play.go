package engine

// play is a game going on: the position that effects change and the log that they tell it to. An effect calls none of the methods of Game
// that change a position. What only asks is a method of what it asks: the position, the board, the kit, the figures, or Game where it
// needs several of them.
type play struct {
	*Game
	s   *State
	log *Log
}

// tell adds an event to the log.
func (do play) tell(e Event) { do.log.add(e) }
