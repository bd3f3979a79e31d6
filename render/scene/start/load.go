package start

import (
	"strconv"
	"strings"

	"sohofoundry/decks"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawLoad draws the list of saved games.
func (s *Scene) drawLoad(c *widget.Canvas, area view.Rect) {
	if folder := s.world.Folder; folder != "" {
		text := c.Words.Text("load.folder", "folder", folder)
		foot, rest := area.Foot(c.ParaHeight(area.W, text, c.Soft()) + 4)
		c.Para(foot.Move(0, 4), "load:folder", text, c.Soft())
		_, area = rest.Foot(6)
	}
	if s.world.Imports {
		foot, rest := area.Foot(c.ButtonHigh())
		c.Button(foot, widget.Button{ID: "load:import", Text: c.Words.Text("load.import"), Icon: "save", Act: Import{}, About: about{"load.tip.import"}})
		_, area = rest.Foot(6)
	}
	if len(s.world.Games) == 0 {
		c.Para(area.Move(0, theme.Pad), "load:empty", c.Words.Text("load.empty"), c.Body())
		return
	}
	search, rest := area.Top(c.ButtonHigh())
	s.drawSearch(c, search)
	_, rest = rest.Top(10)
	games := s.found(c)
	if len(games) == 0 {
		c.Para(rest.Move(0, theme.Pad), "load:none", c.Words.Text("load.none", "text", s.search), c.Body())
		return
	}
	s.sheets[load].framed().scrolling(c, rest, func(in view.Rect) float64 {
		top := in.Y
		for _, g := range games {
			in.Y += s.drawGame(c, in, rest, g) + 8
		}
		return in.Y - top
	})
}

func (s *Scene) drawSearch(c *widget.Canvas, area view.Rect) {
	what := "load.search"
	if c.Size.Layout() == view.Tall {
		what = "load.search-short"
	}
	field, rest := area.Left(area.W * 0.55)
	c.Field(field, widget.Field{ID: searchField, Name: c.Words.Text(what), Text: s.search, Empty: c.Words.Text(what), Focus: focus{searchField},
		On: s.typing == searchField})
	if s.typing != searchField {
		c.Key("search", focus{searchField})
	}
	note := c.Words.Text("load.count", "n", strconv.Itoa(len(s.world.Games)))
	if s.world.Listing {
		note = c.Words.Text("start.listing")
	}
	c.Fitted(rest.Insets(4, 0), note, c.Soft().To(view.Right))
}

// found are the games that match the search.
func (s *Scene) found(c *widget.Canvas) (games []*library.Game) {
	wanted := strings.ToLower(s.search)
	for i := range s.world.Games {
		g := &s.world.Games[i]
		if wanted == "" || strings.Contains(strings.ToLower(g.Name+" "+moment(c, g)+" "+boardName(c, g)+" "+difficulty(c, g)), wanted) {
			games = append(games, g)
		}
	}
	return games
}

// boardName names the board of a saved game.
func boardName(c *widget.Canvas, g *library.Game) string {
	if id, ok := decks.ByName(g.Board); ok {
		return gameName(words.In(c.Words), id)
	}
	return g.Board
}

// moment is when a game was saved.
func moment(c *widget.Canvas, g *library.Game) string {
	return words.In(c.Words).Date(g.Modified) + " " + g.Modified.Format("15:04")
}

const rowPad, gameButton = 12.0, 198.0

// unreadLines is the number of lines about a game that was not read yet, and about most others.
const unreadLines = 2

// drawGame draws a saved game and returns its height. A game outside the visible area is only measured.
func (s *Scene) drawGame(c *widget.Canvas, area, seen view.Rect, g *library.Game) float64 {
	name, facts := c.Strong(), c.Soft()
	text := area.Insets(rowPad, 0)
	button, foot := gameButton, 0.0
	switch c.Size.Layout() {
	case view.Tall: // they stand below the text
		foot = c.ButtonHigh() + rowPad/2
	case view.Short:
		button *= max(1, c.Reading)
		text.W -= button + rowPad
	default:
		text.W -= button + rowPad
	}
	var lines []string
	high := 2*rowPad + name.Lead()
	if g.Known {
		lines = s.gameLines(c, g)
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
		s.unread = append(s.unread, g.Name)
		lines = s.gameLines(c, g)
	}
	c.Box(area, theme.Corner, c.Palette.Raised.Mix(c.Palette.Panel, 0.5), c.Palette.Edge.Fade(0.7))
	text.Y += rowPad
	title := view.Rect{X: text.X, Y: text.Y, W: text.W, H: name.Lead()}
	s.drawMark(c, title, g, store.Stem(g.Name), name)
	text.Y += name.Lead()
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

// gameButtonHigh is the height of one of two buttons that stand above each other.
func gameButtonHigh(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return c.ButtonHigh()
	}
	return theme.Button - 4
}

// drawMark writes a game's name with a sign for its state: won, lost, damaged.
func (s *Scene) drawMark(c *widget.Canvas, area view.Rect, g *library.Game, name string, style widget.Style) {
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

// gameLines are the lines about a game.
func (s *Scene) gameLines(c *widget.Canvas, g *library.Game) (lines []string) {
	text, date := c.Words.Text, moment(c, g)
	if !g.Known {
		return []string{date, text("load.unread")}
	}
	if g.Damage != nil {
		key := "load.damaged"
		if g.Rescue {
			key = "load.rescue-explained"
		}
		return []string{text(key, "why", strings.TrimSuffix(words.In(c.Words).Error(g.Damage), ".")), date}
	}
	first := text("load.facts", "date", date, "game", boardName(c, g), "difficulty", difficulty(c, g))
	if g.Deck != "" {
		first = text("load.with-deck", "facts", first, "deck", g.Deck)
	}
	if store.IsTable(g.Name) {
		first = text("load.at-table", "facts", first)
	}
	if g.Header.Options.Introductory {
		first = text("load.introductory", "facts", first)
	}
	if g.Header.Practice || g.Header.From != nil {
		first = text("load.practice", "facts", first)
	}
	if g.Header.Hinted {
		first = text("load.hinted", "facts", first)
	}
	second := text("load.standing", "where", s.where(c, g), "score", score(c, g))
	switch {
	case g.Finished && g.Result.Won:
		second = text("load.won", "score", score(c, g))
	case g.Finished:
		second = text("load.lost", "score", score(c, g))
	case g.Over:
		second = text("load.over", "score", score(c, g))
	}
	return []string{first, second}
}

// gameAct is something that can be done with a saved game.
type gameAct struct {
	id, icon string
	act      any
}

// gameActs are the acts for a saved game.
func gameActs(g *library.Game) []gameAct {
	switch {
	case !g.Known:
	case g.Damage != nil && g.Rescue:
		return []gameAct{{"rescue", "undo", Rescue{g.Name}}}
	case g.Damage != nil:
	case store.IsTable(g.Name): // its cards are not known, so there is nothing to analyse
		return []gameAct{map[bool]gameAct{false: {"load", "play", Load{g.Name}}, true: {"look", "eye", Load{g.Name}}}[g.Over], {"replay", "replay", Replay{g.Name}},
			{"share", "ship", Share{g.Name}}}
	case g.Over:
		return []gameAct{{"look", "eye", Load{g.Name}}, {"replay", "replay", Replay{g.Name}}, {"analyse", "statistics", Analyse{g.Name}}, {"share", "ship", Share{g.Name}}}
	default:
		return []gameAct{{"load", "play", Load{g.Name}}, {"replay", "replay", Replay{g.Name}}, {"analyse", "statistics", Analyse{g.Name}}, {"share", "ship", Share{g.Name}}}
	}
	return nil
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
