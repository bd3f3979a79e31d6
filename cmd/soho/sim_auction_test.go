package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Tables of Industry that were played in ranges are added up to what one run prints.
func TestSimOfIndustryInRangesIsOneRun(t *testing.T) {
	play := func(args ...string) string {
		return soho(t, append([]string{"sim", "--game", "industry", "--players", "adviser 4,keen,steady", "--seed", "5", "--json"}, args...)...)
	}
	figures := func(text string) map[string]any {
		var report map[string]any
		if err := json.Unmarshal([]byte(text), &report); err != nil {
			t.Fatal(err)
		}
		delete(report, "seconds")
		delete(report, "games_per_second")
		return report
	}
	whole := figures(play("--games", "5", "--workers", "2"))
	var files []string
	for name, args := range map[string][]string{"a.json": {"--games", "2"}, "b.json": {"--from", "2", "--games", "3"}} {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(play(args...)), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	joined := figures(soho(t, append([]string{"sim", "--merge", "--json"}, files...)...))
	if diff := cmp.Diff(whole, joined); diff != "" {
		t.Errorf("(-one run +ranges):\n%s", diff)
	}
	var out, errs bytes.Buffer
	if code := run([]string{"sim", "--merge", files[0], files[0]}, strings.NewReader(""), &out, &errs); code == exitOK {
		t.Error("a range is added twice")
	}
}

// What is not of Industry is refused by name, and so is a table of two.
func TestSimOfIndustryRefusesOtherFlags(t *testing.T) {
	for want, args := range map[string][]string{
		"--policy":     {"--policy", "greedy"},
		"--mat":        {"--mat", "x.toml"},
		"not \"deep\"": {"--players", "deep,keen,keen"},
		"3 to 4 names": {"--players", "keen,keen"},
		"4 seats":      {"--players", "keen,keen,keen", "--seats", "4"},
	} {
		var out, errs bytes.Buffer
		code := run(append([]string{"sim", "--game", "industry", "--games", "1"}, args...), strings.NewReader(""), &out, &errs)
		if code == exitOK || !strings.Contains(errs.String(), want) {
			t.Errorf("%v: returned %d and said %q, not %q", args, code, errs.String(), want)
		}
	}
}
