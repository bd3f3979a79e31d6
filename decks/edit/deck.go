package edit

import (
	"bytes"
	"cmp"
	"reflect"
	"slices"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/strict"
)

// NewDeck writes a deck anew, as the printed one of its game is written.
func NewDeck(id, name string, cards []decks.Card) []byte {
	w := writerFor(id)
	source := string(decks.DeckSource(id))
	head, _, _ := strings.Cut(source, "\n\nname = ")
	var out strings.Builder
	out.WriteString(head + "\n\nname = " + Quoted(name) + "\n")
	for i := range cards {
		out.WriteString("\n" + w.card(&cards[i]))
	}
	return []byte(out.String())
}

// Deck writes a deck that was read with another name and other cards. Unchanged parts stay as they are written. The picture above a
// card that changed is drawn anew if this package drew it. A text in an unknown layout is written anew as a whole.
func Deck(id string, was *decks.Draft, name string, cards []decks.Card) []byte {
	if name == was.Name && reflect.DeepEqual(cards, was.Cards) {
		return was.Text
	}
	nodes, _ := was.Root["card"].Value.(strict.List)
	_, text := body(was.Text)
	if len(cards) != len(was.Cards) || slices.ContainsFunc(nodes, func(n *strict.Node) bool { return !isUsual(text, n) }) {
		return NewDeck(id, name, cards)
	}
	w := writerFor(id)
	var changes []Splice
	if name != was.Name {
		changes = append(changes, in(was.Root["name"], Quoted(name)))
	}
	for i := range cards {
		if !reflect.DeepEqual(cards[i], was.Cards[i]) {
			changes = append(changes, w.changes(text, nodes[i], &was.Cards[i], &cards[i])...)
		}
	}
	return Apply(was.Text, changes)
}

// in puts a text in the place of a value.
func in(n *strict.Node, text string) Splice { return Splice{n.At, n.End, text} }

// isUsual reports whether a card is a table with a header, its back and the slots of its front are tables in braces.
func isUsual(text []byte, card *strict.Node) bool {
	fields, _ := card.Value.(strict.Table)
	front, _ := fields["front"].Value.(strict.List)
	header := bytes.HasPrefix(bytes.TrimLeft(text[lineStart(text, card.At):], " \t"), []byte("[["))
	return header && text[fields["back"].At] == '{' &&
		!slices.ContainsFunc(front, func(slot *strict.Node) bool { return text[slot.At] != '{' })
}

// changes are those of a card.
func (w writer) changes(text []byte, n *strict.Node, was, now *decks.Card) (list []Splice) {
	fields, _ := n.Value.(strict.Table)
	if from, start, ours := w.pictureAbove(text, n, was); ours {
		list = append(list, Splice{from, start, w.pictureText(now)})
	}
	if was.Group != now.Group {
		list = append(list, in(fields["group"], Quoted(decks.Groups()[now.Group])))
	}
	head := []*strict.Node{fields["id"], fields["group"]}
	if now.Map != "" {
		head = append(head, fields["map"])
		if was.Map != now.Map {
			list = append(list, in(fields["map"], Quoted(now.Map)))
		}
	}
	if was.RailOnly != now.RailOnly {
		last := slices.MaxFunc(head, func(a, b *strict.Node) int { return cmp.Compare(a.End, b.End) })
		list = append(list, railOnly(text, fields["rail_only"], last, now.RailOnly))
	}
	if !reflect.DeepEqual(was.Front, now.Front) {
		list = append(list, in(fields["front"], w.front(text, fields["front"], was.Front, now.Front)))
	}
	if was.Back != now.Back {
		list = append(list, in(fields["back"], w.back(&now.Back)))
	}
	return list
}

// railOnly writes whether a card is for the Rail Era alone, in a line of its own after another one if it is not yet written.
func railOnly(text []byte, n, after *strict.Node, on bool) Splice {
	value := map[bool]string{true: "true", false: "false"}[on]
	if n != nil {
		return in(n, value)
	}
	return LineAfter(text, after.End, "rail_only = "+value)
}

// front writes the slots of a front. Those that were there stay as they are written, with the comments in their lines.
func (w writer) front(text []byte, n *strict.Node, was, now []automa.SlotFacts) string {
	nodes, _ := n.Value.(strict.List)
	used := make([]bool, len(was))
	var out strings.Builder
	out.WriteString("[\n")
	for i := range now {
		written, note := w.slot(&now[i]), ""
		for k := range was {
			if !used[k] && reflect.DeepEqual(was[k], now[i]) {
				used[k], written, note = true, string(text[nodes[k].At:nodes[k].End]), noteAfter(text, nodes[k])
				break
			}
		}
		out.WriteString("  " + written + "," + note + "\n")
	}
	out.WriteString("]")
	return out.String()
}

// noteAfter is the comment in the line of a value.
func noteAfter(text []byte, n *strict.Node) string {
	line, _, _ := bytes.Cut(text[n.End:], []byte("\n"))
	note := strings.TrimLeft(strings.TrimSpace(string(line)), ", \t")
	if !strings.HasPrefix(note, "#") {
		return ""
	}
	return " " + note
}
