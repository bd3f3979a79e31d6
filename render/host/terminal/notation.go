package terminal

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// notationReader reads the notation as people type it: with names as they are printed, and with parts left out.
type notationReader struct {
	speech
	rec *record.Record
}

// otherNames are words that people write for those of the notation.
var otherNames = strings.NewReplacer("cotton-mill", "cotton", "cotton mill", "cotton", "coal-mine", "coal", "coal mine", "coal",
	"iron-works", "iron", "iron works", "iron", "double build", "double-build", " at ", "@", " @ ", "@")

// named writes locations and cards that are named as they show, which may be several words, as the notation does.
func (r *notationReader) named(line string) string {
	line = otherNames.Replace(strings.ToLower(line))
	for _, c := range r.cardsLike("") {
		line = strings.ReplaceAll(line, strings.ToLower(r.CardName(c)), r.game.Cards[c].ID)
	}
	for _, f := range r.game.Locations[1:] {
		line = strings.ReplaceAll(line, strings.ToLower(f.Name), f.ID)
	}
	return line
}

// cardsLike are the cards of the deck that a name means: its own, or all that begin so, in the notation or as they are printed.
func (r *notationReader) cardsLike(name string) (cards []engine.Card) {
	counts, _ := r.game.DeckFor(int(r.rec.Position().Seats))
	for c := range r.game.Cards {
		switch id := r.game.Cards[c].ID; {
		case counts[c] == 0:
		case id == name:
			return []engine.Card{engine.Card(c)}
		case strings.HasPrefix(id, name) || strings.HasPrefix(strings.ToLower(r.CardName(engine.Card(c))), name):
			cards = append(cards, engine.Card(c))
		}
	}
	return cards
}

// wishes reads a line of notation. A space may be written without its number: then every space of the location is meant. A
// line of the board may be written as its two ends, a location as it is printed, a card of the hand by its beginning, and both
// tiles that are developed one after the other.
func (r *notationReader) wishes(line string) (wishes [][]engine.Choice, err error) {
	line = r.named(line)
	if words := strings.Fields(line); len(words) > 2 && words[0] == engine.Network.String() && notation.LocationNamed(r.game.Game, words[1]) != 0 {
		line = words[0] + " " + strings.Join(words[1:3], "_") + " " + strings.Join(words[3:], " ")
	}
	if line, err = r.wholeCards(line); err != nil {
		return nil, err
	}
	if err := r.meant(line); err != nil {
		return nil, err
	}
	line, second := secondDeveloped(line)
	first, parseErr := notation.Parse(r.game.Game, line)
	if parseErr == nil {
		return [][]engine.Choice{append(first, second...)}, nil
	}
	_, after, _ := strings.Cut(line, "@")
	name, _, _ := strings.Cut(after, " ")
	l := notation.LocationNamed(r.game.Game, name)
	if name == "" || l == 0 {
		return nil, parseErr
	}
	for x := r.game.SpacesAt(l); x != 0; x = x.Rest() {
		wish, err := notation.Parse(r.game.Game, strings.Replace(line, "@"+name, "@"+notation.SpaceName(r.game.Game, x.First()), 1))
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

// chooser is the seat whose hand a line is about: at a real table of people, where nobody is "you", that of who is on turn.
func (r *notationReader) chooser() engine.Seat {
	if p := r.rec.Position(); r.onTable() && !p.Solo {
		return p.Actor
	}
	return r.You
}

// seatAt is where the seat stands in the words of a correction.
var seatAt = map[string]int{correct.TileThing.String(): 2, correct.LinkThing.String(): 2, correct.VPThing.String(): 1,
	correct.IncomeThing.String(): 1, correct.MoneyThing.String(): 1, correct.MatThing.String(): 1}

// numbered writes the number of a seat for its name in a correction.
func (r *notationReader) numbered(line string) string {
	words := strings.Fields(line)
	if len(words) == 0 || r.rec.Position().Solo {
		return line
	}
	at := seatAt[strings.ToLower(words[0])]
	for seat := range engine.Seat(r.rec.Position().Seats) {
		name := strings.Fields(r.SeatName(seat))
		if end := at + len(name); at > 0 && end <= len(words) && strings.EqualFold(strings.Join(words[at:end], " "), strings.Join(name, " ")) {
			return strings.Join(slices.Concat(words[:at], []string{"seat-" + strconv.Itoa(int(seat)+1)}, words[end:]), " ")
		}
	}
	return line
}

// correction reads how a thing lies on the table.
func (r *notationReader) correction(line string) (correct.Correction, error) {
	line = r.named(r.numbered(line))
	if err := r.meant(line); err != nil {
		return correct.Correction{}, err
	}
	words := strings.Fields(line)
	if len(words) == 3 && words[0] == correct.HandThing.String() {
		if cards := r.cardsLike(words[2]); len(cards) == 1 { // a beginning that only one card has
			words[2] = r.game.Cards[cards[0]].ID
		}
	}
	return correct.Parse(r.game.Game, &r.rec.Position().State, "put "+strings.Join(words, " "))
}

// meant explains a line that the board does not have: it lists the lines with ends that begin with the names written.
func (r *notationReader) meant(line string) error {
	for _, word := range strings.Fields(line) {
		ends := strings.Split(word, "_")
		if len(ends) != 2 || notation.LineNamed(r.game.Game, word) != 0 {
			continue
		}
		var ids []string
		for _, l := range r.game.Lines[1:] {
			if joins := strings.Split(l.ID, "_"); beginWith(joins, ends) {
				ids = append(ids, l.ID)
			}
		}
		if ids != nil {
			return errors.New(r.say("lines", "name", quoted(word), "lines", r.And(ids)))
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
func (r *notationReader) wholeCards(line string) (string, error) {
	words := strings.Fields(line)
	for i, word := range words {
		key, name, named := strings.Cut(word, ":")
		if !named || name == "" || key != "card" && key != engine.Discard.String() || notation.CardNamed(r.game.Game, name) != 0 {
			continue
		}
		var ids []string
		for _, card := range r.rec.Position().Players[r.chooser()].Hand {
			if id := r.game.Cards[card].ID; card != 0 && strings.HasPrefix(id, name) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
		if len(ids) > 1 {
			return "", errors.New(r.say("cards", "name", quoted(name), "cards", r.And(ids)))
		}
		if len(ids) == 1 { // else Parse says that there is none
			words[i] = key + ":" + ids[0]
		}
	}
	return strings.Join(words, " "), nil
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

// option reads the number of an option that is a card, which is written as it shows, as in the notation or by a beginning that only it
// has. It reports whether it is one.
func (r *notationReader) option(line string, list []option) (n int, isCard bool) {
	wanted := r.named(line)
	if wanted == "" {
		return 0, false
	}
	for i, o := range list {
		if len(o.choices) == 0 || o.name != r.Card(o.choices[0].Card) {
			continue
		}
		id := r.game.Cards[o.choices[0].Card].ID
		if id == wanted {
			return i + 1, true
		}
		if strings.HasPrefix(id, wanted) || strings.HasPrefix(strings.ToLower(o.name), wanted) {
			if isCard {
				return 0, false
			}
			n, isCard = i+1, true
		}
	}
	return n, isCard
}
