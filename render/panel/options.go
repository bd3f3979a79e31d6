package panel

import (
	"sohofoundry/engine"
	"sohofoundry/render/bill"
	"sohofoundry/render/pick"
	"sohofoundry/render/theme"
)

// option is one of several things to choose.
type option struct {
	id     string
	icon   string
	text   string
	note   string // at the right: what it costs or brings
	detail string // a sentence below
	act    any
	about  any
	key    string // action of the keymap
	picked bool
	off    bool // cannot be chosen: a click says why
}

// section is a part of the choice that is open, or all answers to a small question.
type section struct {
	heading string
	list    []option
	columns int
}

// actions are offered in this order, possible or not.
var actions = []engine.Verb{engine.Build, engine.Network, engine.Develop, engine.Sell, engine.Loan, engine.Scout, engine.Pass}

// facets are the parts of a choice that can be open, in the order in which they are asked for.
var facets = []pick.Part{pick.Industry, pick.Line, pick.Slot, pick.Merchant, pick.Card}

// highest is more than any id of a thing.
const highest = 64

// things are those of a part that are lit.
func things(lit pick.Lit, p pick.Part) (list []pick.Thing) {
	for id := uint8(1); id < highest; id++ {
		if t := (pick.Thing{Part: p, ID: id}); lit.Has(t) {
			list = append(list, t)
		}
	}
	return list
}

// verb is the action of all choices that are left, or 0 if there are several.
func (m *Model) verb() engine.Verb {
	if len(m.fit) == 0 {
		return 0
	}
	for _, c := range m.fit {
		if c.Verb != m.fit[0].Verb {
			return 0
		}
	}
	return m.fit[0].Verb
}

// openParts are the facets that have several answers. Where nothing was picked yet, an only answer is one too.
func (m *Model) openParts() (list []pick.Part) {
	s := m.Question.State
	nothing := len(m.Picked.Things()) == 0
	if s.Decision == engine.ChooseAction && (nothing || m.verb() == 0) {
		return nil
	}
	least := 2
	if nothing {
		least = 1
	}
	for _, p := range facets {
		if len(things(m.left, p)) >= least {
			list = append(list, p)
		}
	}
	return list
}

// everyAction is a section with all actions.
func (m *Model) everyAction(y say) section {
	sec := section{columns: 2}
	for _, v := range actions {
		t := pick.AVerb(v)
		o := option{id: "action:" + v.String(), icon: v.String(), text: y.t("action." + v.String()), act: Pick{t}, about: t,
			key: v.String(), picked: m.Picked.Has(t), off: !m.left.Has(t)}
		if cost, ok := m.cost(t); ok && v != engine.Pass && v != engine.Scout && v != engine.Loan && v != engine.Sell {
			o.note = y.price(cost)
		}
		sec.list = append(sec.list, o)
	}
	return sec
}

// price is the least that something costs: "£5", "from £5".
func (y say) price(cost bill.Range) string {
	if cost.Low == cost.High {
		return y.Money(cost.Low)
	}
	return y.t("from", "money", y.Money(cost.Low))
}

// part is a section with what is left of a facet.
func (m *Model) part(y say, p pick.Part) section {
	sec := section{heading: y.t(m.keyed(y, "which.", p)), columns: 1}
	list := things(m.left, p)
	if p == pick.Card || p == pick.Industry {
		sec.columns = 2
	}
	if p == pick.Card && m.suggested {
		sec.heading = y.t("which.card_suggested")
	}
	for _, t := range list {
		o := option{id: "choice:" + partNames[p] + ":" + name(m.Question.Game, t), text: y.thing(t), act: Pick{t}, about: t,
			picked: m.Picked.Has(t) || m.suggested && t == pick.ACard(m.choice.Card)}
		if cost, ok := m.cost(t); ok && p != pick.Card && p != pick.Merchant {
			o.note = y.price(cost)
		}
		m.dress(y, &o, t)
		sec.list = append(sec.list, o)
	}
	return sec
}

// dress adds to an option what is known of its thing.
func (m *Model) dress(y say, o *option, t pick.Thing) {
	g, s := m.Question.Game, m.Question.State
	switch t.Part {
	case pick.Industry:
		i := engine.Industry(t.ID)
		o.icon = theme.IndustryIcon(i)
		o.text = capital(y.Tile(g.Next(&s.Players[s.Actor], i)))
	case pick.Slot:
		here := s.Tiles[t.ID]
		if m.verb() != engine.Build {
			f := g.Tiles[here.Tile]
			o.icon, o.note = theme.IndustryIcon(f.Industry), ""
			o.text = capital(y.tileAt(here.Tile, engine.Slot(t.ID)))
			o.detail = y.t("sold-for", "beer", y.Amount(int(f.BeerToSell), engine.Beer), "barrels", number(int(f.BeerToSell)),
				"vp", number(int(f.VP)), "spaces", number(int(f.IncomeSpaces)))
			break
		}
		o.icon = m.fitting(engine.Slot(t.ID))
		if here.Tile != 0 {
			o.detail = y.t("replaces", "tile", y.theirTile(here.Owner, here.Tile, engine.Slot(t.ID)))
		}
	case pick.Line:
		o.note = y.t("line-note", "money", o.note, "vp", number(int(g.LinkValue(s, engine.Line(t.ID)))))
	case pick.Merchant:
		o.icon = "merchant"
		o.text = capital(y.MerchantAndGoods(s, engine.Merchant(t.ID)))
		if !s.Merchants[t.ID].Beer {
			o.detail = y.t("no-barrel")
		}
	}
}

// fitting is the icon of the industry that is left for a space, or of a factory if there are several.
func (m *Model) fitting(x engine.Slot) string {
	var only engine.Industry
	for _, c := range m.fit {
		if c.Slot != x || c.Industry == only {
			continue
		}
		if only != 0 {
			return theme.IndustryIcon(0)
		}
		only = c.Industry
	}
	return theme.IndustryIcon(only)
}

// answers is a section with whole choices: the answers to a small question.
func (m *Model) answers(y say) section {
	sec := section{columns: 1}
	for _, c := range m.Question.Choices {
		t := target(c)
		o := option{id: "choice:" + c.Verb.String() + ":" + name(m.Question.Game, t), text: y.Choice(m.Question.State, c),
			act: Confirm{c}, about: t, picked: m.Picked.Has(t)}
		if !AtOnce(m.Question.State.Decision) {
			o.act = Pick{t}
		}
		m.answer(y, &o, c)
		sec.list = append(sec.list, o)
	}
	return sec
}

// target is what an answer to a small question points at.
func target(c engine.Choice) pick.Thing {
	switch {
	case c.Slot != 0:
		return pick.ASlot(c.Slot)
	case c.Merchant != 0:
		return pick.AMerchant(c.Merchant)
	case c.Industry != 0:
		return pick.AnIndustry(c.Industry)
	case c.Card != 0:
		return pick.ACard(c.Card)
	}
	return pick.AVerb(c.Verb)
}

// answer tells what comes of one: how far it is, what flips, what it is worth.
func (m *Model) answer(y say, o *option, c engine.Choice) {
	g, s, b := m.Question.Game, m.Question.State, m.each[c]
	o.icon = icons[c.Verb]
	switch c.Verb {
	case engine.TakeCoal:
		o.note = y.t("away", "n", number(s.Distance(engine.LocationSet(0).With(g.LocationOf(c.Slot)), m.needed())))
	case engine.TakeBonus:
		o.icon = theme.IndustryIcon(c.Industry)
		for _, left := range b.Mat {
			o.detail = y.mat(left)
		}
	case engine.GiveUp:
		o.icon = theme.IndustryIcon(g.Tiles[s.Tiles[c.Slot].Tile].Industry)
		o.note = y.Money(b.Money.Received)
		o.detail = y.lost(b)
	}
	for _, f := range b.Flips {
		if f.Slot == c.Slot && c.Slot != 0 { // and not what was sold
			o.detail = y.flip(f)
		}
	}
}

// icons of what a choice is about, where it is not a tile.
var icons = [engine.Verbs]string{engine.Build: "build", engine.Network: "network", engine.Develop: "develop", engine.Sell: "sell",
	engine.Loan: "loan", engine.Scout: "scout", engine.Pass: "pass", engine.TakeCoal: "coal", engine.TakeIron: "iron",
	engine.TakeBeer: "beer", engine.Discard: "deck", engine.Done: "tick"}

// needed are the locations that coal is needed at.
func (m *Model) needed() engine.LocationSet {
	p := m.Question.State.Pending
	if p.Line != 0 {
		return m.Question.Game.Ends(p.Line)
	}
	return engine.LocationSet(0).With(m.Question.Game.LocationOf(p.Slot))
}
