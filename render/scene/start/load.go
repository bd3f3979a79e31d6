package start

import (
	"strconv"
	"strings"

	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// loadPage is the page of the saved games.
type loadPage struct {
	frame
	search string
}

const (
	searchField   = "load:search"
	longestSearch = 40
)

func (p *loadPage) do(act any) (asks []any, known bool) {
	typed, known := act.(view.Typed)
	if known {
		p.search, p.scroll.Offset = widget.Type(p.search, typed, longestSearch), 0
	}
	return nil, known
}

// draw draws the list of saved games.
func (p *loadPage) draw(c *widget.Canvas, _, area view.Rect) {
	area = p.drawBackup(c, area)
	if len(p.world.Games) == 0 {
		c.Para(area.Move(0, theme.Pad), "load:empty", c.Words.Text("load.empty"), c.Body())
		return
	}
	search, rest := area.Top(c.ButtonHigh())
	p.drawSearch(c, search)
	_, rest = rest.Top(10)
	games := p.found(c)
	if len(games) == 0 {
		c.Para(rest.Move(0, theme.Pad), "load:none", c.Words.Text("load.none", "text", p.search), c.Body())
		return
	}
	p.scrolling(c, rest, func(in view.Rect) float64 {
		for _, g := range games {
			in.Y += p.drawGame(c, in, rest, g) + 8
		}
		return in.Y
	})
}

// drawBackup draws what takes in games and backups, and makes one, at the foot of an area, and returns what is left of it.
func (p *loadPage) drawBackup(c *widget.Canvas, area view.Rect) view.Rect {
	save := widget.Button{ID: "load:back-up", Text: c.Words.Text("backup.save"), Icon: "save", Act: BackUp{}, About: about{"backup.tip.save"}}
	if !p.world.Imports {
		return p.drawBackupInWindow(c, area, save)
	}
	taken := widget.Button{ID: "load:import", Text: c.Words.Text("load.import"), Icon: "plus", Act: Import{}, About: about{"load.tip.import"}}
	restore := widget.Button{ID: "load:restore", Text: c.Words.Text("backup.restore"), Icon: "undo", Act: Import{}, About: about{"backup.tip.restore"}}
	rows := [][]widget.Button{{restore, save}, {taken}} // the lowest first
	if c.Size.Layout() == view.Short {
		rows = [][]widget.Button{{taken, restore, save}}
	}
	for _, row := range rows {
		foot, rest := area.Foot(c.ButtonHigh())
		for i, at := range foot.Columns(len(row), footGap) {
			c.Button(at, row[i])
		}
		_, area = rest.Foot(footGap)
	}
	return area
}

// footGap is the gap above each row at the foot of the page.
const footGap = 6.0

// drawBackupInWindow draws a button beside a text that tells where the games lie, and how a backup is restored: a window has no chooser
// of files, but takes what is dropped on it.
func (p *loadPage) drawBackupInWindow(c *widget.Canvas, area view.Rect, save widget.Button) view.Rect {
	text := c.Words.Text("backup.how")
	if folder := p.world.Folder; folder != "" {
		text = c.Words.Text("load.folder", "folder", folder) + " " + text
	}
	wide := min(area.W/2, gameButton*max(1, c.Reading))
	high := c.ParaHeight(area.W-wide-theme.Gap, text, c.Soft())
	foot, rest := area.Foot(max(c.ButtonHigh(), high))
	button, beside := foot.Left(wide)
	button.H = c.ButtonHigh()
	c.Button(button, save)
	_, beside = beside.Left(theme.Gap)
	c.Para(beside.Move(0, (foot.H-high)/2), "load:folder", text, c.Soft())
	_, rest = rest.Foot(footGap)
	return rest
}

func (p *loadPage) drawSearch(c *widget.Canvas, area view.Rect) {
	what := "load.search"
	if c.Size.Layout() == view.Tall {
		what = "load.search-short"
	}
	field, rest := area.Left(area.W * 0.55)
	c.Field(field, widget.Field{ID: searchField, Name: c.Words.Text(what), Text: p.search, Empty: c.Words.Text(what), Focus: focus{searchField},
		On: p.typing == searchField})
	if p.typing != searchField {
		c.Key("search", focus{searchField})
	}
	note := c.Words.Text("load.count", "n", strconv.Itoa(len(p.world.Games)))
	if p.world.Listing {
		note = c.Words.Text("start.listing")
	}
	c.Fitted(rest.Insets(4, 0), note, c.Soft().To(view.Right))
}

// found are the games that match the search.
func (p *loadPage) found(c *widget.Canvas) (games []*library.Game) {
	wanted := strings.ToLower(p.search)
	for i := range p.world.Games {
		g := &p.world.Games[i]
		if wanted == "" || strings.Contains(strings.ToLower(g.Name+" "+moment(c, g)+" "+boardName(c, g)+" "+difficulty(c, g)), wanted) {
			games = append(games, g)
		}
	}
	return games
}

const (
	rowPad      = 12.0
	gameButton  = 198.0
	unreadLines = 2 // about a game that was not read yet, and about most others
)

// drawGame draws a saved game and returns its height. A game outside the visible area is only measured.
func (p *loadPage) drawGame(c *widget.Canvas, area, seen view.Rect, g *library.Game) float64 {
	name, facts := c.Strong().Lead(), c.Soft()
	text := area.Insets(rowPad, 0)
	button, foot := gameButton, 0.0
	if c.Size.Layout() == view.Short {
		button *= max(1, c.Reading)
	}
	if c.Size.Layout() == view.Tall { // they stand below the text
		foot = c.ButtonHigh() + rowPad/2
	} else {
		text.W -= button + rowPad
	}
	var lines []string
	high := 2*rowPad + name
	if g.Known {
		lines = gameLines(c, g)
		for _, line := range lines {
			high += c.ParaHeight(text.W, line, facts)
		}
	} else { // of which there may be thousands
		high += unreadLines * facts.Lead()
	}
	if foot == 0 {
		high = max(high, 2*rowPad+2*gameButtonHigh(c)+6)
	} else if len(gameActs(g)) > 0 || !g.Known {
		high += foot
	}
	area.H = high
	if !area.Meets(seen) {
		return high
	}
	if !g.Known {
		p.unread = append(p.unread, g.Name)
		lines = gameLines(c, g)
	}
	c.Box(area, theme.Corner, c.Palette.Raised.Mix(c.Palette.Panel, 0.5), c.Palette.Edge.Fade(0.7))
	text.Y += rowPad
	drawName(c, view.Rect{X: text.X, Y: text.Y, W: text.W, H: name}, g)
	text.Y += name
	for i, line := range lines {
		style := facts
		if g.Damage != nil && i == 0 {
			style = facts.In(c.Palette.No)
		}
		text.Y += c.Para(text, "load:"+g.Name+":"+strconv.Itoa(i), line, style)
	}
	buttons, _ := area.Inset(rowPad).Side(button)
	if foot > 0 {
		buttons, _ = area.Inset(rowPad).Foot(c.ButtonHigh())
	}
	drawGameButtons(c, buttons, g)
	return high
}

// drawName writes a game's name with a sign for its state: won, lost, damaged.
func drawName(c *widget.Canvas, area view.Rect, g *library.Game) {
	name, style := store.Stem(g.Name), c.Strong()
	icon, colour := "", c.Palette.Soft
	switch {
	case g.Damage != nil:
		icon, colour = "warning", c.Palette.No
	case g.Finished && g.Result.Won:
		icon, colour = "trophy", c.Palette.Brass
	case g.Finished:
		icon = "cross"
	case g.Over:
		icon = "tick"
	}
	if icon == "" {
		c.Fitted(area, name, style)
		return
	}
	side := style.Size * 1.15
	area.W -= side + 8
	c.Fitted(area, name, style)
	x := area.X + min(fonts.Width(assets.Bold, style.Size, name), area.W) + 8
	c.Icon(view.Rect{X: x, Y: area.Y, W: side, H: area.H}, icon, colour)
}

// gameButtonHigh is the height of one of two buttons that stand above each other.
func gameButtonHigh(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return c.ButtonHigh()
	}
	return theme.Button - 4
}

// drawGameButtons draws a game's buttons in two rows, or beside each other in a narrow window. From the third on they are signs alone.
func drawGameButtons(c *widget.Canvas, area view.Rect, g *library.Game) {
	const gap = 6.0
	acts, square := gameActs(g), gameButtonHigh(c)
	rest, places := area, make([]view.Rect, len(acts))
	if c.Size.Layout() != view.Tall && len(acts) > 0 {
		places[0], rest = area.Top(square)
		_, rest = rest.Top(gap)
		rest.H = square
	}
	for i := len(acts) - 1; i > 1; i-- {
		places[i], rest = rest.Side(square)
		rest.W -= gap
	}
	switch {
	case len(acts) == 1 && c.Size.Layout() == view.Tall:
		places[0] = rest
	case len(acts) > 1 && c.Size.Layout() == view.Tall:
		copy(places, rest.Columns(2, gap))
	case len(acts) > 1:
		places[1] = rest
	}
	for i, a := range acts {
		b := widget.Button{ID: "load:" + a.id + ":" + g.Name, Text: c.Words.Text("load." + a.id), Icon: a.icon, Act: a.act,
			About: about{"load.tip." + a.id}}
		if i < 2 {
			c.Button(places[i], b)
			continue
		}
		b.Name, b.Text = b.Text, ""
		iconButton(c, places[i], b)
	}
}
