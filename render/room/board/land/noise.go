package land

import "math"

// hash is a number from 0 to 1 that belongs to some whole numbers and is unlike that of their neighbours.
func hash(of ...int) float64 {
	h := uint64(0x9e3779b97f4a7c15)
	for _, n := range of {
		h = (h ^ uint64(n)) * 0xbf58476d1ce4e5b9
		h ^= h >> 29
	}
	h *= 0x94d049bb133111eb
	return float64((h^h>>31)>>11) / (1 << 53)
}

// noise is a smooth random number from 0 to 1 for every place; the numbers at whole ones are independent.
func noise(x, y float64) float64 {
	i, j := math.Floor(x), math.Floor(y)
	fx, fy := x-i, y-j
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	at := func(dx, dy int) float64 { return hash(int(i)+dx, int(j)+dy) }
	top, low := at(0, 0)*(1-fx)+at(1, 0)*fx, at(0, 1)*(1-fx)+at(1, 1)*fx
	return top*(1-fy) + low*fy
}

// chance gives one random number after another, from 0 to 1.
type chance struct{ seed, n int }

func (c *chance) next() float64 {
	c.n++
	return hash(c.seed, c.n)
}

// from is a random number from low to high.
func (c *chance) from(low, high float64) float64 { return low + (high-low)*c.next() }

// to is a whole random number below n.
func (c *chance) to(n int) int { return int(c.next() * float64(n)) }
