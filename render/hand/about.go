package hand

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// Held is a card of the hand, for inspection.
type Held struct{ Card engine.Card }

// About tells about a card or a figure of the room; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case Held:
		return aboutCard(w, g, subject.Card)
	case Figure:
		return aboutFigure(w, g, s, subject)
	}
	return widget.Tip{}
}

// kinds are the keys of the kinds of card in the catalogue, and the rules that tell what each is good for.
var kinds = map[engine.CardKind]struct {
	key   string
	rules []string
}{
	engine.LocationCard: {"location", []string{"B7.1", "B2.3"}},
	engine.IndustryCard: {"industry", []string{"B7.1", "B7.8", "B2.3"}},
	engine.WildLocation: {"wild-location", []string{"B7.1", "B10.1", "B2.3"}},
	engine.WildIndustry: {"wild-industry", []string{"B7.1", "B10.1", "B2.3"}},
}

func aboutCard(w words.Words, g *automa.Game, card engine.Card) widget.Tip {
	f := &g.Cards[card]
	kind := kinds[f.Kind]
	named := []string{"place", w.Location(f.Location), "industry", either(w, f.Industries), "name", label(w, f)}
	tip := widget.Tip{
		Title: w.Text("hand.card."+kind.key+".title", named...),
		Lines: []string{w.Text("hand.card."+kind.key+".text", named...)},
		Rules: widget.Cite(kind.rules...),
	}
	if f.Kind == engine.IndustryCard && f.Industries.Has(engine.Brewery) {
		tip.Lines = append(tip.Lines, w.Text("hand.card.farm"))
		tip.Rules = append(tip.Rules, widget.Cite("B7.9")...)
	}
	if counts, total := g.DeckFor(2); counts[card] > 0 {
		tip.Lines = append(tip.Lines, w.Text("hand.card.count", "n", strconv.Itoa(int(counts[card])), "all", strconv.Itoa(total)))
	}
	tip.Lines = append(tip.Lines, w.Text("hand.card.any"))
	return tip
}

// either lists the industries of a card: "a cotton mill or a manufacturer".
func either(w words.Words, set engine.IndustrySet) (list string) {
	for i := engine.Brewery; i >= engine.Cotton; i-- {
		if !set.Has(i) {
			continue
		}
		one := w.Text("industry." + i.String() + ".a")
		if list != "" {
			one = w.Text("list.or", "a", one, "b", list)
		}
		list = one
	}
	return list
}

// figureRules are the rules behind the figures.
var figureRules = [...][]string{
	Money: {"B7.4", "B11.1"}, Income: {"B3.2", "B6.8", "B11.1"}, Spent: {"B2.5", "B3.1"}, Links: {"B14.1", "B8.2", "B8.3"},
	VP: {"B4.1", "B4.2", "B4.6"}, Cards: {"B2.4", "B2.1", "M5", "M6"},
}

func aboutFigure(w words.Words, g *automa.Game, s *engine.State, f Figure) widget.Tip {
	p := &s.Players[engine.HumanSeat]
	level := g.IncomeLevel(p)
	key := "hand.about." + keys[f]
	rules := figureRules[f]
	if f == Income && level < 0 {
		key, rules = key+"_down", append([]string{"B3.3"}, rules...)
	}
	if f == Spent && s.Solo && !s.SpendingOrder {
		key, rules = key+"_solo", []string{"B2.5", "M3", "M83"}
	}
	tip := widget.Tip{
		Title: w.Text("hand.figure." + keys[f]),
		Lines: []string{w.Text(key, "money", w.Money(max(level, -level)), "space", strconv.Itoa(int(p.Income)),
			"spent", w.Money(int(p.Spent)), "links", strconv.Itoa(g.LinksLeft(p)), "all", strconv.Itoa(g.Limits.Links),
			"draw", strconv.Itoa(int(s.Draw)), "aside", strconv.Itoa(int(s.Aside)), "vp", strconv.Itoa(int(p.VP)),
			"have", w.Money(int(p.Money)))},
		Rules: widget.Cite(rules...),
	}
	if f == Cards {
		tip.Lines = append(tip.Lines, aboutDiscards(w, p)...)
	}
	return tip
}

// aboutDiscards tells how many cards were discarded, and which lies face down.
func aboutDiscards(w words.Words, p *engine.Player) []string {
	n := 0
	for _, count := range p.Discards {
		n += int(count)
	}
	lines := []string{w.Text("hand.discards", "n", strconv.Itoa(n))}
	if p.FaceDown != 0 {
		lines = append(lines, w.Text("hand.face-down", "card", w.Card(p.FaceDown)))
	}
	return lines
}
