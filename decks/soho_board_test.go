package decks

import (
	"slices"
	"testing"
	"unicode/utf8"

	"sohofoundry/engine/industry"
)

// eachZone calls a function with every zone of our own board.
func eachZone(do func(id industry.ID, zone *industry.Zone)) {
	for i := range Industry().Zones {
		do(industry.ID(i), &Industry().Zones[i])
	}
}

func TestSohoBoardCountsItsZones(t *testing.T) {
	kinds := map[industry.Kind][industry.Eras]int{}
	discounts := []int{}
	eachZone(func(id industry.ID, zone *industry.Zone) {
		eras := kinds[zone.Kind]
		eras[id.Era()]++
		kinds[zone.Kind] = eras
		if zone.Discount {
			discounts = append(discounts, id.Era())
		}
	})
	for _, kind := range []struct {
		kind industry.Kind
		want int
	}{{industry.Factory, 28}, {industry.Technology, 12}, {industry.Bonus, 13}, {industry.Joker, 7}} {
		total := 0
		for _, n := range kinds[kind.kind] {
			total += n
		}
		if total != kind.want {
			t.Errorf("there are %d zones of the kind %s, not %d", total, kind.kind, kind.want)
		}
	}
	if want := [industry.Eras]int{6, 6, 6, 6, 4}; kinds[industry.Factory] != want {
		t.Errorf("factories by era: %v, not %v", kinds[industry.Factory], want)
	}
	// Bank in era II or III, where its saving still counts, and Stock exchange after it (I20).
	if len(discounts) != 2 || discounts[0] < 1 || discounts[0] > 2 || discounts[1] <= discounts[0] {
		t.Errorf("Bank and Stock exchange are in the eras %v, from 0", discounts)
	}
}

// The factory of a resource is in the era before the bank sells it (I17), and nothing needs a resource before that.
func TestSohoBoardMakesWhatItNeeds(t *testing.T) {
	var makers [industry.Any]int
	var needs, ofMakers [industry.Eras]int
	eachZone(func(id industry.ID, zone *industry.Zone) {
		if zone.Makes != industry.NoResource {
			makers[zone.Makes]++
			if sold := Industry().Sells[zone.Makes]; id.Era() != sold-1 {
				t.Errorf("%s makes in era %d what the bank sells from era %d", zone.Name, id.Era()+1, sold+1)
			}
		}
		for _, need := range zone.Needs {
			if need == industry.NoResource {
				continue
			}
			needs[id.Era()]++
			if zone.Makes != industry.NoResource {
				ofMakers[id.Era()]++
			}
			if id.Era() < Industry().Sells[need]-1 {
				t.Errorf("%s needs %s before anybody makes it", zone.Name, need)
			}
		}
	})
	for _, r := range industry.Resources {
		if makers[r] != 1 {
			t.Errorf("%d factories make %s", makers[r], r)
		}
	}
	for era, want := range [industry.Eras]int{5, 10, 16, 16, 15} {
		if needs[era] < want-2 || needs[era] > want+2 {
			t.Errorf("the zones of era %d need %d resources, which is not near %d", era+1, needs[era], want)
		}
	}
	if want := [industry.Eras]int{2, 3, 6, 4, 0}; ofMakers != want {
		t.Errorf("factories that make something need %v by era, not %v", ofMakers, want)
	}
}

func TestSohoBoardHasOneJokerForEverything(t *testing.T) {
	var jokers [industry.Any + 1]int
	eachZone(func(_ industry.ID, zone *industry.Zone) { jokers[zone.Joker]++ })
	for _, r := range append(slices.Clone(industry.Resources[:]), industry.Any) {
		if jokers[r] > 1 || r == industry.Any && jokers[r] != 1 {
			t.Errorf("there are %d jokers for %s", jokers[r], r)
		}
	}
}

// rowsOf are the eras, from 0, whose rows touch a gutter with the network's line.
var rowsOf = map[industry.Network][]int{
	industry.River:    {0, 1, 2},
	industry.Pipeline: {1, 2, 3},
	industry.Tracks:   {2, 3, 4},
	industry.Power:    {3, 4},
}

// touches reports whether a line in the gutters passes a zone: in the middle of the board each leads from one gutter to the next lower
// one, so that the rows above and below differ on its two sides.
func touches(n industry.Network, id industry.ID) bool {
	steps := map[industry.Network]int{industry.River: 6, industry.Pipeline: 7, industry.Tracks: 6, industry.Power: 5}
	gutter := rowsOf[n][1] // the number of the row below it
	if id.Column() >= steps[n] {
		gutter++
	}
	return id.Era() == gutter-1 || id.Era() == gutter
}

// Every network has bonus zones and factories enough to be worth collecting, on its line (I27).
func TestSohoBoardDrawsItsNetworks(t *testing.T) {
	var bonus, factories [industry.Power + 1]int
	eachZone(func(id industry.ID, zone *industry.Zone) {
		on := zone.On
		if zone.Kind == industry.Bonus {
			bonus[zone.Network]++
			on = []industry.Network{zone.Network}
		}
		if len(on) > 2 {
			t.Errorf("%s lies on %d networks: there is room for two marks", zone.Name, len(on))
		}
		for _, n := range on {
			if !touches(n, id) {
				t.Errorf("%s at %s is not beside the line of the network %s", zone.Name, id, n)
			}
			if zone.Kind == industry.Factory {
				factories[n]++
			}
		}
	})
	for _, n := range industry.Networks {
		if bonus[n] < 3 || bonus[n] > 4 || factories[n] < 6 {
			t.Errorf("the network %s has %d bonus zones and %d factories", n, bonus[n], factories[n])
		}
	}
}

// Roads and links can be drawn without crossing a plate (I26).
func TestSohoBoardJoinsNeighbours(t *testing.T) {
	for _, road := range Industry().Roads {
		down, across := steps(road)
		if down+across != 1 {
			t.Errorf("a road joins %s and %s, which are no neighbours", road[0], road[1])
		}
	}
	for _, link := range Industry().Links {
		down, across := steps(link)
		if down != 1 || across > 2 {
			t.Errorf("a link joins %s and %s: two eras, at most two columns apart", link[0], link[1])
		}
	}
}

// steps is how many rows and columns lie between two zones.
func steps(pair [2]industry.ID) (down, across int) {
	down, across = pair[0].Era()-pair[1].Era(), pair[0].Column()-pair[1].Column()
	return max(down, -down), max(across, -across)
}

// Plates are small: a name has at most 17 letters, and every word of a drawing is one word.
func TestSohoBoardIsShort(t *testing.T) {
	names := map[string]bool{}
	eachZone(func(id industry.ID, zone *industry.Zone) {
		if utf8.RuneCountInString(zone.Name) > 17 {
			t.Errorf("%s: the name %q is too long for its plate", id, zone.Name)
		}
		if names[zone.Name] {
			t.Errorf("two zones are called %s", zone.Name)
		}
		names[zone.Name] = true
		if drawn := zone.Kind != industry.Joker; drawn != (zone.Picture != "") {
			t.Errorf("%s: every zone but a joker's has the word of a drawing, not %q", zone.Name, zone.Picture)
		}
	})
}
