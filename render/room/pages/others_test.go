package pages_test

import (
	"regexp"
	"strings"
	"testing"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/lookback"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// ofTheOnlyOther is said where one other player or the Automa plays.
var ofTheOnlyOther = regexp.MustCompile(`(?i)\bthe rival\b|automa|\bboth (sides|mats)\b`)

// At a table of several no page speaks of one rival or of the Automa, and each text is whole in every language.
func TestPagesOfSeveralSpeakOfTheOthers(t *testing.T) {
	for name, r := range several(t) {
		begun, err := played.Several(r.Game(), r.Header().Players, r.Header().Options.Seats, 5, 0)
		if err != nil {
			t.Fatal(err)
		}
		scoring, at := filmed(t, r, film.TileScoring)
		round, roundAt := filmed(t, r, film.RoundEnd)
		for _, language := range words.Languages() {
			for _, size := range allSizes {
				for what, draw := range map[string]func(c *widget.Canvas){
					"help":      func(c *widget.Canvas) { new(pages.HelpPage).View(c, r.Game().Game, pages.Close{}) },
					"menu":      func(c *widget.Canvas) { new(pages.Menu).View(c, pages.Close{}) },
					"empty log": func(c *widget.Canvas) { logOf(c, begun).View(c, sideOf(c), begun, pages.Close{}) },
					"log":       func(c *widget.Canvas) { logOf(c, r).View(c, sideOf(c), r, pages.Close{}) },
					"final":     func(c *widget.Canvas) { pages.NewFinal(r, pages.Past{Known: true}).View(c, c.Whole()) },
					"round": func(c *widget.Canvas) {
						pages.RoundEnd{Frame: &round.Frames[roundAt], Scroll: new(widget.Scroll)}.View(c, c.Whole())
					},
					"scoring": func(c *widget.Canvas) { pages.Scoring{Film: scoring, At: film.Cursor{Frame: at}}.View(c, sideOf(c)) },
				} {
					c := tableOf(t, r, size, 1, language)
					draw(c)
					speaksOfTheOthers(t, name+", "+language+", "+what, c)
				}
			}
		}
	}
}

func speaksOfTheOthers(t *testing.T, what string, c *widget.Canvas) {
	t.Helper()
	text := strings.Join(roomtest.Texts(&c.View), " ")
	for _, target := range c.View.Targets {
		text += " " + target.Name
	}
	english := words.In(c.Words).Language() == words.English
	if strings.ContainsAny(text, "{}") || strings.Contains(text, "Automa") || english && ofTheOnlyOther.MatchString(text) {
		t.Errorf("%s, %v: %q", what, c.Size, text)
	}
}

// The help names the colour and the shape of each seat, and tells nothing of seats that are not there.
func TestHelpNamesTheColoursOfAll(t *testing.T) {
	looks := []string{"yellow, with square corners", "blue, with a cog", "brick red, with a diamond", "green, with a shield"}
	for name, r := range several(t) {
		c := tableOf(t, r, view.Size{W: 1600, H: 1000}, 1, words.English)
		new(pages.HelpPage).View(c, r.Game().Game, pages.Close{})
		w, seats := words.In(c.Words), account.Seats(&r.Position().State)
		for seat, look := range looks {
			if there := seat < len(seats); says(&c.View, look) != there || there && !says(&c.View, w.SeatName(engine.Seat(seat))+": ") {
				t.Errorf("%s: seat %d, %q: %q", name, seat, look, roomtest.Texts(&c.View))
			}
		}
	}
}

// Whoever looks, the menu leads to their own mat and to that of another.
func TestTheMenuOfSeveralLeadsToTheMats(t *testing.T) {
	r := several(t)["four people"]
	for eyes := range engine.Seat(engine.MaxSeats) {
		c := widget.New(roomtest.Several(t, r, eyes, roomtest.Least, 1))
		new(pages.Menu).View(c, pages.Close{})
		own, other := c.View.Target("menu:your-mat"), c.View.Target("menu:automas-mat")
		if own.Act != (mats.Show{Seat: eyes}) || other.Act == own.Act {
			t.Errorf("seat %d: %v and %v", eyes, own.Act, other.Act)
		}
	}
}

// The analysis of a game of one person among several tells what each could expect, a line a seat.
func TestTheAnalysisOfSeveralSpeaksOfTheOthers(t *testing.T) {
	for _, entries := range []int{6, 12} {
		r, err := played.Several(played.Birmingham(), played.Rivals, 4, 5, entries)
		if err != nil {
			t.Fatal(err)
		}
		a, err := analysis.Begin(r, analysis.Options{Futures: 2})
		if err != nil {
			t.Fatal(err)
		}
		for a.Done() < a.Decisions() {
			a.Step()
		}
		for i := range a.Moments() { // so that all are told as costly
			m := &a.Moments()[i]
			m.Drop, m.DropErr, m.Better = 900, 10, m.Made
			m.Why = []search.Reason{{Fact: search.Taken, N: 3, Of: 4}, {Fact: search.Gains, Means: []search.Mean{{Of: search.AutomasVP, Best: 3}}}}
		}
		for _, size := range allSizes {
			c := tableOf(t, r, size, 1, words.English)
			pages.NewAnalysis(func(w words.Words) lookback.Told { return lookback.Of(w, r, a) }).View(c, pages.Close{})
			speaksOfTheOthers(t, "analysis", c)
			for seat := range engine.Seat(engine.MaxSeats) {
				if size == roomtest.Least && !says(&c.View, words.In(c.Words).SeatName(seat)+": ") {
					t.Errorf("%v: what seat %d could expect is not told: %q", size, seat, roomtest.Texts(&c.View))
				}
			}
		}
	}
}

// Equal VP are decided by income and money against a rival (B4.6), and for the player against the Automa (M82).
func TestEqualVPAgainstARival(t *testing.T) {
	h := record.Header{Options: engine.Options{Seats: 2}, Seed: 5, Players: record.AgainstRival(4)}
	r, err := record.New(played.Birmingham(), h)
	if err != nil {
		t.Fatal(err)
	}
	w := words.In(tableOf(t, r, roomtest.Least, 1, words.English).Words)
	s := r.Position().State
	s.Decision = engine.GameOver
	for income, want := range map[uint8]string{s.Players[0].Income: "You and the rival share the victory", s.Players[0].Income + 9: "Equal in VP: the rival wins"} {
		s.Players[1].Income, s.Players[1].Money = income, s.Players[0].Money
		result := pages.ResultOf(r.Game().Game, &s)
		if got := result.Title(w); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if got := result.Equal(w); got != "With equal VP the higher income wins, then more money" {
			t.Errorf("%q", got)
		}
	}
	w.Rival = false
	if got := (pages.Result{}).Equal(w); got != "You win a tie" {
		t.Errorf("against the Automa: %q", got)
	}
}
