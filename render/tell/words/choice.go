package words

import "sohofoundry/engine"

// decisionTags name the decisions that "done" may answer.
var decisionTags = [engine.GameOver + 1]string{
	engine.ChooseLink: "link", engine.ChooseDevelop: "develop", engine.ChooseSale: "sale",
}

// Choice describes a choice for a menu: "Build a cotton mill, level I, at Worcester (left space) with the Worcester card".
func (w Words) Choice(s *engine.State, c engine.Choice) string {
	a := about{seat: s.Actor, space: c.Space, lines: lineList(c.Line), card: c.Card, industry: c.Industry, merchant: c.Merchant,
		port: c.Port}
	if placed := s.Tiles[c.Space]; c.Space != 0 && c.Industry == 0 {
		a.tile, a.owner, a.n = placed.Tile, placed.Owner, int(placed.Cubes)
	} else if c.Industry != 0 {
		a.tile = w.game.Next(&s.Players[s.Actor], c.Industry)
	}
	if c.Size != 0 {
		a.money = int(w.game.Limits.Loans[c.Size-1].Money)
	}
	if c.Verb == engine.TakeCoal {
		a.away = w.game.CoalDistance(s)
	}
	return Capital(w.say("choice."+c.Verb.String(), a, choiceTags(s, c)...))
}

func choiceTags(s *engine.State, c engine.Choice) (tags []string) {
	switch {
	case c.Industry != 0 && s.Tiles[c.Space].Tile != 0:
		return []string{"over"}
	case c.Merchant != 0:
		tags = append(tags, "merchant")
	case c.Port != 0:
		tags = append(tags, "port")
	case c.Distant:
		tags = append(tags, "distant")
	case c.Size != 0:
		tags = append(tags, "size")
	case s.IsAutoma(s.Actor):
		tags = append(tags, "automa")
	}
	return append(tags, decisionTags[s.Decision])
}
