// Package played is for tests and pictures that need a game in which something has happened: it plays one, the same for the
// same header, with choices that are quick to make and not silly.
package played

import (
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Birmingham is the game with the printed figures and deck.
func Birmingham() *automa.Game { return decks.Printed() }

// Medium is the header of a whole game against the medium Automa.
func Medium(seed uint64) record.Header {
	return record.Header{Difficulty: "medium", Seed: seed,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats()[1].Count}}
}

// Game plays a solo game for a number of entries, or to its end with a negative one.
func Game(h record.Header, entries int) (*record.Record, error) {
	g := Birmingham()
	r, err := record.New(g, h)
	if err != nil {
		return nil, err
	}
	random := rand.New(rand.NewPCG(h.Seed, 1))
	for len(r.Entries()) != entries && r.Position().Decision != engine.GameOver {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		r.Choose(best(g.Game, &p.State, random))
	}
	return r, nil
}

// best is the choice that looks best at once. Of the many that are alike only some are tried.
func best(g *engine.Game, s *engine.State, random *rand.Rand) (c engine.Choice) {
	const tried = 60
	list := g.Choices(s, nil)
	random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	most := -1 << 30
	for _, choice := range list[:min(len(list), tried)] {
		trial, _ := g.Try(s, choice)
		if value := value(g, &trial.After, s.Actor) + urge(s, choice); value > most {
			c, most = choice, value
		}
	}
	return c
}

// urge makes up for what pays later only.
func urge(s *engine.State, c engine.Choice) int {
	switch {
	case c.Verb == engine.Loan && s.Players[s.Actor].Money < 8 && s.Round < 7:
		return 200
	case c.Verb == engine.Sell:
		return 200
	case c.Verb == engine.Pass:
		return -50
	}
	return 0
}

// value is what a seat has in a position, in tenths of a VP or so.
func value(g *engine.Game, s *engine.State, seat engine.Seat) int {
	p := &s.Players[seat]
	total := 10*int(p.VP) + 6*g.IncomeLevel(p) + 2*int(p.Money)
	for _, e := range g.ScoreNow(s) {
		if e.Kind == engine.Scored && e.Seat == seat {
			total += 10 * int(e.Amount)
		}
	}
	for x := range s.Tiles {
		if t := &s.Tiles[x]; t.Tile != 0 && t.Owner == seat && !t.Flipped {
			total += 7 * int(g.Tiles[t.Tile].VP+g.Tiles[t.Tile].IncomeSpaces)
		}
	}
	return total
}
