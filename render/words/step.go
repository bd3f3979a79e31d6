package words

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
)

// How far the lines of a turn are indented: what is drawn, what is read of a card, what is tried, and what comes of it.
const (
	atDraw = 0
	atSlot = 2
	atTry  = 4
	atMore = 6
)

// Turn tells a whole turn of the Automa, so that it can be followed and checked at a table.
func (w Words) Turn(steps automa.Steps) string { return strings.Join(w.TurnLines(steps), "\n") + "\n" }

// TurnLines is Turn line by line.
func (w Words) TurnLines(steps automa.Steps) []string { return slices.Concat(w.TurnPieces(steps)...) }

// TurnPieces is Turn in pieces to be shown one after the other: the lines of each step. The lines of the board that one
// search refuses are one piece, and those refused alike share a sentence.
func (w Words) TurnPieces(steps automa.Steps) (pieces [][]string) {
	for _, piece := range steps.Pieces() {
		if piece[0].Kind != automa.Refused {
			pieces = append(pieces, w.Step(piece[0]))
			continue
		}
		var lines []string
		for _, reason := range byReason(piece) {
			lines = append(lines, w.refused(reason)...)
		}
		pieces = append(pieces, lines)
	}
	return pieces
}

// byReason sorts refused lines by the reason, in the order in which the reasons first come.
func byReason(steps automa.Steps) (reasons []automa.Steps) {
	for _, st := range steps {
		at := slices.IndexFunc(reasons, func(others automa.Steps) bool { return refusedAlike(others[0], st) })
		if at < 0 {
			reasons = append(reasons, automa.Steps{st})
			continue
		}
		reasons[at] = append(reasons[at], st)
	}
	return reasons
}

func refusedAlike(a, b automa.Step) bool {
	b.Refusal.Line = a.Refusal.Line
	return a.Refusal == b.Refusal
}

// tellers are the texts of each kind of step.
var tellers [automa.StepKinds]func(Words, automa.Step) []string

func init() { // not a literal, which would depend on itself
	tellers = [automa.StepKinds]func(Words, automa.Step) []string{
		automa.Drew:       plainStep("drew"),
		automa.Reshuffled: plainStep("reshuffled"),
		automa.ReadFront:  Words.readFront,
		automa.ReadBack:   Words.readBack,
		automa.ReadCorner: Words.readCorner,
		automa.Examined:   Words.examined,
		automa.Refused:    func(w Words, st automa.Step) []string { return w.refused(automa.Steps{st}) },
		automa.Compared:   func(w Words, st automa.Step) []string { return w.Tie(st.Tie) },
		automa.Acted:      Words.acted,
		automa.Lost:       plainStep("lost"),
		automa.Discarded:  plainStep("discarded"),
		automa.Prepared:   plainStep("prepared"),
		automa.TurnOver:   Words.turnOver,
	}
}

// Step tells one step of the Automa's turn in one or more lines; in none if there is nothing to tell.
func (w Words) Step(st automa.Step) []string { return tellers[st.Kind](w, st) }

// plainStep is for the steps that are about a card as a whole, or about none.
func plainStep(key string) func(Words, automa.Step) []string {
	return func(w Words, st automa.Step) []string {
		return w.wrap(w.text("step."+key, map[string]string{"card": strconv.Itoa(st.Card)}), atDraw, atDraw+2)
	}
}

func (w Words) readFront(st automa.Step) []string {
	card := w.facts(st.Card)
	return w.wrap(w.text("step.slot", map[string]string{
		"slot": strconv.Itoa(st.Slot), "text": w.FrontSlot(card.Front[st.Slot-1])}), atSlot, atSlot+3)
}

// readBack reads one action of the back; the first one says what is being read.
func (w Words) readBack(st automa.Step) (lines []string) {
	if st.Back == automa.BackSell {
		lines = w.wrap(w.text("step.back", nil), atDraw, atDraw+2)
	}
	return append(lines, w.wrap(w.Back(w.facts(st.Card).Back, st.Back), atSlot, atSlot+3)...)
}

func (w Words) readCorner(st automa.Step) []string {
	lines := w.wrap(w.text("step.corner", nil), atDraw, atDraw+2)
	return append(lines, w.wrap(w.FirstTurn(w.facts(st.Card).Back), atSlot, atSlot+3)...)
}

func (w Words) examined(st automa.Step) []string {
	return w.wrap(capital(w.say("step.examined", about{slot: st.Building, industry: st.Industry})), atTry, atTry+2)
}

// refused tells what was tried and why it failed; several lines of the board may share the reason.
func (w Words) refused(steps automa.Steps) []string {
	st := steps[0]
	var lines []engine.Line
	for _, step := range steps {
		if step.Line != 0 {
			lines = append(lines, step.Line)
		}
	}
	why := w.why(engine.AutomaSeat, st.Refusal, lines)
	a := about{industry: st.Industry, location: st.Location, list: why}
	key := "tried.this"
	switch {
	case st.Building != 0:
	case st.Industry != 0 && st.Line != 0:
		key = "tried.link-first"
	case st.Industry != 0 && st.Location != 0:
		key = "tried.build"
	case st.Industry != 0:
		key = "tried.industry"
	}
	return w.wrap(w.mark("no")+w.sentence(w.say(key, a), st.Refusal.Rule), atTry, atMore)
}

// mark begins a line that tells a failure, "no", or a success, "yes".
func (w Words) mark(answer string) string {
	if w.Plain {
		answer += "-plain"
	}
	return w.text("mark."+answer, nil) + " "
}

// acted tells what was done and what came of it.
func (w Words) acted(st automa.Step) []string {
	told := w.EventLines(st.Events)
	if st.Choice.Verb == engine.Sell && (len(st.Events) == 0 || st.Events[0].Kind != engine.TileSold) { // its beer comes first
		a := about{slot: st.Choice.Slot, merchant: st.Choice.Merchant}
		told = append([]string{w.sentence(w.say("step.sale", a), 0)}, told...)
	}
	var lines []string
	for i, line := range told {
		if i == 0 && !st.Choice.Verb.Follows() && st.Choice.Verb != engine.Done {
			lines = append(lines, w.wrap(w.mark("yes")+line, atTry, atMore)...)
			continue
		}
		lines = append(lines, w.wrap(line, atMore, atMore+2)...)
	}
	return lines
}

func (w Words) turnOver(st automa.Step) (lines []string) {
	for _, line := range w.EventLines(st.Events) {
		lines = append(lines, w.wrap(line, atDraw, atDraw+2)...)
	}
	return lines
}
