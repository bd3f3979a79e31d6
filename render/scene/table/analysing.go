package table

import (
	"strconv"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

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
	s.analyst = analyst.Analyse(s.analyst, r.Marshal(), all, peopleOf(r, all), &s.Requests, kept, err, s.words)
	s.pages.open(&analysisPage{overPage{s}})
}

// peopleOf are the people whose choices in a record are analysed.
func peopleOf(r *record.Record, all analysis.People) (list []analyst.Person) {
	for _, a := range all {
		list = append(list, analyst.Person{Seat: a.Seat(), Own: a, Tell: func(w words.Words) lookback.Told { return lookback.Of(w, r, a) }})
	}
	return list
}

// AnalysisText is the analysis so far, to be saved beside the game.
func (s *Scene) AnalysisText() []byte { return s.analyst.Text() }

// analysisPage shows the analysis.
type analysisPage struct{ overPage }

func (*analysisPage) thinks() bool { return true }

func (p *analysisPage) draw(c *widget.Canvas, _ *models) {
	p.table.analyst.Page().View(c, pages.Close{})
}

func (p *analysisPage) do(act any) bool {
	s := p.table
	switch act := act.(type) {
	case pages.Reconsider:
		s.pages = nil
		s.lookBack(act.Entry)
		s.mode = &reconsidering{lookingBack: lookingBack{plain: plain{s}, entries: act.Entry}}
	case pages.TryAgain:
		s.tryAgain(act.Entry)
	default:
		return s.analyst.Do(act)
	}
	return true
}

// closed leaves the page for that of the end of the game, if it is over.
func (p *analysisPage) closed() {
	s := p.table
	s.analyst.Keep()
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
	told := r.table.analyst.Page().Told(c, r.entries)
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
