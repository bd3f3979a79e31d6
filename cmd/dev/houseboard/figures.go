package main

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/engine/industry"
)

// bounds are what a figure may become: plates have room for one or two digits, and nobody has more than a few talers.
var bounds = struct{ factoryCost, bonusCost, points, madePoints, techPoints [2]int }{
	factoryCost: [2]int{1, 4}, bonusCost: [2]int{1, 4}, points: [2]int{1, 12}, madePoints: [2]int{0, 4}, techPoints: [2]int{1, 12},
}

// change changes one figure of a zone, or swaps a need with another zone of its era, so that as many zones need a resource as before. It
// reports whether there was anything to change.
func change(b *industry.Board, z industry.ID, chance *rand.Rand) bool {
	zone := &b.Zones[z]
	up := 1 - 2*chance.IntN(2)
	switch zone.Kind {
	case industry.Factory:
		switch points := bounds.points; chance.IntN(4) {
		case 0:
			return step(&zone.Cost, up, bounds.factoryCost)
		case 1:
			return swapNeeds(b, z, chance)
		default:
			if zone.Makes != industry.NoResource {
				points = bounds.madePoints
			}
			return step(&zone.Points, up, points)
		}
	case industry.Technology:
		if chance.IntN(4) == 0 {
			return swapNeeds(b, z, chance)
		}
		return step(&zone.Points, up, bounds.techPoints)
	case industry.Bonus:
		switch chance.IntN(3) {
		case 0:
			return step(&zone.Cost, up, bounds.bonusCost)
		case 1:
			return swapNeeds(b, z, chance)
		}
		zone.Multiplier = 5 - zone.Multiplier // I27: 2 or 3
		return true
	}
	return false
}

func step(figure *int, by int, within [2]int) bool {
	*figure += by
	return *figure >= within[0] && *figure <= within[1]
}

// swapNeeds swaps a need with that of another zone of the era, or gives one away to a zone that needs less. Works that make something
// keep the number of their needs.
func swapNeeds(b *industry.Board, z industry.ID, chance *rand.Rand) bool {
	other := industry.At(z.Era(), chance.IntN(industry.Columns))
	from, to := &b.Zones[z], &b.Zones[other]
	if z == other || to.Kind == industry.Joker {
		return false
	}
	i, k := chance.IntN(industry.MostNeeds), chance.IntN(industry.MostNeeds)
	if (from.Needs[i] == industry.NoResource) != (to.Needs[k] == industry.NoResource) && (from.Makes != 0 || to.Makes != 0) {
		return false
	}
	from.Needs[i], to.Needs[k] = to.Needs[k], from.Needs[i]
	for _, zone := range []*industry.Zone{from, to} {
		if zone.Needs[0] == industry.NoResource {
			slices.Reverse(zone.Needs[:])
		}
		if zone.Fault() != nil || zone.Needs[0] == zone.Needs[1] && zone.Needs[0] != industry.NoResource {
			return false
		}
	}
	return true
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
		line = figure(line, "multiplier", zone.Multiplier)
		lines[i] = needs(line, zone)
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

// needs writes what a zone needs, before what it makes or scores.
func needs(line string, zone *industry.Zone) string {
	if before, after, has := strings.Cut(line, ", needs = ["); has {
		_, rest, _ := strings.Cut(after, "]")
		line = before + rest
	}
	var words []string
	for _, r := range zone.Needs {
		if r != industry.NoResource {
			words = append(words, strconv.Quote(r.String()))
		}
	}
	if words == nil {
		return line
	}
	at := len(line)
	for _, key := range []string{", makes = ", ", points = ", ", network = "} {
		if i := strings.Index(line, key); i >= 0 {
			at = min(at, i)
		}
	}
	return line[:at] + ", needs = [" + strings.Join(words, ", ") + "]" + line[at:]
}
