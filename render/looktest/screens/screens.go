package screens

import (
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/link"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/view"
)

// Screen is one screen, and how to come to it.
type Screen struct {
	Name     string
	settings func(*settings.Settings)
	kept     []game // the newest first
	results  []statistics.Result
	folder   string
	page     string // the address of the page that links open, nothing in a program that knows of none
	browser  bool   // it is in a page, where files can be chosen
	notice   string
	steps    []step
	palettes bool // it is looked at in every palette
	anew     bool // it goes on moving, or is left, when settings are changed: other settings need it opened anew
	Once     bool // it is opened once, and then the window is resized
	Thinks   bool // opening it waits for a search, so it is opened once, and then the window is resized
}

// See comes to the screen in a window of a size.
func (s *Screen) See(t testing.TB, size view.Size) *view.View { return s.Come(t, size).See() }

// Moves reports whether the screen never comes to rest, or is left when anything is changed.
func (s *Screen) Moves() bool { return s.anew }

// Come opens the screen and returns the person in front of it.
func (s *Screen) Come(t testing.TB, size view.Size) *Person {
	p := sitDown(t, size, s)
	p.settle()
	for _, do := range s.steps {
		do(p)
	}
	return p
}

// As is the view of the screen with other settings, for a person in front of it.
func (s *Screen) As(t testing.TB, p *Person, change func(*settings.Settings)) *view.View {
	t.Helper()
	if !s.anew {
		p.Change(t, change)
		return p.See()
	}
	other := s.With(change)
	return other.See(t, p.In.Size)
}

// table is a screen of a game at the table, after so many entries.
func table(name string, seed uint64, entries int, steps ...step) Screen {
	return Screen{Name: name, kept: []game{{"medium-game.soho", time.Hour, at(seed, entries)}},
		steps: append([]step{key("Enter")}, steps...)}
}

// lancashire is a screen of a kept game of Lancashire at the table, after so many entries.
func lancashire(name string, entries int, steps ...step) Screen {
	text := sync.OnceValue(func() []byte { return ofLancashire(2, entries) })
	return Screen{Name: name, kept: []game{{"lancashire-medium-2.soho", time.Hour, text}}, steps: append([]step{key("Enter")}, steps...)}
}

// ofLancashire is a kept game of Lancashire after so many entries, as it is saved.
func ofLancashire(seed uint64, entries int) []byte {
	r, err := played.Of(played.Lancashire(), played.OfLancashire(seed), entries)
	if err != nil {
		panic(err)
	}
	return r.Marshal()
}

// saved is a shelf of saved games, one of them damaged.
func saved() []game {
	mat := func(i int) engine.Options {
		return engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[i].Count}
	}
	easy := record.Header{Difficulty: "easy", Seed: 12, Options: mat(0)}
	hard := record.Header{Difficulty: "hard", Seed: 8, Options: mat(2), Practice: true}
	intro := record.Header{Difficulty: "medium", Seed: 77, Options: mat(1)}
	intro.Options.Introductory = true
	damaged := func() []byte {
		return []byte(strings.Replace(string(at(5, 30)()), "\nloan ", "\nlend ", 1))
	}
	day := 24 * time.Hour
	return []game{
		{"medium-2.soho", 2 * time.Hour, at(2, 43)},
		{"easy-12.soho", day, sync.OnceValue(func() []byte { return recordOf(easy, 9) })},
		{"medium-11.soho", 3 * day, at(11, -1)},
		{"hard-8.soho", 9 * day, sync.OnceValue(func() []byte { return recordOf(hard, 20) })},
		{"medium-5.soho", 12 * day, damaged},
		{"medium-77.soho", 40 * day, sync.OnceValue(func() []byte { return recordOf(intro, -1) })},
		{"medium-4.soho", 200 * day, at(4, -1)},
	}
}

// results are those of some games long ago.
func results() []statistics.Result {
	var list []statistics.Result
	for i, you := range []int{74, 92, 128, 111, 139, 142, 155} {
		kind := statistics.Kind{Difficulty: "medium"}
		automa := 151 + 7*(i%4)
		if i < 2 {
			kind.Difficulty, automa = "easy", 101
		}
		list = append(list, statistics.Result{Name: "long-ago", Hash: string(rune('a' + i)), Date: clock().AddDate(0, -8+i, i), Kind: kind,
			Seed: uint64(100 + i), You: you, Automa: automa, Won: you > automa})
	}
	return list
}

// scoredAgain watches the turn that ends the Canal Era, and once more, as links and tiles are counted one by one when it is shown again.
func scoredAgain(p *Person) {
	watchTo := func(next step) {
		for _, do := range []step{key("E"), skip, watch("round:on", 14), skip, next} {
			do(p)
		}
	}
	watchTo(watch("ceremony:on", 14))
	for on := "ceremony:on"; p.See().Target(on) != nil; on = "theatre:next" {
		skip(p)
		p.settle()
	}
	key("R")(p)
	watchTo(func(*Person) {})
}

// eraEnds is the last picture of the end of the Canal Era, or of the game, as whoever left there finds it again.
func eraEnds(name string, whole bool) Screen {
	const file, seed = "medium-game.soho", 11
	reached := sync.OnceValue(func() []byte {
		r, err := played.Game(played.Medium(seed), -1)
		if err != nil {
			panic(err)
		}
		var text string
		for i := range r.Entries() {
			frames := film.Of(r.Game(), &r.Entries()[i]).Frames
			n := slices.IndexFunc(frames, func(f film.Frame) bool { return f.Kind == film.LinkScoring })
			if n >= 0 && (whole || text == "") {
				text = film.Reached{Entry: i, Cursor: film.Cursor{Frame: n}}.Text(r)
			}
		}
		return []byte(text)
	})
	return Screen{Name: name, anew: true, kept: []game{{file + store.ReachedEnding, time.Hour, reached}, {file, time.Hour, at(seed, -1)}},
		steps: []step{click("start:load", "load:look:"+file), (*Person).settle}}
}

// challenged follows a link to a challenge.
func challenged(p *Person) {
	l, err := link.OfChallenge(played.Birmingham(), played.Medium(1234), record.Score{Won: true, You: 143, Automa: 120})
	p.must(err)
	p.Follow(l.Fragment())
	p.settle()
}

// All are all screens.
var All = slices.Concat(ordinary, companions, rightings, rivals, seats, industries)

// ordinary are those around a game against the Automa, and in it.
var ordinary = []Screen{
	{Name: "start"},
	{Name: "start-continue", palettes: true, kept: saved(), results: results()},
	{Name: "notice", kept: saved(), notice: "Games cannot be saved: the folder /home/boulton/games cannot be written: permission denied"},
	{Name: "new-game", settings: func(s *settings.Settings) { s.GuideSeen = false }, steps: []step{click("start:new-game")}},
	{Name: "new-lancashire", steps: []step{click("start:new-game", "new-game:game:lancashire")}},
	{Name: "new-community", steps: []step{click("start:new-game", "new-game:game:lancashire", "new-game:edition:lancashire-community")}},
	{Name: "decks", steps: []step{click("start:new-game", "new-game:workshop:open")}},
	{Name: "deck-front", palettes: true, steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:deck:printed", "workshop:slot:1", "workshop:up")}},
	{Name: "deck-back", steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:deck:printed", "workshop:back")}},
	{Name: "deck-wrong", anew: true, steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:deck:printed", "workshop:group:1")}},
	{Name: "deck-lancashire", steps: []step{click("start:new-game", "new-game:game:lancashire", "new-game:workshop:open", "workshop:deck:printed", "workshop:back")}},
	{Name: "mat", steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:mat:foreman", "workshop:less:3")}},
	{Name: "mat-tried", Thinks: true, steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:mat:hard", "workshop:try"), (*Person).settle}},
	largest(Screen{Name: "largest-deck", steps: []step{click("start:new-game", "new-game:workshop:open", "workshop:deck:printed")}}),
	largest(Screen{Name: "largest-new-game", steps: []step{click("start:new-game", "new-game:game:lancashire")}}),
	{Name: "load-in-browser", browser: true, kept: saved(), steps: []step{click("start:load")}},
	{Name: "load", kept: saved(), folder: "/home/boulton/games", steps: []step{click("start:load")}},
	{Name: "settings", steps: []step{click("start:settings")}},
	{Name: "keys", steps: []step{click("start:settings", "settings:tab:keys")}},
	{Name: "news", settings: func(s *settings.Settings) { s.NewsSeen = "0.9.0" }, steps: []step{click("start:news")}},
	{Name: "licences", steps: []step{click("start:licences", "licences:chapter:The icons")}},
	largest(Screen{Name: "largest-licences", steps: []step{click("start:licences", "licences:chapter:Soho Foundry")}}),
	{Name: "day", kept: saved(), steps: []step{click("start:day")}},
	{Name: "challenge", steps: []step{challenged}},
	{Name: "ladder", kept: saved(), results: results(), steps: []step{click("start:new-game", "new-game:ladder")}},
	{Name: "statistics-empty", steps: []step{click("start:statistics")}},
	{Name: "statistics", kept: saved(), results: results(), steps: []step{click("start:statistics", "statistics:kind::medium::false")}},

	table("first-turn", 2, 0),
	table("card-picked", 2, 12, key("1")),
	table("card-told", 2, 12, hover("card:2")),
	inEveryPalette(table("your-build", 5, 33, click("card:7", "space:coalbrookdale.2"))),
	table("build-where", 2, 12, key("B")),
	table("tooltip", 2, 43, hover("space:birmingham.3")),
	table("refused", 2, 12, click("space:leek.1")),
	table("sale", 2, 12, key("X")),
	table("coal-source", 5, 52),
	table("iron-source", 5, 37),
	table("beer-source", 2, 13),
	table("gloucester", 2, 16),
	table("second-link", 2, 50),
	table("scouting", 2, 37),
	table("shortfall", 7, 27),

	thinking(table("hint", 2, 12, key("H", "H"))),
	thinking(lancashire("lancashire-hint", 28, key("H", "H"))),

	ending(table("end-turn", 2, 12, key("1"), key("Z"), key("Enter"))),

	table("automa-card", 2, 28),
	table("automa-refused", 2, 48, space(5)),
	inEveryPalette(table("automa-tie", 7, 42, space(13))),
	table("automa-back", 2, 34, space(8)),
	table("automa-end", 2, 48, key("E")),
	table("round-end", 2, 24, key("E"), skip, watch("round:on", 14)),
	onlyAnew(table("scoring-links", 2, 31, scoredAgain, watch("scoring:skip", 3))),
	table("rail-era", 2, 31, key("E"), skip, watch("round:on", 14), skip, watch("ceremony:on", 14), key("Enter"),
		read("board.change.title", 12)),
	table("scoring-tiles", 2, 31, scoredAgain, read("page.scoring.kind.tiles", 9)),

	lancashire("lancashire-first-turn", 0),
	inEveryPalette(lancashire("lancashire-rail", 52)),
	{Name: "lancashire-final", kept: []game{{"lancashire-medium-4.soho", time.Hour, sync.OnceValue(func() []byte { return ofLancashire(4, -1) })}},
		steps: []step{click("start:load", "load:look:lancashire-medium-4.soho")}},
	lancashire("lancashire-loan", 52, key("O", "O")),
	lancashire("lancashire-two-cards", 31, key("C")),
	lancashire("lancashire-log", 52, key("L")),
	lancashire("lancashire-help", 52, key("F1")),
	largest(lancashire("largest-lancashire", 28, key("X"))),
	{Name: "lancashire-guide", steps: []step{click("start:new-game", "new-game:guide:on", "new-game:game:lancashire", "new-game:begin")}},

	{Name: "replay", anew: true, kept: saved(), steps: []step{click("start:load"), tap("load:replay:medium-2.soho"), read("table.replay.whole", 40, "n", "5", "all", "43")}},
	{Name: "share", kept: []game{{"medium-11.soho", time.Hour, at(11, -1)}}, steps: []step{click("start:load", "load:share:medium-11.soho", "share:game")}},
	table("copied", 2, 43, key("F10"), click("menu:share", "share:file")),
	onlyAnew(table("past", 2, 43, key("L", "Up", "Up", "Up", "Up", "Up", "Up"))),
	table("log", 2, 43, key("L")),
	inEveryPalette(table("your-mat", 2, 43, key("M"))),
	table("automas-mat", 2, 43, key("N")),
	inEveryPalette(table("tracks", 2, 43, click("hand:income"))),
	table("help", 2, 12, key("F1")),
	table("menu", 2, 12, key("F10")),
	{Name: "rules-lancashire", steps: []step{click("start:new-game", "new-game:game:lancashire"), key("F2"), click("rules:search"), typed("N11")}},
	table("rules", 2, 12, key("F2"), click("rules:search"), typed("B7.3")),
	{Name: "guide", steps: []step{click("start:new-game", "new-game:guide:on", "new-game:begin")}},
	{Name: "guide-leads", steps: []step{click("start:new-game", "new-game:guide:on", "new-game:begin", "guide:next", "guide:next", "space:birmingham.1")}},
	{Name: "lessons", settings: func(s *settings.Settings) { s.Lessons = "first-sale beer" }, steps: []step{click("start:lessons")}},
	{Name: "lesson", steps: []step{click("start:lessons", "lesson:overbuild")}},
	{Name: "lesson-done", steps: []step{click("start:lessons", "lesson:first-sale", "card:1", "action:sell", "confirm")}},
	largest(Screen{Name: "largest-lesson", steps: []step{click("start:lessons", "lesson:last-turn")}}),
	{Name: "final", palettes: true, kept: saved()[2:3], results: results(), steps: []step{click("start:load", "load:look:medium-11.soho")}},
	eraEnds("canal-ends", false),
	inEveryPalette(eraEnds("game-ends", true)),

	{Name: "analysis", kept: analysed(true), steps: []step{click("start:load", "load:analyse:medium-11.soho")}},
	{Name: "analysis-stopped", Thinks: true, kept: analysed(false), steps: []step{click("start:load"), tap("load:analyse:medium-11.soho"), click("analysis:stop")}},
	{Name: "analysis-moment", kept: analysed(true), steps: []step{click("start:load", "load:analyse:medium-11.soho", "analysis:show:")}},
	largest(Screen{Name: "largest-analysis", kept: analysed(true), steps: []step{click("start:load", "load:analyse:medium-11.soho")}}),

	largest(table("largest-build", 2, 40, key("B"))),
	largest(table("largest-tie", 7, 42, space(14))),
	largest(table("largest-log", 2, 43, key("L"))),
}

// inEveryPalette marks a screen that is looked at in all of them.
func inEveryPalette(s Screen) Screen {
	s.palettes = true
	return s
}

// thinking marks a screen at which one waits for a search.
func thinking(s Screen) Screen {
	s.Thinks = true
	return s
}

// onlyAnew marks a screen that is otherwise once its settings were changed.
func onlyAnew(s Screen) Screen {
	s.anew = true
	return s
}

// With is a screen with other settings.
func (s Screen) With(change func(*settings.Settings)) Screen {
	chosen := s.settings
	s.settings = func(set *settings.Settings) {
		if chosen != nil {
			chosen(set)
		}
		change(set)
	}
	return s
}

// ending has the person end their turns.
func ending(s Screen) Screen { return s.With(func(s *settings.Settings) { s.EndTurn = "always" }) }

// largest is a screen in the largest reading text.
func largest(s Screen) Screen { return s.With(func(s *settings.Settings) { s.TextSize = "largest" }) }
