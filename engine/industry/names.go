package industry

import (
	"slices"
	"strconv"
	"strings"
)

var resourceNames = [...]string{"", "brick", "stone", "wood", "ceramics", "glass", "iron", "cable", "steel", "cement", "plastic", "computer", "any"}

// String is the resource's word in texts.
func (r Resource) String() string { return resourceNames[r] }

// ResourceNamed is the resource with a word, NoResource if there is none.
func ResourceNamed(word string) Resource { return Resource(indexOf(resourceNames[:], word)) }

var kindNames = [...]string{"", "factory", "technology", "bonus", "joker"}

// String is the kind's word in texts.
func (k Kind) String() string { return kindNames[k] }

// KindNamed is the kind with a word, 0 if there is none.
func KindNamed(word string) Kind { return Kind(indexOf(kindNames[:], word)) }

var networkNames = [...]string{"", "river", "tracks", "pipeline", "power"}

// String is the network's word in texts.
func (n Network) String() string { return networkNames[n] }

// NetworkNamed is the network with a word, NoNetwork if there is none.
func NetworkNamed(word string) Network { return Network(indexOf(networkNames[:], word)) }

// indexOf is the place of a word among names, of which the first is none: 0 if it is not there.
func indexOf(names []string, word string) int { return max(slices.Index(names, word), 0) }

// ColumnName is the letter of a column.
func ColumnName(column int) string { return string(rune('A' + column)) }

// ColumnNamed is the column with a letter, -1 if there is none.
func ColumnNamed(letter string) int {
	if len(letter) != 1 || letter[0] < 'A' || letter[0] >= 'A'+Columns {
		return -1
	}
	return int(letter[0] - 'A')
}

// String is the place of a zone: III-A.
func (z ID) String() string {
	if z < 0 || z >= Zones {
		return "none"
	}
	return EraName(z.Era()) + "-" + ColumnName(z.Column())
}

// EraName is the Roman number of an era, which is counted from 0.
func EraName(era int) string { return []string{"I", "II", "III", "IV", "V"}[era] }

// ZoneAt reads the place of a zone.
func ZoneAt(place string) (ID, bool) {
	era, column, _ := strings.Cut(place, "-")
	for e := range Eras {
		if c := ColumnNamed(column); c >= 0 && EraName(e) == era {
			return At(e, c), true
		}
	}
	return NoZone, false
}

// String is the seat's number, from 1.
func (s Seat) String() string {
	if s == Nobody {
		return "nobody"
	}
	return strconv.Itoa(int(s) + 1)
}
