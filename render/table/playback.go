package table

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/film"
	"sohofoundry/render/motion"
)

// playback is the showing of what was done: entries of the record, one after the other, each as a film.
type playback struct {
	entries []int // still to be shown; the first one is on
	film    *film.Film
	at      film.Cursor
	shot    film.Shot
	motion  *motion.Play
	began   time.Duration // when the stage began, by the scene's clock
	fresh   bool          // the stage has just begun: its clock starts with the next moment
	cued    int           // how many of its sounds were made
	auto    bool          // the Automa's steps follow each other by themselves
}

func (p *playback) add(entry int) { p.entries = append(p.entries, entry) }

// on reports whether something is being shown.
func (p *playback) on() bool { return p.film != nil || len(p.entries) > 0 }

func (p *playback) frame() *film.Frame { return &p.film.Frames[p.at.Frame] }

// Tick lets time pass: what is being shown moves, and goes on by itself where nobody is waited for.
func (s *Scene) Tick(at time.Duration) {
	s.now = at
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

// next begins the film of the next entry; without one, the table is shown as it is.
func (s *Scene) next() {
	if len(s.play.entries) == 0 {
		s.stop()
		if s.position.Decision == engine.GameOver && s.over.page == noPage {
			s.open(finalPage)
		}
		return
	}
	e := &s.rec.All()[s.play.entries[0]]
	s.play.film = film.Of(s.game, e)
	s.seek(film.Cursor{})
}

// seek shows a place in the film from its beginning.
func (s *Scene) seek(at film.Cursor) {
	p := &s.play
	p.at, p.shot = at, p.film.Shot(at)
	p.motion = motion.New(s.game, p.shot.Before, p.shot.Events, s.still)
	p.fresh, p.cued = true, 0
	s.scrolled = false
}

// step goes on to the next stage, or the next film.
func (s *Scene) step() {
	p := &s.play
	if !p.film.AtEnd(p.at) {
		s.seek(p.film.Next(p.at))
		return
	}
	p.entries, p.film = p.entries[1:], nil
	s.next()
}

// stepBack shows the stage before again.
func (s *Scene) stepBack() { s.seek(s.play.film.Back(s.play.at)) }

// skip goes on to where somebody is asked something, or to the end of the frame if it is a page.
func (s *Scene) skip() {
	p := &s.play
	if kind := p.frame().Kind; kind > film.Action {
		last := p.film.Skip(p.at)
		if last == p.at || p.film.AtEnd(p.at) {
			s.step()
			return
		}
		s.seek(last)
		return
	}
	for p.film != nil && p.frame().Kind <= film.Action {
		if p.film.AtEnd(p.at) {
			s.step()
			return
		}
		s.seek(p.film.Skip(p.at))
	}
}

func (s *Scene) elapsed() time.Duration {
	if s.play.fresh {
		return 0
	}
	return s.now - s.play.began
}

// How long pages are shown that go by themselves.
const (
	forever   = time.Duration(1<<62 - 1)
	roundEnds = 1600 * time.Millisecond
	between   = 120 * time.Millisecond
)

// lasts is how long the stage is shown before the next one: forever if the person is waited for.
func (s *Scene) lasts() time.Duration {
	p := &s.play
	frame := p.frame()
	moving := p.motion.Length
	automas := s.rec.All()[p.entries[0]].Automa()
	switch frame.Kind {
	case film.Step, film.Comparison, film.Action:
		switch {
		case !automas:
			return moving
		case p.auto:
			return moving + s.pace
		}
		return forever
	case film.PassOn:
		return moving
	case film.RoundEnd:
		return moving + roundEnds/time.Duration(max(1, frame.Stages()))
	case film.LinkScoring, film.TileScoring, film.IntroScoring:
		if p.at.Stage+1 == frame.Stages() {
			return forever
		}
		return moving + between
	case film.EraChange:
		return moving + between
	}
	return forever
}

// cue asks for the sounds of what has happened in the stage so far.
func (s *Scene) cue() {
	p := &s.play
	if p.film == nil {
		return
	}
	for _, c := range p.motion.Cues[p.cued:] {
		if c.At > s.elapsed() {
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
		return s.play.motion.At(s.elapsed())
	case len(s.play.entries) > 0:
		return motion.Moment{Position: *s.rec.After(s.play.entries[0]), Over: true}
	case s.past != now:
		return motion.Moment{Position: *s.rec.After(s.past), Over: true}
	}
	return motion.Moment{Position: *s.position, Over: true}
}

// moving reports whether time alone will change what is seen.
func (s *Scene) moving() bool {
	if !s.play.on() {
		return false
	}
	return s.play.film == nil || s.play.fresh || s.elapsed() < s.play.motion.Length || s.lasts() != forever
}
