//go:build !js

package sound

import "sohofoundry/render/ui/music"

// keepsPieces tells whether pieces that were computed are kept, to be heard again.
const keepsPieces = true

// begin begins to play a loop on the device, silently.
func (r *rest) begin(l *music.Loop) loop {
	r.keep(true)
	r.wake()
	player := r.device.NewPlayer(l.Reader())
	player.SetVolume(0)
	player.Play()
	return loop{
		volume: player.SetVolume,
		pause:  func(bool) {}, // a window is told of nothing that would pause it
		stop: func() {
			player.PauseAndStopReading()
			r.keep(false)
		},
	}
}

// keep keeps the device from resting while a loop is heard.
func (r *rest) keep(on bool) {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.kept = on
}
