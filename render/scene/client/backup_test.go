package client_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/backup"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
)

// handedOut is a store that keeps what is exported.
type handedOut struct {
	store.Store
	name string
	text []byte
}

func (h *handedOut) Export(name string, text []byte) (string, error) {
	h.name, h.text = name, bytes.Clone(text)
	return name, nil
}

// notices are all sentences that the start screen shows, each of which is then read.
func (p *person) notices() (told string) {
	for p.pass(2); p.has("start:dismiss"); p.pass(2) {
		told += strings.Join(p.see().Said, " ") + "\n"
		p.click("start:dismiss")
	}
	return told
}

// A backup that one client makes brings its games and results to another, which tells what came.
func TestABackupGoesFromOneClientToAnother(t *testing.T) {
	from := &handedOut{Store: store.NewMemory(clock)}
	for _, name := range []string{"easy.soho", "hard.soho"} {
		if err := from.Write(name, savedGame(t, name)); err != nil {
			t.Fatal(err)
		}
	}
	p := sitDown(t, from)
	p.click("start:load")
	p.click("load:back-up")
	if told := p.notices(); !backup.Is(from.text) || !strings.HasSuffix(from.name, backup.Ending) || !strings.Contains(told, "2 games are in "+from.name) {
		t.Fatalf("handed out is %q, told %q", from.name, told)
	}
	q := newcomer(t)
	q.Import(from.name, from.text)
	if told := q.notices(); !strings.Contains(told, "2 games new, 0 there already, 2 results new in the statistics") {
		t.Errorf("it is told %q", told)
	}
	if got := len(strings.Fields(q.saves())); got != 2 {
		t.Errorf("there are %d games", got)
	}
	if known, err := statistics.Load(q.Store); err != nil || len(known.All()) != 2 {
		t.Errorf("there are %d results (%v)", len(known.All()), err)
	}
	q.Import("broken.zip", from.text[:100])
	if told := q.notices(); !strings.Contains(told, `"broken.zip" was not restored: it is cut off`) {
		t.Errorf("of a backup that is cut off it is told %q", told)
	}
}

// havingFinished is a store with results of so many games, of which none is saved.
func havingFinished(t *testing.T, n int) store.Store {
	t.Helper()
	kept := store.NewMemory(clock)
	var all statistics.Statistics
	for i := range n {
		all.Add(statistics.Result{Name: "a", Hash: strings.Repeat("a", i+1), Date: clock().Add(time.Duration(i)), Seed: uint64(i)})
	}
	text, err := all.Text()
	if err == nil {
		err = kept.Write(store.Statistics, text)
	}
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

// The page reminds of a backup after ten finished games without one, once; a window does not, nor does the page after nine.
func TestThePageRemindsOfABackup(t *testing.T) {
	const reminds = "without a backup"
	for _, c := range []struct {
		name    string
		games   int
		browser bool
		backed  int // finished games at the last backup
		want    bool
	}{
		{"nine games", 9, true, 0, false}, {"ten games", 10, true, 0, true}, {"a window", 10, false, 0, false},
		{"nine since the last", 19, true, 10, false}, {"ten since the last", 20, true, 10, true}, {"begun anew", 3, true, 50, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			kept := havingFinished(t, c.games)
			set(t, kept, func(s *settings.Settings) { s.BackedUp = c.backed })
			p := sitDown(t, kept)
			p.Browser = c.browser
			p.click("start:load") // which lists the games anew
			p.click("start:close")
			if told := p.notices(); strings.Contains(told, reminds) != c.want {
				t.Errorf("it is told %q", told)
			}
			p.click("start:load")
			p.click("start:close")
			if told := p.notices(); strings.Contains(told, reminds) {
				t.Errorf("and once more: %q", told)
			}
		})
	}
}

// A game that another machine went on with at the same time is told of once, and is a game of its own.
func TestAConflictIsTold(t *testing.T) {
	kept := store.NewMemory(clock)
	const other = "easy.sync-conflict-20261127-101010-K3X7Q2A.soho"
	for _, name := range []string{"easy.soho", other} {
		if err := kept.Write(name, savedGame(t, "easy.soho")); err != nil {
			t.Fatal(err)
		}
	}
	p := sitDown(t, kept)
	if told := p.notices(); !strings.Contains(told, `Another machine went on with "easy.soho" at the same time.`) {
		t.Errorf("it is told %q", told)
	}
	p.click("start:load")
	p.pass(10)
	if !p.has("load:look:easy.soho") || !p.has("load:look:"+other) {
		t.Error("not both games are listed")
	}
	if told := sitDown(t, kept).notices(); strings.Contains(told, "Another machine") {
		t.Errorf("it is told again: %q", told)
	}
}
