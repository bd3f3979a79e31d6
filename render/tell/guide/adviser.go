package guide

import (
	"sohofoundry/automa"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// Adviser finds what is advised in a position, by a search that takes a few hundredths of a second. It knows no more than the
// person at the table, and depends on nothing else.
type Adviser struct {
	search *search.Search
	of     automa.Position
	choice engine.Choice
	found  bool
}

// futures is how many the search plays, and these are its options: as much as wins nearly every game on the easy level.
const futures = 4

var options = search.Options{Candidates: 6, Turns: 2}

// Think thinks about a position while there is time to spare, and reports whether what is advised is found.
func (a *Adviser) Think(g *automa.Game, p *automa.Position, spare func() bool) (found bool) {
	if a.search == nil || a.of != *p {
		began, err := search.Begin(g, p, options)
		if *a = (Adviser{search: began, of: *p}); err != nil {
			a.found = true
		}
	}
	for !a.found {
		if a.found = a.search.Enough(futures); a.found {
			a.choice = carded(g.Game, &p.State, a.search.Choice())
			break
		}
		if a.search.Part(); !spare() {
			break
		}
	}
	return a.found
}

// Choice is what is advised in a position: nothing as long as that is not found, or if nothing can be.
func (a *Adviser) Choice(p *automa.Position) (c engine.Choice, found bool) {
	if a.of != *p {
		return engine.Choice{}, false
	}
	return a.choice, a.found
}
