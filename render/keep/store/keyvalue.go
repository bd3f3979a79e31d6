package store

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"sohofoundry/automa/transcript"
)

// KeyValueStore is a store where there are no files. It stores each text under its name, with the time of writing as the first line.
type KeyValueStore struct {
	mutex  sync.Mutex
	values values
	now    Clock
	newest time.Time // of the games, once one was written
}

// values are texts by name: the local storage of a browser, or memory.
type values interface {
	names() ([]string, error)
	get(name string) (text string, ok bool, err error)
	set(name, text string) error
	remove(name string) error
	// export hands a text to the player.
	export(name, text string) error
}

// List implements Store.
func (s *KeyValueStore) List() ([]Entry, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.list()
}

// list lists the games. The mutex is held.
func (s *KeyValueStore) list() ([]Entry, error) {
	names, err := s.values.names()
	if err != nil {
		return nil, err
	}
	var list []Entry
	for _, name := range names {
		if !isGame(name) {
			continue
		}
		text, ok, err := s.values.get(name)
		if err != nil {
			return nil, err
		}
		if ok {
			written, text := splitDate(text)
			list = append(list, Entry{Name: name, Modified: written, Size: int64(len(text))})
		}
	}
	newestFirst(list)
	return list, nil
}

// splitDate takes the time of writing off a stored text. A text that something else put there has none.
func splitDate(stored string) (written time.Time, text string) {
	first, rest, ok := strings.Cut(stored, "\n")
	written, err := time.Parse(time.RFC3339Nano, first)
	switch {
	case !ok || err != nil:
		return time.Time{}, stored
	case written.After(noDate):
		return time.Time{}, rest
	}
	return written, rest
}

// Read implements Store.
func (s *KeyValueStore) Read(name string) ([]byte, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	stored, err := s.read(name)
	if err != nil {
		return nil, err
	}
	_, text := splitDate(stored)
	if len(text) > Most {
		return nil, about("read", name, ErrTooLong)
	}
	return []byte(text), nil
}

func (s *KeyValueStore) read(name string) (string, error) {
	stored, ok, err := s.values.get(name)
	if err == nil && !ok {
		err = about("nothing", name, fs.ErrNotExist)
	}
	return stored, err
}

// Write implements Store. When there is no room, the copies of texts before are given up for it: they are spare.
func (s *KeyValueStore) Write(name string, text []byte) error { return s.write(name, text, anyText) }

// Swap implements Store.
func (s *KeyValueStore) Swap(name string, last, text []byte) error {
	return s.write(name, text, known(last))
}

func (s *KeyValueStore) write(name string, text []byte, mayReplace func(before []byte) error) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if name == "" {
		return about("no-name", name, nil)
	}
	stored, ok, err := s.values.get(name)
	if err != nil {
		return err
	}
	if ok {
		_, before := splitDate(stored)
		if err := mayReplace([]byte(before)); err != nil {
			return err
		}
		if before == string(text) {
			return nil
		}
		if !passing(name) {
			_ = s.values.set(name+CopyEnding, stored) // without room for the copy, there is none
		}
	}
	return s.put(name, text)
}

// Add implements Store. When there is no room, copies are given up for the text as by Write.
func (s *KeyValueStore) Add(name string, text []byte, written time.Time) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	stored, ok, err := s.values.get(name)
	if err != nil {
		return err
	}
	if ok {
		if _, before := splitDate(stored); before != string(text) {
			return ErrChanged
		}
		return nil
	}
	s.newest = time.Time{}
	return s.putAt(name, text, written)
}

// Own implements Store.
func (s *KeyValueStore) Own() ([]string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, err := s.values.names()
	return slices.DeleteFunc(names, func(name string) bool { return !IsOwn(name) }), err
}

// put writes a text with its time. When there is no room, copies are given up for it.
func (s *KeyValueStore) put(name string, text []byte) error { return s.putAt(name, text, s.time(name)) }

func (s *KeyValueStore) putAt(name string, text []byte, written time.Time) error {
	full := written.UTC().Format(time.RFC3339Nano) + "\n" + string(text)
	if s.values.set(name, full) == nil {
		return nil
	}
	if err := s.dropSpare(); err != nil {
		return err
	}
	return s.values.set(name, full)
}

// Rescue implements Store.
func (s *KeyValueStore) Rescue(name string, damaged, text []byte) (aside string, err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	stored, ok, err := s.values.get(name)
	if err != nil {
		return "", err
	}
	if ok {
		if _, now := splitDate(stored); now != string(damaged) {
			return "", ErrChanged
		}
		if aside, err = s.keepAside(name, stored); err != nil {
			return "", err
		}
	}
	before, ok, err := s.values.get(name + CopyEnding)
	if err != nil {
		return aside, err
	}
	if _, old := splitDate(before); ok && !transcript.GoesOn(text, []byte(old)) {
		if _, err := s.keepAside(name, before); err != nil {
			return aside, err
		}
	}
	return aside, s.put(name, text)
}

// keepAside keeps a text under a name for broken texts, see brokenName, unless it is there already.
func (s *KeyValueStore) keepAside(name, stored string) (aside string, err error) {
	_, text := splitDate(stored)
	for n := 1; n <= mostNames; n++ {
		aside = brokenName(name, n)
		there, taken, err := s.values.get(aside)
		if err != nil {
			return "", err
		}
		if !taken {
			return aside, s.values.set(aside, stored)
		}
		if _, same := splitDate(there); same == text {
			return aside, nil
		}
	}
	return "", tooManyBroken(name)
}

// Aside implements Store.
func (s *KeyValueStore) Aside(name string) (list []string, err error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	names, err := s.values.names()
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(names, func(each string) bool { return !isBroken(each, name) }), nil
}

// time is when a text is written now. A game is never older than those before it, even if the clock was set back since: it
// is the one to go on with.
func (s *KeyValueStore) time(name string) time.Time {
	now := s.now()
	if !isGame(name) || now.After(noDate) {
		return now
	}
	if s.newest.IsZero() {
		if list, err := s.list(); err == nil && len(list) > 0 {
			s.newest = list[0].Modified
		}
	}
	if now.Before(s.newest) {
		now = s.newest.Add(time.Second)
	}
	s.newest = now
	return now
}

// dropSpare removes all copies of texts before, and analyses.
func (s *KeyValueStore) dropSpare() error {
	names, err := s.values.names()
	if err != nil {
		return err
	}
	for _, name := range names {
		if strings.HasSuffix(name, CopyEnding) || passing(name) {
			if err := s.values.remove(name); err != nil {
				return err
			}
		}
	}
	return nil
}

// SetAside implements Store.
func (s *KeyValueStore) SetAside(name string) (string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	stored, err := s.read(name)
	if err != nil {
		return "", err
	}
	now, err := s.keepAside(name, stored)
	if err != nil {
		return "", err
	}
	return now, s.values.remove(name)
}

// Export implements Store.
func (s *KeyValueStore) Export(name string, text []byte) (string, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return name, s.values.export(path.Base(name), string(text))
}
