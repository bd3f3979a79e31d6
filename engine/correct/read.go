package correct

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/untrusted"
)

// fixReader reads the words of a correction one after the other. It keeps the first error and reads nothing after it.
type fixReader struct {
	g     *engine.Game
	s     *engine.State
	words []string
	err   error
}

func (r *fixReader) next() (word string) {
	switch {
	case r.err != nil:
	case len(r.words) == 0:
		r.err = fault.Errorf("the end is missing")
	default:
		word, r.words = r.words[0], r.words[1:]
	}
	return word
}

// is takes a word if it comes next.
func (r *fixReader) is(word string) bool {
	if r.err != nil || len(r.words) == 0 || r.words[0] != word {
		return false
	}
	r.words = r.words[1:]
	return true
}

// found keeps the error that there is no such thing.
func (r *fixReader) found(ok bool, not, name string) {
	if r.err == nil && !ok {
		r.err = fault.Errorf(not, untrusted.Quoted(name))
	}
}

func (r *fixReader) seat() engine.Seat {
	word := r.next()
	at := slices.Index(seatWords(r.s), word)
	if r.s.Solo {
		r.found(at >= 0, "%s is neither you nor automa", word)
	} else {
		r.found(at >= 0, "%s is no seat, such as seat-1", word)
	}
	return engine.Seat(max(at, 0))
}

func (r *fixReader) number() int16 {
	word := r.next()
	n, err := strconv.ParseUint(word, 10, 15)
	r.found(err == nil, "%s is no number of things", word)
	return int16(n)
}

// place reads a place in a hand or deck, from 1.
func (r *fixReader) place() uint8 {
	word := r.next()
	n, err := strconv.ParseUint(word, 10, 8)
	r.found(err == nil && n > 0, "%s is no place in a hand or deck", word)
	return uint8(n)
}

func (r *fixReader) card() engine.Card {
	word := r.next()
	c := notation.CardNamed(r.g, word)
	r.found(c != 0, notation.NoSuchCard, word)
	return c
}

func (r *fixReader) space() engine.Space {
	word := r.next()
	x := notation.SpaceNamed(r.g, word)
	r.found(x != 0, notation.NoSuchSpace, word)
	return x
}

func (r *fixReader) line() engine.Line {
	word := r.next()
	x := notation.LineNamed(r.g, word)
	r.found(x != 0, notation.NoSuchLine, word)
	return x
}

func (r *fixReader) merchant() engine.Merchant {
	word := r.next()
	m := notation.MerchantNamed(r.g, word)
	r.found(m != 0, notation.NoSuchMerchant, word)
	return m
}

func (r *fixReader) trader() engine.MerchantTile {
	word := r.next()
	t := slices.IndexFunc(r.g.MerchantTiles, func(f engine.MerchantTileFacts) bool { return f.ID == word && word != "" })
	r.found(t > 0, "there is no merchant tile %s", word)
	return engine.MerchantTile(max(t, 0))
}

func (r *fixReader) resource() engine.Resource {
	word := r.next()
	is := func(of engine.Resource) bool { return of.String() == word }
	r.found(is(engine.Coal) || is(engine.Iron), "there is no market of %s", word)
	if is(engine.Iron) {
		return engine.Iron
	}
	return engine.Coal
}

// tile reads an industry and a level.
func (r *fixReader) tile() engine.Tile {
	name := r.next() + " " + r.next()
	t := notation.TileNamed(r.g, name)
	r.found(t != 0, "there is no tile %s", name)
	return t
}

// tileThere reads the tile on a space. Without a number or "flipped", a tile lies there unflipped, a mine, works or brewery empty.
func (r *fixReader) tileThere(f *Correction) {
	f.Space = r.space()
	if r.is(noneWord) {
		return
	}
	f.Seat, f.Tile = r.seat(), r.tile()
	f.Flipped = r.is(flipWord)
	if !f.Flipped && len(r.words) > 0 {
		f.Amount = r.number()
	}
}
