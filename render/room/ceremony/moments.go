package ceremony

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/ui/view"
)

// pace is when the parts of a ceremony begin, and how long they take.
type pace struct {
	night           time.Duration // falls from the beginning on
	links           time.Duration // when the first one lights up
	apart           time.Duration // from one link to the next, at most,
	allLinks        time.Duration // and until the last one begins
	race, raceLong  time.Duration // of the VP
	title, caption  time.Duration // when they come
	titleLong, over time.Duration
}

// glimmer is how long a link takes to light up.
const glimmer = 280 * time.Millisecond

const ms = time.Millisecond

// The end of the game tells who won when the race is over. That of an era, which is shorter, says first what ends.
var (
	ofGame = pace{night: 400 * ms, links: 400 * ms, apart: 90 * ms, allLinks: 2700 * ms, race: 400 * ms, raceLong: 3200 * ms,
		title: 3600 * ms, titleLong: 500 * ms, caption: 4100 * ms, over: 4300 * ms}
	ofEra = pace{night: 300 * ms, links: 400 * ms, apart: 60 * ms, allLinks: 1500 * ms, race: 500 * ms, raceLong: 1700 * ms,
		titleLong: 300 * ms, over: 2300 * ms}
)

func (m *Model) pace() *pace {
	if m.Won {
		return &ofGame
	}
	return &ofEra
}

// Length is how long something moves.
func Length(m *Model) time.Duration { return m.pace().over }

// Told is when the title begins to be told.
func Told(m *Model) time.Duration { return m.pace().title }

// moments are how far each part of the ceremony has come.
type moments struct {
	*pace
	at    time.Duration
	links int
}

func (m *Model) moments() moments { return moments{m.pace(), m.At, len(m.Links)} }

// since is how much of a part has passed, from 0 to 1.
func (m moments) since(from, long time.Duration) float64 {
	return min(max(float64(m.at-from)/float64(long), 0), 1)
}

// light is how far a link has lit up.
func (m moments) light(i int) float64 {
	apart := min(m.apart, m.allLinks/time.Duration(max(1, m.links)))
	return m.since(m.pace.links+time.Duration(i)*apart, glimmer)
}

func (m moments) titled() float64 { return view.Ease(m.since(m.title, m.titleLong)) }

func (m moments) captioned() float64 { return m.since(m.caption, m.over-m.caption) }

// raced are the parts of a seat so far. All seats climb at the same speed, one source after the other: who has more from one goes on
// while the others wait.
func (m moments) raced(sides []Side, seat engine.Seat) []int {
	own := sides[seat].Parts
	way := 0
	for i := range own {
		way += longest(sides, i)
	}
	t := 1 - m.since(m.race, m.raceLong)
	gone := int(float64(way)*(1-t*t) + 0.5)
	list := make([]int, len(own))
	for i := range own {
		list[i] = own[i].VP
		if long := max(own[i].VP, -own[i].VP); gone < long {
			list[i] = own[i].VP / long * gone
		}
		gone = max(0, gone-longest(sides, i))
	}
	return list
}

// longest is the longest way of all seats for a source, up or down.
func longest(sides []Side, source int) (way int) {
	for i := range sides {
		vp := sides[i].Parts[source].VP
		way = max(way, vp, -vp)
	}
	return way
}
