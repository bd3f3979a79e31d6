package terminal

import (
	"slices"
	"strconv"
	"strings"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/correct"
	"sohofoundry/engine/notation"
)

// What lies or was played otherwise on a real table: things are put right, and choices against the rules are made all the same.

// put puts a thing right.
func (t *Client) put(rest string) {
	line := t.ids(t.faces(otherNames.Replace(strings.ToLower(rest))))
	err := t.meant(line)
	var f correct.Correction
	if err == nil {
		f, err = correct.Parse(t.game().Game, "put "+t.wholeName(line))
	}
	if err != nil {
		thing, _, _ := strings.Cut(line, " ")
		if thing == correct.HandThing.String() && t.game().PrivateHand() { // of which no name of a card is known either
			t.refuse(engine.HumanSeat, engine.Refusal{Reason: engine.HandNotKept})
			return
		}
		t.tell("table.put-wrong", "error", t.Words.Sentence(t.Words.Error(err)), "examples", strings.Join(t.putExamples(thing), "\n"))
		return
	}
	before := *t.state()
	if t.putRight(f) {
		t.moved, t.corrected = true, t.deciding
		t.besides(&before, f)
	}
}

// besides tells the other changes that a correction brings, or an oddity of it.
func (t *Client) besides(before *engine.State, f correct.Correction) {
	g := t.game()
	switch {
	case f.Thing == correct.TileThing && f.Tile != 0 && !g.Spaces[f.Space].Industries.Has(g.Tiles[f.Tile].Industry):
		t.tell("table.put-elsewhere", "space", t.Words.Space(f.Space), "industry", t.Words.Industry(g.Tiles[f.Tile].Industry))
	case f.Thing == correct.HandThing:
		unnamed, wanted := companion.HandWanted(t.rec)
		for i, card := range t.state().Players[engine.HumanSeat].Hand {
			if place := i + 1; card != before.Players[engine.HumanSeat].Hand[i] && place != int(f.Place) && (!wanted || place < unnamed) {
				t.tell("table.put-swapped", "card", t.Words.Card(card), "n", strconv.Itoa(place))
			}
		}
	}
}

// wholeName completes a card that is put into the hand, and was written by a beginning that only one card has.
func (t *Client) wholeName(line string) string {
	words := strings.Fields(line)
	if len(words) == 3 && words[0] == correct.HandThing.String() {
		if cards := t.cardsLike(words[2]); len(cards) == 1 {
			words[2] = t.game().Cards[cards[0]].ID
		}
	}
	return strings.Join(words, " ")
}

// putThings lists in lines the things that can be put right.
func (t *Client) putThings() {
	t.tell("table.put-things")
	t.print(t.putExamples("")...)
}

// putExamples show in lines how a thing of the game at the table is put right; all of them if there is none of that name.
func (t *Client) putExamples(thing string) (lines []string) {
	for _, f := range t.fixes() {
		if f.Thing.String() == thing && t.has(f.Thing) {
			lines = append(lines, "  "+correct.Format(t.game().Game, f))
		}
	}
	if lines != nil {
		return lines
	}
	for _, f := range t.fixes() {
		if t.has(f.Thing) && t.kept(f.Thing) {
			lines = append(lines, "  "+correct.Format(t.game().Game, f))
		}
	}
	return lines
}

// fixes are examples of all that can be put right at tables.
func (t *Client) fixes() []correct.Correction {
	g := t.game()
	mine, _ := g.Levels(engine.CoalMine)
	x := engine.Space(slices.IndexFunc(g.Spaces, func(x engine.SpaceFacts) bool { return x.Industries.Has(engine.CoalMine) }))
	card := engine.Card(max(slices.IndexFunc(g.Cards, func(c engine.CardFacts) bool { return c.Kind == engine.LocationCard }), 0)) // none where no hand is kept
	return []correct.Correction{
		{Thing: correct.TileThing, Space: x, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 2},
		{Thing: correct.TileThing, Space: x, Tile: mine + 1, Flipped: true}, {Thing: correct.TileThing, Space: x},
		{Thing: correct.LinkThing, Line: 1}, {Thing: correct.LinkThing, Line: 1, None: true},
		{Thing: correct.MarketThing, Resource: engine.Coal, Amount: 5},
		{Thing: correct.MerchantThing, Merchant: 1, Trader: 1}, {Thing: correct.BarrelThing, Merchant: 1},
		{Thing: correct.VPThing, Seat: engine.AutomaSeat, Amount: 45}, {Thing: correct.IncomeThing, Amount: 12}, {Thing: correct.MoneyThing, Amount: 20},
		{Thing: correct.MatThing, Seat: engine.AutomaSeat, Tile: mine + 1, Amount: 1}, {Thing: correct.DistantThing, Amount: 3},
		{Thing: correct.HandThing, Place: 2, Card: card}, {Thing: correct.CardThing, Place: 1, Amount: 17},
	}
}

// has reports whether the table of this game has a thing.
func (t *Client) has(thing correct.Thing) bool {
	switch thing {
	case correct.MerchantThing, correct.BarrelThing:
		return t.game().Rules().Merchants
	case correct.DistantThing:
		return t.game().Distant.Bonuses != nil
	}
	return true
}

// kept reports whether the game keeps a thing that its table has.
func (t *Client) kept(thing correct.Thing) bool {
	switch thing {
	case correct.MoneyThing:
		return !t.game().Edition.PrivateMoney
	case correct.HandThing:
		return !t.game().PrivateHand()
	case correct.CardThing:
		return t.rec.Header().OwnDeck
	}
	return true
}

// putRight puts a thing right and tells that, or why there is no such thing, and reports whether there is.
func (t *Client) putRight(f correct.Correction) bool {
	why, later := t.dialogue.PutRight(f)
	switch {
	case later:
		t.print(t.Words.Wrap(t.Words.Text("put-right.later"), 2)...)
		return false
	case !why.OK():
		t.refuse(f.Seat, why)
		return false
	}
	path, err := t.Save(t.rec)
	t.tellLines([]string{t.Words.Fix(f)})
	t.reportSave(path, err)
	return true
}

// refuse says why a seat may not do something.
func (t *Client) refuse(seat engine.Seat, why engine.Refusal) {
	t.print(t.Words.Wrap(t.Words.Refusal(seat, why), 2)...)
}

// anyway makes a choice that the rules refuse: the one that is written, or the one that was refused last.
func (t *Client) anyway(line string) {
	wishes := t.refused
	if line != "" {
		var err error
		if wishes, err = t.wishes(line); err != nil {
			t.tell("unknown", "line", quoted(line), "error", t.Words.Error(err))
			return
		}
	}
	t.refused = nil
	made := len(t.rec.Entries())
	why := engine.Refusal{}
	for _, wish := range wishes {
		c, known, _ := t.dialogue.Overrules(wish[0])
		if !known {
			t.tell("table.anyway-card", "line", "anyway "+notation.Format(t.game().Game, &t.rec.Position().State, c))
			return
		}
		rule := t.game().Why(&t.rec.Position().State, c)
		if why = t.dialogue.Overrule(c); !why.OK() {
			continue
		}
		t.dialogue.Advance(made)
		path, err := t.Save(t.rec)
		if !rule.OK() {
			t.tell("table.anyway-done", "why", t.Words.Refusal(t.rec.Entries()[made].Before.Actor, rule))
		}
		t.tellNews()
		t.moved = true
		t.reportSave(path, err)
		return
	}
	if why.OK() {
		t.tell("table.anyway-none")
		return
	}
	t.refuse(t.rec.Position().Actor, why)
}

// mayOverrule keeps the refused wishes, and tells how to enter one that was played all the same, or a table that differs.
func (t *Client) mayOverrule(wishes [][]engine.Choice) {
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
	t.print(t.Words.Wrap(said, 2)...)
}
