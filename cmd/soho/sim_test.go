package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// soho runs a command line that must go well and returns what it prints.
func soho(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(args, strings.NewReader(""), &out, &errs); code != exitOK {
		t.Fatalf("soho %q returned %d: %s", args, code, &errs)
	}
	return out.String()
}

// The same seed gives the same figures on any number of workers; only the clock differs.
func TestSimIsTheSameOnAnyNumberOfWorkers(t *testing.T) {
	figures := func(workers string) map[string]any {
		var report map[string]any
		text := soho(t, "sim", "--games", "40", "--seed", "3", "--policy", "greedy", "--workers", workers, "--json")
		if err := json.Unmarshal([]byte(text), &report); err != nil {
			t.Fatal(err)
		}
		delete(report, "seconds")
		delete(report, "games_per_second")
		return report
	}
	want := figures("1")
	for _, workers := range []string{"2", "7"} {
		if diff := cmp.Diff(want, figures(workers)); diff != "" {
			t.Errorf("%s workers (-one +many):\n%s", workers, diff)
		}
	}
}

func TestBar(t *testing.T) {
	if got, want := bar(30, 40, 80), "[##############################          ] 30 of 40"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
