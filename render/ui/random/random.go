// Package random has random numbers for pictures: the same in every picture, everywhere and always, by the generator splitmix64.
package random

// Step is what a source adds for each number.
const Step = 0x9e3779b97f4a7c15

// Source gives numbers from 0 up to 1, one after the other.
type Source uint64

// Next is the next number.
func (s *Source) Next() float64 {
	*s += Step
	return Of(uint64(*s))
}

// Between is a number between two others.
func (s *Source) Between(low, high float64) float64 { return low + (high-low)*s.Next() }

// Of is a number from 0 up to 1 for a whole one.
func Of(z uint64) float64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64((z^z>>31)>>11) / (1 << 53)
}
