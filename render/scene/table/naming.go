package table

import (
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/tasks"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// naming is the mode in which a card that was drawn from a printed deck on a real table is named, or the one that lies on top then.
type naming struct {
	still
	place  int // of the card in the deck, from the top, from 1
	scroll widget.Scroll
}

func newNaming(s *Scene) *naming {
	place, _ := companion.CardWanted(s.rec)
	return &naming{still: still{s}, place: place}
}

func (*naming) String() string { return "naming" }

func (*naming) changes() bool { return true }

func (n *naming) moment() motion.Moment {
	return motion.Moment{Position: *n.table.position, Over: true}
}

func (n *naming) draw(c *widget.Canvas, area view.Rect, _ *motion.Moment) {
	title := "drawn"
	if n.place > 1 {
		title = "on-top"
	}
	m := tasks.Cards{Title: c.Words.Text("table.by-hand." + title), Text: c.Words.Text("table.by-hand." + title + "-text"), Scroll: n.scroll,
		CanUndo: n.table.rec.CanUndo()}
	for _, card := range n.table.game.Deck.Cards {
		if n.may(card.Number) {
			m.Numbers = append(m.Numbers, card.Number)
		}
	}
	n.scroll = tasks.DrawCards(c, area, &m)
}

func (n *naming) fix(number int) engine.Fix {
	return engine.Fix{Thing: engine.CardThing, Place: uint8(n.place), Amount: int16(number)}
}

// may reports whether a card can lie there.
func (n *naming) may(number int) bool {
	p := *n.table.position
	return n.table.game.PutRight(&p, n.fix(number)).OK()
}

func (n *naming) do(act any) bool {
	card, ok := act.(tasks.Card)
	if !ok {
		return n.scroll.Do(tasks.ScrollID, act)
	}
	s, at := n.table, len(n.table.rec.Entries())
	if why := s.rec.PutRight(n.fix(card.Number)); !why.OK() {
		s.Tell(s.words.Text("terminal.table.card-wrong", "number", strconv.Itoa(card.Number)))
		return true
	}
	s.ask(Noise{sound.Select})
	s.goOn(at)
	return true
}
