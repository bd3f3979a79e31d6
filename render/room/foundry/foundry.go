// Package foundry paints the works by the canal, the picture of the start screen, and moves what lives in it: smoke, lights, a train,
// a boat.
package foundry

import (
	"image"
	"math"
	"time"

	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The size of the scene in its own lengths. Sky above it and bank below it go on without an end.
const (
	Wide = 1600.0
	High = 1000.0
)

// Light is the time of the day.
type Light uint8

// The lights.
const (
	Dawn Light = iota
	Day
	Dusk
	Night
)

// Weather is what hangs in the sky.
type Weather uint8

// The weathers.
const (
	Clear Weather = iota
	Clouded
	Misty
)

// Moment is the light and the weather of an hour.
type Moment struct {
	Light   Light
	Weather Weather
}

// At is the light of an hour of the day, and the weather, which is another one every few hours.
func At(t time.Time) Moment {
	m := Moment{Light: Night}
	switch hour := t.Hour(); {
	case 5 <= hour && hour < 8:
		m.Light = Dawn
	case 8 <= hour && hour < 17:
		m.Light = Day
	case 17 <= hour && hour < 21:
		m.Light = Dusk
	}
	const weathers = "\x00\x01\x00\x02\x01\x00\x00\x01\x02"
	m.Weather = Weather(weathers[(t.YearDay()*4+t.Hour()/6)%len(weathers)])
	return m
}

// In is the moment as it is seen in a palette: the light one has no night, and the one of high contrast nothing else.
func (m Moment) In(palette string) Moment {
	switch {
	case palette == "day" && m.Light == Dusk:
		m.Light = Dawn
	case palette == "day" && m.Light == Night:
		m.Light = Day
	case palette == "high-contrast":
		m.Light = Night
	}
	return m
}

// Scene is the picture at some time of its life.
type Scene struct {
	Moment Moment
	Part   view.Rect     // what is seen of it, in its own lengths
	Life   time.Duration // how long it has been moving
	Sign   string        // over the gate of the hall
	Still  bool          // smoke, lights, train and boat are left out: something covers the most of it
}

// Draw draws the scene into an area.
func Draw(c *widget.Canvas, area view.Rect, s Scene) {
	d := &drawing{Canvas: c, Scene: s, k: area.W / s.Part.W, tones: tonesOf(s.Moment), seconds: s.Life.Seconds()}
	d.from = view.Point{X: area.X - s.Part.X*d.k, Y: area.Y - s.Part.Y*d.k}
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: d.tones.sky[0], Low: d.tones.ink})
	pixel := c.Pixel
	if pixel == 0 {
		pixel = 1
	}
	whole := func(v float64) int { return int(math.Round(v / pixel)) }
	size := image.Pt(whole(area.Right())-whole(area.X), whole(area.Bottom())-whole(area.Y))
	c.Add(view.Item{Kind: view.Picture, Area: area, Fill: view.White, Painting: Ground{s.Moment, s.Part}, Late: shrunk(size)})
	if !s.Still {
		c.Clipped(area, d.life)
	}
}

// mostPixels is how wide the ground is painted at most: a larger one is stretched, as painting it would take too long.
const mostPixels = 2000

func shrunk(size image.Point) image.Point {
	if size.X > mostPixels {
		return image.Pt(mostPixels, max(1, size.Y*mostPixels/size.X))
	}
	return size
}

// Every is how long a step of the motion lasts.
const Every = time.Second / 12
