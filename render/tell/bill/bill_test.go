package bill_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/notation"
	"sohofoundry/engine/preview"
	"sohofoundry/engine/sketch"
	"sohofoundry/render/looktest/played"
	"sohofoundry/render/tell/bill"
)

// previewed makes out the bill for the last choices of a line of notation, those that are joined by " + ", after the choices
// before them are made.
func previewed(t *testing.T, g *engine.Game, position, line string) bill.Bill {
	t.Helper()
	s, err := sketch.Position(g, decks.Mats(g.ID)[1].Count, position)
	if err != nil {
		t.Fatal(err)
	}
	parse := func(text string) []engine.Choice {
		choices, err := notation.Parse(g, text)
		if err != nil {
			t.Fatal(err)
		}
		return choices
	}
	line, answer, _ := strings.Cut(line, " + ")
	var choices, answers []engine.Choice
	for _, part := range strings.Split(line, "; ") {
		choices = append(choices, parse(part)...)
	}
	if answer != "" {
		answers = parse(answer)
	}
	last := choices[len(choices)-1]
	for _, c := range choices[:len(choices)-1] {
		if why := g.Apply(&s, c, nil); !why.OK() {
			t.Fatalf("%s: %v", line, why.Reason)
		}
	}
	if !last.Distant { // what happens then is hidden
		compare(t, g, &s, last)
	}
	b, why := bill.Of(g, &s, last, answers...)
	if !why.OK() {
		t.Fatalf("%s: %v", line, why.Reason)
	}
	return b
}

// short writes the figures of a bill in one line, leaving out what does not change.
func short(g *engine.Game, b bill.Bill) string {
	var out []string
	say := func(format string, a ...any) { out = append(out, fmt.Sprintf(format, a...)) }
	if len(b.Payments) > 0 {
		say("£%d>%d>%d", b.Money.Before, b.Money.Lowest, b.Money.After)
	}
	if b.Money.Cost.Low != b.Money.Cost.High || b.Money.Final.Low != b.Money.Final.High || b.Money.Cost.Low != b.Money.Paid || b.Money.Final.Low != b.Money.After {
		say("cost %d-%d, left %d-%d", b.Money.Cost.Low, b.Money.Cost.High, b.Money.Final.Low, b.Money.Final.High)
	}
	for _, p := range b.Payments {
		say("%s %dx%d", p.For, p.Count, p.Amount)
	}
	for _, u := range b.Used {
		switch {
		case u.Merchant != 0:
			say("%s of %s", u.Resource, notation.MerchantName(g, u.Merchant))
		case u.Space != 0:
			say("%d %s of %d at %s", u.Count, u.Resource, u.Owner, notation.SpaceName(g, u.Space))
		default:
			say("%s for %v", u.Resource, u.Prices)
		}
	}
	for _, sale := range b.Sold {
		say("%s sold for %v", sale.Resource, sale.Prices)
	}
	if b.Income.Before != b.Income.After {
		say("income %d/%+d>%d/%+d", b.Income.Before.Space, b.Income.Before.Level, b.Income.After.Space, b.Income.After.Level)
	}
	if b.VP.Before != b.VP.After {
		say("VP %d>%d", b.VP.Before, b.VP.After)
	}
	if f := b.Final; f.Income.High != b.Income.After.Space || f.VP.High != b.VP.After {
		say("at the end income %d-%d, VP %d-%d", f.Income.Low, f.Income.High, f.VP.Low, f.VP.High)
	}
	for _, f := range b.Flips {
		say("flips %s of %d: %s", notation.SpaceName(g, f.Space), f.Owner, worth(g, f))
	}
	for _, p := range b.Points {
		say("point %s", point(g, p))
	}
	if p := b.Placed; p != nil && p.Made > 0 {
		say("made %d left %d", p.Made, p.Left)
	}
	if p := b.Placed; p != nil && p.WhenFlip != nil {
		say("when flipped %s", worth(g, *p.WhenFlip))
	}
	for _, l := range b.Links {
		say("link %d", l.VP)
	}
	for _, r := range b.Removed {
		say("removed %s", notation.SpaceName(g, r.Space))
	}
	for _, m := range b.Mat {
		say("mat %d>%d", m.Left.Before, m.Left.After)
	}
	for r := b.Network; r != 0; r = r.Rest() {
		say("+%s", g.Locations[r.First()].ID)
	}
	if len(b.Taken) > 0 {
		say("takes %d", len(b.Taken))
	}
	if b.Next.Decision != 0 {
		say("then %s of %d", b.Next.Decision, len(b.Next.Choices))
	}
	return strings.Join(out, ", ")
}

func worth(g *engine.Game, f bill.Flip) string {
	text := fmt.Sprintf("%d VP %d>%d", f.VP, f.Income.Before.Space, f.Income.After.Space)
	if f.Twice {
		text += " twice"
	}
	for _, p := range f.Links {
		text += " & " + point(g, p)
	}
	return text
}

func point(g *engine.Game, p bill.Point) string {
	if p.Line != 0 {
		return fmt.Sprintf("%d:%s %+d", p.Seat, g.Lines[p.Line].ID, p.VP)
	}
	return fmt.Sprintf("%d:%s %+d", p.Seat, notation.SpaceName(g, p.Space), p.VP)
}

// A sale to the distant market: what the tile that is turned up may bring, without a look at it (C11.3, C13.1).
func TestABillDoesNotPeek(t *testing.T) {
	g := decks.Game("lancashire").Game
	chance := map[string]string{"": "0 of 8 close it, else 1-3", "; turned 1 2 2": "4 of 5 close it, else 0-0"}
	for position, want := range map[string]string{
		"":               "at the end income 16-18, VP 0-0",
		"; turned 1 2 2": "at the end income 10-15, VP 0-0",
	} {
		for _, next := range []string{"1", "2", "3"} {
			if strings.Contains(position, "1") && next == "1" {
				continue
			}
			b := previewed(t, g, "you: cotton1@bolton.1, colne_yorkshire, bolton_manchester, manchester_warrington-runcorn, card:bury, card:wigan; "+
				"automa: port1@warrington-runcorn.1"+position+"; next "+next, "sell bolton.1 to:distant card:bury")
			d := b.Distant
			if told := fmt.Sprintf("%d of %d close it, else %d-%d", d.Closing, d.Tiles, d.Bonus.Low, d.Bonus.High); told != chance[position] {
				t.Errorf("%s: %s, want %s", position, told, chance[position])
			}
			if got := short(g, b); got != want || !b.Next.Hidden || b.Next.Drawn != 0 {
				t.Errorf("%s, next %s: %s, next %+v, want %s", position, next, got, b.Next, want)
			}
		}
	}
}

func TestBills(t *testing.T) {
	g := played.Birmingham().Game
	const cards = "; you: card:stafford, card:coal, card:redditch, card:iron; actions 2"
	for name, c := range map[string]struct{ position, line, want string }{
		"works that sells to the market": {"you: birmingham_coventry, birmingham_oxford, money 14; coal 11; iron 4", "build iron@coventry.3 card:iron",
			"£14>7>17, build 1x-5, cube 1x-2, market-sale 2x3, market-sale 2x2, coal for [2], iron sold for [3 3 2 2], income 10/+0>13/+2, flips coventry.3 of 0: 3 VP 10>13 & 0:birmingham_coventry +1, point 0:birmingham_coventry +1, point 0:coventry.3 +3, made 4 left 0, mat 1>0, then action of 41"},
		"mine of the Automa runs dry": {"you: birmingham_dudley, birmingham_coventry, money 20; automa: coal1@dudley.1=1", "build iron@coventry.3 card:iron",
			"£20>15>17, build 1x-5, market-sale 2x1, 1 coal of 1 at dudley.1, iron sold for [1 1], flips dudley.1 of 1: 1 VP 0>0 & 0:birmingham_dudley +2, point 0:birmingham_dudley +2, point 1:dudley.1 +1, made 4 left 2, when flipped 3 VP 10>13 & 0:birmingham_coventry +1, mat 1>0, then action of 45"},
		"overbuilding": {"you: iron1@coventry.3!, birmingham_coventry, birmingham_oxford, money 30", "build iron@coventry.3 card:iron",
			"£30>22>24, build 1x-7, cube 1x-1, market-sale 2x1, coal for [1], iron sold for [1 1], point 0:birmingham_coventry -1, point 0:coventry.3 -3, made 4 left 2, when flipped 5 VP 10>13 twice & 0:birmingham_coventry +1, removed coventry.3, mat 1>0, then action of 42"},
		"two mines to choose": {"you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1", "build iron@birmingham.3 card:iron",
			"£20>15>15, cost 5-5, left 17-17, build 1x-5, at the end income 10-14, VP 0-0, mat 1>0, then coal of 2"},
		"canal": {"you: cotton1@worcester.1!, money 10", "network gloucester_worcester card:coal",
			"£10>7>7, links 1x-3, point 0:gloucester_worcester +3, link 3, +gloucester, then action of 35"},
		"rail": {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40", "network birmingham_coventry card:coal",
			"£40>35>35, links 1x-5, 1 coal of 0 at dudley.1, link 0, +coventry, then link of 10"},
		"second rail link": {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40", "network birmingham_coventry card:coal; network birmingham_oxford",
			"£35>25>25, links 1x-10, 1 coal of 0 at dudley.1, 1 beer of 0 at stone.1, income 10/+0>15/+3, flips stone.1 of 0: 5 VP 10>15, point 0:birmingham_oxford +2, point 0:stone.1 +5, link 2, +oxford, then action of 54"},
		"no second": {"rail; you: coal2@dudley.1=3, brewery2@stone.1=1, birmingham_dudley, money 40", "network birmingham_coventry card:coal; done",
			"then action of 54"},
		"development": {"you: money 20; iron 4", "develop cotton card:coal",
			"£20>16>16, cube 1x-4, iron for [4], mat 3>2, then develop of 6"},
		"sale, which beer": {"you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1, money 20", "sell cotton@worcester.1 to:gloucester.1 card:coal",
			"income 10/+0>15/+3, at the end income 15-19, VP 0-0, flips worcester.1 of 0: 5 VP 10>15 & 0:gloucester_worcester +1, point 0:gloucester_worcester +1, point 0:worcester.1 +5, then beer of 2"},
		"two barrels that must both be drunk": {"you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@stone.1", "sell manufacturer@birmingham.2 to:oxford.1 card:coal",
			"1 beer of 0 at stone.1, beer of oxford.1, income 10/+0>18/+4, flips stone.1 of 0: 4 VP 10>14, flips birmingham.2 of 0: 8 VP 16>18 twice & 0:birmingham_oxford +2, point 0:birmingham_oxford +2, point 0:birmingham.2 +8, point 0:stone.1 +4, then action of 53"},
		"one barrel of the merchant's and two of breweries": {"you: manufacturer5@birmingham.2, birmingham_oxford, brewery1@stone.1, brewery1@farm-north", "sell manufacturer@birmingham.2 to:oxford.1 card:coal",
			"income 10/+0>12/+1, at the end income 18-20, VP 0-0, flips birmingham.2 of 0: 8 VP 10>12 twice & 0:birmingham_oxford +2, point 0:birmingham_oxford +2, point 0:birmingham.2 +8, then beer of 3"},
		"merchant's barrel": {"you: cotton1@worcester.1, gloucester_worcester, brewery1@stone.1=1, money 20", "sell cotton@worcester.1 to:gloucester.1 card:coal beer:gloucester.1",
			"beer of gloucester.1, income 10/+0>15/+3, flips worcester.1 of 0: 5 VP 10>15 & 0:gloucester_worcester +1, point 0:gloucester_worcester +1, point 0:worcester.1 +5, then bonus of 5"},
		"money as a bonus": {"seats 3; merchants: warrington.1=all, warrington.2=blank-a, shrewsbury.1=blank-b, gloucester.1=cotton-a, gloucester.2=manufacturer-a, oxford.1=pottery, oxford.2=blank-c; you: cotton1@stoke-on-trent.1, stoke-on-trent_warrington, brewery1@stone.1=1, money 20, card:coal; p1: card:iron; p2: card:iron", "sell cotton@stoke-on-trent.1 to:warrington.1 card:coal",
			"cost 0-0, left 20-25, income 10/+0>15/+3, at the end income 15-19, VP 0-0, flips stoke-on-trent.1 of 0: 5 VP 10>15 & 0:stoke-on-trent_warrington +1, point 0:stoke-on-trent_warrington +1, point 0:stoke-on-trent.1 +5, then beer of 2"},
		"bonus tile": {"you: cotton1@worcester.1, gloucester_worcester, money 20", "sell cotton@worcester.1 to:gloucester.1 card:coal bonus:coal",
			"income 10/+0>15/+3, flips worcester.1 of 0: 5 VP 10>15 & 0:gloucester_worcester +1, point 0:gloucester_worcester +1, point 0:worcester.1 +5, mat 1>0, then action of 36"},
		"build with its coal": {"you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1", "build iron@birmingham.3 card:iron + coal:coventry.2",
			"£20>15>17, build 1x-5, market-sale 2x1, 1 coal of 1 at coventry.2, iron sold for [1 1], flips coventry.2 of 1: 1 VP 0>0 & 0:birmingham_coventry +2, point 0:birmingham_coventry +2, point 1:coventry.2 +1, made 4 left 2, when flipped 3 VP 10>13 & 0:birmingham_coventry +1 & 0:birmingham_dudley +1, mat 1>0, then action of 46"},
		"sale with the Warrington bonus": {"seats 3; merchants: warrington.1=all, warrington.2=blank-a, shrewsbury.1=blank-b, gloucester.1=cotton-a, gloucester.2=manufacturer-a, oxford.1=pottery, oxford.2=blank-c; you: cotton1@stoke-on-trent.1, stoke-on-trent_warrington, brewery1@stone.1=1, money 20, card:coal; p1: card:iron; p2: card:iron", "sell cotton@stoke-on-trent.1 to:warrington.1 card:coal + beer:warrington.1",
			"£20>20>25, bonus 1x5, beer of warrington.1, income 10/+0>15/+3, flips stoke-on-trent.1 of 0: 5 VP 10>15 & 0:stoke-on-trent_warrington +1, point 0:stoke-on-trent_warrington +1, point 0:stoke-on-trent.1 +5"},
		"which works": {"you: iron1@coventry.3=2, money 9; automa: iron1@dudley.2=1", "develop cotton card:coal",
			"mat 3>2, then iron of 2"},
		"the Automa's works": {"you: iron1@coventry.3=2, money 9; automa: iron1@dudley.2=1", "develop cotton card:coal iron:dudley.2",
			"1 iron of 1 at dudley.2, flips dudley.2 of 1: 3 VP 0>0, point 1:dudley.2 +3, then develop of 6"},
		"coal of the Automa": {"you: birmingham_dudley, birmingham_coventry, money 20, coal1@dudley.1=1; automa: coal1@coventry.2=1", "build iron@birmingham.3 card:iron coal:coventry.2",
			"£15>15>17, market-sale 2x1, 1 coal of 1 at coventry.2, iron sold for [1 1], flips coventry.2 of 1: 1 VP 0>0 & 0:birmingham_coventry +2, point 0:birmingham_coventry +2, point 1:coventry.2 +1, then action of 46"},
		"loan": {"you: money 3, income 14", "loan card:coal",
			"£3>3>33, loan 1x30, income 14/+2>9/-1, then action of 120"},
		"scouting": {"you: money 3", "scout card:coal; discard:iron; discard:redditch",
			"takes 2, then action of 114"},
		"pass": {"you: money 3", "pass card:coal",
			"then action of 117"},
		"last of the turn": {"you: money 3", "pass card:coal; pass card:iron", ""},
	} {
		t.Run(name, func(t *testing.T) {
			position := c.position
			if !strings.Contains(position, "card:") {
				position += cards
			}
			if got := short(g, previewed(t, g, position, c.line)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// TestBillsAddUpToWhatHappens makes out bills for choices in games played at random, and compares them with the position
// after the choice.
func TestBillsAddUpToWhatHappens(t *testing.T) {
	t.Run("birmingham", func(t *testing.T) {
		met := billsAddUp(t, decks.Game("birmingham").Game, func(seed uint64) engine.Options {
			return engine.Options{Seats: 2 + int(seed)%2, Solo: seed%2 == 0, Introductory: seed%5 == 0, AutomaMat: decks.Mats("birmingham")[1].Count}
		})
		for v := engine.Build; v <= engine.Done; v++ {
			if met[v] == 0 && v != engine.FirstDevelop && v != engine.TakeBonus && v != engine.TakeIron { // those are rare
				t.Errorf("no bill for %v", v)
			}
		}
	})
	for _, game := range []string{"lancashire", "brass"} {
		t.Run(game, func(t *testing.T) {
			met := billsAddUp(t, decks.Game(game).Game, func(seed uint64) engine.Options {
				return engine.Options{Seats: 3 + int(seed)%2, Introductory: seed%5 == 0 && !decks.Game(game).Edition.FirstEdition}
			})
			for _, v := range []engine.Verb{engine.Sell, engine.DoubleBuild, engine.Discard, engine.Loan, engine.TakeCoal} {
				if met[v] == 0 {
					t.Errorf("no bill for %v", v)
				}
			}
		})
	}
}

func billsAddUp(t *testing.T, g *engine.Game, options func(seed uint64) engine.Options) (met [engine.Verbs]int) {
	t.Helper()
	for seed := range uint64(200) {
		random := rand.New(rand.NewPCG(seed, 3))
		s, err := g.Start(options(seed), seed, nil)
		if err != nil {
			t.Fatal(err)
		}
		for s.Decision != engine.GameOver {
			list := g.Choices(&s, nil)
			verbs := map[engine.Verb]bool{}
			for _, c := range list {
				verbs[c.Verb] = true
			}
			v := engine.Verb(1 + random.IntN(int(engine.Verbs)-1))
			if verbs[v] && v != engine.Done {
				list = slices.DeleteFunc(list, func(c engine.Choice) bool { return c.Verb != v })
			}
			c := list[random.IntN(len(list))]
			met[c.Verb]++
			if c.Distant {
				turned(t, g, &s, c)
			} else {
				compare(t, g, &s, c)
				follow(t, g, &s, c, random)
			}
			if t.Failed() {
				return met
			}
			g.Apply(&s, c, nil)
		}
	}
	return met
}

// turned compares what a sale to the distant market may bring with what comes of it.
func turned(t *testing.T, g *engine.Game, s *engine.State, c engine.Choice) {
	t.Helper()
	b, why := bill.Of(g, s, c)
	if !why.OK() {
		t.Fatalf("%s: %v", notation.Format(g, s, c), why.Reason)
	}
	after := *s
	var log engine.Log
	g.Apply(&after, c, &log)
	income, bonus, mill, closed := int(s.Players[b.Seat].Income), 0, 0, false
	for _, e := range log {
		switch {
		case e.Kind == engine.TurnEnded || e.Kind == engine.Consumed:
		case e.Kind == engine.IncomeMoved && e.Reason == engine.ForDistant:
			bonus = int(e.Amount)
			income += bonus
		case e.Kind == engine.IncomeMoved && e.Reason == engine.ForFlip:
			income += int(e.Amount)
		case e.Kind == engine.DistantClosed:
			closed = true
		case e.Kind == engine.TileFlipped:
			mill = int(g.Tiles[e.Tile].VP)
			if s.Introductory && g.Outlasts(e.Tile) { // it scores twice (C4.6)
				mill *= 2
			}
		}
	}
	d := b.Distant
	switch {
	case d == nil || d.Tiles != int(s.Distant.Left) || !b.Next.Hidden:
		t.Errorf("%s: %d tiles lie face down, told is %+v", notation.Format(g, s, c), s.Distant.Left, d)
	case income < b.Final.Income.Low || income > b.Final.Income.High:
		t.Errorf("%s: foretold %+v, the marker came to %d", notation.Format(g, s, c), b.Final.Income, income)
	case closed && d.Closing == 0 || !closed && d.Closing == d.Tiles:
		t.Errorf("%s: closed is %t, told was %+v", notation.Format(g, s, c), closed, d)
	case !closed && (bonus > d.Bonus.High || bonus < d.Bonus.Low && income < 99 || mill != d.Mill.VP):
		t.Errorf("%s: bonus %d and %d VP, told was %+v", notation.Format(g, s, c), bonus, mill, d)
	}
}

func compare(t *testing.T, g *engine.Game, s *engine.State, c engine.Choice) {
	t.Helper()
	b, why := bill.Of(g, s, c)
	if !why.OK() {
		t.Fatalf("%s: %v", notation.Format(g, s, c), why.Reason)
	}
	after := *s
	var log engine.Log
	g.Apply(&after, c, &log)
	for next, ok := g.Forced(&after); ok; next, ok = g.Forced(&after) {
		g.Apply(&after, next, &log)
	}
	trial, _ := preview.TryThrough(g, s, c)
	if !slices.Equal(trial.Log, log[:min(len(log), len(trial.Log))]) {
		t.Errorf("%s: what is tried is not what happens:\n%v\n%v", notation.Format(g, s, c), trial.Log, log)
	}
	if ended := b.Next.Decision == 0; ended != trial.Last || ended == (after.Decision == b.Next.Decision && len(log) == len(trial.Log)) {
		t.Errorf("%s: next %v, really %v", notation.Format(g, s, c), b.Next.Decision, after.Decision)
	}
	if ended := slices.IndexFunc(log, func(e engine.Event) bool { return e.Kind == engine.TurnEnded }); trial.Last && ended >= 0 {
		drawn := 0
		for _, e := range log[ended+1:] {
			if e.Kind != engine.Drew || e.Seat != s.Actor {
				break
			}
			drawn++
		}
		if b.Next.Drawn != drawn {
			t.Errorf("%s: %d cards are to be drawn, and %d are", notation.Format(g, s, c), b.Next.Drawn, drawn)
		}
	}
	if trial.Last {
		scored(t, g, &trial.After, log[len(trial.Log):])
		after = trial.After
	} else if after != trial.After {
		t.Errorf("%s: the position that is tried differs from what happens", notation.Format(g, s, c))
	}
	if p := after.Pending; p.Verb == engine.Sell && p.Space != 0 { // the tile flips, whatever is chosen
		after = g.Flipped(&after, p.Space)
	}
	p, q := &s.Players[b.Seat], &after.Players[b.Seat]
	sum := 0
	for _, pay := range b.Payments {
		sum += pay.Amount * pay.Count
	}
	points := 0
	for _, point := range b.Points {
		points += point.VP
	}
	for _, is := range []struct {
		what      string
		got, want int
	}{
		{"money before", b.Money.Before, int(p.Money)},
		{"money after", b.Money.After, int(q.Money)},
		{"payments", sum, int(q.Money - p.Money)},
		{"paid and received", b.Money.Received - b.Money.Paid, int(q.Money - p.Money)},
		{"income before", b.Income.Before.Level, g.IncomeLevel(p)},
		{"income after", b.Income.After.Level, g.IncomeLevel(q)},
		{"VP", b.VP.After - b.VP.Before, int(q.VP - p.VP)},
		{"coal market", b.Market[engine.Coal].After, int(after.Market[engine.Coal])},
		{"iron market", b.Market[engine.Iron].After, int(after.Market[engine.Iron])},
		{"points", points, standing(g, &after) - standing(g, s)},
	} {
		beside := s.IsAutoma(b.Seat) && strings.HasPrefix(is.what, "income")
		if is.got != is.want && !beside {
			t.Errorf("%s: %s is %d, want %d", notation.Format(g, s, c), is.what, is.got, is.want)
		}
	}
	if m := b.Money; m.Lowest > min(m.Before, m.After) || m.Cost.Low > m.Cost.High || m.Final.Low > m.Final.High || m.Cost.Low < m.Paid {
		t.Errorf("%s: %+v", notation.Format(g, s, c), m)
	}
}

// follow answers in some way what the preview leaves open, and checks that the outcome was foretold.
func follow(t *testing.T, g *engine.Game, s *engine.State, c engine.Choice, random *rand.Rand) {
	t.Helper()
	first, _ := bill.Of(g, s, c)
	last, answers := first, []engine.Choice(nil)
	for last.Next.Open != [engine.Resources]int{} || last.Next.Decision == engine.ChooseBonus ||
		(c.Verb == engine.DoubleBuild || s.Pending.Verb == engine.DoubleBuild) && last.Next.Decision == engine.ChooseDiscard {
		answers = append(answers, last.Next.Choices[random.IntN(len(last.Next.Choices))])
		var why engine.Refusal
		if last, why = bill.Of(g, s, c, answers...); !why.OK() {
			t.Fatalf("%s: the answer is refused: %v", notation.Format(g, s, c), why.Reason)
		}
	}
	if m := first.Money; last.Money.Paid < m.Cost.Low || last.Money.Paid > m.Cost.High ||
		last.Money.After < m.Final.Low || last.Money.After > m.Final.High {
		t.Errorf("%s: foretold %+v, came to %+v", notation.Format(g, s, c), m, last.Money)
	}
	if p, f := &last, first.Final; p.Income.After.Space < f.Income.Low || p.Income.After.Space > f.Income.High ||
		p.VP.After < f.VP.Low || p.VP.After > f.VP.High {
		t.Errorf("%s: foretold %+v, came to %+v and %+v", notation.Format(g, s, c), f, p.Income, p.VP)
	}
	if b := last; b.Money.After != b.Money.Before+b.Money.Received-b.Money.Paid {
		t.Errorf("%s: %+v", notation.Format(g, s, c), b.Money)
	}
}

// scored compares what the end of an era scores with what was foretold just before it.
func scored(t *testing.T, g *engine.Game, before *engine.State, log engine.Log) {
	t.Helper()
	var got engine.Log
	for _, e := range log {
		if e.Kind == engine.TileRemoved && e.Reason == engine.ForDebt { // debts may change the board before it is scored
			return
		}
		if e.Kind == engine.Scored && (e.Reason == engine.ForLinks || e.Reason == engine.ForTile || e.Reason == engine.ForIntroTile) {
			got = append(got, e)
		}
	}
	want := g.ScoreNow(before)
	for _, list := range []engine.Log{got, want} { // the turn order, in which they score, may have changed
		slices.SortStableFunc(list, func(a, b engine.Event) int { return int(a.Seat) - int(b.Seat) })
	}
	if len(got) > 0 && !slices.Equal(got, want) {
		t.Errorf("the era scored %v, foretold %v", got, want)
	}
}

// standing is what all tiles and links score as things stand.
func standing(g *engine.Game, s *engine.State) (sum int) {
	for _, e := range g.ScoreNow(s) {
		sum += int(e.Amount)
	}
	return sum
}

func TestWhatIsNotLegalHasNoBill(t *testing.T) {
	g := played.Birmingham().Game
	s, err := sketch.Position(g, decks.Mats("birmingham")[1].Count, "you: money 3, card:coal, card:iron")
	if err != nil {
		t.Fatal(err)
	}
	before := s
	for name, c := range map[string]struct {
		card   string
		answer []engine.Choice
		want   engine.Reason
	}{
		"a card that is not held": {"stafford", nil, engine.CardNotHeld},
		"an answer not asked for": {"coal", []engine.Choice{{Verb: engine.TakeCoal, Space: 1}}, engine.NotAsked},
	} {
		if _, why := bill.Of(g, &s, engine.Choice{Verb: engine.Pass, Card: notation.CardNamed(g, c.card)}, c.answer...); why.Reason != c.want {
			t.Errorf("%s: %v, want %v", name, why.Reason, c.want)
		}
	}
	if s != before {
		t.Error("a preview changed the position")
	}
}

func TestTheButtonSaysWhatTheCheapestCosts(t *testing.T) {
	g := played.Birmingham().Game
	s, err := sketch.Position(g, decks.Mats("birmingham")[1].Count, "you: money 20, cotton1@worcester.1, card:coal; iron 4")
	if err != nil {
		t.Fatal(err)
	}
	of := func(v engine.Verb) (list []engine.Choice) {
		for _, c := range g.Choices(&s, nil) {
			if c.Verb == v {
				list = append(list, c)
			}
		}
		return list
	}
	if got := bill.Cost(g, &s, of(engine.Network)); got != (bill.Range{Low: 3, High: 3}) {
		t.Errorf("a canal costs %+v", got)
	}
	if got := bill.Cost(g, &s, of(engine.Scout)); got != (bill.Range{}) {
		t.Errorf("what cannot be done costs %+v", got)
	}
}
