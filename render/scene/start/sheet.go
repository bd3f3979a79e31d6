package start

import (
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// page is the page beside the buttons.
type page uint8

const (
	home page = iota
	newGame
	tablePage
	load
	options
	keys
	results
	lessons
	news
	licences
	dayPage
	challengePage
	pages
)

// sheet is the inside of a page, below its title. One in a file of its own knows neither the start screen nor the other pages.
type sheet interface {
	draw(c *widget.Canvas, world *World, area view.Rect)
	// do answers the acts of the page alone, and reports whether it did.
	do(act any) bool
	framed() *frame
}

// frame is what every page has: its title, and a list that scrolls.
type frame struct {
	title, list string // the key of its text, and the id
	scroll      widget.Scroll
}

func (f *frame) framed() *frame { return f }

func (f *frame) do(act any) bool { return f.scroll.Do(f.list, act) }

// scrolling draws the list of the page into an area; inside returns how high it came out.
func (f *frame) scrolling(c *widget.Canvas, area view.Rect, inside func(in view.Rect) float64) {
	f.scroll = c.Scrolling(area, f.list, f.scroll, inside)
}

// ownSheet is a page about what the scene itself chooses and shows.
type ownSheet struct {
	frame
	scene  *Scene
	inside func(*Scene, *widget.Canvas, view.Rect)
}

func (o *ownSheet) draw(c *widget.Canvas, _ *World, area view.Rect) { o.inside(o.scene, c, area) }

// sheetsOf are the pages of a scene; home has none.
func sheetsOf(s *Scene) [pages]sheet {
	own := func(title, list string, inside func(*Scene, *widget.Canvas, view.Rect)) sheet {
		return &ownSheet{frame{title: title, list: list}, s, inside}
	}
	return [pages]sheet{
		newGame:   own("new-game.title", "new-game:list", (*Scene).drawNewGame),
		tablePage: own("at-table.title", "at-table:list", (*Scene).drawTable),
		load:      own("load.title", "load:list", (*Scene).drawLoad),
		options:   own("settings.title", "settings:list", (*Scene).drawSettings),
		keys:      own("settings.title", "settings:keys", (*Scene).drawKeys),
		results:   own("statistics.title", "statistics:list", (*Scene).drawStatistics),
		lessons:   &lessonsPage{frame{title: "lessons.title", list: "lessons:list"}},
		news:      &newsPage{frame{title: "news.title", list: "news:list"}},
		licences:  &licencesPage{frame: frame{title: "licences.title", list: "licences:list"}},

		dayPage:       own("offer.day.title", "offer:day", (*Scene).drawDay),
		challengePage: own("offer.challenge.title", "offer:challenge", (*Scene).drawChallenge),
	}
}
