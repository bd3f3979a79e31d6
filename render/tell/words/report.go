package words

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Report is a piece of the Automa's turn in parts, for clients that show the try, the reasons and the rule apart.
type Report struct {
	Title string      // the try or the question: "Manufacturer at Cannock"; empty where the lines say it all
	Lines []string    // without the rule; a reason follows from the title
	Rule  engine.Rule // that they rest on; 0 for none
	Ours  engine.Rule // and our own decision, which the lines of Tried name; 0 for none
	tried Noun        // the title as a noun
	Began bool        // an action was carried out, and this is no consequence of one
}

// Tried reports on a piece of the Automa's turn (see TurnPieces) in which something was tried, compared or done, in parts: one
// for each reason if it was refused, none where nothing came of a choice, such as to stop.
func (w Words) Tried(piece automa.Steps) []Report {
	st := piece[0]
	switch st.Kind {
	case automa.Refused:
		var list []Report
		for _, reason := range byReason(piece) {
			report := w.reportRefused(reason)
			report.Title, report.Lines[0] = Capital(report.Title), w.Sentence(report.Lines[0], report.Ours)
			list = append(list, report)
		}
		return list
	case automa.Examined:
		report := w.reportExamined(st)
		report.Lines = w.ours(report.Ours)
		return []Report{report}
	case automa.Compared:
		table := w.TieTable(st.Tie, len(st.Tie.Rungs))
		return []Report{{Title: table.Title, Lines: []string{table.Decision}, Rule: table.Rule, Ours: table.Ours}}
	}
	var list []Report
	for _, st := range piece {
		report := Report{Lines: w.happened(st), Began: st.Began()}
		if st.Alone {
			report.Lines, report.Rule = append(report.Lines, w.Sentence(w.aloneFirst(st))), engine.B(7, 3)
		}
		if len(report.Lines) > 0 {
			list = append(list, report)
		}
	}
	return list
}

// reportRefused reports a try and why it failed, as parts of a sentence.
func (w Words) reportRefused(steps automa.Steps) Report {
	st := steps[0]
	var lines []engine.Line
	for _, step := range steps {
		if step.Line != 0 {
			lines = append(lines, step.Line)
		}
	}
	report := Report{Lines: []string{w.why(engine.AutomaSeat, st.Refusal, lines)}, Rule: st.Refusal.Rule, Ours: st.Ours}
	key := ""
	switch {
	case st.Building != 0 || st.Industry == 0:
		return report
	case st.Line != 0:
		key = "tried.link-first"
	case st.Location != 0:
		key = "tried.build"
	default:
		key = "tried.industry"
	}
	report.tried = w.thing(key, w.vocabulary(&about{industry: st.Industry, tile: st.Tile, location: st.Location}))
	report.Title = report.tried.Text
	return report
}

func (w Words) reportExamined(st automa.Step) Report {
	return Report{Title: Capital(w.say("step.examined", about{space: st.Building, industry: st.Industry})), Rule: st.Kind.Rule(),
		Ours: st.Ours}
}

// ours is the line that names a decision of our own; none without one.
func (w Words) ours(rule engine.Rule) []string {
	if rule == 0 {
		return nil
	}
	return []string{w.Sentence(w.text("step.ours", named{"rule": rule.String()}))}
}
