package foundry

import (
	"image"
	"iter"
	"math"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/random"
	"sohofoundry/render/ui/vector"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawing is the picture being drawn, with what moves in it.
type drawing struct {
	*widget.Canvas
	Scene
	tones   *tones
	k       float64    // units in a length of the scene
	from    view.Point // its origin
	seconds float64    // that it has been moving
}

// life draws all that moves, from far to near. Things that stay lie between those that change, by which a painter sees how little does.
func (d *drawing) life() {
	d.train()
	d.sign()
	d.lights()
	for i, s := range stacks {
		d.plume(s.x, s.top-3, s.wide*0.32, [...]float64{300, 330, 210}[i], [...]float64{0.62, 0.86, 0.4}[i], float64(i)*2.7)
		d.Add(view.Item{Kind: view.Box, Area: d.area(s.rim()), Fill: d.tones.roof})
	}
	d.boat()
}

// area is where a part of the scene lies.
func (d *drawing) area(x, y, w, h float64) view.Rect {
	return view.Rect{X: d.from.X + x*d.k, Y: d.from.Y + y*d.k, W: w * d.k, H: h * d.k}
}

func (d *drawing) picture(at view.Rect, p view.Painting, opacity float64) {
	d.Add(view.Item{Kind: view.Picture, Area: at, Painting: p, Fill: view.White.Fade(opacity)})
}

// sign writes the name over the gate of the hall, as large as there is room, where it can be read.
func (d *drawing) sign() {
	const wide, largest = 142.0, 20.5
	size := largest * d.k
	size *= min(1, wide*d.k/fonts.Width(assets.Title, size, d.Sign))
	if d.Sign == "" || size < d.Least(size) {
		return
	}
	d.Add(view.Item{Kind: view.Label, Area: d.area(1176, 541, 158, 25), Text: d.Sign, Font: assets.Title, Size: size, Align: view.Centre,
		Fill: window[2], Of: view.Silent})
}

// puffs are the puffs of one source that are seen now, the oldest first: the number of each, and how much of its time has passed.
func (d *drawing) puffs(many, lasts, ahead float64) iter.Seq2[float64, float64] {
	return func(yield func(n, t float64) bool) {
		whole := d.seconds/lasts*many + ahead
		for n := math.Floor(whole) - many + 1; n <= whole; n++ {
			if !yield(n, (whole-n)/many) {
				return
			}
		}
	}
}

// plume is the smoke of a chimney: puffs that rise, drift away to the right, grow and fade.
func (d *drawing) plume(x, y, size, long, lean, ahead float64) {
	for n, t := range d.puffs(24, 8, ahead) {
		stray := func(by uint64) float64 { return 2*random.Of(uint64(int64(n))*random.Step+by) - 1 }
		r := size * (0.85 + 3.6*math.Pow(t, 0.8))
		at := view.Point{X: x + lean*long*math.Pow(t, 1.45) + stray(1)*r*0.18, Y: y - long*0.62*math.Pow(t, 0.72) + stray(2)*r*0.12}
		d.puff(at, r, Smoke, n, (0.92-0.66*t)*min(1, 8*(1-t)))
	}
}

// puff draws a puff of smoke. There are few sizes of it, so that few are painted.
func (d *drawing) puff(at view.Point, r float64, kind Kind, n, opacity float64) {
	r = math.Exp(math.Round(math.Log(r)*6) / 6)
	d.picture(d.area(at.X-1.25*r, at.Y-r, 2.5*r, 2*r), Puff{kind, int64(n)%2 == 0, d.Moment.Light}, opacity)
}

// Kind is what a puff is of.
type Kind uint8

// The kinds of puffs.
const (
	Smoke Kind = iota
	Steam
	Glow
)

// Puff is the painting of a soft round cloud, or of the light of a fire.
type Puff struct {
	Kind  Kind
	Curl  bool // with a line around it, as an engraver draws smoke
	Light Light
}

// Paint paints the puff as large as the picture.
func (p Puff) Paint(onto *image.RGBA) {
	t := &lights[p.Light]
	colour, edge := [...]view.Colour{t.smoke, t.steam, fire}[p.Kind], [...]view.Colour{t.lining, view.White, fire}[p.Kind]
	w, h := float64(onto.Rect.Dx())/2, float64(onto.Rect.Dy())/2
	soft(onto, w, h, w, h, colour, 0.95)
	if !p.Curl || h < 5 {
		return
	}
	r := h
	var curl vector.Path
	curl.MoveTo(w-r*0.62, h+r*0.22)
	curl.CubeTo(w-r*0.7, h-r*0.55, w+r*0.35, h-r*0.6, w+r*0.43, h+r*0.08)
	curl.CubeTo(w+r*0.5, h+r*0.4, w+r*0.15, h+r*0.5, w+r*0.03, h+r*0.44)
	curl.Stroke(onto, vector.RoundPen(max(h/18, 0.8)), edge.Fade(0.3).NRGBA())
}

// Every so often a train crosses the viaduct, and a boat passes.
const (
	trainSpeed, trainEvery, trainFrom = 40.0, 75.0, 716.0 // where it is at first
	boatSpeed, boatEvery, boatFrom    = 6.0, 330.0, 700.0
	trainLong                         = 352.0
	behindMill                        = 1030.0
)

// ahead is where something is that starts in view, leaves to the left, and comes again from the right every so many seconds.
func ahead(seconds, speed, every, first, again float64) float64 {
	return again - speed*math.Mod(seconds+(again-first)/speed, every)
}

// train draws the train, which goes to the left and is hidden by the mill before and by the menu afterwards.
func (d *drawing) train() {
	x := ahead(d.seconds, trainSpeed, trainEvery, trainFrom, behindMill)
	d.Clipped(d.area(-200, 0, millAt+200, railsAt+3), func() {
		d.steam(x)
		d.picture(d.area(x-4, railsAt-44, trainLong, 48), Train{d.Moment.Light}, 1)
	})
}

// steam stays where the engine left it, rises and fades.
func (d *drawing) steam(x float64) {
	const lasts = 5.5 // seconds
	for n, t := range d.puffs(22, lasts, 0) {
		r := 6 * (0.8 + 3.4*math.Pow(t, 0.8))
		at := view.Point{X: x + 17 + t*lasts*trainSpeed*1.15, Y: railsAt - 38 - 150*math.Pow(t, 0.8) + 4*math.Sin(n*2.4)}
		d.puff(at, r, Steam, n, 0.85*(1-t))
	}
}

func (d *drawing) boat() {
	x := ahead(d.seconds, boatSpeed, boatEvery, boatFrom, Wide+20)
	const lasts = 4.0
	for n, t := range d.puffs(9, lasts, 0) {
		d.puff(view.Point{X: x + 234 + t*lasts*boatSpeed*2, Y: 744 - 62 - 30*t}, 3*(0.9+2.6*t), Steam, n, 0.8*(1-t))
	}
	d.picture(d.area(x-44, 744-70, 380, 86), Boat{d.Moment.Light}, 1)
}
