package words

import (
	"slices"
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/tell/message"
)

// Indents of the lines of a turn, in spaces: for cards drawn, slots and actions read, tries, and their results.
const (
	atDraw = 0
	atSlot = 2
	atTry  = 4
	atMore = 6
)

// TurnLines tells a whole turn of the Automa, so that it can be followed and checked at a table.
func (w Words) TurnLines(steps automa.Steps) []string { return slices.Concat(w.TurnPieces(steps)...) }

// TurnPieces is TurnLines in pieces to be shown one after the other, see automa.Steps.Pieces. Lines of the board that one search
// refuses alike share a sentence.
func (w Words) TurnPieces(steps automa.Steps) (pieces [][]string) {
	for _, piece := range steps.Pieces() {
		var lines []string
		for _, st := range piece {
			if st.Kind != automa.Refused {
				lines = append(lines, w.Step(st)...)
			}
		}
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
		if st.Again || st.Kind != automa.Refused {
			continue
		}
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
	return a.Refusal == b.Refusal && a.Ours == b.Ours
}

// tellers are the texts of each kind of step.
var tellers [automa.StepKinds]func(Words, automa.Step) []string

func init() { // not a literal, which would depend on itself
	tellers = [automa.StepKinds]func(Words, automa.Step) []string{
		automa.Drew:       plainStep("drew"),
		automa.Reshuffled: plainStep("reshuffled", automa.Reshuffled.Rule()),
		automa.ReadFront:  Words.readFront,
		automa.ReadBack:   Words.readBack,
		automa.ReadCorner: Words.readCorner,
		automa.Examined:   Words.examined,
		automa.Refused:    func(w Words, st automa.Step) []string { return w.refused(automa.Steps{st}) },
		automa.Compared:   func(w Words, st automa.Step) []string { return w.Tie(st.Tie) },
		automa.Acted:      Words.acted,
		automa.Lost:       plainStep("lost", automa.Lost.Rule()),
		automa.Discarded:  plainStep("discarded"),
		automa.Prepared:   plainStep("prepared", automa.Prepared.Rule()),
		automa.TurnOver:   Words.turnOver,
		automa.FullStart:  plainStep("full-start", automa.FullStart.Rule()),
		automa.CardAgain:  plainStep("card-again", automa.CardAgain.Rule()),
		automa.BackAgain:  plainStep("back-again", automa.BackAgain.Rule()),
	}
}

// Step tells one step of the Automa's turn in one or more lines; in none if there is nothing to tell.
func (w Words) Step(st automa.Step) []string { return tellers[st.Kind](w, st) }

// plainStep is for the steps that are about a card as a whole, or about none.
func plainStep(key string, rule ...engine.Rule) func(Words, automa.Step) []string {
	return func(w Words, st automa.Step) []string {
		text := w.text("step."+key, named{"card": strconv.Itoa(st.Card)})
		return w.Hang(w.Sentence(text, append(slices.Clone(rule), st.Ours)...), atDraw, atDraw+2)
	}
}

func (w Words) readFront(st automa.Step) []string {
	card := w.facts(st.Card)
	return w.Hang(w.text("step.slot", named{
		"slot": strconv.Itoa(st.Slot), "text": w.FrontSlot(card.Front[st.Slot-1], st.Tile)}), atSlot, atSlot+3)
}

// readBack reads one action of the back; the first one names the card as well.
func (w Words) readBack(st automa.Step) (lines []string) {
	if st.Back == automa.BackSell && st.Slot < 2 {
		lines = w.nextBack("step.back", st)
	}
	text := w.Back(w.facts(st.Card).Back, st.Back, st.Tile)
	if st.Slot == 2 { // of SELL
		text = w.SecondRow()
	}
	return append(lines, w.Hang(text, atSlot, atSlot+3)...)
}

// nextBack names the card that has its back read: the one on top of the deck.
func (w Words) nextBack(key string, st automa.Step) []string {
	icon := message.None
	if w.game.AutomaRules.Icons {
		icon = w.cellNoun(w.facts(st.Card).Back.Icon)
	}
	return w.Hang(w.text(key, named{"card": w.BackOf(st.Alike), "cell": icon}), atDraw, atDraw+2)
}

func (w Words) readCorner(st automa.Step) []string {
	lines := w.nextBack("step.corner", st)
	return append(lines, w.Hang(w.FirstTurn(w.facts(st.Card).Back), atSlot, atSlot+3)...)
}

func (w Words) examined(st automa.Step) []string {
	report := w.reportExamined(st)
	return w.Hang(w.text("step.begins", named{"text": w.Cited(report.Title, report.Rule, report.Ours)}), atTry, atTry+2)
}

// refused tells a try and why it failed; several lines of the board may share the reason.
func (w Words) refused(steps automa.Steps) []string {
	report := w.reportRefused(steps)
	text := report.Lines[0]
	if report.Title != "" {
		text = w.text("tried.because", named{"what": report.tried, "list": text})
	}
	return w.Hang(w.mark("no")+w.Sentence(text, report.Rule, report.Ours), atTry, atMore)
}

// mark begins a line that tells a failure, "no", or a success, "yes".
func (w Words) mark(answer string) string {
	if w.Plain {
		answer += "-plain"
	}
	return w.text("mark."+answer, nil) + " "
}

// acted tells an action and its results.
func (w Words) acted(st automa.Step) []string {
	var lines []string
	happened := w.happened(st)
	if st.Alone {
		happened = append(happened, w.Sentence(w.aloneFirst(st), engine.B(7, 3)))
	}
	for i, line := range happened {
		if i == 0 && st.Began() {
			lines = append(lines, w.Hang(w.mark("yes")+line, atTry, atMore)...)
			continue
		}
		lines = append(lines, w.Hang(line, atMore, atMore+2)...)
	}
	return lines
}

// happened tells the results of an action in whole sentences.
func (w Words) happened(st automa.Step) []string {
	lines := w.EventLines(st.Events)
	if st.Choice.Merchant != 0 && st.Choice.Verb == engine.Sell && (len(st.Events) == 0 || st.Events[0].Kind != engine.TileSold) { // its beer comes first
		a := about{space: st.Choice.Space, tile: st.Tile, merchant: st.Choice.Merchant}
		lines = append([]string{w.Sentence(w.say("step.sale", a))}, lines...)
	}
	return append(lines, w.ours(st.Ours)...)
}

// aloneFirst says why another empty space was not built on.
func (w Words) aloneFirst(st automa.Step) string {
	return w.say("reason."+engine.AloneFirst.String(), about{space: st.Choice.Space, industry: st.Choice.Industry})
}

func (w Words) turnOver(st automa.Step) (lines []string) {
	for _, line := range w.EventLines(st.Events) {
		lines = append(lines, w.Hang(line, atDraw, atDraw+2)...)
	}
	return lines
}
