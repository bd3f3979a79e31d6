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

// Deed reports on an action of the Automa's turn: its title tells what was done, its lines why, each a sentence with its rules.
func (w Words) Deed(d *automa.Deed) Report {
	if d.Done[0].Kind == automa.Lost {
		return Report{Title: w.sentenceOf(d.Done[0])}
	}
	report := Report{Title: w.done(d.Done), Lines: []string{w.Sentence(w.asked(d.Read), d.Done[0].Ours)}, Began: true}
	led := sinceReading(d.Led)
	if aims := w.aims(led); aims != nil {
		report.Lines = append(report.Lines, aims...)
	} else {
		report.Lines = append(report.Lines, w.failed(d.Led)...)
	}
	for _, st := range led {
		if st.Kind == automa.Compared {
			last := st.Tie.Rungs[len(st.Tie.Rungs)-1]
			text := w.text("deed.tie", named{"why": w.best(st.Tie)})
			report.Lines = append(report.Lines, w.Sentence(text, last.Rule, last.Ours))
		}
	}
	return report
}

// sentenceOf is a step in one line.
func (w Words) sentenceOf(st automa.Step) string {
	w.Width = 1 << 16
	return strings.TrimSpace(strings.Join(w.Step(st), " "))
}

// done tells what was done: what was placed or sold, or all that came of it.
func (w Words) done(steps automa.Steps) string {
	var events engine.Log
	for i := range steps {
		events = append(events, steps[i].Events...)
	}
	for _, e := range events {
		switch e.Kind {
		case engine.TilePlaced, engine.LinkPlaced, engine.TileSold:
			return w.Event(e)
		}
	}
	return strings.Join(w.EventLines(events), " ")
}

// asked names what asked for an action.
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

// aims tells which building an action makes ready to sell, if that is what it is for.
func (w Words) aims(led automa.Steps) []string {
	for _, st := range slices.Backward(led) {
		if st.Kind == automa.Examined {
			return []string{w.Sentence(w.say("deed.aim", about{space: st.Building, industry: st.Industry}), st.Kind.Rule(), st.Ours)}
		}
	}
	return nil
}

// failed tells what was tried in vain before an action: how much, beside lines of the board, and the last of it.
func (w Words) failed(led automa.Steps) []string {
	var last automa.Step
	tried := 0
	for _, st := range led {
		if st.Kind == automa.Refused && st.Line == 0 && !st.Again {
			last = st
			tried++
		}
	}
	if tried == 0 {
		return nil
	}
	report := w.reportRefused(automa.Steps{last})
	text := report.Lines[0]
	if report.Title != "" {
		text = w.text("deed.no", named{"what": report.tried, "why": text})
	}
	text = w.text("deed.failed", named{"n": strconv.Itoa(tried), "what": text})
	return []string{w.Sentence(text, report.Rule, report.Ours)}
}
