package record

import (
	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine/fault"
)

// Library holds the games that records can be played with: boards, each with a deck of the Automa.
type Library []*automa.Game

// Load plays a record again and checks every line of it. The file is only named in the error, a *Damage. If the header is
// sound, the record up to the last good line is returned together with the damage, so that it can be played on.
func Load(file string, text []byte, lib Library) (*Record, error) {
	l := loader{transcript.NewReader(file, text)}
	if l.Damage != nil {
		return nil, l.Damage
	}
	r := l.header(lib)
	if l.Damage == nil {
		l.game(r)
	} else if l.Damage.Why.Empty() {
		l.Damage.Why = fault.Sprintf("which game it is cannot be read, so nothing of this file can be rescued")
	}
	if l.Damage != nil { // a nil *Damage would be no nil error
		return r, l.Damage
	}
	return r, nil
}

// loader reads the lines of a record.
type loader struct{ *transcript.Reader }
