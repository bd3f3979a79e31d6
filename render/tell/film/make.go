package film

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
)

// Of makes the film of an entry; entries of games without the Automa have films too. It takes well under a millisecond.
func Of(g *automa.Game, e *record.Entry) *Film {
	m := maker{game: g, now: e.Before}
	if e.Automa() {
		m.turn(e.Steps)
	} else {
		m.pages(e.Events, Action)
	}
	if len(m.frames) == 0 { // a choice without events, such as to stop
		m.add(Frame{Kind: Action})
	}
	return &Film{Frames: m.frames, game: g, steps: e.Steps}
}

// maker makes a film frame by frame.
type maker struct {
	game   *automa.Game
	now    automa.Position // where the next frame begins
	panel  Panel
	frames []Frame
}

// turn adds the frames of the Automa's turn.
func (m *maker) turn(steps automa.Steps) {
	m.panel.Top = m.top()
	for _, piece := range steps.Pieces() {
		subject := piece.Subject()
		if st := &subject[0]; st.Kind == automa.TurnOver {
			cards := piece[:len(piece)-1]
			if len(cards) > 0 {
				m.panel.read(m.game, cards)
			}
			m.add(Frame{Kind: Summary, Steps: cards})
			m.panel.read(m.game, subject)
			m.pages(st.Events, PassOn)
			continue
		}
		m.panel.read(m.game, piece)
		f := Frame{Kind: kinds[subject[0].Kind], Steps: piece}
		for i := range subject {
			f.Events = append(f.Events, subject[i].Events...)
		}
		m.add(f)
	}
}

// kinds are the frames of steps.
var kinds = [automa.StepKinds]Kind{
	automa.Drew: Step, automa.Reshuffled: Step, automa.ReadFront: Step, automa.ReadBack: Step, automa.ReadCorner: Step,
	automa.Examined: Step, automa.Refused: Step, automa.Compared: Comparison, automa.Acted: Action, automa.Lost: Step,
	automa.Discarded: Step, automa.Prepared: EraChange, automa.FullStart: Step, automa.CardAgain: Step, automa.BackAgain: Step,
}

// add adds a frame that begins where the last one ended.
func (m *maker) add(f Frame) {
	f.stages = stages(f.Kind, f.Events)
	f.Before = m.now
	if len(f.Steps) > 0 {
		for i := range f.Steps {
			m.game.FollowStep(&m.now, &f.Steps[i])
		}
	} else {
		for _, e := range f.Events {
			m.game.Follow(&m.now, e)
		}
	}
	f.After = m.now
	m.panel.Top = m.top()
	f.Panel = m.panel
	m.frames = append(m.frames, f)
}

// top is the number of the card on top of the deck, 0 if there is none.
func (m *maker) top() int {
	if card := m.game.Top(&m.now); card != nil {
		return card.Number
	}
	return 0
}
