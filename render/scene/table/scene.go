// Package table is the scene of a game being played: the board, the hand, the markets and mats, the panel of the seat that is to
// move, and the pages over them. It keeps the person's picks and the playback; the record keeps the game.
// The legal choices come from the engine, the events from films; nothing of the rules is known here.
//
// The person's occupation is the scene's mode; each mode has a file.
package table

import (
	"math"
	"slices"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/widget"
)

// Scene is a game at the table.
type Scene struct {
	Browser bool // there are no files, and there is no program to quit

	rec      *record.Record
	game     *automa.Game
	words    words.Words
	position *automa.Position // as it is now
	mode     mode

	boardView boardCamera
	plain     bool // the map is
	fade      highlightFade
	ghosts    ghostFade
	costly    bool          // pictures are, as there is no graphics card
	drifts    int           // counts the moments in which smoke has drifted and fires have flickered
	drifted   time.Duration // when it did last, by the clock of views
	drawn     float64       // how far the person has drawn the sheet of the tall layout up
	which     []thing.Thing // a finger may have meant any of these
	pointed   int           // the card of the fan under the finger, or -1
	pages     []page        // over the table, each on the one below it
	log       *pages.Log    // as it was read last
	analysing *analysing    // of the game, once it was asked for
	guide     *guide.Guide  // to the first game; nil unless it was asked for
	adviser   guide.Adviser // of the guide
	left      bool          // the guide was, and can be had back
	freeHints bool          // hints do not mark a game with the guide: it is the person's first
	folded    string        // the last lesson or step of the guide that is folded to a line, see tutorName
	lesson    *taught       // that the game is, if it is one
	spots     []string      // ids of targets: the guide points at the first in sight
	brought   string        // the spots that the panel was scrolled to
	next      thing.Thing   // to be picked as the guide proposes
	attended  attention     // the places that the board was brought to
	notices   []string      // sentences that must be read, the last one first, until something is done
	save      saveStatus    // of the record
	before    pages.Past    // the games like this one, before it ended
	asks      []any         // of the client, since the last act

	now    time.Duration
	paused bool  // the table is covered
	called timer // the person was just called to their turn
	pace   pacing
	auto   bool // the Automa's steps follow each other by themselves

	looksOn        bool    // the game is played elsewhere
	asksToEnd      bool    // the human says when a turn is over
	pendingTurnEnd *ending // the turn that waits for that

	thoughts map[int]*thought // of the rival, by the entry of its choice

	companion *companion.Dialogue // on a real table
	byBack    bool                // cards of a printed deck are named by the pictures of their backs

	toldScroll  widget.Scroll
	roundScroll widget.Scroll // of the end of a round
}

// pacing is how fast things are shown.
type pacing struct {
	step    time.Duration // of the Automa, in automatic play
	name    string        // as the settings have it
	reduced bool          // nothing glides
}

// inBox is a game with its cards, of which one on a real table knows only part.
func inBox(g *automa.Game) *automa.Game {
	if g.Edition.Companion {
		return decks.Game(g.ID)
	}
	return g
}

// New sits down to a game. A game whose Automa or rival is to move goes on with its turn.
func New(r *record.Record, w words.Words) *Scene {
	w.Rival = r.Header().Rival > 0
	s := &Scene{rec: r, game: r.Game(), words: w, companion: companion.NewDialogue(inBox(r.Game()), r)}
	s.companion.Finished()
	s.Set("normal", false)
	s.advanceGame(len(r.Entries()))
	s.mode.opened()
	return s
}

// Paces are how long a step of the Automa is shown in automatic play, by the name of the setting.
var Paces = map[string]time.Duration{"slow": 2600 * time.Millisecond, "normal": 1400 * time.Millisecond, "fast": 600 * time.Millisecond}

// Set takes over settings: how long the Automa's steps are shown, and whether anything glides.
func (s *Scene) Set(pace string, still bool) {
	if step, ok := Paces[pace]; ok {
		s.pace.step, s.pace.name = step, pace
	}
	s.pace.reduced = still
}

// Costly says that every picture costs much, as there is no graphics card: ornaments stand still.
func (s *Scene) Costly(on bool) { s.costly = on }

// PlainMap shows a map without ornaments, or the engraved one.
func (s *Scene) PlainMap(on bool) { s.plain = on }

// AskToEnd has the human say when their turn is over, or not.
func (s *Scene) AskToEnd(on bool) { s.asksToEnd = on }

// Record is the game.
func (s *Scene) Record() *record.Record { return s.rec }

// Mode names the person's occupation: "choosing", "ending", "watching", "celebrating", "replaying", "looking back",
// "reconsidering", "the rival thinks", "ended" or "looking on"; at a real table also "by hand" or "naming".
func (s *Scene) Mode() string { return s.mode.String() }

// Watching reports whether something is being shown.
func (s *Scene) Watching() bool { return s.mode.playing() != nil || s.mode.showsNews() }

// Era is the era that is shown, and whether all of the game was.
func (s *Scene) Era() (era engine.Era, over bool) {
	if p := s.mode.playing(); p != nil {
		if p.changesEra() {
			return p.shot.After.Era, false
		}
		return p.shot.Before.Era, false
	}
	return s.position.Era, s.position.Decision == engine.GameOver
}

// ask asks something of the client.
func (s *Scene) ask(what any) { s.asks = append(s.asks, what) }

// advanceGame goes on from where the record is: the Automa has its turns, and the entries from a number on are shown, as they are
// news.
func (s *Scene) advanceGame(news int) {
	s.pendingTurnEnd = nil
	switch {
	case s.looksOn:
		s.enterIdleMode()
		return
	case s.onTable():
		s.advanceAtRealTable(news)
		return
	}
	for s.rec.Position().AutomasTurn() {
		s.rec.AutomaTurn()
		s.rec.AnswerForced()
	}
	s.enterIdleMode()
	if news == len(s.rec.Entries()) {
		return
	}
	s.ask(Changed{})
	w := newWatching(s, news)
	if !w.ownActionOnly() || !s.mode.accompany(w) {
		s.mode = w
	}
}

// afterHumanChoice goes on after choices of the human, which are the entries from a number on.
func (s *Scene) afterHumanChoice(at int) {
	s.notices = nil // they were read
	if s.guiding() {
		s.guide.Update(s.played(s.rec.Position()))
	}
	if s.pendingTurnEnd = newEnding(s, at); s.pendingTurnEnd == nil {
		s.advanceGame(at)
		return
	}
	s.waitForEndTurn()
}

// waitForEndTurn rests until the human says that their turn is over.
func (s *Scene) waitForEndTurn() {
	s.ask(Changed{})
	s.enterIdleMode()
}

// backToNow leaves an earlier position for the one that the game is in.
func (s *Scene) backToNow() {
	if s.pendingTurnEnd != nil {
		s.enterIdleMode()
		return
	}
	s.advanceGame(len(s.rec.Entries()))
}

// updateShownPosition shows the position of the record; on a real table only as far as its tasks are done.
func (s *Scene) updateShownPosition() { s.position = s.companion.Position() }

// enterIdleMode shows the table as it is.
func (s *Scene) enterIdleMode() {
	s.restoreCamera()
	s.updateShownPosition()
	if s.pendingTurnEnd != nil {
		s.position = &s.pendingTurnEnd.seen
	}
	s.mode = s.idleMode()
	if s.top().ofEnd() && s.position.Decision != engine.GameOver {
		s.pages = nil // the end was taken back
	}
}

// undo takes the last decision back, and ends the playback of it. An undo that would make the game practice for good is done when it
// is asked for again, with the warning in sight.
func (s *Scene) undo() {
	warning := s.words.Text("table.undo-practice")
	if s.undoCosts() && !slices.Contains(s.notices, warning) {
		s.Tell(warning)
		return
	}
	undo := (*record.Record).Undo
	if s.pendingTurnEnd != nil {
		undo = s.pendingTurnEnd.undo
	}
	if from := s.mode; s.companion.Undo(undo) {
		s.notices = nil
		s.ask(Changed{})
		s.advanceGame(len(s.rec.Entries()))
		from.continueNaming()
	}
}

// redo makes the decision that was taken back last again. A turn that it ends waits again for the human's word, unless the Automa
// has answered it already.
func (s *Scene) redo() {
	at := len(s.rec.Entries())
	if !s.companion.Redo() {
		return
	}
	s.notices = nil
	s.pendingTurnEnd = newEnding(s, at)
	switch {
	case s.onTable():
		s.advanceGame(at)
	case s.pendingTurnEnd != nil:
		s.waitForEndTurn()
	case s.rec.Position().AutomasTurn():
		s.advanceGame(at)
	default:
		s.ask(Changed{})
		s.advanceGame(len(s.rec.Entries()))
	}
}

// Update lets time pass: the playback moves, and goes on by itself unless it waits for the person.
func (s *Scene) Update(at time.Duration) (asks []any) {
	s.top().tick(at)
	if s.covered() {
		s.Hold(at)
		return s.Asks()
	}
	s.now, s.paused = at, false
	s.boardView.glide.tick(at)
	s.called.tick(at)
	s.fade.fade.tick(at)
	s.ghosts.fade.tick(at)
	if p := s.mode.playing(); p != nil {
		p.tick()
	}
	s.judge()
	s.mode.attend()
	return s.Asks()
}

// Hold lets time pass while the table is covered: the playback waits.
func (s *Scene) Hold(at time.Duration) {
	waited := at - s.now
	if p := s.mode.playing(); p != nil {
		p.began += waited
	}
	s.boardView.glide.began += waited
	s.called.began += waited
	s.mode.hold(waited)
	s.fade.fade.began += waited
	s.ghosts.fade.began += waited
	s.now, s.paused = at, true
}

// Moving reports whether time alone changes what is seen.
func (s *Scene) Moving() bool {
	p := s.mode.playing()
	return s.top().moving() || !s.paused && (s.mode.moves() || s.boardView.glide.on || s.called.on || s.fade.fade.on || s.ghosts.fade.on || p != nil && p.moving())
}

// callLong is how long the person is called to their turn.
const callLong = 1800 * time.Millisecond

// callAfter calls the person to their turn, if a turn ended in the playback.
func (s *Scene) callAfter(p *playback) {
	if p.calls {
		s.called.start(callLong)
		s.ask(Noise{sound.TurnOver})
	}
}

// loudness is how loud the person is called now, from 0 to 1: twice it comes and goes.
func (s *Scene) loudness() float64 {
	if s.pace.reduced || !s.called.on {
		return 0
	}
	return math.Abs(math.Sin(2 * math.Pi * s.called.part(s.now)))
}
