package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"sohofoundry/automa/record"
)

const credits = `Brass: Birmingham by Martin Wallace, Gavan Brown and Matt Tolman; Brass and Brass:
Lancashire by Martin Wallace; MAUtoma by Mauro Gibertoni.
This is an unofficial fan project.`

func newVersion() *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version and who made the game",
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintf(cmd.OutOrStdout(), "soho %s\nrules %d, records %d\n%s %s/%s\n\n%s\n",
				version, record.Rules, record.Version, runtime.Version(), runtime.GOOS, runtime.GOARCH, credits)
			return err
		},
	}
}
