package record

import (
	"fmt"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/untrusted"
)

// game plays the lines after the header again, and checks each of them, up to the hash.
func (l *loader) game(r *Record) {
	for !l.is(wordHash) {
		made := r.made
		switch p := r.current(); {
		case l.line() == "":
			l.expect(fmt.Sprintf("a line that opens with %q", wordHash), "the end of the record is missing")
		case p.AutomasTurn():
			l.automa(r)
		default:
			l.human(r)
		}
		if l.damage == nil {
			l.next()
		}
		if l.damage != nil {
			r.cut(made)
			return
		}
	}
	l.hash(r)
}

// automa checks the line of a turn against what the Automa does.
func (l *loader) automa(r *Record) {
	if _, err := r.game.Parse(l.line()); err == nil {
		l.refuse(Damage{Expected: "the Automa's turn", Found: "your choice " + quote(l.line()), Why: missingLine})
		return
	}
	r.AutomaTurn()
	if want := r.entries[r.made-1].line; oneSpaced(l.line()) != want {
		l.expect(quote(want), "the Automa now plays otherwise")
	}
}

// human makes the choices of a line.
func (l *loader) human(r *Record) {
	s := r.current().State
	prefix := seatPrefix(&s)
	text, ok := strings.CutPrefix(l.line(), prefix)
	if !ok {
		l.expect(fmt.Sprintf("a line that opens with %q", prefix), "")
		return
	}
	if l.is(wordAutoma) {
		l.refuse(Damage{Expected: yourChoice(r.game, &s), Found: "the Automa's turn", Why: missingLine})
		return
	}
	choices, err := r.game.Parse(text)
	if err != nil {
		l.expect(asked[s.Decision], untrusted.Printable(err.Error()))
		return
	}
	for _, c := range choices {
		expected := asked[r.current().Decision]
		if r.current().AutomasTurn() {
			expected = "the Automa's turn"
		}
		if why := r.Choose(c); !why.OK() {
			l.refuse(Damage{Expected: expected, Why: because(why)})
			return
		}
	}
}

const missingLine = "a line before it is missing"

// yourChoice says what the human's line should hold: "your action 2 of 2".
func yourChoice(g *automa.Game, s *engine.State) string {
	if s.Decision != engine.ChooseAction {
		return asked[s.Decision]
	}
	all := g.Actions(s)
	return fmt.Sprintf("your action %d of %d", all-s.ActionsLeft+1, all)
}

// asked says what a decision wants.
var asked = [engine.GameOver + 1]string{
	engine.ChooseAction:  "a legal action",
	engine.ChooseCoal:    "the mine that the coal comes from",
	engine.ChooseIron:    "the works that the iron comes from",
	engine.ChooseBeer:    "the brewery or merchant that the beer comes from",
	engine.ChooseBonus:   "the tile that the bonus develops",
	engine.ChooseLink:    `a second link or "done"`,
	engine.ChooseDevelop: `a second development or "done"`,
	engine.ChooseSale:    `another sale or "done"`,
	engine.ChooseDiscard: "a further card to discard",
	engine.ChooseGiveUp:  "a tile to give up",
	engine.GameOver:      `"` + wordHash + ` …", since the game is over`,
}

// because tells the rule that refuses a choice.
func because(why engine.Refusal) string {
	switch why.Reason {
	case engine.NoSuchThing:
		return "a part is missing or too much"
	case engine.NotAsked:
		return "nothing of that kind is asked here"
	}
	return why.Rule.String() + " forbids it"
}

// hash compares the position with the one that the record was saved in, and sees that nothing follows.
func (l *loader) hash(r *Record) {
	hash := r.Hash()
	if hash == noHash {
		l.expect("a position that can be", "the lines above lead to one that cannot, so nothing tells whether it is the one saved")
		return
	}
	if want := wordHash + " " + hash; oneSpaced(l.line()) != want {
		l.expect(fmt.Sprintf("%q", want), "the lines above lead to another position than the one saved")
		return
	}
	l.next()
	switch {
	case l.is(wordCheck):
		l.expect("the check sums that were saved", "they were changed or cut since; the lines above them lead where they should")
	case l.line() != "":
		l.expect("the end", "nothing follows the hash")
	}
}
