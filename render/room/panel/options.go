package panel

import (
	"slices"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
)

// option is one of several things to choose.
type option struct {
	id     string
	icon   string
	text   string
	note   string // at the right: the cost or gain
	detail string // a sentence below
	act    any
	about  any
	key    string // action of the keymap
	picked bool
	off    bool // cannot be chosen: a click says why
}

// name is the name of the button for screen readers, empty where the thing has one of its own.
func (o *option) name() string {
	if o.about != nil {
		return ""
	}
	return o.text
}

// section is a part of the choice that is open, or all answers to a small question.
type section struct {
	heading string
	list    []option
	columns int
}

// actionKey is the action of the keymap for a verb. To build with two cards has the key for scouting, which no game has beside it.
func actionKey(v engine.Verb) string {
	if v == engine.DoubleBuild {
		v = engine.Scout
	}
	return v.String()
}

// facets are the parts of a choice that can be open, in the order in which they are asked for: all but the card, which is chosen in
// the hand. The distant market is asked for together with the ports.
var facets = []thing.Kind{thing.Industry, thing.Line, thing.Space, thing.Merchant, thing.Port, thing.LoanSize}

// alternatives are the answers of a facet that are left.
func (m *Model) alternatives(facet thing.Kind) []thing.Thing {
	list := m.left.Of(facet)
	if facet == thing.Port {
		list = append(list, m.left.Of(thing.Distant)...)
	}
	return list
}

// verb is the action of all choices that are left, or 0 if there are several.
func (m *Model) verb() engine.Verb {
	if len(m.fit) == 0 || slices.ContainsFunc(m.fit, func(c engine.Choice) bool { return c.Verb != m.fit[0].Verb }) {
		return 0
	}
	return m.fit[0].Verb
}

// openParts are the facets that have several answers. Where nothing was picked yet, an only answer is one too.
func (m *Model) openParts() (list []thing.Kind) {
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
		if len(m.alternatives(p)) >= least {
			list = append(list, p)
		}
	}
	return list
}

// everyAction is a section with all actions.
func (m *Model) everyAction(y say) section {
	sec := section{columns: 2}
	for _, v := range m.Question.Game.Rules().Actions {
		t := thing.Of(v)
		o := option{id: "action:" + v.String(), icon: icons[v], text: y.t("action." + v.String()), act: t, about: t,
			key: actionKey(v), picked: m.Picked.Has(t), off: !m.left.Has(t)}
		if cost, ok := m.cost(t); ok && v != engine.Pass && v != engine.Scout && v != engine.Loan && v != engine.Sell {
			o.note = y.price(cost)
		}
		sec.list = append(sec.list, o)
	}
	if !y.g.Edition.Companion {
		sec.list = append(sec.list, hintOption(y))
	}
	return sec
}

// cards is a section with the cards of the hand that an action can be done with.
func (m *Model) cards(y say) section {
	sec, lit := section{heading: y.t("which.card"), columns: 2}, m.Question.Lit(m.Picked)
	if y.g.PrivateHand() && lit.Count(thing.Card) == 1 { // the player is not asked for unknown cards: there is no choice
		return section{}
	}
	for _, t := range lit.Of(thing.Card) {
		sec.list = append(sec.list, option{id: "choice:" + t.FullName(y.g), text: y.thing(t), act: t, about: t,
			picked: m.Picked.Has(t) || m.billed && !m.open && t == thing.InChoice(m.choice, thing.Card)})
	}
	return sec
}

// nextSize is the size of loan that the key for loans picks, when loans are asked for and come in several sizes: one after the
// other.
func (m *Model) nextSize() (next thing.Thing) {
	if engine.Verb(m.Picked.Of(thing.Action)) != engine.Loan {
		return next
	}
	first, now := uint8(0), m.Picked.Of(thing.LoanSize)
	for _, c := range m.Question.Choices {
		switch {
		case c.Verb != engine.Loan:
		case c.Size > now && (next.ID == 0 || c.Size < next.ID):
			next = thing.InChoice(c, thing.LoanSize)
		case first == 0 || c.Size < first:
			first = c.Size
		}
	}
	if next.ID == 0 {
		next = thing.Thing{Kind: thing.LoanSize, ID: first}
	}
	return next
}

// price is the least that something costs: "£5", "from £5".
func (y say) price(cost bill.Range) string {
	if cost.Low == cost.High {
		return y.Money(cost.Low)
	}
	return y.t("from", "money", y.Money(cost.Low))
}

// facet is a section with the remaining options of a facet.
func (m *Model) facet(y say, p thing.Kind) section {
	sec := section{heading: y.t(m.keyed(y, "which.", p)), columns: 1}
	list := m.alternatives(p)
	if p == thing.Industry {
		sec.columns = 2
	}
	for _, t := range list {
		o := option{id: "choice:" + t.FullName(m.Question.Game), text: y.thing(t), act: t, about: t,
			picked: m.Picked.Has(t) || m.proposes(p) && t == thing.InChoice(m.choice, p)}
		if cost, ok := m.cost(t); ok && p != thing.Merchant && p != thing.Port && p != thing.LoanSize {
			o.note = y.price(cost)
		}
		m.dress(y, &o, t)
		sec.list = append(sec.list, o)
	}
	return sec
}

// dress adds to an option the facts about its thing.
func (m *Model) dress(y say, o *option, t thing.Thing) {
	g, s := m.Question.Game, m.Question.State
	switch t.Kind {
	case thing.Industry:
		i := engine.Industry(t.ID)
		o.icon = livery.IndustryIcon(i)
		o.text = words.Capital(y.Tile(g.Next(&s.Players[s.Actor], i)))
	case thing.Space:
		here := s.Tiles[t.ID]
		if v := m.verb(); v != engine.Build && v != engine.DoubleBuild {
			f := g.Tiles[here.Tile]
			o.icon, o.note = livery.IndustryIcon(f.Industry), ""
			o.text = words.Capital(y.tileAt(here.Tile, engine.Space(t.ID)))
			o.detail = y.t("sold-for", "beer", y.Noun().Amount(int(f.BeerToSell), engine.Beer), "barrels", number(int(f.BeerToSell)),
				"vp", number(int(f.VP)), "spaces", number(int(f.IncomeSpaces)))
			break
		}
		o.icon = m.fitting(engine.Space(t.ID))
		if here.Tile != 0 {
			o.detail = y.t("replaces", "tile", y.ownedTile(here.Owner, here.Tile, engine.Space(t.ID)))
		}
	case thing.Line:
		o.note = y.t("line-note", "money", o.note, "vp", number(int(g.LinkValue(s, engine.Line(t.ID)))))
	case thing.Merchant:
		o.icon = "merchant"
		o.text = words.Capital(y.MerchantAndGoods(s, engine.Merchant(t.ID)))
		if !s.Merchants[t.ID].Beer {
			o.detail = y.t("no-barrel")
		}
	case thing.Port:
		here := s.Tiles[t.ID]
		f := g.Tiles[here.Tile]
		o.icon = livery.IndustryIcon(f.Industry)
		o.text = words.Capital(y.ownedTile(here.Owner, here.Tile, engine.Space(t.ID)).Text)
		o.detail = y.t("port-flips", "seat", y.Noun().Seat(here.Owner), "vp", number(int(f.VP)), "spaces", number(int(f.IncomeSpaces)))
	case thing.Distant:
		o.icon = "ship"
		o.detail = y.Text("market.about.distant-sale")
	case thing.LoanSize:
		o.icon = "loan"
		if t == m.nextSize() {
			o.key = actionKey(engine.Loan)
		}
		o.note = y.t("loan-levels", "n", number(int(g.Limits.Loans[t.ID-1].Levels)))
	}
}

// fitting is the icon of the industry that is left for a space, or of a factory if there are several.
func (m *Model) fitting(x engine.Space) string {
	var only engine.Industry
	for _, c := range m.fit {
		if c.Space != x || c.Industry == only {
			continue
		}
		if only != 0 {
			return livery.IndustryIcon(0)
		}
		only = c.Industry
	}
	return livery.IndustryIcon(only)
}

// answers is a section with whole choices: the answers to a small question.
func (m *Model) answers(y say) section {
	sec := section{columns: 1}
	for _, c := range m.Question.Choices {
		t := target(c)
		o := option{id: "choice:" + c.Verb.String() + ":" + t.Name(m.Question.Game), text: y.Choice(m.Question.State, c),
			act: Confirm{c}, about: t, picked: m.Picked.Has(t)}
		if !AtOnce(m.Question.State.Decision) {
			o.act = t
		}
		m.answer(y, &o, c)
		sec.list = append(sec.list, o)
	}
	return sec
}

// target returns the thing that an answer to a small question is about.
func target(c engine.Choice) thing.Thing {
	switch {
	case c.Space != 0:
		return thing.Of(c.Space)
	case c.Merchant != 0:
		return thing.Of(c.Merchant)
	case c.Industry != 0:
		return thing.Of(c.Industry)
	case c.Card != 0:
		return thing.Of(c.Card)
	}
	return thing.Of(c.Verb)
}

// answer tells the results of one answer: the tiles that flip, its worth.
func (m *Model) answer(y say, o *option, c engine.Choice) {
	g, s, b := m.Question.Game, m.Question.State, m.each[c]
	o.icon = icons[c.Verb]
	switch c.Verb {
	case engine.TakeBonus:
		o.icon = livery.IndustryIcon(c.Industry)
		for _, left := range b.Mat {
			o.detail = y.mat(left)
		}
	case engine.GiveUp:
		o.icon = livery.IndustryIcon(g.Tiles[s.Tiles[c.Space].Tile].Industry)
		o.note = y.Money(b.Money.Received)
		o.detail = y.lost(b)
	}
	for _, f := range b.Flips {
		if f.Space == c.Space && c.Space != 0 { // and not for the sold tile
			o.detail = y.flip(f)
		}
	}
}

// icons of actions, for choices without a tile.
var icons = [engine.Verbs]string{engine.Build: "build", engine.Network: "network", engine.Develop: "develop", engine.Sell: "sell",
	engine.Loan: "loan", engine.Scout: "scout", engine.Pass: "pass", engine.TakeCoal: "coal", engine.TakeIron: "iron",
	engine.TakeBeer: "beer", engine.Discard: "deck", engine.Done: "tick", engine.DoubleBuild: "build"}
