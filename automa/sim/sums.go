package sim

import (
	"fmt"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/sim/games"
	"sohofoundry/engine"
)

// Sums are everything that was counted in a range of the games of a simulation, in whole numbers: those of several ranges add up to
// exactly the counts of one run of all of them.
type Sums struct {
	From       int            `json:"from"` // the first game, from 0
	HumanVP    []int          `json:"human_vp"`
	AutomaVP   []int          `json:"automa_vp"` // games by VP, from 0
	CanalVP    []int          `json:"canal_vp"`
	Wins       int            `json:"wins"`
	MostDrawn  int            `json:"most_drawn"`
	Builds     int            `json:"builds"`
	Links      int            `json:"links"`
	Sold       int            `json:"sold"`
	Develops   int            `json:"develops"`
	Passes     int            `json:"passes"`
	Drawn      int            `json:"drawn"`
	Reshuffles int            `json:"reshuffles"`
	Detail     map[string]int `json:"detail,omitempty"` // the figures of a Detail, by name, but for those of 0
}

// Games is how many games were counted.
func (s *Sums) Games() int { return histogram(s.HumanVP).games() }

func (t *tally) sums(setup *Setup) Sums {
	s := Sums{
		From: setup.From, HumanVP: t.humanVP, AutomaVP: t.automaVP, CanalVP: t.canalVP, Wins: t.wins, MostDrawn: t.mostDrawn,
		Builds: t.did.builds, Links: t.did.links, Sold: t.did.sold, Develops: t.did.develops, Passes: t.did.passes,
		Drawn: t.did.drawn, Reshuffles: t.did.reshuffles,
	}
	if setup.Detail {
		s.Detail = map[string]int{}
		t.counts.named(func(name string, n *int) {
			if *n != 0 {
				s.Detail[name] = *n
			}
		})
	}
	return s
}

// named shows every count under a name of its own.
func (n *counts) named(show func(name string, n *int)) {
	for seat, of := range [...]string{"human", "automa"} {
		for _, era := range []engine.Era{engine.Canal, engine.Rail} {
			for f := range n.vp[seat][era] {
				show(fmt.Sprintf("%s vp %s %s", of, era, engine.For(f)), &n.vp[seat][era][f])
			}
		}
	}
	for i := range n.human {
		show("human "+humanDeedNames[i], &n.human[i])
	}
	for i := range n.cards {
		face := "front "
		if cardOutcome(i) >= backSell {
			face = "back "
		}
		show(face+outcomeNames[i], &n.cards[i])
	}
	for i := range n.criteria {
		show("tie "+automa.Criterion(i).String(), &n.criteria[i])
	}
	for i := range n.refusals {
		show("refused "+engine.Reason(i).String(), &n.refusals[i])
	}
}

// Join adds up ranges of the games of one simulation, at least one, in any order, which must follow each other without a gap. The error
// names the ranges that do not, or a figure that is impossible.
func Join(g *automa.Game, parts []Sums) (Result, error) {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b Sums) int { return a.From - b.From })
	var total tally
	for i := range parts {
		p := &parts[i]
		if next := parts[0].From + total.humanVP.games(); p.From != next {
			return Result{}, games.Gap(next, p.From)
		}
		t, ok := p.tally()
		if !ok || (p.Detail == nil) != (parts[0].Detail == nil) || p.Games() > games.Most-total.humanVP.games() {
			return Result{}, games.Uncountable(p.From)
		}
		total.merge(t)
	}
	return total.whole(g, &Setup{From: parts[0].From, Detail: parts[0].Detail != nil}), nil
}

// mostVP are more than any game brings.
const mostVP = 10_000

// possible reports whether a histogram that comes from outside can be that of so many games.
func (h histogram) possible(all int) bool {
	return len(h) <= mostVP && !slices.ContainsFunc(h, func(n int) bool { return n < 0 || n > games.Most }) && h.games() == all
}

// tally reads sums that come from outside.
func (s *Sums) tally() (t *tally, ok bool) {
	t = &tally{
		humanVP: s.HumanVP, automaVP: s.AutomaVP, canalVP: s.CanalVP, wins: s.Wins, mostDrawn: s.MostDrawn,
		did: deeds{s.Builds, s.Links, s.Sold, s.Develops, s.Passes, s.Drawn, s.Reshuffles},
	}
	games := t.humanVP.games()
	for _, h := range []histogram{t.humanVP, t.automaVP, t.canalVP} {
		if !h.possible(games) {
			return nil, false
		}
	}
	if s.From < 0 || s.Wins < 0 || s.Wins > games {
		return nil, false
	}
	known := 0
	t.counts.named(func(name string, n *int) {
		if count, ok := s.Detail[name]; ok {
			*n = count
			known++
		}
	})
	return t, games > 0 && known == len(s.Detail)
}
