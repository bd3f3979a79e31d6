package music

import (
	"encoding/binary"
	"io"
	"math"
)

// Loop is a piece that was computed. Its strands are heard together, each round and round.
type Loop struct{ Strands []Strand }

// Strand is a part of a loop, left and right: Rate samples a second.
type Strand [2][]int16

// Loudest is a sample at its loudest.
const Loudest = 1 << 15

// Reader reads the loop from its beginning, round and round: 2*Rate frames a second of left and right as 32-bit floats,
// little-endian. A read takes whole frames.
func (l *Loop) Reader() io.Reader {
	return &reader{strands: l.Strands, at: make([]int, len(l.Strands))}
}

type reader struct {
	strands []Strand
	at      []int // the frame of each
}

const (
	frameBytes = 8
	pairBytes  = 2 * frameBytes // a frame, and the one between it and the next
)

// Read never fails.
func (r *reader) Read(to []byte) (int, error) {
	to = to[:len(to)/pairBytes*pairBytes]
	for n := 0; n < len(to); n += pairBytes {
		var left, right, nextLeft, nextRight int32
		for i := range r.strands {
			s, at := &r.strands[i], r.at[i]
			left += int32(s[0][at])
			right += int32(s[1][at])
			nextLeft += between(s[0], at)
			nextRight += between(s[1], at)
			if r.at[i]++; r.at[i] == len(s[0]) {
				r.at[i] = 0
			}
		}
		put(to[n:], left*16)
		put(to[n+4:], right*16)
		put(to[n+8:], nextLeft)
		put(to[n+12:], nextRight)
	}
	return len(to), nil
}

// put writes a sixteenth of a sample.
func put(to []byte, v int32) {
	binary.LittleEndian.PutUint32(to, math.Float32bits(float32(v)*(1.0/(16*Loudest))))
}

// between is the value halfway between a sample and the next, times 16: on the curve through two before and two after.
func between(s []int16, at int) int32 {
	if at > 0 && at < len(s)-2 {
		around := s[at-1 : at+3]
		return 9*(int32(around[1])+int32(around[2])) - int32(around[0]) - int32(around[3])
	}
	n := len(s)
	of := func(i int) int32 { return int32(s[(i+n)%n]) }
	return 9*(of(at)+of(at+1)) - of(at-1) - of(at+2)
}
