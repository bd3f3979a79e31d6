package table

import (
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// On a real table the player may have done something that the rules refuse.

// overrules is the choice that was refused, if it can be made there with the pieces on the table; else none. It may name no card yet.
func (ch *choosing) overrules() engine.Choice {
	if ch.refused.OK() {
		return engine.Choice{}
	}
	c, known, can := ch.table.companion.Overrules(ch.refused.Wish)
	switch {
	case !can:
		return engine.Choice{}
	case !known:
		return ch.refused.Wish
	}
	return c
}

// overrule makes a choice that was refused, and goes on with the game. Where the hand is kept, it asks first which card was
// discarded.
func (ch *choosing) overrule(c engine.Choice) {
	s := ch.table
	if _, known, _ := s.companion.Overrules(c); !known {
		s.mode = &discarding{plain: plain{s}, from: ch, choice: c}
		return
	}
	ch.settle()
	ch.record(c, s.companion.Overrule)
}

// putRightButton begins to put things right.
func putRightButton(c *widget.Canvas) widget.Button {
	return widget.Button{ID: "tasks:put-right", Text: c.Words.Text("put-right.title"), Icon: "tie", Act: putright.Open{}, Action: "put-right"}
}

// discarding is the mode in which the player says which card of a kept hand was discarded for a choice against the rules, as the
// rules cannot tell.
type discarding struct {
	plain
	from   *choosing
	choice engine.Choice // without its card
	scroll widget.Scroll
}

// discarded names the card.
type discarded struct{ card engine.Card }

// endDiscarding goes back to the refused choice.
type endDiscarding struct{}

func (*discarding) String() string { return "discarding" }

func (*discarding) changes() bool { return true }

func (d *discarding) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	m := tasks.Naming{Title: c.Words.Text("panel.button.anyway"), Text: c.Words.Text("terminal.ask.card"), Scroll: d.scroll, CanUndo: d.table.rec.CanUndo(),
		Buttons: []widget.Button{{ID: "discarding:back", Icon: "cross", Text: c.Words.Text("panel.button.back"), Act: endDiscarding{}, Action: "back"}}}
	p := &d.table.position.Players[d.table.you]
	hand := p.Hand[:p.HandLen()]
	for i, card := range hand {
		if !slices.Contains(hand[:i], card) {
			m.Options = append(m.Options, tasks.Option{ID: strconv.Itoa(int(card)), Text: words.Capital(words.In(c.Words).CardName(card)), Act: discarded{card}})
		}
	}
	d.scroll = tasks.DrawNaming(c, area, &m)
}

func (d *discarding) do(act any) bool {
	switch act := act.(type) {
	case discarded:
		c := d.choice
		c.Card = act.card
		d.table.mode = d.from
		d.from.overrule(c)
	case endDiscarding:
		d.table.mode = d.from
	default:
		return d.scroll.Do(tasks.ScrollID, act)
	}
	return true
}
