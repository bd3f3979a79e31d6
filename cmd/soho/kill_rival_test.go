package main

import (
	"bytes"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/looktest/killtest"
	"sohofoundry/render/looktest/played"
)

// duel is a game against rivals in the terminal, by a program that is killed again and again while a rival thinks.
type duel struct {
	t     *testing.T
	args  []string       // that begin it
	file  string         // that it is kept in
	data  string         // where the program keeps what it keeps
	want  *record.Record // how the game goes if nobody is killed
	lines []typed        // what the person types in it
	kept  int            // how many choices the file holds
	amid  int            // how often the rival was killed before it had chosen
}

// newDuel plays the person's choices, as the keen policy makes them, and the rivals'.
func newDuel(t *testing.T, choices int, h record.Header, file string, args ...string) *duel {
	t.Helper()
	r, err := record.New(played.Birmingham(), h)
	if err != nil {
		t.Fatal(err)
	}
	d := &duel{t: t, args: append([]string{"play", "--text", "--seed", "7"}, args...), file: file, data: t.TempDir(), want: r}
	for len(d.lines) < choices || r.RivalsTurn() {
		p := r.Position()
		if r.RivalsTurn() {
			found, err := search.Rival(r.Game(), p, r.RivalOf(p))
			if err != nil {
				t.Fatal(err)
			}
			found.Run(search.Futures(r.RivalOf(p)))
			r.Act(found.Choice())
			continue
		}
		legal := r.Game().Choices(&p.State, nil)
		c := legal[policy.Keen.Pick(r.Game(), p, legal, nil)]
		r.Act(c)
		d.lines = append(d.lines, typed{notation.Format(r.Game().Game, &p.State, c), len(r.Entries())})
	}
	return d
}

// goOn lets the program go on with the game. A moment after the rival has begun to think for a number of times it is sent a signal;
// without one it ends by itself.
func (d *duel) goOn(signal os.Signal, turn int, later time.Duration) {
	d.t.Helper()
	args := d.args
	if d.kept > 0 {
		args = []string{"play", "--continue", "--text"}
	}
	cmd := exec.Command("soho", args...)
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+d.data, "XDG_CONFIG_HOME="+d.data)
	in, err := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err = errors.Join(err, err2, cmd.Start()); err != nil {
		d.t.Fatal(err)
	}
	for _, line := range d.lines {
		if line.entries > d.kept {
			_, _ = io.WriteString(in, line.line+"\n")
		}
	}
	if signal == nil {
		_ = in.Close()
	}
	var said bytes.Buffer
	part := make([]byte, 1<<12)
	for signal == nil || strings.Count(said.String(), "'s turn.\n") < turn {
		n, err := out.Read(part)
		if said.Write(part[:n]); err != nil {
			break
		}
	}
	if signal != nil {
		time.Sleep(later)
		if cmd.Process.Signal(signal) != nil { // not every system has all of them
			_ = cmd.Process.Kill()
		}
	}
	_, _ = io.Copy(&said, out)
	if err := cmd.Wait(); err != nil && signal == nil {
		d.t.Fatalf("it ended with %v and said\n%s", err, &said)
	}
	d.judge(&said)
}

// judge sees that what is left is as it would be if nobody had been killed, as far as the game went.
func (d *duel) judge(said *bytes.Buffer) {
	d.t.Helper()
	r := killtest.Left(d.t, filepath.Join(d.data, "soho", "saves"), d.file).Record
	if r == nil && d.kept == 0 { // nothing was chosen yet
		d.amid++
		return
	}
	if r == nil || len(r.Entries()) < d.kept {
		d.t.Fatalf("choices are gone, and there were %d:\n%s", d.kept, said)
	}
	for i, e := range r.Entries() {
		if i >= len(d.want.Entries()) || r.Line(i) != d.want.Line(i) || e.Rivals != d.want.Entries()[i].Rivals {
			d.t.Fatalf("choice %d is %q, which nobody made who was not killed", i+1, r.Line(i))
		}
	}
	if d.kept = len(r.Entries()); r.RivalsTurn() {
		d.amid++
	}
}

// turns is how many turns of rivals are left.
func (d *duel) turns() (n int) {
	entries := d.want.Entries()
	for i := d.kept; i < len(entries); i++ {
		if entries[i].Rivals && (i == d.kept || !entries[i-1].Rivals || entries[i-1].Before.Actor != entries[i].Before.Actor) {
			n++
		}
	}
	return n
}

// However the program ends while the rival thinks, the game goes on where it was, and the rival chooses what it would have chosen.
func TestKilledWhileTheRivalThinks(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	h := record.Header{Options: engine.Options{Seats: 2}, Seed: 7, Difficulty: "deep", Players: record.AgainstRival(24)}
	newDuel(t, 12, h, "deep-7.soho", "--rival", "adviser", "--strength", "deep").killAgainAndAgain()
}

// So it does where one rival plays after the other, and the program ends between their turns.
func TestKilledBetweenTheTurnsOfRivals(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	h := record.Header{Options: engine.Options{Seats: 3}, Seed: 7, Players: [engine.MaxSeats]record.Player{{}, {Rival: 3}, {Rival: 3}}}
	newDuel(t, 6, h, "seats-3-7.soho", "--players", "you,thorough,thorough").killAgainAndAgain()
}

// killAgainAndAgain sends one signal after the other, and lets the program go on to the end.
func (d *duel) killAgainAndAgain() {
	t, rng := d.t, rand.New(rand.NewPCG(1851, 13))
	t.Helper()
	signals := []os.Signal{os.Kill, syscall.SIGTERM, os.Interrupt}
	for n := range killtest.Times(t, 9) {
		if turn := 1 + n/len(signals)%2; turn <= d.turns() {
			d.goOn(signals[n%len(signals)], turn, time.Duration(rng.Int64N(int64(2*cycle))))
		}
	}
	d.goOn(nil, 0, 0)
	if d.kept != len(d.want.Entries()) || d.amid < 3 {
		t.Errorf("the game goes on to choice %d of %d, and the rival was killed %d times before it had chosen", d.kept, len(d.want.Entries()), d.amid)
	}
}
