package main

import (
	"context"
	"fmt"
	"io"
	"time"

	"sohofoundry/automa/industry/soak"
	"sohofoundry/decks"
)

// auctions plays or hashes games of Industry.
func (o *options) auctions(ctx context.Context, out io.Writer) error {
	setup := soak.Setup{Game: decks.Industry(), From: o.from, Games: o.tables, Saves: o.saves}
	if o.hash > 0 {
		setup.Games, setup.Saves = max(1, o.hash/10), 0
	}
	began := time.Now()
	t, err := soak.Run(ctx, setup)
	if err != nil {
		return err
	}
	if o.hash > 0 {
		fmt.Fprintf(out, "%s tables %d games %s\n", auction, t.Games, t.Hash)
		return nil
	}
	took, games := time.Since(began), float64(max(t.Games, 1))
	fmt.Fprintf(out, "%s tables: %d games from %d on, in %s: %.0f games/s with all checks\n", auction, t.Games, o.from, took.Round(time.Second), games/took.Seconds())
	fmt.Fprintf(out, "  a game has %.1f decisions among %.1f choices (at most %d), %.0f events; every game played again, %d saved and loaded\n",
		float64(t.Decisions)/games, float64(t.Choices)/float64(max(t.Decisions, 1)), t.Most, float64(t.Events)/games, t.Saved)
	if ctx.Err() != nil {
		return fmt.Errorf("stopped after %d of %d games; go on with -from %d", t.Games, setup.Games, o.from+t.Games)
	}
	return nil
}
