package main

import (
	"fmt"
	"io"

	"sohofoundry/engine/industry"
)

var partNames = [industry.Parts]string{"cogs", "money", "roads", "links", "ports", "stations", "pumps", "plants", "jokers", "debt"}

// write tells what was measured, as tables of Markdown.
func (m *measured) write(out io.Writer, g *industry.Game) {
	e := m.even
	fmt.Fprintf(out, "## %d players, %.0f games\n\n", m.seats, e.games)
	fmt.Fprintln(out, "| zone | | with bids | developed | price, T | brings, points | worth, T | price / worth |\n|---|---|---|---|---|---|---|---|")
	for i := range g.Zones {
		z, sale, developed := industry.ID(i), &e.sales[i], "–"
		if g.Zones[i].Kind != industry.Joker {
			developed = fmt.Sprintf("%.0f %%", 100*sale.built/e.games)
		}
		fmt.Fprintf(out, "| %s | %s | %.0f %% | %s | %.2f | %.2f | %.2f | %.2f |\n", z, g.Zones[i].Name, 100*sale.bids/e.games, developed, m.price(z), m.brings(z), m.worth(z), m.dearness(z))
	}
	fmt.Fprint(out, "\nA taler buys, by era:")
	for era := range industry.Eras {
		fmt.Fprintf(out, " %.2f", m.rate(era))
	}
	fmt.Fprint(out, " points. A taler more brought:")
	for era := range industry.Eras {
		fmt.Fprintf(out, " %.2f", m.figures[talers+era])
	}
	fmt.Fprint(out, " points.\n\nWins by place, from the first player on:")
	for place := range m.seats {
		fmt.Fprintf(out, " %.1f %%", 100*e.wins[place]/e.games)
	}
	fmt.Fprint(out, ".\n\nPoints of a player:")
	players := e.games * float64(m.seats)
	for part, points := range e.parts {
		fmt.Fprintf(out, " %s %.1f,", partNames[part], points/players)
	}
	fmt.Fprintf(out, " and %.1f T left.\n\n", e.left/players)
	m.mixed.write(out)
}

func (m *mixedGames) write(out io.Writer) {
	fmt.Fprintln(out, "| strategy | wins | points |\n|---|---|---|")
	for style := range styles {
		if seats := m.seats[style]; seats > 0 {
			fmt.Fprintf(out, "| %s | %.1f %% | %.1f |\n", styleNames[style], 100*m.wins[style]/seats, m.points[style]/seats)
		}
	}
	fmt.Fprintln(out)
}
