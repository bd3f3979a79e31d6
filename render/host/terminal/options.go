package terminal

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"sohofoundry/engine"
)

// The texts of questions and their answers.

// questions are the keys of the questions for choices other than an action.
var questions = map[engine.Decision]string{
	engine.ChooseCoal: "ask.coal", engine.ChooseIron: "ask.iron", engine.ChooseBeer: "ask.beer", engine.ChooseBonus: "ask.bonus",
	engine.ChooseLink: "ask.link", engine.ChooseDevelop: "ask.develop", engine.ChooseSale: "ask.sale",
	engine.ChooseDiscard: "ask.discard", engine.ChooseGiveUp: "ask.give-up",
}

// question is the question to the player who chooses a part of an action; empty if there is none.
func (t *Client) question(s *engine.State) string {
	key := questions[s.Decision]
	if key == "" {
		return ""
	}
	return t.say(key, "n", strconv.Itoa(int(s.Pending.Count)))
}

// show prints a question and its numbered answers, in columns where they are short.
func (t *Client) show(question string, list []option) {
	if len(list) == 0 {
		return
	}
	t.print("")
	t.print(t.Words.Wrap(question, 2)...)
	widest := 0
	for _, o := range list {
		widest = max(widest, utf8.RuneCountInString(o.name))
	}
	columns := t.Words.Width / (widest + numberWidth + 2)
	if len(list) <= shortList || t.Words.Plain || columns < 2 {
		for i, o := range list {
			if t.Words.Plain && len(o.choices) == 0 { // not read out: "why" explains them; the others keep their numbers
				continue
			}
			lines := t.Words.Wrap(strings.Repeat("_", numberWidth)+o.name, numberWidth)
			lines[0] = fmt.Sprintf("%3d ", i+1) + lines[0][numberWidth:]
			t.print(lines...)
		}
		return
	}
	rows := (len(list) + columns - 1) / columns
	for row := range rows {
		line := ""
		for i := row; i < len(list); i += rows {
			line += fmt.Sprintf("%3d %-*s", i+1, widest+2, list[i].name)
		}
		t.print(strings.TrimRight(line, " "))
	}
}

const (
	numberWidth = 4 // of the number before an option
	shortList   = 6 // options that are never put in columns
)

func (t *Client) nameVerb(c engine.Choice) string { return t.say("verb." + c.Verb.String()) }

// nameIndustry names an industry with the cost of its next tile, on which the choice depends.
func (t *Client) nameIndustry(c engine.Choice) string {
	p := &t.rec.Position().Players[t.rec.Position().Actor]
	next := t.game().Next(p, c.Industry)
	if c.Verb == engine.Develop {
		return t.Words.Tile(next) + t.price(c)
	}
	return t.say("industry", "tile", t.Words.Noun().Tile(next), "cost", t.cost(next), "left", strconv.Itoa(int(p.Mat[next])))
}

func (t *Client) nameLine(c engine.Choice) string {
	return t.say("line", "line", t.Words.Noun().Line(c.Line), "price", t.price(c),
		"vp", strconv.Itoa(int(t.game().LinkValue(&t.rec.Position().State, c.Line))))
}

// price is the cost or gain of a choice in £, by the events of a trial; empty if no money moves.
func (t *Client) price(c engine.Choice) string {
	if c.Verb.Follows() { // a source costs nothing itself
		return ""
	}
	sum := 0
	for _, e := range t.trial(c).Log {
		if e.Kind == engine.MoneyMoved && e.Seat == t.rec.Position().Actor && e.Reason != engine.ForIncome {
			sum += int(e.Amount)
		}
	}
	switch {
	case sum < 0:
		return t.say("costs", "money", t.Words.Money(-sum))
	case sum > 0:
		return t.say("brings", "money", t.Words.Money(sum))
	}
	return ""
}

func (t *Client) nameLocation(c engine.Choice) string {
	return t.Words.Location(t.game().LocationOf(c.Space))
}

func (t *Client) nameSpace(c engine.Choice) string {
	placed := t.rec.Position().Tiles[c.Space]
	if placed.Tile != 0 && c.Industry != 0 {
		return t.say("space.replacing", "space", t.Words.Noun().Space(c.Space), "tile", t.Words.Noun().Tile(placed.Tile))
	}
	return t.Words.Space(c.Space)
}

func (t *Client) nameMerchant(c engine.Choice) string {
	return t.Words.MerchantAndGoods(&t.rec.Position().State, c.Merchant)
}

// nameBuyer names the buyer of a mill.
func (t *Client) nameBuyer(c engine.Choice) string {
	if c.Distant {
		return t.say("buyer.distant")
	}
	owner := t.rec.Position().Tiles[c.Port].Owner
	return t.say("buyer.port", "space", t.Words.Noun().Space(c.Port), "owner", t.say("owner."+strconv.Itoa(int(owner))))
}

// nameLoan tells the money of a size of loan and the income levels it costs.
func (t *Client) nameLoan(c engine.Choice) string {
	loan := t.game().Limits.Loans[c.Size-1]
	return t.say("loan", "money", t.Words.Money(int(loan.Money)), "n", strconv.Itoa(int(loan.Levels)))
}

func (t *Client) nameCard(c engine.Choice) string { return t.Words.Card(c.Card) }
