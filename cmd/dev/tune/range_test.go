package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Played in ranges, the games make the weights of one run, and a set that is not whole makes none.
func TestRangesMakeOneRun(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays whole games")
	}
	folder := t.TempDir()
	t.Chdir(folder)
	for _, name := range []string{"automa/search", "parts"} {
		if err := os.MkdirAll(name, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	weights := filepath.Join("automa", "search", "judge_weights.go")
	tune := func(want int, args ...string) (out, said string) {
		t.Helper()
		var o, p bytes.Buffer
		if got := run(append([]string{"-seed", "9", "-games", "3"}, args...), &o, &p); got != want {
			t.Fatalf("%v ends with %d, not %d: %s", args, got, want, &p)
		}
		return o.String(), p.String()
	}
	tune(0)
	whole, err := os.ReadFile(weights)
	if err != nil {
		t.Fatal(err)
	}
	var parts []string
	for set := range sets * len(families) {
		now := parts
		for _, from := range []string{"0", "2"} {
			out, _ := tune(0, append([]string{"-from", from, "-count", "2"}, now...)...)
			name := filepath.Join("parts", strconv.Itoa(set)+"-"+from+".json")
			if err := os.WriteFile(name, []byte(out), 0o644); err != nil {
				t.Fatal(err)
			}
			parts = append(parts, name)
		}
		if _, said := tune(1, parts[:len(parts)-1]...); !strings.Contains(said, "missing") {
			t.Errorf("with a part missing it says %q", said)
		}
	}
	if err := os.Remove(weights); err != nil {
		t.Fatal(err)
	}
	tune(0, parts...)
	if joined, err := os.ReadFile(weights); err != nil || !bytes.Equal(joined, whole) {
		t.Errorf("the weights differ: %v\n%s\n%s", err, whole, joined)
	}
	tune(1, "-seed", "8", parts[0]) // of another run
}
