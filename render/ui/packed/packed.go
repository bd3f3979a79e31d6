// Package packed writes values as bytes and reads them again, for data compiled when the program is made and read when it runs.
// The data is part of the program, so reading does not check it.
package packed

import "encoding/binary"

// Coder writes the values it is given, or reads them back into the same variables. One function for both directions makes sure
// that they agree.
type Coder struct {
	Data    []byte // the bytes written so far, or still to be read
	Reading bool
}

// Flag is true or false.
func (c *Coder) Flag(v *bool) {
	bit := 0
	if *v {
		bit = 1
	}
	Number(c, &bit)
	*v = bit == 1
}

// Text is its length, and then its bytes.
func (c *Coder) Text(v *string) {
	n := len(*v)
	Number(c, &n)
	if c.Reading {
		*v = string(c.Data[:n])
		c.Data = c.Data[n:]
		return
	}
	c.Data = append(c.Data, *v...)
}

// List is how many there are, and then each of them.
func List[T any](c *Coder, v *[]T, each func(*T)) {
	n := len(*v)
	Number(c, &n)
	if c.Reading && n > 0 {
		*v = make([]T, n)
	}
	for i := range *v {
		each(&(*v)[i])
	}
}

// Number is a whole number, in as few bytes as it needs.
func Number[T ~int | ~int16 | ~int32 | ~uint8](c *Coder, v *T) {
	if !c.Reading {
		c.Data = binary.AppendVarint(c.Data, int64(*v))
		return
	}
	n, size := binary.Varint(c.Data)
	*v, c.Data = T(n), c.Data[size:]
}

// Difference is a number as how much more it is than the last one, which it becomes: numbers that lie close together need
// fewer bytes.
func Difference[T ~int | ~int16 | ~int32](c *Coder, v, last *T) {
	more := *v - *last
	Number(c, &more)
	*last += more
	*v = *last
}
