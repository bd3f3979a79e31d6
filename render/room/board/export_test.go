package board

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/view"
)

// NameArea is where the name of a location stands; of a merchant location, all of its plaque.
func (m *Model) NameArea(area view.Rect, l engine.Location) view.Rect {
	f := m.frame(area)
	if m.Game.Locations[l].Kind == engine.MerchantLocation {
		return f.plaque(l)
	}
	return f.banner(l)
}
