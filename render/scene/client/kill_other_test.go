//go:build !js && !linux

package client_test

import (
	"os/exec"
	"time"
)

// slowed is nil: nothing slows a disk here.
func slowed(*exec.Cmd, time.Duration) *exec.Cmd { return nil }

// kill kills a program.
func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
