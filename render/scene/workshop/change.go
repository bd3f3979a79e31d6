package workshop

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/engine"
)

// changes are the changes of a card, by name.
var changes = map[string]func(s *Scene, c *decks.Card, to int){
	"group":   func(_ *Scene, c *decks.Card, to int) { c.Group = automa.Group(to) },
	"map":     func(_ *Scene, c *decks.Card, to int) { c.Map = decks.Maps()[to] },
	"rail":    func(_ *Scene, c *decks.Card, to int) { c.RailOnly = to == 1 },
	"corner":  func(_ *Scene, c *decks.Card, to int) { c.Back.FirstTurnDevelop = to == 1 },
	"develop": func(_ *Scene, c *decks.Card, to int) { c.Back.DevelopTo = int16(to) },
	"icon":    func(_ *Scene, c *decks.Card, to int) { c.Back.Icon = automa.Cell(to) },
	"second":  func(_ *Scene, c *decks.Card, to int) { c.Back.SecondRow = to == 1 },
	"brewery": func(_ *Scene, c *decks.Card, to int) { c.Back.Brewery = engine.Location(to) },
	"toward": func(_ *Scene, c *decks.Card, to int) {
		there := toggled(edit.Toward(&c.Back), engine.Location(to))
		c.Back.Toward = [2]engine.Location{}
		copy(c.Back.Toward[:], there[max(0, len(there)-2):])
	},
	"add":    (*Scene).addSlot,
	"remove": func(s *Scene, c *decks.Card, _ int) { c.Front = slices.Delete(c.Front, s.slot, s.slot+1) },
	"move": func(s *Scene, c *decks.Card, by int) {
		if to := s.slot + by; to >= 0 && to < len(c.Front) {
			c.Front[s.slot], c.Front[to] = c.Front[to], c.Front[s.slot]
			s.slot = to
		}
	},
	"industry":   (*Scene).setIndustry,
	"link-first": onSlot(func(x *automa.SlotFacts, to int) { x.LinkFirst = to == 1 }),
	"then-links": onSlot(func(x *automa.SlotFacts, to int) {
		x.Kind = automa.SlotKindThat(true, to == 1)
		x.LinkFirst = x.LinkFirst && to != 1
	}),
	"iron":  onSlot(func(x *automa.SlotFacts, to int) { x.IronFrom = int16(to) }),
	"place": onSlot(func(x *automa.SlotFacts, to int) { x.At = toggled(x.At, engine.Location(to)) }),
}

// onSlot is a change of the selected slot.
func onSlot(change func(x *automa.SlotFacts, to int)) func(*Scene, *decks.Card, int) {
	return func(s *Scene, c *decks.Card, to int) { change(&c.Front[s.slot], to) }
}

// toggled returns the list without a location that is in it, or with one that is not.
func toggled(list []engine.Location, l engine.Location) []engine.Location {
	if at := slices.Index(list, l); at >= 0 {
		return slices.Delete(slices.Clone(list), at, at+1)
	}
	return append(slices.Clone(list), l)
}

// needsSlot are the changes that need a selected slot.
var needsSlot = []string{"remove", "move", "industry", "link-first", "then-links", "iron", "place"}

// change changes the selected card, or the mat.
func (s *Scene) change(a change) {
	t := s.text
	switch {
	case t.mat != nil:
		s.changeMat(a)
	case a.what == "card":
		s.card, s.slot = a.to, 0
	case a.what == "step":
		s.card, s.slot = (s.card+a.to+len(t.deck.Cards))%len(t.deck.Cards), 0
	case a.what == "slot":
		s.slot, s.back = a.to, false
	case a.what == "back":
		s.back = a.to == 1
	default:
		card := t.deck.Cards[s.card]
		card.Front = slices.Clone(card.Front)
		if do := changes[a.what]; do != nil && (s.slot >= 0 && s.slot < len(card.Front) || !slices.Contains(needsSlot, a.what)) {
			do(s, &card, a.to)
			t.setCard(s.card, card)
		}
	}
	s.keepInside()
}

// mostSlots is the number of slots that fit on a front.
const mostSlots = 5

func (s *Scene) addSlot(c *decks.Card, _ int) {
	if len(c.Front) < mostSlots {
		c.Front = append(c.Front, automa.SlotFacts{Kind: automa.SlotKindThat(false, true), At: []engine.Location{s.places(nil)[0]}})
		s.slot = len(c.Front) - 1
	}
}

// setIndustry lets a slot build an industry, or place links for none. Towns without a space for the industry are removed from the slot.
func (s *Scene) setIndustry(c *decks.Card, to int) {
	x := &c.Front[s.slot]
	if x.Industry = engine.Industry(to); to == 0 {
		*x = automa.SlotFacts{Kind: automa.SlotKindThat(false, true), At: x.At}
		return
	}
	if !x.Kind.Builds() || x.Industry != engine.CoalMine {
		x.Kind = automa.SlotKindThat(true, false)
	}
	fit := s.places(x)
	x.At = slices.DeleteFunc(slices.Clone(x.At), func(l engine.Location) bool { return !slices.Contains(fit, l) })
	if len(x.At) == 0 {
		x.At = fit[:1]
	}
}

// places are the locations that a slot can name: those with a space for its industry, or any where links can start.
func (s *Scene) places(x *automa.SlotFacts) (list []engine.Location) {
	g := s.board()
	for l := 1; l < len(g.Locations); l++ {
		at := engine.Location(l)
		if x == nil || !x.Kind.Builds() {
			if k := g.Locations[l].Kind; k == engine.Town || k == engine.Farm {
				list = append(list, at)
			}
		} else if s.hasSpace(at, x.Industry) {
			list = append(list, at)
		}
	}
	return list
}

func (s *Scene) hasSpace(l engine.Location, i engine.Industry) bool {
	return slices.ContainsFunc(s.board().Spaces, func(x engine.SpaceFacts) bool { return x.Location == l && x.Industries.Has(i) })
}

// changeMat changes the number of tiles of a kind, or a house rule.
func (s *Scene) changeMat(a change) {
	mat := s.text.mat.Mat
	full := decks.Game(s.text.id).FullSet()
	switch a.what {
	case "more":
		mat.Count[a.to] = min(mat.Count[a.to]+1, full[a.to])
	case "less":
		mat.Count[a.to] -= min(mat.Count[a.to], 1)
	case "back-again":
		mat.House.BackAgain = uint8(a.to)
	case "card-again":
		mat.House.CardAgain = uint8(a.to)
	case "full-start":
		mat.House.FullStart = a.to == 1
	}
	s.text.setMat(mat)
}
