package main

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// judgement is why each of the mutants that need not be noticed survives.
type judgement map[string]string

// readJudged reads a list of mutants, a line each, and below those that share it, indented, the reason.
func readJudged(text string) (judgement, error) {
	j := judgement{}
	var group []string
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, " \n")
		reason := strings.TrimLeft(line, " \t")
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
		case reason == line:
			if j.knows(line) || slices.Contains(group, line) {
				return nil, fmt.Errorf("judged.txt: %q is listed twice", line)
			}
			group = append(group, line)
		case len(group) == 0:
			return nil, fmt.Errorf("judged.txt: %q is the reason for no mutant: write it below one", reason)
		default:
			for _, m := range group {
				j[m] = reason
			}
			group = nil
		}
	}
	if len(group) > 0 {
		return nil, fmt.Errorf("judged.txt: %q has no reason: write it below, indented", group[0])
	}
	return j, nil
}

func (j judgement) knows(mutant string) bool { return j[mutant] != "" }

// report lists the survivors of a package that were not judged and, if all its mutants were tried, the judged that do not
// survive. It returns whether there are none.
func (j judgement) report(out io.Writer, pack string, survivors []string, all bool) bool {
	var stale []string
	for m := range j {
		file, _, _ := strings.Cut(m, " ")
		if at := strings.LastIndexByte(file, '/'); all && at >= 0 && file[:at] == pack && !slices.Contains(survivors, m) {
			stale = append(stale, m)
		}
	}
	slices.Sort(stale)
	fresh := slices.DeleteFunc(survivors, j.knows)
	tell(out, "survive and are not in cmd/mutate/judged.txt: they want a test or a reason", fresh)
	tell(out, "are in cmd/mutate/judged.txt, but are killed or are no more: remove them", stale)
	return len(fresh)+len(stale) == 0
}

func tell(out io.Writer, what string, mutants []string) {
	if len(mutants) > 0 {
		fmt.Fprintf(out, "%d %s\n%s\n", len(mutants), what, strings.Join(mutants, "\n"))
	}
}
