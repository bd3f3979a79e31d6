package edit

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/strict"
	"sohofoundry/engine"
)

// Tiles are the kinds of tile of an industry in a game, from its lowest level up.
func Tiles(f *engine.Figures, i engine.Industry) (list []engine.Tile) {
	for t := range f.Tiles {
		if f.Tiles[t].Industry == i {
			list = append(list, engine.Tile(t))
		}
	}
	return list
}

// NewMat writes a mat anew: as it is written here, if it is a level of its game.
func NewMat(id string, mat *automa.Mat) []byte {
	if level, ok := decks.MatNamed(id, mat.Name); ok && level.Count == mat.Count && level.House == mat.House {
		return decks.MatSource(id, mat.Name)
	}
	f := decks.Figures(id)
	var wide int
	for _, facts := range f.Industries {
		wide = max(wide, len(facts.Industry.String()))
	}
	var out strings.Builder
	fmt.Fprintf(&out, "# How many tiles of each level, from the lowest up, the Automa starts with (%v).\n\nname = %s\n\n", automa.RulesOf(&f).MatRule, Quoted(mat.Name))
	for _, facts := range f.Industries {
		fmt.Fprintf(&out, "%-*s = %s\n", wide, facts.Industry, counts(Tiles(&f, facts.Industry), mat))
	}
	if rules := houseRules(mat.House); len(rules) > 0 {
		out.WriteString("\n[rules]\n" + strings.Join(rules, "\n") + "\n")
	}
	return []byte(out.String())
}

func counts(tiles []engine.Tile, mat *automa.Mat) string {
	var numbers []string
	for _, t := range tiles {
		numbers = append(numbers, strconv.Itoa(int(mat.Count[t])))
	}
	return listed(numbers)
}

// houseRules are the lines of house rules that hold.
func houseRules(h engine.House) (lines []string) {
	for _, rule := range rulesOf(h) {
		if rule.value != "" {
			lines = append(lines, rule.key+" = "+rule.value)
		}
	}
	return lines
}

// rule is a house rule; one that does not hold has no value.
type rule struct{ key, value string }

func rulesOf(h engine.House) []rule {
	every := func(rounds uint8) string {
		if rounds == 0 {
			return ""
		}
		return strconv.Itoa(int(rounds))
	}
	return []rule{{"back_again", every(h.BackAgain)}, {"card_again", every(h.CardAgain)}, {"full_start", map[bool]string{true: "true"}[h.FullStart]}}
}

// Mat writes a mat that was read with other tiles or rules. Unchanged parts stay as they are written, except for the number of
// tiles, where the comment above gives it in the words of this package.
func Mat(id string, was *decks.MatDraft, now *automa.Mat) []byte {
	if was.Name == now.Name && was.Count == now.Count && was.House == now.House {
		return was.Text
	}
	_, text := body(was.Text)
	f := decks.Figures(id)
	changes := total(text[:was.Root["name"].Key], was, now)
	if was.Name != now.Name {
		changes = append(changes, in(was.Root["name"], Quoted(now.Name)))
	}
	for _, facts := range f.Industries {
		nodes, _ := was.Root[facts.Industry.String()].Value.(strict.List)
		for level, t := range Tiles(&f, facts.Industry) {
			if was.Count[t] != now.Count[t] {
				changes = append(changes, in(nodes[level], strconv.Itoa(int(now.Count[t]))))
			}
		}
	}
	if was.House != now.House {
		rules, ok := house(text, was.Root["rules"], now.House)
		if !ok {
			return NewMat(id, now)
		}
		changes = append(changes, rules...)
	}
	return Apply(was.Text, changes)
}

// total changes how many tiles a comment says that there are.
func total(comment []byte, was *decks.MatDraft, now *automa.Mat) (changes []Splice) {
	there, after := Total(&was.Mat), Total(now)
	for _, words := range []string{"this has %d.", "It has %d tiles,"} {
		said := fmt.Sprintf(words, there)
		if before, _, says := bytes.Cut(comment, []byte(said)); says {
			changes = append(changes, Splice{len(before), len(before) + len(said), fmt.Sprintf(words, after)})
		}
	}
	return changes
}

// Total is how many tiles a mat has.
func Total(mat *automa.Mat) (n int) {
	for _, count := range mat.Count {
		n += int(count)
	}
	return n
}

// house writes house rules: at the end of a text that has none, else in their table, which has a header.
func house(text []byte, n *strict.Node, h engine.House) (changes []Splice, ok bool) {
	if n == nil {
		gap := "\n"
		if !bytes.HasSuffix(text, []byte("\n")) {
			gap = "\n\n"
		}
		return []Splice{{len(text), len(text), gap + "[rules]\n" + strings.Join(houseRules(h), "\n") + "\n"}}, true
	}
	start := lineStart(text, n.At)
	if !bytes.HasPrefix(bytes.TrimLeft(text[start:], " \t"), []byte("[")) {
		return nil, false
	}
	fields, _ := n.Value.(strict.Table)
	for _, rule := range rulesOf(h) {
		switch at := fields[rule.key]; {
		case at != nil && rule.value != "":
			changes = append(changes, in(at, rule.value))
		case at != nil:
			changes = append(changes, Splice{lineStart(text, at.Key), lineEnd(text, at.End), ""})
		case rule.value != "":
			changes = append(changes, LineAfter(text, start, rule.key+" = "+rule.value))
		}
	}
	return changes, true
}
