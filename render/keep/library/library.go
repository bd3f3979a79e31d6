// Package library lists the saved games with their state, and opens them. There may be thousands: a game is read, which takes a
// millisecond, only if the player looks at it or if it may be the one to go on with, and a few at a time so that no frame waits.
// Glances at the others are kept.
package library

import (
	"errors"
	"io/fs"
	"iter"
	"slices"
	"strconv"
	"time"

	"sohofoundry/automa"
	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	auction "sohofoundry/engine/industry"
	"sohofoundry/engine/untrusted"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
)

// Game is one saved game.
type Game struct {
	store.Entry
	Known    bool // it was read; before that only Board, its difficulty and perhaps its Result are known
	Damage   error
	Rescue   bool      // a damaged one can be played on from its newest good state, which the fields below describe
	Industry *Industry // of a game of Industry, which has nothing of Header, Deck, Era, Round and VP
	Header   record.Header
	Board    string // the name of the board game in its record, see decks.ByName
	Deck     string // the name of the Automa's deck if it is not the printed one
	Era      engine.Era
	Round    uint8
	VP       []int // by seat
	Over     bool
	Finished bool              // it ended, sound, and with a result of one person; that may be known of a game that was not read
	Result   statistics.Result // how it ended

	seen   bool // it was looked at
	glance glance
}

// Library is all saved games. It serves one goroutine.
type Library struct {
	store store.Store
	games []Game
	// Those before these need not be looked at again by Seek, and by Scan.
	sought, scanned int
	conflicts       []string // games that another machine went on with, see Conflicts
	glanced         bool     // something was seen that is not kept yet, see Glances
}

// New makes a library of the games in a store. Nothing is read before Refresh.
func New(s store.Store) *Library { return &Library{store: s} }

// Refresh lists the games anew, the newest first. Facts about games that did not change are kept.
func (l *Library) Refresh() error {
	list, err := l.store.List()
	if err != nil {
		return err
	}
	known := map[string]Game{}
	if l.games == nil {
		known = l.known()
	}
	for i := range l.games {
		known[l.games[i].Name] = l.games[i]
	}
	l.games, l.sought, l.scanned = make([]Game, len(list)), 0, 0
	for i, entry := range list {
		l.games[i].Entry = entry
		if old := known[entry.Name]; old.Size == entry.Size && old.Modified.Equal(entry.Modified) {
			l.games[i] = old
		}
		if _, ok := store.ConflictOf(entry.Name); ok && known[entry.Name].Name == "" {
			l.conflicts = append(l.conflicts, entry.Name)
		}
	}
	return nil
}

// Conflicts are the games that were listed for the first time since it was asked last, and that another machine went on with while this
// one did, see store.ConflictOf.
func (l *Library) Conflicts() (names []string) {
	names, l.conflicts = l.conflicts, nil
	return names
}

// Read reads a game, if there is one of the name and it was not read yet. It takes about a millisecond.
func (l *Library) Read(name string) {
	for i := range l.games {
		if g := &l.games[i]; g.Name == name && !g.Known {
			l.read(g)
		}
	}
}

// The costs of looking at a game, relative to a glance, which takes some ten microseconds: more to read how it ended, or to play
// it again.
const (
	glanceCost  = 1
	endingCost  = 4
	PlayingCost = 20
)

// Seek looks at games, up to a cost, until the result of Latest is settled, and reports whether there is more to do. It reads
// only games that may be the latest.
func (l *Library) Seek(most int) (more bool) {
	for ; l.sought < len(l.games); l.sought++ {
		g := &l.games[l.sought]
		if l.passed(g) {
			continue
		}
		if g.Known { // this is it
			return false
		}
		if most <= 0 {
			return true
		}
		most -= glanceCost
		if l.glance(g); !g.glance.Over {
			most -= PlayingCost
			l.read(g)
		}
		if !l.passed(g) {
			return false
		}
	}
	return false
}

// Scan looks at games, up to a cost, for the statistics, which leave out games on real tables. It reads how a game ended if it is
// over and not counted yet. It reports whether there are more.
func (l *Library) Scan(most int, counted func(hash string, at time.Time) bool) (more bool) {
	wanted := func(g *Game) bool {
		return !g.seen || g.glance.Over && g.glance.Counts() && !counted(g.glance.Hash, g.Modified)
	}
	for ; l.scanned < len(l.games); l.scanned++ {
		g := &l.games[l.scanned]
		if g.Known || g.Finished || store.IsTable(g.Name) || !wanted(g) {
			continue
		}
		if most <= 0 {
			return true
		}
		most -= glanceCost
		text := l.glance(g)
		if !wanted(g) {
			continue
		}
		most -= endingCost
		if !l.readEnding(g, text) {
			most -= PlayingCost
			l.read(g)
		}
	}
	return false
}

// passed reports whether a game is known not to be one to go on with here.
func (l *Library) passed(g *Game) bool {
	if g.Known {
		return g.Damage != nil || g.Over
	}
	return g.seen && g.glance.Over
}

// glance looks at a game without reading it, and returns its text if it had to be opened for that.
func (l *Library) glance(g *Game) (text []byte) {
	if g.seen {
		return nil
	}
	text, err := l.store.Read(g.Name)
	if err != nil {
		g.seen = true
		return nil
	}
	l.glanced = true
	g.glanceAt(glanceOf(text))
	return text
}

// glance is what is seen of a game without playing it again.
type glance struct {
	record.Glance
	industry bool
}

func glanceOf(text []byte) glance {
	if !IsIndustry(text) {
		return glance{Glance: record.GlanceAt(text)}
	}
	seen := industry.GlanceAt(text)
	return glance{record.Glance{Board: seen.Board, Rival: seen.Counts(), Over: seen.Over, Hash: seen.Hash}, true}
}

// glanceAt notes the facts from a glance at a game.
func (g *Game) glanceAt(seen glance) {
	g.seen, g.glance = true, seen
	g.Board = untrusted.Printable(seen.Board)
	g.Header.Difficulty, g.Header.Options.Solo = untrusted.Printable(seen.Difficulty), seen.Solo
	if seen.industry {
		g.Industry = &Industry{}
	}
}

// readEnding reads how a game with the printed deck ended without playing it again, and reports whether its text tells. The text may be
// known already.
func (l *Library) readEnding(g *Game, text []byte) bool {
	var err error
	if text == nil {
		if text, err = l.store.Read(g.Name); err != nil {
			return false
		}
	}
	if IsIndustry(text) {
		g.Result, g.Finished = statistics.ReadIndustry(text, []*auction.Game{decks.Industry()}, g.Name, g.Modified)
		return g.Finished
	}
	printed, err := GamesOf(text, "", nil)
	if err != nil {
		return false
	}
	g.Result, g.Finished = statistics.Read(text, printed, g.Name, g.Modified)
	return g.Finished
}

// Games lists all games, the newest first. It is not to be changed, and is another after Refresh.
func (l *Library) Games() []Game { return l.games }

// Latest is the newest game that can be gone on with. It is settled that there is none, or that it is the
// newest, once all games before it are looked at; call Seek until then.
func (l *Library) Latest() (game Game, ok, settled bool) {
	for i := range l.games {
		g := &l.games[i]
		switch {
		case l.passed(g):
		case g.Known:
			return *g, true, true
		default:
			return Game{}, false, false
		}
	}
	return Game{}, false, true
}

// Damaged is the newest game that is damaged, of those that were read.
func (l *Library) Damaged() (game Game, ok bool) {
	i := slices.IndexFunc(l.games, func(g Game) bool { return g.Known && g.Damage != nil })
	if i < 0 {
		return Game{}, false
	}
	return l.games[i], true
}

// Finished are the results of all games read that are over. Adding them to the statistics after Scan also counts games that were
// played in the terminal, or that lost statistics had counted.
func (l *Library) Finished() []statistics.Result {
	var list []statistics.Result
	for i := range l.games {
		if l.games[i].Finished {
			list = append(list, l.games[i].Result)
		}
	}
	return list
}

// read reads a game and fills in its fields.
func (l *Library) read(g *Game) {
	*g = Game{Entry: g.Entry, Known: true, seen: g.seen, glance: g.glance}
	if text, err := l.store.Read(g.Name); err == nil && IsIndustry(text) {
		l.readIndustry(g)
		return
	}
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

// Of returns the facts about a game that is not saved.
func Of(r *record.Record) Game {
	g := Game{Known: true}
	g.tell(r)
	return g
}

// tell notes how far a game is.
func (g *Game) tell(r *record.Record) {
	p := r.Position()
	g.Header, g.Era, g.Round, g.Over = r.Header(), p.Era, p.Round, p.Decision == engine.GameOver
	g.Board = r.Game().Name
	for seat := range p.Players[:p.Seats] {
		g.VP = append(g.VP, int(p.Players[seat].VP))
	}
}

// opened is a game as it was read.
type opened struct {
	record *record.Record
	text   []byte
	deck   []byte // the text of the deck beside it, nil for the printed one
}

// load reads a game with its deck. For a damaged game there may be a record of the part that can be rescued, see record.Best.
func (l *Library) load(name string) (o opened, err error) {
	if o.text, o.deck, err = l.texts(name); err != nil {
		return o, err
	}
	games, err := GamesOf(o.text, name+store.DeckEnding, o.deck)
	if err != nil {
		return o, err
	}
	o.record, err = record.Load(name, o.text, games)
	var damage *record.Damage
	if errors.As(err, &damage) {
		o.record = record.Best(record.Found{Record: o.record, Err: err}, l.others(name, o.deck)...)
	}
	return o, err
}

// texts reads the text of a game, and that of the deck or board beside it: nil for the printed one.
func (l *Library) texts(name string) (text, beside []byte, err error) {
	if text, err = l.store.Read(name); err != nil {
		return nil, nil, err
	}
	beside, err = l.store.Read(name + store.DeckEnding)
	if of, ok := store.ConflictOf(name); ok && errors.Is(err, fs.ErrNotExist) { // the deck is no conflict: both have it
		beside, err = l.store.Read(of + store.DeckEnding)
	}
	if errors.Is(err, fs.ErrNotExist) {
		return text, nil, nil
	}
	return text, beside, err
}

// GamesOf are the games that a record may be of: the one that it names, or all if it names none that there is. A deck of the
// player's own, unless it is nil, takes the place of the printed one.
func GamesOf(text []byte, deckName string, deck []byte) (list record.Library, err error) {
	ids := decks.Games()
	if id, ok := decks.ByName(record.GlanceAt(text).Board); ok {
		ids = []string{id}
	}
	for _, id := range ids {
		if deck == nil {
			list = append(list, decks.Game(id))
			continue
		}
		own, problem := decks.ParseDeck(id, deckName, deck)
		if problem == nil {
			list = append(list, automa.New(decks.Game(id).Game, own))
		} else if err == nil {
			err = problem
		}
	}
	if len(list) > 0 {
		err = nil
	}
	return list, err
}

// others reads the other texts of a damaged game: the copy beside it, and those that were set aside before.
func (l *Library) others(name string, deck []byte) (list []record.Found) {
	for each, text := range l.copies(name) {
		games, err := GamesOf(text, name+store.DeckEnding, deck)
		if err != nil {
			continue
		}
		r, err := record.Load(each, text, games)
		list = append(list, record.Found{Record: r, Err: err})
	}
	return list
}

// copies yields the names and texts of the other texts of a game.
func (l *Library) copies(name string) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		names, _ := l.store.Aside(name) // without a list there is only the copy
		for _, each := range append([]string{name + store.CopyEnding}, names...) {
			if text, err := l.store.Read(each); err == nil && !yield(each, text) {
				return
			}
		}
	}
}

// Open reads a saved game, or one elsewhere that is named by its path, with the place where it is kept from now on. For a damaged
// game that can be rescued there is a record of the good part, but no place: see Rescue.
func (l *Library) Open(name string) (*record.Record, *store.Game, error) {
	o, err := l.load(name)
	if err != nil {
		return o.record, nil, err
	}
	return o.record, store.OpenedGame(l.store, name, o.text, o.deck), nil
}

// Rescue goes on from the newest good state of a damaged game under its old name, where it is kept at once. It tells where a copy
// of the damaged one is.
func (l *Library) Rescue(name string) (r *record.Record, g *store.Game, aside string, err error) {
	o, err := l.load(name)
	switch {
	case o.record == nil:
		return nil, nil, "", err
	case err == nil:
		return nil, nil, "", words.Wrong("not-broken", nil, "name", strconv.Quote(name))
	}
	g = store.RescuedGame(l.store, name, o.text, o.deck)
	_, err = g.Write(o.record.Marshal())
	return o.record, g, g.Aside(), err
}
