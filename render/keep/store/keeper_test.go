package store_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
)

func TestTheLatestTextIsKept(t *testing.T) {
	everywhere(t, func(t *testing.T, s store.Store) {
		k := store.NewKeeper(s)
		first, second := newGame(t, s, "first", nil), newGame(t, s, "second", nil)
		for i := range 100 {
			text := fmt.Appendf(nil, "choice %d", i)
			k.Save(first, text)
			k.Save(second, text)
			k.Put(store.Settings, text)
		}
		if err := k.Flush(); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"first.soho", "second.soho", store.Settings} {
			expect(t, s, name, "choice 99")
		}
		if now := k.Status(second); now != (store.Status{Name: "second.soho"}) {
			t.Errorf("the status is %+v", now)
		}
	})
}

// faulty is a store that can be held up, and that may fail to write.
type faulty struct {
	store.Store
	gate  sync.Mutex
	fault func() error // why the next text cannot be written; nil where nothing is wrong
}

func (f *faulty) Write(name string, text []byte) error {
	return f.pass(func() error { return f.Store.Write(name, text) })
}

func (f *faulty) Swap(name string, known, text []byte) error {
	return f.pass(func() error { return f.Store.Swap(name, known, text) })
}

// pass writes, once it may, unless something is wrong.
func (f *faulty) pass(write func() error) error {
	f.gate.Lock()
	defer f.gate.Unlock()
	if f.fault != nil {
		if err := f.fault(); err != nil {
			return err
		}
	}
	return write()
}

func TestWhatFailedIsTriedAgain(t *testing.T) {
	full := errors.New("the disk is full")
	s := &faulty{Store: store.NewMemory(clock()), fault: func() error { return full }}
	k := store.NewKeeper(s)
	g := newGame(t, s, "a", nil)
	k.Save(g, []byte("one"))
	k.Put(store.Settings, []byte("one"))
	if err := k.Flush(); err == nil || strings.Count(err.Error(), full.Error()) != 2 || k.Err() == nil {
		t.Errorf("not both errors are told: %v", err)
	}
	if now := k.Status(g); now != (store.Status{Err: full}) {
		t.Errorf("the status is %+v", now)
	}
	s.fault = nil
	if err := k.Flush(); err != nil || k.Err() != nil {
		t.Errorf("there is room again: %v", err)
	}
	expect(t, s, "a.soho", "one")
	expect(t, s, store.Settings, "one")
}

func TestSavingDoesNotWaitForASlowDisk(t *testing.T) {
	if !async {
		t.Skip("here it writes at once")
	}
	s := &faulty{Store: store.NewMemory(clock())}
	k := store.NewKeeper(s)
	g := newGame(t, s, "a", nil)
	s.gate.Lock()
	for _, text := range []string{"one", "two", "three"} { // these would never return
		k.Save(g, []byte(text))
	}
	if now := k.Status(g); now.Name != "" || k.Err() != nil {
		t.Errorf("the status is %+v", now)
	}
	s.gate.Unlock()
	if err := k.Flush(); err != nil {
		t.Fatal(err)
	}
	expect(t, s, "a.soho", "three")
}

func TestSettlingWaitsForAQuickDiskOnly(t *testing.T) {
	if !async {
		t.Skip("here it writes at once")
	}
	s := &faulty{Store: store.NewMemory(clock())}
	k := store.NewKeeper(s)
	g := newGame(t, s, "a", nil)
	s.gate.Lock()
	k.Save(g, []byte("one"))
	if k.Settle(time.Millisecond) { // nothing is written before the gate opens
		t.Error("what is not written is called safe")
	}
	s.gate.Unlock()
	if !k.Settle(time.Hour) {
		t.Error("what is written is not called safe")
	}
	expect(t, s, "a.soho", "one")
}

func TestOfManyWritersEachKeepsItsLast(t *testing.T) {
	s := store.NewMemory(clock())
	k := store.NewKeeper(s)
	var all sync.WaitGroup
	for i := range 8 {
		g := newGame(t, s, fmt.Sprint("game-", i), nil)
		all.Go(func() {
			for n := range 50 {
				k.Save(g, fmt.Appendf(nil, "%d", n))
				k.Status(g)
				if n%10 == 0 && k.Flush() != nil {
					t.Error("memory is full")
				}
			}
		})
	}
	all.Wait()
	if err := k.Flush(); err != nil {
		t.Fatal(err)
	}
	for i := range 8 {
		expect(t, s, fmt.Sprintf("game-%d.soho", i), "49")
	}
}

func TestAnOlderTextNeverComesAfterANewerOne(t *testing.T) {
	tries := 0
	s := &faulty{Store: store.NewMemory(clock()), fault: func() error {
		if tries++; tries%3 == 0 {
			return errors.New("the cable is loose")
		}
		return nil
	}}
	k := store.NewKeeper(s)
	var all sync.WaitGroup
	for i := range 4 {
		g := newGame(t, s, fmt.Sprint("game-", i), nil)
		all.Go(func() {
			for n := range 50 {
				k.Save(g, fmt.Appendf(nil, "%d", n))
				if n%5 == i {
					_ = k.Flush() // tries again what failed, while others save
				}
			}
		})
	}
	all.Wait()
	for range 100 {
		if k.Flush() == nil {
			break
		}
	}
	for i := range 4 {
		expect(t, s, fmt.Sprintf("game-%d.soho", i), "49")
	}
}
