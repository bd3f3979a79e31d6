package main

import (
	"fmt"
	"runtime"

	"github.com/spf13/cobra"

	"sohofoundry"
	"sohofoundry/automa/record"
	"sohofoundry/engine/fault"
)

const credits = `Brass: Birmingham by Martin Wallace, Gavan Brown and Matt Tolman; Brass and Brass:
Lancashire by Martin Wallace; MAUtoma by Mauro Gibertoni.
Industry by Michael Schacht (2010, a new edition of Industria, 2003); its board is ours.
This is an unofficial fan project.`

func newVersion() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version and who made the game",
		Example: `  soho version
  soho version --news   what this version brings`,
	}
	news := cmd.Flags().Bool("news", false, "what this version brings")
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if *news {
			out := cmd.OutOrStdout()
			w := speech(spoken(cmd))
			w.Width = widthOf(out)
			_, err := fmt.Fprintln(out, w.Document(sohofoundry.News()))
			return err
		}
		w := speech(spoken(cmd))
		_, err := fmt.Fprintf(cmd.OutOrStdout(), "soho %s\n%s\n%s %s/%s\n\n%s\n",
			version, w.Fault(fault.Sprintf("rules %d, records %d", record.Rules, record.Version)), runtime.Version(), runtime.GOOS, runtime.GOARCH,
			w.Fault(fault.Sprintf(credits)))
		return err
	}
	return cmd
}

func newLicences() *cobra.Command {
	return &cobra.Command{
		Use:   "licences",
		Short: "Print the licences of all that is in the program",
		Long: `Prints the licence of the program, and those of the libraries, fonts and icons that
are in it.`,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprint(cmd.OutOrStdout(), sohofoundry.Licences)
			return err
		},
	}
}
