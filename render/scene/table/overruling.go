package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/widget"
)

// What the rules refuse may have been played all the same on a real table.

// overrules is the choice that was refused, if it can be made there with the pieces on the table; else none.
func (ch *choosing) overrules() engine.Choice {
	c := ch.refused.Wish
	if !ch.table.onTable() || ch.refused.OK() || c.Verb == 0 {
		return engine.Choice{}
	}
	p := *ch.table.position
	if c.Card == 0 && ch.table.game.Uses(c.Verb).Card != 0 && p.Decision == engine.ChooseAction {
		c.Card = p.Players[p.Actor].Hand[0]
	}
	var log engine.Log
	if !ch.table.game.Overrule(&p, c, &log).OK() {
		return engine.Choice{}
	}
	return c
}

// overrule makes a choice that was refused, and what follows on it.
func (ch *choosing) overrule(c engine.Choice) {
	s := ch.table
	at := len(s.rec.Entries())
	ch.settle()
	if why := s.rec.Overrule(c); !why.OK() {
		ch.refused = pick.Explanation{Kind: pick.Refused, Refusal: why, Wish: c}
		s.ask(Noise{sound.Refused})
		return
	}
	s.rec.AnswerForced()
	s.made(at)
}

// putRightButton begins to put things right.
func putRightButton(c *widget.Canvas) widget.Button {
	return widget.Button{ID: "tasks:put-right", Text: c.Words.Text("put-right.title"), Icon: "tie", Act: putright.Open{}, Action: "put-right"}
}
