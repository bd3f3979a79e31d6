package table

import (
	"slices"
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
)

// The change of the eras is a moment of four parts. In the first one links and tiles are counted where they lie, after which the
// film waits for the person. In the next one links and obsolete tiles leave, then the sun crosses, then rails are laid.
const (
	changePart  = 800 * time.Millisecond
	changeParts = 3                      // after the counting
	riseLong    = 360 * time.Millisecond // of VP from the link or tile that scores them
)

// countings are how long all of a counting takes, by the name of the pace.
var countings = map[string]time.Duration{"slow": 2 * changePart, "normal": changePart, "fast": changePart / 2}

// counting is how long it takes until the next link or tile is counted.
func (p *playback) counting() time.Duration {
	if p.table.reduced {
		return 0
	}
	stages := 0
	for i := range p.film.Frames {
		if f := &p.film.Frames[i]; scores(f) {
			stages += f.Stages()
		}
	}
	return countings[p.table.pace] / time.Duration(stages)
}

// counts reports whether something is still to be counted.
func (p *playback) counts() bool { return scores(p.frame()) && p.at != p.lastOf(scores) }

// changesEra reports whether the stage is the change of the eras.
func (p *playback) changesEra() bool {
	return slices.ContainsFunc(p.shot.Events, func(e engine.Event) bool { return e.Kind == engine.EraBegan && e.Amount == int16(engine.Rail) })
}

// endLong is how long the end of a round moves, independent of its events, and the bars of the end of the game rise.
const endLong = 800 * time.Millisecond

// settles reports whether a frame is the end of a round.
func settles(f *film.Frame) bool { return f.Kind == film.RoundEnd }

// settling reports whether the stage is of the end of a round.
func (p *playback) settling() bool { return settles(p.frame()) }

// roundEndStageTime is how long each of its stages takes.
func (p *playback) roundEndStageTime() time.Duration {
	return endLong / time.Duration(p.frame().Stages())
}

// left is how much of the end of a round is still to come, from 1 to 0.
func (p *playback) left() float64 {
	if p.table.reduced {
		return 0
	}
	return 1 - (float64(p.at.Stage)+p.passed(p.elapsed(), p.roundEndStageTime()))/float64(p.frame().Stages())
}

// length is how long something moves in the stage.
func (p *playback) length() time.Duration {
	switch {
	case p.table.reduced:
		return 0
	case p.changesEra():
		return changeParts * changePart
	case scores(p.frame()):
		return riseLong
	case p.settling():
		return p.roundEndStageTime()
	}
	return p.motion.Length
}

// clock is the time of the stage by which things fly. When the era changes they do in the last part: cards are dealt.
func (p *playback) clock() time.Duration {
	elapsed := p.elapsed()
	if p.changesEra() && !p.table.reduced {
		if elapsed -= (changeParts - 1) * changePart; elapsed < 0 {
			return -1
		}
	}
	return time.Duration(float64(elapsed) * p.speed)
}

// bring shows changes under way on the board: links and night over tiles, VP that rise, the change of the eras.
func (p *playback) bring(m *board.Model) {
	for _, pulse := range p.moment().Pulses {
		if pulse.Kind == motion.Flip || pulse.Kind == motion.Lay {
			m.Coming = append(m.Coming, board.Coming{On: pulse.At, Part: view.Ease(pulse.Progress)})
		}
	}
	switch {
	case scores(p.frame()):
		m.State = p.scored()
		m.Badges = p.badges()
		if next := p.nextEra(); next != nil {
			m.Change = &board.Change{Before: m.State}
			m.State = &next.After.State
		}
	case p.changesEra():
		m.State = &p.frame().After.State
		m.Change = &board.Change{Before: p.scored(), Leave: p.changed(0), Sun: p.changed(1), Rails: p.changed(2)}
	}
}

// passed is how much of a time is over, some while after its begin.
func (p *playback) passed(since, long time.Duration) float64 {
	if p.table.reduced {
		return 1
	}
	return min(max(float64(since)/float64(long), 0), 1)
}

// changed is how much of a part of the change of the eras is over.
func (p *playback) changed(part int) float64 {
	return p.passed(p.elapsed()-time.Duration(part)*changePart, changePart)
}

// scored is the position with all links that are scored: they stay where they lie until the era changes.
func (p *playback) scored() *engine.State {
	s := p.shot.Before.State
	if first := slices.IndexFunc(p.film.Frames, func(f film.Frame) bool { return scores(&f) }); first >= 0 {
		layLinks(&s, &p.film.Frames[first])
	}
	return &s
}

// layLinks lays the links where they were before a frame.
func layLinks(s *engine.State, frame *film.Frame) {
	for seat := range s.Players {
		s.Players[seat].Links = frame.Before.Players[seat].Links
	}
}

// nextEra is the frame in which the era that is counted changes, nil if it is the last one.
func (p *playback) nextEra() *film.Frame {
	for i := range p.film.Frames {
		if f := &p.film.Frames[i]; f.Kind == film.EraChange && f.After.Era != p.shot.Before.Era {
			return f
		}
	}
	return nil
}

// badges show the VP of the links and tiles that were counted so far. The newest are still rising.
func (p *playback) badges() (list []board.Badge) {
	counted := 0 // after each
	for i := p.at.Frame; i >= 0; i-- {
		f := &p.film.Frames[i]
		for _, score := range slices.Backward(f.Scores()) {
			if i == p.at.Frame && score.Stage > p.at.Stage {
				continue
			}
			age := p.elapsed() + time.Duration(counted)*p.counting()
			counted++
			if score.Line == 0 && score.Space == 0 {
				continue
			}
			on := thing.Of(score.Line)
			if score.Space != 0 {
				on = thing.Of(score.Space)
			}
			list = append(list, board.Badge{On: on, Text: words.Signed(int(score.VP)), Points: true, Seat: score.Seat, Risen: p.passed(age, riseLong)})
		}
	}
	slices.Reverse(list)
	return list
}
