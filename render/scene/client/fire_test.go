//go:build !js

package client_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/transcript"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
)

// keeping is somebody who keeps files and made the first choice of a new game.
func keeping(t *testing.T, kept *store.Files, seed uint64) *person {
	t.Helper()
	p := sitDown(t, kept)
	p.moment = time.Second / 5
	p.click("start:new-game")
	p.click("new-game:guide:off") // the guided game has cards of its own
	p.click("new-game:begin")
	p.chooseOnce(dice(seed))
	return p
}

// onDisk fails unless the game at the table is the newest on the disk, whole.
func onDisk(t *testing.T, p *person) {
	t.Helper()
	if err := p.settle(); err != nil {
		t.Fatal(err)
	}
	list, err := p.kept.List()
	if err != nil || len(list) == 0 {
		t.Fatalf("nothing is kept, %v", err)
	}
	if text, err := p.kept.Read(list[0].Name); err != nil || !bytes.Equal(text, p.Record().Marshal()) {
		t.Errorf("what is kept in %s is not the game at the table: %v", list[0].Name, err)
	}
}

func TestFire_FolderRemovedWhilePlaying(t *testing.T) {
	dir := t.TempDir()
	p := keeping(t, files(dir), 1)
	onDisk(t, p)
	if err := os.RemoveAll(filepath.Join(dir, "saves")); err != nil {
		t.Fatal(err)
	}
	p.chooseOnce(dice(2))
	onDisk(t, p)
}

func TestFire_FileInPlaceOfTheFolder(t *testing.T) {
	dir := t.TempDir()
	folder := filepath.Join(dir, "saves")
	p := keeping(t, files(dir), 1)
	onDisk(t, p)
	if err := os.Rename(folder, folder+"-aside"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	p.chooseOnce(dice(2))
	if p.settle() == nil || !p.says("The game could not be saved") {
		t.Error("nobody is told that the game is not saved")
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(folder+"-aside", folder); err != nil {
		t.Fatal(err)
	}
	p.click("notice:close")
	p.chooseOnce(dice(3))
	onDisk(t, p)
}

func TestFire_TwoWindowsAtOnce(t *testing.T) {
	kept := files(t.TempDir())
	first := keeping(t, kept, 1)
	onDisk(t, first)
	second := sitDown(t, kept)
	second.moment = first.moment
	second.click("start:continue")
	first.chooseOnce(dice(2))
	onDisk(t, first)
	second.chooseOnce(dice(3))
	onDisk(t, second)
	if !second.says("Another program wrote to the file of this game") {
		t.Error("nobody is told that the game has another name now")
	}
	first.chooseOnce(dice(4))
	onDisk(t, first)
	if list, err := kept.List(); err != nil || len(list) != 2 {
		t.Errorf("%d games are kept, %v", len(list), err)
	}
}

// Another window takes the choice back and makes another one, after which the first is closed, or its game is left.
func TestFire_AnotherWindowTookTheChoiceBack(t *testing.T) {
	for name, leave := range map[string]func(*person){
		"closed": func(p *person) { _ = p.Close() },
		"left":   func(p *person) { p.Do(pages.Leave{}) },
		"replaced": func(p *person) { // the game waited at the table
			p.Do(start.Begin{Game: "birmingham", Header: played.Medium(7)})
		},
	} {
		t.Run(name, func(t *testing.T) {
			kept := files(t.TempDir())
			first := keeping(t, kept, 1)
			first.chooseOnce(dice(2)) // the first of two actions, which can be taken back without more ado
			onDisk(t, first)
			if name == "replaced" {
				first.Do(pages.Leave{})
				first.pass(2)
			}
			was := first.Record().Marshal()
			second := sitDown(t, kept)
			second.moment = first.moment
			second.click("start:continue")
			second.click("topbar:undo")
			second.chooseOnce(dice(3))
			for n := uint64(4); n < 20 && transcript.GoesOn(second.Record().Marshal(), was); n++ {
				second.click("topbar:undo")
				second.chooseOnce(dice(n))
			}
			onDisk(t, second)
			leave(first)
			first.pass(2)
			list, err := kept.List()
			if err != nil {
				t.Fatal(err)
			}
			found := slices.ContainsFunc(list, func(e store.Entry) bool {
				text, err := kept.Read(e.Name)
				return err == nil && bytes.Equal(text, was)
			})
			if !found {
				t.Error("what the first window has saved is in no file")
			}
			const news = "Another program wrote to the file of this game"
			if !strings.Contains(first.Parting(), news) && !first.says(news) {
				t.Error("nobody is told that the game has another name now")
			}
		})
	}
}

// A game that was saved before the clock was set back is of tomorrow now. Continue goes on with the one played last.
func TestFire_ClockSetBack(t *testing.T) {
	kept := files(t.TempDir())
	first := keeping(t, kept, 1)
	onDisk(t, first)
	list, err := kept.List()
	if err != nil {
		t.Fatal(err)
	}
	tomorrow := time.Now().Add(24 * time.Hour)
	if err := os.Chtimes(filepath.Join(kept.Games, list[0].Name), tomorrow, tomorrow); err != nil {
		t.Fatal(err)
	}
	second := keeping(t, kept, 2)
	onDisk(t, second)
	same(t, "after the clock was set back", second.reopened(), second)
}
