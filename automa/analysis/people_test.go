package analysis

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// ofPeople is a game of three people that began with the last round, and in which one of them passes instead of the sale that would end it.
func ofPeople(t *testing.T) (r *record.Record, blunders engine.Seat) {
	t.Helper()
	for seed := range uint64(1000) {
		h := record.Header{Seed: seed, Options: engine.Options{Seats: 3}, Players: [engine.MaxSeats]record.Player{{Name: "Ada"}, {Rival: 1}, {Name: "Cy"}}}
		whole, err := record.New(decks.Game("birmingham"), h)
		if err != nil {
			t.Fatal(err)
		}
		playOn(whole, policy.Keen, never)
		last := len(whole.Entries()) - 1
		for whole.Entries()[last].Before.Decision != engine.ChooseAction {
			last--
		}
		e := &whole.Entries()[last]
		if e.Before.Actor != 2 || e.Choice.Verb != engine.Sell || whole.Game().Tiles[e.Before.Tiles[e.Choice.Space].Tile].VP < 9 {
			continue
		}
		first := last
		for whole.Entries()[first-1].Before.Round == e.Before.Round {
			first--
		}
		r := from(t, whole, &whole.Entries()[first])
		for _, e := range whole.Entries()[first:last] {
			r.Act(e.Choice)
		}
		r.Choose(engine.Choice{Verb: engine.Pass, Card: e.Before.Players[2].Hand[0]})
		playOn(r, policy.Keen, never)
		return r, e.Before.Actor
	}
	t.Fatal("no game ends with such a sale of the third seat")
	return nil, 0
}

func finish(all People) {
	for _, a := range all {
		for a.Done() < a.Decisions() {
			a.Step()
		}
	}
}

// Of several people each one's own choices are judged, those of rivals never, and a blunder is found where it was made and nowhere else.
func TestEachPersonIsJudgedForThemselves(t *testing.T) {
	r, blunders := ofPeople(t)
	all, err := BeginAll(r, Options{Futures: 32})
	if err != nil || len(all) != 2 {
		t.Fatalf("%d are judged: %v", len(all), err)
	}
	finish(all)
	for _, a := range all {
		if a.Seat() != 0 && a.Seat() != 2 || a.Decisions() == 0 {
			t.Errorf("%d choices of seat %d are judged", a.Decisions(), a.Seat())
		}
		for i := range a.Moments() {
			if actor := r.Entries()[a.Moments()[i].Entry].Before.Actor; actor != a.Seat() {
				t.Errorf("a choice of seat %d is judged as one of seat %d", actor, a.Seat())
			}
		}
		if s := a.Sums(); s.Start.Plus(s.Play).Plus(s.Both()) != s.End || s.End[a.Seat()] != 100*int(r.Position().Players[a.Seat()].VP) {
			t.Errorf("of seat %d %+v does not add up", a.Seat(), s)
		}
		last := &a.Moments()[a.Done()-1]
		if found := last.Verdict() == judged.Blunder && last.Better.Verb == engine.Sell && last.More[0] >= scale.Blunder; found != (a.Seat() == blunders) {
			t.Errorf("seat %d: the last choice is %v, and %v better by %v", a.Seat(), last.Verdict(), last.Better.Verb, last.More)
		}
	}
}

// What was found of several people is kept together, and each gets their own back; what is of nobody here, or damaged, is named.
func TestAnalysesOfSeveralAreKeptTogether(t *testing.T) {
	r, _ := ofPeople(t)
	all, _ := BeginAll(r, Options{Futures: 4})
	if len(all.Marshal()) > 0 {
		t.Error("something is kept before anything was found")
	}
	finish(all)
	again, _ := BeginAll(r, Options{Futures: 4})
	if err := again.Resume(all.Marshal()); err != nil || again.Done() != all.Decisions() || !bytes.Equal(again.Marshal(), all.Marshal()) {
		t.Errorf("taken over are %d of %d: %v", again.Done(), all.Decisions(), err)
	}
	for i := range all {
		if !reflect.DeepEqual(again[i].moments, all[i].moments) {
			t.Errorf("seat %d gets back what is another's", all[i].Seat())
		}
	}
	first, second := all[:1].Marshal(), all[1:].Marshal()
	for name, text := range map[string][]byte{
		"of a rival": bytes.Replace(second, []byte(`"seat": 2`), []byte(`"seat": 1`), 1), "cut off": second[:len(second)/2], "no object": []byte("7"),
	} {
		some, _ := BeginAll(r, Options{Futures: 4})
		if err := some.Resume(append(first[:len(first):len(first)], text...)); err == nil || some[0].Done() != all[0].Done() || some[1].Done() != 0 {
			t.Errorf("%s: taken over are %d and %d: %v", name, some[0].Done(), some[1].Done(), err)
		}
	}
}

// A game of several people waits for its end, as an analysis shows cards, and nobody but people is judged.
func TestPeopleAloneAreJudgedAndAtTheEnd(t *testing.T) {
	r, _ := ofPeople(t)
	for want, c := range map[string]struct {
		r    *record.Record
		seat engine.Seat
	}{"when it is over": {r.Branch(2), 0}, "no person sits at seat 2": {r, 1}, "no person sits at seat 4": {r, 3}} {
		if _, err := Begin(c.r, Options{Seat: c.seat}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q is not told: %v", want, err)
		}
	}
}
