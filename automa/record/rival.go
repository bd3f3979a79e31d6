package record

import (
	"sohofoundry/engine"
	"sohofoundry/engine/fault"
)

// mostFutures is more than a search can look at in bearable time.
const mostFutures = 1_000_000

// checkRival sees that a rival has a seat to play.
func (h *Header) checkRival() error {
	switch {
	case h.Rival == 0:
		return nil
	case h.Rival < 0 || h.Rival > mostFutures:
		return fault.Errorf("a rival looks at 1 to %d futures, not at %d", mostFutures, h.Rival)
	case !fitsRival(&h.Options):
		return fault.Errorf("a rival plays at a table of two, without the Automa")
	}
	return nil
}

// fitsRival reports whether a rival can play at a table.
func fitsRival(o *engine.Options) bool { return o.Seats == 2 && !o.Solo }

// rival reads in how many futures the rival looks.
func (l *loader) rival(o *engine.Options) int {
	n, ok := whole(l.after(wordRival, "28"))
	switch {
	case !ok || n == 0 || n > mostFutures:
		l.expect(fault.Sprintf("%q with a number from 1 to %d", wordRival, mostFutures), fault.Text{})
	case !fitsRival(o):
		l.expect(fault.Sprintf("no rival"), fault.Sprintf("a rival plays at a table of two, without the Automa"))
	}
	l.next()
	return int(n)
}
