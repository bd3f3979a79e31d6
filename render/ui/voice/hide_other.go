//go:build !js && !windows

package voice

import "os/exec"

// hide has nothing to do: commands open no windows here.
func hide(*exec.Cmd) {}
