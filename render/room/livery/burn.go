package livery

import "sohofoundry/render/ui/view"

// Burn is how much brighter than usual a fire or a lit window is, in steps.
type Burn int8

// burnStep is how much brighter a step is.
const burnStep = 0.08

// Strength is how strong light is that has the strength 1 as usual.
func (b Burn) Strength() float64 { return 1 + burnStep*float64(b) }

// Of is the colour of something that burns.
func (b Burn) Of(c view.Colour) view.Colour {
	if b < 0 {
		return c.Mix(c&0xff, burnStep*float64(-b))
	}
	return c.Mix(view.White&^0xff|c&0xff, burnStep*float64(b))
}
