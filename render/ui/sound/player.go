package sound

import (
	"encoding/binary"
	"math"
	"slices"
	"time"
)

const (
	repeat = 70 * time.Millisecond // the same sound is not started again sooner than this
	voices = 6                     // how many sounds are heard at once
)

// A Player plays sounds, or is silent where nothing can be heard. A nil Player is silent too. It is meant for the one
// goroutine that runs the game.
type Player struct {
	open  func()                                 // the device, unless that was done
	speak func(pcm []byte, volume float64) voice // starts to play stereo samples; volume is 0 to 1
	state func() state
	now   func() time.Time

	on        bool
	elsewhere bool
	volume    float64 // 0 to 1, as a person sets it
	pcm       [count][]byte
	last      [count]time.Time
	voices    []voice
	under     background
}

// A state is the state of the device. A device that has failed stays so.
type state uint8

const (
	opening state = iota
	working
	failed
)

// A voice is a sound that was started. It is heard only as long as it is kept.
type voice struct {
	sounds func() bool
	volume func(float64)
}

// Elsewhere reports whether there is no sound because it was to go to another machine.
func (p *Player) Elsewhere() bool { return p != nil && p.elsewhere }

// SetVolume sets how loud all sounds are, from 0 to 1. Sounds that are playing follow.
func (p *Player) SetVolume(volume float64) {
	if p == nil {
		return
	}
	p.volume = max(0, min(1, volume))
	p.follow()
}

// SetOn turns sound on or off. A sound that is playing stops too.
func (p *Player) SetOn(on bool) {
	if p == nil {
		return
	}
	p.on = on
	p.follow()
}

// Play starts a sound and returns at once. A sound that cannot be heard now is not heard later either: this is so
// while the device is being opened, and in a browser until the first click or key.
func (p *Player) Play(s Sound) {
	if p == nil || s >= count || p.gain() == 0 {
		return
	}
	if p.open(); p.state() != working {
		return
	}
	now := p.now()
	if now.Sub(p.last[s]) < repeat {
		return
	}
	p.voices = slices.DeleteFunc(p.voices, func(v voice) bool { return !v.sounds() })
	if len(p.voices) >= voices {
		return
	}
	p.last[s] = now
	if p.pcm[s] == nil {
		p.pcm[s] = stereo(Samples(s))
	}
	p.voices = append(p.voices, p.speak(p.pcm[s], p.gain()))
	p.under.stepBack(now, time.Duration(len(p.pcm[s]))*time.Second/(8*Rate))
}

// Prepare opens the device, and computes one of the sounds that were not heard yet, so that the first time it is played nothing stands still for
// it. It reports whether there are more; it takes some milliseconds. While sound is off it does nothing.
func (p *Player) Prepare() (more bool) {
	if p == nil || p.gain() == 0 {
		return false
	}
	p.open()
	for s := range p.pcm {
		if p.pcm[s] == nil {
			p.pcm[s] = stereo(Samples(Sound(s)))
			return true
		}
	}
	return false
}

// gain is the factor of samples. The ear judges loudness by ratios, so half the volume is a quarter.
func (p *Player) gain() float64 {
	if !p.on {
		return 0
	}
	return p.volume * p.volume
}

// follow makes sounds that are playing as loud as later ones.
func (p *Player) follow() {
	for _, v := range p.voices {
		v.volume(p.gain())
	}
}

// stereo says the same on both sides, as 32-bit floats.
func stereo(samples []float32) []byte {
	pcm := make([]byte, 0, 8*len(samples))
	for _, v := range samples {
		bits := math.Float32bits(v)
		pcm = binary.LittleEndian.AppendUint32(pcm, bits)
		pcm = binary.LittleEndian.AppendUint32(pcm, bits)
	}
	return pcm
}
