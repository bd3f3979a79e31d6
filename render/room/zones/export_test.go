package zones

import (
	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
)

// Area is where a zone lies on the board that is drawn into an area of a window of a size; it is empty if another era is shown.
func (m *Model) Area(window view.Size, area view.Rect, z industry.ID) view.Rect {
	return gridOf(window, area, m).zone(z)
}
