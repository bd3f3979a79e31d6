package library_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/automa"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
)

var start = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func memory() store.Store {
	now := start
	return store.NewMemory(func() time.Time {
		now = now.Add(time.Hour)
		return now
	})
}

// unfinished is the first part of a recorded game.
func unfinished(t testing.TB, name string) []byte {
	t.Helper()
	text := roomtest.Recorded(t, name)
	r, err := record.Load(name, text[:len(text)/2], record.Library{played.Birmingham()})
	if r == nil {
		t.Fatal(err)
	}
	return r.Marshal()
}

func write(t testing.TB, s store.Store, name string, text []byte) {
	t.Helper()
	if err := s.Write(name, text); err != nil {
		t.Fatal(err)
	}
}

func listed(t testing.TB, s store.Store) *library.Library {
	t.Helper()
	l := library.New(s)
	if err := l.Refresh(); err != nil {
		t.Fatal(err)
	}
	return l
}

func find(t testing.TB, l *library.Library, name string) library.Game {
	t.Helper()
	for _, g := range l.Games() {
		if g.Name == name {
			return g
		}
	}
	t.Fatalf("%s is not listed", name)
	return library.Game{}
}

// readAll reads all games, as if somebody looked at each.
func readAll(l *library.Library) {
	for _, g := range l.Games() {
		l.Read(g.Name)
	}
}

func TestGamesAreReadWhenTheyAreLookedAt(t *testing.T) {
	s := memory()
	for _, name := range []string{"a.soho", "b.soho", "c.soho", "d.soho", "e.soho"} {
		write(t, s, name, roomtest.Recorded(t, "easy"))
	}
	l := listed(t, s)
	known := func() (names string) {
		for _, g := range l.Games() {
			if g.Known {
				names += strings.TrimSuffix(g.Name, store.Ending)
			}
		}
		return names
	}
	for _, c := range []struct{ name, want string }{{"b.soho", "b"}, {"d.soho", "db"}, {"b.soho", "db"}, {"none.soho", "db"}} {
		if l.Read(c.name); known() != c.want {
			t.Errorf("after %s was looked at, known are %s", c.name, known())
		}
	}
	readAll(l)
	write(t, s, "c.soho", roomtest.Recorded(t, "hard"))
	if err := l.Refresh(); err != nil {
		t.Fatal(err)
	}
	if known() != "edba" || l.Games()[0].Name != "c.soho" {
		t.Errorf("after a change %s are known, the first is %s", known(), l.Games()[0].Name)
	}
}

// For Continue nothing is read that is over, or older; for the statistics nothing that is known, or not over.
func TestOnlyWhatIsWantedIsRead(t *testing.T) {
	s := memory()
	for _, c := range []struct{ name, from string }{{"old.soho", ""}, {"counted.soho", "medium"}, {"new.soho", ""}, {"over.soho", "hard"}} {
		text := unfinished(t, "easy")
		if c.from != "" {
			text = roomtest.Recorded(t, c.from)
		}
		write(t, s, c.name, text)
	}
	known := func(l *library.Library) (names string) {
		for _, g := range l.Games() {
			if g.Known {
				names += strings.TrimSuffix(g.Name, store.Ending) + " "
			}
		}
		return names
	}
	l := listed(t, s)
	for l.Seek(1) {
		continue
	}
	if g, ok, settled := l.Latest(); !ok || !settled || g.Name != "new.soho" || known(l) != "new " {
		t.Errorf("the latest is %s, read are %s", g.Name, known(l))
	}
	var all statistics.Statistics
	medium := listed(t, s)
	medium.Read("counted.soho")
	all.Add(medium.Finished()...)
	for l.Scan(1, all.Counted()) {
		continue
	}
	if known(l) != "new " || len(l.Finished()) != 1 || l.Finished()[0].Name != "over.soho" {
		t.Errorf("read are %s, of which are over %v", known(l), l.Finished())
	}
}

func TestWhatIsToldOfAGame(t *testing.T) {
	s := memory()
	write(t, s, "half.soho", unfinished(t, "medium"))
	write(t, s, "over.soho", roomtest.Recorded(t, "medium"))
	write(t, s, "three.soho", roomtest.Recorded(t, "3-seats"))
	l := listed(t, s)
	readAll(l)
	half, over, three := find(t, l, "half.soho"), find(t, l, "over.soho"), find(t, l, "three.soho")
	if half.Damage != nil || half.Over || half.Finished || half.Header.Difficulty != "medium" || half.Era == 0 || half.Round == 0 || len(half.VP) != 2 {
		t.Errorf("unfinished: %+v", half)
	}
	if !over.Over || !over.Finished || over.Result.You != over.VP[engine.HumanSeat] || over.Result.Automa != over.VP[engine.AutomaSeat] || over.Deck != "" {
		t.Errorf("over: %+v", over)
	}
	if !three.Over || three.Finished || len(three.VP) != 3 {
		t.Errorf("without the Automa: %+v", three)
	}
	if list := l.Finished(); len(list) != 1 || list[0].Name != "over.soho" || !list[0].Date.Equal(start.Add(2*time.Hour)) {
		t.Errorf("finished: %+v", list)
	}
}

func TestTheLatestUnfinishedGame(t *testing.T) {
	s := memory()
	l := listed(t, s)
	if _, ok, settled := l.Latest(); ok || !settled {
		t.Error("in an empty store there is one, or one to come")
	}
	for _, c := range []struct{ name, from string }{{"older.soho", "easy"}, {"latest.soho", "medium"}} {
		write(t, s, c.name, unfinished(t, c.from))
	}
	write(t, s, "damaged.soho", []byte("soho record 1\n"))
	write(t, s, "over.soho", roomtest.Recorded(t, "hard"))
	if err := l.Refresh(); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the games before it
		l.Seek(1)
		if _, ok, settled := l.Latest(); ok || settled {
			t.Error("it is settled too early")
		}
	}
	l.Seek(1)
	if g, ok, settled := l.Latest(); !ok || !settled || g.Name != "latest.soho" {
		t.Errorf("the latest is %s", g.Name)
	}
}

// begun is a game at a table of people and rivals with one choice made.
func begun(t *testing.T, players ...record.Player) []byte {
	t.Helper()
	h := record.Header{Options: engine.Options{Seats: len(players)}, Seed: 9}
	copy(h.Players[:], players)
	r, err := record.New(played.Birmingham(), h)
	if err != nil {
		t.Fatal(err)
	}
	r.Choose(r.Game().Choices(&r.Position().State, nil)[0])
	return r.Marshal()
}

// Whoever plays it, the newest game is the one to go on with.
func TestTheLatestGameMayBeOneOfSeveral(t *testing.T) {
	for _, text := range [][]byte{begun(t, record.Player{Name: "Ada"}, record.Player{Name: "Bo"}), begun(t, record.Player{}, record.Player{Rival: 2}, record.Player{Rival: 2})} {
		s := memory()
		write(t, s, "older.soho", unfinished(t, "easy"))
		write(t, s, "latest.soho", text)
		l := listed(t, s)
		for l.Seek(1) {
			continue
		}
		if g, ok, settled := l.Latest(); !ok || !settled || g.Name != "latest.soho" {
			t.Errorf("the latest is %s", g.Name)
		}
	}
}

// The statistics count games of one person against one opponent; others are not even opened to the end.
func TestGamesOfSeveralAreNotCounted(t *testing.T) {
	for _, c := range []struct {
		players []record.Player
		counts  bool
	}{
		{[]record.Player{{Name: "Ada"}, {Name: "Bo"}}, false},
		{[]record.Player{{}, {Rival: 1}, {Rival: 1}}, false},
		{[]record.Player{{Name: "Ada"}, {Rival: 1}}, true},
	} {
		h := record.Header{Options: engine.Options{Seats: len(c.players)}, Seed: 9}
		copy(h.Players[:], c.players)
		r, err := record.New(played.Birmingham(), h)
		if err != nil {
			t.Fatal(err)
		}
		for r.Position().Decision != engine.GameOver {
			legal := r.Game().Choices(&r.Position().State, nil)
			r.Act(legal[policy.Keen.Pick(r.Game(), r.Position(), legal, nil)])
		}
		s := memory()
		write(t, s, "a.soho", r.Marshal())
		l := listed(t, s)
		for all := new(statistics.Statistics); l.Scan(1, all.Counted()); {
			continue
		}
		if counted := len(l.Finished()) == 1; counted != c.counts {
			t.Errorf("%+v: counted %v", c.players, counted)
		}
		if g := find(t, l, "a.soho"); g.Known {
			t.Errorf("%+v: it was played again", c.players)
		}
		if got, ok := statistics.ResultOf(r, "a", start); ok != c.counts || ok && !got.Rival {
			t.Errorf("%+v: its result is %+v", c.players, got)
		}
	}
}

func TestDamagedGamesAreListedWithTheReason(t *testing.T) {
	good := roomtest.Recorded(t, "medium")
	cut := good[:len(good)/2]
	s := memory()
	for name, text := range map[string][]byte{
		"empty.soho": nil, "picture.soho": []byte("\x89PNG\r\n\x1a\n\x00"), "cut.soho": cut, "long.soho": bytes.Repeat([]byte("x"), store.Most+1),
		"control.soho": []byte("soho record 1\n\x1b[31m"), "deck.soho": good,
	} {
		write(t, s, name, text)
	}
	write(t, s, "deck.soho.deck", []byte("no deck"))
	l := listed(t, s)
	readAll(l)
	for _, g := range l.Games() {
		if g.Damage == nil || strings.ContainsAny(g.Damage.Error(), "\x1b\n") || g.Rescue != (g.Name == "cut.soho") {
			t.Errorf("%s, rescue %t: %v", g.Name, g.Rescue, g.Damage)
		}
		if _, place, err := l.Open(g.Name); err == nil || place != nil {
			t.Errorf("%s was opened", g.Name)
		}
	}
	if len(l.Games()) != 6 {
		t.Errorf("%d are listed", len(l.Games()))
	}
}

// The copy saved before it is the newest good state of a game whose header is lost.
func TestWhatIsLostOfAGameIsInTheCopyBeforeIt(t *testing.T) {
	good := roomtest.Recorded(t, "medium")
	for name, damaged := range map[string][]byte{
		"the seed is another": bytes.Replace(good, []byte("\nseed "), []byte("\nseed 1"), 1), "nothing is left": nil,
		"an early line": bytes.Replace(good, []byte("automa"), []byte("autoga"), 1),
	} {
		t.Run(name, func(t *testing.T) {
			s := memory()
			write(t, s, "game.soho", unfinished(t, "medium"))
			write(t, s, "game.soho", damaged)
			l := listed(t, s)
			if readAll(l); !l.Games()[0].Rescue || l.Games()[0].Damage == nil {
				t.Fatalf("it cannot be rescued: %v", l.Games()[0].Damage)
			}
			r, _, aside, err := l.Rescue("game.soho")
			if err != nil || aside != "game-broken-1.soho" || !bytes.Equal(r.Marshal(), unfinished(t, "medium")) {
				t.Errorf("it goes on from another position than the copy's, %v", err)
			}
			if held, err := s.Read(aside); err != nil || !bytes.Equal(held, damaged) {
				t.Errorf("the damaged game is lost: %v", err)
			}
		})
	}
}

// A header that asks for another program, board or deck may be what is damaged. Whether it is or not, a good copy can be gone on
// with, and the game that asks for more stays beside it; without one there is nothing to go on with.
func TestWhatNeedsMoreThanThereIsCanBeGoneOnWithFromItsCopy(t *testing.T) {
	good := roomtest.Recorded(t, "medium")
	unchecked, _, _ := bytes.Cut(good, []byte("\ncheck "))
	for old, other := range map[string]string{
		"soho record 1": "soho record 2", "rules 1": "rules 7", "board Birmingham": "board Bermingham", "deck MAUtoma": "deck Cromford",
	} {
		t.Run(other, func(t *testing.T) {
			needy := bytes.Replace(unchecked, []byte(old), []byte(other), 1)
			s := memory()
			write(t, s, "game.soho", needy)
			alone := listed(t, s)
			if readAll(alone); alone.Games()[0].Rescue {
				t.Error("there is something to go on with")
			}
			write(t, s, "game.soho", good)
			write(t, s, "game.soho", needy)
			l := listed(t, s)
			if readAll(l); !l.Games()[0].Rescue || l.Games()[0].Damage == nil {
				t.Fatalf("it cannot be gone on with: %v", l.Games()[0].Damage)
			}
			r, _, aside, err := l.Rescue("game.soho")
			if err != nil || !bytes.Equal(r.Marshal(), good) {
				t.Fatalf("it does not go on from the copy, %v", err)
			}
			if held, err := s.Read(aside); err != nil || !bytes.Equal(held, needy) {
				t.Errorf("the game that needs more is lost: %v", err)
			}
		})
	}
}

// With another seed nothing of a game is legal. What is left of it is the beginning of another game, and no state of this one.
func TestACopyThatIsWholeWinsOverAnEmptyGame(t *testing.T) {
	before, good := unfinished(t, "medium"), roomtest.Recorded(t, "medium")
	damaged := bytes.Replace(bytes.Replace(good, []byte("\nseed 27"), []byte("\nseed 28"), 1), []byte("\ncheck 0035"), []byte("\ncheck 0034"), 1)
	s := memory()
	write(t, s, "game.soho", before)
	write(t, s, "game.soho", damaged)
	r, place, _, err := listed(t, s).Rescue("game.soho")
	if err != nil || !bytes.Equal(r.Marshal(), before) {
		t.Fatalf("it goes on from another position than the copy's, %v", err)
	}
	r.Undo()
	if _, err := place.Write(r.Marshal()); err != nil {
		t.Fatal(err)
	}
	if held, err := s.Read("game.soho.bak"); err != nil || !bytes.Equal(held, before) {
		t.Errorf("the copy is lost: %v", err)
	}
}

// What was set aside once may be better than what is there now.
func TestWhatWasSetAsideIsLookedAtToo(t *testing.T) {
	good := roomtest.Recorded(t, "medium")
	s := memory()
	write(t, s, "game.soho", good[:len(good)/3])
	write(t, s, "game-broken-1.soho", good)
	write(t, s, "other-broken-1.soho", roomtest.Recorded(t, "hard"))
	r, _, aside, err := listed(t, s).Rescue("game.soho")
	if err != nil || !bytes.Equal(r.Marshal(), good) || aside != "game-broken-2.soho" {
		t.Errorf("it does not go on from the game that was set aside, but keeps it as %s, %v", aside, err)
	}
}

// A copy that the rescued game does not go on from has nothing to do with it, and would be gone after the next choice.
func TestACopyThatIsNoPartOfTheRescuedGameStays(t *testing.T) {
	good, other := roomtest.Recorded(t, "medium"), roomtest.Recorded(t, "hard")
	s := memory()
	write(t, s, "game.soho", other)
	write(t, s, "game.soho", good[:len(good)/2])
	r, place, aside, err := listed(t, s).Rescue("game.soho")
	if err != nil || aside != "game-broken-1.soho" {
		t.Fatalf("set aside as %s, %v", aside, err)
	}
	for range 2 {
		r.Undo()
		if _, err := place.Write(r.Marshal()); err != nil {
			t.Fatal(err)
		}
	}
	if held, err := s.Read("game-broken-2.soho"); err != nil || !bytes.Equal(held, other) {
		t.Errorf("the copy is lost: %v", err)
	}
}

// Wherever a game is cut, and whichever byte is another: it is opened as it was, or its damage is told, it is set aside as it
// is, and what is gone on with is the game up to there or up to the copy.
func TestAnyDamageIsTold_AndTheNewestGoodStateIsOffered(t *testing.T) {
	good, before := roomtest.Recorded(t, "medium"), unfinished(t, "medium")
	whole, err := record.Load("good.soho", good, record.Library{played.Birmingham()})
	if err != nil {
		t.Fatal(err)
	}
	copied, err := record.Load("copy.soho", before, record.Library{played.Birmingham()})
	if err != nil {
		t.Fatal(err)
	}
	check := func(damaged []byte) {
		s := memory()
		write(t, s, "game.soho", before)
		write(t, s, "game.soho", damaged)
		l := listed(t, s)
		if r, place, err := l.Open("game.soho"); err == nil {
			if place == nil || *r.Position() != *whole.Position() {
				t.Fatalf("another game was opened:\n%s", damaged)
			}
			return
		}
		r, _, aside, err := l.Rescue("game.soho")
		if err != nil {
			t.Fatalf("%v\n%s", err, damaged)
		}
		if n := len(r.Entries()); n < len(copied.Entries()) || *r.Position() != *whole.After(n) {
			t.Fatalf("after %d choices it goes on from another game:\n%s", n, damaged)
		}
		if held, err := s.Read(aside); err != nil || !bytes.Equal(held, damaged) {
			t.Fatalf("what was damaged is lost: %v", err)
		}
		if again, _, err := l.Open("game.soho"); err != nil || *again.Position() != *r.Position() {
			t.Fatalf("what was rescued is not kept: %v", err)
		}
	}
	every := 97
	if testing.Short() {
		every = 997
	}
	for at := 0; at < len(good); at += every {
		check(good[:at])
		damaged := bytes.Clone(good)
		damaged[at]++
		check(damaged)
	}
}

func TestADamagedGameIsRescuedWithoutLoss(t *testing.T) {
	good := roomtest.Recorded(t, "medium")
	cut := good[:len(good)/2]
	s := memory()
	write(t, s, "cut.soho", cut)
	write(t, s, "good.soho", good)
	l := listed(t, s)
	r, place, aside, err := l.Rescue("cut.soho")
	if err != nil || aside != "cut-broken-1.soho" || len(r.Entries()) == 0 {
		t.Fatalf("set aside as %q, %v", aside, err)
	}
	if held, err := s.Read(aside); err != nil || !bytes.Equal(held, cut) {
		t.Errorf("the damaged game is lost: %v", err)
	}
	if held, err := s.Read("cut.soho"); err != nil || !bytes.Equal(held, r.Marshal()) {
		t.Errorf("the rescued game is not kept: %v", err)
	}
	r.Undo()
	if name, err := place.Write(r.Marshal()); err != nil || name != "cut.soho" {
		t.Errorf("it goes on as %s, %v", name, err)
	}
	if _, _, _, err := l.Rescue("good.soho"); err == nil {
		t.Error("a sound game was set aside")
	}
	if _, _, _, err := l.Rescue("none.soho"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what is not there: %v", err)
	}
}

func TestAGameWithADeckOfOnesOwn(t *testing.T) {
	text := ownDeck(t, "birmingham")
	deck, err := decks.ParseDeck("birmingham", "mine.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	mat, _ := decks.MatNamed("birmingham", "easy")
	r, err := record.New(automa.New(played.Birmingham().Game, deck), record.Header{
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, Difficulty: "easy", Seed: 7,
	})
	if err != nil {
		t.Fatal(err)
	}
	s := memory()
	place, err := store.NewGame(s, "easy-7", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := place.Write(r.Marshal()); err != nil {
		t.Fatal(err)
	}
	l := listed(t, s)
	readAll(l)
	if g := find(t, l, "easy-7.soho"); g.Damage != nil || g.Deck != deck.Name {
		t.Errorf("%+v", g)
	}
	_, place, err = l.Open("easy-7.soho")
	if err != nil {
		t.Fatal(err)
	}
	write(t, s, "easy-7.soho", []byte("of another program"))
	name, err := place.Write(append(r.Marshal(), '\n'))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := l.Open(name); err != nil {
		t.Errorf("the deck did not follow: %v", err)
	}
}

// A game that another machine went on with is told of once, and is played with the deck that both have.
func TestAConflictHasTheDeckOfItsGame(t *testing.T) {
	const other = "easy-7.sync-conflict-20261127-101010-K3X7Q2A.soho"
	text := ownDeck(t, "birmingham")
	deck, err := decks.ParseDeck("birmingham", "mine.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	mat, _ := decks.MatNamed("birmingham", "easy")
	r, err := record.New(automa.New(played.Birmingham().Game, deck), record.Header{
		Options: engine.Options{Seats: 2, Solo: true, AutomaMat: mat.Count}, Difficulty: "easy", Seed: 7,
	})
	if err != nil {
		t.Fatal(err)
	}
	s := memory()
	write(t, s, "easy-7.soho"+store.DeckEnding, text)
	write(t, s, other, r.Marshal())
	l := listed(t, s)
	if _, _, err := l.Open(other); err != nil {
		t.Error(err)
	}
	if got := l.Conflicts(); !slices.Equal(got, []string{other}) {
		t.Errorf("told of are %v", got)
	}
	if err := l.Refresh(); err != nil || len(l.Conflicts()) > 0 {
		t.Errorf("it is told of again (%v)", err)
	}
}

// A record says which game of the family it is of.
func TestEachGameIsOpenedAsWhatItIs(t *testing.T) {
	for _, id := range decks.Games() {
		t.Run(id, func(t *testing.T) {
			s, g, seats := memory(), decks.Game(id), 2
			if id == "brass" || strings.HasPrefix(id, "lancashire-classic") {
				seats = 3
			}
			r, err := record.New(g, record.Header{Options: engine.Options{Seats: seats}, Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			write(t, s, "a.soho", r.Marshal())
			damaged := bytes.Replace(r.Marshal(), []byte("\nboard "), []byte("\nbored "), 1)
			write(t, s, "b.soho", r.Marshal())
			write(t, s, "b.soho", damaged)
			l := listed(t, s)
			readAll(l)
			if got, _, err := l.Open("a.soho"); err != nil || got.Game() != g || find(t, l, "a.soho").Board != g.Name {
				t.Errorf("opened as %q: %v", find(t, l, "a.soho").Board, err)
			}
			if got, _, _, err := l.Rescue("b.soho"); err != nil || got.Game().ID != id {
				t.Errorf("the copy of a game that does not say which it is cannot be rescued: %v", err)
			}
		})
	}
}

// A deck of the player's own is read for the game that it was played with.
func TestAGameOfLancashireWithADeckOfOnesOwn(t *testing.T) {
	g, text := played.Lancashire(), ownDeck(t, "lancashire")
	deck, err := decks.ParseDeck(g.ID, "own.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	r, err := played.Of(automa.New(g.Game, deck), played.MediumOf(g, 3), 9)
	if err != nil {
		t.Fatal(err)
	}
	s := memory()
	write(t, s, "c.soho.deck", text)
	write(t, s, "c.soho", r.Marshal())
	if got, _, err := listed(t, s).Open("c.soho"); err != nil || got.Game().ID != g.ID || got.Game().Deck.Sum != deck.Sum || *got.Position() != *r.Position() {
		t.Errorf("it is not opened as it was: %v", err)
	}
	write(t, s, "d.soho", r.Marshal())
	if got, _, err := listed(t, s).Open("d.soho"); err == nil {
		t.Errorf("without its deck it is opened with %q", got.Game().Deck.Sum)
	}
}

// ownDeck is the Automa's deck for a game, changed.
func ownDeck(t *testing.T, game string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "decks", game, "mautoma", "deck.toml"))
	if err != nil {
		t.Fatal(err)
	}
	return append(text, "# changed by me\n"...)
}

func TestLostStatisticsAreCountedAnew(t *testing.T) {
	s := memory()
	for _, name := range []string{"easy", "medium", "hard"} {
		write(t, s, name+".soho", roomtest.Recorded(t, name))
	}
	write(t, s, store.Statistics, []byte("damaged"))
	all, problem := statistics.Load(s)
	if problem == nil {
		t.Error("the damage is not told")
	}
	l := listed(t, s)
	for l.Scan(2, all.Counted()) {
		all.Add(l.Finished()...)
	}
	if !all.Add(l.Finished()...) || all.Add(l.Finished()...) {
		t.Error("the games are not counted once")
	}
	for _, name := range []string{"easy", "medium", "hard"} {
		if got := all.For(statistics.Kind{Difficulty: name}); got.Played != 1 {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// BenchmarkRead tells how long a frame waits for one whole game to be read.
func BenchmarkRead(b *testing.B) {
	s := memory()
	write(b, s, "a.soho", roomtest.Recorded(b, "medium"))
	for b.Loop() {
		l := library.New(s)
		if l.Refresh() != nil || len(l.Games()) != 1 {
			b.Fatal("there is no game")
		}
		l.Read("a.soho")
	}
}
