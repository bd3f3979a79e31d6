package main

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"sohofoundry/render/tell/words"
)

// usage is how a command is used, as cobra has it in English.
func usage(cmd *cobra.Command, w words.Words) string {
	var text strings.Builder
	part := func(heading, body string) {
		if body != "" {
			fmt.Fprintf(&text, "\n%s\n%s\n", w.Text("command.usage."+heading), strings.TrimRight(body, " \n"))
		}
	}
	var lines, commands, topics []string
	if cmd.Runnable() {
		lines = append(lines, "  "+strings.Replace(cmd.UseLine(), "[flags]", w.Text("command.usage.any-flags"), 1))
	}
	if cmd.HasAvailableSubCommands() {
		lines = append(lines, "  "+w.Text("command.usage.any-command", "name", cmd.CommandPath()))
	}
	for _, sub := range cmd.Commands() {
		switch line := fmt.Sprintf("  %-*s %s", sub.NamePadding(), sub.Name(), sub.Short); {
		case sub.IsAdditionalHelpTopicCommand():
			topics = append(topics, fmt.Sprintf("  %-*s %s", sub.CommandPathPadding(), sub.CommandPath(), sub.Short))
		case sub.IsAvailableCommand() || sub.Name() == "help":
			commands = append(commands, line)
		}
	}
	part("usage", strings.Join(lines, "\n"))
	part("examples", cmd.Example)
	part("commands", strings.Join(commands, "\n"))
	part("flags", flagUsages(cmd.LocalFlags(), w))
	part("all-flags", flagUsages(cmd.InheritedFlags(), w))
	part("topics", strings.Join(topics, "\n"))
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&text, "\n%s\n", w.Text("command.usage.more", "name", cmd.CommandPath()))
	}
	return strings.TrimPrefix(text.String(), "\n")
}

// flagLine is a line of flags as pflag writes it: a flag with its kind of value, and its purpose.
var flagLine = regexp.MustCompile(`^( +(?:-\w, )?--[\w-]+(?: \S+)?) {3,}(.*)$`)

// flagUsages are the lines of flags, which pflag writes but for one word of English, in columns of bytes.
func flagUsages(flags *pflag.FlagSet, w words.Words) string {
	usual := w.Text("command.usage.default", "value", "\x00")
	before, after, _ := strings.Cut(usual, "\x00")
	var lines [][]string
	wide := 0
	for line := range strings.Lines(flags.FlagUsages()) {
		parts := flagLine.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if at := strings.LastIndex(parts[2], "(default "); at >= 0 {
			parts[2] = parts[2][:at] + before + strings.TrimSuffix(parts[2][at+len("(default "):], ")") + after
		}
		lines = append(lines, parts)
		wide = max(wide, utf8.RuneCountInString(parts[1]))
	}
	var text strings.Builder
	for _, parts := range lines {
		fmt.Fprintf(&text, "%-*s   %s\n", wide, parts[1], parts[2])
	}
	return text.String()
}
