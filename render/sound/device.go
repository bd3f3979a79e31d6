package sound

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Open returns a Player that is on, at full volume. The device is opened in the background; where that fails the
// Player is silent. A program has one Player: a second one would be silent.
func Open() *Player {
	p := &Player{now: time.Now, on: true, volume: 1, state: func() state { return failed }}
	quietLibrary()
	context, ready := newContext()
	if context == nil {
		return p
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
	p.speak = func(pcm []byte, volume float64) voice {
		player := context.NewPlayer(bytes.NewReader(pcm))
		player.SetVolume(volume)
		player.Play()
		return voice{sounds: player.IsPlaying, volume: player.SetVolume}
	}
	return p
}

// newContext returns nil where there is no sound at all. In a browser it asks for things that may be missing, and
// what JavaScript throws arrives here as a panic.
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
