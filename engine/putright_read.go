package engine

import (
	"slices"
	"strconv"

	"sohofoundry/engine/fault"
	"sohofoundry/engine/untrusted"
)

// fixReader takes the words of what is put right one after the other. It keeps the first error; after that it reads nothing more.
type fixReader struct {
	g     *Game
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

func (r *fixReader) seat() Seat {
	word := r.next()
	at := slices.Index(seatWords[:], word)
	r.found(at >= 0, "%s is neither you nor automa", word)
	return Seat(max(at, 0))
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

func (r *fixReader) card() Card {
	word := r.next()
	c := r.g.CardNamed(word)
	r.found(c != 0, NoSuchCardID, word)
	return c
}

func (r *fixReader) space() Space {
	word := r.next()
	x := r.g.SpaceNamed(word)
	r.found(x != 0, NoSuchSpace, word)
	return x
}

func (r *fixReader) line() Line {
	word := r.next()
	x := r.g.LineNamed(word)
	r.found(x != 0, NoSuchLine, word)
	return x
}

func (r *fixReader) merchant() Merchant {
	word := r.next()
	m := r.g.MerchantNamed(word)
	r.found(m != 0, NoSuchMerchant, word)
	return m
}

func (r *fixReader) trader() MerchantTile {
	word := r.next()
	t := slices.IndexFunc(r.g.MerchantTiles, func(f MerchantTileFacts) bool { return f.ID == word && word != "" })
	r.found(t > 0, "there is no merchant tile %s", word)
	return MerchantTile(max(t, 0))
}

func (r *fixReader) resource() Resource {
	word := r.next()
	is := func(of Resource) bool { return of.String() == word }
	r.found(is(Coal) || is(Iron), "there is no market of %s", word)
	if is(Iron) {
		return Iron
	}
	return Coal
}

// tile reads an industry and a level.
func (r *fixReader) tile() Tile {
	name := r.next() + " " + r.next()
	t := r.g.TileNamed(name)
	r.found(t != 0, "there is no tile %s", name)
	return t
}

// tileThere reads what lies on a space. Without a number or "flipped", a tile lies there unflipped, a mine, works or brewery empty.
func (r *fixReader) tileThere(f *Fix) {
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
