package start

import (
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawTabs draws the tabs of the settings and of the keys behind the title, or above the rest of the page in a narrow window. It returns
// that rest.
func (f *frame) drawTabs(c *widget.Canvas, head, area view.Rect, shown page) (rest view.Rect) {
	tabs := f.besideTitle(c, head, 24)
	if c.Size.Layout() == view.Tall {
		tabs, area = area.Top(c.ButtonHigh())
		_, area = area.Top(10)
	}
	for _, tab := range []struct {
		name, icon string
		page       page
	}{{"general", "settings", options}, {"keys", "keyboard", keys}} {
		text := c.Words.Text("settings.tab." + tab.name)
		wide := fonts.Width(assets.Medium, c.Pressed().Size, text) + 70
		var at view.Rect
		at, tabs = tabs.Left(wide)
		_, tabs = tabs.Left(8)
		if !c.TouchLayout() {
			at = at.Insets(0, 2)
		}
		c.Button(at, widget.Button{ID: "settings:tab:" + tab.name, Text: text, Icon: tab.icon, Act: open{tab.page},
			Picked: tab.page == shown})
	}
	return area
}
