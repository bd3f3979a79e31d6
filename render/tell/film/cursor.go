package film

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
)

// StageOf is the stage that shows an event of the frame, by its index.
func (f *Frame) StageOf(event int) int {
	for stage, events := range f.stages {
		if event -= len(events); event < 0 {
			return stage
		}
	}
	return 0
}

// Stages counts the stages of a frame: 1 or more.
func (f *Frame) Stages() int {
	if f.Kind == Comparison {
		return 1 + len(deciding(f.Panel.Tie))
	}
	return max(1, len(f.stages))
}

// Next is one stage on; at the end it stays there.
func (f *Film) Next(c Cursor) Cursor {
	c = f.Within(c)
	switch {
	case c.Stage+1 < f.Frames[c.Frame].Stages():
		c.Stage++
	case c.Frame+1 < len(f.Frames):
		c = Cursor{Frame: c.Frame + 1}
	}
	return c
}

// Back is one stage back; at the beginning it stays there.
func (f *Film) Back(c Cursor) Cursor {
	c = f.Within(c)
	switch {
	case c.Stage > 0:
		c.Stage--
	case c.Frame > 0:
		c.Frame--
		c.Stage = f.Frames[c.Frame].Stages() - 1
	}
	return c
}

// Skip is the first stage of the next frame; in the last frame, its last stage.
func (f *Film) Skip(c Cursor) Cursor {
	c = f.Within(c)
	if c.Frame+1 == len(f.Frames) {
		return f.End()
	}
	return Cursor{Frame: c.Frame + 1}
}

// End is the last stage of the last frame.
func (f *Film) End() Cursor {
	last := len(f.Frames) - 1
	return Cursor{Frame: last, Stage: f.Frames[last].Stages() - 1}
}

// AtEnd reports whether there is no further stage: when this one has been shown, the film is over.
func (f *Film) AtEnd(c Cursor) bool { return f.Within(c) == f.End() }

// Within moves a cursor, such as one of another film, to the nearest position that exists.
func (f *Film) Within(c Cursor) Cursor {
	c.Frame = min(max(c.Frame, 0), len(f.Frames)-1)
	c.Stage = min(max(c.Stage, 0), f.Frames[c.Frame].Stages()-1)
	return c
}

// Shot returns the shot at a position in the film, or at the nearest position that exists.
func (f *Film) Shot(c Cursor) Shot {
	c = f.Within(c)
	frame := &f.Frames[c.Frame]
	if frame.Kind == Comparison {
		tie := tieStage(frame.Panel.Tie, c.Stage)
		return Shot{Before: frame.Before, After: frame.After, Tie: tie, Lit: f.litTie(tie)}
	}
	shot := Shot{Before: frame.Before, After: frame.After}
	for _, events := range frame.stages[:c.Stage] {
		f.follow(&shot.Before, events)
	}
	if len(frame.stages) > 0 {
		shot.Events = frame.stages[c.Stage]
	}
	if c.Stage < len(frame.stages)-1 {
		shot.After = shot.Before
		f.follow(&shot.After, shot.Events)
	}
	shot.Lit = f.lit(frame.Steps.Subject(), shot.Events)
	if frame.Kind == Summary {
		for _, d := range f.Deeds() {
			shot.Lit.Join(d.Lit)
		}
	}
	return shot
}

func (f *Film) follow(p *automa.Position, events engine.Log) {
	for _, e := range events {
		f.game.Follow(p, e)
	}
}
