package main

import (
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
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
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGTERM} {
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
