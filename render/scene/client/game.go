package client

import (
	"cmp"
	"strings"

	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/table"
)

// game is the game at the table, and where it is saved. Without a table there is none.
type game struct {
	place
	table    *table.Scene
	settings *preferences
	games    *savedGames
	reached  string // how far the player has seen the last turns, as saved beside the game
	readOnly bool   // it came as a link, and is only looked at
	lesson   string // the name of the lesson that it is, empty for none
}

// apply lets the settings take effect at the table. Pictures may cost much.
func (g *game) apply(costly bool) {
	s, first := g.settings, g.games.results().None()
	g.table.Set(s.Pace, s.ReducedMotion)
	g.table.PlainMap(s.PlainMap)
	g.table.Costly(costly)
	g.table.UndoOthers(s.UndoOthers)
	g.table.AskToEnd(s.EndTurn == "always" || s.EndTurn == "first-game" && first)
	r := g.table.Record()
	g.table.FreeHints(first && !daily.Compared(r.Game(), r.Header()))
}

// resume goes on where the player was when the game was open before.
func (g *game) resume() {
	s := g.settings
	if guide, ok := s.Guides[g.name]; ok && g.name != "" {
		g.table.Guide(strings.Fields(guide.Read), guide.Left)
	}
	if ticks := s.Ticks[g.name]; ticks != "" && g.name != "" && !g.saver.LooksOn {
		g.table.TakeTicks(ticks)
	}
	if !g.readOnly {
		g.reached = g.saved.Reached()
		g.table.TakeReached(g.reached)
	}
}

// is reports whether a game is still on the table, and was not played on elsewhere.
func (g *game) is(name string) bool {
	return g.table != nil && g.holds(name, func() []byte { return g.table.Record().Marshal() })
}

// unsaved is the game if it is not over and was not saved since it was put on the table, nil otherwise.
func (g *game) unsaved() *library.Game {
	if g.table == nil || g.lesson != "" || g.readOnly || g.saver.keeper.Status(g.saved).Name != "" {
		return nil
	}
	if of := library.Of(g.table.Record()); !of.Over {
		return &of
	}
	return nil
}

// resultName is the name of the game in the statistics, and of its copies.
func (g *game) resultName() string {
	r := g.table.Record()
	ending := store.Ending
	if r.Game().Edition.Companion {
		ending = store.TableEnding
	}
	return cmp.Or(g.savedName(), NameOf(r.Game(), r.Header())+ending)
}

// besideName is the name of what is saved beside the game, without an ending; empty if nothing is.
func (g *game) besideName() string {
	if g.readOnly || g.lesson != "" {
		return ""
	}
	return g.savedName()
}

func (g *game) save() { g.saver.keeper.Save(g.saved, g.table.Record().Marshal()) }

// saveReached saves beside the game how far the player has seen the last turns.
func (g *game) saveReached() {
	name, text := g.besideName(), g.table.Reached()
	if name != "" && text != g.reached {
		g.reached = text
		g.saver.put(name+store.ReachedEnding, []byte(text))
	}
}

// showSaved shows whether the game is saved and under which name, and reports whether that is news.
func (g *game) showSaved() bool { return g.show(g.table.Saved) }
