package protocol

import (
	"encoding/json"

	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
)

// Requests about a game.

func state(_ *session, r *record.Record) (any, error) {
	text, err := r.Game().MarshalPosition(r.Position())
	if err != nil {
		return nil, err
	}
	return struct {
		Position json.RawMessage `json:"position"`
		Status   status          `json:"status"`
	}{text, statusOf(r)}, nil
}

// choiceInWords is a choice with its description.
type choiceInWords struct {
	wire.Choice
	Words string `json:"words,omitempty"`
}

func choices(s *session, r *record.Record) (any, error) {
	p := r.Position()
	if err := othersTurn(r); err != nil {
		return nil, err
	}
	list := []choiceInWords{}
	speak := s.speak(r)
	for _, c := range r.Game().Choices(&p.State, nil) {
		list = append(list, choiceInWords{wire.ChoiceOf(r.Game().Game, &p.State, c), speak.Choice(&p.State, c)})
	}
	return struct {
		Choices []choiceInWords `json:"choices"`
		Status  status          `json:"status"`
	}{list, statusOf(r)}, nil
}

func hash(_ *session, r *record.Record) (any, error) {
	return struct {
		Hash string `json:"hash"`
	}{r.Hash()}, nil
}

func save(_ *session, r *record.Record) (any, error) {
	return struct {
		Record string `json:"record"`
	}{string(r.Marshal())}, nil
}

// automasTurn lets the Automa play its turn.
func automasTurn(s *session, r *record.Record) (any, error) {
	before := r.Position()
	if !before.AutomasTurn() {
		return nil, fail(codeNotItsTurn, "it is not the Automa's turn")
	}
	steps := r.AutomaTurn()
	return struct {
		Steps  []wire.Step `json:"steps"`
		Text   []string    `json:"text"`
		Status status      `json:"status"`
	}{wire.StepsOf(r.Game().Game, &before.State, steps), s.speak(r).TurnLines(steps), statusOf(r)}, nil
}

// undo takes the last human decision back; the Automa's turns since go with it.
func undo(_ *session, r *record.Record) (any, error) {
	if !r.Undo() {
		return nil, fail(codeNothing, "there is nothing to undo")
	}
	return statusReply(r), nil
}

func redo(_ *session, r *record.Record) (any, error) {
	if !r.Redo() {
		return nil, fail(codeNothing, "there is nothing to redo")
	}
	return statusReply(r), nil
}

// statusReply is the answer to a request that only moves between positions.
func statusReply(r *record.Record) any {
	return struct {
		Status   status `json:"status"`
		Practice bool   `json:"practice"`
	}{statusOf(r), r.Header().Practice}
}

type choiceFields struct {
	envelope
	Choice json.RawMessage `json:"choice"`
}

// of finds the game of a request and reads its choice.
func (f *choiceFields) of(s *session) (*record.Record, []engine.Choice, error) {
	r, err := s.of(&f.envelope)
	if err != nil {
		return nil, nil, err
	}
	list, err := f.choices(r.Game().Game)
	return r, list, err
}

// choices reads the choice of a request: its notation, or an object as "choices" gives it.
func (f *choiceFields) choices(g *engine.Game) ([]engine.Choice, error) {
	var given choiceInWords
	if err := json.Unmarshal(f.Choice, &given.Notation); err == nil {
		return given.Choices(g)
	}
	if len(f.Choice) == 0 || f.Choice[0] != '{' {
		return nil, fail(codeMalformed, "the field \"choice\" wants a notation such as \"pass card:leek\", or an object as \"choices\" gives it")
	}
	if err := strictly(f.Choice, &given); err != nil {
		return nil, fail(codeMalformed, "the choice cannot be read: %s", jsonProblem(err))
	}
	return given.Choices(g)
}

// apply makes one or more choices, all of them or none.
func apply(s *session, f *choiceFields) (any, error) {
	r, list, err := f.of(s)
	if err != nil {
		return nil, err
	}
	if err := othersTurn(r); err != nil {
		return nil, err
	}
	if seat, refusal := tryOut(r, list); !refusal.OK() {
		return nil, &failure{Code: codeRefused, Message: s.toldTo(r, viewer(r, seat)).Refusal(seat, refusal), Rule: refusal.Rule.String()}
	}
	made, chooser := len(r.Entries()), r.Position().Actor
	for _, c := range list {
		r.Choose(c)
	}
	var log engine.Log
	for _, entry := range r.Entries()[made:] {
		log = append(log, entry.Events...)
	}
	return s.happened(r, chooser, log), nil
}

// tryOut makes choices on a copy and returns the first refusal, with the seat that it was told.
func tryOut(r *record.Record, list []engine.Choice) (engine.Seat, engine.Refusal) {
	p := r.Position()
	for _, c := range list {
		if p.AutomasTurn() || r.RivalOf(p) > 0 {
			return p.Actor, engine.Refusal{Rule: r.Game().Cite(engine.B(2, 2)), Reason: engine.NotAsked}
		}
		if refusal := r.Game().Apply(p, c, nil); !refusal.OK() {
			return p.Actor, refusal
		}
	}
	return p.Actor, engine.Refusal{}
}

// refusalInWords is a refusal with its sentence.
type refusalInWords struct {
	*wire.Refusal
	Sentence string `json:"sentence"`
}

// why says whether "apply" would do it, and if not, why.
func why(s *session, f *choiceFields) (any, error) {
	r, list, err := f.of(s)
	if err != nil {
		return nil, err
	}
	answer := struct {
		Legal   bool            `json:"legal"`
		Refusal *refusalInWords `json:"refusal,omitempty"`
	}{Legal: true}
	if seat, refusal := tryOut(r, list); !refusal.OK() {
		answer.Legal = false
		answer.Refusal = &refusalInWords{wire.RefusalOf(r.Game().Game, refusal), s.toldTo(r, viewer(r, seat)).Refusal(seat, refusal)}
	}
	return answer, nil
}
