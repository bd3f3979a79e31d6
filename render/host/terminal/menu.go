package terminal

import (
	"sohofoundry/engine"
	"sohofoundry/render/tell/pick"
)

// A choice in the terminal is narrowed down: the engine lists every legal choice, and the player is asked for one part of it
// after another (action, industry, place, card) until one choice is left. A part with only one answer is not asked for.

// facet is a part of a choice that can be asked for.
type facet struct {
	ask  string // the key of the question
	of   func(*Client, engine.Choice) int
	name func(*Client, engine.Choice) string
}

// facets are the parts, in the order in which they are asked for.
var facets = []facet{
	{"ask.verb", func(_ *Client, c engine.Choice) int { return int(c.Verb) }, (*Client).nameVerb},
	{"ask.industry", func(_ *Client, c engine.Choice) int { return int(c.Industry) }, (*Client).nameIndustry},
	{"ask.line", func(_ *Client, c engine.Choice) int { return int(c.Line) }, (*Client).nameLine},
	{"ask.place", func(t *Client, c engine.Choice) int { return int(t.game().LocationOf(c.Space)) }, (*Client).nameLocation},
	{"ask.space", func(_ *Client, c engine.Choice) int { return int(c.Space) }, (*Client).nameSpace},
	{"ask.merchant", func(_ *Client, c engine.Choice) int { return int(c.Merchant) }, (*Client).nameMerchant},
	{"ask.buyer", func(_ *Client, c engine.Choice) int { return buyer(c) }, (*Client).nameBuyer},
	{"ask.loan", func(_ *Client, c engine.Choice) int { return int(c.Size) }, (*Client).nameLoan},
	{"ask.card", func(_ *Client, c engine.Choice) int { return int(c.Card) }, (*Client).nameCard},
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
// short list of whole choices (sources, sales) is offered as it is.
func (t *Client) options(choices []engine.Choice) (question string, list []option) {
	decision := t.rec.Position().Decision
	if decision != engine.ChooseAction {
		for _, c := range choices {
			list = append(list, option{name: t.Words.Choice(&t.rec.Position().State, c) + t.price(c), choices: []engine.Choice{c}})
		}
		return t.question(&t.rec.Position().State), list
	}
	if !t.narrow {
		return t.say(facets[0].ask), t.everyAction(choices)
	}
	for i := range facets {
		if list = facets[i].split(t, choices); len(list) > 1 {
			return t.soFar(choices, i) + ". " + t.say(facets[i].ask), list
		}
	}
	return t.say(facets[0].ask), t.everyAction(choices) // one choice is left, and is offered as its action
}

// soFar names the parts chosen before a part is asked for: the action, its industry once that is settled, all of it but the
// card at the end.
func (t *Client) soFar(choices []engine.Choice, part int) string {
	c := choices[0]
	switch {
	case part == len(facets)-1 && (c.Space != 0 || c.Line != 0 || c.Industry != 0):
		c.Card = 0
		return t.Words.Choice(&t.rec.Position().State, c)
	case c.Space != 0 && facets[part].ask == "ask.buyer":
		c.Card, c.Port, c.Distant = 0, 0, false
		return t.Words.Choice(&t.rec.Position().State, c)
	case part > 1 && c.Industry != 0:
		return t.say("verb-of", "action", t.nameVerb(c), "industry", t.nameIndustry(c))
	}
	return t.nameVerb(c)
}

// everyAction offers every action, those that are not possible too.
func (t *Client) everyAction(choices []engine.Choice) (list []option) {
	for _, v := range actions {
		if !t.game().Answers(v, engine.ChooseAction) {
			continue
		}
		o := option{name: t.say("verb." + v.String()), choices: narrow(choices, engine.Choice{Verb: v}), verb: v}
		if len(o.choices) == 0 {
			o.name = t.say("not-now", "action", o.name)
		}
		list = append(list, o)
	}
	return list
}

// split puts the choices together that agree in the part.
func (f *facet) split(t *Client, choices []engine.Choice) (list []option) {
	at := map[int]int{}
	for _, c := range choices {
		key := f.of(t, c)
		if _, known := at[key]; !known {
			at[key] = len(list)
			list = append(list, option{})
		}
		o := &list[at[key]]
		o.choices = append(o.choices, c)
	}
	if len(list) > 1 {
		for i := range list {
			list[i].name = f.name(t, list[i].choices[0])
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
