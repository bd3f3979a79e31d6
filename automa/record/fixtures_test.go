package record_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

var update = flag.Bool("update", false, "play the recorded games in testdata anew")

// fixture is a whole game in testdata. It is searched for: the first seed whose game shows everything that is wanted.
type fixture struct {
	name   string
	game   string // of decks.Games
	header record.Header
	habits habits
	wants  []feature
}

// feature is something that a human does in a game.
type feature struct {
	name string
	is   func(*record.Entry) bool
}

func verb(name string, v engine.Verb) feature {
	return feature{name, func(e *record.Entry) bool { return e.Choice.Verb == v }}
}

func event(name string, like func(engine.Event) bool) feature {
	return feature{name, func(e *record.Entry) bool { return !e.Automa() && slices.ContainsFunc(e.Events, like) }}
}

// its is something that the Automa does.
func its(name string, like func(*automa.Step) bool) feature {
	return feature{"by the Automa " + name, func(e *record.Entry) bool {
		return slices.ContainsFunc(e.Steps, func(s automa.Step) bool { return s.Kind == automa.Acted && like(&s) })
	}}
}

var (
	sale      = verb("a sale", engine.Sell)
	scout     = verb("a scout", engine.Scout)
	giveUp    = verb("a tile given up", engine.GiveUp)
	coalFrom  = verb("a choice of mine", engine.TakeCoal)
	ironFrom  = verb("a choice of works", engine.TakeIron)
	beerFrom  = verb("a choice of beer", engine.TakeBeer)
	bonusTile = verb("Gloucester's bonus", engine.TakeBonus)
	double    = feature{"two rail links in one action", func(e *record.Entry) bool {
		return e.Choice.Verb == engine.Network && e.Before.Decision == engine.ChooseLink
	}}
	furtherSale = feature{"two sales in one action", func(e *record.Entry) bool {
		return e.Choice.Verb == engine.Sell && e.Before.Decision == engine.ChooseSale
	}}
	declined  = verb("something declined", engine.Done)
	overbuild = event("an overbuilt tile", func(e engine.Event) bool {
		return e.Kind == engine.TileRemoved && e.Reason == engine.ForOverbuild
	})
	itsDistant = its("a sale to the distant market", func(s *automa.Step) bool { return s.Choice.Distant })
	itsPort    = its("a sale to an own port", func(s *automa.Step) bool { return s.Choice.Port != 0 && s.Ours == 0 })
	humansPort = its("a sale to the human's port", func(s *automa.Step) bool { return s.Choice.Port != 0 && s.Ours == engine.N(13) })
	itsMissing = its("a link to an own port", func(s *automa.Step) bool { return s.Choice.Line != 0 && s.Ours == engine.N(11) })
	itsNamed   = its("a link to a named place", func(s *automa.Step) bool { return s.Choice.Line != 0 && s.Ours == engine.N(14) })

	doubleBuild = verb("a double build", engine.DoubleBuild)
	portSale    = feature{"a sale to a port", func(e *record.Entry) bool { return e.Choice.Port != 0 }}
	distantSale = event("a sale to the distant market", func(e engine.Event) bool {
		return e.Kind == engine.IncomeMoved && e.Reason == engine.ForDistant
	})
	closed    = event("a closed distant market", func(e engine.Event) bool { return e.Kind == engine.DistantClosed })
	bigLoan   = feature{"a loan of the largest size", func(e *record.Entry) bool { return e.Choice.Size == 3 }}
	shortfall = event("a debt paid with VP", func(e engine.Event) bool {
		return e.Kind == engine.Scored && e.Reason == engine.ForDebt && e.Amount < 0
	})
)

func fixtures() []fixture {
	introductory, spending := solo("easy", 0), solo("medium", 0)
	introductory.Options.Introductory = true
	spending.Options.SpendingOrder = true
	introductoryTable := record.Header{Options: engine.Options{Seats: 2, Introductory: true}}
	seats := func(n int) record.Header { return record.Header{Options: engine.Options{Seats: n}} }
	return []fixture{
		{"easy", "birmingham", solo("easy", 0), sensible, []feature{sale, scout, double, overbuild, beerFrom}},
		{"medium", "birmingham", solo("medium", 0), sensible, []feature{sale, furtherSale, double, bonusTile, declined}},
		{"hard", "birmingham", solo("hard", 0), sensible, []feature{sale, double, coalFrom, ironFrom, overbuild}},
		{"debts", "birmingham", solo("medium", 0), reckless, []feature{giveUp, shortfall}},
		{"introductory", "birmingham", introductory, sensible, []feature{sale, scout, overbuild}},
		{"spending-order", "birmingham", spending, sensible, []feature{sale, double, scout}},
		{"2-seats", "birmingham", seats(2), sensible, []feature{sale, double, giveUp}},
		{"3-seats", "birmingham", seats(3), sensible, []feature{sale, double, overbuild, bonusTile}},
		{"4-seats", "birmingham", seats(4), sensible, []feature{sale, double, beerFrom, coalFrom, ironFrom}},
		{"lancashire-easy", "lancashire", soloIn("lancashire", "easy", 0), sensible, []feature{itsPort, itsDistant, itsMissing, itsNamed, distantSale}},
		{"lancashire-hard", "lancashire", soloIn("lancashire", "hard", 0), sensible, []feature{itsPort, humansPort, itsNamed, doubleBuild}},
		{"lancashire-community-medium", "lancashire-community", soloIn("lancashire-community", "medium", 0), sensible, []feature{itsPort, itsDistant, itsMissing}},
		{"brass-medium", "brass", soloIn("brass", "medium", 0), sensible, []feature{itsPort, itsDistant, coalFrom}},
		{"lancashire-2-seats", "lancashire", seats(2), sensible, []feature{portSale, distantSale, closed, doubleBuild, bigLoan}},
		{"lancashire-3-seats", "lancashire", seats(3), sensible, []feature{portSale, distantSale, furtherSale, double, giveUp}},
		{"lancashire-4-seats", "lancashire", seats(4), sensible, []feature{portSale, distantSale, closed, doubleBuild, overbuild}},
		{"lancashire-introductory", "lancashire", introductoryTable, sensible, []feature{portSale, distantSale}},
		{"lancashire-virtual", "lancashire-virtual", seats(3), sensible, []feature{portSale, doubleBuild}},
		{"lancashire-classic", "lancashire-classic", seats(4), sensible, []feature{portSale, distantSale}},
		{"lancashire-classic-virtual", "lancashire-classic-virtual", seats(3), reckless, []feature{giveUp, shortfall}},
		{"lancashire-community", "lancashire-community", seats(2), sensible, []feature{portSale, distantSale, doubleBuild}},
		{"lancashire-medium", "lancashire", soloIn("lancashire", "medium", 0), sensible, []feature{portSale, distantSale, doubleBuild, double}},
		{"lancashire-community-hard", "lancashire-community", soloIn("lancashire-community", "hard", 0), sensible, []feature{portSale, doubleBuild}},
		{"brass-easy", "brass", soloIn("brass", "easy", 0), sensible, []feature{portSale, distantSale, bigLoan}},
		{"brass-3-seats", "brass", seats(3), sensible, []feature{portSale, distantSale, closed, coalFrom}},
		{"brass-4-seats", "brass", seats(4), sensible, []feature{portSale, distantSale, doubleBuild, bigLoan, giveUp}},
	}
}

func (f *fixture) path() string { return filepath.Join("testdata", f.name+".soho") }

// missing names what a game does not show.
func (f *fixture) missing(r *record.Record) (missing []string) {
	entries := r.Entries()
	for _, want := range f.wants {
		if !slices.ContainsFunc(entries, func(e record.Entry) bool { return want.is(&e) }) {
			missing = append(missing, want.name)
		}
	}
	return missing
}

// play searches for the game.
func (f *fixture) play(tb testing.TB) *record.Record {
	tb.Helper()
	for f.header.Seed = range uint64(5000) {
		r := startedIn(tb, decks.Game(f.game), f.header)
		play(tb, r, f.habits, f.header.Seed, whole)
		if len(f.missing(r)) == 0 {
			return r
		}
	}
	tb.Fatalf("%s: no seed gives a game with everything that is wanted", f.name)
	return nil
}

// The recorded games are played again, choice by choice and turn by turn. When engine or Automa are changed on purpose:
//
//	go test ./automa/record -update
func TestRecordedGames(t *testing.T) {
	for _, f := range fixtures() {
		t.Run(f.name, func(t *testing.T) {
			if *update {
				if err := os.WriteFile(f.path(), f.play(t).Marshal(), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			text, err := os.ReadFile(f.path())
			if err != nil {
				t.Fatal(err)
			}
			r, err := record.Load(f.path(), text, library)
			if err != nil {
				t.Fatalf("%v\nIf the change is meant, play the games anew with -update.", err)
			}
			if r.Position().Decision != engine.GameOver {
				t.Error("the game is not over")
			}
			if missing := f.missing(r); len(missing) > 0 {
				t.Errorf("the game lacks %s", strings.Join(missing, ", "))
			}
			if !bytes.Equal(r.Marshal(), text) {
				t.Errorf("saved again, it reads\n%s\nand not\n%s", r.Marshal(), text)
			}
		})
	}
}

func BenchmarkLoad(b *testing.B) {
	text, err := os.ReadFile(filepath.Join("testdata", "medium.soho"))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := record.Load("medium.soho", text, library); err != nil {
			b.Fatal(err)
		}
	}
}

// Of a whole game, the lines from one on for some lines are replaced by others. (A fuzzer that got the game as one text would
// spend its time on cutting it short.) Game 255 has no lines.
func FuzzLoad(f *testing.F) {
	games := map[uint8][]string{}
	for i, game := range fixtures() {
		text, err := os.ReadFile(game.path())
		if err != nil {
			f.Fatal(err)
		}
		games[uint8(i)] = strings.SplitAfter(string(text), "\n")
		f.Add(uint8(i), uint16(0), uint16(0), []byte(nil))
		f.Add(uint8(i), uint16(30), uint16(1), []byte("network birmingham_oxford card:leek coal:dudley.1 beer:stone.1\nautoma card 1: develop\n"))
		f.Add(uint8(i), uint16(4), uint16(2), []byte("option introductory\nmat cotton 1 1 1 1\npractice\r\n"))
	}
	from := started(f, solo("easy", 1))
	play(f, from, sensible, 1, 30)
	from = started(f, record.Header{From: from.Position()})
	play(f, from, sensible, 2, 3)
	f.Add(uint8(255), uint16(0), uint16(0), from.Marshal())
	f.Add(uint8(255), uint16(0), uint16(0), []byte("soho record 1\nrules 1\nboard Birmingham\nseats 2\nseed 1\npractice\n"))
	f.Fuzz(func(t *testing.T, game uint8, at, gone uint16, put []byte) {
		lines := games[game]
		at = min(at, uint16(len(lines)))
		text := strings.Join(lines[:at], "") + string(put) + strings.Join(lines[min(int(at)+int(gone), len(lines)):], "")
		survives(t, []byte(text))
	})
}

// survives loads any text at all: a record, sound or not, can be saved and loaded again.
func survives(t *testing.T, text []byte) {
	r, err := record.Load("fuzz.soho", text, library)
	if err != nil && strings.ContainsFunc(err.Error(), func(c rune) bool { return !unicode.IsPrint(c) }) {
		t.Fatalf("a control character in %q", err)
	}
	if r == nil {
		if err == nil {
			t.Fatal("neither a record nor an error")
		}
		return
	}
	saved := r.Marshal()
	again, err := record.Load("fuzz.soho", saved, library)
	if err != nil {
		t.Fatalf("what was loaded and saved does not load: %v\n%s", err, saved)
	}
	if !bytes.Equal(again.Marshal(), saved) {
		t.Fatalf("saved again, it reads\n%s\nand not\n%s", again.Marshal(), saved)
	}
}
