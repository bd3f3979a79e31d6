package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// compile builds the program for a system, and writes its list of parts beside the released files. Started without a shell, it
// plays.
func (s *shop) compile(system, name string, noShell bool) (string, error) {
	goos, goarch, _ := strings.Cut(system, "-")
	flags := "-s -w -buildid="
	if noShell {
		flags += " -X main.unasked=play"
		if goos == "windows" {
			flags += " -H windowsgui"
		}
	}
	path := filepath.Join(s.scratch, system, name)
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", path, "./cmd/soho")
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "GOAMD64=v1", "GOARM64=v8.0", "CGO_ENABLED=0")
	if _, err := output(cmd); err != nil {
		return "", err
	}
	parts, err := output(exec.Command("go", "version", "-m", "-json", path))
	if err != nil {
		return "", err
	}
	parts = []byte(strings.ReplaceAll(string(parts), s.scratch+string(filepath.Separator), ""))
	s.made[named(system+".sbom.json")] = file{text: parts}
	return path, nil
}

// output runs a command and returns its output.
func output(cmd *exec.Cmd) ([]byte, error) {
	var errs strings.Builder
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w: %s", strings.Join(cmd.Args, " "), err, strings.TrimSpace(errs.String()))
	}
	return out, nil
}
