package sound

import (
	"slices"
	"testing"
	"time"
)

// hall is what a Player under test plays into.
type hall struct {
	*Player
	device  state
	time    time.Time
	volumes []float64 // of every voice ever started
	ended   bool      // all voices so far have ended
}

func newHall() *hall {
	h := &hall{device: working, time: time.Date(1770, 1, 1, 0, 0, 0, 0, time.UTC)}
	h.Player = &Player{
		on: true, volume: 1,
		open:  func() {},
		now:   func() time.Time { return h.time },
		state: func() state { return h.device },
		speak: func(_ []byte, volume float64) voice {
			i := len(h.volumes)
			h.volumes = append(h.volumes, volume)
			return voice{
				sounds: func() bool { return !h.ended },
				volume: func(v float64) { h.volumes[i] = v },
			}
		},
	}
	return h
}

func (h *hall) wait(d time.Duration) { h.time = h.time.Add(d) }

func TestAPlayerThatIsNotThereIsSilent(*testing.T) {
	var p *Player
	p.SetOn(true)
	p.SetVolume(1)
	p.Play(Place)
}

func TestPlay(t *testing.T) {
	cases := []struct {
		name string
		do   func(h *hall)
		want int // voices started
	}{
		{"two sounds at once", func(h *hall) { h.Play(Place); h.Play(Coins) }, 2},
		{"the same sound in the next frame is one", func(h *hall) { h.Play(Place); h.wait(time.Second / 60); h.Play(Place) }, 1},
		{"the same sound a little later is two", func(h *hall) { h.Play(Place); h.wait(repeat); h.Play(Place) }, 2},
		{"only so many at once", func(h *hall) { playAll(h) }, voices},
		{"again when they have ended", func(h *hall) { playAll(h); h.ended = true; h.wait(time.Second); h.Play(Lost) }, voices + 1},
		{"off", func(h *hall) { h.SetOn(false); h.Play(Place) }, 0},
		{"off and on", func(h *hall) { h.SetOn(false); h.SetOn(true); h.Play(Place) }, 1},
		{"volume 0", func(h *hall) { h.SetVolume(0); h.Play(Place) }, 0},
		{"the device is being opened", func(h *hall) { h.device = opening; h.Play(Place) }, 0},
		{"nothing is made up for when it is open", func(h *hall) {
			h.device = opening
			h.Play(Place)
			h.device = working
			h.Play(Card)
		}, 1},
		{"a sound lost while opening may be asked for again at once", func(h *hall) {
			h.device = opening
			h.Play(Place)
			h.device = working
			h.Play(Place)
		}, 1},
		{"the device has failed", func(h *hall) { h.device = failed; h.Play(Place) }, 0},
		{"a sound that does not exist", func(h *hall) { h.Play(count) }, 0},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			h := newHall()
			c.do(h)
			if got := len(h.volumes); got != c.want {
				t.Errorf("%d voices, want %d", got, c.want)
			}
		})
	}
}

func playAll(h *hall) {
	for s := range count {
		h.Play(s)
	}
}

// A sound that was prepared is not computed when it is first heard; in the end all are prepared.
func TestPrepare(t *testing.T) {
	h := newHall()
	for n := 0; h.Prepare(); n++ {
		if n == int(count) {
			t.Fatal("it never ends")
		}
	}
	for s := range h.pcm {
		if want := stereo(Samples(Sound(s))); !slices.Equal(h.pcm[s], want) {
			t.Errorf("sound %d is not what it is when it is heard", s)
		}
	}
	var none *Player
	if none.Prepare() {
		t.Error("a player that is not there has sounds to prepare")
	}
}

func TestVolume(t *testing.T) {
	cases := []struct {
		name string
		do   func(h *hall)
		want []float64
	}{
		{"full", func(h *hall) { h.Play(Place) }, []float64{1}},
		{"half is a quarter of the samples", func(h *hall) { h.SetVolume(0.5); h.Play(Place) }, []float64{0.25}},
		{"too much is full", func(h *hall) { h.SetVolume(7); h.Play(Place) }, []float64{1}},
		{"what is heard follows", func(h *hall) { h.Play(Place); h.Play(Card); h.SetVolume(0.5) }, []float64{0.25, 0.25}},
		{"what is heard falls silent", func(h *hall) { h.Play(EraOver); h.SetOn(false) }, []float64{0}},
		{"less than nothing is silent", func(h *hall) { h.Play(EraOver); h.SetVolume(-1) }, []float64{0}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			h := newHall()
			c.do(h)
			if !slices.Equal(h.volumes, c.want) {
				t.Errorf("volumes %v, want %v", h.volumes, c.want)
			}
		})
	}
}

func TestBothSidesHearTheSame(t *testing.T) {
	got := stereo([]float32{0, 0.5})
	want := []byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x3f, 0, 0, 0, 0x3f}
	if !slices.Equal(got, want) {
		t.Errorf("% x, want % x", got, want)
	}
}

func TestOnlyTheFirstPlayerMayBeHeard(t *testing.T) {
	Open().open()
	second := Open()
	second.open()
	if got := second.state(); got != failed {
		t.Errorf("the device of the second is in state %d, want %d", got, failed)
	}
	second.Play(Place)
}
