package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// cutGame is the file of a game that was cut in half.
func cutGame(t *testing.T) (file string) {
	t.Helper()
	text, err := os.ReadFile("../../automa/record/testdata/medium.soho")
	if err != nil {
		t.Fatal(err)
	}
	file = filepath.Join(t.TempDir(), "game.soho")
	write(t, file, text[:len(text)/2])
	return file
}

func TestARescuedGameIsKeptBeforeAnythingIsDone(t *testing.T) {
	file := cutGame(t)
	f, cmd := asked(t, "--load", file)
	cmd.SetErr(io.Discard)
	f.rescue = true
	if _, _, err := f.load(cmd, filesAtPaths()); err != nil {
		t.Fatal(err)
	}
	if _, err := loadRecord(file, ""); err != nil {
		t.Errorf("a program that is killed now has lost it: %v", err)
	}
}

// fullDisk is a store that takes nothing while it is full.
type fullDisk struct {
	store.Store
	full bool
}

func (d *fullDisk) Write(name string, text []byte) error {
	if d.full {
		return errors.New("no space left")
	}
	return d.Store.Write(name, text)
}

func (d *fullDisk) Swap(name string, known, text []byte) error {
	if d.full {
		return errors.New("no space left")
	}
	return d.Store.Swap(name, known, text)
}

// Rescue makes a copy still, for which a disk may need no room.
func (d *fullDisk) Rescue(name string, damaged, text []byte) (string, error) {
	aside, err := d.Store.Rescue(name, damaged, text)
	if d.full && err == nil {
		err = errors.Join(errors.New("no space left"), os.WriteFile(name, damaged, 0o600))
	}
	return aside, err
}

// chosen makes the first choice there is.
func chosen(r *record.Record) { r.Choose(r.Game().Choices(&r.Position().State, nil)[0]) }

func TestASignalTellsOfNoGameThatCouldNotBeSaved(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.soho")
	d := &fullDisk{Store: filesAtPaths()}
	k := &keeper{game: store.OpenedGame(d, file, nil, nil)}
	r, err := record.New(played.Birmingham(), played.Medium(1))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := k.save(r.Marshal()); err != nil {
		t.Fatal(err)
	}
	d.full = true
	chosen(r)
	if _, err := k.save(r.Marshal()); err == nil {
		t.Fatal("saved on a full disk")
	}
	if path, _, err := k.stop(); path != "" || err == nil {
		t.Errorf("told as saved in %q, %v", path, err)
	}
	k.mutex.Unlock()
	d.full = false
	if path, _, err := k.stop(); path != file || err != nil {
		t.Errorf("not tried again: %q, %v", path, err)
	}
	if text, err := os.ReadFile(file); err != nil || !bytes.Equal(text, r.Marshal()) {
		t.Errorf("saved is not the game: %v", err)
	}
}

func TestWhereADeckCannotBeKeptItsGameGoesOn(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "game.soho")
	deck := ownDeck(t, folder)
	f, cmd := asked(t, "--load", file, "--deck", deck)
	r, err := f.start(cmd)
	if err != nil {
		t.Fatal(err)
	}
	write(t, file, r.Marshal())
	d := &fullDisk{Store: filesAtPaths(), full: true}
	r, k, err := f.load(cmd, d)
	if err != nil {
		t.Fatal(err)
	}
	chosen(r)
	if _, err := k.save(r.Marshal()); err == nil {
		t.Error("saved where nothing can be")
	}
	d.full = false
	if _, err := k.save(r.Marshal()); err != nil {
		t.Error(err)
	}
	if _, err := loadRecord(file, ""); err != nil {
		t.Errorf("saved without its deck: %v", err)
	}
}

func TestARescuedGameGoesOnThoughItCannotBeSaved(t *testing.T) {
	file := cutGame(t)
	f, cmd := asked(t, "--load", file)
	var told bytes.Buffer
	cmd.SetErr(&told)
	f.rescue = true
	d := &fullDisk{Store: filesAtPaths(), full: true}
	r, k, err := f.load(cmd, d)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(told.String(), "game-broken-1.soho") {
		t.Errorf("where the damaged file is now is not told: %s", &told)
	}
	d.full = false
	if path, err := k.save(r.Marshal()); err != nil || path != file {
		t.Errorf("saved as %s, %v", path, err)
	}
}
