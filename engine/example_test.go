package engine_test

import (
	"fmt"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// A position is a plain value: Choices lists what is legal in it, and Apply carries one choice out and tells what happened.
func Example() {
	figures := decks.Figures("birmingham")
	g, err := engine.New(&figures)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := g.Start(engine.Options{Seats: 2}, 42, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	before := s // a copy, for undo
	choices := g.Choices(&s, nil)
	fmt.Println(len(choices), "choices; the first:", notation.Format(g, &s, choices[0]))

	var log engine.Log
	if why := g.Apply(&s, choices[0], &log); !why.OK() {
		fmt.Println("refused by rule", why.Rule)
		return
	}
	for _, e := range log {
		fmt.Println(e.Kind)
	}
	fmt.Println("money:", before.Players[0].Money, "before,", s.Players[0].Money, "after")
	// Output:
	// 293 choices; the first: build cotton@birmingham.1 card:birmingham
	// discarded
	// tile-placed
	// money-moved
	// turn-ended
	// drew
	// turn-began
	// money: 17 before, 5 after
}

// What is not legal is refused by the guard that decides it, with the number of its rule, and changes nothing.
func ExampleGame_Apply_refused() {
	figures := decks.Figures("birmingham")
	g, err := engine.New(&figures)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := g.Start(engine.Options{Seats: 2}, 42, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	before := s
	why := g.Apply(&s, engine.Choice{Verb: engine.Network, Line: notation.LineNamed(g, "birmingham_nuneaton"), Card: s.Players[0].Hand[0]}, nil)
	fmt.Println(why.OK(), why.Rule, s == before)
	// Output:
	// false B8.2 true
}
