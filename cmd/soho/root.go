package main

import "github.com/spf13/cobra"

const about = `Soho Foundry lets one person play Brass: Birmingham, Brass: Lancashire or the Brass of
2007 against the MAUtoma, decks of cards that play the opponent, and shows every step
of its turns.

Brass: Birmingham is a game by Martin Wallace, Gavan Brown and Matt Tolman, Brass and
Brass: Lancashire are by Martin Wallace, the MAUtoma is by Mauro Gibertoni. No rule
sheet of his for Lancashire could be had: what its cards mean there is our own reading
(soho rules --game lancashire N1). Industry is by Michael Schacht (2010, a new edition of
his Industria of 2003); its board is ours. This is an unofficial fan project.`

const exitCodes = `What soho returns to the shell:

  0  all went well
  1  what was asked for failed: a file cannot be read or has a mistake, a choice is
     refused, a record does not match, nothing was found
  2  wrong usage: an unknown command, flag or argument
  3  a bug in soho, which it asks you to report

A signal that ends soho play adds its number to 128. Every choice is saved as it is
made, and "soho play --load" goes on from there:

  129  the terminal was closed (SIGHUP)
  130  Ctrl-C (SIGINT)
  131  Ctrl-\ (SIGQUIT)
  143  it was asked to end (SIGTERM)

An error is one sentence on the standard error, after "soho: ".`

func newRoot() *cobra.Command {
	root := &cobra.Command{
		Use:   "soho",
		Short: "The games of Brass against the MAUtoma",
		Long:  about,
		Example: `  soho play --difficulty easy               a game against the easy Automa
  soho play --game lancashire               Brass: Lancashire, on another map
  soho rules beer                           what the rules say about beer
  soho sim --games 1000 --difficulty hard   how strong the Automa is
  soho deck show --card 7                   a card of the Automa
  soho help exit-codes                      what soho returns to the shell`,
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.AddCommand(
		newPlay(),
		newCompanion(),
		newReplay(),
		newAnalyse(),
		newStatistics(),
		newBackup(),
		newRestore(),
		newSaves(),
		newLink(),
		newSim(),
		newDeck(),
		newBoard(),
		newRules(),
		newEngine(),
		newVersion(),
		newLicences(),
		newWords(),
		newManual(),
		&cobra.Command{Use: "exit-codes", Short: "What soho returns to the shell", Long: exitCodes},
	)
	languageFlag(root)
	beStrict(root)
	return root
}
