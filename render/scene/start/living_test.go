package start

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/room/foundry"
	"sohofoundry/render/ui/view"
)

// seen is the start screen at a time by its clock, when the person did something last at another.
func seen(t *testing.T, s *Scene, now, active time.Duration) view.View {
	t.Helper()
	env := testEnv(t)
	env.Now, env.Active = now, active
	return s.View(env)
}

func TestThePictureLivesAndRests(t *testing.T) {
	s := testScene(0)
	first := seen(t, s, time.Second, time.Second)
	if first.Drifts <= time.Second || first.Drifts > time.Second+foundry.Every {
		t.Fatalf("at 1 s, the next picture is due at %v", first.Drifts)
	}
	soon := seen(t, s, time.Second+foundry.Every/2, time.Second)
	later := seen(t, s, 2*time.Second, time.Second)
	if !first.Equal(&soon) {
		t.Error("it moves before it is due")
	}
	if first.Equal(&later) {
		t.Error("after a second nothing has moved")
	}
	resting := seen(t, s, 22*time.Second, time.Second)
	still := seen(t, s, time.Hour, time.Second)
	if resting.Drifts != 0 || resting.Moving || !resting.Equal(&still) {
		t.Error("it does not rest when nothing was done for 20 s")
	}
	if awake := seen(t, s, time.Hour+time.Second, time.Hour+time.Second); awake.Drifts == 0 {
		t.Error("it does not wake when something is done")
	}
}

func TestWherePicturesAreCostlyThereAreFewer(t *testing.T) {
	pictures := func(costly bool) (n int) {
		s := testScene(0)
		s.world.Costly = costly
		v := seen(t, s, time.Minute, time.Minute)
		for now := time.Minute; now < time.Minute+10*time.Second; now += time.Second / 60 {
			if now >= v.Drifts {
				v = seen(t, s, now, now)
				n++
			}
		}
		return n
	}
	if usual, few := pictures(false), pictures(true); usual < 110 || usual > 121 || few < 36 || few > 41 {
		t.Errorf("in ten seconds there are %d pictures, and %d where they are costly", usual, few)
	}
}

func TestThePictureIsStill(t *testing.T) {
	for name, change := range map[string]func(*Scene){
		"with reduced motion":     func(s *Scene) { s.world.Settings.ReducedMotion = true },
		"while a page is open":    func(s *Scene) { s.open(newGame) },
		"while settings are open": func(s *Scene) { s.open(options) },
	} {
		s := testScene(0)
		change(s)
		before := seen(t, s, time.Second, time.Second)
		after := seen(t, s, 3*time.Second, 3*time.Second)
		if before.Drifts != 0 || before.Moving || !before.Equal(&after) {
			t.Errorf("it moves %s", name)
		}
	}
}

func TestThePictureFollowsTheHour(t *testing.T) {
	lights := func(m foundry.Moment) (found []foundry.Ground) {
		s := testScene(0)
		s.world.Outside = m
		v := seen(t, s, 0, 0)
		for _, i := range v.Items {
			if g, ok := i.Painting.(foundry.Ground); ok {
				found = append(found, g)
			}
		}
		return found
	}
	for _, m := range []foundry.Moment{{Light: foundry.Day}, {Light: foundry.Night, Weather: foundry.Misty}} {
		if found := lights(m); len(found) != 1 || found[0].Moment != m {
			t.Errorf("%v is shown as %v", m, found)
		}
	}
}

func TestPlatesOpenTheirGames(t *testing.T) {
	for _, o := range offers {
		s := testScene(12)
		click(t, s, "start:game:"+o[0])
		if s.page != newGame || !slices.Contains(o, s.Game()) {
			t.Errorf("the plate of %s opens page %d for %s", o[0], s.page, s.Game())
		}
	}
	s := testScene(12)
	if all := shown(s, testEnv(t)); strings.Count(all, "Not played yet") != 2 || !strings.Contains(all, "games, best") {
		t.Errorf("the plates do not tell what was played:\n%s", all)
	}
}

func TestTheSheetForTodayOpensTheDaysGame(t *testing.T) {
	s, env := testScene(0), testEnv(t)
	env.Size = view.Size{W: 1600, H: 1000}
	v := s.View(env)
	target := v.Target("start:today")
	if target == nil {
		t.Fatal("there is no sheet for today")
	}
	if s.Do(target.Act); s.page != daysGame {
		t.Errorf("it opens page %d", s.page)
	}
}

func TestSmallMapsDiffer(t *testing.T) {
	s := testScene(0)
	v := s.View(testEnv(t))
	var emblems []view.Painting
	for _, i := range v.Items {
		if e, ok := i.Painting.(foundry.Emblem); ok && !slices.Contains(emblems, view.Painting(e)) {
			emblems = append(emblems, e)
		}
	}
	if len(emblems) != len(offers) {
		t.Errorf("the emblems are %v", emblems)
	}
}
