package automa_test

import (
	"fmt"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// A turn of the Automa yields steps: each card drawn, each try and its refusal, each tie and each thing done, in order.
func ExampleGame_Turn() {
	g := decks.Game("birmingham")
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[0].Count}, 3, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for !p.AutomasTurn() { // the human passes
		choices := g.Choices(&p.State, nil)
		if why := g.Apply(&p, choices[len(choices)-1], nil); !why.OK() {
			fmt.Println(why.Rule)
			return
		}
	}
	var steps automa.Steps
	g.Turn(&p, &steps)
	for _, step := range steps {
		switch step.Kind {
		case automa.Drew:
			fmt.Println("draws card", step.Card)
		case automa.Refused:
			fmt.Println("is refused:", step.Refusal.Reason, step.Refusal.Rule)
		case automa.Compared:
			fmt.Println("compares", len(step.Tie.Candidates))
		case automa.Acted:
			fmt.Println("does", notation.Format(g.Game, &p.State, step.Choice))
		}
	}
	// Output:
	// draws card 13
	// is refused: not-connected-to-coal B6.2
	// is refused: not-connected-to-coal B6.2
	// is refused: not-connected-to-coal B6.2
	// is refused: not-connected-to-coal B6.2
	// is refused: line-not-in-era B8.2
	// compares 2
	// does network oxford_redditch
}
