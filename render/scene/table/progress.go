package table

import (
	"slices"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/film"
)

// progress is how far the game at the table is.
type progress struct {
	rec            *record.Record
	game           *automa.Game
	companion      *companion.Dialogue // on a real table
	position       *automa.Position    // that is shown when nothing moves
	looksOn        bool                // the game is played elsewhere
	you            engine.Seat         // of the person before the screen; of people at a real table, who is on turn
	hung           bool                // the curtain hangs before the first of several people has come
	pendingTurnEnd *turnEnd            // the end of the human's turn, until they say so
}

// inBox is a game with its cards, of which one on a real table knows only part.
func inBox(g *automa.Game) *automa.Game {
	if g.Edition.Companion {
		return decks.Game(g.ID)
	}
	return g
}

// onTable reports whether the game lies on a real table.
func (p *progress) onTable() bool { return p.companion.OnTable() }

// updateShownPosition shows the position of the record; on a real table only as far as its tasks are done, and that before the end of
// a turn until the human has said so.
func (p *progress) updateShownPosition() {
	if p.position = p.companion.Position(); p.pendingTurnEnd != nil {
		p.position = &p.pendingTurnEnd.seen
	}
	if p.onTable() && !p.position.Solo {
		p.you = p.position.Actor
	}
}

// duty is the next thing to do at the table when no playback is on.
type duty uint8

const (
	followGame     duty = iota // the game is played elsewhere
	confirmTurnEnd             // the human says that their turn is over
	doTasks                    // tasks are open on a real table
	nameThings                 // something on a real table is named
	seeEnd                     // the game is over
	awaitRival
	passScreen // to the person who is on turn
	chooseAction
)

// duty is the first thing that is to be done.
func (p *progress) duty() duty {
	switch {
	case p.looksOn:
		return followGame
	case p.pendingTurnEnd != nil:
		return confirmTurnEnd
	case p.companion.Open() != nil:
		return doTasks
	case p.asksName():
		return nameThings
	case p.position.Decision == engine.GameOver:
		return seeEnd
	case p.rec.RivalsTurn():
		return awaitRival
	case p.rec.Shared() && (p.hung || p.position.Actor != p.you):
		return passScreen
	}
	return chooseAction
}

// another reports whether an entry was done by somebody else than the person before the screen.
func (p *progress) another(e *record.Entry) bool { return e.Answer() || e.Before.Actor != p.you }

// unseen is the first entry since the last choice of a seat: what the others have done since.
func (p *progress) unseen(seat engine.Seat) int {
	entries := p.rec.Entries()
	for i, e := range slices.Backward(entries) {
		if p.rec.Own(&e, seat) {
			return i + 1
		}
	}
	return 0
}

// asksName reports whether something is to be named before the game goes on.
func (p *progress) asksName() bool {
	_, asks := p.companion.Asks()
	return asks
}

// listed is the record that may be shown: without the last action, if the end of its turn is not shown yet.
func (p *progress) listed() *record.Record {
	if p.pendingTurnEnd != nil {
		return p.pendingTurnEnd.log
	}
	return p.rec
}

// undoCosts reports whether taking the last decision back would make the game practice.
func (p *progress) undoCosts() bool {
	return (p.pendingTurnEnd == nil || p.pendingTurnEnd.costs) && p.rec.UndoCosts()
}

// lastDone is the choice of the last entry.
func (p *progress) lastDone() engine.Choice {
	entries := p.rec.Entries()
	if len(entries) == 0 {
		return engine.Choice{}
	}
	return entries[len(entries)-1].Choice
}

// lastAnswer is the last turn of the Automa, or choice of somebody else, among so many entries, or all: by its number, or −1.
func (p *progress) lastAnswer(shown int) int {
	entries := p.rec.Entries()
	if shown != pages.Now {
		entries = entries[:min(shown, len(entries))]
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if e := &entries[i]; e.Answer() || p.rec.Shared() && p.another(e) {
			return i
		}
	}
	return -1
}

// lastScoring is the last entry of the record in which links were scored, and where that begins in its film, if there is one.
func (p *progress) lastScoring() (entry int, f *film.Film, at film.Cursor, ok bool) {
	for i, e := range slices.Backward(p.rec.Entries()) {
		if !slices.ContainsFunc(e.Events, func(e engine.Event) bool { return e.Kind == engine.LinkRemoved }) {
			continue
		}
		f = film.Of(p.game, &e)
		n := slices.IndexFunc(f.Frames, func(f film.Frame) bool { return scores(&f) })
		return i, f, film.Cursor{Frame: n}, n >= 0
	}
	return 0, nil, at, false
}

// withLinks is a position with the links that left the board as they were scored at the end of the game, if it is over: the board shows
// how the game was won.
func (p *progress) withLinks(of *automa.Position) *automa.Position {
	if of.Decision != engine.GameOver {
		return of
	}
	_, f, at, ok := p.lastScoring()
	if !ok || f.Frames[at.Frame].Before.Era != of.Era {
		return of
	}
	whole := *of
	layLinks(&whole.State, &f.Frames[at.Frame])
	return &whole
}
