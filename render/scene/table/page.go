package table

import (
	"time"

	"sohofoundry/render/ui/widget"
)

// page lies over the table, or beside it. Each page is in a file of its own and knows none of the others.
type page interface {
	draw(c *widget.Canvas, m *models)
	// do answers the acts of the page alone, and reports whether it did.
	do(act any) bool
	// tick lets time pass, and moving reports whether that alone changes the page.
	tick(now time.Duration)
	moving() bool
	// prepare adds to the models of the rooms before the mode lights them up.
	prepare(m *models)
	// beside reports whether the page leaves the table in sight, where the game goes on.
	beside() bool
	// passing reports whether the page lies over another one only until something is done from it.
	passing() bool
	// ofEnd reports whether the page is about the end of the game.
	ofEnd() bool
	// renew is called when more is known of how the games like this one went.
	renew()
	// thinks reports whether the page has the table think about it.
	thinks() bool
	// closed is called when the person closes the page.
	closed()
}

// overPage is embedded in every page, and does nothing special.
type overPage struct{ table *Scene }

func (overPage) do(any) bool        { return false }
func (overPage) tick(time.Duration) {}
func (overPage) moving() bool       { return false }
func (overPage) prepare(*models)    {}
func (overPage) beside() bool       { return false }
func (overPage) passing() bool      { return false }
func (overPage) ofEnd() bool        { return false }
func (overPage) thinks() bool       { return false }
func (overPage) renew()             {}
func (overPage) closed()            {}

// noPage stands on top where no page is open.
type noPage struct{ overPage }

func (noPage) draw(*widget.Canvas, *models) {}
func (noPage) beside() bool                 { return true }

// pageStack is the open pages, each on the one below it.
type pageStack []page

// top is the page that is answered to.
func (p pageStack) top() page {
	if len(p) == 0 {
		return noPage{}
	}
	return p[len(p)-1]
}

// covers reports whether a page lies over the table.
func (p pageStack) covers() bool { return !p.top().beside() }

// besides reports whether a page takes the place of the panel.
func (p pageStack) besides() bool { return len(p) > 0 && p.top().beside() }

// open opens a page in place of those that are open; one that is passing lies over them.
func (p *pageStack) open(on page) {
	p.closePassing()
	if !on.passing() {
		*p = nil
	}
	*p = append(*p, on)
}

// close closes the page on top, as the person asks.
func (p *pageStack) close() {
	if top := p.top(); len(*p) > 0 {
		*p = (*p)[:len(*p)-1]
		top.closed()
	}
}

// closePassing closes the page on top if it is no page to come back to.
func (p *pageStack) closePassing() {
	if p.top().passing() {
		*p = (*p)[:len(*p)-1]
	}
}
