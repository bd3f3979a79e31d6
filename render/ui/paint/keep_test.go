package paint

import (
	"bytes"
	"image"
	"image/draw"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/view"
)

// TestSpritesAreGivenUp: a person who zooms all the time leaves sprites of all sizes behind, which must go.
func TestSpritesAreGivenUp(t *testing.T) {
	target := ebiten.NewImage(400, 300)
	p := New()
	limit, most, given := pictures*4*400*300, 0, 0
	for size := range 300 {
		side := 40 + float64(size)/2
		v := &view.View{Items: []view.Item{
			{Kind: view.Box, Area: view.Rect{W: 400, H: 300}, Fill: 0x102030ff},
			{Kind: view.Icon, Name: "cog", Area: view.Rect{W: side, H: side}, Fill: 0xffffffff},
			{Kind: view.Stroke, Points: []view.Point{{}, {X: side, Y: side}}, Width: 3, Fill: 0xffffffff},
		}}
		before := p.pages.bytes()
		p.Draw(target, v, 1)
		if p.pages.bytes() < before {
			given++
		}
		for i := range p.pieces {
			if p.sprites[p.pieces[i].sprite] == nil {
				t.Fatalf("a sprite of picture %d is given up while it is drawn", size+1)
			}
		}
		most = max(most, p.pages.bytes())
	}
	if one := limit / pictures; most > limit+one {
		t.Errorf("the sprites take up to %d bytes, and %d is most", most, limit+one)
	}
	if given == 0 {
		t.Error("there were never too many sprites: the test shows nothing")
	}
}

// TestPreparedIsDrawnAtOnce: for a picture that was prepared nothing is left to be made.
func TestPreparedIsDrawnAtOnce(t *testing.T) {
	v := &view.View{Items: []view.Item{
		{Kind: view.Box, Area: view.Rect{W: 400, H: 300}, Fill: 0x102030ff},
		{Kind: view.Icon, Name: "cog", Area: view.Rect{W: 50, H: 50}, Fill: 0xffffffff},
	}}
	target := ebiten.NewImage(400, 300)
	p := New()
	p.Prepare(target.Bounds().Size(), v, 1)
	prepared := p.pages.next
	if prepared == (image.Point{}) {
		t.Fatal("nothing is prepared")
	}
	p.Draw(target, v, 1)
	if p.pages.next != prepared {
		t.Error("drawing it makes more")
	}
	p.Draw(target, v, 1.5)
	if p.pages.next == prepared {
		t.Error("at another scale nothing more is made: the test shows nothing")
	}
}

// TestPartsAreAllThatIsFilled: put together again, the parts of sprites are the sprites.
func TestPartsAreAllThatIsFilled(t *testing.T) {
	line := sprite{kind: strokeSprite, name: "8 8 9c 2s 5k 4g", line: 12, w: 110, h: 50}
	text := textSized(sprite{kind: textSprite, name: "Coalbrookdale", font: assets.Title, line: 20 * textGrain})
	for _, s := range []sprite{line, text, {kind: iconSprite, name: "cog", w: 60, h: 60}, {kind: edgeSprite, w: 9, h: 9, radius: 3, line: 1}} {
		mask := s.raster()
		again := image.NewAlpha(mask.Rect)
		for _, part := range filled(mask, s.stretched()) {
			on := image.NewRGBA(image.Rectangle{Min: part.in, Max: part.in.Add(part.at.Size())})
			part.copy(on, mask)
			draw.Draw(again, part.at, on, part.in, draw.Over)
		}
		if !bytes.Equal(again.Pix, mask.Pix) {
			t.Errorf("the parts of %+v come to another picture", s)
		}
	}
}

// TestDifferencesAreSmall: a tooltip that comes, and a button that lights up, are all that is drawn anew.
func TestDifferencesAreSmall(t *testing.T) {
	at := func(x, y int) piece {
		area := image.Rect(x, y, x+10, y+10)
		return piece{sprite: sprite{kind: iconSprite, name: "cog", w: 10, h: 10}, at: area, clip: image.Rect(0, 0, 400, 400), top: 1, low: 1}
	}
	var before []piece
	for i := range 300 {
		before = append(before, at(i%20*20, i/20*20))
	}
	after := append([]piece(nil), before...)
	after[40].top = 2
	after = append(after, at(205, 305), at(212, 305))
	got := differences(before, after)
	want := []image.Rectangle{after[40].at, image.Rect(205, 305, 222, 315)}
	if len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("%v is drawn anew, want %v", got, want)
	}
	if got := differences(after, after); len(got) != 0 {
		t.Errorf("%v is drawn anew though nothing changed", got)
	}
}
