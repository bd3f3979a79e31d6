//go:build unix

package voice

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestTheVoiceOfARegionComesFirst(t *testing.T) {
	for _, c := range []struct {
		language string
		tags     []string
		want     int
	}{
		{"pt", []string{"de-DE", "pt-PT", "pt_BR"}, 2},
		{"pt", []string{"de-DE", "pt-PT"}, 1},
		{"de", []string{"en-GB", "de_AT", "de-DE"}, 1},
		{"en", []string{"en-US", "en-GB"}, 1},
		{"ro", []string{"en-US", "roa-XX"}, -1},
		{"ro", nil, -1},
	} {
		if got := best(c.tags, c.language); got != c.want {
			t.Errorf("of %v number %d reads %q, want %d", c.tags, got, c.language, c.want)
		}
	}
}

// command puts a command of a name alone into the path: a script that notes what it gets, and in which the test says what more it does.
func command(t *testing.T, name, more string) (noted string) {
	t.Helper()
	folder := t.TempDir()
	noted = filepath.Join(folder, "noted")
	script := "#!/bin/sh\n{ for w in \"$@\"; do echo \"[$w]\"; done; /bin/cat; echo; } >> " + noted + "\n" + more + "\n"
	if err := os.WriteFile(filepath.Join(folder, name), []byte(script), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", folder)
	return noted
}

// wait waits until a voice reads a language, or something else is so.
func wait(t *testing.T, what string, so func() bool) {
	t.Helper()
	for range 1000 {
		if so() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("in ten seconds, " + what)
}

const nasty = "-x; rm \"$HOME\" `id` £5 'ş' & | >"

// What is read goes to the command as it is, and no shell makes anything else of it.
func TestCommandsGetTheTextAsItIs(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"espeak-ng", "[-v]\n[pt-br]\n[--stdin]\n" + nasty + "\n"},
		{"espeak", "[-v]\n[pt-br]\n[--stdin]\n" + nasty + "\n"},
		{"spd-say", "[--cancel]\n[--wait]\n[--language]\n[pt]\n[--]\n[" + nasty + "]\n\n"},
	} {
		noted := command(t, c.name, "")
		read, tags := ofUnix()
		if best(tags, "pt") < 0 {
			t.Fatalf("%s reads %v", c.name, tags)
		}
		if err := read(context.Background(), "pt", nasty).Run(); err != nil {
			t.Fatal(err)
		}
		if got, _ := os.ReadFile(noted); string(got) != c.want {
			t.Errorf("%s got\n%s, want\n%s", c.name, got, c.want)
		}
	}
}

// TestTheNewestIsRead: a command that takes long is ended for what comes after it, and nobody waits for it.
func TestTheNewestIsRead(t *testing.T) {
	noted := command(t, "espeak-ng", "exec /bin/sleep 60")
	v := Open(false)
	wait(t, "no voice is found", func() bool { return v.Reads("de") })
	for _, text := range []string{"one", "two", "three"} {
		began := time.Now()
		v.Say("de", text)
		if took := time.Since(began); took > time.Second {
			t.Fatalf("saying %q took %v", text, took)
		}
		wait(t, text+" is not read", func() bool {
			got, _ := os.ReadFile(noted)
			return strings.HasSuffix(string(got), text+"\n")
		})
	}
	v.Hush()
}

func TestWhereThereIsNoVoiceNoneIsOffered(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	if read, tags := ofUnix(); read != nil || tags != nil {
		t.Errorf("without a command %v is read", tags)
	}
	var none *Voice
	if Open(true) != nil || none.Reads("en") {
		t.Error("a voice is offered that would be heard elsewhere")
	}
}

func TestNoSpeechDispatcherElsewhereIsCalled(t *testing.T) {
	t.Setenv("SPEECHD_ADDRESS", "inet_socket:192.0.2.1:6560")
	command(t, "spd-say", "")
	read, _ := ofUnix()
	if env := read(context.Background(), "en", "x").Env; len(env) == 0 || slices.ContainsFunc(env, elsewhere) {
		t.Errorf("the environment is %v", env)
	}
	t.Setenv("SPEECHD_ADDRESS", "unix_socket:/run/speech")
	if env := read(context.Background(), "en", "x").Env; !slices.Contains(env, "SPEECHD_ADDRESS=unix_socket:/run/speech") {
		t.Error("the one of this machine is not called")
	}
}

func TestListsOfVoicesAreRead(t *testing.T) {
	mac, tags := macReader("Anna (Premium)       de_DE    # Hallo! Ich heiße Anna.\nEddy (Englisch (UK)) en_GB    # Hello!\nMajed    ar_001    # مرحبًا\n")
	if !slices.Equal(tags, []string{"de_DE", "en_GB", "ar_001"}) {
		t.Errorf("a Mac reads %v", tags)
	}
	if got := mac(context.Background(), "de", "x").Args; !slices.Equal(got, []string{"say", "-v", "Anna (Premium)", "-f", "-"}) {
		t.Errorf("a Mac does %q", got)
	}
	windows, tags := windowsReader("de-DE\r\nen-US\r\nde-'; exit\r\n")
	if !slices.Equal(tags, []string{"de-DE", "en-US"}) {
		t.Errorf("Windows reads %v", tags)
	}
	if got := windows(context.Background(), "en", "x").Args; !strings.Contains(got[len(got)-1], "-eq 'en-US'") || strings.Contains(got[len(got)-1], "LANGUAGE") {
		t.Errorf("Windows does %q", got)
	}
}
