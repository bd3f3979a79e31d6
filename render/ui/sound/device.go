package sound

import (
	"bytes"
	"runtime"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"

	"sohofoundry/render/ui/music"
)

// Open returns a Player that is on, at full volume. The device is opened when it is wanted first, in the background; where that
// fails, or where sound would go to another machine, the Player is silent. A program has one Player: a second one would be silent.
func Open() *Player {
	p := &Player{now: time.Now, on: true, volume: 1, state: func() state { return opening }}
	p.open = sync.OnceFunc(p.openDevice)
	if !stayHere() {
		p.elsewhere = true
		p.open, p.state = func() {}, func() state { return failed }
	}
	return p
}

// openDevice opens the device.
func (p *Player) openDevice() {
	quietLibrary()
	context, ready := newContext()
	if context == nil {
		p.state = func() state { return failed }
		return
	}
	p.state = func() state {
		select {
		case <-ready:
		default:
			return opening
		}
		if context.Err() != nil {
			return failed
		}
		return working
	}
	if runtime.GOOS == "js" { // the first click or key lets it go on, see oto
		_ = context.Suspend()
	}
	r := &rest{device: context}
	go func() {
		<-ready
		r.later()
	}()
	p.speak = func(pcm []byte, volume float64) voice {
		r.wake()
		player := context.NewPlayer(bytes.NewReader(pcm))
		player.SetVolume(volume)
		player.Play()
		return voice{sounds: player.IsPlaying, volume: player.SetVolume}
	}
	p.under.begin = func(l *music.Loop) loop { return r.begin(l) }
}

// rest suspends a device that nothing is heard from: it asks for silence many times a second, for ever.
type rest struct {
	device *oto.Context
	lock   sync.Mutex
	heard  time.Time // when a sound began last
	kept   bool      // a loop is heard
	rests  bool
}

// restAfter is much longer than any sound.
const restAfter = 10 * time.Second

// wake lets the device go on, if it rests, and rest again later.
func (r *rest) wake() {
	r.lock.Lock()
	defer r.lock.Unlock()
	if r.rests {
		r.rests = false
		_ = r.device.Resume() // a device that fails is silent, as any that fails
		defer r.later()
	}
	r.heard = time.Now()
}

// later suspends the device when nothing has been heard for long enough.
func (r *rest) later() {
	time.AfterFunc(restAfter, func() {
		r.lock.Lock()
		defer r.lock.Unlock()
		if r.kept || time.Since(r.heard) < restAfter {
			r.later()
			return
		}
		r.rests = true
		_ = r.device.Suspend()
	})
}

// newContext returns nil where there is no sound at all. In a browser it asks for things that may be missing, and an exception
// of JavaScript arrives here as a panic.
func newContext() (context *oto.Context, ready <-chan struct{}) {
	defer func() {
		if recover() != nil {
			context = nil
		}
	}()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      Rate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      deviceBuffer,
		ApplicationName: "Soho Foundry",
	})
	if err != nil {
		return nil, nil
	}
	return context, ready
}
