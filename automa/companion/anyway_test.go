package companion_test

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"sohofoundry/automa"
	"sohofoundry/automa/audit"
	"sohofoundry/automa/companion"
	"sohofoundry/automa/policy"
	"sohofoundry/automa/record"
	"sohofoundry/decks"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
)

// Whatever is played against the rules and put right, the table by hand stays the program's, the record leads to the same table when it
// is loaded, and taken back the overrule and the correction are gone.
func TestOverrulesAndCorrectionsKeepTheTable(t *testing.T) {
	overruled, fixed := 0, 0
	for _, id := range []string{"birmingham", "lancashire", "brass"} {
		for seed := range uint64(max(*games/4, 4)) {
			r := begin(t, id, engine.Kept{Money: seed%2 == 0, Hand: seed%4 > 1}, seed)
			table := audit.NewHands(r.Game())
			for _, task := range companion.SetUp(decks.Game(id), r) {
				follow(t, table, task, seed, r)
			}
			chance := policy.Chance(seed)
			for r.Position().Decision != engine.GameOver && len(r.Entries()) < 2000 {
				before := r.Position()
				switch f := someFix(r.Game(), chance); {
				case !before.AutomasTurn() && chance.Uint64()%8 == 0:
					if r.Overrule(someWish(r.Game(), before, chance)).OK() {
						overruled++
						for _, task := range companion.Tasks(r.Game(), &before.State, r.Entries()[len(r.Entries())-1].Events) {
							follow(t, table, task, seed, r)
						}
					} else if *r.Position() != *before {
						t.Fatalf("%s, seed %d: refused, it changed the position", id, seed)
					}
				case chance.Uint64()%12 == 0:
					if r.PutRight(f).OK() {
						fixed++
						table.Correct(r.Game(), f)
					} else if *r.Position() != *before {
						t.Fatalf("%s, seed %d: %+v is refused and changed the position", id, seed, f)
					}
				default:
					for _, task := range onward(t, r, policy.Random, chance) {
						follow(t, table, task, seed, r)
					}
				}
				same(t, table, seed, r)
				if len(r.Entries())%40 == 0 {
					loaded(t, r, id)
				}
			}
			loaded(t, r, id)
		}
	}
	if overruled < 100 || fixed < 100 {
		t.Errorf("%d overrules and %d corrections: too few to tell", overruled, fixed)
	}
}

// loaded loads the record, as after a kill, and sees that nothing is lost and the bytes are the same again.
func loaded(t *testing.T, r *record.Record, id string) {
	t.Helper()
	text := r.Marshal()
	again, err := record.Load("table.soho-table", text, record.Library{decks.Game(id)})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if *again.Position() != *r.Position() || !bytes.Equal(again.Marshal(), text) {
		t.Fatalf("loaded, the record is another:\n%s", text)
	}
}

func pick(chance *rand.PCG, n int) int { return int(chance.Uint64() % uint64(max(n, 1))) }

// someWish is any choice whose parts exist, mostly one that no guard allows.
func someWish(g *automa.Game, p *automa.Position, chance *rand.PCG) engine.Choice {
	verbs := []engine.Verb{engine.Build, engine.Network, engine.Sell, engine.Develop, engine.DoubleBuild, engine.TakeCoal, engine.TakeIron,
		engine.TakeBeer, engine.Loan, engine.Scout, engine.Done}
	c := engine.Choice{Verb: verbs[pick(chance, len(verbs))], Card: p.Players[0].Hand[0]}
	uses := g.Uses(c.Verb)
	industry := g.Industries[pick(chance, len(g.Industries))].Industry
	space := engine.Space(pick(chance, len(g.Spaces)))
	if uses.Card == 0 || p.Decision != engine.ChooseAction {
		c.Card = 0
	}
	if uses.Industry != 0 {
		c.Industry = industry
	}
	if uses.Space != 0 {
		c.Space = space
		if owned := p.Owned(engine.HumanSeat); c.Verb == engine.Sell && owned != 0 {
			c.Space = owned.First()
		}
	}
	if uses.Line != 0 {
		c.Line = engine.Line(pick(chance, len(g.Lines)))
	}
	if uses.Merchant != 0 && c.Verb == engine.Sell {
		c.Merchant = engine.Merchant(pick(chance, len(g.Merchants)))
	}
	if uses.Distant {
		c.Distant = pick(chance, 2) == 0
	}
	if uses.Port != 0 && !c.Distant {
		c.Port = engine.Space(pick(chance, len(g.Spaces)))
	}
	if uses.Size != 0 {
		c.Size = uint8(pick(chance, len(g.Limits.Loans)+1))
	}
	return c
}

// someFix puts anything right, what there is and what there is not.
func someFix(g *automa.Game, chance *rand.PCG) correct.Correction {
	f := correct.Correction{Thing: correct.Thing(1 + pick(chance, int(correct.CardThing)-1)), Seat: engine.Seat(pick(chance, 2)), Amount: int16(pick(chance, 20))}
	switch f.Thing {
	case correct.TileThing:
		f.Space, f.Amount = engine.Space(1+pick(chance, len(g.Spaces)-1)), int16(pick(chance, 3))
		f.Tile = engine.Tile(pick(chance, len(g.Tiles)))
		if f.Tile == 0 {
			f.Seat, f.Amount = 0, 0
		} else if g.Tiles[f.Tile].Amount == [2]uint8{} {
			f.Amount, f.Flipped = 0, pick(chance, 2) == 0
		}
	case correct.LinkThing:
		f.Line, f.None, f.Amount = engine.Line(1+pick(chance, len(g.Lines)-1)), pick(chance, 2) == 0, 0
		if f.None {
			f.Seat = 0
		}
	case correct.MarketThing:
		f.Seat, f.Resource = 0, engine.Resource(pick(chance, 2))
	case correct.BarrelThing, correct.MerchantThing:
		if len(g.Merchants) < 2 {
			return correct.Correction{Thing: correct.VPThing, Amount: 7}
		}
		f.Seat, f.Merchant, f.Amount = 0, engine.Merchant(1+pick(chance, len(g.Merchants)-1)), f.Amount%2
		if f.Thing == correct.MerchantThing {
			f.Trader, f.Amount = engine.MerchantTile(1+pick(chance, len(g.MerchantTiles)-1)), 0
		}
	case correct.DistantThing:
		f.Seat = 0
	case correct.HandThing:
		f.Seat, f.Place, f.Card, f.Amount = 0, uint8(1+pick(chance, 8)), engine.Card(pick(chance, len(g.Cards))), 0
	case correct.MatThing:
		f.Tile, f.Amount = engine.Tile(1+pick(chance, len(g.Tiles)-1)), f.Amount%3
	}
	return f
}
