package client_test

import (
	"os/exec"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// slowed is a command whose every answer of the disk comes later, or nil where nothing can slow it.
func slowed(cmd *exec.Cmd, by time.Duration) *exec.Cmd {
	path, err := exec.LookPath("strace")
	if err != nil {
		return nil
	}
	inject := "inject=fsync:delay_exit=" + strconv.FormatInt(by.Microseconds(), 10)
	// strace is the child of what it looks at, which can be killed then like any other program, and of its process group.
	slow := exec.Command(path, append([]string{"-D", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync", "-e", inject, cmd.Path}, cmd.Args[1:]...)...)
	slow.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return slow
}

// kill kills a program, with whatever slows it: strace may not have begun yet, and would wait for it forever.
func kill(cmd *exec.Cmd) {
	if cmd.SysProcAttr != nil {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		return
	}
	_ = cmd.Process.Kill()
}

// Whenever the client is killed on a disk that takes up to half a second to answer, nothing is lost that it has shown.
func TestKilledOnASlowDisk(t *testing.T) {
	long(t)
	if slowed(exec.Command("true"), time.Millisecond) == nil || slowed(exec.Command("true"), time.Millisecond).Run() != nil {
		t.Skip("no strace may run here")
	}
	killedOften(t, 2, func(h *hunted) { h.delay = time.Duration(h.rng.Int64N(int64(time.Second / 2))) })
}
