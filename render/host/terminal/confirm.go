package terminal

import (
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/preview"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/words"
)

// confirm shows the effects and the cost of an action from the menu, and asks whether to do it. Parts of an action under way
// are made at once, unless they end the turn.
func (t *Client) confirm(c engine.Choice) error {
	p := t.rec.Position()
	trial := t.trial(c)
	if p.Decision != engine.ChooseAction && !trial.Last && !trial.Hidden {
		t.choose(c, 0)
		return nil
	}
	t.print(t.Words.Wrap(t.say("confirm.title", "choice", t.Words.Choice(&p.State, c)), 2)...)
	t.tellLines(t.Words.EventLines(trial.Log))
	if trial.Hidden {
		t.tellLines([]string{t.chances(c)})
	}
	if change := t.change(p.State, trial.After); change != "" {
		t.print(change)
	}
	if question := t.question(&trial.After); question != "" && trial.After.Actor == p.Actor && !trial.Last {
		t.tell("confirm.then", "question", question)
	}
	for !t.over && !t.moved {
		line, err := t.read(t.say("confirm.prompt"))
		switch {
		case err != nil:
			return err
		case line == "":
			t.choose(c, len(trial.Log))
		case strings.EqualFold(line, t.say("back")):
			t.asked, t.narrow = false, false
			return nil
		case !t.command(line):
			t.tell("confirm.unknown", "line", quoted(line))
		}
	}
	return nil
}

// trial makes a choice on a copy, up to the end of the turn or round, after which hidden cards are drawn, or to where a hidden tile
// is turned up.
func (t *Client) trial(c engine.Choice) preview.Trial {
	trial, _ := preview.TryThrough(t.game().Game, &t.rec.Position().State, c)
	return trial
}

// chances tells the possible results of a sale to the distant market, whose tile is not known before it is turned up (C11.3).
func (t *Client) chances(c engine.Choice) string {
	b, _ := bill.Of(t.game().Game, &t.rec.Position().State, c)
	d := b.Distant
	spaces := strconv.Itoa(d.Bonus.Low)
	if d.Bonus.High > d.Bonus.Low {
		spaces = t.say("confirm.range", "low", spaces, "high", strconv.Itoa(d.Bonus.High))
	}
	return t.say("confirm.distant", "tiles", strconv.Itoa(d.Tiles), "closing", strconv.Itoa(d.Closing), "others", strconv.Itoa(d.Tiles-d.Closing),
		"spaces", spaces)
}

// change tells how money, income and VP would change, without the effects of the end of the round.
func (t *Client) change(before, after engine.State) string {
	var parts []string
	a, b := &before.Players[before.Actor], &after.Players[before.Actor]
	for _, part := range []struct {
		key      string
		from, to string
	}{
		{"confirm.money", t.Words.Money(int(a.Money)), t.Words.Money(int(b.Money))},
		{"confirm.income", words.Signed(t.game().IncomeLevel(a)), words.Signed(t.game().IncomeLevel(b))},
		{"confirm.vp", strconv.Itoa(int(a.VP)), strconv.Itoa(int(b.VP))},
	} {
		if part.from != part.to {
			parts = append(parts, t.say(part.key, "from", part.from, "to", part.to))
		}
	}
	return t.Words.Then(parts)
}

// choose makes a choice, tells its events but for the first ones, which were shown already, and saves. It reports whether the
// choice was allowed.
func (t *Client) choose(c engine.Choice, shown int) bool {
	made := len(t.rec.Entries())
	if why := t.rec.Act(c); !why.OK() {
		t.print(t.Words.Wrap(t.Words.Refusal(t.rec.Position().Actor, why), 2)...)
		t.asked = false
		t.mayOverrule([][]engine.Choice{{c}})
		return false
	}
	events := t.eventsFrom(made)
	t.dialogue.Advance(made)
	path, err := t.Save(t.rec) // what is told as done is safe, whatever ends the program
	if t.onTable() {
		t.tellNews()
	} else {
		t.tellLines(t.Words.EventLines(events[shown:]))
	}
	t.moved = true
	t.reportSave(path, err)
	return true
}
