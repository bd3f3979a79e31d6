package main

import "sohofoundry/engine/industry"

// What a zone is worth is measured, not believed: of all games and players it is asked by which sum of figures, one for each zone that
// a player won, and one for each taler that auctions of an era cost or brought them, their points are told best (least squares). The
// figure of a zone is what its winner's points had more than those of the others, whichever way it came: by its cog, networks, roads
// and links, by what it made, saved or spared, less all that it took to develop it.
const (
	constant = iota
	talers   // of each era
	zones    = talers + industry.Eras
	unknowns = zones + industry.Zones
)

// squares are the normal equations of the figures; the last column is of the points.
type squares [unknowns][unknowns + 1]float64

func (q *squares) add(o *squares) {
	for i := range q {
		for k := range q[i] {
			q[i][k] += o[i][k]
		}
	}
}

// row is what counts of one player's game.
type row struct {
	points float64
	known  [unknowns]float64
}

// see adds a player's game to the equations.
func (q *squares) see(r *row) {
	var some []int
	for i, x := range r.known {
		if x != 0 {
			some = append(some, i)
		}
	}
	for _, i := range some {
		for _, k := range some {
			q[i][k] += r.known[i] * r.known[k]
		}
		q[i][unknowns] += r.known[i] * r.points
	}
}

// solve finds the figures, by Gauss and Jordan; the equations are used up. Each zone is won by somebody and not by others, so that none
// depends on the rest.
func (q *squares) solve() (figures [unknowns]float64) {
	for i := range q {
		for k := range q {
			if k == i || q[k][i] == 0 {
				continue
			}
			times := q[k][i] / q[i][i]
			for column := i; column <= unknowns; column++ {
				q[k][column] -= times * q[i][column]
			}
		}
	}
	for i := range q {
		figures[i] = q[i][unknowns] / q[i][i]
	}
	return figures
}
