package edit

import (
	"fmt"
	"strings"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// writer writes cards of a family.
type writer struct{ f *engine.Figures }

func writerFor(id string) writer {
	f := decks.Figures(MapOf(id))
	return writer{&f}
}

// MapOf is the game that provides the map for a draft of a game's deck: that of its family, without variants.
func MapOf(id string) string { return decks.Game(id).Map }

// icons reports whether the backs bear icons.
func (w writer) icons() bool { return automa.RulesOf(w.f).Icons }

// card writes a whole card with the picture above it.
func (w writer) card(c *decks.Card) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s[[card]]\nid = %d\ngroup = %s\n", w.pictureText(c), c.Number, Quoted(decks.Groups()[c.Group]))
	if c.Map != "" {
		fmt.Fprintf(&out, "map = %s\n", Quoted(c.Map))
	}
	if c.RailOnly {
		out.WriteString("rail_only = true\n")
	}
	out.WriteString("front = [\n")
	for i := range c.Front {
		fmt.Fprintf(&out, "  %s,\n", w.slot(&c.Front[i]))
	}
	fmt.Fprintf(&out, "]\nback = %s\n", w.back(&c.Back))
	return out.String()
}

func (w writer) places(list []engine.Location) string {
	var names []string
	for _, l := range list {
		names = append(names, Quoted(w.f.Locations[l].Name))
	}
	return listed(names)
}

// slot writes a slot in a line.
func (w writer) slot(s *automa.SlotFacts) string {
	if !s.Kind.Builds() {
		return "{ network = " + w.places(s.At) + " }"
	}
	text := "{ build = " + Quoted(s.Industry.String()) + ", at = " + w.places(s.At)
	if s.IronFrom > 0 {
		text += fmt.Sprintf(", iron_from = %d", s.IronFrom)
	}
	if s.LinkFirst {
		text += ", link_first = true"
	}
	if s.Kind.Links() {
		text += ", then_links = true"
	}
	return text + " }"
}

// back writes a back in a line.
func (w writer) back(b *automa.BackFacts) string {
	first := "draw"
	if b.FirstTurnDevelop {
		first = "develop"
	}
	text := "{ first_turn = " + Quoted(first)
	if w.icons() {
		return fmt.Sprintf("%s, brewery = %s, develop_to = %d, icon = %s }", text, Quoted(w.f.Locations[b.Brewery].Name), b.DevelopTo,
			Quoted(b.Icon.String()))
	}
	if b.SecondRow {
		text += ", second_row = true"
	}
	text += fmt.Sprintf(", develop_to = %d", b.DevelopTo)
	if toward := Toward(b); len(toward) > 0 {
		text += ", toward = " + w.places(toward)
	}
	return text + " }"
}

// Toward lists the end points that NETWORK leads to first (N14).
func Toward(b *automa.BackFacts) (list []engine.Location) {
	for _, l := range b.Toward {
		if l != 0 {
			list = append(list, l)
		}
	}
	return list
}
