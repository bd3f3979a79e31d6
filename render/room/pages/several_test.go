package pages_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// several are finished games of tables of two to four, of people and of rivals.
func several(t testing.TB) map[string]*record.Record {
	t.Helper()
	list := map[string]*record.Record{}
	for name, table := range map[string]struct {
		game    *automa.Game
		players [engine.MaxSeats]record.Player
		seats   int
	}{
		"four people":  {played.Birmingham(), played.People, 4},
		"three rivals": {played.Birmingham(), played.Rivals, 4},
		"three":        {played.Lancashire(), played.Three, 3},
		"two people":   {played.Birmingham(), played.TwoPeople, 2},
	} {
		r, err := played.Several(table.game, table.players, table.seats, 5, -1)
		if err != nil {
			t.Fatal(err)
		}
		list[name] = r
	}
	return list
}

// tableOf is a canvas at the table of a game.
func tableOf(t testing.TB, r *record.Record, size view.Size, reading float64, language string) *widget.Canvas {
	t.Helper()
	env := roomtest.Env(t, r.Game(), size, reading)
	w, err := words.New(r.Game(), language)
	if err != nil {
		t.Fatal(err)
	}
	h := r.Header()
	env.Words, env.Palette = w.At(&h), env.Palette.AgainstRival()
	return widget.New(env)
}

// allSizes are a desk's window and those of hands.
var allSizes = []view.Size{roomtest.Least, {W: 390, H: 844}, {W: 844, H: 390}}

// The pages that sum up a game of several are whole in every language and window, and no seat is left out.
func TestPagesOfSeveralSeatsAreWhole(t *testing.T) {
	for name, r := range several(t) {
		round, roundAt := filmed(t, r, film.RoundEnd)
		scoring, scoringAt := filmed(t, r, film.TileScoring)
		for _, language := range words.Languages() {
			for n, size := range slices.Concat(allSizes, allSizes) {
				reading := 1.0
				if n >= len(allSizes) && language == words.English {
					reading = 1.3
				}
				for what, draw := range map[string]func(c *widget.Canvas){
					"final": func(c *widget.Canvas) { pages.NewFinal(r, pages.Past{Known: true}).View(c, c.Whole()) },
					"round": func(c *widget.Canvas) {
						pages.RoundEnd{Frame: &round.Frames[roundAt], Scroll: new(widget.Scroll)}.View(c, c.Whole())
					},
					"scoring": func(c *widget.Canvas) {
						pages.Scoring{Film: scoring, At: film.Cursor{Frame: scoringAt, Stage: 2}}.View(c, sideOf(c))
					},
				} {
					c := tableOf(t, r, size, reading, language)
					draw(c)
					for i := range c.View.Items {
						whole(t, name+", "+language+", "+what, c, &c.View.Items[i])
					}
					if what != "scoring" {
						namesAll(t, name+", "+language+", "+what, c, r)
					}
				}
			}
		}
	}
}

// sideOf is where a page lies beside the board or below it.
func sideOf(c *widget.Canvas) view.Rect {
	area := c.Whole()
	switch c.Size.Layout() {
	case view.Tall:
		area, _ = area.Foot(area.H * 0.45)
	case view.Short:
		area, _ = area.Side(360)
	default:
		area, _ = area.Side(480)
	}
	return area
}

// namesAll fails if a seat is not named.
func namesAll(t *testing.T, what string, c *widget.Canvas, r *record.Record) {
	t.Helper()
	for _, seat := range account.Seats(&r.Position().State) {
		if name := words.In(c.Words).SeatName(seat); !says(&c.View, name) {
			t.Errorf("%s, %v: %q is not named: %q", what, c.Size, name, roomtest.Texts(&c.View))
		}
	}
}

// The page of the end tells the places of all, and what each has from each source and in all.
func TestFinalTellsThePlacesOfAll(t *testing.T) {
	r := several(t)["three rivals"]
	c := tableOf(t, r, roomtest.Least, 1, words.English)
	pages.NewFinal(r, pages.Past{Known: true, Played: 3, Best: 4}).View(c, c.Whole())
	p := r.Position()
	for _, standing := range r.Game().Standings(&p.State) {
		vp := strconv.Itoa(int(p.Players[standing.Seat].VP))
		place := strconv.Itoa(standing.Place) + ". " + words.In(c.Words).SeatName(standing.Seat) + " (" + vp + " VP)"
		if !says(&c.View, place) || !slices.Contains(roomtest.Texts(&c.View), vp) {
			t.Errorf("%q is not told: %q", place, roomtest.Texts(&c.View))
		}
	}
	if says(&c.View, "best") && says(&c.View, "so far") {
		t.Error("a game of several is compared with those of two")
	}
}

// The winner's name is in the title, "you" only where one person looks; who shares the first place wins together.
func TestTitlesOfSeveral(t *testing.T) {
	for _, c := range []struct {
		players [engine.MaxSeats]record.Player
		vp      [engine.MaxSeats]int16
		want    string
	}{
		{played.People, [engine.MaxSeats]int16{50, 62, 40, 61}, "Bo wins by 1"},
		{played.People, [engine.MaxSeats]int16{90, 62, 40, 61}, "Ada wins by 28"},
		{played.Rivals, [engine.MaxSeats]int16{90, 62, 40, 61}, "You win by 28"},
		{played.Rivals, [engine.MaxSeats]int16{30, 62, 70, 61}, "Rival 2 wins by 8"},
		{played.People, [engine.MaxSeats]int16{30, 62, 70, 70}, "Cleo and Dot win together"},
	} {
		r, err := played.Several(played.Birmingham(), c.players, 4, 1, 0)
		if err != nil {
			t.Fatal(err)
		}
		s := r.Position().State
		for seat, vp := range c.vp {
			s.Players[seat].VP = vp
		}
		w := words.In(tableOf(t, r, roomtest.Least, 1, words.English).Words)
		if got := pages.ResultOf(r.Game().Game, &s).Title(w); got != c.want {
			t.Errorf("%v: %q, want %q", c.vp, got, c.want)
		}
	}
}

// A scoring adds up what each of four seats has on the track.
func TestScoringOfFourEndsWithTheVPOnTheTrack(t *testing.T) {
	r := several(t)["four people"]
	f, at := filmed(t, r, film.TileScoring)
	end := film.Cursor{Frame: at, Stage: f.Frames[at].Stages() - 1}
	for _, size := range allSizes {
		c := tableOf(t, r, size, 1, words.English)
		pages.Scoring{Film: f, At: end}.View(c, sideOf(c))
		for seat := range 4 {
			vp := strconv.Itoa(int(f.Shot(end).After.Players[seat].VP))
			if size == roomtest.Least {
				vp += " VP"
			}
			if !slices.Contains(roomtest.Texts(&c.View), vp) {
				t.Errorf("%v: %q of seat %d is not shown: %q", size, vp, seat, roomtest.Texts(&c.View))
			}
		}
	}
}

// The plates of more than two seats lie below each other in turn order, with what each spent, and change places.
func TestTheEndOfARoundOfFour(t *testing.T) {
	r := several(t)["four people"]
	var f *film.Frame
	for i := range r.Entries() {
		for _, frame := range film.Of(r.Game(), &r.Entries()[i]).Frames {
			if frame.Kind == film.RoundEnd && frame.Before.Order != frame.After.Order {
				f = &frame
			}
		}
	}
	for left, order := range map[float64][engine.MaxSeats]engine.Seat{1: f.Before.Order, 0: f.After.Order} {
		c := tableOf(t, r, roomtest.Least, 1, words.English)
		pages.RoundEnd{Frame: f, Left: left}.View(c, c.Whole())
		last := 0.0
		for _, seat := range order {
			at := slices.IndexFunc(c.View.Items, func(i view.Item) bool { return i.Text == words.In(c.Words).SeatName(seat) })
			if at < 0 || c.View.Items[at].Area.Y <= last {
				t.Fatalf("with %v to come the plates are not in the order %v: %q", left, order, roomtest.Texts(&c.View))
			}
			last = c.View.Items[at].Area.Y
		}
		for seat := range f.Before.Players {
			if spent := "£" + strconv.Itoa(int(f.Before.Players[seat].Spent)) + " spent"; !says(&c.View, spent) {
				t.Errorf("%q is not told", spent)
			}
		}
		if !says(&c.View, "Who spent less goes first") || !says(&c.View, "The turn order is") {
			t.Errorf("the order is not told: %q", roomtest.Texts(&c.View))
		}
	}
}

// The log says whose every line is, and what the end of the game brought everybody.
func TestTheLogNamesTheSeats(t *testing.T) {
	r := several(t)["four people"]
	c := tableOf(t, r, view.Size{W: 1600, H: 1000}, 1, words.English)
	logOf(c, r).View(c, side(c), r, pages.Close{})
	text := strings.Join(roomtest.Texts(&c.View), " ")
	last := &r.Entries()[len(r.Entries())-1]
	for _, want := range []string{words.In(c.Words).SeatName(last.Before.Actor) + ": ", "Links: ", "Flipped tiles: "} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not told: %q", want, text)
		}
	}
	for _, seat := range account.Seats(&r.Position().State) {
		if name := words.In(c.Words).SeatName(seat) + " ("; strings.Count(text, name) < 2 {
			t.Errorf("what %q) has is not told: %q", name, text)
		}
	}
}

// When the next person looks, "you" is somebody else in every line of the log.
func TestTheLogIsToldAnewToWhoLooks(t *testing.T) {
	r := several(t)["four people"]
	c := tableOf(t, r, view.Size{W: 1600, H: 1000}, 1, words.English)
	w, l := words.In(c.Words), pages.NewLog()
	for _, seat := range []engine.Seat{0, 1} {
		c = tableOf(t, r, view.Size{W: 1600, H: 3000}, 1, words.English)
		l.Update(w.SeenBy(seat), r)
		l.View(c, side(c), r, pages.Close{})
		text := strings.Join(roomtest.Texts(&c.View), " ")
		if !strings.Contains(text, w.SeatName(1-seat)+" receives an income") || strings.Contains(text, w.SeatName(seat)+" receives an income") {
			t.Errorf("to seat %d is told: %s", seat, text)
		}
	}
}

// Each seat has its line in the curve, and its VP at the end of it, none upon another.
func TestTheCurveHasALineASeat(t *testing.T) {
	r := several(t)["four people"]
	c := tableOf(t, r, roomtest.Least, 1, words.English)
	pages.NewFinal(r, pages.Past{}).View(c, c.Whole())
	var ends []float64
	for _, seat := range account.Seats(&r.Position().State) {
		vp := strconv.Itoa(int(r.Position().Players[seat].VP))
		best := -1
		for i, item := range c.View.Items { // the rightmost is that of the curve
			if item.Text == vp && (best < 0 || item.Area.X > c.View.Items[best].Area.X) {
				best = i
			}
		}
		if best < 0 {
			t.Fatalf("the end of seat %d is not there", seat)
		}
		ends = append(ends, c.View.Items[best].Area.Y)
	}
	slices.Sort(ends)
	for i := range ends[1:] {
		if ends[i+1]-ends[i] < 19.9 {
			t.Errorf("the ends are at %v", ends)
		}
	}
}
