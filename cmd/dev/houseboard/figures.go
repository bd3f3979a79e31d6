package main

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"sohofoundry/engine/industry"
)

// bounds are what a figure may become: plates have room for one or two digits, and nobody has more than a few talers.
var bounds = struct{ factoryCost, bonusCost, points, madePoints, techPoints [2]int }{
	factoryCost: [2]int{1, 4}, bonusCost: [2]int{1, 4}, points: [2]int{1, 12}, madePoints: [2]int{0, 4}, techPoints: [2]int{1, 12},
}

// change changes one figure of a zone, and reports whether there was one within bounds. What a zone needs stays: that goes with its name,
// and with how many zones need a resource.
func change(b *industry.Board, z industry.ID, chance *rand.Rand) bool {
	zone := &b.Zones[z]
	up := 1 - 2*chance.IntN(2)
	switch zone.Kind {
	case industry.Factory:
		switch {
		case chance.IntN(3) == 0:
			return step(&zone.Cost, up, bounds.factoryCost)
		case zone.Makes != industry.NoResource:
			return step(&zone.Points, up, bounds.madePoints)
		}
		return step(&zone.Points, up, bounds.points)
	case industry.Technology:
		return step(&zone.Points, up, bounds.techPoints)
	case industry.Bonus:
		if chance.IntN(2) == 0 {
			return step(&zone.Cost, up, bounds.bonusCost)
		}
		zone.Multiplier = 5 - zone.Multiplier // I27: 2 or 3
		return true
	}
	return false
}

// changeAll changes a figure of all zones of a kind in an era, as far as bounds allow.
func changeAll(b *industry.Board, chance *rand.Rand) (changed bool) {
	era, kind, up, cost := chance.IntN(industry.Eras), industry.Factory+industry.Kind(chance.IntN(3)), 1-2*chance.IntN(2), chance.IntN(2) == 0
	for column := range industry.Columns {
		zone := b.Zones[industry.At(era, column)]
		done := false
		switch {
		case zone.Kind != kind:
		case kind == industry.Technology:
			done = step(&zone.Points, up, bounds.techPoints)
		case kind == industry.Bonus:
			done = step(&zone.Cost, up, bounds.bonusCost)
		case cost:
			done = step(&zone.Cost, up, bounds.factoryCost)
		case zone.Makes == industry.NoResource:
			done = step(&zone.Points, up, bounds.points)
		}
		if done {
			b.Zones[industry.At(era, column)] = zone
			changed = true
		}
	}
	return changed
}

func step(figure *int, by int, within [2]int) bool {
	*figure += by
	return *figure >= within[0] && *figure <= within[1]
}

// rewritten is the text of a board with the figures of another one; everything else stays as it was written.
func rewritten(text string, b *industry.Board) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		place, _, _ := strings.Cut(strings.TrimPrefix(line, `  { at = "`), `"`)
		z, ok := industry.ZoneAt(place)
		if !ok || !strings.HasPrefix(line, `  { at = `) {
			continue
		}
		zone := &b.Zones[z]
		line = figure(line, "cost", zone.Cost)
		line = figure(line, "points", zone.Points)
		lines[i] = figure(line, "multiplier", zone.Multiplier)
	}
	return strings.Join(lines, "\n")
}

// figure writes a figure that a line has.
func figure(line, key string, value int) string {
	before, after, has := strings.Cut(line, ", "+key+" = ")
	if !has {
		return line
	}
	return before + ", " + key + " = " + strconv.Itoa(value) + after[strings.IndexAny(after, ", "):]
}
