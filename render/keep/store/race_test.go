//go:build !js

package store_test

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/store"
)

// racesFor is the environment of a test that is one of two programs: the game that both save.
const racesFor = "SOHO_RACES_FOR"

// racers is how many pairs of programs there are, and heats how often each pair saves at the same instant.
const (
	racers = 6
	heats  = 40
)

// TestSavesAtTheSameInstant is one of the programs of TestNothingIsLostAtTheSameInstant. It saves when a line comes in, and tells
// where.
func TestSavesAtTheSameInstant(t *testing.T) {
	folder := os.Getenv(racesFor)
	if folder == "" {
		t.Skip("nobody races")
	}
	s := &store.Files{Games: folder}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		heat, text, _ := strings.Cut(lines.Text(), " ")
		name := "game-" + heat + ".soho"
		begun, err := s.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		g := store.OpenedGame(s, name, begun, nil)
		fmt.Println("ready")
		if !lines.Scan() {
			return
		}
		kept, err := g.Write([]byte(text))
		fmt.Println(kept, err)
	}
}

// racer is one of two programs.
type racer struct {
	in  *bufio.Writer
	out *bufio.Reader
}

func (r racer) tell(t *testing.T, line string) {
	t.Helper()
	fmt.Fprintln(r.in, line)
	if err := r.in.Flush(); err != nil {
		t.Fatal(err)
	}
}

func (r racer) hear(t *testing.T) string {
	t.Helper()
	line, err := r.out.ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(line)
}

func raceIn(t *testing.T, folder string) racer {
	t.Helper()
	cmd := exec.Command(os.Args[0], "-test.run", "^TestSavesAtTheSameInstant$")
	cmd.Env = append(os.Environ(), racesFor+"="+folder)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	tooLong := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() })
	t.Cleanup(func() { tooLong.Stop(); _ = in.Close(); _ = cmd.Wait() })
	return racer{bufio.NewWriter(in), bufio.NewReader(out)}
}

// Two programs have the same game open and save another choice each, at the same instant: both are in a file afterwards, where
// they were told to be.
func TestNothingIsLostAtTheSameInstant(t *testing.T) {
	for pair := range racers {
		t.Run(fmt.Sprint(pair), func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			both := []racer{raceIn(t, folder), raceIn(t, folder)}
			for heat := range heats {
				write(t, &store.Files{Games: folder}, fmt.Sprintf("game-%d.soho", heat), "begun")
				for i, r := range both {
					r.tell(t, fmt.Sprintf("%d choice of program %d", heat, i))
				}
				for _, r := range both {
					r.hear(t)
				}
				for _, r := range both {
					r.tell(t, "now")
				}
				for i, r := range both {
					name, problem, _ := strings.Cut(r.hear(t), " ")
					text, err := os.ReadFile(filepath.Join(folder, name))
					if want := fmt.Sprintf("choice of program %d", i); problem != "<nil>" || err != nil || !bytes.Equal(text, []byte(want)) {
						t.Errorf("%s was told as saved in %s (%s), which holds %q, %v", want, name, problem, text, err)
					}
				}
			}
			if files := strings.Fields(names(t, folder)); len(files) != 3*heats { // the games of both, and a copy of what was before
				t.Errorf("beside the games there are %d files", len(files)-3*heats)
			}
		})
	}
}

// A program that was killed or stopped while it wrote stops nobody for long.
func TestAStoppedProgramStopsNobody(t *testing.T) {
	folder := t.TempDir()
	defer store.Lock(t, folder, 20*time.Millisecond)()
	s := &store.Files{Games: folder}
	err := s.Write("a.soho", []byte("one"))
	if err == nil || !strings.Contains(err.Error(), "another program has been writing in this folder for too long") {
		t.Errorf("the error is %v", err)
	}
}
