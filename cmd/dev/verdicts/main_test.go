package main

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
)

// A verdict is told on a choice of each kind, the same by any number of workers.
func TestAVerdictOfEachKind(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many games out")
	}
	told := func(positions, workers string) string {
		var out, errs bytes.Buffer
		args := []string{"-positions", positions, "-hint", "4", "-analysis", "8", "-playouts", "2", "-futures", "4", "-workers", workers}
		if code := run(args, &out, &errs); code != 0 {
			t.Fatalf("it ends with %d: %s", code, &errs)
		}
		return out.String()
	}
	each, some := told("6", "3"), told("2", "1")
	for _, kind := range kinds {
		if n := strings.Count("\n"+each, "\n"+kind+" "); n != 2 {
			t.Errorf("%s is told %d times, and not once and summed up:\n%s", kind, n, each)
		}
	}
	if verdicts, _, _ := strings.Cut(some, "\n\n"); !strings.HasPrefix(each, verdicts+"\n") {
		t.Errorf("one worker tells\n%s\nthree\n%s", some, each)
	}
}

// A choice is sound or costly by what it comes to, two standard errors off; what is between counts for neither.
func TestFoundAndAccusedAreCounted(t *testing.T) {
	var out bytes.Buffer
	tell(&out, []verdict{
		{kind: "pass", best: figure{9, 1}, called: judged.Blunder},
		{kind: "pass", best: figure{9, 1}},
		{kind: "pass", better: figure{12, 5}, called: judged.Blunder},
		{kind: "pass", best: figure{-1, 1}, called: judged.Inaccurate},
		{kind: "pass", hinted: true, hint: figure{4, 0}, best: figure{0, 0.5}},
	})
	want := []string{"pass", "5", "4.0", "0.0", "0.0", "2.4", "2", "1", "2", "1"}
	if line := strings.Fields(strings.Split(out.String(), "\n")[1]); strings.Join(line, " ") != strings.Join(want, " ") {
		t.Errorf("it tells %q, want %q", line, want)
	}
}

// A build is dear that costs £4 more than another of the same industry.
func TestDear(t *testing.T) {
	for seed := range uint64(2) {
		r := gameUpTo("birmingham", seed, 20)
		g, p := r.Game(), r.Position()
		var builds []engine.Choice
		for _, c := range g.Choices(&p.State, nil) {
			if c.Verb == engine.Build {
				builds = append(builds, c)
			}
		}
		spent := func(c engine.Choice) int {
			after := *p
			g.Apply(&after, c, nil)
			return int(p.Players[p.Actor].Money) - int(after.Players[p.Actor].Money)
		}
		dearest, ok := dear(g, p, builds)
		cheaper := false
		for _, c := range builds {
			if spent(c) > spent(dearest) {
				t.Errorf("seed %d: %v costs more than %v", seed, c, dearest)
			}
			cheaper = cheaper || c.Industry == dearest.Industry && spent(c)+4 <= spent(dearest)
		}
		if ok != cheaper {
			t.Errorf("seed %d: that %v is dear is %v, want %v", seed, dearest, ok, cheaper)
		}
	}
}
