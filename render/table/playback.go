package table

import (
	"math"
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/film"
	"sohofoundry/render/motion"
	"sohofoundry/render/pages"
	"sohofoundry/render/sound"
)

// playback is the showing of what was done: entries of the record, one after the other, each as a film.
type playback struct {
	entries []int // still to be shown; the first one is on
	film    *film.Film
	at      film.Cursor
	shot    film.Shot
	motion  *motion.Play
	speed   float64       // at which the motion runs: 1, or more where many things are counted one by one
	began   time.Duration // when the stage began, by the scene's clock
	fresh   bool          // the stage has just begun: its clock starts with the next moment
	cued    int           // how many of its sounds were made
	auto    bool          // the Automa's steps follow each other by themselves
	calls   bool          // a turn has ended in it: when all is shown, the person is called
	again   *again        // what is shown was done earlier; nil while it is news
}

func (p *playback) add(entry int) { p.entries = append(p.entries, entry) }

// on reports whether something is being shown.
func (p *playback) on() bool { return p.film != nil || len(p.entries) > 0 }

func (p *playback) frame() *film.Frame { return &p.film.Frames[p.at.Frame] }

// length is how long something moves in the stage.
func (p *playback) length() time.Duration { return time.Duration(float64(p.motion.Length) / p.speed) }

// Tick lets time pass: what is being shown moves, and goes on by itself where nobody is waited for.
func (s *Scene) Tick(at time.Duration) {
	if s.over.page != noPage && s.over.page != logPage { // it lies over what is shown
		s.Hold(at)
		return
	}
	s.now, s.held = at, false
	s.eye.glide.tick(at)
	s.called.tick(at)
	if !s.play.on() {
		return
	}
	if s.play.film == nil {
		s.next()
	}
	if s.play.fresh {
		s.play.began, s.play.fresh = at, false
	}
	s.cue()
	for s.play.film != nil && !s.play.fresh && s.elapsed() >= s.lasts() {
		s.step()
	}
}

// Hold lets time pass in which nobody sees the table: what is being shown waits.
func (s *Scene) Hold(at time.Duration) {
	waited := at - s.now
	s.play.began += waited
	s.eye.glide.began += waited
	s.called.began += waited
	s.now, s.held = at, true
}

// next begins the film of the next entry; without one, the table is shown as it is.
func (s *Scene) next() {
	if len(s.play.entries) == 0 {
		s.allShown()
		return
	}
	e := &s.rec.All()[s.play.entries[0]]
	s.play.film = film.Of(s.game, e)
	s.seek(film.Cursor{})
}

// callLong is how long the person is called to their turn.
const callLong = 1800 * time.Millisecond

// call is how loud that is now, from 0 to 1: twice it comes and goes.
func (s *Scene) call() float64 {
	if s.still || !s.called.on {
		return 0
	}
	return math.Abs(math.Sin(2 * math.Pi * s.called.part(s.now)))
}

// allShown goes back to where the person was, or calls them to their turn or to the end of the game.
func (s *Scene) allShown() {
	again, calls := s.play.again, s.play.calls
	s.stop()
	switch {
	case again != nil:
		s.past, s.over = again.past, again.over
	case s.position.Decision == engine.GameOver:
		s.open(finalPage)
		won := sound.Lost
		if pages.ResultOf(s.game.Game, &s.position.State).Winner == engine.HumanSeat {
			won = sound.Won
		}
		s.ask(Noise{won})
	case calls:
		s.called.start(callLong)
		s.ask(Noise{sound.TurnOver})
	}
}

// seek shows a place in the film from its beginning.
func (s *Scene) seek(at film.Cursor) {
	p := &s.play
	p.at, p.shot = at, p.film.Shot(at)
	p.motion = motion.New(s.game, p.shot.Before, p.shot.Events, s.still)
	if steps := p.frame().Steps; len(steps) > 0 && steps[0].Kind == automa.Drew && !s.still {
		p.motion.Deal()
	}
	p.speed = 1
	if scores(p.frame()) {
		p.speed = max(1, float64(p.motion.Length)/float64(s.counting()))
	}
	p.calls = p.calls || p.frame().Kind == film.PassOn
	p.fresh, p.cued = true, 0
	s.scrolled = false
	s.follow()
}

// goOn seeks a later place. The whistle tells that the counting of an era begins.
func (s *Scene) goOn(at film.Cursor) {
	counted := scores(s.play.frame())
	s.seek(at)
	if !counted && scores(s.play.frame()) {
		s.ask(Noise{sound.EraOver})
	}
}

// step goes on to the next stage, or the next film.
func (s *Scene) step() {
	p := &s.play
	if !p.film.AtEnd(p.at) {
		s.goOn(p.film.Next(p.at))
		return
	}
	p.entries, p.film = p.entries[1:], nil
	s.next()
}

// stepBack shows the stage before again. Whoever looks back wants time.
func (s *Scene) stepBack() {
	s.play.auto = false
	s.seek(s.play.film.Back(s.play.at))
}

// hurry brings what moves to its end at once.
func (s *Scene) hurry() {
	p := &s.play
	if p.film == nil {
		return
	}
	p.began, p.fresh = s.now-p.length(), false
	p.cued = len(p.motion.Cues)
}

// skip goes to the end of the Automa's turn or of a counting, else to what comes after the action or page.
func (s *Scene) skip() {
	p := &s.play
	switch frame := p.frame(); {
	case scores(frame):
		s.skipTo(p.lastOf(scores))
	case told(frame) && s.automas():
		s.skipTo(p.lastOf(told))
	case p.at.Frame+1 < len(p.film.Frames):
		s.goOn(p.film.Skip(p.at))
	default:
		p.at = p.film.End()
		s.step()
	}
}

// skipTo shows how a place ends, or goes on from there.
func (s *Scene) skipTo(end film.Cursor) {
	if s.play.at == end {
		s.step()
		return
	}
	s.goOn(end)
	s.hurry()
}

// lastOf is the last stage of the frames of a kind that follow each other from this one.
func (p *playback) lastOf(kind func(*film.Frame) bool) film.Cursor {
	last := p.at.Frame
	for last+1 < len(p.film.Frames) && kind(&p.film.Frames[last+1]) {
		last++
	}
	return film.Cursor{Frame: last, Stage: p.film.Frames[last].Stages() - 1}
}

// told reports whether a frame is of a turn, and no page of what follows from its end.
func told(f *film.Frame) bool { return f.Kind <= film.Action }

// scores reports whether a frame counts VP.
func scores(f *film.Frame) bool {
	return f.Kind == film.LinkScoring || f.Kind == film.TileScoring || f.Kind == film.IntroScoring
}

// automas reports whether the entry that is shown is a turn of the Automa.
func (s *Scene) automas() bool { return s.rec.All()[s.play.entries[0]].Automa() }

// inPassing reports whether what is shown is only the end of what the human has just done themselves: their next question is
// asked already, and the answer does not wait for it.
func (s *Scene) inPassing() bool {
	p := &s.play
	if p.film == nil || p.again != nil || len(p.entries) != 1 || s.automas() {
		return false
	}
	return p.film.Frames[len(p.film.Frames)-1].Kind <= film.PassOn
}

// elapsed is how long the stage is shown.
func (s *Scene) elapsed() time.Duration {
	if s.play.fresh {
		return 0
	}
	return s.now - s.play.began
}

// forever is how long a stage is shown in which the person is waited for.
const forever = time.Duration(1<<62 - 1)

// lasts is how long the stage is shown before the next one.
func (s *Scene) lasts() time.Duration {
	p := &s.play
	frame, moving := p.frame(), p.length()
	switch {
	case scores(frame):
		return s.counts(moving)
	case frame.Kind == film.PassOn, frame.Kind == film.GameEnd, p.again == nil && told(frame) && !s.automas():
		return moving
	case frame.Kind == film.RoundEnd:
		return moving + 2*s.pace/time.Duration(max(1, frame.Stages()))
	case p.auto && frame.Kind == film.EraChange:
		return moving + s.reading()
	case p.auto:
		return moving + s.pace
	}
	return forever
}

// reading is how long the events of a stage take to be read: at the normal pace, sixty letters in the time of a step.
func (s *Scene) reading() time.Duration {
	letters := 0
	for _, line := range s.words.EventLines(s.play.shot.Events) {
		letters += len(line)
	}
	return min(s.pace*time.Duration(60+letters)/60, 5*s.pace)
}

// counts is how long a stage of a counting is shown. At the end of it the person is waited for.
func (s *Scene) counts(moving time.Duration) time.Duration {
	p := &s.play
	switch {
	case p.at == p.lastOf(scores) && !(p.auto && p.again != nil):
		return forever
	case p.at.Stage+1 == p.frame().Stages():
		return moving + s.pace
	}
	return s.counting()
}

// countings are how long the counting of an era takes at most, by the name of the pace, without the pauses in it.
var countings = map[string]time.Duration{"slow": 24 * time.Second, "normal": 12 * time.Second, "fast": 6 * time.Second}

// counting is how long one link or tile is counted.
func (s *Scene) counting() time.Duration {
	stages := 0
	for i := range s.play.film.Frames {
		if f := &s.play.film.Frames[i]; scores(f) {
			stages += f.Stages()
		}
	}
	return min(countings[s.paceName]/time.Duration(stages), s.pace/2)
}

// cue asks for the sounds of what has happened in the stage so far.
func (s *Scene) cue() {
	p := &s.play
	if p.film == nil {
		return
	}
	for _, c := range p.motion.Cues[p.cued:] {
		if float64(c.At) > float64(s.elapsed())*p.speed {
			return
		}
		p.cued++
		s.ask(Noise{Sound: c.Sound})
	}
}

// shown is what is on the table now, and what is on its way there.
func (s *Scene) shown() motion.Moment {
	switch {
	case s.play.film != nil:
		m := s.play.motion.At(time.Duration(float64(s.elapsed()) * s.play.speed))
		if m.Over { // the Automa's cards too, of which events do not tell
			m.Position = s.play.shot.After
		}
		return m
	case len(s.play.entries) > 0:
		return motion.Moment{Position: *s.rec.After(s.play.entries[0]), Over: true}
	case s.past != now:
		return motion.Moment{Position: *s.rec.After(s.past), Over: true}
	}
	return motion.Moment{Position: *s.position, Over: true}
}

// gliding reports whether something is on its way in the stage.
func (s *Scene) gliding() bool {
	return s.play.film != nil && s.elapsed() < s.play.length()
}

// moving reports whether time alone will change what is seen.
func (s *Scene) moving() bool {
	if s.held {
		return false
	}
	if s.eye.glide.on || s.called.on {
		return true
	}
	return s.play.on() && (s.play.film == nil || s.play.fresh || s.gliding() || s.lasts() != forever)
}
