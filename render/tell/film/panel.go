package film

import (
	"slices"

	"sohofoundry/automa"
)

// read adds a piece of steps to the panel. The panels of earlier frames do not change: their lists are beginnings of the lists
// that grow here, and results are marked in copies.
func (p *Panel) read(g *automa.Game, piece automa.Steps) {
	if p.Step == automa.Acted {
		p.Tie = nil
	}
	subject := piece.Subject()
	leading := len(piece) - len(subject)
	for i := range leading + 1 {
		p.Step = piece[i].Kind
		if change := changes[p.Step]; change != nil {
			change(p, g, &piece[i])
		}
		switch p.Step {
		case automa.Refused, automa.Examined, automa.Compared, automa.Acted:
			try := Try{Steps: piece[i : i+1 : i+1]}
			if i == leading {
				try.Steps = subject
			}
			try.Card, try.Slot, try.Action = p.reading()
			p.Tries = append(p.Tries, try)
		}
	}
}

// changes hold, for each kind of step, the change to the panel apart from the tries.
var changes = [automa.StepKinds]func(*Panel, *automa.Game, *automa.Step){
	automa.Drew:       (*Panel).draw,
	automa.ReadFront:  (*Panel).readFront,
	automa.ReadBack:   (*Panel).readBack,
	automa.ReadCorner: (*Panel).readCorner,
	automa.Compared:   func(p *Panel, _ *automa.Game, st *automa.Step) { p.Tie = st.Tie },
	automa.Acted:      func(p *Panel, _ *automa.Game, _ *automa.Step) { p.mark(Yes) },
	automa.Lost:       func(p *Panel, _ *automa.Game, _ *automa.Step) { p.leave(); p.Slot = 0 },
	automa.CardAgain:  func(p *Panel, _ *automa.Game, _ *automa.Step) { p.again(); p.Card, p.Slot, p.Slots = 0, 0, nil },
	automa.BackAgain:  func(p *Panel, _ *automa.Game, _ *automa.Step) { p.again() },
	automa.Discarded:  func(p *Panel, _ *automa.Game, _ *automa.Step) { p.leave(); p.Laid = true },
}

func (p *Panel) draw(g *automa.Game, st *automa.Step) {
	if p.Corner { // the corner said to draw
		p.mark(Yes)
	}
	if p.Card != 0 {
		p.Gone = append(p.Gone, p.Card)
	}
	p.Card, p.Laid, p.Slot, p.Back, p.Row, p.Corner, p.Tie = st.Card, false, 0, 0, 0, false, nil
	p.Slots = make([]Result, len(g.Deck.Cards[g.Deck.Index(st.Card)].Front))
}

func (p *Panel) readFront(_ *automa.Game, st *automa.Step) {
	p.leave()
	p.Slot, p.Tile = st.Slot, st.Tile
	p.mark(Trying)
}

func (p *Panel) readBack(_ *automa.Game, st *automa.Step) {
	p.leave()
	p.Back, p.Alike, p.Row, p.Action, p.Tile = st.Card, st.Alike, st.Slot, st.Back, st.Tile
	p.mark(Trying)
}

func (p *Panel) readCorner(_ *automa.Game, st *automa.Step) {
	p.Back, p.Alike, p.Corner = st.Card, st.Alike, true
	p.mark(Trying)
}

// leave ends the examination of a slot or an action: it failed unless something of it was done.
func (p *Panel) leave() {
	p.Tie = nil
	if p.result() == Trying {
		p.mark(No)
	}
}

// again clears the results of a back and all tries, for a house rule.
func (p *Panel) again() {
	p.leave()
	p.Back, p.Row, p.Action, p.Actions = 0, 0, 0, [automa.BackPass + 1]Result{}
	p.Tries = nil
}

// result tells how far the slot or action that is being read has succeeded.
func (p *Panel) result() Result {
	switch {
	case p.Back != 0:
		return p.Actions[p.Action]
	case p.Slot != 0:
		return p.Slots[p.Slot-1]
	}
	return Untried
}

// mark sets the result of the slot or action that is being read, in a copy of the list.
func (p *Panel) mark(r Result) {
	switch {
	case p.Back != 0:
		p.Actions[p.Action] = r
	case p.Slot != 0:
		p.Slots = slices.Clone(p.Slots)
		p.Slots[p.Slot-1] = r
	}
}
