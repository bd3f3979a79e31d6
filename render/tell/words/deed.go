package words

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Summary tells a whole turn of the Automa once more, in a few lines: each action with its reasons.
func (w Words) Summary(steps automa.Steps) (lines []string) {
	lines = append(lines, w.Hang(w.text("deed.title", nil), atDraw, atSlot)...)
	for i, d := range steps.Deeds() {
		report := w.Deed(&d)
		text := w.text("deed.line", named{"n": strconv.Itoa(i + 1), "what": report.Title})
		lines = append(lines, w.Hang(text, atSlot, atSlot+3)...)
		if len(report.Lines) > 0 {
			lines = append(lines, w.Hang(strings.Join(report.Lines, " "), atSlot+3, atSlot+3)...)
		}
	}
	return lines
}

// Deed reports on an action of the Automa's turn. The title names the action, the lines give the reasons, each a sentence with
// its rules.
func (w Words) Deed(d *automa.Deed) Report {
	if d.Done[0].Kind == automa.Lost {
		return Report{Title: w.sentenceOf(d.Done[0])}
	}
	report := Report{Title: w.done(d.Done), Lines: append(w.beerOf(d.Done), w.Sentence(w.asked(d.Read), d.Done[0].Ours)), Began: true}
	led := sinceReading(d.Led)
	passed, led := byAim(led)
	waits := linkFirst(led)
	switch {
	case len(led) > 0 && led[0].Kind == automa.Examined:
		report.Lines = append(report.Lines, w.aims(led[0], passed)...)
	case waits != nil && d.Done[0].Choice.Verb == engine.Network:
		report.Lines = append(report.Lines, w.linkFirst(waits))
	default:
		report.Lines = append(report.Lines, w.failed(d.Led)...)
	}
	report.Lines = append(report.Lines, w.chosen(d, passed, led)...)
	return report
}

// sentenceOf is a step in one line.
func (w Words) sentenceOf(st automa.Step) string {
	w.Width = 1 << 16
	return strings.TrimSpace(strings.Join(w.Step(st), " "))
}

// done words the result of an action: the pieces placed or sold, or else all its events.
func (w Words) done(steps automa.Steps) string {
	var events engine.Log
	for i := range steps {
		events = append(events, steps[i].Events...)
	}
	var lines []string
	for _, e := range events {
		switch e.Kind {
		case engine.TilePlaced, engine.LinkPlaced, engine.TileSold:
			lines = append(lines, w.Event(e))
		}
	}
	if lines == nil {
		lines = w.EventLines(events)
	}
	return strings.Join(lines, " ")
}

// beerOf tells where the beer came from that an action took.
func (w Words) beerOf(steps automa.Steps) (told []string) {
	for i := range steps {
		for _, e := range steps[i].Events {
			if e.Kind == engine.Consumed && e.Resource == engine.Beer {
				told = append(told, w.Event(e))
			}
		}
	}
	return told
}

// asked names the part of a card that asked for an action.
func (w Words) asked(read automa.Step) string {
	switch read.Kind {
	case automa.ReadFront:
		return w.text("deed.front", named{"card": strconv.Itoa(read.Card), "slot": strconv.Itoa(read.Slot)})
	case automa.ReadCorner:
		return w.text("deed.corner", nil)
	}
	key := "theatre.back." + read.Back.String()
	if read.Slot == 2 {
		key = "theatre.back.second-row"
	}
	return w.text("deed.back", named{"action": w.text(key, nil)})
}

// sinceReading are the steps after the last slot or action that was read.
func sinceReading(steps automa.Steps) automa.Steps {
	for i, st := range slices.Backward(steps) {
		if st.Kind == automa.ReadFront || st.Kind == automa.ReadBack || st.Kind == automa.ReadCorner {
			return steps[i+1:]
		}
	}
	return steps
}

// byAim splits the steps that led to an action at the last building that was examined: into those for earlier buildings and those
// for it.
func byAim(led automa.Steps) (passed, last automa.Steps) {
	for i := range slices.Backward(led) {
		if led[i].Kind == automa.Examined {
			return led[:i], led[i:]
		}
	}
	return nil, led
}

// aims tells which building an action makes ready to sell, and which came before it but could not be.
func (w Words) aims(aim automa.Step, passed automa.Steps) []string {
	name := func(key string, st automa.Step, tags ...string) string {
		return w.say(key, about{space: st.Building, industry: st.Industry}, tags...)
	}
	lines := []string{w.Sentence(name("deed.aim", aim), aim.Kind.Rule(), aim.Ours)}
	var order []string
	for i, st := range passed {
		if st.Kind != automa.Examined {
			continue
		}
		var tags []string
		if len(order) > 0 {
			tags = append(tags, "then")
		}
		if next := passed[i+1:]; len(next) > 0 && next[0].Kind == automa.Refused && next[0].Building == 0 {
			tags = []string{strings.Join(append([]string{"brewery"}, tags...), "-")}
		}
		order = append(order, name("deed.passed", st, tags...))
	}
	if order == nil {
		return lines
	}
	return append(lines, w.Sentence(w.Then(append(order, name("deed.next", aim)))))
}

// linkFirst is the build that waits for a link; nil where the link is placed for its own sake.
func linkFirst(led automa.Steps) *automa.Step {
	for i, st := range slices.Backward(led) {
		if st.Kind == automa.Refused && st.Line == 0 {
			if st.Industry == 0 {
				return nil
			}
			return &led[i]
		}
	}
	return nil
}

// linkFirst tells the purpose of such a link.
func (w Words) linkFirst(build *automa.Step) string {
	rule := engine.M(29)
	if build.Refusal.Reason == engine.FarmOutside {
		rule = engine.M(32)
	}
	a := about{industry: build.Industry, tile: build.Tile, location: build.Location}
	return w.Sentence(w.say("deed.link-first", a), rule)
}

// chosen tells the deciding criteria of the comparisons that led to an action or fell within it, except those over the sources of
// its coal, iron and beer.
func (w Words) chosen(d *automa.Deed, passed, led automa.Steps) (lines []string) {
	var ties []*automa.Tie
	for _, st := range slices.Concat(passed[lastPassed(passed):], led, d.Done) {
		if st.Kind == automa.Compared && !sources[st.Tie.Over] {
			ties = append(ties, st.Tie)
		}
	}
	actions := d.Actions()
	for _, tie := range ties {
		won := tie.Candidates[tie.Winner]
		last := tie.Rungs[len(tie.Rungs)-1]
		text := w.decision(tie, w.Candidate(tie.Over, won))
		if c := actions[0].Choice; len(ties) == 1 && len(actions) == 1 && won.Line == c.Line && won.Space == c.Space {
			text = w.text("deed.tie", named{"why": w.best(tie)})
		}
		lines = append(lines, w.Sentence(text, last.Rule, last.Ours))
	}
	return lines
}

// lastPassed is the index of the first step for the last building that was passed over. The comparisons from there on chose the
// building that came next.
func lastPassed(passed automa.Steps) int {
	for i := range slices.Backward(passed) {
		if passed[i].Kind == automa.Examined {
			return i
		}
	}
	return 0
}

// sources are the comparisons over sources of coal, iron and beer.
var sources = [automa.Choosings]bool{automa.OverMines: true, automa.OverWorks: true, automa.OverBeer: true}

// failed tells about the failed tries before an action: their number, counted by sentences told, and the last of them.
func (w Words) failed(led automa.Steps) []string {
	var last automa.Steps
	tried := 0
	for _, piece := range led.Pieces() {
		if reasons := byReason(piece); len(reasons) > 0 {
			last = reasons[len(reasons)-1]
			tried += len(reasons)
		}
	}
	if tried == 0 {
		return nil
	}
	report := w.reportRefused(last)
	text := report.Lines[0]
	if report.Title != "" {
		text = w.text("deed.no", named{"what": report.tried, "why": text})
	}
	text = w.text("deed.failed", named{"n": strconv.Itoa(tried), "what": text})
	return []string{w.Sentence(text, report.Rule, report.Ours)}
}
