package industry_test

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine/industry"
)

// random plays a game by chance. Every choice is a choice of the list; seldom another seat takes a subsidy. See is called after the start
// and after every choice, with what it told.
func random(t testing.TB, g *industry.Game, seed uint64, see func(s *industry.State, log industry.Log)) industry.State {
	t.Helper()
	chance := rand.New(rand.NewPCG(seed, 1))
	s, log := start(t, g, optionsOf(seed), seed)
	see(&s, log)
	var list []industry.Choice
	for s.Phase != industry.Over {
		list = g.AppendChoices(list[:0], &s)
		c := list[chance.IntN(len(list))]
		if c.Verb == industry.Subsidy && chance.IntN(8) > 0 { // or everybody has one at once
			c = list[0]
		}
		if chance.IntN(300) == 0 {
			c = industry.Choice{Verb: industry.Subsidy, Zone: industry.NoZone, Seat: s.Left(s.Actor)}
			if !g.Refused(&s, c).OK() {
				continue
			}
		}
		text := g.Text(&s, c)
		if read, err := g.Parse(&s, text); err != nil || read != c {
			t.Fatalf("game %d: %q is read as %v: %v", seed, text, read, err)
		}
		log = log[:0]
		if refused := g.Apply(&s, c, &log); !refused.OK() {
			t.Fatalf("game %d: %q was offered, and is refused: %+v", seed, text, refused)
		}
		see(&s, log)
	}
	return s
}

// optionsOf are all kinds of games in turn.
func optionsOf(seed uint64) industry.Options {
	return industry.Options{Seats: 3 + int(seed%2), Adjusted: seed%4 < 2}
}

func games(full uint64) uint64 {
	if testing.Short() {
		return full / 10
	}
	return full
}

// Whatever is chosen, the position can be, what happened was told whole, and the next choice changes nothing else.
func TestRandomGames_EventsTellAllThatHappens(t *testing.T) {
	for _, g := range []*industry.Game{newGame(t), decks.Industry()} {
		for seed := range games(300) {
			b := newBook(g)
			s := random(t, g, seed, func(s *industry.State, log industry.Log) {
				if err := g.Check(s); err != nil {
					t.Fatalf("%s, game %d: %v", g.Name, seed, err)
				}
				for _, e := range log {
					b.enter(t, e)
				}
				b.compare(t, s)
			})
			b.atTheEnd(t, &s)
			if t.Failed() {
				t.Fatalf("%s, game %d", g.Name, seed)
			}
		}
	}
}

// book keeps what a table has by its events alone.
type book struct {
	g        *industry.Game
	seats    int
	talers   [industry.MaxSeats]int16
	bank     int // what it paid, less what was paid to it
	points   [industry.MaxSeats]int16
	cogs     [industry.MaxSeats]int16
	jokers   [industry.MaxSeats][industry.Any + 1]uint8
	owner    [industry.Zones]industry.Seat // + 1
	built    [industry.Zones]bool
	taken    [industry.Zones]bool
	offered  map[industry.ID]bool
	first    industry.Seat
	era      int
	up       industry.ID
	high     int16
	bidder   industry.Seat
	inEra    [industry.Eras]int // zones that were taken
	drawn    [industry.Eras]int
	subsidy  [industry.MaxSeats]bool
	finished bool
}

func newBook(g *industry.Game) *book {
	b := &book{g: g, up: industry.NoZone, bidder: industry.Nobody}
	for p := range b.talers {
		b.talers[p] = industry.StartWith // I3
	}
	return b
}

// rulesOf are the rules by which an event may happen.
var rulesOf = map[industry.EventKind][]industry.Rule{
	industry.RoundBegins: {4}, industry.Income: {5, 6}, industry.TokenDrawn: {6}, industry.ZoneNamed: {9}, industry.BidMade: {10}, industry.BidPassed: {10},
	industry.NobodyBid: {12}, industry.ZoneGiven: {11}, industry.ZoneTakenFor: {11}, industry.TalersDealt: {11}, industry.ZoneOwned: {14}, industry.JokerTaken: {14},
	industry.CostPaid: {15}, industry.ResourceSupplied: {16, 17}, industry.ZoneDeveloped: {19}, industry.CogScored: {19}, industry.DevelopsNoMore: {15},
	industry.MarkerPasses: {21}, industry.EraBegins: {22}, industry.SubsidyPaid: {23}, industry.TokenRemoved: {24}, industry.EndScored: {25, 26, 27, 28}, industry.GameEnds: {24},
}

func (b *book) enter(t *testing.T, e industry.Event) {
	t.Helper()
	known := false
	for _, rule := range rulesOf[e.Kind] {
		known = known || rule == e.Rule
	}
	if !known || b.finished {
		t.Errorf("an event of kind %d by %q", e.Kind, e.Rule)
	}
	switch {
	case e.Kind <= industry.TokenDrawn || e.Kind >= industry.MarkerPasses:
		b.round(t, e)
	case e.Kind <= industry.JokerTaken:
		b.auction(t, e)
	default:
		b.development(t, e)
	}
}

// moves moves talers from one seat to another.
func (b *book) moves(from, to industry.Seat, talers int16) {
	b.talers[from] -= talers
	b.talers[to] += talers
}

// pays moves talers from the bank to a seat.
func (b *book) pays(to industry.Seat, talers int16) {
	b.bank += int(talers)
	b.talers[to] += talers
}

func (b *book) round(t *testing.T, e industry.Event) {
	t.Helper()
	switch e.Kind {
	case industry.RoundBegins:
		if b.offered == nil { // the first one: the set-up is no event (I3)
			b.offered, b.first = map[industry.ID]bool{}, e.Seat
		}
		if e.Seat != b.first || e.Zone != industry.At(b.era, 0) || len(b.offered) > 0 {
			t.Errorf("%+v begins when %d zones are on offer", e, len(b.offered))
		}
	case industry.Income:
		if e.Amount != 1 || e.Zone != industry.NoZone {
			t.Errorf("%+v", e)
		}
		b.pays(e.Seat, e.Amount)
	case industry.TokenDrawn:
		b.drawn[b.era]++
		if b.offered[e.Zone] || e.Zone.Era() != b.era || e.Seat != b.first {
			t.Errorf("%+v", e)
		}
		b.offered[e.Zone] = true
	case industry.MarkerPasses:
		b.first = e.Seat
	case industry.EraBegins:
		if b.era++; int(e.Amount) != b.era || e.Zone != industry.At(b.era, 0) || b.inEra[b.era-1] != industry.Columns {
			t.Errorf("%+v after %d zones", e, b.inEra[b.era-1])
		}
	case industry.SubsidyPaid:
		if b.subsidy[e.Seat] || e.Amount != 3 {
			t.Errorf("%+v", e)
		}
		b.subsidy[e.Seat] = true
		b.pays(e.Seat, e.Amount)
	case industry.TokenRemoved:
		if b.owner[e.Zone] != e.Seat+1 || b.built[e.Zone] {
			t.Errorf("%+v", e)
		}
		b.owner[e.Zone] = 0
	case industry.EndScored:
		b.points[e.Seat] += e.Amount
	case industry.GameEnds:
		b.finished = true
	}
}

func (b *book) auction(t *testing.T, e industry.Event) {
	t.Helper()
	if e.Kind != industry.ZoneNamed && e.Zone != b.up {
		t.Errorf("%+v while %s is up", e, b.up)
	}
	switch e.Kind {
	case industry.ZoneNamed:
		if !b.offered[e.Zone] || b.up != industry.NoZone {
			t.Errorf("%+v", e)
		}
		delete(b.offered, e.Zone)
		b.up, b.high, b.bidder = e.Zone, 0, industry.Nobody
	case industry.BidMade:
		if e.Amount <= b.high || e.Amount > b.talers[e.Seat] {
			t.Errorf("%+v", e)
		}
		b.high, b.bidder = e.Amount, e.Seat
	case industry.NobodyBid:
		if b.bidder != industry.Nobody {
			t.Errorf("%+v", e)
		}
	case industry.ZoneGiven:
		if e.Seat != b.bidder || e.Amount != b.high {
			t.Errorf("%+v", e)
		}
		b.moves(e.Seat, e.Other, e.Amount)
	case industry.ZoneTakenFor:
		if e.Amount != b.high || b.talers[e.Seat] < e.Amount {
			t.Errorf("%+v", e)
		}
	case industry.TalersDealt:
		b.moves(e.Other, e.Seat, e.Amount)
	case industry.ZoneOwned:
		b.take(t, e)
		b.owner[e.Zone] = e.Seat + 1
	case industry.JokerTaken:
		b.take(t, e)
		b.jokers[e.Seat][e.Resource]++
		if b.g.Zones[e.Zone].Joker != e.Resource {
			t.Errorf("%+v", e)
		}
	}
}

func (b *book) take(t *testing.T, e industry.Event) {
	t.Helper()
	if b.taken[e.Zone] || (b.g.Zones[e.Zone].Kind == industry.Joker) != (e.Kind == industry.JokerTaken) {
		t.Errorf("%+v", e)
	}
	b.taken[e.Zone] = true
	b.inEra[b.era]++
	b.up, b.high, b.bidder = industry.NoZone, 0, industry.Nobody
}

func (b *book) development(t *testing.T, e industry.Event) {
	t.Helper()
	switch e.Kind {
	case industry.CostPaid:
		if e.Amount <= 0 {
			t.Errorf("%+v", e)
		}
		b.pays(e.Seat, -e.Amount)
	case industry.ResourceSupplied:
		b.supplied(t, e)
	case industry.ZoneDeveloped:
		if b.owner[e.Zone] != e.Seat+1 || b.built[e.Zone] {
			t.Errorf("%+v", e)
		}
		b.built[e.Zone] = true
	case industry.CogScored:
		if !b.built[e.Zone] || int(e.Amount) != b.g.Zones[e.Zone].Points || e.Zone.Era() != b.era {
			t.Errorf("%+v", e)
		}
		b.cogs[e.Seat] += e.Amount
		b.points[e.Seat] += e.Amount
	}
}

func (b *book) supplied(t *testing.T, e industry.Event) {
	t.Helper()
	needs, paid := b.g.Zones[e.Zone].Needs, int16(0)
	switch e.Source {
	case industry.SpareJoker:
		b.jokers[e.Seat][e.Joker]--
		if e.Joker != e.Resource && e.Joker != industry.Any || e.Other != e.Seat {
			t.Errorf("%+v", e)
		}
	case industry.OthersWorks:
		paid = 1
		b.moves(e.Seat, e.Other, e.Amount)
		if !b.makes(e.Other, e.Resource) || e.Other == e.Seat {
			t.Errorf("%+v", e)
		}
	case industry.Bank:
		paid = 1
		b.pays(e.Seat, -e.Amount)
		for p := range industry.Seat(b.seats) {
			if b.makes(p, e.Resource) {
				t.Errorf("%+v, though seat %s makes it", e, p)
			}
		}
		if b.g.Sells[e.Resource] > b.era || e.Rule != 17 {
			t.Errorf("%+v", e)
		}
	case industry.OwnWorks:
		if !b.makes(e.Seat, e.Resource) {
			t.Errorf("%+v", e)
		}
	default:
		t.Errorf("%+v", e)
	}
	if e.Amount != paid || needs[0] != e.Resource && needs[1] != e.Resource || (e.Rule == 17) != (e.Source == industry.Bank) ||
		(e.Joker != industry.NoResource) != (e.Source == industry.SpareJoker) {
		t.Errorf("%+v", e)
	}
}

// makes reports whether a seat has developed works of a resource.
func (b *book) makes(p industry.Seat, r industry.Resource) bool {
	for i := range b.g.Zones {
		if b.built[i] && b.owner[i] == p+1 && b.g.Zones[i].Makes == r {
			return true
		}
	}
	return false
}

// compare sees that a position is as its events told.
func (b *book) compare(t *testing.T, s *industry.State) {
	t.Helper()
	b.seats = int(s.Seats)
	inPlay := 0
	for p := range industry.Seat(s.Seats) {
		if talers := b.talers[p]; talers != s.Talers[p] || b.cogs[p] != s.Cogs[p] || b.jokers[p] != s.Jokers[p] || b.subsidy[p] != s.Subsidies[p] {
			t.Errorf("seat %s has %d T, %d points and %v, not %d T, %d points and %v", p, s.Talers[p], s.Cogs[p], s.Jokers[p], talers, b.cogs[p], b.jokers[p])
		}
		inPlay += int(s.Talers[p])
	}
	if inPlay != int(s.Seats)*industry.StartWith+b.bank {
		t.Errorf("%d T are in play, and the bank paid %d", inPlay, b.bank)
	}
	for i := range b.owner {
		id := industry.ID(i)
		if p, developed := s.Owner(id); p+1 != b.owner[i] || developed != b.built[i] || s.Taken(id) != b.taken[i] || s.OnOffer(id) != b.offered[id] {
			t.Errorf("%s is seat %s's, developed: %t", id, p, developed)
		}
	}
	if s.First != b.first || int(s.Era) != b.era || s.Up != b.up || s.High != b.high || s.Bidder != b.bidder || s.Offered() != len(b.offered) || (s.Phase == industry.Over) != b.finished {
		t.Errorf("seat %s has the marker in era %d, and seat %s bid %d", s.First, s.Era, s.Bidder, s.High)
	}
}

// atTheEnd sees that the score is what the events told, and that each era had its twelve zones.
func (b *book) atTheEnd(t *testing.T, s *industry.State) {
	t.Helper()
	for p := range industry.Seat(s.Seats) {
		if total := b.g.Score(s, p).Total(); total != b.points[p] {
			t.Errorf("seat %s has %d points, and %d were told", p, total, b.points[p])
		}
		if len(s.Held(p)) != 0 || len(s.Built(p)) != s.Tokens(p) {
			t.Errorf("seat %s has %v undeveloped, %v developed, %d tokens", p, s.Held(p), s.Built(p), s.Tokens(p))
		}
	}
	for era := range industry.Eras {
		if b.inEra[era] != industry.Columns || b.drawn[era] != industry.Columns {
			t.Errorf("in era %s %d zones are taken, and %d tokens drawn", industry.EraName(era), b.inEra[era], b.drawn[era])
		}
	}
}

// pinned is the hash of what 300 games tell. Another one means that games recorded before are no longer the same.
const pinned = "f72283ebe550beb1124c297be8e6ca4b4880c3a74631c0070912432f0d11c6ca"

func TestTheSameSeedGivesTheSameGame(t *testing.T) {
	g := newGame(t)
	hash := sha256.New()
	var text []byte
	for seed := range uint64(300) {
		random(t, g, seed, func(_ *industry.State, log industry.Log) {
			text = text[:0]
			for _, e := range log {
				text = append(text, byte(e.Kind), byte(e.Seat), byte(e.Other), byte(e.Zone), byte(e.Resource), byte(e.Joker), byte(e.Source), byte(e.Part), byte(e.Rule))
				text = binary.LittleEndian.AppendUint16(text, uint16(e.Amount))
			}
			hash.Write(text)
		})
	}
	if got := hex.EncodeToString(hash.Sum(nil)); got != pinned {
		t.Errorf("the hash is %s", got)
	}
}

// A game played without a log is the same, and another deal changes nothing but what will be drawn.
func TestWithoutALogTheGameIsTheSame(t *testing.T) {
	g := newGame(t)
	for seed := range games(40) {
		silent, err := g.Start(optionsOf(seed), seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		chance, other := rand.New(rand.NewPCG(seed, 2)), industry.State{}
		s, log := start(t, g, optionsOf(seed), seed)
		for s.Phase != industry.Over {
			if s != silent {
				t.Fatalf("game %d: without a log it is another position", seed)
			}
			list := g.Choices(&s)
			c := list[chance.IntN(len(list))]
			other = s
			other.Deal(seed + 1)
			if fmt.Sprint(g.Choices(&other)) != fmt.Sprint(list) || other == s {
				t.Fatalf("game %d: another deal changes what can be chosen, or nothing", seed)
			}
			g.Apply(&s, c, &log)
			g.Apply(&silent, c, nil)
		}
	}
}

// A deal decides what is drawn.
func TestDeal(t *testing.T) {
	g := newGame(t)
	s := position(t, g, "developing 3; first 1; bag DEFGHIJKL; 3: held I-B")
	drawn := map[string]int{}
	for seed := range uint64(50) {
		a, b := s, s
		a.Deal(seed)
		b.Deal(seed)
		play(t, g, &a, "done")
		play(t, g, &b, "done")
		if a != b {
			t.Errorf("deal %d is played in two ways", seed)
		}
		drawn[a.Offer()]++
	}
	if len(drawn) < 20 {
		t.Errorf("50 deals draw %v", drawn)
	}
}

// A position is a plain value: assignment copies it, == compares it.
func TestStateIsAPlainValue(t *testing.T) {
	for _, of := range []reflect.Type{reflect.TypeFor[industry.State](), reflect.TypeFor[industry.Choice](), reflect.TypeFor[industry.Event](), reflect.TypeFor[industry.Refusal]()} {
		if !of.Comparable() {
			t.Errorf("%s cannot be compared", of)
		}
		plain(t, of, of.String())
	}
	if size := reflect.TypeFor[industry.State]().Size(); size > 256 {
		t.Errorf("a position takes %d bytes", size)
	}
}

func plain(t *testing.T, of reflect.Type, name string) {
	t.Helper()
	switch of.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Map, reflect.Chan, reflect.Func, reflect.Interface, reflect.String, reflect.UnsafePointer:
		t.Errorf("%s refers to something else", name)
	case reflect.Array:
		plain(t, of.Elem(), name)
	case reflect.Struct:
		for i := range of.NumField() {
			plain(t, of.Field(i).Type, name+"."+of.Field(i).Name)
		}
	}
}

func BenchmarkRandomGame(b *testing.B) {
	g := decks.Industry()
	chance := rand.New(rand.NewPCG(1, 1))
	var list []industry.Choice
	for b.Loop() {
		s, err := g.Start(industry.Options{Seats: 4, Adjusted: true}, chance.Uint64(), nil)
		if err != nil {
			b.Fatal(err)
		}
		for s.Phase != industry.Over {
			list = g.AppendChoices(list[:0], &s)
			g.Apply(&s, list[chance.IntN(len(list))], nil)
		}
	}
}
