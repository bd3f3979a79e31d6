package analysis

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/engine/industry"
)

// JudgeVersion is the number of the way in which choices are judged: it is raised whenever the same futures may lead to other findings.
const JudgeVersion = 1

// kept is the form in which the results are kept.
type kept struct {
	judged.Head
	Now     VP           `json:"now"`
	Moments []keptMoment `json:"moments"`
}

type keptMoment struct {
	Entry   int    `json:"entry"`
	Made    string `json:"made"` // as in a record, as is the better choice
	Before  VP     `json:"before"`
	After   VP     `json:"after"`
	Error   int    `json:"error"`
	Better  string `json:"better,omitempty"`
	More    VP     `json:"more"`
	Drop    int    `json:"drop"`
	DropErr int    `json:"drop_error"`
}

// wait is kept as the better choice where it would have been better to wait.
const wait = "wait"

// head begins the text in which the results are kept.
func (a *Analysis) head() judged.Head {
	return judged.Head{Way: JudgeVersion, Of: judged.Identity(a.record.Marshal(), rival.KeenWeights), Futures: a.futures}
}

// Marshal writes the results so far as text, to be continued by Resume.
func (a *Analysis) Marshal() []byte {
	k := kept{Head: a.head(), Now: a.now}
	for i := range a.moments {
		m := &a.moments[i]
		of := keptMoment{
			Entry: m.Entry, Made: a.Text(m, m.Made), Before: m.Before, After: m.After, Error: m.Error, More: m.More, Drop: m.Drop, DropErr: m.DropErr,
		}
		if m.Drop > 0 {
			of.Better = a.Text(m, m.Better)
		}
		k.Moments = append(k.Moments, of)
	}
	return judged.Write(k)
}

// Text writes a choice at a moment as a record does; none is to wait.
func (a *Analysis) Text(m *Moment, c industry.Choice) string {
	if c.Verb == 0 {
		return wait
	}
	return a.game.Text(&a.record.Entries()[m.Entry].Before, c)
}

// Resume continues from the text that Marshal wrote for the same record, with as many futures as there. A text with fewer futures than are
// wanted now is ignored, without an error. The error says why the text is none of this record; the analysis begins anew then.
func (a *Analysis) Resume(text []byte) error {
	var k kept
	if useful, err := judged.Read(text, &k, &k.Head, a.head()); !useful {
		return err
	}
	if len(k.Moments) > len(a.decisions) || !k.Now.Possible() {
		return judged.Damaged()
	}
	moments := make([]Moment, len(k.Moments))
	for i, of := range k.Moments {
		var ok bool
		if moments[i], ok = a.restored(a.decisions[i], of); !ok {
			return judged.Damaged()
		}
	}
	a.moments, a.now, a.futures = moments, k.Now, k.Futures
	a.queue.Resume(len(moments))
	return nil
}

// restored is a moment as it was kept, and whether it can be one.
func (a *Analysis) restored(d decision, of keptMoment) (Moment, bool) {
	e := &a.record.Entries()[d.entry]
	m := Moment{
		Entry: d.entry, Made: e.Choice, Early: early(e), Before: of.Before, After: of.After, Error: of.Error, More: of.More, Drop: of.Drop, DropErr: of.DropErr,
	}
	figures := of.Before.Possible() && of.After.Possible() && of.More.Possible() && VP{of.Error, of.Drop, of.DropErr}.Possible()
	if of.Entry != d.entry || of.Made != a.Text(&m, m.Made) || !figures || of.Error < 0 || of.Drop < 0 || of.DropErr < 0 {
		return m, false
	}
	if of.Drop == 0 || m.Early {
		return m, (of.Better == "") == (of.Drop == 0) && (of.Better == "" || of.Better == wait)
	}
	for _, c := range d.choices {
		if a.Text(&m, c) == of.Better {
			m.Better = c
			return m, true
		}
	}
	return m, false
}
