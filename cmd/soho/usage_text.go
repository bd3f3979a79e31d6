package main

import (
	"fmt"
	"strings"

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

// flagUsages are the lines of flags, which pflag writes but for one word of English.
func flagUsages(flags *pflag.FlagSet, w words.Words) string {
	usual := w.Text("command.usage.default", "value", "\x00")
	before, after, _ := strings.Cut(usual, "\x00")
	lines := strings.Split(flags.FlagUsages(), "\n")
	for i, line := range lines {
		if at := strings.LastIndex(line, "(default "); at >= 0 {
			lines[i] = line[:at] + before + strings.TrimSuffix(line[at+len("(default "):], ")") + after
		}
	}
	return strings.Join(lines, "\n")
}
