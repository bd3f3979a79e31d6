package client_test

import (
	"bytes"
	"strings"
	"testing"

	"sohofoundry/automa/industry/analysis"
	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/store"
)

// keenGame is a game of Industry of one person against three rivals, all of whom play as keen does, until it is enough.
func keenGame(t *testing.T, enough func(*industry.State) bool) *record.Record {
	t.Helper()
	keen := rival.Strength{Policy: rival.Keen}
	h := record.Header{Options: industry.Options{Seats: 4, Adjusted: true}, Seed: 3}
	for p := 1; p < industry.MaxSeats; p++ {
		h.Players[p].Rival = keen
	}
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	for s := r.Position(); !r.Over() && !enough(s); s = r.Position() {
		r.Choose(rival.Think(r.Game(), s, keen, 1).Choice())
	}
	return r
}

// foundOfIndustry is what soho analyse finds of a game and keeps, in so few futures that it says to be made in as many as usual.
func foundOfIndustry(t *testing.T, r *record.Record, decisions int) []byte {
	t.Helper()
	a, err := analysis.Begin(r, analysis.Options{Futures: 8})
	if err != nil {
		t.Fatal(err)
	}
	for a.Done() < min(decisions, a.Decisions()) {
		a.Step()
	}
	return []byte(strings.Replace(string(a.Marshal()), `"futures": 8`, `"futures": 256`, 1))
}

// lateAuction sits down where such a game is kept, and what was found of it before, if anything.
func lateAuction(t *testing.T, r *record.Record, kept []byte) *person {
	t.Helper()
	s := store.NewMemory(clock)
	if err := s.Write("late.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	if kept != nil {
		if err := s.Write("late.soho"+store.AnalysisEnding, kept); err != nil {
			t.Fatal(err)
		}
	}
	p := sitDown(t, s)
	p.click("start:load")
	p.pass(20)
	return p
}

func toTheEnd(*industry.State) bool { return false }

// A game of Industry that is over is analysed from the list of saved games: what was kept is taken over, and leads to the board before a
// choice, back, and to a game of practice that goes on from there.
func TestAnalysisOfAGameOfIndustry(t *testing.T) {
	r := keenGame(t, toTheEnd)
	whole := foundOfIndustry(t, r, 1000)
	p := lateAuction(t, r, whole)
	p.click("load:analyse:late.soho")
	if p.has("analysis:stop") || !p.has("analysis:point:0") || !p.says("everybody plays as the rival") {
		t.Fatalf("what was kept is not taken over: %s", texts(p.see()))
	}
	p.key("Right")
	entry := strings.TrimPrefix(p.beginning("analysis:picked:show:"), "analysis:picked:show:")
	p.click("analysis:picked:show:" + entry)
	if p.Auction().Mode() != "reconsidering" || !p.says("Played:") {
		t.Errorf("the position is not shown: %s, %s", p.Auction().Mode(), texts(p.see()))
	}
	p.click("past:analysis")
	if !p.has("analysis:point:1") {
		t.Fatalf("it does not lead back: %s", texts(p.see()))
	}
	p.click("analysis:picked:again:" + entry)
	again := p.Auction().Record()
	if !again.Header().Practice || again.Over() || again.Line(0) != r.Line(0) {
		t.Errorf("it is no practice from there:\n%s", again.Marshal())
	}
	if text, err := p.kept.Read("late.soho"); err != nil || !bytes.Equal(text, r.Marshal()) {
		t.Errorf("the game itself has changed: %v\n%s", err, text)
	}
}

// From the last page one comes to the analysis, which can be stopped and goes on, and back. What was kept of a part is gone on with.
func TestAnalysisOfIndustryGoesOnWithWhatWasKept(t *testing.T) {
	r := keenGame(t, toTheEnd)
	part := foundOfIndustry(t, r, 5)
	p := lateAuction(t, r, part)
	p.click("load:look:late.soho")
	p.click("final:analyse")
	if !p.has("analysis:stop") || !p.has("analysis:point:4") {
		t.Fatalf("it does not go on: %s", texts(p.see()))
	}
	p.click("analysis:stop")
	before := texts(p.see())
	p.pass(20)
	if !p.has("analysis:go-on") || texts(p.see()) != before {
		t.Errorf("it was stopped and goes on: %s", texts(p.see()))
	}
	p.click("analysis:go-on")
	for n := 0; n < 5000 && !p.has("analysis:point:9"); n++ {
		p.pass(1)
	}
	p.key("Escape")
	if !p.has("final:analyse") {
		t.Errorf("it does not lead back to the result: %s", texts(p.see()))
	}
	a, err := analysis.Begin(r, analysis.Options{})
	if err == nil {
		err = a.Resume(p.keptAnalysis())
	}
	if err != nil || a.Done() < 10 {
		t.Errorf("%d choices are kept: %v", a.Done(), err)
	}
}

// What is kept of another game, by another judge, or damaged is told, and made anew.
func TestAnalysisOfIndustryOfAnotherGameIsMadeAnew(t *testing.T) {
	r := keenGame(t, toTheEnd)
	whole := string(foundOfIndustry(t, r, 3))
	for text, why := range map[string]string{
		whole[:len(whole)/2]: "it is damaged",
		strings.Replace(whole, `"soho_analysis": `, `"soho_analysis": 9`, 1): "its choices were judged in another way",
		strings.Replace(whole, `"of": "`, `"of": "0`, 1):                     "it belongs to another game",
	} {
		p := lateAuction(t, r, []byte(text))
		p.click("load:analyse:late.soho")
		if !p.says("is made anew: "+why) || !p.has("analysis:stop") {
			t.Errorf("nothing is told of %q: %s", why, texts(p.see()))
		}
	}
}

// A game that is not over is marked as one with hints before it is analysed, when that is asked for again with the warning in sight.
func TestAnalysisOfIndustryUnderWayMarksTheGame(t *testing.T) {
	r := keenGame(t, func(s *industry.State) bool { return s.Round == 1 && s.Actor == 0 })
	p := lateAuction(t, r, nil)
	p.click("load:analyse:late.soho")
	if p.Auction().Record().Header().Hinted || p.has("analysis:stop") || !p.says("marks it as one with hints") {
		t.Fatalf("asked once: %+v, %s", p.Auction().Record().Header(), texts(p.see()))
	}
	p.key("F10")
	p.click("menu:analyse")
	if !p.Auction().Record().Header().Hinted || !p.has("analysis:stop") {
		t.Fatalf("asked twice: %+v, %s", p.Auction().Record().Header(), texts(p.see()))
	}
}
