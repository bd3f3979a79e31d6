// Package record keeps a game of Industry as text that a person can read, as package automa/record keeps those of the Brass family.
// Loading a record plays the game again and checks every line of it.
//
//	soho record 1
//	game industry
//	rules 1
//	board Soho board 0d5c8c815cb1c22d
//	seats 4
//	option adjusted
//	player 1 person Ada
//	player 2 adviser 28
//	player 3 keen
//	seed 42
//	practice
//	hinted
//
//	# Era I, round 1: I-A, I-C, I-F, I-K
//	seat 2: name I-C
//	seat 3: bid 2
//	seat 4: pass
//
//	hash b5a3e2ff7f7dce09
//	check 9b51 09ea 5c1e …
//
// The board line has the name of the board and the sum of its text. The header is read in this order; option, players, practice and
// hinted may be missing. A seat without a line is that of somebody unnamed; "player 3 unaided Bo" gets no hints. A subsidy (I23) is on
// the line of the seat that takes it, whoever is to choose. What package transcript says of lines and sums is so here.
//
// It is pure: it reads and writes texts, not files.
package record

import (
	"slices"

	"sohofoundry/engine/industry"
)

// Game is the word of the game on the second line of its records.
const Game = "industry"

// Rules is the version of the rules in engine/industry. It is raised whenever the same choices may lead elsewhere: a record can be
// played again only by the rules that it was made with.
const Rules = 1

// Header says which game is played.
type Header struct {
	Options  industry.Options
	Seed     uint64
	Players  [industry.MaxSeats]Player // who sits where
	Practice bool                      // something hidden was seen and then taken back; once set it stays
	Hinted   bool                      // a hint was shown; once set it stays
}

// Record is a game from its start to the current position, and the entries undone since.
type Record struct {
	game    *industry.Game
	header  Header
	opening industry.Log
	entries []Entry
	made    int            // entries that count; those after it are undone
	latest  industry.State // after all entries
}

// Entry is one choice.
type Entry struct {
	Before industry.State // where it was made
	Choice industry.Choice
	Events industry.Log
	Rivals bool // a rival made it
}

// New starts the record of a game. An error names the fault in the header.
func New(g *industry.Game, h Header) (*Record, error) {
	r := &Record{game: g, header: h}
	var err error
	if r.latest, err = g.Start(h.Options, h.Seed, &r.opening); err != nil {
		return nil, err
	}
	if err := h.checkPlayers(); err != nil {
		return nil, err
	}
	return r, nil
}

// From starts a record in the middle of a game, for lessons: its text would not lead there, so it is not to be saved.
func From(g *industry.Game, h Header, s industry.State) (*Record, error) {
	r := &Record{game: g, header: h, latest: s}
	return r, h.checkPlayers()
}

// Game returns the game of the record.
func (r *Record) Game() *industry.Game { return r.game }

// Header returns which game is played, and whether it has become practice or was hinted.
func (r *Record) Header() Header { return r.header }

// Opening returns the events before the first choice: income and tokens of the first round.
func (r *Record) Opening() industry.Log { return r.opening }

// Entries returns the entries so far, without those undone. It is not to be changed.
func (r *Record) Entries() []Entry { return r.entries[:r.made] }

// All returns all entries, those undone at the end: Entries is its beginning. It is not to be changed.
func (r *Record) All() []Entry { return r.entries }

// Position returns a copy of the current position.
func (r *Record) Position() *industry.State { return r.After(r.made) }

// After returns a copy of the position after a number of entries, from 0, the start, to len(All()): the one before entry n is
// After(n).
func (r *Record) After(entries int) *industry.State {
	s := *r.after(entries)
	return &s
}

func (r *Record) current() *industry.State { return r.after(r.made) }

func (r *Record) after(entries int) *industry.State {
	if entries < len(r.entries) {
		return &r.entries[entries].Before
	}
	return &r.latest
}

// Over reports whether the game is over (I24).
func (r *Record) Over() bool { return r.current().Phase == industry.Over }

// MakePractice makes the game practice, for good: it was seen before how it goes on.
func (r *Record) MakePractice() { r.header.Practice = true }

// MarkHinted marks the game as one in which a hint was shown, for good.
func (r *Record) MarkHinted() { r.header.Hinted = true }

// Choose makes a choice of a person or of a rival. One that is refused changes nothing; one that is made forgets the entries undone.
func (r *Record) Choose(c industry.Choice) (industry.Log, industry.Refusal) {
	e := Entry{Before: *r.current(), Choice: c}
	s := e.Before
	if refused := r.game.Apply(&s, c, &e.Events); !refused.OK() {
		return nil, refused
	}
	e.Rivals = r.header.Players[c.Seat].IsRival()
	if r.CanRedo() { // a new list, since Entries may have given out the old one
		r.entries = slices.Clone(r.entries[:r.made])
	}
	r.entries = append(r.entries, e)
	r.made++
	r.latest = s
	return e.Events, industry.Refusal{}
}

// cut drops all entries but the first ones.
func (r *Record) cut(entries int) {
	r.latest = *r.after(entries)
	r.entries = r.entries[:entries]
	r.made = entries
}

// Branch returns a record of its own that goes on from after a number of entries, as After counts them; this one stays as it is. It is
// practice if this one is, or if an entry that it leaves out showed something hidden.
func (r *Record) Branch(entries int) *Record {
	branch := *r
	branch.entries = slices.Clone(r.entries)
	branch.cut(entries)
	branch.header.Practice = r.header.Practice || revealed(r.entries[min(entries, r.made):r.made])
	return &branch
}

// forced is the choice of a person that is no choice, since there is no other: to pass without money, or to end one's turn to develop.
func (r *Record) forced(s *industry.State) (c industry.Choice, ok bool) {
	if _, isRival := r.RivalOf(s); isRival || s.Phase == industry.Over {
		return industry.Choice{}, false
	}
	choices := r.game.Choices(s)
	return choices[0], len(choices) == 1
}

// Act makes a person's choice and all answers after it that are no choice (AnswerForced). For a rival nobody else chooses, a subsidy
// neither, which is taken at any time (I23).
func (r *Record) Act(c industry.Choice) (industry.Log, industry.Refusal) {
	if int(c.Seat) < len(r.header.Players) && r.header.Players[c.Seat].IsRival() {
		return nil, industry.Refusal{Reason: industry.NotYourTurn, Seat: r.current().Actor, Zone: industry.NoZone, Rule: 4}
	}
	log, refused := r.Choose(c)
	if refused.OK() {
		log = append(log, r.AnswerForced()...)
	}
	return log, refused
}

// AnswerForced makes the choices of people that are no choice, since there is one only: they are not asked for, and are undone and made
// again with what came before.
func (r *Record) AnswerForced() (log industry.Log) {
	for {
		c, ok := r.forced(r.current())
		if !ok {
			return log
		}
		events, _ := r.Choose(c)
		log = append(log, events...)
	}
}
