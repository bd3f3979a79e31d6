package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
)

// turns is how many groups of locations take turns to move: so little of the picture changes at once.
const turns = 3

// moment counts the moments in which the fires and the smoke at a location have moved.
func (m *Model) moment(l engine.Location) int { return (m.Drift + int(l)%turns) / turns }

// Drifts reports whether something smokes, and so moves by itself.
func (m *Model) Drifts() bool {
	return !m.Plain && m.State.Tiles != [len(m.State.Tiles)]engine.PlacedTile{}
}

// burns are the steps of brightness through which fires flicker, one in each moment. At rest they are as they were drawn.
var burns = [...][]livery.Burn{{0, -1}, {0, 1, -2}, {0, -1, 1, -2}}

// burn is how much brighter than usual a fire burns at a location, in steps. Only in the Rail Era is there light enough to
// see that by dusk, and each flickers at a pace of its own.
func (d *drawing) burn(l engine.Location, fire int) livery.Burn {
	if d.s.Era != engine.Rail {
		return 0
	}
	steps := burns[(int(l)+fire)%len(burns)]
	return steps[d.m.moment(l)%len(steps)]
}
