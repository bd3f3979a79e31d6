package main

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"sohofoundry"
	"sohofoundry/render/tell/words"
)

// untold are commands of which only the first line is told: what follows is for programs, shells and translators.
var untold = map[string]bool{"soho engine": true, "soho completion": true, "soho words check": true, "soho words export": true,
	"soho words import": true, "soho manual": true}

func TestAllHelpIsTranslated(t *testing.T) {
	english, other := newRoot(), newRoot()
	translate(other, speech(words.Pseudo))
	same := func(what, in, out string) {
		if in != "" && in == out && strings.ContainsRune(strings.ReplaceAll(in, "\n  ", ""), ' ') && !onlyCommands(in) {
			t.Errorf("%s is not of the catalogue: %q", what, in)
		}
	}
	others := everyCommand(other)
	for i, cmd := range everyCommand(english) {
		path := cmd.CommandPath()
		if strings.HasPrefix(path, "soho completion ") || path == "soho manual" {
			continue
		}
		same(path+": short", cmd.Short, others[i].Short)
		if !untold[path] {
			same(path+": long", cmd.Long, others[i].Long)
			same(path+": example", cmd.Example, others[i].Example)
		}
		cmd.Flags().VisitAll(func(f *pflag.Flag) {
			if f.Name != "help" {
				same(path+": --"+f.Name, f.Usage, others[i].Flags().Lookup(f.Name).Usage)
			}
		})
	}
}

// onlyCommands reports whether examples say nothing about what they do.
func onlyCommands(example string) bool {
	for line := range strings.Lines(example) {
		if command, rest, _ := strings.Cut(strings.TrimSpace(line), "  "); !strings.HasPrefix(command, "soho ") || rest != "" {
			return false
		}
	}
	return true
}

// said runs a command line and returns what it printed.
func said(args ...string) string {
	var out, errs bytes.Buffer
	run(args, strings.NewReader(""), &out, &errs)
	return out.String() + errs.String()
}

func TestTheChosenLanguageIsSpoken(t *testing.T) {
	for _, c := range []struct {
		want string
		args []string
	}{
		{"Uso:\n  soho play [LINK] [opzioni]\n", []string{"play", "--help", "--language", "it"}},
		{"Comandi:\n", []string{"--language=it", "help"}},
		{`(predefinito medium)`, []string{"help", "play", "--language", "it"}},
		{`"simm"; intendevi "sim"?; vedi "soho --help"`, []string{"--language", "it", "simm"}},
		{`soho: il file "none.soho" non esiste`, []string{"replay", "none.soho", "--language", "it"}},
		{"il mazzo", []string{"deck", "lint", "../../decks/birmingham/mautoma/deck.toml", "--language", "it"}},
		{"L'umano ha vinto", []string{"sim", "--games", "2", "--language", "it"}},
		{"I livelli dicono prima", []string{"version", "--news", "--language", "it"}},
	} {
		if got := said(c.args...); !strings.Contains(got, c.want) {
			t.Errorf("%q says %q, without %q", c.args, got, c.want)
		}
	}
}

// What shells read, and the manual page, are the same for all.
func TestWhatProgramsReadIsEnglish(t *testing.T) {
	for _, args := range [][]string{{"completion", "bash"}, {"manual"}, {"__complete", "play", "--"}} {
		want := said(args...)
		t.Setenv("LC_ALL", "it_IT.UTF-8")
		if got := said(args...); got != want {
			t.Errorf("%q says something else in Italian: %q", args, got)
		}
		t.Setenv("LC_ALL", "C")
	}
}

// What is new is in the catalogue, entry by entry.
func TestTheNewsAreTranslated(t *testing.T) {
	for line := range strings.Lines(speech(words.Pseudo).Document(sohofoundry.News())) {
		if text := strings.TrimPrefix(line, "- "); strings.HasPrefix(line, "- ") && !strings.HasPrefix(text, "[") {
			t.Errorf("%q is not of the catalogue", line)
		}
	}
}
