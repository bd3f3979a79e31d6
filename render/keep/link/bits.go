package link

import "math/bits"

// writer packs numbers into bits, the highest bit of each first.
type writer struct {
	bytes []byte
	free  int // bits of the last byte
}

func (w *writer) bits(n uint64, count int) {
	for count--; count >= 0; count-- {
		if w.free == 0 {
			w.bytes, w.free = append(w.bytes, 0), 8
		}
		w.free--
		w.bytes[len(w.bytes)-1] |= byte(n>>count&1) << w.free
	}
}

// below packs a number from 0 to less than a bound, in as many bits as that asks for: none where there is one such number.
func (w *writer) below(bound, n int) { w.bits(uint64(n), bits.Len(uint(bound-1))) }

func (w *writer) flag(on bool) {
	n := uint64(0)
	if on {
		n = 1
	}
	w.bits(n, 1)
}

// number packs any number: how many bits it has, and then these.
func (w *writer) number(n uint64) {
	w.bits(uint64(bits.Len64(n)), lengthBits)
	w.bits(n, bits.Len64(n))
}

// lengthBits are enough to tell how many bits a number has, or how many bytes a text.
const lengthBits = 7

func (w *writer) text(s string) {
	w.bits(uint64(len(s)), lengthBits)
	for _, b := range []byte(s) {
		w.bits(uint64(b), 8)
	}
}

// reader unpacks the numbers of a writer. An impossible value spoils it, and all later reads return 0.
type reader struct {
	bytes   []byte
	at      int // bits that are read
	spoiled bool
}

func (r *reader) spoil() uint64 {
	r.spoiled = true
	return 0
}

func (r *reader) bits(count int) (n uint64) {
	if r.spoiled || count > 8*len(r.bytes)-r.at {
		return r.spoil()
	}
	for range count {
		n = n<<1 | uint64(r.bytes[r.at/8]>>(7-r.at%8)&1)
		r.at++
	}
	return n
}

func (r *reader) below(bound int) int {
	n := int(r.bits(bits.Len(uint(bound - 1))))
	if n >= bound {
		return int(r.spoil())
	}
	return n
}

func (r *reader) flag() bool { return r.bits(1) == 1 }

func (r *reader) number() uint64 {
	length := int(r.bits(lengthBits))
	if length > 64 {
		return r.spoil()
	}
	n := r.bits(length)
	if bits.Len64(n) != length {
		return r.spoil()
	}
	return n
}

func (r *reader) text() string {
	text := make([]byte, r.bits(lengthBits))
	for i := range text {
		text[i] = byte(r.bits(8))
	}
	return string(text)
}

// end spoils the reader if anything follows but the zeros that fill the last byte.
func (r *reader) end() {
	if left := 8*len(r.bytes) - r.at; left >= 8 || r.bits(left) != 0 {
		r.spoil()
	}
}
