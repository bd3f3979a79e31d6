package main

import (
	"bufio"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/looktest/killtest"
)

// Whenever the program is killed, what it told of is kept, and rivals choose what they would have chosen.
func TestKilledInIndustry(t *testing.T) {
	h := record.Header{Options: industry.Options{Seats: 3, Adjusted: true}, Seed: 9}
	h.Players[1].Rival, h.Players[2].Rival = rival.Strength{Policy: rival.Adviser, Futures: 4}, rival.Strength{Policy: rival.Keen}
	want, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	rivals := func() {
		for mind := want.Mind(len(want.Entries())); mind != nil; mind = want.Mind(len(want.Entries())) {
			mind.Step(func() bool { return true })
			want.Choose(mind.Choice())
			want.AnswerForced()
		}
	}
	data, chance, kept := t.TempDir(), rand.New(rand.NewPCG(1, 9)), 0
	file := filepath.Join(data, "soho", "saves", "industry-3-9.soho")
	args := []string{"play", "--game", "industry", "--players", "you,adviser 4,keen", "--seed", "9", "--plain"}
	for range killtest.Times(t, 8) {
		rivals()
		if want.Over() {
			break
		}
		s := want.Position()
		list := want.Game().Choices(s)
		c := list[chance.IntN(len(list))]
		text := want.Game().Text(s, c)
		told := typedAndKilled(t, data, args, text, time.Duration(chance.IntN(30))*time.Millisecond)
		want.Act(c)
		made := len(want.Entries())
		rivals()
		saved, err := os.ReadFile(file)
		if err != nil {
			t.Fatalf("after %q nothing is saved: %v", text, err)
		}
		r, err := record.Load(file, saved, []*industry.Game{decks.Industry()})
		if err != nil {
			t.Fatal(err)
		}
		if n := len(r.Entries()); n < kept || told && n < made || n > len(want.Entries()) {
			t.Fatalf("after %q there are %d choices, of at least %d, %d and at most %d", text, n, kept, made, len(want.Entries()))
		}
		for i := range r.Entries() {
			if r.Line(i) != want.Line(i) {
				t.Fatalf("choice %d is %q, which nobody made who was not killed: %q", i+1, r.Line(i), want.Line(i))
			}
		}
		kept = len(r.Entries())
		if !told && kept < made { // it was killed before it read the line
			want = r
		}
		args = []string{"play", "--continue", "--plain"}
	}
}

// typedAndKilled types a line into the program once it asks, and kills it a moment after that. It reports whether what came of the line
// was told before.
func typedAndKilled(t *testing.T, data string, args []string, line string, later time.Duration) (told bool) {
	t.Helper()
	cmd := exec.Command("soho", args...)
	cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "XDG_CONFIG_HOME="+data)
	in, err := cmd.StdinPipe()
	out, err2 := cmd.StdoutPipe()
	if err = errors.Join(err, err2, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewReader(out)
	if _, err := said.ReadString('>'); err != nil {
		t.Fatal(err)
	}
	_, _ = io.WriteString(in, line+"\n")
	time.Sleep(later)
	_ = cmd.Process.Kill()
	rest, _ := io.ReadAll(said)
	_ = cmd.Wait()
	_, after, _ := strings.Cut(string(rest), "\n") // after the line itself
	return strings.Contains(after, "\n")
}
