package music

import "math"

const (
	block = Rate / 100 // frames that are computed in a step

	// runUp is how long before its beginning a strand is computed, unheard: what rings on beyond its end is there at the beginning, and
	// there is no seam. No voice that rings on beyond the end is longer.
	runUp = 4 * Rate
)

// Making is a piece that is being computed.
type Making struct {
	loop Loop
	rest []strand // that were not begun
	now  *weaver
}

// Begin begins to compute a piece.
func Begin(p Piece) *Making {
	strands := pieces[p]()
	return &Making{rest: strands[1:], now: newWeaver(strands[0])}
}

// Step computes a little more, and reports whether there is more to compute.
func (m *Making) Step() (more bool) {
	if m.now == nil {
		return false
	}
	if m.now.step() {
		return true
	}
	m.loop.Strands = append(m.loop.Strands, m.now.pcm)
	m.now = nil
	if len(m.rest) > 0 {
		m.now, m.rest = newWeaver(m.rest[0]), m.rest[1:]
	}
	return m.now != nil
}

// Loop is the piece, once there is no more to compute.
func (m *Making) Loop() *Loop { return &m.loop }

// weaver computes a strand, block by block.
type weaver struct {
	strand
	at      int      // the frame that comes next
	singing []singer // that have begun
	room    *room
	pcm     Strand

	alone, left, right, echo [block]float64
}

type singer struct {
	place
	voice
}

func newWeaver(s strand) *weaver {
	w := &weaver{strand: s, at: -runUp, room: newRoom(s.room)}
	for side := range w.pcm {
		w.pcm[side] = make([]int16, 0, s.frames)
	}
	for _, b := range s.beds {
		w.singing = append(w.singing, singer{b.place, b.begin(w.at, s.frames)})
	}
	return w
}

// step computes the next block, and reports whether there are more.
func (w *weaver) step() (more bool) {
	long := block
	if w.at >= 0 {
		long = min(long, w.frames-w.at)
	}
	clear(w.left[:])
	clear(w.right[:])
	clear(w.echo[:])
	on := w.singing[:0]
	for _, s := range w.singing {
		if w.sing(s, 0, long) {
			on = append(on, s)
		}
	}
	w.singing = on
	for i := range w.events {
		e := &w.events[i]
		at := e.at - w.at
		if w.at < 0 { // those at the end come before the beginning too
			at -= w.frames
		}
		if at < 0 || at >= long {
			continue
		}
		if s := (singer{e.place, e.begin()}); w.sing(s, at, long) {
			w.singing = append(w.singing, s)
		}
	}
	w.room.add(w.echo[:long], w.left[:long], w.right[:long])
	if w.at >= 0 {
		for i := range long {
			w.pcm[0] = append(w.pcm[0], sample(w.left[i]*w.gain))
			w.pcm[1] = append(w.pcm[1], sample(w.right[i]*w.gain))
		}
	}
	w.at += long
	return w.at < w.frames
}

// sing adds a voice to the block, from a frame of it on.
func (w *weaver) sing(s singer, from, long int) (more bool) {
	alone := w.alone[from:long]
	clear(alone)
	more = s.add(alone)
	left, right := s.near*math.Sqrt((1-s.pan)/2), s.near*math.Sqrt((1+s.pan)/2)
	for i, v := range alone {
		w.left[from+i] += left * v
		w.right[from+i] += right * v
		w.echo[from+i] += s.far * v
	}
	return more
}

// sample is a value as it is kept.
func sample(v float64) int16 { return int16(math.Round(32767 * max(-1, min(1, v)))) }
