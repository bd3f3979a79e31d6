package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
)

// newManual prints the texts of all commands as a manual page, as completion prints the scripts for shells.
func newManual() *cobra.Command {
	return &cobra.Command{
		Use:    "manual",
		Short:  "Print the manual page, for man",
		Long:   `Prints the help of all commands as one manual page, which packages install.`,
		Hidden: true,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return printManual(cmd.OutOrStdout(), cmd.Root())
		},
	}
}

func printManual(out io.Writer, root *cobra.Command) error {
	var page strings.Builder
	fmt.Fprintf(&page, ".TH SOHO 1 \"\" \"Soho Foundry %s\" \"Games\"\n.SH NAME\nsoho \\- %s\n", version, roff(root.Short))
	page.WriteString(".SH SYNOPSIS\n.B soho\nCOMMAND [\\fIflags\\fR]\n.SH DESCRIPTION\n" + asIs(root.Long))
	for _, cmd := range everyCommand(root) {
		if cmd == root || cmd.Hidden || cmd.Parent().Name() == "completion" { // the shells have texts of their own
			continue
		}
		fmt.Fprintf(&page, ".SH %s\n", roff(strings.ToUpper(strings.TrimPrefix(cmd.CommandPath(), "soho "))))
		page.WriteString(asIs(cmd.Short+".") + ".PP\n")
		if cmd.Runnable() {
			page.WriteString(asIs(cmd.UseLine()) + ".PP\n")
		}
		for _, part := range []string{cmd.Long, cmd.Example, cmd.LocalFlags().FlagUsagesWrapped(76)} {
			if part != "" {
				page.WriteString(asIs(part) + ".PP\n")
			}
		}
	}
	_, err := io.WriteString(out, page.String())
	return err
}

// asIs is a text with the lines and columns that it has.
func asIs(text string) string {
	return ".nf\n" + roff(strings.TrimRight(text, "\n")) + "\n.fi\n"
}

// roff escapes the characters that mean something to the formatter.
func roff(text string) string {
	return strings.NewReplacer(`\`, `\e`, "-", `\-`, "\n.", "\n\\&.", "\n'", "\n\\&'").Replace(text)
}
