package paint

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sohofoundry/render/view"
)

// TestSpritesAreGivenUp: a person who zooms all the time leaves sprites of all sizes behind, which must go.
func TestSpritesAreGivenUp(t *testing.T) {
	target := ebiten.NewImage(400, 300)
	p := New()
	limit := pictures * 4 * 400 * 300
	made := 0
	for size := range 300 {
		side := 40 + float64(size)/2
		v := &view.View{Items: []view.Item{
			{Kind: view.Box, Area: view.Rect{W: 400, H: 300}, Fill: 0x102030ff},
			{Kind: view.Icon, Name: "cog", Area: view.Rect{W: side, H: side}, Fill: 0xffffffff},
			{Kind: view.Stroke, Points: []view.Point{{}, {X: side, Y: side}}, Width: 3, Fill: 0xffffffff},
		}}
		p.Draw(target, v, 1)
		made += 4 * int(side) * int(side)
		if p.bytes > limit {
			t.Fatalf("after %d pictures the sprites take %d bytes, and %d is most", size+1, p.bytes, limit)
		}
		for i := range p.pieces {
			if p.sprites[p.pieces[i].sprite] == nil {
				t.Fatalf("a sprite of picture %d is given up while it is on the screen", size+1)
			}
		}
	}
	if made < 3*limit {
		t.Fatalf("only %d bytes of sprites were made: the test shows nothing", made)
	}
	total := 0
	for _, k := range p.sprites {
		total += 4 * k.image.Bounds().Dx() * k.image.Bounds().Dy()
	}
	if total != p.bytes {
		t.Errorf("the sprites take %d bytes and are counted as %d", total, p.bytes)
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
