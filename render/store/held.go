package store

import (
	"io/fs"
	"path"
	"strings"
	"sync"
	"time"
)

// Held is a store where there are no files. It keeps each text under its name in a few slots, with the time of writing as the
// first line.
type Held struct {
	mutex  sync.Mutex
	slots  slots
	now    Clock
	newest time.Time // of the games, once one was written
}

// slots hold texts by name: the local storage of a browser, or memory.
type slots interface {
	names() ([]string, error)
	get(name string) (text string, ok bool, err error)
	set(name, text string) error
	remove(name string) error
	// export hands a text to the player.
	export(name, text string) error
}

// List implements Store.
func (h *Held) List() ([]Entry, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return h.list()
}

// list lists the games. The mutex is held.
func (h *Held) list() ([]Entry, error) {
	names, err := h.slots.names()
	if err != nil {
		return nil, err
	}
	var list []Entry
	for _, name := range names {
		if !isGame(name) {
			continue
		}
		text, ok, err := h.slots.get(name)
		if err != nil {
			return nil, err
		}
		if ok {
			written, text := dated(text)
			list = append(list, Entry{Name: name, Modified: written, Size: int64(len(text))})
		}
	}
	newestFirst(list)
	return list, nil
}

// dated takes the time of writing off a text. A text that something else put there has none.
func dated(held string) (written time.Time, text string) {
	first, rest, ok := strings.Cut(held, "\n")
	written, err := time.Parse(time.RFC3339Nano, first)
	if !ok || err != nil {
		return time.Time{}, held
	}
	return written, rest
}

// Read implements Store.
func (h *Held) Read(name string) ([]byte, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	held, err := h.read(name)
	if err != nil {
		return nil, err
	}
	_, text := dated(held)
	if len(text) > Most {
		return nil, about("read", name, ErrTooLong)
	}
	return []byte(text), nil
}

func (h *Held) read(name string) (string, error) {
	held, ok, err := h.slots.get(name)
	if err == nil && !ok {
		err = about("nothing", name, fs.ErrNotExist)
	}
	return held, err
}

// Write implements Store. When there is no room, the copies of texts before are given up for it: they are spare.
func (h *Held) Write(name string, text []byte) error {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if name == "" {
		return about("no-name", name, nil)
	}
	held, ok, err := h.slots.get(name)
	if err != nil {
		return err
	}
	if _, before := dated(held); ok && before == string(text) {
		return nil
	}
	full := h.time(name).UTC().Format(time.RFC3339Nano) + "\n" + string(text)
	if ok {
		_ = h.slots.set(name+CopyEnding, held) // without room for the copy, there is none
	}
	err = h.slots.set(name, full)
	if err == nil {
		return nil
	}
	if err := h.dropSpare(); err != nil {
		return err
	}
	return h.slots.set(name, full)
}

// time is when a text is written now. A game is never older than those before it, even if the clock was set back since: it
// is the one to go on with.
func (h *Held) time(name string) time.Time {
	now := h.now()
	if !isGame(name) {
		return now
	}
	if h.newest.IsZero() {
		if list, err := h.list(); err == nil && len(list) > 0 {
			h.newest = list[0].Modified
		}
	}
	if now.Before(h.newest) {
		now = h.newest.Add(time.Second)
	}
	h.newest = now
	return now
}

// dropSpare removes all copies of texts before.
func (h *Held) dropSpare() error {
	names, err := h.slots.names()
	if err != nil {
		return err
	}
	for _, name := range names {
		if strings.HasSuffix(name, CopyEnding) {
			if err := h.slots.remove(name); err != nil {
				return err
			}
		}
	}
	return nil
}

// SetAside implements Store.
func (h *Held) SetAside(name string) (string, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	held, err := h.read(name)
	if err != nil {
		return "", err
	}
	for n := 1; n <= mostNames; n++ {
		now := brokenName(name, n)
		if _, taken, err := h.slots.get(now); err != nil {
			return "", err
		} else if taken {
			continue
		}
		if err := h.slots.set(now, held); err != nil {
			return "", err
		}
		return now, h.slots.remove(name)
	}
	return "", tooManyBroken(name)
}

// Export implements Store.
func (h *Held) Export(name string, text []byte) (string, error) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return name, h.slots.export(path.Base(name), string(text))
}
