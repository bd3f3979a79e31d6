package client_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/engine"
	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/scene/client"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/voice"
)

// reading is somebody for whom a voice reads, and what it has read.
type reading struct {
	*person
	read     []string
	language string
	hushed   int
}

// listening sits down where a voice reads some languages aloud, if the settings want that.
func listening(t testing.TB, on bool, languages ...string) *reading {
	t.Helper()
	l := &reading{}
	kept := store.NewMemory(clock)
	set(t, kept, func(s *settings.Settings) { s.ReadAloud, s.ReducedMotion = on, true })
	c := client.New(client.Options{Store: kept, Clock: clock, Chance: 1, Voice: &voice.Voice{
		Offers: func(language string) bool { return slices.Contains(languages, language) },
		Say:    func(language, text string) { l.language, l.read = language, append(l.read, text) },
		Hush:   func() { l.hushed++ },
	}})
	l.person = &person{Client: c, t: t, kept: kept, moment: time.Second / 5}
	l.in.Size = view.Size{W: 1440, H: 900}
	l.pass(20)
	return l
}

// last is what was read last.
func (l *reading) last() string {
	if len(l.read) == 0 {
		return ""
	}
	return l.read[len(l.read)-1]
}

// next is the task that hands are to do next.
func (l *reading) next() *view.Target {
	v := l.see()
	for i := range v.Targets {
		if t := &v.Targets[i]; strings.HasPrefix(t.ID, "task:") && !t.Picked {
			return t
		}
	}
	return nil
}

// On a real table each task is read when it is the next one, up to the counting of the last era.
func TestEachTaskAtTheTableIsReadAsItBecomesTheNextOne(t *testing.T) {
	if testing.Short() {
		t.Skip("many turns are tapped, and nothing at once")
	}
	l, rolls := listening(t, true, "en"), dice(7)
	l.click("start:at-table")
	l.click("at-table:begin")
	read := 0
	for n := 0; !l.has("final:new") && n < 6000; n++ {
		if task := l.next(); task != nil {
			l.pass(2)
			if want := l.Words().Spoken(task.Name); !strings.Contains(l.last(), want) {
				t.Fatalf("the next task is %q, and read was %q before %q", want, l.read[max(0, len(l.read)-2)], l.last())
			}
			read++
			l.click(task.ID)
			continue
		}
		if !l.byHand(rolls) {
			l.choose(rolls)
		}
	}
	for _, want := range []string{"coal mine level 2", "VP"} {
		if !slices.ContainsFunc(l.read, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("in the whole game nothing was read of %q", want)
		}
	}
	for _, text := range l.read {
		if strings.Contains(text, " II ") || strings.Contains(text, "(M") || strings.Contains(text, "..") {
			t.Errorf("read was %q", text)
		}
	}
	if over := l.Record().Position().Decision == engine.GameOver; !over || read < 200 {
		t.Errorf("%d tasks were read; the game is over: %v", read, over)
	}
}

// The reasons of the Automa are read where they are asked for, and what the person is asked afterwards.
func TestReasonsAreReadOnDemand(t *testing.T) {
	l, rolls := listening(t, true, "en"), dice(7)
	l.click("start:at-table")
	l.click("at-table:begin")
	why := ""
	for n := 0; why == "" && n < 60; n++ {
		if why = l.beginning("tasks:section:"); why == "" && !l.byHand(rolls) {
			l.choose(rolls)
		}
	}
	l.pass(2)
	before := len(l.read)
	l.click(why)
	l.pass(3)
	told := l.Words().Spoken(strings.Join(l.see().Said, " "))
	if len(l.read) == before || !strings.Contains(told, strings.TrimSuffix(l.last(), ".")) || told == "" {
		t.Errorf("%q is told and %q was read", told, l.last())
	}
}

// What is told again is not read again; what is new is read alone.
func TestOnlyWhatIsNewIsRead(t *testing.T) {
	l := listening(t, true, "en")
	l.click("start:at-table")
	l.click("at-table:begin")
	l.pass(5)
	if len(l.read) != 1 || !strings.Contains(l.last(), "Set ") {
		t.Fatalf("read was %q", l.read)
	}
	l.click(l.next().ID)
	l.pass(30)
	if len(l.read) != 2 || strings.Contains(l.last(), l.Words().Text("table.by-hand.set-up")) {
		t.Errorf("read was %q", l.read)
	}
}

// In a usual game the same is read that a screen reader is told.
func TestAUsualGameIsRead(t *testing.T) {
	l := listening(t, true, "en")
	l.click("start:new-game")
	l.click("new-game:begin")
	l.pass(5)
	for _, sentence := range l.see().Said {
		if !strings.Contains(l.last(), l.Words().Spoken(sentence)) {
			t.Errorf("told is %q, and read was %q", sentence, l.last())
		}
	}
	if len(l.read) == 0 {
		t.Error("nothing was read")
	}
}

func TestReadingIsAnOptionWhereThereIsAVoice(t *testing.T) {
	l := listening(t, false, "en", "de")
	l.click("start:settings")
	l.pass(2)
	l.click("settings:read-aloud:on")
	if len(l.read) != 1 {
		t.Fatalf("when it is turned on, read is %q", l.read)
	}
	l.click("settings:language:de")
	l.click("settings:read-aloud:off")
	if l.hushed == 0 {
		t.Error("the voice goes on when it is turned off")
	}
	l.click("settings:read-aloud:on")
	if l.language != "de" {
		t.Errorf("German is read as %q", l.language)
	}
	l.click("settings:language:ro")
	l.pass(2)
	if l.has("settings:read-aloud:on") || !said(l.see(), l.Words().Text("settings.read-aloud.none")) {
		t.Error("a voice is offered for a language that none reads")
	}
}

// said reports whether a text is seen, in however many lines.
func said(v *view.View, text string) bool {
	var all []string
	for i := range v.Items {
		all = append(all, v.Items[i].Text)
	}
	return strings.Contains(strings.Join(all, " "), text)
}

func TestNothingIsReadUnlessItIsWanted(t *testing.T) {
	l := listening(t, false, "en")
	l.click("start:new-game")
	l.click("new-game:begin")
	l.pass(10)
	if len(l.read) != 0 {
		t.Errorf("read was %q", l.read)
	}
}
