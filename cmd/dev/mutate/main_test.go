package main

import (
	"bytes"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
)

// mutated runs the program with a list of judged mutants and returns what it prints at the end.
func mutated(t *testing.T, code int, judged string, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if got := run(args, judged, &out, io.Discard); got != code {
		t.Errorf("mutate %s returns %d, not %d", strings.Join(args, " "), got, code)
	}
	return regexp.MustCompile(`in \d+s`).ReplaceAllString(out.String(), "in 0s")
}

const fixture = "./testdata/fixture"

func TestMutate_ListsWhatTestsDoNotNotice(t *testing.T) {
	want, err := os.ReadFile("testdata/fixture.txt")
	if err != nil {
		t.Fatal(err)
	}
	if got := mutated(t, 1, "", "-workers", "2", fixture); got != string(want) {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestMutate_KnowsTheJudged(t *testing.T) {
	const (
		equal   = "mutate/testdata/fixture/fixture.go Larger: if a «> → >=» b {\n"
		noticed = "mutate/testdata/fixture/fixture.go Larger: if a «> → <=» b {\n"
		other   = "mutate/testdata/fixture/other/other.go Larger: if a «> → <=» b {\n"
		reason  = "\tthe same: either is the larger of two that are equal\n"
		head    = "mutate/testdata/fixture: 4 mutants, 3 killed (75.0 %), 1 survive, in 0s\n"
	)
	if got := mutated(t, 0, "# judged\n\n"+equal+reason+other+reason, "-match", " Larger:", fixture); got != head {
		t.Errorf("got %s, want %s", got, head)
	}
	want := "1 are in cmd/dev/mutate/judged.txt, but are killed: remove them\n" + noticed
	if got := mutated(t, 1, equal+noticed+reason, fixture); !strings.HasSuffix(got, want) {
		t.Errorf("got %s, want it to end with %s", got, want)
	}
	gone := strings.Replace(noticed, "b {", "c {", 1)
	want = "1 are in cmd/dev/mutate/judged.txt, but are no mutants any more: remove them, or write what they are now\n" + gone
	if got := mutated(t, 1, equal+gone+reason, "-match", "^none$", fixture); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestMutate_TellsWhatIsWrong(t *testing.T) {
	for _, c := range []struct{ name, judged, path, want string }{
		{"no reason", "a\nb\n", fixture, `judged.txt: "a" has no reason: write it below, indented`},
		{"no mutant", "a\n\tit is the same\n\tas it was\n", fixture, `judged.txt: "as it was" is the reason for no mutant: write it below one`},
		{"twice", "a\n\tit is the same\na\n\tsame\n", fixture, `judged.txt: "a" is listed twice`},
		{"no package", "", "./testdata/none", "directory not found"},
	} {
		if got := mutated(t, 1, c.judged, c.path); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.want)
		}
	}
	var progress strings.Builder
	if code := run(nil, "", io.Discard, &progress); code != 2 || !strings.Contains(progress.String(), "name the packages") {
		t.Error(code, progress.String())
	}
}

// Trying takes long: what survives is told at once.
func TestMutate_TellsOfProgress(t *testing.T) {
	var progress strings.Builder
	run([]string{"-match", " Larger:", fixture}, "", io.Discard, &progress)
	want := "mutate/testdata/fixture: 0 of 2 tests tried without a mutant\nsurvives: mutate/testdata/fixture/fixture.go Larger: if a «> → >=» b {\n"
	if got := progress.String(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}
