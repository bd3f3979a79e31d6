//go:build !js

package store_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa/transcript"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/roomtest"
)

// The environment of a test that rescues a game in a program of its own, which ends in the midst of it: the folder, and after how
// many changes of the disk.
const (
	rescuesIn  = "SOHO_RESCUES_IN"
	rescueEnds = "SOHO_RESCUE_ENDS"
)

// endedEarly is what a program returns that was ended.
const endedEarly = 9

func savedIn(folder string) (*store.Files, *library.Library) {
	s := &store.Files{Games: folder}
	return s, library.New(s)
}

// TestRescues is the program that TestARescueThatIsCutShort ends.
func TestRescues(t *testing.T) {
	folder := os.Getenv(rescuesIn)
	if folder == "" {
		t.Skip("nobody ends it")
	}
	n, err := strconv.Atoi(os.Getenv(rescueEnds))
	if err != nil {
		t.Fatal(err)
	}
	store.EndAfter(n, func() { os.Exit(endedEarly) })
	_, games := savedIn(folder)
	if _, _, _, err := games.Rescue("game.soho"); err != nil {
		t.Fatal(err)
	}
}

// damage lays a game that is cut in half into a folder, with a copy of another game beside it.
func damage(t *testing.T, folder string) (cut, copied []byte) {
	t.Helper()
	good, other := roomtest.Recorded(t, "medium"), roomtest.Recorded(t, "hard")
	s := &store.Files{Games: folder}
	write(t, s, "game.soho", string(other))
	write(t, s, "game.soho", string(good[:len(good)/2]))
	return good[:len(good)/2], other
}

// Whenever the program is ended while it rescues a game, there is a game of its name that can be gone on with, and all that was
// there is there still.
func TestARescueThatIsCutShort(t *testing.T) {
	for n := 0; ; n++ {
		folder := t.TempDir()
		cut, copied := damage(t, folder)
		cmd := exec.Command(os.Args[0], "-test.run", "^TestRescues$")
		cmd.Env = append(os.Environ(), rescuesIn+"="+folder, rescueEnds+"="+strconv.Itoa(n))
		said, err := cmd.CombinedOutput()
		var ended *exec.ExitError
		if err != nil && (!errors.As(err, &ended) || ended.ExitCode() != endedEarly) {
			t.Fatalf("%v: %s", err, said)
		}
		s, games := savedIn(folder)
		if listed(t, s) != "game.soho" {
			t.Fatalf("after %d changes of the disk there is %s, of which %q is listed", n, names(t, folder), listed(t, s))
		}
		r, _, damage := games.Open("game.soho")
		if r == nil {
			t.Fatalf("after %d changes of the disk there is %s: %v", n, names(t, folder), damage)
		}
		for what, text := range map[string][]byte{"the damaged game": cut, "the copy beside it": copied} {
			if !lies(t, folder, text) {
				t.Errorf("after %d changes of the disk %s is lost", n, what)
			}
		}
		if _, _, _, err := games.Rescue("game.soho"); damage != nil && err != nil {
			t.Errorf("after %d changes of the disk it cannot be rescued: %v", n, err)
		}
		if got := strings.Count(names(t, folder), "-broken-"); got != 2 {
			t.Errorf("after %d changes of the disk and another rescue %d files were set aside, not the damaged one and the copy", n, got)
		}
		if cmd.ProcessState.ExitCode() == 0 {
			if n < 5 {
				t.Errorf("it was ended only %d times", n)
			}
			return
		}
	}
}

// lies reports whether a text is in some file of a folder.
func lies(t *testing.T, folder string, text []byte) bool {
	t.Helper()
	for name := range strings.FieldsSeq(names(t, folder)) {
		if held, err := os.ReadFile(filepath.Join(folder, name)); err != nil {
			t.Fatal(err)
		} else if bytes.Equal(held, text) {
			return true
		}
	}
	return false
}

// What is there while a rescue cannot be written is the damaged game.
func TestARescueThatFailsLeavesTheGame(t *testing.T) {
	folder := t.TempDir()
	cut, _ := damage(t, folder)
	s, games := savedIn(folder)
	path := filepath.Join(folder, "game.soho")
	if err := os.Rename(path, path+".kept"); err != nil { // and somebody else writes there meanwhile
		t.Fatal(err)
	}
	write(t, s, "game.soho", "another text")
	aside, err := s.Rescue("game.soho", cut, []byte("rescued"))
	if aside != "" || !errors.Is(err, store.ErrChanged) {
		t.Errorf("it was set aside as %q, %v", aside, err)
	}
	expect(t, s, "game.soho", "another text")
	if err := os.Rename(path+".kept", path); err != nil {
		t.Fatal(err)
	}
	r, _, _, err := games.Rescue("game.soho")
	if err != nil {
		t.Fatal(err)
	}
	if again, _, err := games.Open("game.soho"); err != nil || !transcript.GoesOn(again.Marshal(), r.Marshal()) {
		t.Errorf("the rescued game is not there: %v", err)
	}
}
