package start

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"sohofoundry"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/stage"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// click does what a click on a target does.
func click(t *testing.T, s *Scene, id string) []any {
	t.Helper()
	v := s.View(testEnv(t))
	target := v.Target(id)
	if target == nil || target.Act == nil {
		t.Fatalf("%s cannot be clicked", id)
	}
	return s.Do(target.Act)
}

// press does what the key of an action does.
func press(t *testing.T, s *Scene, action string) []any {
	t.Helper()
	v := s.View(testEnv(t))
	act, ok := v.Keys[action]
	if !ok {
		t.Fatalf("the key for %s does nothing", action)
	}
	return s.Do(act)
}

// shown is all text on show.
func shown(s *Scene, env *widget.Env) string {
	v := s.View(env)
	var texts []string
	for i := range v.Items {
		if v.Items[i].Kind == view.Label {
			texts = append(texts, v.Items[i].Text)
		}
	}
	return strings.Join(texts, "\n")
}

// says tests that a text is on show.
func says(t *testing.T, s *Scene, text string) {
	t.Helper()
	if all := shown(s, testEnv(t)); !strings.Contains(all, text) {
		t.Errorf("%q is not on show, but\n%s", text, all)
	}
}

func TestButtonsOfTheStartScreen(t *testing.T) {
	world := testWorld(12)
	cases := []struct {
		name string
		page page
		asks []any
	}{
		{"continue", home, []any{Continue{"medium-4711.soho"}}},
		{"new-game", newGame, []any{Refresh{}}},
		{"load", load, []any{Refresh{}}},
		{"rules", home, []any{pages.Rules{}}},
		{"settings", options, nil},
		{"statistics", results, []any{Refresh{}}},
		{"quit", home, []any{pages.Quit{}}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for how, act := range map[string]func(*Scene) []any{
				"click": func(s *Scene) []any { return click(t, s, "start:"+c.name) },
				"key":   func(s *Scene) []any { return press(t, s, c.name) },
			} {
				s := New(world, 1)
				if asks := act(s); !reflect.DeepEqual(asks, c.asks) {
					t.Errorf("%s asks for %v, not for %v", how, asks, c.asks)
				}
				if s.page != c.page {
					t.Errorf("%s opens page %d, not %d", how, s.page, c.page)
				}
			}
		})
	}
}

func TestContinueIsOneKey(t *testing.T) {
	s := testScene(3)
	if asks := press(t, s, "confirm"); !reflect.DeepEqual(asks, []any{Continue{"medium-4711.soho"}}) {
		t.Errorf("Enter asks for %v", asks)
	}
	says(t, s, "Rail Era, round 3, medium — you 64, Automa 71")
}

func TestTheFirstTimeANewGameIsOneKey(t *testing.T) {
	s := testScene(0)
	if press(t, s, "confirm"); s.page != newGame {
		t.Errorf("Enter opens page %d", s.page)
	}
}

func TestContinueWithoutAGameSaysWhy(t *testing.T) {
	s := testScene(0)
	v := s.View(testEnv(t))
	target := v.Target("start:continue")
	if target.Act != nil || v.Keys["continue"] != nil {
		t.Error("Continue does something without a game")
	}
	says(t, s, "no game is under way")
	if tip := s.About(target.About); len(tip.Lines) == 0 || !strings.Contains(tip.Lines[0], "There is no game to go on with") {
		t.Errorf("hovering tells %v", tip)
	}
	s.world.Listing = true
	says(t, s, "reading the saved games…")
}

func TestQuitIsNotOfferedInABrowser(t *testing.T) {
	world := testWorld(0)
	world.Browser = true
	s := New(world, 1)
	v := s.View(testEnv(t))
	if v.Target("start:quit") != nil || v.Keys["quit"] != nil {
		t.Error("a browser's page is closed by the browser")
	}
}

func TestNoticeStaysUntilItIsRead(t *testing.T) {
	s := testScene(3)
	s.world.Notice = "The disk is full."
	says(t, s, "The disk is full.")
	if asks := click(t, s, "start:dismiss"); !reflect.DeepEqual(asks, []any{Dismiss{}}) {
		t.Errorf("it asks for %v", asks)
	}
}

// TestNoticeLeavesBeginInSight: a browser without room says so before the first game, which can be begun all the same.
func TestNoticeLeavesBeginInSight(t *testing.T) {
	s := testScene(0)
	s.world.Notice = "Cannot save \"settings.toml\": the browser has no room left for this page, so export old games and clear its data."
	s.open(newGame)
	for _, size := range []view.Size{{W: 1440, H: 860}, {W: 390, H: 844}, {W: 844, H: 390}} {
		env := testEnv(t)
		env.Size = size
		v := s.View(env)
		begin, notice := v.Target("new-game:begin"), v.Target("start:notice")
		if begin == nil || begin.Area.Meets(notice.Area) {
			t.Errorf("%v: the notice covers the button", size)
		}
	}
}

func TestBackClosesThePage(t *testing.T) {
	s := testScene(3)
	v := s.View(testEnv(t))
	if v.Keys["back"] != nil {
		t.Error("there is nothing to go back from")
	}
	click(t, s, "start:settings")
	press(t, s, "back")
	if s.page != home {
		t.Error("the page is still open")
	}
	click(t, s, "start:settings")
	click(t, s, "start:close")
	if s.page != home {
		t.Error("the page is still open")
	}
}

func TestBeginAsksForTheGameAsChosen(t *testing.T) {
	s := testScene(3)
	s.open(newGame)
	for _, id := range []string{"difficulty:hard", "length:introductory", "order:spending", "guide:off", "seed"} {
		click(t, s, "new-game:"+id)
	}
	if v := s.View(testEnv(t)); v.Typing != seedField {
		t.Fatal("the seed cannot be typed")
	}
	s.Do(view.Typed{ID: seedField, Text: "4x7 1"}) // takes the place of the one proposed
	s.Do(view.Typed{ID: seedField, Text: "12"})
	s.Do(view.Typed{ID: seedField, Back: 1})
	asks := press(t, s, "confirm")
	hard, _ := decks.MatNamed("birmingham", "hard")
	want := Begin{Game: "birmingham"}
	want.Header.Seed, want.Header.Difficulty = 4711, "hard"
	want.Header.Options.Seats, want.Header.Options.Solo, want.Header.Options.Introductory = 2, true, true
	want.Header.Options.SpendingOrder, want.Header.Options.AutomaMat = true, hard.Count
	if len(asks) != 2 || asks[1] != any(want) {
		t.Fatalf("it asks for %v, not for %v", asks, want)
	}
	kept := settings.NewGame{Game: "birmingham", Difficulty: "hard", Introductory: true, SpendingOrder: true}.Clone()
	if got := asks[0].(Changed).Settings.NewGame; !reflect.DeepEqual(got, kept) {
		t.Errorf("%+v is kept for the next game, not %+v", got, kept)
	}
}

// Each game of the family is begun as itself, with those of the options that it has.
func TestEachGameIsBegunWithItsOwnOptions(t *testing.T) {
	for _, c := range []struct {
		clicks                 []string
		game                   string
		introductory, spending bool
		says, not              string
	}{
		{nil, "birmingham", true, true, "By spending", "our own reading"},
		{[]string{"game:lancashire"}, "lancashire", true, false, "our own reading", "By spending"},
		{[]string{"game:lancashire", "edition:lancashire-virtual"}, "lancashire-virtual", true, false, "With virtual link", "By spending"},
		{[]string{"game:lancashire", "edition:lancashire-community"}, "lancashire-community", true, false, "With virtual link", "By spending"},
		{[]string{"game:lancashire", "edition:lancashire-community", "game:lancashire"}, "lancashire-community", true, false, "", "By spending"},
		{[]string{"game:lancashire", "edition:lancashire-community", "game:brass"}, "brass", false, false, "our own reading", "Introductory"},
		{[]string{"game:brass", "game:birmingham"}, "birmingham", true, true, "By spending", "With virtual link"},
	} {
		s := testScene(0)
		s.open(newGame)
		for _, id := range append([]string{"length:introductory", "order:spending", "difficulty:easy"}, c.clicks...) {
			asks := click(t, s, "new-game:"+id)
			if chosen := strings.HasPrefix(id, "game:") || strings.HasPrefix(id, "edition:"); chosen != reflect.DeepEqual(asks, []any{Refresh{}}) {
				t.Errorf("%s asks for %v", id, asks)
			}
		}
		all := strings.Join(strings.Fields(shown(s, testEnv(t))), " ")
		if n := strings.Count(all, "An experienced player wins "); n != 3 {
			t.Errorf("%v: what to expect is told of %d levels", c.clicks, n)
		}
		if !strings.Contains(all, c.says) || strings.Contains(all, c.not) {
			t.Errorf("%v: %q is not on show, or %q is", c.clicks, c.says, c.not)
		}
		asks := s.Do(begin{})
		easy, _ := decks.MatNamed(c.game, "easy")
		got, kept := asks[1].(Begin), asks[0].(Changed).Settings.NewGame
		if o := got.Header.Options; got.Game != c.game || o.Introductory != c.introductory || o.SpendingOrder != c.spending || o.AutomaMat != easy.Count {
			t.Errorf("%v: it asks for %+v", c.clicks, got)
		}
		if kept.Game != c.game || !kept.Introductory || !kept.SpendingOrder { // for the games that have them
			t.Errorf("%v: %+v is kept", c.clicks, kept)
		}
	}
}

func TestAGameThatIsNotOfferedIsNotBegun(t *testing.T) {
	for _, game := range []string{"", "shropshire", "lancashire-classic"} {
		w := testWorld(0)
		w.Settings.NewGame.Game = game
		s := New(w, 1)
		s.open(newGame)
		if got := s.Do(begin{})[1].(Begin).Game; got != "birmingham" {
			t.Errorf("with %q in the settings %s is begun", game, got)
		}
	}
}

func TestSeeds(t *testing.T) {
	s := testScene(3)
	s.open(newGame)
	first := s.choice.seed
	if click(t, s, "new-game:roll"); s.choice.seed == first || s.choice.seed == "" {
		t.Errorf("another seed than %q is %q", first, s.choice.seed)
	}
	s.choice.seed = ""
	if asks := click(t, s, "new-game:begin"); asks[1].(Begin).Header.Seed == 0 {
		t.Error("no random seed was taken")
	}
	s.choice.seed = "99999999999999999999"
	v := s.View(testEnv(t))
	if v.Target("new-game:begin").Act != nil || v.Keys["confirm"] != nil {
		t.Error("a game begins with a seed that is none")
	}
	says(t, s, "That number is too large for a seed; take a digit or two away.")
	s.world.Settings.GuideSeen = true
	if one := New(s.world, 7); New(s.world, 7).choice.seed != one.choice.seed || New(s.world, 8).choice.seed == one.choice.seed {
		t.Error("the first seed is not that of the chance given")
	}
}

// Whoever has played nothing is offered the guided game, with its own cards and the easy Automa; nobody else is.
func TestTheFirstGameIsGuidedAndEasy(t *testing.T) {
	w := testWorld(0)
	w.Settings, w.Statistics = settings.Default(), nil
	own := strconv.Itoa(guide.Seed)
	s := New(w, 1)
	s.open(newGame)
	if !s.choice.guide || s.choice.game.Difficulty != guide.Difficulty || s.choice.seed != own {
		t.Errorf("offered are guide %t, %s, seed %s", s.choice.guide, s.choice.game.Difficulty, s.choice.seed)
	}
	s.Do(choose{"guide", "off"})
	if s.choice.seed == own {
		t.Error("without the guide the seed is that of the guided game")
	}
	s.Do(choose{"guide", "on"})
	s.Do(choose{"game", "lancashire"})
	if s.choice.seed == own {
		t.Error("another game has the seed of the guided one")
	}
	s.Do(choose{"game", guide.Game})
	if ask := s.Do(begin{})[1].(Begin); !ask.Guide || ask.Header.Seed != guide.Seed || ask.Header.Difficulty != guide.Difficulty {
		t.Errorf("it begins %+v", ask)
	}
	if s.choice.guide || s.choice.seed == own {
		t.Error("the next game is the guided one again")
	}
	w.Settings.Guides = map[string]settings.Guide{"easy-199.soho": {}}
	if New(w, 1).choice.guide {
		t.Error("a second guided game is offered by itself")
	}
	w.Settings.NewGame.Difficulty = "hard"
	if s := New(w, 1); s.choice.game.Difficulty != "hard" {
		t.Errorf("%s was chosen, and %s is offered", "hard", s.choice.game.Difficulty)
	}
}

// A deck that a link leads to is for its game, which has no seed of the guided one.
func TestAChosenGameHasASeedOfItsOwn(t *testing.T) {
	w := testWorld(0)
	w.Settings, w.Statistics = settings.Default(), nil
	s := New(w, 1)
	s.Choose("lancashire", decks.DeckText, "")
	if s.page != newGame || s.Game() != "lancashire" || s.choice.seed == strconv.Itoa(guide.Seed) {
		t.Errorf("page %d proposes %s with seed %s", s.page, s.Game(), s.choice.seed)
	}
}

func TestOwnDecksAndMats(t *testing.T) {
	s := testScene(3)
	s.open(newGame)
	mat, deck := s.world.Files[0], s.world.Files[1]
	s.Do(choose{"mat", mat.Path})
	s.Do(choose{"deck", deck.Path})
	says(t, s, "Brass: Birmingham: the Staffordshire clay Automa, the whole game")
	asks := s.Do(begin{})
	ask := asks[1].(Begin)
	if ask.Deck != deck.Path || ask.Header.Options.AutomaMat != mat.Mat.Count || ask.Header.Difficulty != "Staffordshire clay" {
		t.Errorf("it asks for %+v", ask)
	}
	if kept := asks[0].(Changed).Settings.NewGame; kept.MatFiles["birmingham"] != mat.Path || kept.DeckFiles["birmingham"] != deck.Path {
		t.Errorf("%+v is kept", kept)
	}
	files := s.world.Files
	s.Do(choose{"game", "lancashire"})
	s.world.Files = nil // those of another game
	if ask := s.Do(begin{})[1].(Begin); ask.Deck != "" || ask.Header.Difficulty != "medium" {
		t.Errorf("for another game it asks for %+v", ask)
	}
	s = New(s.world, 1)
	s.open(newGame)
	s.Do(choose{"game", "birmingham"})
	s.world.Files = files
	if ask := s.Do(begin{})[1].(Begin); ask.Deck != deck.Path || ask.Header.Difficulty != "Staffordshire clay" {
		t.Errorf("back at the first game it asks for %+v", ask)
	}
	s.world.Files = nil // both files are gone
	ask = s.Do(begin{})[1].(Begin)
	if ask.Deck != "" || ask.Header.Difficulty != "medium" {
		t.Errorf("without the files it asks for %+v", ask)
	}
	s.world.Files = []File{{Path: "x.toml", Err: fmt.Errorf("x.toml:3:1: there is no industry %q", "wool")}}
	s.View(testEnv(t))
	s.Do(view.Wheel{ID: "new-game:list", Steps: -1000}) // the row is the last one
	says(t, s, `A file cannot be used: x.toml:3:1: there is no industry "wool".`)
}

// A card leads with what people want to know, how often the level is won and by whom; all that its mat lacks is told on demand.
func TestCardsTellHowHardALevelIs(t *testing.T) {
	s := testScene(0)
	s.open(newGame)
	for _, size := range []view.Size{{W: 1600, H: 1000}, {W: 390, H: 844}} {
		env := testEnv(t)
		env.Size.W, env.Size.H = size.W, size.H
		text := strings.Join(strings.Fields(shown(s, env)), " ")
		at := -1
		for _, want := range []string{"Easy", "An experienced player wins 87 of 100 games", "The Automa scores about 131 VP, mostly 106 to 156"} {
			found := strings.Index(text, want)
			if found <= at {
				t.Errorf("%v: %q does not come next in\n%s", size, want, text)
			}
			at = found
		}
	}
	v := s.View(testEnv(t))
	tip := s.About(v.Target("new-game:difficulty:hard").About)
	if want := "It starts with 32 of the 45 tiles of a full set; fewer are cotton mill I (2 of 3), II (1 of 2) and III (1 of 3)"; !strings.HasPrefix(tip.Lines[0], want) {
		t.Errorf("hovering tells %q", tip.Lines)
	}
}

// N4: the page and the rule tell the same of the easy mat, of which one tile is missing that is not weak.
func TestN4_TheEasyMatIsToldAsTheRuleHasIt(t *testing.T) {
	s := testScene(0)
	s.open(newGame)
	s.Do(choose{"game", "lancashire"})
	v := s.View(testEnv(t))
	tip := s.About(v.Target("new-game:difficulty:easy").About)
	if want := "It starts with 33 of the 37 tiles of a full set; fewer are coal mine I (0 of 1) and shipyard 0 (0 of 2) and II (1 of 2)."; !strings.HasPrefix(tip.Lines[0], want) {
		t.Errorf("hovering tells %q", tip.Lines)
	}
	rule := words.BookIn("en", "lancashire").Find("N4")[0].Text
	for _, want := range []string{"No level has shipyards of level 0", "Easy has every other tile but the coal mine of level 1 and one shipyard of level 2"} {
		if !strings.Contains(rule, want) {
			t.Errorf("the rule does not tell %q: %s", want, rule)
		}
	}
}

func TestExplanationsFollowTheMouse(t *testing.T) {
	s := testScene(0)
	s.open(newGame)
	env := testEnv(t)
	if all := shown(s, env); !strings.Contains(all, "You take the first turn of every round") {
		t.Errorf("the choice is not explained:\n%s", all)
	}
	env.Pointer.Hover = "new-game:order:spending"
	if all := shown(s, env); !strings.Contains(all, "A variant: whoever spent less goes first") {
		t.Errorf("the other choice is not explained:\n%s", all)
	}
	const link = "new-game:order:spending:explained:rule:M83"
	env.Pointer.Hover, env.Pointer.Focus = "", link
	v := s.View(env)
	if v.Target(link) == nil {
		t.Error("the rule goes away when the keyboard comes to it")
	}
	if target := v.Target(link); target == nil || !reflect.DeepEqual(s.Do(target.Act), []any{widget.OpenRule{Number: "M83"}}) {
		t.Error("the rule does not open")
	}
}

func TestListOfGames(t *testing.T) {
	s := testScene(7)
	s.open(load)
	for id, want := range map[string]any{
		"load:load:medium-4711.soho":   Load{"medium-4711.soho"},
		"load:replay:medium-4711.soho": Replay{"medium-4711.soho"},
		"load:look:medium-4712.soho":   Load{"medium-4712.soho"},
		"load:rescue:medium-4714.soho": Rescue{"medium-4714.soho"},
	} {
		if asks := click(t, s, id); !reflect.DeepEqual(asks, []any{want}) {
			t.Errorf("%s asks for %v", id, asks)
		}
	}
	says(t, s, "2026-03-01 19:30 · Brass: Birmingham · medium")
	says(t, s, "Lost · you 98, Automa 163")
	says(t, s, "The games lie in /home/ada/.local/share/soho/saves.")
	c := widget.New(testEnv(t))
	for i, want := range []string{
		"2026-03-01 19:30 · Brass: Birmingham · medium|Rail Era, round 3 · you 64, Automa 71",
		"2026-02-28 12:30 · Brass: Birmingham · medium|Won · you 142, Automa 128",
		"2026-02-27 05:30 · Brass: Birmingham · medium · practice|Lost · you 98, Automa 163",
		"This file is damaged: medium-4714.soho:17: expected a legal action, found build pottery@stafford.2 card:leek: Stafford is not " +
			"in your network, and the card names no town. Its newest good state can be played on; the damaged file is kept under " +
			"another name.|2026-02-25 22:30",
		"This file cannot be read, and stays where it is: medium-4715.soho:1: expected soho record 1, found soho record 9.|2026-02-24 15:30",
		"2026-02-23 08:30 · Brass: Lancashire, community map · hard · deck Iron and nothing else · introductory|Rail Era, round 3 · you 64, Automa 71",
		"2026-02-22 01:30|It has not been read yet.",
	} {
		if got := strings.Join(gameLines(c, &s.world.Games[i]), "|"); got != want {
			t.Errorf("game %d: %s", i, got)
		}
	}
}

func TestNoGames(t *testing.T) {
	s := testScene(0)
	s.open(load)
	says(t, s, "No game has been saved yet.")
	s.open(results)
	says(t, s, "No game against the Automa is over yet.")
}

func TestSearchLeavesSomeGames(t *testing.T) {
	s := testScene(200)
	s.open(load)
	press(t, s, "search")
	s.Do(view.Typed{ID: searchField, Text: "4712"})
	v := s.View(testEnv(t))
	if v.Target("load:look:medium-4712.soho") == nil || v.Target("load:load:medium-4711.soho") != nil {
		t.Error("the search does not leave the one game")
	}
	s.Do(view.Typed{ID: searchField, Text: "!"})
	says(t, s, "No saved game has “4712!” in its name, date, game or difficulty.")
}

// A click and a key can come in one moment: what was typed into a page that the click closed goes nowhere.
func TestWhatIsTypedAsAPageClosesGoesNowhere(t *testing.T) {
	s := testScene(3)
	for _, p := range []page{home, options} {
		s.open(load)
		press(t, s, "search")
		s.Do(open{p})
		if asks := append(s.Do(view.Typed{ID: searchField, Text: "x"}), s.Do(view.Pressed{Key: "X"})...); len(asks) != 0 {
			t.Errorf("on page %d it asks for %v", p, asks)
		}
	}
	s.open(load)
	if v := s.View(testEnv(t)); v.Typing != "" || s.sheets[load].(*loadPage).search != "" {
		t.Error("it is typed into the search")
	}
}

func TestTwoHundredGamesScroll(t *testing.T) {
	s := testScene(200)
	s.open(load)
	env := testEnv(t)
	v := s.View(env)
	if n := len(v.Targets); n > 60 {
		t.Errorf("%d targets for what is seen", n)
	}
	last := "load:look:" + s.world.Games[197].Name // 198 and 199 are of those without one
	for range 60 {
		press(t, s, "page-down")
	}
	v = s.View(env)
	if v.Target(last) == nil {
		t.Error("the end of the list is not seen")
	}
	s.Do(view.Wheel{ID: "load:list", Steps: 10000})
	v = s.View(env)
	if v.Target("load:load:medium-4711.soho") == nil {
		t.Error("the wheel does not lead back to the first game")
	}
}

func TestSettingsHoldAtOnce(t *testing.T) {
	for id, want := range map[string]func(*settings.Settings){
		"language:en":           func(s *settings.Settings) { s.Language = "en" },
		"text-size:largest":     func(s *settings.Settings) { s.TextSize = "largest" },
		"plain-map:on":          func(s *settings.Settings) { s.PlainMap = true },
		"palette:high-contrast": func(s *settings.Settings) { s.Palette = "high-contrast" },
		"pace:fast":             func(s *settings.Settings) { s.Pace = "fast" },
		"reduced-motion:on":     func(s *settings.Settings) { s.ReducedMotion = true },
		"sound:off":             func(s *settings.Settings) { s.Sound = false },
		"volume:20":             func(s *settings.Settings) { s.Volume = 20 },
		"volume:more":           func(s *settings.Settings) { s.Volume = 80 },
		"volume:less":           func(s *settings.Settings) { s.Volume = 60 },
		"background:off":        func(s *settings.Settings) { s.Background = "off" },
		"fullscreen:on":         func(s *settings.Settings) { s.Fullscreen = true },
	} {
		s := testScene(0)
		s.open(options)
		changed := settings.Default()
		want(&changed)
		if asks := click(t, s, "settings:"+id); !reflect.DeepEqual(asks, []any{Changed{changed}}) {
			t.Errorf("%s asks for %+v", id, asks)
		}
		if !reflect.DeepEqual(s.world.Settings, changed) {
			t.Errorf("%s is not shown", id)
		}
	}
}

// listening is the action for which the page of the keys waits for a key.
func listening(s *Scene) string { return s.sheets[keys].(*keysPage).listening }

func TestKeysAreChosen(t *testing.T) {
	s := testScene(0)
	before := s.world.Settings.Keys
	s.open(keys)
	click(t, s, "settings:key:undo")
	if listening(s) == "" {
		t.Fatal("it does not wait for a key")
	}
	says(t, s, "Press the new key for “Undo”. Esc leaves it as it is.")
	asks := s.Do(view.Pressed{Key: "B"})
	if len(asks) != 0 || listening(s) == "" {
		t.Error("the key for building is taken for undoing")
	}
	says(t, s, "B is the key for “Build”, which can be done at the same")
	asks = s.Do(view.Pressed{Key: "J"})
	if len(asks) != 1 || asks[0].(Changed).Settings.Keys["undo"] != "J" || listening(s) != "" {
		t.Fatalf("it asks for %v", asks)
	}
	if len(before) != 0 {
		t.Error("the settings that were given are written to")
	}
	says(t, s, "The key for “Undo” is J now.")
	if asks = click(t, s, "settings:key:usual:undo"); len(asks[0].(Changed).Settings.Keys) != 0 {
		t.Errorf("the usual key is not back: %v", asks)
	}
	click(t, s, "settings:key:undo")
	if asks = s.Do(view.Pressed{Key: "Escape"}); len(asks) != 0 || listening(s) != "" {
		t.Error("Esc does not leave the key as it is")
	}
	s.world.Settings.Keys = map[string]string{"undo": "J", "redo": "F5"}
	if asks = click(t, s, "settings:keys:usual"); len(asks[0].(Changed).Settings.Keys) != 0 {
		t.Errorf("the usual keys are not back: %v", asks)
	}
}

func TestKeysThatDoTwoThingsAreMarked(t *testing.T) {
	s := testScene(0)
	s.world.Settings.Keys = map[string]string{"redo": "U"}
	s.open(keys)
	v := s.View(testEnv(t))
	if tip := s.About(v.Target("settings:key:undo").About); len(tip.Lines) == 0 || !strings.Contains(tip.Lines[0], "U does “Redo” as well") {
		t.Errorf("hovering tells %v", tip)
	}
}

// TestUsualKeysAreFreeOfConflicts also tests that every action is in a room, or its key could be given away unseen.
func TestUsualKeysAreFreeOfConflicts(t *testing.T) {
	m, _ := keymap.New(nil)
	for _, a := range keymap.Actions {
		if !slices.ContainsFunc(together, func(room []string) bool { return slices.Contains(room, a.Name) }) {
			t.Errorf("%s is in no room", a.Name)
		}
		if !testEnv(t).Words.Has("action." + a.Name) {
			t.Errorf("%s has no name", a.Name)
		}
		for _, key := range a.Keys {
			if other := conflict(m, a.Name, key); other != "" {
				t.Errorf("%s does %s and %s", key, a.Name, other)
			}
		}
	}
}

// Enter goes on while the Automa is watched: another action of that room that is given Enter would be done as well.
func TestEnterIsTakenWhereverAButtonIsGolden(t *testing.T) {
	for _, action := range []string{"build", "auto", "new-game"} {
		m, unknown := keymap.New(map[string]string{action: "Enter"})
		if other := conflict(m, action, "Enter"); unknown != nil || other != "confirm" {
			t.Errorf("Enter may be given to %s, which takes it from %q; unknown are %v", action, other, unknown)
		}
	}
}

func TestStatisticsByKind(t *testing.T) {
	s := testScene(12)
	s.open(results)
	says(t, s, "medium")
	says(t, s, "easy, introductory")
	says(t, s, "The last games: Brass: Birmingham, medium")
	s.Do(widget.ScrollBy{ID: "statistics:list", Units: s.sheets[results].framed().scroll.Room})
	says(t, s, "Practice")
	s.Do(widget.ScrollBy{ID: "statistics:list", Units: -s.sheets[results].framed().scroll.Room})
	kind := statistics.Kind{Difficulty: "easy", Introductory: true}
	click(t, s, "statistics:kind::easy::true")
	if got := s.sheets[results].(*statisticsPage).kind; got != kind {
		t.Errorf("%v is picked", got)
	}
	says(t, s, "The last games: Brass: Birmingham, easy, introductory")
}

// What played is named in statistics: nobody reads of the Automa where a rival played, or the best of several.
func TestStatisticsNameWhatPlayed(t *testing.T) {
	for want, kind := range map[string]statistics.Kind{"Automa": {Difficulty: "hard"}, "rival": {Difficulty: "deep", Rival: true},
		"best rival": {Game: statistics.Industry, Difficulty: "keen, steady", Rival: true}} {
		s := testScene(0)
		s.world.Statistics.Add(statistics.Result{Name: "a", Hash: "a", Date: day, Kind: kind, You: 101, Automa: 87, Won: true})
		lines := strings.Join(StatisticsLines(words.In(testEnv(t).Words), s.world.Statistics, "birmingham"), "\n")
		s.open(results)
		for where, text := range map[string]string{"the page": shown(s, testEnv(t)), "the terminal": lines} {
			if !strings.Contains(text, "you 101, "+want+" 87") || want != "Automa" && strings.Contains(text, "Automa") {
				t.Errorf("%s: %s tells:\n%s", want, where, text)
			}
		}
		if text := shown(s, testEnv(t)); !strings.Contains(text, "\n"+want+"\n") {
			t.Errorf("%s is not named beside the bars:\n%s", want, text)
		}
	}
}

// The best score of one board says nothing of another.
func TestScoresOfSeveralBoardsAreToldApart(t *testing.T) {
	s := testScene(3)
	says(t, s, "3 games, best 136")
	s.world.Statistics.Add(statistics.Result{Name: "brass", Hash: "brass", Date: day, Kind: statistics.Kind{Game: "brass", Difficulty: "hard"}, You: 201})
	says(t, s, "4 games")
	s.open(results)
	says(t, s, "Brass (2007), hard")
	s.world.Statistics.Add(statistics.Result{Name: "newer", Hash: "newer", Date: day, Kind: statistics.Kind{Game: "shropshire", Difficulty: "hard"}, You: 1})
	says(t, s, "shropshire, hard")
}

// show lets a stage play the scene and keeps what it asks.
type show struct {
	*Scene
	asks *[]any
}

func (s show) Do(act any) { *s.asks = append(*s.asks, s.Scene.Do(act)...) }

// TestPlayedByHand clicks, types and presses keys as a person does.
func TestPlayedByHand(t *testing.T) {
	s, env := testScene(3), testEnv(t)
	var asks []any
	st := stage.New(show{s, &asks}, *env)
	now := time.Duration(0)
	do := func(in stage.Input) {
		now += time.Second // no two clicks are a double one
		in.Size, in.Now = env.Size, now
		st.Update(in)
	}
	click := func(id string) {
		t.Helper()
		v, _ := st.View()
		target := v.Target(id)
		if target == nil {
			t.Fatalf("there is no %s", id)
		}
		at := target.Area.Middle()
		do(stage.Input{Cursor: at})
		do(stage.Input{Cursor: at, Pressed: true})
		do(stage.Input{Cursor: at})
	}
	do(stage.Input{})
	do(stage.Input{Keys: []string{"N"}})
	click(seedField)
	do(stage.Input{Typed: "42", Keys: []string{"4", "2"}})
	do(stage.Input{Typed: "qc", Keys: []string{"Q", "C"}}) // neither quits nor continues
	if s.choice.seed != "42" || s.page != newGame {
		t.Fatalf("the seed is %q on page %d", s.choice.seed, s.page)
	}
	do(stage.Input{Keys: []string{"Enter"}})
	if begin, ok := asks[len(asks)-1].(Begin); !ok || begin.Header.Seed != 42 {
		t.Fatalf("it asks for %v", asks)
	}
	click(seedField)
	do(stage.Input{Keys: []string{"Escape"}})
	if s.sheets[newGame].framed().typing != "" || s.page != newGame {
		t.Fatal("the first Esc does not just end typing")
	}
	do(stage.Input{Keys: []string{"Escape"}})
	asks = nil
	do(stage.Input{Keys: []string{"Tab"}})
	for range 7 {
		do(stage.Input{Keys: []string{"Down"}})
	}
	do(stage.Input{Keys: []string{"Enter"}})
	if !reflect.DeepEqual(asks, []any{pages.Rules{}}) {
		t.Errorf("the arrows lead to %#v", asks)
	}
}

// scenes are all pages in several states.
func scenes() map[string]*Scene {
	all := map[string]*Scene{}
	for _, games := range []int{0, 1, 12} {
		for p := range pageCount {
			s := testScene(games)
			s.Challenge(decks.Game("lancashire"), record.Header{Seed: 1234, Difficulty: "medium",
				Options:   engine.Options{Introductory: true, SpendingOrder: true},
				Challenge: record.Score{Won: true, You: 143, Automa: 120}}, false)
			s.open(p)
			all[fmt.Sprintf("page %d, %d games", p, games)] = s
		}
	}
	taken := testScene(0)
	taken.open(keys)
	taken.Do(listen{"undo"})
	taken.Do(view.Pressed{Key: "B"})
	all["a key is taken"] = taken
	noticed := testScene(2)
	noticed.world.Notice = "settings.toml: text_size is \"huge\", not small, normal, large or largest; what is usual holds instead."
	all["notice"] = noticed
	long := testScene(3)
	long.world.Games[0].Header.Difficulty = strings.Repeat("ironmongery ", 8)
	long.world.Latest = &long.world.Games[0]
	long.open(load)
	all["a long name"] = long
	return all
}

var unfilled = regexp.MustCompile(`[{}⟦]|\.explained|%!`)

// TestTextsAreWholeAndInTheirPlaces looks at every text of every page in the smallest window, in large text too.
func TestTextsAreWholeAndInTheirPlaces(t *testing.T) {
	for name, s := range scenes() {
		for _, reading := range []float64{1, 1.3} {
			for _, size := range []view.Size{{W: 1440, H: 860}, {W: 1529, H: 860}, {W: 1440, H: 1080}, {W: 2200, H: 860}} {
				env := testEnv(t)
				env.Size, env.Reading = size, reading
				v := s.View(env)
				checkTexts(t, fmt.Sprintf("%s, reading %v, %v", name, reading, size), &v, size)
			}
		}
	}
}

func checkTexts(t *testing.T, name string, v *view.View, size view.Size) {
	t.Helper()
	whole := view.Whole(size)
	var seen []view.Item
	for i := range v.Items {
		item := v.Items[i]
		if item.Kind != view.Label {
			continue
		}
		wide := fonts.Width(item.Font, item.Size, item.Text)
		if wide > item.Area.W+1.5 {
			t.Errorf("%s: %q is wider than its place", name, item.Text)
		}
		if strings.HasSuffix(item.Text, "…") && !strings.HasSuffix(item.Text, "games…") && !strings.HasSuffix(item.Text, "key…") &&
			!strings.Contains(name, "long") {
			t.Errorf("%s: %q is cut", name, item.Text)
		}
		if unfilled.MatchString(item.Text) || regexp.MustCompile(`^[a-z-]+\.[a-z-]+\.?[a-z.-]*$`).MatchString(item.Text) {
			t.Errorf("%s: %q is not filled in", name, item.Text)
		}
		if item.Clip.Empty() && !whole.Holds(item.Area) {
			t.Errorf("%s: %q lies outside of the window at %v", name, item.Text, item.Area)
		}
		place := item.Area // of the letters alone
		switch item.Align {
		case view.Left:
		case view.Centre:
			place.X += (place.W - wide) / 2
		case view.Right:
			place.X = place.Right() - wide
		}
		place = view.Rect{X: place.X, W: wide, Y: place.Middle().Y - item.Size*0.4, H: item.Size * 0.8}
		if !item.Clip.Empty() {
			place = place.Shared(item.Clip)
		}
		if place.Empty() {
			continue
		}
		for _, other := range seen {
			if place.Inset(0.5).Meets(other.Area) {
				t.Errorf("%s: %q lies on %q", name, item.Text, other.Text)
			}
		}
		item.Area = place
		seen = append(seen, item)
	}
}

// TestButtonsDoNotOverlap: only rooms may lie below other targets.
func TestButtonsDoNotOverlap(t *testing.T) {
	for name, s := range scenes() {
		env := testEnv(t)
		v := s.View(env)
		ids := map[string]bool{}
		for i := range v.Targets {
			a := &v.Targets[i]
			if ids[a.ID] {
				t.Errorf("%s: there are two targets %s", name, a.ID)
			}
			ids[a.ID] = true
			if a.Wheel || a.ID == "start:page" || a.ID == "start:notice" {
				continue
			}
			for j := range i {
				b := &v.Targets[j]
				if !b.Wheel && b.ID != "start:page" && b.ID != "start:notice" && a.Area.Meets(b.Area) {
					t.Errorf("%s: %s lies on %s", name, a.ID, b.ID)
				}
			}
		}
	}
}

func TestNewGameFitsWithoutScrolling(t *testing.T) {
	s := testScene(0)
	s.open(newGame)
	s.View(testEnv(t))
	if room := s.sheets[newGame].framed().scroll.Room; room > 0 {
		t.Errorf("it scrolls by %v", room)
	}
}

func TestBothPalettesAreUsed(t *testing.T) {
	s := testScene(3)
	env := testEnv(t)
	usual := s.View(env)
	env.Palette = &theme.HighContrast
	other := s.View(env)
	if usual.Equal(&other) {
		t.Error("the palette changes nothing")
	}
}

func TestActsAreComparable(t *testing.T) {
	for name, s := range scenes() {
		v := s.View(testEnv(t))
		for i := range v.Targets {
			if act := v.Targets[i].Act; act != nil && !reflect.TypeOf(act).Comparable() {
				t.Errorf("%s: the act %T of %s cannot be compared", name, act, v.Targets[i].ID)
			}
		}
	}
	if !reflect.TypeOf(Begin{}).Comparable() {
		t.Error("Begin cannot be compared")
	}
}

// TestSettingsSayWhyThereIsNoSound: sound does not go to other machines, and who wants it to is told so, once.
func TestSettingsSayWhyThereIsNoSound(t *testing.T) {
	world := testWorld(0)
	for _, world.SoundElsewhere = range []bool{false, true} {
		s := New(world, 1)
		click(t, s, "start:settings")
		all := strings.Join(strings.Fields(shown(s, testEnv(t))), " ")
		if n := strings.Count(all, "There is no sound"); n != map[bool]int{true: 1}[world.SoundElsewhere] {
			t.Errorf("sound elsewhere %t: it is told %d times that there is none: %s", world.SoundElsewhere, n, all)
		}
	}
}

func TestNewsAndLicencesAreAButtonAway(t *testing.T) {
	s := testScene(0)
	click(t, s, "start:news")
	says(t, s, sohofoundry.Version()+" (")
	click(t, s, "start:close")
	click(t, s, "start:licences")
	says(t, s, "game-icons.net")
	click(t, s, "licences:chapter:Soho Foundry")
	says(t, s, "MIT License")
	if click(t, s, "licences:chapter:Soho Foundry"); strings.Contains(shown(s, testEnv(t)), "MIT License") {
		t.Error("a licence cannot be folded again")
	}
}

func TestANewVersionIsPointedTo(t *testing.T) {
	world := testWorld(0)
	if s := New(world, 1); strings.Contains(shown(s, testEnv(t)), "New in") {
		t.Error("the first version is told to be new")
	}
	world.Fresh = true
	says(t, New(world, 1), "New in "+sohofoundry.Version())
}

func TestParagraphs(t *testing.T) {
	text := "A line\nthat goes on.\n\n- An item\n  of two lines\n- another\n1. first\n2. second\n\n| icon | origin |\n|---|---|\n| `beer` | own |\n## Title\nText"
	var got []string
	for _, p := range paragraphs(text) {
		got = append(got, fmt.Sprint(p.text, p.isItem, p.isTitle))
	}
	want := []string{"A line that goes on.false false", "An item of two linestrue false", "anothertrue false", "1. firstfalse false",
		"2. secondfalse false", "icon: originfalse false", "beer: ownfalse false", "Titlefalse true", "Textfalse false"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
}
