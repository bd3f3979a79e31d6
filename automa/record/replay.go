package record

import (
	"strings"

	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/fault"
	"sohofoundry/engine/notation"
)

// game plays the lines after the header again, and checks each of them, up to the hash.
func (l *loader) game(r *Record) {
	l.Play(&r.made, r.cut, func() {
		switch p := r.current(); {
		case r.game.Edition.Companion && correct.IsCorrection(l.Line()):
			l.fix(r)
		case p.AutomasTurn():
			l.automa(r)
		default:
			l.human(r)
		}
	})
	l.End(r.Hash())
}

// automa checks the line of a turn against the Automa's play.
func (l *loader) automa(r *Record) {
	if _, err := notation.Parse(r.game.Game, l.Line()); err == nil {
		l.Refuse(Damage{Expected: automasTurn, Found: fault.Sprintf("your choice %s", transcript.Quote(l.Line())), Why: missingLine})
		return
	}
	r.AutomaTurn()
	if want := r.entries[r.made-1].line; transcript.OneSpaced(l.Line()) != want {
		l.Expect(fault.Sprintf("%s", transcript.Quote(want)), fault.Sprintf("the Automa now plays otherwise"))
	}
}

// human makes the choices of a line.
func (l *loader) human(r *Record) {
	s := r.current().State
	prefix := seatPrefix(&s)
	text, ok := strings.CutPrefix(l.Line(), prefix)
	if !ok {
		l.Expect(fault.Sprintf("a line that opens with %q", prefix), fault.Text{})
		return
	}
	if l.Is(wordAutoma) {
		l.Refuse(Damage{Expected: yourChoice(r.game, &s), Found: automasTurn, Why: missingLine})
		return
	}
	text, anyway := l.anyway(r.game, text)
	choices, err := notation.Parse(r.game.Game, text)
	if err != nil {
		l.Expect(asked[s.Decision], fault.Sprintf("%s", err))
		return
	}
	for i, c := range choices {
		expected := asked[r.current().Decision]
		if r.current().AutomasTurn() {
			expected = automasTurn
		}
		choose := r.Choose
		if anyway && i == 0 {
			choose = r.Overrule
		}
		if why := choose(c); !why.OK() {
			l.Refuse(Damage{Expected: expected, Why: because(why)})
			return
		}
	}
}

// anyway takes the word off that opens a choice which the rules refuse; it has a meaning at a real table alone.
func (l *loader) anyway(g *automa.Game, text string) (rest string, anyway bool) {
	rest, anyway = strings.CutPrefix(text, wordAnyway+" ")
	if !g.Edition.Companion {
		return text, false
	}
	return rest, anyway
}

// fix makes the correction of a line.
func (l *loader) fix(r *Record) {
	f, err := correct.Parse(r.game.Game, &r.current().State, l.Line())
	expected := fault.Sprintf("what lies on the table")
	if err != nil {
		l.Expect(expected, fault.Sprintf("%s", err))
		return
	}
	if why := r.PutRight(f); !why.OK() {
		l.Refuse(Damage{Expected: expected, Why: because(why)})
	}
}

var (
	missingLine = fault.Sprintf("a line before it is missing")
	automasTurn = fault.Sprintf("the Automa's turn")
)

// yourChoice describes the human's line that is expected: "your action 2 of 2".
func yourChoice(g *automa.Game, s *engine.State) fault.Text {
	if s.Decision != engine.ChooseAction {
		return asked[s.Decision]
	}
	all := g.Actions(s)
	return fault.Sprintf("your action %d of %d", all-s.ActionsLeft+1, all)
}

// asked describes the answer to a decision.
var asked = [engine.GameOver + 1]fault.Text{
	engine.ChooseAction:  fault.Sprintf("a legal action"),
	engine.ChooseCoal:    fault.Sprintf("the mine that the coal comes from"),
	engine.ChooseIron:    fault.Sprintf("the works that the iron comes from"),
	engine.ChooseBeer:    fault.Sprintf("the brewery or merchant that the beer comes from"),
	engine.ChooseBonus:   fault.Sprintf("the tile that the bonus develops"),
	engine.ChooseLink:    fault.Sprintf(`a second link or "done"`),
	engine.ChooseDevelop: fault.Sprintf(`a second development or "done"`),
	engine.ChooseSale:    fault.Sprintf(`another sale or "done"`),
	engine.ChooseDiscard: fault.Sprintf("a further card to discard"),
	engine.ChooseGiveUp:  fault.Sprintf("a tile to give up"),
	engine.GameOver:      fault.Sprintf("%q, since the game is over", transcript.WordHash+" …"),
}

// because tells the rule that refuses a choice.
func because(why engine.Refusal) fault.Text {
	switch {
	case why.Reason == engine.NoSuchThing || why.Rule == 0:
		return fault.Sprintf("a part is missing or too much")
	case why.Reason == engine.NotAsked:
		return fault.Sprintf("nothing of that kind is asked here")
	}
	return fault.Sprintf("%v forbids it", why.Rule)
}
