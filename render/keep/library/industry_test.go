package library_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/statistics"
	"sohofoundry/render/keep/store"
)

// auctioned is a game of Industry of a person, second at the table, against two rivals, of so many choices at random.
func auctioned(t testing.TB, g *industry.Game, seed uint64, choices int) *record.Record {
	t.Helper()
	h := record.Header{Options: industry.Options{Seats: 3}, Seed: seed}
	h.Players = [industry.MaxSeats]record.Player{{Rival: rival.Strength{Policy: rival.Keen}}, {Name: "Ada"}, {Rival: rival.Strength{Policy: rival.Adviser, Futures: 5}}}
	r, err := record.New(g, h)
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	for n := 0; n < choices && !r.Over(); n++ {
		list := r.Game().Choices(r.Position())
		r.Choose(list[chance.IntN(len(list))])
	}
	return r
}

const toTheEnd = 3000

func TestGamesOfIndustryAreListedBesideTheOthers(t *testing.T) {
	s := memory()
	over, begun := auctioned(t, decks.Industry(), 1, toTheEnd), auctioned(t, decks.Industry(), 2, 30)
	write(t, s, "over.soho", over.Marshal())
	write(t, s, "begun.soho", begun.Marshal())
	var known statistics.Statistics
	for range 2 { // the second time from the glances that are kept
		l := listed(t, s)
		for l.Seek(1) || l.Scan(1, known.Counted()) {
			continue
		}
		if latest, ok, _ := l.Latest(); !ok || latest.Name != "begun.soho" {
			t.Errorf("the one to go on with is %q", latest.Name)
		}
		if g := find(t, l, "over.soho"); g.Industry == nil || g.Board != decks.Industry().Name {
			t.Errorf("unread it is %+v", g)
		}
		known.Add(l.Finished()...)
		if text, changed := l.Glances(); changed {
			write(t, s, store.Glances, text)
		}
	}
	l := listed(t, s)
	readAll(l)
	g, at := find(t, l, "begun.soho"), begun.Position()
	if g.Damage != nil || g.Over || g.Finished || g.Industry.Header != begun.Header() || g.Industry.Era != int(at.Era) || g.Industry.Round != int(at.Round) {
		t.Errorf("it is told as %+v", g)
	}
	if unsaved := library.OfIndustry(begun); !slices.Equal(unsaved.Industry.Points, g.Industry.Points) || !slices.Equal(unsaved.Industry.Places, g.Industry.Places) {
		t.Error("unsaved it is another")
	}
	if kinds := known.Kinds(); len(kinds) != 1 || kinds[0] != (statistics.Kind{Game: "industry", Difficulty: "adviser 5, keen", Rival: true}) {
		t.Fatalf("counted are %v", kinds)
	}
	end := over.Position()
	result, standing := known.For(known.Kinds()[0]).Last[0], over.Game().Standing(end)
	if result.You != over.Game().Points(end, 1) || result.Won != (standing[0] == 1) || result.Hash != over.Hash() {
		t.Errorf("the result is %+v", result)
	}
	if of, ok := statistics.ResultOfIndustry(over, "over.soho", result.Date); !ok || of != result {
		t.Errorf("played again the result is %+v, and not %+v", of, result)
	}
	if _, ok := statistics.ResultOfIndustry(begun, "begun.soho", result.Date); ok {
		t.Error("a game has a result that is not over")
	}
}

func TestAGameOfIndustryIsOpenedAsWhatItIs(t *testing.T) {
	s := memory()
	r := auctioned(t, decks.Industry(), 2, 30)
	write(t, s, "a.soho", r.Marshal())
	l := listed(t, s)
	if !l.HasIndustry("a.soho") || l.HasIndustry("none.soho") {
		t.Error("it is not known what the game is")
	}
	if _, _, err := l.Open("a.soho"); err == nil || !strings.Contains(err.Error(), "another game") {
		t.Errorf("it opens as a game of Brass: %v", err)
	}
	again, place, err := l.OpenIndustry("a.soho")
	if err != nil || *again.Position() != *r.Position() {
		t.Fatal(err)
	}
	again.Choose(again.Game().Choices(again.Position())[0])
	if name, err := place.Write(again.Marshal()); name != "a.soho" || err != nil {
		t.Errorf("it is saved as %q: %v", name, err)
	}
}

// A game on a board of one's own is kept with that board.
func TestAGameOfIndustryOnABoardOfOnesOwn(t *testing.T) {
	s := memory()
	text := []byte("# mine\n" + string(decks.SohoBoard()))
	boards, err := library.BoardsOf("mine.toml", text)
	if err != nil {
		t.Fatal(err)
	}
	r := auctioned(t, boards[0], 2, toTheEnd)
	place, err := store.NewGame(s, library.IndustryName(r), text)
	if err != nil {
		t.Fatal(err)
	}
	if name, err := place.Write(r.Marshal()); name != "industry-3-2.soho" || err != nil {
		t.Fatalf("it is saved as %q: %v", name, err)
	}
	l := listed(t, s)
	readAll(l)
	if g := find(t, l, "industry-3-2.soho"); g.Damage != nil || !g.Finished || g.Result.Deck != boards[0].Name {
		t.Errorf("it is told as %+v", g)
	}
	write(t, s, "industry-3-2.soho"+store.DeckEnding, []byte("nothing"))
	l = listed(t, s)
	readAll(l)
	if g := find(t, l, "industry-3-2.soho"); g.Damage == nil {
		t.Error("it is read without its board")
	}
}

func TestADamagedGameOfIndustryIsRescued(t *testing.T) {
	s := memory()
	r := auctioned(t, decks.Industry(), 2, 40)
	text := string(r.Marshal())
	write(t, s, "a.soho", r.Branch(10).Marshal())
	write(t, s, "a.soho", []byte(strings.Replace(text, "hash ", "hsah ", 1)))
	l := listed(t, s)
	readAll(l)
	if g := find(t, l, "a.soho"); g.Damage == nil || !g.Rescue {
		t.Errorf("it is told as %+v", g)
	}
	again, place, aside, err := l.RescueIndustry("a.soho")
	if err != nil || place == nil || len(again.Entries()) != 40 || aside != "a-broken-1.soho" {
		t.Fatalf("%d choices are rescued, the rest is in %q: %v", len(again.Entries()), aside, err)
	}
	if _, _, _, err := l.RescueIndustry("a.soho"); err == nil {
		t.Error("what is sound is rescued")
	}
	write(t, s, "b.soho", []byte("soho record 1\ngame industry\n"))
	if again, _, _, err := l.RescueIndustry("b.soho"); err == nil || again != nil {
		t.Error("something is made of nothing")
	}
}
