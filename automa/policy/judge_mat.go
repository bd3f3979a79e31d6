package policy

import (
	"bytes"

	"sohofoundry/engine"
)

// mats are the mats that were judged: many choices lead to the same one, and to none in which much is other than at first.
type mats struct {
	first, last mat
	of          [engine.MaxIndustries]int // the worth of the tiles of each industry at first
}

type mat struct {
	tiles [engine.MaxTiles]uint8
	sum   int
	worth int
}

// beginMats judges the mat from which all choices begin.
func (j *judge) beginMats(tiles *[engine.MaxTiles]uint8) {
	m := &j.mats
	m.first = mat{tiles: *tiles}
	for i := range j.g.Industries {
		industry := j.g.Industries[i].Industry
		m.of[industry] = j.industryWorth(tiles, industry)
		m.first.sum += m.of[industry]
	}
	m.first.worth = j.matWorth(m.first.sum)
	m.last = m.first
}

// judgedMat is the worth of a mat, if need be judged now.
func (j *judge) judgedMat(tiles *[engine.MaxTiles]uint8) int {
	m := &j.mats
	switch *tiles {
	case m.first.tiles:
		return m.first.worth
	case m.last.tiles:
		return m.last.worth
	}
	m.last = mat{tiles: *tiles, sum: m.first.sum}
	for i := range j.g.Industries {
		industry := j.g.Industries[i].Industry
		if first, last := j.g.Levels(industry); !bytes.Equal(tiles[first:last+1], m.first.tiles[first:last+1]) {
			m.last.sum += j.industryWorth(tiles, industry) - m.of[industry]
		}
	}
	m.last.worth = j.matWorth(m.last.sum)
	return m.last.worth
}

// matWorth is the worth of a mat, of which the tiles add up to a sum.
func (j *judge) matWorth(sum int) int { return sum * j.w.Mat / 100 * j.ever / (2 * j.span) }

// industryWorth is the worth of the tiles of an industry that are not yet built: the next, and those after it less and less.
func (j *judge) industryWorth(tiles *[engine.MaxTiles]uint8, i engine.Industry) (worth int) {
	share := 100
	for t, last := j.g.Levels(i); t <= last; t++ {
		for range tiles[t] {
			worth += share * j.promise[t] / 100
			share = share * j.w.MatNext / 100
		}
	}
	return worth
}
