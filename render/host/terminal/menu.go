package terminal

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"sohofoundry/engine"
	"sohofoundry/engine/preview"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
)

// menu asks for a choice in a position. A choice in the terminal is narrowed down: the engine lists every legal choice, and the player
// is asked for one part of it after another (action, industry, place, card) until one choice is left. A part with only one answer is
// not asked for.
type menu struct {
	speech
	s *engine.State
}

// facet is a part of a choice that can be asked for.
type facet struct {
	ask  string // the key of the question
	of   func(menu, engine.Choice) int
	name func(menu, engine.Choice) string
}

// facets are the parts, in the order in which they are asked for.
var facets = []facet{
	{"ask.verb", func(_ menu, c engine.Choice) int { return int(c.Verb) }, menu.nameVerb},
	{"ask.industry", func(_ menu, c engine.Choice) int { return int(c.Industry) }, menu.nameIndustry},
	{"ask.line", func(_ menu, c engine.Choice) int { return int(c.Line) }, menu.nameLine},
	{"ask.place", func(m menu, c engine.Choice) int { return int(m.game.LocationOf(c.Space)) },
		func(m menu, c engine.Choice) string { return m.Location(m.game.LocationOf(c.Space)) }},
	{"ask.space", func(_ menu, c engine.Choice) int { return int(c.Space) }, menu.nameSpace},
	{"ask.merchant", func(_ menu, c engine.Choice) int { return int(c.Merchant) },
		func(m menu, c engine.Choice) string { return m.MerchantAndGoods(m.s, c.Merchant) }},
	{"ask.buyer", func(_ menu, c engine.Choice) int { return buyer(c) }, menu.nameBuyer},
	{"ask.loan", func(_ menu, c engine.Choice) int { return int(c.Size) }, menu.nameLoan},
	{"ask.card", func(_ menu, c engine.Choice) int { return int(c.Card) }, func(m menu, c engine.Choice) string { return m.Card(c.Card) }},
}

// option is one answer to a question: the choices that agree in the part asked for.
type option struct {
	name    string
	choices []engine.Choice
	verb    engine.Verb // of an action that is not possible now
}

// buyer tells apart the buyers of a mill: the distant market or the port on a space.
func buyer(c engine.Choice) int {
	if c.Distant {
		return engine.MaxSpaces
	}
	return int(c.Port)
}

// actions are always offered under the same numbers, possible or not, but for those that the game does not have.
var actions = []engine.Verb{engine.Build, engine.Network, engine.Develop, engine.Sell, engine.Loan, engine.Scout, engine.DoubleBuild,
	engine.Pass}

// options returns the first question that more than one answer is left for, and its answers in the order of the choices. A
// short list of whole choices (sources, sales) is offered as it is. The parts of an action are asked for once it was chosen.
func (m menu) options(choices []engine.Choice, chosen bool) (question string, list []option) {
	if m.s.Decision != engine.ChooseAction {
		for _, c := range choices {
			list = append(list, option{name: m.Choice(m.s, c) + m.price(c), choices: []engine.Choice{c}})
		}
		return m.question(m.s), list
	}
	for i := 0; chosen && i < len(facets); i++ {
		if list = m.split(i, choices); len(list) > 1 {
			return m.soFar(choices, i) + ". " + m.say(facets[i].ask), list
		}
	}
	return m.say(facets[0].ask), m.everyAction(choices) // also if one choice is left
}

// questions are the keys of the questions for choices other than an action.
var questions = map[engine.Decision]string{
	engine.ChooseCoal: "ask.coal", engine.ChooseIron: "ask.iron", engine.ChooseBeer: "ask.beer", engine.ChooseBonus: "ask.bonus",
	engine.ChooseLink: "ask.link", engine.ChooseDevelop: "ask.develop", engine.ChooseSale: "ask.sale",
	engine.ChooseDiscard: "ask.discard", engine.ChooseGiveUp: "ask.give-up",
}

// question is the question to the player who chooses a part of an action; empty if there is none.
func (m menu) question(s *engine.State) string {
	key := questions[s.Decision]
	if key == "" {
		return ""
	}
	return m.say(key, "n", s.Pending.Count)
}

// soFar names the parts chosen before a part is asked for: the action, its industry once that is settled, all of it but the
// card at the end.
func (m menu) soFar(choices []engine.Choice, part int) string {
	c := choices[0]
	switch {
	case part == len(facets)-1 && (c.Space != 0 || c.Line != 0 || c.Industry != 0):
		c.Card = 0
		return m.Choice(m.s, c)
	case c.Space != 0 && facets[part].ask == "ask.buyer":
		c.Card, c.Port, c.Distant = 0, 0, false
		return m.Choice(m.s, c)
	case part > 1 && c.Industry != 0:
		return m.say("verb-of", "action", m.nameVerb(c), "industry", m.nameIndustry(c))
	}
	return m.nameVerb(c)
}

// everyAction offers every action, those that are not possible too.
func (m menu) everyAction(choices []engine.Choice) (list []option) {
	for _, v := range actions {
		if !m.game.Answers(v, engine.ChooseAction) {
			continue
		}
		o := option{name: m.say("verb." + v.String()), choices: narrow(choices, engine.Choice{Verb: v}), verb: v}
		if len(o.choices) == 0 {
			o.name = m.say("not-now", "action", o.name)
		}
		list = append(list, o)
	}
	return list
}

// split puts the choices together that agree in a part.
func (m menu) split(part int, choices []engine.Choice) (list []option) {
	at := map[int]int{}
	for _, c := range choices {
		key := facets[part].of(m, c)
		if _, known := at[key]; !known {
			at[key] = len(list)
			list = append(list, option{})
		}
		o := &list[at[key]]
		o.choices = append(o.choices, c)
	}
	if len(list) > 1 {
		for i := range list {
			list[i].name = facets[part].name(m, list[i].choices[0])
		}
	}
	return list
}

// narrow returns the legal choices that agree with a wish, parts of which were left out.
func narrow(choices []engine.Choice, wish engine.Choice) (left []engine.Choice) {
	for _, c := range choices {
		if pick.Agrees(c, wish) {
			left = append(left, c)
		}
	}
	return left
}

const (
	numberWidth = 4 // of the number before an option
	shortList   = 6 // options that are never put in columns
)

// numbered are a question and its numbered answers, in columns where they are short.
func (m menu) numbered(question string, list []option) (lines []string) {
	if len(list) == 0 {
		return nil
	}
	lines = append([]string{""}, m.cut(question)...)
	widest := 0
	for _, o := range list {
		widest = max(widest, utf8.RuneCountInString(o.name))
	}
	columns := m.Width / (widest + numberWidth + 2)
	if len(list) <= shortList || m.Plain || columns < 2 {
		for i, o := range list {
			if m.Plain && len(o.choices) == 0 { // not read out: "why" explains them; the others keep their numbers
				continue
			}
			wrapped := m.Wrap(strings.Repeat("_", numberWidth)+o.name, numberWidth)
			wrapped[0] = fmt.Sprintf("%3d ", i+1) + wrapped[0][numberWidth:]
			lines = append(lines, wrapped...)
		}
		return lines
	}
	rows := (len(list) + columns - 1) / columns
	for row := range rows {
		line := ""
		for i := row; i < len(list); i += rows {
			line += fmt.Sprintf("%3d %-*s", i+1, widest+2, list[i].name)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

func (m menu) nameVerb(c engine.Choice) string { return m.say("verb." + c.Verb.String()) }

// nameIndustry names an industry with the cost of its next tile, on which the choice depends.
func (m menu) nameIndustry(c engine.Choice) string {
	p := &m.s.Players[m.s.Actor]
	next := m.game.Next(p, c.Industry)
	if c.Verb == engine.Develop {
		return m.Tile(next) + m.price(c)
	}
	return m.say("industry", "tile", m.Noun().Tile(next), "cost", m.cost(next), "left", p.Mat[next])
}

func (m menu) nameLine(c engine.Choice) string {
	return m.say("line", "line", m.Noun().Line(c.Line), "price", m.price(c), "vp", m.game.LinkValue(m.s, c.Line))
}

// price is the cost or gain of a choice in £, by the events of a trial; empty if no money moves.
func (m menu) price(c engine.Choice) string {
	if c.Verb.Follows() { // a source costs nothing itself
		return ""
	}
	sum := 0
	for _, e := range m.trial(c).Log {
		if e.Kind == engine.MoneyMoved && e.Seat == m.s.Actor && e.Reason != engine.ForIncome {
			sum += int(e.Amount)
		}
	}
	switch {
	case sum < 0:
		return m.say("costs", "money", m.Money(-sum))
	case sum > 0:
		return m.say("brings", "money", m.Money(sum))
	}
	return ""
}

func (m menu) nameSpace(c engine.Choice) string {
	placed := m.s.Tiles[c.Space]
	if placed.Tile != 0 && c.Industry != 0 {
		return m.say("space.replacing", "space", m.Noun().Space(c.Space), "tile", m.Noun().Tile(placed.Tile))
	}
	return m.Space(c.Space)
}

// nameBuyer names the buyer of a mill.
func (m menu) nameBuyer(c engine.Choice) string {
	if c.Distant {
		return m.say("buyer.distant")
	}
	return m.port(m.s, c.Port)
}

// nameLoan tells the money of a size of loan and the income levels it costs.
func (m menu) nameLoan(c engine.Choice) string {
	loan := m.game.Limits.Loans[c.Size-1]
	return m.say("loan", "money", m.Money(int(loan.Money)), "n", loan.Levels)
}

// trial makes a choice on a copy, up to the end of the turn or round, after which hidden cards are drawn, or to where a hidden tile
// is turned up.
func (m menu) trial(c engine.Choice) preview.Trial {
	trial, _ := preview.TryThrough(m.game.Game, m.s, c)
	return trial
}

// effects tells what a choice does and costs, and which question follows.
func (m menu) effects(c engine.Choice, trial *preview.Trial) []string {
	lines := m.cut(m.say("confirm.title", "choice", m.Choice(m.s, c)))
	lines = append(lines, m.cut(m.EventLines(trial.Log)...)...)
	if trial.Hidden {
		lines = append(lines, m.cut(m.chances(c))...)
	}
	if change := m.change(&trial.After); change != "" {
		lines = append(lines, change)
	}
	if question := m.question(&trial.After); question != "" && trial.After.Actor == m.s.Actor && !trial.Last {
		lines = append(lines, m.lines("confirm.then", "question", question)...)
	}
	return lines
}

// chances tells the possible results of a sale to the distant market, whose tile is not known before it is turned up (C11.3).
func (m menu) chances(c engine.Choice) string {
	b, _ := bill.Of(m.game.Game, m.s, c)
	d := b.Distant
	var spaces any = d.Bonus.Low
	if d.Bonus.High > d.Bonus.Low {
		spaces = m.say("confirm.range", "low", d.Bonus.Low, "high", d.Bonus.High)
	}
	return m.say("confirm.distant", "tiles", d.Tiles, "closing", d.Closing, "others", d.Tiles-d.Closing, "spaces", spaces)
}

// change tells how money, income and VP would change, without the effects of the end of the round.
func (m menu) change(after *engine.State) string {
	var parts []string
	a, b := &m.s.Players[m.s.Actor], &after.Players[m.s.Actor]
	for _, part := range []struct {
		key      string
		from, to string
	}{
		{"confirm.money", m.Money(int(a.Money)), m.Money(int(b.Money))},
		{"confirm.income", words.Signed(m.game.IncomeLevel(a)), words.Signed(m.game.IncomeLevel(b))},
		{"confirm.vp", fmt.Sprint(a.VP), fmt.Sprint(b.VP)},
	} {
		if part.from != part.to {
			parts = append(parts, m.say(part.key, "from", part.from, "to", part.to))
		}
	}
	return m.Then(parts)
}
