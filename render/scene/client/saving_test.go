package client_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sohofoundry/render/keep/settings"
	"sohofoundry/render/keep/store"
)

// slow is a store whose disk answers when the gate opens.
type slow struct {
	store.Store
	gate chan struct{}
}

func (s *slow) Write(name string, text []byte) error {
	<-s.gate
	return s.Store.Write(name, text)
}

func (s *slow) Swap(name string, known, text []byte) error {
	<-s.gate
	return s.Store.Swap(name, known, text)
}

// Until a choice is on the disk the table is shown as it was, and says that it saves; what is done meanwhile is done afterwards.
func TestNothingIsShownThatIsNotSaved(t *testing.T) {
	memory := store.NewMemory(clock)
	set(t, memory, func(s *settings.Settings) { s.ReducedMotion = true })
	s := &slow{memory, make(chan struct{})}
	close(s.gate)
	p := sitDown(t, s)
	p.click("start:new-game")
	p.click("new-game:begin")
	p.click("action:pass")
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	s.gate = make(chan struct{})
	saving := p.Words().Text("window.saving")
	card := p.beginning("card:")
	if card == "" {
		t.Fatalf("no card is asked for: %s", strings.Join(ids(p.see()), ", "))
	}
	before := texts(p.see())
	entries := len(p.Record().Entries())
	for range 5 { // the card, and whatever confirms it
		if len(p.Record().Entries()) > entries {
			break
		}
		before = texts(p.see())
		if p.has("confirm") {
			p.click("confirm")
		} else {
			p.click(card)
		}
	}
	if len(p.Record().Entries()) == entries {
		t.Fatalf("nothing was chosen: %s", strings.Join(ids(p.see()), ", "))
	}
	now := texts(p.see())
	if !strings.Contains(now, saving) {
		t.Fatalf("it does not say that it saves: %s", now)
	}
	if rest := strings.Replace(now, saving, "", 1); strings.Join(strings.Fields(rest), " ") != strings.Join(strings.Fields(before), " ") {
		t.Errorf("while it saves is shown\n%s\nnot\n%s", rest, before)
	}
	if slices.ContainsFunc(ids(p.see()), p.has) {
		t.Error("something can be done to what is not shown")
	}
	p.key("F1")
	p.pass(3)
	if got := texts(p.see()); got != now {
		t.Errorf("what was pressed meanwhile is seen at once: %s", got)
	}
	close(s.gate)
	for deadline := time.Now().Add(10 * time.Second); strings.Contains(texts(p.see()), saving) && time.Now().Before(deadline); {
		p.pass(1)
	}
	p.pass(5)
	if got := texts(p.see()); strings.Contains(got, saving) || got == before {
		t.Errorf("after it was saved is shown %s", got)
	}
	if !p.has("page:close") {
		t.Errorf("what was pressed meanwhile is not done: %s", strings.Join(ids(p.see()), ", "))
	}
}
