package client

import (
	"cmp"
	"path"
	"strconv"
	"strings"
	"time"

	industry "sohofoundry/automa/industry/record"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	auction "sohofoundry/engine/industry"
	"sohofoundry/render/keep/daily"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/scene/start"
)

// savedGames are the saved games, which are read a few at a time, and the results of all that are over.
type savedGames struct {
	*Options
	library    *library.Library
	saver      *saver
	notices    *notices
	reading    bool                   // some of the games are still to be read
	statistics *statistics.Statistics // nil until they are read
	counted    func(hash string, at time.Time) bool
	today      start.Today
}

// refresh lists the games anew.
func (g *savedGames) refresh() {
	if err := g.library.Refresh(); err != nil {
		g.notices.addError(err)
	}
	for _, name := range g.library.Conflicts() {
		of, _ := store.ConflictOf(name)
		g.notices.add(g.notices.language.words().Text("backup.conflict", "name", strconv.Quote(of), "as", shortened(name)))
	}
	g.reading = true
	g.lookAtResults()
}

// results are those of all finished games. They are read when they are first asked for, after the first picture unless the program
// was started with a game.
func (g *savedGames) results() *statistics.Statistics {
	if g.statistics == nil {
		var err error
		if g.statistics, err = statistics.Load(g.Store); err != nil {
			g.notices.addError(err)
		}
	}
	return g.statistics
}

// lookAtResults brings up to date what depends on the results, as far as they are read.
func (g *savedGames) lookAtResults() {
	known := cmp.Or(g.statistics, &statistics.Statistics{})
	g.today = start.Today{Day: daily.On(g.Clock())}
	g.today.DaysGame = g.library.DaysGame(g.today.Day, known)
	g.counted = known.Counted()
}

// gamesAtOnce is how many saved games are read in one update: about a millisecond each.
const gamesAtOnce = 3

// readOn reads some more of the games: those in sight first, then those that Continue may go on with, and then, once there is a
// picture, those that the statistics do not have yet. It reports whether anything was read.
func (g *savedGames) readOn(seen []string, pictured bool) (news bool) {
	if pictured && g.statistics == nil {
		g.results()
		g.lookAtResults()
		news = true
	}
	if !g.reading && len(seen) == 0 {
		return news
	}
	for _, name := range seen[:min(len(seen), gamesAtOnce)] {
		g.library.Read(name)
	}
	if g.reading && len(seen) < gamesAtOnce {
		const most = gamesAtOnce * library.PlayingCost
		g.reading = g.library.Seek(most) || !pictured || g.library.Scan(most, g.counted)
	}
	if !g.reading { // all were looked at
		g.add(g.library.Finished()...)
		if text, changed := g.library.Glances(); changed {
			g.saver.put(store.Glances, text)
		}
	}
	return true
}

// add puts results into the statistics.
func (g *savedGames) add(results ...statistics.Result) {
	if !g.results().Add(results...) {
		return
	}
	text, err := g.statistics.Text()
	if err != nil {
		g.notices.addError(err)
	} else {
		g.saver.put(store.Statistics, text)
	}
}

// count puts the result of a game into the statistics, and returns how those before it went.
func (g *savedGames) count(result statistics.Result) pages.Past {
	before := g.results().Before(result)
	g.add(result)
	return pages.Past{Known: true, Played: before.Played, Won: before.Won, Best: before.Best, Rung: start.Climbed(g.statistics, result)}
}

// place finds a place to save a game that is not saved anywhere yet.
func (g *savedGames) place(r *record.Record, wish string, deck []byte) (*store.Game, error) {
	if r.Game().Edition.Companion {
		return store.NewTable(g.Store, wish, deck)
	}
	return store.NewGame(g.Store, wish, deck)
}

// take saves a game from elsewhere under a new name, unless the same game is saved already. The key is that of a sentence that tells
// which.
func (g *savedGames) take(name string, text []byte) (saved, key string, err error) {
	if len(text) > store.Most {
		return "", "", store.ErrTooLong
	}
	if library.IsIndustry(text) {
		r, err := industry.Load(name, text, []*auction.Game{decks.Industry()})
		if err != nil {
			return "", "", err
		}
		return g.takeIn(name, library.IndustryName(r), r.Marshal(), func(wish string) (*store.Game, error) { return store.NewGame(g.Store, wish, nil) })
	}
	games, err := library.GamesOf(text, name, nil)
	if err != nil {
		return "", "", err
	}
	r, err := record.Load(name, text, games)
	if err != nil {
		return "", "", err
	}
	return g.takeIn(name, NameOf(r.Game(), r.Header()), r.Marshal(), func(wish string) (*store.Game, error) { return g.place(r, wish, nil) })
}

// takeIn saves a text of a game under the name that it had elsewhere, or its usual one, in a place that is found for it.
func (g *savedGames) takeIn(name, usual string, text []byte, place func(wish string) (*store.Game, error)) (saved, key string, err error) {
	if saved = g.sameAs(text); saved != "" {
		return saved, "window.import-there", nil
	}
	wish := store.Stem(path.Base(strings.ReplaceAll(name, `\`, "/")))
	if wish == "" || wish == "." {
		wish = usual
	}
	game, err := place(wish)
	if err != nil {
		return "", "", err
	}
	saved, err = game.Write(text)
	return saved, "window.imported", err
}

// sameAs is the name of a saved game with the same text, if there is one.
func (g *savedGames) sameAs(text []byte) string {
	list, _ := g.Store.List() // games that cannot be listed count as different
	for _, e := range list {
		if e.Size != int64(len(text)) {
			continue
		}
		if there, err := g.Store.Read(e.Name); err == nil && string(there) == string(text) {
			return e.Name
		}
	}
	return ""
}
