package theatre_test

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/engine"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/looktest/roomtest"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// What is told of a game of several has the names of all of them: the turn of a rival its own, and a scoring the VP of every seat.
func TestDraw_EverySeatOfATableOfSeveralIsNamed(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.Motley, 4, 5, 1000)
	if err != nil {
		t.Fatal(err)
	}
	env := roomtest.Several(t, r, 1, roomtest.Least, 1)
	scored := false
	for i := range r.Entries() {
		f := film.Of(r.Game(), &r.Entries()[i])
		for n := range f.Frames {
			m := &theatre.Model{Game: r.Game(), Film: f, At: film.Cursor{Frame: n}, Rival: n == 0, Seat: 3}
			c := widget.New(env)
			theatre.Draw(c, view.Rect{W: 520, H: 600}, m)
			texts := roomtest.Texts(&c.View)
			if n == 0 && !slices.Contains(texts, "Maximiliane-Charlott's turn") {
				t.Fatalf("the turn of seat 3 is called %q", texts[0])
			}
			said := strings.Join(texts, " ")
			if len(f.Frames[n].Scores()) > 0 {
				scored = true
				if i := strings.Index(said, "So far: Ada "); i < 0 || !strings.Contains(said[i:], "Bo ") || !strings.Contains(said[i:], "Player 3 ") {
					t.Errorf("a scoring is told as %q", said)
				}
			}
		}
	}
	if !scored || r.Position().Decision != engine.GameOver {
		t.Error("nothing was scored")
	}
}
