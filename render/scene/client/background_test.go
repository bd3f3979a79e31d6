package client_test

import (
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/sound"
)

// sounds checks what is to be heard under the sounds.
func (p *person) sounds(when string, want sound.Background) {
	p.t.Helper()
	if got := p.Background(); got != want {
		p.t.Errorf("%s background %d is heard, want %d", when, got, want)
	}
}

// seat puts a game on the table as it is after some entries, or at its end with a negative number.
func (p *person) seat(entries int) {
	p.t.Helper()
	r, err := played.Game(played.Medium(3), entries)
	if err == nil {
		err = p.Play(r, nil)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	p.pass(2)
}

func TestTheEraDecidesWhatIsHeard(t *testing.T) {
	p := hasty(t)
	p.sounds("before the first picture", sound.Silence)
	p.Began(false)
	p.sounds("at the start", sound.StartScreen)
	p.seat(10)
	p.sounds("in the Canal Era", sound.CanalEra)
	p.Do(pages.Settings{})
	p.pass(2)
	p.sounds("in the settings over the table", sound.CanalEra)
	p.Back()
	p.pass(2)
	p.Do(pages.Leave{})
	p.pass(2)
	p.sounds("back at the start", sound.StartScreen)
	r, err := played.Game(played.Medium(3), -1)
	if err != nil {
		t.Fatal(err)
	}
	rail := 0
	for rail < len(r.Entries()) && r.After(rail).Era != engine.Rail {
		rail++
	}
	p.seat(rail + 1)
	p.sounds("in the Rail Era", sound.RailEra)
	p.seat(-1)
	p.sounds("when the game is over", sound.GameOver)
}

// What is shown decides, not what the record has: the ambience changes when the person sees the change of eras.
func TestTheAmbienceChangesWithWhatIsShown(t *testing.T) {
	p := newcomer(t)
	p.Began(false)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.play(dice(7), func() bool { return p.Watching() && p.Record().Position().Era == engine.Rail })
	p.sounds("while the end of the Canal Era is shown", sound.CanalEra)
	p.play(dice(7), func() bool { return p.Background() == sound.RailEra })
	if !p.Watching() {
		t.Error("the Rail Era is heard only when all was shown")
	}
}

func TestSilence(t *testing.T) {
	p := hasty(t)
	p.Began(false)
	for p.in.Now < 4*time.Minute {
		p.pass(10)
	}
	p.sounds("when nobody did anything for minutes", sound.Silence)
	p.in.Cursor.X++
	p.pass(1)
	p.sounds("when somebody is there again", sound.StartScreen)
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReadAloud = true })
	p = sitDown(t, kept)
	p.Began(false)
	p.sounds("while a voice reads aloud", sound.Silence)
	p = lookOn(t, store.NewMemory(clock))
	p.Began(false)
	p.sounds("in a second tab", sound.Silence)
}
