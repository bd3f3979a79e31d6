package settings_test

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
)

func memory() store.Store {
	return store.NewMemory(func() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) })
}

// storeOf is a store with these settings.
func storeOf(t testing.TB, text []byte) store.Store {
	t.Helper()
	s := memory()
	if err := s.Write(store.Settings, text); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestWithoutSettingsTheUsualOnesHold(t *testing.T) {
	s, problems := settings.Load(memory())
	if diff := cmp.Diff(settings.Default(), s); diff != "" || len(problems) > 0 {
		t.Errorf("%v\n%s", problems, diff)
	}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.StringOfN(rapid.RuneFrom([]rune(`aZ09 -_."'\#=[]{}£“…字🚂`)), 0, 60, -1)
		want := settings.Settings{
			Language:      words.Draw(t, "language"),
			TextSize:      rapid.SampledFrom(settings.TextSizes).Draw(t, "text size"),
			Pace:          rapid.SampledFrom(settings.Paces).Draw(t, "pace"),
			EndTurn:       rapid.SampledFrom(settings.EndTurns).Draw(t, "end of turn"),
			ReducedMotion: rapid.Bool().Draw(t, "reduced motion"),
			Palette:       rapid.SampledFrom(settings.Palettes).Draw(t, "palette"),
			Sound:         rapid.Bool().Draw(t, "sound"),
			Volume:        rapid.IntRange(0, 100).Draw(t, "volume"),
			Background:    rapid.SampledFrom(settings.Backgrounds).Draw(t, "background"),
			Fullscreen:    rapid.Bool().Draw(t, "fullscreen"),
			Window: settings.Window{
				Width: rapid.IntRange(0, 1_000_000).Draw(t, "width"), Height: rapid.IntRange(0, 1_000_000).Draw(t, "height"),
				X: rapid.IntRange(-1_000_000, 1_000_000).Draw(t, "x"), Y: rapid.IntRange(-1_000_000, 1_000_000).Draw(t, "y"),
				Monitor: words.Draw(t, "monitor"), Maximised: rapid.Bool().Draw(t, "maximised"),
			},
			GuideSeen: rapid.Bool().Draw(t, "guide seen"), Lessons: words.Draw(t, "lessons done"),
			Guides: rapid.MapOf(words, rapid.Custom(func(t *rapid.T) settings.Guide {
				return settings.Guide{Read: words.Draw(t, "steps"), Left: rapid.Bool().Draw(t, "left")}
			})).Draw(t, "guided games"),
			Ticks: rapid.MapOf(words, words).Draw(t, "ticks"),
			NewGame: settings.NewGame{
				Game: words.Draw(t, "game"), Difficulty: words.Draw(t, "difficulty"), MatFiles: rapid.MapOf(words, words).Draw(t, "mats"), DeckFiles: rapid.MapOf(words, words).Draw(t, "decks"),
				Introductory: rapid.Bool().Draw(t, "introductory"), SpendingOrder: rapid.Bool().Draw(t, "spending order"),
			},
			Keys: rapid.MapOf(words, words.Filter(func(s string) bool { return s != "" })).Draw(t, "keys"),
		}
		text, err := want.Text()
		if err != nil {
			t.Fatal(err)
		}
		s := memory()
		if err := s.Write(store.Settings, text); err != nil {
			t.Fatal(err)
		}
		got, problems := settings.Load(s)
		if diff := cmp.Diff(want, got); diff != "" || len(problems) > 0 {
			t.Errorf("%v\n%s\n%s", problems, diff, text)
		}
	})
}

// Files may have names that no text can hold.
func TestAPathThatCannotBeReadAgainIsNotWritten(t *testing.T) {
	for _, path := range []string{"/decks/\xff.toml", "/my\u00a0decks/own.toml", strings.Repeat("/deck", 1000)} {
		now := settings.Default()
		now.Palette, now.NewGame.DeckFiles["brass"], now.NewGame.MatFiles["brass"] = "high-contrast", path, path
		text, err := now.Text()
		if err != nil {
			t.Fatal(err)
		}
		want := settings.Default()
		want.Palette = now.Palette
		got, problems := settings.Load(storeOf(t, text))
		if diff := cmp.Diff(want, got); diff != "" || len(problems) > 0 {
			t.Errorf("%.20q: %v\n%s", path, problems, diff)
		}
	}
}

// Earlier programs kept one mat and one deck.
func TestAPathAloneIsForTheGameThatIsKeptWithIt(t *testing.T) {
	now, problems := settings.Load(storeOf(t, []byte("[new_game]\ngame = \"brass\"\nmat_file = \"/mine.toml\"\ndeck_file = \"\"\n")))
	if len(problems) > 0 || now.NewGame.MatFiles["brass"] != "/mine.toml" || len(now.NewGame.DeckFiles) > 0 {
		t.Errorf("%+v, %v", now.NewGame, problems)
	}
}

func TestABadValueIsToldAndTheUsualOneHolds(t *testing.T) {
	for text, want := range map[string]string{
		`pace = "quick"`:                           `settings.toml:1:8: pace is "quick", not slow, normal or fast; what is usual holds instead`,
		`palette = 7`:                              `settings.toml:1:11: palette is "7", not default, high-contrast or day; what is usual holds instead`,
		`volume = 101`:                             `settings.toml:1:10: volume is "101", not a whole number from 0 to 100; what is usual holds instead`,
		`volume = 0.5`:                             `settings.toml:1:10: volume is "0.5", not a whole number from 0 to 100; what is usual holds instead`,
		`background = "loud"`:                      `settings.toml:1:14: background is "loud", not off, quiet or normal; what is usual holds instead`,
		`sound = "on"`:                             `settings.toml:1:9: sound is "on", not true or false; what is usual holds instead`,
		`language = "a\u001b[31m"`:                 `settings.toml:1:12: language is "a\x1b[31m", not a text of at most 60 characters that can be shown; what is usual holds instead`,
		`colour = "red"`:                           `settings.toml:1:1: there is no setting "colour"`,
		`new_game = 3`:                             `settings.toml:1:12: new_game is "3", not a table; what is usual holds instead`,
		"[window]\nwidth = -1":                     `settings.toml:2:9: window.width is "-1", not a whole number from 0 to 1000000; what is usual holds instead`,
		"[new_game]\nchairs = 3":                   `settings.toml:2:1: there is no setting "new_game.chairs"`,
		"[new_game]\nseats = 3":                    `settings.toml:2:9: new_game.seats is "3", not a list; what is usual holds instead`,
		"[new_game]\nseat_count = 5":               `settings.toml:2:14: new_game.seat_count is "5", not a whole number from 0 to 4; what is usual holds instead`,
		"[new_game]\nintroductory = 1":             `settings.toml:2:16: new_game.introductory is "1", not true or false; what is usual holds instead`,
		`keys = ["a"]`:                             `settings.toml:1:8: keys is a list, not a table of at most 200 keys; what is usual holds instead`,
		"[keys]\nundo = 5":                         `settings.toml:2:1: "undo" in the table of keys is "5", not the name of a key`,
		"[keys]\n\"a\\nb\" = \"U\"":                `settings.toml:2:1: "a\nb" in the table of keys is "U", not the name of a key`,
		"[pace]\nnormal = true":                    `settings.toml:1:1: pace is a table, not slow, normal or fast; what is usual holds instead`,
		`text_size = 1979-05-27T07:32:00Z`:         `settings.toml:1:13: text_size is a date, not small, normal, large or largest; what is usual holds instead`,
		`pace = "` + strings.Repeat("x", 99) + `"`: `settings.toml:1:8: pace is "` + strings.Repeat("x", 40) + `…", not slow, normal or fast; what is usual holds instead`,
	} {
		s, problems := settings.Load(storeOf(t, []byte(text)))
		if len(problems) != 1 || problems[0].Error() != want {
			t.Errorf("%s:\n%v, not\n%s", text, problems, want)
		}
		if diff := cmp.Diff(settings.Default(), s); diff != "" {
			t.Errorf("%s:\n%s", text, diff)
		}
	}
}

func TestTheOtherSettingsHoldBesideABadOne(t *testing.T) {
	s, problems := settings.Load(storeOf(t, []byte("\ufeffvolume = -1\npace = \"fast\"\n[keys]\nundo = \"Z\"\nredo = \"\"\n")))
	want := settings.Default()
	want.Pace, want.Keys["undo"] = "fast", "Z"
	if diff := cmp.Diff(want, s); diff != "" || len(problems) != 2 {
		t.Errorf("%v\n%s", problems, diff)
	}
}

// hostile are texts that are no settings.
var hostile = map[string][]byte{
	"no TOML":       []byte("pace = \"fast\npalette"),
	"no UTF-8":      []byte("pace = \"\xff\""),
	"nothing but 0": make([]byte, 1000),
	"twice":         []byte("pace = \"fast\"\npace = \"slow\""),
	"deep":          []byte("a = " + strings.Repeat("[", 60_000)),
	"deep tables":   []byte("a = " + strings.Repeat("{a=", 20_000)),
	"too long":      []byte("# " + strings.Repeat("x", 1<<20)),
	"longer":        []byte("# " + strings.Repeat("x", store.Most)),
	"a picture":     []byte("\x89PNG\r\n\x1a\n"),
}

func TestABrokenTextIsSetAside(t *testing.T) {
	for name, text := range hostile {
		s := storeOf(t, text)
		got, problems := settings.Load(s)
		if len(problems) != 1 || !strings.Contains(problems[0].Error(), `kept as "settings-broken-1.toml"`) || len(problems[0].Error()) > 300 {
			t.Errorf("%s: told is %v", name, problems)
		}
		if diff := cmp.Diff(settings.Default(), got); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
		if aside, err := s.Read("settings-broken-1.toml"); len(text) <= store.Most && !bytes.Equal(aside, text) || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is lost: %v", name, err)
		}
		if _, problems := settings.Load(s); len(problems) > 0 {
			t.Errorf("%s: it is told again: %v", name, problems)
		}
	}
}

func TestManyProblemsAreToldInFewLines(t *testing.T) {
	var text strings.Builder
	for i := range 1000 {
		fmt.Fprintf(&text, "x%d = 1\n", i)
	}
	if _, problems := settings.Load(storeOf(t, []byte(text.String()))); len(problems) != 11 || !strings.Contains(problems[10].Error(), "990 more") {
		t.Errorf("%d are told: %v", len(problems), problems)
	}
}

func FuzzLoad(f *testing.F) {
	usual := settings.Default()
	text, err := usual.Text()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	for _, text := range hostile {
		if len(text) < 5000 {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		got, _ := settings.Load(storeOf(t, text))
		again, err := got.Text()
		if err != nil {
			t.Fatal(err)
		}
		read, problems := settings.Load(storeOf(t, again))
		if diff := cmp.Diff(got, read); diff != "" || len(problems) > 0 {
			t.Errorf("what was read cannot be kept: %v\n%s", problems, diff)
		}
	})
}

// Earlier programs knew of one guided game.
func TestTheGuideOfEarlierSettingsIsRead(t *testing.T) {
	s := memory()
	if err := s.Write(store.Settings, []byte("[guide]\ngame = \"easy-199.soho\"\nread = \"goal turn\"\n")); err != nil {
		t.Fatal(err)
	}
	got, problems := settings.Load(s)
	if want := map[string]settings.Guide{"easy-199.soho": {Read: "goal turn"}}; !maps.Equal(got.Guides, want) || len(problems) > 0 {
		t.Errorf("%v, %v", got.Guides, problems)
	}
}
