package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// disk mounts a small disk of its own in a folder, which only root may.
func disk(t *testing.T, options string) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := syscall.Mount("soho-test", dir, "tmpfs", 0, options); err != nil {
		t.Skipf("no disk can be mounted here: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

func TestFire_DiskFull(t *testing.T) {
	data := disk(t, "size=256k")
	p := playing(t, data, "--seed", "42")
	p.passes()
	path, filler := gameIn(data, "medium-42.soho"), filepath.Join(data, "filler")
	if err := os.WriteFile(filler, make([]byte, 1<<20), 0o600); err == nil {
		t.Fatal("the disk is not full")
	}
	expectOnce(t, p.passes(), `The game could not be saved: "`+path+`": no space left on device.`+goesOn)
	if said := p.passes(); strings.Contains(said, "could not be saved") {
		t.Errorf("it says so at every choice: %s", said)
	}
	expectPasses(t, path, 1)
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	p.passes()
	p.ends(exitOK, "")
	expectPasses(t, path, 4)
}

// At a real table whatever is told of it is kept too: nothing of what was told before the disk was full is lost, and nothing of what was
// told meanwhile once there is room again.
func TestFire_DiskFullAtTheTable(t *testing.T) {
	data := disk(t, "size=256k")
	p := started(t, exec.Command("soho", "companion", "--game", "lancashire", "--seed", "42"), "XDG_DATA_HOME="+data)
	puts := func(vp string) string {
		p.types("put vp automa " + vp)
		return p.hears("Put right: the Automa's VP marker stands on "+vp+".") + p.hears("What will you do?")
	}
	puts("1")
	path, filler := gameIn(data, "lancashire-medium-42"+store.TableEnding), filepath.Join(data, "filler")
	if err := os.WriteFile(filler, make([]byte, 1<<20), 0o600); err == nil {
		t.Fatal("the disk is not full")
	}
	expectOnce(t, puts("2"), `The game could not be saved: "`+path+`": no space left on device.`+goesOn)
	p.types("pass")
	if said := p.hears("The Automa's turn.") + p.hears("What will you do?") + puts("3"); strings.Contains(said, "could not be saved") {
		t.Errorf("it says so again: %s", said)
	}
	expectEntries(t, path, 1)
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	puts("4")
	p.ends(exitOK, "")
	expectEntries(t, path, 6) // four corrections, the pass and the Automa's turn
}

// expectEntries fails unless a saved game is whole with so many entries.
func expectEntries(t *testing.T, path string, want int) {
	t.Helper()
	r := saved(t, path)
	if got := len(r.Entries()); got != want {
		t.Errorf("%d entries are in the file, not %d:\n%s", got, want, r.Marshal())
	}
}

func TestFire_ReadOnlyFolder(t *testing.T) {
	data := disk(t, "")
	p := playing(t, data, "--seed", "42")
	p.passes()
	path := gameIn(data, "medium-42.soho")
	if err := syscall.Mount("", data, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	expectOnce(t, p.passes(), `The game could not be saved: "`+path+`": read-only file system.`+goesOn)
	again := playing(t, data, "--continue")
	again.passes()
	again.types("quit")
	again.hears("Leaving now loses what is not saved.")
	again.ends(exitFailed, unsaved+`"`+path+`": read-only file system`)
	if err := syscall.Mount("", data, "", syscall.MS_REMOUNT, ""); err != nil {
		t.Fatal(err)
	}
	p.ends(exitOK, "")
	expectPasses(t, path, 2)
}

// What starts the program may have it live on when the terminal is closed, as nohup does.
func TestFire_HangUpThatIsToBeIgnored(t *testing.T) {
	data := t.TempDir()
	p := started(t, exec.Command("sh", "-c", "trap '' HUP; exec soho play --text --seed 42"), "XDG_DATA_HOME="+data)
	if err := p.cmd.Process.Signal(syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	p.passes()
	p.ends(exitOK, "")
	expectPasses(t, gameIn(data, "medium-42.soho"), 1)
}

func TestFire_EachSignalEndsASavedGame(t *testing.T) {
	// Whoever runs the tests may have a signal ignored, and so would what they start, unless it is caught here.
	caught := make(chan os.Signal, 1)
	signal.Notify(caught, endings...)
	defer signal.Stop(caught)
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM, syscall.SIGQUIT} {
		data := t.TempDir()
		p := playing(t, data, "--seed", "42")
		p.passes()
		if err := p.cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		p.hears("The game is saved.")
		p.ends(exitSignal+int(s), "")
		again := playing(t, data, "--continue") // and nothing is done
		if err := again.cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		again.hears("The game is saved.")
		again.ends(exitSignal+int(s), "")
		expectPasses(t, gameIn(data, "medium-42.soho"), 1)
	}
}

// odd makes what is no file: a pipe that nobody writes to, and links to devices without an end and without room.
func odd(t *testing.T, ending string) (list []string) {
	t.Helper()
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe"+ending)
	err := syscall.Mkfifo(pipe, 0o600)
	for _, device := range []string{"zero", "full"} {
		list = append(list, filepath.Join(dir, device+ending))
		err = errors.Join(err, os.Symlink("/dev/"+device, list[len(list)-1]))
	}
	if err != nil {
		t.Fatal(err)
	}
	return append(list, pipe)
}

// What is no file is refused at once: reading it might never end, and writing to it would keep nothing.
func TestFire_PipesAndDevices(t *testing.T) {
	data, game := t.TempDir(), filepath.Join(t.TempDir(), "game.soho")
	for _, c := range []struct{ ending, args, types string }{
		{".soho", "play --text --load FILE", ""}, {".soho", "play --text --rescue --load FILE", ""}, {".toml", "play --text --deck FILE", ""},
		{".toml", "play --text --mat FILE", ""}, {".soho", "replay FILE", ""}, {".toml", "replay --deck FILE " + game, ""},
		{".toml", "deck lint FILE", ""}, {".toml", "deck show --deck FILE", ""}, {".toml", "sim --games 1 --deck FILE", ""},
		{".toml", "sim --games 1 --mat FILE", ""}, {".png", "sim --games 1 --plot FILE", ""}, {".toml", "engine --deck FILE", ""},
		{".soho", "play --text", "save FILE"}, {".soho.deck", "play --text --load GAME", ""}, {".soho.deck", "replay GAME", ""},
	} {
		for _, file := range odd(t, c.ending) {
			beside := strings.TrimSuffix(file, ".deck")
			for _, path := range []string{game, beside} {
				if path != file {
					write(t, path, begun(t))
				}
			}
			fill := strings.NewReplacer("FILE", file, "GAME", beside)
			ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
			cmd := exec.CommandContext(ctx, "soho", strings.Fields(fill.Replace(c.args))...)
			cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data)
			cmd.Stdin = strings.NewReader(fill.Replace(c.types) + "\n")
			said, err := cmd.CombinedOutput()
			if ctx.Err() != nil || err == nil && c.types == "" || !strings.Contains(strings.Join(strings.Fields(string(said)), " "), "is a pipe or a device, and no file") {
				t.Errorf("soho %s: %v, it said %s", fill.Replace(c.args), err, said)
			}
			stop()
		}
	}
}

// begun is a game of one choice.
func begun(t *testing.T) []byte {
	t.Helper()
	r, err := record.New(played.Birmingham(), played.Medium(42))
	if err != nil {
		t.Fatal(err)
	}
	return r.Marshal()
}

// A pipe that is handed over open is read, as it is the standard input.
func TestFire_ARecordFromThePipe(t *testing.T) {
	for _, script := range []string{"soho replay --verify /dev/stdin", "soho replay --verify /dev/fd/3 3<&0"} {
		cmd := exec.Command("sh", "-c", "cat | "+script)
		cmd.Stdin = bytes.NewReader(begun(t))
		if said, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(said), "good: 0 choices") {
			t.Errorf("%s: %v, %s", script, err, said)
		}
	}
}

// A link stays a link: what is played goes to the file that it leads to, and the copy of what was there before lies beside that.
func TestFire_AGameBehindALink(t *testing.T) {
	dir := t.TempDir()
	target, link := filepath.Join(dir, "elsewhere", "kept.soho"), filepath.Join(dir, "link.soho")
	if err := errors.Join(os.Mkdir(filepath.Dir(target), 0o700), os.Symlink(filepath.Join("elsewhere", "kept.soho"), link)); err != nil {
		t.Fatal(err)
	}
	write(t, target, begun(t))
	p := playing(t, t.TempDir(), "--load", link)
	p.passes()
	p.passes()
	p.ends(exitOK, "")
	if at, err := os.Readlink(link); err != nil || at != filepath.Join("elsewhere", "kept.soho") {
		t.Errorf("the link leads to %q, %v", at, err)
	}
	expectPasses(t, target, 2)
	if found, err := os.ReadDir(dir); err != nil || len(found) != 2 {
		t.Errorf("beside the link there is %v, %v", found, err)
	}
	if _, err := os.Stat(target + ".bak"); err != nil {
		t.Error(err)
	}
}

// Without a game there is nothing to save, and nothing but a sentence to show.
func TestFire_QuitShowsOneSentence(t *testing.T) {
	cmd := exec.Command("soho", "engine")
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Write([]byte("{\"do\":\"version\"}\n")); err != nil {
		t.Fatal(err)
	}
	if _, err := out.Read(make([]byte, 1000)); err != nil { // it works
		t.Fatal(err)
	}
	err = cmd.Process.Signal(syscall.SIGQUIT)
	_ = cmd.Wait()
	if said := errs.String(); err != nil || cmd.ProcessState.ExitCode() != exitSignal+int(syscall.SIGQUIT) || strings.Count(said, "\n") != 1 {
		t.Errorf("it returned %d and said %s, %v", cmd.ProcessState.ExitCode(), said, err)
	}
}

// Where nothing can be written, nothing was done well, and no more than a sentence says so.
func TestFire_NothingCanBePrinted(t *testing.T) {
	data := t.TempDir()
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close() //nolint:errcheck // nothing was written
	const game = "../../automa/record/testdata/medium.soho"
	for _, args := range []string{
		"version", "rules", "rules B7", "help", "help play", "--help", "play --help", "help exit-codes", "engine --help", "deck", "deck show",
		"sim --games 2", "sim --games 2 --json", "sim --games 2 --detail", "replay " + game, "replay --verify " + game,
		"replay --json " + game, "replay --step " + game, "completion bash", "completion zsh", "completion fish", "completion powershell",
		"engine", "play --text --seed 3", "play --plain", "deck lint ../../decks/birmingham/mautoma/deck.toml",
	} {
		for name, run := range map[string]func(*exec.Cmd) error{
			"a full disk": func(cmd *exec.Cmd) error {
				cmd.Stdout = full
				return cmd.Run()
			},
			"a pipe that nobody reads": func(cmd *exec.Cmd) error {
				read, write, err := os.Pipe()
				if err == nil {
					cmd.Stdout = write
					err = read.Close()
				}
				if err != nil {
					return err
				}
				defer write.Close() //nolint:errcheck // nobody reads it
				return cmd.Run()
			},
		} {
			var errs bytes.Buffer
			cmd := exec.Command("soho", strings.Fields(args)...)
			cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data)
			cmd.Stdin, cmd.Stderr = strings.NewReader("{}\n"), &errs
			err := run(cmd)
			var ended *exec.ExitError
			if !errors.As(err, &ended) || strings.Count(errs.String(), "\n") > 1 || strings.Contains(errs.String(), "goroutine") {
				t.Errorf("soho %s on %s: %v, %s", args, name, err, &errs)
			}
			if name == "a full disk" && !strings.Contains(errs.String(), "no space left on device") {
				t.Errorf("soho %s on %s says %q", args, name, &errs)
			}
		}
	}
}
