package protocol

import (
	"encoding/json"
	"maps"
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// session is the state kept between two requests: the games by the name that the other side gave them.
type session struct {
	Setup
	speakers map[*automa.Game]words.Words // the texts of each game
	games    map[string]*record.Record
	quit     bool
	asked    json.RawMessage // the id of the request under way
	interim  func(body any)  // answers the request under way before its last answer
}

const (
	mostGames = 64   // bounds the memory that one session can take
	uncut     = 1000 // characters on a line of text: programs cut lines themselves
)

func newSession(setup Setup) (*session, error) {
	s := &session{Setup: setup, speakers: map[*automa.Game]words.Words{}, games: map[string]*record.Record{}, interim: func(any) {}}
	speak, err := words.New(setup.Game, "en")
	s.speakers[setup.Game] = speak
	return s, err
}

// words words the texts of a game.
func (s *session) words(g *automa.Game) words.Words {
	speak, ok := s.speakers[g]
	if !ok {
		speak, _ = words.New(g, "en") // a language that there is
		s.speakers[g] = speak
	}
	speak.Width = uncut
	return speak
}

// requests are the kinds of request. It is filled by init, since the answers to unknown ones name them all.
var (
	requests     map[string]func(*session, []byte) (any, error)
	requestNames []string
)

func init() {
	requests = map[string]func(*session, []byte) (any, error){
		"new":     request(startGame),
		"load":    request(loadGameText),
		"state":   request(inGame(state)),
		"choices": request(inGame(choices)),
		"advise":  request(advise),
		"hash":    request(inGame(hash)),
		"save":    request(inGame(save)),
		"automa":  request(inGame(automasTurn)),
		"rival":   request(inGame(rivalsTurn)),
		"undo":    request(inGame(undo)),
		"redo":    request(inGame(redo)),
		"apply":   request(apply),
		"why":     request(why),
		"rules":   request(findRules),
		"version": request(tellVersion),
		"quit":    request(quit),
	}
	requestNames = slices.Sorted(maps.Keys(requests))
}

// inGame makes a request of one that needs a game and nothing else.
func inGame(do func(*session, *record.Record) (any, error)) func(*session, *envelope) (any, error) {
	return func(s *session, e *envelope) (any, error) {
		r, err := s.of(e)
		if err != nil {
			return nil, err
		}
		return do(s, r)
	}
}

// of finds the game that a request is about.
func (s *session) of(e *envelope) (*record.Record, error) {
	if r := s.games[e.Game]; r != nil {
		return r, nil
	}
	if e.Game == "" {
		return nil, fail(codeNoGame, "there is no game yet, ask for \"new\" or \"load\" first")
	}
	return nil, fail(codeNoGame, "there is no game %q, ask for \"new\" or \"load\" with that name first", e.Game)
}

// keep takes a game over under the name in a request, in place of one that had the name before.
func (s *session) keep(e *envelope, r *record.Record) error {
	if s.games[e.Game] == nil && len(s.games) == mostGames {
		return fail(codeBadValue, "there are %d games already, which is the most; give one of their names to the new one", mostGames)
	}
	s.games[e.Game] = r
	return nil
}

// speak words the texts about a game.
func (s *session) speak(r *record.Record) words.Words {
	h := r.Header()
	return s.words(r.Game()).At(&h)
}

// toldTo words the texts about a game for a seat. Where nobody said who plays, nobody is "you".
func (s *session) toldTo(r *record.Record, seat engine.Seat) words.Words {
	h := r.Header()
	if h.OnePerson() || h.Players == ([engine.MaxSeats]record.Player{}) {
		return s.speak(r)
	}
	return s.speak(r).SeenBy(seat)
}

// status is where a game stands.
type status struct {
	gameStatus
	Era      string       `json:"era"`
	Round    uint8        `json:"round"`
	Seat     *engine.Seat `json:"seat,omitempty"`  // the seat that is asked; left out when the game is over
	Decision string       `json:"decision"`        // the kind of choice asked for
	Automa   bool         `json:"automa"`          // the Automa is to move
	Rival    bool         `json:"rival,omitempty"` // the rival is
	VP       []int16      `json:"vp"`              // by seat
	Players  []player     `json:"players,omitempty"`
	Places   []place      `json:"places,omitempty"`
}

// gameStatus is which board game is played, in the fields that "new" takes.
type gameStatus struct {
	Rules   string `json:"game_rules"`
	Map     string `json:"map,omitempty"` // if it is not the full one
	Virtual bool   `json:"virtual_link,omitempty"`
	Classic bool   `json:"classic_deck,omitempty"`
}

func gameStatusOf(id string) gameStatus {
	game, v := decks.VariantOf(id)
	now := gameStatus{Rules: game, Virtual: v.Virtual, Classic: v.Classic}
	if v.Community {
		now.Map = communityMap
	}
	return now
}

// place is a seat's place when the game is over.
type place struct {
	Seat  engine.Seat `json:"seat"`
	Place int         `json:"place"`
}

func statusOf(r *record.Record) status {
	p := r.Position()
	now := status{gameStatus: gameStatusOf(r.Game().ID), Era: p.Era.String(), Round: p.Round, Decision: p.Decision.String(), Automa: p.AutomasTurn(), Rival: r.RivalsTurn()}
	for seat := range p.Players[:p.Seats] {
		now.VP = append(now.VP, p.Players[seat].VP)
	}
	now.Players = playersOf(r.Header())
	if p.Decision != engine.GameOver {
		now.Seat = &p.Actor
		return now
	}
	for _, standing := range r.Game().Standings(&p.State) {
		now.Places = append(now.Places, place(standing))
	}
	return now
}

// happened is the answer to a request that moves a game on.
type happened struct {
	Events []wire.Event `json:"events"`
	Text   []string     `json:"text"` // the same in words, a line each
	Status status       `json:"status"`
}

// happened tells what came of the choice of a seat.
func (s *session) happened(r *record.Record, chooser engine.Seat, log engine.Log) happened {
	seat := viewer(r, chooser)
	lines := s.toldTo(r, seat).EventLines(log)
	if lines == nil {
		lines = []string{}
	}
	return happened{Events: wire.EventsOf(r.Game().Game, seen(r, seat, log)), Text: lines, Status: statusOf(r)}
}
