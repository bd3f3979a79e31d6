package music

import (
	"encoding/binary"
	"math"
	"reflect"
	"slices"
	"testing"
)

var names = [Pieces]string{"canal", "rail", "theme"}

// loops are all pieces, computed once.
var loops = func() (all [Pieces]*Loop) {
	for p := range Pieces {
		all[p] = compute(p)
	}
	return all
}()

func compute(p Piece) *Loop {
	m := Begin(p)
	for m.Step() {
	}
	return m.Loop()
}

// every runs a test for each piece.
func every(t *testing.T, check func(t *testing.T, p Piece)) {
	t.Helper()
	for p := range Pieces {
		t.Run(names[p], func(t *testing.T) { check(t, p) })
	}
}

func TestAPieceIsTheSameEachTime(t *testing.T) {
	every(t, func(t *testing.T, p Piece) {
		if again := compute(p); !reflect.DeepEqual(loops[p], again) {
			t.Error("two are different")
		}
	})
}

// A step from the last frame to the first is no larger than the largest within the strand, nor is the change of it: a click is.
func TestNoSeamIsHeard(t *testing.T) {
	every(t, func(t *testing.T, p Piece) {
		for i, s := range loops[p].Strands {
			for side := range s {
				n := len(s[side])
				at := func(frame int) float64 { return float64(s[side][(frame+n)%n]) }
				bend := func(frame int) float64 { return math.Abs(at(frame+1) - 2*at(frame) + at(frame-1)) }
				largest := 0.0
				for frame := n - Rate/4; frame < n-2; frame++ { // how it is around the seam, which may be quiet
					largest = max(largest, bend(frame))
				}
				for frame := 2; frame < Rate/4; frame++ {
					largest = max(largest, bend(frame))
				}
				for frame := -2; frame < 2; frame++ {
					if got := bend(frame); got > largest+2 {
						t.Errorf("strand %d, side %d: at %d the wave bends by %.0f, elsewhere near by %.0f at most", i, side, frame, got, largest)
					}
				}
			}
		}
	})
}

// What rings on at the end of a strand is there at its beginning: wherever in it a note begins, it sounds the same.
func TestWhatRingsOnGoesRound(t *testing.T) {
	from := func(at int) []int16 {
		s := strand{frames: 2 * Rate, gain: 0.5, room: 0.5}
		s.events = []event{{place{0, 1, 0.5}, at, func() voice { return newTone(0.6, 0.05).with(300, 0.5, 0.01, 0) }}}
		w := newWeaver(s)
		for w.step() {
		}
		return slices.Concat(w.pcm[0][at:], w.pcm[0][:at])
	}
	want := from(0)
	for _, at := range []int{Rate, Rate * 3 / 2, 2*Rate - 1} {
		for i, v := range from(at) {
			if d := int(v) - int(want[i]); d < -1 || d > 1 {
				t.Fatalf("begun at %d, sample %d is %d, not %d", at, i, v, want[i])
			}
		}
	}
}

// What a strand ends in the middle of must end within the run-up before the next beginning, or it would be cut off.
func TestNothingRingsLongerThanTheRunUp(t *testing.T) {
	every(t, func(t *testing.T, p Piece) {
		for i, s := range pieces[p]() {
			for _, e := range s.events {
				v, long, part := e.begin(), 0, make([]float64, block)
				for more := true; more; long += block {
					more = v.add(part)
				}
				if e.at < 0 || e.at >= s.frames || e.at+long > s.frames && long > runUp {
					t.Errorf("strand %d of %d frames: what begins at %d takes %d", i, s.frames, e.at, long)
				}
			}
		}
	})
}

// An ambience is as loud as another, nothing clips, and no second of the tune stands out.
func TestPiecesAreOfOneLoudness(t *testing.T) {
	every(t, func(t *testing.T, p Piece) {
		if _, heard := levelsOf(p); math.Abs(heard+28) > 1.5 {
			t.Errorf("%.1f dB, want -28", heard)
		}
		sum := 0.0
		for _, s := range loops[p].Strands {
			most := 0.0
			for _, v := range slices.Concat(s[0], s[1]) {
				most = max(most, math.Abs(float64(v))/Loudest)
			}
			sum += most
		}
		if sum > 0.9 {
			t.Errorf("samples may be as large as %.2f", sum)
		}
	})
}

// Water is broad, birds are high, works are low, and the tune lies in the middle: no piece is all of one band.
func TestPiecesSoundAsTheyAreCalled(t *testing.T) {
	want := [Pieces][]struct{ band, than, by int }{ // a band is louder than another by so many dB at least
		Canal: {{1, 0, 10}, {2, 0, 10}, {3, 4, 10}},
		Rail:  {{0, 3, 10}, {1, 3, 10}, {2, 3, 5}},
		Theme: {{1, 3, 15}, {2, 3, 10}, {3, 4, 10}},
	}
	every(t, func(t *testing.T, p Piece) {
		of, _ := levelsOf(p)
		for _, w := range want[p] {
			if of[w.band] < of[w.than]+float64(w.by) {
				t.Errorf("levels %.1f: band %d is not %d dB above %d", of, w.band, w.by, w.than)
			}
		}
	})
}

// Two are kept at once.
func TestPiecesAreSmall(t *testing.T) {
	every(t, func(t *testing.T, p Piece) {
		samples := 0
		for _, s := range loops[p].Strands {
			samples += len(s[0]) + len(s[1])
		}
		if samples > 2_000_000 {
			t.Errorf("%d samples of two bytes", samples)
		}
	})
}

func TestAReaderGoesRoundAndRound(t *testing.T) {
	l := &Loop{Strands: []Strand{{{0, 8000, 16000, 8000}, {0, -8000, -16000, -8000}}, {{100, 100, 100}, {100, 100, 100}}}}
	r := l.Reader()
	read := func(bytes int) (samples []float32) {
		to := make([]byte, bytes)
		n, err := r.Read(to)
		if err != nil || n != bytes {
			t.Fatalf("%d bytes, %v", n, err)
		}
		for ; len(to) > 0; to = to[4:] {
			samples = append(samples, Loudest*math.Float32frombits(binary.LittleEndian.Uint32(to)))
		}
		return samples
	}
	once := read(4 * 2 * frameBytes)
	for i, want := range []float32{100, 100, 3100, -2900, 8100, -7900, 13100, -12900, 16100, -15900, 13100, -12900, 8100, -7900, 3100, -2900} {
		if once[i] != want {
			t.Errorf("sample %d is %v, want %v", i, once[i], want)
		}
	}
	if again := slices.Concat(read(2*frameBytes), read(6*frameBytes)); !slices.Equal(again, once) {
		t.Errorf("the second time %v, not %v", again, once)
	}
}

func TestTheTuneIsInFullBars(t *testing.T) {
	events, length, err := tune.events()
	if err != nil {
		t.Fatal(err)
	}
	if seconds := float64(length) / Rate; len(events) < 200 || seconds < 30 || seconds > 40 {
		t.Errorf("%d notes in %.1f s", len(events), seconds)
	}
}

func TestNotesAreRefused(t *testing.T) {
	for _, notes := range []string{"C4:4", "C4:6 | D4:7", "H4:6", "C:6", "C9:6", "C4:0", "C4", "C4+:6", "Cb4:6", ":6", ""} {
		s := score{beats: 6, speed: 90, parts: []voicePart{{instrument: horn, notes: notes}}}
		if _, _, err := s.events(); err == nil {
			t.Errorf("%q is taken for notes", notes)
		}
	}
	uneven := score{beats: 6, speed: 90, parts: []voicePart{{instrument: horn, notes: "C4:6"}, {instrument: horn, notes: "C4:6 | C4:6"}}}
	if _, _, err := uneven.events(); err == nil {
		t.Error("parts may be of different lengths")
	}
}

func TestPitches(t *testing.T) {
	for name, want := range map[string]float64{"A4": 440, "A3": 220, "C4": 261.626, "F#5": 739.989, "D2": 73.416} {
		if got, err := pitch(name); err != nil || math.Abs(got-want) > 0.001 {
			t.Errorf("%s is %v, %v", name, got, err)
		}
	}
}

func BenchmarkCompute(b *testing.B) {
	for p := range Pieces {
		b.Run(names[p], func(b *testing.B) {
			for b.Loop() {
				compute(p)
			}
		})
	}
}

// BenchmarkRead reads a second.
func BenchmarkRead(b *testing.B) {
	r := loops[Canal].Reader()
	second := make([]byte, 2*Rate*frameBytes)
	for b.Loop() {
		_, _ = r.Read(second)
	}
}
