// Package record keeps a game as text that a person can read. One format is the save, the undo history, the replay, the bug
// report and the shared file: a header that says which game is played, one line for each action, one for each turn of the
// Automa, a hash of the position they lead to, and check sums that tell which line is damaged. Loading a record plays the game
// again and checks every line of it.
//
//	soho record 1
//	rules 1
//	board Birmingham
//	seats 2 solo
//	deck MAUtoma 0d5c8c815cb1c22d
//	difficulty medium
//	option spending-order
//	mat cotton 2 1 3 3, manufacturer 0 2 0 0 1 1 1 2, …
//	house back-again 4
//	seed 42
//	practice
//	hinted
//	challenge won 143 120
//
//	# Canal Era, round 1
//	network birmingham_dudley card:cannock
//	automa card 3, card 11: build pottery@stafford.2; back 16: develop
//
//	hash b5a3e2ff7f7dce09
//	check 9b51 09ea 5c1e …
//
// The board line names the game: Birmingham, Lancashire or one of its variants, or Brass (2007). The header is read in this order.
// Options, difficulty, house (house rules, H1 to H3), practice, hinted and challenge may be missing; deck, mat and challenge stand in
// games against the Automa only. A position {…} instead of options, mat and seed starts the game from there. Where more than one player
// has cards, each line opens with its seat, from 1: "seat 2: pass card:leek". After "seats 2" there may be "rival adviser 28": the second
// seat is played by search, in so many futures for each choice. Otherwise a line may tell who sits at a seat: "player 1 person Ada",
// "player 2 adviser 28", or "player 3 unaided Bo" for somebody who gets no hints; a seat without a line is that of somebody unnamed. Empty
// lines and those that open with # are for the reader. The check sums may be missing: people write none.
//
// It is pure: it reads and writes texts, not files.
package record

import (
	"unicode/utf8"

	"sohofoundry/automa"
	"sohofoundry/automa/transcript"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/fault"
)

const (
	// Version is the version of the format. A record of a newer one is refused.
	Version = transcript.Version
	// Rules is the version of the rules in engine and automa. It is raised whenever the same choices may lead elsewhere: a record
	// can be played again only by the rules it was made with.
	Rules = 1
)

// longestName is how many characters the name of a difficulty may have.
const longestName = 40

// Header says which game is played.
type Header struct {
	Options    engine.Options
	Seed       uint64
	From       *automa.Position        // the game starts here, and Options and Seed are not used
	Difficulty string                  // the player's name of the Automa's mat, with its tiles in Options, or the strength of the rival
	Practice   bool                    // something hidden was seen and then taken back; once set it stays
	Hinted     bool                    // a hint was shown; once set it stays
	OwnDeck    bool                    // at a real table against the Automa, its cards are drawn there and entered
	Challenge  Score                   // of another player of the same game, to be beaten; the zero value is none
	Players    [engine.MaxSeats]Player // who sits where; at a table with the Automa nobody is named
}

// Record is a game from its start to the current position, and the entries undone since.
type Record struct {
	game    *automa.Game
	header  Header
	from    string // the position that the game starts from, as it is written
	opening engine.Log
	entries []Entry
	made    int             // entries that count; those after it are undone
	latest  automa.Position // after all entries
}

// Entry is one choice of a player, or one whole turn of the Automa; at a real table also a thing that was put right there.
type Entry struct {
	Before     automa.Position    // where it was made; its Actor made it
	Choice     engine.Choice      // the player's
	Rivals     bool               // it is the rival's choice
	Anyway     bool               // the rules refuse it, but it was played so (engine.Game.Overrule)
	Correction correct.Correction // the correction made
	Steps      automa.Steps       // the Automa's
	Events     engine.Log         // its events
	line       string             // the Automa's turn as it is written
}

// Automa reports whether the entry is a turn of the Automa.
func (e *Entry) Automa() bool { return e.Choice.Verb == 0 && e.Correction.Thing == 0 }

// Answer reports whether the entry answers a human: a turn of the Automa, or a choice of the rival.
func (e *Entry) Answer() bool { return e.Automa() || e.Rivals }

// New starts the record of a game. An error names the fault in the header.
func New(g *automa.Game, h Header) (*Record, error) {
	h.Difficulty = transcript.OneSpaced(h.Difficulty)
	if why := whyNoName(h.Difficulty); !why.Empty() {
		return nil, fault.Errorf("the name of the difficulty: %s", why)
	}
	r := &Record{game: g, header: h}
	var err error
	if h.From != nil {
		err = r.startFrom(*h.From)
	} else {
		r.latest, err = g.Start(h.Options, h.Seed, &r.opening)
	}
	if err == nil {
		err = r.header.checkPlayers()
	}
	if err == nil && g.Edition.Companion {
		err = r.header.checkTable()
	}
	if err != nil {
		return nil, err
	}
	if !r.header.Options.Solo || !h.Challenge.IsChallenge() {
		r.header.Challenge = Score{}
	}
	return r, nil
}

// startFrom takes over a position that was set up, after the same checks that loading the record will make.
func (r *Record) startFrom(p automa.Position) error {
	text, err := r.game.MarshalPosition(&p)
	if err != nil {
		return err
	}
	if p, err = r.game.UnmarshalPosition(text); err != nil {
		return err
	}
	r.from, r.latest = oneLine(text), p
	r.header.From, r.header.Seed, r.header.Options = &p, 0, engine.Options{
		Seats: int(p.Seats), Solo: p.Solo, Introductory: p.Introductory, SpendingOrder: p.SpendingOrder, House: p.House,
	}
	return nil
}

// Game returns the game of the record.
func (r *Record) Game() *automa.Game { return r.game }

// Header returns which game is played, and whether it has become practice or was hinted.
func (r *Record) Header() Header { return r.header }

// Opening returns the events of the set-up; there are none for a game that starts from a position.
func (r *Record) Opening() engine.Log { return r.opening }

// Entries returns the entries so far, without those undone. It is not to be changed.
func (r *Record) Entries() []Entry { return r.entries[:r.made] }

// Position returns a copy of the current position.
func (r *Record) Position() *automa.Position {
	p := *r.current()
	return &p
}

// MakePractice makes the game practice, for good: its player knows something that is hidden.
func (r *Record) MakePractice() { r.header.Practice = true }

// MarkHinted marks the game as one in which a hint was shown, for good.
func (r *Record) MarkHinted() { r.header.Hinted = true }

// All returns all entries, those undone at the end: Entries is its beginning. It is not to be changed.
func (r *Record) All() []Entry { return r.entries }

// After returns a copy of the position after a number of entries, from 0, the start, to len(All()): the one before entry n is
// After(n).
func (r *Record) After(entries int) *automa.Position {
	p := *r.after(entries)
	return &p
}

// Line writes entry n of All as it stands in the record, on one line.
func (r *Record) Line(n int) string { return r.line(&r.entries[n]) }

// Branch returns a record of its own that goes on from after a number of entries, as After counts them, to play from there;
// this one stays as it is. It is practice if this one is, or if an entry that it leaves out showed something hidden; entries undone
// already have made it practice, or were not seen (UndoUnseen).
func (r *Record) Branch(entries int) *Record {
	branch := *r
	branch.latest = *r.after(entries)
	branch.entries = r.entries[:entries:entries] // appending makes a new list
	branch.made = entries
	branch.header.Practice = r.header.Practice || revealed(r.entries[min(entries, r.made):r.made])
	return &branch
}

func (r *Record) current() *automa.Position { return r.after(r.made) }

// after is the position after a number of entries.
func (r *Record) after(entries int) *automa.Position {
	if entries < len(r.entries) {
		return &r.entries[entries].Before
	}
	return &r.latest
}

// RivalsTurn reports whether a rival is to choose.
func (r *Record) RivalsTurn() bool { return r.RivalOf(r.current()) > 0 }

// RivalOf is in how many futures the rival looks that is to choose in a position of the game, or 0 if no rival is.
func (r *Record) RivalOf(p *automa.Position) int {
	if p.Decision == engine.GameOver {
		return 0
	}
	return r.header.Players[p.Actor].Rival
}

// Choose makes the choice of a human, or of the rival. One that is refused changes nothing; one that is made forgets the entries undone.
func (r *Record) Choose(c engine.Choice) engine.Refusal {
	return r.carryOut(Entry{Choice: c, Rivals: r.RivalsTurn()}, r.game.Apply)
}

// carryOut makes the choice of an entry as the game applies it.
func (r *Record) carryOut(e Entry, apply func(*automa.Position, engine.Choice, *engine.Log) engine.Refusal) engine.Refusal {
	e.Before = *r.current()
	p := e.Before
	if p.AutomasTurn() {
		return engine.Refusal{Rule: r.game.Cite(engine.B(2, 2)), Reason: engine.NotAsked}
	}
	if why := apply(&p, e.Choice, &e.Events); !why.OK() {
		return why
	}
	r.add(e, p)
	return engine.Refusal{}
}

// Act makes a human's choice and all forced answers after it (engine.Game.Forced): they are not asked for, and are undone and
// made again with the choice.
func (r *Record) Act(c engine.Choice) engine.Refusal {
	why := r.Choose(c)
	if why.OK() {
		r.AnswerForced()
	}
	return why
}

// AnswerForced makes the forced answers after a turn of the Automa, such as giving up all tiles when it ends the round:
// Act does so after a human's choice.
func (r *Record) AnswerForced() {
	for {
		c, ok := r.game.Forced(&r.current().State)
		if !ok {
			return
		}
		r.Choose(c)
	}
}

// AutomaTurn plays the Automa's turn and returns its steps; there are none when it is not to move.
func (r *Record) AutomaTurn() automa.Steps {
	p := *r.current()
	if !p.AutomasTurn() {
		return nil
	}
	e := Entry{Before: p}
	r.game.Turn(&p, &e.Steps)
	for _, step := range e.Steps {
		e.Events = append(e.Events, step.Events...)
	}
	e.line = turnLine(r.game, &e.Before.State, e.Steps)
	r.add(e, p)
	return e.Steps
}

func (r *Record) add(e Entry, after automa.Position) {
	if r.made < len(r.entries) { // a new list, since Entries may have given out the old one
		r.entries = append([]Entry(nil), r.entries[:r.made]...)
	}
	r.entries = append(r.entries, e)
	r.made++
	r.latest = after
}

// cut drops all entries but the first ones.
func (r *Record) cut(entries int) {
	r.latest = *r.after(entries)
	r.entries = r.entries[:entries]
	r.made = entries
}

// forced reports whether an entry is a forced answer.
func (r *Record) forced(e *Entry) bool {
	_, forced := r.game.Forced(&e.Before.State)
	return forced
}

// CanUndo reports whether there is a human decision to take back.
func (r *Record) CanUndo() bool { return r.lastHuman() >= 0 }

func (r *Record) lastHuman() int {
	for i := r.made - 1; i >= 0; i-- {
		if e := &r.entries[i]; !e.Answer() && (i == 0 || !r.forced(e)) && (!e.namesCard() || i == r.made-1) {
			return i
		}
	}
	return -1
}

// Undo takes back the last human decision, the forced answers and the turns of the Automa or rival after it, and reports
// whether there was one. Taking back anything that showed something hidden makes the game practice, for good.
func (r *Record) Undo() bool {
	r.header.Practice = r.header.Practice || r.UndoCosts()
	return r.UndoUnseen()
}

// UndoUnseen is Undo where nothing that the decision revealed was shown: the game does not become practice.
func (r *Record) UndoUnseen() bool {
	last := r.lastHuman()
	if last < 0 {
		return false
	}
	r.made = last
	return true
}

// Shared reports whether several people play, one after the other before one screen; at a real table all may see it.
func (r *Record) Shared() bool { return len(r.header.Persons()) > 1 && !r.game.Edition.Companion }

// UndoCrosses reports whether Undo would take back a decision of another person than the one who is to choose, so that all can be asked
// before. The end of a game is everybody's, and so is all of one on a real table, where nobody has a hand here.
func (r *Record) UndoCrosses() bool {
	last, p := r.lastHuman(), r.current()
	return last >= 0 && r.Shared() && !r.RivalsTurn() && (p.Decision == engine.GameOver || p.Actor != r.entries[last].Before.Actor)
}

// UndoCosts reports whether Undo would make the game practice, which it is not yet, so that the player can be asked before.
func (r *Record) UndoCosts() bool {
	last := r.lastHuman()
	return last >= 0 && !r.header.Practice && !r.game.Edition.Companion && revealed(r.entries[last:r.made])
}

// revealed reports whether any of the entries showed something hidden: the Automa's cards, the rival's, or things revealed by events.
func revealed(entries []Entry) bool {
	for i := range entries {
		if e := &entries[i]; e.Answer() || Reveals(e.Events) {
			return true
		}
	}
	return false
}

// Reveals reports whether events reveal something hidden (B14.3, C13.1): cards drawn and shuffled, a tile of the
// distant market.
func Reveals(events []engine.Event) bool {
	for i := range events {
		switch events[i].Kind {
		case engine.Drew, engine.DealtFaceDown, engine.Shuffled, engine.DistantTurned, engine.DistantOpened:
			return true
		}
	}
	return false
}

// Own reports whether an entry is a choice of a seat's. That all tiles are given up, as they must be, is none.
func (r *Record) Own(e *Entry, seat engine.Seat) bool {
	if e.Automa() || e.Before.Actor != seat {
		return false
	}
	return e.Before.Decision != engine.ChooseGiveUp || !r.forced(e)
}

// CanRedo reports whether there is a decision to make again.
func (r *Record) CanRedo() bool { return r.made < len(r.entries) }

// Redo makes the decision that was undone last again, with all that followed without one, and reports whether there was one.
func (r *Record) Redo() bool {
	if !r.CanRedo() {
		return false
	}
	r.made++
	for r.made < len(r.entries) && (r.entries[r.made].Answer() || r.entries[r.made].namesCard() || r.forced(&r.entries[r.made])) {
		r.made++
	}
	return true
}

// Ledger adds up where every VP, pound and income space came from since the start.
func (r *Record) Ledger() engine.Ledger {
	var l engine.Ledger
	for i := range r.Entries() {
		e := &r.entries[i]
		l.Add(e.Events, e.Before.Era, e.Before.Round)
	}
	return l
}

// whyNoName says why a name cannot stand on a line of the header, or nothing.
func whyNoName(name string) fault.Text {
	if n := utf8.RuneCountInString(name); n > longestName {
		return fault.Sprintf("it has %d characters, at most %d fit", n, longestName)
	}
	return transcript.WhyNotPrinted(name)
}
