package hand

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// About tells about a card or a figure of the room; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case thing.Thing:
		if subject.Kind == thing.Card {
			return aboutCard(w, g, int(s.Seats), engine.Card(subject.ID))
		}
	case Figure:
		return aboutFigure(w, g, s, subject)
	}
	return widget.Tip{}
}

// kinds are the kinds of card: their keys in the catalogue and the rules about their use.
var kinds = map[engine.CardKind]struct {
	key   string
	rules cite.Subject
}{
	engine.LocationCard: {"location", cite.LocationCard},
	engine.IndustryCard: {"industry", cite.IndustryCard},
	engine.WildLocation: {"wild-location", cite.WildCard},
	engine.WildIndustry: {"wild-industry", cite.WildCard},
}

func aboutCard(w words.Words, g *automa.Game, seats int, card engine.Card) widget.Tip {
	f := &g.Cards[card]
	kind := kinds[f.Kind]
	named := []any{"location", w.Noun().Location(f.Location), "industry", w.Noun().AnyIndustry(f.Industries), "name", label(w, f)}
	tip := widget.Tip{
		Title: w.Text("hand.card."+kind.key+".title", named...),
		Lines: []string{w.Text("hand.card."+kind.key+".text", named...)},
		Rules: w.Cite(cite.Of(kind.rules)...),
	}
	if f.Kind == engine.IndustryCard && f.Industries.Has(engine.Brewery) {
		tip.Lines = append(tip.Lines, w.Text("hand.card.farm"))
		tip.Rules = append(tip.Rules, w.Cite(cite.Of(cite.BreweryCard)...)...)
	}
	if counts, total := g.DeckFor(seats); counts[card] > 0 {
		tip.Lines = append(tip.Lines, w.Text("hand.card.count", "n", strconv.Itoa(int(counts[card])), "all", strconv.Itoa(total)))
	}
	tip.Lines = append(tip.Lines, w.Text("hand.card.any"))
	return tip
}

// figureRules are the rules behind the figures.
var figureRules = [...]cite.Subject{
	Money: cite.Money, Income: cite.Income, Spent: cite.Spent, Links: cite.LinksLeft, VP: cite.VP, Cards: cite.HandCards,
}

func aboutFigure(w words.Words, g *automa.Game, s *engine.State, f Figure) widget.Tip {
	p := &s.Players[w.You]
	level := g.IncomeLevel(p)
	key := "hand.about." + keys[f]
	cited := []cite.Subject{figureRules[f]}
	if f == Income && level < 0 {
		key, cited = key+"_down", []cite.Subject{cite.NegativeIncome, cite.Income}
	}
	if f == Spent && s.Solo && !s.SpendingOrder {
		key, cited = key+"_solo", []cite.Subject{cite.SpentAlone}
	}
	tip := widget.Tip{
		Title: w.Text("hand.figure." + keys[f]),
		Lines: []string{w.Text(key, "money", w.Money(max(level, -level)), "space", strconv.Itoa(int(p.Income)),
			"spent", w.Money(int(p.Spent)), "links", strconv.Itoa(g.LinksLeft(p)), "all", strconv.Itoa(g.Limits.Links),
			"draw", strconv.Itoa(int(s.Draw)), "aside", strconv.Itoa(int(s.Aside)), "vp", strconv.Itoa(int(p.VP)),
			"have", w.Money(int(p.Money)))},
		Rules: w.Cite(cite.Of(cited...)...),
	}
	if f == Cards {
		tip.Lines = append(tip.Lines, aboutDiscards(w, p)...)
	}
	return tip
}

// aboutDiscards tells how many cards were discarded, and which one is face down.
func aboutDiscards(w words.Words, p *engine.Player) []string {
	n := 0
	for _, count := range p.Discards {
		n += int(count)
	}
	lines := []string{w.Text("hand.discards", "n", strconv.Itoa(n))}
	if p.FaceDown != 0 {
		lines = append(lines, w.Text("hand.face-down", "card", w.Noun().Card(p.FaceDown)))
	}
	return lines
}
