package engine_test

import (
	"fmt"
	"testing"

	"sohofoundry/engine"
)

// Traps 10 and 48: three levels down, to the highest space of that level.
func TestB11_1_ThirtyPoundsForThreeLevels(t *testing.T) {
	for before, after := range map[int]int{
		10: 7,                                      // level 0 to −3
		11: 8, 12: 8, 13: 9, 14: 9, 15: 10, 16: 10, // levels 1, 2, 3
		17: 12, 18: 12, 19: 14, // 4 to 1, 5 to 2
		29: 24, 30: 24, 31: 26, 33: 26, 34: 28, // 10 to 7, 11 to 8, 12 to 9
		61: 54, 97: 88, 99: 88, 93: 84, // 21 to 18, 30 to 27, 29 to 26
		3: 0, 4: 1, 9: 6,
	} {
		s := board.Position(t, fmt.Sprintf("you: money 5, income %d, card:coal, card:dudley", before))
		board.Play(t, &s, "loan card:coal")
		board.Table(t, &s, fmt.Sprintf("actions 1; you: money 35, income %d, hand 1, spent 0", after))
	}
}

// Trap 48: from level −7 upwards only.
func TestB11_2_NotBelowMinusTen(t *testing.T) {
	runTries(t, []try{
		{"from −7", "you: income 3, card:coal, card:dudley", "loan card:coal", allowed, "you: level -10, income 0, money 47"},
		{"not from −8", "you: income 2, card:coal, card:dudley", "loan card:coal", engine.IncomeTooLow, "B11.2: need -7, have -8"},
		{"nor −9", "you: income 1, card:coal, card:dudley", "loan card:coal", engine.IncomeTooLow, "B11.2: need -7, have -9"},
		{"nor −10", "you: income 0, card:coal, card:dudley", "loan card:coal", engine.IncomeTooLow, "B11.2: need -7, have -10"},
		{"so a second may be refused", "you: income 5, card:coal, card:dudley", "loan card:coal; loan card:dudley", engine.IncomeTooLow,
			"B11.2: need -7, have -8"},
		{"or allowed", "you: income 6, card:coal, card:dudley", "loan card:coal; loan card:dudley", allowed, "you: income 0, money 77"},
	})
}
