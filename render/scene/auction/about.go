package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/zones"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// The things that can be pointed at.
type (
	aboutZone     struct{ zone industry.ID }
	aboutSeat     struct{ seat industry.Seat }
	aboutResource struct{ resource industry.Resource }
	aboutSubsidy  struct{}
)

// About returns the tip for a thing in the view.
func (s *Scene) About(subject any) widget.Tip {
	switch a := subject.(type) {
	case zones.Zone:
		return s.aboutZone(a.ID)
	case aboutZone:
		return s.aboutZone(a.zone)
	case aboutSeat:
		return s.aboutSeat(a.seat)
	case aboutResource:
		return s.aboutResource(a.resource)
	case aboutPart:
		return widget.Tip{Title: words.Capital(s.words.PartName(a.part)), Lines: []string{s.words.PartAbout(a.part)}}
	case aboutSubsidy:
		return widget.Tip{Title: s.text("purses.subsidy"), Lines: []string{s.text("purses.explained")}, Rules: s.rules("I23")}
	}
	return widget.Tip{}
}

func (s *Scene) text(key string, named ...any) string {
	return s.words.Text("industry-table."+key, named...)
}

// rules are rules with their titles, as far as the book has them.
func (s *Scene) rules(numbers ...string) (list []string) {
	book := s.words.IndustryBook()
	for _, number := range numbers {
		for _, rule := range book.Find(number) {
			list = append(list, s.words.Text("cite.rule", "rule", number, "title", rule.Title))
			break
		}
	}
	return list
}

// aboutZone tells what a zone is, what it takes and brings, what it is joined with, and who owns it.
func (s *Scene) aboutZone(z industry.ID) widget.Tip {
	g, w, printed := s.game, s.words, &s.game.Zones[z]
	tip := widget.Tip{Title: w.Zone(g, z), Lines: []string{s.text("zone.kind", "kind", w.KindName(printed.Kind), "place", z.String())}}
	add := func(line string) { tip.Lines = append(tip.Lines, line) }
	var needs []string
	for _, need := range printed.Needs {
		if need != industry.NoResource {
			needs = append(needs, w.ResourceName(need))
		}
	}
	if printed.Kind != industry.Joker {
		cost := w.Talers(printed.Cost)
		if len(needs) > 0 {
			cost = w.Plus(append([]string{cost}, needs...))
		}
		add(s.text("zone.costs", "cost", cost))
	}
	switch printed.Kind {
	case industry.Joker:
		add(s.text("zone.joker", "resource", w.ResourceName(printed.Joker)))
		tip.Rules = s.rules("I14", "I16")
	case industry.Bonus:
		add(s.text("zone.bonus", "n", printed.Multiplier, "network", w.NetworkName(printed.Network)))
		tip.Rules = s.rules("I27")
	default:
		add(s.text("zone.points", "n", printed.Points))
		tip.Rules = s.rules("I19")
	}
	if printed.Makes != industry.NoResource {
		add(s.text("zone.makes", "resource", w.ResourceName(printed.Makes)))
	}
	if printed.Discount {
		add(s.text("worth.discount-why"))
	}
	s.joined(z, add)
	s.owned(z, add)
	return tip
}

// joined tells on which networks a zone lies, and with which zones it is joined.
func (s *Scene) joined(z industry.ID, add func(string)) {
	var on, with []string
	for _, n := range s.game.Zones[z].On {
		on = append(on, s.words.NetworkName(n))
	}
	for other := range industry.ID(industry.Zones) {
		if s.game.Joined(z, other) {
			with = append(with, s.words.Zone(s.game, other))
		}
	}
	if len(on) > 0 {
		add(s.text("zone.on", "list", s.words.And(on)))
	}
	if len(with) > 0 {
		add(s.text("zone.joined", "list", s.words.And(with)))
	}
}

// owned tells who owns a zone.
func (s *Scene) owned(z industry.ID, add func(string)) {
	switch owner, built := s.state().Owner(z); {
	case built:
		add(s.text("zone.developed", "name", s.name(owner)))
	case owner != industry.Nobody:
		add(s.text("zone.held", "name", s.name(owner)))
	case s.state().Taken(z):
		add(s.text("zone.gone"))
	case s.state().OnOffer(z):
		add(s.text("zone.offered"))
	}
}

// aboutSeat tells the points of a seat by parts, as if the game ended now.
func (s *Scene) aboutSeat(seat industry.Seat) widget.Tip {
	tip := widget.Tip{Title: s.name(seat), Lines: []string{s.text("seat.now", "n", s.game.Points(s.state(), seat))}}
	for part, n := range s.game.Score(s.state(), seat) {
		if n != 0 {
			tip.Lines = append(tip.Lines, s.text("seat.part", "part", s.words.PartName(industry.Part(part)), "n", strconv.Itoa(int(n))))
		}
	}
	return tip
}

// aboutResource tells where you could have a resource from.
func (s *Scene) aboutResource(r industry.Resource) widget.Tip {
	tip := widget.Tip{Title: s.words.ResourceName(r), Rules: s.rules("I16", "I17")}
	for _, from := range s.game.Sources(s.state(), s.you, r) {
		tip.Lines = append(tip.Lines, s.words.SuppliedBy(s.you, r, from))
	}
	if len(tip.Lines) == 0 {
		tip.Lines = []string{s.text("resources.nowhere")}
	}
	return tip
}
