package automa

import (
	"slices"

	"sohofoundry/engine"
)

// Choosing a link (M42 to M44, M63, M64, A5).

// link is a line that could be built, seen from one of its ends.
type link struct {
	line engine.Line
	near engine.Location
	far  engine.LocationSet // its other ends: two for the line with the farm
}

func (t *turn) linkCandidate(l link) Candidate { return Candidate{Line: l.line, Near: l.near} }

// linkFrom sees a line from one of its ends.
func (t *turn) linkFrom(near engine.Location, x engine.Line) link {
	return link{line: x, near: near, far: t.g.Ends(x) &^ (1 << near)}
}

// The rungs that link ladders share. M44.1, beer for the second rail link, is no rung: with no beer at hand only links that
// connect to beer are legal at all (A10), and the steps tell which lines were refused for want of it.
var (
	notMerchant  = rung[link]{criterion: NotMerchant, rule: engine.M(43), score: (*turn).notOutside}
	notEndPoint  = rung[link]{criterion: NotEndPoint, rule: engine.N(10), score: (*turn).notOutside}
	intoNetwork  = rung[link]{criterion: LeadsIntoNetwork, rule: engine.M(44), score: (*turn).intoNetwork, ours: engine.A(11), when: threeEnds}
	tilesBuilt   = rung[link]{criterion: TilesBuilt, rule: engine.M(44), score: (*turn).tilesBuilt, ours: engine.A(12), when: threeEnds}
	emptySpaces  = rung[link]{criterion: EmptySpaces, rule: engine.M(44), score: (*turn).emptySpaces, ours: engine.A(12), when: threeEnds}
	ownCoal      = rung[link]{criterion: OwnCoal, rule: engine.M(44), score: (*turn).ownCoal}
	clockwise    = rung[link]{criterion: Clockwise, rule: engine.M(44), score: (*turn).clockwise, low: true, ours: engine.A(14)}
	fewestLinks  = rung[link]{criterion: LinksFromSite, rule: engine.M(30), score: (*turn).linksFromSite, low: true}
	nearName     = rung[link]{criterion: NearName, rule: engine.M(30), score: (*turn).nearName, low: true}
	mostSpaces   = rung[link]{criterion: AllSpaces, rule: engine.M(64), score: (*turn).allSpaces}
	namesOfEnds  = rung[link]{criterion: EndNames, rule: engine.M(64), score: (*turn).endNames, low: true}
	fromTheFirst = rung[link]{criterion: Clockwise, rule: engine.M(64), score: (*turn).clockwiseFromFirst, low: true}
)

// The ladders of links that are the same in all games.
var (
	// saleLadder is for the link that SELL misses when all candidates start at one location (M63); locations outside are asked
	// for, and have neither tiles nor spaces (A43).
	saleLadder = []rung[link]{intoNetwork, nothingAt(tilesBuilt), nothingAt(emptySpaces), ownCoal, clockwise}
	// scatteredLadder is for the same when they do not (M64, A19).
	scatteredLadder = resting(engine.A(19), nil, mostSpaces, namesOfEnds, fromTheFirst)
)

// threeEnds reports whether a line has two other ends, which count together.
func threeEnds(_ *turn, l link) bool { return l.far.Len() > 1 }

// nothingAt is a rung of which merchant locations and end points score 0 (A43).
func nothingAt(r rung[link]) rung[link] {
	r.ours, r.when = engine.A(43), func(t *turn, l link) bool { return l.far&t.outside != 0 }
	return r
}

func yes(b bool) int {
	if b {
		return 1
	}
	return 0
}

// notOutside is no for any merchant location, in use or not (A28), and for any of the six end points (N10).
func (t *turn) notOutside(l link) int { return yes(l.far&t.outside == 0) }

// intoNetwork is judged just before the link is placed; one other end is enough (A11).
func (t *turn) intoNetwork(l link) int { return yes(l.far&t.network() != 0) }

// tilesBuilt counts every tile of any owner at the other ends, flipped or not (A12); merchant locations and end points have none
// (A43, N10).
func (t *turn) tilesBuilt(l link) (n int) {
	for r := l.far; r != 0; r = r.Rest() {
		n += (t.g.SpacesAt(r.First()) & t.s.Filled()).Len()
	}
	return n
}

// emptySpaces counts every empty space at the other ends, whether the Automa could use it or not (A12).
func (t *turn) emptySpaces(l link) (n int) {
	for r := l.far; r != 0; r = r.Rest() {
		n += (t.g.SpacesAt(r.First()) &^ t.s.Filled()).Len()
	}
	return n
}

// ownCoal reports whether the cube that this link would use comes from one of the Automa's own mines (A13, A34).
func (t *turn) ownCoal(l link) int {
	mines, _ := t.g.NearestMines(t.s, t.g.Ends(l.line))
	return yes(t.s.Era == engine.Rail && mines&t.s.Owned(engine.AutomaSeat) != 0)
}

// clockwise is the line's rank clockwise around the near end, from straight above (A14).
func (t *turn) clockwise(l link) int { return int(t.g.rank[l.near][l.line]) }

// linksFromSite counts the links from the building site to the near end (A5).
func (t *turn) linksFromSite(l link) int { return t.s.Distance(1<<t.site, 1<<l.near) }

func (t *turn) nearName(l link) int { return int(t.g.Deck.Alphabet[l.near]) }

// allSpaces adds the building spaces of all ends, empty and built (M64): they never change; merchant locations and end points have none.
func (t *turn) allSpaces(l link) (n int) {
	for r := t.g.Ends(l.line); r != 0; r = r.Rest() {
		n += t.g.SpacesAt(r.First()).Len()
	}
	return n
}

// endNames ranks the sorted names of a line's towns and farms, merchant locations and end points left out (A19, N10), as one
// number.
func (t *turn) endNames(l link) int {
	const radix = engine.MaxLocations
	var ranks [3]int
	n := 0
	for r := t.g.Ends(l.line) &^ t.outside; r != 0 && n < len(ranks); r = r.Rest() {
		rank := int(t.g.Deck.Alphabet[r.First()])
		at := n
		for ; at > 0 && ranks[at-1] > rank; at-- {
			ranks[at] = ranks[at-1]
		}
		ranks[at] = rank
		n++
	}
	return (ranks[0]*radix+ranks[1])*radix + ranks[2]
}

// clockwiseFromFirst is the line's rank around the first of its towns and farms by name (A19).
func (t *turn) clockwiseFromFirst(l link) int {
	var first engine.Location
	for r := t.g.Ends(l.line) &^ t.outside; r != 0; r = r.Rest() {
		if at := r.First(); first == 0 || t.g.Deck.Alphabet[at] < t.g.Deck.Alphabet[first] {
			first = at
		}
	}
	return int(t.g.rank[first][l.line])
}

// placeLinks places one link from a location, and in the Rail Era a second from where the first led (M37 to M40); it
// reports whether the first could be placed. The action ends with it.
// The second may rest on a decision of our own.
func (t *turn) placeLinks(from engine.Location, ours engine.Rule) bool {
	first, ok := t.chooseLink(from, false)
	if !ok {
		return false
	}
	t.placeOn(first, ours)
	return true
}

// placeOn places the first link and, in the Rail Era, goes on with a second.
func (t *turn) placeOn(first link, ours engine.Rule) {
	t.place(first)
	if t.s.Decision != engine.ChooseLink {
		return
	}
	if first.far.Len() > 1 {
		ours = engine.A(33)
	}
	if second, ok := t.chooseLink(t.at, true); ok {
		t.ours = ours
		t.place(second)
	} else {
		t.do(engine.Choice{Verb: engine.Done}) // M39
	}
}

// chooseLink chooses among the links that can be placed from a location and supplied now (M42, A9): a link tile is left
// (A2), and coal and beer are there.
func (t *turn) chooseLink(from engine.Location, second bool) (link, bool) {
	var room [engine.MaxLines]link
	open := room[:0]
	for _, x := range t.g.Deck.Clockwise[from] {
		if t.placed.Has(x) { // that it is taken is known from the step before
			continue
		}
		if why := t.g.WhyLink(t.s, engine.AutomaSeat, x, second); !why.OK() {
			t.step(Step{Kind: Refused, Location: from, Line: x, Refusal: why})
			continue
		}
		open = append(open, t.linkFrom(from, x))
	}
	if len(open) == 0 {
		return link{}, false
	}
	return resolve(t, OverLinks, open, t.g.AutomaRules.ladders.links, (*turn).linkCandidate), true
}

// place places a link; the next one, of this action or of the back, starts where it led (M38, M68, A46): at the town of the
// line with the farm, not the farm (A33).
func (t *turn) place(l link) {
	t.at = l.far.First()
	for r := l.far; r != 0; r = r.Rest() {
		if !t.farms.Has(r.First()) {
			t.at = r.First()
			break
		}
	}
	t.placed = t.placed.With(l.line)
	t.do(engine.Choice{Verb: engine.Network, Line: l.line})
}

// linkToBuild finds the link in parentheses: one that may be placed and makes the whole build legal, of the coal that is
// left after its own (M30, A5, N6), or that brings a farm into the network (M32, A37). Without a network, early in the
// Rail Era or in round 2 of the Canal Era after a first-turn DEVELOP, it may be any line that helps (A32), on the Lancashire map
// none (N2).
func (t *turn) linkToBuild(i engine.Industry, site engine.Location) (link, bool) {
	var room [engine.MaxLines]link
	helps := room[:0]
	reached := t.s.Connected(1 << site)
	for x := engine.Line(1); int(x) < len(t.g.Lines); x++ {
		near := t.g.Ends(x) & reached
		switch {
		case t.farms.Has(site): // its own line alone, of any owner
			if near = t.g.Ends(x) & (1 << site); near == 0 {
				continue
			}
		case near == 0 || near == t.g.Ends(x): // it joins nothing new to the site
			continue
		}
		if why := t.g.WhyLink(t.s, engine.AutomaSeat, x, false); !why.OK() {
			t.step(Step{Kind: Refused, Industry: i, Location: site, Line: x, Refusal: why})
			continue
		}
		if why := t.whyNoHelp(x, i, site); why.OK() {
			helps = append(helps, t.linkFrom(near.First(), x))
		} else {
			t.step(Step{Kind: Refused, Industry: i, Location: site, Line: x, Refusal: why})
		}
	}
	if len(helps) == 0 {
		return link{}, false
	}
	t.site = site
	t.scattered = slices.ContainsFunc(helps, func(l link) bool { return l.near != helps[0].near })
	return resolve(t, OverLinks, helps, t.g.AutomaRules.ladders.coal, (*turn).linkCandidate), true
}

// whyNoHelp tries whether the build is legal once the link is placed and has taken its coal (A38), and puts the table back as it
// was: a copy of it to try on would be most of the memory that a game takes.
func (t *turn) whyNoHelp(x engine.Line, i engine.Industry, site engine.Location) engine.Refusal {
	before := *t.s
	trial := *t
	trial.steps = nil
	trial.place(link{line: x})
	_, why := t.g.WhyBuildAt(t.s, i, site)
	*t.s = before
	if why.OK() {
		return why
	}
	refusal := engine.Refusal{Rule: engine.M(30), Reason: engine.StillNoCoal, Line: x, Location: site}
	if before.Era == engine.Rail && why.Reason == engine.NotConnectedToCoal && why.Have == why.Need-1 { // with its own coal there would be enough
		refusal.Reason = engine.LinkBurnsCoal
	}
	return refusal
}
