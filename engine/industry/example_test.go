package industry_test

import (
	"fmt"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// The first auction of a game. The same seed always gives the same game.
func ExampleGame_Apply() {
	game := decks.Industry()
	var log industry.Log
	s, err := game.Start(industry.Options{Seats: 3, Adjusted: true}, 7, &log)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("Seat", s.Actor, "names one of", s.Offered(), "zones.")
	for _, text := range []string{game.Text(&s, game.Choices(&s)[0]), "bid 2", "bid 2"} {
		c, err := game.Parse(&s, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		if refused := game.Apply(&s, c, &log); !refused.OK() {
			fmt.Printf("A bid of %d T is refused by %s: it must be at least %d T.\n", c.Talers, refused.Rule, refused.Need)
		}
	}
	fmt.Printf("The highest bid is %d T, of seat %s.\n", s.High, s.Bidder)
	// Output:
	// Seat 3 names one of 3 zones.
	// A bid of 2 T is refused by I10: it must be at least 3 T.
	// The highest bid is 2 T, of seat 1.
}
