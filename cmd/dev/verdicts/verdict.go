package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"

	"sohofoundry/automa"
	"sohofoundry/automa/analysis"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// figure is a difference with its standard error, in VP.
type figure struct{ less, off float64 }

func (f figure) String() string { return fmt.Sprintf("%5.1f ± %4.1f", f.less, f.off) }

// verdict is what is said of a choice, compared with a better one.
type verdict struct {
	kind     string
	round    int
	text     string
	hinted   bool   // the hint tells of the choice
	hint     figure // how much less it is worth than the hint's best
	best     figure // and how much less played out
	analysed figure // than the analysis's better choice; 0 if it knows none
	called   judged.Verdict
	better   figure // and how much less than that it is worth played out
}

func (v verdict) String() string {
	hint := "      –     "
	if v.hinted {
		hint = v.hint.String()
	}
	return fmt.Sprintf("%-12s round %2d  hint %s, true %s  analysis %s, true %s, %-10v  %s", v.kind, v.round, hint, v.best, v.analysed, v.better, v.called, v.text)
}

// judge looks at the choice of a kind in a position of a game. There may be none of the kind there: then another game is looked for.
func (o *options) judge(n int) verdict {
	chance := rand.New(rand.NewPCG(o.seed, uint64(n)))
	kind := kinds[n%len(kinds)]
	for {
		r := gameUpTo(o.id, chance.Uint64()>>1, chance.IntN(31))
		p := r.Position()
		if p.Decision != engine.ChooseAction {
			continue
		}
		if c, ok := planted(kind, r.Game(), p, chance); ok {
			return o.verdictOn(kind, r, c)
		}
	}
}

func (o *options) verdictOn(kind string, r *record.Record, c engine.Choice) verdict {
	g, p := r.Game(), *r.Position()
	v := verdict{kind: kind, round: search.Round(g, &p), text: notation.Format(g.Game, &p.State, c)}
	s, err := search.Begin(g, &p, search.Options{})
	if err != nil {
		panic(err) // a player is to choose at a table of two
	}
	s.Run(search.Futures(o.hint))
	best := s.Choice()
	for _, a := range s.Best() {
		if a.Choice.SameButCard(&c) && a.Futures > 0 && !v.hinted {
			told := s.Told(a)
			v.hinted, v.hint = true, figure{float64(told.Less) / 100, float64(told.Error) / 100}
		}
	}
	v.best = o.playedOut(g, &p, best, c)
	h := r.Header()
	h.From = &p
	short, err := record.New(g, h)
	if err != nil {
		panic(err) // it is a position of a game
	}
	short.Act(c)
	a, err := analysis.Begin(short, analysis.Options{Futures: o.analysis})
	if err != nil {
		return v // there was nothing to choose
	}
	a.Step()
	m := a.Moments()[0]
	if v.called = m.Verdict(); m.Drop > 0 {
		v.analysed = figure{float64(m.Drop) / 100, float64(m.DropErr) / 100}
		if v.better = v.best; m.Better != best {
			v.better = o.playedOut(g, &p, m.Better, c)
		}
	}
	return v
}

// playedOut is how much less a choice is worth than another, if the adviser plays on.
func (o *options) playedOut(g *automa.Game, p *automa.Position, better, c engine.Choice) figure {
	if better.SameButCard(&c) {
		return figure{}
	}
	adviser := search.Adviser(search.Options{}, search.Futures(o.thoughtsOf))
	worth := func(n int, made engine.Choice) float64 {
		at := *p
		hidden.Redeal(g, &at, p.Actor, rand.NewPCG(o.seed^0x706c6179, uint64(n)))
		g.Apply(&at, made, nil)
		var choices []engine.Choice
		for at.Decision != engine.GameOver {
			if at.AutomasTurn() {
				g.Turn(&at, nil)
				continue
			}
			choices = g.Choices(&at.State, choices[:0])
			g.Apply(&at, choices[adviser.Pick(g, &at, choices, nil)], nil)
		}
		return float64(at.Players[p.Actor].VP) - float64(search.JudgeWeights.For(g).Automa)/100*float64(at.Players[1-p.Actor].VP)
	}
	sum, squares := 0.0, 0.0
	for n := range o.playOuts {
		less := worth(n, better) - worth(n, c)
		sum += less
		squares += less * less
	}
	n := float64(o.playOuts)
	return figure{sum / n, math.Sqrt(max(squares-sum*sum/n, 0) / (n - 1) / n)}
}

// tell sums up.
func tell(out io.Writer, list []verdict) {
	fmt.Fprintln(out, "kind           n   hint   true   analysis   true   truly ≥ 8   of them found   truly < 2   of them accused")
	for _, kind := range append(kinds, "") {
		n, told, costly, found, sound, accused := 0, 0, 0, 0, 0, 0
		var hint, hintTrue, analysed, analysedTrue float64
		for _, v := range list {
			if kind != "" && v.kind != kind {
				continue
			}
			n++
			if v.hinted {
				told++
				hint += v.hint.less
				hintTrue += v.best.less
			}
			analysed += v.analysed.less
			analysedTrue += v.better.less
			switch truth := max(v.best.less-2*v.best.off, v.better.less-2*v.better.off); {
			case truth >= 4 && max(v.best.less, v.better.less) >= 8:
				costly++
				if v.called != judged.Fine {
					found++
				}
			case max(v.best.less+2*v.best.off, v.better.less+2*v.better.off) < 2:
				sound++
				if v.called != judged.Fine {
					accused++
				}
			}
		}
		if n > 0 {
			fmt.Fprintf(out, "%-12s %3d  %5.1f  %5.1f   %5.1f     %5.1f   %5d       %5d          %5d      %5d\n", kind, n, hint/max(float64(told), 1),
				hintTrue/max(float64(told), 1), analysed/float64(n), analysedTrue/float64(n), costly, found, sound, accused)
		}
	}
}
