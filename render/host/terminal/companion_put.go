package terminal

import (
	"slices"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// What lies or was played otherwise on a real table: things are put right, and choices against the rules are made all the same.

// put puts the thing of a line right, and reports whether it could.
func (t *tableTalk) put(line string) bool {
	f, err := t.reader.correction(line)
	if err != nil {
		thing, _, _ := strings.Cut(t.reader.named(line), " ")
		if thing == correct.HandThing.String() && t.game.PrivateHand() { // of which no name of a card is known either
			t.write(t.Refusal(engine.HumanSeat, engine.Refusal{Reason: engine.HandNotKept}))
			return false
		}
		t.tell("table.put-wrong", "error", t.Sentence(t.Error(err)), "examples", strings.Join(putExamples(t.rec, thing), "\n"))
		return false
	}
	before := t.dialogue.Position().State
	done := t.putRight(f)
	if done {
		t.tellBesides(&before, f)
	}
	return done
}

// tellBesides tells the other changes that a correction brought, or an oddity of it.
func (t *tableTalk) tellBesides(before *engine.State, f correct.Correction) {
	switch {
	case f.Thing == correct.TileThing && f.Tile != 0 && !t.game.Spaces[f.Space].Industries.Has(t.game.Tiles[f.Tile].Industry):
		t.tell("table.put-elsewhere", "space", t.Space(f.Space), "industry", t.Industry(t.game.Tiles[f.Tile].Industry))
	case f.Thing == correct.HandThing:
		unnamed, wanted := companion.HandWanted(t.rec)
		for i, card := range t.dialogue.Position().Players[engine.HumanSeat].Hand {
			if place := i + 1; card != before.Players[engine.HumanSeat].Hand[i] && place != int(f.Place) && (!wanted || place < unnamed) {
				t.tell("table.put-swapped", "card", t.Card(card), "n", place)
			}
		}
	}
}

// putRight puts a thing right and tells that, or why there is no such thing, and reports whether there is.
func (t *tableTalk) putRight(f correct.Correction) bool {
	why, later := t.dialogue.PutRight(f)
	if refused := t.NotPutRight(f, why, later); refused != "" {
		t.write(refused)
		return false
	}
	t.saved.write()
	t.write(t.Fix(f))
	t.saved.report()
	return true
}

// putExamples show in lines how a thing of the game at the table is put right; all that the game keeps if there is none of that name.
func putExamples(r *record.Record, thing string) (lines []string) {
	g := r.Game()
	mine, _ := g.Levels(engine.CoalMine)
	x := engine.Space(slices.IndexFunc(g.Spaces, func(x engine.SpaceFacts) bool { return x.Industries.Has(engine.CoalMine) }))
	card := engine.Card(max(slices.IndexFunc(g.Cards, func(c engine.CardFacts) bool { return c.Kind == engine.LocationCard }), 0)) // none where no hand is kept
	var all []string
	for _, f := range []correct.Correction{
		{Thing: correct.TileThing, Space: x, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 2},
		{Thing: correct.TileThing, Space: x, Tile: mine + 1, Flipped: true}, {Thing: correct.TileThing, Space: x},
		{Thing: correct.LinkThing, Line: 1}, {Thing: correct.LinkThing, Line: 1, None: true},
		{Thing: correct.MarketThing, Resource: engine.Coal, Amount: 5},
		{Thing: correct.MerchantThing, Merchant: 1, Trader: 1}, {Thing: correct.BarrelThing, Merchant: 1},
		{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 45}, {Thing: correct.IncomeThing, Amount: 12}, {Thing: correct.MoneyThing, Amount: 20},
		{Thing: correct.MatThing, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 1}, {Thing: correct.DistantThing, Amount: 3},
		{Thing: correct.HandThing, Place: 2, Card: card}, {Thing: correct.CardThing, Place: 1, Amount: 17},
	} {
		there, kept := true, true
		switch f.Thing {
		case correct.MerchantThing, correct.BarrelThing:
			there = g.Rules().Merchants
		case correct.DistantThing:
			there = g.Distant.Bonuses != nil
		case correct.MoneyThing:
			kept = !g.Edition.PrivateMoney
		case correct.HandThing:
			kept = !g.PrivateHand()
		case correct.CardThing:
			kept = r.Header().OwnDeck
		}
		if !there {
			continue
		}
		example := "  " + correct.Format(g.Game, &r.Position().State, f)
		if f.Thing.String() == thing {
			lines = append(lines, example)
		}
		if kept {
			all = append(all, example)
		}
	}
	if lines != nil {
		return lines
	}
	return all
}

// anyway makes a choice that the rules refuse, the one that is written or the one that was refused last, and reports whether it could.
func (t *tableTalk) anyway(line string) bool {
	wishes := t.refused
	if line != "" {
		var err error
		if wishes, err = t.reader.wishes(line); err != nil {
			t.tell("unknown", "line", quoted(line), "error", t.Error(err))
			return false
		}
	}
	t.refused = nil
	made := len(t.rec.Entries())
	why := engine.Refusal{}
	for _, wish := range wishes {
		c, known, _ := t.dialogue.Overrules(wish[0])
		if !known {
			t.tell("table.anyway-card", "line", "anyway "+notation.Format(t.game.Game, &t.rec.Position().State, c))
			return false
		}
		rule := t.game.Why(&t.rec.Position().State, c)
		if why = t.dialogue.Overrule(c); !why.OK() {
			continue
		}
		t.dialogue.Advance(made)
		t.saved.write()
		if !rule.OK() {
			t.tell("table.anyway-done", "why", t.Refusal(t.rec.Entries()[made].Before.Actor, rule))
		}
		t.tellNews()
		t.saved.report()
		return true
	}
	if why.OK() {
		t.tell("table.anyway-none")
	} else {
		t.write(t.Refusal(t.rec.Position().Actor, why))
	}
	return false
}

// mayOverrule keeps the refused wishes, and tells how to enter one that was played all the same, or a table that differs.
func (t *tableTalk) mayOverrule(wishes [][]engine.Choice) {
	if !t.onTable() {
		return
	}
	said := t.say("table.otherwise")
	if slices.ContainsFunc(wishes, func(wish []engine.Choice) bool {
		_, _, can := t.dialogue.Overrules(wish[0])
		return can
	}) {
		t.refused = wishes
		said = t.say("table.refused") + " " + said
	}
	t.write(said)
}
