package market

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// rules govern the markets: buying from them, and selling to them.
var rules = [...][]string{engine.Coal: {"B6.2", "B6.3", "B7.6"}, engine.Iron: {"B6.4", "B7.6"}}

// About tells about a market or a space of one; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch subject := subject.(type) {
	case Whole:
		return aboutMarket(w, g, s, subject.Resource)
	case Space:
		return aboutSpace(w, g, s, subject)
	}
	return widget.Tip{}
}

func aboutMarket(w words.Words, g *automa.Game, s *engine.State, r engine.Resource) widget.Tip {
	facts := &g.Markets[r]
	pounds, takes := pays(g, s, r)
	selling := "market.about.pays"
	if !takes {
		selling = "market.about.full"
	}
	return widget.Tip{
		Title: w.Text("market.name." + r.String()),
		Lines: []string{
			w.Text("market.about.cubes", "cubes", w.Amount(int(s.Market[r]), r), "all", strconv.Itoa(len(facts.Prices)),
				"price", w.Money(int(g.Price(s, r)))),
			w.Text("market.about." + r.String()),
			w.Text("market.about.empty", "price", w.Money(int(facts.EmptyPrice))),
			w.Text(selling, "pays", w.Money(pounds)),
		},
		Rules: widget.Cite(rules[r]...),
	}
}

func aboutSpace(w words.Words, g *automa.Game, s *engine.State, at Space) widget.Tip {
	facts := &g.Markets[at.Resource]
	empty := len(facts.Prices) - int(s.Market[at.Resource])
	price, key := facts.EmptyPrice, "endless"
	if at.N < len(facts.Prices) {
		price = facts.Prices[at.N]
		switch {
		case at.N == empty:
			key = "next"
		case at.N > empty:
			key = "cube"
		case at.N == empty-1:
			key = "next-free"
		default:
			key = "free"
		}
	}
	text := []string{"price", w.Money(int(price)), "n", strconv.Itoa(at.N - empty), "free", strconv.Itoa(empty - 1 - at.N)}
	return widget.Tip{
		Title: w.Text("market.space.title", "name", w.Text("market.name."+at.Resource.String()), "price", w.Money(int(price))),
		Lines: []string{w.Text("market.space."+key, text...), w.Text("market.about." + at.Resource.String())},
		Rules: widget.Cite(rules[at.Resource]...),
	}
}
