package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine/fault"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/tell/words"
)

func (f *playFlags) playInTerminal(cmd *cobra.Command) error {
	r, k, err := f.opened(cmd)
	if err != nil {
		return err
	}
	left := "terminal.left"
	var printed *automa.Game
	if r.Game().Edition.Companion {
		left, printed = "terminal.table.left", decks.Game(r.Game().ID)
	}
	out := cmd.OutOrStdout()
	w := wordsAbout(cmd, r.Game())
	w.Width = widthOf(out) - 2
	w.Plain = f.plain
	defer onSignal(func() { k.farewell(cmd, w, left) })()
	return terminal.New(r, cmd.InOrStdin(), out, terminal.Options{
		Words:   w,
		Colour:  isTerminal(out) && !f.noColour && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb",
		Echo:    !isTerminal(cmd.InOrStdin()),
		Guide:   f.guide,
		Free:    f.freeHints(r),
		Page:    sohofoundry.Page,
		Notice:  f.notices(w, k.again),
		Loaded:  f.file,
		Reached: k.game.Reached(),
		Reach:   k.reach,
		Clear:   isTerminal(out) && !f.plain && os.Getenv("TERM") != "dumb",
		Save:    func(r *record.Record) (string, error) { return k.save(r.Marshal()) },
		SaveAs:  func(path string, r *record.Record) (string, error) { return k.saveCopy(path, r.Marshal()) },
		Printed: printed,
		Think:   thinkFor(time.Second),
	}).Run()
}

// freeHints reports whether hints leave a game unmarked: the guide is on, no game that is kept was finished, and the result is compared
// with no other.
func (f *playFlags) freeHints(r *record.Record) bool {
	return f.guide && !daily.Compared(r.Game(), r.Header()) && noneFinished()
}

// noneFinished reports whether no game that is kept was finished.
func noneFinished() bool {
	kept, problem := openKept()
	if problem != nil {
		return false
	}
	known, problem := statistics.Load(kept)
	games := library.New(kept)
	if problem != nil || games.Refresh() != nil {
		return false
	}
	for counted := known.Counted(); games.Scan(library.PlayingCost, counted); {
		continue
	}
	known.Add(games.Finished()...)
	return known.None()
}

// notices are the texts to be read first about the game of a link, or of a day that was begun before.
func (f *playFlags) notices(w words.Words, again bool) (list []string) {
	if f.link != nil && f.link.Kind == link.Game && !f.table {
		list = append(list, w.Text("terminal.from-link"))
	}
	if again {
		list = append(list, w.Text("terminal.day-again"))
	}
	return list
}

// opened starts a new game, or goes on with a saved one, and returns its keeper.
func (f *playFlags) opened(cmd *cobra.Command) (*record.Record, *keeper, error) {
	switch {
	case f.file != "":
		return f.load(cmd, filesAtPaths())
	case cmd.Flags().Changed("from"):
		return f.again(cmd)
	}
	kept := openStore(cmd)
	if f.daily {
		if f.goOnToday(kept); f.file != "" {
			return f.load(cmd, filesAtPaths())
		}
	}
	r, err := f.start(cmd)
	if err != nil {
		return nil, nil, err
	}
	deck, err := f.deckText()
	if err != nil {
		return nil, nil, err
	}
	if f.table {
		game, err := store.NewTable(kept, client.NameOf(r.Game(), r.Header()), deck)
		return r, &keeper{game: game, folder: gamesFolder(kept)}, err
	}
	again := false
	if day, ok := daily.Of(r.Game(), r.Header()); ok && daysGame(kept, day).Begun {
		r.MakePractice()
		again = true
	}
	game, err := store.NewGame(kept, client.NameOf(r.Game(), r.Header()), deck)
	return r, &keeper{game: game, folder: gamesFolder(kept), again: again}, err
}

// load goes on with a saved game, which stays where it is.
func (f *playFlags) load(cmd *cobra.Command, kept store.Store) (r *record.Record, k *keeper, err error) {
	deck, err := f.deckFor()
	if err != nil {
		return nil, nil, err
	}
	if beside := f.file + store.DeckEnding; deck != nil && kept.Write(beside, deck) != nil {
		kept = handed{kept, beside, deck}
	}
	k = &keeper{}
	games := library.New(kept)
	err = f.goOn(cmd, kept, f.file, func(name string) (err error) {
		r, k.game, err = games.Open(name)
		k.path = name
		return err
	}, func(name string) (aside string, err error) {
		r, k.game, aside, err = games.Rescue(name)
		if k.game != nil { // if it could not be saved, the next choice tries again and tells
			err = nil
		}
		return aside, err
	})
	return r, k, err
}

// handed is a store with a deck that could not be kept in it yet, so that its game goes on all the same.
type handed struct {
	store.Store
	name string
	deck []byte
}

// Read implements Store.
func (h handed) Read(name string) ([]byte, error) {
	if name == h.name {
		return h.deck, nil
	}
	return h.Store.Read(name)
}

// keeper saves a game as it is played.
type keeper struct {
	mutex  sync.Mutex
	game   *store.Game
	folder string // where games lie, unless their names are paths
	text   []byte // the game as it is
	path   string // where that was saved, nothing if it could not be
	again  bool   // it is a day's game that was begun before
}

func (k *keeper) save(text []byte) (path string, err error) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	k.text = text
	err = k.write()
	return k.path, err
}

// reach keeps how far the Automa's turn was read. Nothing depends on it but where that goes on.
func (k *keeper) reach(text string) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	_ = k.game.Reach(text)
}

// write saves the game as it is. The mutex is held.
func (k *keeper) write() error {
	name, err := k.game.Write(k.text)
	if k.path = name; err == nil && k.folder != "" {
		k.path = filepath.Join(k.folder, name)
	}
	return err
}

// saveCopy writes a record where the player says, in a folder that there is.
func (k *keeper) saveCopy(path string, text []byte) (where string, err error) {
	if path != "~" && !strings.HasPrefix(path, "~/") {
		if path, err = filepath.Abs(path); err != nil {
			return "", err
		}
	}
	return k.game.Export(path, text)
}

// stop waits until the game is saved, trying once more if it could not be or is not there any more, and has nothing saved after
// that. It tells where the game is, which is nowhere if no choice was made, and whether it was elsewhere before.
func (k *keeper) stop() (path string, moved bool, err error) {
	k.mutex.Lock() // and keep it
	before := k.path
	if k.text != nil {
		err = k.write()
	}
	return k.path, err == nil && before != "" && k.path != before, err
}

// farewell saves when a signal ends the program, and tells where the game is.
func (k *keeper) farewell(cmd *cobra.Command, w words.Words, left string) {
	out := cmd.OutOrStdout()
	path, moved, err := k.stop()
	switch {
	case err != nil:
		fmt.Fprintln(out)
		complain(cmd, fault.Errorf("the game could not be saved: %s", w.Reason(err)))
	case moved:
		fmt.Fprintln(out, "\n"+w.Text("terminal.save.elsewhere", "path", terminal.ShellWord(path)))
		fmt.Fprintln(out, w.Text(left, "path", terminal.ShellWord(path)))
	case path != "":
		fmt.Fprintln(out, "\n"+w.Text(left, "path", terminal.ShellWord(path)))
	}
}
