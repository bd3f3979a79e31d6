package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/automa/sim"
	"sohofoundry/cmd/soho/plot"
	"sohofoundry/engine/fault"
	"sohofoundry/render/tell/words"
)

// inWords is a detail with the names of its rows as they are to be read. A row without a text keeps its name in --json.
func inWords(w words.Words, d *sim.Detail) *sim.Detail {
	row := func(table string) func(string) string {
		return func(name string) string {
			if key := "command.sim.row." + table + "." + name; w.Has(key) {
				return w.Text(key)
			}
			return strings.ReplaceAll(name, "-", " ")
		}
	}
	vp := func(name string) string {
		era, source, _ := strings.Cut(name, " ")
		return w.Text("command.sim.row.vp."+source, "era", era)
	}
	criteria := map[string]string{}
	for c := range automa.Criteria {
		criteria[c.String()] = w.Criterion(c)
	}
	renamed := *d
	renamed.HumanVP, renamed.AutomaVP = rows(d.HumanVP, vp), rows(d.AutomaVP, vp)
	renamed.HumanDid = rows(d.HumanDid, row("did"))
	renamed.Slots, renamed.Backs = rows(d.Slots, row("card")), rows(d.Backs, row("card"))
	renamed.Criteria = rows(d.Criteria, func(name string) string { return criteria[name] })
	renamed.Refusals = rows(d.Refusals, row("refusal"))
	return &renamed
}

func rows(list []sim.Share, name func(string) string) []sim.Share {
	list = slices.Clone(list)
	for i := range list {
		list[i].Name = name(list[i].Name)
	}
	return list
}

// writeDetail writes the lists of a simulation, each with its means per game.
func writeDetail(out io.Writer, w words.Words, d *sim.Detail, policy string) {
	d = inWords(w, d)
	lists := []struct {
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
	}
	aGame := w.Text("command.sim.a-game")
	names, figures := 24, max(10, utf8.RuneCountInString(aGame)+1) // letters of the columns
	for i := range lists {
		list := &lists[i]
		list.heading = w.Text("command.sim."+list.heading, "policy", policy)
		names = max(names, utf8.RuneCountInString(list.heading))
		for _, s := range list.shares {
			names = max(names, utf8.RuneCountInString(s.Name))
		}
	}
	for _, list := range lists {
		fmt.Fprintf(out, "\n%-*s%*s\n", names+2, list.heading, figures, aGame)
		for _, s := range list.shares {
			fmt.Fprintf(out, "  %-*s%*s\n", names, s.Name, figures, w.Decimal(s.Mean, 3))
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

// draw writes a drawing to a file. One that cannot be made leaves the file as it was.
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
