package engine

import "slices"

// The distant market of the Lancashire map: a stack of tiles face down and a marker that they move down its track (C1.3, C11.3).

// openDistant shuffles all tiles of the player count and puts the marker on top, at the start and again between the eras (C1.3,
// C4.3).
func (do play) openDistant() {
	s := do.s
	s.Distant = Distant{}
	for _, t := range do.Distant.Tiles {
		for range t.Counts[s.Seats-2] {
			s.Distant.Stack[s.Distant.Left] = t.Steps
			s.Distant.Left++
		}
	}
	Shuffle(&s.Random, s.Distant.Stack[:s.Distant.Left])
	do.tell(Event{Kind: DistantOpened, Amount: int16(s.Distant.Left)})
}

// IsOpen reports whether the distant market still buys: its marker is not on X (C11.3), and there is a tile to turn up. The last
// tile brings the marker to X at the latest, unless it was put right.
func (f *DistantFacts) IsOpen(d *Distant) bool {
	return d.Left > 0 && int(d.Marker) < len(f.Bonuses)
}

// TilesFor counts the tiles of the distant market with a number of players, 2 to 4 (C1.1).
func (f *DistantFacts) TilesFor(players int) (n int) {
	for _, t := range f.Tiles {
		n += int(t.Counts[players-2])
	}
	return n
}

// Turned returns the tiles of the distant market that lie open, as the spaces that each moved the marker, the first one first
// (C13.1).
func (f *DistantFacts) Turned(s *State) (steps []uint8) {
	for n := f.TilesFor(int(s.Seats)) - 1; n >= int(s.Distant.Left); n-- {
		steps = append(steps, s.Distant.Stack[n])
	}
	return steps
}

// FaceDown returns the tiles of the distant market that are still to be turned up, as the spaces that each moves the marker, the
// lowest first: everybody can tell which they are by those that lie open, but not in which order they come (C13.1).
func (s *State) FaceDown() (steps []uint8) {
	steps = slices.Clone(s.Distant.Stack[:s.Distant.Left])
	slices.Sort(steps)
	return steps
}

// turnDistant turns the top tile up and moves the marker down by its figure; on X or past it the market is closed for the era
// (C11.3). It reports whether the market still buys.
func (do play) turnDistant() bool {
	d := &do.s.Distant
	d.Left--
	steps := d.Stack[d.Left]
	do.tell(Event{Kind: DistantTurned, Seat: do.s.Actor, Amount: int16(steps)})
	d.Marker = do.Distant.MarkerAfter(d.Marker, steps)
	return int(d.Marker) < len(do.Distant.Bonuses)
}

// MarkerAfter is where the marker stands after it went down, at most on X.
func (f *DistantFacts) MarkerAfter(marker, steps uint8) uint8 {
	return min(marker+steps, uint8(len(f.Bonuses)))
}
