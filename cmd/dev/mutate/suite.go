package main

import (
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// test is one test of the package: how much processor time it takes, and which mutants it comes across.
type test struct {
	name  string
	took  time.Duration
	meets map[int]bool
	kills int
}

// suite is the test program of a package with all its mutants.
type suite struct {
	pack
	work  string // the directory of the written files
	lock  sync.Mutex
	tests []*test
	told  time.Time // when progress was last told of
}

// tell tells of progress, once a minute at most.
func (s *suite) tell(progress io.Writer, done, all int, what string) {
	if now := time.Now(); now.Sub(s.told) >= time.Minute {
		s.told = now
		fmt.Fprintf(progress, "%s: %d of %d %s\n", s.name(), done, all, what)
	}
}

// quick is how long a test may take that is tried with a mutant that was judged, and with the others before the slower ones.
const quick = 700 * time.Millisecond

// build compiles the program, runs each test alone, and notes its time and the mutants it comes across.
func (s *suite) build(progress io.Writer) error {
	if _, err := golang("test", "-c", "-vet=off", "-o", s.at("program"), "-overlay", s.at("overlay.json"), s.ImportPath); err != nil {
		return err
	}
	c := exec.Command(s.at("program"), "-test.list", "^(Test|Fuzz|Example)")
	c.Dir = s.Dir
	out, err := c.Output()
	if err != nil {
		return err
	}
	start, _, _ := s.run(nil, time.Minute, "MUTANT=0")
	names := strings.Fields(string(out))
	for i, name := range names {
		s.tell(progress, i, len(names), "tests tried without a mutant")
		took, output, passed := s.run([]string{name}, time.Hour, "MUTANT_NOTES="+s.at("notes"))
		if !passed {
			return fmt.Errorf("%s fails without a mutant:\n%s", name, output)
		}
		notes, err := os.ReadFile(s.at("notes"))
		if err != nil {
			return err
		}
		t := &test{name: name, took: max(took-start, time.Millisecond), meets: map[int]bool{}}
		for line := range strings.FieldsSeq(string(notes)) {
			id, _ := strconv.Atoi(line)
			t.meets[id] = true
		}
		s.tests = append(s.tests, t)
	}
	return nil
}

func (s *suite) at(name string) string { return filepath.Join(s.work, name) }

// run runs some tests with a mutant, up to a limit of processor time.
func (s *suite) run(names []string, limit time.Duration, env string) (took time.Duration, output []byte, passed bool) {
	c := exec.Command(s.at("program"), "-test.failfast", "-test.timeout", (60 * limit).String(), "-test.run", "^("+strings.Join(names, "|")+")$")
	if slices.Contains(slices.Concat(s.TestImports, s.XTestImports), "pgregory.net/rapid") {
		c.Args = append(c.Args, "-rapid.nofailfile", "-rapid.shrinktime=1ms", "-rapid.seed=1")
	}
	c.Dir, c.Env = s.Dir, append(os.Environ(), env, "GOMAXPROCS=1", fmt.Sprintf("MUTANT_SECONDS=%.0f", math.Ceil(limit.Seconds())))
	output, err := c.Output()
	return c.ProcessState.UserTime() + c.ProcessState.SystemTime(), output, err == nil
}

// tryAll returns which of these mutants survive, and tells of those that were not judged as it comes across them.
func (s *suite) tryAll(ids []int, mutants []string, workers int, judged judgement, progress io.Writer) (survivors []int) {
	next := make(chan int)
	var wait sync.WaitGroup
	for range max(1, workers) {
		wait.Go(func() {
			for id := range next {
				if known := judged.knows(mutants[id-1]); !s.kills(id, known) {
					s.lock.Lock()
					if !known {
						fmt.Fprintf(progress, "survives: %s\n", mutants[id-1])
					}
					survivors = append(survivors, id)
					s.lock.Unlock()
				}
			}
		})
	}
	for i, id := range ids {
		next <- id
		s.tell(progress, i, len(ids), "mutants tried")
	}
	close(next)
	wait.Wait()
	slices.Sort(survivors)
	return survivors
}

var failed = regexp.MustCompile(`(?m)^--- FAIL: (\w+)`)

// kills runs the tests that come across a mutant until one fails, in batches of which each may take twice as long as the one
// before: first the quick ones, and those that have killed many.
func (s *suite) kills(id int, judged bool) bool {
	var batch []string
	var sum time.Duration
	fails := func() bool {
		_, output, passed := s.run(batch, 3*sum, "MUTANT="+strconv.Itoa(id))
		s.credit(failed.FindSubmatch(output))
		batch, sum = nil, 0
		return !passed
	}
	budget := 100 * time.Millisecond
	for _, t := range s.meeting(id) {
		if judged && t.took > quick {
			continue
		}
		if sum+t.took > budget && len(batch) > 0 {
			if fails() {
				return true
			}
			budget *= 2
		}
		batch, sum = append(batch, t.name), sum+t.took
	}
	return len(batch) > 0 && fails()
}

// credit notes which test has killed a mutant: it may well kill the next one too.
func (s *suite) credit(match [][]byte) {
	s.lock.Lock()
	defer s.lock.Unlock()
	for _, t := range s.tests {
		if len(match) > 1 && t.name == string(match[1]) {
			t.kills++
		}
	}
}

// meeting returns the tests that come across a mutant, the most promising first.
func (s *suite) meeting(id int) (tests []*test) {
	s.lock.Lock()
	defer s.lock.Unlock()
	for _, t := range s.tests {
		if t.meets[id] {
			tests = append(tests, t)
		}
	}
	cost := func(t *test) time.Duration { return t.took / time.Duration(1+t.kills) }
	slices.SortStableFunc(tests, func(a, b *test) int { return int(cost(a) - cost(b)) })
	return tests
}
