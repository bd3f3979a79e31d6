package start

import (
	"strconv"
	"strings"

	"sohofoundry/decks"
	"sohofoundry/engine"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

// boardName names the board of a saved game.
func boardName(c *widget.Canvas, g *library.Game) string {
	if g.Industry != nil {
		return gameName(words.In(c.Words), industryID)
	}
	if id, ok := decks.ByName(g.Board); ok {
		return gameName(words.In(c.Words), id)
	}
	return g.Board
}

// moment is when a game was saved.
func moment(c *widget.Canvas, g *library.Game) string {
	return words.In(c.Words).Date(g.Modified) + " " + g.Modified.Format("15:04")
}

// where names the era and round of a game: "Rail Era, round 3".
func where(c *widget.Canvas, g *library.Game) string {
	if of := g.Industry; of != nil {
		return c.Words.Text("start.where", "era", words.In(c.Words).EraHeading(of.Era), "round", strconv.Itoa(of.Round+1))
	}
	return c.Words.Text("start.where", "era", c.Words.Text("start.era."+strconv.Itoa(int(g.Era))), "round", strconv.Itoa(int(g.Round)))
}

// score tells the VP of both sides: "you 64, Automa 71".
func score(c *widget.Canvas, g *library.Game) string {
	vp := g.VP
	if g.Industry != nil {
		vp = g.Industry.Points
	}
	if g.Industry != nil || !g.Header.Options.Solo && !g.Header.Duel() {
		var points []string
		for _, n := range vp {
			points = append(points, strconv.Itoa(n))
		}
		return c.Words.Text("start.vp", "list", words.In(c.Words).Commas(points))
	}
	key := "start.score"
	if g.Header.Duel() {
		key = "start.score-rival"
	}
	return c.Words.Text(key, "you", strconv.Itoa(g.VP[engine.HumanSeat]), "automa", strconv.Itoa(g.VP[engine.AutomaSeat]))
}

// difficulty is the name of the Automa's mat of a game.
func difficulty(c *widget.Canvas, g *library.Game) string {
	switch {
	case g.Industry != nil:
		w := words.In(c.Words).SeatedAt(&g.Industry.Header)
		var names []string
		for p := range g.Industry.Header.Options.Seats {
			names = append(names, w.TableName(auction.Seat(p)))
		}
		return w.Commas(names)
	case g.Header.Duel():
		return c.Words.Text("start.against-rival", "strength", words.In(c.Words).Mat(g.Header.Difficulty))
	case !g.Header.Options.Solo:
		w := words.In(c.Words).At(&g.Header)
		var names []string
		for seat := range engine.Seat(g.Header.Options.Seats) {
			names = append(names, w.SeatInText(seat))
		}
		return w.Commas(names)
	case g.Header.Difficulty == "":
		return c.Words.Text("start.own-mat")
	}
	return words.In(c.Words).Mat(g.Header.Difficulty)
}

// aboutTable is the tip for a game on a real table that can be gone on with.
func aboutTable(c *widget.Canvas, g *library.Game) aboutText {
	return aboutText{text: c.Words.Text("at-table.last", "game", boardName(c, g), "where", where(c, g), "score", score(c, g))}
}

// gameLines are the lines about a game.
func gameLines(c *widget.Canvas, g *library.Game) (lines []string) {
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
	if g.Header.Practice || g.Header.From != nil || g.Industry != nil && g.Industry.Header.Practice {
		first = text("load.practice", "facts", first)
	}
	if g.Header.Hinted || g.Industry != nil && g.Industry.Header.Hinted {
		first = text("load.hinted", "facts", first)
	}
	second := text("load.standing", "where", where(c, g), "score", score(c, g))
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
	case !g.Known || g.Damage != nil && !g.Rescue:
		return nil
	case g.Damage != nil:
		return []gameAct{{"rescue", "undo", Rescue{g.Name}}}
	}
	acts := []gameAct{{"load", "play", Load{g.Name}}, {"replay", "replay", Replay{g.Name}}}
	if g.Over {
		acts[0] = gameAct{"look", "eye", Load{g.Name}}
	}
	if g.Industry != nil { // its log leads to every position
		if acts = acts[:1]; len(g.Industry.Header.Persons()) == 1 {
			acts = append(acts, gameAct{"analyse", "statistics", Analyse{g.Name}})
		}
		return acts
	}
	if !store.IsTable(g.Name) { // whose cards are not known, so there is nothing to analyse
		acts = append(acts, gameAct{"analyse", "statistics", Analyse{g.Name}})
	}
	return append(acts, gameAct{"share", "ship", Share{g.Name}})
}
