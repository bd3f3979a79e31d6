package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa/record"
)

// player plays in the terminal, one line after another.
type player struct {
	t    *testing.T
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  io.Reader
	errs bytes.Buffer
	said string // and not heard yet
}

// playing starts the program with its data in a folder.
func playing(t *testing.T, data string, args ...string) *player {
	t.Helper()
	return started(t, exec.Command("soho", append([]string{"play", "--text"}, args...)...), "XDG_DATA_HOME="+data)
}

func started(t *testing.T, cmd *exec.Cmd, env ...string) *player {
	t.Helper()
	p := &player{t: t, cmd: cmd}
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = &p.errs
	var err error
	if p.in, err = cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if p.out, err = cmd.StdoutPipe(); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = cmd.Process.Kill(); _ = cmd.Wait() })
	tooLong := time.AfterFunc(time.Minute, func() { _ = cmd.Process.Kill() }) // it waits for a line that does not come
	t.Cleanup(func() { tooLong.Stop() })
	p.types("steps off")
	p.hears("What will you do?")
	return p
}

func (p *player) types(lines ...string) {
	p.t.Helper()
	if _, err := io.WriteString(p.in, strings.Join(lines, "\n")+"\n"); err != nil {
		p.t.Fatal(err)
	}
}

// hears waits for a text, in however many lines, and returns what was said until then.
func (p *player) hears(text string) (said string) {
	p.t.Helper()
	part := make([]byte, 1<<12)
	for {
		plain := strings.Join(strings.Fields(p.said), " ")
		if before, rest, ok := strings.Cut(plain, text); ok {
			p.said = rest
			return before
		}
		n, err := p.out.Read(part)
		p.said += string(part[:n])
		if err != nil {
			p.t.Fatalf("it does not say %q but %q, %q", text, plain, &p.errs)
		}
	}
}

// passes makes a choice and returns what is said of it and of the Automa's turn.
func (p *player) passes() string {
	p.t.Helper()
	p.types("7", "1", "")
	return p.hears("You pass.") + p.hears("What will you do?")
}

// ends ends the input and sees how the program ends.
func (p *player) ends(code int, complaint string) {
	p.t.Helper()
	_ = p.in.Close()
	_, _ = io.Copy(io.Discard, p.out)
	_ = p.cmd.Wait()
	if got := p.cmd.ProcessState.ExitCode(); got != code || !strings.Contains(p.errs.String(), complaint) || complaint == "" && p.errs.Len() > 0 {
		p.t.Errorf("it returned %d and said %q", got, &p.errs)
	}
}

// passed is how often the human passed in a saved game.
func passed(t *testing.T, path string) (n int) {
	t.Helper()
	return passesOf(saved(t, path))
}

// saved is the game in a file, which is whole.
func saved(t *testing.T, path string) *record.Record {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r, err := parseRecord(path, text, "")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func passesOf(r *record.Record) (n int) {
	for _, e := range r.Entries() {
		if !e.Automa() {
			n++
		}
	}
	return n
}

func gameIn(data, name string) string { return filepath.Join(data, "soho", "saves", name) }

// expectPasses fails unless a saved game is whole with so many choices.
func expectPasses(t *testing.T, path string, want int) {
	t.Helper()
	if got := passed(t, path); got != want {
		t.Errorf("%d choices are in %s, not %d", got, filepath.Base(path), want)
	}
}

// expectOnce fails unless a sentence was said, and once.
func expectOnce(t *testing.T, said, sentence string) {
	t.Helper()
	if strings.Count(said, sentence) != 1 {
		t.Errorf("it does not say once %q but %q", sentence, said)
	}
}

const (
	goesOn  = " It goes on, and every choice tries again; save FILE keeps it elsewhere."
	unsaved = "soho: the game could not be saved: "
)

// A limit for the size of files is a disk with room for nothing.
func TestFire_FilesTooLarge(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no limits here")
	}
	data := t.TempDir()
	p := started(t, exec.Command("sh", "-c", "ulimit -f 0; exec soho play --text --seed 42"), "XDG_DATA_HOME="+data)
	path := gameIn(data, "medium-42.soho")
	expectOnce(t, p.passes(), `The game could not be saved: "`+path+`": file too large.`+goesOn)
	if said := p.passes(); strings.Contains(said, "could not be saved") {
		t.Errorf("it says so at every choice: %s", said)
	}
	p.ends(exitFailed, unsaved+`"`+path+`": file too large`)
	if left, err := os.ReadDir(filepath.Dir(path)); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
}

// A rescue that cannot be saved leaves the damaged game where it is, to be rescued another time.
func TestFire_NoRoomForARescue(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there are no limits here")
	}
	file := cutGame(t)
	before, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	p := started(t, exec.Command("sh", "-c", "ulimit -f 0; exec soho play --text --rescue --load "+file), "XDG_DATA_HOME="+t.TempDir())
	p.ends(exitFailed, unsaved+`"`+file+`": file too large`)
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the damaged game is not where it was: %v", err)
	}
}

func TestFire_FolderRemovedWhilePlaying(t *testing.T) {
	data := t.TempDir()
	p := playing(t, data, "--seed", "42")
	p.passes()
	if err := os.RemoveAll(filepath.Join(data, "soho")); err != nil {
		t.Fatal(err)
	}
	p.passes()
	p.ends(exitOK, "")
	expectPasses(t, gameIn(data, "medium-42.soho"), 2)
}

// Where a file stands in the way of the folder, nothing can be saved until it is gone.
func TestFire_FileInPlaceOfTheFolder(t *testing.T) {
	data := t.TempDir()
	p := playing(t, data, "--seed", "42")
	p.passes()
	path := gameIn(data, "medium-42.soho")
	aside := filepath.Join(data, "aside")
	if err := os.Rename(filepath.Dir(path), aside); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Dir(path), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	said := p.passes()
	expectOnce(t, said, "The game could not be saved: ")
	expectOnce(t, said, goesOn)
	if err := os.Remove(filepath.Dir(path)); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(aside, filepath.Dir(path)); err != nil {
		t.Fatal(err)
	}
	p.passes()
	p.ends(exitOK, "")
	expectPasses(t, path, 3)
}

func TestFire_NoHome(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is always a folder")
	}
	here := t.TempDir()
	cmd := exec.Command("soho", "play", "--text", "--seed", "42")
	cmd.Dir = here
	p := started(t, cmd, "HOME=", "XDG_DATA_HOME=", "XDG_CONFIG_HOME=")
	p.passes()
	p.ends(exitOK, "soho: there is no folder for saved games: set XDG_DATA_HOME or HOME; until then games are saved in the current folder\n")
	expectPasses(t, filepath.Join(here, "medium-42.soho"), 1)
}

func TestFire_TwoProgramsAtOnce(t *testing.T) {
	data := t.TempDir()
	first := playing(t, data, "--seed", "42")
	first.passes()
	second := playing(t, data, "--continue")
	first.passes()
	path, other := gameIn(data, "medium-42.soho"), gameIn(data, "medium-42-2.soho")
	expectOnce(t, second.passes(), "Another program wrote to the file of this game. It is saved as "+other+" from now on.")
	first.passes()
	if said := second.passes() + second.passes(); strings.Contains(said, "Another program") {
		t.Errorf("it says so again: %s", said)
	}
	first.ends(exitOK, "")
	second.ends(exitOK, "")
	expectPasses(t, path, 3)
	expectPasses(t, other, 4)
}

// holds is what all games in a folder hold that can be loaded, whatever they are called.
func holds(t *testing.T, data, line string) bool {
	t.Helper()
	games, err := filepath.Glob(gameIn(data, "*.soho"))
	if err != nil || len(games) == 0 {
		t.Fatalf("there are no games, %v", err)
	}
	return slices.ContainsFunc(games, func(path string) bool {
		text, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(text), "\n"+line+"\n")
	})
}

// Another program takes a choice back and makes another one, after which this one ends: nobody chose anything at the same time.
func TestFire_AnotherProgramTookTheChoiceBack(t *testing.T) {
	data := t.TempDir()
	first := playing(t, data, "--seed", "42")
	first.types("loan card:cannock")
	first.hears("What will you do?")
	path, other := gameIn(data, "medium-42.soho"), gameIn(data, "medium-42-2.soho")
	second := playing(t, data, "--load", path)
	second.types("undo")
	second.hears("What will you do?")
	second.types("pass card:cannock")
	second.hears("What will you do?")
	second.ends(exitOK, "")
	first.types("quit")
	said := first.hears("Go on with it:")
	first.ends(exitOK, "")
	expectOnce(t, said, "Another program wrote to the file of this game. It is saved as "+other+" from now on.")
	for _, line := range []string{"loan card:cannock", "pass card:cannock"} {
		if !holds(t, data, line) {
			t.Errorf("%q was told as saved, and is in no file", line)
		}
	}
}

// Another program only goes on from here: then all is in its file.
func TestFire_AnotherProgramWentOn(t *testing.T) {
	data := t.TempDir()
	first := playing(t, data, "--seed", "42")
	first.passes()
	second := playing(t, data, "--continue")
	second.passes()
	second.ends(exitOK, "")
	first.ends(exitOK, "")
	if games, _ := os.ReadDir(gameIn(data, "")); len(games) != 2 {
		t.Errorf("there is more than the game and the copy of the one before: %v", games)
	}
	expectPasses(t, gameIn(data, "medium-42.soho"), 2)
}

// A game that was saved before the clock was set back is of tomorrow now.
func TestFire_ClockSetBack(t *testing.T) {
	data := t.TempDir()
	first := playing(t, data, "--seed", "42")
	first.passes()
	first.ends(exitOK, "")
	tomorrow := time.Now().Add(24 * time.Hour)
	if err := os.Chtimes(gameIn(data, "medium-42.soho"), tomorrow, tomorrow); err != nil {
		t.Fatal(err)
	}
	for _, seed := range []string{"43", "44"} {
		p := playing(t, data, "--seed", seed)
		p.passes()
		p.ends(exitOK, "")
		again := playing(t, data, "--continue")
		again.passes()
		again.ends(exitOK, "")
		expectPasses(t, gameIn(data, "medium-"+seed+".soho"), 2)
		expectPasses(t, gameIn(data, "medium-42.soho"), 1)
	}
}
