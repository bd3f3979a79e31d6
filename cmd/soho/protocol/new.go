package protocol

import (
	"encoding/json"
	"errors"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/decks"
	"sohofoundry/decks/rules"
	"sohofoundry/engine"
	"sohofoundry/engine/position"
	"sohofoundry/render/keep/library"
)

// Requests that start a game.

type newFields struct {
	envelope
	rulesOf
	Seed         *uint64          `json:"seed"`
	Difficulty   *string          `json:"difficulty"`
	Mat          map[string][]int `json:"mat"`
	House        engine.House     `json:"house"`
	Seats        *int             `json:"seats"`
	Solo         *bool            `json:"solo"`
	Rival        *string          `json:"rival"`
	Players      []player         `json:"players"`
	Introductory bool             `json:"introductory"`
	Spending     bool             `json:"spending_order"`
	Position     json.RawMessage  `json:"position"`
}

// rulesOf says which board game is played.
type rulesOf struct {
	Rules   *string `json:"game_rules"`
	Map     *string `json:"map"`
	Virtual bool    `json:"virtual_link"`
	Classic bool    `json:"classic_deck"`
}

// The maps of Lancashire.
const (
	fullMap      = "full"
	communityMap = "community"
)

// game finds the game that is asked for: the one of the session, unless a request says otherwise.
func (s *session) game(f rulesOf) (*automa.Game, error) {
	if f == (rulesOf{}) {
		return s.Game, nil
	}
	usual, _ := decks.VariantOf(s.Game.ID)
	name, board := valueOr(f.Rules, usual), valueOr(f.Map, fullMap)
	if !slices.Contains(rules.Games, name) {
		return nil, fail(codeBadValue, "there are no game_rules %q, only %s", name, s.words(s.Game).Or(rules.Games))
	}
	if board != fullMap && board != communityMap {
		return nil, fail(codeBadValue, "there is no map %q, only %s", board, s.words(s.Game).Or([]string{fullMap, communityMap}))
	}
	id, err := decks.Variant{Community: board == communityMap, Classic: f.Classic, Virtual: f.Virtual}.ID(name)
	if err != nil {
		return nil, err
	}
	return s.gameOf(id), nil
}

// gameOf is the game of an id, with the cards of the session if it is its game.
func (s *session) gameOf(id string) *automa.Game {
	if id == s.Game.ID {
		return s.Game
	}
	return decks.Game(id)
}

// startGame starts a game from a seed or a position.
func startGame(s *session, f *newFields) (any, error) {
	if f.Position != nil {
		return s.startFrom(f)
	}
	game, err := s.game(f.rulesOf)
	if err != nil {
		return nil, err
	}
	header, err := s.header(game, f)
	if err != nil {
		return nil, err
	}
	return s.start(game, header, f)
}

func (s *session) start(game *automa.Game, header record.Header, f *newFields) (any, error) {
	r, err := record.New(game, header)
	if err != nil {
		return nil, err
	}
	if err := s.keep(&f.envelope, r); err != nil {
		return nil, err
	}
	return s.happened(r, engine.Nobody, r.Opening()), nil
}

// startFrom starts a game from a position, which names its game.
func (s *session) startFrom(f *newFields) (any, error) {
	if f.rulesOf != (rulesOf{}) || f.Seed != nil || f.Difficulty != nil || f.Mat != nil || f.House != (engine.House{}) || f.Seats != nil || f.Solo != nil || f.Rival != nil || f.Players != nil ||
		f.Introductory || f.Spending {
		return nil, fail(codeBadValue, "a game from a position has no other options: the position says it all")
	}
	var named struct {
		Game string `json:"game"`
	}
	_ = json.Unmarshal(f.Position, &named) // a position that cannot be read is refused below
	game := s.gameOf(rules.Birmingham)     // its positions name no game
	if slices.Contains(decks.Games(), named.Game) {
		game = s.gameOf(named.Game)
	}
	p, err := game.UnmarshalPosition(f.Position)
	if err == nil {
		err = position.Arisen(game.Game, &p.State)
	}
	if err != nil {
		return nil, err
	}
	return s.start(game, record.Header{From: &p}, f)
}

func (s *session) header(game *automa.Game, f *newFields) (record.Header, error) {
	h := record.Header{
		Seed: valueOr(f.Seed, 1),
		Options: engine.Options{
			Seats: valueOr(f.Seats, 2), Solo: valueOr(f.Solo, true), Introductory: f.Introductory, SpendingOrder: f.Spending,
		},
	}
	if f.Players != nil {
		return playersHeader(h, f)
	}
	if f.Rival != nil {
		return rivalHeader(h, f)
	}
	if !h.Options.Solo {
		if f.Difficulty != nil || f.Mat != nil || f.House != (engine.House{}) {
			return h, fail(codeBadValue, "without the Automa there is no difficulty and no mat")
		}
		return h, nil
	}
	mat, err := s.mat(game, f)
	h.Difficulty, h.Options.AutomaMat, h.Options.House = mat.Name, mat.Count, mat.House
	return h, err
}

func valueOr[T any](given *T, otherwise T) T {
	if given == nil {
		return otherwise
	}
	return *given
}

// mat finds the level of a name, or takes the counts of tiles and house rules given.
func (s *session) mat(game *automa.Game, f *newFields) (automa.Mat, error) {
	if f.Mat == nil {
		if f.House != (engine.House{}) {
			return automa.Mat{}, fail(codeBadValue, "house rules come with a mat, or with the difficulty that has them")
		}
		name := valueOr(f.Difficulty, s.Difficulty)
		mat, ok := decks.MatNamed(game.ID, name)
		if !ok {
			return automa.Mat{}, fail(codeBadValue, "there is no difficulty %q, only %s", name, s.words(game).Or(decks.Difficulties(game.ID)))
		}
		return *mat, nil
	}
	if f.Difficulty != nil {
		return automa.Mat{}, fail(codeBadValue, "a difficulty and a mat exclude each other")
	}
	counts, err := wire.MatCounts(game.Game, f.Mat)
	return automa.Mat{Count: counts, House: f.House}, err
}

type loadFields struct {
	envelope
	Record string `json:"record"`
}

// loadGameText takes a saved game over.
func loadGameText(s *session, f *loadFields) (any, error) {
	text := []byte(f.Record)
	games, _ := library.GamesOf(text, "", nil)
	r, err := record.Load("record", text, append(record.Library{s.Game}, games...))
	if err != nil {
		return nil, err
	}
	if r.Game().Edition.Companion {
		return nil, errors.New("a game on a real table is played with soho companion alone")
	}
	if err := s.keep(&f.envelope, r); err != nil {
		return nil, err
	}
	return struct {
		Status status `json:"status"`
	}{statusOf(r)}, nil
}
