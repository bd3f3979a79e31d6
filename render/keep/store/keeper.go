package store

import (
	"errors"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// Keeper writes without making the caller wait: a slow disk may take many milliseconds until a text is safe, and a frame has
// sixteen. Of each game, and of each name, the latest text wins. In a browser it writes at once, which is quick there.
type Keeper struct {
	store  Store
	atOnce bool

	mutex   sync.Mutex
	idle    sync.Cond // signals when everything is written, and when one has waited long enough
	running bool
	waiting []job
	failed  map[destination]failure
	names   map[*Game]string // that each was last saved under
	texts   map[*Game][]byte // that each was last saved as
}

// destination is where a text is written: to a game, or else under a name.
type destination struct {
	game *Game
	name string
}

type job struct {
	destination
	text []byte
}

// failure is a job that did not work, and why.
type failure struct {
	job
	err error
}

// Status tells where a game is saved, or why it is not.
type Status struct {
	Name string // it was last saved under; nothing before the first time
	Err  error  // why the last try failed; the next text, or Flush, tries again
}

// NewKeeper makes a keeper that writes to a store.
func NewKeeper(s Store) *Keeper {
	k := &Keeper{store: s, atOnce: runtime.GOOS == "js", failed: map[destination]failure{}, names: map[*Game]string{}, texts: map[*Game][]byte{}}
	k.idle.L = &k.mutex
	return k
}

// Save saves a game. The text must not be changed any more.
func (k *Keeper) Save(g *Game, text []byte) {
	k.hand(job{destination: destination{game: g}, text: text})
}

// Put stores another text under a name. The text must not be changed any more.
func (k *Keeper) Put(name string, text []byte) {
	k.hand(job{destination: destination{name: name}, text: text})
}

func (k *Keeper) hand(j job) {
	k.mutex.Lock()
	k.queue(j)
	k.start()
	k.mutex.Unlock()
}

// queue puts a job in the place of an older one for the same text. The mutex is held.
func (k *Keeper) queue(j job) {
	for i := range k.waiting {
		if k.waiting[i].destination == j.destination {
			k.waiting[i] = j
			return
		}
	}
	k.waiting = append(k.waiting, j)
}

// start has the waiting texts written. The mutex is held, before and after.
func (k *Keeper) start() {
	if k.running {
		return
	}
	k.running = true
	if !k.atOnce {
		go k.work()
		return
	}
	k.mutex.Unlock()
	k.work()
	k.mutex.Lock()
}

// work writes until nothing waits any more.
func (k *Keeper) work() {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	for len(k.waiting) > 0 {
		j := k.waiting[0]
		k.waiting = k.waiting[1:]
		k.mutex.Unlock()
		name, err := k.write(j)
		k.mutex.Lock()
		k.done(j, name, err)
	}
	k.running = false
	k.idle.Broadcast()
}

// write does a job and tells under which name.
func (k *Keeper) write(j job) (name string, err error) {
	if j.game != nil {
		return j.game.Write(j.text)
	}
	return j.name, k.store.Write(j.name, j.text)
}

// done notes how a job went. The mutex is held.
func (k *Keeper) done(j job, name string, err error) {
	delete(k.failed, j.destination)
	if err != nil {
		k.failed[j.destination] = failure{j, err}
	} else if j.game != nil {
		k.names[j.game], k.texts[j.game] = name, j.text
	}
}

// Check sees that a game is still where it was saved, and saves it again if another program took it away from there. It waits for
// that.
func (k *Keeper) Check(g *Game) {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	k.wait() // newer texts are written then, or have failed
	text, saved := k.texts[g]
	if _, failed := k.failed[destination{game: g}]; !saved || failed {
		return
	}
	k.queue(job{destination: destination{game: g}, text: text})
	k.start()
	k.wait()
}

// Status tells where a game is saved, or why it is not. It never waits for a disk.
func (k *Keeper) Status(g *Game) Status {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	return Status{Name: k.names[g], Err: k.failed[destination{game: g}].err}
}

// Err returns the errors of the texts that could not be written so far, nil if there are none. It never waits for a disk.
func (k *Keeper) Err() error {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	return k.problems()
}

// problems joins the errors of all that could not be written. The mutex is held.
func (k *Keeper) problems() error {
	var all []error
	for _, f := range k.failed {
		all = append(all, f.err)
	}
	slices.SortFunc(all, func(a, b error) int { return strings.Compare(a.Error(), b.Error()) })
	return errors.Join(all...)
}

// Flush waits until everything handed over is written, with one more try for failed texts, and returns the errors of those that
// cannot be written. The client calls it before it ends, for any reason.
func (k *Keeper) Flush() error {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	k.wait()
	for _, f := range k.failed { // nothing newer is waiting or being written now
		k.queue(f.job)
	}
	k.start()
	k.wait()
	return k.problems()
}

// Settle waits until everything handed over is written, or cannot be, but no longer than most: on a quick disk nothing is
// told as done before it is safe, and a slow one does not stop the game. It reports whether all was tried.
func (k *Keeper) Settle(most time.Duration) bool {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	late := false
	timer := time.AfterFunc(most, func() {
		k.mutex.Lock()
		defer k.mutex.Unlock()
		late = true
		k.idle.Broadcast()
	})
	defer timer.Stop()
	for k.running && !late {
		k.idle.Wait()
	}
	return !k.running
}

// wait waits until nothing is being written. The mutex is held, before and after, but not meanwhile.
func (k *Keeper) wait() {
	for k.running {
		k.idle.Wait()
	}
}
