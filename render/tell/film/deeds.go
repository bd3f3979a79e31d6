package film

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Deed is one action of the Automa's turn, as its summary tells it.
type Deed struct {
	automa.Deed
	Frame int       // the first frame of the steps that led to it
	Lit   thing.Set // the things that it is about
}

// Deeds are the actions of the Automa's turn, in order; none in a human's film.
func (f *Film) Deeds() (list []Deed) {
	for _, d := range f.steps.Deeds() {
		var events engine.Log
		for i := range d.Done {
			events = append(events, d.Done[i].Events...)
		}
		list = append(list, Deed{Deed: d, Frame: f.frameOf(d.First), Lit: f.lit(d.Actions(), events)})
	}
	return list
}

// frameOf finds the frame that tells a step of the turn.
func (f *Film) frameOf(step int) int {
	for i := range f.Frames {
		if step -= len(f.Frames[i].Steps); step < 0 {
			return i
		}
	}
	return len(f.Frames) - 1
}
