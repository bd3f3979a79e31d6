package terminal

import (
	"errors"
	"slices"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/render/tell/pick"
)

// written takes a choice in notation, parts of which may be left out. A whole choice is made, with the sources that follow on
// the line. Text that fits one legal choice is confirmed, text that fits several leads to more questions, and the refusal of
// one that fits none is explained.
func (t *Client) written(line string, left, all []engine.Choice) ([]engine.Choice, error) {
	wishes, err := t.wishes(line)
	if err != nil {
		t.tell("unknown", "line", quoted(line), "error", t.Words.Error(err))
		return left, nil
	}
	var fit []engine.Choice
	var meant []engine.Choice // the fitting wish and the choices after it; of several spaces one is asked for, as one may hold a tile
	for _, wish := range wishes {
		if here := narrow(all, wish[0]); here != nil {
			fit, meant = append(fit, here...), wish
		}
	}
	switch {
	case len(fit) == 1 && t.isWhole(meant[0], fit[0]):
		t.chooseAll(fit[0], meant[1:])
		return left, nil
	case len(fit) == 1:
		return all, t.confirm(fit[0])
	case len(fit) > 1:
		return t.narrowed(fit), nil
	}
	t.explain(wishes)
	t.mayOverrule(wishes)
	return left, nil
}

// isWhole reports whether a wish has all parts of a choice. An unknown card may be left out.
func (t *Client) isWhole(wish, choice engine.Choice) bool {
	whole, known := companion.WithCard(t.game(), &t.rec.Position().State, wish)
	return known && whole == choice
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

// otherNames are words that people write for those of the notation.
var otherNames = strings.NewReplacer("cotton-mill", "cotton", "cotton mill", "cotton", "coal-mine", "coal", "coal mine", "coal",
	"iron-works", "iron", "iron works", "iron", "double build", "double-build", " at ", "@", " @ ", "@")

// wishes reads a line of notation. A space may be written without its number: then every space of the location is meant. A
// line of the board may be written as its two ends, a location as it is printed, a card of the hand by its beginning, and both
// tiles that are developed one after the other.
func (t *Client) wishes(line string) (wishes [][]engine.Choice, err error) {
	line = t.ids(otherNames.Replace(strings.ToLower(line)))
	if words := strings.Fields(line); len(words) > 2 && words[0] == engine.Network.String() && notation.LocationNamed(t.game().Game, words[1]) != 0 {
		line = words[0] + " " + strings.Join(words[1:3], "_") + " " + strings.Join(words[3:], " ")
	}
	if line, err = t.wholeCards(line); err != nil {
		return nil, err
	}
	if err := t.meant(line); err != nil {
		return nil, err
	}
	line, second := secondDeveloped(line)
	first, parseErr := notation.Parse(t.game().Game, line)
	if parseErr == nil {
		return [][]engine.Choice{append(first, second...)}, nil
	}
	name := locationIn(line)
	l := notation.LocationNamed(t.game().Game, name)
	if name == "" || l == 0 {
		return nil, parseErr
	}
	for r := t.game().SpacesAt(l); r != 0; r = r.Rest() {
		wish, err := notation.Parse(t.game().Game, strings.Replace(line, "@"+name, "@"+notation.SpaceName(t.game().Game, r.First()), 1))
		if err != nil {
			return nil, err
		}
		wishes = append(wishes, wish)
	}
	if wishes == nil {
		return nil, parseErr
	}
	return wishes, nil
}

// ids writes locations that are named as printed as the notation does.
func (t *Client) ids(line string) string {
	for _, f := range t.game().Locations[1:] {
		line = strings.ReplaceAll(line, strings.ToLower(f.Name), f.ID)
	}
	return line
}

// meant explains a line that the board does not have: it lists the lines with ends that begin with the names written.
func (t *Client) meant(line string) error {
	for _, word := range strings.Fields(line) {
		ends := strings.Split(word, "_")
		if len(ends) != 2 || notation.LineNamed(t.game().Game, word) != 0 {
			continue
		}
		var ids []string
		for _, l := range t.game().Lines[1:] {
			if joins := strings.Split(l.ID, "_"); beginWith(joins, ends) {
				ids = append(ids, l.ID)
			}
		}
		if ids != nil {
			return errors.New(t.say("lines", "name", quoted(word), "lines", t.Words.And(ids)))
		}
	}
	return nil
}

// beginWith reports whether each of two names begins one of some others.
func beginWith(names, beginnings []string) bool {
	return !slices.ContainsFunc(beginnings, func(beginning string) bool {
		return beginning == "" || !slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(name, beginning) })
	})
}

// wholeCards completes the cards of a line that are written by a beginning, which only one of the hand has.
func (t *Client) wholeCards(line string) (string, error) {
	words := strings.Fields(t.faces(line))
	for i, word := range words {
		key, name, named := strings.Cut(word, ":")
		if !named || name == "" || key != "card" && key != engine.Discard.String() || notation.CardNamed(t.game().Game, name) != 0 {
			continue
		}
		switch ids := t.cardsFrom(name); len(ids) {
		case 0: // Parse says that there is none
		case 1:
			words[i] = key + ":" + ids[0]
		default:
			return "", errors.New(t.say("cards", "name", quoted(name), "cards", t.Words.And(ids)))
		}
	}
	return strings.Join(words, " "), nil
}

// cardsFrom are the ids of the cards of the hand that begin with a text.
func (t *Client) cardsFrom(beginning string) (ids []string) {
	for _, card := range t.rec.Position().Players[engine.HumanSeat].Hand {
		if id := t.game().Cards[card].ID; card != 0 && strings.HasPrefix(id, beginning) && !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// secondDeveloped takes the second tile out of a line that develops two: it is a choice of its own.
func secondDeveloped(line string) (string, []engine.Choice) {
	words := strings.Fields(line)
	if len(words) < 3 || words[0] != engine.Develop.String() || engine.IndustryNamed(words[1]) == 0 {
		return line, nil
	}
	second := engine.IndustryNamed(words[2])
	if second == 0 {
		return line, nil
	}
	return strings.Join(slices.Delete(words, 2, 3), " "), []engine.Choice{{Verb: engine.Develop, Industry: second}}
}

// locationIn returns the name after the @ of a line.
func locationIn(line string) string {
	_, after, _ := strings.Cut(line, "@")
	name, _, _ := strings.Cut(after, " ")
	return name
}

// explain says why none of the wishes can be done, by the guards' own refusals.
func (t *Client) explain(wishes [][]engine.Choice) {
	s := &t.rec.Position().State
	var first []engine.Choice
	for _, wish := range wishes {
		first = append(first, wish[0])
	}
	t.explained(pick.Ask(t.game().Game, s).Explain(first))
}

func (t *Client) explained(e pick.Explanation) {
	s := &t.rec.Position().State
	switch {
	case e.Kind == pick.Allowed:
		t.tell("why.allowed", "choice", t.Words.Choice(s, e.Wish))
		return
	case e.Kind == pick.Unsaid:
		t.tell("why.more")
		return
	case e.Refusal.Reason == engine.NotAsked:
		t.asked = false // and the question follows
	}
	t.print(t.Words.Wrap(e.Text(t.Words, s), 2)...)
}
