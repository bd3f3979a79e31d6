package rival

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

type who struct {
	name string
	w    *Weights
	n    int // futures
}

// duel: who[0] at a table of the others, rotated
func table(g *industry.Game, seats int, games int, seed uint64, whos []who) (wins []float64, pts []float64) {
	wins, pts = make([]float64, len(whos)), make([]float64, len(whos))
	minds := make([]*judge, len(whos))
	for i := range whos {
		minds[i] = newJudge(g, whos[i].w)
	}
	for n := range games {
		s, _ := g.Start(industry.Options{Seats: seats, Adjusted: true}, mixed(seed, n/seats), nil)
		for s.Phase != industry.Over {
			i := (int(s.Actor) + n) % seats
			c := minds[i].choose(&s)
			if whos[i].n > 0 {
				r := newSearch(g, &s, &KeenWeights, mixed(seed, n), g.Choices(&s))
				for !r.enough(whos[i].n) {
					r.part()
				}
				c = r.options[0].choice
			}
			if x := g.Apply(&s, c, nil); !x.OK() {
				panic(fmt.Sprint(x))
			}
		}
		first := g.Winners(&s)
		for _, p := range first {
			wins[(int(p)+n)%seats] += 1 / float64(len(first))
		}
		for p := range seats {
			pts[(p+n)%seats] += float64(g.Points(&s, industry.Seat(p)))
		}
	}
	for i := range pts {
		pts[i] /= float64(games)
	}
	return
}

func TestTable(t *testing.T) {
	spec := os.Getenv("WHO")
	if spec == "" {
		t.Skip()
	}
	games, _ := strconv.Atoi(os.Getenv("GAMES"))
	if v := os.Getenv("VALUE"); v != "" {
		fmt.Sscanf(v, "%d,%d,%d", &ofBest, &ofRest, &forWin)
	}
	var whos []who
	for _, n := range strings.Split(spec, ",") {
		w := who{name: n, w: &KeenWeights}
		if n == "steady" {
			w.w = &SteadyWeights
		} else if n != "keen" {
			w.n, _ = strconv.Atoi(n)
		}
		whos = append(whos, w)
	}
	seed := uint64(1)
	if v := os.Getenv("SEED"); v != "" {
		seed, _ = strconv.ParseUint(v, 10, 64)
	}
	var mu sync.Mutex
	_ = &mu
	wins, pts := table(decks.Industry(), len(whos), games, seed, whos)
	for i := range whos {
		p := wins[i] / float64(games)
		t.Logf("%-8s wins %.1f %% ± %.1f, points %.1f", whos[i].name, 100*p, 100*math.Sqrt(p*(1-p)/float64(games)), pts[i])
	}
}
