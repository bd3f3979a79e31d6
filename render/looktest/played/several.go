package played

import (
	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// People and Rivals are who sits at a table of several: four people, of whom one has no name and one the longest that there can be, or one
// person against three rivals.
var (
	People = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {}, {Name: "Maximiliane-Charlott"}}
	Rivals = [engine.MaxSeats]record.Player{{}, {Rival: 4}, {Rival: 4}, {Rival: 4}}
)

// Several is a game of so many of some players, in which the keen policy chose for all of them until there were so many entries.
func Several(g *automa.Game, seats int, players [engine.MaxSeats]record.Player, entries int) (*record.Record, error) {
	h := record.Header{Options: engine.Options{Seats: seats}, Seed: 5}
	copy(h.Players[:], players[:seats])
	r, err := record.New(g, h)
	if err != nil {
		return nil, err
	}
	for p := r.Position(); p.Decision != engine.GameOver && len(r.Entries()) < entries; p = r.Position() {
		choices := g.Choices(&p.State, nil)
		r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
	}
	return r, nil
}
