package sound

import (
	"math"
	"testing"
	"time"

	"sohofoundry/render/ui/music"
)

// stage is a hall in which a background is played.
type stage struct {
	*hall
	loops   int     // ever begun
	playing int     // now
	volume  float64 // of the last one
	paused  bool
	steps   int // for which there was asked whether there is time
	most    int // for which there is time with each call of Tend
}

func newStage() *stage {
	s := &stage{hall: newHall(), most: math.MaxInt}
	s.SetBackground("normal")
	s.under.begin = func(*music.Loop) loop {
		s.loops++
		s.playing++
		s.volume = 0
		return loop{
			volume: func(v float64) { s.volume = v },
			pause:  func(on bool) { s.paused = on },
			stop:   func() { s.playing-- },
		}
	}
	return s
}

// tend lets some pictures pass.
func (s *stage) tend(b Background, pictures int) {
	for range pictures {
		s.wait(time.Second / 60)
		left := s.most
		s.Tend(b, func() bool {
			s.steps++
			left--
			return left >= 0
		})
	}
}

const comesUp = 240 // pictures, until a background is as loud as it gets

func TestABackgroundComesAndStays(t *testing.T) {
	s := newStage()
	s.tend(CanalEra, 2)
	if s.playing != 1 || s.volume > 0.01 {
		t.Fatalf("%d loops play, at first at %.3f", s.playing, s.volume)
	}
	if !s.Tending() {
		t.Error("nothing seems to change while it comes")
	}
	s.tend(CanalEra, comesUp)
	if want := decibels(levels["normal"]); math.Abs(s.volume-want) > 1e-9 {
		t.Errorf("it is played at %.4f, want %.4f", s.volume, want)
	}
	steps := s.steps
	s.tend(CanalEra, comesUp)
	if s.Tending() || s.loops != 1 || s.steps != steps {
		t.Error("it changes, or is computed, though it is all there")
	}
}

// What is computed never takes longer than there is time.
func TestABackgroundIsComputedAsThereIsTime(t *testing.T) {
	s := newStage()
	s.most = 10
	s.tend(CanalEra, 20)
	if s.playing != 0 || s.steps != 20*11 || !s.Tending() {
		t.Errorf("%d loops after %d questions", s.playing, s.steps)
	}
	for pictures := 0; s.playing == 0; pictures++ {
		if pictures > 1000 {
			t.Fatal("it is never there")
		}
		s.tend(CanalEra, 1)
	}
}

func TestWithoutSoundNothingIsComputed(t *testing.T) {
	for name, silence := range map[string]func(s *stage){
		"sound is off":           func(s *stage) { s.SetOn(false) },
		"the volume is 0":        func(s *stage) { s.SetVolume(0) },
		"the background is off":  func(s *stage) { s.SetBackground("off") },
		"the device has failed":  func(s *stage) { s.device = failed },
		"nobody has clicked yet": func(s *stage) { s.device = opening },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage()
			silence(s)
			s.tend(CanalEra, comesUp)
			if s.loops != 0 || s.steps != 0 || s.Tending() {
				t.Errorf("%d loops, %d steps", s.loops, s.steps)
			}
			s = newStage()
			s.tend(CanalEra, comesUp)
			steps := s.steps
			silence(s)
			s.tend(CanalEra, 30)
			if s.device == working && (s.playing != 0 || s.under.ready != nil) || s.steps != steps {
				t.Errorf("half a second later %d loops play, %d pieces are kept, and there were %d steps", s.playing, len(s.under.ready), s.steps-steps)
			}
			if s.Tending() {
				t.Error("something changes")
			}
		})
	}
	var none *Player
	none.SetBackground("normal")
	none.Hide(true)
	none.Tend(CanalEra, func() bool { t.Error("a player that is not there computes"); return false })
	if none.Tending() {
		t.Error("a player that is not there has something to do")
	}
}

func TestSoundsThatAreOffAreNotPrepared(t *testing.T) {
	h := newHall()
	h.SetOn(false)
	if h.Prepare() || h.pcm[0] != nil {
		t.Error("a sound is computed though sound is off")
	}
}

func TestAHiddenProgramIsSilent(t *testing.T) {
	s := newStage()
	s.Hide(true)
	s.Hide(false)
	s.tend(CanalEra, comesUp)
	if s.Hide(true); !s.paused {
		t.Error("it is heard")
	}
	if s.Hide(false); s.paused {
		t.Error("it stays silent when it is seen again")
	}
}

func TestItComesBackWhenItIsTurnedOn(t *testing.T) {
	s := newStage()
	s.tend(CanalEra, comesUp)
	s.SetOn(false)
	s.tend(CanalEra, 30)
	s.SetOn(true)
	s.tend(CanalEra, comesUp)
	if s.playing != 1 || s.volume == 0 {
		t.Errorf("%d loops play at %.3f", s.playing, s.volume)
	}
}

func TestABackgroundStepsBackForASound(t *testing.T) {
	s := newStage()
	s.tend(CanalEra, comesUp)
	full := s.volume
	s.Play(EraOver)
	s.tend(CanalEra, 10)
	if s.volume > full*0.31 || !s.Tending() {
		t.Errorf("under a sound it is played at %.4f of %.4f", s.volume, full)
	}
	s.tend(CanalEra, 60) // the whistle takes a second and a half
	if s.volume > full*0.31 {
		t.Errorf("before the sound ends it is played at %.4f of %.4f", s.volume, full)
	}
	s.tend(CanalEra, 90)
	if s.volume != full {
		t.Errorf("after it, it is played at %.4f of %.4f", s.volume, full)
	}
}

// One goes before the next one comes, and of pieces only two are kept.
func TestOneFollowsAnother(t *testing.T) {
	s := newStage()
	for _, b := range []Background{StartScreen, CanalEra, RailEra, GameOver, StartScreen} {
		s.tend(b, 20)
		if s.playing > 1 {
			t.Fatal("two are heard at once")
		}
		s.tend(b, 2*comesUp)
		if s.under.heard != b || s.playing != 1 {
			t.Errorf("background %d is wanted, and %d heard", b, s.under.heard)
		}
		bytes := 0
		for _, p := range s.under.ready {
			for _, s := range p.loop.Strands {
				bytes += 2 * (len(s[0]) + len(s[1]))
			}
		}
		if bytes > 8<<20 {
			t.Errorf("%d bytes are kept", bytes)
		}
	}
	s.tend(Silence, comesUp)
	if s.playing != 0 || s.Tending() {
		t.Error("it does not end")
	}
}

// The setting's words are levels under the sounds; the tune at the end is softer than at the start.
func TestLevelsOfBackgrounds(t *testing.T) {
	at := func(name string, b Background) float64 {
		s := newStage()
		s.SetBackground(name)
		s.tend(b, comesUp)
		return 20 * math.Log10(s.volume)
	}
	for _, c := range []struct {
		name string
		b    Background
		want float64
	}{{"quiet", CanalEra, -24}, {"quiet", RailEra, -24}, {"normal", CanalEra, -14}, {"quiet", StartScreen, -18}, {"quiet", GameOver, -24}} {
		if got := at(c.name, c.b); math.Abs(got-c.want) > 0.01 {
			t.Errorf("%s, background %d: %.2f dB, want %.0f", c.name, c.b, got, c.want)
		}
	}
}
