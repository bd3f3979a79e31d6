package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/killtest"
	"sohofoundry/render/looktest/played"
)

// victim is a game that is played in the terminal by a program that is killed again and again.
type victim struct {
	t      *testing.T
	seed   uint64 // of the game
	data   string // where the program keeps what it keeps
	rng    *rand.Rand
	saved  []byte // what the file held last, nil as long as there is none
	told   int    // how many choices and turns of the Automa it must hold at least
	spared int    // how many that were not told yet were in the file all the same
	cut    int    // how often it was killed while it wrote
	table  *table // that the game is on, if it is a real one
}

// args are those of the program: to begin the game, or to go on with it.
func (v *victim) args() []string {
	seed := strconv.FormatUint(v.seed, 10)
	switch {
	case v.table != nil && v.saved != nil:
		return []string{"companion", "--continue"}
	case v.table != nil:
		return append([]string{"companion", "--seed", seed}, v.table.args...)
	case v.saved != nil:
		return []string{"play", "--continue", "--text"}
	}
	return []string{"play", "--seed", seed}
}

// file is the name of the file of the game.
func (v *victim) file() string {
	if v.table != nil {
		return fmt.Sprintf("medium-%d%s", v.seed, store.TableEnding)
	}
	return fmt.Sprintf("medium-%d.soho", v.seed)
}

// record is the game so far.
func (v *victim) record() *record.Record {
	v.t.Helper()
	r, err := parseRecord("killed", v.saved, "")
	switch {
	case v.saved == nil && v.table != nil:
		r, err = v.table.begin(v.seed)
	case v.saved == nil:
		r, err = record.New(played.Birmingham(), played.Medium(v.seed))
	}
	if err != nil {
		v.t.Fatal(err)
	}
	return r
}

// typed is a choice as it is typed, and how long the record is then.
type typed struct {
	line    string
	entries int
}

// plan makes legal choices at random on a copy of the game: what is to be typed, and the game that it makes.
func (v *victim) plan(choices int) (list []typed, after *record.Record) {
	r := v.record()
	for len(list) <= choices {
		r.AnswerForced() // which nobody is asked
		if v.table != nil {
			if line := v.table.told(r, v.rng); line != "" {
				list = append(list, typed{line, len(r.Entries())})
				continue
			}
		}
		p := r.Position()
		switch {
		case p.AutomasTurn():
			r.AutomaTurn()
			continue
		case p.Decision == engine.GameOver, len(list) == choices:
			return list, r
		}
		legal := r.Game().Choices(&p.State, nil)
		c := legal[v.rng.IntN(len(legal))]
		line := notation.Format(r.Game().Game, &p.State, c)
		r.Choose(c)
		list = append(list, typed{line, len(r.Entries())})
	}
	return list, r
}

// play lets the program play as planned, and kills it at some moment after it has told of a number of choices. With fewer
// choices than that it ends by itself.
func (v *victim) play(list []typed, until int, later time.Duration) {
	v.t.Helper()
	cmd := exec.Command("soho", v.args()...)
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+v.data, "XDG_CONFIG_HOME="+v.data)
	input := bytes.NewBufferString("steps off\n")
	if v.table == nil && v.record().Position().AutomasTurn() {
		input = bytes.NewBufferString("end\nsteps off\n")
	}
	for _, each := range list {
		input.WriteString(each.line + "\n")
	}
	// The end of the input ends the program, which must not come before the kill.
	in, err := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err = errors.Join(err, err2, cmd.Start()); err != nil {
		v.t.Fatal(err)
	}
	if _, err := in.Write(input.Bytes()); err != nil {
		v.t.Fatal(err)
	}
	if until > len(list) {
		_ = in.Close()
	}
	said := v.listen(out, list, until)
	time.Sleep(later)
	_ = cmd.Process.Kill()
	rest, _ := io.ReadAll(out)
	if err := cmd.Wait(); err != nil && until > len(list) || errs.Len() > 0 {
		v.t.Fatalf("it ended with %v and said %q", err, &errs)
	}
	v.judge(list, said+string(rest))
}

// listen reads what the program says until it has told of a number of choices, or ends.
func (v *victim) listen(out io.Reader, list []typed, until int) (said string) {
	var text strings.Builder
	part := make([]byte, 1<<12)
	for until > len(list) || told(text.String(), list) < until {
		n, err := out.Read(part)
		text.Write(part[:n])
		if err != nil {
			break
		}
	}
	return text.String()
}

// told counts the choices that the program has told of: it repeats what was typed, and then says what came of it.
func told(said string, list []typed) (n int) {
	for _, each := range list {
		_, rest, ok := strings.Cut(said, "> "+each.line+"\n")
		if !ok || rest == "" {
			break
		}
		n, said = n+1, rest
	}
	return n
}

// judge sees what is left after the program was killed.
func (v *victim) judge(list []typed, said string) {
	v.t.Helper()
	if n := told(said, list); n > 0 {
		v.told = max(v.told, list[n-1].entries)
	}
	left := killtest.Left(v.t, filepath.Join(v.data, "soho", "saves"), v.file())
	if left.Cut {
		v.cut++
	}
	if left.Record == nil {
		if v.told > 0 {
			v.t.Fatalf("the game is gone; it was told:\n%s", said)
		}
		return
	}
	if got := len(left.Record.Entries()); got < v.told {
		v.t.Fatalf("of %d choices and turns told of, %d are in the file:\n%s\nIt was told:\n%s", v.told, got, left.Text, said)
	} else if got > v.told {
		v.spared++
	}
	v.saved, v.told = left.Text, len(left.Record.Entries())
}

// same sees that a game is as planned, as far as it went.
func (v *victim) same(want *record.Record) {
	v.t.Helper()
	if v.saved == nil {
		return
	}
	got := v.record()
	for i := range got.Entries() {
		if i < len(want.Entries()) && got.Line(i) != want.Line(i) {
			v.t.Fatalf("line %d is %q, not %q", i+1, got.Line(i), want.Line(i))
		}
	}
}

// mostAtOnce is how many choices are made before the program is killed, at most.
const mostAtOnce = 8

// cycle is about how long a choice takes.
const cycle = 20 * time.Millisecond

// Whenever the program is killed, all that it has told of is in the file, and the game goes on from there.
func TestKilledInTheTerminal(t *testing.T) { killed(t, nil, 20) }

func killed(t *testing.T, table *table, times int) {
	v := &victim{t: t, seed: 1, data: t.TempDir(), rng: rand.New(rand.NewPCG(1851, 7)), table: table}
	games, n := 0, killtest.Times(t, times)
	for range n {
		until := v.rng.IntN(mostAtOnce)
		list, want := v.plan(until + 2)
		v.play(list, min(until, len(list)), time.Duration(v.rng.Int64N(int64(cycle))))
		v.same(want)
		if v.saved != nil && v.record().Position().Decision == engine.GameOver {
			games++
			v.seed, v.saved, v.told = v.seed+1, nil, 0
		}
	}
	list, want := v.plan(1000)
	v.play(list, len(list)+1, 0)
	v.same(want)
	if r := v.record(); r.Position().Decision != engine.GameOver || len(r.Entries()) != len(want.Entries()) {
		t.Error("the game does not go on to its end")
	}
	t.Logf("killed %d times in %d games, %d of them while it wrote; %d times more was saved than told", n, games+1, v.cut, v.spared)
}
