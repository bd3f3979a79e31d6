package automa

import (
	"fmt"

	"sohofoundry/engine"
)

// turn is the Automa's turn under way.
type turn struct {
	g     *Game
	p     *Position
	s     *engine.State // the table: p's
	steps *Steps        // nil: not collected

	icon      Cell               // on the back of the card on top of the deck (M51, A36)
	at        engine.Location    // where the last action was taken: NETWORK on the back starts there (M68); none (A40)
	site      engine.Location    // where the cube, barrel or link being chosen is needed
	selling   engine.Space       // the building for which a buyer is chosen
	placed    engine.LineSet     // the links of this turn
	alone     bool               // the spaces to choose among take one industry alone, and come before others (B7.3)
	scattered bool               // the links to choose among do not start at one location
	outside   engine.LocationSet // merchant locations, or end points
	farms     engine.LocationSet
	after     engine.Log  // the events after the end of the turn
	ours      engine.Rule // our own decision behind the next step
}

// Turn plays the Automa's whole turn and collects its steps, if steps is not nil. The position must be the Automa's to move.
func (g *Game) Turn(p *Position, steps *Steps) {
	t := turn{g: g, p: p, s: &p.State, steps: steps}
	_, t.farms, t.outside = g.Kinds()
	before := p.Era
	if p.FirstTurn() {
		t.firstTurn()
	} else {
		t.wholeTurn()
	}
	t.step(Step{Kind: TurnOver, Events: t.after})
	if p.Era != before { // the last turn of the Canal Era
		g.prepare(p) // M81
		t.step(Step{Kind: Prepared})
	}
}

// wholeTurn carries out a card, and the additions of house rules. They are looked up first: the last action ends the turn.
func (t *turn) wholeTurn() {
	cardAgain, backAgain := t.s.CardIsAgain(), t.s.BackIsAgain()
	if t.s.Era == engine.Canal && t.s.Round == 1 {
		t.step(Step{Kind: FullStart})
	}
	card, worked := t.carryOut()
	lost := !worked
	if cardAgain {
		if worked {
			t.discardCard(card)
		}
		t.step(Step{Kind: CardAgain})
		card, worked = t.carryOut()
		lost = lost || !worked
	}
	if backAgain {
		t.step(Step{Kind: BackAgain})
		t.back(t.g.Top(t.p))
	}
	if lost { // the lost action is still open
		t.do(engine.Choice{Verb: engine.Done})
	}
	if worked {
		t.discardCard(card) // M15: at the end of the turn
	}
}

// carryOut draws cards until one works (M13 to M15), and reads a back if that made only one action (M16, M17). A card that did
// not work is on the discards.
func (t *turn) carryOut() (card uint8, worked bool) {
	actions := 0
	var tried uint64
	for all := t.g.used[t.s.Era]; actions == 0 && tried != all; { // A24
		card = t.drawCard()
		tried |= 1 << card
		if actions = t.front(card); actions == 0 {
			t.discardCard(card)
		}
	}
	if actions == 0 {
		t.step(Step{Kind: Lost, Ours: engine.A(24)}) // every card was tried; the back follows
	}
	if actions < 2 {
		t.back(t.g.Top(t.p))
	}
	return card, actions > 0
}

// drawCard takes the top card of the deck (M13). Its own back counts no more; the icon is the next card's (M51).
func (t *turn) drawCard() uint8 {
	card, reshuffled := t.p.draw()
	top := t.g.Top(t.p)
	t.step(Step{Kind: Drew, Card: t.g.Deck.Cards[card].Number})
	if reshuffled {
		t.step(Step{Kind: Reshuffled, Ours: engine.A(24)})
	}
	t.icon = top.Back.Icon
	return card
}

func (t *turn) discardCard(card uint8) {
	t.p.discard(card)
	t.step(Step{Kind: Discarded, Card: t.g.Deck.Cards[card].Number})
}

// front carries out the first slot with a legal action (M14) and returns how many actions it made, 0 if none is legal.
func (t *turn) front(card uint8) int {
	facts := &t.g.Deck.Cards[card]
	for i := range facts.Front {
		slot := &facts.Front[i]
		t.step(Step{Kind: ReadFront, Card: facts.Number, Slot: i + 1})
		if actions := slotKinds[slot.Kind].play(t, slot); actions > 0 {
			return actions
		}
	}
	return 0
}

// buildSlot builds in the first location where that is legal (M23), with a link before it if the slot has one in
// parentheses and the build lacks nothing but coal, or a farm nothing but the network (M29, M32). Locations are tried in
// order, each first without and then with the link (M31, A6). A slot is legal as a whole or not at all (A38), and without that
// icon no link comes first (M33).
func (t *turn) buildSlot(slot *SlotFacts, linkFirst bool) int {
	if price := t.g.IronPrice(t.s); price < slot.IronFrom { // M26
		var ours engine.Rule
		if price == 0 { // works hold iron
			ours = engine.A(4)
		}
		t.step(Step{Kind: Refused, Industry: slot.Industry, Ours: ours, Refusal: engine.Refusal{
			Rule: engine.M(26), Reason: engine.IronTooCheap, Need: slot.IronFrom, Have: price}})
		return 0
	}
	for i, l := range slot.At {
		if t.build(slot.Industry, l) {
			return 1
		}
		if linkFirst && t.buildAfterLink(slot.Industry, l, i+1 < len(slot.At)) {
			return 2
		}
	}
	return 0
}

// build builds the lowest tile left in a location if it is legal, in the network or not (M24, A3, N7; M25, A39); the icon or
// reading order chooses among equal spaces (M27, A30, N9).
func (t *turn) build(i engine.Industry, l engine.Location) bool {
	spaces, why := t.g.WhyBuildAt(t.s, i, l)
	if !why.OK() {
		t.step(Step{Kind: Refused, Industry: i, Location: l, Refusal: why})
		return false
	}
	t.alone = t.steps != nil && t.othersShare(i, l, spaces)
	x := t.chooseSpace(OverSpaces, spaces, t.g.AutomaRules.ladders.spaces)
	t.at = l
	t.do(engine.Choice{Verb: engine.Build, Industry: i, Space: x})
	return true
}

// othersShare reports whether empty spaces of a location take an industry among others, and so come after those left to choose
// among (B7.3).
func (t *turn) othersShare(i engine.Industry, l engine.Location, open engine.SpaceSet) bool {
	for r := t.g.SpacesAt(l) &^ t.s.Filled() &^ open; r != 0; r = r.Rest() {
		if t.g.Spaces[r.First()].Industries.Has(i) {
			return true
		}
	}
	return false
}

// buildAfterLink places the link in parentheses and then builds: two actions (M29). It comes before a direct build in another
// location of the slot (A6).
func (t *turn) buildAfterLink(i engine.Industry, l engine.Location, others bool) bool {
	_, why := t.g.WhyBuildAt(t.s, i, l)
	if why.Reason != engine.NotConnectedToCoal && why.Reason != engine.FarmOutside {
		return false
	}
	first, ok := t.linkToBuild(i, l)
	if !ok {
		var ours engine.Rule
		if why.Reason == engine.FarmOutside {
			ours = engine.A(37)
		}
		t.step(Step{Kind: Refused, Industry: i, Location: l, Ours: ours,
			Refusal: engine.Refusal{Rule: engine.M(30), Reason: engine.NoLinkHelps, Location: l, Industry: i}})
		return false
	}
	switch {
	case t.network() == 0:
		t.ours = engine.A(32)
	case others:
		t.ours = engine.A(6)
	}
	t.place(first)
	if t.s.Decision == engine.ChooseLink { // one link, not two (M29)
		t.do(engine.Choice{Verb: engine.Done})
	}
	return t.build(i, l)
}

// coalSlot builds a coal mine and places links from it: two actions, or one if no link can be placed (M34, A7).
func (t *turn) coalSlot(slot *SlotFacts) int {
	if t.buildSlot(slot, false) == 0 {
		return 0
	}
	if t.placeLinks(t.at, 0) {
		return 2
	}
	t.step(Step{Kind: Refused, Location: t.at, Ours: engine.A(7),
		Refusal: engine.Refusal{Rule: engine.M(34), Reason: engine.NoLinkFrom, Location: t.at}})
	return 1
}

// networkSlot places links from the first location that is in the network and has a legal one (M35, M36, A8): one action
// (M41). Without a network no location is in it (A32, N2).
func (t *turn) networkSlot(slot *SlotFacts) int {
	for i, l := range slot.At {
		if !t.network().Has(l) {
			var ours engine.Rule
			if t.network() == 0 && t.g.Edition.LinkAnywhere {
				ours = engine.A(32)
			}
			t.step(Step{Kind: Refused, Location: l, Ours: ours,
				Refusal: engine.Refusal{Rule: engine.M(35), Reason: engine.OutsideItsNetwork, Location: l}})
			continue
		}
		if t.placeLinks(l, 0) {
			return 1
		}
		var ours engine.Rule
		if i+1 < len(slot.At) { // passed over for the next
			ours = engine.A(8)
		}
		t.step(Step{Kind: Refused, Location: l, Ours: ours,
			Refusal: engine.Refusal{Rule: engine.M(36), Reason: engine.NoLinkFrom, Location: l}})
	}
	return 0
}

func (t *turn) network() engine.LocationSet { return t.s.Network(engine.AutomaSeat) }

// firstTurn is one action, told by the corner of the top card's back (M72). There is no second action and no back (M76).
func (t *turn) firstTurn() {
	top := t.g.Top(t.p)
	t.step(Step{Kind: ReadCorner, Card: top.Number})
	if top.Back.FirstTurnDevelop { // M73: the card stays on the deck
		t.do(engine.Choice{Verb: engine.FirstDevelop})
		return
	}
	card := t.drawCard()
	if !t.firstBuild(card) && !t.firstLink(card) {
		t.step(Step{Kind: Lost}) // M75: cannot happen with the printed deck
		t.do(engine.Choice{Verb: engine.Done})
	}
	t.discardCard(card) // M15: at the end of the turn
}

// firstBuild carries out the first legal build slot as a single action: no link in parentheses, no links after a mine
// (M74, A22).
func (t *turn) firstBuild(card uint8) bool {
	facts := &t.g.Deck.Cards[card]
	for i := range facts.Front {
		slot := &facts.Front[i]
		if !slot.Kind.Builds() {
			continue
		}
		t.step(Step{Kind: ReadFront, Card: facts.Number, Slot: i + 1})
		if slot.Kind.Links() {
			t.ours = engine.A(22)
		}
		if t.buildSlot(slot, false) > 0 {
			return true
		}
		t.ours = 0
	}
	return false
}

// firstLink places one link from the first location of the last slot that has a free line, in the network or not (M75,
// A44).
func (t *turn) firstLink(card uint8) bool {
	facts := &t.g.Deck.Cards[card]
	last := len(facts.Front) - 1
	t.step(Step{Kind: ReadFront, Card: facts.Number, Slot: last + 1})
	var ours engine.Rule
	if len(facts.Front[last].At) > 1 {
		ours = engine.A(44)
	}
	for _, l := range facts.Front[last].At {
		if first, ok := t.chooseLink(l, false); ok {
			t.ours = ours
			t.place(first)
			return true
		}
		t.step(Step{Kind: Refused, Location: l, Ours: ours,
			Refusal: engine.Refusal{Rule: engine.M(75), Reason: engine.NoFreeLine, Location: l}})
	}
	return false
}

// do makes a choice and answers the engine's questions about its sources, until something else is to be decided. All other
// rules hold as usual, since every action of the Automa goes through the engine (M19). The engine's own guards found the choice
// legal; a refusal all the same is a bug, after which the turn would never end.
func (t *turn) do(c engine.Choice) {
	for {
		if why := t.apply(c); !why.OK() {
			panic(fmt.Sprintf("the Automa's choice %+v is refused: %s %s", c, why.Reason, why.Rule))
		}
		switch t.s.Decision {
		case engine.ChooseCoal, engine.ChooseIron, engine.ChooseBeer:
		default:
			return
		}
		if t.s.Actor != engine.AutomaSeat {
			return
		}
		var room [engine.MaxSpaces]engine.Choice
		c = t.source(t.g.Choices(t.s, room[:0]))
	}
}

// apply makes a choice and keeps its events. Those after the end of the turn are kept for the last step.
func (t *turn) apply(c engine.Choice) engine.Refusal {
	if t.steps == nil {
		return t.g.Game.Apply(t.s, c, nil)
	}
	st := Step{Kind: Acted, Choice: c, Alone: t.alone}
	t.alone = false
	if c.Verb == engine.Sell {
		st.Tile = t.s.Tiles[c.Space].Tile
	}
	var log engine.Log
	why := t.g.Game.Apply(t.s, c, &log)
	for i, e := range log {
		if e.Kind == engine.TurnEnded {
			log, t.after = log[:i:i], log[i:]
			break
		}
	}
	st.Events, st.Ours = log, t.ours
	t.step(st)
	t.ours = 0
	return why
}

func (t *turn) step(s Step) {
	if t.steps == nil {
		return
	}
	if s.Ours == 0 {
		s.Ours = oursIf[s.Refusal.Reason]
	}
	if s.Kind == ReadBack || s.Kind == ReadCorner {
		s.Alike = t.g.alike(t.p)
	}
	if i := t.builds(&s); i != 0 {
		s.Tile = t.g.Next(&t.s.Players[engine.AutomaSeat], i)
	}
	*t.steps = append(*t.steps, s)
}

// builds is the industry that a step reads of or tries to build; none for any other step.
func (t *turn) builds(s *Step) engine.Industry {
	switch {
	case s.Kind == Refused && s.Building == 0:
		return s.Industry
	case s.Kind == ReadFront:
		return t.g.Deck.Cards[t.g.Deck.Index(s.Card)].Front[s.Slot-1].Industry
	case s.Kind == ReadBack && s.Back == BackSell:
		return t.g.AutomaRules.substitute
	}
	return 0
}

// oursIf are our own decisions that a refusal rests on for a reason alone.
var oursIf = [engine.Reasons]engine.Rule{
	engine.NoLinkLeft: engine.A(2), engine.TileNotInEra: engine.A(39), engine.NoStart: engine.A(40),
}
