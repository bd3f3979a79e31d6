package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"soho": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(env *testscript.Env) error {
			decks, err := filepath.Abs("../../decks/birmingham/mautoma")
			if err != nil {
				return err
			}
			records, err := filepath.Abs("../../automa/record/testdata")
			env.Setenv("DECKS", decks)
			env.Setenv("RECORDS", records)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"exits": exits, "appendline": appendLine, "newest": newest, "swap": swap},
	})
}

// exits runs a command and sees what it returns: exits 2 soho simm.
func exits(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: exits code command…")
	}
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		failed := (*exec.ExitError)(nil)
		if !errors.As(err, &failed) {
			ts.Fatalf("%v", err)
		}
		got = failed.ExitCode()
	}
	if strconv.Itoa(got) != args[0] {
		ts.Fatalf("it returned %d, not %s", got, args[0])
	}
}

// appendLine adds a line to a file: appendline game.soho 'pass card:leek'.
func appendLine(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: appendline file line")
	}
	text := ts.ReadFile(args[0]) + args[1] + "\n"
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(text), 0o600))
}

// swap puts a text into a file in the place of another one, where that is first: swap deck.toml 'id = 6' 'id = 66'.
func swap(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: swap file old new")
	}
	before, after, found := strings.Cut(ts.ReadFile(args[0]), args[1])
	if !found {
		ts.Fatalf("%s has no %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(before+args[2]+after), 0o600))
}

// newest makes a file newer than all others, which file systems may not tell of files written one after the other: newest FILE.
func newest(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 1 {
		ts.Fatalf("usage: newest file")
	}
	then := time.Date(2100, time.January, 1, 0, 0, 0, 0, time.UTC)
	ts.Check(os.Chtimes(ts.MkAbs(args[0]), then, then))
}
