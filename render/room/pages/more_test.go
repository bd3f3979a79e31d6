package pages_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// elsewhere are the actions of other rooms, which say their keys themselves, and those that every list knows.
var elsewhere = []string{
	"up", "down", "left", "right", "page-up", "page-down", "continue", "new-game", "at-table", "put-right", "load", "lessons", "settings", "statistics", "quit",
	"bid-1", "bid-2", "bid-3", "bid-4", "bid-5", "bid-6", "bid-7", "bid-8", "bid-9", "bid-0", "pass-bid", "give", "take", "subsidy",
}

func TestHelpShowsThePersonsOwnKeys(t *testing.T) {
	own := map[string]string{}
	var wanted []string
	for i, a := range keymap.Actions {
		between := strings.HasPrefix(a.Name, "card-") && a.Name != "card-1" && a.Name != "card-8"
		if slices.Contains(elsewhere, a.Name) || between {
			continue
		}
		own[a.Name] = "Ctrl+" + strconv.Itoa(i)
		wanted = append(wanted, a.Name)
	}
	e := roomtest.Env(t, played.Birmingham(), roomtest.Least, 1)
	e.Keys, _ = keymap.New(own)
	c := widget.New(e)
	new(pages.HelpPage).View(c, played.Birmingham().Game, pages.Close{})
	for _, name := range wanted {
		if !says(&c.View, own[name]) {
			t.Errorf("the key of %s is not shown", name)
		}
	}
}

func TestMenuSaysWhereTheGameIsAndFits(t *testing.T) {
	for _, m := range []*pages.Menu{
		{Place: "a.soho"},
		{Place: strings.Repeat("/a long folder", 12) + "/a.soho"},
		{Place: "a game", NoFiles: true},
		{Place: "a.soho", Failed: "the disk is full"},
	} {
		c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1.3))
		m.View(c, pages.Close{})
		for i := range c.View.Items {
			whole(t, "menu", c, &c.View.Items[i])
		}
		if quit := c.View.Target("menu:quit") != nil; quit == m.NoFiles {
			t.Errorf("%+v: quit is offered: %v", m, quit)
		}
		if m.Failed != "" != says(&c.View, "could not be saved") {
			t.Errorf("%+v: %v", m, roomtest.Texts(&c.View))
		}
		if m.Failed == "" && !says(&c.View, "Everything is saved") {
			t.Errorf("%+v: %v", m, roomtest.Texts(&c.View))
		}
	}
}

// The menu leads to both mats, and no key stands on two of its entries.
func TestMenuLeadsToTheMats(t *testing.T) {
	c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1))
	new(pages.Menu).View(c, pages.Close{})
	for id, seat := range map[string]engine.Seat{"your-mat": engine.HumanSeat, "automas-mat": engine.AutomaSeat} {
		target := c.View.Target("menu:" + id)
		if target == nil || target.Act != (mats.Show{Seat: seat}) {
			t.Errorf("%s: %+v", id, target)
		}
	}
	texts := roomtest.Texts(&c.View)
	for i, text := range texts {
		if len(text) == 1 && slices.Contains(texts[:i], text) {
			t.Errorf("the key %s stands on two entries: %q", text, texts)
		}
	}
}

// At a table of several the menu leads to the mat of the person who looks, and from there to the next seat's. While the table is hidden
// there is no log, which lies beside it.
func TestMenuAtATableOfSeveral(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 60)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []view.Size{roomtest.Least, {W: 390, H: 844}} {
		for seat := range engine.Seat(4) {
			m := pages.Menu{Seats: 4, Hidden: seat == 3}
			c := widget.New(roomtest.Several(t, r, seat, size, 1))
			m.View(c, pages.Close{})
			for id, to := range map[string]engine.Seat{"your-mat": seat, "automas-mat": (seat + 1) % 4} {
				if target := c.View.Target("menu:" + id); target == nil || target.Act != (mats.Show{Seat: to}) {
					t.Errorf("%v, seat %d: %s leads to %+v", size, seat, id, target)
				}
			}
			if text := strings.Join(roomtest.Texts(&c.View), "\n"); strings.Contains(text, "ival's") || strings.Contains(text, "Automa") {
				t.Errorf("%v: it speaks of one rival, or the Automa:\n%s", size, text)
			}
			if log := c.View.Target("menu:log"); log != nil && (log.Act == nil) != m.Hidden {
				t.Errorf("%v: the table is hidden %t, the log does %v", size, m.Hidden, log.Act)
			}
		}
	}
}

func TestScoringEndsWithTheVPOnTheTrack(t *testing.T) {
	h := played.Medium(6)
	for _, introductory := range []bool{false, true} {
		h.Options.Introductory = introductory
		r := game(t, h, -1)
		pagesSeen := 0
		for i := range r.Entries() {
			f := film.Of(r.Game(), &r.Entries()[i])
			for at := (film.Cursor{}); ; at = f.Next(at) {
				if pages.Scores(f, at) {
					pagesSeen++
					checkTotals(t, f, at)
				}
				if f.AtEnd(at) {
					break
				}
			}
		}
		if pagesSeen == 0 {
			t.Error("nothing was scored")
		}
	}
}

func checkTotals(t *testing.T, f *film.Film, at film.Cursor) {
	t.Helper()
	c := canvas(t)
	pages.Scoring{Film: f, At: at}.View(c, side(c))
	shot := f.Shot(at)
	for _, p := range shot.After.Players[:2] {
		if text := strings.ReplaceAll(strconv.Itoa(int(p.VP)), "-", "−") + " VP"; !slices.Contains(roomtest.Texts(&c.View), text) {
			t.Fatalf("%q is not shown at %+v: %v", text, at, roomtest.Texts(&c.View))
		}
	}
}

func TestResultGoesByThePlaces(t *testing.T) {
	g := played.Birmingham().Game
	for _, c := range []struct {
		you, automa    int16
		winner, second engine.Seat
		by             int
	}{
		{100, 88, engine.HumanSeat, engine.AutomaSeat, 12},
		{88, 97, engine.AutomaSeat, engine.HumanSeat, 9},
		{90, 90, engine.HumanSeat, engine.AutomaSeat, 0},
	} {
		p := game(t, played.Medium(1), 0).Position()
		p.Players[0].VP, p.Players[1].VP = c.you, c.automa
		if got := pages.ResultOf(g, &p.State); got.Winner != c.winner || got.Second != c.second || got.By != c.by {
			t.Errorf("%d to %d: %+v", c.you, c.automa, got)
		}
	}
}

func TestFinalTellsTheBestSoFarOrThatItIsPractice(t *testing.T) {
	r := game(t, played.Medium(7), -1)
	practice := r.Branch(len(r.Entries()) - 3)
	for !practice.Header().Practice || practice.Position().Decision != engine.GameOver {
		if practice.Position().AutomasTurn() {
			practice.AutomaTurn()
			continue
		}
		practice.Choose(r.Game().Choices(&practice.Position().State, nil)[0])
	}
	for _, c := range []struct {
		final *pages.Final
		want  string
	}{
		{pages.NewFinal(r, pages.Past{}), "first game"},
		{pages.NewFinal(r, pages.Past{Played: 2, Best: 300}), "so far is 300 VP"},
		{pages.NewFinal(r, pages.Past{Played: 2, Best: 3}), "it was 3 VP"},
		{pages.NewFinal(practice, pages.Past{Played: 2, Best: 3}), "Practice"},
	} {
		canvas := canvas(t)
		c.final.View(canvas, canvas.Whole())
		if !says(&canvas.View, c.want) {
			t.Errorf("%q is not said: %v", c.want, roomtest.Texts(&canvas.View))
		}
	}
}

// A rung, a first win and a best result are celebrated, if the game counts and the games before it are known.
func TestFinalCelebrates(t *testing.T) {
	r := game(t, played.Medium(7), -1)
	hinted := game(t, played.Medium(7), -1)
	hinted.MarkHinted()
	won := pages.ResultOf(r.Game().Game, &r.Position().State).Winner == engine.HumanSeat
	for _, c := range []struct {
		of   *record.Record
		past pages.Past
		want []string
	}{
		{r, pages.Past{Known: true, Played: 2, Won: 1, Best: 3}, []string{"Your best so far"}},
		{r, pages.Past{Known: true, Played: 2, Won: 1, Best: 300}, nil},
		{r, pages.Past{Known: true, Played: 2, Won: 1, Best: 300, Rung: "magnate"}, []string{"Up a rung: "}},
		{r, pages.Past{Played: 2, Best: 3, Rung: "magnate"}, nil},
		{hinted, pages.Past{Known: true, Played: 2, Best: 3, Rung: "magnate"}, nil},
		{r, pages.Past{Known: true, Borrowed: true, Played: 2, Best: 3}, nil},
		{r, pages.Past{Known: true}, map[bool][]string{true: {"First win against medium"}}[won]},
	} {
		for _, size := range []view.Size{roomtest.Least, {W: 390, H: 844}} {
			canvas := widget.New(roomtest.Env(t, played.Birmingham(), size, 1))
			pages.NewFinal(c.of, c.past).View(canvas, canvas.Whole())
			text := strings.Join(roomtest.Texts(&canvas.View), "\n")
			for _, honour := range []string{"Your best so far", "Up a rung: ", "First win against medium"} {
				if strings.Contains(text, honour) != slices.Contains(c.want, honour) {
					t.Errorf("%+v, %v: %q is told: %v", c.past, size, honour, !slices.Contains(c.want, honour))
				}
			}
		}
	}
}

func TestFinalTellsWhatTheDistantMarketTook(t *testing.T) {
	g := played.Lancashire()
	told, header := 0, played.OfLancashire(4)
	for seed := range uint64(8) {
		header.Seed = seed
		r, err := played.Of(g, header, -1)
		if err != nil {
			t.Fatal(err)
		}
		sold := account.Of(r).Distant[engine.HumanSeat]
		c := widget.New(roomtest.Env(t, g, roomtest.Least, 1))
		pages.NewFinal(r, pages.Past{}).View(c, c.Whole())
		if sold.Mills > 0 {
			told++
			if want := fmt.Sprintf("(+%d income)", sold.Income); !says(&c.View, "To the distant market you sold") || !says(&c.View, want) {
				t.Errorf("seed %d: %q is not said: %v", seed, want, roomtest.Texts(&c.View))
			}
		}
	}
	if told == 0 {
		t.Error("nobody sold to the distant market")
	}
}

func TestFinalShowsMomentsAndBothSidesRichest(t *testing.T) {
	r := game(t, played.Medium(7), -1)
	c := canvas(t)
	f := pages.NewFinal(r, pages.Past{})
	f.View(c, c.Whole())
	show := c.View.Target("final:show:0")
	if at, ok := show.Act.(pages.ShowAt); !ok || at.Entries > len(r.Entries()) {
		t.Errorf("the first moment shows %+v", show.Act)
	}
	yours := roomtest.Texts(&c.View)
	if !f.Do(pages.ShowRichest{Seat: engine.AutomaSeat}) {
		t.Error("the Automa's richest are not shown")
	}
	c = canvas(t)
	f.View(c, c.Whole())
	if slices.Equal(yours, roomtest.Texts(&c.View)) {
		t.Error("both sides' richest are the same")
	}
}
