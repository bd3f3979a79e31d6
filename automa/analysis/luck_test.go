package analysis

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/hidden"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/automa/search"
	"sohofoundry/engine"
)

// futuresOfLuck is in how many futures luck is counted here, twice: what holds in few holds in many.
const futuresOfLuck = 12

// acrossEras is a record of the last rounds of the Canal Era and the first of the Rail Era.
func acrossEras(t *testing.T, whole *record.Record) *Analysis {
	t.Helper()
	for i := range whole.Entries() {
		e := &whole.Entries()[i]
		if othersTurn(&e.Before, engine.HumanSeat) || e.Before.Era != engine.Canal || int(e.Before.Round) < whole.Game().Rounds(int(e.Before.Seats))-1 || e.Before.Decision != engine.ChooseAction {
			continue
		}
		r := from(t, whole, e)
		playOn(r, policy.Keen, func() bool { return r.Position().Era == engine.Rail && r.Position().Round == 3 })
		return analysed(t, r, Options{Futures: futuresOfLuck})
	}
	t.Fatal("the Canal Era is too short")
	return nil
}

// counted is what could be expected in a position by whoever sees what a seat sees.
func counted(g *automa.Game, p *automa.Position, seat engine.Seat, seed uint64, n int) (vp VP) {
	player := search.NewPlayer()
	for i := range n {
		future := *p
		hidden.Redeal(g, &future, seat, rand.NewPCG(seed^salt, uint64(i)))
		player.Finish(g, &future)
		for i := range p.Seats {
			vp[i] += int(future.Players[i].VP)
		}
	}
	for i := range p.Seats {
		vp[i] = judged.Hundredths(vp[i], n)
	}
	return vp
}

// What the player drew and what the Automa or the others did are told apart by what could be expected between them, counted once more here; and
// where an era begins with new cards after their turns, by what could be expected before they were known.
func TestLuckIsToldApart(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	drawn, dealt, none := 0, 0, 0
	for i, table := range []struct {
		id    string
		seats int
	}{{"birmingham", 2}, {"lancashire", 2}, {"birmingham", 2}, {"birmingham", 2}, {"birmingham", 3}, {"lancashire", 4}} {
		id, seed := table.id, uint64(i+1)
		whole := several(t, id, table.seats, seed)
		if table.seats == 2 {
			whole = played(t, id, "medium", seed, policy.Keen, -1)
		}
		a := acrossEras(t, whole)
		entries, g := a.record.Entries(), a.game
		for i := range len(a.moments) - 1 {
			m, luck := &a.moments[i], a.Luck(i)
			if luck.Both() != a.moments[i+1].Before.Less(m.After) {
				t.Errorf("%s %d: %v is not all luck from %v to %v", id, i, luck, m.After, a.moments[i+1].Before)
			}
			next, want, turn := a.moments[i+1].Entry, VP{}, 0
			for n := m.Entry; n < next; n++ {
				if othersTurn(&entries[n].Before, engine.HumanSeat) && turn == 0 {
					turn = n
				}
			}
			switch hand := entries[m.Entry].Before.Players[0].HandLen(); {
			case turn == 0:
				want = luck.Both()
			case entries[turn].Before.Players[0].HandLen() == engine.HandSize && hand < engine.HandSize:
				want = counted(g, &entries[turn].Before, engine.HumanSeat, a.decisions[i].seed, futuresOfLuck).Less(m.After)
				drawn++
			default:
				none++
			}
			if turn != 0 && entries[turn].Before.Era != entries[next].Before.Era {
				want = want.Plus(a.moments[i+1].Before.Less(counted(g, &entries[next].Before, engine.Nobody, a.decisions[i].seed, futuresOfLuck)))
				dealt++
			}
			if luck.Cards != want {
				t.Errorf("%s, decision %d: cards are %v of %v, counted %v", id, i, luck.Cards, luck.Both(), want)
			}
		}
		if s := a.Sums(); s.LuckErr == 0 || s.Cards == (VP{}) || s.Automa == (VP{}) {
			t.Errorf("%s: nothing is told apart: %+v", id, s)
		}
	}
	if drawn == 0 || dealt == 0 || none == 0 {
		t.Errorf("%d times there were cards drawn, %d times dealt, %d times none", drawn, dealt, none)
	}
}
