package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/looktest/killtest"
)

// Whenever the program is killed while it restores a backup, every game there is whole, and restoring it once more adds the rest, each
// game once.
func TestKilledWhileRestoring(t *testing.T) {
	const games = 300
	from, data := t.TempDir(), t.TempDir()
	record, err := os.ReadFile("../../automa/record/testdata/easy.soho")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for i := range games {
		want[fmt.Sprintf("game-%d.soho", i)] = fmt.Sprintf("%s# %d\n", record, i)
	}
	if err := os.MkdirAll(filepath.Join(from, "soho", "saves"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range want {
		if err := os.WriteFile(filepath.Join(from, "soho", "saves", name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(from, "all.zip")
	soho := func(data string, args ...string) *exec.Cmd {
		cmd := exec.Command("soho", args...)
		cmd.Env = append(os.Environ(), "XDG_DATA_HOME="+data, "XDG_CONFIG_HOME="+data)
		return cmd
	}
	if out, err := soho(from, "backup", file).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	saves, chance, cut := filepath.Join(data, "soho", "saves"), rand.New(rand.NewPCG(2, 7)), 0
	for range killtest.Times(t, 8) {
		count := func() int {
			paths, _ := filepath.Glob(filepath.Join(saves, "*.soho"))
			return len(paths)
		}
		before := count()
		cmd := soho(data, "restore", file)
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for wait := time.Now(); count() <= before+chance.IntN(3) && before < games && time.Since(wait) < time.Minute; {
			time.Sleep(time.Duration(chance.IntN(1000)) * time.Microsecond)
		}
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		there := gamesIn(t, saves)
		for name, text := range there {
			if text != want[name] {
				t.Fatalf("%s is %.60q", name, text)
			}
		}
		if n := len(there); n > before && n < games {
			cut++
		}
	}
	out, err := soho(data, "restore", file).CombinedOutput()
	if err != nil || !strings.Contains(string(out), "there already") {
		t.Fatalf("%v: %s", err, out)
	}
	if there := gamesIn(t, saves); len(there) != games {
		t.Errorf("there are %d games of %d", len(there), games)
	}
	if cut == 0 {
		t.Error("it was never killed in the middle")
	}
}

// gamesIn are the texts of all games in a folder, by their names.
func gamesIn(t *testing.T, folder string) map[string]string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "*.soho"))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(path)] = string(text)
	}
	return all
}
