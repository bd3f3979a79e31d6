package client

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// page is a screen that lies over the one that it was opened from, such as the rules.
type page struct {
	screen.Page
	content interface {
		View(c *widget.Canvas, out any)
		Do(act any) bool // reports whether the act is known
	}
}

func (p *page) View(env *widget.Env) view.View {
	c := widget.New(env)
	p.content.View(c, pages.Close{})
	return c.View
}

func (p *page) Do(act any) (asks []any) {
	if p.content.Do(act) {
		return nil
	}
	return []any{act}
}

// openPage opens a page. Whatever it asks of the client closes it.
func (c *Client) openPage(p *page) {
	c.screens.Open(screen.Layer{Screen: p, Over: true, Pages: 1, Answer: func(ask any) bool {
		c.screens.Close(p)
		return ask == any(pages.Close{}) || c.doesForAny(ask)
	}})
	c.stage.Refresh()
}
