package table

import (
	"bytes"
	"strconv"

	"sohofoundry/automa/analysis"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// analysing is the analysis of the game on the table.
type analysing struct {
	*analysis.Analysis
	requests *screen.Requests
	page     *pages.Analysis
	of       []byte // the record that is analysed
	kept     int    // decisions of it that are kept
}

// KeepAnalysis asks the client to save the analysis so far, see AnalysisText.
type KeepAnalysis struct{}

// keepEvery is how many decisions are judged before the analysis is saved.
const keepEvery = 5

// Analyse opens the page of the analysis of the game, and resumes the saved analysis kept: nil if there is none, or if err says
// why it cannot be read. A game that is not over is marked as one with hints, when the person asks again with the warning in
// sight. It would show the hand of one of several people to the others, and advise who plays without hints.
func (s *Scene) Analyse(kept []byte, err error) {
	over, playing := s.position.Decision == engine.GameOver, !s.looksOn && !s.before.Borrowed
	if h := s.rec.Header(); !over && h.Players[s.you].Unaided {
		s.Tell(s.words.Text("table.analysis-later"))
		return
	}
	r := s.listed()
	a, problem := analysis.Begin(r, analysis.Options{})
	switch {
	case problem != nil:
		s.Tell(s.words.Reason(problem))
		return
	case !over && playing && s.warnsOfHint("table.analysis-marks"):
		return
	}
	if of := r.Marshal(); s.analysing == nil || !bytes.Equal(s.analysing.of, of) {
		s.analysing = &analysing{Analysis: a, requests: &s.Requests, page: pages.NewAnalysis(r, a), of: of}
		if kept != nil && err == nil {
			err = a.Resume(kept)
		}
		if err != nil {
			s.analysing.page.Anew = s.words.Text("page.analysis.anew", "why", s.words.Reason(err))
		}
		s.analysing.kept = a.Done()
		s.analysing.page.On = a.Done() < a.Decisions()
	}
	s.pages.open(&analysisPage{overPage{s}})
}

// AnalysisText is the analysis so far, to be saved beside the game.
func (s *Scene) AnalysisText() []byte {
	s.analysing.kept = s.analysing.Done()
	return s.analysing.Marshal()
}

// goOn goes on while there is time to spare, and reports whether there is something new to see.
func (a *analysing) goOn(spare func() bool) (news bool) {
	before := a.Done()
	for range mostParts {
		if a.Part(); a.Done() == a.Decisions() || !spare() {
			break
		}
	}
	a.page.On = a.Done() < a.Decisions()
	if !a.page.On || a.Done() >= a.kept+keepEvery {
		a.keep()
	}
	return a.Done() != before
}

// keep asks to save the analysis, if decisions were judged since it was saved last.
func (a *analysing) keep() {
	if a.Done() > a.kept {
		a.requests.Ask(KeepAnalysis{})
	}
}

// analysisPage shows the analysis.
type analysisPage struct{ overPage }

func (*analysisPage) thinks() bool { return true }

func (p *analysisPage) draw(c *widget.Canvas, _ *models) {
	p.table.analysing.page.View(c, pages.Close{})
}

func (p *analysisPage) do(act any) bool {
	s, a := p.table, p.table.analysing
	switch act := act.(type) {
	case pages.Analysing:
		a.page.On = act.On
		a.keep()
	case pages.Reconsider:
		s.pages = nil
		s.lookBack(act.Entry)
		s.mode = &reconsidering{lookingBack: lookingBack{plain: plain{s}, entries: act.Entry}}
	case pages.TryAgain:
		s.tryAgain(act.Entry)
	default:
		return a.page.Do(act)
	}
	return true
}

// closed leaves the page for that of the end of the game, if it is over.
func (p *analysisPage) closed() {
	s := p.table
	s.analysing.keep()
	if s.position.Decision == engine.GameOver {
		s.pages.open(newFinalPage(s))
	}
}

// reconsidering is the mode in which the table is shown as it was before a choice, with the analysis of that choice beside it.
type reconsidering struct {
	lookingBack
	scroll widget.Scroll
}

// toAnalysis goes back to the page of the analysis.
type toAnalysis struct{}

const toldID = "past:told"

func (*reconsidering) String() string { return "reconsidering" }

// draw shows the analysis of the choice that was made here.
func (r *reconsidering) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	in := c.Panel(area)
	for _, b := range []widget.Button{
		{ID: "past:analysis", Icon: "statistics", Text: c.Words.Text("table.past.analysis"), Act: toAnalysis{}, Action: "back", Main: true},
		{ID: "past:again", Icon: "lesson", Text: c.Words.Text("page.analysis.again"), Act: pages.TryAgain{Entry: r.entries}},
	} {
		var row view.Rect
		row, in = in.Top(c.ButtonHigh())
		c.Button(row, b)
		_, in = in.Top(theme.Gap / 2)
	}
	told := r.table.analysing.page.Told(c, r.entries)
	c.Say(told...)
	c.ScrollKeys(toldID, in.H)
	r.scroll = c.Scrolling(in, toldID, r.scroll, func(in view.Rect) float64 {
		top := in.Y
		for i, sentence := range told {
			style := c.Body()
			if i == 0 {
				style = c.Strong()
			}
			in.Y += c.Para(in, toldID+":"+strconv.Itoa(i), sentence, style) + theme.Gap/2
		}
		return in.Y - top
	})
}

func (r *reconsidering) do(act any) bool {
	s := r.table
	switch act := act.(type) {
	case pages.TryAgain:
		s.tryAgain(act.Entry)
	case toAnalysis:
		s.backToNow()
		s.pages.open(&analysisPage{overPage{s}})
	default:
		return r.scroll.Do(toldID, act) || r.lookingBack.do(act)
	}
	return true
}

// tryAgain asks to play on from before an entry, as practice.
func (s *Scene) tryAgain(entry int) {
	again := s.listed().Branch(entry)
	again.MakePractice()
	s.Ask(Branched{again})
}
