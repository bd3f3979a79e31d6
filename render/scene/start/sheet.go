package start

import (
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// page is the page beside the buttons.
type page uint8

const (
	home page = iota
	newGame
	atTable
	load
	options
	keys
	results
	lessons
	news
	licences
	daysGame
	challenge
	pageCount
)

// Acts that lead from page to page, and within one.
type (
	open  struct{ page page }
	focus struct{ field string } // type into it, or nowhere
)

// sheet is a page. It does not know the start screen, and the other pages only by their names, to lead to them.
type sheet interface {
	// draw draws it into an area. In the head stands its title, with room for something behind it.
	draw(c *widget.Canvas, head, area view.Rect)
	// do answers the acts of the page alone. It returns requests, and whether the act is one of them.
	do(act any) (asks []any, known bool)
	// reset is called when the page is opened: nothing is typed or waited for any more.
	reset()
	framed() *frame
}

// frame is what every page has.
type frame struct {
	title, list string // the key of its text, and the id of the list that scrolls
	world       *World
	refreshes   bool // when it is opened, the games and the player's own files are read anew
	scroll      widget.Scroll
	typing      string   // the text field with the cursor, empty for none
	unread      []string // games in sight that were not read yet
}

func (f *frame) framed() *frame { return f }

func (f *frame) reset() { f.typing, f.unread = "", nil }

func (f *frame) do(any) ([]any, bool) { return nil, false }

// doCommon answers the acts that every page has: its list is scrolled, and a text field gets the cursor, or loses it by any other act.
func (f *frame) doCommon(act any) bool {
	if f.scroll.Do(f.list, act) {
		return true
	}
	if _, typed := act.(view.Typed); typed {
		return f.typing == ""
	}
	to, known := act.(focus)
	f.typing = to.field
	return known
}

// scrolling draws the list of the page into an area; inside returns where it ends.
func (f *frame) scrolling(c *widget.Canvas, area view.Rect, inside func(in view.Rect) (bottom float64)) {
	f.scroll = c.Scrolling(area, f.list, f.scroll, func(in view.Rect) float64 { return inside(in) - in.Y })
}

// besideTitle is the part of the head behind the title.
func (f *frame) besideTitle(c *widget.Canvas, head view.Rect, gap float64) view.Rect {
	_, rest := head.Left(fonts.Width(assets.Title, c.Title().Size, c.Words.Text(f.title)) + gap)
	return rest
}

// about is a tip with the text of this key of the catalogue.
type about struct{ key string }

// aboutText is a tip with a given text.
type aboutText struct{ title, text string }
