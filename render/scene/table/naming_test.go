package table

import (
	"slices"
	"strings"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/room/theatre"
)

// Before the Automa's first turn nobody draws (M72): the card on top is named while it lies back up. Later it is drawn before the next one
// is named, and never is the front told of a card that lies back up.
func TestNobodyDrawsBeforeTheyAreTold(t *testing.T) {
	r := seat(t, "birmingham", engine.Kept{}, 1, true)
	asks := 0
	for turn := 0; turn < 5; {
		r.work(1000)
		n, ok := r.mode.(*naming)
		if !ok {
			r.act(engine.Choice{Verb: engine.Pass, Card: r.rec.Position().Players[engine.HumanSeat].Hand[0]})
			turn++
			continue
		}
		asks++
		first := asks == 1
		if title, text := n.question(r.words); (title == "Do not draw yet") != first || strings.Contains(text, "Draw card ") == first {
			t.Errorf("ask %d says %q, %q", asks, title, text)
		}
		for _, f := range n.Answers {
			if _, back := n.about(f).(theatre.AboutBacks); !back {
				t.Errorf("ask %d tells of card %d %T", asks, f.Amount, n.about(f))
			}
		}
		top := int(n.Answers[3].Amount)
		r.Do(named{n.Answers[3]})
		if n, ok := r.mode.(*naming); ok {
			if _, text := n.question(r.words); !strings.Contains(text, r.words.Text("theatre.gone", "card", top)) {
				t.Errorf("card %d is to be drawn, and it is said: %q", top, text)
			}
		}
	}
	if asks < 3 {
		t.Errorf("only %d cards are asked for", asks)
	}
}

// Cards are named by the pictures of their backs as well, those with the same one at once; which of them it is can be told when it is drawn.
func TestCardsAreNamedByTheirBacks(t *testing.T) {
	r := seat(t, "lancashire", engine.Kept{}, 1, true)
	r.work(1000)
	pass := engine.Choice{Verb: engine.Pass, Card: r.rec.Position().Players[engine.HumanSeat].Hand[0]}
	r.act(pass)
	numbers := len(r.see())
	r.Do(byBack{})
	pictures := r.see()
	backs := map[automa.BackFacts]int{}
	for _, f := range r.mode.(*naming).Answers {
		backs[companion.BackOf(r.game, int(f.Amount))]++
	}
	if len(pictures) != len(backs) || numbers <= len(backs) {
		t.Fatalf("%d numbers and %d pictures are shown of %d backs", numbers, len(pictures), len(backs))
	}
	var shared correct.Correction
	for _, f := range r.mode.(*naming).Answers {
		if backs[companion.BackOf(r.game, int(f.Amount))] > 1 {
			shared = f
			break
		}
	}
	r.Do(named{shared})
	for { // in the first turn it may stay where it is
		if n, asked := r.mode.(*naming); asked && n.Drawn == int(shared.Amount) {
			break
		}
		if r.work(1000); r.asked() {
			r.act(pass)
		}
	}
	if v := r.view(); v.Target("tasks:other") == nil {
		t.Fatal("nothing says that it is another card")
	}
	r.Do(otherCard{})
	other := r.mode.(*naming)
	if slices.Contains(other.Answers, shared) || companion.BackOf(r.game, int(other.Answers[0].Amount)) != companion.BackOf(r.game, int(shared.Amount)) {
		t.Errorf("offered are %v", other.Answers)
	}
	r.Do(named{other.Answers[0]})
	if n := r.mode.(*naming); n.Drawn != int(other.Answers[0].Amount) || n.Asked == companion.AskDrawn {
		t.Errorf("after card %d was named card %d is drawn", other.Answers[0].Amount, n.Drawn)
	}
}

// see lists the cards that are offered.
func (r *reader) see() (list []string) {
	v := r.view()
	for i := range v.Targets {
		if id := v.Targets[i].ID; strings.HasPrefix(id, "tasks:card:") {
			list = append(list, id)
		}
	}
	return list
}
