package protocol

import (
	"encoding/json"

	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Requests that start a game.

type newFields struct {
	envelope
	Seed         *uint64          `json:"seed"`
	Difficulty   *string          `json:"difficulty"`
	Mat          map[string][]int `json:"mat"`
	Seats        *int             `json:"seats"`
	Solo         *bool            `json:"solo"`
	Introductory bool             `json:"introductory"`
	Spending     bool             `json:"spending_order"`
	Position     json.RawMessage  `json:"position"`
}

// startGame starts a game from a seed or a position.
func startGame(s *session, f *newFields) (any, error) {
	header, err := s.header(f)
	if err != nil {
		return nil, err
	}
	r, err := record.New(s.Game, header)
	if err != nil {
		return nil, err
	}
	if err := s.keep(&f.envelope, r); err != nil {
		return nil, err
	}
	return s.happened(r, r.Opening()), nil
}

func (s *session) header(f *newFields) (record.Header, error) {
	if f.Position != nil {
		if f.Seed != nil || f.Difficulty != nil || f.Mat != nil || f.Seats != nil || f.Solo != nil || f.Introductory || f.Spending {
			return record.Header{}, fail(codeBadValue, "a game from a position has no other options: the position says it all")
		}
		p, err := s.Game.UnmarshalPosition(f.Position)
		return record.Header{From: &p}, err
	}
	h := record.Header{
		Seed: valueOr(f.Seed, 1),
		Options: engine.Options{
			Seats: valueOr(f.Seats, 2), Solo: valueOr(f.Solo, true), Introductory: f.Introductory, SpendingOrder: f.Spending,
		},
	}
	if !h.Options.Solo {
		if f.Difficulty != nil || f.Mat != nil {
			return h, fail(codeBadValue, "without the Automa there is no difficulty and no mat")
		}
		return h, nil
	}
	var err error
	h.Difficulty, h.Options.AutomaMat, err = s.mat(f)
	return h, err
}

func valueOr[T any](given *T, otherwise T) T {
	if given == nil {
		return otherwise
	}
	return *given
}

// mat finds the Automa's tiles by the name of a difficulty, or takes the counts given.
func (s *session) mat(f *newFields) (name string, counts [engine.MaxTiles]uint8, err error) {
	if f.Mat == nil {
		name = valueOr(f.Difficulty, s.Difficulty)
		mat, ok := decks.MatNamed("birmingham", name)
		if !ok {
			return "", counts, fail(codeBadValue, "there is no difficulty %q, only %s", name, s.words.Or(decks.Difficulties("birmingham")))
		}
		return name, mat.Count, nil
	}
	if f.Difficulty != nil {
		return "", counts, fail(codeBadValue, "a difficulty and a mat exclude each other")
	}
	counts, err = wire.MatCounts(s.Game.Game, f.Mat)
	return "", counts, err
}

type loadFields struct {
	envelope
	Record string `json:"record"`
}

// loadGameText takes a saved game over.
func loadGameText(s *session, f *loadFields) (any, error) {
	r, err := record.Load("record", []byte(f.Record), record.Library{s.Game})
	if err != nil {
		return nil, err
	}
	if err := s.keep(&f.envelope, r); err != nil {
		return nil, err
	}
	return struct {
		Status status `json:"status"`
	}{statusOf(r)}, nil
}
