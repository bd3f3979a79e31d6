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

// gone returns those judged of a package that are not among its mutants.
func (j judgement) gone(pack string, mutants []string) (gone []string) {
	for m := range j {
		file, _, _ := strings.Cut(m, " ")
		if at := strings.LastIndexByte(file, '/'); at >= 0 && file[:at] == pack && !slices.Contains(mutants, m) {
			gone = append(gone, m)
		}
	}
	slices.Sort(gone)
	return gone
}

// report lists the survivors that were not judged and the judged of those tried that do not survive. It returns whether there are
// none.
func (j judgement) report(out io.Writer, tried, survivors []string) bool {
	killed := slices.DeleteFunc(tried, func(m string) bool { return !j.knows(m) || slices.Contains(survivors, m) })
	fresh := slices.DeleteFunc(survivors, j.knows)
	tell(out, "survive and are not in cmd/dev/mutate/judged.txt: they want a test or a reason", fresh)
	tell(out, "are in cmd/dev/mutate/judged.txt, but are killed: remove them", killed)
	return len(fresh)+len(killed) == 0
}

func tell(out io.Writer, what string, mutants []string) {
	if len(mutants) > 0 {
		fmt.Fprintf(out, "%d %s\n%s\n", len(mutants), what, strings.Join(mutants, "\n"))
	}
}
