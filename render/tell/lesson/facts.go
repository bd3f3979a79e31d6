package lesson

import (
	"sohofoundry/automa/record"
	"sohofoundry/engine"
)

// Fact is something that is counted since a lesson began, or counts now.
type Fact string

// The facts: of the person, but for those of the Automa.
const (
	turns      Fact = "turns"       // that are over
	sold       Fact = "sold"        // tiles
	built      Fact = "built"       // tiles
	overbuilt  Fact = "overbuilt"   // tiles that were replaced
	flipped    Fact = "flipped"     // tiles
	developed  Fact = "developed"   // tiles
	bought     Fact = "bought"      // cubes from a market
	toMarket   Fact = "to-market"   // cubes
	pairs      Fact = "pairs"       // two links in one action
	wild       Fact = "wild"        // wild cards that were used
	loans      Fact = "loans"       //
	linkVP     Fact = "link-vp"     // VP of links
	income     Fact = "income"      // level
	stays      Fact = "stays"       // flipped tiles on the board in the Rail Era
	automaSold Fact = "automa-sold" // tiles that the Automa sold
)

// ofYours are the facts that events of the person count for.
var ofYours = map[engine.EventKind]Fact{
	engine.TurnEnded: turns, engine.TileSold: sold, engine.TilePlaced: built, engine.TileFlipped: flipped,
	engine.TileDeveloped: developed, engine.SoldToMarket: toMarket, engine.WildReturned: wild,
}

// Facts counts the facts since the start of a record.
func Facts(r *record.Record) map[Fact]int {
	facts := map[Fact]int{}
	for _, e := range r.Entries() {
		if e.Choice.Verb == engine.Network && e.Before.Decision == engine.ChooseLink {
			facts[pairs]++
		}
		for _, event := range e.Events {
			count(facts, &event, !e.Automa())
		}
	}
	p := r.Position()
	facts[income] = r.Game().IncomeLevel(&p.Players[engine.HumanSeat])
	for _, t := range p.Tiles {
		if t.Tile != 0 && t.Owner == engine.HumanSeat && t.Flipped && p.Era == engine.Rail {
			facts[stays]++
		}
	}
	return facts
}

// count counts an event, of an action of the person or of a turn of the Automa.
func count(facts map[Fact]int, e *engine.Event, yours bool) {
	switch {
	case e.Kind == engine.TileRemoved && e.Reason == engine.ForOverbuild && yours:
		facts[overbuilt]++
	case e.Kind == engine.TileSold && e.Seat == engine.AutomaSeat:
		facts[automaSold]++
	case e.Seat != engine.HumanSeat:
	case e.Kind == engine.Consumed && e.Price > 0:
		facts[bought]++
	case e.Kind == engine.MoneyMoved && e.Reason == engine.ForLoan:
		facts[loans]++
	case e.Kind == engine.Scored && e.Reason == engine.ForLinks:
		facts[linkVP] += int(e.Amount)
	case ofYours[e.Kind] != "":
		facts[ofYours[e.Kind]]++
	}
}
