package link

import (
	"bytes"
	"errors"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/tell/words"
)

var (
	update   = flag.Bool("update", false, "write the links of the recorded games anew")
	measured = flag.Int("games", 3, "how many games of each kind are measured")
)

// recorded are the whole games that lie beside the package record, by their names.
func recorded(tb testing.TB) map[string]*record.Record {
	tb.Helper()
	var library record.Library
	for _, id := range decks.Games() {
		library = append(library, decks.Game(id))
	}
	files, err := filepath.Glob("../../../automa/record/testdata/*.soho")
	if err != nil || len(files) < 20 {
		tb.Fatalf("%d games, %v", len(files), err)
	}
	all := map[string]*record.Record{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			tb.Fatal(err)
		}
		r, err := record.Load(file, text, library)
		if err != nil {
			tb.Fatal(err)
		}
		all[strings.TrimSuffix(filepath.Base(file), ".soho")] = r
	}
	return all
}

// there makes the link of a record and plays it again.
func there(tb testing.TB, r *record.Record) *record.Record {
	tb.Helper()
	l, err := OfGame(r)
	if err != nil {
		tb.Fatal(err)
	}
	back, err := ReadGame(l)
	if err != nil {
		tb.Fatal(err)
	}
	return back
}

func TestAGameComesOutOfItsLinkAsItWentIn(t *testing.T) {
	for name, r := range recorded(t) {
		t.Run(name, func(t *testing.T) {
			for _, entries := range []int{0, 1, len(r.Entries()) / 2, len(r.Entries())} {
				want := r.Branch(entries).Marshal()
				if got := there(t, r.Branch(entries)).Marshal(); !bytes.Equal(got, want) {
					t.Fatalf("after %d entries it reads\n%s\nand not\n%s", entries, got, want)
				}
			}
		})
	}
}

// Whoever has a link from before must be able to open it: it is only made anew together with the recorded games, or with a new
// version of the codes.
//
//	go test ./render/keep/link -run TestOldLinksLeadWhereTheyLed -update
func TestOldLinksLeadWhereTheyLed(t *testing.T) {
	const file = "testdata/links.txt"
	all := recorded(t)
	var now strings.Builder
	for _, name := range slices.Sorted(maps.Keys(all)) {
		l, err := OfGame(all[name])
		if err != nil {
			t.Fatal(err)
		}
		now.WriteString(name + " " + l.Fragment() + "\n")
	}
	if *update {
		if err := os.WriteFile(file, []byte(now.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(kept) != now.String() {
		t.Error("games have other links than before")
	}
	for line := range strings.Lines(string(kept)) {
		name, text, _ := strings.Cut(strings.TrimSpace(line), " ")
		l, err := Parse("https://example.org/soho/" + text)
		if err != nil {
			t.Fatal(err)
		}
		r, err := ReadGame(l)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if r.Hash() != all[name].Hash() {
			t.Errorf("%s leads elsewhere", name)
		}
	}
}

func TestMarksAndOptionsTravelWithTheGame(t *testing.T) {
	mat, _ := decks.MatNamed("birmingham", "hard")
	mat.Count[3]--
	for _, h := range []record.Header{
		{Practice: true}, {Seed: 1<<64 - 1}, {Difficulty: "Ours, übel"},
		{Options: engine.Options{Introductory: true, SpendingOrder: true}},
		{Challenge: record.Score{Won: true, You: 143, Automa: 120}}, {Challenge: record.Score{You: 0, Automa: 999}},
	} {
		h.Options.Seats, h.Options.Solo, h.Options.AutomaMat = 2, true, mat.Count
		r, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		if got := there(t, r); got.Header() != r.Header() {
			t.Errorf("%+v came out as %+v", r.Header(), got.Header())
		}
	}
}

// So does the rival, with how far it looks.
func TestARivalTravelsWithTheGame(t *testing.T) {
	for _, futures := range []int{1, 28, 512, 1_000_000} {
		h := record.Header{Options: engine.Options{Seats: 2, Introductory: futures == 28}, Seed: 9, Difficulty: "careful", Players: record.AgainstRival(futures)}
		r, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		r.Choose(r.Game().Choices(&r.Position().State, nil)[0])
		if got := there(t, r); got.Header() != r.Header() || !bytes.Equal(got.Marshal(), r.Marshal()) {
			t.Errorf("%+v came out as %+v", r.Header(), got.Header())
		}
	}
}

func TestEveryGameHasANumberForGood(t *testing.T) {
	want := []string{"birmingham", "lancashire", "lancashire-virtual", "lancashire-classic", "lancashire-classic-virtual",
		"lancashire-community", "brass"}
	if !slices.Equal(games[:len(want)], want) {
		t.Errorf("old links are of other games now: %v", games)
	}
	for _, id := range decks.Games() {
		if !slices.Contains(games, id) {
			t.Errorf("%s has no number", id)
		}
		if n := len(decks.Mats(id)); n >= ownMat {
			t.Errorf("%s has %d mats", id, n)
		}
	}
}

// finished plays a game to its end.
func finished(tb testing.TB, id string, seats int, player string, seed uint64) *record.Record {
	tb.Helper()
	h := record.Header{Seed: seed, Options: engine.Options{Seats: seats}}
	if seats == 2 {
		mat := decks.Mats(id)[seed%3]
		h.Difficulty, h.Options.Solo, h.Options.AutomaMat = mat.Name, true, mat.Count
	}
	r, err := record.New(decks.Game(id), h)
	if err != nil {
		tb.Fatal(err)
	}
	plays, _ := policy.Named(player)
	chance := policy.Chance(seed)
	var choices []engine.Choice
	for {
		p := r.Position()
		if p.AutomasTurn() {
			r.AutomaTurn()
			continue
		}
		if choices = r.Game().Choices(&p.State, choices[:0]); len(choices) == 0 {
			return r
		}
		if why := r.Choose(choices[plays.Pick(r.Game(), p, choices, chance)]); !why.OK() {
			tb.Fatal(why)
		}
	}
}

// A finished game takes 2 kB at the most, whoever played it. With -games 50 -v it tells how much.
func TestAFinishedGameIsAShortLink(t *testing.T) {
	for _, id := range decks.Games() {
		seats := 2
		if strings.Contains(id, "classic") { // for three or four
			seats = 4
		}
		for _, player := range []string{"random", "steady"} {
			var sizes []int
			for seed := range uint64(*measured) {
				r := finished(t, id, seats, player, seed)
				l, err := OfGame(r)
				if err != nil {
					t.Fatal(err)
				}
				sizes = append(sizes, len(l.Fragment()))
				if len(l.Fragment()) > 2000 {
					t.Errorf("%s, seed %d by %s: %d bytes", id, seed, player, len(l.Fragment()))
				}
			}
			slices.Sort(sizes)
			t.Logf("%s, %d seats, by %s: median %d, at most %d bytes", id, seats, player, sizes[len(sizes)/2], sizes[len(sizes)-1])
		}
	}
}

// And so does everybody at a table of several.
func TestPlayersTravelWithTheGame(t *testing.T) {
	for _, players := range [][]record.Player{
		{{}, {}, {}},
		{{Name: "Ada"}, {Name: "Bo", Unaided: true}},
		{{}, {Rival: 24}, {}},
		{{Unaided: true}, {Rival: 1}, {Name: "Żółć Łódź Ąęśćńóźż ✓"}, {Rival: 1_000_000}},
	} {
		h := record.Header{Options: engine.Options{Seats: len(players)}, Seed: 9}
		copy(h.Players[:], players)
		r, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		r.Choose(r.Game().Choices(&r.Position().State, nil)[0])
		if got := there(t, r); got.Header() != r.Header() || !bytes.Equal(got.Marshal(), r.Marshal()) {
			t.Errorf("%+v came out as %+v", r.Header(), got.Header())
		}
	}
}

// A link that somebody made of players who cannot be is damaged, not a game.
func TestALinkOfImpossiblePlayersIsRefused(t *testing.T) {
	for name, h := range map[string]record.Header{
		"five seats":           {Options: engine.Options{Seats: 5}},
		"a rival begins":       {Players: [engine.MaxSeats]record.Player{{Rival: 28}, {Rival: 28}}},
		"a name twice":         {Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Name: "Ada"}}},
		"a name too long":      {Players: [engine.MaxSeats]record.Player{{Name: strings.Repeat("a", record.LongestPlayer+1)}}},
		"a name of two lines":  {Players: [engine.MaxSeats]record.Player{{Name: "Ada\nseed 7"}}},
		"a name of no letters": {Players: [engine.MaxSeats]record.Player{{Name: "A\xff"}}},
		"too many futures":     {Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Rival: 1 << 40}}},
	} {
		if h.Options.Seats == 0 {
			h.Options.Seats = 2
		}
		var w writer
		w.header(decks.Game("birmingham"), &h)
		w.below(mostEntries+1, 0)
		w.bits(0, 8*hashBytes)
		if _, err := ReadGame(Link{Game, seal(w.bytes)}); problemOf(err) != "link-damaged" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// problemOf is which sentence an error is.
func problemOf(err error) string {
	var p *words.Problem
	if errors.As(err, &p) {
		return p.Key
	}
	return ""
}

func TestALinkThatIsNotWholeSaysSo(t *testing.T) {
	l, err := OfGame(finished(t, "birmingham", 2, "random", 1))
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range []string{"", "A", l.Code[:len(l.Code)-1], l.Code[1:], l.Code + "A", l.Code + "=", strings.Replace(l.Code, l.Code[20:22], "!!", 1),
		strings.Repeat("A", longestCode+1)} {
		if _, err := ReadGame(Link{Game, code}); problemOf(err) != "link-damaged" {
			t.Errorf("of %.20q… it is said: %v", code, err)
		}
	}
	changed := []byte(l.Code)
	for i := range changed {
		was := changed[i]
		if changed[i] = 'A'; was == 'A' {
			changed[i] = 'B'
		}
		if _, err := ReadGame(Link{Game, string(changed)}); err == nil {
			t.Errorf("nobody sees that character %d was changed", i)
		}
		changed[i] = was
	}
}

// resealed is a link of a game in which bits were changed by whoever made it.
func resealed(t *testing.T, change func([]byte)) Link {
	t.Helper()
	l, err := OfGame(finished(t, "birmingham", 2, "random", 1))
	if err != nil {
		t.Fatal(err)
	}
	packed, err := open(l.Code)
	if err != nil {
		t.Fatal(err)
	}
	change(packed)
	return Link{Game, seal(packed)}
}

func TestALinkOfOtherRulesSaysSo(t *testing.T) {
	for _, c := range []struct {
		name, want string
		change     func([]byte)
	}{
		{"it ends elsewhere", "link-other", func(b []byte) { b[len(b)-2]++ }},
		{"a choice leads elsewhere", "link-other", func(b []byte) { b[len(b)/2] ^= 0x10 }},
		{"newer rules", "link-newer", func(b []byte) { b[0], b[1] = 0x07, b[1]|0x80 }}, // three bits: 4 and more
	} {
		if _, err := ReadGame(resealed(t, c.change)); problemOf(err) != c.want {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	packed := append([]byte{version + 1}, 0)
	sealed := seal(packed)
	if _, err := ReadGame(Link{Game, sealed}); err == nil {
		t.Error("another version of the codes is read")
	}
}

func TestWhatNoLinkHasRoomForIsRefused(t *testing.T) {
	r := finished(t, "birmingham", 2, "random", 1).Branch(10)
	from, err := record.New(r.Game(), record.Header{From: r.Position()})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OfGame(from); problemOf(err) != "link-position" {
		t.Errorf("of a position it is said: %v", err)
	}
	own, deck := *r.Game(), *r.Game().Deck
	deck.Sum, own.Deck = "0123456789abcdef", &deck
	r, err = record.New(&own, r.Header())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := OfGame(r); problemOf(err) != "link-own-deck" {
		t.Errorf("of an own deck it is said: %v", err)
	}
	if _, err := OfChallenge(r.Game(), r.Header(), record.Score{}); problemOf(err) != "link-own-deck" {
		t.Errorf("of a challenge with an own deck it is said: %v", err)
	}
}

func TestAChallengeIsTheGameAndTheScoreToBeat(t *testing.T) {
	r := finished(t, "lancashire-virtual", 2, "random", 5)
	score, over := record.ScoreOf(r.Game(), r.Position())
	if !over {
		t.Fatal("the game is not over")
	}
	h := r.Header()
	h.Practice = true
	l, err := OfChallenge(r.Game(), h, score)
	if err != nil {
		t.Fatal(err)
	}
	if len(l.Fragment()) > 40 {
		t.Errorf("it takes %d characters: %s", len(l.Fragment()), l.Fragment())
	}
	g, got, err := ReadChallenge(l)
	want := r.Header()
	want.Challenge = score
	if err != nil || g != r.Game() || got != want {
		t.Errorf("%v %+v, %v", g.ID, got, err)
	}
	if _, err := ReadGame(Link{Game, l.Code}); err == nil {
		t.Error("a challenge is read as a game")
	}
	table, err := OfChallenge(r.Game(), record.Header{Options: engine.Options{Seats: 2}}, record.Score{})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := ReadChallenge(table); problemOf(err) != "link-not-solo" {
		t.Errorf("of a challenge without the Automa it is said: %v", err)
	}
}

func TestLinksAreKnownByWhatStandsBehindTheAddress(t *testing.T) {
	for text, want := range map[string]Link{
		"https://example.org/soho/#g=AbC-_": {Game, "AbC-_"}, "#c=xyz\n": {Challenge, "xyz"}, "g=AbC": {Game, "AbC"}, "#d=AbC": {Deck, "AbC"},
		"http://127.0.0.1:8000/#daily": {Daily, ""}, "daily": {Daily, ""},
	} {
		if got, err := Parse(text); got != want || err != nil {
			t.Errorf("%q is %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "#", "mygame.soho", "https://example.org/", "#g=", "#x=abc", "#daily=1"} {
		if _, err := Parse(text); problemOf(err) != "link-none" {
			t.Errorf("of %q it is said: %v", text, err)
		}
	}
	if _, err := Parse("#g=" + strings.Repeat("A", 1<<20)); problemOf(err) != "link-damaged" {
		t.Errorf("of a long text it is said: %v", err)
	}
}

// Any text at all, and anything packed, sealed as we would: it is refused in a sentence, or it is a game that its own link leads to.
func FuzzLink(f *testing.F) {
	for _, r := range recorded(f) {
		l, err := OfGame(r)
		if err != nil {
			f.Fatal(err)
		}
		packed, err := open(l.Code)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(l.Fragment(), packed)
		l, err = OfChallenge(r.Game(), r.Header(), record.Score{You: 100, Automa: 90})
		if err != nil {
			f.Fatal(err)
		}
		packed, err = open(l.Code)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(l.Fragment(), packed)
	}
	h := record.Header{Options: engine.Options{Seats: 3}, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Unaided: true}, {Rival: 28}}}
	if r, err := record.New(decks.Game("birmingham"), h); err == nil {
		l, err := OfGame(r)
		if err != nil {
			f.Fatal(err)
		}
		packed, err := open(l.Code)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(l.Fragment(), packed)
	}
	for seed := range uint64(4) {
		l, err := OfGame(onTable(f, "birmingham", engine.Kept{Hand: seed > 1}, seed, 60))
		if err != nil {
			f.Fatal(err)
		}
		packed, err := open(l.Code)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(l.Fragment(), packed)
	}
	f.Fuzz(func(t *testing.T, text string, packed []byte) {
		if l, err := Parse(text); err == nil {
			survives(t, l)
		}
		survives(t, Link{Game, seal(packed)})
	})
}

func survives(t *testing.T, l Link) {
	t.Helper()
	r, err := ReadGame(l)
	switch {
	case err != nil && problemOf(err) == "":
		t.Fatalf("no sentence of ours: %v", err)
	case err == nil && !bytes.Equal(there(t, r).Marshal(), r.Marshal()):
		t.Fatal("its own link leads elsewhere")
	}
	g, h, err := ReadChallenge(l)
	if err != nil {
		if problemOf(err) == "" {
			t.Fatalf("no sentence of ours: %v", err)
		}
		return
	}
	again, err := OfChallenge(g, h, h.Challenge)
	if err != nil {
		t.Fatal(err)
	}
	if _, same, err := ReadChallenge(again); err != nil || same != h {
		t.Fatalf("%+v came out as %+v, %v", h, same, err)
	}
}

func BenchmarkReadGame(b *testing.B) {
	l, err := OfGame(finished(b, "birmingham", 2, "steady", 1))
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := ReadGame(l); err != nil {
			b.Fatal(err)
		}
	}
}

// A game of the ladder, whose house rules go with it, is the same game when its link is opened.
func TestAGameWithHouseRulesHasALink(t *testing.T) {
	for _, id := range decks.Games() {
		for _, mat := range decks.Ladder(id) {
			h := record.Header{Seed: 5, Difficulty: mat.Name, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count, House: mat.House}}
			l, err := OfChallenge(decks.Game(id), h, record.Score{})
			if err != nil {
				t.Fatal(err)
			}
			if _, got, err := ReadChallenge(l); err != nil || got != h {
				t.Errorf("%s, %s: read is\n%+v, %v, want\n%+v", id, mat.Name, got, err, h)
			}
		}
	}
}
