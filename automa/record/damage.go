package record

import (
	"errors"
	"slices"

	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
)

// Damage is the first damaged line of a text. The lines before it are in the record that Load returns with it; damage in the header
// leaves no record, and nothing of the text can be rescued.
type Damage = transcript.Damage

// Found is the result of Load for one of several texts of a game: the one saved last, and those before it.
type Found struct {
	Record *Record
	Err    error
}

// Best is the newest good state of a damaged game, if there is one: the furthest of those texts of it that are whole, unless the
// damaged one itself was good further than that, or otherwise as far. Texts of another game do not count, but if it is not certain
// which game the damaged one is.
func Best(damaged Found, others ...Found) *Record {
	part, certain := damaged.Record, damaged.Record.certain()
	var whole *Record
	for _, f := range others {
		switch {
		case certain && !sameGame(f.Record, damaged.Record):
		case f.Err == nil:
			whole = further(whole, f.Record)
		default:
			part = further(part, f.Record)
		}
	}
	switch {
	case whole == nil:
		return part
	case part == damaged.Record && certain && !isOther(damaged.Err) && !whole.holds(part):
		return further(part, whole)
	}
	return further(whole, part)
}

// certain reports whether a record is of the game that its header names: something was done in it that is legal with the cards of
// that seed alone, such as a turn of the Automa as it was saved.
func (r *Record) certain() bool {
	return r != nil && slices.ContainsFunc(r.Entries(), func(e Entry) bool { return e.Automa() || !r.header.Options.Solo })
}

// isOther reports whether all lines of a text can be played, but lead to another position than the one saved: one of them is not
// as it was.
func isOther(err error) bool {
	var d *Damage
	return errors.As(err, &d) && d.IsOther()
}

// further returns the one of two records in which more was done, the first if both are as far; either may be missing.
func further(a, b *Record) *Record {
	if a == nil || b != nil && len(b.Entries()) > len(a.Entries()) {
		return b
	}
	return a
}

// sameGame reports whether two records are of one game: with the same header, or with all of one that was done in the other,
// though seed or mat are others. The damage may be a number in the header that still reads as one.
func sameGame(a, b *Record) bool {
	if a == nil || b == nil || a.from != b.from {
		return false
	}
	o, p := a.header.Options, b.header.Options
	if a.header.Seed == b.header.Seed && o == p {
		return true
	}
	o.AutomaMat, p.AutomaMat = [engine.MaxTiles]uint8{}, [engine.MaxTiles]uint8{}
	return o == p && len(b.Entries()) > 0 && (a.holds(b) || b.holds(a))
}

// holds reports whether all that was done in another record was done in this one.
func (r *Record) holds(other *Record) bool {
	if len(other.Entries()) > len(r.Entries()) {
		return false
	}
	for n := range other.Entries() {
		if r.Line(n) != other.Line(n) {
			return false
		}
	}
	return true
}
