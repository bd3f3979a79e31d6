package ceremony

import (
	"slices"
	"testing"
	"time"

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

// around leaves out what lies on the board, which package board looks at.
func around(v *view.View) {
	first := slices.IndexFunc(v.Targets, func(t view.Target) bool { return t.ID == "board" })
	ground := v.Targets[first].Area
	v.Targets = slices.DeleteFunc(v.Targets, func(t view.Target) bool { return ground.Holds(t.Area) })
	v.Items = slices.DeleteFunc(v.Items, func(i view.Item) bool { return !i.Clip.Empty() && ground.Holds(i.Clip) })
}
