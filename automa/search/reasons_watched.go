package search

import (
	"slices"

	"sohofoundry/engine"
)

// The facts about beer, cubes, sales and links on the way. They are counted in futures that are played anew and watched,
// so that a search which is asked for the best choice alone need not pay for them.
const (
	Market   Fact = Costs + 1 + iota // the market takes cubes of the tile built at once
	Stock                            // the cubes or barrels taken from the tile built
	Scores                           // the worth of the new link
	Outdrunk                         // the player takes a merchant's beer that with the next best choice the Automa takes
	Sells                            // tiles that the player sells, more than with the next best choice
	Drinks                           // barrels of the player that the Automa takes, fewer than with the next best choice
)

// inOrder is how much facts matter, the most first.
var inOrder = []Fact{Outdrunk, Unsold, Taken, Sells, Gains, Costs, Follow, Market, Flips, Scores, Stock, Drinks}

const (
	mostWatched = 48 // futures that are played anew
	telltale    = 3  // tenths of a tile or barrel that are told
)

// seen has the events of a future, up to its end.
type seen struct {
	sold     int          // tiles, by the player
	emptied  [2]merchants // of their barrels, by the player and by the Automa
	drunk    int          // barrels of the player, by the Automa
	by       [2]int       // cubes and barrels of the tile built, taken by the player and by the Automa
	linkGain int          // VP of the link that the choice built, at the end of its era or of the future
	scored   bool         // the link has left the board with its era
}

// merchants are a set of them.
type merchants [engine.MaxMerchants]bool

// watching has the futures seen so far of the best choice, and the same futures of the next best one.
type watching struct {
	futures, parts int        // that were played when it began
	best, other    *candidate // nil if there are too few futures to tell anything, or of nothing to compare with
	next           int        // future
	one, two       []seen
}

// Why tells all reasons, in the order in which they matter: Reasons, and the facts seen on the way there.
func (s *Search) Why() []Reason {
	for enough := s.Watch(); !enough; {
		enough = s.Watch()
	}
	list := append(s.Reasons(), s.watched()...)
	rank := func(r Reason) int { return slices.Index(inOrder, r.Fact) }
	slices.SortStableFunc(list, func(a, b Reason) int { return rank(a) - rank(b) })
	return list
}

// Watch watches one more of the futures that Why tells of, and reports whether that is enough. Why watches the rest, for
// callers that can wait.
func (s *Search) Watch() (enough bool) {
	w := &s.watching
	if w.best == nil || w.futures != s.futures || w.parts != s.underWay.done {
		s.beginWatching()
	}
	if w.best == nil {
		return true
	}
	for ; w.next < len(w.best.ends) && len(w.one) < mostWatched; w.next++ {
		if !w.best.ends[w.next].Tried || w.other != nil && !(w.next < len(w.other.ends) && w.other.ends[w.next].Tried) {
			continue
		}
		w.one = append(w.one, s.watch(w.best, w.next))
		if w.other != nil {
			w.two = append(w.two, s.watch(w.other, w.next))
		}
		w.next++
		return false
	}
	return true
}

// beginWatching finds the choices that are watched in their futures.
func (s *Search) beginWatching() {
	s.watching = watching{futures: s.futures, parts: s.underWay.done}
	best := &s.candidates[0]
	if tried(best.ends) < fewest {
		return
	}
	s.watching.best = best
	if others := s.Others(); len(others) > 1 {
		i := slices.IndexFunc(s.candidates, func(c candidate) bool { return c.choice == others[1].Choice })
		if other := &s.candidates[i]; both(best.ends, other.ends) >= fewest {
			s.watching.other = other
		}
	}
}

// watched are the reasons that are seen on the way.
func (s *Search) watched() (list []Reason) {
	w := &s.watching
	if w.best == nil {
		return nil
	}
	list = append(s.atOnce(w.best.choice), s.built(w.best.choice, w.one)...)
	if w.other != nil {
		list = append(list, s.beerLostToAutoma(w.one, w.two)...)
		list = append(list, tellMore(Sells, w.one, w.two, func(w *seen) int { return w.sold })...)
		list = append(list, tellMore(Drinks, w.one, w.two, func(w *seen) int { return -w.drunk })...)
	}
	return list
}

// atOnce tells the cubes that the market takes at once from the tile built.
func (s *Search) atOnce(c engine.Choice) (list []Reason) {
	after, log := s.position, engine.Log(nil)
	s.game.Apply(&after, c, &log)
	r := Reason{Fact: Market}
	for _, e := range log {
		if e.Kind == engine.SoldToMarket && e.Space == c.Space && builds(c) {
			r.Resource = e.Resource
			r.Amount++
			r.Money += int(e.Price)
		}
	}
	if r.Amount > 0 {
		list = append(list, r)
	}
	return list
}

// built tells the use of the cubes or barrels of the tile built, and the worth of a link.
func (s *Search) built(c engine.Choice, one []seen) (list []Reason) {
	r := Reason{N: len(one), Of: len(one)}
	if c.Verb == engine.Network {
		r.Fact, r.Means = Scores, []Mean{{Of: VP, Best: mean(one, func(w *seen) int { return w.linkGain })}}
		return append(list, r)
	}
	after := s.position
	s.game.Apply(&after, c, nil)
	if left := after.Tiles[c.Space].Cubes; builds(c) && left > 0 {
		r.Fact, r.Amount, r.Resource = Stock, int(left), s.game.Produces(after.Tiles[c.Space].Tile)
		r.Means = []Mean{{Best: mean(one, func(w *seen) int { return w.by[0] }), Other: mean(one, func(w *seen) int { return w.by[1] })}}
		if r.Means[0].Best+r.Means[0].Other >= telltale {
			list = append(list, r)
		}
	}
	return list
}

// beerLostToAutoma tells of a merchant with beer that the player takes in half of the futures at least, and that with the other choice
// the Automa takes more often, by a fifth of them. Of several it is the one with the largest difference.
func (s *Search) beerLostToAutoma(one, two []seen) []Reason {
	r := Reason{Fact: Outdrunk, Of: len(one)}
	most := (len(one)+4)/5 - 1
	for m := range s.position.Merchants {
		mine, automas := emptied(one, 0, m), emptied(two, 1, m)
		if more := automas - emptied(one, 1, m); 2*mine >= len(one) && more > most {
			most = more
			r.Merchant, r.N, r.Best = engine.Merchant(m), automas, mine
		}
	}
	if r.Merchant == 0 {
		return nil
	}
	return []Reason{r}
}

// emptied counts the futures in which a merchant's barrel is taken by the player, 0, or the Automa, 1.
func emptied(list []seen, by, m int) (n int) {
	for i := range list {
		if list[i].emptied[by][m] {
			n++
		}
	}
	return n
}

// tellMore tells a quantity that is much larger than with the other choice. Bad quantities are negative.
func tellMore(fact Fact, one, two []seen, what func(*seen) int) []Reason {
	m := Mean{Best: mean(one, what), Other: mean(two, what)}
	if m.Best-m.Other < telltale {
		return nil
	}
	if m.Other < 0 {
		m.Best, m.Other = -m.Best, -m.Other
	}
	return []Reason{{Fact: fact, N: len(one), Of: len(one), Means: []Mean{m}}}
}

// mean is the mean of the futures seen, in tenths.
func mean(list []seen, what func(*seen) int) int {
	sum := 0
	for i := range list {
		sum += what(&list[i])
	}
	return tenths(sum, len(list))
}

// watch plays a future anew and notes its events up to its end.
func (s *Search) watch(c *candidate, future int) (w seen) {
	p := s.future(future)
	last, made, next := Round(s.game, &p)+s.options.Turns, c.choice, c.follows
	for p.Decision != engine.GameOver && Round(s.game, &p) <= last {
		w.note(s, c.choice, Do(s.game, &p, made))
		switch {
		case p.Decision == engine.GameOver || p.AutomasTurn():
			made = automasTurn
		case next != (engine.Choice{}) && asks(&p, s.seat):
			made, next = next, engine.Choice{}
		default:
			made = s.workers[0].Pick(s.game, &p)
		}
	}
	for _, e := range s.game.ScoreNow(&p.State) {
		if e.Seat == s.seat && e.Line != 0 && e.Line == c.choice.Line && !w.scored {
			w.linkGain = int(e.Amount)
		}
	}
	return w
}

// note takes in the events of the choice itself.
func (w *seen) note(s *Search, c engine.Choice, log engine.Log) {
	for _, e := range log {
		mine, by := e.Seat == s.seat, 0
		if !mine {
			by = 1
		}
		switch {
		case e.Kind == engine.TileSold && mine:
			w.sold++
		case e.Kind == engine.Scored && mine && e.Line != 0 && e.Line == c.Line:
			w.linkGain, w.scored = int(e.Amount), true
		case e.Kind != engine.Consumed:
		case e.Merchant != 0:
			w.emptied[by][e.Merchant] = true
		case e.Space != 0 && e.Owner == s.seat:
			w.taken(s, c, e, by)
		}
	}
}

// taken takes in that a seat took cubes or barrels of the player's.
func (w *seen) taken(s *Search, c engine.Choice, e engine.Event, by int) {
	n := int(e.Amount)
	if builds(c) && e.Space == c.Space && e.Tile == s.game.Next(&s.position.Players[s.seat], c.Industry) {
		w.by[by] += n
	}
	if e.Resource == engine.Beer && by == 1 {
		w.drunk += n
	}
}
