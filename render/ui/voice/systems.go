//go:build !js

package voice

import (
	"context"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"time"
)

// listFor is how long a system may take to list its voices.
const listFor = 10 * time.Second

// list is the output of a command, empty if it fails.
func list(name string, words ...string) string {
	ctx, stop := context.WithTimeout(context.Background(), listFor)
	defer stop()
	out, _ := from(ctx, "", name, words...).Output()
	return string(out)
}

// ofUnix is eSpeak, which reads all our languages and falls silent when it is ended; or else the speech dispatcher of the system,
// which has to be told to stop: that also ends the speech of other programs.
func ofUnix() (reader, []string) {
	all := []string{"de", "en-GB", "es", "fr", "it", "pl", "pt-BR", "ro"}
	for _, name := range []string{"espeak-ng", "espeak"} {
		if path, err := exec.LookPath(name); err == nil {
			return func(ctx context.Context, language, text string) *exec.Cmd {
				return from(ctx, text, path, "-v", strings.ToLower(all[best(all, language)]), "--stdin")
			}, all
		}
	}
	path, err := exec.LookPath("spd-say")
	if err != nil {
		return nil, nil
	}
	return func(ctx context.Context, language, text string) *exec.Cmd {
		cmd := from(ctx, "", path, "--cancel", "--wait", "--language", language, "--", text)
		cmd.Env = slices.DeleteFunc(os.Environ(), elsewhere)
		cmd.Cancel = func() error {
			soon, stop := context.WithTimeout(context.Background(), time.Second)
			defer stop()
			cancel := exec.CommandContext(soon, path, "--cancel")
			cancel.Env = cmd.Env
			_ = cancel.Run()
			return cmd.Process.Kill()
		}
		return cmd
	}, all
}

// elsewhere reports whether a variable of the environment names a speech dispatcher that may be on another machine.
func elsewhere(variable string) bool {
	address, ok := strings.CutPrefix(variable, "SPEECHD_ADDRESS=")
	return ok && !strings.HasPrefix(address, "unix_socket")
}

// macVoice is a line of the list of a Mac: "Anna (Premium)   de_DE    # Hallo! Ich heiße Anna."
var macVoice = regexp.MustCompile(`(?m)^(.+?)\s+([a-z]{2,3}[_-][A-Za-z0-9_]+)\s+#`)

func ofMac() (reader, []string) { return macReader(list("say", "-v", "?")) }

// macReader reads with one of the voices of a list.
func macReader(listed string) (reader, []string) {
	var names, tags []string
	for _, found := range macVoice.FindAllStringSubmatch(listed, -1) {
		names, tags = append(names, found[1]), append(tags, found[2])
	}
	return func(ctx context.Context, language, text string) *exec.Cmd {
		return from(ctx, text, "say", "-v", names[best(tags, language)], "-f", "-")
	}, tags
}

// The scripts for PowerShell: the text comes as UTF-8, and the voice is that of a language, which replaces the word LANGUAGE.
const (
	windowsVoices = `Add-Type -AssemblyName System.Speech; (New-Object System.Speech.Synthesis.SpeechSynthesizer).GetInstalledVoices() | Where-Object Enabled | ForEach-Object { $_.VoiceInfo.Culture.Name }`
	windowsReads  = `[Console]::InputEncoding = New-Object System.Text.UTF8Encoding $false; $text = [Console]::In.ReadToEnd(); Add-Type -AssemblyName System.Speech; $s = New-Object System.Speech.Synthesis.SpeechSynthesizer; $s.SelectVoice(($s.GetInstalledVoices() | Where-Object { $_.Enabled -and $_.VoiceInfo.Culture.Name -eq 'LANGUAGE' } | Select-Object -First 1).VoiceInfo.Name); $s.Speak($text)`
)

// windowsTag is a line of the list of Windows, such as "de-DE".
var windowsTag = regexp.MustCompile(`\b[A-Za-z]{2,3}(-[A-Za-z0-9]+)+\b`)

func ofWindows() (reader, []string) {
	return windowsReader(list("powershell", powerShell(windowsVoices)...))
}

// windowsReader reads with a voice of one of the tags that are listed.
func windowsReader(listed string) (reader, []string) {
	tags := windowsTag.FindAllString(listed, -1)
	return func(ctx context.Context, language, text string) *exec.Cmd {
		return from(ctx, text, "powershell", powerShell(strings.Replace(windowsReads, "LANGUAGE", tags[best(tags, language)], 1))...)
	}, tags
}

// powerShell are the words that have PowerShell carry out a command and nothing else.
func powerShell(command string) []string {
	return []string{"-NoLogo", "-NoProfile", "-NonInteractive", "-Command", command}
}
