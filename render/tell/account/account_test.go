package account_test

import (
	"slices"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/account"
)

func headers() map[string]record.Header {
	whole, intro, spending := played.Medium(1), played.Medium(2), played.Medium(3)
	intro.Options.Introductory = true
	spending.Options.SpendingOrder = true
	spending.Options.AutomaMat = decks.Mats("birmingham")[2].Count
	return map[string]record.Header{"whole": whole, "introductory": intro, "spending": spending}
}

// Lancashire's games have their money counted, and what was sold to the distant market.
func TestAccountsOfLancashire(t *testing.T) {
	g := decks.Game("lancashire")
	var sold account.Distant
	closed, money := 0, 0
	for seed := range uint64(80) {
		h := record.Header{Difficulty: "medium", Seed: seed, Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("lancashire")[1].Count}}
		r, err := played.Of(g, h, -1)
		if err != nil {
			t.Fatal(err)
		}
		a := account.Of(r)
		var sum, mills, income int
		for _, vp := range a.By {
			sum += vp[engine.HumanSeat]
		}
		p := &r.Position().Players[engine.HumanSeat]
		if sum != int(p.VP) || a.By[account.Money][engine.HumanSeat] != int(p.Money)/10 || a.By[account.Money][engine.AutomaSeat] != 0 {
			t.Errorf("seed %d: the sources add up to %d of %d VP, money to %v for £%d", seed, sum, p.VP, a.By[account.Money], p.Money)
		}
		for i := range r.Entries() {
			for _, e := range r.Entries()[i].Events {
				switch {
				case e.Seat != engine.HumanSeat:
				case e.Kind == engine.TileSold && e.Port == 0:
					mills++
				case e.Reason == engine.ForDistant:
					income += int(e.Amount)
				}
			}
		}
		if got := a.Distant[engine.HumanSeat]; got != (account.Distant{Mills: mills, Income: income}) {
			t.Errorf("seed %d: %d mills were sold to the distant market for %d spaces, counted are %+v", seed, mills, income, got)
		}
		for _, m := range a.Moments {
			if m.Kind == account.Closed {
				closed++
				events := r.Entries()[m.Entry].Events
				if !slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.DistantClosed && e.Seat == m.Seat }) || m.VP == 0 {
					t.Errorf("seed %d: nothing was closed in %+v", seed, m)
				}
			}
		}
		money += a.By[account.Money][engine.HumanSeat]
		sold.Mills += mills
		sold.Income += income
	}
	if closed == 0 || money == 0 || sold.Mills == 0 || sold.Income == 0 {
		t.Errorf("%d closed markets, %d VP for money, %+v", closed, money, sold)
	}
}

func each(t *testing.T, look func(t *testing.T, r *record.Record, a account.Account)) {
	for name, h := range headers() {
		for _, entries := range []int{0, 1, 30, -1} {
			t.Run(name, func(t *testing.T) {
				r, err := played.Game(h, entries)
				if err != nil {
					t.Fatal(err)
				}
				look(t, r, account.Of(r))
			})
		}
	}
}

func TestSourcesAddUpToTheVP(t *testing.T) {
	each(t, func(t *testing.T, r *record.Record, a account.Account) {
		var sum account.VP
		for _, vp := range a.By {
			for seat := range sum {
				sum[seat] += vp[seat]
			}
		}
		p := r.Position()
		if want := (account.VP{int(p.Players[0].VP), int(p.Players[1].VP)}); sum != want || a.VP != want {
			t.Errorf("the sources add up to %v and the account says %v, on the track are %v", sum, a.VP, want)
		}
	})
}

// At a table of four everybody's VP are accounted for, and of what went wrong only that of people is told.
func TestFourSeatsAreAccountedFor(t *testing.T) {
	for name, players := range map[string][engine.MaxSeats]record.Player{"four people": played.People, "three rivals": played.Rivals} {
		r, err := played.Several(played.Birmingham(), players, 4, 5, -1)
		if err != nil {
			t.Fatal(err)
		}
		a, h := account.Of(r), r.Header()
		var sum account.VP
		for _, vp := range a.By {
			for seat := range sum {
				sum[seat] += vp[seat]
			}
		}
		for _, seat := range account.Seats(&r.Position().State) {
			if vp := int(r.Position().Players[seat].VP); sum[seat] != vp || a.VP[seat] != vp || a.Curve[len(a.Curve)-1].VP[seat] != vp || vp == 0 {
				t.Errorf("%s: seat %d has %d VP, its sources %d, the account %d", name, seat, vp, sum[seat], a.VP[seat])
			}
			if len(a.Richest[seat]) == 0 {
				t.Errorf("%s: nothing made seat %d rich", name, seat)
			}
		}
		about := map[engine.Seat]bool{}
		for _, m := range a.Moments {
			about[m.Seat] = true
			person := slices.Contains(h.Persons(), m.Seat)
			if (m.Kind == account.Unsold || m.Kind == account.Help) && !person || m.Kind == account.Help && m.Other == m.Seat {
				t.Errorf("%s: %v is told of seat %d: %+v", name, m.Kind, m.Seat, m)
			}
			if m.Kind == account.BeerGone && (m.Other == m.Seat || !slices.Contains(h.Persons(), m.Other)) {
				t.Errorf("%s: beer of seat %d: %+v", name, m.Other, m)
			}
		}
		if len(about) < 4 {
			t.Errorf("%s: moments are only about %v", name, about)
		}
	}
}

// Who stays ahead of all others is told, not who is ahead of one.
func TestTheLeadIsThatOverAllOthers(t *testing.T) {
	r, err := played.Several(played.Birmingham(), played.People, 4, 5, -1)
	if err != nil {
		t.Fatal(err)
	}
	a, leads := account.Of(r), 0
	for _, m := range a.Moments {
		if m.Kind == account.Ahead {
			leads++
			if a.VP[m.Seat] != slices.Max(a.VP[:]) {
				t.Errorf("seat %d stayed ahead, and the VP are %v", m.Seat, a.VP)
			}
		}
	}
	if leads != 1 {
		t.Errorf("the lead is told %d times", leads)
	}
}

func TestCurveGoesFromNothingToTheEnd(t *testing.T) {
	each(t, func(t *testing.T, r *record.Record, a account.Account) {
		first := a.Curve[0]
		if first.VP != (account.VP{}) || first.Round != 0 {
			t.Errorf("the curve begins with %+v", first)
		}
		p := r.Position()
		if p.Decision != engine.GameOver {
			return
		}
		eras := 2
		if p.Introductory {
			eras = 1
		}
		rounds := r.Game().Rounds(2)
		if last := a.Curve[len(a.Curve)-1]; len(a.Curve) != eras*(rounds+1) || last.VP != a.VP || last.Worth != a.VP {
			t.Errorf("%d marks end with %+v; the game ended with %v", len(a.Curve), last, a.VP)
		}
		if eras == 1 {
			return
		}
		end, begin := a.Curve[rounds], a.Curve[rounds+1]
		if end.Era != engine.Canal || int(end.Round) != rounds || begin.Era != engine.Rail || begin.Round != 0 {
			t.Errorf("the eras meet at %+v and %+v", end, begin)
		}
		if end.Worth != end.VP {
			t.Errorf("what was scored is not all there is at the era's end: %+v", end)
		}
	})
}

func TestRichestAreSortedAndScoredWhatTheLedgerSays(t *testing.T) {
	r, err := played.Game(played.Medium(4), -1)
	if err != nil {
		t.Fatal(err)
	}
	a := account.Of(r)
	for seat, list := range a.Richest[:2] {
		if len(list) == 0 || len(list) > 5 || !slices.IsSortedFunc(list, func(a, b account.Scorer) int { return b.VP - a.VP }) {
			t.Errorf("seat %d: %+v", seat, list)
		}
		for _, thing := range list {
			sum := 0
			for _, e := range r.Ledger() {
				same := e.Space != 0 && e.Space == thing.Space && e.Tile == thing.Tile ||
					e.Line != 0 && e.Line == thing.Line && e.Era == thing.Era
				if e.Kind == engine.Scored && int(e.Seat) == seat && e.Merchant == 0 && same {
					sum += int(e.Amount)
				}
			}
			if sum != thing.VP {
				t.Errorf("seat %d: %+v scored %d", seat, thing, sum)
			}
		}
	}
}

func TestMomentsAreInOrderAndPointAtEntries(t *testing.T) {
	kinds := map[account.MomentKind]bool{}
	for seed := range uint64(4) {
		r, err := played.Game(played.Medium(seed), -1)
		if err != nil {
			t.Fatal(err)
		}
		list := account.Of(r).Moments
		for i, m := range list {
			kinds[m.Kind] = true
			if m.Entry < 0 || m.Entry >= len(r.Entries()) || i > 0 && m.Entry < list[i-1].Entry {
				t.Errorf("seed %d: moment %d is %+v", seed, i, m)
			}
			e := r.Entries()[m.Entry]
			if m.Kind == account.BeerGone && (!e.Automa() || m.Count == 0) {
				t.Errorf("seed %d: no beer was taken in %+v", seed, m)
			}
			if m.Kind == account.Help && e.Automa() {
				t.Errorf("seed %d: the Automa helped itself: %+v", seed, m)
			}
		}
	}
	if !kinds[account.Gain] || !kinds[account.Unsold] {
		t.Errorf("only %v were found", kinds)
	}
}

// At a real table, VP that no event brought were put right; what events bring after that is accounted for as ever.
func TestVPThatWerePutRightAreASource(t *testing.T) {
	g, err := automa.AtTable(decks.Game("birmingham"), engine.Kept{})
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.New(g, record.Header{Options: engine.Options{Seats: 2, Solo: true, AutomaMat: decks.Mats("birmingham")[1].Count}, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []correct.Correction{{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 7}, {Thing: correct.VPThing, Amount: 9}, {Thing: correct.VPThing, Amount: 4}} {
		if why := r.PutRight(f); !why.OK() {
			t.Fatal(why.Reason)
		}
	}
	a := account.Of(r)
	if want := (account.VP{4, 7}); a.By[account.PutRight] != want || a.VP != want {
		t.Errorf("put right are %v of %v, want %v", a.By[account.PutRight], a.VP, want)
	}
}
