package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
)

// JudgeVersion is the number of the way in which choices are judged: it is raised whenever the same futures may lead to other findings.
const JudgeVersion = 6

// kept is the form in which the results are kept.
type kept struct {
	judged.Head
	Seat    engine.Seat  `json:"seat,omitempty"`
	Now     VP           `json:"now"`
	Moments []keptMoment `json:"moments"`
}

type keptMoment struct {
	Entry   int    `json:"entry"`
	Made    string `json:"made"` // in notation, as is the better choice
	Before  VP     `json:"before"`
	After   VP     `json:"after"`
	Error   int    `json:"error"`
	Drawn   VP     `json:"drawn"`
	Dealt   VP     `json:"dealt"`
	Split   int    `json:"split_error"`
	Better  string `json:"better,omitempty"`
	More    [2]int `json:"more"`
	Drop    int    `json:"drop"`
	DropErr int    `json:"drop_error"`

	Why []keptReason `json:"why,omitempty"`
}

// keptReason is a reason without the action that follows, which its future tells.
type keptReason struct {
	Fact   search.Fact `json:"fact"`
	N      int         `json:"n"`
	Of     int         `json:"of"`
	Future int         `json:"future,omitempty"`
	Means  []keptMean  `json:"means,omitempty"`
}

type keptMean struct {
	Of     search.Measure `json:"of"`
	Better int            `json:"better"` // in tenths
	Made   int            `json:"made"`
}

// head begins the text in which the results are kept.
func (a *Analysis) head() judged.Head {
	return judged.Head{Way: JudgeVersion, Of: judged.Identity(a.record.Marshal(), policy.KeenWeights, search.JudgeWeights), Futures: a.options.Futures}
}

// Marshal writes the results so far as text, to be continued by Resume.
func (a *Analysis) Marshal() []byte {
	k := kept{Head: a.head(), Seat: a.options.Seat, Now: a.now}
	for i := range a.moments {
		m := &a.moments[i]
		of := keptMoment{
			Entry: m.Entry, Made: a.notation(m, m.Made), Before: m.Before, After: m.After, Error: m.Error,
			Drawn: m.Drawn, Dealt: m.Dealt, Split: m.SplitErr, More: m.More, Drop: m.Drop, DropErr: m.DropErr,
		}
		if m.Better.Verb != 0 {
			of.Better = a.notation(m, m.Better)
		}
		for _, r := range m.Why {
			why := keptReason{Fact: r.Fact, N: r.N, Of: r.Of, Future: r.Future}
			for _, mean := range r.Means {
				why.Means = append(why.Means, keptMean{mean.Of, mean.Best, mean.Other})
			}
			of.Why = append(of.Why, why)
		}
		k.Moments = append(k.Moments, of)
	}
	return judged.Write(k)
}

func (a *Analysis) notation(m *Moment, c engine.Choice) string {
	return notation.Format(a.game.Game, &a.record.Entries()[m.Entry].Before.State, c)
}

// Resume continues from the text that Marshal wrote for the same record, with as many futures as there. A text with fewer futures
// than are wanted now is ignored, without an error. The error says why the text is none of this record; the analysis begins anew
// then.
func (a *Analysis) Resume(text []byte) error {
	var k kept
	if useful, err := judged.Read(text, &k, &k.Head, a.head()); !useful {
		return err
	}
	if len(k.Moments) > len(a.decisions) {
		return judged.Damaged()
	}
	moments := make([]Moment, len(k.Moments))
	for i, of := range k.Moments {
		var ok bool
		if moments[i], ok = a.restored(a.decisions[i].entry, of); !ok {
			return judged.Damaged()
		}
	}
	if !k.Now.Possible() {
		return judged.Damaged()
	}
	a.moments, a.now, a.options.Futures = moments, k.Now, k.Futures
	a.queue.Resume(len(moments))
	return nil
}

// restored is a moment as it was kept, and whether it can be one.
func (a *Analysis) restored(entry int, of keptMoment) (Moment, bool) {
	e := &a.record.Entries()[entry]
	m := Moment{
		Entry: entry, Made: e.Choice, Before: of.Before, After: of.After, Error: of.Error,
		Drawn: of.Drawn, Dealt: of.Dealt, SplitErr: of.Split, More: of.More, Drop: of.Drop, DropErr: of.DropErr,
	}
	figures := of.Before.Possible() && of.After.Possible() && VP{of.More[0], of.More[1]}.Possible() && VP{of.Error, of.Drop}.Possible() && VP{of.DropErr, of.Split}.Possible() &&
		of.Drawn.Possible() && of.Dealt.Possible()
	if of.Entry != entry || of.Made != a.notation(&m, m.Made) || !figures || of.Error < 0 || of.Split < 0 || of.Drop < 0 || of.DropErr < 0 {
		return m, false
	}
	if of.Better == "" {
		return m, of.Drop == 0 && of.Why == nil
	}
	for _, c := range a.game.Choices(&e.Before.State, nil) {
		if a.notation(&m, c) == of.Better {
			m.Better = c
			return m, a.explained(&m, of.Why)
		}
	}
	return m, false
}

// explained adds the reasons as they were kept to a moment, and reports whether they can be its reasons.
func (a *Analysis) explained(m *Moment, why []keptReason) bool {
	for _, k := range why {
		r := search.Reason{Fact: k.Fact, N: k.N, Of: k.Of, Future: k.Future}
		for _, mean := range k.Means {
			if !(VP{mean.Better, mean.Made}).Possible() {
				return false
			}
			r.Means = append(r.Means, search.Mean{Of: mean.Of, Best: mean.Better, Other: mean.Made})
		}
		finds := k.Fact >= search.Flips && k.Fact <= search.Costs
		counts := k.Fact == search.Gains || k.Fact == search.Costs
		if !finds || k.N < 0 || k.N > k.Of || k.Future < 0 || k.Future >= k.Of || counts != (r.Means != nil) {
			return false
		}
		if k.Fact == search.Follow {
			_, r.Next = a.NextOf(m, k.Future)
			if r.Next.Card = 0; r.Next.Verb == 0 {
				return false
			}
		}
		m.Why = append(m.Why, r)
	}
	return true
}
