package record

import (
	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
)

// Library holds the games that records can be played with: boards, each with a deck of the Automa.
type Library []*automa.Game

// Load plays a record again and checks every line of it. The file is only named in the error, a *Damage. If the header is
// sound, the record up to the last good line is returned together with the damage, so that it can be played on.
func Load(file string, text []byte, lib Library) (*Record, error) {
	return transcript.Load(file, text,
		func(l *transcript.Reader) *Record { return (&loader{l}).header(lib) },
		func(l *transcript.Reader, r *Record) { (&loader{l}).game(r) })
}

// loader reads the lines of a record.
type loader struct{ *transcript.Reader }
