package backup

import (
	"bytes"
	"cmp"
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

// Restoring is a backup on its way into a store.
type Restoring struct {
	*Backup
	store  store.Store
	report Report
	sizes  map[int64][]string  // the games there that were not read yet, by their size in bytes
	hashes map[string][]string // those that were, by the hash of their text
	steps  []func() error      // what is left to be done
}

// Into begins to add what is in a backup to a store. It overwrites nothing: what is there already stays, and another game or deck of
// the same name is kept under a name of its own. Where it fails, or the program is killed, all that came before is there, whole, and
// restoring the backup once more adds the rest.
func (b *Backup) Into(s store.Store) (*Restoring, error) {
	r := &Restoring{Backup: b, store: s, sizes: map[int64][]string{}, hashes: map[string][]string{}}
	list, err := s.List()
	for _, game := range list {
		r.sizes[game.Size] = append(r.sizes[game.Size], game.Name)
	}
	r.steps = append(r.steps, r.decks)
	for _, game := range b.games() {
		r.steps = append(r.steps, func() error { return r.game(game) })
	}
	r.steps = append(r.steps, r.statistics, r.settings)
	return r, err
}

// Step restores a little more, such as a game, and reports whether there is more to do.
func (r *Restoring) Step() (more bool, err error) {
	if len(r.steps) == 0 {
		return false, nil
	}
	err = r.steps[0]()
	r.steps = r.steps[1:]
	return err == nil && len(r.steps) > 0, err
}

// Report tells what came so far.
func (r *Restoring) Report() *Report { return &r.report }

// Restore adds all that is in a backup to a store, see Into.
func (b *Backup) Restore(s store.Store) (*Report, error) {
	r, err := b.Into(s)
	for more := err == nil; more; {
		more, err = r.Step()
	}
	return r.Report(), err
}

// textOf is the text of an entry, nil if there is none.
func (r *Restoring) textOf(name string) ([]byte, error) {
	i, ok := r.at[name]
	if !ok {
		return nil, nil
	}
	return r.read(r.entries[i])
}

// games lists the games, the oldest first: the newest is the one to go on with.
func (b *Backup) games() (list []*entry) {
	for _, e := range b.entries {
		if strings.HasPrefix(e.name, gamesFolder) && store.IsGame(e.name) {
			list = append(list, e)
		}
	}
	slices.SortFunc(list, func(a, b *entry) int { return cmp.Or(a.written.Compare(b.written), strings.Compare(a.name, b.name)) })
	return list
}

// game restores a game with what is beside it.
func (r *Restoring) game(e *entry) error {
	text, err := r.read(e)
	beside := map[string][]byte{}
	for i := 0; i < len(store.Beside) && err == nil; i++ {
		var each []byte
		if each, err = r.textOf(e.name + store.Beside[i]); each != nil {
			beside[store.Beside[i]] = each
		}
	}
	if err != nil {
		return err
	}
	was := strings.TrimPrefix(e.name, gamesFolder)
	if name := r.same(everywhere(was), e, text, beside[store.DeckEnding]); name != "" {
		r.report.There++
		return r.analysis(e, name, beside)
	}
	name, err := store.AddGame(r.store, everywhere(was), text, beside, e.written)
	if err != nil {
		return err
	}
	r.hashes[e.hash] = append(r.hashes[e.hash], name)
	if name == was {
		r.report.New++
	} else {
		r.report.Beside = append(r.report.Beside, [2]string{was, name})
	}
	return nil
}

// analysis adds the analysis of a game that was there already, unless it has one.
func (r *Restoring) analysis(e *entry, name string, beside map[string][]byte) error {
	text, ok := beside[store.AnalysisEnding]
	if !ok {
		return nil
	}
	if err := r.store.Add(name+store.AnalysisEnding, text, e.written); !errors.Is(err, store.ErrChanged) {
		return err
	}
	return nil
}

// same is the name of a game that is there with the same text and deck, or that went on from this very text under its name.
func (r *Restoring) same(usual string, e *entry, text, deck []byte) string {
	if there, err := r.store.Read(usual); err == nil && (bytes.Equal(there, text) || transcript.GoesOn(there, text)) && r.isDeck(usual, deck) {
		return usual
	}
	for _, name := range r.sizes[e.size] { // each is read once, however many are of one size
		if there, err := r.store.Read(name); err == nil {
			hash := hashOf(there)
			r.hashes[hash] = append(r.hashes[hash], name)
		}
	}
	delete(r.sizes, e.size)
	for _, name := range r.hashes[e.hash] {
		if r.isDeck(name, deck) {
			return name
		}
	}
	return ""
}

// isDeck reports whether a game is played with a deck, nil for the printed one.
func (r *Restoring) isDeck(game string, deck []byte) bool {
	there, err := r.store.Read(game + store.DeckEnding)
	return errors.Is(err, fs.ErrNotExist) && deck == nil || err == nil && deck != nil && bytes.Equal(there, deck)
}

// decks restores the player's own decks and mats.
func (r *Restoring) decks() error {
	own, err := r.store.Own()
	if err != nil {
		return err
	}
	for _, e := range r.entries {
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
func (r *Restoring) statistics() error {
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
func (r *Restoring) settings() error {
	text, err := r.textOf(store.Settings)
	if err != nil || text == nil {
		return err
	}
	switch there, err := r.store.Read(store.Settings); {
	case err == nil:
		r.report.SettingsKept = !bytes.Equal(there, text)
		return nil
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	if err = r.store.Add(store.Settings, text, time.Time{}); err == nil {
		r.report.SettingsNew = true
	}
	return err
}
