package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// The futures of a search, and those in which its best choice is compared with the one that was made, are not those of the curve: the best
// of many by chance is not the best in others.
const (
	ofSearch  = 0x73656172_63680000
	ofCompare = 0x636f6d70_61726500
)

// judging is a decision that is being judged.
type judging struct {
	analysis *Analysis
	position *industry.State
	decision
	next   stage
	moment Moment
	now    VP // expected at the end of the record, if the decision is the last one

	curve    *rival.Trial // the choice that was made, and that of a keen player
	mind     *rival.Mind  // seeks a choice that may be better
	compared *rival.Trial // such a choice with the one that was made
	enough   int          // futures of that for the time being
	rest     *rival.Trial // of the record
}

// stage does a part of the work on a decision and returns the next stage, nil if the decision is judged.
type stage func(*judging) stage

// judge begins to judge a decision.
func (a *Analysis) judge(d decision) *judging {
	e := &a.record.Entries()[d.entry]
	return &judging{analysis: a, position: &e.Before, decision: d, next: (*judging).begin, moment: Moment{Entry: d.entry, Made: e.Choice, Early: early(e)}}
}

// Part implements judged.Judging.
func (j *judging) Part() (done bool) {
	j.next = j.next(j)
	return j.next == nil
}

// try begins to try choices of the person.
func (j *judging) try(s *industry.State, seed uint64, choices ...industry.Choice) *rival.Trial {
	return rival.Try(j.analysis.game, s, j.analysis.person, seed, choices...)
}

// begin finds the choice of a keen player: before it is asked, that is none.
func (j *judging) begin() stage {
	plain := industry.Choice{}
	if !j.moment.Early {
		plain = rival.Think(j.analysis.game, j.position, rival.Strength{Policy: rival.Keen}, 0).Choice()
	}
	j.curve = j.try(j.position, j.seed, j.moment.Made, plain)
	return (*judging).playCurve
}

func (j *judging) playCurve() stage {
	if j.curve.Part(j.analysis.futures) {
		return (*judging).playCurve
	}
	j.moment.After, j.moment.Before = points(j.curve, 0), points(j.curve, 1)
	_, err := j.curve.PointsLess(0, 1)
	j.moment.Error = int(err)
	if j.moment.Early {
		return j.suspect(industry.Choice{})
	}
	j.mind = rival.Advise(j.analysis.game, j.position, j.analysis.futures, j.seed^ofSearch, j.choices)
	return (*judging).search
}

// points are the mean points of all seats with a choice.
func points(t *rival.Trial, choice int) (vp VP) {
	for seat, mean := range t.Points(choice) {
		vp[seat] = int(mean)
	}
	return vp
}

func (j *judging) search() stage {
	once := true
	if !j.mind.Step(func() bool { was := once; once = false; return was }) {
		return (*judging).search
	}
	list := j.mind.Thought().Options
	j.mind = nil
	best := list[0].Choice
	if best == j.moment.Made {
		return (*judging).end
	}
	for _, o := range list {
		if o.Choice == j.moment.Made && !scale.Suspects(int(o.Less), int(o.Error)) {
			return (*judging).end
		}
	}
	return j.suspect(best)
}

// suspect begins to compare the choice that was made with one that may be better.
func (j *judging) suspect(better industry.Choice) stage {
	j.moment.Better = better
	j.compared, j.enough = j.try(j.position, j.seed^ofCompare, j.moment.Made, better), judged.First(j.analysis.futures)
	return (*judging).compare
}

// compare plays both choices on, until it is clear whether the difference is worth a word. In doubt it is not.
func (j *judging) compare() stage {
	if j.compared.Part(j.enough) {
		return (*judging).compare
	}
	m, all := &j.moment, j.analysis.futures
	less, err := j.compared.Less(0, 1)
	m.Drop, m.DropErr = int(less), int(err)
	if j.enough < all && !j.compared.Settled() && !scale.Certain(m.Drop, m.DropErr, j.enough, all) {
		j.enough = min(2*j.enough, all)
		return (*judging).compare
	}
	if m.Drop <= 0 {
		m.Better, m.Drop, m.DropErr = industry.Choice{}, 0, 0
		return (*judging).end
	}
	m.More = points(j.compared, 1).Less(points(j.compared, 0))
	return (*judging).end
}

// end finds the points of all at the end of the game, or those expected at the end of a record that stops before.
func (j *judging) end() stage {
	a := j.analysis
	if j.moment.Entry != a.decisions[len(a.decisions)-1].entry {
		return nil
	}
	s := a.record.Position()
	if s.Phase == industry.Over {
		for p := range industry.Seat(s.Seats) {
			j.now[p] = 100 * a.game.Points(s, p)
		}
		return nil
	}
	j.rest = j.try(s, seedOf(len(a.record.Entries())), industry.Choice{})
	return (*judging).playRest
}

func (j *judging) playRest() stage {
	if j.rest.Part(j.analysis.futures) {
		return (*judging).playRest
	}
	j.now = points(j.rest, 0)
	return nil
}
