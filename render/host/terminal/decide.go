package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/tell/pick"
)

// decide asks for one decision, narrowing it down until one choice is left.
func (t *Client) decide() error {
	p := t.rec.Position()
	all := t.game().Choices(&p.State, nil)
	corrected := t.corrected
	t.deciding, t.corrected = true, false
	defer func() { t.deciding = false }()
	switch p.Decision {
	case engine.ChooseAction:
		if !corrected {
			t.print("")
			if t.brief {
				t.print(t.shortTable()...)
			} else {
				t.print(t.table()...)
			}
		}
	case engine.GameOver:
		t.print("")
		t.print(t.score()...)
		t.tell("over")
	}
	t.showRound()
	t.asked, t.narrow = t.brief && p.Decision == engine.ChooseAction, false // an empty line asks
	for left := all; !t.over && !t.moved; {
		question, list := t.options(left)
		if !t.asked {
			t.show(question, list)
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

// answer takes one line of input: the number of an option, a command, or a choice in notation. It returns the choices that
// are left to ask about.
func (t *Client) answer(line string, list []option, left, all []engine.Choice) ([]engine.Choice, error) {
	n, isNumber := menuNumber(line, len(list))
	if !isNumber {
		n, isNumber = t.namedCard(line, list)
	}
	switch {
	case line == "":
		t.asked = false
	case t.rec.Position().Decision == engine.GameOver:
		if !t.command(line) {
			t.tell("over")
		}
	case strings.EqualFold(line, t.say("back")):
		return t.again(all), nil
	case isNumber && n == 0:
		t.tell("number.wrong", "most", strconv.Itoa(len(list)))
	case isNumber && len(list[n-1].choices) == 0:
		t.explained(pick.Ask(t.game().Game, &t.rec.Position().State).Impossible(list[n-1].verb))
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

// namedCard reads the number of an option that is a card, which is written as it shows, as in the notation or by a beginning that only it
// has. It reports whether it is one.
func (t *Client) namedCard(line string, list []option) (n int, named bool) {
	wanted := t.ids(t.faces(otherNames.Replace(strings.ToLower(line))))
	if wanted == "" {
		return 0, false
	}
	for i, o := range list {
		if len(o.choices) == 0 || o.name != t.nameCard(o.choices[0]) {
			continue
		}
		id := t.game().Cards[o.choices[0].Card].ID
		if id == wanted {
			return i + 1, true
		}
		if strings.HasPrefix(id, wanted) || strings.HasPrefix(strings.ToLower(o.name), wanted) {
			if named {
				return 0, false
			}
			n, named = i+1, true
		}
	}
	return n, named
}

// again begins the question anew. Parts of an action that were chosen already are taken back with undo.
func (t *Client) again(all []engine.Choice) []engine.Choice {
	if t.rec.Position().Decision != engine.ChooseAction {
		t.tell("midway")
	}
	t.asked, t.narrow = false, false
	return all
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
