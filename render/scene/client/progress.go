package client

import (
	"maps"
	"slices"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/room/pages"
)

// saveAll saves the game as it is now, and the data that depend on it, unless it is a lesson or another tab plays.
func (g *game) saveAll() {
	if g.lesson != "" || g.saver.LooksOn {
		return
	}
	if g.readOnly { // it is the player's own once it is played on
		g.table.Record().MakePractice()
		g.readOnly = false
	}
	g.saveReached() // before the turn shown now, so that the game goes on there if the program ends unexpectedly
	g.save()
	g.saveTicks()
	g.saver.settle()
	g.saveReached() // for a game that had no name before
	g.saveGuide()
	g.count()
}

// saveGuide saves the progress of the guide, so that it goes on when the game is opened again. The entry of a game that is over,
// or of an earlier one of the same name, is deleted.
func (g *game) saveGuide() {
	name := g.besideName()
	if name == "" {
		return
	}
	s := g.settings.Settings
	read, left, on := g.table.Guided()
	on = on && g.table.Record().Position().Decision != engine.GameOver
	s.Guides = remember(s.Guides, name, settings.Guide{Read: strings.Join(read, " "), Left: left}, on)
	s.GuideSeen = s.GuideSeen || left
	if s.GuideSeen != g.settings.GuideSeen || !maps.Equal(s.Guides, g.settings.Guides) {
		g.settings.Settings = s
		g.settings.save()
	}
}

// saveTicks saves the tasks ticked off on a real table since the last choice.
func (g *game) saveTicks() {
	name, ticks := g.besideName(), g.table.Ticks()
	if name == "" || ticks == g.settings.Ticks[name] {
		return
	}
	g.settings.Ticks = remember(g.settings.Ticks, name, ticks, ticks != "")
	g.settings.save()
}

// mostRemembered is the number of games for which the progress of the guide and the ticked tasks are remembered.
const mostRemembered = 50

// remember returns a copy of what is remembered by the names of games, in which a game has a value, or none.
func remember[V any](all map[string]V, name string, value V, has bool) map[string]V {
	all = maps.Clone(all)
	for _, other := range slices.Sorted(maps.Keys(all))[:max(0, len(all)-mostRemembered)] {
		delete(all, other)
	}
	if all[name] = value; !has {
		delete(all, name)
	}
	return all
}

// count puts the game into the statistics when it is over.
func (g *game) count() {
	if g.saver.LooksOn {
		return
	}
	if g.readOnly {
		g.table.Ended(pages.Past{Borrowed: true})
	} else if result, over := statistics.ResultOf(g.table.Record(), g.resultName(), g.games.Clock()); over {
		g.table.Ended(g.games.count(result))
	}
}
