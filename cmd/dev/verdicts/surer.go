package main

import (
	"fmt"
	"io"
	"math/rand/v2"

	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// told is what a hint says of a choice, and what a search of many more futures finds of it, compared with the same best choice.
type told struct {
	futures     int // that the hint tried it in
	hint, surer figure
}

// surer is what becomes of a hint.
type surer struct {
	said   string // how sure it is
	stands bool   // its best choice is as good as the best of the search
	others []told
}

// look compares a hint in a position of a game with a search of many futures.
func (o *options) look(n int) surer {
	chance := rand.New(rand.NewPCG(o.seed, uint64(n)))
	for {
		r := gameUpTo(o.id, chance.Uint64()>>1, chance.IntN(31))
		g, p := r.Game(), *r.Position()
		if p.Decision != engine.ChooseAction {
			continue
		}
		begin := func() *search.Search {
			s, err := search.Begin(g, &p, search.Options{})
			if err != nil {
				panic(err) // a player is to choose at a table of two
			}
			return s
		}
		hint, sure := begin(), begin()
		hint.Run(search.Futures(o.hint))
		for sure.Futures() < o.surer { // a run would end as soon as it is clear what is best
			sure.Step()
		}
		if list := hint.Others(); len(list) > 1 {
			return compared(hint, sure, list)
		}
	}
}

func compared(hint, sure *search.Search, list []search.Advice) surer {
	found := surer{said: "fairly"}
	switch told := hint.Told(list[1]); {
	case told.Close():
		found.said = "close"
	case told.Clear():
		found.said = "clear"
	}
	for _, a := range sure.Others() {
		if a.Choice.SameButCard(&list[0].Choice) {
			found.stands = a.Less < 50
		}
	}
	figured := func(t search.Told) figure { return figure{float64(t.Less) / 100, float64(t.Error) / 100} }
	for _, a := range list[1:] {
		if b := sure.Less(list[0].Choice, a.Choice); b.Futures > 0 && a.Futures > 0 {
			found.others = append(found.others, told{a.Futures, figured(hint.Told(a)), figured(sure.Told(b))})
		}
	}
	return found
}

// tellSurer sums up: how often hints stand by how sure they are, and what they tell of other choices by how often they were tried.
func tellSurer(out io.Writer, list []surer) {
	for _, said := range []string{"clear", "fairly", "close"} {
		n, stands := 0, 0
		for i := range list {
			if list[i].said == said {
				n++
				if list[i].stands {
					stands++
				}
			}
		}
		fmt.Fprintf(out, "%-6s  %3d positions, the best stands in %3d\n", said, n, stands)
	}
	fmt.Fprintln(out, "futures      n  told  found  within 2 errors")
	for _, most := range []int{4, 8, 16, 32, 1 << 30} {
		n, within, hint, sure := 0, 0, 0.0, 0.0
		for i := range list {
			for _, t := range list[i].others {
				if t.futures > most || t.futures <= most/2 && most > 4 && most < 1<<30 || most == 1<<30 && t.futures <= 32 {
					continue
				}
				n++
				hint += t.hint.less
				sure += t.surer.less
				if (t.hint.less-t.surer.less)*(t.hint.less-t.surer.less) <= 4*(t.hint.off*t.hint.off+t.surer.off*t.surer.off) {
					within++
				}
			}
		}
		if n > 0 {
			fmt.Fprintf(out, "%7d  %5d  %5.2f  %5.2f  %5.1f %%\n", min(most, 9999), n, hint/float64(n), sure/float64(n), 100*float64(within)/float64(n))
		}
	}
}
