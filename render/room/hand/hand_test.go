package hand_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/thing"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var area = view.Rect{X: 12, Y: 698, W: 920, H: 150}

const full = "round 4; you: birmingham_dudley, coal2@dudley.1=2, money 114, vp 112, income 55, spent 122, card:burton-on-trent, " +
	"card:birmingham, card:wolverhampton, card:kidderminster, card:coalbrookdale, card:iron, card:wild-industry, card:wild-location"

// draw draws the room with the pointer on a target.
func draw(t *testing.T, reading float64, hover string, m hand.Model) *view.View {
	t.Helper()
	env := roomtest.Env(t, m.Game, roomtest.Least, reading)
	env.Pointer.Hover = hover
	c := widget.New(env)
	hand.Draw(c, area, m)
	return &c.View
}

func model(t *testing.T, position string) hand.Model {
	t.Helper()
	g := played.Birmingham()
	return hand.Model{Game: g, State: roomtest.State(t, g, position), Asked: true, Lit: thing.Set{thing.Card: ^uint64(0)}}
}

func TestEveryTextIsLegible(t *testing.T) {
	positions := map[string]string{"full hand": full, "one card": "rail; round 10; you: card:dudley, income 3",
		"a debt to pay": "you: income 0, card:brewery"}
	for name, position := range positions {
		for _, reading := range roomtest.Readings {
			for _, asked := range []bool{true, false} {
				t.Run(fmt.Sprint(name, reading, asked), func(t *testing.T) {
					m := model(t, position)
					m.Asked = asked
					roomtest.Legible(t, draw(t, reading, "", m), area)
				})
			}
		}
	}
}

func TestEveryKindOfCardIsLegible(t *testing.T) {
	g := played.Birmingham()
	for card := 1; card < len(g.Cards); card++ {
		s := *roomtest.State(t, g, "you: card:dudley")
		s.Players[engine.HumanSeat].Hand = [engine.HandSize]engine.Card{engine.Card(card)}
		v := draw(t, 1, "", hand.Model{Game: g, State: &s, Asked: true})
		roomtest.Legible(t, v, area)
		roomtest.CheckTips(t, v, func(subject any) widget.Tip {
			return hand.About(words.In(roomtest.Env(t, g, roomtest.Least, 1).Words), g, &s, subject)
		})
		if name := roomtest.Texts(v)[0]; strings.ContainsAny(name, "{}") {
			t.Errorf("card %s has no name: %s", g.Cards[card].ID, name)
		}
	}
}

func TestCardsAreClickedAndHaveKeys(t *testing.T) {
	m := model(t, full)
	m.Lit = thing.Set{} // what leads to nothing is clicked as well: it tells why
	v := draw(t, 1, "", m)
	for i := range engine.HandSize {
		id := fmt.Sprint("card:", i+1)
		target := v.Target(id)
		if target == nil || target.Act != (hand.Card{Index: i}) {
			t.Fatalf("%s: a click does %+v", id, target)
		}
		if act := v.Keys[fmt.Sprint("card-", i+1)]; act != target.Act {
			t.Errorf("%s: its key does %v", id, act)
		}
		if target.About != thing.Of(m.State.Players[0].Hand[i]) {
			t.Errorf("%s: it is inspected as %v", id, target.About)
		}
	}
}

func TestOnTheAutomasTurn_CardsCanOnlyBeInspected(t *testing.T) {
	m := model(t, full)
	m.Asked = false
	v := draw(t, 1, "", m)
	if len(v.Keys) > 0 {
		t.Errorf("keys do something: %v", v.Keys)
	}
	for i := range v.Targets {
		if target := &v.Targets[i]; target.Act != nil && target.Act != (tracks.Open{}) || target.About == nil {
			t.Errorf("%s: a click does %v, inspecting asks about %v", target.ID, target.Act, target.About)
		}
	}
}

// Income and VP lead to their tracks, beside the hand and in the purse. Where the tracks are beside the hand, the figure need not tell
// the space of the income.
func TestFiguresLeadToTheTracks(t *testing.T) {
	m := model(t, full)
	v := draw(t, 1, "", m)
	for id, act := range map[string]any{"hand:income": tracks.Open{}, "hand:vp": tracks.Open{}, "hand:money": nil} {
		if got := v.Target(id).Act; got != act {
			t.Errorf("%s: a click does %v", id, got)
		}
	}
	c := widget.New(roomtest.Env(t, m.Game, view.Size{W: 390, H: 844}, 1))
	hand.DrawPurse(c, view.Rect{W: 390, H: 44}, m)
	if got := c.View.Target("hand:income").Act; got != (tracks.Open{}) {
		t.Errorf("a tap on the income in the purse does %v", got)
	}
	space := "space " + strconv.Itoa(int(m.State.Players[engine.HumanSeat].Income))
	if !slices.Contains(roomtest.Texts(v), space) {
		t.Errorf("%q is not among %q", space, roomtest.Texts(v))
	}
	m.Tracked = true
	if texts := roomtest.Texts(draw(t, 1, "", m)); slices.Contains(texts, space) {
		t.Errorf("%q beside its track: %q", space, texts)
	}
}

// On phones, a full hand in two rows, every name can be read.
func TestNamesOfCardsAreLargeEnoughOnPhones(t *testing.T) {
	for _, g := range []*automa.Game{played.Birmingham(), played.Lancashire()} {
		for _, size := range []view.Size{{W: 375, H: 667}, {W: 390, H: 844}} {
			for card := 1; card < len(g.Cards); card++ {
				s := *roomtest.State(t, g, "round 2")
				for i := range s.Players[engine.HumanSeat].Hand {
					s.Players[engine.HumanSeat].Hand[i] = engine.Card(card)
				}
				c := widget.New(roomtest.Env(t, g, size, 1))
				hand.DrawFan(c, view.Rect{W: size.W, H: 230}, hand.Model{Game: g, State: &s})
				for _, item := range c.View.Items {
					if item.Kind == view.Label && item.Size < theme.LeastType {
						t.Errorf("%v wide: %q is drawn %.1f px high", size.W, item.Text, item.Size)
					}
				}
			}
		}
	}
}

func TestFewerCards(t *testing.T) {
	m := model(t, full)
	for n := range engine.HandSize + 1 {
		s := *m.State
		p := &s.Players[engine.HumanSeat]
		clear(p.Hand[n:])
		few := m
		few.State = &s
		v := draw(t, 1.3, "", few)
		roomtest.Legible(t, v, area)
		cards := 0
		for i := range v.Targets {
			if strings.HasPrefix(v.Targets[i].ID, "card:") {
				cards++
			}
		}
		empty := slices.Contains(roomtest.Texts(v), "There is no card left in your hand.")
		if cards != n || empty != (n == 0) {
			t.Errorf("%d cards: %d can be pointed at, said to be empty: %v", n, cards, empty)
		}
	}
}

// frames are what is drawn exactly where a card lies: the card, and boxes over it.
func frames(v *view.View, at view.Rect) (list []view.Item) {
	for _, item := range v.Items {
		if (item.Kind == view.Box || item.Kind == view.Picture) && item.Area == at {
			list = append(list, item)
		}
	}
	return list
}

func TestStatesOfACard(t *testing.T) {
	palette := &theme.Foundry
	place := hand.CardArea(area, 2)
	m := model(t, full)
	card := m.State.Players[0].Hand[2]
	ringed := func(v *view.View, at view.Rect) bool {
		boxes := frames(v, at)
		return len(boxes) == 2 && boxes[1].Fill == 0 && boxes[1].Line == palette.Brass
	}
	if v := draw(t, 1, "", m); len(frames(v, place)) != 1 {
		t.Error("a usable card has something over it")
	}
	if v := draw(t, 1, "card:3", m); !ringed(v, place.Move(0, -4)) {
		t.Error("a usable card that is looked at is not raised a little, with a ring")
	}
	m.Lit[thing.Card] &^= 1 << card
	if v := draw(t, 1, "", m); len(frames(v, place)) != 1 || len(frames(v, hand.CardArea(area, 3).Inset(-1))) != 1 {
		t.Error("of two cards, not just the one that leads to something is lit")
	}
	m.Picked[2] = true
	if v := draw(t, 1, "", m); !ringed(v, place.Move(0, -8)) {
		t.Error("a picked card is not raised, with a ring")
	}
	m.Picked[2], m.Asked = false, false
	if v := draw(t, 1, "card:3", m); len(frames(v, place)) != 1 {
		t.Error("on the Automa's turn a card looks other than in its place")
	}
}

func TestFiguresAreThoseOfThePosition(t *testing.T) {
	m := model(t, full)
	texts := roomtest.Texts(draw(t, 1, "", m))
	for _, want := range []string{"£114", "+19", "space 55", "£122", "13", "112"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%s is not among %q", want, texts)
		}
	}
}

func TestAbout_EverythingIsExplained(t *testing.T) {
	for _, position := range []string{full, "you: income 0, card:brewery", "spending; you: card:dudley"} {
		m := model(t, position)
		w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
		roomtest.CheckTips(t, draw(t, 1, "", m), func(subject any) widget.Tip { return hand.About(w, m.Game, m.State, subject) })
	}
	g := played.Birmingham()
	if tip := hand.About(words.In(roomtest.Env(t, g, roomtest.Least, 1).Words), g, nil, "another room"); !tip.Empty() {
		t.Errorf("about something of another room it tells %v", tip)
	}
}

func TestAbout_IndustryCards(t *testing.T) {
	g := played.Birmingham()
	w := words.In(roomtest.Env(t, g, roomtest.Least, 1).Words)
	for id, want := range map[string][2]string{
		"iron":                {"Iron Works card", "build an iron works in any"},
		"cotton+manufacturer": {"Cotton, Manufacturer card", "build a cotton mill or a manufacturer in any"},
	} {
		tip := hand.About(w, g, &engine.State{Seats: 2}, thing.Of(notation.CardNamed(g.Game, id)))
		if tip.Title != want[0] || !strings.Contains(tip.Lines[0], want[1]) {
			t.Errorf("%s: %+v, want %q", id, tip, want)
		}
	}
}

func TestAbout_DiscardsAndTheFaceDownCard(t *testing.T) {
	m := model(t, full)
	w := words.In(roomtest.Env(t, m.Game, roomtest.Least, 1).Words)
	s := *m.State
	p := &s.Players[engine.HumanSeat]
	p.Discards = [engine.MaxCards]uint8{3: 2, 5: 1}
	p.FaceDown = notation.CardNamed(m.Game.Game, "leek")
	lines := strings.Join(hand.About(w, m.Game, &s, hand.Cards).Lines, " ")
	for _, want := range []string{"3 cards have been discarded", "face down: the Leek card"} {
		if !strings.Contains(lines, want) {
			t.Errorf("%q does not say %q", lines, want)
		}
	}
	p.FaceDown = 0 // as in solo play (M5)
	if lines := strings.Join(hand.About(w, m.Game, &s, hand.Cards).Lines, " "); strings.Contains(lines, "face down") {
		t.Errorf("a face-down card is told of where there is none: %q", lines)
	}
}
