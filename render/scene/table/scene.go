// Package table is the scene of a game being played: the board, the hand, the markets and mats, the panel of the seat that is to
// move, and the pages over them. It keeps the person's picks and the playback; the record keeps the game.
// The legal choices come from the engine, the events from films; nothing of the rules is known here.
//
// The person's occupation is the scene's mode; each mode has a file. What modes share is in parts of the scene, which do not know it:
// progress, boardCamera, effects, pageStack and others.
package table

import (
	"slices"
	"time"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/scene/notice"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
)

// Scene is a game at the table.
type Scene struct {
	Browser bool // there are no files, and there is no program to quit

	progress
	preferences
	screen.Requests
	clock
	words     words.Words
	mode      mode
	boardView boardCamera
	effects   effects
	sheet     sheet
	which     []thing.Thing // a finger may have meant any of these
	pages     pageStack
	log       *pages.Log       // as it was read last
	analyst   *analyst.Analyst // of the game, once it was asked for
	before    pages.Past       // the games like this one, before it ended
	notices   notice.List
	save      notice.Save // of the record
	thoughts  thoughts

	guide   *guide.Guide  // to the first game; nil unless it was asked for
	adviser guide.Adviser // of the guide
	left    bool          // the guide was, and can be had back
	folded  string        // the last lesson or step of the guide that is folded to a line, see tutorName
	lesson  *taught       // that the game is, if it is one
	spots   []string      // ids of targets: the guide points at the first in sight
	brought string        // the spots that the panel was scrolled to
	next    thing.Thing   // to be picked as the guide proposes
}

// newScene is the scene of a game before anything is shown.
func newScene(r *record.Record, w words.Words, c *companion.Dialogue) *Scene {
	s := &Scene{progress: progress{rec: r, game: r.Game(), companion: c}, words: w, thoughts: thoughts{}}
	s.boardView.game, s.boardView.clock, s.effects.clock = r.Game(), &s.clock, &s.clock
	s.Set("normal", false)
	return s
}

// New sits down to a game. A game whose Automa or rival is to move goes on with its turn.
func New(r *record.Record, w words.Words) *Scene {
	h := r.Header()
	s := newScene(r, w.At(&h), companion.NewDialogue(inBox(r.Game()), r))
	s.hung = s.rec.Shared()
	s.companion.Finished()
	s.advanceGame(len(r.Entries()))
	if !s.Watching() && s.duty() == seeEnd { // else the last turn is shown first
		s.pages.open(newFinalPage(s))
	}
	return s
}

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

// advanceGame goes on from where the record is: the Automa has its turns, and the entries from a number on are shown, as they are
// news.
func (s *Scene) advanceGame(news int) {
	s.pendingTurnEnd = nil
	switch {
	case s.looksOn:
	case s.onTable():
		s.companion.Advance(news)
	default:
		for s.rec.Position().AutomasTurn() {
			s.rec.AutomaTurn()
			s.rec.AnswerForced()
		}
	}
	s.enterIdleMode()
	if s.looksOn || news == len(s.rec.Entries()) {
		return
	}
	s.Ask(screen.Changed{})
	if s.onTable() || s.hung && s.position.Decision != engine.GameOver { // who comes will see it
		return
	}
	if w := newWatching(s, news); !w.ownActionOnly() || !s.mode.accompany(&w.playback) {
		s.mode = w
	}
}

// afterHumanChoice goes on after choices of the human, which are the entries from a number on.
func (s *Scene) afterHumanChoice(at int) {
	s.notices = nil // they were read
	if s.guiding() {
		s.guide.Update(s.played(s.rec.Position()))
	}
	if !s.waitsForEndTurn(at) {
		s.advanceGame(at)
	}
}

// waitsForEndTurn rests, if entries from a number on end a turn of which the human must say that it is over, and reports whether it
// does. In a lesson that is any turn, so that the player can see the result and try again; on a real table it is none.
func (s *Scene) waitsForEndTurn(first int) bool {
	s.pendingTurnEnd = nil
	if s.onTable() || !s.asksToEnd && s.lesson == nil {
		return false
	}
	end := findTurnEnd(s.rec, first)
	if end == nil {
		return false
	}
	s.pendingTurnEnd = end
	s.Ask(screen.Changed{})
	if end.from.Frame == 0 { // the last action, such as to stop, has nothing to show
		s.enterIdleMode()
		return true
	}
	own := &playback{plain: plain{s}, last: end.entry, upTo: film.PassOn}
	own.show(first)
	s.updateShownPosition()
	s.mode = s.idleMode() // the camera stays until the action was seen
	s.mode.accompany(own)
	return true
}

// backToNow leaves an earlier position for the one that the game is in.
func (s *Scene) backToNow() {
	if s.pendingTurnEnd != nil {
		s.enterIdleMode()
		return
	}
	s.advanceGame(len(s.rec.Entries()))
}

// enterIdleMode shows the table as it is.
func (s *Scene) enterIdleMode() {
	s.boardView.restore()
	s.updateShownPosition()
	s.mode = s.idleMode()
	if s.pages.top().ofEnd() && s.position.Decision != engine.GameOver {
		s.pages = nil // the end was taken back
	}
}

// undo takes the last decision back, and ends the playback of it. An undo that would make the game practice for good is done when it
// is asked for again, with the warning in sight.
func (s *Scene) undo() {
	if s.pendingTurnEnd == nil && s.rec.UndoCrosses() && !s.undoOthers {
		s.Tell(s.words.Text("table.undo-curtain"))
		return
	}
	if s.undoCosts() && s.notices.Warns(s.words.Text("table.undo-practice")) {
		return
	}
	undo := (*record.Record).Undo
	if s.pendingTurnEnd != nil {
		undo = s.pendingTurnEnd.undo
	}
	if from := s.mode; s.companion.Undo(undo) {
		s.notices = nil
		s.Ask(screen.Changed{})
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
	switch {
	case s.waitsForEndTurn(at):
	case s.onTable(), s.rec.Position().AutomasTurn():
		s.advanceGame(at)
	default:
		s.Ask(screen.Changed{})
		s.advanceGame(len(s.rec.Entries()))
	}
}

// Update lets time pass: the playback moves, and goes on by itself unless it waits for the person.
func (s *Scene) Update(at time.Duration) (asks []any) {
	s.pages.top().tick(at)
	if s.pages.covers() {
		s.Hold(at)
		return s.Asks()
	}
	s.now, s.paused = at, false
	for _, t := range s.timers() {
		t.Tick(at)
	}
	if p := s.mode.playing(); p != nil {
		p.tick()
	}
	s.judge()
	s.mode.attend()
	return s.Asks()
}

// Job is a hint or an analysis that is being found, or the rival that thinks.
func (s *Scene) Job() screen.Job {
	switch {
	case s.pages.top().thinks() && s.analyst.GoesOn():
		return &job{s, s.analyst.GoOn}
	case s.paused:
		return nil
	}
	if think := s.mode.thinking(); think != nil {
		return &job{s, think}
	}
	return nil
}

// Hold lets time pass while the table is covered: the playback waits.
func (s *Scene) Hold(at time.Duration) {
	waited := at - s.now
	if p := s.mode.playing(); p != nil {
		p.began += waited
	}
	for _, t := range s.timers() {
		t.Began += waited
	}
	s.mode.hold(waited)
	s.now, s.paused = at, true
}

// timers are those that run beside the mode.
func (s *Scene) timers() []*screen.Timer {
	return []*screen.Timer{&s.boardView.glide, &s.effects.called, &s.effects.fade.fade, &s.effects.ghosts.fade, &s.effects.order.slide}
}

// Moving reports whether time alone changes what is seen.
func (s *Scene) Moving() bool {
	p, running := s.mode.playing(), func(t *screen.Timer) bool { return t.On }
	return s.pages.top().moving() || !s.paused && (s.mode.moves() || slices.ContainsFunc(s.timers(), running) || p != nil && p.moving())
}

// call calls the person to their turn.
func (s *Scene) call() {
	s.effects.called.Start(callLong)
	s.Ask(screen.Noise{Sound: sound.TurnOver})
}

// callAfter calls the person to their turn, if a turn ended in the playback.
func (s *Scene) callAfter(p *playback) {
	if p.calls {
		s.call()
	}
}

// Tell shows a sentence that must be read.
func (s *Scene) Tell(sentence string) { s.notices.Tell(sentence) }

// Saved tells where the record is saved, or why it cannot be, and reports whether that is news.
func (s *Scene) Saved(name string, err error) (news bool) {
	return s.notices.Saved(&s.save, s.words, name, err)
}
