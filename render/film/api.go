package film

import (
	"sohofoundry/automa"
	"sohofoundry/automa/record"
)

// Of makes the film of an entry. Entries of games without the Automa have films too.
func Of(g *automa.Game, e *record.Entry) *Film { return &Film{game: g, Frames: make([]Frame, 1)} }

// Stages counts the stages of a frame: 1 or more.
func (f *Frame) Stages() int { return max(1, len(f.stages)) }

// Next is one stage on; at the end it stays there.
func (f *Film) Next(c Cursor) Cursor { return c }

// Back is one stage back; at the beginning it stays there.
func (f *Film) Back(c Cursor) Cursor { return c }

// Skip is the first stage of the next frame; in the last frame, its last stage.
func (f *Film) Skip(c Cursor) Cursor { return c }

// End is the last stage of the last frame.
func (f *Film) End() Cursor { return Cursor{} }

// AtEnd reports whether there is no further stage: when this one has been shown, the film is over.
func (f *Film) AtEnd(c Cursor) bool { return true }

// Shot is what is to be seen at a place in the film.
func (f *Film) Shot(c Cursor) Shot { return Shot{} }

// Scores lists what is scored in a frame, in order.
func (f *Frame) Scores() []Score { return nil }

func (p *Panel) isUnder(t *Try) bool { return false }
