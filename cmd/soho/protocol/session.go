package protocol

import (
	"maps"
	"slices"

	"sohofoundry/automa/record"
	"sohofoundry/automa/wire"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

// session is what is remembered between two requests: the games by the name that the other side gave them.
type session struct {
	Setup
	words words.Words
	games map[string]*record.Record
	quit  bool
}

const (
	mostGames = 64   // bounds the memory that one session can take
	uncut     = 1000 // characters on a line of text: programs cut lines themselves
)

func newSession(setup Setup) (*session, error) {
	speak, err := words.New(setup.Game, "en")
	speak.Width = uncut
	return &session{Setup: setup, words: speak, games: map[string]*record.Record{}}, err
}

// requests are what can be asked for. It is filled by init, since the answers to unknown ones name them all.
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
		"hash":    request(inGame(hash)),
		"save":    request(inGame(save)),
		"automa":  request(inGame(automasTurn)),
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
	w := s.words
	w.Numbered = !r.Header().Options.Solo
	return w
}

// status is where a game stands.
type status struct {
	Era      string       `json:"era"`
	Round    uint8        `json:"round"`
	Seat     *engine.Seat `json:"seat,omitempty"` // who is asked; nobody when the game is over
	Decision string       `json:"decision"`       // what is asked
	Automa   bool         `json:"automa"`         // the Automa is to move
	VP       []int16      `json:"vp"`             // by seat
	Places   []place      `json:"places,omitempty"`
}

// place is a seat's place when the game is over.
type place struct {
	Seat  engine.Seat `json:"seat"`
	Place int         `json:"place"`
}

func statusOf(r *record.Record) status {
	p := r.Position()
	now := status{Era: p.Era.String(), Round: p.Round, Decision: p.Decision.String(), Automa: p.AutomasTurn()}
	for seat := range p.Players[:p.Seats] {
		now.VP = append(now.VP, p.Players[seat].VP)
	}
	if p.Decision != engine.GameOver {
		now.Seat = &p.Actor
		return now
	}
	for _, standing := range r.Game().Standings(&p.State) {
		now.Places = append(now.Places, place(standing))
	}
	return now
}

// happened is the answer to what moves a game on.
type happened struct {
	Events []wire.Event `json:"events"`
	Text   []string     `json:"text"` // the same in words, a line each
	Status status       `json:"status"`
}

func (s *session) happened(r *record.Record, log engine.Log) happened {
	lines := s.speak(r).EventLines(log)
	if lines == nil {
		lines = []string{}
	}
	return happened{Events: wire.EventsOf(s.Game.Game, log), Text: lines, Status: statusOf(r)}
}
