package auction

import (
	"strconv"

	"sohofoundry/automa/industry/analysis"
	"sohofoundry/engine"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// Analyse opens the page of the analysis of the game, and resumes the saved analysis kept: nil if there is none, or if err says why it
// cannot be read. A game that is not over is marked as one with hints, when the person asks again with the warning in sight.
func (s *Scene) Analyse(kept []byte, err error) {
	if h := s.rec.Header(); !s.over() && h.Players[s.you].Unaided {
		s.Tell(s.words.Text("table.analysis-later"))
		return
	}
	if _, problem := analysis.Begin(s.rec, analysis.Options{}); problem != nil {
		s.Tell(s.words.Reason(problem))
		return
	}
	if !s.over() && !s.looksOn && s.warnsOfHint("table.analysis-marks") {
		return
	}
	if s.shown < len(s.rec.Entries()) { // whoever asks for the result need not watch how it came
		s.motion, s.shown = motions{}, len(s.rec.Entries())
		s.enter()
	}
	r := s.rec.Branch(len(s.rec.Entries())) // which stays as it is while the game goes on
	a, _ := analysis.Begin(r, analysis.Options{})
	person := []analyst.Person{{Seat: engine.Seat(a.Person()), Own: a, Tell: func(w words.Words) lookback.Told { return lookback.OfIndustry(w, r, a) }}}
	s.analyst = analyst.Analyse(s.analyst, r.Marshal(), a, person, &s.Requests, kept, err, s.words)
	s.pages.open(&analysisPage{})
}

// warnsOfHint shows a text that warns what a hint does to the game, the first time that one is asked for, and reports whether it did.
// Otherwise it marks the game, unless it is marked already.
func (s *Scene) warnsOfHint(text string) bool {
	h, warning := s.rec.Header(), s.words.Text(text)
	if !h.Hinted && !h.Practice && s.notices.Warns(warning) {
		return true
	}
	s.notices.Withdraw(warning)
	if !h.Hinted {
		s.rec.MarkHinted()
		s.Ask(screen.Changed{})
	}
	return false
}

// AnalysisText is the analysis so far, to be saved beside the game.
func (s *Scene) AnalysisText() []byte { return s.analyst.Text() }

// analysisPage shows the analysis.
type analysisPage struct{}

func (*analysisPage) passing() bool { return false }

func (*analysisPage) draw(s *Scene, c *widget.Canvas) { s.analyst.Page().View(c, pages.Close{}) }

func (*analysisPage) do(s *Scene, act any) bool {
	switch act := act.(type) {
	case pages.Reconsider:
		s.pages = nil
		s.lookBack(act.Entry)
		s.mode = &reconsidering{*s.mode.(*lookingBack)}
	case pages.TryAgain:
		s.tryAgain(act.Entry)
	case pages.Close:
		s.analyst.Keep()
		s.pages.close()
		if s.Over() {
			s.pages.open(&finalPage{})
		}
	default:
		return s.analyst.Do(act)
	}
	return true
}

// analyses reports whether the page of the analysis is open and goes on.
func (s *Scene) analyses() bool {
	if !s.pages.covers() {
		return false
	}
	_, open := s.pages[len(s.pages)-1].(*analysisPage)
	return open && s.analyst.GoesOn()
}

// tryAgain asks to play on from before an entry, as practice.
func (s *Scene) tryAgain(entry int) {
	again := s.rec.Branch(entry)
	again.MakePractice()
	s.Ask(Branched{again})
}

// reconsidering is the mode in which the table is shown as it was before a choice, with the analysis of that choice beside it.
type reconsidering struct{ lookingBack }

// toAnalysis goes back to the page of the analysis.
type toAnalysis struct{}

func (*reconsidering) String() string { return "reconsidering" }

func (r *reconsidering) content(p *pen) {
	told := r.scene.analyst.Page().Told(p.Canvas, r.entries)
	for i, sentence := range told {
		style := p.Body()
		if i == 0 {
			style = p.Strong()
		}
		p.para("told:"+strconv.Itoa(i), sentence, style)
	}
	p.Say(told...)
	p.down(gap / 2)
	if lot, up := r.lot(); up {
		p.auction(&lot)
	}
}

func (r *reconsidering) footHigh(p *pen) float64 { return 2*p.buttonHigh() + gap/2 }

func (r *reconsidering) foot(p *pen) {
	upper, lower := p.room.Top(p.buttonHigh())
	_, lower = lower.Top(gap / 2)
	lower.H = upper.H
	p.Button(upper, widget.Button{ID: "past:analysis", Icon: "statistics", Text: r.scene.words.Text("table.past.analysis"), Act: toAnalysis{}, Action: "back", Main: true})
	p.Button(lower, widget.Button{ID: "past:again", Icon: "lesson", Text: r.scene.words.Text("page.analysis.again"), Act: pages.TryAgain{Entry: r.entries}})
}

func (r *reconsidering) do(act any) bool {
	switch act := act.(type) {
	case pages.TryAgain:
		r.scene.tryAgain(act.Entry)
	case toAnalysis:
		r.scene.enter()
		r.scene.pages.open(&analysisPage{})
	default:
		return r.lookingBack.do(act)
	}
	return true
}
