package client_test

import (
	"bytes"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sohofoundry/automa/analysis"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/looktest/played"
)

// lateGame is a game that began a little before its end, so that little of it is to be analysed; without its end it has only some
// entries.
func lateGame(t *testing.T, entries int) *record.Record {
	t.Helper()
	whole, err := played.Game(played.Medium(4), -1)
	if err != nil {
		t.Fatal(err)
	}
	all := whole.Entries()
	from := 0
	for i := range all {
		if e := &all[i]; e.Before.Era == engine.Rail && e.Before.Round == 9 && !e.Automa() && e.Before.Decision == engine.ChooseAction && from == 0 {
			from = i
		}
	}
	h := whole.Header()
	h.From = &all[from].Before
	r, err := record.New(whole.Game(), h)
	if err != nil {
		t.Fatal(err)
	}
	for i := range all[from:] {
		if len(r.Entries()) == entries {
			break
		}
		if r.AutomaTurn() == nil {
			r.Choose(all[from+i].Choice)
		}
	}
	return r
}

// found is what soho analyse finds and keeps.
func found(t *testing.T, r *record.Record) (whole, part []byte) {
	t.Helper()
	a, err := analysis.Begin(r, analysis.Options{})
	if err != nil {
		t.Fatal(err)
	}
	a.Step()
	part = a.Marshal()
	for a.Done() < a.Decisions() {
		a.Step()
	}
	return a.Marshal(), part
}

// late sits down where such a game is kept, and what was found of it before, if anything.
func late(t *testing.T, r *record.Record, kept []byte) *person {
	t.Helper()
	s := store.NewMemory(clock)
	if err := s.Write("late.soho", r.Marshal()); err != nil {
		t.Fatal(err)
	}
	if kept != nil {
		if err := s.Write("late.soho"+store.AnalysisEnding, kept); err != nil {
			t.Fatal(err)
		}
	}
	p := sitDown(t, s)
	p.click("start:load")
	p.pass(20)
	return p
}

// analyses waits until nothing is analysed any more.
func (p *person) analyses() {
	p.t.Helper()
	for range 5000 {
		if !p.has("analysis:stop") {
			return
		}
		p.pass(1)
	}
	p.t.Fatal("the analysis never ends")
}

func (p *person) keptAnalysis() []byte {
	p.t.Helper()
	if err := p.settle(); err != nil {
		p.t.Fatal(err)
	}
	text, err := p.kept.Read("late.soho" + store.AnalysisEnding)
	if err != nil {
		p.t.Fatal(err)
	}
	return text
}

// The page finds what the command finds, to the letter, and keeps it beside the game, where it is taken over from at once. It can be
// stopped meanwhile.
func TestAnalysisOfAGame(t *testing.T) {
	r := lateGame(t, -1)
	whole, part := found(t, r)
	p := late(t, r, nil)
	p.click("load:analyse:late.soho")
	if !p.has("analysis:stop") {
		t.Fatalf("it does not begin: %s", texts(p.see()))
	}
	p.click("analysis:stop")
	before := texts(p.see())
	p.pass(20)
	if !p.has("analysis:go-on") || texts(p.see()) != before {
		t.Errorf("it was stopped and goes on: %s", texts(p.see()))
	}
	p.click("analysis:go-on")
	p.analyses()
	if got := p.keptAnalysis(); !bytes.Equal(got, whole) {
		t.Errorf("the page has found\n%s\nthe command\n%s", got, whole)
	}
	for _, kept := range [][]byte{whole, part} {
		next := late(t, r, kept)
		next.click("load:analyse:late.soho")
		if next.has("analysis:stop") == bytes.Equal(kept, whole) || !next.has("analysis:point:0") {
			t.Errorf("what was kept is not taken over: %s", texts(next.see()))
		}
		next.analyses()
		if got := next.keptAnalysis(); !bytes.Equal(got, whole) {
			t.Errorf("gone on with it found\n%s\nat once\n%s", got, whole)
		}
	}
}

// What is kept and damaged is told, and made anew.
func TestDamagedAnalysisIsMadeAnew(t *testing.T) {
	long(t)
	r := lateGame(t, -1)
	whole, _ := found(t, r)
	for _, text := range []string{"{", "{}", strings.Replace(string(whole), `"made": "`, `"made": "lend `, 1)} {
		p := late(t, r, []byte(text))
		p.click("load:analyse:late.soho")
		if !p.says("is made anew") {
			t.Errorf("nothing is told: %s", texts(p.see()))
		}
		p.analyses()
		if got := p.keptAnalysis(); !bytes.Equal(got, whole) {
			t.Errorf("it found\n%s\nnot\n%s", got, whole)
		}
	}
}

// From the page one comes to the position of a choice and back, and to a game of practice that goes on from there.
func TestAChoiceIsTriedAgain(t *testing.T) {
	r := lateGame(t, -1)
	whole, _ := found(t, r)
	p := late(t, r, whole)
	p.click("load:analyse:late.soho")
	p.key("Right")
	entry := strings.TrimPrefix(p.beginning("analysis:picked:show:"), "analysis:picked:show:")
	p.click("analysis:picked:show:" + entry)
	if p.Where() != "reconsidering" || !p.says("Played:") {
		t.Errorf("the position is not shown: %s, %s", p.Where(), texts(p.see()))
	}
	p.click("past:analysis")
	if !p.has("analysis:point:1") {
		t.Fatalf("it does not lead back: %s", texts(p.see()))
	}
	p.click("analysis:picked:again:" + entry)
	if again := p.Record(); !again.Header().Practice || again.Position().Decision == engine.GameOver || again.Line(0) != r.Line(0) {
		t.Errorf("it is no practice from there:\n%s", again.Marshal())
	}
	if text, err := p.kept.Read("late.soho"); err != nil || !bytes.Equal(text, r.Marshal()) {
		t.Errorf("the game itself has changed: %v\n%s", err, text)
	}
}

// A game that is not over is marked as one with hints before it is analysed, when that is asked for again with the warning in sight.
func TestAnalysisOfAGameUnderWayMarksIt(t *testing.T) {
	r, err := played.Game(played.Medium(4), 9)
	if err != nil {
		t.Fatal(err)
	}
	p := late(t, r, nil)
	p.click("load:analyse:late.soho")
	if p.Record().Header().Hinted || p.has("analysis:stop") || !p.says("marks it as one with hints") {
		t.Fatalf("asked once: %+v, %s", p.Record().Header(), texts(p.see()))
	}
	p.key("F10")
	p.click("menu:analyse")
	if !p.Record().Header().Hinted || !p.has("analysis:stop") {
		t.Fatalf("asked twice: %+v, %s", p.Record().Header(), texts(p.see()))
	}
}

// A game that came as a link is over for whoever looks at it: its analysis begins at once, by its last page and by the menu, and
// marks nothing.
func TestAGameInALinkIsAnalysed(t *testing.T) {
	for _, button := range []string{"final:analyse", "menu:analyse"} {
		p := hasty(t)
		text, r := linkTo(t, played.Medium(4), -1)
		p.visit(text)
		p.key("Escape")
		p.key("Escape")
		if strings.HasPrefix(button, "menu") {
			p.key("F10")
		}
		p.click(button)
		if !p.has("analysis:stop") || !bytes.Equal(p.Record().Marshal(), r.Marshal()) {
			t.Errorf("%s: it does not begin: %s", button, texts(p.see()))
		}
	}
}

// lastRoundOf is a game of people that is over and began with its last round.
func lastRoundOf(t *testing.T, players [engine.MaxSeats]record.Player) *record.Record {
	t.Helper()
	whole, err := played.Several(played.Birmingham(), players, 3, 5, -1)
	if err != nil {
		t.Fatal(err)
	}
	entries, rounds := whole.Entries(), uint8(played.Birmingham().Rounds(3))
	first := slices.IndexFunc(entries, func(e record.Entry) bool { return e.Before.Era == engine.Rail && e.Before.Round == rounds })
	h := whole.Header()
	h.From = &entries[first].Before
	r, err := record.New(whole.Game(), h)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries[first:] {
		r.Act(e.Choice)
	}
	return r
}

// Of several people each has a page of the analysis, which tells what all could expect and names nobody's choices but theirs; what was found
// of all is kept together, and is what the command finds.
func TestSeveralPeopleAreAnalysed(t *testing.T) {
	r := lastRoundOf(t, played.Three)
	all, err := analysis.BeginAll(r, analysis.Options{})
	if err != nil || len(all) != 2 {
		t.Fatalf("%d are judged: %v", len(all), err)
	}
	p := late(t, r, nil)
	p.click("load:analyse:late.soho")
	p.click("analysis:of:2")
	p.click("analysis:stop")
	if p.pass(20); !p.has("analysis:go-on") {
		t.Error("it cannot be stopped")
	}
	p.click("analysis:go-on")
	p.analyses()
	for _, a := range all {
		for a.Done() < a.Decisions() {
			a.Step()
		}
		p.click("analysis:of:" + strconv.Itoa(int(a.Seat())+1))
		p.analyses()
		if !p.has("analysis:point:"+strconv.Itoa(a.Decisions()-1)) || p.has("analysis:point:"+strconv.Itoa(a.Decisions())) || !p.says("Rival 1: ") {
			t.Errorf("the page of seat %d shows %s", a.Seat(), texts(p.see()))
		}
	}
	if p.has("analysis:of:3") {
		t.Error("a rival has a page")
	}
	if got := p.keptAnalysis(); !bytes.Equal(got, all.Marshal()) {
		t.Errorf("the page has found\n%s\nthe command\n%s", got, all.Marshal())
	}
	next := late(t, r, all.Marshal())
	next.click("load:analyse:late.soho")
	if next.has("analysis:stop") || !next.has("analysis:of:2") {
		t.Errorf("what was kept is not taken over: %s", texts(next.see()))
	}
}
