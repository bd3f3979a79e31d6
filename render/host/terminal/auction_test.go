package terminal_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/host/terminal"
	"sohofoundry/render/tell/words"
)

// auctioned starts a game of Industry of one person against keen rivals.
func auctioned(t testing.TB, seats int, seed uint64) *record.Record {
	t.Helper()
	h := record.Header{Options: industry.Options{Seats: seats, Adjusted: true}, Seed: seed}
	for seat := 1; seat < seats; seat++ {
		h.Players[seat].Rival.Policy = rival.Keen
	}
	return among(t, h)
}

func among(t testing.TB, h record.Header) *record.Record {
	t.Helper()
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// auction plays a record with these lines typed and returns what was shown.
func auction(t *testing.T, r *record.Record, change func(*terminal.AuctionOptions), lines ...string) (string, error) {
	t.Helper()
	w, err := words.New(decks.Game("birmingham"), "en")
	if err != nil {
		t.Fatal(err)
	}
	o := terminal.AuctionOptions{
		Words: w, Echo: true,
		Save:   func([]byte) (string, error) { return "game.soho", nil },
		SaveAs: func(path string, _ []byte) (string, error) { return path, nil },
	}
	if change != nil {
		change(&o)
	}
	var out bytes.Buffer
	err = terminal.NewAuction(r, strings.NewReader(strings.Join(lines, "\n")+"\n"), &out, o).Run()
	return out.String(), err
}

// auctionShown plays and asserts that every text is shown, in this order.
func auctionShown(t *testing.T, r *record.Record, lines []string, want ...string) {
	t.Helper()
	out, err := auction(t, r, nil, lines...)
	if err != nil {
		t.Fatal(err)
	}
	inOrder(t, out, want)
}

// people are three at one screen, of whom the first of the table is auctioneer.
func people(t *testing.T) (*record.Record, *industry.State) {
	t.Helper()
	for seed := uint64(0); ; seed++ {
		r := among(t, record.Header{Options: industry.Options{Seats: 3}, Seed: seed, Players: [industry.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Bo"}, {Name: "Cy"}}})
		if s := r.Position(); s.First == 0 {
			return r, s
		}
	}
}

func TestAuction_EveryDecisionIsAsked(t *testing.T) {
	r, s := people(t)
	zone := r.Game().Choices(s)[0].Zone
	name := r.Game().Zones[zone].Name
	auctionShown(t, r, []string{"1", "2", "0", "1", "0", "0", "2"},
		"Industry: Ada, Bo and Cy. Seed", "On offer:", zone.String()+" "+name, "1 Put "+name+" up for auction",
		"Ada puts "+name+" up for auction.",
		"Auctioneer: Ada", "Bid 1 taler", "0 Pass", "Bo bids 2 talers for "+name,
		"Bids: Bo (2 T)", "Cy passes.",
		"Bids: Bo (2 T), Cy (nothing)", "1 Give "+name+" to Bo for 2 talers", "2 Take "+name,
		"Bo wins "+name+" and pays 2 talers to Ada.",
		"to develop: "+name,
	)
}

// I11, I12, I15: what is typed as a record has it does the same, in any case of its letters, and a column alone is a zone on offer.
func TestAuction_ChoicesAreTyped(t *testing.T) {
	r, s := people(t)
	zone := r.Game().Choices(s)[0].Zone
	column := strings.ToLower(industry.ColumnName(zone.Column()))
	auctionShown(t, r, []string{"NAME " + column, "bid 3", "PASS", "Give"}, "puts ", "Bo bids 3 talers", "Cy passes.", "Bo wins ")
	if len(r.Entries()) != 4 {
		t.Errorf("%d choices were made", len(r.Entries()))
	}
}

func TestAuction_RefusalsAreExplained(t *testing.T) {
	for typed, want := range map[string]string{
		"name V-L":         "is not on offer in this round (I8).",
		"give":             "This is not what must be chosen now (I4).",
		"why bid 3":        "This is not what must be chosen now (I4).",
		"why name I-Z":     "no zone: they are I-A to V-L",
		"why develop I-A":  "This is not what must be chosen now (I4).",
		"frobnicate":       `"frobnicate" is neither in the list, nor a command (type help), nor a choice`,
		"99":               "There is no such number in the list.",
		"1\n99":            "cannot bid 99 talers",
		"1\n1\n1":          "must be 2 talers or more (I10).",
		"board IX":         "The eras are I to V",
		"why":              "No auction is over yet",
		"undo":             "There is nothing to take back.",
		"redo":             "There is nothing to do again.",
		"\x1b[2J":          `"\x1b[2J" is neither`,
		"subsidy\nsubsidy": "has taken a subsidy already",
	} {
		t.Run(typed, func(t *testing.T) {
			r, _ := people(t)
			auctionShown(t, r, strings.Split(typed, "\n"), want)
		})
	}
}

// I23: at any time a player may take a subsidy, and so others than the one who is to choose.
func TestAuction_AnotherTakesASubsidy(t *testing.T) {
	r, _ := people(t)
	auctionShown(t, r, []string{"subsidy 3"}, "Cy takes a subsidy of 3 talers.")
	if !r.Position().Subsidies[2] || r.Position().Actor != 0 {
		t.Error("it is another's, or the turn is")
	}
}

// Among people all must agree to take back what another chose.
func TestAuction_UndoOfAnothersChoice(t *testing.T) {
	r, _ := people(t)
	auctionShown(t, r, []string{"1", "undo", "undo all", "redo", "undo all"}, "type undo all", "Taken back.", "Done again.", "Taken back.")
	if len(r.Entries()) != 0 {
		t.Error("it was not taken back")
	}
}

// What a rival would bid at most stays hidden until its auction is over.
func TestAuction_ThoughtsComeWhenTheAuctionIsOver(t *testing.T) {
	for seed := uint64(1); seed < 20; seed++ {
		r := auctioned(t, 4, seed)
		if _, isRival := r.Rival(); !isRival {
			continue
		}
		auctionShown(t, r, []string{"why", "0", "why"}, "> why No auction is over yet", "You pass.", "> why ", " chose: ", "is worth ")
		return
	}
	t.Fatal("no rival begins")
}

func TestAuction_HintMarksTheGame(t *testing.T) {
	r := auctioned(t, 3, 2)
	auctionShown(t, r, []string{"hint"}, "this game is marked as one with hints", "Best: ", "possible futures were played to the end", "As it is typed: ")
	if !r.Header().Hinted {
		t.Error("it is not marked")
	}
	unaided := among(t, record.Header{Options: industry.Options{Seats: 3}, Players: [industry.MaxSeats]record.Player{{Unaided: true}, {Unaided: true}, {Unaided: true}}})
	auctionShown(t, unaided, []string{"hint"}, "No hints: so it was settled")
}

func TestAuction_UndoAfterARivalIsPractice(t *testing.T) {
	r := auctioned(t, 4, 2)
	auctionShown(t, r, []string{"0", "1", "undo"}, "Taken back.", "counts as practice")
	if !r.Header().Practice {
		t.Error("it is no practice")
	}
}

func TestAuction_GoesOnWhenItCannotBeSaved(t *testing.T) {
	full := errors.New("no space left on device")
	out, err := auction(t, auctioned(t, 3, 1), func(o *terminal.AuctionOptions) {
		o.Save = func([]byte) (string, error) { return "", full }
	}, "subsidy", "quit", "quit")
	if err == nil || !strings.Contains(err.Error(), full.Error()) || strings.Count(out, "Leaving now loses") != 1 {
		t.Errorf("%v:\n%s", err, out)
	}
	auctionShown(t, auctioned(t, 3, 1), []string{"save copy.soho", "subsidy"}, "Saved as copy.soho.", "The game is saved. Go on with it: soho play --load game.soho")
}

// Whole games, with every command on the way: nothing is wider than the terminal, and nothing is left unfilled.
func TestAuction_WholeGamesFitIntoTheirColumns(t *testing.T) {
	commands := []string{"help", "table", "board", "board V", "log 5", "score", "how", "why", "share", "rules I11", "table off", "table on", "undo", "redo"}
	for _, c := range []struct {
		columns int
		seed    uint64
	}{{40, 1}, {80, 2}, {120, 3}} {
		t.Run(fmt.Sprint(c.columns), func(t *testing.T) {
			r := auctioned(t, 3+int(c.seed%2), c.seed)
			chance, lines := rand.New(rand.NewPCG(c.seed, 1)), []string(nil)
			for i := range 900 {
				lines = append(lines, strconv.Itoa(chance.IntN(4)))
				if i%25 == 0 {
					lines = append(lines, commands[i/25%len(commands)])
				}
			}
			out, err := auction(t, r, func(o *terminal.AuctionOptions) {
				o.Words.Width, o.Words.Plain, o.Words.Strict = c.columns-2, c.seed == 2, true
			}, lines...)
			if err != nil || !r.Over() {
				t.Fatalf("the game did not end: %v", err)
			}
			for _, line := range strings.Split(out, "\n") {
				if strings.Contains(line, "#g=") { // a link is one word
					continue
				}
				if utf8.RuneCountInString(line) > c.columns || strings.ContainsAny(line, "{}") {
					t.Fatalf("too wide, or not filled in: %s", line)
				}
			}
			if !strings.Contains(out, "The game is over.") || !strings.Contains(out, " VP") {
				t.Error("the end is not told")
			}
		})
	}
}

// In every language each text is there.
func TestAuction_InEveryLanguage(t *testing.T) {
	for _, language := range words.Spoken() {
		r := auctioned(t, 3, 4)
		out, err := auction(t, r, func(o *terminal.AuctionOptions) {
			w, err := words.New(decks.Game("birmingham"), language)
			if err != nil {
				t.Fatal(err)
			}
			w.Strict, o.Words = true, w
		}, "help", "board", "table", "0", "1", "0", "1", "1", "why", "hint", "score", "undo", "table off", "table on", "frobnicate", "share")
		if err != nil || strings.ContainsAny(out, "{}") {
			t.Errorf("%s: %v\n%s", language, err, out)
		}
	}
}
