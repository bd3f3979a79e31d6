package market

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/cite"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// cited are the markets.
var cited = [...]cite.Subject{engine.Coal: cite.CoalMarket, engine.Iron: cite.IronMarket}

// About tells about a market or a space of one; it has nothing to tell about anything else.
func About(w words.Words, g *automa.Game, s *engine.State, subject any) widget.Tip {
	switch t, _ := subject.(thing.Thing); {
	case t == thing.DistantMarket:
		return aboutDistant(w, g, s)
	case t.Kind != thing.Market:
		return widget.Tip{}
	case t.N == 0:
		return aboutMarket(w, g, s, t.Resource())
	default:
		return aboutSpace(w, g, s, t.Resource(), int(t.N)-1)
	}
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
			w.Text("market.about.cubes", "cubes", w.Noun().Amount(int(s.Market[r]), r), "all", strconv.Itoa(len(facts.Prices)),
				"price", w.Money(int(g.Price(s, r)))),
			w.Text("market.about." + r.String()),
			w.Text("market.about.empty", "price", w.Money(int(facts.EmptyPrice))),
			w.Text(selling, "pays", w.Money(pounds)),
		},
		Rules: w.Cite(cite.Of(cited[r])...),
	}
}

func aboutSpace(w words.Words, g *automa.Game, s *engine.State, r engine.Resource, n int) widget.Tip {
	facts := &g.Markets[r]
	empty := len(facts.Prices) - int(s.Market[r])
	price, key := facts.EmptyPrice, "endless"
	if n < len(facts.Prices) {
		price = facts.Prices[n]
		switch {
		case n == empty:
			key = "next"
		case n > empty:
			key = "cube"
		case n == empty-1:
			key = "next-free"
		default:
			key = "free"
		}
	}
	text := []any{"price", w.Money(int(price)), "n", strconv.Itoa(n - empty), "free", strconv.Itoa(empty - 1 - n)}
	return widget.Tip{
		Title: w.Text("market.space.title", "name", w.Text("market.name."+r.String()), "price", w.Money(int(price))),
		Lines: []string{w.Text("market.space."+key, text...), w.Text("market.about." + r.String())},
		Rules: w.Cite(cite.Of(cited[r])...),
	}
}
