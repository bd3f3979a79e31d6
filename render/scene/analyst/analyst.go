// Package analyst analyses the game at a table, a little between pictures, and has the pages of that kept beside the game.
package analyst

import (
	"bytes"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
)

// Work is the analysis of a game of any kind, of all people in it.
type Work interface {
	Done() int
	Decisions() int
	Marshal() []byte
	Resume(text []byte) error
}

// Person is somebody whose choices are judged.
type Person struct {
	Seat engine.Seat
	Own  interface { // the part of the work about them
		Done() int
		Decisions() int
		Part()
	}
	Tell func(words.Words) lookback.Told
}

// left reports whether something of the person's is not judged yet.
func (p *Person) left() bool { return p.Own.Done() < p.Own.Decisions() }

// Keep asks the client to save the analysis so far, see Text.
type Keep struct{}

// Analyst is the analysis of one record, with a page for each person.
type Analyst struct {
	work     Work
	people   []Person
	pages    []*pages.Analysis // of these people
	shown    int               // which of them
	requests *screen.Requests
	of       []byte // the record
	kept     int    // decisions that are kept
}

const (
	keepEvery = 5   // decisions that are judged before the analysis is saved
	mostParts = 128 // parts of the work at once, even with time to spare
)

// Analyse begins to analyse a record, of people, or goes on if that was begun before. The analysis that was kept is taken over: nil if there
// is none, or if err says why it cannot be read.
func Analyse(before *Analyst, of []byte, work Work, people []Person, requests *screen.Requests, kept []byte, err error, w words.Words) *Analyst {
	if before != nil && bytes.Equal(before.of, of) {
		return before
	}
	a := &Analyst{work: work, people: people, requests: requests, of: of}
	if kept != nil && err == nil {
		err = work.Resume(kept)
	}
	var seats []engine.Seat
	for _, p := range people {
		seats = append(seats, p.Seat)
	}
	for i := range people {
		page := pages.NewAnalysis(people[i].Tell)
		page.On, page.People = people[i].left(), seats
		if err != nil && people[i].Own.Done() == 0 {
			page.Anew = w.Text("page.analysis.anew", "why", w.Reason(err))
		}
		a.pages = append(a.pages, page)
	}
	a.kept = work.Done()
	return a
}

// Page is the page that is shown.
func (a *Analyst) Page() *pages.Analysis { return a.pages[a.shown] }

// Text is the analysis so far, to be saved beside the game.
func (a *Analyst) Text() []byte {
	a.kept = a.work.Done()
	return a.work.Marshal()
}

// GoesOn reports whether somebody's choices are being judged.
func (a *Analyst) GoesOn() bool {
	return slices.ContainsFunc(a.pages, func(p *pages.Analysis) bool { return p.On })
}

// next is who is judged now: the person whose page is shown, as long as there is something left.
func (a *Analyst) next() int {
	if a.Page().On {
		return a.shown
	}
	return slices.IndexFunc(a.pages, func(p *pages.Analysis) bool { return p.On })
}

// GoOn goes on while there is time to spare, and reports whether there is something new to see.
func (a *Analyst) GoOn(spare func() bool) (news bool) {
	before, next := a.work.Done(), a.next()
	p, page := &a.people[next], a.pages[next]
	for range mostParts {
		if p.Own.Part(); !p.left() || !spare() {
			break
		}
	}
	page.On = p.left()
	if !page.On || a.work.Done() >= a.kept+keepEvery {
		a.Keep()
	}
	return a.work.Done() != before
}

// Keep asks to save the analysis, if decisions were judged since it was saved last.
func (a *Analyst) Keep() {
	if a.work.Done() > a.kept {
		a.requests.Ask(Keep{})
	}
}

// Do answers an act of the page alone, and reports whether it is one.
func (a *Analyst) Do(act any) bool {
	switch act := act.(type) {
	case pages.Analysing:
		for i := range a.people {
			a.pages[i].On = act.On && a.people[i].left()
		}
		a.Keep()
	case pages.AnalysisOf:
		a.shown = slices.IndexFunc(a.people, func(p Person) bool { return p.Seat == act.Seat })
	default:
		return a.Page().Do(act)
	}
	return true
}
