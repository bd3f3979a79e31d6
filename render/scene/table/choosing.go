package table

import (
	"slices"
	"time"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/theatre"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/pick"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/sound"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// choosing is the mode in which the human is asked, and picks the parts of a choice. The motion of their last action may still
// go on: they can answer before it ends.
type choosing struct {
	asking
	question pick.Question
	picked   pick.Selection
	raised   int              // position in the hand of the card that was clicked last: another one may be like it
	pointed  int              // the card of the fan under the finger, or -1
	refused  pick.Explanation // of the last click that led nowhere
	panel    panel.Model      // of the question and the selection
	hint     *hinting         // that was asked for, nil without
	ahead    *hinting         // that may be asked for, see thinksAhead
	since    time.Duration    // the human is asked, by the clock of views
}

func newChoosing(s *Scene) *choosing {
	ch := &choosing{asking: asking{plain: plain{s}}, pointed: -1, since: s.now, question: pick.Ask(s.game.Game, &s.position.State)}
	ch.look()
	return ch
}

func (*choosing) String() string { return "choosing" }

// look makes the panel anew after the selection has changed.
func (ch *choosing) look() { ch.panel = panel.New(ch.question, ch.picked) }

// cardAtMost reports whether the human is asked for an action and has picked no more than a card, with no hint, preview or
// refusal in the panel.
func (ch *choosing) cardAtMost() bool {
	_, previewed := ch.panel.Bill()
	return ch.question.State.Decision == engine.ChooseAction && ch.hint == nil && ch.refused.OK() && !previewed &&
		!slices.ContainsFunc(ch.picked.Things(), func(t thing.Thing) bool { return t.Kind != thing.Card })
}

// arrive calls the person to their turn.
func (ch *choosing) arrive() { ch.table.call() }

func (ch *choosing) hold(waited time.Duration) {
	ch.since += waited
	for _, h := range []*hinting{ch.hint, ch.ahead} {
		if h != nil {
			h.began += waited
		}
	}
}

func (ch *choosing) draw(c *widget.Canvas, area view.Rect, shown *motion.Moment) {
	s := ch.table
	ch.panel.CanUndo = s.rec.CanUndo()
	ch.panel.Which = s.which
	ch.panel.Refused, ch.panel.Again = ch.refused, s.lastAnswer(pages.Now) >= 0
	ch.panel.Companion, ch.panel.Anyway = s.onTable(), ch.overrules()
	if ch.panel.Notes = nil; c.Size.Layout() != view.Wide || !s.game.PrivateHand() { // else they are beside it, in the place of the hand
		ch.panel.Notes = s.companionNotes(s.words)
	}
	if ch.panel.Hint = nil; ch.hint != nil {
		ch.panel.Hint = &ch.hint.panel
	}
	ch.panel.Scroll = panel.Draw(c, area, &ch.panel)
	if c.Size.Layout() == view.Wide && shown.Position.Solo && companion.TopKnown(s.rec) {
		theatre.DrawStrip(c, panel.Strip(area, c.Reading), s.game, theatre.OnTop(s.game, &shown.Position))
	}
}

func (ch *choosing) keys(c *widget.Canvas) {
	if ch.motion == nil {
		c.Key("replay-turn", replayTurn{})
	}
	if !ch.table.onTable() {
		c.Key("hint", panel.AskHint{})
	}
	if ch.hint != nil && ch.hint.panel.Thinking {
		c.Key("back", panel.AskHint{})
	}
}

// light lights up the things that lead to a legal choice, and shows the selection and its effects.
func (ch *choosing) light(c *widget.Canvas, m *models) {
	m.board.Quiet = false
	ch.lightBoard(c, &m.board)
	ch.lightSources(&m.board)
	ch.lightPointed(c, &m.board)
	ch.lightHand(&m.hand)
	ch.lightMarket(&m.market)
	m.mat.Asked, m.mat.Lit, m.mat.Picked = true, ch.question.Lit(ch.picked), ch.picked.Choice().Industry
	if b, ok := ch.panel.Bill(); ok {
		m.tracks.After = tracks.AfterOf(m.tracks.State, m.tracks.Coming, &b)
	}
}

// lightBoard lights up the things that lead to a legal choice, with the card of the hand that is looked at if one is, and shows
// the tile or link that would be placed.
func (ch *choosing) lightBoard(canvas *widget.Canvas, m *board.Model) {
	position, open := ch.table.position, &m.Marks.Open
	picked := ch.looking(canvas)
	*open = ch.question.Lit(picked)
	open[thing.Location] = 0
	m.Marks.Over = ch.over(picked)
	m.Price = func(t thing.Thing) string { return ch.panel.Price(words.In(canvas.Words), t) }
	c := ch.picked.Choice()
	if ready, ok := ch.panel.Ready(); ok {
		c = ready
	}
	switch { // places of another action with the same card would only distract
	case c.Space != 0:
		open[thing.Line] = 0
	case c.Line != 0:
		open[thing.Space], open[thing.Merchant], open[thing.Port], open[thing.Distant] = 0, 0, 0, 0
	}
	for _, part := range []thing.Kind{thing.Space, thing.Line, thing.Merchant, thing.Port, thing.Distant} {
		m.Marks.Picked.Add(thing.InChoice(c, part))
	}
	switch {
	case (c.Verb == engine.Build || c.Verb == engine.DoubleBuild) && c.Space != 0 && c.Industry != 0:
		player := &position.Players[ch.table.you]
		m.Ghosts = append(m.Ghosts, board.Ghost{On: thing.Of(c.Space), Tile: ch.table.game.Next(player, c.Industry)})
	case c.Verb == engine.Network && c.Line != 0:
		m.Ghosts = append(m.Ghosts, board.Ghost{On: thing.Of(c.Line)})
	}
}

// over are the spaces with a tile that one of the remaining choices would build over.
func (ch *choosing) over(picked pick.Selection) (spaces thing.Set) {
	for _, c := range ch.question.Fit(picked) {
		if (c.Verb == engine.Build || c.Verb == engine.DoubleBuild) && ch.table.position.Tiles[c.Space].Tile != 0 {
			spaces.Add(thing.Of(c.Space))
		}
	}
	return spaces
}

// looking is the selection that a click on the card of the hand that is looked at would make, if it would add the card, else the
// selection as it is.
func (ch *choosing) looking(c *widget.Canvas) pick.Selection {
	if i, attended := hand.Attended(c); attended {
		if card, known := ch.thing(hand.Card{Index: i}); known && !ch.picked.Has(card) {
			if with, why := ch.question.Click(ch.picked, card); why.OK() {
				return with
			}
		}
	}
	return ch.picked
}

// lightPointed marks on the board the thing that is pointed at in the panel beside it, which was drawn before.
func (ch *choosing) lightPointed(c *widget.Canvas, m *board.Model) {
	id := c.Pointer.Hover
	if c.Pointer.Keyed {
		id = c.Pointer.Focus
	}
	if t := c.View.Target(id); t != nil {
		if on, ok := t.About.(thing.Thing); ok {
			if on.Kind == thing.Merchants {
				on.Kind = thing.Location
			}
			m.Marks.Looked.Add(on)
		}
	}
}

func (ch *choosing) lightHand(m *hand.Model) {
	m.Asked = true
	m.Lit = ch.question.Lit(ch.picked)
	card := ch.picked.Choice().Card
	if c, ok := ch.panel.Ready(); ok && card == 0 {
		card = c.Card
	}
	if i := ch.handIndex(&m.State.Players[ch.table.you], card); i >= 0 && card != 0 {
		m.Picked[i] = true
	}
}

// handIndex is the position in the hand of a card that was picked. Of several alike, it is the one that was clicked.
func (ch *choosing) handIndex(p *engine.Player, card engine.Card) int {
	if p.Hand[ch.raised] == card {
		return ch.raised
	}
	return slices.Index(p.Hand[:], card)
}

// lightSources shows the sources of the cubes and barrels of the previewed choice, and the way of the coal.
func (ch *choosing) lightSources(m *board.Model) {
	b, ok := ch.panel.Bill()
	if !ok {
		return
	}
	c, _ := ch.panel.Ready()
	g := ch.table.game
	to := engine.LocationSet(0)
	switch {
	case c.Space != 0:
		to = 1 << g.LocationOf(c.Space)
	case c.Line != 0:
		to = g.Ends(c.Line)
	}
	for _, u := range b.Used {
		switch {
		case u.Space != 0:
			m.Sources = append(m.Sources, board.Source{On: thing.Of(u.Space), Of: u.Resource})
		case u.Merchant != 0:
			m.Sources = append(m.Sources, board.Source{On: thing.Of(u.Merchant), Of: u.Resource})
		}
		if from := engine.LocationSet(1) << g.LocationOf(u.Space); u.Space != 0 && u.Resource == engine.Coal && from&to == 0 {
			m.Ways = append(m.Ways, board.Route{From: from, To: to})
		}
	}
}

func (ch *choosing) lightMarket(m *market.Model) {
	b, ok := ch.panel.Bill()
	if !ok {
		return
	}
	for _, u := range b.Used {
		m.Preview[min(u.Resource, engine.Iron)].Taken += len(u.Prices)
	}
	for _, sold := range b.Sold {
		m.Preview[sold.Resource].Added += len(sold.Prices)
	}
}

// do picks, takes back and confirms.
func (ch *choosing) do(act any) bool {
	if t, ok := ch.thing(act); ok {
		if card, inHand := act.(hand.Card); inHand && ch.raise(card.Index, t) {
			return true
		}
		ch.settle()
		ch.click(t)
		return true
	}
	if drag, ok := act.(view.Drag); ok && drag.ID == hand.FanID {
		ch.swipe()
		return true
	}
	switch act := act.(type) {
	case panel.Confirm:
		ch.settle()
		ch.choose(act.Choice)
	case panel.Back:
		ch.picked, ch.refused = ch.picked.Back(), pick.Explanation{}
		ch.look()
	case panel.Dismiss:
		ch.refused = pick.Explanation{}
	case panel.Anyway:
		ch.overrule(act.Choice)
	case panel.AskHint:
		ch.askHint()
	case panel.FoldHint:
		if ch.hint != nil {
			ch.hint.panel.Figures = !ch.hint.panel.Figures
		}
	case panel.ShowHinted:
		ch.showHinted(act.Choice)
	case screen.Hurry:
		return ch.hurried()
	default:
		return ch.panel.Scroll.Do(panel.ScrollID, act)
	}
	return true
}

// raise raises a card of the hand that is clicked. If one like it was picked, that is all: this one is meant instead.
func (ch *choosing) raise(index int, card thing.Thing) (instead bool) {
	shown := ch.moment()
	instead = ch.picked.Has(card) && index != ch.handIndex(&shown.Position.Players[ch.table.you], engine.Card(card.ID))
	ch.raised = index
	return instead
}

// swipe picks the card that a finger drawn along the hand has come to.
func (ch *choosing) swipe() {
	if ch.pointed < 0 {
		return
	}
	card, ok := ch.thing(hand.Card{Index: ch.pointed})
	if ok && !ch.picked.Has(card) {
		ch.raise(ch.pointed, card)
		ch.settle()
		ch.click(card)
	}
}

func (ch *choosing) picksPlace(place thing.Thing) bool {
	_, why := ch.question.Click(ch.picked, place)
	return why.OK() && !ch.picked.Has(place)
}

// thing returns the thing of the game that an act names, and reports whether there is one.
func (ch *choosing) thing(act any) (thing.Thing, bool) {
	switch act := act.(type) {
	case thing.Thing:
		if act.Kind == thing.Industry || act.Kind == thing.Distant {
			ch.table.pages = nil // the mat or the chart may lie over the table
		}
		return act, true
	case hand.Card:
		cards := ch.moment().Position.Players[ch.table.you].Hand // the position in the hand is one that was shown
		if act.Index < len(cards) && cards[act.Index] != 0 {
			return thing.Of(cards[act.Index]), true
		}
	}
	return thing.Thing{}, false
}

// click picks a thing, or tells why it cannot be picked. An answer that leaves nothing open and costs nothing more is given
// at once: a source, or that the action is done.
func (ch *choosing) click(t thing.Thing) {
	picked, why := ch.question.Click(ch.picked, t)
	ch.refused = why
	if !why.OK() {
		ch.table.Ask(screen.Noise{Sound: sound.Refused})
		return
	}
	ch.picked = picked
	ch.table.Ask(screen.Noise{Sound: sound.Select})
	if c, ok := ch.question.Whole(picked); ok && (c.Verb == engine.Done || panel.AtOnce(ch.table.position.Decision) || ch.table.onTable() && goesOn(ch.table.position.Decision)) {
		ch.choose(c)
		return
	}
	ch.look()
}

// goesOn reports whether a decision is for more of a confirmed action, such as another link. On a real table the player has done it
// already, and takes a wrong tap back with another tap.
func goesOn(d engine.Decision) bool {
	return d == engine.ChooseLink || d == engine.ChooseSale || d == engine.ChooseDevelop
}

// choose records the human's choice, shows its effects, and lets the Automa answer.
func (ch *choosing) choose(c engine.Choice) { ch.record(c, ch.table.rec.Act) }

// record records a choice in one of the ways of the record, or tells why it is refused.
func (ch *choosing) record(c engine.Choice, by func(engine.Choice) engine.Refusal) {
	s := ch.table
	at := len(s.rec.Entries())
	if why := by(c); !why.OK() {
		ch.refused = pick.Explanation{Kind: pick.Refused, Refusal: why, Wish: c}
		s.Ask(screen.Noise{Sound: sound.Refused})
		return
	}
	s.afterHumanChoice(at)
}
