package decks

import (
	"fmt"
	"slices"
	"sync"

	"sohofoundry/automa"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// entry is an entry of games.toml: the parts of a game, and those read so far.
type entry struct {
	id, name string
	base     string             // the directory of its texts
	overlays []string           // the texts that change them, in order
	players  [2]int             // the fewest and the most that there are cards for
	groups   [automa.Groups]int // sizes of the groups of the Automa's deck
	cards    string             // the map that the Automa's cards are for, where the deck has cards for several

	figures func() engine.Figures
	whole   func() *engine.Figures // without the overlays
	game    func() *automa.Game
	mats    func() []automa.Mat // the official ones
	ladder  func() []automa.Mat
}

// The maps that an Automa's card may be for (N1).
const bothMaps = "both"

var mapNames = []string{"full", "community", bothMaps}

var list = sync.OnceValue(func() []*entry { return built(parseGames(opened("games.toml"))) })

// parseGames reads the list of games.
func parseGames(d *strict.Document) ([]*entry, error) {
	var games []*entry
	for _, n := range d.Record(d.Root(), "the list of games", "game").List("game") {
		games = append(games, readGame(d, n))
	}
	if d.Problem() != nil {
		return nil, d.Problem()
	}
	return games, nil
}

func readGame(d *strict.Document, n *strict.Node) *entry {
	r := d.Record(n, "a game", "id", "name", "base", "overlays", "players", "groups", "map", "ladder")
	e := &entry{id: r.Title("id"), name: r.Title("name"), base: r.Title("base")}
	if r.Has("overlays") {
		for _, overlay := range r.List("overlays") {
			e.overlays = append(e.overlays, d.AsText(overlay, r.About("overlays")))
		}
	}
	e.players = [2]int(r.Wholes("players", 2, 2, engine.MaxSeats))
	e.groups = [automa.Groups]int(r.Wholes("groups", automa.Groups, 1, automa.MaxDeck))
	if r.Has("map") {
		e.cards = mapNames[r.OneOf("map", mapNames[:2]...)]
	}
	e.figures = sync.OnceValue(func() engine.Figures { return *built(e.parseFigures(opened)) })
	e.whole = sync.OnceValue(func() *engine.Figures { return built((&entry{base: e.base}).parseFigures(opened)) })
	e.game = sync.OnceValue(func() *automa.Game {
		f := e.figures()
		return automa.New(built(engine.New(&f)), built(e.parseDeck("deck.toml", embedded(e.base+"/mautoma/deck.toml"))))
	})
	var rungs []string
	if r.Has("ladder") {
		for _, name := range r.List("ladder") {
			rungs = append(rungs, d.AsText(name, r.About("ladder")))
		}
	}
	e.mats = sync.OnceValue(func() []automa.Mat { return e.levels("easy", "medium", "hard") })
	e.ladder = sync.OnceValue(func() []automa.Mat { return e.levels(rungs...) })
	return e
}

// levels reads the mats of levels.
func (e *entry) levels(names ...string) (list []automa.Mat) {
	for _, name := range names {
		file := name + ".toml"
		list = append(list, *built(e.parseMat(file, embedded(e.base+"/mautoma/"+file))))
	}
	return list
}

// named returns the game of an id. Another id than one of Games is a bug of the caller.
func named(id string) *entry {
	games := list()
	at := slices.IndexFunc(games, func(e *entry) bool { return e.id == id })
	if at < 0 {
		panic(fmt.Sprintf("there is no game %q", id))
	}
	return games[at]
}
