package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"syscall"
	"testing"

	"golang.org/x/sys/unix"
)

// tty opens a terminal, and its other side, where a person sits.
func tty(t *testing.T) (screen, person *os.File) {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("there are no terminals here: %v", err)
	}
	fd := int(person.Fd())
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err == nil {
		screen, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _, _ = screen.Close(), person.Close() })
	return screen, person
}

// Ctrl-C, once games are counted, stops the simulation with what is done so far.
func TestSim_CtrlCShowsWhatIsDone(t *testing.T) {
	screen, person := tty(t)
	var report bytes.Buffer
	cmd := exec.Command("soho", "sim", "--games", "10000000")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = screen, &report, screen
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	seen, pressed := readUntil(t, person, nil, `[1-9]\d* of 10000000`), []byte{3}
	if _, err := person.Write(pressed); err != nil {
		t.Fatal(err)
	}
	readUntil(t, person, seen, `soho: stopped after [1-9]\d* of 10000000 games`)
	if err := cmd.Wait(); err != nil {
		t.Error(err)
	}
	if !bytes.Contains(report.Bytes(), []byte("The human won ")) {
		t.Errorf("what is done is not shown: %s", &report)
	}
}

// readUntil reads what is shown until a pattern is there.
func readUntil(t *testing.T, from *os.File, seen []byte, pattern string) []byte {
	t.Helper()
	for wanted := regexp.MustCompile(pattern); !wanted.Match(seen); {
		more := make([]byte, 4096)
		n, err := from.Read(more)
		if err != nil {
			t.Fatalf("%q is never shown, but %q: %v", pattern, seen, err)
		}
		seen = append(seen, more[:n]...)
	}
	return seen
}
