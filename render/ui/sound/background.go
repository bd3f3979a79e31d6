package sound

import (
	"math"
	"slices"
	"time"

	"sohofoundry/render/ui/music"
)

// Background is what is heard under the sounds, round and round.
type Background uint8

// All backgrounds.
const (
	Silence     Background = iota // nothing
	CanalEra                      // water and birds
	RailEra                       // rails and hammers
	StartScreen                   // the tune
	GameOver                      // the tune, softer
)

// backgrounds are the piece of each background, and its level in dB against that of an ambience.
var backgrounds = map[Background]struct {
	piece music.Piece
	level float64
}{CanalEra: {music.Canal, 0}, RailEra: {music.Rail, 0}, StartScreen: {music.Theme, 6}, GameOver: {music.Theme, 0}}

// Levels of an ambience in dB, by the name of the setting: its loops are 2 dB softer than the sounds, and quiet means 26 dB under them.
var levels = map[string]float64{"quiet": -24, "normal": -14}

// How a background comes and goes, and steps back for a sound.
const (
	comes  = 2500 * time.Millisecond
	goes   = 900 * time.Millisecond
	cut    = 120 * time.Millisecond // when it is turned off
	ducks  = 80 * time.Millisecond
	rises  = 700 * time.Millisecond
	ducked = 0.3                   // is what is left of it under a sound
	tick   = 50 * time.Millisecond // time that passed while nobody called Tend counts for no more
	kept   = 2                     // pieces, where they are: that of the start screen, and that of the table
)

// background is the part of a Player that plays what is under the sounds.
type background struct {
	begin func(*music.Loop) loop // starts to play it, silently

	level  float64 // factor by the setting; 0 is off
	wanted Background
	ready  []piece
	making *music.Making // nil while none is being computed
	makes  music.Piece   // which
	heard  Background
	loop   loop
	volume float64   // that the loop was given last
	fade   float64   // 0 to 1
	duck   float64   // ducked to 1
	until  time.Time // some sound is heard
	tended time.Time
}

// piece is a piece that was computed.
type piece struct {
	name music.Piece
	loop *music.Loop
}

// A loop is a background that was started.
type loop struct {
	volume func(float64)
	pause  func(on bool)
	stop   func()
}

// SetBackground sets how loud the background is, by the name of the setting; any other name is off.
func (p *Player) SetBackground(name string) {
	if p == nil {
		return
	}
	p.under.level = 0
	if db, ok := levels[name]; ok {
		p.under.level = decibels(db)
	}
}

// Hide has the background pause at once while nobody sees the program, when Tend is not called either.
func (p *Player) Hide(hidden bool) {
	if p != nil && p.under.heard != Silence {
		p.under.loop.pause(hidden)
	}
}

// Tend lets the background go on: one is heard, comes or goes, or is computed, while there is time to spare. It is to be called with every
// picture while Tending, and often otherwise. Without sound it does nothing at all.
func (p *Player) Tend(wanted Background, spare func() bool) {
	if p == nil {
		return
	}
	u := &p.under
	backs := p.gain() > 0 && u.level > 0 // it can be heard
	if u.wanted = wanted; !backs {
		u.wanted = Silence
	}
	if u.wanted == Silence && u.heard == Silence {
		if u.making = nil; !backs {
			u.ready = nil
		}
		return
	}
	if p.open(); p.state() != working {
		return
	}
	now := p.now()
	passed := min(now.Sub(u.tended), tick)
	u.tended = now
	u.compose(spare)
	u.move(now, passed, backs)
	if u.heard != Silence {
		u.follow(p.gain())
	}
}

// Tending reports whether the background changes, or is being computed.
func (p *Player) Tending() bool {
	if p == nil || p.state() != working {
		return false
	}
	u := &p.under
	return u.making != nil || u.heard != u.wanted || u.heard != Silence && (u.fade < 1 || u.duck < 1)
}

// compose computes the piece that is wanted, a little at a time.
func (u *background) compose(spare func() bool) {
	name := backgrounds[u.wanted].piece
	if u.wanted == Silence || u.wanted == u.heard || u.find(name) >= 0 {
		u.making = nil
		return
	}
	if u.making == nil || u.makes != name {
		u.forget()
		u.making, u.makes = music.Begin(name), name
	}
	for spare() {
		if !u.making.Step() {
			u.ready, u.making = append(u.ready, piece{name, u.making.Loop()}), nil
			return
		}
	}
}

// find is the index of a piece that is ready, or -1.
func (u *background) find(name music.Piece) int {
	return slices.IndexFunc(u.ready, func(p piece) bool { return p.name == name })
}

// forget makes room for another piece: of those that are not heard, the first one goes.
func (u *background) forget() {
	if len(u.ready) < kept {
		return
	}
	i := slices.IndexFunc(u.ready, func(p piece) bool { return u.heard == Silence || p.name != backgrounds[u.heard].piece })
	u.ready = slices.Delete(u.ready, i, i+1)
}

// move brings volumes nearer to where they are to be. What is heard goes before another piece comes.
func (u *background) move(now time.Time, passed time.Duration, backs bool) {
	part := func(of time.Duration) float64 { return float64(passed) / float64(of) }
	if now.Before(u.until) {
		u.duck = max(ducked, u.duck-part(ducks))
	} else {
		u.duck = min(1, u.duck+part(rises))
	}
	switch {
	case u.heard == u.wanted:
		u.fade = min(1, u.fade+part(comes))
	case !backs:
		u.fade -= part(cut)
	default:
		u.fade -= part(goes)
	}
	if u.heard != Silence && u.fade <= 0 {
		u.end()
	}
	if u.heard == Silence && u.wanted != Silence {
		u.start()
	}
}

// start starts the wanted background, if its piece is ready.
func (u *background) start() {
	i := u.find(backgrounds[u.wanted].piece)
	if i < 0 {
		return
	}
	u.heard, u.fade, u.duck, u.volume = u.wanted, 0, 1, 0
	u.loop = u.begin(u.ready[i].loop)
	if !keepsPieces {
		u.ready = nil
	}
}

// end ends what is heard.
func (u *background) end() {
	if u.heard != Silence {
		u.loop.stop()
		u.heard, u.fade, u.loop = Silence, 0, loop{}
	}
}

// follow gives the loop its volume.
func (u *background) follow(gain float64) {
	v := gain * u.level * decibels(backgrounds[u.heard].level) * u.fade * u.fade * u.duck
	if v != u.volume {
		u.volume = v
		u.loop.volume(v)
	}
}

// stepBack has the background step back for a sound that takes so long.
func (u *background) stepBack(now time.Time, long time.Duration) {
	if end := now.Add(long); end.After(u.until) {
		u.until = end
	}
}

// decibels is a level as a factor.
func decibels(db float64) float64 { return math.Pow(10, db/20) }
