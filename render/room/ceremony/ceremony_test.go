package ceremony

import (
	"slices"
	"testing"
	"time"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// model is the end of a game that the Automa lost, in which debts cost it VP.
func model(t testing.TB) *Model {
	t.Helper()
	g := played.Birmingham()
	r, err := played.Game(played.Medium(2), 60)
	if err != nil {
		t.Fatal(err)
	}
	m := &Model{Game: g, State: &r.Position().State, Title: "You win by 23", Caption: "The railways decided it: 61 VP to 44.", Won: true, Cheered: true}
	for seat := range engine.AutomaSeat + 1 {
		for x := engine.Line(1); int(x) < len(g.Lines); x++ {
			if m.State.Players[seat].Links.Has(x) {
				m.Links = append(m.Links, Link{Line: x, Seat: seat, VP: int(x) % 7})
			}
		}
	}
	m.Sides = []Side{
		{"You", []Part{{account.CanalLinks, 14}, {account.CanalTiles, 22}, {account.RailLinks, 61}, {account.RailTiles, 71},
			{account.Debts, 0}}},
		{"The Automa", []Part{{account.CanalLinks, 10}, {account.CanalTiles, 31}, {account.RailLinks, 44}, {account.RailTiles, 64},
			{account.Debts, -4}}},
	}
	return m
}

// Both sides climb without ever falling back but for what they lost, one source after the other, and end at what they have.
func TestTheRaceGoesSourceBySource(t *testing.T) {
	m := model(t)
	last := [2][]int{make([]int, 5), make([]int, 5)}
	for ; m.At < Length(m); m.At += 16 * time.Millisecond {
		for seat := range engine.AutomaSeat + 1 {
			now := m.moments().raced(m.Sides, seat)
			for i, vp := range now {
				whole := m.Sides[seat].Parts[i].VP
				if vp*whole < 0 || max(vp, -vp) > max(whole, -whole) || max(vp, -vp) < max(last[seat][i], -last[seat][i]) {
					t.Fatalf("at %v seat %d has %v after %v", m.At, seat, now, last[seat])
				}
				if i > 0 && vp != 0 && now[i-1] != m.Sides[seat].Parts[i-1].VP {
					t.Fatalf("at %v seat %d has %v", m.At, seat, now)
				}
			}
			last[seat] = now
		}
	}
	m.At = Length(m)
	for seat := range engine.AutomaSeat + 1 {
		for i, vp := range m.moments().raced(m.Sides, seat) {
			if vp != m.Sides[seat].Parts[i].VP {
				t.Errorf("at last seat %d has %d of %+v", seat, vp, m.Sides[seat].Parts[i])
			}
		}
	}
}

// Who won is not told before the race is over; at the end of an era, what ends is told at once.
func TestTheWinnerIsToldLast(t *testing.T) {
	m := model(t)
	says := func(text string) bool {
		c := widget.New(roomtest.Env(t, m.Game, roomtest.Least, 1))
		Draw(c, m)
		return slices.Contains(roomtest.Texts(&c.View), text)
	}
	m.At = Told(m)
	if m.moments().since(m.moments().race, m.moments().raceLong) < 1 || says(m.Title) || says(m.Caption) {
		t.Error("who won is told while the race goes on")
	}
	if m.At = Length(m); !says(m.Title) || !says(m.Caption) {
		t.Error("who won is never told")
	}
	if m.Won, m.At = false, time.Second; !says(m.Title) {
		t.Error("what ends is not told")
	}
}

// The last picture is complete: every link shines, and every text can be read, in every layout and size of text.
func TestTheLastPicture(t *testing.T) {
	m := model(t)
	if len(m.Links) < 4 {
		t.Fatal("there are no links")
	}
	for _, won := range []bool{true, false} {
		m.Won = won
		m.At = Length(m)
		for i := range m.Links {
			if m.moments().light(i) != 1 {
				t.Errorf("link %d of %d is dark at last", i, len(m.Links))
			}
		}
		for _, size := range []view.Size{roomtest.Least, {W: 1600, H: 1000}, {W: 390, H: 844}, {W: 844, H: 390}} {
			for _, reading := range roomtest.Readings {
				c := widget.New(roomtest.Env(t, m.Game, size, reading))
				Draw(c, m)
				v := c.View
				if v.Moving || v.Otherwise != nil {
					t.Errorf("%v: it moves", size)
				}
				if id := roomtest.OneGolden(t, &v); id != "ceremony:on" {
					t.Errorf("%v: golden is %q", size, id)
				}
				around(&v)
				roomtest.Legible(t, &v, c.Whole())
			}
		}
	}
}

// Titles and sentences fit in every language, also where a hand's width is all there is.
func TestTheTitlesFitInEveryLanguage(t *testing.T) {
	m := model(t)
	m.At = Length(m)
	for _, language := range words.Languages() {
		w, err := words.New(m.Game, language)
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"page.final.title.by-vp.automa", "page.final.title.by-vp.you", "page.final.title.by-rule.automa",
			"page.ceremony.era"} {
			m.Title, m.Caption = w.Text(key, "n", "123"), w.Text("page.ceremony.decided.rail-tiles", "you", "123", "automa", "145")
			if m.Won = key != "page.ceremony.era"; !m.Won {
				m.Caption = ""
			}
			for _, size := range []view.Size{roomtest.Least, {W: 390, H: 844}, {W: 844, H: 390}} {
				env := roomtest.Env(t, m.Game, size, 1)
				env.Words = w
				c := widget.New(env)
				Draw(c, m)
				around(&c.View)
				roomtest.Legible(t, &c.View, c.Whole())
			}
		}
	}
}

// withFour is the same end with four seats.
func withFour(m *Model) *Model {
	for i, name := range []string{"Clementine", "Rival 2"} {
		m.Sides = append(m.Sides, Side{name, slices.Clone(m.Sides[i].Parts)})
		m.Sides[2+i].Parts[2].VP += 7
	}
	m.Winner, m.Title, m.Caption = 3, "Clementine wins by 123", "What decided it: Rail tiles. Clementine (51 VP), Rival 2 (44 VP)."
	return m
}

// Three and four columns stand beside each other with their names, in every window, and climb to what the seats have.
func TestColumnsOfUpToFourSeats(t *testing.T) {
	for _, seats := range []int{3, 4} {
		m := withFour(model(t))
		m.Sides, m.Winner, m.At = m.Sides[:seats], engine.Seat(seats-1), Length(m)
		for _, size := range []view.Size{roomtest.Least, {W: 1600, H: 1000}, {W: 390, H: 844}, {W: 844, H: 390}} {
			for _, reading := range roomtest.Readings {
				c := widget.New(roomtest.Env(t, m.Game, size, reading))
				Draw(c, m)
				around(&c.View)
				roomtest.Legible(t, &c.View, c.Whole())
				texts := roomtest.Texts(&c.View)
				for i := range m.Sides {
					total := 0
					for _, p := range m.Sides[i].Parts {
						total += p.VP
					}
					if !slices.Contains(texts, Number(total)) || !slices.Contains(texts, m.Sides[i].Name) {
						t.Errorf("%v: %q with %d is not there: %q", size, m.Sides[i].Name, total, texts)
					}
				}
			}
		}
	}
}

// A piece of a column tells what every seat has from its source.
func TestAPieceTellsOfAllSeats(t *testing.T) {
	m := withFour(model(t))
	w, err := words.New(m.Game, words.English)
	if err != nil {
		t.Fatal(err)
	}
	w = w.At(&record.Header{Options: engine.Options{Seats: 4}, Players: played.Rivals})
	want := []string{"You (61 VP)", "Rival 1 (44 VP)", "Rival 2 (68 VP)", "Rival 3 (51 VP)"}
	if tip := About(w, m.Game, m.State, m.source(2)); !slices.Equal(tip.Lines, want) {
		t.Errorf("the tip says %q", tip.Lines)
	}
}

// around leaves out what lies on the board, which package board looks at.
func around(v *view.View) {
	first := slices.IndexFunc(v.Targets, func(t view.Target) bool { return t.ID == "board" })
	ground := v.Targets[first].Area
	v.Targets = slices.DeleteFunc(v.Targets, func(t view.Target) bool { return ground.Holds(t.Area) })
	v.Items = slices.DeleteFunc(v.Items, func(i view.Item) bool { return !i.Clip.Empty() && ground.Holds(i.Clip) })
}
