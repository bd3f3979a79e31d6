package start

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/ui/widget"
)

func testEnv(t testing.TB) *widget.Env {
	t.Helper()
	return roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
}

var day = time.Date(2026, 3, 1, 19, 30, 0, 0, time.UTC)

// testGames are saved games of all kinds, one after the other.
func testGames(n int) (games []library.Game) {
	for i := range n {
		date := day.Add(-time.Duration(i) * 31 * time.Hour)
		g := library.Game{
			Entry: store.Entry{Name: fmt.Sprintf("medium-%d.soho", 4711+i), Modified: date}, Known: true,
			Board:  "Birmingham",
			Header: record.Header{Difficulty: "medium", Options: engine.Options{Seats: 2, Solo: true}},
			Era:    engine.Rail, Round: 3, VP: []int{64, 71},
		}
		switch i % 7 {
		case 1:
			g.Over, g.Finished, g.VP, g.Result = true, true, []int{142, 128}, statistics.Result{Won: true}
		case 2:
			g.Over, g.Finished, g.VP, g.Header.Practice = true, true, []int{98, 163}, true
		case 3:
			g.Damage, g.Rescue = errors.New("medium-4714.soho:17: expected a legal action, found build pottery@stafford.2 card:leek: "+
				"Stafford is not in your network, and the card names no town"), true
		case 4:
			g = library.Game{Entry: g.Entry, Known: true, Damage: errors.New("medium-4715.soho:1: expected soho record 1, found soho record 9")}
		case 5:
			g.Header.Options.Introductory, g.Deck, g.Header.Difficulty = true, "Iron and nothing else", "hard"
			g.Board = "Lancashire, community map"
		case 6:
			g = library.Game{Entry: g.Entry}
		}
		games = append(games, g)
	}
	return games
}

// testWorld is what there is to show with some saved games.
func testWorld(games int) World {
	w := World{Settings: settings.Default(), Games: testGames(games), Folder: "/home/ada/.local/share/soho/saves"}
	w.Statistics, w.Today.Day = &statistics.Statistics{}, 20261122
	if games == 0 {
		return w
	}
	w.Today.Result = &statistics.Result{Name: w.Games[0].Name, Won: true, You: 143, Automa: 120}
	w.Latest = &w.Games[0]
	for i := range games {
		r := statistics.Result{Name: fmt.Sprintf("game-%d", i), Hash: fmt.Sprint(i), Date: day.Add(time.Duration(i) * 25 * time.Hour),
			Kind: statistics.Kind{Difficulty: "medium"}, Seed: uint64(4000 + 17*i), You: 110 + 13*i%70, Automa: 120 + 29*i%50}
		r.Won = r.You >= r.Automa
		switch i % 5 {
		case 3:
			r.Difficulty, r.Introductory = "easy", true
		case 4:
			r.Practice = true
		}
		w.Statistics.Add(r)
	}
	deck, _ := decks.MatNamed("birmingham", "hard")
	own := *deck
	own.Name = "Staffordshire clay"
	w.Files = []File{
		{Path: "/home/ada/.local/share/soho/saves/clay.toml", Mat: &own},
		{Path: "/home/ada/.local/share/soho/saves/iron.toml", Deck: decks.Deck("birmingham")},
	}
	w.Files[1].Deck.Name = "Iron and nothing else"
	return w
}

func testScene(games int) *Scene { return New(testWorld(games), 7) }
