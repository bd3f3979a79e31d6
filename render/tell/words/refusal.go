package words

import "sohofoundry/engine"

// Refusal is the sentence that says why a seat may not do something, with the facts and the rule: "Walsall is not in your
// network, and the coal mine card names no town (B7.1)." For a zero Refusal there is none.
func (w Words) Refusal(seat engine.Seat, r engine.Refusal) string {
	if r.OK() {
		return ""
	}
	return w.Sentence(w.why(seat, r, lineList(r.Line)), r.Rule)
}

// why is the refusal without its rule and as a part of a sentence; several lines may be refused alike.
func (w Words) why(seat engine.Seat, r engine.Refusal, lines []engine.Line) string {
	a := about{seat: seat, location: r.Location, space: r.Space, lines: lines, card: r.Card, industry: r.Industry, tile: r.Tile,
		merchant: r.Merchant, port: r.Port, resource: r.Resource, need: int(r.Need), have: int(r.Have)}
	if r.Reason == engine.NoBeer {
		a.resource = engine.Beer
	}
	tags := []string{w.game.Cite(r.Rule).String()}
	for _, fact := range []struct {
		given bool
		tag   string
	}{{r.Line != 0, "line"}, {r.Merchant != 0, "merchant"}, {r.Space != 0, "space"}, {r.Tile != 0, "tile"}, {r.Card != 0, "card"}} {
		if fact.given {
			tags = append(tags, fact.tag)
		}
	}
	return w.say("reason."+r.Reason.String(), a, tags...)
}

func lineList(x engine.Line) []engine.Line {
	if x == 0 {
		return nil
	}
	return []engine.Line{x}
}
