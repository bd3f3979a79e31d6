package automa_test

import (
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/decks"
	"sohofoundry/engine"
)

// Set-up (section 1: M1 to M7).

func TestM1_SetUpForTwo(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	if p.Seats != 2 || p.IsAutoma(engine.HumanSeat) || !p.IsAutoma(engine.AutomaSeat) {
		t.Errorf("%d seats, want a human and the Automa", p.Seats)
	}
	tiles := map[string]int{}
	for m, space := range p.Merchants {
		if space.Tile == 0 {
			continue
		}
		tiles[board.MerchantTiles[space.Tile].ID]++
		if at := board.Locations[board.Merchants[m].Location]; at.MinPlayers > 2 {
			t.Errorf("a merchant tile lies at %s, which two players do not use", at.Name)
		}
	}
	for _, id := range []string{"all", "cotton-a", "manufacturer-a", "blank-a", "blank-b"} {
		if tiles[id] != 1 || len(tiles) != 5 {
			t.Errorf("merchant tiles %v, want the five of two players", tiles)
		}
	}
	if _, err := board.Start(engine.Options{Seats: 3, Solo: true}, 1, nil); err == nil {
		t.Error("solo play with three seats is set up")
	}
}

// What cannot be is refused by the Automa's game as by the engine's.
func TestM1_RefusedAsByTheEngine(t *testing.T) {
	if p, err := game.Start(engine.Options{Seats: 3, Solo: true}, 1, nil); err == nil || p != (automa.Position{}) {
		t.Errorf("solo play with three seats: %v, want an error and no position", err)
	}
	p := begin(t, decks.Mats("birmingham")[1], 1)
	before := p
	if why := game.Apply(&p, engine.Choice{Verb: engine.TakeBeer}, nil); why.OK() || p != before {
		t.Errorf("a choice that was not asked for: %q, want a refusal and the same position", why.Reason)
	}
}

func TestM2_NoMoneyNoIncomeNoHand(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	own := &p.Players[engine.AutomaSeat]
	if own.Money != 0 || own.Income != 0 || own.HandLen() != 0 || own.VP != 0 || board.LinksLeft(own) != 14 {
		t.Errorf("the Automa starts with %+v, want a mat, 14 links and no more", own)
	}
	runScenes(t, []scene{{
		name: "nothing is too dear", mat: "easy", cards: []int{9, 5}, position: noSales + "coal 0; automa: birmingham_oxford, " +
			"mat manufacturer 0 0 1 1 2 1 1 2",
		does: "build manufacturer@birmingham.2; develop; develop", leaves: "automa: money 0",
	}})
}

func TestM3_HumanFirst(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	rng := rand.New(rand.NewPCG(1, 1))
	var room [1024]engine.Choice
	for p.Decision != engine.GameOver {
		if p.Order != [engine.MaxSeats]engine.Seat{engine.HumanSeat, engine.AutomaSeat} {
			t.Fatalf("round %d: the order is %v", p.Round, p.Order)
		}
		if p.AutomasTurn() {
			game.Turn(&p, nil)
			continue
		}
		choices := board.Choices(&p.State, room[:0])
		game.Apply(&p, choices[rng.IntN(len(choices))], nil)
	}
}

func TestM4_DifficultyIsTheMat(t *testing.T) {
	for name, tiles := range map[string]int{"easy": 42, "medium": 35, "hard": 32} { // check sums of SOURCES
		mat, ok := decks.MatNamed("birmingham", name)
		if !ok {
			t.Fatalf("there is no mat %q", name)
		}
		p := begin(t, mat, 1)
		n := 0
		for _, k := range p.Players[engine.AutomaSeat].Mat {
			n += int(k)
		}
		if n != tiles {
			t.Errorf("%s starts with %d tiles, want %d", name, n, tiles)
		}
	}
	var own engine.Options
	own.Seats, own.Solo, own.AutomaMat = 2, true, board.FullSet()
	if _, err := board.Start(own, 1, nil); err != nil {
		t.Errorf("counts may be customised: %v", err)
	}
	own.AutomaMat[1]++
	if _, err := board.Start(own, 1, nil); err == nil {
		t.Error("more tiles than there are in the box are accepted")
	}
	runScenes(t, []scene{{
		name: "a level of which there is none is skipped", mat: "hard", cards: []int{9, 5}, position: noSales,
		does: "build manufacturer@birmingham.2; develop; develop", leaves: "automa: manufacturer2@birmingham.2",
	}})
}

func TestM5_CanalSupply(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	if you := &p.Players[engine.HumanSeat]; you.HandLen() != 8 || p.Draw != 11 || p.Aside != 21 || you.FaceDown != 0 {
		t.Errorf("hand %d, draw pile %d, aside %d, face down %d; want 8, 11, 21 and none", you.HandLen(), p.Draw, p.Aside, you.FaceDown)
	}
}

func TestM6_RailSupply(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	passUntil(&p, func() bool { return p.Era == engine.Rail })
	if you := &p.Players[engine.HumanSeat]; you.HandLen() != 8 || p.Draw != 12 || p.Aside != 20 {
		t.Errorf("hand %d, draw pile %d, aside %d; want 8, 12 and 20", you.HandLen(), p.Draw, p.Aside)
	}
}

// passUntil has the human pass all the time.
func passUntil(p *automa.Position, done func() bool) (actions, turns int) {
	for !done() && p.Decision != engine.GameOver {
		if p.AutomasTurn() {
			game.Turn(p, nil)
			turns++
			continue
		}
		game.Apply(p, engine.Choice{Verb: engine.Pass, Card: p.Players[engine.HumanSeat].Hand[0]}, nil)
		actions++
	}
	return actions, turns
}

func TestM7_TenRoundsAnEra(t *testing.T) {
	p := begin(t, decks.Mats("birmingham")[1], 1)
	if actions, turns := passUntil(&p, func() bool { return p.Era == engine.Rail }); actions != 19 || turns != 10 {
		t.Errorf("Canal Era: %d actions of the human and %d turns of the Automa, want 19 and 10", actions, turns)
	}
	if actions, turns := passUntil(&p, func() bool { return false }); actions != 20 || turns != 10 {
		t.Errorf("Rail Era: %d actions of the human and %d turns of the Automa, want 20 and 10", actions, turns)
	}
}
