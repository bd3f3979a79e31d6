// Package library lists the saved games with what a player wants to know of each, a few at a time so that no frame waits, and
// opens them.
package library

import (
	"errors"
	"io/fs"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/statistics"
	"sohofoundry/render/store"
	"sohofoundry/render/words"
)

// Game is one saved game.
type Game struct {
	store.Entry
	Known    bool // it was read; before that nothing below is known
	Damage   error
	Rescue   bool // a damaged one can be played on from its newest good state, which the rest below tells of
	Header   record.Header
	Deck     string // the name of the Automa's deck if it is not the printed one
	Era      engine.Era
	Round    uint8
	VP       []int // by seat
	You      engine.Seat
	Over     bool
	Finished bool              // it ended, sound and against the Automa
	Result   statistics.Result // how it ended
}

// Library is all saved games. It serves one goroutine.
type Library struct {
	store store.Store
	board *automa.Game
	games []Game
	next  int // those before it are known
}

// New makes a library of what is in the store. The board comes with the printed deck. Nothing is read before Refresh.
func New(s store.Store, board *automa.Game) *Library { return &Library{store: s, board: board} }

// Refresh lists the games anew, the newest first. What is known of those that did not change stays known.
func (l *Library) Refresh() error {
	list, err := l.store.List()
	if err != nil {
		return err
	}
	known := map[string]Game{}
	for i := range l.games {
		known[l.games[i].Name] = l.games[i]
	}
	l.games, l.next = make([]Game, len(list)), 0
	for i, entry := range list {
		l.games[i].Entry = entry
		if old := known[entry.Name]; old.Size == entry.Size && old.Modified.Equal(entry.Modified) {
			l.games[i] = old
		}
	}
	return nil
}

// Step reads up to a number of games and reports whether there are more to read. One takes about a millisecond.
func (l *Library) Step(most int) (more bool) {
	for ; l.next < len(l.games); l.next++ {
		if l.games[l.next].Known {
			continue
		}
		if most == 0 {
			return true
		}
		most--
		l.read(&l.games[l.next])
	}
	return false
}

// Games lists all games, the newest first. It is not to be changed, and is another after Refresh.
func (l *Library) Games() []Game { return l.games }

// Latest is the newest game against the Automa that can be gone on with. It is settled that there is none, or that it is the
// newest, once all games before it are read; call Step until then.
func (l *Library) Latest() (game Game, ok, settled bool) {
	for i := range l.games {
		g := &l.games[i]
		if !g.Known {
			return Game{}, false, false
		}
		if g.Damage == nil && !g.Over && g.Header.Options.Solo {
			return *g, true, true
		}
	}
	return Game{}, false, true
}

// Finished are the results of all games known that are over. Adding them to the statistics counts those too that were played
// in the terminal, or whose statistics were lost.
func (l *Library) Finished() []statistics.Result {
	var list []statistics.Result
	for i := range l.games {
		if l.games[i].Finished {
			list = append(list, l.games[i].Result)
		}
	}
	return list
}

// read reads a game and notes what is to be known of it.
func (l *Library) read(g *Game) {
	*g = Game{Entry: g.Entry, Known: true}
	o, err := l.load(g.Name)
	g.Damage = err
	if o.record == nil {
		return
	}
	g.Rescue = err != nil
	g.tell(o.record)
	if o.deck != nil && g.Header.Options.Solo {
		g.Deck = o.record.Game().Deck.Name
	}
	if err == nil {
		g.Result, g.Finished = statistics.ResultOf(o.record, g.Name, g.Modified)
	}
}

// Of is what is to be known of a game that is not saved.
func Of(r *record.Record) Game {
	g := Game{Known: true}
	g.tell(r)
	return g
}

// tell notes how far a game is.
func (g *Game) tell(r *record.Record) {
	p := r.Position()
	g.Header, g.Era, g.Round, g.Over = r.Header(), p.Era, p.Round, p.Decision == engine.GameOver
	for seat := range p.Players[:p.Seats] {
		g.VP = append(g.VP, int(p.Players[seat].VP))
		if !p.IsAutoma(engine.Seat(seat)) && p.Solo {
			g.You = engine.Seat(seat)
		}
	}
}

// opened is what was read of a game.
type opened struct {
	record *record.Record
	text   []byte
	deck   []byte // the text of the deck beside it, nil for the printed one
}

// load reads a game with its deck. With damage there may be a record of what can be rescued: of what is good of the game, or of
// the copy that was saved before it, whichever goes further.
func (l *Library) load(name string) (o opened, err error) {
	if o.text, err = l.store.Read(name); err != nil {
		return o, err
	}
	game := l.board
	o.deck, err = l.store.Read(name + store.DeckEnding)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		o.deck = nil
	case err != nil:
		return o, err
	default:
		figures := decks.Birmingham()
		deck, err := decks.ParseDeck(name+store.DeckEnding, o.deck, &figures)
		if err != nil {
			return o, err
		}
		game = automa.New(l.board.Game, deck)
	}
	o.record, err = record.Load(name, o.text, record.Library{game})
	var damage *record.Damage
	if errors.As(err, &damage) && !damage.Needs {
		o.record = record.Further(o.record, l.copyOf(name, game))
	}
	return o, err
}

// copyOf reads what is good of the copy beside a game.
func (l *Library) copyOf(name string, game *automa.Game) *record.Record {
	text, err := l.store.Read(name + store.CopyEnding)
	if err != nil {
		return nil
	}
	r, _ := record.Load(name+store.CopyEnding, text, record.Library{game})
	return r
}

// Open reads a saved game, or one elsewhere that is named by its path, with the place where it is kept from now on. When the
// game is damaged and can be rescued, there is a record of what is good, but no place: see Rescue.
func (l *Library) Open(name string) (*record.Record, *store.Game, error) {
	o, err := l.load(name)
	if err != nil {
		return o.record, nil, err
	}
	return o.record, store.OpenedGame(l.store, name, o.text, o.deck), nil
}

// Rescue sets a damaged game aside and goes on from its newest good state under the old name, where it is kept at once. It tells
// where the damaged one is.
func (l *Library) Rescue(name string) (r *record.Record, g *store.Game, aside string, err error) {
	o, err := l.load(name)
	switch {
	case o.record == nil:
		return nil, nil, "", err
	case err == nil:
		return nil, nil, "", words.Wrong("not-broken", nil, "name", strconv.Quote(name))
	}
	if aside, err = l.store.SetAside(name); err != nil {
		return nil, nil, "", err
	}
	g = store.OpenedGame(l.store, name, nil, o.deck)
	_, err = g.Write(o.record.Marshal())
	return o.record, g, aside, err
}
