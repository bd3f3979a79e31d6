// Package played has games that have been played for a while, for tests and pictures. The same header always gives the same game:
// those of which pictures or tests show a certain moment are kept as records, so that a change to a policy does not change them.
// All others are played by a policy.
package played

import (
	"embed"
	"fmt"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

//go:embed games/*.soho
var games embed.FS

// Birmingham is the game with the printed figures and deck.
func Birmingham() *automa.Game { return decks.Game("birmingham") }

// Lancashire is the game on the other board, its full map.
func Lancashire() *automa.Game { return decks.Game("lancashire") }

// Medium is the header of a whole game of Birmingham against the medium Automa.
func Medium(seed uint64) record.Header { return MediumOf(Birmingham(), seed) }

// MediumOf is the header of a whole game of any kind against the medium Automa.
func MediumOf(g *automa.Game, seed uint64) record.Header {
	return record.Header{Difficulty: "medium", Seed: seed,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats(g.ID)[1].Count}}
}

// Game plays a solo game of Birmingham for a number of entries, or to its end with a negative one.
func Game(h record.Header, entries int) (*record.Record, error) { return Of(Birmingham(), h, entries) }

// Of does the same with any game.
func Of(g *automa.Game, h record.Header, entries int) (*record.Record, error) {
	r, err := record.New(g, h)
	if err != nil {
		return nil, err
	}
	choose := choices(g, h)
	for len(r.Entries()) != entries && r.Position().Decision != engine.GameOver {
		if r.Position().AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		r.Choose(choose(r))
	}
	return r, nil
}

// choices are those of the human in a game.
func choices(g *automa.Game, h record.Header) func(*record.Record) engine.Choice {
	if kept := keptGame(g, h.Difficulty, h.Seed); kept != nil && kept.Header().Options == h.Options {
		return func(r *record.Record) engine.Choice { return kept.Entries()[len(r.Entries())].Choice }
	}
	chance := policy.Chance(h.Seed)
	return func(r *record.Record) engine.Choice {
		p := r.Position()
		list := g.Choices(&p.State, nil)
		return list[policy.Greedy.Pick(g, p, list, chance)]
	}
}

// OfLancashire is the header of the game of Lancashire that is kept, of a seed.
func OfLancashire(seed uint64) record.Header { return keptGame(Lancashire(), "medium", seed).Header() }

// keptGame is the record of a game with these figures against a mat, of a seed, if there is one.
func keptGame(g *automa.Game, difficulty string, seed uint64) *record.Record {
	name := fmt.Sprintf("games/%s-%d.soho", difficulty, seed)
	if g.ID != Birmingham().ID {
		name = fmt.Sprintf("games/%s-%s-%d.soho", g.ID, difficulty, seed)
	}
	text, err := games.ReadFile(name)
	if err != nil {
		return nil
	}
	kept, err := record.Load(name, text, record.Library{g})
	if err != nil {
		panic(err)
	}
	return kept
}
