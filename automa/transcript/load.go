package transcript

import "sohofoundry/engine/fault"

// Load reads a record: its header, which starts it, and if that is sound its game. The file is only named in the error, a *Damage. If the
// header is sound, the record up to the last good line is returned together with the damage, so that it can be played on.
func Load[R any](file string, text []byte, header func(*Reader) R, game func(*Reader, R)) (r R, err error) {
	l := NewReader(file, text)
	if l.Damage != nil {
		return r, l.Damage
	}
	r = header(l)
	if l.Damage == nil {
		game(l, r)
	} else if l.Damage.Why.Empty() {
		l.Damage.Why = fault.Sprintf("which game it is cannot be read, so nothing of this file can be rescued")
	}
	if l.Damage != nil { // a nil *Damage would be no nil error
		return r, l.Damage
	}
	return r, nil
}

// Play has each line after the header read, up to the hash. Of a damaged one what was made is cut off: made counts what counts.
func (l *Reader) Play(made *int, cut func(made int), read func()) {
	for !l.Is(WordHash) {
		before := *made
		if l.Line() == "" {
			l.Expect(fault.Sprintf("a line that opens with %q", WordHash), fault.Sprintf("the end of the record is missing"))
		} else {
			read()
		}
		if l.Damage == nil {
			l.Next()
		}
		if l.Damage != nil {
			cut(before)
			return
		}
	}
}
