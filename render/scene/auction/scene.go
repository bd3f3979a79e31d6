// Package auction is the scene of a game of Industry being played: the board, the auction panel, the purses and the resources, and the
// pages over them. The record keeps the game and the rules tell what may be chosen; this package keeps what the person has picked, and
// shows one after the other what the others did.
package auction

import (
	"slices"
	"time"

	"sohofoundry/automa/industry/record"
	"sohofoundry/engine"
	"sohofoundry/engine/industry"
	"sohofoundry/render/scene/analyst"
	"sohofoundry/render/scene/notice"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Scene is a game at the table.
type Scene struct {
	Browser bool // there are no files, and there is no program to quit

	rec      *record.Record
	game     *industry.Game
	words    words.Words
	mode     mode
	pages    pageStack
	thoughts thoughts
	analyst  *analyst.Analyst // of the game, once it was asked for
	pondered *pondering       // the rival's choice that is thought about now, nil for none
	shown    int              // entries of the record that were shown
	you      industry.Seat
	era      int // that a small window shows of the board, -1 for the one that is played
	played   int // the era that is played, when era was chosen
	panel    widget.Scroll
	motion   motions
	racing   screen.Timer // the points of the result
	notices  notice.List
	voiced   spokenZones
	tutoring
	save notice.Save
	screen.Requests
	clock
	preferences
}

// New sits down to a game. What the others did before is not shown again.
func New(r *record.Record, w words.Words) *Scene {
	s := &Scene{rec: r, game: r.Game(), words: w, shown: len(r.Entries()), thoughts: thoughts{}, era: -1}
	s.Set("normal", false)
	s.auto = true
	s.look()
	s.enter()
	if s.over() {
		s.pages.open(&finalPage{})
	}
	return s
}

// Record is the game.
func (s *Scene) Record() *record.Record { return s.rec }

// Mode names the person's occupation: "naming", "bidding", "deciding", "developing", "watching", "waiting", "looking back",
// "reconsidering" or "ended".
func (s *Scene) Mode() string { return s.mode.String() }

// Over reports whether all of the game was shown, to its end.
func (s *Scene) Over() bool { return s.over() && s.shown == len(s.rec.Entries()) }

// Era is the era that is shown, from 0.
func (s *Scene) Era() int { return int(s.state().Era) }

func (s *Scene) over() bool { return s.rec.Position().Phase == industry.Over }

// state is the position that is shown.
func (s *Scene) state() *industry.State { return s.mode.position() }

// isPerson reports whether a person sits at a seat.
func (s *Scene) isPerson(p industry.Seat) bool {
	h := s.rec.Header()
	return int(p) >= len(h.Players) || !h.Players[p].IsRival()
}

// seen is how many entries were shown, or are in sight.
func (s *Scene) seen() int {
	if w, is := s.mode.(*watching); is {
		return w.entry + 1
	}
	return s.shown
}

// settled reports whether the auction that an entry belongs to is over, as far as it was shown: what a rival thinks before that would tell
// how far it goes. In a guided game it is told at once all the same.
func (s *Scene) settled(entry int) bool {
	list := s.rec.Entries()[:s.seen()]
	if entry >= len(list) || s.guiding() || list[entry].Before.Phase == industry.Developing {
		return entry < len(list)
	}
	for _, e := range list[entry:] {
		for _, event := range e.Events {
			if event.Kind == industry.ZoneOwned || event.Kind == industry.JokerTaken {
				return true
			}
		}
	}
	return false
}

// look finds out who is "you": the only person, or of several the one who is asked, or was asked last.
func (s *Scene) look() {
	if p := s.rec.Position().Actor; p != industry.Nobody && s.isPerson(p) {
		s.you = p
	} else if !s.isPerson(s.you) {
		for p := range industry.Seat(s.rec.Header().Options.Seats) {
			if s.isPerson(p) {
				s.you = p
				break
			}
		}
	}
	s.hear(s.words)
}

// enter begins the mode that the game is in: what was not shown yet comes first.
func (s *Scene) enter() {
	s.look()
	s.panel = widget.Scroll{}
	at := plain{scene: s, at: s.rec.Position()}
	switch {
	case s.shown < len(s.rec.Entries()):
		s.mode = newWatching(s)
	case s.over():
		s.mode = &ended{at}
	case !s.isPerson(at.at.Actor):
		s.mode = &waiting{at}
	default:
		s.mode = asks[at.at.Phase](at)
	}
	s.followEra()
}

// followEra has a small window show the era that is played once that is another one.
func (s *Scene) followEra() {
	if e := int(s.state().Era); e != s.played {
		s.era, s.played = -1, e
	}
}

// Follow shows the game as it was played on in another tab.
func (s *Scene) Follow(r *record.Record) {
	s.rec, s.thoughts, s.pondered = r, thoughts{}, nil
	s.shown = min(s.shown, len(r.Entries()))
	if back := s.lookedBack(); back < 0 || back > len(r.Entries()) {
		s.enter()
	}
}

// asks make the mode in which a person is asked, by the phase.
var asks = map[industry.Phase]func(plain) mode{
	industry.Naming:     func(p plain) mode { return newNaming(p) },
	industry.Bidding:    func(p plain) mode { return &bidding{asking: newAsking(p)} },
	industry.Deciding:   func(p plain) mode { return &deciding{newAsking(p)} },
	industry.Developing: func(p plain) mode { return newDeveloping(p) },
}

// choose does a choice of a person. It is saved before it is shown.
func (s *Scene) choose(c industry.Choice) {
	s.notices = nil
	at := len(s.rec.Entries())
	seen := s.shown == at // a subsidy can be taken before all was shown
	if _, refused := s.rec.Act(c); !refused.OK() {
		s.refuse(refused)
		return
	}
	s.Ask(screen.Changed{})
	s.Ask(screen.Noise{Sound: soundOf[c.Verb]})
	if seen && !isNews(&s.rec.Entries()[at]) {
		s.motion.begin(s, at)
		s.shown++
	}
	s.enter()
	if s.Over() {
		s.ends()
	}
}

// soundOf are the sounds of choices.
var soundOf = [...]sound.Sound{
	industry.Name: sound.Place, industry.Bid: sound.Coins, industry.Pass: sound.Select, industry.Give: sound.Place, industry.Take: sound.Coins,
	industry.Develop: sound.Flip, industry.Done: sound.Select, industry.Subsidy: sound.Coins,
}

// isNews reports whether an entry has more to tell than what was chosen: a round, an era or the game has ended by it, or nobody bid.
func isNews(e *record.Entry) bool {
	for _, event := range e.Events {
		switch event.Kind {
		case industry.RoundBegins, industry.EraBegins, industry.GameEnds, industry.NobodyBid:
			return true
		}
	}
	return e.Rivals
}

// refuse says why a choice cannot be made.
func (s *Scene) refuse(r industry.Refusal) {
	s.Ask(screen.Noise{Sound: sound.Refused})
	s.Tell(s.words.IndustryRefusal(s.game, s.you, r))
}

// ends shows the result, to which the points race up part by part.
func (s *Scene) ends() {
	if s.lesson != nil { // which tells how it went
		s.Ask(screen.Noise{Sound: sound.EraOver})
		return
	}
	s.pages.open(&finalPage{})
	if s.reduced {
		s.Ask(screen.Noise{Sound: s.soundOfEnd()})
		return
	}
	s.racing.Start(s.step / racePart * time.Duration(industry.Parts))
}

// racePart is what part of the time that a choice is shown the points of one part take.
const racePart = 4

// race lets the points race on, and tells who has won when they are there.
func (s *Scene) race(at time.Duration) {
	raced := s.racing.On
	if s.racing.Tick(at); raced && !s.racing.On {
		s.Ask(screen.Noise{Sound: s.soundOfEnd()})
	}
}

// soundOfEnd is what tells whether a person has won.
func (s *Scene) soundOfEnd() sound.Sound {
	if slices.ContainsFunc(s.game.Winners(s.rec.Position()), s.isPerson) {
		return sound.Won
	}
	return sound.Lost
}

// undo takes the last choice of a person back. One that would make the game practice is done when it is asked for again.
func (s *Scene) undo() {
	crosses := s.rec.UndoCrosses() && !s.undoOthers
	if !s.rec.CanUndo() || crosses && s.notices.Warns(s.words.Text("industry-table.undo-crosses")) {
		return
	}
	switch costs := s.rec.UndoCosts(s.seen()); { // what happened since and was not shown costs nothing
	case costs && s.notices.Warns(s.words.Text("table.undo-practice")):
		return
	case costs:
		s.rec.Undo()
	default:
		s.rec.UndoUnseen()
	}
	s.goOn()
}

// redo makes the choice that was taken back last again.
func (s *Scene) redo() {
	if s.rec.CanRedo() {
		s.rec.Redo()
		s.goOn()
	}
}

// goOn shows the game as it is now, after something was taken back.
func (s *Scene) goOn() {
	s.notices, s.pondered = nil, nil
	s.shown = len(s.rec.Entries())
	s.thoughts.forget(s.shown)
	s.motion.end()
	s.pages = nil
	s.Ask(screen.Changed{})
	s.enter()
}

// Update lets time pass.
func (s *Scene) Update(at time.Duration) (asks []any) {
	s.race(at)
	if s.pages.covers() {
		s.wait(at)
		return s.Asks()
	}
	s.now, s.paused = at, false
	s.motion.tick(at)
	s.mode.tick()
	s.judge()
	return s.Asks()
}

// Hold lets time pass while the table is covered: what is shown waits.
func (s *Scene) Hold(at time.Duration) {
	s.racing.Began += at - s.now
	s.wait(at)
}

// wait has what is shown on the table wait.
func (s *Scene) wait(at time.Duration) {
	waited := at - s.now
	s.mode.hold(waited)
	s.motion.hold(waited)
	s.now, s.paused = at, true
}

// Job is a hint or an analysis that is being found, or the rival that thinks, who does not under a page.
func (s *Scene) Job() screen.Job {
	switch {
	case s.analyses():
		return &job{s, s.analyst.GoOn}
	case s.paused:
		return nil
	}
	if think := s.mode.thinks(); think != nil {
		return &job{s, think}
	}
	if think := s.advising(); think != nil {
		return &job{s, think}
	}
	if p := s.rec.Position(); p.Phase != industry.Over && !s.isPerson(p.Actor) && !s.looksOn {
		return &job{s, s.ponder}
	}
	return nil
}

// Moving reports whether time alone changes what is seen.
func (s *Scene) Moving() bool { return s.racing.On || !s.paused && (s.motion.on() || s.mode.moves()) }

// Depth is how many pages lie over the table as it is.
func (s *Scene) Depth() int { return len(s.pages) + s.mode.depth() }

// View shows the table.
func (s *Scene) View(env *widget.Env) view.View {
	own := *env
	own.Palette = env.Palette.OfCompany()
	s.hear(words.In(env.Words))
	own.Words = s.words
	c := widget.New(&own)
	s.draw(c)
	return c.View
}

// hear takes over the words that are spoken, to whoever looks.
func (s *Scene) hear(w words.Words) {
	h := s.rec.Header()
	s.words = w.SeatedAt(&h)
	if len(h.Persons()) > 1 && !s.Over() {
		s.words = s.words.SeenBy(engine.Seat(s.you))
	}
}

// name is what a seat is called where it stands alone.
func (s *Scene) name(p industry.Seat) string {
	if p >= industry.MaxSeats {
		return ""
	}
	return s.words.TableName(p)
}

// Tell shows a sentence that must be read.
func (s *Scene) Tell(sentence string) { s.notices.Tell(sentence) }

// Saved tells where the record is saved, or why it cannot be, and reports whether that is news.
func (s *Scene) Saved(name string, err error) (news bool) {
	return s.notices.Saved(&s.save, s.words, name, err)
}
