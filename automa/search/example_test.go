package search_test

import (
	"fmt"

	"sohofoundry/automa/search"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// A search plays on from each choice, in futures that the player could not tell apart from the real one, and compares.
func ExampleBegin() {
	g := decks.Game("birmingham")
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}, 42, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := search.Begin(g, &p, search.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	s.Run(search.Futures(8))
	best := s.Best()[0]
	fmt.Println(s.Futures(), "futures; the best choice:", notation.Format(g.Game, &p.State, best.Choice))
	// Output:
	// 8 futures; the best choice: network birmingham_oxford card:brewery
}
