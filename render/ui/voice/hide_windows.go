package voice

import (
	"os/exec"
	"syscall"
)

// hide keeps a command from opening a window of its own.
func hide(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true} }
