package backup

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"time"

	"sohofoundry/automa/transcript"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
)

// Report tells what came of restoring a backup.
type Report struct {
	New     int         // games
	There   int         // games that were there already, or went on since
	Beside  [][2]string // games whose name another has: their name in the backup, and the one that they have now
	Decks   int         // and mats that are new
	Results int         // of games that are new in the statistics

	Left []error // why something in it that Make found so could not be used

	SettingsNew  bool // there were none before
	SettingsKept bool // there were some, which stay
}

// restoring is a backup on its way into a store.
type restoring struct {
	*Backup
	store  store.Store
	report Report
	sizes  map[int64][]string // the games there, by their size in bytes
}

// Restore adds what is in a backup to a store. It overwrites nothing: what is there already stays, and another game or deck of the same
// name is kept under a name of its own. Where it fails, or the program is killed, all that came before is there, whole, and restoring
// the backup once more adds the rest.
func (b *Backup) Restore(s store.Store) (Report, error) {
	r := restoring{Backup: b, store: s, sizes: map[int64][]string{}}
	list, err := s.List()
	if err != nil {
		return r.report, err
	}
	for _, game := range list {
		r.sizes[game.Size] = append(r.sizes[game.Size], game.Name)
	}
	for _, step := range []func() error{r.decks, r.games, r.statistics, r.settings} {
		if err := step(); err != nil {
			return r.report, err
		}
	}
	return r.report, nil
}

// textOf is the text of an entry, nil if there is none.
func (r *restoring) textOf(name string) ([]byte, error) {
	i, ok := r.at[name]
	if !ok {
		return nil, nil
	}
	return r.read(&r.entries[i])
}

// games restores the games, the oldest first: the newest is the one to go on with.
func (r *restoring) games() error {
	games := slices.DeleteFunc(slices.Clone(r.entries), func(e entry) bool {
		return !strings.HasPrefix(e.name, gamesFolder) || !store.IsGame(e.name)
	})
	slices.SortStableFunc(games, func(a, b entry) int { return a.written.Compare(b.written) })
	for i := range games {
		if err := r.game(&games[i]); err != nil {
			return err
		}
	}
	return nil
}

// game restores a game with what is beside it.
func (r *restoring) game(e *entry) error {
	text, err := r.read(e)
	if err != nil {
		return err
	}
	deck, err := r.textOf(e.name + store.DeckEnding)
	if err != nil {
		return err
	}
	was := strings.TrimPrefix(e.name, gamesFolder)
	name := r.same(everywhere(was), text, deck)
	isNew := name == ""
	if isNew {
		if name, err = store.AddGame(r.store, everywhere(was), text, deck, e.written); err != nil {
			return err
		}
		r.sizes[e.size] = append(r.sizes[e.size], name)
	}
	for _, ending := range []string{store.AnalysisEnding, store.ReachedEnding} {
		if err := r.add(e, name, ending, isNew); err != nil {
			return err
		}
	}
	switch {
	case !isNew:
		r.report.There++
	case name == was:
		r.report.New++
	default:
		r.report.Beside = append(r.report.Beside, [2]string{was, name})
	}
	return nil
}

// add adds a text beside a game, unless there is one. How far an own game was watched is known better where the game is.
func (r *restoring) add(e *entry, game, ending string, isNew bool) error {
	text, err := r.textOf(e.name + ending)
	if err != nil || text == nil || !isNew && ending == store.ReachedEnding {
		return err
	}
	if err := r.store.Add(game+ending, text, e.written); !errors.Is(err, store.ErrChanged) {
		return err
	}
	return nil
}

// same is the name of a game that is there with the same text and deck, or that went on from this very text under its name.
func (r *restoring) same(usual string, text, deck []byte) string {
	names := slices.Clone(r.sizes[int64(len(text))])
	slices.SortStableFunc(names, func(a, b string) int { return first(b == usual) - first(a == usual) })
	for _, name := range names {
		if there, err := r.store.Read(name); err == nil && bytes.Equal(there, text) && r.isDeck(name, deck) {
			return name
		}
	}
	if there, err := r.store.Read(usual); err == nil && transcript.GoesOn(there, text) && r.isDeck(usual, deck) {
		return usual
	}
	return ""
}

func first(is bool) int {
	if is {
		return 1
	}
	return 0
}

// isDeck reports whether a game is played with a deck, nil for the printed one.
func (r *restoring) isDeck(game string, deck []byte) bool {
	there, err := r.store.Read(game + store.DeckEnding)
	return errors.Is(err, fs.ErrNotExist) && deck == nil || err == nil && deck != nil && bytes.Equal(there, deck)
}

// decks restores the player's own decks and mats.
func (r *restoring) decks() error {
	own, err := r.store.Own()
	if err != nil {
		return err
	}
	for i := range r.entries {
		e := &r.entries[i]
		name, ok := strings.CutPrefix(e.name, decksFolder)
		if !ok {
			continue
		}
		text, err := r.read(e)
		if err != nil {
			return err
		}
		isThere := func(name string) bool {
			there, err := r.store.Read(name)
			return err == nil && bytes.Equal(there, text)
		}
		if slices.ContainsFunc(own, isThere) {
			continue
		}
		if err := store.AddOwn(r.store, everywhere(name), text); err != nil {
			return err
		}
		r.report.Decks++
	}
	return nil
}

// statistics adds results that are not known. Where a game was ended otherwise since, the result here stays.
func (r *restoring) statistics() error {
	text, err := r.textOf(store.Statistics)
	if err != nil || text == nil {
		return err
	}
	old := store.NewMemory(time.Now)
	if err := old.Write(store.Statistics, text); err != nil {
		return err
	}
	all, err := statistics.Load(old)
	if err != nil {
		r.report.Left = append(r.report.Left, err)
		return nil
	}
	before, err := r.store.Read(store.Statistics)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	here, err := statistics.Load(r.store)
	if err != nil {
		return err
	}
	n := len(here.All())
	all.Add(here.All()...)
	if r.report.Results = max(len(all.All())-n, 0); r.report.Results == 0 {
		return nil
	}
	merged, err := all.Text()
	if err != nil {
		return err
	}
	return r.store.Swap(store.Statistics, before, merged)
}

// settings restores the settings where there are none.
func (r *restoring) settings() error {
	text, err := r.textOf(store.Settings)
	if err != nil || text == nil {
		return err
	}
	err = r.store.Add(store.Settings, text, time.Time{})
	switch {
	case errors.Is(err, store.ErrChanged):
		r.report.SettingsKept, err = true, nil
	case err == nil:
		r.report.SettingsNew = true
	}
	return err
}
