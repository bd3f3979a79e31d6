package music

import (
	"encoding/binary"
	"io"
	"math"
)

// Loop is a piece that was computed. It does not change.
type Loop struct{ strands [][]int16 } // of each strand left and right in turn

// Bytes is how much memory the loop takes.
func (l *Loop) Bytes() (n int) {
	for _, s := range l.strands {
		n += 2 * len(s)
	}
	return n
}

// Reader reads the loop from its beginning, round and round: 2*Rate frames a second of left and right as 32-bit floats,
// little-endian. A read takes whole frames.
func (l *Loop) Reader() io.Reader { return &reader{loop: l, at: make([]int, len(l.strands))} }

type reader struct {
	loop *Loop
	at   []int // the frame of each strand
}

const frameBytes = 8

// Read never fails.
func (r *reader) Read(to []byte) (int, error) {
	to = to[:len(to)/(2*frameBytes)*2*frameBytes]
	for n := 0; n < len(to); n += 2 * frameBytes {
		var sum [4]float32 // a frame, and the one between it and the next
		for i, s := range r.loop.strands {
			at := r.at[i]
			for side := range 2 {
				sum[side] += float32(s[2*at+side])
				sum[2+side] += between(s, at, side)
			}
			if r.at[i] = at + 1; 2*r.at[i] == len(s) {
				r.at[i] = 0
			}
		}
		for i, v := range sum {
			binary.LittleEndian.PutUint32(to[n+4*i:], math.Float32bits(v/32768))
		}
	}
	return len(to), nil
}

// between is the value halfway between a frame and the next, on the curve through two before and two after.
func between(s []int16, at, side int) float32 {
	i := func(frame int) int32 {
		switch n := len(s) / 2; {
		case frame < 0:
			frame += n
		case frame >= n:
			frame -= n
		}
		return int32(s[2*frame+side])
	}
	return float32(9*(i(at)+i(at+1))-i(at-1)-i(at+2)) / 16
}
