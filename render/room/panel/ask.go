package panel

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// title names the current step.
func (m *Model) title(y say) string {
	if y.s.Decision != engine.ChooseAction {
		return y.t("decision." + y.s.Decision.String() + ".title")
	}
	if len(m.Picked.Things()) == 0 {
		if y.Numbered { // nobody is "you", as at a real table of people
			return y.SeatName(y.s.Actor)
		}
		return y.t("title.turn")
	}
	verb := m.verb()
	if (verb == engine.Build || verb == engine.DoubleBuild) && m.left.Count(thing.Industry) == 1 {
		return y.t("title.building", "building", y.Noun().AnIndustry(m.fit[0].Industry))
	}
	if goods := m.left.Of(thing.Space); verb == engine.Sell && len(goods) == 1 {
		tile := y.s.Tiles[goods[0].ID].Tile
		return y.t("title.selling", "building", y.Noun().AnIndustry(y.g.Tiles[tile].Industry))
	}
	if verb == 0 {
		return y.t("title.what")
	}
	return y.t("title." + verb.String())
}

// action says which of the turn's actions this is; nothing while a debt is settled.
func (m *Model) action(y say) string {
	if y.s.Decision == engine.ChooseGiveUp {
		return y.t("debt", "money", y.Money(int(y.s.Debt)))
	}
	all := int(y.g.Actions(y.s))
	return y.t("action-of", "n", number(all-int(y.s.ActionsLeft)+1), "all", number(all))
}

// ask says in a sentence which thing to choose now.
func (m *Model) ask(y say) string {
	switch parts := m.openParts(); {
	case m.proposed:
		return m.askProposed(y)
	case m.billed && !m.open:
		return y.t("ask.ready")
	case y.s.Decision != engine.ChooseAction:
		return m.askDecision(y)
	case len(m.Picked.Things()) == 0 && y.g.PrivateHand():
		return y.t("ask.begin-table")
	case len(m.Picked.Things()) == 0:
		return y.t("ask.begin")
	case m.open:
		return y.t("ask.any-card")
	case len(parts) == 0:
		return y.t("ask.verb")
	default:
		return y.t(m.keyed(y, "ask.", parts[0]))
	}
}

// askProposed tells the parts of a proposal, and how they are changed.
func (m *Model) askProposed(y say) string {
	var texts []string
	for _, kind := range []thing.Kind{thing.Industry, thing.LoanSize, thing.Card} {
		if m.proposes(kind) {
			texts = append(texts, y.t("ask.proposed."+kind.String(), "card", words.Capital(y.Card(m.choice.Card))))
		}
	}
	return strings.Join(texts, " ")
}

// keyed is the key of a text about a kind of thing, of its own where the action has one.
func (m *Model) keyed(y say, group string, kind thing.Kind) string {
	key := group + kind.String()
	if own := key + "_" + m.verb().String(); y.Has("panel." + own) {
		return own
	}
	return key
}

// askDecision is the sentence about a small question.
func (m *Model) askDecision(y say) string {
	p := y.s.Pending
	still := [engine.GameOver + 1]uint8{engine.ChooseCoal: p.Coal, engine.ChooseIron: p.Iron, engine.ChooseBeer: p.Beer}
	return y.t("decision."+y.s.Decision.String()+".ask", "n", number(int(still[y.s.Decision])), "done", number(int(p.Count)),
		"money", y.Money(int(y.s.Debt)))
}

// head is the picture and the words at the head of a bill: an icon, or the placed thing, and its tile once flipped.
type head struct {
	icon, title, text string
	now, flipped      view.Painting
}

func (m *Model) head(y say, coat plate.Coat) head {
	c := m.choice
	tile := y.s.Tiles[c.Space].Tile
	if c.Verb == engine.Build || c.Verb == engine.DoubleBuild || c.Verb == engine.Develop || c.Verb == engine.TakeBonus {
		tile = y.g.Next(&y.s.Players[y.s.Actor], c.Industry)
	}
	h := head{icon: icons[c.Verb], title: y.t("action." + c.Verb.String())}
	if tile != 0 {
		i := y.g.Tiles[tile].Industry
		h.now, h.flipped = m.plates(y, coat, tile)
		h.title = y.t("tile", "industry", words.Capital(y.Industry(i)), "level", y.Level(tile))
	}
	switch c.Verb {
	case engine.Build, engine.DoubleBuild:
		key := "head.build"
		if m.movable {
			key = "head.build_movable"
		}
		h.text = y.t(key, "space", y.Noun().Space(c.Space))
	case engine.Network:
		h.now, h.title = plate.Link{Coat: coat, Era: y.s.Era}, y.Line(c.Line)
		h.text = y.t("head.network." + y.s.Era.String())
	case engine.Sell:
		place, _ := y.at(c.Space)
		h.text = y.t("head.sell", "space", place)
		switch {
		case c.Merchant != 0:
			h.text = y.t("head.sell_merchant", "space", place, "merchant", y.Noun().Merchant(c.Merchant))
		case c.Port != 0:
			h.text = y.t("head.sell_port", "space", place, "port", y.Noun().Space(c.Port))
		case c.Distant:
			h.text = y.t("head.sell_distant", "space", place)
		}
	case engine.GiveUp:
		h.text = y.t("head.give-up", "space", y.Noun().Space(c.Space))
	default:
		h.text = y.t("head." + c.Verb.String())
	}
	return h
}

// plates are the tile that a choice is about, as it lies on the board or would, and flipped, if that is still to come.
func (m *Model) plates(y say, coat plate.Coat, tile engine.Tile) (now, flipped view.Painting) {
	t := engine.PlacedTile{Tile: tile}
	switch m.choice.Verb {
	case engine.Build, engine.DoubleBuild:
		if m.bill.Placed != nil {
			t.Cubes = uint8(m.bill.Placed.Made)
		}
	case engine.Sell, engine.GiveUp:
		t = y.s.Tiles[m.choice.Space]
	default: // it leaves the mat
		return plate.TileOf(coat, y.g, t), nil
	}
	now = plate.TileOf(coat, y.g, t)
	t.Flipped = true
	if m.choice.Verb != engine.GiveUp {
		flipped = plate.TileOf(coat, y.g, t)
	}
	return now, flipped
}

// confirm is the text of the button that makes the choice.
func (m *Model) confirm(y say) string {
	cost := m.bill.Money.Cost
	key := "confirm." + m.choice.Verb.String()
	switch {
	case m.choice.Verb == engine.Loan || m.choice.Verb == engine.GiveUp:
		return y.t(key, "money", y.Money(m.bill.Money.Received))
	case cost.High == 0 && y.Has("panel."+key+"_free"):
		return y.t(key + "_free")
	case cost.Low != cost.High:
		return y.t(key, "money", y.t("range", "low", y.Money(cost.Low), "high", y.Money(cost.High)))
	}
	return y.t(key, "money", y.Money(cost.Low))
}
