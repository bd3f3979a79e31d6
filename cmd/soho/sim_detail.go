package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sohofoundry/automa/sim"
	"sohofoundry/cmd/soho/plot"
)

// writeDetail writes the lists of a simulation, each with its means per game.
func writeDetail(w io.Writer, d *sim.Detail, policy string) {
	for _, list := range []struct {
		heading string
		shares  []sim.Share
	}{
		{"VP of the Automa", d.AutomaVP},
		{"VP of the human", d.HumanVP},
		{"What " + policy + " did", d.HumanDid},
		{"Slots of the fronts", d.Slots},
		{"Actions of the backs", d.Backs},
		{"Tie-breaks, by what decided", d.Criteria},
		{"Refusals", d.Refusals},
	} {
		fmt.Fprintf(w, "\n%-28s%8s\n", list.heading, "a game")
		for _, s := range list.shares {
			fmt.Fprintf(w, "  %-24s%10.3f\n", strings.ReplaceAll(s.Name, "-", " "), s.Mean)
		}
	}
}

// drawer returns how a drawing is written to a file of that name, or nil if that is not known.
func drawer(file string) func(*plot.Drawing, io.Writer) error {
	switch strings.ToLower(filepath.Ext(file)) {
	case ".png":
		return (*plot.Drawing).PNG
	case ".svg":
		return (*plot.Drawing).SVG
	}
	return nil
}

// draw writes a drawing to a file, whole or not at all.
func draw(file string, d *plot.Drawing) error {
	var picture bytes.Buffer
	if err := drawer(file)(d, &picture); err != nil {
		return err
	}
	err := os.WriteFile(file, picture.Bytes(), 0o644)
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return fmt.Errorf("cannot write %q: %w", file, path.Err)
	}
	return err
}
