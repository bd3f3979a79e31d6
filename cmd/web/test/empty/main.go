//go:build js

// Command empty is the least that Ebitengine can show in a page. The cost of the game is measured against it.
package main

import (
	"image/color"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{ shown bool }

func (*game) Update() error { return nil }

func (g *game) Draw(screen *ebiten.Image) {
	screen.Fill(color.White)
	if !g.shown {
		g.shown = true
		js.Global().Call("shown")
	}
}

func (*game) Layout(wide, high int) (int, int) { return wide, high }

func main() {
	if err := ebiten.RunGame(&game{}); err != nil {
		panic(err)
	}
}
