package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// full is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// What cannot be printed must not look like a success.
func TestNoRoomForTheOutput(t *testing.T) {
	for _, args := range []string{"version", "version --news", "licences", "manual", "rules", "rules B7.3", "deck show", "sim --games 2", "sim --games 2 --json", "engine",
		"deck lint ../../decks/birmingham/mautoma/deck.toml"} {
		t.Run(args, func(t *testing.T) {
			var errs bytes.Buffer
			code := run(strings.Fields(args), strings.NewReader("{}\n"), full{}, &errs)
			if code != exitFailed || !strings.Contains(errs.String(), "no space left") {
				t.Errorf("returned %d, said %q", code, &errs)
			}
		})
	}
}

// bug is an input that shows a mistake of ours.
type bug struct{}

func (bug) Read([]byte) (int, error) { panic("the sky fell") }

func TestABugIsToldInOneSentence(t *testing.T) {
	var out, errs bytes.Buffer
	code := run([]string{"engine"}, bug{}, &out, &errs)
	if code != exitBug || !strings.Contains(errs.String(), "the sky fell; please report it") || strings.Count(errs.String(), "\n") != 1 {
		t.Errorf("returned %d, said %q", code, &errs)
	}
}

func TestABugIsToldInTheChosenLanguage(t *testing.T) {
	var out, errs bytes.Buffer
	run([]string{"engine", "--language", "de"}, bug{}, &out, &errs)
	want := "soho: das ist ein Fehler in soho " + version + ", nicht deiner: the sky fell; bitte melde ihn mit der Befehlszeile: [\"engine\" \"--language\" \"de\"]\n"
	if errs.String() != want {
		t.Errorf("said %q, want %q", &errs, want)
	}
}
