package sim

import (
	"math"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Result is the result of the games.
type Result struct {
	Games  int    `json:"games"`
	Human  Human  `json:"human"`
	Automa Automa `json:"automa"`
	// Detail is there if the setup asked for it.
	Detail *Detail `json:"detail,omitempty"`
	Sums   Sums    `json:"sums"`
}

// Human is how the policy in the human's seat fared.
type Human struct {
	VP   Spread `json:"vp"`
	Wins int    `json:"wins"` // games; a tie is the human's (A23)
}

// Automa is the Automa's results and deeds, in means per game unless they say otherwise.
type Automa struct {
	VP            Spread  `json:"vp"`
	CanalVP       Spread  `json:"canal_vp"` // after the scoring of the Canal Era
	Builds        float64 `json:"builds"`   // tiles
	Links         float64 `json:"links"`    // link tiles
	Sold          float64 `json:"sold"`     // tiles
	Develops      float64 `json:"develops"` // actions
	Passes        float64 `json:"passes"`
	CardsDrawnMax int     `json:"cards_drawn_max"` // the most in one era of any game
	Reshuffles    float64 `json:"reshuffles"`
}

// Spread describes how a number is spread over the games. A percentile is the lowest value that so many percent of the games
// reach at most; the standard deviation is that of a sample.
type Spread struct {
	Mean float64 `json:"mean"`
	SD   float64 `json:"sd"`
	Min  int     `json:"min"`
	P5   int     `json:"p5"`
	P50  int     `json:"p50"`
	P95  int     `json:"p95"`
	Max  int     `json:"max"`
}

// outcome is one game that was played.
type outcome struct {
	humanVP, automaVP, canalVP int16
	humanWon                   bool
	did                        deeds // drawn: in the era under way
	mostDrawn                  int
}

func (o *outcome) endEra(era engine.Era, vp int16) {
	if era == engine.Canal {
		o.canalVP = vp
	}
	o.mostDrawn = max(o.mostDrawn, o.did.drawn)
	o.did.drawn = 0
}

// tally adds up games in whole numbers, so that their order does not matter.
type tally struct {
	humanVP, automaVP, canalVP histogram
	wins, mostDrawn            int
	did                        deeds
	counts                     counts // with Setup.Detail
}

func (t *tally) add(o outcome) {
	t.humanVP.add(int(o.humanVP))
	t.automaVP.add(int(o.automaVP))
	t.canalVP.add(int(o.canalVP))
	if o.humanWon {
		t.wins++
	}
	t.mostDrawn = max(t.mostDrawn, o.mostDrawn)
	t.did.add(o.did)
}

func (t *tally) merge(other *tally) {
	t.humanVP.merge(other.humanVP)
	t.automaVP.merge(other.automaVP)
	t.canalVP.merge(other.canalVP)
	t.wins += other.wins
	t.mostDrawn = max(t.mostDrawn, other.mostDrawn)
	t.did.add(other.did)
	t.counts.add(&other.counts)
}

// whole is the result with everything that the setup asks for.
func (t *tally) whole(g *automa.Game, setup *Setup) Result {
	r := t.result()
	r.Sums = t.sums(setup)
	if setup.Detail {
		r.Detail = t.detail(g)
	}
	return r
}

func (t *tally) result() Result {
	games := t.humanVP.games()
	mean := func(n int) float64 { return float64(n) / float64(max(games, 1)) }
	return Result{
		Games: games,
		Human: Human{VP: t.humanVP.spread(), Wins: t.wins},
		Automa: Automa{
			VP: t.automaVP.spread(), CanalVP: t.canalVP.spread(),
			Builds: mean(t.did.builds), Links: mean(t.did.links), Sold: mean(t.did.sold),
			Develops: mean(t.did.develops), Passes: mean(t.did.passes),
			CardsDrawnMax: t.mostDrawn, Reshuffles: mean(t.did.reshuffles),
		},
	}
}

// histogram counts the games by their VP, which are never negative (B3.4).
type histogram []int

func (h *histogram) add(vp int) {
	for vp >= len(*h) {
		*h = append(*h, 0)
	}
	(*h)[vp]++
}

func (h *histogram) merge(other histogram) {
	for len(*h) < len(other) {
		*h = append(*h, 0)
	}
	for vp, n := range other {
		(*h)[vp] += n
	}
}

func (h histogram) games() (n int) {
	for _, games := range h {
		n += games
	}
	return n
}

func (h histogram) spread() Spread {
	games := h.games()
	if games == 0 {
		return Spread{}
	}
	var sum, squares int64 // an int may have 32 bits
	for vp, n := range h {
		sum += int64(n) * int64(vp)
		squares += int64(n) * int64(vp) * int64(vp)
	}
	mean := float64(sum) / float64(games)
	s := Spread{Mean: mean, Min: h.percentile(0), P5: h.percentile(5), P50: h.percentile(50), P95: h.percentile(95), Max: h.percentile(100)}
	if games > 1 {
		s.SD = math.Sqrt(max(float64(squares)-mean*float64(sum), 0) / float64(games-1))
	}
	return s
}

// percentile is the lowest value that at least one game and percent of all games reach at most.
func (h histogram) percentile(percent int) int {
	games, below := int64(h.games()), int64(0)
	for vp, n := range h {
		if below += int64(n); n > 0 && below*100 >= int64(percent)*games {
			return vp
		}
	}
	return 0
}
