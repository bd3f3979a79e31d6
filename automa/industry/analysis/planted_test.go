package analysis

import (
	"testing"

	"sohofoundry/automa/analysis/judged"
	"sohofoundry/automa/industry/record"
	"sohofoundry/automa/industry/rival"
	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// against is a game of one person, in the first seat, against rivals of a strength.
func against(t testing.TB, seats int, seed uint64, others rival.Strength) *record.Record {
	t.Helper()
	h := record.Header{Options: industry.Options{Seats: seats, Adjusted: true}, Seed: seed}
	for p := 1; p < seats; p++ {
		h.Players[p].Rival = others
	}
	r, err := record.New(decks.Industry(), h)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// playOn plays on: rivals by their strength, the person by another, until it is enough.
func playOn(r *record.Record, person rival.Strength, enough func(s *industry.State) bool) {
	for s := r.Position(); !r.Over() && !enough(s); s = r.Position() {
		st, isRival := r.RivalOf(s)
		if !isRival {
			st = person
		}
		m := rival.Think(r.Game(), s, st, uint64(len(r.Entries()))*77+r.Header().Seed)
		m.Step(func() bool { return true })
		r.Choose(m.Choice())
	}
}

var keen = rival.Strength{Policy: rival.Keen}

func never(*industry.State) bool { return false }

// plant is a kind of blunder: in a position the wrong choice and a right one, none where it would be no blunder.
type plant struct {
	name   string
	choose func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool)
}

// of is a choice of the actor.
func of(s *industry.State, v industry.Verb) industry.Choice {
	return industry.Choice{Verb: v, Seat: s.Actor, Zone: industry.NoZone}
}

// keenly is what a keen player would choose.
func keenly(g *industry.Game, s *industry.State) industry.Choice {
	return rival.Think(g, s, keen, 0).Choice()
}

// worths are what the zone that is auctioned is worth to the actor, and to whom else it is worth most, in hundredths of a point.
func worths(g *industry.Game, s *industry.State) (own, other rival.Points) {
	for p := range industry.Seat(s.Seats) {
		worth := rival.Worth(g, s, p, s.Up)
		if p == s.Actor {
			own = worth.Total()
		} else {
			other = max(other, worth.Total())
		}
	}
	return own, other
}

// plants are blunders by what the rules say they cost, or by what zones are worth to whom by judgement.
var plants = []plant{
	{"bids all for a zone that is worth far less", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Bidding || s.Talers[s.Actor] <= s.High {
			return wrong, right, false
		}
		wrong = of(s, industry.Bid)
		wrong.Talers = int8(s.Talers[s.Actor])
		own, _ := worths(g, s)
		return wrong, of(s, industry.Pass), int(wrong.Talers)*100 >= int(own)+900
	}},
	{"passes on a zone that is worth much and would cost little", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Bidding {
			return wrong, right, false
		}
		right = keenly(g, s)
		own, other := worths(g, s)
		return of(s, industry.Pass), right, right.Verb == industry.Bid && right.Talers <= 3 && own >= 1000 && own >= other+400
	}},
	{"bids seven talers more than it takes", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Bidding {
			return wrong, right, false
		}
		right = keenly(g, s)
		wrong = right
		wrong.Talers += 7
		return wrong, right, right.Verb == industry.Bid && int16(wrong.Talers) <= s.Talers[s.Actor]
	}},
	{"gives away for next to nothing what is worth much", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Deciding {
			return wrong, right, false
		}
		own, other := worths(g, s)
		return of(s, industry.Give), of(s, industry.Take), s.High <= 3 && s.Talers[s.Actor] > s.High && own >= 900 && own >= other+400
	}},
	{"takes for all that there is what is worth little", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Deciding {
			return wrong, right, false
		}
		own, _ := worths(g, s)
		return of(s, industry.Take), of(s, industry.Give), s.High <= s.Talers[s.Actor] && int(s.High)*100 >= int(own)+300
	}},
	{"ends a last turn without what could be developed", func(g *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		if s.Phase != industry.Developing || int(s.Era) != industry.Eras-1 || int(s.Round) != s.Rounds()-1 {
			return wrong, right, false
		}
		right = keenly(g, s)
		return of(s, industry.Done), right, right.Verb == industry.Develop && int(g.CogPoints(s, right.Zone)) >= 5
	}},
	{"takes a subsidy of which nothing comes", func(_ *industry.Game, s *industry.State) (wrong, right industry.Choice, is bool) {
		late := int(s.Era) == industry.Eras-1 && int(s.Round) >= s.Rounds()-2
		return of(s, industry.Subsidy), industry.Choice{}, late && !s.Subsidies[s.Actor] && s.Talers[s.Actor] >= 10
	}},
}

// grave is what a planted blunder costs at least, in hundredths, as more futures tell than the analysis looks at: what looks like a blunder
// need not be one.
const grave = 400

// planted are games in each of which the person has just made such a choice, and played well before.
func (p *plant) planted(t testing.TB, wanted int) (list []*record.Record) {
	t.Helper()
	for seed := uint64(1); len(list) < wanted && seed < 400; seed++ {
		r := against(t, 3+int(seed%2), seed, keen)
		skip := int(seed % 5) // not always the first that there is
		var wrong, right industry.Choice
		playOn(r, keen, func(s *industry.State) (is bool) {
			if s.Actor != 0 {
				return false
			}
			if wrong, right, is = p.choose(r.Game(), s); is {
				skip--
			}
			return is && skip < 0
		})
		if r.Over() {
			continue
		}
		trial := rival.Try(r.Game(), r.Position(), 0, seed, wrong, right)
		for trial.Part(1000) {
		}
		if less, _ := trial.Less(0, 1); less < grave {
			continue
		}
		if _, refused := r.Choose(wrong); !refused.OK() {
			t.Fatalf("%s: %v is refused: %+v", p.name, wrong, refused)
		}
		list = append(list, r)
	}
	return list
}

// lastOf is what is found of the last decision of a record.
func lastOf(t testing.TB, r *record.Record) Moment {
	t.Helper()
	a, err := Begin(r, Options{})
	if err != nil {
		t.Fatal(err)
	}
	j := a.judge(a.decisions[len(a.decisions)-1])
	whole(j)
	return j.moment
}

// Of blunders of every kind nine of ten are found.
func TestPlantedBlundersAreFound(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays many futures, and nothing at once")
	}
	const each = 8
	all, found := 0, 0
	for i := range plants {
		p := &plants[i]
		list := p.planted(t, each)
		of := 0
		for _, r := range list {
			m := lastOf(t, r)
			if m.Verdict() != judged.Fine {
				of++
			}
		}
		t.Logf("%s: %d of %d", p.name, of, len(list))
		if len(list) < each || of < each-1 {
			t.Errorf("%s: %d of %d are found", p.name, of, len(list))
		}
		all, found = all+len(list), found+of
	}
	if all < 40 || found*10 < all*9 {
		t.Errorf("of %d blunders %d are found", all, found)
	}
}

// Hardly any choice is called anything that is made by who gives hints, whoever the others are.
func TestStrongChoicesAreFine(t *testing.T) {
	if testing.Short() {
		t.Skip("it judges all choices of some games, and nothing at once")
	}
	count, accused := 0, 0
	for seed, others := range []rival.Strength{keen, {Policy: rival.Steady}, {Policy: rival.Adviser, Futures: 28}} {
		r := against(t, 3+seed%2, uint64(1000+seed), others)
		playOn(r, rival.Hinter, never)
		a := analysed(t, r, Options{})
		for _, m := range a.Moments() {
			if count++; m.Verdict() != judged.Fine {
				accused++
				t.Logf("%s is %v by %d ± %d, better %s", r.Line(m.Entry), m.Verdict(), m.Drop, m.DropErr, a.Text(&m, m.Better))
			}
		}
	}
	t.Logf("%d of %d", accused, count)
	if count < 200 || accused*50 > count {
		t.Errorf("of %d choices of the adviser %d are called something", count, accused)
	}
}
