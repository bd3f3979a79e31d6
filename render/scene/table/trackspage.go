package table

import (
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/ui/widget"
)

// tracksPage shows the income track and the VP track, for which a low window has no room.
type tracksPage struct {
	overPage
	scroll widget.Scroll
}

func (p *tracksPage) draw(c *widget.Canvas, m *models) {
	p.scroll = tracks.DrawPage(c, m.tracks, p.scroll, pages.Close{})
}

func (p *tracksPage) do(act any) bool { return p.scroll.Do(tracks.ScrollID, act) }
