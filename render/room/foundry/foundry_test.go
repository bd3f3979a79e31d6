package foundry

import (
	"bytes"
	"image"
	"testing"
	"time"

	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

var whole = view.Rect{W: Wide, H: 900}

func drawn(m Moment, life time.Duration) *view.View {
	c := widget.New(&widget.Env{Size: view.Size{W: 1280, H: 720}, Palette: &theme.Foundry})
	Draw(c, c.Whole(), Scene{Moment: m, Part: whole, Life: life})
	return &c.View
}

func painted(m Moment) *image.RGBA {
	onto := image.NewRGBA(image.Rect(0, 0, 320, 180))
	Ground{m, whole}.Paint(onto)
	return onto
}

func TestEveryHourHasItsLight(t *testing.T) {
	for hour, want := range map[int]Light{3: Night, 6: Dawn, 12: Day, 18: Dusk, 23: Night} {
		if got := At(time.Date(1769, 11, 21, hour, 30, 0, 0, time.UTC)).Light; got != want {
			t.Errorf("at %d it is %d, want %d", hour, got, want)
		}
	}
	seen := map[Weather]bool{}
	for day := range 9 {
		seen[At(time.Date(1769, 5, 1+day, 12, 0, 0, 0, time.UTC)).Weather] = true
	}
	if len(seen) < 3 {
		t.Errorf("in nine days there are only the weathers %v", seen)
	}
}

func TestLightsAndWeathersLookDifferent(t *testing.T) {
	var before []*image.RGBA
	for _, m := range []Moment{{Dawn, Clear}, {Day, Clear}, {Dusk, Clear}, {Night, Clear}, {Dusk, Clouded}, {Dusk, Misty}} {
		now := painted(m)
		if !now.Opaque() {
			t.Errorf("%v has holes", m)
		}
		if !bytes.Equal(now.Pix, painted(m).Pix) {
			t.Errorf("%v is painted in two ways", m)
		}
		for _, other := range before {
			if bytes.Equal(now.Pix, other.Pix) {
				t.Errorf("%v looks like another", m)
			}
		}
		before = append(before, now)
	}
}

// The light palette has dark text, so that nothing below it may be dark.
func TestPalettesKeepToTheirLights(t *testing.T) {
	for _, light := range []Light{Dawn, Day, Dusk, Night} {
		if got := (Moment{Light: light}).In("day").Light; got != Dawn && got != Day {
			t.Errorf("by day, %d is seen as %d", light, got)
		}
		if got := (Moment{Light: light}).In("high-contrast").Light; got != Night {
			t.Errorf("in high contrast, %d is seen as %d", light, got)
		}
	}
}

func TestItLives(t *testing.T) {
	m := Moment{Light: Dusk}
	find := func(v *view.View, wanted func(view.Painting) bool) (at view.Rect) {
		for _, i := range v.Items {
			if i.Painting != nil && wanted(i.Painting) {
				return i.Area
			}
		}
		return at
	}
	train := func(p view.Painting) bool { _, ok := p.(Train); return ok }
	boat := func(p view.Painting) bool { _, ok := p.(Boat); return ok }
	still, later := drawn(m, 0), drawn(m, 2*time.Second)
	if still.Equal(later) || !still.Equal(drawn(m, 0)) {
		t.Error("it does not follow its life")
	}
	for name, which := range map[string]func(view.Painting) bool{"train": train, "boat": boat} {
		if a, b := find(still, which), find(later, which); a.Empty() || b.X >= a.X {
			t.Errorf("the %s was at %v, and is at %v", name, a, b)
		}
	}
	if away := find(drawn(m, 40*time.Second), train); !away.Empty() {
		t.Errorf("the train never leaves: %v", away)
	}
	if back := find(drawn(m, 71*time.Second), train); back.Empty() {
		t.Error("no train comes again")
	}
	ground := func(v *view.View) (g view.Painting) {
		for _, i := range v.Items {
			if painting, ok := i.Painting.(Ground); ok {
				g = painting
			}
		}
		return g
	}
	if ground(still) == nil || ground(still) != ground(later) {
		t.Error("what does not move is painted anew")
	}
}

// Lights flicker, and so few pictures of them and of smoke are painted that all can be kept.
func TestFewPicturesArePainted(t *testing.T) {
	seen, beats := map[view.Painting]bool{}, map[Lights]bool{}
	for life := time.Duration(0); life < 2*time.Minute; life += Every {
		for _, i := range drawn(Moment{Light: Dusk}, life).Items {
			if i.Painting == nil {
				continue
			}
			seen[i.Painting] = true
			if l, ok := i.Painting.(Lights); ok {
				beats[l] = true
			}
		}
	}
	if len(beats) != int(clusters)*rounds || len(seen) > len(beats)+12 {
		t.Errorf("%d pictures are painted, %d of them of lights", len(seen), len(beats))
	}
	for cluster := range clusters {
		before := []byte(nil)
		changes := 0
		for beat := range rounds {
			onto := image.NewRGBA(image.Rect(0, 0, 120, 120))
			Lights{cluster, beat, Dusk}.Paint(onto)
			if !bytes.Equal(before, onto.Pix) {
				changes++
			}
			before = onto.Pix
		}
		if changes < rounds/2 {
			t.Errorf("the lights of cluster %d change %d times in %d beats", cluster, changes, rounds)
		}
	}
}

func BenchmarkGround(b *testing.B) {
	onto := image.NewRGBA(image.Rect(-1, -1, 1281, 721))
	for b.Loop() {
		Ground{Moment{Light: Dusk}, whole}.Paint(onto)
	}
}

func BenchmarkDraw(b *testing.B) {
	for b.Loop() {
		drawn(Moment{Light: Dusk}, time.Second)
	}
}
