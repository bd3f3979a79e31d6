// Package analyst analyses the game at a table, a little between pictures, and has the page of that kept beside the game.
package analyst

import (
	"bytes"

	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
)

// Work is the analysis of a game of any kind.
type Work interface {
	Done() int
	Decisions() int
	Part()
	Marshal() []byte
	Resume(text []byte) error
}

// Keep asks the client to save the analysis so far, see Text.
type Keep struct{}

// Analyst is the analysis of one record, and its page.
type Analyst struct {
	Page     *pages.Analysis
	work     Work
	requests *screen.Requests
	of       []byte // the record
	kept     int    // decisions that are kept
}

const (
	keepEvery = 5   // decisions that are judged before the analysis is saved
	mostParts = 128 // parts of the work at once, even with time to spare
)

// Analyse begins to analyse a record, told so, or goes on if that was begun before. The analysis that was kept is taken over: nil if there
// is none, or if err says why it cannot be read.
func Analyse(before *Analyst, of []byte, work Work, tell func(words.Words) lookback.Told, requests *screen.Requests, kept []byte, err error, w words.Words) *Analyst {
	if before != nil && bytes.Equal(before.of, of) {
		return before
	}
	a := &Analyst{Page: pages.NewAnalysis(tell), work: work, requests: requests, of: of}
	if kept != nil && err == nil {
		err = work.Resume(kept)
	}
	if err != nil {
		a.Page.Anew = w.Text("page.analysis.anew", "why", w.Reason(err))
	}
	a.kept = work.Done()
	a.Page.On = work.Done() < work.Decisions()
	return a
}

// Text is the analysis so far, to be saved beside the game.
func (a *Analyst) Text() []byte {
	a.kept = a.work.Done()
	return a.work.Marshal()
}

// GoOn goes on while there is time to spare, and reports whether there is something new to see.
func (a *Analyst) GoOn(spare func() bool) (news bool) {
	before, all := a.work.Done(), a.work.Decisions()
	for range mostParts {
		if a.work.Part(); a.work.Done() == all || !spare() {
			break
		}
	}
	a.Page.On = a.work.Done() < all
	if !a.Page.On || a.work.Done() >= a.kept+keepEvery {
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
	if on, is := act.(pages.Analysing); is {
		a.Page.On = on.On
		a.Keep()
		return true
	}
	return a.Page.Do(act)
}
