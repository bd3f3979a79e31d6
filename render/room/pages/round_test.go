package pages_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/widget"
)

func TestRoundEndTellsEveryMovement(t *testing.T) {
	h := played.Medium(5)
	h.Options.SpendingOrder = true
	debts := 0
	for seed := range uint64(8) {
		h.Seed = seed
		r := game(t, h, -1)
		for i := range r.Entries() {
			for _, f := range film.Of(r.Game(), &r.Entries()[i]).Frames {
				if f.Kind == film.RoundEnd {
					debts += checkRound(t, &f)
				}
			}
		}
	}
	if debts == 0 {
		t.Error("no game had a debt")
	}
}

// TestTheEndOfARoundIsAMoment: the money that was spent leaves the plates, they change places, then income runs to the purse; all that
// is told stands there from the beginning.
func TestTheEndOfARoundIsAMoment(t *testing.T) {
	h := played.Medium(3)
	h.Options.SpendingOrder = true
	f := roundWith(t, h, func(f *film.Frame) bool { return f.Stages() == 2 && f.Before.Order != f.After.Order })
	draw := func(left float64) *widget.Canvas {
		c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1))
		pages.RoundEnd{Frame: f, Left: left}.View(c, c.Whole())
		return c
	}
	spent := func(c *widget.Canvas, seat engine.Seat) string {
		return c.Words.Text("page.round-end.plate", "money", words.In(c.Words).Money(int(f.Before.Players[seat].Spent)))
	}
	first, ordered, over := draw(1), draw(0.5), draw(0)
	for text, other := range map[string]string{"You": "The Automa", "The Automa": "You"} {
		before, after := placeOf(first, text), placeOf(ordered, text)
		if before == after || after != placeOf(first, other) || after != placeOf(over, text) {
			t.Errorf("the plate %q goes from %v to %v", text, before, after)
		}
	}
	for seat := range engine.Seat(2) {
		if text := spent(first, seat); !says(&first.View, text) || !says(&over.View, text) {
			t.Errorf("%q is not there at first, or does not stay", text)
		}
	}
	was, has := words.In(first.Words).Money(int(f.Before.Players[0].Money)), words.In(first.Words).Money(int(f.After.Players[0].Money))
	if was == has || !says(&ordered.View, was) || says(&ordered.View, has) || !says(&over.View, has) {
		t.Errorf("the purse goes from %s to %s: %v, %v", was, has, roomtest.Texts(&ordered.View), roomtest.Texts(&over.View))
	}
	for left, coins := range map[float64]int{1: 0, 0.75: 2, 0.5: 0, 0.25: 1, 0: 0} {
		c := draw(left)
		n := 0
		for _, i := range c.View.Items {
			if _, ok := i.Painting.(plate.Medal); ok {
				n++
			}
		}
		if n != coins {
			t.Errorf("with %v to come %d coins are on their way, want %d", left, n, coins)
		}
		for _, e := range f.Events {
			if text := words.In(c.Words).Event(e); e.Kind == engine.MoneyMoved && !says(&c.View, text) {
				t.Errorf("with %v to come %q is not told", left, text)
			}
		}
	}
}

// Against a rival who spent less decides who begins: what each spent stands there, and what follows from it.
func TestRoundEnd_B3_1_WhatARivalsOrderRestsOn(t *testing.T) {
	for _, game := range []string{"birmingham", "lancashire"} {
		g := decks.Game(game)
		r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2}, Seed: 3, Difficulty: "quick", Players: record.AgainstRival(4)})
		if err != nil {
			t.Fatal(err)
		}
		rounds := 0
		for rounds < 2 {
			p := r.Position()
			choices := g.Choices(&p.State, nil)
			r.Act(choices[policy.Keen.Pick(g, p, choices, nil)])
			for _, f := range film.Of(g, &r.Entries()[len(r.Entries())-1]).Frames {
				if f.Kind != film.RoundEnd {
					continue
				}
				rounds++
				spent := &f.Before.Players
				c := widget.New(roomtest.Env(t, g, roomtest.Least, 1))
				w := words.In(c.Words)
				w.Rival = true
				c.Words = w
				pages.RoundEnd{Frame: &f}.View(c, c.Whole())
				want := []string{fmt.Sprintf("£%d spent", spent[0].Spent), fmt.Sprintf("£%d spent", spent[1].Spent),
					fmt.Sprintf("This round you spent £%d and the rival £%d: who spent less goes first", spent[0].Spent, spent[1].Spent)}
				for _, text := range want {
					if !strings.Contains(strings.Join(roomtest.Texts(&c.View), " "), text) || spent[0].Spent+spent[1].Spent == 0 {
						t.Errorf("%s: %q is not told: %q", game, text, roomtest.Texts(&c.View))
					}
				}
			}
		}
	}
}

// placeOf is how far at the right a text stands.
func placeOf(c *widget.Canvas, text string) float64 {
	for _, i := range c.View.Items {
		if i.Text == text {
			return i.Area.X
		}
	}
	return -1
}

// roundWith is the end of a round in a game that is as wanted.
func roundWith(t *testing.T, h record.Header, wanted func(*film.Frame) bool) *film.Frame {
	t.Helper()
	r := game(t, h, -1)
	for i := range r.Entries() {
		for _, f := range film.Of(r.Game(), &r.Entries()[i]).Frames {
			if f.Kind == film.RoundEnd && wanted(&f) {
				return &f
			}
		}
	}
	t.Fatal("no round ends like that")
	return nil
}

// In the Brass of 2007 income comes when a round begins (C3.1), so that is what its page says.
func TestRoundEnd_C3_1_ThePageNamesTheRoundThatPays(t *testing.T) {
	for name, want := range map[string]struct{ ends, one string }{
		"lancashire": {"is over", "Round 9 of the Canal Era is over"},
		"brass":      {"begins", "Round 1 of the Rail Era begins"},
	} {
		g := decks.Game(name)
		r, err := played.Of(g, played.MediumOf(g, 1), -1)
		if err != nil {
			t.Fatal(err)
		}
		var titles []string
		for i := range r.Entries() {
			for _, f := range film.Of(r.Game(), &r.Entries()[i]).Frames {
				if f.Kind != film.RoundEnd {
					continue
				}
				c := widget.New(roomtest.Env(t, g, roomtest.Least, 1))
				pages.RoundEnd{Frame: &f}.View(c, c.Whole())
				for _, text := range roomtest.Texts(&c.View) {
					if strings.HasPrefix(text, "Round ") {
						titles = append(titles, text)
					}
				}
				if says := c.Words.Text("topbar.between.round-end"); (says == "The round begins") != g.Edition.FirstEdition {
					t.Errorf("%s: the top bar says %q", name, says)
				}
			}
		}
		other := func(title string) bool { return !strings.HasSuffix(title, want.ends) }
		if slices.ContainsFunc(titles, other) || !slices.Contains(titles, want.one) {
			t.Errorf("%s: the titles are %q", name, titles)
		}
	}
}

func checkRound(t *testing.T, f *film.Frame) (debts int) {
	t.Helper()
	c := widget.New(roomtest.Env(t, played.Birmingham(), roomtest.Least, 1.3))
	pages.RoundEnd{Frame: f}.View(c, c.Whole())
	for i := range c.View.Items {
		whole(t, "round", c, &c.View.Items[i])
	}
	for _, e := range f.Events {
		if e.Kind == engine.MoneyMoved && !says(&c.View, words.In(c.Words).Money(int(e.Amount))) {
			t.Errorf("%+v is not told: %v", e, roomtest.Texts(&c.View))
		}
		if e.Kind == engine.ShortfallBegan {
			debts++
		}
	}
	return debts
}
