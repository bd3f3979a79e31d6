package terminal_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/words"
)

// mostFuzzed bounds what is typed in one go: whatever is found in more of it is found in less.
const mostFuzzed = 600

// fuzzedSeeds is how many games of each board are begun.
const fuzzedSeeds = 8

// FuzzLines types anything: the game must go on, end where the input ends, and let no control character through.
func FuzzLines(f *testing.F) {
	for _, lines := range []string{
		"1\n1\n1\n\n", "build cotton@birmingham.1 card:birmingham\n", "why build iron@birmingham\nwhy network a_b\n", "rules beer\nrules B7.3\n",
		"undo\nredo\nlog\nlast\nscore\ntable\nmap dudley\nreach\nmat all\ncard 7\nsteps off\nhelp why\n", "save /dev/null/x\nquit\nquit\n",
		"\x1b[2J\x00\n@@@\nbuild @\nnetwork birmingham dudley card:\n", "pass\n1\n\npass\n1\n\nloan\n1\n\n",
	} {
		f.Add(uint64(3), lines)
	}
	for seed := range uint64(2 * fuzzedSeeds) {
		f.Add(fuzzedSeeds+seed, "6\n1\n1\n\n1\n1\n\nend\n5\n2\n1\n\nreach\nmap liv\nsell bury.1 to:distant\nwhy double build port at liverpool\n")
	}
	f.Fuzz(func(t *testing.T, seed uint64, lines string) {
		r := seededIn(t, []string{"birmingham", "lancashire", "brass"}[seed/fuzzedSeeds%3], seed%fuzzedSeeds)
		w, err := words.New(r.Game(), "en")
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		err = terminal.New(r, strings.NewReader(lines[:min(len(lines), mostFuzzed)]), &out, terminal.Options{
			Words: w, Echo: true,
			Save:   func(*record.Record) (string, error) { return "game.soho", nil },
			SaveAs: func(path string, _ *record.Record) (string, error) { return path, nil },
		}).Run()
		if err != nil {
			t.Errorf("the game ends with an error: %v", err)
		}
		if i := strings.IndexFunc(out.String(), func(c rune) bool { return c < ' ' && c != '\n' || c == 0x7f }); i >= 0 {
			t.Errorf("a control character is shown: %q", out.String()[max(0, i-40):i+1])
		}
	})
}
