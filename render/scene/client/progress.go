package client

import (
	"maps"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
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
	read, left, on := g.table.Guided()
	g.settings.saveGuide(g.saver.Store, name, read, left, on && g.table.Record().Position().Decision != engine.GameOver)
}

// saveGuide saves the progress of the guide in the game of a name, if it is on there.
func (p *preferences) saveGuide(saved store.Store, name string, read []string, left, on bool) {
	s := p.Settings
	s.Guides = remember(saved, s.Guides, name, settings.Guide{Read: strings.Join(read, " "), Left: left}, on)
	s.GuideSeen = s.GuideSeen || left
	if s.GuideSeen != p.GuideSeen || !maps.Equal(s.Guides, p.Guides) {
		p.Settings = s
		p.save()
	}
}

// saveTicks saves the tasks ticked off on a real table since the last choice.
func (g *game) saveTicks() {
	name, ticks := g.besideName(), g.table.Ticks()
	if name == "" || ticks == g.settings.Ticks[name] {
		return
	}
	g.settings.Ticks = remember(g.saver.Store, g.settings.Ticks, name, ticks, ticks != "")
	g.settings.save()
}

// mostRemembered is the number of games for which the progress of the guide and the ticked tasks are remembered.
const mostRemembered = 50

// remember returns a copy of what is remembered by the names of games, in which a game has a value, or none. At the limit, others are
// dropped: those that are not in the list of saved games, and then those that were saved longest ago.
func remember[V any](saved store.Store, all map[string]V, name string, value V, has bool) map[string]V {
	all = maps.Clone(all)
	if all[name] = value; !has {
		delete(all, name)
	}
	if !has || len(all) <= mostRemembered {
		return all
	}
	list, err := saved.List()
	if err != nil { // it is dropped another time
		return all
	}
	kept := map[string]V{name: value}
	for i := 0; i < len(list) && len(kept) < mostRemembered; i++ {
		if v, ok := all[list[i].Name]; ok {
			kept[list[i].Name] = v
		}
	}
	return kept
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
