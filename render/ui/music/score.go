package music

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
)

// A score is a piece in notes.
type score struct {
	beats int // eighths in a bar
	speed int // quarters in a minute
	parts []voicePart
}

// A voicePart is what one instrument plays. Bars stand between bars |, notes as pitch:eighths, such as F#4:3; pitches that begin together
// are joined by +, and - is a rest.
type voicePart struct {
	instrument func(hz, seconds, amp float64) voice
	place      place
	amp        float64
	notes      string
}

// note is one note of a part, in eighths from the beginning.
type note struct {
	at, long int
	hz       float64
}

// semitones are the places of the letters above C.
var semitones = map[byte]int{'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}

// pitch is the frequency of a pitch such as F#4, where A4 is 440 Hz.
func pitch(name string) (hz float64, err error) {
	letter, rest := name[:min(1, len(name))], name[min(1, len(name)):]
	sharp := strings.HasPrefix(rest, "#")
	octave, err := strconv.Atoi(strings.TrimPrefix(rest, "#"))
	n, ok := 0, false
	if letter != "" {
		n, ok = semitones[letter[0]]
	}
	if err != nil || !ok || octave < 0 || octave > 8 {
		return 0, fmt.Errorf("%q is no pitch", name)
	}
	if sharp {
		n++
	}
	return 440 * math.Pow(2, float64(n+12*octave-57)/12), nil
}

// read reads the notes of a part, and returns how many eighths it has.
func (s *score) read(p *voicePart) (notes []note, long int, err error) {
	for bar, text := range strings.Split(p.notes, "|") {
		for _, word := range strings.Fields(text) {
			pitches, length, _ := strings.Cut(word, ":")
			n, err := strconv.Atoi(length)
			if err != nil || n < 1 {
				return nil, 0, fmt.Errorf("bar %d: %q has no length", bar+1, word)
			}
			for _, name := range strings.Split(pitches, "+") {
				if name == "-" {
					continue
				}
				hz, err := pitch(name)
				if err != nil {
					return nil, 0, fmt.Errorf("bar %d: %w", bar+1, err)
				}
				notes = append(notes, note{long, n, hz})
			}
			long += n
		}
		if long != (bar+1)*s.beats {
			return nil, 0, fmt.Errorf("bar %d ends after %d eighths, not %d", bar+1, long, (bar+1)*s.beats)
		}
	}
	return notes, long, nil
}

// The performance: people are not clocks, and the first note of a bar is stronger.
const (
	late    = 0.012 // seconds by which a note may come late
	stress  = 1.15
	uneven  = 0.12 // by which the strength of notes differs
	legato  = 0.97 // the part of its length that a note is held
	eighths = 2    // in a quarter
)

// events are the notes as they are played, in a strand of so many frames.
func (s *score) events() (events []event, length int, err error) {
	eighth := 60 / float64(s.speed) / eighths
	for i := range s.parts {
		p := &s.parts[i]
		notes, long, err := s.read(p)
		if err != nil {
			return nil, 0, fmt.Errorf("part %d: %w", i+1, err)
		}
		if i > 0 && long != length {
			return nil, 0, fmt.Errorf("part %d has another length", i+1)
		}
		length = long
		chance := rand.New(rand.NewPCG(1709, uint64(i)))
		for _, n := range notes {
			amp := p.amp * (1 + uneven*(chance.Float64()-0.5))
			if n.at%s.beats == 0 {
				amp *= stress
			}
			at := frames(float64(n.at)*eighth + late*chance.Float64())
			seconds := float64(n.long) * eighth * legato
			events = append(events, event{p.place, at, func() voice { return p.instrument(n.hz, seconds, amp) }})
		}
	}
	return events, frames(float64(length) * eighth), nil
}

// The instruments.

// horn is a horn of a brass band, played softly: the higher a partial, the later it comes.
func horn(hz, seconds, amp float64) voice {
	t := newTone(seconds, 0.07)
	for k, a := range []float64{1, 0.62, 0.36, 0.17, 0.08, 0.035} {
		n := float64(k + 1)
		t.with(hz*n, amp*a*0.7, 0.03+0.02*n, 0)
		t.with(hz*n*1.0016, amp*a*0.3, 0.05+0.03*n, 0) // a second player, not quite in tune
	}
	return t
}

// concertina is two reeds to a note, which beat against each other.
func concertina(hz, seconds, amp float64) voice {
	t := newTone(seconds, 0.12)
	for k, a := range []float64{1, 0.3, 0.4, 0.12} {
		n := float64(k + 1)
		t.with(hz*n*0.9988, amp*a*0.5, 0.12, 0)
		t.with(hz*n*1.0012, amp*a*0.5, 0.16, 0)
	}
	return t
}

// dulcimer is a string struck with a small hammer. It rings on after its length.
func dulcimer(hz, _, amp float64) voice {
	ring := min(0.42, 90/hz+0.1)
	t := newTone(5*ring, 0.06)
	for k, a := range []float64{1, 0.55, 0.3, 0.22, 0.1} {
		n := float64(k + 1)
		t.with(hz*n*(1+0.0006*n*n), amp*a, 0.002, ring/math.Sqrt(n)/(1+0.25*n)*1.3)
	}
	return t
}

// bass is a plucked double bass.
func bass(hz, seconds, amp float64) voice {
	t := newTone(min(seconds, 1.1), 0.09)
	for k, a := range []float64{1, 0.6, 0.22, 0.1} {
		n := float64(k + 1)
		t.with(hz*n, amp*a, 0.006, 0.55/n)
	}
	return t
}

// anvil is a small anvil, far away: a free bar.
func anvil(hz, _, amp float64) voice {
	t := newTone(1.6, 0.05)
	for k, ratio := range []float64{1, 2.756, 5.404} {
		t.with(hz*ratio, amp/float64(1+2*k), 0.001, 0.4/float64(k+1))
	}
	return t
}
