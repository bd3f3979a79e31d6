package auction

import (
	"strconv"

	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// helpPage tells a newcomer how the game is played.
type helpPage struct{ scroll widget.Scroll }

const helpID = "help:list"

func (*helpPage) passing() bool { return false }

func (h *helpPage) do(_ *Scene, act any) bool { return h.scroll.Do(helpID, act) }

func (h *helpPage) draw(s *Scene, c *widget.Canvas) {
	room := c.Page(860, 1100, s.text("help"), pages.Close{})
	c.Key("help", pages.Close{})
	c.Key("menu", pages.Close{})
	c.ScrollKeys(helpID, room.H)
	h.scroll = c.Scrolling(room, helpID, h.scroll, func(in view.Rect) float64 {
		p := &pen{Canvas: c, scene: s, room: in}
		for i, topic := range s.words.IndustryHelp() {
			p.para("help:title:"+strconv.Itoa(i), topic.Title, c.Heading())
			p.para("help:"+strconv.Itoa(i), topic.Text, c.Body())
		}
		return p.room.Y - in.Y
	})
}
