package terminal_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/sketch"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/words"
)

var update = flag.Bool("update", false, "write the golden files anew")

// from starts a record from a sketch, with the Automa's deck as seed 1 shuffles it.
func from(t *testing.T, text string) *record.Record {
	t.Helper()
	return fromIn(t, "birmingham", text)
}

func fromIn(t *testing.T, game, text string) *record.Record {
	t.Helper()
	g, mat := decks.Game(game), decks.Mats(game)[1]
	p, err := g.Start(engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p.State, err = sketch.Position(g.Game, mat.Count, text); err != nil {
		t.Fatal(err)
	}
	p.Cards.Era = p.Era
	r, err := record.New(g, record.Header{From: &p, Difficulty: mat.Name})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func seeded(t testing.TB, seed uint64) *record.Record {
	t.Helper()
	return seededIn(t, "birmingham", seed)
}

func seededIn(t testing.TB, game string, seed uint64) *record.Record {
	t.Helper()
	mat := decks.Mats(game)[1]
	r, err := record.New(decks.Game(game), record.Header{Seed: seed, Difficulty: mat.Name,
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// session plays a record with these lines typed and returns what was shown.
func session(t *testing.T, r *record.Record, change func(*terminal.Options), lines ...string) (string, error) {
	t.Helper()
	w, err := words.New(r.Game(), "en")
	if err != nil {
		t.Fatal(err)
	}
	o := terminal.Options{
		Words: w, Echo: true,
		Save:   func(*record.Record) (string, error) { return "game.soho", nil },
		SaveAs: func(path string, _ *record.Record) (string, error) { return path, nil },
	}
	if change != nil {
		change(&o)
	}
	var out bytes.Buffer
	err = terminal.New(r, strings.NewReader(strings.Join(lines, "\n")+"\n"), &out, o).Run()
	return out.String(), err
}

// shown plays and asserts that every text is shown, in this order.
func shown(t *testing.T, r *record.Record, lines []string, want ...string) {
	t.Helper()
	out, err := session(t, r, nil, lines...)
	if err != nil {
		t.Fatal(err)
	}
	inOrder(t, out, want)
}

// inOrder asserts that every text is shown, in this order.
func inOrder(t *testing.T, out string, want []string) {
	t.Helper()
	rest := strings.Join(strings.Fields(out), " ")
	for _, text := range want {
		_, after, found := strings.Cut(rest, text)
		if !found {
			t.Fatalf("%q is not shown, or not in its place:\n%s", text, out)
		}
		rest = after
	}
}

func TestEveryDecisionIsAsked(t *testing.T) {
	for name, test := range map[string]struct {
		position string
		typed    []string
		want     []string
	}{
		"a build, narrowed down": {
			"you: card:birmingham, card:coventry, card:coal", []string{"1", "1"},
			[]string{"What will you do?", "Build. Which industry?", "cotton mill I: £12 (3 left)", "You build a cotton mill I at Birmingham"},
		},
		"which mine, equally near (B6.1)": {
			"you: birmingham_dudley, birmingham_tamworth, coal1@dudley.1=2, money 30, card:birmingham; automa: coal2@tamworth.1=3",
			[]string{"build manufacturer@birmingham.2", "", "2"},
			[]string{"Which mine gives the coal?", "Coal from the mine at Dudley (left space), 1 link away", "1 coal from", "Tamworth (left space), 1 link away"},
		},
		"which works (B6.4)": {
			"you: iron1@birmingham.3=2, money 30, card:birmingham; automa: iron2@dudley.2=2",
			[]string{"develop cotton card:birmingham", "1"},
			[]string{"Which iron works gives the iron?", "1 iron from your own iron works I at Birmingham"},
		},
		"which beer (B6.5)": {
			"you: manufacturer1@birmingham.2, brewery1@walsall.2, birmingham_oxford, card:birmingham",
			[]string{"sell manufacturer@birmingham.2", "", "1"},
			[]string{"Where does the beer come from?", "sell the manufacturer I"},
		},
		"no beer, where all of it is drunk": {
			"you: manufacturer5@birmingham.2, brewery1@walsall.2, birmingham_oxford, card:birmingham, card:coal",
			[]string{"sell manufacturer@birmingham.2 card:birmingham", "", "undo", "redo"},
			[]string{"You take the merchant's barrel", "You sell the manufacturer V", "Taken back.", "action 1 of 2", "Done again.", "action 2 of 2"},
		},
		"which tile for Gloucester's bonus (B12.6)": {
			"you: cotton1@worcester.1, gloucester_worcester, card:birmingham",
			[]string{"sell cotton@worcester.1", "", "1"},
			[]string{"Gloucester's bonus:", "leaves your mat"},
		},
		"another sale (B12.1)": {
			"you: cotton1@worcester.1, cotton1@kidderminster.2, gloucester_worcester, farm-south_kidderminster_worcester, " +
				"brewery1@walsall.2, card:birmingham",
			[]string{"sell cotton@kidderminster.2 to:gloucester.1 card:birmingham beer:walsall.2", "1"},
			[]string{"Sell another tile?"},
		},
		"a second rail link (B8.3)": {
			"rail; you: birmingham_dudley, coal2@dudley.1=3, brewery2@walsall.2=2, money 60, card:birmingham",
			[]string{"network birmingham_walsall", "", "1"},
			[]string{"A second rail link?", "£10"},
		},
		"a second tile to develop (B9.1)": {
			"you: money 30, card:birmingham, card:coventry", []string{"develop cotton card:birmingham", "1"},
			[]string{"Develop a second tile?", "A cotton mill I leaves your mat."},
		},
		"further cards to scout (B10.1)": {
			"you: card:birmingham, card:coventry, card:coal, card:iron", []string{"scout card:birmingham", "1", "1"},
			[]string{"Which further card do you discard?", "the wild location"},
		},
		"which tile to give up (B3.3)": {
			"actions 1; you: coal1@dudley.1=2, brewery1@walsall.2, money 8, income 0, card:stafford, card:coal", []string{"pass card:coal", "end", "1"},
			[]string{"You cannot pay your negative income. Which tile do you give up?", "£2"},
		},
	} {
		t.Run(name, func(t *testing.T) { shown(t, from(t, test.position), test.typed, test.want...) })
	}
}

func TestRefusedWishIsExplained(t *testing.T) {
	for typed, want := range map[string]string{
		"why build cotton@worcester":                  "No card in your hand allows that (B7.1)",
		"build iron@birmingham card:birmingham":       "(B6.2)",
		"why network birmingham_coventry card:leek":   "(B2.3)",
		"loan card:birmingham\nwhy loan":              "",
		"why pottery":                                 "Write after why",
		"why build pottery":                           "Say what and where",
		"build cotton":                                "with the Birmingham card: You discard the Birmingham card. You build a cotton mill I",
		"why Build Manufacturer at Birmingham":        "(B6.2)",
		"frobnicate":                                  `"frobnicate" is neither a number of the list, nor a command`,
		"99":                                          "There is no such number in the list",
		"why sell cotton@worcester.1 card:birmingham": "(B12.1)",
		"\x1b[2J":                                     `"\x1b[2J" is neither`,
	} {
		t.Run(typed, func(t *testing.T) {
			shown(t, from(t, "you: card:birmingham, card:coventry, money 30"), strings.Split(typed, "\n"), want)
		})
	}
}

func TestUndoBackToTheStart(t *testing.T) {
	r := seeded(t, 42)
	shown(t, r, []string{"pass", "1", "", "end", "undo", "undo", "redo"},
		"You pass.", "Taken back.", "counts as practice", "There is nothing to take back.", "Done again.")
	if !r.Header().Practice {
		t.Error("a turn of the Automa was seen and taken back, but the game does not count as practice")
	}
}

func TestEndOfInputSavesAndTellsHowToGoOn(t *testing.T) {
	shown(t, seeded(t, 42), []string{"pass", "1", ""}, "The game is saved. Go on with it: soho play --load game.soho")
	shown(t, seeded(t, 42), []string{"map"}, "No choice was made, so nothing was saved.")
}

func TestGameGoesOnWhenItCannotBeSaved(t *testing.T) {
	full := errors.New("no space left on device")
	out, err := session(t, seeded(t, 42), func(o *terminal.Options) {
		o.Save = func(*record.Record) (string, error) { return "", full }
	}, "pass", "1", "", "end", "quit", "loan", "1", "", "quit")
	if err == nil || !strings.Contains(err.Error(), full.Error()) {
		t.Errorf("leaving without saving is no error: %v", err)
	}
	for text, times := range map[string]int{full.Error(): 1, "Leaving now loses": 1, "You take a loan": 1} {
		if n := strings.Count(out, text); n != times {
			t.Errorf("%q is shown %d times, not %d:\n%s", text, n, times, out)
		}
	}
}

func TestWhatCouldNotBeSavedIsNotToldAsSaved(t *testing.T) {
	full := errors.New("no space left on device")
	out, err := session(t, seeded(t, 42), func(o *terminal.Options) {
		o.Save = func(*record.Record) (string, error) { return "", full }
		o.Loaded = "old.soho"
	}, "pass", "1", "", "end", "save", "quit", "quit")
	if err == nil || strings.Contains(out, "Saved as") || strings.Count(out, full.Error()) != 2 {
		t.Errorf("%v:\n%s", err, out)
	}
}

func TestACopyMayBeNamedAsAShellWantsIt(t *testing.T) {
	for typed, want := range map[string]string{
		"my copy.soho": "my copy.soho", `"my copy.soho"`: "my copy.soho", "'my copy.soho'": "my copy.soho", `"`: `"`, `'a"`: `'a"`,
	} {
		got := ""
		if _, err := session(t, seeded(t, 42), func(o *terminal.Options) {
			o.SaveAs = func(path string, _ *record.Record) (string, error) { got = path; return path, nil }
		}, "save "+typed, "quit"); err != nil || got != want {
			t.Errorf("save %s makes %s, %v", typed, got, err)
		}
	}
}

func TestACopyIsEnoughToLeaveWith(t *testing.T) {
	full := errors.New("no space left on device")
	unsaved := func(o *terminal.Options) { o.Save = func(*record.Record) (string, error) { return "", full } }
	out, err := session(t, seeded(t, 42), unsaved, "pass", "1", "", "end", "save copy.soho", "quit")
	if err != nil || strings.Contains(out, "Leaving now loses") || !strings.HasSuffix(out, "soho play --load copy.soho\n") {
		t.Errorf("with a copy: %v\n%s", err, out)
	}
	out, err = session(t, seeded(t, 42), unsaved, "pass", "1", "", "end", "save copy.soho", "loan", "1", "", "quit", "quit")
	if err == nil || strings.Count(out, "Leaving now loses") != 1 {
		t.Errorf("with a copy of less: %v\n%s", err, out)
	}
}

func TestAnotherProgramsGameIsNotOverwritten(t *testing.T) {
	paths := []string{"game.soho", "game-2.soho"}
	out, err := session(t, seeded(t, 42), func(o *terminal.Options) {
		o.Save = func(*record.Record) (string, error) {
			path := paths[0]
			if len(paths) > 1 {
				paths = paths[1:]
			}
			return path, nil
		}
		o.Loaded = "loaded.soho"
	}, "pass", "1", "", "end")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"game.soho", "game-2.soho"} { // at the first choice after loading, too
		if !strings.Contains(strings.Join(strings.Fields(out), " "), "It is saved as "+path+" from now on.") {
			t.Errorf("the new path %s is not told:\n%s", path, out)
		}
	}
}

func TestEndlessLineIsPassedOver(t *testing.T) {
	shown(t, seeded(t, 42), []string{strings.Repeat("x", 1<<17), "pass"}, "is neither", "Pass. Which card do you discard?")
}

func TestBackBeginsAgain(t *testing.T) {
	shown(t, seeded(t, 42), []string{"1", "back", "pass", "1", "back", "pass"},
		"Build. Which industry?", "What will you do?", "You pass.", "What will you do?", "Pass. Which card")
	shown(t, from(t, "you: card:birmingham, card:coventry, card:coal, card:iron"), []string{"scout card:birmingham", "back"},
		"Which further card", "undo takes its first part back", "Which further card")
}

func TestConfirmNamesWhatIsDoneAndWhatIsAskedThen(t *testing.T) {
	shown(t, from(t, "you: manufacturer1@birmingham.2, brewery1@walsall.2, birmingham_oxford, card:birmingham"),
		[]string{"4", "", "1"}, "Sell the manufacturer I at Birmingham", "Then: Where does the beer come from?", "[Enter: do it")
}

func TestASpaceWithoutItsNumberIsAsked(t *testing.T) {
	shown(t, from(t, "rail; you: coal2@cannock.1!, mat coal 0 0 2 2, money 40, card:cannock, card:coal"),
		[]string{"build coal@cannock card:cannock", "2", ""}, "Which space?", "1 Cannock, left space, replacing the coal mine II",
		"2 Cannock, right space", "with the Cannock card", "You build a coal mine III at Cannock (right space)")
}

func TestASourceThatIsTheOnlyOneMayBeWritten(t *testing.T) {
	out, err := session(t, from(t, "merchants: shrewsbury.1=all, gloucester.1=cotton-a, gloucester.2=blank-a, oxford.1=manufacturer-a-dry, oxford.2=blank-b; "+
		"you: manufacturer1@birmingham.2, brewery1@walsall.2, birmingham_oxford, card:birmingham, card:coal"), nil,
		"sell manufacturer@birmingham.2 to:oxford.1 card:birmingham beer:walsall.2", "pass card:coal")
	if err != nil || strings.Contains(out, "(B2.2)") || !strings.Contains(out, "You pass.") {
		t.Fatal(err, out)
	}
}

func TestTheOnlyLoanMayBeWrittenWithItsMoney(t *testing.T) {
	shown(t, from(t, "you: card:coal, card:iron"), []string{"loan 30 card:coal"}, "You take a loan of £30.")
}

func TestTheIntroductoryGameSaysSo(t *testing.T) {
	shown(t, from(t, "intro; you: card:coal"), nil, "This is the introductory game: it ends with the Canal Era", "(B4.7)", "What will you do?")
}

func TestNoTurnEndsUnconfirmed(t *testing.T) {
	shown(t, from(t, "actions 1; you: money 30, card:birmingham, card:coventry"),
		[]string{"develop cotton card:birmingham", "6", "back", "1", "", "end"},
		"No second tile", "[Enter: do it, back: choose again]", "Develop a second tile?", "[Enter: do it", "The Automa's turn.")
}

func TestActionsKeepTheirNumbers(t *testing.T) {
	shown(t, from(t, "you: money 0, income 2, card:birmingham, card:coventry"), []string{"1", "2", "3", "4", "5", "6", "7"},
		"(Build: not now)", "7 Pass", "There is nothing to build", "There is no link to build", "There is nothing to develop",
		"There is nothing to sell", "(B11.2)", "(B10.2)", "Which card do you discard?")
}

// commands are typed in the course of a whole game; those of cotton belong to Lancashire.
var commands = []string{"help", "table", "reach", "map", "map b", "mat", "mat automa", "mat all", "mat automa all", "card", "card 6",
	"card x", "last", "score", "rules", "rules B7", "rules M44", "rules beer", "rules xyzzy", "steps on", "steps off", "save", "why",
	"why build cotton", "why build pottery@coventry", "why network birmingham_oxford", "why sell cotton@worcester.1", "undo", "redo",
	"log 20", "log", "back", "nonsense", "99"}

var cotton = []string{"map liv", "map scotland", "rules C11", "rules N13", "why build port@liverpool", "why network bolton_bury",
	"why sell cotton@bury.1 to:distant", "why sell cotton@bury.1 to:preston.3", "why sell cotton@bury.1", "why double-build iron@bolton",
	"why double build cotton at bury", "why loan 30", "why loan", "why build shipyard@liverpool"}

// TestWholeGameFits plays random answers to the end, with every command on the way, in narrow and usual terminals.
func TestWholeGameFits(t *testing.T) {
	for _, c := range []struct {
		game     string
		columns  int
		seed     uint64
		commands []string
	}{
		{"birmingham", 40, 0, commands}, {"birmingham", 40, 1, commands}, {"birmingham", 40, 2, commands},
		{"birmingham", 80, 0, commands}, {"birmingham", 80, 1, commands}, {"birmingham", 80, 2, commands},
		{"lancashire", 40, 0, append(cotton, commands...)}, {"lancashire", 80, 1, append(cotton, commands...)},
		{"lancashire-virtual", 80, 2, append(cotton, commands...)}, {"lancashire-community", 40, 1, append(cotton, commands...)},
		{"brass", 40, 2, append(cotton, commands...)}, {"brass", 80, 0, append(cotton, commands...)},
	} {
		t.Run(fmt.Sprintf("%s, %d columns, seed %d", c.game, c.columns, c.seed), func(t *testing.T) {
			t.Parallel()
			r := seededIn(t, c.game, c.seed)
			out, err := session(t, r, func(o *terminal.Options) {
				o.Words.Width, o.Words.Plain = c.columns-2, c.seed == 2
			}, wholeGame(c.seed, c.commands)...)
			if err != nil || r.Position().Decision != engine.GameOver {
				t.Fatalf("the game did not end: %v", err)
			}
			seen := map[string]bool{}
			for _, line := range strings.Split(out, "\n") {
				if prompt, _, typed := strings.Cut(line, "> "); typed {
					line = prompt + "> "
				}
				if utf8.RuneCountInString(line) > c.columns && !seen[line] {
					seen[line] = true
					t.Errorf("too wide: %s", line)
				}
				if strings.ContainsAny(line, "{}") && !seen[line] {
					seen[line] = true
					t.Errorf("something is not filled in: %s", line)
				}
			}
		})
	}
}

// wholeGame types random answers to the end, and every command on the way.
func wholeGame(seed uint64, commands []string) []string {
	random := rand.New(rand.NewPCG(seed, 1))
	lines := []string{"steps off"}
	for i := range 2400 {
		lines = append(lines, strconv.Itoa(1+random.IntN(7)), "")
		if i%4 == 0 {
			lines = append(lines, commands[i/4%len(commands)])
		}
	}
	return append(append(lines, commands...), "log 500")
}

// Whatever stands on the board, the map shows each name, space and tile whole.
func TestMapShowsEverything(t *testing.T) {
	space := regexp.MustCompile(`\[(?:[a-z]+|[=#][CMPOIBS]\d(?:\*|:\d)?)\]`)
	for seed, game := range []string{"birmingham", "birmingham", "birmingham", "lancashire", "lancashire-community", "brass"} {
		r := seededIn(t, game, uint64(seed))
		playOn(r, uint64(seed))
		for entry := 0; entry < len(r.Entries()); entry += 5 {
			at := r.Entries()[entry].Before
			if at.AutomasTurn() {
				continue
			}
			position, err := record.New(r.Game(), record.Header{From: &at, Difficulty: "medium"})
			if err != nil {
				t.Fatal(err)
			}
			out, err := session(t, position, nil, "map")
			if err != nil {
				t.Fatal(err)
			}
			_, drawn, _ := strings.Cut(out, "> map\n")
			for l := 1; l < len(r.Game().Locations); l++ {
				if name := r.Game().Locations[l].Name; !strings.HasPrefix(name, "Farm") && !strings.Contains(drawn, name) {
					t.Errorf("seed %d, entry %d: %s is not whole:\n%s", seed, entry, name, drawn)
				}
			}
			all := space.FindAllString(drawn, -1)
			tiles := slices.DeleteFunc(slices.Clone(all), func(s string) bool { return s[1] != '=' && s[1] != '#' })
			if len(all) != len(r.Game().Spaces)-1 || len(tiles) != at.Filled().Len() {
				t.Errorf("seed %d, entry %d: %d of %d spaces and %d of %d tiles are whole:\n%s", seed, entry, len(all), len(r.Game().Spaces)-1,
					len(tiles), at.Filled().Len(), drawn)
			}
		}
	}
}

// playOn plays a game to its end, as the policy greedy does.
func playOn(r *record.Record, seed uint64) {
	chance := policy.Chance(seed)
	for r.Position().Decision != engine.GameOver {
		if r.Position().AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		p := r.Position()
		choices := r.Game().Choices(&p.State, nil)
		r.Choose(choices[policy.Greedy.Pick(r.Game(), p, choices, chance)])
	}
}

func TestTableTellsLeftAndRightMerchants(t *testing.T) {
	r := from(t, "you: card:birmingham; merchants: oxford.1=cotton-a, oxford.2=all, gloucester.1=blank-a, gloucester.2=manufacturer-a-dry, shrewsbury.1=blank-b")
	shown(t, r, nil, "Gloucester (free develop): left blank; right manufacturers",
		"Oxford (+2 income spaces): left cotton mills + beer; right cotton mills, manufacturers or potteries + beer",
		"Shrewsbury (4 VP): blank")
}

func TestTableTellsOfADebtAndNotOfAnActionThatThereIsNot(t *testing.T) {
	r := from(t, "actions 1; you: coal1@dudley.1=2, brewery1@walsall.2, money 8, income 0, card:stafford, card:coal")
	out, err := session(t, r, nil, "pass card:coal", "end", "table")
	if err != nil || !strings.Contains(out, "You cannot pay your negative income.") || strings.Contains(out, "action 3") {
		t.Errorf("%v:\n%s", err, out)
	}
}

// What the end of the era would bring as things stand is told beside the VP, and what it is made of with where they came from.
func TestVPStillToCome(t *testing.T) {
	r := from(t, "you: coal2@dudley.1!, birmingham_dudley, card:stafford")
	shown(t, r, []string{"score"}, "0 VP (+3 if the era ended now); 13 links left", "Automa 0 VP; 14 links left",
		"Where the VP came from:", "You 0", "at the era's end, links 1", "at the era's end, flipped tiles 2", "Automa 0")
}

// TestGolden keeps whole sessions as they are shown. Look at them after -update.
func TestGolden(t *testing.T) {
	for name, test := range map[string]struct {
		record *record.Record
		change func(*terminal.Options)
		typed  []string
	}{
		"first-round": {seeded(t, 42), nil, []string{"help", "map", "mat", "1", "1", "1", "", "", "", "end", "last", "reach", "map birm", "map oxford", "quit"}},
		"plain": {seeded(t, 42), func(o *terminal.Options) { o.Words.Plain = true },
			[]string{"map birmingham", "card", "pass", "1", "", "end", "pass", "1", "", "loan", "1", "", "end", "score", "log", "quit"}},
		"lancashire": {seededIn(t, "lancashire", 3), nil, []string{"help", "map", "mat", "mat automa", "map liv", "map scot", "card", "1", "1", "1", "", "end", "reach",
			"6", "back", "5", "2", "1", "", "rules C7.11", "quit"}},
		"brass-plain": {seededIn(t, "brass", 3), func(o *terminal.Options) { o.Words.Plain = true },
			[]string{"map preston", "card", "steps off", "1", "1", "1", "", "6", "1", "1", "1", "", "score", "table", "quit"}},
		"colour": {seeded(t, 42), func(o *terminal.Options) { o.Colour = true }, []string{"1", "1", "1", "", "end", "table", "quit"}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := session(t, test.record, test.change, test.typed...)
			if err != nil {
				t.Fatal(err)
			}
			file := filepath.Join("testdata", name+".txt")
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Tiles that must all be given up are no question, and what becomes of them is told: after one's own turn, and after the Automa's.
func TestTilesThatMustAllGoAreNotAskedFor(t *testing.T) {
	const all = "coal1@dudley.1=2, brewery1@walsall.2, money 0, income 0, card:stafford, card:coal"
	for position, typed := range map[string][]string{
		"actions 1; you: " + all:   {"pass card:coal", "end"},
		"turn automa; you: " + all: {"end"},
	} {
		out, err := session(t, from(t, position), nil, typed...)
		if err != nil || strings.Contains(out, "Which tile do you give up?") || strings.Count(out, "You give up the ") != 2 {
			t.Errorf("%s: %v\n%s", position, err, out)
		}
	}
}

// In the introductory game the end of the era scores money and income as well, which the figure does not count.
func TestB4_7_WhatMayStillComeIsNotAllOfTheIntroductoryGame(t *testing.T) {
	r := from(t, "intro; you: coal2@dudley.1!, birmingham_dudley, card:stafford")
	shown(t, r, []string{"table"}, "0 VP (+5 for links and tiles if the era ended now; money and income count too)", "Automa 0 VP; 14 links left")
}

// A card may be written by a beginning that only one of the hand has, and both tiles that are developed stand on one line.
func TestCardsByTheirBeginning(t *testing.T) {
	hand := "you: money 20, card:coal, card:coventry, card:stafford, card:stafford, card:walsall"
	shown(t, from(t, hand), []string{"pass card:wal"}, "You discard the Walsall card.")
	shown(t, from(t, hand), []string{"pass card:st"}, "You discard the Stafford card.")
	shown(t, from(t, hand), []string{"pass card:co"}, `"co" is the beginning of more than one card of your hand: coal and coventry.`)
	shown(t, from(t, hand), []string{"pass card:x"}, `there is no card "x".`)
	shown(t, from(t, hand), []string{"develop cotton coal card:wal"}, "You discard the Walsall card.",
		"A cotton mill I leaves your mat.", "A coal mine I leaves your mat.")
}

// Heard at a hundred and fifty words a minute, a round whose choices are written takes less than two minutes.
func TestARoundIsHeardInTwoMinutes(t *testing.T) {
	out, err := session(t, seeded(t, 3), func(o *terminal.Options) { o.Words.Plain = true }, "table off", "steps off", "pass card:coal",
		"pass card:birmingham", "pass card:birmingham", "build cotton@nuneaton card:nuneaton", "loan card:burton", "quit")
	if err != nil {
		t.Fatal(err)
	}
	_, round, _ := strings.Cut(out, "Round 3 begins.")
	round, _, found := strings.Cut(round, "Round 4 begins.")
	if words := len(strings.Fields(round)); !found || words > 270 {
		t.Errorf("it is %d words:\n%s", words, round)
	}
	for _, left := range []string{"not now", "Markets", "No: ", "Yes: "} {
		if strings.Contains(round, left) {
			t.Errorf("%q is told:\n%s", left, round)
		}
	}
	for _, wanted := range []string{"Next back:", "You: £5", "1. The Automa builds a brewery I"} {
		if !strings.Contains(round, wanted) {
			t.Errorf("%q is not told:\n%s", wanted, round)
		}
	}
}

// What was left out is one command away.
func TestWhatIsLeftOutIsShownWhenAskedFor(t *testing.T) {
	out, err := session(t, seeded(t, 3), nil, "table off", "steps off", "pass card:coal", "last", "table", "", "table on", "pass card:birmingham", "quit")
	if err != nil {
		t.Fatal(err)
	}
	for _, wanted := range []string{"> last\n", "The Automa draws card", "> table\n", "Markets", "What will you do?\n", "> table on\n", "Markets"} {
		before, after, found := strings.Cut(out, wanted)
		if !found {
			t.Fatalf("%q is not shown after %q", wanted, before)
		}
		out = after
	}
}
