// Package search finds the best of a player's choices by playing on. The choices and whole turns that come to the most by judgement are
// tried in the same futures: positions that the player cannot tell from the true one (see package hidden). The keen policy plays each of
// them on for some turns, and a judgement of its own kind, fitted to the results of such positions, values them at the end of each round.
// Worse choices are left out early, so that the time goes to those that are close.
//
// The result depends on the player's knowledge and the number of steps alone: not on the clock, the number of workers, or
// anything hidden.
package search

import (
	"errors"
	"math/rand/v2"
	"slices"
	"sync"

	"sohofoundry/automa"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search/halving"
	"sohofoundry/engine"
)

// Options of a search. 0 stands for the usual value.
type Options struct {
	Candidates int               // the most choices that are tried at first, usually 24, whole turns among them; five times as many later
	Turns      int               // of the player, that each future is played on after the one under way, usually 3, without the Automa 1 at a table of two and 2 at a larger one
	Workers    int               // goroutines, usually 1
	Judge      *policy.WeightsOf // of what futures come to, usually those that were fitted
	Ends       bool              // the end of each future is kept, see Search.Ends
}

// What is usual. Without the Automa futures are played on for fewer turns: the policy in them plays less like a rival than the Automa does
// like itself.
const (
	usualCandidates     = 24
	usualTurns          = 3
	usualTurnsOfBoth    = 1
	usualTurnsOfSeveral = 2
)

// turns are those that futures are usually played on for at a table.
func turns(p *automa.Position) int {
	switch {
	case p.Solo:
		return usualTurns
	case p.Seats == 2:
		return usualTurnsOfBoth
	}
	return usualTurnsOfSeveral
}

// Search is a search under way. It is not for use by several goroutines at once.
type Search struct {
	game     *automa.Game
	position automa.Position
	seat     engine.Seat
	seed     uint64
	options  Options
	ahead    int // actions of the player that are thought about in each future of a comparison, which keeps its ends: see Compare

	judged     []candidate // the likely choices and whole turns, those first that come to the most where the turn ends
	candidates []candidate // of these, those still tried first
	schedule   halving.Schedule
	futures    int
	atSight    bool // it chooses by judgement alone, and tries nothing
	underWay   step
	workers    []*Player
	watching   watching
}

// step is a step that is under way.
type step struct {
	dealt [halving.Batch]automa.Position
	tasks int // a future with a candidate each
	done  int
}

// candidate is a choice with its ends in the futures that it was tried in.
type candidate struct {
	choice engine.Choice
	then   engine.Choice // the action after it, if it is not left to the policy: see wholeTurns
	worth  []int32       // in hundredths of a VP, by future; untried in those it was left out of
	ends   []End         // by future, if they are kept
	prior  int           // by judgement alone
	sum    int           // of worth in the futures that it was last compared in

	follows engine.Choice // then, or what the policy does after it in all futures; none if no action follows, or that is not known: see screen
	table   int           // its worth where the turn ends, but for the cards that are left
}

const untried = -1 << 31

// ErrTable is that of a position that cannot be searched.
var ErrTable = errors.New("only a player's choice can be searched")

// Begin begins to search for the best choice of the player to move. The error is ErrTable, or that of a position that
// cannot be written.
func Begin(g *automa.Game, p *automa.Position, o Options) (*Search, error) {
	s, err := newSearch(g, p, o)
	if err != nil {
		return nil, err
	}
	s.judgeTurns()
	s.choose(1)
	s.schedule = halving.Begin(len(s.candidates))
	return s, nil
}

// newSearch is a search that has no candidates yet.
func newSearch(g *automa.Game, p *automa.Position, o Options) (*Search, error) {
	if p.AutomasTurn() || p.Decision == engine.GameOver {
		return nil, ErrTable
	}
	if o.Candidates == 0 {
		o.Candidates = usualCandidates
	}
	if o.Turns == 0 {
		o.Turns = turns(p)
	}
	if o.Judge == nil {
		o.Judge = &JudgeWeights
	}
	o.Workers = max(o.Workers, 1)
	seed, err := hidden.Seed(g, p, p.Actor)
	if err != nil {
		return nil, err
	}
	s := &Search{game: g, position: *p, seat: p.Actor, seed: seed, options: o, workers: make([]*Player, o.Workers)}
	for i := range s.workers {
		s.workers[i] = newPlayer(o.Judge)
	}
	return s, nil
}

// wider is how many times as many candidates there are after the first halving: with time enough to try the best in many futures, there
// is some for the less likely ones.
const wider = 5

// likely is how many times as many choices, and as many whole turns, are judged where the turn ends, to find the candidates.
const likely = 3

// judgeTurns judges the likely choices and whole turns where the turn ends.
func (s *Search) judgeTurns() {
	liked := s.liked(&s.position.State)
	liked = liked[:min(len(liked), likely*s.options.Candidates)]
	s.judged = slices.Concat(liked, s.wholeTurns(liked))
	for i := range s.judged {
		s.screen(&s.judged[i])
	}
	sortByPrior(s.judged)
}

// choose makes those candidates that are worth the most, so many times as many as usual, and the best of each kind of action among the
// likely ones, since it may be worth more later what the judgement makes little of.
func (s *Search) choose(times int) {
	for i := range s.judged {
		if c := &s.judged[i]; (len(s.candidates) < times*s.options.Candidates || !s.tries(c.choice.Verb)) && !s.known(c, times) {
			s.candidates = append(s.candidates, *c)
		}
	}
}

// tries reports whether there is a candidate of a kind of action.
func (s *Search) tries(verb engine.Verb) bool {
	return slices.ContainsFunc(s.candidates, func(c candidate) bool { return c.choice.Verb == verb })
}

// ways is in how many ways, so many times as many later, turns may go on after one choice: what is best first matters the most.
const ways = 4

// known reports whether a candidate comes to the same as another, or begins as many do.
func (s *Search) known(c *candidate, times int) bool {
	begun := 0
	for i := range s.candidates {
		o := &s.candidates[i]
		if o.is(c) || c.swaps(o) {
			return true
		}
		if o.choice == c.choice {
			begun++
		}
	}
	return begun >= times*ways
}

// is reports whether two candidates are the same.
func (c *candidate) is(o *candidate) bool { return o.choice == c.choice && o.then == c.then }

// swaps reports whether a whole turn makes the actions of another candidate in another order, and it does not matter which.
func (c *candidate) swaps(o *candidate) bool {
	return c.then != (engine.Choice{}) && c.choice.SameButCard(&o.follows) && c.follows.SameButCard(&o.choice) && c.table == o.table
}

// liked returns the choices in the order in which they are liked by judgement alone, each with the card that costs least.
func (s *Search) liked(at *engine.State) (list []candidate) {
	w := s.workers[0]
	w.choices = s.game.Choices(at, w.choices[:0])
	worths := w.thinker.Worths(s.game, at, w.choices)
	for i, c := range w.choices {
		last := len(list) - 1
		if last >= 0 && c.Verb != engine.Discard && c.SameButCard(&list[last].choice) {
			if worths[i] > list[last].prior {
				list[last] = candidate{choice: c, prior: worths[i]}
			}
			continue
		}
		list = append(list, candidate{choice: c, prior: worths[i]})
	}
	sortByPrior(list)
	return list
}

func sortByPrior(list []candidate) {
	slices.SortStableFunc(list, func(a, b candidate) int { return b.prior - a.prior })
}

// Futures is how many futures were played so far, each of them with all candidates that were still tried.
func (s *Search) Futures() int { return s.futures }

// Game is the game that is searched.
func (s *Search) Game() *engine.Game { return s.game.Game }

// Between reports whether no step is under way, of which parts are made already.
func (s *Search) Between() bool { return s.underWay.tasks == 0 }

// Step plays the next few futures with the candidates that are still tried, and then leaves some of them out if it is time.
func (s *Search) Step() {
	s.deal()
	from := s.underWay.done
	play := func(w *Player, first int) {
		for task := first; task < s.underWay.tasks; task += len(s.workers) {
			for done := false; !done; {
				done = s.play(w, task)
			}
		}
	}
	var wait sync.WaitGroup
	for i := 1; i < len(s.workers); i++ {
		wait.Go(func() { play(s.workers[i], from+i) })
	}
	play(s.workers[0], from)
	wait.Wait()
	s.close()
}

// Part plays one future with one candidate, or a part of one in which the player thinks ahead. A caller with other work need not wait
// for a whole step.
func (s *Search) Part() {
	s.deal()
	if !s.play(s.workers[0], s.underWay.done) {
		return
	}
	if s.underWay.done++; s.underWay.done == s.underWay.tasks {
		s.close()
	}
}

// deal begins a step, unless one is under way.
func (s *Search) deal() {
	if s.underWay.tasks > 0 {
		return
	}
	for i := range s.underWay.dealt {
		s.underWay.dealt[i] = s.future(s.futures + i)
	}
	s.futures += halving.Batch
	s.underWay.tasks = s.schedule.Alive * halving.Batch
	for i := range s.candidates {
		c := &s.candidates[i]
		for len(c.worth) < s.futures {
			c.worth = append(c.worth, untried)
			if s.options.Ends {
				c.ends = append(c.ends, End{})
			}
		}
	}
}

// play does a task of the step, or a part of one in which the player thinks ahead, and reports whether it is done.
func (s *Search) play(w *Player, task int) (done bool) {
	c, f := &s.candidates[task%s.schedule.Alive], task/s.schedule.Alive
	n := s.futures - halving.Batch + f
	if !s.options.Ends {
		c.worth[n] = int32(w.play(s, s.underWay.dealt[f], c))
		return true
	}
	worth, end := w.noting(s, s.underWay.dealt[f], c)
	if w.ahead.waits {
		return false
	}
	w.ahead.made = w.ahead.made[:0]
	c.worth[n], c.ends[n] = int32(worth), end
	return true
}

// close ends the step: those that were tried in it are ranked, and some of them left out or more tried if it is time. The two choices of
// a comparison are both tried to its end, and no other one is.
func (s *Search) close() {
	if s.underWay.tasks, s.underWay.done = 0, 0; s.ahead > 0 {
		return
	}
	tried, cycle := s.candidates[:s.schedule.Alive], s.schedule.Cycle
	first, second := s.candidates[0], s.another()
	s.rank(tried)
	s.schedule.Played()
	switch {
	case cycle == s.schedule.Cycle && cycle > 0:
		keepAhead(tried, &first, &second)
	case s.schedule.Cycle == 1:
		s.choose(wider)
		s.schedule.All, s.schedule.Alive = len(s.candidates), len(s.candidates)
	}
}

// another is the first candidate that does something else than the best, or the best if there is none.
func (s *Search) another() candidate {
	for i := range s.candidates {
		if !s.alike(s.candidates[0].choice, s.candidates[i].choice) {
			return s.candidates[i]
		}
	}
	return s.candidates[0]
}

// surely is how many futures must be behind it that a candidate is better than one that came out first in the halvings before.
const surely = 16

// keepAhead puts the candidates that came out first in the halvings before, the best and another choice, in front again, unless one is
// better beyond doubt: many candidates seem better by luck as long as few futures are behind them. At the end of a halving the last two
// are ranked by their means alone, as they were tried in more futures than any other.
func keepAhead(tried []candidate, first, second *candidate) {
	futures, less, deviation := differ(&tried[0], first)
	if futures < surely {
		toFront(tried, second)
	}
	if futures < surely || less <= 2*deviation {
		toFront(tried, first)
	}
}

// toFront moves a candidate to the front, if it is one of these.
func toFront(list []candidate, c *candidate) {
	from := slices.IndexFunc(list, func(o candidate) bool { return o.is(c) })
	if from < 0 {
		return
	}
	moved := list[from]
	copy(list[1:from+1], list[:from])
	list[0] = moved
}

// future is one of the positions that the player cannot tell from the true one.
func (s *Search) future(n int) automa.Position {
	p := s.position
	hidden.Redeal(s.game, &p, s.seat, rand.NewPCG(s.seed, uint64(n)))
	return p
}

// rank puts the candidates in the order of their ends in the futures that all of them were tried in.
func (s *Search) rank(candidates []candidate) {
	for i := range candidates {
		candidates[i].sum = 0
	}
	for f := range s.futures {
		if slices.ContainsFunc(candidates, func(c candidate) bool { return c.worth[f] == untried }) {
			continue
		}
		for i := range candidates {
			candidates[i].sum += int(candidates[i].worth[f])
		}
	}
	slices.SortStableFunc(candidates, func(a, b candidate) int { return b.sum - a.sum })
}
