package words

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// Told is something of the Automa's turn told in parts, for clients that set what was tried, the reasons and the rule apart.
type Told struct {
	Title string      // what was tried or asked: "Manufacturer at Cannock"; empty where the lines say it all
	Lines []string    // without the rule; a reason follows from the title
	Rule  engine.Rule // that they rest on; 0 for none
	Began bool        // an action was carried out, and this is not what follows from one
}

// Tried tells a piece of the Automa's turn (see TurnPieces) about something that was tried, compared or done, in parts: one
// for each reason if it was refused, none where nothing came of a choice, such as to stop.
func (w Words) Tried(piece automa.Steps) []Told {
	st := piece[0]
	switch st.Kind {
	case automa.Refused:
		var list []Told
		for _, reason := range byReason(piece) {
			told := w.toldRefused(reason)
			told.Title, told.Lines[0] = capital(told.Title), w.sentence(told.Lines[0], 0)
			list = append(list, told)
		}
		return list
	case automa.Examined:
		return []Told{w.toldExamined(st)}
	case automa.Compared:
		table := w.TieTable(st.Tie, len(st.Tie.Rungs))
		return []Told{{Title: table.Title, Lines: []string{table.Decision}, Rule: table.Rule}}
	}
	if lines := w.happened(st); len(lines) > 0 {
		return []Told{{Lines: lines, Began: began(st)}}
	}
	return nil
}

// toldRefused tells what was tried and why it failed, as parts of a sentence.
func (w Words) toldRefused(steps automa.Steps) Told {
	st := steps[0]
	var lines []engine.Line
	for _, step := range steps {
		if step.Line != 0 {
			lines = append(lines, step.Line)
		}
	}
	told := Told{Lines: []string{w.why(engine.AutomaSeat, st.Refusal, lines)}, Rule: st.Refusal.Rule}
	key := ""
	switch {
	case st.Building != 0 || st.Industry == 0:
		return told
	case st.Line != 0:
		key = "tried.link-first"
	case st.Location != 0:
		key = "tried.build"
	default:
		key = "tried.industry"
	}
	told.Title = w.say(key, about{industry: st.Industry, location: st.Location})
	return told
}

func (w Words) toldExamined(st automa.Step) Told {
	return Told{Title: capital(w.say("step.examined", about{slot: st.Building, industry: st.Industry})), Rule: engine.M(58)}
}
