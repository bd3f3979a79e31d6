package played

import (
	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// At tables of several: people with names, and one person, without a name, against three rivals.
var (
	People    = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cleo"}, {Name: "Dot"}}
	Rivals    = [engine.MaxSeats]record.Player{{}, {Rival: 4}, {Rival: 4}, {Rival: 4}}
	Three     = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {Rival: 4}}
	Motley    = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {}, {Name: "Maximiliane-Charlott"}} // one without a name, one with the longest
	TwoPeople = [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}}
)

// Several plays a game of several seats for a number of entries, or to its end with a negative one: the steady policy chooses for all.
func Several(g *automa.Game, players [engine.MaxSeats]record.Player, seats int, seed uint64, entries int) (*record.Record, error) {
	h := record.Header{Options: engine.Options{Seats: seats}, Seed: seed, Difficulty: "quick"}
	copy(h.Players[:], players[:seats])
	r, err := record.New(g, h)
	if err != nil {
		return nil, err
	}
	chance := policy.Chance(seed)
	for p := r.Position(); len(r.Entries()) != entries && p.Decision != engine.GameOver; p = r.Position() {
		list := g.Choices(&p.State, nil)
		r.Act(list[policy.Steady.Pick(g, p, list, chance)])
	}
	return r, nil
}
