package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/tell/pick"
)

// decide asks for one decision, narrowing it down until one choice is left.
func (t *Client) decide() error {
	p := t.rec.Position()
	all := t.game.Choices(&p.State, nil)
	corrected := t.corrected
	t.deciding, t.corrected = true, false
	defer func() { t.deciding = false }()
	switch {
	case p.Decision == engine.GameOver:
		t.print("")
		t.print(t.view().score("")...)
		t.tell("over")
	case p.Decision == engine.ChooseAction && !corrected:
		t.print("")
		if t.brief {
			t.print(t.view().shortTable()...)
		} else {
			t.print(t.view().table()...)
		}
	}
	t.showRound()
	t.asked, t.narrow = t.brief && p.Decision == engine.ChooseAction, false // an empty line asks
	for left := all; !t.over && !t.moved; {
		m := t.menu()
		question, list := m.options(left, t.narrow)
		if !t.asked {
			t.print(m.numbered(question, list)...)
		}
		t.asked = true
		line, err := t.read("")
		if err == nil {
			left, err = t.answer(line, list, left, all)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// menu asks for a choice now.
func (t *Client) menu() menu { return menu{t.speech, &t.rec.Position().State} }

// answer takes one line of input: the number of an option, a command, or a choice in notation. It returns the choices that
// are left to ask about.
func (t *Client) answer(line string, list []option, left, all []engine.Choice) ([]engine.Choice, error) {
	n, isNumber := menuNumber(line, len(list))
	if !isNumber {
		n, isNumber = t.reader.option(line, list)
	}
	switch {
	case line == "":
		t.asked = false
	case t.rec.Position().Decision == engine.GameOver:
		if !t.command(line) {
			t.tell("over")
		}
	case strings.EqualFold(line, t.say("back")):
		if t.rec.Position().Decision != engine.ChooseAction { // what was chosen already is taken back with undo
			t.tell("midway")
		}
		t.asked, t.narrow = false, false
		return all, nil
	case isNumber && n == 0:
		t.tell("number.wrong", "most", len(list))
	case isNumber && len(list[n-1].choices) == 0:
		t.explained(pick.Ask(t.game.Game, &t.rec.Position().State).Impossible(list[n-1].verb))
	case isNumber && len(list[n-1].choices) == 1:
		return all, t.confirm(list[n-1].choices[0])
	case isNumber:
		return t.narrowed(list[n-1].choices), nil
	case t.command(line):
	default:
		return t.written(line, left, all)
	}
	return left, nil
}

// narrowed goes on to the next question about fewer choices.
func (t *Client) narrowed(left []engine.Choice) []engine.Choice {
	t.asked, t.narrow = false, true
	return left
}

// menuNumber reads the number of an option, 0 for one that is not in the list.
func menuNumber(line string, most int) (n int, isNumber bool) {
	n, err := strconv.Atoi(line)
	switch {
	case err != nil:
		return 0, false
	case n < 1 || n > most:
		return 0, true
	}
	return n, true
}

// written takes a choice in notation, parts of which may be left out. A whole choice is made, with the sources that follow on
// the line. Text that fits one legal choice is confirmed, text that fits several leads to more questions, and the refusal of
// one that fits none is explained.
func (t *Client) written(line string, left, all []engine.Choice) ([]engine.Choice, error) {
	wishes, err := t.reader.wishes(line)
	if err != nil {
		t.tell("unknown", "line", quoted(line), "error", t.Error(err))
		return left, nil
	}
	var fit []engine.Choice
	var meant []engine.Choice // the fitting wish and the choices after it; of several spaces one is asked for, as one may hold a tile
	for _, wish := range wishes {
		if here := narrow(all, wish[0]); here != nil {
			fit, meant = append(fit, here...), wish
		}
	}
	switch len(fit) {
	case 0:
		t.explain(wishes)
		t.talk.mayOverrule(wishes)
		return left, nil
	case 1:
		if whole, known := companion.WithCard(t.game, &t.rec.Position().State, meant[0]); known && whole == fit[0] {
			t.chooseAll(fit[0], meant[1:])
			return left, nil
		}
		return all, t.confirm(fit[0])
	}
	return t.narrowed(fit), nil
}

// chooseAll makes a choice and those that follow on its line, as far as they are allowed. A source that served unasked, as the
// only one, is passed over.
func (t *Client) chooseAll(first engine.Choice, more []engine.Choice) {
	made := len(t.rec.Entries())
	if !t.choose(first, 0) {
		return
	}
	named := map[engine.Choice]int{}
	for _, c := range more {
		named[c]++
		if named[c] > t.served(c, made) && !t.choose(c, 0) {
			return
		}
	}
}

// served counts the cubes or barrels that the source of a choice gave since so many entries.
func (t *Client) served(c engine.Choice, made int) (n int) {
	for _, e := range t.eventsFrom(made) {
		if e.Kind == engine.Consumed && e.Space == c.Space && e.Merchant == c.Merchant && (c.Space != 0 || c.Merchant != 0) {
			n++
		}
	}
	return n
}

// confirm shows the effects and the cost of an action from the menu, and asks whether to do it. Parts of an action under way
// are made at once, unless they end the turn.
func (t *Client) confirm(c engine.Choice) error {
	trial := t.menu().trial(c)
	if t.rec.Position().Decision != engine.ChooseAction && !trial.Last && !trial.Hidden {
		t.choose(c, 0)
		return nil
	}
	t.print(t.menu().effects(c, &trial)...)
	for !t.over && !t.moved {
		line, err := t.read(t.say("confirm.prompt"))
		switch {
		case err != nil:
			return err
		case line == "":
			t.choose(c, len(trial.Log))
		case strings.EqualFold(line, t.say("back")):
			t.asked, t.narrow = false, false
			return nil
		case !t.command(line):
			t.tell("confirm.unknown", "line", quoted(line))
		}
	}
	return nil
}

// choose makes a choice, tells its events but for the first ones, which were shown already, and saves. It reports whether the
// choice was allowed.
func (t *Client) choose(c engine.Choice, shown int) bool {
	made := len(t.rec.Entries())
	if why := t.rec.Act(c); !why.OK() {
		t.write(t.Refusal(t.rec.Position().Actor, why))
		t.asked = false
		t.talk.mayOverrule([][]engine.Choice{{c}})
		return false
	}
	t.dialogue.Advance(made)
	t.saved.write()
	if t.onTable() {
		t.talk.tellNews()
	} else {
		t.write(t.EventLines(t.eventsFrom(made)[shown:])...)
	}
	t.moved = true
	t.saved.report()
	return true
}

// explain says why none of the wishes can be done, by the guards' own refusals.
func (t *Client) explain(wishes [][]engine.Choice) {
	var first []engine.Choice
	for _, wish := range wishes {
		first = append(first, wish[0])
	}
	t.explained(pick.Ask(t.game.Game, &t.rec.Position().State).Explain(first))
}

func (t *Client) explained(e pick.Explanation) {
	s := &t.rec.Position().State
	switch {
	case e.Kind == pick.Allowed:
		t.tell("why.allowed", "choice", t.Choice(s, e.Wish))
		return
	case e.Kind == pick.Unsaid:
		t.tell("why.more")
		return
	case e.Refusal.Reason == engine.NotAsked:
		t.asked = false // and the question follows
	}
	t.write(e.Text(t.Words, s))
}
