//go:build !js

package client_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/killtest"
	"sohofoundry/render/ui/stage"
)

// The environment of a test that plays in a program of its own, to be killed: where it keeps its files, and its dice.
const (
	killedIn   = "SOHO_KILLED_IN"
	killedDice = "SOHO_KILLED_DICE"
)

// What the program that is killed says: each line of the record that was shown, and that the game is over.
const (
	saysSafe = "safe "
	saysOver = "over"
)

func files(dir string) *store.Files {
	return &store.Files{Games: filepath.Join(dir, "saves"), Data: dir, Config: filepath.Join(dir, "config")}
}

// TestPlaysUntilItIsKilled is the program that TestKilledBehindTheWindow kills. It goes on with the game, or begins one.
func TestPlaysUntilItIsKilled(t *testing.T) {
	dir := os.Getenv(killedIn)
	if dir == "" {
		t.Skip("nobody kills it")
	}
	seed, err := strconv.ParseUint(os.Getenv(killedDice), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	p := sitDown(t, files(dir))
	p.moment = time.Second / 5
	if p.has("start:dismiss") {
		t.Fatalf("something is told on the start screen: %s", texts(p.see()))
	}
	shown := 0
	p.after = func(stage.Input) {
		for !p.Safe() { // nothing is to be seen meanwhile
			time.Sleep(time.Millisecond)
			p.left = p.Update(p.in) || p.left
		}
		if !p.AtTable() {
			return
		}
		for ; shown < len(p.Record().Entries()); shown++ {
			fmt.Println(saysSafe + p.Record().Line(shown))
		}
	}
	if p.has("start:continue") {
		p.click("start:continue")
	} else {
		p.click("start:new-game")
		p.click("new-game:begin")
	}
	p.play(dice(seed), func() bool { return p.has("final:new") })
	fmt.Println(saysOver)
}

// hunted is what is known of the games of a program that is killed again and again.
type hunted struct {
	t      *testing.T
	dir    string
	rng    *rand.Rand
	lines  []string      // of its record, as they were told or found last
	spared int           // how often more was saved than told
	cut    int           // how often it was killed while it wrote
	over   int           // games
	delay  time.Duration // of each answer of the disk
}

// heard is what the program said before it was killed.
type heard struct {
	safe []string
	over bool
}

// play lets the program play, and kills it some time after it told of a number of choices and turns.
func (h *hunted) play(until int, later time.Duration) (said heard) {
	h.t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run", "^TestPlaysUntilItIsKilled$")
	if h.delay > 0 {
		cmd = slowed(cmd, h.delay)
	}
	cmd.Env = append(os.Environ(), killedIn+"="+h.dir, killedDice+"="+strconv.FormatUint(h.rng.Uint64N(1<<32), 10), "DISPLAY=")
	out, err := cmd.StdoutPipe()
	if err = errors.Join(err, cmd.Start()); err != nil {
		h.t.Fatal(err)
	}
	if until == 0 {
		time.Sleep(later)
		kill(cmd)
	}
	var other []string
	killed := until == 0
	for lines := bufio.NewReader(out); ; {
		line, err := lines.ReadString('\n')
		if err != nil {
			if !errors.Is(err, io.EOF) {
				h.t.Fatal(err)
			}
			break // what is half said was not shown whole
		}
		line = strings.TrimSuffix(line, "\n")
		safe, isSafe := strings.CutPrefix(line, saysSafe)
		switch {
		case isSafe:
			said.safe = append(said.safe, safe)
		case line == saysOver:
			said.over = true
		default:
			other = append(other, line)
		}
		if !killed && !said.over && len(said.safe)-len(h.lines) >= until {
			killed = true
			time.Sleep(later)
			kill(cmd)
		}
	}
	if err := cmd.Wait(); err != nil && !killed {
		h.t.Fatalf("it ended with %v: %s", err, strings.Join(other, "\n"))
	}
	return said
}

// judge sees what is left of the game that was played last.
func (h *hunted) judge(said heard) {
	h.t.Helper()
	list, err := files(h.dir).List()
	if err != nil {
		h.t.Fatal(err)
	}
	if len(list) == 0 || len(list) == h.over {
		if len(said.safe) > 0 {
			h.t.Fatalf("the game is gone, of which was told %q", said.safe)
		}
		return
	}
	left := killtest.Left(h.t, files(h.dir).Games, list[0].Name)
	if left.Cut {
		h.cut++
	}
	var got []string
	for i := range left.Record.Entries() {
		got = append(got, left.Record.Line(i))
	}
	for _, want := range [][]string{h.lines, said.safe} {
		if len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
			h.t.Fatalf("%d choices and turns are in the file, of %d:\n%q\nnot\n%q", len(got), len(want), got, want)
		}
	}
	if len(got) > len(said.safe) && len(said.safe) > 0 {
		h.spared++
	}
	h.lines = got
	if left.Record.Position().Decision == engine.GameOver {
		h.over++
		h.lines = nil
	}
}

// Whenever the client is killed, all that it has shown as done is in the file, and the game goes on from there.
func TestKilledBehindTheWindow(t *testing.T) {
	h := killedOften(t, 20, func(*hunted) {})
	for before := h.over; h.over == before; { // and the last game goes on to its end
		said := h.play(1000, 0)
		if !said.over {
			t.Fatal("the game does not go on to its end")
		}
		h.judge(said)
	}
}

// killedOften plays and kills a number of times, on the disk that is made before each, and sees what is left.
func killedOften(t *testing.T, times int, disk func(*hunted)) *hunted {
	t.Helper()
	h := &hunted{t: t, dir: t.TempDir(), rng: rand.New(rand.NewPCG(1851, 8))}
	n := killtest.Times(t, times)
	for range n {
		disk(h)
		h.judge(h.play(h.rng.IntN(6), time.Duration(h.rng.Int64N(int64(60*time.Millisecond)))))
	}
	t.Logf("killed %d times in %d games, %d of them while it wrote; %d times more was saved than told", n, h.over, h.cut, h.spared)
	return h
}
