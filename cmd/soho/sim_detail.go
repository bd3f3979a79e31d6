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
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// writeDetail writes the lists of a simulation, each with its means per game.
func writeDetail(out io.Writer, w words.Words, d *sim.Detail, policy string) {
	for _, list := range []struct {
		heading string
		shares  []sim.Share
	}{
		{"automa-vp", d.AutomaVP},
		{"human-vp", d.HumanVP},
		{"human-did", d.HumanDid},
		{"slots", d.Slots},
		{"backs", d.Backs},
		{"ties", d.Criteria},
		{"refusals", d.Refusals},
	} {
		fmt.Fprintf(out, "\n%-28s%8s\n", w.Text("command.sim."+list.heading, "policy", policy), w.Text("command.sim.a-game"))
		for _, s := range list.shares {
			fmt.Fprintf(out, "  %-24s%10s\n", strings.ReplaceAll(s.Name, "-", " "), w.Decimal(s.Mean, 3))
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
		return fault.Errorf("cannot write %q: %w", file, path.Err)
	}
	return err
}
