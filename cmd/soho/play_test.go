package main

import (
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestARescuedGameIsKeptBeforeAnythingIsDone(t *testing.T) {
	text, err := os.ReadFile("../../automa/record/testdata/medium.soho")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "game.soho")
	write(t, file, text[:len(text)/2])
	f, cmd := asked(t, "--load", file)
	cmd.SetErr(io.Discard)
	f.rescue = true
	if _, _, err := f.load(cmd); err != nil {
		t.Fatal(err)
	}
	if _, err := loadRecord(file, ""); err != nil {
		t.Errorf("a program that is killed now has lost it: %v", err)
	}
}
