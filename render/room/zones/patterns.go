package zones

import (
	"math"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/view"
)

// patterns are the lines on the bands of the eras.
var patterns = [industry.Eras]func(view.Rect) [][2]view.Point{strataOfClay, furrows, rain, circuit, grating}

// patternStrength is how strongly they are drawn.
var patternStrength = [industry.Eras]float64{0.28, 0.26, 0.2, 0.28, 0.34}

func pt(x, y float64) view.Point { return view.Point{X: x, Y: y} }

func strataOfClay(a view.Rect) (lines [][2]view.Point) {
	row := 0
	for y := a.Y + 3; y < a.Bottom(); y += 7 {
		for x := a.X - float64(row*17%46); x < a.Right(); x += 46 {
			long := 16 + math.Mod(x*7.3+y*3.1, 30)
			lines = append(lines, [2]view.Point{pt(x, y), pt(x+long, y+math.Mod(x*0.31+y, 2)-1)})
		}
		row++
	}
	return lines
}

func furrows(a view.Rect) (lines [][2]view.Point) {
	row := 0
	for y := a.Y + 4; y < a.Bottom(); y += 8 {
		for x := a.X - float64(row%3)*9; x < a.Right(); x += 24 {
			lines = append(lines, [2]view.Point{pt(x, y), pt(x+10, y-4)})
		}
		row++
	}
	return lines
}

func rain(a view.Rect) (lines [][2]view.Point) {
	for x := a.X; x < a.Right()+a.H*0.6; x += 9 {
		lines = append(lines, [2]view.Point{pt(x, a.Y), pt(x-a.H*0.6, a.Bottom())})
	}
	return lines
}

func circuit(a view.Rect) (lines [][2]view.Point) {
	for x := a.X + 9; x < a.Right(); x += 28 {
		corners := [4]view.Point{pt(x, a.Y), pt(x, a.Y+a.H*0.3), pt(x+14, a.Y+a.H*0.45), pt(x+14, a.Bottom())}
		for i := range corners[1:] {
			lines = append(lines, [2]view.Point{corners[i], corners[i+1]})
		}
	}
	return lines
}

func grating(a view.Rect) (lines [][2]view.Point) {
	middle := a.Middle().X
	for x := a.X - 300; x < a.Right()+300; x += 44 {
		lines = append(lines, [2]view.Point{pt(x, a.Y), pt(middle+(x-middle)*1.7, a.Bottom())})
	}
	for _, part := range [...]float64{0.12, 0.22, 0.36, 0.56, 0.82} {
		y := a.Y + a.H*part
		lines = append(lines, [2]view.Point{pt(a.X, y), pt(a.Right(), y)})
	}
	return lines
}
