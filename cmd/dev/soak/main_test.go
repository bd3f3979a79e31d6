package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sohofoundry/decks"
)

// soaked runs the program and returns what it prints.
func soaked(t *testing.T, code int, args ...string) string {
	t.Helper()
	var out, progress bytes.Buffer
	if got := run(args, &out, &progress); got != code {
		t.Fatalf("soak %s returns %d:\n%s%s", strings.Join(args, " "), got, out.String(), progress.String())
	}
	return out.String()
}

func TestSoak_ReportsBothKindsOfGame(t *testing.T) {
	out := soaked(t, 0, "-game", "birmingham", "-games", "6", "-tables", "3", "-from", "10", "-workers", "2", "-saves", "2")
	for _, want := range []string{
		`birmingham solo: 6 games from 10 on, in .*: \d+ games/s with all checks, \d+ MiB\n`, `birmingham tables: 3 games from 10 on, in `,
		`every game played again, 3 saved, loaded, undone and redone\n`, `a game has [\d.]+ decisions among [\d.]+ choices`,
	} {
		if !regexp.MustCompile(want).MatchString(out) {
			t.Errorf("%q is not in\n%s", want, out)
		}
	}
}

func TestSoak_OneGame(t *testing.T) {
	if out := soaked(t, 0, "-only", "tables 17"); !strings.Contains(out, "tables: 1 games from 17 on") || !strings.Contains(out, "1 saved") {
		t.Error(out)
	}
	if out := soaked(t, 1, "-only", "seventeen"); !strings.Contains(out, `"seventeen" names no game: it is to be like "solo 17"`) {
		t.Error(out)
	}
	if out := soaked(t, 1, "-only", "chess 17"); !strings.Contains(out, "there is no such kind of game") {
		t.Error(out)
	}
}

func TestSoak_ReplaysARecord(t *testing.T) {
	const fixture = "../../../automa/record/testdata/hard.soho"
	if out := soaked(t, 0, "-replay", fixture); !strings.Contains(out, "all as it must be") {
		t.Error(out)
	}
	text, err := os.ReadFile(fixture)
	if err != nil {
		t.Fatal(err)
	}
	cut := filepath.Join(t.TempDir(), "cut.soho")
	if err := os.WriteFile(cut, text[:len(text)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{cut: "found the end", "none.soho": "none.soho"} {
		if out := soaked(t, 1, "-replay", file); !strings.Contains(out, want) {
			t.Errorf("%s: %s", file, out)
		}
	}
}

func TestSoak_Hashes(t *testing.T) {
	out := soaked(t, 0, "-hash", "10", "-game", "birmingham")
	if !regexp.MustCompile(`^birmingham solo 10 games [0-9a-f]{64}\nbirmingham tables 1 games [0-9a-f]{64}\n$`).MatchString(out) ||
		soaked(t, 0, "-hash", "10", "-game", "birmingham") != out {
		t.Error(out)
	}
}

// Without -game all games are played, each in the kinds that it has.
func TestSoak_PlaysAllGames(t *testing.T) {
	out := soaked(t, 0, "-hash", "1")
	for _, id := range decks.Games() {
		if !strings.Contains(out, id+" ") {
			t.Errorf("%s is not in\n%s", id, out)
		}
	}
	for kind, found := range map[string]bool{"lancashire tables": true, "lancashire-classic solo": false, "brass solo": true, "lancashire-community tables": true} {
		if strings.Contains(out, kind) != found {
			t.Errorf("%s: %t, not so in\n%s", kind, found, out)
		}
	}
	if !strings.Contains(out, "industry tables 1 games ") {
		t.Error(out)
	}
	if out := soaked(t, 1, "-game", "chess"); !strings.Contains(out, `there is no game "chess", only: birmingham, lancashire,`) {
		t.Error(out)
	}
	if out := soaked(t, 0, "-game", "lancashire", "-only", "tables 4"); !strings.Contains(out, "lancashire tables: 1 games from 4 on") {
		t.Error(out)
	}
}

func TestSoak_Usage(t *testing.T) {
	soaked(t, 2, "-gmaes", "3")
	soaked(t, 2, "3")
}

func TestSoak_Auctions(t *testing.T) {
	out := soaked(t, 0, "-game", "industry", "-tables", "6", "-from", "4", "-saves", "2")
	if !regexp.MustCompile(`^industry tables: 6 games from 4 on, in .*: \d+ games/s with all checks\n.* every game played again, 3 saved and loaded\n$`).MatchString(out) {
		t.Error(out)
	}
	if out := soaked(t, 1, "-game", "industry", "-only", "tables 4"); !strings.Contains(out, "with: -from and -tables 1") {
		t.Error(out)
	}
}
