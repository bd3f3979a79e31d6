package table

import (
	"bytes"
	"slices"
	"strconv"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// analysing is the analysis of the game on the table, of each person's choices.
type analysing struct {
	analysis.People
	requests *screen.Requests
	pages    []*pages.Analysis // of these people
	shown    int               // which of them
	of       []byte            // the record that is analysed
	kept     int               // decisions of it that are kept
}

// newAnalysing begins with what was kept of the analyses of a record, if anything was; else the page says why it is of no use.
func newAnalysing(s *Scene, r *record.Record, all analysis.People, of, kept []byte, err error) *analysing {
	a := &analysing{People: all, requests: &s.Requests, of: of}
	if kept != nil && err == nil {
		err = all.Resume(kept)
	}
	var seats []engine.Seat
	for _, each := range all {
		seats = append(seats, each.Seat())
	}
	for _, each := range all {
		page := pages.NewAnalysis(r, each)
		page.On, page.People = each.Done() < each.Decisions(), seats
		if err != nil && each.Done() == 0 {
			page.Anew = s.words.Text("page.analysis.anew", "why", s.words.Reason(err))
		}
		a.pages = append(a.pages, page)
	}
	a.kept = a.Done()
	return a
}

// page is the page that is shown.
func (a *analysing) page() *pages.Analysis { return a.pages[a.shown] }

// goesOn reports whether somebody's choices are being judged.
func (a *analysing) goesOn() bool {
	return slices.ContainsFunc(a.pages, func(p *pages.Analysis) bool { return p.On })
}

// set goes on with all that is left to judge, or stops it.
func (a *analysing) set(on bool) {
	for i, each := range a.People {
		a.pages[i].On = on && each.Done() < each.Decisions()
	}
}

// next is who is judged now: the person whose page is shown, as long as there is something left.
func (a *analysing) next() int {
	if a.page().On {
		return a.shown
	}
	return slices.IndexFunc(a.pages, func(p *pages.Analysis) bool { return p.On })
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
	all, problem := analysis.BeginAll(r, analysis.Options{})
	switch {
	case problem != nil:
		s.Tell(s.words.Reason(problem))
		return
	case !over && playing && s.warnsOfHint("table.analysis-marks"):
		return
	}
	if of := r.Marshal(); s.analysing == nil || !bytes.Equal(s.analysing.of, of) {
		s.analysing = newAnalysing(s, r, all, of, kept, err)
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
	before, next := a.Done(), a.next()
	each, page := a.People[next], a.pages[next]
	for range mostParts {
		if each.Part(); each.Done() == each.Decisions() || !spare() {
			break
		}
	}
	page.On = each.Done() < each.Decisions()
	if !page.On || a.Done() >= a.kept+keepEvery {
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
	p.table.analysing.page().View(c, pages.Close{})
}

func (p *analysisPage) do(act any) bool {
	s, a := p.table, p.table.analysing
	switch act := act.(type) {
	case pages.Analysing:
		a.set(act.On)
		a.keep()
	case pages.AnalysisOf:
		a.shown = slices.IndexFunc(a.People, func(each *analysis.Analysis) bool { return each.Seat() == act.Seat })
	case pages.Reconsider:
		s.pages = nil
		s.lookBack(act.Entry)
		s.mode = &reconsidering{lookingBack: lookingBack{plain: plain{s}, entries: act.Entry}}
	case pages.TryAgain:
		s.tryAgain(act.Entry)
	default:
		return a.page().Do(act)
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
	told := r.table.analysing.page().Told(c, r.entries)
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
